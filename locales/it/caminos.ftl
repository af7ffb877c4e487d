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

### The client: what board, tray and set-up say

## Woods, shapes and places

cam-beech = faggio
cam-maple = acero
cam-walnut = noce
cam-shape-L = L
cam-shape-T = T
cam-shape-Z = Z
cam-shape-O = quadrato
cam-shape-I = barra
cam-lying = sdraiato
cam-standing = in piedi
cam-from-to = da { $from } a { $to }
cam-and = { $first } e { $rest }
cam-upon = su { $wood } in { $cells }
cam-against = contro { $wood } in { $cells }
cam-height =
    { $height ->
        [1] altezza uno
        [2] altezza due
       *[other] altezza tre
    }
cam-empty = vuota
cam-last = posato per ultimo
cam-side-N = lato nord
cam-side-NE = lato nord-est
cam-side-E = lato est
cam-side-SE = lato sud-est
cam-side-S = lato sud
cam-side-SW = lato sud-ovest
cam-side-W = lato ovest
cam-side-NW = lato nord-ovest

## What happens, for the log

cam-log-placed =
    { $shape ->
        [O] { $name } posa un quadrato in { $cells }
       *[other] { $name } posa la { $shape } in { $cells }
    }{ $height ->
        [1] .
        [2] , alto due cubi.
       *[other] , alto tre cubi.
    }
cam-log-walnut = { $name } posa una barra di noce in { $cells }{ $height ->
        [1] .
       *[other] , in piedi.
    }
cam-log-out =
    { $left ->
        [one] { $name } è fuori: l’ultimo pezzo non ci sta.
       *[other] { $name } è fuori: nessuno dei { $left } pezzi rimasti ci sta.
    }
cam-log-none = { $name } ha posato tutti i pezzi.
cam-log-won = { $name } collega due lati su { $faces } facce: { $points } punti.
cam-log-drawn = Nessuno collega due lati, ed entrambi i legni hanno { $beech } pezzi sul bordo. Nessuno segna.
cam-log-edge-beech = Nessuno collega due lati. Sul bordo ci sono { $beech } pezzi di faggio e { $maple } di acero: il faggio segna { $points }.
cam-log-edge-maple = Nessuno collega due lati. Sul bordo ci sono { $beech } pezzi di faggio e { $maple } di acero: l’acero segna { $points }.

## What is asked, as headline

cam-ask-choose = Tocca a te: scegli un pezzo.
cam-ask-walnut = Tocca a te: posa prima il noce.
cam-ask-place = Giralo, spostalo e posalo.
cam-ask-sent = Il tuo pezzo viene posato.
cam-ask-other = { $name } deve posare un pezzo.
cam-ask-won-you = Hai collegato due lati e vinci { $points } punti.
cam-ask-won-team = La tua squadra ha collegato due lati e vince { $points } punti.
cam-ask-won = { $name }: due lati collegati, { $points } punti.
cam-ask-drawn = Nessuno ha collegato due lati. La partita è patta.

## The board and its keys

cam-board = La tavola con le sue caselle
cam-fits = Ci sta.
cam-no-fit = Questo pezzo non ci sta in nessun modo su { $cell }.
cam-put-back = Di nuovo nella riserva.
cam-nothing-held = Non tieni alcun pezzo.
cam-stock-empty = più nulla
cam-out = fuori
cam-say-stock = { $name }, { $wood }: { $stock }.
cam-say-last = { $name }: { $piece }.
cam-say-nothing-placed = Non è ancora posato nulla.
cam-faces =
    { $faces ->
        [one] 1 faccia
       *[other] { $faces } facce
    }
cam-key-cells = Spostarsi sulle caselle, con il pezzo in mano
cam-key-shape = Scegliere una forma: L, T, Z, quadrato
cam-key-walnut = Scegliere la barra di noce
cam-key-turn = Girare il pezzo, in un verso o nell’altro
cam-key-tip = Ribaltare il pezzo, lontano da te
cam-key-fit = Prossimo o precedente modo in cui il pezzo ci sta qui
cam-key-place = Posare il pezzo
cam-key-back = Rimettere a posto il pezzo
cam-key-above = Dall’alto o di sbieco
cam-key-map = Mappa o tavola
cam-key-swing = Girare la tavola
cam-key-zoom = Più da vicino, da più lontano, come all’inizio
cam-key-held = Dire che cosa tieni, e dove
cam-key-stock = Dire che cosa resta a ciascuno
cam-key-last = Dire che cosa è stato posato per ultimo

## Tray and plates

cam-stock = I tuoi pezzi
cam-left =
    { $left ->
        [one] ne resta uno
       *[other] ne restano { $left }
    }
cam-turn = Girare
cam-tip = Ribaltare
cam-back = Rimettere
cam-place = Posa
cam-above = Dall’alto
cam-aslant = Di sbieco
cam-map = Mappa delle altezze
cam-solid = Tavola di legno

## Set-up

cam-setup-board = Tavola
cam-board-square = Quadrato
cam-board-rhombus = Rombo
cam-board-octagon = Ottagono
cam-board-ring = Anello
cam-setup-square = Collega due lati opposti, nord e sud o est e ovest.
cam-setup-rhombus = Collega due lati opposti. Ogni punta appartiene a entrambi i lati che vi si incontrano.
cam-setup-octagon = Collega un lato a quello opposto o a un suo vicino. Esattamente di fronte vale doppio.
cam-setup-ring = Come l’ottagono, con un buco in mezzo.
cam-setup-walnut = Con il noce
cam-setup-walnut-note = Ogni parte posa prima una barra di tre cubi, un ostacolo per tutti.
cam-setup-begins = Chi comincia
cam-setup-by-lot = A sorte
cam-setup-teams = I compagni siedono di fronte: rosso e giallo giocano il faggio, blu e verde l’acero.
cam-chosen-square = Sul quadrato
cam-chosen-rhombus = Sul rombo
cam-chosen-octagon = Sull’ottagono
cam-chosen-ring = Sull’anello
cam-chosen-walnut = Con il noce

## The end

cam-ending = La tavola alla fine
cam-ending-way = La via ha { $faces } facce.
cam-ending-double = La via ha { $faces } facce e porta esattamente di fronte: vale doppio.
cam-ending-edges = Nessuno ha collegato due lati. Segna chi ha meno pezzi sul bordo.
cam-edges =
    { $edges ->
        [one] un pezzo sul bordo
       *[other] { $edges } pezzi sul bordo
    }
cam-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
