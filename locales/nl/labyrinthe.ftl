### Le Jeu du Labyrinthe

game-labyrinthe = Le Jeu du Labyrinthe
game-labyrinthe-pitch = Elke beurt verplaats je een pion en verschuif je een van de muren.
game-labyrinthe-aim = Breng drie van je vier pionnen naar het witte centrum.
game-labyrinthe-facts = 2 of 4 spelers · ongeveer 40 minuten · zonder toeval, niets verborgen

## De regels, punt voor punt: bord en opzet

LAB-01 = Je speelt met z’n tweeën of met z’n vieren. Ieder heeft vier pionnen van één kleur. Met z’n tweeën begin je in hoeken schuin tegenover elkaar.
LAB-02 = Het bord heeft 21 × 21 velden. De negen in het midden zijn het witte centrum. De vier velden in elke hoek vormen een thuis: jouw pionnen beginnen in hun eigen thuis. Verder zijn het gewone velden, open voor iedereen.
LAB-03 = De muren zijn 32 blokken van verschillende vorm. Elk heeft zijn figuur in mauve op het bord en begint daar. Elk kwart van het bord heeft dezelfde acht vormen.
LAB-04 = Je kunt een andere opstelling laden als die 32 blokken heeft, elk uit één stuk. Ze mogen elkaar, een thuis of het centrum niet overlappen.
LAB-05 = Wie begint wordt geloot of gekozen. Daarna gaat het met de klok mee.

## Een beurt

LAB-10 = Je beurt heeft twee delen: je verplaatst een van je pionnen, en je verschuift één blok, welk je maar wilt.
LAB-11 = Jij kiest wat je eerst doet. Alleen de allereerste beurt van de partij begint met de pion, als er een verplaatst kan worden.
LAB-12 = Een pion gaat recht langs zijn rij of kolom, één veld of zoveel je wilt. Hij gaat nooit schuin.
LAB-13 = Een pion gaat nooit een blok in of eroverheen.
LAB-14 = Een pion springt nooit over een andere. En hij eindigt nooit op een andere, behalve als hij het centrum binnenkomt.
LAB-15 = Een blok schuift recht langs rijen of kolommen, minstens één veld. Het wordt niet gedraaid en gaat nooit schuin. Alle velden waar het overheen schuift, moeten op het bord liggen en vrij zijn van blokken en pionnen.
LAB-16 = Waar een blok stopt, moet het een ander blok raken met een zijde of een hoek. Een blok dat het al raakte, is genoeg. De rand van het bord en pionnen tellen niet.
LAB-17 = Een blok komt nooit op de negen witte velden en gaat er nooit overheen.
LAB-18 = Een blok mag niet stoppen op een veld met een pion.
LAB-19 = Het blok dat de speler voor jou net heeft verschoven, mag jij niet verschuiven. Verschoof die er geen, dan zijn alle blokken vrij.
LAB-20 = Aan tafel geldt: aanraken is zetten. Hier mag je kijken en proberen, maar wat verstuurd is, kun je niet meer veranderen.

## Het centrum en het einde

LAB-21 = Komt je pion in een rechte lijn het centrum in en treft hij daar een pion, dan mag hij dat veld nemen. Jij kiest een vrij wit veld, en de andere pion gaat daarheen. Dat geldt voor pionnen van elke kleur, ook van jezelf, maar alleen als je pion van buiten het centrum komt.
LAB-22 = In het centrum gaan pionnen zoals overal. Ze mogen het oversteken en weer verlaten.
LAB-23 = Wie het eerst drie van zijn vier pionnen in het centrum heeft, wint meteen, ook met het eerste deel van een beurt.
LAB-24 = Kan een van de twee delen niet, dan doe je alleen het andere. Na het eerste deel moet je ook het andere doen, als dat dan kan. Kan geen van beide, dan wordt je beurt overgeslagen. Zelf kiezen om over te slaan mag niet.
LAB-25 = Heeft niemand gewonnen als de beurtlimiet is bereikt, dan is het gelijkspel.

## Waarom iets niet kan

why-over = De partij is voorbij.
why-drawn = Het is gelijkspel: de beurtlimiet ({ $turns }) is bereikt.
why-not-your-turn = Iemand anders is aan de beurt.
why-pawn-moved = Je hebt deze beurt al een pion verplaatst. Verschuif nu een blok.
why-block-moved = Je hebt deze beurt al een blok verschoven. Verplaats nu een pion.
why-pawn-first = De eerste beurt van de partij begint met een pion. Verplaats er eerst een.
why-no-pawn = Op { $square } staat geen pion.
why-not-your-pawn = De pion op { $square } is niet van jou. Kies een van je eigen pionnen.
why-pawn-stays = Een pion gaat minstens één veld verder.
why-pawn-not-straight = Een pion gaat recht langs zijn rij of kolom.
why-block-in-the-way = Op { $square } ligt een blok in de weg.
why-pawn-in-the-way = Op { $square } staat een pion in de weg.
why-pawn-there = Op { $square } staat een pion.
why-from-inside = De pion op { $square } kan alleen worden verplaatst door een pion die van buiten het centrum komt.
why-shift-where = Op { $square } staat een pion. Kies naar welk wit veld die gaat.
why-shift-outside = { $square } is geen wit veld. Kies er een dat vrij is.
why-shift-taken = Op { $square } staat al een pion. Kies een vrij wit veld.
why-nobody-there = Op { $square } staat geen pion om te verplaatsen.
why-no-block = Op { $square } ligt geen blok.
why-other-name = Het blok op { $square } heet { $name }.
why-just-moved = De speler voor jou heeft dit blok net verschoven. Kies een ander.
why-block-stays = Een blok moet minstens één veld schuiven.
why-block-not-straight = Een blok schuift recht langs rijen of kolommen.
why-block-off-board = Het blok zou van het bord af gaan. Schuif het minder ver.
why-white-squares = Het blok zou op het witte veld { $square } komen.
why-block-against-block = Op { $square } ligt een ander blok in de weg.
why-block-against-pawn = Op { $square } houdt een pion het blok tegen.
why-block-on-pawn = Het blok zou op de pion op { $square } stoppen. Kies een ander veld.
why-not-touching = Daar zou het blok geen ander blok raken. Laat het tegen een ander blok stoppen.

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
lab-north = noordwaarts t/m { $square }
lab-east = oostwaarts t/m { $square }
lab-south = zuidwaarts t/m { $square }
lab-west = westwaarts t/m { $square }

## Wat er gebeurt, voor het verslag

lab-log-moved = { $name } verplaatst een pion van { $start } naar { $end }.
lab-log-shifted =
    { $whose ->
        [own] { $name } verplaatst een eigen pion van { $start } naar { $end }.
       *[other] { $name } verplaatst een pion van { $owner }: { $start } → { $end }.
    }
lab-log-slid =
    { $size ->
        [3] { $name } verschuift een blok van drie van { $start } naar { $end }.
        [4] { $name } verschuift een blok van vier van { $start } naar { $end }.
        [5] { $name } verschuift een blok van vijf van { $start } naar { $end }.
       *[other] { $name } verschuift een blok van { $size } van { $start } naar { $end }.
    }
lab-log-no-pawn = { $name } kan geen pion verplaatsen.
lab-log-no-block = { $name } kan geen blok verschuiven.
lab-log-passed = { $name } kan niets verplaatsen en wordt overgeslagen.
lab-log-won = { $name } heeft drie pionnen in het centrum en wint.
lab-log-drawn = De beurtlimiet ({ $turns }) is bereikt. Het is gelijkspel.

## Wat er gevraagd wordt, als kop

lab-ask-both = Jouw beurt: verplaats een pion en verschuif een blok.
lab-ask-first = Jouw beurt: eerst een pion, dan een blok.
lab-ask-pawn = Verplaats nu een van je pionnen.
lab-ask-block = Verschuif nu een blok.
lab-ask-send = Je beurt is klaar. Speel hem of verander hem.
lab-ask-sent = Je beurt wordt gespeeld.
lab-ask-other = { $name } is aan de beurt.
lab-ask-won-you = Je hebt drie pionnen in het centrum. Je hebt gewonnen.
lab-ask-won = { $name } heeft drie pionnen in het centrum en wint.
lab-ask-drawn = Het is gelijkspel.
lab-shift-ask = Kies een wit veld voor de pion die plaatsmaakt.

## Het bord, zijn velden en toetsen

lab-board = Het bord met zijn velden
lab-square-white = wit centrum
lab-square-home = thuis van { $name }
lab-pawn-at = { $pawn } op { $square }
lab-pawn-lines = { $pawn } op { $square }: { $ways }
lab-pawn-stuck = { $pawn } op { $square } kan niet verplaatst worden
lab-block-slides = { $block } kan schuiven: { $ways }
lab-block-stuck = { $block } kan niet verschoven worden
lab-block-barred = { $block }, op slot: zojuist door de vorige speler verschoven
lab-choice-pawn = je pion kan hierheen
lab-choice-onto = je pion kan hierheen en de andere verplaatsen
lab-choice-block = het blok kan naar { $square } schuiven
lab-choice-shift = de pion die plaatsmaakt, kan hierheen
lab-plan-pawn = Pion van { $start } naar { $end }.
lab-plan-shift = Pion van { $start } naar { $end }, de andere naar { $to }.
lab-plan-block = Blok van { $start } naar { $end }.
lab-taken-back = Teruggenomen.
lab-other-back = Het andere deel kan niet meer en is teruggenomen.
lab-say-pawns = { $name }: { $squares }; { $count } van { $most } in het centrum.
lab-can-blocks = blokken
lab-say-watching = Je kijkt toe.
lab-key-squares = Over de velden lopen
lab-key-jump = Naar het laatste bereikbare veld of het volgende stuk springen
lab-key-pick = Een stuk oppakken en neerzetten; nog eens op zijn veld: de beurt spelen
lab-key-back = Het stuk terugleggen, een deel van de beurt terugnemen
lab-key-send = De beurt spelen
lab-key-next = Volgende of vorige eigen pion, of bereikbaar veld
lab-key-blocks = Volgend of vorig blok dat verschoven kan worden
lab-key-zoom = Dichterbij, verder weg, het hele bord
lab-key-todo = Voorlezen wat er nog te doen is
lab-key-mine = Voorlezen waar je pionnen staan
lab-key-others = Voorlezen waar de andere pionnen staan

## Rand en plaatjes

lab-tray-done = gedaan
lab-tray-next = te doen
lab-tray-later = daarna
lab-tray-never = kan niet
lab-zoom-in = Dichterbij kijken
lab-zoom-out = Het hele bord
lab-nearer = Vorige mogelijkheid
lab-further = Volgende mogelijkheid
lab-back = Terugnemen
lab-send = Spelen
lab-in-centre = Pionnen in het centrum: { $count } van { $most }

## Voorbereiding

lab-setup-limit = Beurtlimiet
lab-setup-turns =
    { $turns ->
        [one] één beurt
       *[other] { $turns } beurten
    }
lab-setup-limit-note = Heeft dan nog niemand gewonnen, dan is het gelijkspel.
lab-chosen-limit = Beurtlimiet: { $turns }, daarna gelijkspel
lab-chosen-layout = Met een eigen opstelling

## Het einde

lab-ending = Het bord aan het eind en de wegen van de pionnen
lab-ending-show = Wegen van
lab-ending-all = Iedereen
lab-ending-tally =
    { $moves ->
        [one] Eén pion verplaatst
       *[other] { $moves } keer een pion verplaatst
    }, { $slides ->
        [one] één blok verschoven
       *[other] { $slides } keer een blok verschoven
    }

### De regels om te lezen

ten-lines =
    Je vier pionnen beginnen in een hoek van het bord.
    Wie er drie in het witte centrum heeft, wint.
    Een beurt heeft twee delen: een pion verplaatsen, een blok verschuiven.
    Jij kiest wat je eerst doet, behalve in de eerste beurt van de partij.
    Een pion gaat rechtuit, zo ver je wilt.
    Hij kan niet over of door blokken en pionnen.
    Elk blok mag verschuiven, rechtuit en zonder te draaien.
    Waar het stopt, moet het een ander blok raken.
    Het laatst verschoven blok zit de volgende beurt op slot.
    Een pion die het centrum binnenkomt, mag er een verplaatsen die daar al staat.
page-aim-text =
    Twee of vier spelers leiden elk vier pionnen door een doolhof dat elke beurt verandert. Wie er het eerst drie in het witte centrum heeft, wint.
page-setup-text =
    Het bord heeft 21 × 21 velden, met negen witte in het midden. De pionnen beginnen in de hoeken, op de vier velden van hun thuis. De 32 blokken liggen op de vormen die op het bord gedrukt zijn.
page-turn-text =
    Verplaats een van je pionnen en verschuif een blok, welk je maar wilt. De volgorde kies jij; alleen de eerste beurt van de partij begint met de pion.

    Kan het ene niet, dan doe je alleen het andere. Zelf kiezen om over te slaan mag niet.
page-pawns = Een pion verplaatsen
page-pawns-text =
    Een pion gaat langs een rij of kolom, één veld of zoveel je wilt. Hij kan niet in een blok en springt nergens over. Schuin gaat hij nooit.
page-blocks = Een blok verschuiven
page-blocks-text =
    Een blok gaat langs een rij of kolom zonder te draaien, en alleen over vrije velden. Waar het stopt, moet het een ander blok raken, met een zijde of een hoek.

    In het witte centrum komt het nooit. Het blok dat de speler voor jou heeft verschoven, zit voor jou op slot en draagt een slotje.
page-centre = In het centrum
page-centre-text =
    Komt je pion in een rechte lijn van buiten en staat er op een wit veld een pion, dan mag hij dat veld nemen. Jij kiest het vrije witte veld waar de andere heen gaat.

    Verder gaan pionnen in het centrum zoals overal, en ze mogen het ook weer verlaten.
page-end-text =
    Met de derde pion in het centrum win je meteen, ook midden in een beurt. Wint niemand binnen de beurtlimiet (meestal 300), dan is het gelijkspel.
picture-board = Het bord voor vier aan het begin: pionnen in de hoeken, 32 blokken en het witte centrum.
picture-turn = Een beurt van rood: een pion gaat rechtuit tot b8, en een blok verschuift drie velden. De omlijning laat zien waar het eerst lag.
picture-block = Het rechte blok verschuift tot het een ander raakt. Het blok met het slot is het laatst verschoven en blijft liggen.
picture-shift = Rood komt van buiten op het veld van blauw en verplaatst de blauwe pion naar een ander wit veld.
picture-won = De derde rode pion is in het centrum aangekomen: rood wint.

### Waarom een hint goed is

hint-centre =
    { $count ->
        [one] Een pion komt in het centrum, de eerste van drie.
       *[other] Er komt nog een pion in het centrum: dan zijn het er { $count }.
    }
hint-shifts = Zo krijg jij het betere veld, en { $other } niet.
hint-third = { $other } heeft al twee pionnen in het centrum. Zo wordt de weg van de derde langer.
hint-nearer =
    { $moves ->
        [one] Je drie dichtstbijzijnde pionnen hebben dan nog één verplaatsing naar het centrum nodig.
       *[other] Je drie dichtstbijzijnde pionnen hebben dan nog { $moves } verplaatsingen naar het centrum nodig.
    }
hint-opens =
    { $moves ->
        [one] Zo gaat de weg open: je drie dichtstbijzijnde pionnen hebben dan nog één verplaatsing nodig.
       *[other] Zo gaat de weg open: je drie dichtstbijzijnde pionnen hebben dan nog { $moves } verplaatsingen nodig.
    }
hint-blocks = Zo wordt de weg naar het centrum langer voor { $other }.

# Lessons
lesson-turn = Pion en blok
lesson-turn-idea = Een beurt heeft twee delen: je verplaatst een van je pionnen en verschuift een blok. Allebei gaan ze rechtdoor, één veld of meer.
lesson-turn-goal = Verplaats een pion, verschuif dan een blok.
lesson-turn-done = Alleen de allereerste beurt van een partij begint met de pion. Later kies jij de volgorde.
lesson-turn-wrong-slant = Pionnen gaan rechtdoor, langs een rij of een kolom, nooit schuin.
lesson-turn-wrong-first = In de allereerste beurt van een partij gaat de pion eerst. Daarna komt het blok.
lesson-turn-wrong-twice = Je hebt al een pion verplaatst. Verschuif nu een blok.
lesson-touch = Blokken raken elkaar
lesson-touch-idea = Waar een blok stopt, moet het een ander blok raken, met een zijde of met een hoek.
lesson-touch-goal = Je pion is verplaatst. Verschuif nu een blok.
lesson-touch-done = Het mag zelfs een blok zijn dat het al eerder raakte.
lesson-touch-wrong-apart = Daar zou het blok geen ander raken. Zoek een plek naast een ander blok.
lesson-touch-wrong-pawn = Je hebt al een pion verplaatst. Verschuif nu een blok.
lesson-open = De weg openen
lesson-open-idea = Een pion gaat nooit een blok in. Maar je mag eerst het blok verschuiven.
lesson-open-goal = Breng deze beurt een pion in het witte centrum.
lesson-open-done = Eerst het blok, dan de pion.
lesson-open-wrong-blocked = Er staat een blok voor die pion. Verschuif dat eerst.
lesson-open-wrong-elsewhere = Je beurt is voorbij, en er staat geen pion in het centrum. Er stond er een vlakbij, achter een blok.
lesson-win = Drie in het centrum
lesson-win-idea = Wie het eerst drie pionnen in het centrum heeft, wint meteen.
lesson-win-goal = Er zijn er twee binnen. Breng je derde pion in het centrum.
lesson-win-done = Gewonnen. Je weet genoeg voor een eerste partij.
lesson-win-wrong-other = Je beurt is voorbij, en de derde pion is nog buiten. Een van de pionnen kon zo het centrum in.
lesson-shift = Een pion verplaatsen
lesson-shift-idea = Komt een pion het centrum in, dan mag hij het veld van een andere nemen. Jij kiest op welk wit veld die komt.
lesson-shift-goal = Neem het veld van de andere pion in het centrum.
lesson-shift-done = De andere pion blijft in het centrum, op het veld dat jij koos.
lesson-shift-wrong-jump = Pionnen springen nooit. Maar van buiten mag je op het veld van de andere stoppen.
lesson-shift-wrong-other = Je beurt is voorbij, en de andere pion staat er nog. Een van je pionnen kon er zo heen.
lesson-centre = Plaats voor de derde
lesson-centre-idea = Geen pion springt, en geen blok komt in het centrum. Maar je mag ook een eigen pion verplaatsen.
lesson-centre-goal = Breng je derde pion in het centrum.
lesson-centre-done = Je hebt zelf plaatsgemaakt, en gewonnen.
lesson-centre-wrong-jump = Daar staat je eigen pion, en pionnen springen nooit. Neem zijn veld en verplaats hem.
lesson-centre-wrong-white = Een blok komt nooit op de witte velden. Verplaats eerst je derde pion: zijn weg is vrij.
lesson-centre-wrong-other = Je beurt is voorbij, en de derde pion is nog buiten. Hij stond vlak onder het centrum.
lesson-barred = Het blok op slot
lesson-barred-idea = Het blok dat de speler voor jou net heeft verschoven, zit nu op slot. Deze keer is het het blok vlak onder het centrum.
lesson-barred-goal = Breng deze beurt een pion in het centrum.
lesson-barred-done = Is één weg afgesloten, zoek dan een ander blok.
lesson-barred-wrong-barred = Dat blok is net verschoven, dus het zit op slot. Er staat nog een pion met een blok ervoor.
lesson-barred-wrong-below = Die pion heeft het blok op slot voor zich. Welke andere pion staat dicht bij het centrum?
lesson-barred-wrong-above = Er staat een blok voor die pion. Dit blok zit niet op slot: verschuif het eerst.
lesson-barred-wrong-other = Je beurt is voorbij, en er staat geen pion in het centrum. Kijk boven het centrum.
