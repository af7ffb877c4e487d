### Brändi Caminos

game-caminos = Brändi Caminos
game-caminos-pitch = I pezzi possono stare in piedi e salire su altri, fino a tre cubi di altezza.
game-caminos-aim = Costruisci con il tuo legno un percorso da un lato del tabellone all’altro.
game-caminos-facts = 2 o 4 giocatori · circa 30 minuti · senza fattore fortuna, tre dimensioni

## Le regole, punto per punto: tavole e pezzi

CAM-01 = Si gioca in due, o in quattro in due squadre. Un giocatore o una squadra ha il faggio, l’altro l’acero.
CAM-02 = Ci sono quattro tabelloni: quadrato, rombo, ottagono e anello.
CAM-03 = Ogni legno ha 14 pezzi di quattro cubi: quattro L, quattro T, quattro Z e due quadrati. Puoi girare un pezzo come vuoi.
CAM-04 = In due, ognuno ha tutti i 14 pezzi di un legno. In quattro, i compagni siedono l’uno di fronte all’altro e dividono: due L, due T, due Z e un quadrato a testa. Posi solo i tuoi.
CAM-05 = Si gioca in senso antiorario, un pezzo per turno. Chi comincia è sorteggiato. In una sfida a più manche comincia ogni volta la persona seguente.

## Posare

CAM-10 = Un pezzo segue la griglia del tabellone, in orizzontale o in piedi. Ogni cubo sta sopra una casella del tabellone, in un posto vuoto. Il buco dell’anello non è una casella.
CAM-11 = Sotto un pezzo non deve restare alcun vuoto. Ogni cubo poggia sul tabellone o su un altro cubo.
CAM-12 = Un pezzo può stare da solo, accanto ad altri o sopra altri, purché almeno uno dei suoi cubi poggi sul tabellone.
CAM-13 = Perciò niente è mai più alto di tre cubi.
CAM-14 = Chi può posare un pezzo deve farlo.
CAM-15 = Se tocca a te e nessuno dei tuoi pezzi ci sta, o non ne hai più, sei fuori per sempre. Gli altri continuano.

## Collegare

CAM-20 = Ti serve un percorso del tuo legno da un lato del tabellone a quello opposto, su facce viste dall’alto. Va bene qualunque coppia di lati opposti, per entrambi i legni.
CAM-21 = Un angolo appartiene a entrambi i lati che vi si incontrano.
CAM-22 = Due caselle vicine con la faccia superiore dello stesso legno e alla stessa altezza sono collegate. Toccarsi per un vertice o lungo uno spigolo verticale non basta, e nessun percorso corre di lato lungo facce verticali.
CAM-23 = Ad altezze diverse sono collegate solo se anche tutto il gradino verticale fra loro è di quel legno. Una casella vuota non ha faccia superiore.
CAM-24 = Ai due capi il percorso mostra il suo legno dall’alto su una casella di quel lato. Non è necessario che tocchi il tabellone.
CAM-25 = Il giocatore o la squadra che completa un percorso così vince subito. Un tuo pezzo non completa mai il percorso degli altri.
CAM-26 = Su ottagono e anello vale anche un percorso verso un lato vicino a quello opposto.
CAM-27 = Quando tutti sono fuori e nessuno ha collegato due lati, la partita finisce in pareggio.

## I punti

CAM-30 = Chi vince segna un punto per ogni faccia quadrata del percorso più corto, orizzontale o verticale: ogni casella del percorso, capi compresi, e ogni gradino di altezza. Chi perde non segna nulla.
CAM-31 = Su ottagono e anello un percorso verso il lato esattamente opposto vale doppio, verso un lato vicino semplice. Conta il migliore dei due.
CAM-32 = In caso di pareggio nessuno vince, ma chi ha meno pezzi sul bordo segna un punto per ogni pezzo dell’altro sul bordo. Un pezzo conta se uno dei suoi cubi poggia sul tabellone su una casella di un lato, anche se poi viene coperto. Il noce non conta, e nemmeno il bordo del buco dell’anello. A parità nessuno segna.
CAM-33 = Una sfida ha più manche. Vince chi ha il totale più alto; se i totali sono uguali, è pareggio.

## Con il noce

CAM-40 = Con il noce, ogni giocatore o squadra ha anche una barra di noce di tre cubi. Nei primi due turni si posano queste barre, ovunque, in orizzontale o in piedi.
CAM-41 = Il noce non è di nessuno e intralcia tutti. Su una barra in orizzontale si può costruire, su una in piedi no.

## Perché non si può

why-over = La partita è finita.
why-all-out = La partita è finita: tutti sono fuori.
why-not-your-turn = Tocca a un’altra persona.
why-walnut-first = Prima si posa la barra di noce.
why-no-walnut = Non c’è una barra di noce da posare.
why-none-left =
    { $shape ->
        [O] Non hai più quadrati.
        [I] Non hai più barre.
       *[other] Non hai più pezzi di questa forma: { $shape }.
    }
why-off-board = { $cell } non è sul tabellone.
why-hole = { $cell } è nel buco dell’anello.
why-taken = In { $cell } c’è già un cubo all’altezza { $height }. Ogni cubo del pezzo vuole un posto vuoto, con il tabellone o un cubo sotto.
why-too-high = È troppo in alto: un pezzo poggia sul tabellone con almeno un cubo, perciò niente supera i tre.
why-not-on-board = Almeno un cubo del pezzo deve poggiare sul tabellone.
why-hollow = Sotto il pezzo resterebbe un vuoto, in { $cell } all’altezza { $height }.

### The client: what board, tray and set-up say

## Woods, shapes and places

cam-beech = faggio
cam-maple = acero
cam-walnut = noce
cam-shape =
    { $shape ->
        [O] quadrato
        [I] barra
       *[other] { $shape }
    }
cam-shapes =
    { $shape ->
        [O] { $count ->
            [one] 1 quadrato
           *[other] { $count } quadrati
        }
        [I] { $count ->
            [one] 1 barra
           *[other] { $count } barre
        }
       *[other] { $count } { $shape }
    }
cam-lying = in orizzontale
cam-standing = in piedi
cam-from-to = da { $from } a { $to }
cam-and = { $first }, { $rest }
cam-upon = su { $wood } in { $cells }
cam-against = contro { $wood } in { $cells }
cam-height =
    { $height ->
        [1] altezza uno
        [2] altezza due
       *[other] altezza tre
    }
cam-column = dall’alto: { $woods }
cam-empty = vuota
cam-last = l’ultimo pezzo posato
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
        [O] { $name } posa un quadrato: { $cells }
       *[other] { $name } posa la { $shape }: { $cells }
    }{ $height ->
        [1] .
        [2] , altezza due cubi.
       *[other] , altezza tre cubi.
    }
cam-log-walnut = { $name } posa una barra di noce: { $cells }{ $height ->
        [1] .
       *[other] , in piedi.
    }
cam-log-out =
    { $left ->
        [one] { $name } è fuori: l’ultimo pezzo non ci sta.
       *[other] { $name } è fuori: nessuno dei { $left } pezzi rimasti ci sta.
    }
cam-log-none = { $name } ha posato tutti i pezzi.
cam-log-won =
    { $count ->
        [one] { $name } collega due lati: { cam-faces }, { cam-points }.
       *[other] { $name } collegano due lati: { cam-faces }, { cam-points }.
    }
cam-log-drawn = Nessuno collega due lati. I due legni hanno lo stesso numero di pezzi sul bordo ({ $beech }). Nessuno segna.
cam-log-edge-beech = Nessuno collega due lati. Pezzi sul bordo: faggio { $beech }, acero { $maple }. Il faggio segna { cam-points }.
cam-log-edge-maple = Nessuno collega due lati. Pezzi sul bordo: faggio { $beech }, acero { $maple }. L’acero segna { cam-points }.

## What is asked, as headline

cam-ask-choose = Tocca a te: scegli un pezzo.
cam-ask-walnut = Tocca a te: posa prima la barra di noce.
cam-ask-place = Giralo, spostalo e posalo.
cam-ask-sent = Il tuo pezzo viene posato.
cam-ask-other = { $name } deve posare un pezzo.
cam-ask-won-you = Hai collegato due lati e vinci { cam-points }.
cam-ask-won-team = La tua squadra ha collegato due lati e vince { cam-points }.
cam-ask-won =
    { $count ->
        [one] { $name } vince: due lati collegati, { cam-points }.
       *[other] { $name } vincono: due lati collegati, { cam-points }.
    }
cam-ask-drawn = Nessuno ha collegato due lati. La partita finisce in pareggio.

## The board and its keys

cam-board = Il tabellone con le sue caselle
cam-fits = Ci sta.
cam-barred = Lì non può stare.
cam-no-fit = Questo pezzo non ci sta in nessun modo su { $cell }.
cam-put-back = Di nuovo nella riserva.
cam-nothing-held = Non tieni alcun pezzo.
cam-stock-empty = più nulla
cam-out = fuori
cam-say-stock = { $name }, { $wood }: { $stock }.
cam-standing-of = { $name }, { $wood }: pezzi rimasti { $count }, sul bordo { $edges }.
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
cam-key-tip = Ribaltare il pezzo in avanti
cam-key-fit = Prossimo o precedente modo in cui il pezzo ci sta qui
cam-key-place = Posare il pezzo
cam-key-back = Rimettere a posto il pezzo
cam-key-above = Dall’alto o in prospettiva
cam-key-map = Mappa o tabellone
cam-key-through = Vedere attraverso i pezzi
cam-key-swing = Girare il tabellone
cam-key-zoom = Più da vicino, da più lontano, come all’inizio
cam-key-held = Leggere che cosa tieni, e dove
cam-key-stock = Leggere che cosa resta a ciascuno
cam-key-last = Leggere che cosa è stato posato per ultimo

## Tray and plates

cam-stock = I tuoi pezzi
cam-left =
    { $left ->
        [one] ne resta uno
       *[other] ne restano { $left }
    }
cam-turn = Gira
cam-tip = Ribalta
cam-back = Rimetti
cam-place = Posa
cam-above = Dall’alto
cam-aslant = In prospettiva
cam-map = Mappa
cam-solid = Tabellone
cam-through = Trasparenza

## Set-up

cam-setup-board = Tabellone
cam-board-square = Quadrato
cam-board-rhombus = Rombo
cam-board-octagon = Ottagono
cam-board-ring = Anello
cam-setup-square = Collega due lati opposti, nord e sud o est e ovest.
cam-setup-rhombus = Collega due lati opposti. Ogni punta appartiene a entrambi i lati che vi si incontrano.
cam-setup-octagon = Collega un lato a quello opposto o a un lato vicino a questo. Esattamente di fronte vale doppio.
cam-setup-ring = Come l’ottagono, con un buco in mezzo.
cam-setup-walnut = Con il noce
cam-setup-walnut-note = Prima ogni giocatore o squadra posa una barra di tre cubi, un ostacolo per tutti.
cam-setup-teams = I compagni siedono l’uno di fronte all’altro: rosso e giallo giocano il faggio, blu e verde l’acero.
cam-chosen-square = Sul quadrato
cam-chosen-rhombus = Sul rombo
cam-chosen-octagon = Sull’ottagono
cam-chosen-ring = Sull’anello
cam-chosen-walnut = Con il noce

## The end

cam-ending = Il tabellone alla fine
cam-ending-way = Il percorso: { cam-faces }.
cam-ending-double = Il percorso: { cam-faces }. Porta esattamente di fronte e vale doppio.
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

### Le regole da leggere

ten-lines =
    Il faggio gioca contro l’acero, da solo o in due.
    Collega due lati opposti con un percorso del tuo legno.
    Nel tuo turno posi un pezzo; se puoi, devi.
    Può stare in orizzontale o in piedi, sul tabellone o in parte su altri pezzi.
    Almeno uno dei suoi cubi poggia sul tabellone.
    Sotto non deve restare alcun vuoto.
    Conta il legno che si vede dall’alto.
    A un gradino, anche tutta la faccia verticale deve essere del tuo legno.
    Un percorso completo vince subito; se è più lungo, vale di più.
    Se nessuno collega due lati, segna il legno con meno pezzi sul bordo.
page-aim-text =
    Due giocatori, o quattro in due squadre, si sbarrano la strada. Vince chi per primo collega due lati opposti del tabellone con un percorso del proprio legno.

    Va bene qualunque coppia di lati, per entrambi i legni. Il percorso passa su facce viste dall’alto.
page-setup-text =
    Scegli uno dei quattro tabelloni. Ogni legno ha 14 pezzi di quattro cubi: quattro L, quattro T, quattro Z e due quadrati. In quattro, i compagni siedono l’uno di fronte all’altro e li dividono in parti uguali. Chi comincia si decide per sorteggio.
page-turn-text =
    Posa uno dei tuoi pezzi, in qualunque posizione. Ogni cubo ha bisogno di qualcosa sotto: il tabellone, un altro cubo o un cubo dello stesso pezzo. Almeno un cubo poggia sul tabellone; così niente supera i tre cubi.

    Se puoi posare, devi. Se nessun pezzo ci sta più, sei fuori per il resto della manche.
page-connecting = Che cosa è collegato
page-connecting-text =
    Due caselle vicine sono collegate se sopra entrambe c’è lo stesso legno alla stessa altezza. Toccarsi per un vertice non basta.

    Ad altezze diverse, anche tutto il gradino verticale fra loro deve essere di quel legno. È il cuore del gioco: un cubo dell’altro legno nel gradino interrompe il percorso.

    Su ottagono e anello un percorso vale anche fino ai lati accanto a quello opposto.
page-walnut = Con il noce
page-walnut-text =
    Come variante, prima ogni giocatore o squadra posa una barra di noce, lunga tre cubi. Non è di nessuno. Su una barra in orizzontale si può costruire, su una in piedi no.
page-end = La fine e i punti
page-end-text =
    Chi completa un percorso vince. Si conta il tratto più breve, faccia per faccia, orizzontali e verticali: tanti sono i punti. Su ottagono e anello un percorso fino al lato esattamente opposto vale doppio.

    Se nessuno può più posare, la partita finisce in pareggio. Allora il legno con meno pezzi sul bordo segna tanti punti quanti pezzi vi ha l’altro. In una sfida si sommano i punti di tutte le manche.
picture-square = Quadrato: 64 caselle. I lati opposti portano la stessa linea.
picture-rhombus = Rombo: 60 caselle e quattro lati inclinati.
picture-octagon = Ottagono: 76 caselle e otto lati.
picture-ring = Anello: otto lati, e sopra il buco non può stare niente.
picture-placing = Il faggio è in orizzontale, l’acero in piedi, e un secondo pezzo di faggio sale sul primo, con un cubo sul tabellone.
picture-step = Collegato: anche la faccia verticale del gradino è di faggio, e il percorso continua.
picture-broken = Non collegato: la metà bassa del gradino è di acero, e il percorso di faggio si ferma davanti.
picture-walnut = Una barra di noce in orizzontale e una in piedi. L’acero costruisce sopra quella in orizzontale.
picture-way = Il faggio ha collegato due lati. La mappa conta le facce del percorso: dieci punti.

### Perché un suggerimento è buono

hint-both = Così il tuo percorso si avvicina all’altro lato, e l’altro legno trova un ostacolo.
hint-nearer = Così il tuo percorso si avvicina all’altro lato.
hint-blocks = Il pezzo sta sul percorso più corto dell’altro legno.
hint-inside = Il pezzo prende spazio senza stare sul bordo, e questo conta se nessuno collega due lati.

# Lessons
lesson-place = Posare un pezzo
lesson-place-idea = Un pezzo è fatto di quattro cubi. Può stare in orizzontale o in piedi, ma senza vuoti sotto, e un cubo poggia sul tabellone.
lesson-place-goal = Posa un pezzo dove vuoi.
lesson-place-done = Un turno è un pezzo. Puoi girarlo come vuoi.
lesson-join = Collegare i lati
lesson-join-idea = Vinci con un percorso del tuo legno da un lato a quello opposto, visto dall’alto. Tuo è il faggio.
lesson-join-goal = Completa il tuo percorso con un altro pezzo.
lesson-join-done = Fianco a fianco, da casella a casella: il percorso è completo.
lesson-north = Entrambe le direzioni
lesson-north-idea = Contano entrambe le coppie di lati opposti, per entrambi i legni.
lesson-north-goal = Completa il tuo percorso fino al lato opposto.
lesson-north-done = Tieni d’occhio entrambe le direzioni, ed entrambi i legni.
lesson-over = Sopra l’altro legno
lesson-over-idea = Un pezzo può passare sopra altri se uno dei suoi cubi poggia sul tabellone. Il tuo percorso sale con esso dove anche la faccia verticale è del tuo legno.
lesson-over-goal = Costruisci sopra l’acero e completa il tuo percorso.
lesson-over-done = Su e dall’altra parte: visto dall’alto, il tuo legno arriva fino in fondo.
lesson-step = Il gradino intero
lesson-step-idea = Dove un percorso sale, ogni faccia verticale del gradino dev’essere del tuo legno. Dall’alto lo si dimentica facilmente.
lesson-step-goal = Completa il tuo percorso con un pezzo.
lesson-step-done = Sopra la pila, una faccia del gradino sarebbe stata d’acero. A terra il percorso tiene.
lesson-diagonal = I vertici non collegano
lesson-diagonal-idea = Due caselle che si toccano solo per un vertice non sono collegate.
lesson-diagonal-goal = Chiudi il punto dove i tuoi pezzi si toccano solo per un vertice.
lesson-diagonal-done = Una casella accanto a entrambe, e il percorso è intero.
lesson-climb = Da alto a più alto
lesson-climb-idea = Su una pila si sale da un pezzo tuo che è già alto: allora il gradino mostra solo il tuo legno.
lesson-climb-goal = Passa sopra la pila d’acero e completa il tuo percorso.
lesson-climb-done = Da due cubi d’altezza è bastata una faccia.
