### Brändi Caminos

game-caminos = Brändi Caminos
game-caminos-pitch = Stukken mogen staan en over andere klimmen, tot drie blokjes hoog.
game-caminos-aim = Bouw met jouw hout een weg van de ene kant van het bord naar de andere.
game-caminos-facts = 2 of 4 spelers · 15 tot 25 minuten · zonder toeval, drie dimensies

## De regels, punt voor punt: borden en stukken

CAM-01 = Je speelt met z’n tweeën, of met z’n vieren in twee teams. De ene speler of het ene team heeft beukenhout, de andere esdoornhout.
CAM-02 = Er zijn vier borden: vierkant, ruit, achthoek en ring.
CAM-03 = Elk hout heeft 14 stukken van vier blokjes: vier L, vier T, vier Z en twee vierkanten. Je mag een stuk draaien zoals je wilt.
CAM-04 = Met z’n tweeën heeft ieder alle 14 stukken van één hout. Met z’n vieren zitten partners tegenover elkaar en verdelen ze de stukken: ieder twee L, twee T, twee Z en één vierkant. Je plaatst alleen je eigen stukken.
CAM-05 = Er wordt tegen de klok in gespeeld, één stuk per beurt. Wie begint, wordt geloot of voor de partij gekozen. In een wedstrijd begint in elke volgende partij de volgende speler.

## Plaatsen

CAM-10 = Een stuk past in het raster van het bord, liggend of staand. Elk blokje is boven een vak van het bord en op een lege plek. Het gat van de ring is geen vak.
CAM-11 = Onder een stuk mag geen gat overblijven. Elk blokje rust op het bord of op een ander blokje.
CAM-12 = Een stuk mag op zichzelf staan, naast andere of over andere, zolang minstens één van zijn blokjes op het bord ligt.
CAM-13 = Daarom kom je nooit hoger dan drie blokjes.
CAM-14 = Kun je een stuk plaatsen, dan moet dat.
CAM-15 = Ben je aan de beurt en past geen van je stukken, of heb je er geen meer, dan lig je er de rest van de partij uit, ook als er later weer een stuk zou passen. De anderen spelen door.

## Verbinden

CAM-20 = Je hebt een weg van jouw hout nodig van de ene kant van het bord naar de overkant, over vlakken die je van boven ziet. Welke twee kanten tegenover elkaar maakt niet uit, voor beide houtsoorten.
CAM-21 = Een hoek hoort bij beide kanten die daar samenkomen.
CAM-22 = Vakken naast elkaar met bovenop hetzelfde hout op dezelfde hoogte zijn verbonden. Elkaar over een hoek of langs een rechtopstaande rand raken is niet genoeg, en een weg loopt nooit zijwaarts langs rechtopstaande vlakken.
CAM-23 = Op verschillende hoogte zijn ze alleen verbonden als ook de hele rechtopstaande trede ertussen van dat hout is. Een leeg vak heeft geen bovenkant.
CAM-24 = Aan beide einden moet de weg zijn hout van boven laten zien op een vak van die kant. Hij hoeft het bord zelf niet te raken.
CAM-25 = De speler of het team dat zo’n weg voltooit, wint meteen. Met jouw stuk voltooi je nooit de weg van de anderen.
CAM-26 = Op de achthoek en de ring telt ook een weg naar een kant naast de overkant.
CAM-27 = Ligt iedereen eruit en heeft niemand twee kanten verbonden, dan is het gelijkspel.

## Punten

CAM-30 = Wie wint, krijgt één punt voor elk vlak van de kortste weg, liggend of rechtop: één voor elk vak van de weg, beide einden inbegrepen, en bij elke trede één voor elk blokje hoogteverschil. Wie verliest, krijgt geen punten.
CAM-31 = Op de achthoek en de ring telt een weg naar precies de overkant dubbel, en een weg naar een kant ernaast enkel. De beste van de twee telt.
CAM-32 = Bij gelijkspel wint niemand, maar wie minder stukken aan de rand heeft, krijgt één punt voor elk stuk van de ander aan de rand. Een stuk telt als een van zijn blokjes op het bord ligt op een vak van een kant, ook als het later bedekt wordt. Notenhout telt niet, en de rand van het gat van de ring ook niet. Bij gelijke aantallen krijgt niemand punten.
CAM-33 = Een wedstrijd heeft meer partijen, en de punten worden opgeteld. Wie in totaal de meeste punten heeft, wint; bij een gelijk totaal is het gelijkspel.

## Met notenhout

CAM-40 = Met notenhout heeft elke speler of elk team ook één staaf van notenhout, drie blokjes lang. In de eerste twee beurten worden die staven geplaatst, waar dan ook, liggend of staand.
CAM-41 = Notenhout is van niemand en staat iedereen in de weg. Over een liggende staaf kun je bouwen, over een staande niet.

## Waarom het niet kan

why-over = De partij is voorbij.
why-all-out = De partij is voorbij: iedereen ligt eruit.
why-not-your-turn = Iemand anders is aan de beurt.
why-walnut-first = Eerst wordt de staaf van notenhout geplaatst.
why-no-walnut = Er is geen staaf van notenhout om te plaatsen.
why-none-left =
    { $shape ->
        [O] Je hebt geen vierkant meer.
        [I] Je hebt geen staaf meer.
       *[other] Je hebt geen stuk van deze vorm meer: { $shape }.
    }
why-off-board = { $cell } ligt niet op het bord. Schuif het stuk naar het midden.
why-hole = { $cell } ligt in het gat van de ring.
why-taken = Op { $cell } ligt op hoogte { $height } al een blokje. Elk blokje van het stuk heeft een lege plek nodig, met het bord of een blokje eronder.
why-too-high = Dat is te hoog: minstens één blokje van het stuk moet op het bord liggen, en hoger dan drie blokjes kan niet.
why-not-on-board = Minstens één blokje van het stuk moet op het bord liggen.
why-hollow = Er zou een gat onder het stuk overblijven, op { $cell } op hoogte { $height }.

### The client: what board, tray and set-up say

## Woods, shapes and places

cam-beech = beukenhout
cam-maple = esdoornhout
cam-walnut = notenhout
cam-shape =
    { $shape ->
        [O] vierkant
        [I] staaf
       *[other] { $shape }
    }
cam-shapes =
    { $shape ->
        [O] { $count ->
            [one] 1 vierkant
           *[other] { $count } vierkanten
        }
        [I] { $count ->
            [one] 1 staaf
           *[other] { $count } staven
        }
       *[other] { $count } { $shape }
    }
cam-lying = liggend
cam-standing = staand
cam-from-to = { $from } t/m { $to }
cam-and = { $first } en { $rest }
cam-upon = op { $wood } bij { $cells }
cam-against = tegen { $wood } bij { $cells }
cam-height =
    { $height ->
        [1] hoogte één
        [2] hoogte twee
       *[other] hoogte drie
    }
cam-column = van boven: { $woods }
cam-empty = leeg
cam-last = als laatste geplaatst
cam-side-N = noordkant
cam-side-NE = noordoostkant
cam-side-E = oostkant
cam-side-SE = zuidoostkant
cam-side-S = zuidkant
cam-side-SW = zuidwestkant
cam-side-W = westkant
cam-side-NW = noordwestkant

## What happens, for the log

cam-log-placed =
    { $shape ->
        [O] { $name } plaatst een vierkant: { $cells }
       *[other] { $name } plaatst de { $shape }: { $cells }
    }{ $height ->
        [1] .
        [2] , twee blokjes hoog.
       *[other] , drie blokjes hoog.
    }
cam-log-walnut = { $name } plaatst een staaf van notenhout: { $cells }{ $height ->
        [1] .
       *[other] , staand.
    }
cam-log-out =
    { $left ->
        [one] { $name } ligt eruit: het laatste stuk past niet.
       *[other] { $name } ligt eruit: geen van de { $left } overgebleven stukken past.
    }
cam-log-none = { $name } heeft alle stukken geplaatst.
cam-log-won =
    { $count ->
        [one] { $name } verbindt twee kanten: { cam-faces }, { cam-points }.
       *[other] { $name } verbinden twee kanten: { cam-faces }, { cam-points }.
    }
cam-log-drawn = Niemand verbindt twee kanten. Beide houtsoorten hebben evenveel stukken aan de rand ({ $beech }). Niemand krijgt punten.
cam-log-edge-beech = Niemand verbindt twee kanten. Stukken aan de rand: beukenhout { $beech }, esdoornhout { $maple }. Beukenhout krijgt { cam-points }.
cam-log-edge-maple = Niemand verbindt twee kanten. Stukken aan de rand: beukenhout { $beech }, esdoornhout { $maple }. Esdoornhout krijgt { cam-points }.

## What is asked, as headline

cam-ask-choose = Jouw beurt: kies een stuk.
cam-ask-walnut = Jouw beurt: plaats eerst de staaf van notenhout.
cam-ask-place = Draai het, schuif het en plaats het.
cam-ask-sent = Je stuk wordt geplaatst.
cam-ask-other = { $name } is aan de beurt.
cam-ask-won-you = Je hebt twee kanten verbonden. Je hebt gewonnen: { cam-points }.
cam-ask-won-team = Je team heeft twee kanten verbonden en gewonnen: { cam-points }.
cam-ask-won =
    { $count ->
        [one] { $name } wint: twee kanten verbonden, { cam-points }.
       *[other] { $name } winnen: twee kanten verbonden, { cam-points }.
    }
cam-ask-drawn = Niemand heeft twee kanten verbonden. Het is gelijkspel.

## The board and its keys

cam-board = Het bord met zijn vakken
cam-fits = Het past.
cam-barred = Daar past het niet.
cam-no-fit = Dit stuk past op geen enkele manier boven { $cell }.
cam-put-back = Het stuk ligt weer bij je voorraad.
cam-nothing-held = Je hebt geen stuk in de hand.
cam-stock-empty = niets meer
cam-out = ligt eruit
cam-say-stock = { $name }, { $wood }: { $stock }.
cam-standing-of = { $name }, { $wood }: stukken over { $count }, aan de rand { $edges }.
cam-say-last = { $name }: { $piece }.
cam-say-nothing-placed = Er is nog niets geplaatst.
cam-faces =
    { $faces ->
        [one] 1 vlak
       *[other] { $faces } vlakken
    }
cam-key-cells = Over de vakken lopen, met het stuk in de hand
cam-key-shape = Een vorm kiezen: L, T, Z, vierkant
cam-key-walnut = De staaf van notenhout kiezen
cam-key-turn = Het stuk draaien, de ene of de andere kant op
cam-key-tip = Het stuk kantelen, van je af
cam-key-fit = Volgende of vorige manier waarop het stuk hier past
cam-key-place = Het stuk plaatsen
cam-key-back = Het stuk terugleggen
cam-key-above = Van boven of schuin van boven
cam-key-map = Plattegrond of bord
cam-key-through = Door de stukken heen kijken
cam-key-swing = Het bord draaien
cam-key-zoom = Van dichterbij, van verder weg, zoals eerst
cam-key-held = Voorlezen welk stuk je in de hand hebt, en waar
cam-key-stock = Voorlezen wat iedereen nog heeft
cam-key-last = Voorlezen wat als laatste is geplaatst

## Tray and plates

cam-stock = Je stukken
cam-left =
    { $left ->
        [one] nog één
       *[other] nog { $left }
    }
cam-turn = Draaien
cam-tip = Kantelen
cam-back = Terugleggen
cam-place = Plaatsen
cam-above = Van boven
cam-aslant = Schuin
cam-map = Plattegrond
cam-solid = Bord
cam-through = Doorkijken

## Set-up

cam-setup-board = Bord
cam-board-square = Vierkant
cam-board-rhombus = Ruit
cam-board-octagon = Achthoek
cam-board-ring = Ring
cam-setup-square = Verbind twee kanten tegenover elkaar, noord en zuid of oost en west.
cam-setup-rhombus = Verbind twee kanten tegenover elkaar. Elke punt hoort bij beide kanten die daar samenkomen.
cam-setup-octagon = Verbind een kant met de overkant of met een kant daarnaast. Precies de overkant telt dubbel.
cam-setup-ring = Zoals de achthoek, met een gat in het midden.
cam-setup-walnut = Met notenhout
cam-setup-walnut-note = Elke speler of elk team plaatst eerst een staaf van drie blokjes, een obstakel voor iedereen.
cam-setup-teams = Partners zitten tegenover elkaar: rood en geel spelen beukenhout, blauw en groen esdoornhout.
cam-chosen-square = Op het vierkant
cam-chosen-rhombus = Op de ruit
cam-chosen-octagon = Op de achthoek
cam-chosen-ring = Op de ring
cam-chosen-walnut = Met notenhout

## The end

cam-ending = Het bord aan het eind
cam-ending-way = De weg: { cam-faces }.
cam-ending-double = De weg: { cam-faces }. Hij loopt precies naar de overkant en telt dubbel.
cam-ending-edges = Niemand verbond twee kanten. Wie minder stukken aan de rand heeft, krijgt punten.
cam-edges =
    { $edges ->
        [one] één stuk aan de rand
       *[other] { $edges } stukken aan de rand
    }
cam-points =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }

### De regels om te lezen

ten-lines =
    Beukenhout speelt tegen esdoornhout: één tegen één of twee tegen twee.
    Verbind twee kanten tegenover elkaar met een weg van jouw hout.
    In je beurt moet je één stuk plaatsen; past er geen, dan lig je er de rest van de partij uit.
    Het mag liggen of staan, op het bord of deels op andere stukken.
    Minstens een van de blokjes ligt op het bord.
    Eronder mag geen gat overblijven.
    Het hout dat je van boven ziet, telt.
    Bij een trede moet ook het hele rechtopstaande vlak van jouw hout zijn.
    Met een complete weg win je meteen; een langere levert meer punten op.
    Verbindt niemand twee kanten, dan krijgt het hout met minder stukken aan de rand punten.
page-aim-text =
    Twee spelers, of vier in twee teams, bouwen elkaar in de weg. Wie het eerst twee kanten van het bord tegenover elkaar verbindt met een weg van het eigen hout, wint.

    Welke twee kanten tegenover elkaar maakt niet uit, voor beide houtsoorten. De weg loopt over vlakken die je van boven ziet.
page-setup-text =
    Kies een van de vier borden. Elke houtsoort heeft 14 stukken van vier blokjes: vier L, vier T, vier Z en twee vierkanten. Met z’n vieren zitten partners tegenover elkaar en verdelen ze die eerlijk. Wie begint, wordt geloot of gekozen.
page-turn-text =
    Plaats een van je stukken, in welke stand ook. Elk blokje heeft iets onder zich nodig: het bord, een ander blokje of een blokje van hetzelfde stuk. Minstens één blokje ligt op het bord zelf; zo kom je nooit hoger dan drie.

    Kun je een stuk plaatsen, dan moet dat. Past er geen stuk meer, dan lig je er de rest van de partij uit.
page-connecting = Wat verbonden is
page-connecting-text =
    Twee vakken naast elkaar zijn verbonden als op beide hetzelfde hout bovenop ligt, op dezelfde hoogte. Elkaar met een hoek raken is niet genoeg.

    Op verschillende hoogte moet ook de hele rechtopstaande trede ertussen van dat hout zijn. Dat is de kern van het spel: een blokje van het andere hout in de trede breekt de weg.

    Op de achthoek en de ring telt ook een weg naar een kant naast de overkant.
page-walnut = Met notenhout
page-walnut-text =
    Als variant plaatst elke speler of elk team eerst een staaf van notenhout, drie blokjes lang. Die is van niemand. Over een liggende staaf kun je bouwen, over een staande niet.
page-end = Het einde en de punten
page-end-text =
    Wie een weg voltooit, wint. De vlakken van de kortste weg tellen, liggend en rechtop: zoveel punten krijg je. Op de achthoek en de ring telt een weg naar precies de overkant dubbel.

    Kan niemand meer een stuk plaatsen, dan is het gelijkspel. Dan krijgt het hout met minder stukken aan de rand zoveel punten als het andere daar stukken heeft. In een wedstrijd worden de punten van alle partijen opgeteld.
picture-square = Vierkant: 64 vakken. Kanten tegenover elkaar hebben dezelfde lijn.
picture-rhombus = Ruit: 60 vakken en vier schuine kanten.
picture-octagon = Achthoek: 76 vakken en acht kanten.
picture-ring = Ring: acht kanten, en boven het gat mag je niet bouwen.
picture-placing = Beukenhout ligt, esdoornhout staat, en een tweede stuk van beukenhout klimt over het eerste, met één blokje op het bord.
picture-step = Verbonden: ook het rechtopstaande vlak van de trede is van beukenhout, en de weg gaat verder.
picture-broken = Niet verbonden: de onderste helft van de trede is van esdoornhout, en de weg van beukenhout stopt daar.
picture-walnut = Een liggende en een staande staaf van notenhout. Esdoornhout bouwt over de liggende.
picture-way = Beukenhout heeft twee kanten verbonden. De plattegrond telt de vlakken van de weg: tien punten.

### Waarom een hint goed is

hint-both = Zo komt je weg dichter bij de overkant en hindert het stuk het andere hout.
hint-nearer = Zo komt je weg dichter bij de overkant.
hint-blocks = Dit staat op de kortste weg van het andere hout.
hint-inside = Het stuk blijft van de rand weg: verbindt niemand twee kanten, dan krijgt het hout met minder stukken aan de rand punten.

# Lessons
lesson-place = Een stuk plaatsen
lesson-place-idea = Een stuk bestaat uit vier blokjes van jouw hout. Het mag liggen of staan, en deels op andere stukken rusten.
lesson-place-goal = Plaats een stuk op het bord, waar je maar wilt.
lesson-place-done = Eén stuk, en je beurt is voorbij. Voor je het plaatst, mag je het draaien zoals je wilt.
lesson-place-wrong-gap = Onder het stuk zou een gat blijven. Onder elk blokje hoort het bord of een ander blokje.
lesson-place-wrong-floating = Je stuk zou alleen op andere stukken rusten. Minstens één blokje moet het bord raken.
lesson-join = De kanten verbinden
lesson-join-idea = Kijk van boven: een weg van jouw hout van de ene kant naar de overkant wint. Jij speelt met beukenhout.
lesson-join-goal = Maak je weg naar de rechterkant af met één stuk.
lesson-join-done = Vak na vak, zij aan zij: je weg is klaar.
lesson-join-wrong-short = Je weg is langer geworden, maar komt nog niet bij de kant. Draai het stuk zodat het er komt.
lesson-join-wrong-apart = Je weg houdt nog steeds op voor de rechterkant. Plaats het stuk waar de weg ophoudt.
lesson-tip = Draaien en kantelen
lesson-tip-idea = Voor je een stuk plaatst, mag je het draaien en rechtop zetten.
lesson-tip-goal = In je weg ontbreekt één vak. Dicht het gat.
lesson-tip-done = Eén blokje ging in het gat, de rest staat of ligt erbovenop. Je weg klimt over zijn eigen hout.
lesson-tip-wrong-flat = Zo stoot het stuk tegen ander hout. Kantel het tot het in het gat past.
lesson-tip-wrong-open = Het gat in je weg is nog open. Er past maar één blokje in: kantel het stuk tot er één naar beneden wijst.
lesson-north = Twee richtingen
lesson-north-idea = Beide richtingen tellen: van links naar rechts en van onder naar boven. Dat geldt voor beide houtsoorten.
lesson-north-goal = Het esdoornhout heeft nog maar één stuk nodig. Win voor die tijd.
lesson-north-done = Goed gezien. Houd beide richtingen in het oog, en beide houtsoorten.
lesson-north-wrong-blocked = Je zat het esdoornhout dwars, maar je had meteen kunnen winnen.
lesson-north-wrong-apart = Nu is het esdoornhout aan de beurt, en dat heeft nog maar één stuk nodig. Jij ook, van onder naar boven.
lesson-over = Over het andere hout
lesson-over-idea = Een stuk mag over andere heen als één van zijn blokjes het bord raakt. Van boven telt in elk vak het hoogste blokje.
lesson-over-goal = Bouw over het esdoornhout en maak je weg af.
lesson-over-done = Omhoog en eroverheen: van boven gezien loopt jouw hout helemaal door.
lesson-over-wrong-behind = Je bent bij de kant, maar het esdoornhout ligt nog tussen dit stuk en je weg. Dek het esdoornhout af.
lesson-over-wrong-floating = Het stuk zou alleen op andere stukken rusten. Eén blokje moet het bord raken.
lesson-over-wrong-apart = Het esdoornhout snijdt je weg nog af. Leg er een stuk overheen dat ook het bord raakt.
lesson-step = De hele trede
lesson-step-idea = Waar een weg omhoog of omlaag gaat, moet de hele trede van jouw hout zijn. Van boven zie je dat snel over het hoofd.
lesson-step-goal = Maak je weg naar de rechterkant af met één stuk.
lesson-step-done = Over de grond is je weg wel heel.
lesson-step-wrong-maple = Van boven lijkt hij af, maar kijk vanaf de zijkant: de halve trede is esdoornhout. Probeer eromheen te gaan.
lesson-step-wrong-apart = Je weg houdt nog steeds op voor de stapel esdoornhout. Zoek een weg erlangs.
lesson-diagonal = Hoeken verbinden niet
lesson-diagonal-idea = Twee vakken die elkaar alleen met een hoek raken, zijn niet verbonden.
lesson-diagonal-goal = Je weg is ergens onderbroken. Repareer hem met één stuk.
lesson-diagonal-done = Eén vak dat beide stukken met een rand raakt, en de weg is heel.
lesson-diagonal-wrong-corner = De weg is nog onderbroken. Volg hem met je vinger: ergens raken twee stukken elkaar alleen met een hoek.
lesson-climb = Steeds hoger
lesson-climb-idea = Een trede mag één of twee blokjes hoog zijn, als hij helemaal van jouw hout is.
lesson-climb-goal = Ga over de stapel esdoornhout en maak je weg af.
lesson-climb-done = Je weg was al twee blokjes hoog, dus de laatste trede was helemaal van jou.
lesson-climb-wrong-behind = Je bent bij de kant, maar de stapel staat nog tussen dit stuk en je weg. Ga eroverheen.
lesson-climb-wrong-apart = De stapel snijdt je weg nog af. Begin waar je al twee blokjes hoog bent.
lesson-out = Eruit liggen
lesson-out-idea = Past er geen stuk van je als je aan de beurt bent, dan lig je er de rest van de partij uit. De anderen gaan door.
lesson-out-goal = Plaats een stuk zo dat het esdoornhout eruit ligt.
lesson-out-done = Het esdoornhout heeft nog een stuk, maar geen plek meer. Zolang jij kunt plaatsen, moet je dat doen.
lesson-out-wrong-room = Het esdoornhout vindt nog plek voor een stuk. Kijk waar, en bouw daar zelf.
lesson-points = Punten
lesson-points-idea = In een wedstrijd telt de kortste weg van de winnaar: één punt per vak en één per rechtopstaand vlak.
lesson-points-goal = Win met twaalf punten of meer.
lesson-points-done = Twee blokjes omhoog en twee omlaag: vier vlakken meer dan over vlak terrein.
lesson-points-wrong-few = Dat levert geen twaalf punten op. Ook de vlakken van een trede tellen: laat je weg klimmen.
lesson-edges = Als niemand wint
lesson-edges-idea = Ligt iedereen eruit, dan is het gelijkspel. Het hout met minder stukken aan de rand krijgt dan één punt voor elk stuk dat het andere daar heeft.
lesson-edges-goal = Winnen kan niemand meer. Plaats je laatste stuk zo dat jij punten krijgt.
lesson-edges-done = Jij hebt minder stukken aan de rand, dus alle zeven van het esdoornhout tellen voor jou.
lesson-edges-wrong-edge = Nu hebben beide houtsoorten evenveel stukken aan de rand, en krijgt niemand punten. Blijf weg van de rand.
lesson-octagon = De achthoek
lesson-octagon-idea = Op de achthoek en de ring tellen ook de twee kanten naast de overkant.
lesson-octagon-goal = Je weg begint aan de bovenkant. Maak hem af met één stuk.
lesson-octagon-done = De onderkant was dicht, maar de kant ernaast telt ook. Recht ertegenover had je weg dubbel geteld.
lesson-octagon-wrong-right = De rechterkant ligt niet naast de onderkant. Ga één kant verder naar beneden.
lesson-octagon-wrong-apart = Je weg houdt nog midden op het bord op. Welke kant bij de onderkant kan hij bereiken?
lesson-walnut = Notenhout
lesson-walnut-idea = In deze variant worden eerst staven notenhout geplaatst. Ze zijn van niemand en staan iedereen in de weg.
lesson-walnut-goal = Maak je weg naar boven af.
lesson-walnut-done = Over een liggende staaf kun je heen bouwen. Een staande is te hoog.
lesson-walnut-wrong-beside = Je stuk is boven, maar het notenhout scheidt het nog van je weg.
lesson-walnut-wrong-floating = Het stuk zou alleen op notenhout rusten. Eén blokje moet het bord raken.
lesson-walnut-wrong-apart = Het notenhout snijdt je weg nog af. Eén staaf ligt plat: ga eroverheen.
