### Le Jeu du Labyrinthe

## Die Regeln, Satz für Satz: Spielfeld und Aufbau

LAB-01 = Zwei oder vier Personen spielen. Jede hat vier Figuren einer Farbe. Zu zweit sitzt man in gegenüberliegenden Ecken.
LAB-02 = Das Brett hat 21 × 21 Felder. Die neun in der Mitte sind das weiße Zentrum. Die vier Felder in jeder Ecke sind ein Zuhause: In deinem beginnen deine Figuren. Sonst sind es gewöhnliche Felder, offen für alle.
LAB-03 = Die Mauern sind 32 Blöcke verschiedener Form. Jeder hat seinen Umriss in Lila auf dem Brett und beginnt darauf. Jedes Viertel des Bretts hat dieselben acht Formen.
LAB-04 = Eine andere Anordnung kann geladen werden, wenn sie 32 Blöcke hat, jeden in einem Stück. Sie dürfen weder einander noch ein Zuhause noch das Zentrum überdecken.
LAB-05 = Wer beginnt, wird ausgelost oder bestimmt. Danach geht es im Uhrzeigersinn.

## Ein Zug

LAB-10 = Dein Zug besteht aus zwei Teilen: Du bewegst eine deiner Figuren, und du bewegst einen beliebigen Block.
LAB-11 = Was zuerst kommt, entscheidest du. Nur der allererste Zug der Partie beginnt mit der Figur, wenn eine ziehen kann.
LAB-12 = Eine Figur zieht gerade in ihrer Reihe oder Spalte, ein Feld oder so viele du willst. Sie zieht nie schräg.
LAB-13 = Eine Figur betritt oder überquert nie einen Block.
LAB-14 = Eine Figur überspringt nie eine andere und endet nie auf einer, außer im Zentrum.
LAB-15 = Ein Block gleitet gerade in Reihen oder Spalten, mindestens ein Feld. Er wird nie gedreht und bewegt sich nie schräg. Jedes Feld, über das er gleitet, muss auf dem Brett liegen und frei von Blöcken und Figuren sein.
LAB-16 = Wo ein Block anhält, muss er einen anderen mit einer Seite oder Ecke berühren. Einer, den er schon vorher berührt hat, genügt. Rand und Figuren zählen nicht.
LAB-17 = Ein Block betritt oder überquert nie die neun weißen Felder.
LAB-18 = Ein Block darf nicht auf einem Feld mit einer Figur anhalten.
LAB-19 = Den Block, den die Person vor dir gerade bewegt hat, darfst du nicht bewegen.
LAB-20 = Am Tisch gilt: berührt, geführt. Hier darfst du schauen und probieren, aber was abgeschickt ist, bleibt.

## Das Zentrum und das Ende

LAB-21 = Kommt deine Figur auf gerader Linie ins Zentrum und trifft dort auf eine Figur, darf sie deren Feld nehmen. Du wählst ein freies weißes Feld, und die andere Figur kommt dorthin. Das gilt für jede Farbe, auch deine eigene, aber nur, wenn deine Figur von außerhalb kommt.
LAB-22 = Figuren im Zentrum ziehen wie alle anderen. Sie dürfen es überqueren und wieder verlassen.
LAB-23 = Wer zuerst drei seiner vier Figuren im Zentrum hat, gewinnt sofort, auch mit dem ersten Teil eines Zuges.
LAB-24 = Ist der eine Teil nicht möglich, machst du nur den anderen. Nach dem ersten Teil muss der zweite folgen, wenn er dann möglich ist. Geht keiner von beiden, geht dein Zug von selbst vorbei. Freiwillig aussetzen kannst du nicht.
LAB-25 = Hat bis zur Zuggrenze niemand gewonnen, endet die Partie unentschieden.

## Warum etwas nicht geht

why-over = Die Partie ist zu Ende.
why-drawn = Die Partie ist zu Ende: unentschieden nach { $turns } Zügen.
why-not-your-turn = Jemand anderes ist an der Reihe.
why-pawn-moved = Deine Figur hast du in diesem Zug schon bewegt. Bewege jetzt einen Block.
why-block-moved = Einen Block hast du in diesem Zug schon bewegt. Bewege jetzt eine Figur.
why-pawn-first = Der erste Zug der Partie beginnt mit einer Figur.
why-no-pawn = Auf { $square } steht keine Figur.
why-not-your-pawn = Die Figur auf { $square } gehört dir nicht.
why-pawn-stays = Eine Figur zieht mindestens ein Feld.
why-pawn-not-straight = Eine Figur zieht gerade in ihrer Reihe oder Spalte.
why-block-in-the-way = Auf { $square } ist ein Block im Weg.
why-pawn-in-the-way = Auf { $square } ist eine Figur im Weg.
why-pawn-there = Auf { $square } steht eine Figur.
why-from-inside = Die Figur auf { $square } kann nur verschieben, wer von außerhalb des Zentrums kommt.
why-shift-where = Auf { $square } steht eine Figur. Sag, auf welches weiße Feld sie kommt.
why-shift-outside = { $square } ist kein weißes Feld.
why-shift-taken = Auf { $square } steht schon eine Figur.
why-nobody-there = Auf { $square } steht keine Figur, die man verschieben könnte.
why-no-block = Auf { $square } liegt kein Block.
why-other-name = Der Block auf { $square } heißt { $name }.
why-just-moved = Diesen Block hat die Person vor dir gerade bewegt.
why-block-stays = Ein Block bewegt sich mindestens ein Feld.
why-block-not-straight = Ein Block gleitet gerade in Reihen oder Spalten.
why-block-off-board = Der Block würde das Brett verlassen.
why-white-squares = Der Block käme auf das weiße Feld { $square }.
why-block-against-block = Auf { $square } ist ein anderer Block im Weg.
why-block-against-pawn = Auf { $square } ist dem Block eine Figur im Weg.
why-block-on-pawn = Der Block würde auf der Figur auf { $square } anhalten.
why-not-touching = Dort würde der Block keinen anderen berühren.
