### Brändi Dog

## Le regole, punto per punto: tavola, posti, carte

DOG-01 = Si gioca da due a sei, ciascuno con quattro biglie: rosse, blu, gialle, verdi, bianche o nere.
DOG-02 = Ci sono 110 carte: otto di ogni valore e sei jolly. I semi non contano.
DOG-03 = La pista è un anello di 16 caselle per ogni braccio della tavola. Fino a quattro persone si usa una tavola a quattro bracci, in cinque o sei una a sei. Ogni braccio ha una casella di partenza sulla pista, un canile per quattro biglie e un traguardo di quattro caselle, da F1 fuori a F4 in fondo.
DOG-04 = Si gioca in senso antiorario, e le biglie vanno nello stesso senso. In due i posti sono l’uno di fronte all’altro.
DOG-05 = In quattro si formano due coppie. I compagni siedono l’uno di fronte all’altro.
DOG-06 = In sei si formano tre coppie o due squadre da tre, a scelta prima della partita. Le coppie siedono di fronte; nelle squadre da tre va insieme un posto su due.
DOG-07 = In due, tre o cinque ognuno gioca per sé, con qualche regola propria.

## I giri

DOG-10 = Giro dopo giro le mani hanno 6, 5, 4, 3 e 2 carte, poi di nuovo 6.
DOG-11 = Dopo ogni giro dà le carte la persona seguente. Comincia chi viene dopo chi dà. Chi dà per primo è sorteggiato. Il tavolo mostra chi dà e quante carte vengono dopo.
DOG-12 = Le carte giocate vanno sugli scarti. Se c’è una carta da dare e il mazzo è vuoto, gli scarti diventano il nuovo mazzo. Nessuna carta lascia mai il gioco.
DOG-13 = In squadra ogni giro si apre con uno scambio: dai al compagno una carta coperta. La sua la vedi solo dopo aver dato la tua. Tutte le carte cambiano mano insieme.
DOG-14 = In una squadra da tre dai la carta al compagno seguente nell’ordine di gioco.
DOG-15 = Le mani sono segrete, anche per il compagno. Vedi le tue carte, quante ne hanno gli altri e gli scarti. I compagni non si consultano: durante una partita a squadre non c’è chat libera.
DOG-16 = Un turno è una carta. La posi scoperta sugli scarti e usi tutto il suo valore.
DOG-17 = Se puoi giocare una carta, devi farlo, anche a tuo danno. Quale, tra quelle giocabili, lo scegli tu.
DOG-18 = Se tocca a te e nessuna tua carta è giocabile, esci dal giro. Le tue carte vanno sugli scarti, scoperte.
DOG-19 = Il giro finisce quando nessuno ha più carte. Chi non ne ha viene saltato.

## Che cosa fanno le carte

DOG-20 = Asso: mettere in pista una biglia, o muovere di 1 o di 11.
DOG-21 = Re: mettere in pista una biglia o muovere di 13.
DOG-22 = Donna: muovere di 12.
DOG-23 = 2, 3, 5, 6, 8, 9 e 10: muovere di altrettanto.
DOG-24 = Quattro: muovere di 4 avanti o indietro. Nessun’altra carta va indietro.
DOG-25 = Sette: sette punti in avanti, divisi tra le tue biglie come vuoi.
DOG-26 = Fante: scambiare due biglie. Non ne muove nessuna.
DOG-27 = Jolly: vale come qualsiasi altra carta, con tutti i suoi usi.
DOG-28 = Tranne il sette, una carta muove una sola biglia di tutto il valore.

## Partenza e blocco

DOG-30 = Una biglia lascia il canile solo con asso, re o jolly, sulla propria casella di partenza. Lì è fresca finché non se ne va.
DOG-31 = Una biglia fresca sbarra la via a tutte, anche alle tue. Nessuno finisce sulla sua casella né la supera, avanti o indietro.
DOG-32 = Una biglia fresca non può essere rimandata né scambiata. Perciò non se ne può mettere una seconda su di lei.
DOG-33 = Ogni altra biglia su una casella di partenza non sbarra niente, nemmeno quella di casa che vi è tornata. Una biglia che esce su di lei la rimanda nel canile.

## Muovere e rimandare

DOG-35 = Se una biglia finisce su una casella occupata della pista, quella che c’è torna nel canile, di chiunque sia: avversario, compagno o tu.
DOG-36 = Le biglie non fresche si superano liberamente. Non succede loro nulla, tranne con un sette.
DOG-37 = Le biglie al traguardo non vengono mai rimandate.

## Il traguardo

DOG-38 = Una biglia entra nel proprio traguardo solo in avanti, passando dalla propria partenza. La partenza conta un punto, F1 è il seguente. Dalla partenza arriva a F1 con 1, dalla casella prima con 2.
DOG-39 = Deve aver toccato la sua partenza due volte, in un senso o nell’altro; il tocco entrando conta. Perciò può entrare ogni biglia tranne una fresca, anche quella tornata sulla sua partenza.
DOG-40 = Nel traguardo non si salta nessuno, niente va indietro e niente esce. Una biglia può avanzarvi con un valore esatto e fermarsi su ogni casella libera.
DOG-41 = Il valore deve bastare giusto: nessuna mossa va oltre F4.
DOG-42 = Entrare è una scelta. Una biglia può fare un altro giro, e deve se nient’altro è giocabile.
DOG-43 = Anche la tua biglia fresca sulla partenza sbarra la via al tuo traguardo.

## Il sette

DOG-45 = I sette punti vanno a una o più delle tue biglie in pista o al traguardo, fresche comprese. Vanno avanti a punti interi, e si usano tutti e sette.
DOG-46 = Ogni biglia superata o colpita da una parte torna nel canile, anche le tue e quelle del compagno. Le fresche sbarrano la via; quelle al traguardo non si superano e non si colpiscono.
DOG-47 = Giochi un sette una parte alla volta. Ogni parte muove una biglia di uno o più punti, e una biglia può avere più parti. Una parte può aprire la via alla seguente. È permessa solo se i punti rimasti si possono ancora usare.
DOG-48 = Un sette non mette in pista nessuna biglia. Una biglia rimandata da una parte non ne riceve altre.
DOG-49 = Quando una parte porta la tua ultima biglia al traguardo, i punti rimasti vanno alle biglie del compagno; in una squadra da tre, a quelle di qualsiasi compagno.
DOG-50 = Sette canadese: in squadra puoi usare un sette sulle biglie dei compagni in ogni momento, da sole o con le tue.

## Il fante

DOG-52 = Una tua biglia cambia posto con quella di un altro giocatore, avversario o compagno, anche a tuo danno. Due tue non si scambiano.
DOG-53 = Si scambiano solo biglie in pista che non sono fresche: nessuna del canile, del traguardo o fresca.
DOG-54 = Hai una biglia in pista, nessun altro ne ha lì una non fresca, e nessuna tua carta è giocabile: allora posi un fante senza effetto invece di uscire. Un jolly non va bene. Se stai già aiutando, le biglie che muovi contano come tue.
DOG-55 = Una biglia che uno scambio mette sulla propria partenza non è fresca. Da lì può entrare.

## Compagni, vittoria, varianti

DOG-56 = Quando le tue quattro biglie sono al traguardo, continui a ricevere carte. Giochi le biglie del compagno come tue con ogni carta; in una squadra da tre, quelle di tutti.
DOG-57 = Una squadra vince appena tutte le sue biglie sono al traguardo. Le carte rimaste non contano, ma l’ultima va usata per intero: un sette vince solo con il suo ultimo punto.
DOG-58 = Traguardo senza jolly: nessun jolly, nemmeno come sette, porta l’ultima biglia di una squadra al traguardo.

## In due, tre o cinque

DOG-60 = Ognuno comincia con tre biglie nel canile e una fresca sulla partenza.
DOG-61 = Invece dello scambio ognuno pesca una carta coperta dalla persona seguente nell’ordine di gioco. Tutti pescano dalle mani come date, e le carte cambiano mano insieme.
DOG-62 = Un sette può muovere tutte le biglie sulla tavola, anche quelle degli avversari. Ognuna si muove come potrebbe farlo chi la possiede, anche nel suo traguardo.
DOG-63 = Perciò un sette può togliere dalla partenza la biglia fresca di chiunque e levare il blocco.
DOG-64 = Un due muove di 2, o pesca una carta coperta da un avversario che ne ha. Allora non ha altro effetto, e tocca al seguente.
DOG-65 = Un jolly può valere come questo due che pesca.
DOG-66 = Chi per primo ha quattro biglie al traguardo vince subito, chiunque abbia mosso la quarta. Se è stato un sette e restano punti, questi dovevano essere usabili.

## Perché una mossa non si può fare

why-over = La partita è finita.
why-chance-draws = Le carte vengono per caso. Nessuno le sceglie.
why-players-play = Questa mossa spetta a chi gioca, non al caso.
why-no-card-now = Ora non si dà e non si pesca nessuna carta.
why-not-in-stock = Nel mazzo non c’è nessun { $card }.
why-not-in-that-hand = In quella mano non c’è nessun { $card }.
why-deal-first = Prima si danno le carte.
why-exchange-first = Prima tutti danno una carta.
why-draw-first = Prima si pesca una carta.
why-not-your-turn = Non tocca a te.
why-nothing-is-given = Senza squadre non si danno carte.
why-no-exchange-now = Si scambia solo all’inizio di un giro.
why-already-given = Hai già dato la tua carta.
why-not-in-hand = Non hai nessun { $card }.
why-a-card-first = Prima posa una carta.
why-seven-under-way = Prima finisci il tuo sette. Punti rimasti: { $points }.
why-only-a-two-draws = Solo un due pesca una carta.
why-no-drawing-in-teams = In squadra un due non pesca carte.
why-not-from-yourself = Peschi da un avversario, non da te.
why-no-cards-there = Quel giocatore non ha carte.
why-only-a-jack-idles = Solo un fante si posa senza effetto.
why-a-card-is-playable = Puoi ancora giocare { $card }.
why-not-without-effect = Un fante resta senza effetto solo se hai una biglia in pista e nessun altro ne ha lì una non fresca.
why-only-a-jack-exchanges = Solo un fante scambia biglie.
why-a-jack-exchanges = Un fante scambia due biglie. Non ne muove nessuna.
why-fresh-is-not-exchanged = Una biglia fresca non si scambia.
why-kennel-is-not-exchanged = Una biglia nel canile non si scambia.
why-finish-is-not-exchanged = Una biglia al traguardo non si scambia.
why-own-marble-first = Scegli prima una tua biglia.
why-two-own-marbles = Due tue biglie non si scambiano.
why-no-marble = Su { $place } non c’è una biglia così.
why-no-start-card = Solo asso, re o jolly mettono in pista una biglia.
why-a-seven-puts-none-out = Un sette non mette in pista nessuna biglia.
why-only-onto-its-start = Dal canile una biglia va sulla sua casella di partenza.
why-fresh-only-from-the-kennel = Diventa fresca solo una biglia dal canile.
why-not-into-a-kennel = Nessuno entra in un canile.
why-kennel-is-empty = Nel canile non c’è nessuna biglia.
why-start-is-taken = Sulla partenza c’è ancora una biglia fresca.
why-barred = Una biglia fresca sulla casella { $field } sbarra la via.
why-all-home = Le tue biglie sono tutte al traguardo.
why-only-a-seven-moves-others = Solo un sette muove le biglie degli altri.
why-help-too-early = Non puoi ancora muovere le biglie della tua squadra.
why-not-your-marble = Questa biglia non è tua.
why-whole-value = La biglia deve muoversi di tutto il valore di { $card }.
why-only-a-four-goes-back = Solo un quattro va indietro.
why-own-finish-only = Una biglia entra solo nel proprio traguardo.
why-fresh-not-straight-in = Una biglia fresca non va subito al traguardo.
why-not-back-in-the-finish = Nel traguardo niente va indietro.
why-not-out-of-the-finish = Nessuna biglia lascia il traguardo.
why-no-further = Questa biglia non può andare oltre.
why-value-must-fit = Il valore deve essere esatto. Punti necessari: { $points }.
why-own-fresh-before-finish = La tua biglia fresca sbarra la via al traguardo.
why-no-jump-in-the-finish = { $place } è occupata, e nel traguardo non si salta nessuno.
why-no-joker-finish = Un jolly non può portare al traguardo l’ultima biglia della squadra.
why-too-many-points = Una parte va avanti, al massimo dei punti rimasti: { $points }.
why-points-left = Il resto del sette non si potrebbe usare. Punti rimasti: { $points }.
why-win-with-the-last-point = Un sette porta l’ultima biglia al traguardo solo con il suo ultimo punto. Punti rimasti: { $points }.

### L’interfaccia: che cosa dicono tabellone, vassoio e preparazione

## Carte e luoghi

dog-card-ace = asso
dog-card-jack = fante
dog-card-queen = donna
dog-card-king = re
dog-card-joker = jolly
dog-card-joker-short = Jolly
dog-place-field = casella { $field }
dog-place-kennel = canile di { $name }
dog-place-start = partenza di { $name }
dog-place-finish = traguardo { $number } di { $name }
dog-place-hand = mano di { $name }
dog-short-kennel = il canile
dog-short-start = partenza

## Che cosa succede, per il diario

dog-log-laid = { $name } gioca: { $card }.
dog-log-joker = { $name } gioca un jolly come { $rank }.
dog-log-moved = { $name } muove: { $start } → { $end }.
dog-log-moved-for = { $name } muove una biglia di { $owner }: { $start } → { $end }.
dog-log-out = { $name } mette in gioco una biglia.
dog-log-home = Una biglia di { $name } torna al canile da { $field }.
dog-log-swapped = { $name } e { $other } si scambiano di posto: { $field } e { $there }.
dog-log-idled = { $name } posa un fante senza effetto.
dog-log-dropped =
    { $count ->
        [0] { $name } è fuori per questa mano.
       *[other] { $name } è fuori per questa mano e posa: { $cards }.
    }
dog-log-gave = { $name } dà una carta a { $other }.
dog-log-drew = { $name } pesca una carta da { $other }.
dog-log-all-home = Tutte le biglie di { $name } sono arrivate.
dog-log-round = Nuova mano: { $count } carte. Dà le carte { $name }.
dog-log-shuffled = Gli scarti vengono mischiati in un nuovo mazzo.
dog-log-won =
    { $count ->
        [one] { $names } vince.
       *[other] { $names } vincono.
    }

## Che cosa si deve fare, come titolo

dog-ask-won-you = Tutte arrivate. Hai vinto.
dog-ask-won =
    { $count ->
        [one] { $names } vince.
       *[other] { $names } vincono.
    }
dog-ask-exchange = Tutti danno una carta al compagno.
dog-ask-give = Scegli una carta per { $other }.
dog-ask-wait = Si distribuiscono le carte.
dog-ask-play = Tocca a { $name }.
dog-ask-seven = Il tuo sette: ancora { $points } punti.
dog-ask-help = Le tue biglie sono arrivate. Gioca quelle di { $names }.
dog-ask-card = Tocca a te: gioca una carta.
dog-ask-which = Quale intendi?

## Il tabellone, i suoi luoghi e i suoi tasti

dog-board = Il tabellone con le biglie
dog-marble-own = la tua biglia
dog-marble = biglia di { $name }
dog-marble-fresh = appena uscita, sbarra la via
dog-marble-chosen = scelta
dog-marble-can = può muovere
dog-target = meta con { $card }
dog-target-part =
    { $points ->
        [one] meta, un punto
       *[other] meta, { $points } punti
    }
dog-target-swap = scambio di posto
dog-target-draw = pesca qui una carta
dog-target-strikes = la rimanda al canile
dog-which-as = come { $card }
dog-which-part =
    { $left ->
        [0] come sette
       *[other] come sette, restano { $left }
    }
dog-which-from = da { $place }
dog-help = Tutte le tue biglie sono arrivate. D’ora in poi giochi quelle di { $names }.
dog-say-watching = Stai guardando.
dog-say-give = Scelta: { $card }. Invio la dà.
dog-say-got = Ricevi da { $name }: { $card }.
dog-say-chosen =
    { $count ->
        [0] Scelta: { $card }.
        [one] Scelta: { $card }. Una biglia può muovere.
       *[other] Scelta: { $card }. { $count } biglie possono muovere.
    }
dog-say-cards =
    { $count ->
        [one] Una carta muove questa biglia.
       *[other] { $count } carte muovono questa biglia.
    }
dog-say-ways =
    { $count ->
        [one] Una meta.
       *[other] { $count } mete.
    }
dog-say-armed = Mostrato, non ancora inviato.
dog-say-hand =
    { $count ->
        [0] Non hai carte.
        [one] Hai una carta: { $cards }.
       *[other] Hai { $count } carte: { $cards }.
    }
dog-say-marbles = { $name }: { $places }.
dog-say-cards-of =
    { $count ->
        [one] Una carta.
       *[other] { $count } carte.
    }
dog-pile =
    { $count ->
        [0] Non ci sono scarti.
        [one] Una carta negli scarti.
       *[other] { $count } carte negli scarti.
    }
dog-deal = { $name } dà { $count } carte. Poi: { $next } ne dà { $more }.
dog-key-cards = Scegliere una carta
dog-key-walk = Scorrere carte, biglie o mete
dog-key-enter = Scegliere; su una meta, giocare
dog-key-back = Riprendere
dog-key-hand = Dire le tue carte
dog-key-marbles = Dire dove sono le tue biglie
dog-key-others = Dire dove sono le biglie degli altri
dog-key-pile = Dire quante carte ci sono negli scarti
dog-key-deal = Dire chi dà le carte

## Mano e pulsanti

dog-hand = Le tue carte
dog-hand-empty = Niente carte fino alla prossima mano.
dog-card-number = { $number } di { $count }
dog-card-dull = ora non giocabile
dog-card-new = nuova
dog-next = Poi
dog-play = Gioca
dog-play-idle = Posa senza effetto
dog-play-seven = Gioca il sette
dog-give = Dai a { $name }
dog-back = Riprendi
dog-seven = Il sette, parte per parte
dog-seven-left =
    { $points ->
        [0] Tutti e sette i punti sono distribuiti.
        [one] Ancora un punto. Scegli una biglia.
       *[other] Ancora { $points } punti. Scegli una biglia.
    }
dog-seven-part = { $points } da { $from } a { $to }: riprendi questa parte
dog-has = Carte: { $cards }, biglie arrivate: { $home }
dog-has-given = ha dato una carta
dog-has-deal = dà le carte
dog-has-team = con { $names }

## Preparazione e fine

dog-setup-teams = Squadre
dog-setup-pairs = Tre squadre da due
dog-setup-trios = Due squadre da tre
dog-setup-partners = I compagni siedono di fronte: rosso e giallo, blu e verde.
dog-setup-alone = Ognuno gioca per sé e comincia con una biglia alla partenza.
dog-setup-canadian = Sette canadese
dog-setup-canadian-note = Un sette può muovere sempre anche le biglie dei compagni.
dog-setup-no-joker = Niente jolly alla fine
dog-setup-no-joker-note = Nessun jolly porta al traguardo l’ultima biglia di una squadra.
dog-setup-deals = Chi dà le carte per primo
dog-setup-by-lot = A sorte
dog-chosen-pairs = Squadre da due
dog-chosen-trios = Squadre da tre
dog-chosen-none = Ognuno per sé
dog-chosen-canadian = Con il sette canadese
dog-chosen-no-joker = Niente jolly alla fine
dog-ending = Il tabellone alla fine
dog-ending-home = { $name }: { $home } su 4 arrivate
dog-ending-cards = { $count } carte giocate
