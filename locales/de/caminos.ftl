### Brändi Caminos

game-caminos = Brändi Caminos
game-caminos-pitch = Steine dürfen stehen und über andere klettern, bis zu drei Würfel hoch.
game-caminos-aim = Baue aus deinem Holz einen Weg von einer Seite des Bretts zur anderen.
game-caminos-facts = 2 oder 4 Spieler · 15 bis 25 Minuten · ohne Zufall, drei Dimensionen

## Die Regeln, Satz für Satz: Bretter und Steine

CAM-01 = Zwei Personen spielen, oder vier in zwei Teams. Eine Partei hat Buche, die andere Ahorn.
CAM-02 = Es gibt vier Bretter: Quadrat, Rhombus, Achteck und Ring.
CAM-03 = Jedes Holz hat 14 Steine aus vier Würfeln: vier L, vier T, vier Z und zwei Quadrate. Du darfst einen Stein drehen und kippen, wie du willst.
CAM-04 = Zu zweit hat jeder alle 14 Steine eines Holzes. Zu viert sitzen Partner einander gegenüber und teilen: zwei L, zwei T, zwei Z und ein Quadrat für jeden. Du setzt nur deine eigenen.
CAM-05 = Es geht gegen den Uhrzeigersinn, ein Stein pro Zug. Wer beginnt, wird ausgelost oder vor der Partie bestimmt. In einem Match beginnt in jeder Partie der Nächste.

## Setzen

CAM-10 = Du setzt einen Stein ins Raster des Bretts, liegend oder stehend. Jeder Würfel liegt über einem Feld des Bretts an einer freien Stelle. Das Loch des Rings ist kein Feld.
CAM-11 = Unter einem Stein darf keine Lücke bleiben. Jeder Würfel ruht auf dem Brett oder auf einem anderen Würfel.
CAM-12 = Ein Stein darf allein stehen, neben anderen oder über anderen, solange mindestens einer seiner Würfel auf dem Brett liegt.
CAM-13 = Darum wird nichts höher als drei Würfel.
CAM-14 = Kannst du einen Stein setzen, musst du es tun.
CAM-15 = Bist du an der Reihe und passt keiner deiner Steine oder hast du keinen mehr, dann bist du für den Rest der Partie draußen. Die anderen spielen weiter.

## Verbinden

CAM-20 = Du brauchst einen Weg aus deinem Holz von einer Seite des Bretts zur gegenüberliegenden, über Flächen, die man von oben sieht. Welche zwei gegenüberliegenden Seiten du verbindest, ist egal; das gilt für beide Hölzer.
CAM-21 = Eine Ecke gehört zu beiden Seiten, die sich dort treffen.
CAM-22 = Benachbarte Felder, die oben dasselbe Holz in gleicher Höhe zeigen, sind verbunden. Eine Berührung über Eck oder an einer senkrechten Kante genügt nicht, und kein Weg führt seitwärts an senkrechten Flächen entlang.
CAM-23 = Sind benachbarte Felder verschieden hoch, sind sie nur verbunden, wenn auch die ganze senkrechte Stufe dazwischen aus diesem Holz ist. Ein leeres Feld hat keine Oberseite.
CAM-24 = An beiden Enden zeigt der Weg sein Holz von oben auf einem Feld dieser Seite. Das Brett selbst muss er nicht berühren.
CAM-25 = Die Partei, die einen solchen Weg vollendet, gewinnt sofort. Mit deinem Stein vollendest du nie den Weg der anderen.
CAM-26 = Auf Achteck und Ring zählt auch ein Weg zu einer Nachbarseite der gegenüberliegenden Seite.
CAM-27 = Sind alle draußen und hat niemand zwei Seiten verbunden, ist die Partie unentschieden.

## Punkte

CAM-30 = Wer gewinnt, erhält für jede quadratische Fläche des kürzesten Wegs einen Punkt, ob waagrecht oder senkrecht: für jedes Feld des Wegs samt beiden Enden und für jede Höhenstufe. Die andere Partei erhält nichts.
CAM-31 = Auf Achteck und Ring zählt ein Weg zur genau gegenüberliegenden Seite doppelt, einer zu ihrer Nachbarseite einfach. Es gilt, was mehr bringt.
CAM-32 = Bei Unentschieden gewinnt niemand. Aber die Partei mit weniger Steinen am Rand bekommt so viele Punkte, wie die andere dort Steine hat. Ein Stein zählt, wenn einer seiner Würfel auf einem Randfeld auf dem Brett liegt, auch wenn er später verdeckt wird. Nussbaum zählt nicht, auch nicht der Rand am Loch des Rings. Bei gleicher Zahl gibt es keine Punkte.
CAM-33 = Ein Match hat mehrere Partien, und ihre Punkte werden zusammengezählt. Die höchste Summe gewinnt; bei gleicher Summe ist das Match unentschieden.

## Mit Nussbaum

CAM-40 = Mit Nussbaum hat jede Partei dazu einen Stab aus Nussbaum, drei Würfel lang. In den ersten beiden Zügen werden diese Stäbe gesetzt, irgendwo, liegend oder stehend.
CAM-41 = Nussbaum gehört niemandem und steht allen im Weg. Liegend kann man ihn überbauen, stehend nicht.

## Warum etwas nicht geht

why-over = Die Partie ist zu Ende.
why-all-out = Die Partie ist zu Ende: Alle sind draußen.
why-not-your-turn = Jemand anderes ist an der Reihe.
why-walnut-first = Setze zuerst den Stab aus Nussbaum.
why-no-walnut = Du hast keinen Stab aus Nussbaum mehr.
why-none-left =
    { $shape ->
        [O] Du hast kein Quadrat mehr.
        [I] Du hast keinen Stab mehr.
       *[other] Du hast keinen Stein dieser Form mehr: { $shape }.
    }
why-off-board = { $cell } liegt nicht auf dem Brett.
why-hole = { $cell } liegt im Loch des Rings.
why-taken = Auf { $cell } liegt in Höhe { $height } schon ein Würfel. Jeder Würfel des Steins braucht einen leeren Platz, darunter das Brett oder einen Würfel.
why-too-high = Das ist zu hoch: Ein Stein liegt mit mindestens einem Würfel auf dem Brett, darum ist nichts höher als drei.
why-not-on-board = Mindestens ein Würfel des Steins muss auf dem Brett liegen.
why-hollow = Unter dem Stein bliebe eine Lücke, auf { $cell } in Höhe { $height }.

### The client: what board, tray and set-up say

## Woods, shapes and places

cam-beech = Buche
cam-maple = Ahorn
cam-walnut = Nussbaum
cam-shape =
    { $shape ->
        [O] Quadrat
        [I] Stab
       *[other] { $shape }
    }
cam-shapes =
    { $shape ->
        [O] { $count ->
            [one] 1 Quadrat
           *[other] { $count } Quadrate
        }
        [I] { $count ->
            [one] 1 Stab
           *[other] { $count } Stäbe
        }
       *[other] { $count } { $shape }
    }
cam-lying = liegend
cam-standing = stehend
cam-from-to = { $from } bis { $to }
cam-and = { $first } und { $rest }
cam-upon = auf { $wood } bei { $cells }
cam-against = an { $wood } bei { $cells }
cam-height =
    { $height ->
        [1] Höhe eins
        [2] Höhe zwei
       *[other] Höhe drei
    }
cam-column = von oben: { $woods }
cam-empty = leer
cam-last = zuletzt gesetzt
cam-side-N = Nordseite
cam-side-NE = Nordostseite
cam-side-E = Ostseite
cam-side-SE = Südostseite
cam-side-S = Südseite
cam-side-SW = Südwestseite
cam-side-W = Westseite
cam-side-NW = Nordwestseite

## What happens, for the log

cam-log-placed =
    { $shape ->
        [O] { $name } setzt ein Quadrat: { $cells }
       *[other] { $name } setzt das { $shape }: { $cells }
    }{ $height ->
        [1] .
        [2] , zwei Würfel hoch.
       *[other] , drei Würfel hoch.
    }
cam-log-walnut = { $name } setzt einen Stab aus Nussbaum: { $cells }{ $height ->
        [1] .
       *[other] , stehend.
    }
cam-log-out =
    { $left ->
        [one] { $name } ist draußen: Der letzte Stein passt nicht.
       *[other] { $name } ist draußen: Keiner der { $left } letzten Steine passt.
    }
cam-log-none = { $name } hat alle Steine gesetzt.
cam-log-won =
    { $count ->
        [one] { $name } verbindet zwei Seiten: { cam-faces }, { cam-points }.
       *[other] { $name } verbinden zwei Seiten: { cam-faces }, { cam-points }.
    }
cam-log-drawn = Niemand verbindet zwei Seiten. Beide Hölzer haben gleich viele Steine am Rand ({ $beech }). Niemand bekommt Punkte.
cam-log-edge-beech = Niemand verbindet zwei Seiten. Steine am Rand: Buche { $beech }, Ahorn { $maple }. Buche bekommt { cam-points }.
cam-log-edge-maple = Niemand verbindet zwei Seiten. Steine am Rand: Buche { $beech }, Ahorn { $maple }. Ahorn bekommt { cam-points }.

## What is asked, as headline

cam-ask-choose = Du bist dran: Wähle einen Stein.
cam-ask-walnut = Du bist dran: Setze zuerst den Stab aus Nussbaum.
cam-ask-place = Drehe und verschiebe den Stein, dann setze ihn.
cam-ask-sent = Dein Stein wird gesetzt.
cam-ask-other = { $name } setzt einen Stein.
cam-ask-won-you = Du hast zwei Seiten verbunden und gewinnst { cam-points }.
cam-ask-won-team = Dein Team hat zwei Seiten verbunden und gewinnt { cam-points }.
cam-ask-won =
    { $count ->
        [one] { $name } gewinnt: zwei Seiten verbunden, { cam-points }.
       *[other] { $name } gewinnen: zwei Seiten verbunden, { cam-points }.
    }
cam-ask-drawn = Niemand hat zwei Seiten verbunden. Die Partie ist unentschieden.

## The board and its keys

cam-board = Das Brett mit seinen Feldern
cam-fits = Er passt.
cam-barred = Da passt er nicht hin.
cam-no-fit = Dieser Stein passt nirgends über { $cell }.
cam-put-back = Zurück zu deinen anderen Steinen.
cam-nothing-held = Du hältst keinen Stein.
cam-stock-empty = nichts mehr
cam-out = draußen
cam-say-stock = { $name }, { $wood }: { $stock }.
cam-standing-of = { $name }, { $wood }: Steine übrig: { $count }, am Rand: { $edges }.
cam-say-last = { $name }: { $piece }.
cam-say-nothing-placed = Noch ist nichts gesetzt.
cam-faces =
    { $faces ->
        [one] 1 Fläche
       *[other] { $faces } Flächen
    }
cam-key-cells = Von Feld zu Feld gehen, mit dem Stein in der Hand
cam-key-shape = Eine Form wählen: L, T, Z, Quadrat
cam-key-walnut = Den Stab aus Nussbaum wählen
cam-key-turn = Den Stein drehen, links- oder rechtsherum
cam-key-tip = Den Stein kippen, von dir weg
cam-key-fit = Nächste oder vorige Art, wie der Stein hier passt
cam-key-place = Den Stein setzen
cam-key-back = Den Stein zurücklegen
cam-key-above = Von oben oder schräg von oben
cam-key-map = Plan oder 3D
cam-key-through = Durch die Steine hindurchsehen
cam-key-swing = Das Brett drehen
cam-key-zoom = Näher, weiter weg, wie am Anfang
cam-key-held = Vorlesen, welchen Stein du wo hältst
cam-key-stock = Vorlesen, was alle noch haben
cam-key-last = Vorlesen, was zuletzt gesetzt wurde

## Tray and plates

cam-stock = Deine Steine
cam-left =
    { $left ->
        [one] noch einer
       *[other] noch { $left }
    }
cam-turn = Drehen
cam-tip = Kippen
cam-back = Zurücklegen
cam-place = Setzen
cam-above = Von oben
cam-aslant = Schräg
cam-map = Plan
cam-solid = 3D
cam-through = Durchsichtig

## Set-up

cam-setup-board = Brett
cam-board-square = Quadrat
cam-board-rhombus = Rhombus
cam-board-octagon = Achteck
cam-board-ring = Ring
cam-setup-square = Verbinde zwei gegenüberliegende Seiten, Nord und Süd oder Ost und West.
cam-setup-rhombus = Verbinde zwei gegenüberliegende Seiten. Jede Spitze gehört zu beiden Seiten, die sich dort treffen.
cam-setup-octagon = Verbinde eine Seite mit der gegenüberliegenden oder mit einer Nachbarseite davon. Genau gegenüber zählt doppelt.
cam-setup-ring = Wie das Achteck, mit einem Loch in der Mitte.
cam-setup-walnut = Mit Nussbaum
cam-setup-walnut-note = Jede Partei setzt zuerst einen Stab aus drei Würfeln, ein Hindernis für alle.
cam-setup-teams = Partner sitzen einander gegenüber: Rot und Gelb spielen Buche, Blau und Grün Ahorn.
cam-chosen-square = Auf dem Quadrat
cam-chosen-rhombus = Auf dem Rhombus
cam-chosen-octagon = Auf dem Achteck
cam-chosen-ring = Auf dem Ring
cam-chosen-walnut = Mit Nussbaum

## The end

cam-ending = Das Brett am Ende
cam-ending-way = Der Weg: { cam-faces }.
cam-ending-double = Der Weg: { cam-faces }. Er führt zur genau gegenüberliegenden Seite und zählt doppelt.
cam-ending-edges = Niemand hat zwei Seiten verbunden. Das Holz mit weniger Steinen am Rand bekommt Punkte.
cam-edges =
    { $edges ->
        [one] ein Stein am Rand
       *[other] { $edges } Steine am Rand
    }
cam-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

### Die Regeln zum Lesen

ten-lines =
    Buche gegen Ahorn: eins gegen eins oder zwei gegen zwei.
    Verbinde zwei gegenüberliegende Seiten mit einem Weg aus deinem Holz.
    In jedem Zug setzt du einen Stein; wenn du kannst, musst du.
    Er darf liegen oder stehen, auch auf anderen Steinen, aber ohne Lücke darunter.
    Mindestens einer seiner Würfel liegt auf dem Brett.
    Passt keiner deiner Steine mehr, bist du für den Rest der Partie draußen.
    Es zählt das Holz, das von oben zu sehen ist.
    An einer Stufe muss auch die ganze senkrechte Fläche aus deinem Holz sein.
    Ist dein Weg fertig, gewinnst du sofort; ein längerer bringt mehr Punkte.
    Verbindet niemand zwei Seiten, bekommt das Holz mit weniger Steinen am Rand Punkte.
page-aim-text =
    Zwei Personen, oder vier in zwei Teams, bauen einander den Weg zu. Wer als Erster zwei gegenüberliegende Seiten des Bretts mit einem Weg aus dem eigenen Holz verbindet, gewinnt.

    Welche zwei gegenüberliegenden Seiten du verbindest, ist egal; das gilt für beide Hölzer. Der Weg führt über Flächen, die von oben zu sehen sind.
page-setup-text =
    Wählt eines von vier Brettern. Jedes Holz hat 14 Steine aus vier Würfeln: vier L, vier T, vier Z und zwei Quadrate. Zu viert sitzen Partner einander gegenüber und teilen sie gleichmäßig. Wer beginnt, wird ausgelost oder vor der Partie bestimmt.
page-turn-text =
    Setze einen deiner Steine, in jeder Lage. Jeder Würfel braucht etwas unter sich: das Brett, einen anderen Würfel oder einen Würfel desselben Steins. Mindestens ein Würfel liegt auf dem Brett selbst; so wird nichts höher als drei.

    Kannst du einen Stein setzen, musst du es tun. Passt keiner, bist du für den Rest der Partie draußen.
page-connecting = Was verbunden ist
page-connecting-text =
    Zwei Felder nebeneinander sind verbunden, wenn oben auf beiden dasselbe Holz in gleicher Höhe liegt. Berühren an einer Ecke genügt nicht.

    Bei verschiedener Höhe muss auch die ganze senkrechte Stufe dazwischen aus diesem Holz sein. Das ist der Kern des Spiels: Ein Würfel des anderen Holzes in der Stufe unterbricht den Weg.

    Auf Achteck und Ring zählt auch ein Weg zu einer der beiden Seiten neben der gegenüberliegenden.
page-walnut = Mit Nussbaum
page-walnut-text =
    Als Variante setzt jede Partei zuerst einen Stab aus Nussbaum, drei Würfel lang. Er gehört niemandem. Über einen liegenden lässt sich bauen, über einen stehenden nicht.
page-end = Das Ende und die Punkte
page-end-text =
    Ist dein Weg fertig, gewinnst du sofort. Für jede Fläche des kürzesten Wegs, waagrecht oder senkrecht, gibt es einen Punkt. Auf Achteck und Ring zählt ein Weg zur genau gegenüberliegenden Seite doppelt.

    Kann niemand mehr setzen, ist die Partie unentschieden. Dann bekommt das Holz mit weniger Steinen am Rand so viele Punkte, wie das andere dort Steine hat. In einem Match werden die Punkte aller Partien zusammengezählt.
picture-square = Quadrat: 64 Felder. Gegenüberliegende Seiten tragen dieselbe Linie.
picture-rhombus = Rhombus: 60 Felder und vier schräge Seiten.
picture-octagon = Achteck: 76 Felder und acht Seiten.
picture-ring = Ring: acht Seiten, und über dem Loch darf nichts liegen.
picture-placing = Buche liegt, Ahorn steht, und ein zweiter Stein aus Buche klettert über den ersten, mit einem Würfel auf dem Brett.
picture-step = Verbunden: Auch die senkrechte Fläche der Stufe ist aus Buche, und der Weg geht weiter.
picture-broken = Nicht verbunden: Die untere Hälfte der Stufe ist aus Ahorn, und der Weg aus Buche endet davor.
picture-walnut = Ein liegender und ein stehender Stab aus Nussbaum. Ahorn baut über den liegenden.
picture-way = Buche hat zwei Seiten verbunden. Der Plan zählt die Flächen des Wegs: zehn Punkte.

### Warum ein Tipp gut ist

hint-both = Das bringt deinen Weg näher an die andere Seite und steht dem anderen Holz im Weg.
hint-nearer = Das bringt deinen Weg näher an die andere Seite.
hint-blocks = Der Stein versperrt dem anderen Holz den kürzesten Weg.
hint-inside = Der Stein bleibt vom Rand weg: Verbindet niemand zwei Seiten, bekommt das Holz mit weniger Steinen am Rand Punkte.

# Lessons
lesson-place = Einen Stein setzen
lesson-place-idea = Ein Stein besteht aus vier Würfeln deines Holzes. Er darf liegen oder stehen, und ein Teil darf auf anderen Steinen liegen.
lesson-place-goal = Setze irgendeinen Stein auf das Brett.
lesson-place-done = Ein Stein, und dein Zug ist vorbei. Du darfst ihn drehen, wie du willst.
lesson-place-wrong-gap = Unter dem Stein bliebe eine Lücke. Jeder Würfel braucht direkt unter sich das Brett oder einen anderen Würfel.
lesson-place-wrong-floating = Dein Stein läge nur auf anderen. Mindestens einer seiner Würfel muss das Brett berühren.
lesson-join = Die Seiten verbinden
lesson-join-idea = Schau von oben: Ein Weg aus deinem Holz von einer Seite zur gegenüberliegenden gewinnt. Du spielst Buche.
lesson-join-goal = Vollende deinen Weg zur rechten Seite mit einem Stein.
lesson-join-done = Feld an Feld und ohne Lücke: Dein Weg ist fertig.
lesson-join-wrong-short = Dein Weg ist länger geworden, reicht aber noch nicht bis zur Seite. Dreh den Stein so, dass er hinkommt.
lesson-join-wrong-apart = Dein Weg endet noch immer vor der rechten Seite. Setze den Stein dorthin, wo der Weg aufhört.
lesson-tip = Drehen und kippen
lesson-tip-idea = Bevor du einen Stein setzt, darfst du ihn drehen und aufstellen.
lesson-tip-goal = In deinem Weg fehlt ein Feld. Schließe die Lücke.
lesson-tip-done = Ein Würfel kam in die Lücke, die anderen obendrauf. Dein Weg steigt über sein eigenes Holz.
lesson-tip-wrong-flat = So stößt der Stein an anderes Holz. Kippe ihn, bis er in die Lücke passt.
lesson-tip-wrong-open = Die Lücke in deinem Weg ist noch offen. Nur ein Würfel passt hinein: Kippe den Stein, bis einer nach unten zeigt.
lesson-north = Zwei Richtungen
lesson-north-idea = Beide Richtungen zählen: von links nach rechts und von unten nach oben. Das gilt für beide Hölzer.
lesson-north-goal = Ahorn braucht nur noch einen Stein. Gewinne vorher.
lesson-north-done = Gut gesehen. Behalte beide Richtungen im Auge, und beide Hölzer.
lesson-north-wrong-blocked = Damit stehst du dem Ahorn im Weg. Aber du hättest gleich gewinnen können.
lesson-north-wrong-apart = Jetzt ist Ahorn am Zug und braucht nur noch einen Stein. Auch deinem Weg von unten nach oben fehlte nur einer.
lesson-over = Über das andere Holz
lesson-over-idea = Ein Stein darf über andere hinweg, wenn einer seiner Würfel das Brett berührt. Von oben zählt auf jedem Feld der höchste Würfel.
lesson-over-goal = Baue über den Ahorn und vollende deinen Weg.
lesson-over-done = Hinauf und hinüber: Von oben gesehen führt dein Holz ohne Lücke von Seite zu Seite.
lesson-over-wrong-behind = Du bist an der Seite, aber der Ahorn trennt diesen Stein noch von deinem Weg. Decke den Ahorn zu.
lesson-over-wrong-floating = Der Stein läge nur auf anderen. Einer seiner Würfel muss das Brett berühren.
lesson-over-wrong-apart = Der Ahorn schneidet deinen Weg noch ab. Setze einen Stein darüber, der auch das Brett berührt.
lesson-step = Die ganze Stufe
lesson-step-idea = Wo ein Weg hinauf oder hinunter geht, muss die ganze Stufe aus deinem Holz sein. Von oben übersieht man das leicht.
lesson-step-goal = Vollende deinen Weg zur rechten Seite mit einem Stein.
lesson-step-done = Flach und außen herum: So unterbricht nichts deinen Weg.
lesson-step-wrong-maple = Von oben sieht er fertig aus, aber schau von der Seite: Die halbe Stufe ist aus Ahorn. Versuch es außen herum.
lesson-step-wrong-apart = Dein Weg endet noch vor dem Stapel aus Ahorn. Such einen Weg daran vorbei.
lesson-diagonal = Ecken verbinden nicht
lesson-diagonal-idea = Zwei Felder, die sich nur an einer Ecke berühren, sind nicht verbunden.
lesson-diagonal-goal = Dein Weg ist irgendwo unterbrochen. Flicke ihn mit einem Stein.
lesson-diagonal-done = Ein Feld, das an beide Steine grenzt, und der Weg ist geschlossen.
lesson-diagonal-wrong-corner = Der Weg ist noch unterbrochen. Fahr ihn mit dem Finger nach: Irgendwo berühren sich zwei Steine nur an einer Ecke.
lesson-climb = Immer höher
lesson-climb-idea = Eine Stufe darf einen oder zwei Würfel hoch sein, wenn sie ganz aus deinem Holz ist.
lesson-climb-goal = Geh über den Stapel aus Ahorn und vollende deinen Weg.
lesson-climb-done = Dein Weg war schon zwei Würfel hoch. Darum ist auch die letzte Stufe ganz aus deinem Holz.
lesson-climb-wrong-behind = Du bist an der Seite, aber der Stapel steht noch zwischen diesem Stein und deinem Weg.
lesson-climb-wrong-apart = Der Stapel schneidet deinen Weg noch ab. Beginne dort, wo du schon zwei Würfel hoch bist.
lesson-out = Ausgeschieden
lesson-out-idea = Passt keiner deiner Steine mehr, wenn du am Zug bist, bist du für den Rest der Partie draußen. Die anderen spielen weiter.
lesson-out-goal = Setze einen Stein so, dass Ahorn ausscheidet.
lesson-out-done = Ahorn hat noch einen Stein, aber keinen Platz mehr dafür. Solange du setzen kannst, musst du.
lesson-out-wrong-room = Ahorn findet noch Platz für einen Stein. Schau, wo er hinpasst, und baue selber dort.
lesson-points = Punkte
lesson-points-idea = In einem Match zählt der kürzeste Weg des Siegers: ein Punkt für jedes Feld und einer für jede senkrechte Fläche.
lesson-points-goal = Gewinne mit zwölf oder mehr Punkten.
lesson-points-done = Zwei Würfel hinauf und zwei hinunter: vier senkrechte Flächen mehr als auf ebenem Weg.
lesson-points-wrong-few = So bekommst du keine zwölf Punkte. Auch senkrechte Flächen zählen: Lass deinen Weg steigen.
lesson-edges = Wenn niemand gewinnt
lesson-edges-idea = Sind alle draußen, ist die Partie unentschieden. Das Holz mit weniger Steinen am Rand bekommt dann so viele Punkte, wie das andere dort Steine hat.
lesson-edges-goal = Gewinnen kann niemand mehr. Setze deinen letzten Stein so, dass du Punkte bekommst.
lesson-edges-done = Du hast weniger Steine am Rand, darum bekommst du für die sieben Randsteine des Ahorns sieben Punkte.
lesson-edges-wrong-edge = Jetzt haben beide Hölzer gleich viele Steine am Rand, und niemand bekommt Punkte. Bleib vom Rand weg.
lesson-octagon = Das Achteck
lesson-octagon-idea = Auf dem Achteck und dem Ring zählen auch die beiden Seiten neben der gegenüberliegenden.
lesson-octagon-goal = Du hast oben begonnen. Vollende deinen Weg mit einem Stein.
lesson-octagon-done = Unten war zu, aber die Seite daneben zählt auch. Genau gegenüber gäbe es doppelte Punkte.
lesson-octagon-wrong-right = Die rechte Seite liegt nicht neben der unteren. Geh eine Seite weiter hinunter.
lesson-octagon-wrong-apart = Dein Weg endet noch mitten auf dem Brett. Welche Seite neben der unteren kann er erreichen?
lesson-walnut = Nussbaum
lesson-walnut-idea = In dieser Variante werden zuerst Stäbe aus Nussbaum gesetzt. Sie gehören niemandem und sind allen im Weg.
lesson-walnut-goal = Vollende deinen Weg nach oben.
lesson-walnut-done = Einen liegenden Stab kannst du überbauen. Ein stehender ist zu hoch.
lesson-walnut-wrong-beside = Dein Stein ist oben, aber der Nussbaum trennt ihn noch von deinem Weg.
lesson-walnut-wrong-floating = Der Stein läge nur auf Nussbaum. Einer seiner Würfel muss das Brett berühren.
lesson-walnut-wrong-apart = Der Nussbaum schneidet deinen Weg noch ab. Ein Stab liegt: Geh über ihn.
