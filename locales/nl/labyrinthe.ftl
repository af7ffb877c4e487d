### Le Jeu du Labyrinthe

## De regels, punt voor punt: bord en opzet

LAB-01 = Je speelt met twee of vier mensen. Ieder heeft vier pionnen van één kleur. Met z’n tweeën zit je in tegenoverliggende hoeken.
LAB-02 = Het bord heeft 21 × 21 velden. De negen in het midden zijn het witte centrum. De vier velden in elke hoek zijn een thuis: jouw pionnen beginnen in het jouwe. Verder zijn het gewone velden, open voor iedereen.
LAB-03 = De muren zijn 32 blokken van verschillende vorm. Elk heeft zijn figuur in mauve op het bord en begint daar. Elk kwart van het bord heeft dezelfde acht vormen.
LAB-04 = Je kunt een andere opstelling laden als die 32 blokken heeft, elk uit één stuk. Ze mogen elkaar, een thuis of het centrum niet overlappen.
LAB-05 = Wie begint wordt geloot of gekozen. Daarna gaat het met de klok mee.

## Een beurt

LAB-10 = Je beurt heeft twee delen: je verzet een van je pionnen, en je verschuift één blok, welk je maar wilt.
LAB-11 = Jij kiest wat eerst komt. Alleen de allereerste beurt van het spel begint met de pion, als er een kan bewegen.
LAB-12 = Een pion gaat recht langs zijn rij of kolom, één veld of zoveel je wilt. Hij gaat nooit schuin.
LAB-13 = Een pion gaat nooit een blok in of eroverheen.
LAB-14 = Een pion springt nooit over een andere en eindigt nooit op een andere, behalve in het centrum.
LAB-15 = Een blok schuift recht langs rijen of kolommen, minstens één veld. Het wordt niet gedraaid en gaat nooit schuin. Alle velden waar het overheen schuift liggen op het bord en zijn vrij van blokken en pionnen.
LAB-16 = Waar een blok stopt, raakt het een ander blok met een zijde of een hoek. Een blok dat het al raakte is genoeg. De rand van het bord en pionnen tellen niet.
LAB-17 = Een blok komt nooit op de negen witte velden en gaat er nooit overheen.
LAB-18 = Een blok mag niet stoppen op een veld met een pion.
LAB-19 = Het blok dat de speler voor jou net heeft verschoven, mag jij niet verschuiven.
LAB-20 = Aan tafel geldt: aanraken is zetten. Hier mag je kijken en proberen, maar wat verstuurd is, blijft.

## Het centrum en het einde

LAB-21 = Komt je pion in een rechte lijn het centrum in en treft hij daar een pion, dan mag hij dat veld nemen. Jij kiest een vrij wit veld, en de andere pion gaat daarheen. Dat geldt voor elke kleur, ook je eigen, maar alleen als je pion van buiten komt.
LAB-22 = In het centrum bewegen pionnen zoals elders. Ze mogen het oversteken en weer verlaten.
LAB-23 = Wie het eerst drie van zijn vier pionnen in het centrum heeft, wint meteen, ook met het eerste deel van een beurt.
LAB-24 = Kan het ene deel niet, dan doe je alleen het andere. Na het eerste deel moet het andere volgen als het dan kan. Kan geen van beide, dan gaat je beurt vanzelf voorbij. Uit vrije wil passen kan niet.
LAB-25 = Heeft niemand gewonnen als de grens van het aantal beurten is bereikt, dan is het spel gelijk.

## Waarom iets niet kan

why-over = Het spel is afgelopen.
why-drawn = Het spel is afgelopen: gelijk na { $turns } beurten.
why-not-your-turn = Iemand anders is aan de beurt.
why-pawn-moved = Je hebt deze beurt al een pion verzet. Verschuif nu een blok.
why-block-moved = Je hebt deze beurt al een blok verschoven. Verzet nu een pion.
why-pawn-first = De eerste beurt van het spel begint met een pion.
why-no-pawn = Op { $square } staat geen pion.
why-not-your-pawn = De pion op { $square } is niet van jou.
why-pawn-stays = Een pion gaat minstens één veld.
why-pawn-not-straight = Een pion gaat recht langs zijn rij of kolom.
why-block-in-the-way = Op { $square } ligt een blok in de weg.
why-pawn-in-the-way = Op { $square } staat een pion in de weg.
why-pawn-there = Op { $square } staat een pion.
why-from-inside = De pion op { $square } kan alleen worden verplaatst door een pion die van buiten het centrum komt.
why-shift-where = Op { $square } staat een pion. Zeg naar welk wit veld die gaat.
why-shift-outside = { $square } is geen wit veld.
why-shift-taken = Op { $square } staat al een pion.
why-nobody-there = Op { $square } staat geen pion om te verplaatsen.
why-no-block = Op { $square } ligt geen blok.
why-other-name = Het blok op { $square } heet { $name }.
why-just-moved = De speler voor jou heeft dit blok net verschoven.
why-block-stays = Een blok schuift minstens één veld.
why-block-not-straight = Een blok schuift recht langs rijen of kolommen.
why-block-off-board = Het blok zou van het bord af gaan.
why-white-squares = Het blok zou op het witte veld { $square } komen.
why-block-against-block = Op { $square } ligt een ander blok in de weg.
why-block-against-pawn = Op { $square } staat het blok een pion in de weg.
why-block-on-pawn = Het blok zou op de pion op { $square } stoppen.
why-not-touching = Daar zou het blok geen ander blok raken.

### De client: wat bord, rand en voorbereiding zeggen

## Stukken en richtingen

lab-pawn = Pion
lab-the-block = Blok
lab-pawn-own = jouw pion
lab-pawn-other = pion van { $name }
lab-block =
    { $size ->
        [3] blok van drie op { $square }
        [4] blok van vier op { $square }
        [5] blok van vijf op { $square }
       *[other] blok van { $size } op { $square }
    }
lab-north = noordwaarts tot { $square }
lab-east = oostwaarts tot { $square }
lab-south = zuidwaarts tot { $square }
lab-west = westwaarts tot { $square }

## Wat er gebeurt, voor het verslag

lab-log-moved = { $name } zet een pion van { $start } naar { $end }.
lab-log-shifted = { $name } verplaatst de pion van { $owner } van { $start } naar { $end }.
lab-log-slid =
    { $size ->
        [3] { $name } schuift een blok van drie van { $start } naar { $end }.
        [4] { $name } schuift een blok van vier van { $start } naar { $end }.
        [5] { $name } schuift een blok van vijf van { $start } naar { $end }.
       *[other] { $name } schuift een blok van { $size } van { $start } naar { $end }.
    }
lab-log-no-pawn = { $name } kan geen pion zetten.
lab-log-no-block = { $name } kan geen blok schuiven.
lab-log-passed = { $name } kan niets verplaatsen, en de beurt gaat voorbij.
lab-log-won = { $name } heeft drie pionnen in het centrum en wint.
lab-log-drawn = Na { $turns } beurten zonder winnaar is het spel gelijk.

## Wat er gevraagd wordt, als kop

lab-ask-both = Jouw beurt: verplaats een pion en een blok.
lab-ask-first = Jouw beurt: eerst een pion, dan een blok.
lab-ask-pawn = Zet nu een van je pionnen.
lab-ask-block = Schuif nu een blok.
lab-ask-send = Je beurt is klaar. Speel haar of verander haar.
lab-ask-sent = Je beurt wordt gespeeld.
lab-ask-other = { $name } is aan zet.
lab-ask-won-you = Je hebt drie pionnen in het centrum. Je wint.
lab-ask-won = { $name } heeft drie pionnen in het centrum en wint.
lab-ask-drawn = Het spel is gelijk.
lab-shift-ask = Kies een wit veld voor de pion die plaatsmaakt.

## Het bord, zijn velden en toetsen

lab-board = Het bord met zijn velden
lab-square-white = wit centrum
lab-square-home = thuis van { $name }
lab-pawn-lines = { $pawn } op { $square }: { $ways }
lab-pawn-stuck = { $pawn } op { $square } kan niet weg
lab-block-slides = { $block } kan schuiven: { $ways }
lab-block-stuck = { $block } kan niet weg
lab-block-barred = { $block }, op slot: zojuist door de vorige speler verschoven
lab-choice-pawn = hierheen kan je pion
lab-choice-onto = hierheen kan je pion en hij verplaatst de andere
lab-choice-block = het blok kan tot { $square } schuiven
lab-choice-barred = op { $square } mag het blok niet stoppen: het raakt daar geen ander blok
lab-choice-shift = hierheen kan de pion die plaatsmaakt
lab-plan-pawn = Pion van { $start } naar { $end }.
lab-plan-shift = Pion van { $start } naar { $end }, de andere naar { $to }.
lab-plan-block = Blok van { $start } naar { $end }.
lab-taken-back = Teruggenomen.
lab-other-back = De andere zet kan nu niet meer en is teruggenomen.
lab-say-pawns = { $name }: { $squares }; { $count } van { $most } in het centrum.
lab-say-watching = Je kijkt toe.
lab-key-squares = Over de velden lopen
lab-key-jump = Naar het laatste bereikbare veld of het volgende stuk springen
lab-key-pick = Een stuk oppakken en neerzetten; nog eens op zijn veld: de beurt spelen
lab-key-back = Het stuk terugleggen, een zet terugnemen
lab-key-send = De beurt spelen
lab-key-next = Volgende of vorige eigen pion, of bereikbaar veld
lab-key-blocks = Volgend of vorig blok dat weg kan
lab-key-zoom = Dichterbij, verder weg, het hele bord
lab-key-todo = Zeggen wat er nog te doen is
lab-key-mine = Zeggen waar je pionnen staan
lab-key-others = Zeggen waar de andere pionnen staan

## Rand en plaatjes

lab-tray-done = verplaatst
lab-tray-next = te verplaatsen
lab-tray-later = komt daarna
lab-tray-never = kan niet
lab-zoom-in = Dichterbij kijken
lab-zoom-out = Het hele bord
lab-nearer = Eén halte dichterbij
lab-further = Eén halte verder
lab-back = Terugnemen
lab-send = Spelen
lab-in-centre = { $count } van { $most } pionnen in het centrum

## Voorbereiding

lab-setup-begins = Wie begint
lab-setup-by-lot = Het lot
lab-setup-limit = Langste spel
lab-setup-turns = { $turns } beurten
lab-setup-limit-note = Zonder winnaar tot dan is het spel gelijk.
lab-chosen-limit = Gelijk na { $turns } beurten zonder winnaar
lab-chosen-layout = Met een eigen opstelling

## Het einde

lab-ending = Het bord aan het eind en de wegen van de pionnen
lab-ending-show = Wiens wegen
lab-ending-all = Iedereen
lab-ending-tally =
    { $moves ->
        [one] Eén zet met een pion
       *[other] { $moves } zetten met een pion
    }, { $slides ->
        [one] één met een blok
       *[other] { $slides } met een blok
    }
