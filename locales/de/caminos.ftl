### Brändi Caminos

## Die Regeln, Satz für Satz: Bretter und Steine

CAM-01 = Zwei Personen spielen, oder vier in zwei Teams. Die einen haben Buche, die anderen Ahorn.
CAM-02 = Es gibt vier Bretter: Quadrat, Rhombus, Achteck und Ring.
CAM-03 = Jedes Holz hat 14 Steine aus vier Würfeln: vier L, vier T, vier Z und zwei Quadrate. Du darfst einen Stein drehen, wie du willst.
CAM-04 = Zu zweit hat jede Person alle 14 Steine eines Holzes. Zu viert sitzt man seinem Partner gegenüber und teilt: zwei L, zwei T, zwei Z und ein Quadrat für jeden. Du setzt nur deine eigenen.
CAM-05 = Es geht gegen den Uhrzeigersinn, ein Stein pro Zug. Wer beginnt, wird ausgelost. In einer Partie über mehrere Runden beginnt jedes Mal die nächste Person.

## Setzen

CAM-10 = Ein Stein passt ins Raster des Bretts, liegend oder stehend. Jeder Würfel ist über einem Feld des Bretts und an einem leeren Platz. Das Loch des Rings ist kein Feld.
CAM-11 = Unter einem Stein darf kein Hohlraum entstehen. Jeder Würfel ruht auf dem Brett oder auf einem anderen Würfel.
CAM-12 = Ein Stein darf allein stehen, neben anderen oder über anderen, solange mindestens einer seiner Würfel auf dem Brett liegt.
CAM-13 = Darum ist nichts je höher als drei Würfel.
CAM-14 = Wer setzen kann, muss setzen.
CAM-15 = Bist du an der Reihe und keiner deiner Steine passt, oder hast du keinen mehr, scheidest du endgültig aus. Die anderen spielen weiter.

## Verbinden

CAM-20 = Du brauchst einen Weg aus deinem Holz von einer Seite des Bretts zur gegenüberliegenden, über Flächen, die man von oben sieht. Welches Paar von Seiten, ist gleich.
CAM-21 = Eine Ecke gehört zu beiden Seiten, die sich dort treffen.
CAM-22 = Benachbarte Felder, die oben dasselbe Holz in gleicher Höhe zeigen, sind verbunden. Eine Berührung über Eck genügt nicht, und kein Weg führt seitwärts an senkrechten Flächen entlang.
CAM-23 = Bei verschiedener Höhe sind sie nur verbunden, wenn auch die ganze senkrechte Stufe dazwischen aus diesem Holz ist. Ein leeres Feld hat keine Oberseite.
CAM-24 = An beiden Enden zeigt der Weg sein Holz von oben auf einem Feld dieser Seite. Das Brett selbst muss er nicht berühren.
CAM-25 = Wer einen solchen Weg schließt, gewinnt sofort, allein oder als Team.
CAM-26 = Auf Achteck und Ring zählt auch ein Weg zu einer Nachbarin der gegenüberliegenden Seite.
CAM-27 = Sind alle ausgeschieden und niemand hat verbunden, endet das Spiel unentschieden.

## Punkte

CAM-30 = Wer gewinnt, erhält für jede quadratische Fläche des kürzesten Wegs einen Punkt, ob waagrecht oder senkrecht. Die andere Seite erhält nichts.
CAM-31 = Auf Achteck und Ring zählt ein Weg zur genau gegenüberliegenden Seite doppelt, einer zu ihrer Nachbarin einfach. Es gilt, was mehr bringt.
CAM-32 = Bei Unentschieden erhält, wer weniger Steine am Rand hat, so viele Punkte, wie die anderen dort haben. Ein Stein zählt, wenn einer seiner Würfel auf einem Randfeld auf dem Brett liegt, auch wenn er später verdeckt wird. Bei gleicher Zahl gibt es keine Punkte.
CAM-33 = Man kann mehrere Runden spielen. Die höchste Summe gewinnt; bei gleicher Summe ist es unentschieden.

## Mit Nussbaum

CAM-40 = Mit Nussbaum hat jede Seite dazu einen Stein aus Nussbaum, einen Stab aus drei Würfeln. Die ersten beiden Züge setzen diese, irgendwo, liegend oder stehend.
CAM-41 = Nussbaum gehört niemandem und steht allen im Weg. Liegend kann man ihn überbauen, stehend nicht.

## Warum etwas nicht geht

why-over = Das Spiel ist zu Ende.
why-all-out = Das Spiel ist zu Ende: Alle sind ausgeschieden.
why-not-your-turn = Jemand anderes ist an der Reihe.
why-walnut-first = Zuerst wird der Stein aus Nussbaum gesetzt.
why-no-walnut = Es ist kein Stein aus Nussbaum zu setzen.
why-none-left = Du hast keinen Stein { $shape } mehr.
why-off-board = { $cell } liegt nicht auf dem Brett.
why-hole = { $cell } liegt im Loch des Rings.
why-taken = Auf { $cell } ist in Höhe { $height } schon ein Würfel.
why-too-high = Das ist zu hoch: Ein Stein liegt mit mindestens einem Würfel auf dem Brett, darum ist nichts höher als drei.
why-not-on-board = Mindestens ein Würfel des Steins muss auf dem Brett liegen.
why-hollow = Unter dem Stein entstünde ein Hohlraum, auf { $cell } in Höhe { $height }.
