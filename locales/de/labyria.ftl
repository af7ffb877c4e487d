### Brändi Labyria

## Die Regeln, Satz für Satz: Brett und Aufbau

RIA-01 = Zwei, drei oder vier Personen spielen. Jede hat drei Figuren einer Farbe.
RIA-02 = Das Brett hat 10 × 10 Felder. Hindernisse sind Wände: Sie stehen auf den Kanten zwischen benachbarten Feldern, nie am äußeren Rand. Auch Bretter mit 8, 12 oder 14 Feldern je Seite sind möglich. Die Zahl der Hindernisse bleibt gleich.
RIA-03 = Ein Plättchen füllt eine Kante. Ein Winkel steht auf einer Kreuzung von vier Feldern. Seine zwei Arme bilden einen rechten Winkel und füllen je eine Kante, die dort anstößt. Auf einer Kreuzung steht höchstens ein Winkel, auf einer Kante höchstens eine Wand.
RIA-04 = Es gibt 44 Plättchen und 20 Winkel. Zu zweit bekommt jede Person 20 Plättchen und 10 Winkel, zu dritt 13 und 6, zu viert 10 und 5. Vier Plättchen liegen für alle im Depot. Es hat keine Grenze.
RIA-05 = Deine Figuren beginnen in deiner Ecke des Bretts. Zu zweit sitzt ihr euch schräg gegenüber. Auf einem Eckfeld stehen beliebig viele Figuren, und niemand ist dort im Weg.
RIA-06 = Dein Ziel ist die schräg gegenüberliegende Ecke.
RIA-07 = Gespielt wird im Uhrzeigersinn.

## Bauen

RIA-10 = Wer am höchsten würfelt, baut zuerst. Hier entscheidet das Los.
RIA-11 = Das erste Hindernis kommt auf die Kreuzung in der Mitte des Bretts: ein Winkel darauf oder ein Plättchen auf eine Kante, die dort anstößt.
RIA-12 = Reihum setzt jede Person ein Hindernis, Plättchen oder Winkel, bis alle gebaut sind.
RIA-13 = Jedes weitere Hindernis muss eines berühren, das schon steht. Plättchen berühren mit ihren Enden, Winkel mit ihrer Kreuzung und den Enden ihrer Arme. Der Rand des Bretts zählt nicht.
RIA-14 = Hat keines deiner Hindernisse einen Platz, wirst du übergangen und beim nächsten Mal wieder gefragt. Gebaut wird, bis niemand mehr etwas setzen kann. Was dann übrig ist, wird nicht mehr gebraucht.
RIA-15 = Du darfst Teile des Bretts einschließen, auch Ecken des Bretts.

## Der Zug

RIA-20 = Nach dem Bauen zieht zuerst, wer am höchsten würfelt.
RIA-21 = Du wirfst beide Würfel. Die Zahl sagt, wie viele Felder eine Figur zieht. Das Symbol sagt, welche Fähigkeit dazugehört.
RIA-22 = Zahl und Fähigkeit gehören einer Figur. Die Zahl wird nie aufgeteilt.
RIA-23 = Jede Zahl bringt eine Figur aus ihrer Startecke. Der erste Schritt hinaus zählt eins.
RIA-24 = Du darfst einmal ein Hindernis setzen, entfernen oder drehen, vor oder nach deinem Zug oder gar nicht, auch wenn keine Figur ziehen kann. Es gelten die Wände, wie sie dann stehen. Ist danach kein Zug mehr möglich, geht dein Zug vorbei.

## Fähigkeiten

RIA-30 = Setzen: Nimm ein Plättchen aus dem Depot und setze es auf eine beliebige freie Kante. Es muss nichts berühren. Ist das Depot leer, verfällt die Fähigkeit.
RIA-31 = Entfernen: Nimm ein Plättchen vom Brett ins Depot.
RIA-32 = Aussetzen: Du setzt diesen Zug aus.
RIA-33 = Doppelt: Die Zahl zählt zweimal, immer.
RIA-34 = Tarnkappe: Deine Figur darf in diesem Zug durch alle Wände gehen. Für Figuren und Eckfelder gilt alles wie sonst.
RIA-35 = Drehen: Drehe einen Winkel auf seiner Kreuzung in eine andere Richtung.
RIA-36 = Winkel werden nie entfernt und nie versetzt. Die Kanten, auf die ein Winkel gedreht wird, müssen frei sein.

## Ziehen

RIA-40 = Eine Figur geht auf benachbarte Felder, nie schräg und nie durch eine Wand, außer mit der Tarnkappe.
RIA-41 = Die ganze Zahl wird gegangen.
RIA-42 = In einem Zug wird kein Feld zweimal betreten, auch das Ausgangsfeld nicht noch einmal.
RIA-43 = Nur wenn keine deiner Figuren so ziehen kann, darfst du Felder mehrmals betreten. Dann ist jeder Weg der ganzen Zahl recht. Er darf überall umkehren, enden, wo er begonnen hat, und angreifen.
RIA-44 = Gibt es gar keinen Zug, geht dein Zug vorbei. Gibt es einen, musst du ziehen.
RIA-45 = Auf einem Feld steht eine Figur. Eigene Figuren darfst du überspringen, beliebig viele. Ein übersprungenes Feld zählt als Schritt. Fremde Figuren werden nicht übersprungen.
RIA-46 = Dein Ziel betrittst du nur mit genauem Wurf, als letzten Schritt eines Zuges. Wer dort sonst steht, stört nicht.
RIA-47 = Eine Figur in ihrem Ziel ist sicher und bleibt dort. Durch ihre eigene Startecke darf sie gehen. Die beiden anderen Ecken betritt sie nicht.
RIA-48 = Eine eingemauerte Figur wartet auf einen Wurf, der sie befreit.

## Fressen

RIA-50 = Endet ein Zug auf einer fremden Figur, ist es ein Angriff. Du sagst, von welchem Nachbarfeld du kommst. Figuren auf Eckfeldern können nicht angegriffen werden.
RIA-51 = Zuerst wirft die angegriffene Person den Symbolwürfel. Was er zeigt, wirkt von selbst.
RIA-52 = Tarnkappe: Die Figur wird unsichtbar und nicht gefressen.
RIA-53 = Setzen: Ein Plättchen aus dem Depot versperrt dem Angriff den Weg. Ist das Depot leer oder trägt der Angreifer die Tarnkappe, hilft das nicht.
RIA-54 = Drehen: Der Spieß wird umgedreht. Der Angreifer wird gefressen, und sein Zug ist zu Ende.
RIA-55 = Bei jedem anderen Symbol wird die Figur gefressen.
RIA-56 = Eine gefressene Figur geht zurück in ihre Startecke. Der Angreifer nimmt das Feld nur ein, wenn der Angriff gelingt.
RIA-57 = Haben Tarnkappe oder Plättchen den Angriff abgewehrt, muss dieselbe Figur mit derselben Zahl anderswohin ziehen. Geht es nicht anders, darf sie Felder zweimal betreten. Sie greift niemanden an. Gibt es keinen solchen Zug, bleibt sie stehen.

## Das Ende

RIA-60 = Wer zuerst alle drei Figuren im Ziel hat, gewinnt sofort.

## Warum etwas nicht geht

why-over = Die Partie ist zu Ende.
why-dice-fall = Die Würfel fallen von selbst.
why-no-throw-now = Das wird jetzt nicht gewürfelt.
why-first-throw = Zuerst wird gewürfelt, wer beginnt.
why-throw-first = Zuerst werden die Würfel geworfen.
why-defence-first = Zuerst würfelt, wer angegriffen ist.
why-not-your-turn = Jemand anderes ist an der Reihe.
why-still-building = Es wird noch gebaut.
why-built = Das Bauen ist vorbei.
why-no-tiles-left = Du hast keine Plättchen mehr zu bauen.
why-no-corners-left = Du hast keine Winkel mehr zu bauen.
why-crossing-taken = Auf { $crossing } steht schon ein Winkel.
why-edge-taken = Auf { $edge } steht schon eine Wand.
why-not-the-middle = Das erste Hindernis kommt in die Mitte des Bretts, auf { $crossing }.
why-not-touching = Dort würde es kein anderes Hindernis berühren.
why-other-symbol =
    { $symbol ->
        [double] Du hast Doppelt gewürfelt. Das verändert keine Wände.
        [cloak] Du hast die Tarnkappe gewürfelt. Sie verändert keine Wände.
        [turn] Du hast Drehen gewürfelt. Du kannst einen Winkel drehen, sonst nichts.
        [plus] Du hast Setzen gewürfelt. Du kannst ein Plättchen setzen, sonst nichts.
       *[other] Du hast Entfernen gewürfelt. Du kannst ein Plättchen entfernen, sonst nichts.
    }
why-used = Die Fähigkeit hast du in diesem Zug schon genutzt.
why-depot-empty = Das Depot ist leer.
why-no-tile = Auf { $edge } steht kein Plättchen.
why-corner-stays = Die Wand auf { $edge } gehört zu einem Winkel. Winkel bleiben, wo sie sind.
why-no-corner = Auf { $crossing } steht kein Winkel.
why-not-turned = Der Winkel zeigt schon dorthin.
why-no-room-to-turn = Dem Winkel auf { $crossing } ist eine andere Wand im Weg.
why-must-move = Eine Figur kann ziehen, also musst du ziehen.
why-moved = Du hast in diesem Zug schon eine Figur gezogen.
why-no-figure = Auf { $field } hast du keine Figur.
why-stays-in-goal = Eine Figur in ihrem Ziel bleibt dort.
why-other-figure = Die Figur auf { $field } muss anderswohin ziehen, keine andere.
why-safe-in-corner = Auf dem Eckfeld { $field } kann niemand angegriffen werden.
why-foreign-corner = Die Ecke { $field } ist weder dein Start noch dein Ziel.
why-own-figure-there = Auf { $field } steht deine eigene Figur.
why-no-second-attack = Der Angriff ist gescheitert. Jetzt zieht die Figur anderswohin, nicht auf eine fremde Figur.
why-attack-from-where = Auf { $field } steht eine fremde Figur. Sag, von welchem Feld du angreifst.
why-nobody-to-attack = Auf { $field } steht keine fremde Figur.
why-no-entry = { $field } liegt nicht neben dem Feld, das du angreifst.
why-entered-twice = Du musst { $number } gehen. Dafür würdest du ein Feld zweimal betreten, und es gibt andere Züge.
why-exact = Das Ziel betrittst du nur mit genauem Wurf. Du musst { $number } gehen.
why-number = Kein Weg von { $number } führt dorthin.
why-opponent-in-the-way = Eine fremde Figur ist im Weg.
why-through-goal = Der Weg würde durch dein Ziel führen. Du betrittst es nur als letzten Schritt.
why-through-corner = Der Weg würde durch eine Ecke des Bretts führen, die dir verschlossen ist.
why-wall = Eine Wand ist im Weg.
