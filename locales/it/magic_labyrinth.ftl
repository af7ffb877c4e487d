### Il labirinto magico

## Le regole, punto per punto: tabellone e preparazione

MAG-01 = Si gioca da due a quattro. Ognuno guida un mago: rosso, blu, giallo o verde.
MAG-02 = Il pavimento ha 6 × 6 caselle. Tra le caselle vicine ci sono 60 fessure, e ognuna può contenere un muro. Il bordo è chiuso tutto intorno.
MAG-03 = Ci sono 24 muri e 24 gettoni, e ogni gettone mostra un simbolo magico diverso. Gli stessi 24 simboli sono sul pavimento: uno su ogni casella, tranne i quattro angoli e le due vicine di ogni angolo. Il posto di ogni simbolo è sorteggiato a ogni partita. Si può caricare un altro pavimento se ha i 24 simboli su 24 caselle diverse; anche un angolo può averne uno.
MAG-04 = Prima della partita si mettono fino a 24 muri sotto il pavimento; gli altri restano fuori dal gioco. Da ogni casella si può arrivare a tutte le altre. Un labirinto facile ha 19 muri, uno difficile 24; si può scegliere qualsiasi numero da 0 a 24.
MAG-05 = Nessuno sa dove sono i muri. Un labirinto casuale è sorteggiato tra tutti quelli permessi con quel numero di muri, ognuno con la stessa probabilità. Un labirinto costruito a mano è ruotato da zero a tre quarti di giro, ogni numero con la stessa probabilità; girano solo i muri, non i simboli. Finché la partita dura, nessuno vede un muro che non sia stato ancora urtato.
MAG-06 = Ogni mago parte da un angolo tutto suo. In due, gli angoli sono opposti.
MAG-07 = Si pesca un gettone dal sacchetto e lo si mette scoperto. Il simbolo che mostra è quello cercato.
MAG-08 = A casa comincia chi si è perso per ultimo. Qui chi comincia è sorteggiato o scelto durante la preparazione. Poi si gioca in senso orario.

## Un turno

MAG-10 = Il dado ha le facce 1, 2, 2, 3, 3 e 4. Lo tiri una volta per turno.
MAG-11 = Puoi fare tanti passi quanti ne indica il dado, o meno, e cambiare direzione quante volte vuoi. I passi che non usi sono persi. Puoi sempre restare dove sei.
MAG-12 = Un passo porta alla casella vicina in alto, in basso, a sinistra o a destra. Non va mai in diagonale e non esce mai dal pavimento.
MAG-13 = Non è permesso tastare i muri: un passo provato è un passo fatto, e non puoi tornare indietro. Puoi andare contro un muro che conosci. I passi permessi non dipendono mai dai muri.
MAG-14 = Puoi passare su una casella dove si trova un altro mago, ma il tuo movimento non può finire lì. Perciò puoi entrarci solo se i passi che poi ti restano potrebbero portarti a una casella libera, senza contare i muri. Finché sei lì, non puoi fermarti. Puoi restare su una casella condivisa solo se ci cominci il turno.
MAG-15 = Se vai contro un muro, la pallina cade. Il tuo mago torna al suo angolo di partenza, i passi che restano sono persi e il tuo turno finisce. Tutti vedono dove è successo.
MAG-16 = Se in quell’angolo c’è un altro mago, ci stanno tutti e due finché uno di loro non riparte.

## I simboli e la fine

MAG-20 = Se raggiungi il simbolo cercato, prendi il suo gettone, anche se è un muro a rimandarti lì. I passi che restano sono persi e il tuo turno finisce. Si pesca un nuovo gettone e lo si mette scoperto.
MAG-21 = Se un mago si trova già sul nuovo simbolo cercato, chi lo guida riceve subito quel gettone e se ne pesca un altro. Può succedere più volte di seguito.
MAG-22 = Se due maghi si trovano sul nuovo simbolo cercato, il primo riceve il suo gettone e il secondo ne riceve uno dal sacchetto, qualunque sia. Il primo è quello a cui tocca prima, contando da chi gioca il prossimo turno. Se il primo vince con questo gettone, non se ne pescano altri.
MAG-23 = Chi riceve il quinto gettone vince, e la partita finisce.

## Ricordare

MAG-30 = Questo è un gioco di memoria. Un urto contro un muro si mostra quando avviene, e poi non più. Con l’aiuto alla memoria, i muri trovati e i passaggi percorsi restano visibili a tutti. Tutti vedono questa scelta prima di sedersi.
MAG-31 = Quando la partita è finita, si mostra tutto il labirinto.

## Perché non è possibile

why-off-board = Lì il pavimento finisce.
why-diagonal = Un passo va in alto, in basso, a sinistra o a destra, non in diagonale.
why-not-your-turn = Non è il turno di questo mago.
why-over = La partita è finita.
why-roll-first = Prima si tira il dado.
why-draw-first = Prima si pesca un gettone.
why-already-rolled = Il dado è già stato tirato.
why-no-such-face = Il dado non ha il { $face }. Mostra 1, 2, 3 o 4.
why-no-draw-now = Ora non si pescano gettoni.
why-not-in-bag = Questo gettone non è più nel sacchetto.
why-occupied-last-step = In { $field } c’è un altro mago, e questo sarebbe il tuo ultimo passo.
why-occupied-no-way-on = In { $field } c’è un altro mago, e i tuoi passi non bastano per arrivare a una casella libera più in là.
why-stop-occupied = Anche un altro mago è in { $field }. Prosegui fino a una casella libera.
why-chance-draws = Questo lo decide il caso. Nessuno lo sceglie.
