### Le Jeu du Labyrinthe

game-labyrinthe = Das Labyrinth-Spiel
game-labyrinthe-pitch = In jedem Zug ziehst du eine Figur und verschiebst einen der Blöcke, die die Wände bilden.
game-labyrinthe-aim = Bringe drei deiner vier Figuren ins weiße Zentrum.
game-labyrinthe-facts = 2 oder 4 Spieler · etwa 40 Minuten · ohne Zufall, nichts verdeckt

## Die Regeln, Satz für Satz: Spielfeld und Aufbau

LAB-01 = Zwei oder vier Personen spielen. Jede hat vier Figuren einer Farbe. Zu zweit sitzt man in gegenüberliegenden Ecken.
LAB-02 = Das Brett hat 21 × 21 Felder. Die neun in der Mitte sind das weiße Zentrum. Die vier Felder in jeder Ecke sind ein Zuhause: In deinem beginnen deine Figuren. Sonst sind es gewöhnliche Felder, offen für alle.
LAB-03 = Die Wände sind 32 Blöcke verschiedener Form. Jeder hat seinen Umriss in Lila auf dem Brett und beginnt darauf. Jedes Viertel des Bretts hat dieselben acht Formen.
LAB-04 = Eine andere Anordnung kann geladen werden, wenn sie 32 Blöcke hat, jeden in einem Stück. Sie dürfen weder einander noch ein Zuhause noch das Zentrum überdecken.
LAB-05 = Wer beginnt, wird ausgelost oder bestimmt. Danach geht es im Uhrzeigersinn.

## Ein Zug

LAB-10 = Dein Zug besteht aus zwei Teilen: Du ziehst eine deiner Figuren, und du verschiebst einen beliebigen Block.
LAB-11 = Was zuerst kommt, entscheidest du. Nur der allererste Zug der Partie beginnt mit der Figur, wenn eine ziehen kann.
LAB-12 = Eine Figur zieht gerade in ihrer Reihe oder Spalte, mindestens ein Feld und so weit, wie du willst. Sie zieht nie schräg.
LAB-13 = Eine Figur darf keinen Block betreten oder überqueren.
LAB-14 = Eine Figur überspringt nie eine andere. Sie bleibt auch nie auf einer anderen stehen, außer wenn sie ins Zentrum kommt.
LAB-15 = Ein Block gleitet gerade in Reihen oder Spalten, mindestens ein Feld. Er wird nie gedreht und bewegt sich nie schräg. Jedes Feld, über das er gleitet, muss auf dem Brett liegen und frei von Blöcken und Figuren sein.
LAB-16 = Wo ein Block liegen bleibt, muss er einen anderen mit einer Seite oder Ecke berühren. Es darf auch einer sein, den er schon vorher berührt hat. Rand und Figuren zählen nicht.
LAB-17 = Ein Block betritt oder überquert nie die neun weißen Felder.
LAB-18 = Ein Block darf nicht auf einem Feld mit einer Figur liegen bleiben.
LAB-19 = Den Block, den die Person vor dir gerade verschoben hat, darfst du nicht verschieben. Hat sie keinen verschoben, ist keiner gesperrt.
LAB-20 = Am echten Tisch gilt: berührt, geführt. Hier darfst du schauen und probieren, aber was gesendet ist, gilt.

## Das Zentrum und das Ende

LAB-21 = Kommt deine Figur auf gerader Linie ins Zentrum und trifft dort auf eine Figur, darf sie deren Feld nehmen. Du wählst ein freies weißes Feld, und die andere Figur kommt dorthin. Das gilt für jede Farbe, auch deine eigene, aber nur, wenn deine Figur von außerhalb kommt.
LAB-22 = Figuren im Zentrum ziehen wie alle anderen. Sie dürfen es überqueren und wieder verlassen.
LAB-23 = Wer als Erster drei seiner vier Figuren im Zentrum hat, gewinnt sofort, auch mitten im Zug.
LAB-24 = Ist der eine Teil deines Zuges nicht möglich, machst du nur den anderen. Nach dem ersten Teil musst du den zweiten machen, wenn er dann möglich ist. Geht beides nicht, setzt du aus. Freiwillig aussetzen darfst du nicht.
LAB-25 = Hat bis zur Zuggrenze niemand gewonnen, endet die Partie unentschieden.

## Warum etwas nicht geht

why-over = Die Partie ist zu Ende.
why-drawn = Die Partie ist unentschieden: Die Zuggrenze ({ $turns }) ist erreicht.
why-not-your-turn = Jemand anderes ist an der Reihe.
why-pawn-moved = Eine Figur hast du in diesem Zug schon gezogen. Verschiebe jetzt einen Block.
why-block-moved = Einen Block hast du in diesem Zug schon verschoben. Ziehe jetzt eine Figur.
why-pawn-first = Der erste Zug der Partie beginnt mit einer Figur. Zieh zuerst eine.
why-no-pawn = Auf { $square } steht keine Figur.
why-not-your-pawn = Die Figur auf { $square } gehört dir nicht.
why-pawn-stays = Eine Figur zieht mindestens ein Feld.
why-pawn-not-straight = Eine Figur zieht gerade in ihrer Reihe oder Spalte.
why-block-in-the-way = Auf { $square } ist ein Block im Weg.
why-pawn-in-the-way = Auf { $square } ist eine Figur im Weg.
why-pawn-there = Auf { $square } steht eine Figur.
why-from-inside = Deine Figur muss von außerhalb des Zentrums kommen, um die auf { $square } zu versetzen.
why-shift-where = Auf { $square } steht eine Figur. Wähle das weiße Feld, auf das sie kommt.
why-shift-outside = { $square } ist kein weißes Feld.
why-shift-taken = Auf { $square } steht schon eine Figur.
why-nobody-there = Auf { $square } steht keine Figur, die man versetzen könnte.
why-no-block = Auf { $square } liegt kein Block.
why-other-name = Der Block auf { $square } heißt { $name }.
why-just-moved = Diesen Block hat die Person vor dir gerade verschoben. Nimm einen anderen.
why-block-stays = Ein Block bewegt sich mindestens ein Feld.
why-block-not-straight = Ein Block gleitet gerade in Reihen oder Spalten.
why-block-off-board = Der Block würde das Brett verlassen.
why-white-squares = Ins weiße Zentrum ({ $square }) darf kein Block.
why-block-against-block = Auf { $square } ist ein anderer Block im Weg.
why-block-against-pawn = Auf { $square } ist dem Block eine Figur im Weg.
why-block-on-pawn = Der Block würde auf der Figur auf { $square } liegen bleiben.
why-not-touching = Wo ein Block liegen bleibt, muss er einen anderen berühren. Dort berührt er keinen: Wähle ein anderes Feld.

### Der Client: was Brett, Ablage und Vorbereitung sagen

## Figuren und Richtungen

lab-pawn = Figur
lab-the-block = Block
lab-pawn-own = deine Figur
lab-pawn-other = Figur von { $name }
lab-block =
    { $size ->
        [3] Dreierblock auf { $square }
        [4] Viererblock auf { $square }
        [5] Fünferblock auf { $square }
       *[other] Block aus { $size } auf { $square }
    }
lab-north = nach Norden bis { $square }
lab-east = nach Osten bis { $square }
lab-south = nach Süden bis { $square }
lab-west = nach Westen bis { $square }

## Was geschieht, fürs Protokoll

lab-log-moved = { $name } zieht eine Figur von { $start } nach { $end }.
lab-log-shifted =
    { $whose ->
        [own] { $name } versetzt eine eigene Figur von { $start } nach { $end }.
       *[other] { $name } versetzt eine Figur von { $owner }: { $start } → { $end }.
    }
lab-log-slid =
    { $size ->
        [3] { $name } verschiebt einen Dreierblock von { $start } nach { $end }.
        [4] { $name } verschiebt einen Viererblock von { $start } nach { $end }.
        [5] { $name } verschiebt einen Fünferblock von { $start } nach { $end }.
       *[other] { $name } verschiebt einen Block aus { $size } von { $start } nach { $end }.
    }
lab-log-no-pawn = { $name } kann keine Figur ziehen.
lab-log-no-block = { $name } kann keinen Block verschieben.
lab-log-passed = { $name } kann nichts bewegen und setzt aus.
lab-log-won = { $name } hat drei Figuren im Zentrum und gewinnt.
lab-log-drawn = Die Zuggrenze ({ $turns }) ist erreicht. Die Partie ist unentschieden.

## Was zu tun ist, als Überschrift

lab-ask-both = Du bist dran: Ziehe eine Figur und verschiebe einen Block.
lab-ask-first = Du bist dran: zuerst eine Figur, dann ein Block.
lab-ask-pawn = Nun ziehe eine deiner Figuren.
lab-ask-block = Nun verschiebe einen Block.
lab-ask-send = Dein Zug ist bereit. Spiele ihn oder ändere ihn.
lab-ask-sent = Dein Zug wird gespielt.
lab-ask-other = { $name } ist am Zug.
lab-ask-won-you = Du hast drei Figuren im Zentrum. Du gewinnst.
lab-ask-won = { $name } hat drei Figuren im Zentrum und gewinnt.
lab-ask-drawn = Die Partie ist unentschieden.
lab-shift-ask = Wähle ein weißes Feld für die Figur, die du versetzt.

## Das Brett, seine Felder und Tasten

lab-board = Das Brett mit seinen Feldern
lab-square-white = weißes Zentrum
lab-square-home = Zuhause von { $name }
lab-pawn-at = { $pawn } auf { $square }
lab-pawn-lines = { $pawn } auf { $square }: { $ways }
lab-pawn-stuck = { $pawn } auf { $square } kann nicht ziehen
lab-block-slides = { $block } kann gleiten: { $ways }
lab-block-stuck = { $block } kann nicht gleiten
lab-block-barred = { $block }, gesperrt: gerade eben verschoben
lab-choice-pawn = hierhin kann deine Figur
lab-choice-onto = hierhin kann deine Figur und versetzt die andere
lab-choice-block = der Block kann bis { $square } gleiten
lab-choice-shift = hierhin kannst du die andere Figur versetzen
lab-plan-pawn = Figur von { $start } nach { $end }.
lab-plan-shift = Figur von { $start } nach { $end }, die andere nach { $to }.
lab-plan-block = Block von { $start } nach { $end }.
lab-taken-back = Zurückgenommen.
lab-other-back = Der andere Teil geht nicht mehr und wurde zurückgenommen.
lab-say-pawns = { $name }: { $squares }; { $count } von { $most } im Zentrum.
lab-can-blocks = Blöcke
lab-say-watching = Du schaust zu.
lab-key-squares = Von Feld zu Feld gehen
lab-key-jump = Zum letzten erreichbaren Feld oder zur nächsten Figur, zum nächsten Block springen
lab-key-pick = Aufnehmen und absetzen; dort noch einmal: den Zug spielen
lab-key-back = Zurücklegen, einen Teil zurücknehmen
lab-key-send = Den Zug spielen
lab-key-next = Nächste oder vorige eigene Figur oder erreichbares Feld
lab-key-blocks = Nächster oder voriger beweglicher Block
lab-key-zoom = Näher, weiter weg, das ganze Brett
lab-key-todo = Vorlesen, was noch zu tun ist
lab-key-mine = Vorlesen, wo deine Figuren stehen
lab-key-others = Vorlesen, wo die anderen Figuren stehen

## Ablage und Schilder

lab-tray-done = erledigt
lab-tray-next = an der Reihe
lab-tray-later = danach
lab-tray-never = nicht möglich
lab-zoom-in = Näher ansehen
lab-zoom-out = Ganzes Brett
lab-nearer = Voriges mögliches Feld
lab-further = Nächstes mögliches Feld
lab-back = Zurücknehmen
lab-send = Spielen
lab-in-centre = Figuren im Zentrum: { $count } von { $most }

## Vorbereitung

lab-setup-limit = Zuggrenze
lab-setup-turns =
    { $turns ->
        [one] ein Zug
       *[other] { $turns } Züge
    }
lab-setup-limit-note = Hat bis dahin niemand gewonnen, ist die Partie unentschieden.
lab-chosen-limit = Zuggrenze: { $turns }, dann unentschieden
lab-chosen-layout = Mit eigener Anordnung

## Das Ende

lab-ending = Das Brett am Ende und die Wege der Figuren
lab-ending-show = Wessen Wege
lab-ending-all = Alle
lab-ending-tally =
    { $moves ->
        [one] Eine Figur gezogen
       *[other] { $moves }-mal eine Figur gezogen
    }, { $slides ->
        [one] einen Block verschoben
       *[other] { $slides }-mal einen Block verschoben
    }

### Die Regeln zum Lesen

ten-lines =
    Deine vier Figuren beginnen in einer Ecke des Bretts.
    Bring drei davon ins weiße Zentrum, um zu gewinnen.
    Ein Zug hat zwei Teile: eine Figur ziehen, einen Block verschieben.
    Was zuerst kommt, wählst du, außer im allerersten Zug.
    Eine Figur zieht geradeaus, so weit du willst.
    Sie kann nicht durch Blöcke und Figuren hindurch und nicht darüber springen.
    Jeder Block lässt sich geradeaus verschieben, ohne ihn zu drehen.
    Wo er liegen bleibt, muss er einen anderen Block berühren.
    Der zuletzt verschobene Block ist im nächsten Zug gesperrt.
    Eine Figur, die von außen ins Zentrum kommt, darf dort eine andere versetzen.
page-aim-text =
    Zwei oder vier Personen führen je vier Figuren durch ein Labyrinth, das sich mit jedem Zug ändert. Wer als Erster drei davon im weißen Zentrum hat, gewinnt.
page-setup-text =
    Das Brett hat 21 × 21 Felder, davon neun weiße in der Mitte. Die Figuren beginnen in den Ecken, auf den vier Feldern ihres Zuhauses. Die 32 Blöcke liegen auf den Umrissen, die für sie aufgedruckt sind.
page-turn-text =
    Ziehe eine deiner Figuren und verschiebe einen Block, welchen du willst. Die Reihenfolge wählst du; nur der erste Zug der Partie beginnt mit der Figur.

    Geht das eine nicht, machst du nur das andere. Freiwillig aussetzen darfst du nicht.
page-pawns = Eine Figur ziehen
page-pawns-text =
    Eine Figur zieht eine Reihe oder Spalte entlang, ein Feld weit oder viele. Sie kann nicht durch Blöcke und Figuren hindurch und nicht darüber springen. Schräg zieht sie nie.
page-blocks = Einen Block verschieben
page-blocks-text =
    Ein Block gleitet eine Reihe oder Spalte entlang, ohne sich zu drehen, und nur über freie Felder. Wo er liegen bleibt, muss er einen anderen Block berühren, mit einer Seite oder einer Ecke.

    Ins weiße Zentrum kommt er nie. Der Block, der im Zug vor deinem verschoben wurde, ist für dich gesperrt und trägt ein Schloss.
page-centre = Im Zentrum
page-centre-text =
    Kommt deine Figur gerade von außen und trifft auf einem weißen Feld eine andere, darf sie dieses Feld nehmen. Du wählst das freie weiße Feld, auf das die andere kommt.

    Sonst ziehen Figuren im Zentrum wie überall und dürfen es auch wieder verlassen.
page-end-text =
    Mit der dritten Figur im Zentrum gewinnst du sofort, auch mitten im Zug. Hat bis zur Zuggrenze niemand gewonnen (meist nach 300 Zügen), ist die Partie unentschieden.
picture-board = Das Brett für vier zu Beginn: Figuren in den Ecken, 32 Blöcke und das weiße Zentrum.
picture-turn = Ein Zug von Rot: Eine Figur zieht geradeaus bis b8, und ein Block wird drei Felder weit verschoben. Sein alter Platz ist umrandet.
picture-block = Der gerade Block wird verschoben, bis er einen anderen berührt. Der Block mit dem Schloss wurde zuletzt verschoben und bleibt liegen.
picture-shift = Rot kommt von außen auf das Feld von Blau und versetzt die blaue Figur auf ein anderes weißes.
picture-won = Die dritte rote Figur ist im Zentrum angekommen: Rot gewinnt.

### Warum ein Tipp gut ist

hint-centre =
    { $count ->
        [one] Eine Figur kommt ins Zentrum, die erste von dreien.
       *[other] Eine Figur kommt ins Zentrum: Dann sind { $count } dort.
    }
hint-shifts = Damit verliert { $other } das bessere Feld.
hint-third = { $other } hat schon zwei Figuren im Zentrum. Damit wird der Weg der dritten länger.
hint-nearer =
    { $moves ->
        [one] Deine drei vordersten Figuren brauchen dann zusammen noch einen Zug ins Zentrum.
       *[other] Deine drei vordersten Figuren brauchen dann zusammen noch { $moves } Züge ins Zentrum.
    }
hint-opens =
    { $moves ->
        [one] Das öffnet den Weg: Deine drei vordersten Figuren brauchen dann noch einen Zug.
       *[other] Das öffnet den Weg: Deine drei vordersten Figuren brauchen dann noch { $moves } Züge.
    }
hint-blocks = Damit wird der Weg ins Zentrum länger für { $other }.

# Lessons
lesson-turn = Figur und Block
lesson-turn-idea = Ein Zug hat zwei Teile: Du ziehst eine deiner Figuren und verschiebst einen Block. Beide bewegen sich nur geradeaus, ein Feld oder mehr.
lesson-turn-goal = Ziehe eine Figur, dann verschiebe einen Block.
lesson-turn-done = Nur der allererste Zug einer Partie beginnt mit der Figur. Später wählst du die Reihenfolge.
lesson-turn-wrong-slant = Figuren ziehen gerade, in einer Reihe oder Spalte, nie schräg.
lesson-turn-wrong-first = Im allerersten Zug einer Partie zieht zuerst die Figur. Danach kommt der Block.
lesson-turn-wrong-twice = Eine Figur hast du schon gezogen. Jetzt verschiebe einen Block.
lesson-touch = Blöcke berühren sich
lesson-touch-idea = Wo ein Block anhält, muss er einen anderen berühren, mit einer Seite oder einer Ecke.
lesson-touch-goal = Deine Figur ist gezogen. Verschiebe jetzt einen Block.
lesson-touch-done = Es darf auch ein Block sein, den er schon vorher berührt hat.
lesson-touch-wrong-apart = Dort würde der Block keinen anderen berühren. Such einen Platz neben einem anderen Block.
lesson-touch-wrong-pawn = Eine Figur hast du schon gezogen. Jetzt ist ein Block dran.
lesson-open = Den Weg öffnen
lesson-open-idea = Eine Figur betritt nie einen Block. Aber du darfst zuerst den Block verschieben.
lesson-open-goal = Bring in diesem Zug eine Figur ins weiße Zentrum.
lesson-open-done = Erst der Block, dann die Figur.
lesson-open-wrong-blocked = Dieser Figur steht ein Block im Weg. Verschieb ihn zuerst.
lesson-open-wrong-elsewhere = Dein Zug ist vorbei, und keine Figur ist im Zentrum. Eine stand ganz nah, hinter einem Block.
lesson-win = Drei im Zentrum
lesson-win-idea = Wer zuerst drei Figuren im Zentrum hat, gewinnt sofort.
lesson-win-goal = Zwei sind drin. Bring deine dritte Figur hinein.
lesson-win-done = Gewonnen. Du weißt genug für eine erste Partie.
lesson-win-wrong-other = Dein Zug ist vorbei, und die dritte Figur ist noch draußen. Eine hat freie Bahn ins Zentrum.
lesson-shift = Eine Figur versetzen
lesson-shift-idea = Kommt eine Figur ins Zentrum, darf sie das Feld einer anderen nehmen. Du wählst, auf welches weiße Feld diese kommt.
lesson-shift-goal = Nimm im Zentrum das Feld der anderen Figur.
lesson-shift-done = Die andere Figur bleibt im Zentrum, aber auf dem Feld, das du gewählt hast.
lesson-shift-wrong-jump = Figuren springen nie. Aber von außen darfst du auf dem Feld der anderen anhalten.
lesson-shift-wrong-other = Dein Zug ist vorbei, und die andere Figur steht noch immer dort. Eine deiner Figuren hat freie Bahn zu ihr.
lesson-centre = Platz für die dritte
lesson-centre-idea = Keine Figur springt, und kein Block betritt das Zentrum. Aber du darfst auch eine eigene Figur versetzen.
lesson-centre-goal = Bring deine dritte Figur ins Zentrum.
lesson-centre-done = Du hast dir selbst Platz gemacht und gewonnen.
lesson-centre-wrong-jump = Dort steht deine eigene Figur, und Figuren springen nie. Nimm ihr Feld und versetze sie.
lesson-centre-wrong-white = Ein Block betritt nie die weißen Felder. Zieh zuerst deine dritte Figur: Ihr Weg ist frei.
lesson-centre-wrong-other = Dein Zug ist vorbei, und die dritte Figur ist noch draußen. Sie stand gleich unter dem Zentrum.
lesson-barred = Der gesperrte Block
lesson-barred-idea = Der Block, den der Spieler vor dir gerade verschoben hat, ist für dich gesperrt. Diesmal ist es der Block direkt unter dem Zentrum.
lesson-barred-goal = Bring in diesem Zug eine Figur ins Zentrum.
lesson-barred-done = Ist ein Weg gesperrt, such einen anderen Block.
lesson-barred-wrong-barred = Dieser Block wurde gerade verschoben, darum ist er gesperrt. Auch einer anderen Figur steht ein Block im Weg.
lesson-barred-wrong-below = Dieser Figur steht der gesperrte Block im Weg. Welche andere ist nah am Zentrum?
lesson-barred-wrong-above = Dieser Figur steht ein Block im Weg. Er ist nicht gesperrt: Verschieb ihn zuerst.
lesson-barred-wrong-other = Dein Zug ist vorbei, und keine Figur ist im Zentrum. Schau oberhalb des Zentrums.
