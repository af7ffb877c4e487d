### Das magische Labyrinth

## Die Regeln, Satz für Satz: Spielfeld und Aufbau

MAG-01 = Zwei bis vier Personen spielen. Jede führt einen Magier: rot, blau, gelb oder grün.
MAG-02 = Der Boden hat 6 × 6 Felder. Zwischen benachbarten Feldern gibt es 60 Schlitze, und in jedem kann eine Mauer stecken. Der Rand ist ringsum geschlossen.
MAG-03 = Es gibt 24 Mauern und 24 Chips, und jeder Chip zeigt ein anderes Zauberzeichen. Dieselben 24 Zeichen sind auf dem Boden: eines auf jedem Feld außer den vier Ecken und den zwei Nachbarn jeder Ecke. Welches Zeichen wo ist, wird für jede Partie neu ausgelost. Ein anderer Boden kann geladen werden, wenn er die 24 Zeichen auf 24 verschiedenen Feldern hat; auch Ecken dürfen eines haben.
MAG-04 = Vor dem Spiel kommen bis zu 24 Mauern unter den Boden; die übrigen bleiben aus dem Spiel. Von jedem Feld führt ein Weg zu jedem anderen. Ein leichtes Labyrinth hat 19 Mauern, ein schweres 24; jede Zahl von 0 bis 24 ist möglich.
MAG-05 = Niemand weiß, wo die Mauern stehen. Ein zufälliges Labyrinth wird aus allen erlaubten mit seiner Mauerzahl gezogen, jedes gleich wahrscheinlich. Ein von Hand gebautes wird um null bis drei Vierteldrehungen gedreht, jede Zahl gleich wahrscheinlich; nur die Mauern drehen sich, nicht die Zeichen. Bis die Partie vorbei ist, bekommt niemand eine Mauer zu sehen, gegen die noch keiner gestoßen ist.
MAG-06 = Jeder Magier beginnt in seiner eigenen Ecke. Zu zweit liegen die Ecken einander gegenüber.
MAG-07 = Ein Chip wird aus dem Beutel gezogen und offen hingelegt. Das Zeichen darauf ist gesucht.
MAG-08 = Am Tisch zu Hause beginnt, wer sich zuletzt verlaufen hat. Hier wird ausgelost oder beim Aufbau bestimmt, wer beginnt. Danach geht es im Uhrzeigersinn um den Tisch.

## Ein Zug

MAG-10 = Der Würfel hat die Seiten 1, 2, 2, 3, 3 und 4. Du würfelst einmal pro Zug.
MAG-11 = Du darfst so viele Schritte gehen, wie der Würfel zeigt, oder weniger, und so oft abbiegen, wie du willst. Schritte, die du nicht nutzt, verfallen. Du darfst immer auch stehen bleiben.
MAG-12 = Ein Schritt geht nach oben, unten, links oder rechts auf das nächste Feld. Er geht nie schräg und nie vom Boden herunter.
MAG-13 = Nach Mauern tasten ist nicht erlaubt: Ein versuchter Schritt ist ein gemachter Schritt, und du kannst ihn nicht zurücknehmen. Gegen eine Mauer, die du kennst, darfst du gehen. Welche Schritte erlaubt sind, hängt nie von den Mauern ab.
MAG-14 = Du darfst über ein Feld gehen, auf dem ein anderer Magier steht, aber dein Zug darf dort nicht enden. Darum darfst du ein solches Feld nur betreten, wenn dich die Schritte, die dir dann bleiben, noch auf ein freies Feld bringen könnten, Mauern nicht mitgerechnet. Solange du darauf stehst, darfst du nicht anhalten. Nur wenn du deinen Zug auf einem geteilten Feld beginnst, darfst du dort bleiben.
MAG-15 = Gehst du gegen eine Mauer, fällt die Kugel. Dein Magier kehrt in seine Startecke zurück, die übrigen Schritte verfallen, und dein Zug ist zu Ende. Alle sehen, wo es war.
MAG-16 = Steht in dieser Ecke ein anderer Magier, stehen beide dort, bis einer von ihnen weitergeht.

## Zeichen und Ende

MAG-20 = Erreichst du das gesuchte Zeichen, nimmst du seinen Chip, auch wenn dich eine Mauer darauf zurückschickt. Die übrigen Schritte verfallen, und dein Zug ist zu Ende. Ein neuer Chip wird gezogen und offen hingelegt.
MAG-21 = Steht schon ein Magier auf dem neu gesuchten Zeichen, bekommt, wer ihn führt, den Chip sofort, und ein weiterer wird gezogen. Das kann mehrmals nacheinander geschehen.
MAG-22 = Stehen zwei Magier auf dem neu gesuchten Zeichen, bekommt der erste dessen Chip und der zweite einen aus dem Beutel, was immer er zeigt. Der erste ist, wer früher an die Reihe kommt, gezählt ab der Person, die als Nächste dran ist. Gewinnt der erste mit diesem Chip, wird keiner mehr gezogen.
MAG-23 = Wer den fünften Chip bekommt, gewinnt, und die Partie ist zu Ende.

## Erinnern

MAG-30 = Dies ist ein Spiel für das Gedächtnis. Ein Stoß gegen eine Mauer wird gezeigt, wenn er geschieht, und danach nicht mehr. Mit der Gedächtnishilfe bleiben gefundene Mauern und begangene Wege für alle sichtbar. Diese Wahl sehen alle, bevor sie sich setzen.
MAG-31 = Wenn die Partie zu Ende ist, wird das ganze Labyrinth gezeigt.

## Warum etwas nicht geht

why-off-board = Dort endet der Boden.
why-diagonal = Ein Schritt geht nach oben, unten, links oder rechts, nicht schräg.
why-not-your-turn = Dieser Magier ist nicht an der Reihe.
why-over = Die Partie ist zu Ende.
why-roll-first = Zuerst wird gewürfelt.
why-draw-first = Zuerst wird ein Chip gezogen.
why-already-rolled = Es ist schon gewürfelt.
why-no-such-face = Der Würfel hat keine { $face }. Er zeigt 1, 2, 3 oder 4.
why-no-draw-now = Jetzt wird kein Chip gezogen.
why-not-in-bag = Dieser Chip ist nicht mehr im Beutel.
why-occupied-last-step = Auf { $field } steht ein anderer Magier, und es wäre dein letzter Schritt.
why-occupied-no-way-on = Auf { $field } steht ein anderer Magier, und deine Schritte reichen nicht bis zu einem freien Feld dahinter.
why-stop-occupied = Auf { $field } steht noch ein Magier. Geh weiter bis zu einem freien Feld.
why-chance-draws = Das entscheidet der Zufall. Niemand sucht es aus.
