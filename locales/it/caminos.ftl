### Brändi Caminos

game-caminos = Brändi Caminos
game-caminos-pitch = I pezzi possono stare in piedi e salire su altri, fino a tre cubi di altezza.
game-caminos-aim = Costruisci con il tuo legno un percorso da un lato all’altro del tabellone.
game-caminos-facts = 2 o 4 giocatori · da 15 a 25 minuti · senza fattore fortuna, tre dimensioni

## Le regole, punto per punto: tavole e pezzi

CAM-01 = Si gioca in due, o in quattro in due squadre. Un giocatore o una squadra ha il faggio, l’altro l’acero.
CAM-02 = Ci sono quattro tabelloni: quadrato, rombo, ottagono e anello.
CAM-03 = Ogni legno ha 14 pezzi di quattro cubi: quattro L, quattro T, quattro Z e due quadrati. Puoi girare un pezzo come vuoi.
CAM-04 = In due, ognuno ha tutti i 14 pezzi di un legno. In quattro, i compagni siedono l’uno di fronte all’altro e si dividono i pezzi: due L, due T, due Z e un quadrato a testa. Posi solo i tuoi.
CAM-05 = Si gioca in senso antiorario, un pezzo per turno. Chi comincia è sorteggiato o scelto prima della partita. In una sfida, a ogni partita comincia la persona seguente.

## Posare

CAM-10 = Un pezzo segue la griglia del tabellone, in orizzontale o in piedi. Ogni cubo sta sopra una casella del tabellone, in un posto vuoto. Il buco dell’anello non è una casella.
CAM-11 = Sotto un pezzo non deve restare alcun vuoto. Ogni cubo poggia sul tabellone o su un altro cubo.
CAM-12 = Un pezzo può stare da solo, accanto ad altri o sopra altri, purché almeno uno dei suoi cubi poggi sul tabellone.
CAM-13 = Perciò non si arriva mai più in alto di tre cubi.
CAM-14 = Se puoi posare un pezzo, devi farlo.
CAM-15 = Se tocca a te e nessuno dei tuoi pezzi ci sta, o non ne hai più, sei fuori per il resto della partita, anche se più tardi un pezzo ci starebbe. Gli altri continuano.

## Collegare

CAM-20 = Ti serve un percorso del tuo legno da un lato del tabellone a quello opposto, su facce viste dall’alto. Va bene qualunque coppia di lati opposti, per entrambi i legni.
CAM-21 = Un angolo appartiene a entrambi i lati che vi si incontrano.
CAM-22 = Due caselle vicine con la faccia superiore dello stesso legno e alla stessa altezza sono collegate. Toccarsi per un vertice o lungo uno spigolo verticale non basta, e nessun percorso va di lato lungo facce verticali.
CAM-23 = Se le altezze sono diverse, sono collegate solo se anche tutto il gradino verticale fra loro è di quel legno. Una casella vuota non ha faccia superiore.
CAM-24 = Ai due capi il percorso deve mostrare il suo legno dall’alto su una casella di quel lato. Non è necessario che tocchi il tabellone.
CAM-25 = Il giocatore o la squadra che completa un percorso così vince subito. Un tuo pezzo non completa mai il percorso degli altri.
CAM-26 = Su ottagono e anello vale anche un percorso verso un lato vicino a quello opposto.
CAM-27 = Quando tutti sono fuori e nessuno ha collegato due lati, la partita finisce in pareggio.

## I punti

CAM-30 = Chi vince prende un punto per ogni faccia quadrata del percorso più corto, orizzontale o verticale: una per ogni casella del percorso, capi compresi, e una per ogni gradino di altezza. Chi perde non prende punti.
CAM-31 = Su ottagono e anello un percorso verso il lato esattamente opposto vale doppio, verso un lato vicino a quello vale semplice. Conta il migliore dei due.
CAM-32 = In caso di pareggio nessuno vince, ma chi ha meno pezzi sul bordo prende un punto per ogni pezzo dell’altro sul bordo. Un pezzo conta se uno dei suoi cubi poggia sul tabellone su una casella di un lato, anche se poi viene coperto. Il noce non conta, e nemmeno il bordo del buco dell’anello. Se i numeri sono uguali, nessuno prende punti.
CAM-33 = Una sfida ha più partite. Vince chi ha il totale più alto; se i totali sono uguali, è pareggio.

## Con il noce

CAM-40 = Con il noce, ogni giocatore o squadra ha anche una barra di noce di tre cubi. Nei primi due turni si posano queste barre, ovunque, in orizzontale o in piedi.
CAM-41 = Il noce non è di nessuno ed è d’intralcio a tutti. Su una barra in orizzontale si può costruire, su una in piedi no.

## Perché non si può

why-over = La partita è finita.
why-all-out = La partita è finita: tutti sono fuori.
why-not-your-turn = È il turno di qualcun altro.
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
why-taken = In { $cell } c’è già un cubo all’altezza { $height }. Ogni cubo del pezzo ha bisogno di un posto vuoto, con il tabellone o un cubo sotto.
why-too-high = Così è troppo in alto: almeno un cubo del pezzo deve poggiare sul tabellone, e non si superano i tre cubi.
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
cam-log-drawn = Nessuno collega due lati. I due legni hanno lo stesso numero di pezzi sul bordo ({ $beech }). Nessuno prende punti.
cam-log-edge-beech = Nessuno collega due lati. Pezzi sul bordo: faggio { $beech }, acero { $maple }. Il faggio prende { cam-points }.
cam-log-edge-maple = Nessuno collega due lati. Pezzi sul bordo: faggio { $beech }, acero { $maple }. L’acero prende { cam-points }.

## What is asked, as headline

cam-ask-choose = Tocca a te: scegli un pezzo.
cam-ask-walnut = Tocca a te: posa prima la barra di noce.
cam-ask-place = Giralo, spostalo e posalo.
cam-ask-sent = Il tuo pezzo viene posato.
cam-ask-other = È il turno di { $name }.
cam-ask-won-you = Hai collegato due lati. Hai vinto: { cam-points }.
cam-ask-won-team = La tua squadra ha collegato due lati e ha vinto: { cam-points }.
cam-ask-won =
    { $count ->
        [one] { $name } vince: due lati collegati, { cam-points }.
       *[other] { $name } vincono: due lati collegati, { cam-points }.
    }
cam-ask-drawn = Nessuno ha collegato due lati. La partita finisce in pareggio.

## The board and its keys

cam-board = Il tabellone con le sue caselle
cam-fits = Ci sta.
cam-barred = Lì non ci sta.
cam-no-fit = Questo pezzo non ci sta in nessun modo sopra { $cell }.
cam-put-back = Il pezzo torna nella riserva.
cam-nothing-held = Non hai nessun pezzo in mano.
cam-stock-empty = più niente
cam-out = fuori
cam-say-stock = { $name }, { $wood }: { $stock }.
cam-standing-of = { $name }, { $wood }: pezzi rimasti { $count }, sul bordo { $edges }.
cam-say-last = { $name }: { $piece }.
cam-say-nothing-placed = Non è stato ancora posato nessun pezzo.
cam-faces =
    { $faces ->
        [one] 1 faccia
       *[other] { $faces } facce
    }
cam-key-cells = Spostarsi sulle caselle, con il pezzo in mano
cam-key-shape = Scegliere una forma: L, T, Z, quadrato
cam-key-walnut = Scegliere la barra di noce
cam-key-turn = Girare il pezzo, in un verso o nell’altro
cam-key-tip = Ribaltare il pezzo, allontanandolo da te
cam-key-fit = Modo seguente o precedente in cui il pezzo ci sta qui
cam-key-place = Posare il pezzo
cam-key-back = Rimettere a posto il pezzo
cam-key-above = Dall’alto o in prospettiva
cam-key-map = Mappa o tabellone
cam-key-through = Vedere attraverso i pezzi
cam-key-swing = Girare il tabellone
cam-key-zoom = Più da vicino, più da lontano, come all’inizio
cam-key-held = Leggere quale pezzo hai in mano, e dove
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
cam-setup-octagon = Collega un lato a quello opposto o a un lato vicino a quello. Il lato esattamente opposto vale doppio.
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
cam-ending-double = Il percorso: { cam-faces }. Arriva esattamente al lato opposto e vale doppio.
cam-ending-edges = Nessuno ha collegato due lati. Prende punti chi ha meno pezzi sul bordo.
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
    Il faggio gioca contro l’acero: uno contro uno o due contro due.
    Collega due lati opposti con un percorso del tuo legno.
    Nel tuo turno devi posare un pezzo; se nessuno ci sta, sei fuori per il resto della partita.
    Può stare in orizzontale o in piedi, sul tabellone o in parte su altri pezzi.
    Almeno uno dei suoi cubi poggia sul tabellone.
    Sotto non deve restare alcun vuoto.
    Conta il legno che si vede dall’alto.
    Dove c’è un gradino, anche tutta la faccia verticale deve essere del tuo legno.
    Con un percorso completo si vince subito; se è più lungo, vale di più.
    Se nessuno collega due lati, prende punti il legno con meno pezzi sul bordo.
page-aim-text =
    Due giocatori, o quattro in due squadre, costruiscono e si sbarrano la strada. Vince chi per primo collega due lati opposti del tabellone con un percorso del proprio legno.

    Va bene qualunque coppia di lati opposti, per entrambi i legni. Il percorso passa su facce viste dall’alto.
page-setup-text =
    Scegli uno dei quattro tabelloni. Ogni legno ha 14 pezzi di quattro cubi: quattro L, quattro T, quattro Z e due quadrati. In quattro, i compagni siedono l’uno di fronte all’altro e se li dividono in parti uguali. Chi comincia si decide per sorteggio o si sceglie prima della partita.
page-turn-text =
    Posa uno dei tuoi pezzi, in qualunque posizione. Ogni cubo ha bisogno di qualcosa sotto: il tabellone, un altro cubo o un cubo dello stesso pezzo. Almeno un cubo poggia sul tabellone; così non si superano mai i tre cubi.

    Se puoi posare un pezzo, devi farlo. Se nessun pezzo ci sta più, sei fuori per il resto della partita.
page-connecting = Che cosa è collegato
page-connecting-text =
    Due caselle vicine sono collegate se sopra entrambe c’è lo stesso legno alla stessa altezza. Toccarsi per un vertice non basta.

    Ad altezze diverse, anche tutto il gradino verticale fra loro deve essere di quel legno. È il cuore del gioco: un cubo dell’altro legno nel gradino interrompe il percorso.

    Su ottagono e anello vale anche un percorso fino a un lato accanto a quello opposto.
page-walnut = Con il noce
page-walnut-text =
    Come variante, prima ogni giocatore o squadra posa una barra di noce, lunga tre cubi. Non è di nessuno. Su una barra in orizzontale si può costruire, su una in piedi no.
page-end = La fine e i punti
page-end-text =
    Chi completa un percorso vince. Si contano le facce del percorso più corto, orizzontali e verticali: sono i suoi punti. Su ottagono e anello un percorso fino al lato esattamente opposto vale doppio.

    Se nessuno può più posare pezzi, la partita finisce in pareggio. Allora il legno con meno pezzi sul bordo prende tanti punti quanti sono i pezzi dell’altro sul bordo. In una sfida si sommano i punti di tutte le partite.
picture-square = Quadrato: 64 caselle. I lati opposti portano la stessa linea.
picture-rhombus = Rombo: 60 caselle e quattro lati inclinati.
picture-octagon = Ottagono: 76 caselle e otto lati.
picture-ring = Anello: otto lati, e sopra il buco non si può costruire.
picture-placing = Il faggio è in orizzontale, l’acero in piedi, e un secondo pezzo di faggio sale sul primo, con un cubo sul tabellone.
picture-step = Collegato: anche la faccia verticale del gradino è di faggio, e il percorso continua.
picture-broken = Non collegato: la metà bassa del gradino è di acero, e il percorso di faggio si interrompe lì.
picture-walnut = Una barra di noce in orizzontale e una in piedi. L’acero costruisce sopra quella in orizzontale.
picture-way = Il faggio ha collegato due lati. La mappa conta le facce del percorso: dieci punti.

### Perché un suggerimento è buono

hint-both = Così il tuo percorso si avvicina all’altro lato e ostacola l’altro legno.
hint-nearer = Così il tuo percorso si avvicina all’altro lato.
hint-blocks = Il pezzo sta sul percorso più corto dell’altro legno.
hint-inside = Il pezzo resta lontano dal bordo: se nessuno collega due lati, prende punti chi sul bordo ha meno pezzi.

# Lessons
lesson-place = Posare un pezzo
lesson-place-idea = Un pezzo sono quattro cubi del tuo legno. Può stare in orizzontale o in piedi, e in parte sopra altri pezzi.
lesson-place-goal = Posa un pezzo qualsiasi sul tabellone.
lesson-place-done = Un pezzo, e il tuo turno è finito. Puoi girarlo come vuoi.
lesson-place-wrong-gap = Sotto il pezzo resterebbe un vuoto. Sotto ogni cubo ci vuole il tabellone o un altro cubo.
lesson-place-wrong-floating = Il pezzo poggerebbe solo su altri. Almeno un suo cubo deve toccare il tabellone.
lesson-join = Collegare i lati
lesson-join-idea = Guarda dall’alto: vince un percorso del tuo legno da un lato a quello opposto. Il faggio è il tuo.
lesson-join-goal = Completa il tuo percorso fino al lato destro con un pezzo.
lesson-join-done = Casella per casella, fianco a fianco: il percorso è completo.
lesson-join-wrong-short = Il percorso si è allungato, ma non arriva ancora al lato. Gira il pezzo in modo che ci arrivi.
lesson-join-wrong-apart = Il tuo percorso finisce ancora prima del lato destro. Posa il pezzo dove si interrompe.
lesson-tip = Girare e ribaltare
lesson-tip-idea = Prima di posare un pezzo puoi girarlo e metterlo in piedi.
lesson-tip-goal = Al tuo percorso manca una casella. Chiudi il buco.
lesson-tip-done = Un cubo è entrato nel buco, gli altri stanno sopra. Il percorso sale sul proprio legno.
lesson-tip-wrong-flat = Messo così il pezzo urta altro legno. Ribaltalo finché entra nel buco.
lesson-tip-wrong-open = Il buco è ancora aperto. Ci entra un solo cubo: ribalta il pezzo finché un cubo punta in giù.
lesson-north = Due direzioni
lesson-north-idea = Contano tutte e due le direzioni: da sinistra a destra e dal basso in alto. Vale per tutti e due i legni.
lesson-north-goal = All’acero manca un solo pezzo. Vinci prima tu.
lesson-north-done = Visto bene. Tieni d’occhio le due direzioni, e i due legni.
lesson-north-wrong-blocked = Hai intralciato l’acero, ma potevi vincere subito.
lesson-north-wrong-apart = Adesso è il turno dell’acero, e gli manca un solo pezzo. Anche al tuo percorso, dal basso in alto, ne mancava uno solo.
lesson-over = Sopra l’altro legno
lesson-over-idea = Un pezzo può passare sopra altri se un suo cubo tocca il tabellone. Dall’alto conta il cubo più alto di ogni casella.
lesson-over-goal = Costruisci sopra l’acero e completa il tuo percorso.
lesson-over-done = Su e oltre: visto dall’alto, il tuo legno arriva da lato a lato.
lesson-over-wrong-behind = Sei al lato, ma l’acero separa ancora questo pezzo dal tuo percorso. Copri l’acero.
lesson-over-wrong-floating = Il pezzo poggerebbe solo su altri. Un suo cubo deve toccare il tabellone.
lesson-over-wrong-apart = L’acero taglia ancora il tuo percorso. Posaci sopra un pezzo che tocca anche il tabellone.
lesson-step = Tutto il gradino
lesson-step-idea = Dove un percorso sale o scende, tutto il gradino deve essere del tuo legno. Dall’alto è facile non accorgersene.
lesson-step-goal = Completa il tuo percorso fino al lato destro con un pezzo.
lesson-step-done = Girando in basso, niente interrompe il tuo percorso.
lesson-step-wrong-maple = Dall’alto sembra completo, ma guarda di lato: metà del gradino è di acero. Prova a girarci intorno.
lesson-step-wrong-apart = Il tuo percorso finisce ancora prima della pila di acero. Cerca come passarle accanto.
lesson-diagonal = Gli angoli non collegano
lesson-diagonal-idea = Due caselle che si toccano solo in un angolo non sono collegate.
lesson-diagonal-goal = Il tuo percorso è interrotto da qualche parte. Riparalo con un pezzo.
lesson-diagonal-done = Una casella che tocca tutti e due i pezzi con un lato, e il percorso è completo.
lesson-diagonal-wrong-corner = Il percorso è ancora interrotto. Seguilo col dito: da qualche parte due pezzi si toccano solo in un angolo.
lesson-climb = Sempre più in alto
lesson-climb-idea = Un gradino può essere alto uno o due cubi, se è tutto del tuo legno.
lesson-climb-goal = Passa sopra la pila di acero e completa il tuo percorso.
lesson-climb-done = Eri già a due cubi di altezza: l’ultimo gradino era tutto tuo.
lesson-climb-wrong-behind = Sei al lato, ma la pila sta ancora tra questo pezzo e il tuo percorso.
lesson-climb-wrong-apart = La pila taglia ancora il tuo percorso. Parti da dove sei già a due cubi di altezza.
lesson-out = Fuori
lesson-out-idea = Se quando tocca a te nessun tuo pezzo ci sta, sei fuori per il resto della partita. Gli altri continuano.
lesson-out-goal = Posa un pezzo in modo che l’acero sia fuori.
lesson-out-done = All’acero resta un pezzo, ma non c’è più posto. Finché puoi posare, devi farlo.
lesson-out-wrong-room = L’acero trova ancora posto per un pezzo. Guarda dove, e costruisci lì tu.
lesson-points = I punti
lesson-points-idea = In una sfida conta il percorso più breve di chi vince: un punto per ogni casella e uno per ogni faccia verticale.
lesson-points-goal = Vinci con dodici punti o più.
lesson-points-done = Due cubi in salita e due in discesa: quattro facce verticali in più che in piano.
lesson-points-wrong-few = Così non fai dodici punti. Contano anche le facce verticali: fai salire il percorso.
lesson-edges = Quando nessuno vince
lesson-edges-idea = Se tutti sono fuori, la partita finisce in pareggio. Il legno con meno pezzi al bordo segna i pezzi che l’altro ha al bordo.
lesson-edges-goal = Nessuno può più vincere. Posa l’ultimo pezzo in modo da fare punti.
lesson-edges-done = Hai meno pezzi al bordo: i sette dell’acero valgono per te.
lesson-edges-wrong-edge = Adesso i due legni hanno lo stesso numero di pezzi al bordo, e nessuno fa punti. Sta’ lontano dal bordo.
lesson-octagon = L’ottagono
lesson-octagon-idea = Sull’ottagono e sull’anello contano anche i due lati vicini a quello opposto.
lesson-octagon-goal = Sei partito dall’alto. Completa il tuo percorso con un pezzo.
lesson-octagon-done = In basso era chiuso, ma conta anche il lato vicino. Esattamente di fronte i punti sarebbero doppi.
lesson-octagon-wrong-right = Il lato destro non è vicino a quello in basso. Scendi di un altro lato.
lesson-octagon-wrong-apart = Il tuo percorso finisce ancora nel mezzo. Quale lato vicino a quello in basso può raggiungere?
lesson-walnut = Il noce
lesson-walnut-idea = In questa variante si posano prima delle barre di noce. Non sono di nessuno e intralciano tutti.
lesson-walnut-goal = Completa il tuo percorso verso l’alto.
lesson-walnut-done = Sopra una barra in orizzontale si può costruire. In piedi è troppo alta.
lesson-walnut-wrong-beside = Il tuo pezzo è in alto, ma il noce lo separa ancora dal tuo percorso.
lesson-walnut-wrong-floating = Il pezzo poggerebbe solo sul noce. Un suo cubo deve toccare il tabellone.
lesson-walnut-wrong-apart = Il noce taglia ancora il tuo percorso. Una barra è in orizzontale: passaci sopra.
