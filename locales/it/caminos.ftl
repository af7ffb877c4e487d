### Brändi Caminos

## Le regole, punto per punto: tavole e pezzi

CAM-01 = Si gioca in due, o in quattro in due squadre. Una parte ha il faggio, l’altra l’acero.
CAM-02 = Ci sono quattro tavole: quadrato, rombo, ottagono e anello.
CAM-03 = Ogni legno ha 14 pezzi di quattro cubi: quattro L, quattro T, quattro Z e due quadrati. Puoi girare un pezzo come vuoi.
CAM-04 = In due, ognuno ha tutti i 14 pezzi di un legno. In quattro, i compagni siedono di fronte e dividono: due L, due T, due Z e un quadrato a testa. Posi solo i tuoi.
CAM-05 = Si gioca in senso antiorario, un pezzo per turno. Chi comincia è sorteggiato. In una sfida a più manche comincia ogni volta la persona seguente.

## Posare

CAM-10 = Un pezzo segue la griglia della tavola, sdraiato o in piedi. Ogni cubo sta sopra una casella della tavola, in un posto vuoto. Il buco dell’anello non è una casella.
CAM-11 = Sotto un pezzo non deve restare alcun vuoto. Ogni cubo poggia sulla tavola o su un altro cubo.
CAM-12 = Un pezzo può stare da solo, accanto ad altri o sopra altri, purché almeno uno dei suoi cubi poggi sulla tavola.
CAM-13 = Perciò niente è mai più alto di tre cubi.
CAM-14 = Chi può posare un pezzo deve farlo.
CAM-15 = Se tocca a te e nessuno dei tuoi pezzi ci sta, o non ne hai più, sei fuori per sempre. Gli altri continuano.

## Collegare

CAM-20 = Ti serve una via del tuo legno da un lato della tavola a quello opposto, su facce viste dall’alto. Va bene qualunque coppia di lati.
CAM-21 = Un angolo appartiene a entrambi i lati che vi si incontrano.
CAM-22 = Due caselle vicine con la cima dello stesso legno e alla stessa altezza sono collegate. Toccarsi per uno spigolo non basta, e nessuna via corre di lato lungo facce verticali.
CAM-23 = Ad altezze diverse sono collegate solo se anche tutto il gradino verticale fra loro è di quel legno. Una casella vuota non ha cima.
CAM-24 = Ai due capi la via mostra il suo legno dall’alto su una casella di quel lato. Non deve toccare la tavola.
CAM-25 = Chi completa una via così vince subito, da solo o in squadra.
CAM-26 = Su ottagono e anello vale anche una via verso un vicino del lato opposto.
CAM-27 = Quando tutti sono fuori e nessuno ha collegato, la partita è patta.

## I punti

CAM-30 = Chi vince segna le facce quadrate della via più corta, orizzontali e verticali. Chi perde non segna nulla.
CAM-31 = Su ottagono e anello una via verso il lato esattamente opposto vale doppio, verso il suo vicino semplice. Conta la migliore delle due.
CAM-32 = In caso di patta, chi ha meno pezzi sul bordo segna il numero di quelli dell’altro. Un pezzo conta se uno dei suoi cubi poggia sulla tavola su una casella di un lato, anche se poi viene coperto. A parità nessuno segna.
CAM-33 = Una sfida ha più manche. La vince il totale più alto; a parità è patta.

## Con il noce

CAM-40 = Con il noce, ogni parte ha anche un pezzo di noce, una barra di tre cubi. I primi due turni li posano, ovunque, sdraiati o in piedi.
CAM-41 = Il noce non è di nessuno e intralcia tutti. Sdraiato si può coprire, in piedi no.

## Perché non si può

why-over = La partita è finita.
why-all-out = La partita è finita: tutti sono fuori.
why-not-your-turn = Tocca a un’altra persona.
why-walnut-first = Prima si posa il pezzo di noce.
why-no-walnut = Non c’è un pezzo di noce da posare.
why-none-left = Non hai più pezzi { $shape }.
why-off-board = { $cell } non è sulla tavola.
why-hole = { $cell } è nel buco dell’anello.
why-taken = In { $cell } all’altezza { $height } c’è già un cubo.
why-too-high = È troppo in alto: un pezzo poggia sulla tavola con almeno un cubo, perciò niente supera i tre.
why-not-on-board = Almeno un cubo del pezzo deve poggiare sulla tavola.
why-hollow = Sotto il pezzo resterebbe un vuoto, in { $cell } all’altezza { $height }.
