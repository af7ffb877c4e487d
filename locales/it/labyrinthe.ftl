### Le Jeu du Labyrinthe

game-labyrinthe = Le Jeu du Labyrinthe
game-labyrinthe-pitch = A ogni turno muovi una pedina e fai scorrere uno dei muri.
game-labyrinthe-aim = Porta tre delle tue quattro pedine nel centro bianco.
game-labyrinthe-facts = 2 o 4 giocatori · circa 40 minuti · senza fattore fortuna, niente di nascosto

## Le regole, punto per punto: tabellone e preparazione

LAB-01 = Si gioca in due o in quattro. Ciascuno ha quattro pedine di un colore. In due si parte da angoli opposti.
LAB-02 = Il tabellone ha 21 × 21 caselle. Le nove nel mezzo sono il centro bianco. Le quattro caselle di ogni angolo sono una casa: le tue pedine partono dalla tua. Per il resto sono caselle comuni, aperte a tutti.
LAB-03 = I muri sono 32 blocchi di forme diverse. Ognuno ha la sua sagoma color malva sul tabellone e parte da lì. Ogni quarto del tabellone ha le stesse otto forme.
LAB-04 = Si può caricare un’altra disposizione se ha 32 blocchi, ciascuno in un solo pezzo. Non coprono né altri blocchi, né una casa, né il centro.
LAB-05 = Chi comincia si sorteggia o si sceglie. Poi si gioca in senso orario.

## Un turno

LAB-10 = Il tuo turno ha due azioni: muovi una delle tue pedine e fai scorrere un blocco qualsiasi.
LAB-11 = L’ordine lo scegli tu. Solo il primissimo turno della partita comincia con la pedina, se una può muoversi.
LAB-12 = Una pedina si muove diritta lungo la sua riga o colonna, di una casella o di quante vuoi. Non va mai in diagonale.
LAB-13 = Una pedina non entra mai in un blocco e non lo attraversa.
LAB-14 = Una pedina non salta mai un’altra pedina. E non finisce mai su un’altra, tranne quando entra nel centro.
LAB-15 = Un blocco scorre diritto lungo righe o colonne, almeno di una casella. Non si gira e non va mai in diagonale. Tutte le caselle su cui scorre devono essere sul tabellone e libere da blocchi e pedine.
LAB-16 = Dove si ferma, un blocco deve toccare un altro blocco con un lato o un angolo. Ne basta uno che toccava già prima. Il bordo e le pedine non contano.
LAB-17 = Un blocco non entra mai nelle nove caselle bianche e non le attraversa.
LAB-18 = Un blocco non può fermarsi su una casella con una pedina.
LAB-19 = Non puoi muovere il blocco che ha appena mosso chi gioca prima di te. Se non ne ha mosso nessuno, sono tutti liberi.
LAB-20 = Intorno a un tavolo, pezzo toccato, pezzo giocato. Qui puoi guardare e provare, ma un’azione inviata non si può più cambiare.

## Il centro e la fine

LAB-21 = Se la tua pedina arriva diritta al centro e vi incontra una pedina, può prenderne la casella. Tu scegli una casella bianca libera e l’altra pedina va lì. Vale per le pedine di ogni colore, anche del tuo, ma solo se la tua pedina viene da fuori del centro.
LAB-22 = Al centro le pedine si muovono come altrove. Possono attraversarlo e uscirne di nuovo.
LAB-23 = Chi ha per primo tre delle sue quattro pedine al centro vince subito, anche con la prima azione di un turno.
LAB-24 = Se una delle due azioni non è possibile, fai solo l’altra. Dopo la prima azione devi fare anche l’altra, se in quel momento è possibile. Se non puoi fare né l’una né l’altra, il tuo turno salta. Non si può passare di propria iniziativa.
LAB-25 = Se nessuno ha vinto quando si raggiunge il limite di turni, la partita finisce in pareggio.

## Perché non è possibile

why-over = La partita è finita.
why-drawn = La partita finisce in pareggio: il limite di turni ({ $turns }) è raggiunto.
why-not-your-turn = È il turno di qualcun altro.
why-pawn-moved = In questo turno hai già mosso la pedina. Ora fai scorrere un blocco.
why-block-moved = In questo turno hai già fatto scorrere un blocco. Ora muovi una pedina.
why-pawn-first = Il primo turno della partita comincia con una pedina. Muovine prima una.
why-no-pawn = Non c’è nessuna pedina in { $square }.
why-not-your-pawn = La pedina in { $square } non è tua.
why-pawn-stays = Una pedina si muove almeno di una casella.
why-pawn-not-straight = Una pedina si muove diritta lungo la sua riga o colonna.
why-block-in-the-way = In { $square } c’è un blocco che sbarra la strada.
why-pawn-in-the-way = In { $square } c’è una pedina che sbarra la strada.
why-pawn-there = In { $square } c’è una pedina.
why-from-inside = La pedina in { $square } può spostarla solo una pedina che viene da fuori del centro.
why-shift-where = In { $square } c’è una pedina. Scegli in quale casella bianca va.
why-shift-outside = { $square } non è una casella bianca.
why-shift-taken = In { $square } c’è già una pedina.
why-nobody-there = In { $square } non c’è nessuna pedina da spostare.
why-no-block = Non c’è nessun blocco in { $square }.
why-other-name = Il blocco in { $square } si chiama { $name }.
why-just-moved = Questo blocco l’ha appena mosso chi gioca prima di te. Scegline un altro.
why-block-stays = Un blocco deve scorrere almeno di una casella.
why-block-not-straight = Un blocco scorre diritto lungo righe o colonne.
why-block-off-board = Il blocco uscirebbe dal tabellone.
why-white-squares = Il blocco andrebbe sulla casella bianca { $square }.
why-block-against-block = In { $square } c’è un altro blocco che sbarra la strada.
why-block-against-pawn = In { $square } c’è una pedina che ferma il blocco.
why-block-on-pawn = Il blocco si fermerebbe sulla pedina in { $square }.
why-not-touching = Lì il blocco non toccherebbe nessun altro blocco. Fermalo accanto a un altro.

### Il client: ciò che dicono tabellone, bordo e preparazione

## Pezzi e direzioni

lab-pawn = Pedina
lab-the-block = Blocco
lab-pawn-own = la tua pedina
lab-pawn-other = pedina di { $name }
lab-block =
    { $size ->
        [3] blocco da tre in { $square }
        [4] blocco da quattro in { $square }
        [5] blocco da cinque in { $square }
       *[other] blocco da { $size } in { $square }
    }
lab-north = a nord fino a { $square }
lab-east = a est fino a { $square }
lab-south = a sud fino a { $square }
lab-west = a ovest fino a { $square }

## Che cosa succede, per il registro

lab-log-moved = { $name } muove una pedina da { $start } a { $end }.
lab-log-shifted =
    { $whose ->
        [own] { $name } sposta una propria pedina da { $start } a { $end }.
       *[other] { $name } sposta una pedina di { $owner }: { $start } → { $end }.
    }
lab-log-slid =
    { $size ->
        [3] { $name } fa scorrere un blocco da tre da { $start } a { $end }.
        [4] { $name } fa scorrere un blocco da quattro da { $start } a { $end }.
        [5] { $name } fa scorrere un blocco da cinque da { $start } a { $end }.
       *[other] { $name } fa scorrere un blocco da { $size } da { $start } a { $end }.
    }
lab-log-no-pawn = { $name } non può muovere pedine.
lab-log-no-block = { $name } non può far scorrere blocchi.
lab-log-passed = { $name } non può muovere nulla e salta il turno.
lab-log-won = { $name } ha tre pedine al centro e vince.
lab-log-drawn = Il limite di turni ({ $turns }) è raggiunto. La partita finisce in pareggio.

## Che cosa si chiede, come titolo

lab-ask-both = Tocca a te: muovi una pedina e un blocco.
lab-ask-first = Tocca a te: prima una pedina, poi un blocco.
lab-ask-pawn = Ora muovi una delle tue pedine.
lab-ask-block = Ora fai scorrere un blocco.
lab-ask-send = Il tuo turno è pronto. Giocalo o cambialo.
lab-ask-sent = Il tuo turno viene giocato.
lab-ask-other = È il turno di { $name }.
lab-ask-won-you = Hai tre pedine al centro. Hai vinto.
lab-ask-won = { $name } ha tre pedine al centro e vince.
lab-ask-drawn = La partita finisce in pareggio.
lab-shift-ask = Scegli una casella bianca per la pedina che fa posto.

## Il tabellone, le caselle e i tasti

lab-board = Il tabellone con le sue caselle
lab-square-white = centro bianco
lab-square-home = casa di { $name }
lab-pawn-at = { $pawn } in { $square }
lab-pawn-lines = { $pawn } in { $square }: { $ways }
lab-pawn-stuck = { $pawn } in { $square } non può muoversi
lab-block-slides = { $block } può scorrere: { $ways }
lab-block-stuck = { $block } non può muoversi
lab-block-barred = { $block }, bloccato: l’ha appena mosso chi gioca prima
lab-choice-pawn = la tua pedina può venire qui
lab-choice-onto = la tua pedina può venire qui e spostare l’altra
lab-choice-block = il blocco può scorrere fino a { $square }
lab-choice-shift = la pedina che fa posto può andare qui
lab-plan-pawn = Pedina da { $start } a { $end }.
lab-plan-shift = Pedina da { $start } a { $end }, l’altra in { $to }.
lab-plan-block = Blocco da { $start } a { $end }.
lab-taken-back = Annullato.
lab-other-back = L’altra azione non è più possibile ed è annullata.
lab-say-pawns = { $name }: { $squares }; { $count } su { $most } al centro.
lab-can-blocks = blocchi
lab-say-watching = Stai guardando.
lab-key-squares = Percorrere le caselle
lab-key-jump = Saltare all’ultima casella raggiungibile o al pezzo seguente
lab-key-pick = Prendere un pezzo, posarlo; ancora sulla sua casella: giocare il turno
lab-key-back = Rimettere il pezzo, annullare un’azione
lab-key-send = Giocare il turno
lab-key-next = Pedina seguente o precedente, o casella raggiungibile
lab-key-blocks = Blocco seguente o precedente che si può muovere
lab-key-zoom = Più da vicino, più da lontano, tutto il tabellone
lab-key-todo = Leggere che cosa resta da fare
lab-key-mine = Leggere dove sono le tue pedine
lab-key-others = Leggere dove sono le altre pedine

## Bordo e targhe

lab-tray-done = fatto
lab-tray-next = da fare
lab-tray-later = poi
lab-tray-never = non si può
lab-zoom-in = Da vicino
lab-zoom-out = Tutto il tabellone
lab-nearer = Posto possibile precedente
lab-further = Posto possibile seguente
lab-back = Annulla
lab-send = Gioca
lab-in-centre = Pedine al centro: { $count } su { $most }

## Preparazione

lab-setup-limit = Limite di turni
lab-setup-turns =
    { $turns ->
        [one] un turno
       *[other] { $turns } turni
    }
lab-setup-limit-note = Se entro allora nessuno ha vinto, la partita finisce in pareggio.
lab-chosen-limit = Limite di turni: { $turns }, poi è pareggio
lab-chosen-layout = Con una disposizione propria

## La fine

lab-ending = Il tabellone alla fine e i percorsi delle pedine
lab-ending-show = Percorsi di
lab-ending-all = Tutti
lab-ending-tally =
    { $moves ->
        [one] Una mossa di pedina
       *[other] { $moves } mosse di pedina
    }, { $slides ->
        [one] una di blocco
       *[other] { $slides } di blocco
    }

### Le regole da leggere

ten-lines =
    Le tue quattro pedine partono da un angolo del tabellone.
    Chi ne porta tre nel centro bianco vince.
    Un turno ha due azioni: muovere una pedina, far scorrere un blocco.
    L’ordine lo scegli tu, tranne nel primo turno della partita.
    Una pedina va diritta, lontano quanto vuoi.
    Non può saltare né attraversare blocchi e pedine.
    Qualunque blocco può scorrere, diritto e senza girare.
    Dove si ferma, deve toccare un altro blocco.
    L’ultimo blocco spostato è bloccato nel turno seguente.
    Una pedina che entra nel centro può spostarne una che è già lì.
page-aim-text =
    Due o quattro giocatori guidano quattro pedine ciascuno in un labirinto che cambia a ogni turno. Vince chi per primo ne ha tre nel centro bianco.
page-setup-text =
    Il tabellone ha 21 × 21 caselle, nove delle quali bianche nel mezzo. Le pedine partono dagli angoli, sulle quattro caselle della loro casa. I 32 blocchi poggiano sulle sagome stampate per loro.
page-turn-text =
    Muovi una delle tue pedine e fai scorrere un blocco, quello che vuoi. L’ordine lo scegli tu; solo il primo turno della partita comincia con la pedina.

    Se una delle due azioni è impossibile, fai solo l’altra. Non si può passare di propria iniziativa.
page-pawns = Muovere una pedina
page-pawns-text =
    Una pedina va lungo una riga o una colonna, di una casella o di quante vuoi. Non può entrare in un blocco né saltare qualcosa. In diagonale non va mai.
page-blocks = Far scorrere un blocco
page-blocks-text =
    Un blocco scorre lungo una riga o una colonna senza girare, e solo su caselle libere. Dove si ferma, deve toccare un altro blocco con un lato o un angolo.

    Nel centro bianco non entra mai. Il blocco spostato nel turno prima del tuo è bloccato per te e porta un lucchetto.
page-centre = Nel centro
page-centre-text =
    Se la tua pedina arriva diritta da fuori e incontra una pedina su una casella bianca, può prenderne la casella. Scegli tu la casella bianca libera su cui va l’altra.

    Per il resto, nel centro le pedine si muovono come altrove, e possono anche uscirne.
page-end-text =
    Con la terza pedina nel centro si vince subito, anche a metà turno. Se nessuno vince entro il limite di turni (di solito 300), la partita finisce in pareggio.
picture-board = Il tabellone in quattro all’inizio: pedine negli angoli, 32 blocchi e il centro bianco.
picture-turn = Un turno del rosso: una pedina va diritta fino a b8, e un blocco scorre di tre caselle. Il bordo mostra dov’era prima.
picture-block = Il blocco diritto scorre finché ne tocca un altro. Il blocco con il lucchetto è stato spostato per ultimo e resta dov’è.
picture-shift = Il rosso arriva da fuori sulla casella del blu e sposta la pedina blu su un’altra casella bianca.
picture-won = La terza pedina rossa è arrivata nel centro: il rosso vince.

### Perché un suggerimento è buono

hint-centre =
    { $count ->
        [one] Una pedina arriva nel centro, la prima di tre.
       *[other] Un’altra pedina arriva nel centro: poi sono { $count }.
    }
hint-shifts = Così la casella migliore è tua, e non più di { $other }.
hint-third = { $other } ha già due pedine nel centro. Così il percorso della terza si allunga.
hint-nearer =
    { $moves ->
        [one] Poi alle tue tre pedine più vicine serve ancora una mossa per arrivare al centro.
       *[other] Poi alle tue tre pedine più vicine servono ancora { $moves } mosse per arrivare al centro.
    }
hint-opens =
    { $moves ->
        [one] Così si apre la strada: poi alle tue tre pedine più vicine serve una mossa.
       *[other] Così si apre la strada: poi alle tue tre pedine più vicine servono { $moves } mosse.
    }
hint-blocks = Così il percorso verso il centro si allunga per { $other }.

# Lessons
lesson-turn = Pedina e blocco
lesson-turn-idea = Un turno ha due parti: muovi una tua pedina e fai scorrere un blocco. Tutti e due vanno solo diritti, di una casella o più.
lesson-turn-goal = Muovi una pedina, poi fai scorrere un blocco.
lesson-turn-done = Solo il primissimo turno di una partita comincia con la pedina. Poi l’ordine lo scegli tu.
lesson-turn-wrong-slant = Le pedine vanno diritte, lungo una riga o una colonna, mai in diagonale.
lesson-turn-wrong-first = Nel primissimo turno di una partita si muove prima la pedina. Il blocco viene dopo.
lesson-turn-wrong-twice = Hai già mosso una pedina. Adesso fai scorrere un blocco.
lesson-touch = I blocchi si toccano
lesson-touch-idea = Dove un blocco si ferma, deve toccarne un altro, con un lato o con un angolo.
lesson-touch-goal = La tua pedina si è mossa. Ora fai scorrere un blocco.
lesson-touch-done = Può essere anche un blocco che toccava già prima.
lesson-touch-wrong-apart = Lì il blocco non ne toccherebbe nessun altro. Cerca un posto accanto a un altro blocco.
lesson-touch-wrong-pawn = Hai già mosso una pedina. Adesso tocca a un blocco.
lesson-open = Aprire la strada
lesson-open-idea = Una pedina non entra mai in un blocco. Ma puoi muovere prima il blocco.
lesson-open-goal = Porta una pedina nel centro bianco in questo turno.
lesson-open-done = Prima il blocco, poi la pedina.
lesson-open-wrong-blocked = Quella pedina ha un blocco davanti. Prima fallo scorrere via.
lesson-open-wrong-elsewhere = Il turno è finito, e nessuna pedina è nel centro. Ce n’era una lì vicino, dietro un blocco.
lesson-win = Tre nel centro
lesson-win-idea = Vince subito chi per primo ha tre pedine nel centro.
lesson-win-goal = Due ci sono già. Porta dentro la terza.
lesson-win-done = Hai vinto. Ne sai abbastanza per una prima partita.
lesson-win-wrong-other = Il turno è finito, e la terza pedina è ancora fuori. Una di loro ha la strada libera fino al centro.
lesson-shift = Spostare una pedina
lesson-shift-idea = Entrando nel centro, una pedina può prendere la casella di un’altra. Scegli tu la casella bianca per quella.
lesson-shift-goal = Prendi la casella dell’altra pedina nel centro.
lesson-shift-done = L’altra pedina resta nel centro, sulla casella che hai scelto.
lesson-shift-wrong-jump = Le pedine non saltano mai. Ma da fuori puoi fermarti sulla casella dell’altra.
lesson-shift-wrong-other = Il turno è finito, e l’altra pedina è ancora lì. Una delle tue ha la strada libera fino a lei.
lesson-centre = Posto per la terza
lesson-centre-idea = Nessuna pedina salta, e nessun blocco entra nel centro. Ma puoi spostare anche una tua pedina.
lesson-centre-goal = Porta la tua terza pedina nel centro.
lesson-centre-done = Ti sei fatto posto, e hai vinto.
lesson-centre-wrong-jump = Lì c’è la tua pedina, e le pedine non saltano mai. Prendi la sua casella e spostala.
lesson-centre-wrong-white = Un blocco non entra mai nelle caselle bianche. Muovi prima la terza pedina: ha la strada libera.
lesson-centre-wrong-other = Il turno è finito, e la terza pedina è ancora fuori. Era proprio sotto il centro.
lesson-barred = Il blocco con il lucchetto
lesson-barred-idea = Il blocco che chi gioca prima di te ha appena mosso adesso è bloccato. Stavolta è quello proprio sotto il centro.
lesson-barred-goal = Porta una pedina nel centro in questo turno.
lesson-barred-done = Se una strada è chiusa, cerca un altro blocco.
lesson-barred-wrong-barred = Quel blocco è appena stato mosso, quindi è bloccato. Anche un’altra pedina ha un blocco davanti.
lesson-barred-wrong-below = Quella pedina ha davanti il blocco bloccato. Quale altra è vicina al centro?
lesson-barred-wrong-above = Quella pedina ha un blocco davanti. Questo non è bloccato: prima fallo scorrere via.
lesson-barred-wrong-other = Il turno è finito, e nessuna pedina è nel centro. Guarda sopra il centro.
