### Het magische labyrint

## De regels, punt voor punt: bord en opbouw

MAG-01 = Je speelt met twee tot vier mensen. Ieder leidt één tovenaar: rood, blauw, geel of groen.
MAG-02 = De vloer heeft 6 × 6 velden. Tussen velden naast elkaar zijn 60 gleuven, en in elke gleuf kan een muur staan. De buitenrand is dicht.
MAG-03 = Er zijn 24 muren en 24 fiches, en elk fiche toont een ander magisch symbool. Dezelfde 24 symbolen staan op de vloer: één op elk veld, behalve op de vier hoeken en de twee buren van elke hoek. Welk symbool waar staat, wordt voor elke partij opnieuw geloot. Een andere vloer kan worden geladen als de 24 symbolen op 24 verschillende velden staan; ook een hoek mag er een hebben.
MAG-04 = Voor het spel komen er tot 24 muren onder de vloer; de andere blijven buiten het spel. Van elk veld loopt er een weg naar elk ander veld. Een makkelijk labyrint heeft 19 muren en een moeilijk 24; elk aantal van 0 tot 24 is mogelijk.
MAG-05 = Niemand weet waar de muren staan. Een willekeurig labyrint wordt geloot uit alle die met dat aantal muren zijn toegestaan, elk met dezelfde kans. Een met de hand gebouwd labyrint krijgt nul tot drie kwartslagen, elk aantal met dezelfde kans; alleen de muren draaien, niet de symbolen. Tot de partij voorbij is, krijgt niemand een muur te zien waar nog niemand tegenaan is gelopen.
MAG-06 = Elke tovenaar begint in een eigen hoek. Met twee spelers liggen de hoeken tegenover elkaar.
MAG-07 = Er wordt één fiche uit de zak getrokken en open neergelegd. Het symbool daarop wordt gezocht.
MAG-08 = Thuis aan tafel begint wie het laatst verdwaald is. Hier wordt geloot wie begint, of het wordt bij de opbouw gekozen. Daarna gaat het met de klok mee.

## Een beurt

MAG-10 = De dobbelsteen heeft de kanten 1, 2, 2, 3, 3 en 4. Je gooit één keer per beurt.
MAG-11 = Je mag zoveel stappen zetten als de dobbelsteen aangeeft, of minder, en zo vaak afslaan als je wilt. Stappen die je niet gebruikt, vervallen. Je mag altijd blijven staan.
MAG-12 = Een stap gaat omhoog, omlaag, naar links of naar rechts naar het volgende veld. Hij gaat nooit schuin en nooit van de vloer af.
MAG-13 = Muren aftasten mag niet: een stap die je probeert, is een stap die je zet, en je kunt hem niet terugnemen. Je mag tegen een muur lopen die je kent. Welke stappen mogen, hangt nooit van de muren af.
MAG-14 = Je mag over een veld lopen waar een andere tovenaar staat, maar je beurt mag daar niet eindigen. Je mag er dus alleen op stappen als de stappen die je dan nog hebt je naar een vrij veld kunnen brengen, muren niet meegeteld. Zolang je erop staat, mag je niet stoppen. Alleen als je je beurt op een gedeeld veld begint, mag je daar blijven.
MAG-15 = Loop je tegen een muur, dan valt de kogel. Je tovenaar gaat terug naar zijn starthoek, de stappen die je nog had vervallen, en je beurt is voorbij. Iedereen ziet waar het was.
MAG-16 = Staat er in die hoek een andere tovenaar, dan staan ze er allebei tot een van hen verder gaat.

## Symbolen en het einde

MAG-20 = Bereik je het gezochte symbool, dan pak je het fiche, ook als een muur je ernaartoe terugstuurt. De stappen die je nog had vervallen, en je beurt is voorbij. Er wordt een nieuw fiche getrokken en open neergelegd.
MAG-21 = Staat er al een tovenaar op het nieuwe gezochte symbool, dan krijgt zijn speler dat fiche meteen en wordt er nog een getrokken. Dat kan meerdere keren na elkaar gebeuren.
MAG-22 = Staan er twee tovenaars op het nieuwe gezochte symbool, dan krijgt de eerste dat fiche en de tweede een fiche uit de zak, wat het ook toont. De eerste is wie het eerst aan de beurt komt, geteld vanaf de speler die nu volgt. Wint de eerste met dit fiche, dan wordt er geen meer getrokken.
MAG-23 = Wie het vijfde fiche krijgt, wint, en de partij is voorbij.

## Onthouden

MAG-30 = Dit is een geheugenspel. Een botsing met een muur wordt getoond als ze gebeurt, en daarna niet meer. Met de geheugensteun blijven gevonden muren en gelopen doorgangen voor iedereen zichtbaar. Iedereen ziet deze keuze voor hij gaat zitten.
MAG-31 = Als de partij voorbij is, wordt het hele labyrint getoond.

## Waarom iets niet kan

why-off-board = Daar houdt de vloer op.
why-diagonal = Een stap gaat omhoog, omlaag, naar links of naar rechts, niet schuin.
why-not-your-turn = Deze tovenaar is niet aan de beurt.
why-over = De partij is voorbij.
why-roll-first = Eerst wordt er gegooid.
why-draw-first = Eerst wordt er een fiche getrokken.
why-already-rolled = Er is al gegooid.
why-no-such-face = De dobbelsteen heeft geen { $face }. Hij toont 1, 2, 3 of 4.
why-no-draw-now = Er wordt nu geen fiche getrokken.
why-not-in-bag = Dit fiche zit niet meer in de zak.
why-occupied-last-step = Op { $field } staat een andere tovenaar, en dit zou je laatste stap zijn.
why-occupied-no-way-on = Op { $field } staat een andere tovenaar, en je stappen reiken niet tot een vrij veld daarachter.
why-stop-occupied = Op { $field } staat nog een tovenaar. Loop door naar een vrij veld.
why-chance-draws = Dit beslist het toeval. Niemand kiest het.
