### Le Jeu du Labyrinthe

## Le regole, punto per punto: tavola e preparazione

LAB-01 = Si gioca in due o in quattro. Ciascuno ha quattro pedine di un colore. In due si occupano angoli opposti.
LAB-02 = La tavola ha 21 × 21 caselle. Le nove nel mezzo sono il centro bianco. Le quattro caselle di ogni angolo sono una casa: le tue pedine partono dalla tua. Per il resto sono caselle comuni, aperte a tutti.
LAB-03 = I muri sono 32 blocchi di forme diverse. Ognuno ha la sua sagoma color malva sulla tavola e parte da lì. Ogni quarto della tavola ha le stesse otto forme.
LAB-04 = Si può caricare un’altra disposizione se ha 32 blocchi, ciascuno in un solo pezzo. Non coprono né altri blocchi, né una casa, né il centro.
LAB-05 = Chi comincia si sorteggia o si sceglie. Poi si gioca in senso orario.

## Un turno

LAB-10 = Il tuo turno ha due azioni: muovi una delle tue pedine e muovi un blocco qualsiasi.
LAB-11 = L’ordine lo scegli tu. Solo il primissimo turno della partita comincia con la pedina, se una può muoversi.
LAB-12 = Una pedina si muove diritta lungo la sua riga o colonna, di una casella o di quante vuoi. Non va mai in diagonale.
LAB-13 = Una pedina non entra mai in un blocco e non lo attraversa.
LAB-14 = Una pedina non salta mai un’altra pedina e non finisce mai su un’altra, tranne al centro.
LAB-15 = Un blocco scorre diritto lungo righe o colonne, almeno di una casella. Non si gira e non va mai in diagonale. Tutte le caselle su cui scorre sono sulla tavola e libere da blocchi e pedine.
LAB-16 = Dove si ferma, un blocco tocca un altro blocco con un lato o un angolo. Ne basta uno che toccava già prima. Il bordo e le pedine non contano.
LAB-17 = Un blocco non entra mai nelle nove caselle bianche e non le attraversa.
LAB-18 = Un blocco non può fermarsi su una casella con una pedina.
LAB-19 = Non puoi muovere il blocco che chi gioca prima di te ha appena mosso.
LAB-20 = Intorno a un tavolo, pezzo toccato, pezzo giocato. Qui puoi guardare e provare, ma un’azione inviata resta.

## Il centro e la fine

LAB-21 = Se la tua pedina arriva diritta al centro e vi incontra una pedina, può prenderne la casella. Tu scegli una casella bianca libera e l’altra pedina va lì. Vale per ogni colore, anche il tuo, ma solo se la tua pedina viene da fuori.
LAB-22 = Al centro le pedine si muovono come altrove. Possono attraversarlo e uscirne di nuovo.
LAB-23 = Chi ha per primo tre delle sue quattro pedine al centro vince subito, anche con la prima azione di un turno.
LAB-24 = Se un’azione non è possibile, fai solo l’altra. Dopo la prima azione l’altra deve seguire, se allora è possibile. Se non puoi fare né l’una né l’altra, il turno passa da solo. Non si può passare di propria volontà.
LAB-25 = Se nessuno ha vinto quando si raggiunge il limite di turni, la partita è patta.

## Perché non è possibile

why-over = La partita è finita.
why-drawn = La partita è finita: patta dopo { $turns } turni.
why-not-your-turn = È il turno di qualcun altro.
why-pawn-moved = In questo turno hai già mosso la pedina. Ora muovi un blocco.
why-block-moved = In questo turno hai già mosso un blocco. Ora muovi una pedina.
why-pawn-first = Il primo turno della partita comincia con una pedina.
why-no-pawn = Non c’è nessuna pedina in { $square }.
why-not-your-pawn = La pedina in { $square } non è tua.
why-pawn-stays = Una pedina si muove almeno di una casella.
why-pawn-not-straight = Una pedina si muove diritta lungo la sua riga o colonna.
why-block-in-the-way = In { $square } c’è un blocco che sbarra la strada.
why-pawn-in-the-way = In { $square } c’è una pedina che sbarra la strada.
why-pawn-there = In { $square } c’è una pedina.
why-from-inside = La pedina in { $square } può spostarla solo chi viene da fuori del centro.
why-shift-where = In { $square } c’è una pedina. Di’ in quale casella bianca va.
why-shift-outside = { $square } non è una casella bianca.
why-shift-taken = In { $square } c’è già una pedina.
why-nobody-there = In { $square } non c’è nessuna pedina da spostare.
why-no-block = Non c’è nessun blocco in { $square }.
why-other-name = Il blocco in { $square } si chiama { $name }.
why-just-moved = Chi gioca prima di te ha appena mosso questo blocco.
why-block-stays = Un blocco si muove almeno di una casella.
why-block-not-straight = Un blocco scorre diritto lungo righe o colonne.
why-block-off-board = Il blocco uscirebbe dalla tavola.
why-white-squares = Il blocco andrebbe sulla casella bianca { $square }.
why-block-against-block = In { $square } c’è un altro blocco che sbarra la strada.
why-block-against-pawn = In { $square } c’è una pedina che ferma il blocco.
why-block-on-pawn = Il blocco si fermerebbe sulla pedina in { $square }.
why-not-touching = Lì il blocco non toccherebbe nessun altro blocco.
