### Das magische Labyrinth

game-magic_labyrinth = Das magische Labyrinth
game-magic_labyrinth-pitch = Junge Magier laufen über einen Boden, der Mauern verbirgt. Eine Mauer findest du, indem du anstößt, und merken musst du sie dir selbst.
game-magic_labyrinth-aim = Sammle vor allen anderen fünf magische Symbole.
game-magic_labyrinth-facts = 2 bis 4 Spieler · 20 bis 30 Minuten · ein Gedächtnisspiel

## Die Regeln, Satz für Satz: Spielfeld und Aufbau

MAG-01 = Zwei bis vier Personen spielen. Jede hat einen Magier: rot, blau, gelb oder grün.
MAG-02 = Der Boden hat 6 × 6 Felder. Zwischen benachbarten Feldern gibt es 60 Schlitze, und in jedem kann eine Mauer stecken. Der Rand ist ringsum geschlossen.
MAG-03 = Es gibt 24 Mauern und 24 Chips, und jeder Chip zeigt ein anderes magisches Symbol. Dieselben 24 Symbole sind auf dem Boden: eines auf jedem Feld außer den vier Ecken und den zwei Nachbarn jeder Ecke. Welches Symbol wo ist, wird für jede Partie neu ausgelost. Ein anderer Boden kann geladen werden, wenn er die 24 Symbole auf 24 verschiedenen Feldern hat; auch Ecken dürfen eines haben.
MAG-04 = Vor der Partie kommen bis zu 24 Mauern unter den Boden; die übrigen werden nicht gebraucht. Von jedem Feld führt ein Weg zu jedem anderen. Ein leichtes Labyrinth hat 19 Mauern, ein schweres 24; jede Zahl von 0 bis 24 ist möglich.
MAG-05 = Niemand weiß, wo die Mauern stehen. Ein zufälliges Labyrinth wird aus allen erlaubten mit dieser Mauerzahl gerecht ausgelost. Ein von Hand gebautes wird vorher zufällig um null bis drei Vierteldrehungen gedreht; nur die Mauern drehen sich, nicht die Symbole. Bevor man sich setzt, erfährt man, dass es von Hand gebaut ist und von wem. Wer ein Labyrinth gebaut hat, das gedreht fast gleich aussieht, darf nur zuschauen. Bis die Partie vorbei ist, bekommt niemand eine Mauer zu sehen, gegen die noch keiner gestoßen ist.
MAG-06 = Jeder Magier beginnt in seiner eigenen Ecke. Zu zweit liegen die Ecken einander gegenüber.
MAG-07 = Ein Chip wird aus dem Beutel gezogen und offen hingelegt. Das Symbol darauf ist gesucht.
MAG-08 = Am echten Tisch beginnt, wer sich zuletzt verlaufen hat. Hier wird ausgelost oder beim Aufbau bestimmt, wer beginnt. Danach geht es im Uhrzeigersinn um den Tisch.

## Ein Zug

MAG-10 = Der Würfel hat die Seiten 1, 2, 2, 3, 3 und 4. Du würfelst einmal pro Zug.
MAG-11 = Du darfst so viele Schritte gehen, wie der Würfel zeigt, oder weniger, und so oft abbiegen, wie du willst. Schritte, die du nicht nutzt, verfallen. Du darfst immer auch stehen bleiben.
MAG-12 = Ein Schritt geht nach oben, unten, links oder rechts auf das nächste Feld. Er geht nie schräg und nie vom Boden herunter.
MAG-13 = Antesten ist nicht erlaubt: Wenn du einen Schritt versuchst, hast du ihn gemacht und kannst ihn nicht zurücknehmen. Gegen eine Mauer, die du kennst, darfst du gehen. Welche Schritte erlaubt sind, hängt nie von den Mauern ab.
MAG-14 = Du darfst über ein Feld gehen, auf dem ein anderer Magier steht, aber dort nicht stehen bleiben. Darum darfst du ein solches Feld nur betreten, wenn deine übrigen Schritte noch bis zu einem freien Feld reichen (Mauern nicht mitgerechnet). Solange du darauf stehst, darfst du nicht anhalten. Nur wenn du deinen Zug auf einem geteilten Feld beginnst, darfst du dort bleiben.
MAG-15 = Stößt du gegen eine Mauer, fällt die Kugel. Dein Magier kehrt in seine Startecke zurück, die übrigen Schritte verfallen, und dein Zug ist zu Ende. Alle sehen, wo es war.
MAG-16 = Steht in dieser Ecke ein anderer Magier, stehen beide dort, bis einer von ihnen weitergeht.

## Symbole und Ende

MAG-20 = Erreichst du das gesuchte Symbol, bekommst du den Chip, auch wenn dich eine Mauer darauf zurückschickt. Die übrigen Schritte verfallen, und dein Zug ist zu Ende. Ein neuer Chip wird gezogen und offen hingelegt.
MAG-21 = Steht schon ein Magier auf dem neu gesuchten Symbol, bekommt sein Spieler den Chip sofort, und ein weiterer wird gezogen. Das kann mehrmals nacheinander geschehen.
MAG-22 = Stehen zwei Magier auf dem neu gesuchten Symbol, bekommt der erste dessen Chip und der zweite einen aus dem Beutel, was immer er zeigt. Der erste ist, wer früher an die Reihe kommt, gezählt ab der Person, die als Nächste dran ist. Gewinnt der erste mit diesem Chip, wird keiner mehr gezogen.
MAG-23 = Wer als Erster fünf Chips hat, gewinnt, und die Partie ist zu Ende.

## Erinnern

MAG-30 = Dies ist ein Spiel für das Gedächtnis. Ein Stoß gegen eine Mauer wird einmal gezeigt, wenn er geschieht. Mit der Gedächtnishilfe bleiben gefundene Mauern und begangene Wege für alle sichtbar. Diese Wahl sehen alle, bevor sie sich setzen.
MAG-31 = Wenn die Partie zu Ende ist, wird das ganze Labyrinth gezeigt.

## Warum etwas nicht geht

why-off-board = Dort endet der Boden.
why-diagonal = Ein Schritt geht nach oben, unten, links oder rechts, nicht schräg.
why-not-your-turn = Dieser Magier ist nicht an der Reihe.
why-over = Die Partie ist zu Ende.
why-roll-first = Zuerst muss gewürfelt werden.
why-draw-first = Zuerst muss ein Chip gezogen werden.
why-already-rolled = Es ist schon gewürfelt.
why-no-such-face = Der Würfel hat keine { $face }. Er zeigt 1, 2, 3 oder 4.
why-no-draw-now = Jetzt wird kein Chip gezogen.
why-not-in-bag = Dieser Chip ist nicht mehr im Beutel.
why-occupied-last-step = Auf { $field } steht ein anderer Magier, und es wäre dein letzter Schritt. Dort darfst du nicht stehen bleiben.
why-occupied-no-way-on = Auf { $field } steht ein anderer Magier, und deine Schritte reichen nicht bis zu einem freien Feld dahinter.
why-stop-occupied = Auf { $field } steht noch ein Magier. Geh weiter bis zu einem freien Feld.
why-chance-draws = Das entscheidet der Zufall. Niemand sucht es aus.
why-cut-off =
    { $count ->
        [one] Zu { $fields } führt kein Weg. Nimm eine Mauer weg.
       *[other] Zu diesen Feldern führt kein Weg: { $fields }. Nimm eine Mauer weg.
    }
why-same-turned = Dieses Labyrinth sieht nach dem Drehen wieder gleich aus. Du wüsstest also, wo die Mauern sind. Ändere es, oder eröffne den Tisch ohne eigenen Platz und schau zu.

### Die Oberfläche: was Spielfeld, Ablage und Aufbau sagen

## Die magischen Symbole

symbol-owl = Eule
symbol-key = Schlüssel
symbol-bat = Fledermaus
symbol-book = Buch
symbol-bottle = Flasche
symbol-broom = Besen
symbol-candle = Kerze
symbol-cat = Katze
symbol-crown = Krone
symbol-crystal = Kristall
symbol-feather = Feder
symbol-frog = Frosch
symbol-ghost = Gespenst
symbol-hat = Hut
symbol-kettle = Kessel
symbol-lamp = Lampe
symbol-lizard = Eidechse
symbol-moon = Mond
symbol-mushroom = Pilz
symbol-potion = Zaubertrank
symbol-ring = Ring
symbol-scroll = Schriftrolle
symbol-spider = Spinne
symbol-star = Stern

## Was geschieht, für das Protokoll

mag-log-rolled = { $name } würfelt: { $value }.
mag-log-stepped = { $name } geht von { $start } nach { $end }.
mag-log-bumped = { $name } stößt zwischen { $a } und { $b } gegen eine Mauer und kehrt nach { $home } zurück.
mag-log-bumped-once = { $name } stößt gegen eine Mauer und kehrt nach { $home } zurück.
mag-log-stopped = { $name } bleibt stehen.
mag-log-took = { $name } nimmt den Chip „{ $symbol }“.
mag-log-drawn = { $name } bekommt einen Chip aus dem Beutel: „{ $symbol }“.
mag-log-wanted = Gesucht ist jetzt: { $symbol }.
mag-log-won = { $name } hat fünf Chips und gewinnt.
mag-log-revealed = Der Boden wird abgehoben: Da ist das Labyrinth.

## Was ansteht, als Überschrift

mag-ask-walk-you =
    { $steps ->
        [one] Du bist dran: ein Schritt. Gesucht: { $symbol }.
       *[other] Du bist dran: bis zu { $steps } Schritte. Gesucht: { $symbol }.
    }
mag-ask-walk =
    { $steps ->
        [one] { $name } hat einen Schritt. Gesucht: { $symbol }.
       *[other] { $name } hat bis zu { $steps } Schritte. Gesucht: { $symbol }.
    }
mag-ask-won-you = Du hast fünf Chips. Du gewinnst.
mag-ask-won = { $name } hat fünf Chips und gewinnt.
mag-ask-wait = Gleich wird gewürfelt.

## Das Spielfeld, seine Felder und Tasten

mag-board = Der Boden mit seinen Feldern
mag-up = nach oben
mag-right = nach rechts
mag-down = nach unten
mag-left = nach links
mag-here = hier
mag-field-wanted = gesucht
mag-field-own = dein Magier
mag-field-other = Magier von { $name }
mag-field-own-corner = deine Startecke
mag-field-corner = Startecke von { $name }
mag-field-choice = ein Schritt { $direction }
mag-field-marked = Schritt { $number } deines Wegs
mag-field-walls = Mauer: { $sides }
mag-field-open = frei: { $sides }
mag-far = Geh Feld für Feld: Wähle ein Feld neben deinem Magier, oder zieh ihn einen Weg entlang.
mag-no-further = Dort endet dein Zug.
mag-say-position = Du stehst auf { $field }.
mag-say-watching = Du schaust zu.
mag-say-wanted = Gesucht: { $symbol }, auf { $field }. Von deinem Magier aus: { $way }.
mag-say-wanted-on = Gesucht: { $symbol }, auf { $field }.
mag-say-nothing-wanted = Gerade ist kein Symbol gesucht.
mag-say-other = { $name }: { $field }.
mag-say-chips =
    { $count ->
        [0] { $name }: keine Chips.
        [one] { $name }: ein Chip, { $symbols }.
       *[other] { $name }: { $count } Chips, { $symbols }.
    }
mag-key-fields = Von Feld zu Feld gehen
mag-key-step = Auf das angewählte Feld gehen
mag-key-directions = Ein Schritt nach oben, rechts, unten oder links (Tasten n, e, s, w)
mag-key-stop = Stehen bleiben; dein Zug endet
mag-key-back = Einen vorgemerkten Schritt zurücknehmen
mag-key-mine = Zu deinem Magier gehen
mag-key-position = Vorlesen, wo du stehst
mag-key-wanted = Vorlesen, was gesucht ist und in welcher Richtung es liegt
mag-key-others = Vorlesen, wo die anderen stehen
mag-hidden =
    { $walls ->
        [0] Es gibt keine Mauern.
        [one] Unsichtbar: wo die einzige Mauer steht.
       *[other] Unsichtbar: wo die { $walls } Mauern stehen.
    }
mag-hidden-more = Mauern insgesamt: { $walls }; als bekannt markiert: { $known }. Chips im Beutel: { $count }.
mag-can-stop = hier bleiben
mag-key-chips = Vorlesen, wer welche Chips hat
mag-key-die = Vorlesen, was der Würfel zeigt und wie viele Schritte bleiben

## Würfel, Chips und Knöpfe

mag-tray-wanted = Gesucht
mag-tray-die = Der Würfel zeigt { $value }.
mag-tray-steps =
    { $steps ->
        [0] Kein Schritt mehr.
        [one] Noch ein Schritt.
       *[other] Noch { $steps } Schritte.
    }
mag-tray-stop = Auf { $field } anhalten
mag-tray-stay = Auf { $field } bleiben
mag-tray-no-stop = Kein Halt auf { $field }
mag-tray-ends = Dein Zug endet
mag-tray-waiting = { $name } ist am Zug
mag-tray-go =
    { $steps ->
        [one] Einen Schritt gehen
       *[other] { $steps } Schritte gehen
    }
mag-tray-back = Zurücknehmen
mag-chips =
    { $count ->
        [0] Keine Chips
        [one] Ein Chip: { $symbols }
       *[other] { $count } Chips: { $symbols }
    }

## Aufbau und Labyrinthe von Hand

mag-setup-labyrinth = Labyrinth
mag-setup-easy = Leicht
mag-setup-hard = Schwer
mag-setup-number = Beliebig viele
mag-setup-by-hand = Von Hand
mag-setup-walls =
    { $walls ->
        [0] Keine Mauern
        [one] Eine Mauer
       *[other] { $walls } Mauern
    }
mag-setup-how-many = Zahl der Mauern
mag-setup-build = Selbst bauen
mag-setup-aid = Gedächtnishilfe
mag-setup-aid-note = Gefundene Mauern und begangene Wege bleiben für alle sichtbar.
mag-chosen-walls =
    { $walls ->
        [0] Labyrinth ohne Mauern
        [one] Labyrinth mit einer Mauer
       *[other] Labyrinth mit { $walls } Mauern
    }
mag-chosen-aid = Mit Gedächtnishilfe: Gefundene Mauern bleiben sichtbar
mag-chosen-memory = Aus dem Gedächtnis: Ein Stoß wird nur gezeigt, wenn er geschieht
known-labyrinth = Dieses Labyrinth würdest du in jeder Drehung erkennen. Darum schaust du diesmal zu.
by-hand-labyrinth =
    { $count ->
        [0] Wer diesen Tisch eröffnet hat, hat das Labyrinth von Hand gebaut. Vor der Partie wird es zufällig gedreht. Wer es gebaut hat und mitspielt, weiß mehr als die anderen.
        [one] { $names } hat das Labyrinth von Hand gebaut. Vor der Partie wird es zufällig gedreht. Wer es gebaut hat, weiß trotzdem mehr als die anderen.
       *[other] { $names } haben das Labyrinth von Hand gebaut. Vor der Partie wird es zufällig gedreht. Wer es gebaut hat, weiß trotzdem mehr als die anderen.
    }
mag-editor = Die Schlitze zwischen den Feldern
mag-editor-note = Tippe zwischen zwei Felder, um eine Mauer zu setzen oder wegzunehmen. Vor der Partie wird das Labyrinth zufällig gedreht, damit auch du nicht weißt, wie es liegt.
mag-editor-count = Mauern: { $walls } von { $most }
mag-editor-slot = zwischen { $a } und { $b }
mag-editor-set = Mauer { $slot }
mag-editor-whole = Jedes Feld ist zu erreichen.
mag-editor-full = Alle 24 Mauern sind gesetzt. Nimm eine weg, um sie zu versetzen.
mag-editor-clear = Alle wegnehmen

## Das Ende

mag-ending = Das Labyrinth und die Wege darin
mag-ending-show = Wessen Wege
mag-ending-all = Alle
mag-ending-tally =
    { $steps ->
        [one] Ein Schritt
       *[other] { $steps } Schritte
    }, { $bumps ->
        [0] kein Stoß
        [one] ein Stoß
       *[other] { $bumps } Stöße
    }
mag-ending-walls = Mauern: { $walls }

### Die Regeln zum Lesen

ten-lines =
    Unter dem Boden stehen Mauern, die niemand sieht.
    Gesucht ist immer ein Symbol, für alle dasselbe.
    Würfle und gehe höchstens so viele Schritte, wie der Würfel zeigt.
    Schräg darfst du nie gehen; abbiegen darfst du, so oft du willst.
    Stößt du gegen eine Mauer, muss dein Magier zurück in seine Startecke.
    Dein Zug ist dann vorbei; merk dir die Mauer.
    An anderen Magiern darfst du vorbei, aber nicht auf ihrem Feld stehen bleiben.
    Erreichst du das gesuchte Symbol, bekommst du den Chip.
    Gleich wird der nächste Chip gezogen: Sein Symbol ist nun gesucht.
    Wer als Erster fünf Chips hat, gewinnt.
page-aim-text =
    Zwei bis vier Magier suchen dasselbe Symbol. Wer zuerst dort ist, bekommt den Chip, und das nächste ist gesucht. Wer als Erster fünf Chips hat, gewinnt.

    Was im Weg steht, sieht niemand. Du merkst es, wenn du anstößt. Behalte es im Kopf, und achte darauf, wo sich die anderen stoßen.
page-setup-text =
    Der Boden hat 6 × 6 Felder, und 24 davon tragen ein Symbol. Darunter stehen Mauern zwischen den Feldern: 19 für ein leichtes Labyrinth, 24 für ein schweres. Jedes Feld ist erreichbar.

    Jeder Magier beginnt in einer Ecke. Der erste Chip wird gezogen und liegt offen.
page-turn-text =
    Würfle: Der Würfel zeigt 1, 2, 3 oder 4. Gehe höchstens so viele Schritte, nach oben, unten, links oder rechts. Du musst nicht alle nutzen.

    Wenn du einen Schritt versuchst, hast du ihn gemacht. Antesten ist nicht erlaubt.
page-walls = Mauern
page-walls-text =
    Steht eine Mauer im Weg, fällt die Kugel unter dem Boden, und dein Magier muss zurück in seine Startecke. Die übrigen Schritte verfallen.

    Alle sehen, wo es geschah, aber nur einmal. Mit der Gedächtnishilfe, die man vor der Partie wählt, bleiben gefundene Mauern sichtbar.
page-others = Andere Magier
page-others-text =
    Über ein Feld mit einem anderen Magier darfst du gehen, aber nicht darauf stehen bleiben. In einer Startecke können sich zwei nach einem Stoß treffen; dann teilen sie sich das Feld, bis einer weggeht.
page-chips = Symbole und Chips
page-chips-text =
    Auf dem gesuchten Symbol endet dein Zug, und du bekommst den Chip. Ein neuer wird gezogen. Steht schon jemand auf dem neuen Symbol, bekommt er diesen Chip sofort.
page-end-text =
    Mit dem fünften Chip gewinnst du sofort. Dann wird der Boden abgehoben, und alle sehen, worüber sie gelaufen sind.
picture-floor = Der Boden für vier: in jeder Ecke ein Magier, dazu 24 Symbole. Gesucht ist der Mond.
picture-walk = Rot hat eine Drei gewürfelt und ist zwei Schritte gegangen. Noch einer führt zur gesuchten Lampe.
picture-bump = Rot wollte von d2 zum Ring. Dort steht eine Mauer, und Rot ist wieder in der Startecke.
picture-lifted = Nach dem Ende: Der Boden ist weg, und die Mauern sind zu sehen.

### Warum ein Tipp gut ist

hint-stop = Bleib hier stehen: Beim Ausprobieren führte jeder weitere Schritt seltener zum Sieg.
hint-chip = Dort ist das gesuchte Symbol.
hint-wall = Zwischen { $a } und { $b } steht eine Mauer. Dieser Weg führt um sie herum.
hint-passed =
    { $steps ->
        [0] Hier ist schon jemand gegangen: Da steht keine Mauer.
        [one] Hier ist schon jemand gegangen: Da steht keine Mauer. Dann ist es noch ein Schritt zum gesuchten Symbol.
       *[other] Hier ist schon jemand gegangen: Da steht keine Mauer. Dann sind es noch { $steps } Schritte zum gesuchten Symbol.
    }
hint-nearer =
    { $steps ->
        [one] Soweit bekannt, ist es dann noch ein Schritt zum gesuchten Symbol.
       *[other] Soweit bekannt, sind es dann noch { $steps } Schritte zum gesuchten Symbol.
    }

# Lessons
lesson-walk = Das Symbol finden
lesson-walk-idea = Der Würfel sagt, wie viele Schritte du gehen darfst. Der offene Chip zeigt das Symbol, das alle suchen.
lesson-walk-goal = Du hast eine Drei. Geh zum gesuchten Symbol.
lesson-walk-done = Der Chip gehört dir, und schon wird das nächste Symbol gesucht.
lesson-walk-wrong-off = Dort hört der Boden auf. Geh auf ein Feld neben deinem Magier.
lesson-walk-wrong-stop = Du hast angehalten, bevor du losgegangen bist. Du hattest drei Schritte.
lesson-walk-wrong-short = Du hast zu früh angehalten. Die Schritte hätten bis zum Symbol gereicht.
lesson-walk-wrong-away = Drei Schritte, aber nicht zum gesuchten Symbol. Such es zuerst auf dem Boden.
lesson-wall = Mauern, die niemand sieht
lesson-wall-idea = Unter dem Boden stehen Mauern. Läufst du gegen eine, fällt die Kugel, und dein Magier muss zurück in seine Startecke.
lesson-wall-goal = Rund um deinen Magier sind Mauern versteckt. Finde eine.
lesson-wall-done = Jetzt haben alle gesehen, wo sie steht. Merk sie dir.
lesson-wall-wrong-stop = Du hast keine Mauer gefunden. Lauf einfach los: Hier willst du dich ja stoßen.
lesson-wall-wrong-out = Du bist zwischen den Mauern hinausgeschlüpft. Versuch eine andere Richtung.
lesson-around = Um die Mauer herum
lesson-around-idea = Eine Mauer wurde schon gefunden. Hier ist sie eingezeichnet, weil dieser Tisch dir beim Merken hilft.
lesson-around-goal = Du hast eine Drei. Geh ohne Stoß zum gesuchten Symbol.
lesson-around-done = Kein einziger Stoß, und der Chip gehört dir.
lesson-around-wrong-bump = Das war die eingezeichnete Mauer. Du hast dich gestoßen und bist wieder in deiner Ecke.
lesson-around-wrong-stop = Du hast angehalten, und der Chip liegt noch da. Drei Schritte reichen außen herum.
lesson-around-wrong-away = Drei Schritte, aber nicht zum gesuchten Symbol. Geh um die Mauer herum dorthin.
lesson-win = Der fünfte Chip
lesson-win-idea = Du hast vier Chips. Mit dem fünften gewinnst du.
lesson-win-goal = Du hast eine Zwei. Hol dir den fünften Chip.
lesson-win-done = Fünf Chips: Du hast gewonnen.
lesson-win-wrong-bump = Dort ist eine Mauer eingezeichnet. Zum Symbol gibt es zwei Wege; der andere ist frei.
lesson-win-wrong-stop = Mit zwei Schritten hättest du gewonnen. Geh nur los.
lesson-win-wrong-away = Deine Schritte führten nicht zum gesuchten Symbol.
lesson-remember = Sich erinnern
lesson-remember-idea = Meist ist nichts eingezeichnet, und einen Stoß sieht man nur einmal. Pass auf, wo sich der andere Magier stößt.
lesson-remember-goal = Du hast eine Zwei. Geh ohne Stoß zum gesuchten Symbol.
lesson-remember-done = Wer den anderen zuschaut, stößt sich seltener.
lesson-remember-wrong-bump = An genau dieser Mauer hat sich vorher der andere Magier gestoßen. Schau gut hin und geh außen herum.
lesson-remember-wrong-stop = Du hast angehalten, und der Chip liegt noch da. Zwei Schritte reichen.
lesson-remember-wrong-away = Deine Schritte führten nicht zum gesuchten Symbol.
lesson-share = An einem Magier vorbei
lesson-share-idea = Du darfst über ein Feld gehen, auf dem ein anderer Magier steht. Aber stehen bleiben darfst du dort nicht.
lesson-share-goal = Du hast eine Zwei. Hol den Chip hinter dem anderen Magier.
lesson-share-done = Du darfst darüber, wenn dir danach noch ein Schritt bleibt.
lesson-share-wrong-stay = Hier steht schon jemand, also darfst du nicht stehen bleiben. Geh noch einen Schritt.
lesson-share-wrong-aside = Du bist über das Feld des anderen gegangen, dann aber abgebogen. Der Chip liegt geradeaus.
lesson-share-wrong-around = Außen herum sind es zu viele Schritte. Geh geradeaus über das Feld des anderen Magiers.
lesson-share-wrong-stop = Du bist stehen geblieben. Über das Feld des anderen Magiers darfst du gehen.
lesson-corner = Zwei in einer Ecke
lesson-corner-idea = Nach einem Stoß stehst du in deiner Startecke, auch wenn dort schon jemand ist.
lesson-corner-goal = Stoß gegen die Mauer rechts von dir und geh dann aus der Ecke.
lesson-corner-done = In einer Ecke ist Platz für zwei, bis einer weitergeht.
lesson-corner-wrong-stop = Ohne Stoß passiert nichts. Geh nach rechts: Dort ist die Mauer.
lesson-corner-wrong-away = Es braucht beides: Stoß dich zuerst an der Mauer rechts von dir, und geh im nächsten Zug aus der Ecke.
