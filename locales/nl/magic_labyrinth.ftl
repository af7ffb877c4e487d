### Het magische labyrint

game-magic_labyrinth = Het magische labyrint
game-magic_labyrinth-pitch = Jonge tovenaars lopen over een vloer die muren verbergt. Een muur vind je door ertegenaan te botsen, en daarna moet je hem onthouden.
game-magic_labyrinth-aim = Verzamel als eerste vijf magische symbolen.
game-magic_labyrinth-facts = 2 tot 4 spelers · 20 tot 30 minuten · een geheugenspel

## De regels, punt voor punt: bord en opbouw

MAG-01 = Je speelt met z’n tweeën, drieën of vieren. Ieder leidt één tovenaar: rood, blauw, geel of groen.
MAG-02 = De vloer heeft 6 × 6 velden. Tussen velden naast elkaar zijn 60 sleuven, en in elke sleuf kan een muur staan. De buitenrand is dicht.
MAG-03 = Er zijn 24 muren en 24 fiches, en elk fiche toont een ander magisch symbool. Dezelfde 24 symbolen staan op de vloer: één op elk veld, behalve op de vier hoeken en de twee velden naast elke hoek. Welk symbool waar staat, wordt voor elke partij opnieuw geloot. Een andere vloer kan worden geladen als de 24 symbolen op 24 verschillende velden staan; ook een hoek mag er een hebben.
MAG-04 = Voor de partij komen er hooguit 24 muren onder de vloer; de andere blijven buiten het spel. Van elk veld loopt er een weg naar elk ander veld. Een makkelijk labyrint heeft 19 muren en een moeilijk 24; elk aantal van 0 t/m 24 is mogelijk.
MAG-05 = Niemand weet waar de muren staan. Een willekeurig labyrint wordt geloot uit alle die met dat aantal muren zijn toegestaan, elk met dezelfde kans. Een met de hand gebouwd labyrint krijgt nul tot drie kwartslagen, elk aantal met dezelfde kans; alleen de muren draaien, niet de symbolen. Voordat je gaat zitten, zie je dat het met de hand gebouwd is, en door wie. Blijft het na het draaien bijna gelijk (minder dan drie verschillende standen), dan mag wie het bouwde alleen toekijken. Tot de partij voorbij is, krijgt niemand een muur te zien waar nog niemand tegenaan is gelopen.
MAG-06 = Elke tovenaar begint in een eigen hoek. Met twee spelers liggen de hoeken schuin tegenover elkaar.
MAG-07 = Er wordt één fiche uit de zak getrokken en open neergelegd. Het symbool daarop wordt gezocht.
MAG-08 = Thuis aan tafel begint wie het laatst verdwaald is. Hier wordt geloot wie begint, of het wordt bij de opbouw gekozen. Daarna gaat het met de klok mee.

## Een beurt

MAG-10 = De dobbelsteen heeft de kanten 1, 2, 2, 3, 3 en 4. Je gooit één keer per beurt.
MAG-11 = Je mag zoveel stappen zetten als de dobbelsteen aangeeft, of minder, en zo vaak afslaan als je wilt. Stappen die je niet gebruikt, vervallen. Je mag altijd blijven staan.
MAG-12 = Een stap gaat omhoog, omlaag, naar links of naar rechts naar het volgende veld. Hij gaat nooit schuin en nooit van de vloer af.
MAG-13 = Je mag niet vooraf naar muren voelen: een stap die je probeert, heb je gezet, en je kunt hem niet terugnemen. Je mag tegen een muur lopen die je kent. Welke stappen mogen, hangt nooit van de muren af.
MAG-14 = Je mag over een veld lopen waar een andere tovenaar staat, maar je mag daar niet stoppen. Je mag er dus alleen op stappen als je genoeg stappen overhebt om een vrij veld te bereiken, muren niet meegeteld. Alleen als je je beurt op een gedeeld veld begint, mag je daar blijven.
MAG-15 = Loop je tegen een muur, dan valt het balletje. Je tovenaar gaat terug naar zijn starthoek, de stappen die je nog had vervallen, en je beurt is voorbij. Iedereen ziet waar het was.
MAG-16 = Staat er in die hoek een andere tovenaar, dan staan ze er samen tot een van de twee verdergaat.

## Symbolen en het einde

MAG-20 = Bereik je het gezochte symbool, dan pak je het fiche, ook als je er door een muur naar terug moet. De stappen die je nog had vervallen, en je beurt is voorbij. Er wordt een nieuw fiche getrokken en open neergelegd.
MAG-21 = Staat er al een tovenaar op het nieuwe gezochte symbool, dan krijgt zijn speler dat fiche meteen en wordt er nog een getrokken. Dat kan meerdere keren na elkaar gebeuren.
MAG-22 = Staan er twee tovenaars op het nieuwe gezochte symbool, dan krijgt de eerste dat fiche en de tweede een fiche uit de zak, wat het ook toont. De eerste is wie het eerst aan de beurt komt, geteld vanaf de speler die nu volgt. Wint de eerste met dit fiche, dan wordt er geen meer getrokken.
MAG-23 = Wie het vijfde fiche krijgt, wint, en de partij is voorbij.

## Onthouden

MAG-30 = Dit is een geheugenspel. Een botsing met een muur zie je één keer, op het moment zelf. Met de geheugensteun blijven gevonden muren en gelopen doorgangen voor iedereen zichtbaar. Iedereen ziet deze keuze voor hij gaat zitten.
MAG-31 = Als de partij voorbij is, wordt het hele labyrint getoond.

## Waarom iets niet kan

why-off-board = Daar houdt de vloer op. Kies een andere richting.
why-diagonal = Een stap gaat omhoog, omlaag, naar links of naar rechts, niet schuin.
why-not-your-turn = Deze tovenaar is niet aan de beurt.
why-over = De partij is voorbij.
why-roll-first = Je moet eerst gooien.
why-draw-first = Eerst wordt er een fiche getrokken.
why-already-rolled = Er is al gegooid.
why-no-such-face = De dobbelsteen heeft geen { $face }. Hij toont 1, 2, 3 of 4.
why-no-draw-now = Er wordt nu geen fiche getrokken.
why-not-in-bag = Dit fiche zit niet meer in de zak.
why-occupied-last-step = Op { $field } staat een andere tovenaar, en dit zou je laatste stap zijn. Daar mag je niet stoppen.
why-occupied-no-way-on = Op { $field } staat een andere tovenaar, en je hebt te weinig stappen over om daarna een vrij veld te bereiken.
why-stop-occupied = Op { $field } staat nog een tovenaar. Loop door naar een vrij veld.
why-chance-draws = Dit beslist het toeval. Kiezen kan niet.
why-cut-off =
    { $count ->
        [one] Er loopt geen weg naar { $fields }. Haal een muur weg.
       *[other] Er loopt geen weg naar deze velden: { $fields }. Haal een muur weg.
    }
why-same-turned = Dit labyrint ziet er na het draaien weer hetzelfde uit. Je zou dus weten waar de muren staan. Verander het, of open de tafel zonder eigen plaats en kijk toe.

### Het scherm: wat bord, bakje en opzet zeggen

## De magische symbolen

symbol-owl = uil
symbol-key = sleutel
symbol-bat = vleermuis
symbol-book = boek
symbol-bottle = fles
symbol-broom = bezem
symbol-candle = kaars
symbol-cat = kat
symbol-crown = kroon
symbol-crystal = kristal
symbol-feather = veer
symbol-frog = kikker
symbol-ghost = spook
symbol-hat = hoed
symbol-kettle = ketel
symbol-lamp = lamp
symbol-lizard = hagedis
symbol-moon = maan
symbol-mushroom = paddenstoel
symbol-potion = toverdrank
symbol-ring = ring
symbol-scroll = perkamentrol
symbol-spider = spin
symbol-star = ster

## Wat er gebeurt, voor het verslag

mag-log-rolled = { $name } gooit: { $value }.
mag-log-stepped = { $name } loopt van { $start } naar { $end }.
mag-log-bumped = { $name } loopt tussen { $a } en { $b } tegen een muur en gaat terug naar { $home }.
mag-log-bumped-once = { $name } loopt tegen een muur en gaat terug naar { $home }.
mag-log-stopped = { $name } stopt.
mag-log-took = { $name } pakt het fiche ‘{ $symbol }’.
mag-log-drawn = { $name } krijgt een fiche uit de zak: ‘{ $symbol }’.
mag-log-wanted = Nu gezocht: { $symbol }.
mag-log-won = { $name } heeft vijf fiches en wint.
mag-log-revealed = De vloer gaat omhoog en het labyrint wordt zichtbaar.

## Wat er gevraagd wordt, als kop

mag-ask-walk-you =
    { $steps ->
        [one] Jouw beurt: één stap. Gezocht: { $symbol }.
       *[other] Jouw beurt: hooguit { $steps } stappen. Gezocht: { $symbol }.
    }
mag-ask-walk =
    { $steps ->
        [one] { $name } heeft één stap. Gezocht: { $symbol }.
       *[other] { $name } heeft hooguit { $steps } stappen. Gezocht: { $symbol }.
    }
mag-ask-won-you = Je hebt vijf fiches. Je hebt gewonnen.
mag-ask-won = { $name } heeft vijf fiches en wint.
mag-ask-wait = Nu wordt er gegooid.

## Het bord, zijn velden en toetsen

mag-board = De vloer met zijn velden
mag-up = boven
mag-right = rechts
mag-down = beneden
mag-left = links
mag-here = hier
mag-field-wanted = gezocht
mag-field-own = jouw tovenaar
mag-field-other = tovenaar van { $name }
mag-field-own-corner = jouw starthoek
mag-field-corner = starthoek van { $name }
mag-field-choice = één stap, richting: { $direction }
mag-field-marked = stap { $number } van je weg
mag-field-walls = muur: { $sides }
mag-field-open = vrij: { $sides }
mag-far = Loop veld voor veld: kies een veld naast je tovenaar, of sleep hem langs een weg.
mag-no-further = Daar moet je stoppen.
mag-say-position = Je staat op { $field }.
mag-say-watching = Je kijkt toe.
mag-say-wanted = Gezocht: { $symbol }, op { $field }. Vanaf je tovenaar: { $way }.
mag-say-wanted-on = Gezocht: { $symbol }, op { $field }.
mag-say-nothing-wanted = Er wordt nu geen symbool gezocht.
mag-say-other = { $name }: { $field }.
mag-say-chips =
    { $count ->
        [0] { $name }: geen fiches.
        [one] { $name }: één fiche, { $symbols }.
       *[other] { $name }: { $count } fiches, { $symbols }.
    }
mag-key-fields = Over de velden lopen
mag-key-step = Naar het gekozen veld stappen
mag-key-directions = Eén stap naar boven, rechts, beneden of links (toetsen n, e, s, w)
mag-key-stop = Stoppen; je beurt eindigt
mag-key-back = Een gemarkeerde stap terugnemen
mag-key-mine = Naar je tovenaar gaan
mag-key-position = Voorlezen waar je staat
mag-key-wanted = Voorlezen wat gezocht wordt en welke kant het op is
mag-key-others = Voorlezen waar de anderen staan
mag-hidden =
    { $walls ->
        [0] Er is geen muur.
        [one] Verborgen: waar de enige muur staat.
       *[other] Verborgen: waar de { $walls } muren staan.
    }
mag-hidden-more = Muren in totaal: { $walls }; als bekend gemarkeerd: { $known }. Fiches in de zak: { $count }.
mag-can-stop = hier blijven
mag-key-chips = Voorlezen wie welke fiches heeft
mag-key-die = Voorlezen wat de dobbelsteen toont en hoeveel stappen er over zijn

## Dobbelsteen, fiches en knoppen

mag-tray-wanted = Gezocht
mag-tray-die = De dobbelsteen toont { $value }.
mag-tray-steps =
    { $steps ->
        [0] Geen stappen meer.
        [one] Nog één stap.
       *[other] Nog { $steps } stappen.
    }
mag-tray-stop = Stop op { $field }
mag-tray-stay = Blijf op { $field }
mag-tray-no-stop = Niet stoppen op { $field }
mag-tray-ends = Je beurt eindigt
mag-tray-waiting = { $name } is aan de beurt
mag-tray-go =
    { $steps ->
        [one] Zet één stap
       *[other] Zet { $steps } stappen
    }
mag-tray-back = Terugnemen
mag-chips =
    { $count ->
        [0] Geen fiches
        [one] Eén fiche: { $symbols }
       *[other] { $count } fiches: { $symbols }
    }

## Opzet en labyrinten met de hand

mag-setup-labyrinth = Labyrint
mag-setup-easy = Makkelijk
mag-setup-hard = Moeilijk
mag-setup-number = Naar keuze
mag-setup-by-hand = Met de hand
mag-setup-walls =
    { $walls ->
        [0] Geen muren
        [one] Eén muur
       *[other] { $walls } muren
    }
mag-setup-how-many = Aantal muren
mag-setup-build = Zelf bouwen
mag-setup-aid = Geheugensteun
mag-setup-aid-note = Gevonden muren en gelopen doorgangen blijven voor iedereen zichtbaar.
mag-chosen-walls =
    { $walls ->
        [0] Labyrint zonder muren
        [one] Labyrint met één muur
       *[other] Labyrint met { $walls } muren
    }
mag-chosen-aid = Met de geheugensteun: gevonden muren blijven zichtbaar
mag-chosen-memory = Uit het hoofd: een botsing zie je alleen op het moment zelf
known-labyrinth = Je zou dit labyrint herkennen, hoe het ook gedraaid wordt. Daarom mag je dit keer alleen toekijken.
by-hand-labyrinth =
    { $count ->
        [0] Wie deze tafel heeft geopend, heeft het labyrint met de hand gebouwd. Voor de partij wordt het willekeurig gedraaid. Speelt die persoon mee, dan weet die meer dan de anderen.
        [one] { $names } heeft het labyrint met de hand gebouwd. Voor de partij wordt het willekeurig gedraaid. Toch weet wie het bouwde meer dan de anderen.
       *[other] { $names } hebben het labyrint met de hand gebouwd. Voor de partij wordt het willekeurig gedraaid. Toch weet wie het bouwde meer dan de anderen.
    }
mag-editor = De sleuven tussen de velden
mag-editor-note = Tik tussen twee velden om een muur te zetten of weg te halen. Voor de partij wordt het labyrint willekeurig gedraaid, zodat ook jij niet weet hoe het ligt.
mag-editor-count = Muren: { $walls } van { $most }
mag-editor-slot = tussen { $a } en { $b }
mag-editor-set = Muur { $slot }
mag-editor-whole = Elk veld is bereikbaar.
mag-editor-full = Alle 24 muren staan. Haal er een weg om hem te verplaatsen.
mag-editor-clear = Alles weghalen

## Het einde

mag-ending = Het labyrint en de wegen erin
mag-ending-show = Wegen van
mag-ending-all = Iedereen
mag-ending-tally =
    { $steps ->
        [one] Eén stap
       *[other] { $steps } stappen
    }, { $bumps ->
        [0] geen botsing
        [one] één botsing
       *[other] { $bumps } botsingen
    }
mag-ending-walls = Muren: { $walls }

### De regels om te lezen

ten-lines =
    Onder de vloer staan muren die niemand ziet.
    Er wordt steeds één symbool gezocht, voor iedereen hetzelfde.
    Gooi de dobbelsteen en zet hoogstens zoveel stappen.
    Je gaat nooit schuin, maar je mag zo vaak afslaan als je wilt.
    Bots je tegen een muur, dan gaat je tovenaar terug naar de starthoek.
    Je beurt is dan voorbij; onthoud waar de muur staat.
    Je mag over een veld met een andere tovenaar, maar er niet stoppen.
    Wie het gezochte symbool bereikt, krijgt het fiche.
    Meteen wordt het volgende fiche getrokken: nu wordt dat symbool gezocht.
    Met vijf fiches win je.
page-aim-text =
    Twee tot vier tovenaars zoeken hetzelfde symbool. Wie er het eerst is, krijgt het fiche, en het volgende wordt gezocht. Met vijf fiches win je.

    Wat er in de weg staat, ziet niemand. Je merkt het pas als je botst, en dan moet je het onthouden. Let ook op waar de anderen botsen.
page-setup-text =
    De vloer heeft 6 × 6 velden, en op 24 daarvan staat een symbool. Eronder staan muren tussen de velden: 19 voor een makkelijk labyrint, 24 voor een moeilijk. Je kunt elk veld bereiken.

    Elke tovenaar begint in een hoek. Het eerste fiche wordt getrokken en ligt open.
page-turn-text =
    Gooi de dobbelsteen: hij toont 1, 2, 3 of 4. Zet hoogstens zoveel stappen, omhoog, omlaag, naar links of naar rechts. Je hoeft ze niet allemaal te gebruiken.

    Een stap die je probeert, heb je gezet. Vooraf naar muren voelen mag niet.
page-walls = Muren
page-walls-text =
    Staat er een muur in de weg, dan valt het balletje onder de vloer, en je tovenaar gaat terug naar zijn starthoek. De stappen die je nog had, vervallen.

    Iedereen ziet waar het was, één keer. Met de geheugensteun, die je voor de partij kiest, blijven gevonden muren zichtbaar.
page-others = Andere tovenaars
page-others-text =
    Je mag over een veld met een andere tovenaar lopen, maar er niet stoppen. In een starthoek kunnen twee tovenaars na een botsing samen staan, tot er een weggaat.
page-chips = Symbolen en fiches
page-chips-text =
    Op het gezochte symbool eindigt je beurt en krijg je het fiche. Er wordt een nieuw fiche getrokken. Staat er al iemand op het nieuwe symbool, dan krijgt die het fiche meteen.
page-end-text =
    Met het vijfde fiche win je. Dan gaat de vloer eraf, en iedereen ziet waar de muren stonden.
picture-floor = De vloer voor vier: in elke hoek een tovenaar, en 24 symbolen. De maan wordt gezocht.
picture-walk = Rood heeft een drie gegooid en twee stappen gezet. Met nog één stap staat rood bij de gezochte lamp.
picture-bump = Rood wilde van d2 naar de ring. Daar staat een muur, en rood is weer in de starthoek.
picture-lifted = Na het einde: de vloer is weg, en de muren zijn te zien.

### Waarom een hint goed is

hint-stop = Blijf hier staan: elke andere stap die is geprobeerd, won minder vaak.
hint-chip = Daar is het gezochte symbool.
hint-wall = Tussen { $a } en { $b } staat een muur. Deze weg gaat eromheen.
hint-passed =
    { $steps ->
        [0] Hier heeft al iemand gelopen: er staat geen muur.
        [one] Hier heeft al iemand gelopen: er staat geen muur. Dan is het nog één stap naar het gezochte symbool.
       *[other] Hier heeft al iemand gelopen: er staat geen muur. Dan zijn het nog { $steps } stappen naar het gezochte symbool.
    }
hint-nearer =
    { $steps ->
        [one] Voor zover bekend is het dan nog één stap naar het gezochte symbool.
       *[other] Voor zover bekend zijn het dan nog { $steps } stappen naar het gezochte symbool.
    }

# Lessons
lesson-walk = Het symbool vinden
lesson-walk-idea = De dobbelsteen zegt hoeveel stappen je mag zetten. Het open fiche toont het symbool dat iedereen zoekt.
lesson-walk-goal = Je hebt een drie. Loop naar het gezochte symbool.
lesson-walk-done = Het fiche is van jou, en het volgende symbool wordt al gezocht.
lesson-walk-wrong-off = Daar houdt de vloer op. Loop naar een veld naast je tovenaar.
lesson-walk-wrong-stop = Je stopte voor je begon te lopen. Je had drie stappen.
lesson-walk-wrong-short = Je stopte te vroeg. Je had genoeg stappen voor het symbool.
lesson-walk-wrong-away = Drie stappen, maar niet naar het gezochte symbool. Zoek het eerst op de vloer.
lesson-wall = Muren die niemand ziet
lesson-wall-idea = Onder de vloer staan muren. Loop je ertegenaan, dan valt het balletje en gaat je tovenaar terug naar zijn starthoek.
lesson-wall-goal = Rond je tovenaar zijn muren verstopt. Vind er een.
lesson-wall-done = Nu heeft iedereen gezien waar hij staat. Onthoud het.
lesson-wall-wrong-stop = Je vond geen muur. Loop gerust: hier wil je juist botsen.
lesson-wall-wrong-out = Je glipte tussen de muren door. Probeer een andere richting.
lesson-around = Om de muur heen
lesson-around-idea = Eén muur is al gevonden. Hier is hij aangegeven, omdat deze tafel je helpt onthouden.
lesson-around-goal = Je hebt een drie. Loop zonder botsing naar het gezochte symbool.
lesson-around-done = Geen enkele botsing, en het fiche is van jou.
lesson-around-wrong-bump = Dat is de muur die is aangegeven. Je botste ertegen en staat weer in je hoek.
lesson-around-wrong-stop = Je stopte, en het fiche ligt er nog. Drie stappen zijn genoeg om eromheen te gaan.
lesson-around-wrong-away = Drie stappen, maar niet naar het gezochte symbool. Loop er om de muur heen naartoe.
lesson-win = Het vijfde fiche
lesson-win-idea = Je hebt vier fiches. Met het vijfde win je.
lesson-win-goal = Je hebt een twee. Haal je vijfde fiche.
lesson-win-done = Vijf fiches: je hebt gewonnen.
lesson-win-wrong-bump = Daar is een muur aangegeven. Er gaan twee wegen naar het symbool; de andere is vrij.
lesson-win-wrong-stop = Met twee stappen had je gewonnen. Loop maar.
lesson-win-wrong-away = Je stappen brachten je niet bij het gezochte symbool. Kijk eerst waar het ligt.
lesson-remember = Onthouden
lesson-remember-idea = Meestal is er niets aangegeven, en een botsing zie je maar één keer. Let op waar de andere tovenaar botst.
lesson-remember-goal = Je hebt een twee. Loop zonder botsing naar het gezochte symbool.
lesson-remember-done = Wie op de anderen let, botst minder vaak.
lesson-remember-wrong-bump = Tegen diezelfde muur botste de andere tovenaar al. Kijk goed en loop eromheen.
lesson-remember-wrong-stop = Je stopte, en het fiche ligt er nog. Twee stappen zijn genoeg.
lesson-remember-wrong-away = Je stappen brachten je niet bij het gezochte symbool. Het is maar twee stappen ver.
lesson-share = Langs een andere tovenaar
lesson-share-idea = Je mag over een veld lopen waar een andere tovenaar staat, maar je mag daar niet stoppen.
lesson-share-goal = Je hebt een twee. Pak het fiche voorbij de andere tovenaar.
lesson-share-done = Je mag eroverheen als je daarna nog een stap overhebt.
lesson-share-wrong-stay = Hier staat al iemand, dus je mag niet stoppen. Loop nog één stap.
lesson-share-wrong-aside = Je liep over het veld van de ander, maar sloeg toen af. Het fiche ligt rechtdoor.
lesson-share-wrong-around = Eromheen kost te veel stappen. Loop rechtdoor over het veld van de andere tovenaar.
lesson-share-wrong-stop = Je stopte meteen. Over het veld van de andere tovenaar mag je lopen.
lesson-corner = Met z’n tweeën in een hoek
lesson-corner-idea = Na een botsing sta je in je starthoek, ook als daar al iemand is.
lesson-corner-goal = Bots tegen de muur rechts van je en loop dan de hoek uit.
lesson-corner-done = Twee tovenaars mogen samen in een hoek staan tot een van de twee verdergaat.
lesson-corner-wrong-stop = Zonder botsing gebeurt er niets. Loop naar rechts: daar is de muur.
lesson-corner-wrong-away = Je hebt allebei nodig: bots eerst tegen de muur rechts van je en loop de volgende beurt de hoek uit.
