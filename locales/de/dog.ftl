### Brändi Dog

game-dog = Brändi Dog
game-dog-pitch = Murmeln laufen um ein Holzbrett, und Karten sagen, wie weit. Partner sitzen einander gegenüber, die Karten bleiben geheim, und eine erwischte Murmel muss zurück in den Zwinger.
game-dog-aim = Bringt als Erste alle Murmeln eures Teams ins Ziel.
game-dog-facts = 2 bis 6 Spieler · 30 bis 50 Minuten · Karten und Partner

## Die Regeln, Satz für Satz: Brett, Plätze, Karten

DOG-01 = Zwei bis sechs Personen spielen, jede mit vier Murmeln: rot, blau, gelb, grün, weiß oder schwarz.
DOG-02 = Es gibt 110 Karten: acht von jedem Wert und sechs Joker. Die Farben der Karten bedeuten nichts.
DOG-03 = Die Bahn ist ein Ring mit 16 Feldern für jeden Arm des Bretts. Bis zu vier Personen nehmen ein Brett mit vier Armen, fünf oder sechs eines mit sechs. Jeder Arm hat ein Startfeld auf der Bahn, einen Zwinger für vier Murmeln und ein Ziel aus vier Feldern, von F1 außen bis F4 innen.
DOG-04 = Gespielt wird gegen den Uhrzeigersinn, und die Murmeln laufen in dieselbe Richtung. Zu zweit liegen die Plätze einander gegenüber.
DOG-05 = Zu viert bilden sich zwei Paare. Partner sitzen einander gegenüber.
DOG-06 = Zu sechst bilden sich drei Paare oder zwei Dreierteams, je nach Wahl vor der Partie. Partner im Paar sitzen einander gegenüber; Partner im Dreierteam sitzen auf jedem zweiten Platz.
DOG-07 = Zu zweit, zu dritt und zu fünft spielt jeder für sich, mit einigen besonderen Regeln.

## Runden

DOG-10 = Runde für Runde gibt es 6, 5, 4, 3 und 2 Karten, danach wieder 6.
DOG-11 = Nach jeder Runde gibt die nächste Person. Wer nach ihr kommt, beginnt. Wer zuerst gibt, wird ausgelost oder vor der Partie bestimmt. Der Tisch zeigt, wer gibt und wie viele Karten als Nächstes kommen.
DOG-12 = Gespielte Karten kommen auf die Ablage. Ist der Nachziehstapel leer und fehlt noch eine Karte, wird die Ablage zum neuen Nachziehstapel. Alle 110 Karten bleiben im Spiel.
DOG-13 = In Teams beginnt jede Runde mit einem Tausch: Du gibst deinem Partner verdeckt eine Karte. Was du bekommst, siehst du erst, wenn du gegeben hast. Alle Karten werden gleichzeitig getauscht.
DOG-14 = Im Dreierteam gibst du deine Karte dem nächsten Partner in Spielrichtung.
DOG-15 = Die Karten sind geheim, auch vor den Partnern. Du siehst deine Karten, wie viele die anderen haben, und die Ablage. Absprachen sind nicht erlaubt; darum gibt es in laufenden Teampartien keinen freien Chat.
DOG-16 = Ein Zug ist eine Karte. Du legst sie offen auf die Ablage und nutzt ihren ganzen Wert.
DOG-17 = Kannst du eine Karte spielen, musst du es tun, auch wenn es dir schadet. Kannst du mehrere spielen, suchst du dir eine aus.
DOG-18 = Bist du an der Reihe und kannst keine deiner Karten spielen, bist du für diese Runde draußen. Deine Karten kommen offen auf die Ablage.
DOG-19 = Die Runde endet, wenn niemand mehr eine Karte hat. Wer keine mehr hat, kommt nicht mehr dran.

## Was die Karten bewirken

DOG-20 = Ass: eine Murmel auf den Start setzen oder 1 oder 11 Felder fahren.
DOG-21 = König: eine Murmel auf den Start setzen oder 13 Felder fahren.
DOG-22 = Dame: 12 Felder fahren.
DOG-23 = 2, 3, 5, 6, 8, 9 und 10: so viele Felder fahren.
DOG-24 = Vier: 4 Felder vorwärts oder rückwärts fahren. Rückwärts fährt nur eine Vier oder ein Joker als Vier.
DOG-25 = Sieben: sieben Punkte vorwärts, auf deine Murmeln verteilt, wie du willst.
DOG-26 = Bube: eine eigene Murmel mit einer fremden tauschen.
DOG-27 = Joker: Er kann jede andere Karte sein, mit allem, was sie kann.
DOG-28 = Außer bei der Sieben fährt mit einer Karte eine Murmel, und zwar den ganzen Wert.

## Startfeld und Blockade

DOG-30 = Aus dem Zwinger kommt eine Murmel nur mit Ass, König oder Joker, und zwar auf ihren eigenen Start. Dort gilt sie als frisch, bis sie weiterfährt.
DOG-31 = Eine frische Murmel versperrt allen Murmeln den Weg, auch deinen eigenen. Keine darf auf ihr Feld oder daran vorbei, weder vorwärts noch rückwärts.
DOG-32 = Eine frische Murmel kann weder heimgeschickt noch getauscht werden. Darum kannst du keine zweite auf denselben Start setzen.
DOG-33 = Jede andere Murmel auf einem Start versperrt nichts, auch dann nicht, wenn sie auf ihren eigenen Start zurückgekommen ist. Eine Murmel, die auf diesen Start gesetzt wird, schickt sie heim.

## Fahren und heimschicken

DOG-35 = Landet eine Murmel auf einem besetzten Feld der Bahn, muss die Murmel dort zurück in ihren Zwinger, egal, ob sie einem Gegner, deinem Partner oder dir gehört.
DOG-36 = Murmeln, die nicht frisch sind, darf man überholen. Ihnen geschieht nichts, außer bei einer Sieben.
DOG-37 = Murmeln im Ziel werden nie heimgeschickt.

## Ziel

DOG-38 = In ihr eigenes Ziel fährt eine Murmel nur vorwärts und über ihren Start ein. Der Start zählt einen Punkt, dann kommt F1. Vom Start aus braucht sie eine 1 für F1, vom Feld davor eine 2.
DOG-39 = Eine Murmel darf einfahren, sobald sie ihren Start verlassen hat und wieder darauf oder darüber kommt, von vorn oder von hinten. Eine frische Murmel darf also nicht gleich hinein; eine, die auf ihren Start zurückgekommen ist, darf.
DOG-40 = Im Ziel wird keine Murmel übersprungen, und keine fährt rückwärts oder wieder heraus. Eine Murmel darin darf mit genauem Wert weiterfahren und auf jedem freien Feld stehen bleiben.
DOG-41 = Der Wert muss passen: Keine Murmel fährt über F4 hinaus.
DOG-42 = Du musst nicht einfahren. Eine Murmel darf noch einmal um das Brett fahren, und sie muss es, wenn du nichts anderes spielen kannst.
DOG-43 = Auch deine eigene frische Murmel auf dem Start versperrt den Weg in dein Ziel.

## Die Sieben

DOG-45 = Die sieben Punkte gehen an eine oder mehrere deiner Murmeln auf der Bahn oder im Ziel, auch an frische. Sie fahren in ganzen Punkten vorwärts, und alle sieben müssen verbraucht werden.
DOG-46 = Jede Murmel, die ein Teil überholt oder trifft, kehrt heim, auch deine eigene und die deines Partners. Frische versperren den Weg; die im Ziel werden weder überholt noch getroffen. Die kanadische Sieben schickt ebenso heim.
DOG-47 = Du spielst eine Sieben Teil für Teil. Jeder Teil bewegt eine Murmel um einen oder mehr Punkte, und eine Murmel darf mehrere Teile bekommen. Ein Teil kann dem nächsten den Weg frei machen. Er ist nur erlaubt, wenn du danach alle übrigen Punkte noch verbrauchen kannst.
DOG-48 = Eine Sieben setzt keine Murmel auf den Start. Eine Murmel, die diese Sieben heimgeschickt hat, kann sie nicht mehr bewegen.
DOG-49 = Bringt ein Teil deine letzte Murmel ins Ziel, gehen die übrigen Punkte an die Murmeln deines Partners; im Dreierteam an die eines beliebigen Partners.
DOG-50 = Kanadische Sieben: In Teams darfst du eine Sieben, auch einen Joker als Sieben, jederzeit für die Murmeln deiner Partner nutzen, allein oder zusammen mit eigenen.

## Der Bube

DOG-52 = Eine deiner Murmeln tauscht den Platz mit einer fremden, vom Gegner oder vom Partner, auch wenn es dir schadet. Zwei eigene lassen sich nicht tauschen.
DOG-53 = Getauscht werden nur Murmeln auf der Bahn, die nicht frisch sind: keine im Zwinger, keine im Ziel, keine frische.
DOG-54 = Hast du eine Murmel auf der Bahn, die anderen dort aber keine, die sich tauschen lässt, und kannst du keine deiner Karten spielen, dann legst du einen Buben ohne Wirkung und bleibst in der Runde. Ein Joker gilt dafür nicht. Hilfst du schon, zählen die Murmeln, mit denen du spielst, als deine.
DOG-55 = Eine Murmel, die durch einen Tausch auf ihren Start kommt, ist nicht frisch. Sie darf von dort ins Ziel einfahren.

## Team, Sieg, Varianten

DOG-56 = Sind deine vier Murmeln im Ziel, bekommst du weiter Karten. Du spielst mit jeder Karte die Murmeln deines Partners wie deine eigenen; im Dreierteam die aller Partner.
DOG-57 = Ein Team gewinnt, sobald alle seine Murmeln im Ziel sind. Übrige Karten zählen nicht, aber die letzte Karte muss ganz verbraucht werden: Eine Sieben gewinnt nur mit ihrem letzten Punkt.
DOG-58 = Kein Joker zum Schluss: Kein Joker, auch nicht als Sieben, darf die letzte Murmel eines Teams ins Ziel bringen.
DOG-59 = Dog lässt sich als Turnier an vielen Tischen spielen: Teams zu zweit oder zu dritt melden sich zusammen an oder werden ausgelost.

## Zu zweit, zu dritt und zu fünft

DOG-60 = Alle beginnen mit drei Murmeln im Zwinger und einer frischen auf dem Start.
DOG-61 = In jeder Runde ziehen alle, statt zu tauschen, verdeckt eine Karte von der nächsten Person in Spielrichtung. Gezogen wird aus den Karten, wie sie gegeben wurden, und alle bekommen ihre Karte gleichzeitig.
DOG-62 = Eine Sieben, auch ein Joker als Sieben, darf jede Murmel auf dem Brett bewegen, auch fremde, und schickt wie sonst heim. Jede Murmel fährt so, wie ihr Besitzer es dürfte, auch in sein Ziel.
DOG-63 = So kann eine Sieben auch eine fremde frische Murmel vom Start wegfahren und die Blockade aufheben.
DOG-64 = Eine Zwei fährt 2 Felder oder zieht verdeckt eine Karte von einem Gegner, der noch Karten hat. Dann bewirkt sie sonst nichts, und der Nächste ist an der Reihe.
DOG-65 = Auch ein Joker darf als Zwei eine Karte ziehen.
DOG-66 = Wer als Erster vier Murmeln im Ziel hat, gewinnt sofort, egal, wer die vierte bewegt hat. War es eine Sieben mit übrigen Punkten, müssen sich diese noch verbrauchen lassen.

## Warum etwas nicht geht

why-over = Die Partie ist zu Ende.
why-chance-draws = Die Karten kommen durch Zufall. Niemand sucht sie aus.
why-players-play = Das entscheiden die Spieler, nicht der Zufall.
why-no-card-now = Jetzt wird keine Karte gegeben oder gezogen.
why-not-in-stock = Diese Karte ist nicht im Nachziehstapel: { dog-card }.
why-not-in-that-hand = Diese Karte ist nicht auf dieser Hand: { dog-card }.
why-deal-first = Zuerst müssen die Karten gegeben werden.
why-exchange-first = Zuerst geben alle ihrem Partner eine Karte.
why-draw-first = Zuerst ziehen alle eine Karte.
why-not-your-turn = Du bist nicht an der Reihe.
why-nothing-is-given = Ohne Teams wird keine Karte weitergegeben.
why-no-exchange-now = Getauscht wird nur zu Beginn einer Runde.
why-already-given = Du hast deine Karte schon gegeben.
why-not-in-hand = Diese Karte hast du nicht: { dog-card }.
why-a-card-first = Lege zuerst eine Karte.
why-seven-under-way = Verbrauche zuerst deine Sieben. Restpunkte: { $points }.
why-only-a-two-draws = Nur eine Zwei zieht eine Karte.
why-no-drawing-in-teams = In Teams zieht eine Zwei keine Karte.
why-not-from-yourself = Zieh von einem Gegner, nicht von dir selbst.
why-no-cards-there = Dort gibt es keine Karten mehr.
why-only-a-jack-idles = Nur einen Buben kannst du ohne Wirkung legen.
why-a-card-is-playable = Du kannst noch diese Karte spielen: { dog-card }.
why-not-without-effect = Ohne Wirkung legst du einen Buben nur, wenn du eine Murmel auf der Bahn hast, sonst niemand eine, die sich tauschen lässt, und du nichts anderes spielen kannst.
why-only-a-jack-exchanges = Nur ein Bube tauscht Murmeln.
why-a-jack-exchanges = Ein Bube tauscht zwei Murmeln. Wähle erst eine eigene, dann eine fremde.
why-fresh-is-not-exchanged = Eine frische Murmel lässt sich nicht tauschen.
why-kennel-is-not-exchanged = Eine Murmel im Zwinger lässt sich nicht tauschen.
why-finish-is-not-exchanged = Eine Murmel im Ziel lässt sich nicht tauschen.
why-own-marble-first = Wähle zuerst eine eigene Murmel.
why-two-own-marbles = Zwei eigene Murmeln lassen sich nicht tauschen.
why-no-marble =
    { $place ->
        [S] Auf dem Start hast du keine Murmel zum Fahren.
       *[other] Auf { $place } hast du keine Murmel zum Fahren.
    }
why-no-start-card = Nur Ass, König oder Joker setzen eine Murmel auf den Start.
why-a-seven-puts-none-out = Eine Sieben setzt keine Murmel auf den Start.
why-only-onto-its-start = Aus dem Zwinger kommt eine Murmel auf ihren Start.
why-fresh-only-from-the-kennel = Auf den Start kommt nur eine Murmel aus dem Zwinger.
why-not-into-a-kennel = In einen Zwinger fährt keine Murmel.
why-kennel-is-empty = Im Zwinger ist keine Murmel.
why-start-is-taken = Auf dem Start steht noch eine frische Murmel. Fahr sie zuerst weg.
why-barred = Eine frische Murmel auf Feld { $field } versperrt den Weg.
why-all-home = Deine Murmeln sind alle im Ziel.
why-only-a-seven-moves-others = Fremde Murmeln bewegt nur eine Sieben.
why-help-too-early = Die Murmeln deiner Partner darfst du erst bewegen, wenn deine eigenen alle im Ziel sind.
why-not-your-marble = Diese Murmel gehört dir nicht.
why-whole-value = Die Murmel muss den ganzen Wert der Karte fahren: { dog-card }.
why-only-a-four-goes-back = Nur eine Vier (oder ein Joker als Vier) fährt rückwärts.
why-own-finish-only = Eine Murmel fährt nur in ihr eigenes Ziel ein.
why-fresh-not-straight-in = Eine frische Murmel darf nicht gleich ins Ziel. Sie muss ihren Start erst verlassen und wiederkommen.
why-not-back-in-the-finish = Im Ziel fährt keine Murmel rückwärts.
why-not-out-of-the-finish = Keine Murmel verlässt das Ziel.
why-no-further = Diese Murmel kann nicht weiterfahren.
why-value-must-fit = Der Wert muss genau passen. Nötige Punkte: { $points }.
why-own-fresh-before-finish = Deine eigene frische Murmel versperrt den Weg ins Ziel. Fahr sie zuerst weg.
why-no-jump-in-the-finish = { $place } ist besetzt, und im Ziel wird keine Murmel übersprungen.
why-no-joker-finish = Ein Joker darf die letzte Murmel des Teams nicht ins Ziel bringen.
why-too-many-points =
    { $points ->
        [one] Du hast nur noch einen Punkt.
       *[other] Du hast nur noch { $points } Punkte.
    }
why-points-left = Dann könntest du den Rest der Sieben nicht mehr verbrauchen. Restpunkte: { $points }.
why-win-with-the-last-point = Eine Sieben bringt die letzte Murmel nur mit ihrem letzten Punkt ins Ziel. Restpunkte: { $points }.

### Die Oberfläche: was Brett, Ablage und Aufbau sagen

## Karten und Orte

dog-card-joker-short = Joker
dog-card =
    { $card ->
        [A] Ass
        [J] Bube
        [Q] Dame
        [K] König
        [X] Joker
       *[other] { $card }
    }
dog-place-field = Feld { $field }
dog-place-kennel = Zwinger von { $name }
dog-place-start = Start von { $name }
dog-place-finish = F{ $number } im Ziel von { $name }
dog-place-hand = Hand von { $name }
dog-short-kennel = Zwinger
dog-short-start = Start

## Was geschieht, für das Protokoll

dog-log-laid = { $name } spielt: { dog-card }.
dog-log-joker = { $name } spielt einen Joker als: { dog-card }.
dog-log-moved = { $name } fährt: { $start } → { $end }.
dog-log-moved-for = { $name } fährt mit einer Murmel von { $owner }: { $start } → { $end }.
dog-log-out = { $name } setzt eine Murmel auf den Start.
dog-log-home = Die Murmel von { $name } auf { $field } muss heim in den Zwinger.
dog-log-swapped = Die Murmel von { $name } auf { $field } tauscht den Platz mit der von { $other } auf { $there }.
dog-log-idled = { $name } legt einen Buben ohne Wirkung.
dog-log-dropped =
    { $count ->
        [0] { $name } ist für diese Runde draußen.
       *[other] { $name } ist für diese Runde draußen und legt ab: { $cards }.
    }
dog-log-gave = { $name } gibt { $other } eine Karte.
dog-log-gave-card = { $name } gibt { $other }: { dog-card }.
dog-log-drew = { $name } zieht eine Karte von { $other }.
dog-log-all-home = Alle Murmeln von { $name } sind im Ziel.
dog-log-round = Neue Runde. Karten für alle: { $count }. { $name } gibt.
dog-log-shuffled = Die Ablage wird zum neuen Nachziehstapel gemischt.
dog-log-won =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } gewinnen.
    }

## Was ansteht, als Überschrift

dog-ask-won-you = Alle Murmeln sind im Ziel. Du gewinnst.
dog-ask-won =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } gewinnen.
    }
dog-ask-exchange = Alle geben ihrem Partner eine Karte.
dog-ask-give = Wähle eine Karte für { $other }.
dog-ask-wait = Karten werden ausgeteilt.
dog-ask-play = { $name } ist am Zug.
dog-ask-seven =
    { $points ->
        [one] Deine Sieben: noch ein Punkt.
       *[other] Deine Sieben: noch { $points } Punkte.
    }
dog-ask-help = Deine Murmeln sind im Ziel. Spiele für { $names }.
dog-ask-card = Du bist dran: Spiele eine Karte.
dog-ask-card-for = Welche Karte für diese Murmel?
dog-ask-marble = Wähle eine Murmel. Karte: { dog-card }.
dog-ask-field = Wähle das Feld. Karte: { dog-card }.
dog-ask-swap = Mit welcher Murmel tauscht sie?
dog-ask-armed = So sieht dein Zug aus. Spielen oder zurücknehmen?
dog-ask-seven-shown = Deine Sieben wird gespielt.
dog-ask-seven-ready = Alle sieben Punkte sind verbraucht. Spielen?
dog-ask-which = Welche Möglichkeit?

## Das Brett, seine Orte und Tasten

dog-board = Das Brett mit den Murmeln
dog-marble-own = deine Murmel
dog-marble = Murmel von { $name }
dog-marble-fresh = frisch, versperrt den Weg
dog-marble-chosen = gewählt
dog-marble-can = kann fahren
dog-target = mögliches Feld, Karte: { dog-card }
dog-target-part =
    { $points ->
        [one] mögliches Feld, ein Punkt
       *[other] mögliches Feld, { $points } Punkte
    }
dog-target-swap = Plätze tauschen
dog-target-draw = hier eine Karte ziehen
dog-target-strikes = schickt sie heim
dog-which-as = als: { dog-card }
dog-which-part =
    { $left ->
        [0] als Sieben
       *[other] als Sieben, danach noch { $left }
    }
dog-which-from = von: { $place }
dog-help = Alle deine Murmeln sind im Ziel. Ab jetzt spielst du für { $names }.
dog-say-watching = Du schaust zu.
dog-say-give = Gewählt: { dog-card }. Mit Enter gibst du die Karte.
dog-say-got = Du bekommst von { $name }: { dog-card }.
dog-say-chosen =
    { $count ->
        [0] Gewählt: { dog-card }.
        [one] Gewählt: { dog-card }. Eine Murmel kann fahren.
       *[other] Gewählt: { dog-card }. { $count } Murmeln können fahren.
    }
dog-say-cards =
    { $count ->
        [one] Eine Karte bewegt diese Murmel.
       *[other] { $count } Karten bewegen diese Murmel.
    }
dog-say-ways =
    { $count ->
        [one] Ein mögliches Feld.
       *[other] { $count } mögliche Felder.
    }
dog-say-armed = Dein Zug ist bereit, aber noch nicht gespielt.
dog-say-hand =
    { $count ->
        [0] Du hast keine Karten.
        [one] Du hast eine Karte: { $cards }.
       *[other] Du hast { $count } Karten: { $cards }.
    }
dog-say-marbles = { $name }: { $places }.
dog-say-cards-of =
    { $count ->
        [one] Eine Karte.
       *[other] { $count } Karten.
    }
dog-pile =
    { $count ->
        [0] Die Ablage ist leer.
        [one] Eine Karte auf der Ablage.
       *[other] { $count } Karten auf der Ablage.
    }
dog-deal = { $name } gibt { $count }. Danach: { $next } gibt { $more }.
dog-key-cards = Eine Karte wählen
dog-hidden = Verdeckt: die Karten auf der Hand ({ $hands }) und die Karten im Nachziehstapel ({ $count }).
dog-hidden-more = Auf der Ablage: { $cards }.
dog-place-empty = leer
dog-key-fields = Feld für Feld um die Bahn gehen, durch Zwinger und Ziele
dog-key-walk = Durch Karten, Murmeln oder mögliche Felder gehen
dog-key-enter = Wählen; auf einem möglichen Feld: spielen
dog-key-back = Zurücknehmen
dog-key-hand = Vorlesen, welche Karten du hast
dog-key-marbles = Vorlesen, wo deine Murmeln sind
dog-key-others = Vorlesen, wo die Murmeln der anderen sind
dog-key-pile = Vorlesen, wie viele Karten auf der Ablage liegen
dog-key-deal = Vorlesen, wer gibt

## Hand und Knöpfe

dog-hand = Deine Karten
dog-hand-empty = Keine Karten bis zur nächsten Runde.
dog-still-playing = Noch Karten haben: { $names }
dog-card-number = { $number } von { $count }
dog-card-dull = jetzt nicht spielbar
dog-card-new = neu
dog-next = Danach
dog-play = Spielen
dog-play-idle = Ohne Wirkung legen
dog-play-seven = Sieben spielen
dog-give = Geben
dog-back = Zurücknehmen
dog-seven = Die Sieben, Teil für Teil
dog-seven-left =
    { $points ->
        [0] Alle sieben Punkte sind verbraucht.
        [one] Noch ein Punkt. Wähle eine Murmel.
       *[other] Noch { $points } Punkte. Wähle eine Murmel.
    }
dog-seven-part = { $points }: { $from } → { $to }. Diesen Teil zurücknehmen
dog-has = Karten: { $cards }, Murmeln im Ziel: { $home }
dog-has-given = hat eine Karte gegeben
dog-has-deal = gibt
dog-has-team = mit { $names }

## Aufbau und Ende

dog-setup-teams = Teams
dog-setup-pairs = Drei Zweierteams
dog-setup-trios = Zwei Dreierteams
dog-setup-partners = Partner sitzen einander gegenüber: Rot und Gelb, Blau und Grün.
dog-setup-alone = Jeder spielt für sich und beginnt mit einer Murmel auf dem Start.
dog-setup-canadian = Kanadische Sieben
dog-setup-canadian-note = Eine Sieben darf jederzeit auch die Murmeln der Partner bewegen.
dog-setup-no-joker = Kein Joker zum Schluss
dog-setup-no-joker-note = Ein Joker darf die letzte Murmel eines Teams nicht ins Ziel bringen.
dog-setup-deals = Wer zuerst gibt
dog-chosen-pairs = Zweierteams
dog-chosen-trios = Dreierteams
dog-chosen-none = Jeder für sich
dog-chosen-canadian = Mit der kanadischen Sieben
dog-chosen-no-joker = Kein Joker zum Schluss
dog-ending = Das Brett am Ende
dog-ending-home = { $name }: { $home } von 4 im Ziel
dog-ending-cards =
    { $count ->
        [one] eine Karte gespielt
       *[other] { $count } Karten gespielt
    }

### Die Regeln zum Lesen

ten-lines =
    Bring deine vier Murmeln aus dem Zwinger, um die Bahn und ins Ziel.
    Partner sitzen einander gegenüber und gewinnen zusammen; zu zweit, dritt oder fünft spielt jeder für sich.
    Runde für Runde gibt es 6, 5, 4, 3 und 2 Karten, dann wieder 6.
    In Teams gibt jeder zuerst dem Partner verdeckt eine Karte.
    Spiel eine Karte, wenn du kannst; kannst du nicht, bist du für diese Runde draußen.
    Ass, König und Joker setzen eine Murmel auf den Start.
    Eine frische Murmel auf dem Start versperrt allen den Weg.
    Landest du auf einer Murmel, muss sie in den Zwinger; bei einer Sieben auch jede überholte.
    Ins Ziel geht es nur mit genau passendem Wert.
    Eine frische Murmel darf nicht gleich hinein: Sie fährt erst weg und kommt wieder.
page-aim-text =
    Vier Murmeln liegen in deinem Zwinger. Bring sie auf deinen Start, einmal um die Bahn und in dein Ziel.

    Zu viert sitzen Partner einander gegenüber und gewinnen zusammen. Sind deine Murmeln im Ziel, spielst du mit denen deines Partners weiter. Zu sechst gibt es drei Paare oder zwei Dreierteams; zu zweit, zu dritt und zu fünft spielt jeder für sich.
page-setup-text =
    Jeder hat einen Arm des Bretts: einen Zwinger an der Seite, einen Start auf der Bahn und innen ein Ziel aus vier Feldern.

    Gespielt wird gegen den Uhrzeigersinn, und so laufen auch die Murmeln. Die Karten sind zwei volle Kartenspiele mit je drei Jokern. Ihre Farben bedeuten nichts.
page-turn-text =
    Eine Runde beginnt mit dem Geben: erst 6 Karten für jeden, dann 5, 4, 3 und 2, und dann wieder 6. In Teams gibt danach jeder dem Partner verdeckt eine Karte und sieht erst dann die Karte an, die er bekommt.

    Dann geht es reihum, eine Karte nach der anderen. Ihr Wert wird ganz genutzt. Kannst du spielen, musst du es tun, auch wenn es dir schadet. Kannst du nichts spielen, legst du deine Karten offen ab und wartest auf die nächste Runde.

    Partner verraten einander nicht, welche Karten sie haben.
page-cards = Was die Karten können
page-cards-text =
    Die meisten Karten bewegen eine Murmel um ihren Wert vorwärts. Ass, Vier, Sieben, Bube, König und Joker können mehr.
page-start = Auf den Start – und die Blockade
page-start-text =
    Aus dem Zwinger kommt eine Murmel nur mit Ass, König oder Joker. Auf dem eigenen Start ist sie frisch, bis sie wegfährt.

    Eine frische Murmel versperrt den Weg. Keine Murmel darf auf ihr landen oder an ihr vorbei, auch keine eigene. Sie kann weder heimgeschickt noch getauscht werden.
page-moving = Überholen und heimschicken
page-moving-text =
    Murmeln, die nicht frisch sind, darfst du überholen. Landest du auf einem besetzten Feld, muss die Murmel dort in ihren Zwinger, auch eine des Partners oder eine eigene.

    Im Ziel sind Murmeln sicher.
page-seven = Die Sieben
page-seven-text =
    Verteile die sieben Punkte auf deine Murmeln, wie du willst. Du musst alle sieben verbrauchen, und aus dem Zwinger kommt damit keine Murmel.

    Hier ist Überholen gefährlich: Jede Murmel, die ein Teil überholt oder trifft, muss in den Zwinger, auch deine eigene und die deines Partners. Bringt ein Teil deine letzte Murmel ins Ziel, geht der Rest an die Murmeln deines Partners.
page-jack = Der Bube
page-jack-text =
    Der Bube tauscht eine deiner Murmeln mit einer fremden, auch wenn es dir schadet. Beide müssen auf der Bahn liegen, und keine darf frisch sein.

    Hast du eine Murmel auf der Bahn, die anderen dort aber keine, die sich tauschen lässt, und kannst du keine andere Karte spielen, legst du den Buben ohne Wirkung und bleibst in der Runde.
page-finish = Ins Ziel
page-finish-text =
    Eine Murmel fährt vorwärts über ihren eigenen Start ins Ziel. Der Start zählt als ein Feld, und der Wert muss genau passen. Im Ziel wird keine Murmel übersprungen, und keine fährt zurück.

    Du musst nicht einfahren. Eine frische Murmel darf es nicht: Sie muss ihren Start erst verlassen und wiederkommen. Mit einer Vier zurück und wieder vorwärts genügt.
page-alone = Zu zweit, zu dritt, zu fünft
page-alone-text =
    Jeder spielt für sich, und eine Murmel liegt schon zu Beginn auf dem Start. Statt zu tauschen, ziehst du eine Karte aus der Hand der nächsten Person.

    Eine Sieben darf dann jede Murmel auf dem Brett bewegen. Mit einer Zwei darfst du, statt zu fahren, von jemandem eine Karte ziehen. Wer als Erster vier Murmeln im Ziel hat, gewinnt.
page-end-text =
    Sind deine vier Murmeln im Ziel, spielst du mit denen deines Partners weiter. Ein Team gewinnt, wenn seine letzte Murmel im Ziel ist. Die letzte Karte muss ganz genutzt werden.

    Zwei Varianten lassen sich vor der Partie wählen: Mit der kanadischen Sieben darfst du eine Sieben jederzeit auch für die Murmeln deines Partners nutzen; und für die allerletzte Murmel lässt sich der Joker verbieten.
picture-board = Jeder Arm hat seinen Zwinger an der Seite, den Start auf der Bahn und innen das Ziel. Rot hat eine frische Murmel auf dem Start und eine auf dem innersten Feld des Ziels.
picture-start = Rot legt einen König und setzt eine Murmel auf den Start. Blau und Grün kommen von hinten und dürfen nicht vorbei.
picture-home = Rot legt eine Acht, überholt Gelb und landet auf Blau. Blau muss in den Zwinger; Gelb geschieht nichts.
picture-seven = Rot teilt eine Sieben: vier Punkte an Blau vorbei (Blau muss in den Zwinger) und drei Punkte über den Start ins Ziel.
picture-jack = Rot legt einen Buben: Eine rote und eine blaue Murmel haben die Plätze getauscht.
picture-finish = Eine Sechs führt Rot ins Ziel: drei Felder bis zum Start, noch drei bis F3. F4 ist besetzt.
legend = Was die Karten können

### Warum ein Tipp gut ist

hint-finish = Damit kommt eine Murmel ins Ziel.
hint-leader = Damit muss eine Murmel von { $other } in den Zwinger zurück, und { $other } liegt vorn.
hint-strikes = Damit muss eine Murmel in den Zwinger zurück: { $other } fängt mit ihr von vorn an.
hint-out = Damit kommt eine Murmel auf den Start, und dort versperrt sie den Weg.
hint-saves = Auf Feld { $field } könnte deine Murmel mit der nächsten Karte heimgeschickt werden. Nun ist sie außer Reichweite.
hint-swaps =
    { $steps ->
        [one] Der Tausch bringt deine Murmel ein Feld näher ans Ziel.
       *[other] Der Tausch bringt deine Murmel { $steps } Felder näher ans Ziel.
    }
hint-sets-back = Der Tausch wirft { $other } zurück.
hint-gives-start = Mit dieser Karte kann { $other } eine Murmel auf den Start setzen.
hint-draws = Damit verliert { $other } eine Karte an dich.
hint-nearer =
    { $steps ->
        [one] Die Murmel hat dann noch ein Feld bis zu ihrem Start.
       *[other] Die Murmel hat dann noch { $steps } Felder bis zu ihrem Start.
    }

# Lessons
lesson-out = Aus dem Zwinger
lesson-out-idea = Deine Murmeln warten im Zwinger. Nur ein Ass, ein König oder ein Joker setzt eine auf deinen Start.
lesson-out-goal = Hol eine Murmel aus dem Zwinger.
lesson-out-done = Deine Murmel ist auf dem Start. Dort ist sie frisch: Niemand darf sie überholen oder heimschicken.
lesson-out-wrong-number = Diese Karte bewegt nur Murmeln, die schon draußen sind. Du brauchst ein Ass, einen König oder einen Joker.
lesson-strike = Eine Murmel heimschicken
lesson-strike-idea = Eine Karte bewegt eine Murmel um ihren Wert vorwärts. Landet sie genau auf einer anderen, muss diese zurück in den Zwinger.
lesson-strike-goal = Schick die blaue Murmel heim.
lesson-strike-done = Volltreffer. Gelb zu überholen tat nicht weh: Bei dieser Karte zählt nur das Feld, auf dem du landest.
lesson-strike-wrong-kennel = Mit dieser Karte kommt keine Murmel aus dem Zwinger. Bewege deine Murmel auf der Bahn.
lesson-strike-wrong-partner = Du hast Gelb getroffen, und das ist dein Partner. Zurück müssen alle, Freund oder nicht.
lesson-strike-wrong-short = Deine Murmel kam nicht bis zur blauen. Zähl die Felder dazwischen.
lesson-cards = Ass, Dame und König
lesson-cards-idea = Die Dame fährt zwölf Felder und der König dreizehn. Ein Ass fährt eins oder elf, wie du willst.
lesson-cards-goal = Triff die blaue Murmel genau.
lesson-cards-done = Elf Felder: Das Ass passt. Es hätte auch eine Murmel auf den Start setzen können.
lesson-cards-wrong-queen = Die Dame fährt zwölf Felder, und das war eins zu viel.
lesson-cards-wrong-king = Der König fährt dreizehn Felder, und das waren zwei zu viel.
lesson-cards-wrong-one = Ein Ass darf auch elf Felder fahren. Diesmal hast du es als Eins gespielt.
lesson-cards-wrong-out = Jetzt ist noch eine Murmel draußen, aber die blaue steht noch da. Eine deiner Karten hätte sie getroffen.
lesson-four = Rückwärts mit der Vier
lesson-four-idea = Eine Vier darf auch rückwärts fahren. Steht eine Murmel kurz nach ihrem Start, spart ihr das fast den ganzen Weg um das Brett.
lesson-four-goal = Deine Murmel ist eben erst losgefahren. Bring sie nah an ihr Ziel.
lesson-four-done = Jetzt sind es nur noch ein paar Felder bis ins Ziel.
lesson-four-wrong-forward = Vier Felder vorwärts, und die ganze Bahn liegt noch vor dir. Eine Vier darf auch in die andere Richtung fahren.
lesson-four-wrong-six-back = Rückwärts fährt nur eine Vier. Eine Sechs fährt immer vorwärts.
lesson-four-wrong-six = Sechs Felder vorwärts, und der Weg ist noch weit. Eine andere Karte kann mehr.
lesson-finish = Ins Ziel
lesson-finish-idea = Dein Ziel beginnt gleich nach deinem Start. Der Start zählt als ein Feld, und der Wert muss genau passen.
lesson-finish-goal = Bring deine Murmel ins Ziel.
lesson-finish-done = Dort schickt sie niemand mehr heim. Sind alle vier drin, hilfst du deinem Partner.
lesson-finish-wrong-far = Neun ist zu viel: Das Ziel hat nur vier Felder. Du brauchst eine kleinere Karte.
lesson-finish-wrong-past = Mit neun Feldern fährt deine Murmel am Ziel vorbei und muss noch einmal herum. Nimm die kleinere Karte.
lesson-finish-wrong-lap = Deine Murmel ist am Ziel vorbei und fährt noch einmal herum. Such dir ein Feld im Ziel aus.
lesson-exchange = Eine Karte tauschen
lesson-exchange-idea = Im Team beginnt jede Runde mit einem Tausch: Jeder gibt seinem Partner verdeckt eine Karte.
lesson-exchange-goal = Dein Partner hat keine Murmel draußen. Hilf ihm mit einer Karte, die eine auf den Start setzt.
lesson-exchange-done = Jetzt könnt ihr beide spielen. Ihr gewinnt zusammen, also gib, was am meisten hilft.
lesson-exchange-wrong-number = Damit bringt dein Partner keine Murmel auf den Start. Welche Karte kann das?
lesson-exchange-wrong-play = Gespielt wird später. Zuerst gibst du deinem Partner eine Karte.
lesson-last = Wenn nichts passt
lesson-last-idea = Kannst du eine Karte spielen, musst du. Kannst du keine spielen, legst du alle ab und bist in dieser Runde draußen.
lesson-last-goal = Du hast noch eine Vier und eine Neun. Spiel beide, eine nach der anderen.
lesson-last-done = Beide sind gespielt. Erst gibt es sechs Karten, dann fünf, vier, drei und zwei, und dann wieder sechs.
lesson-last-wrong-finish = Deine Murmel ist im Ziel, aber jetzt passt die Neun nirgends. Du legst sie ab und bist draußen.
lesson-jack = Tauschen mit dem Buben
lesson-jack-idea = Der Bube tauscht eine deiner Murmeln mit einer fremden. Frische Murmeln lassen sich nicht tauschen, und auch keine im Zwinger oder im Ziel.
lesson-jack-goal = Tausche mit der blauen Murmel nahe bei deinem Start.
lesson-jack-done = Deine Murmel ist fast herum, und die blaue hat noch beinahe die ganze Bahn vor sich.
lesson-jack-wrong-fresh = Frische Murmeln und Murmeln im Zwinger werden nie getauscht. Blau hat noch eine andere auf der Bahn.
lesson-jack-wrong-two = Mit der Zwei kommst du ein bisschen weiter. Der Bube hätte dir die halbe Bahn erspart.
lesson-seven = Die Sieben aufteilen
lesson-seven-idea = Eine Sieben hat sieben Punkte. Teil sie unter deinen Murmeln auf; was sie überholen oder treffen, muss zurück in den Zwinger.
lesson-seven-goal = Bring eine Murmel ins Ziel und schick die blaue heim.
lesson-seven-done = Vier Punkte für die eine, drei für die andere: Eine Karte hat beides geschafft.
lesson-seven-wrong-two = Das war die Zwei, und dein Zug ist vorbei. Nur die Sieben kann beides.
lesson-seven-wrong-other = Die Sieben ist verbraucht, hat aber nicht beides geschafft. Zähl zuerst: Wer braucht wie viele Punkte?
lesson-seven-wrong-whole = Alle sieben Punkte gingen an eine Murmel. Teil sie auf zwei auf.
lesson-together = Zusammen gewinnen
lesson-together-idea = Sind alle deine Murmeln im Ziel, spielst du die deines Partners. Euer Team gewinnt, wenn alle acht drin sind.
lesson-together-goal = Gelb ist dein Partner und hat noch eine Murmel. Bring sie in ihr Ziel.
lesson-together-done = Alle acht sind drin, und ihr habt beide gewonnen.
lesson-together-wrong-past = Neun ist zu viel: Die Murmel deines Partners ist an ihrem Ziel vorbei.
lesson-together-wrong-lap = Die Murmel deines Partners ist am Ziel vorbei. Such dir ein Feld im Ziel aus.
lesson-blockade = Den Weg versperren
lesson-blockade-idea = Eine frische Murmel versperrt den Weg: Niemand kommt an ihr vorbei oder auf ihr Feld.
lesson-blockade-goal = Blau will an deinem Start vorbei. Lass Blau nicht durch.
lesson-blockade-done = Blau kann nichts spielen und ist in dieser Runde draußen.
lesson-blockade-wrong-opened = Du bist mit der frischen Murmel weggefahren, und jetzt ist der Weg für Blau frei.
lesson-joker = Der Joker
lesson-joker-idea = Ein Joker ist jede Karte, die du willst, mit allem, was sie kann.
lesson-joker-goal = Bring deine Murmel ins Ziel.
lesson-joker-done = Als Zehn, Ass, Dame oder König: Alle passen.
lesson-joker-wrong-six = Die Sechs reicht nicht bis ins Ziel. Deine andere Karte kann jede Zahl sein.
lesson-joker-wrong-other = So führt der Joker nicht ins Ziel. Nimm ihn als Karte mit zehn bis dreizehn Punkten und wähle ein Feld im Ziel.
lesson-passing = Wen die Sieben überholt
lesson-passing-idea = Eine Sieben schickt jede Murmel heim, die sie überholt, auch die deines Partners. Dein Partner ist Gelb.
lesson-passing-goal = Schick die blaue Murmel heim und verschone die deines Partners.
lesson-passing-done = Schau vor einer Sieben, wen sie überholen wird.
lesson-passing-wrong-rest = Deine letzten Punkte haben die Murmel deines Partners überholt und heimgeschickt. Nutze sie anderswo.
lesson-passing-wrong-partner = Diese Murmel muss an der deines Partners vorbei, und eine Sieben schickt heim, wen sie überholt.
lesson-turning-in = Erst hinaus, dann hinein
lesson-turning-in-idea = Eine frische Murmel darf nicht gleich ins Ziel. Sie muss zuerst von ihrem Start weg und wieder zurück.
lesson-turning-in-goal = Bring deine Murmel mit zwei Karten ins Ziel.
lesson-turning-in-done = Rückwärts vom Start, dann vorwärts und hinein: Einen kürzeren Weg gibt es nicht.
lesson-turning-in-wrong-fresh = Deine Murmel ist noch frisch. Sie muss ihren Start verlassen, bevor sie ins Ziel darf.
lesson-turning-in-wrong-forward = Vorwärts liegt die ganze Bahn vor dir. Eine Vier darf auch rückwärts fahren.
lesson-turning-in-wrong-off = Du hast zwei Karten gespielt, und deine Murmel ist nicht im Ziel. Welche Karte bringt sie vor ihren Start, und welche von dort hinein?
lesson-helping = Punkte für den Partner
lesson-helping-idea = Bringt eine Sieben deine letzte Murmel ins Ziel, gehören die übrigen Punkte den Murmeln deines Partners. Dein Partner ist Gelb.
lesson-helping-goal = Bring deine letzte Murmel ins Ziel und gib den Rest deinem Partner.
lesson-helping-done = Von jetzt an spielst du mit allen Karten die Murmeln deines Partners.
lesson-helping-wrong-lap = Deine letzte Murmel ist am Ziel vorbei, und für deinen Partner blieben keine Punkte.
lesson-helping-wrong-early = Zuerst kommt deine eigene letzte Murmel. Erst dann darfst du helfen.
lesson-draw = Ziehen mit der Zwei
lesson-draw-idea = Zu zweit, zu dritt und zu fünft spielt jeder für sich. Dann darf eine Zwei auch eine Karte aus einer fremden Hand ziehen.
lesson-draw-goal = Du hast nur eine Murmel draußen. Bring in zwei Zügen noch eine auf den Start.
lesson-draw-done = Du hast einen König gezogen, und er hat eine Murmel auf den Start gesetzt.
lesson-draw-wrong-moved = Deine Zwei hat eine Murmel bewegt. Sie hätte auch eine Karte ziehen können, vielleicht eine bessere.
lesson-draw-wrong-nine = Mit diesen beiden Karten kommt keine Murmel auf den Start. Hol dir zuerst eine bessere.
lesson-draw-wrong-kept = Du hast einen König gezogen und bist mit ihm gefahren. Er kann auch eine Murmel auf den Start setzen.
lesson-anyone = Eine Sieben für alle
lesson-anyone-idea = Zu zweit, zu dritt und zu fünft darf eine Sieben alle Murmeln bewegen, auch die der anderen.
lesson-anyone-goal = Schick die gelbe Murmel heim.
lesson-anyone-done = Du hast die Murmel von Blau bewegt, und sie hat die gelbe heimgeschickt.
lesson-anyone-wrong-own = Deine Sieben ist verbraucht, und Gelb steht noch da. Wessen Murmel ist gleich hinter der gelben?
lesson-anyone-wrong-three = Eine Drei hilft hier nicht. Was darf eine Sieben, wenn ihr zu dritt spielt?
lesson-five = Sechs Arme für fünf
lesson-five-idea = Zu fünft spielt ihr auf dem Brett mit sechs Armen, und jeder spielt für sich. Ein Arm gehört niemandem: Dort kommt nie eine Murmel heraus.
lesson-five-goal = Alle anderen haben eine frische Murmel auf dem Start. Schick trotzdem eine Murmel heim.
lesson-five-done = Am leeren Arm versperrt nichts den Weg, und deine Sechs hat die grüne Murmel heimgeschickt.
lesson-five-wrong-blue = Die frische Murmel von Blau versperrt den Weg: Niemand kommt an ihr vorbei oder auf ihr Feld. Welche deiner Murmeln hat freie Bahn?
lesson-five-wrong-green = Die frische Murmel von Grün versperrt den Weg: Niemand kommt an ihr vorbei oder auf ihr Feld. Welcher Start ist leer?
lesson-five-wrong-back = Du bist vier Felder rückwärts gefahren, und dort stand niemand. Eine deiner Murmeln hat vorwärts freie Bahn.
lesson-five-wrong-short = Hier ist der Weg frei, aber vier Felder waren zwei zu wenig.
lesson-five-wrong-nobody = Deine Murmel hatte freie Bahn, aber wo sie gelandet ist, stand niemand. Schau auch deine anderen Murmeln an.
