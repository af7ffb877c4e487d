### Brändi Caminos

## De regels, punt voor punt: borden en stukken

CAM-01 = Je speelt met twee, of met vier in twee teams. De ene kant heeft beuken, de andere esdoorn.
CAM-02 = Er zijn vier borden: vierkant, ruit, achthoek en ring.
CAM-03 = Elk hout heeft 14 stukken van vier blokjes: vier L, vier T, vier Z en twee vierkanten. Je mag een stuk draaien zoals je wilt.
CAM-04 = Met twee heeft ieder alle 14 stukken van één hout. Met vier zitten partners tegenover elkaar en verdelen ze: ieder twee L, twee T, twee Z en één vierkant. Je plaatst alleen je eigen stukken.
CAM-05 = Het gaat tegen de klok in, één stuk per beurt. Wie begint, wordt geloot. In een wedstrijd over meer rondes begint telkens de volgende.

## Plaatsen

CAM-10 = Een stuk past in het raster van het bord, liggend of staand. Elk blokje is boven een vak van het bord en op een lege plek. Het gat van de ring is geen vak.
CAM-11 = Onder een stuk mag geen holte ontstaan. Elk blokje rust op het bord of op een ander blokje.
CAM-12 = Een stuk mag alleen staan, naast andere of over andere, zolang minstens één van zijn blokjes op het bord ligt.
CAM-13 = Daarom is niets ooit hoger dan drie blokjes.
CAM-14 = Wie kan plaatsen, moet plaatsen.
CAM-15 = Ben je aan de beurt en past geen van je stukken, of heb je er geen meer, dan lig je er voorgoed uit. De anderen spelen door.

## Verbinden

CAM-20 = Je hebt een weg van jouw hout nodig van de ene kant van het bord naar de overkant, over vlakken die je van boven ziet. Welk paar kanten maakt niet uit.
CAM-21 = Een hoek hoort bij beide kanten die daar samenkomen.
CAM-22 = Buurvakken met bovenop hetzelfde hout op dezelfde hoogte zijn verbonden. Elkaar over een hoek raken is niet genoeg, en geen weg loopt zijwaarts langs rechtopstaande vlakken.
CAM-23 = Op verschillende hoogte zijn ze alleen verbonden als ook de hele rechtopstaande trede ertussen van dat hout is. Een leeg vak heeft geen bovenkant.
CAM-24 = Aan beide einden toont de weg zijn hout van boven op een vak van die kant. Hij hoeft het bord zelf niet te raken.
CAM-25 = Wie zo’n weg voltooit, wint meteen, alleen of als team.
CAM-26 = Op achthoek en ring telt ook een weg naar een buur van de overkant.
CAM-27 = Ligt iedereen eruit en heeft niemand verbonden, dan is het gelijkspel.

## Punten

CAM-30 = Wie wint, scoort de vierkante vlakken van de kortste weg, liggend en rechtop. Wie verliest, scoort niets.
CAM-31 = Op achthoek en ring telt een weg naar precies de overkant dubbel, naar haar buur enkel. De beste van de twee telt.
CAM-32 = Bij gelijkspel scoort wie minder stukken aan de rand heeft het aantal van de ander. Een stuk telt als een van zijn blokjes op het bord ligt op een vak van een kant, ook als het later bedekt wordt. Bij gelijke aantallen scoort niemand.
CAM-33 = Een wedstrijd heeft meer rondes. Het hoogste totaal wint; bij gelijk totaal is het gelijkspel.

## Met notenhout

CAM-40 = Met notenhout heeft elke kant ook één stuk van notenhout, een staaf van drie blokjes. De eerste twee beurten plaatsen die, waar dan ook, liggend of staand.
CAM-41 = Notenhout is van niemand en staat iedereen in de weg. Liggend kun je erop bouwen, staand niet.

## Waarom het niet kan

why-over = Het spel is afgelopen.
why-all-out = Het spel is afgelopen: iedereen ligt eruit.
why-not-your-turn = Iemand anders is aan de beurt.
why-walnut-first = Eerst wordt het stuk van notenhout geplaatst.
why-no-walnut = Er is geen stuk van notenhout te plaatsen.
why-none-left = Je hebt geen stuk { $shape } meer.
why-off-board = { $cell } ligt niet op het bord.
why-hole = { $cell } ligt in het gat van de ring.
why-taken = Op { $cell } is op hoogte { $height } al een blokje.
why-too-high = Dat is te hoog: een stuk ligt met minstens één blokje op het bord, dus niets is hoger dan drie.
why-not-on-board = Minstens één blokje van het stuk moet op het bord liggen.
why-hollow = Er zou een holte onder het stuk ontstaan, op { $cell } op hoogte { $height }.
