### Brändi Dog

game-dog = Brändi Dog
game-dog-pitch = Le biglie corrono intorno a un tabellone di legno, e le carte dicono di quanto. I compagni siedono l’uno di fronte all’altro, le carte restano segrete, e una biglia presa torna al canile.
game-dog-aim = Porta al traguardo tutte le biglie della tua squadra prima degli altri.
game-dog-facts = Da 2 a 6 giocatori · da 30 a 50 minuti · carte e compagni

## Le regole, punto per punto: tabellone, posti, carte

DOG-01 = Si gioca da due a sei, ciascuno con quattro biglie: rosse, blu, gialle, verdi, bianche o nere.
DOG-02 = Ci sono 110 carte: otto di ogni valore e sei jolly. I semi non contano.
DOG-03 = La pista è un anello di 16 caselle per ogni braccio del tabellone. Fino a quattro persone si usa un tabellone a quattro bracci, in cinque o sei uno a sei. Ogni braccio ha una casella di partenza sulla pista, un canile per quattro biglie e un traguardo di quattro caselle, da F1 fuori a F4 in fondo.
DOG-04 = Si gioca in senso antiorario, e le biglie vanno nello stesso senso. In due i posti sono l’uno di fronte all’altro.
DOG-05 = In quattro si formano due squadre da due. I compagni siedono l’uno di fronte all’altro.
DOG-06 = In sei si formano tre squadre da due o due squadre da tre: lo si sceglie prima della partita. Due compagni siedono l’uno di fronte all’altro; nelle squadre da tre i compagni siedono un posto sì e uno no.
DOG-07 = In due, tre o cinque ognuno gioca per sé, con qualche regola in più.

## Le manche

DOG-10 = A ogni manche si ricevono meno carte: 6, 5, 4, 3, 2, e poi di nuovo 6.
DOG-11 = Dopo ogni manche dà le carte la persona seguente. Comincia chi siede dopo di chi dà le carte. Chi dà le carte per primo è sorteggiato, o scelto prima della partita. Al tavolo si vede chi dà le carte e quante se ne danno la prossima volta.
DOG-12 = Le carte giocate vanno sugli scarti. Se c’è una carta da dare e il mazzo è vuoto, gli scarti diventano il nuovo mazzo. Tutte le 110 carte restano sempre in gioco.
DOG-13 = In squadra ogni manche si apre con uno scambio: dai al compagno una carta coperta. La carta che ricevi la vedi solo dopo aver dato la tua. Lo scambio avviene per tutti nello stesso momento.
DOG-14 = In una squadra da tre dai la carta al compagno seguente nell’ordine di gioco.
DOG-15 = Le carte in mano sono segrete, anche per il compagno. Vedi le tue carte, quante ne hanno gli altri e gli scarti. I compagni non si consultano: durante una partita a squadre non c’è chat libera.
DOG-16 = In un turno giochi una carta. La posi scoperta sugli scarti e usi tutto il suo valore.
DOG-17 = Se puoi giocare una carta, devi farlo, anche se non ti conviene. Se ne puoi giocare più di una, scegli tu.
DOG-18 = Se tocca a te e non puoi giocare nessuna delle tue carte, esci dalla manche. Le tue carte vanno sugli scarti, scoperte.
DOG-19 = La manche finisce quando nessuno ha più carte. Chi ha finito le carte non gioca più.

## Che cosa fanno le carte

DOG-20 = Asso: mettere in pista una biglia, o avanzare di 1 o di 11.
DOG-21 = Re: mettere in pista una biglia o avanzare di 13.
DOG-22 = Donna: avanzare di 12.
DOG-23 = 2, 3, 5, 6, 8, 9 e 10: avanzare di quel numero.
DOG-24 = Quattro: andare avanti o indietro di 4. Indietro si va solo con un quattro, o con un jolly usato come quattro.
DOG-25 = Sette: sette punti in avanti, divisi tra le tue biglie come vuoi.
DOG-26 = Fante: una tua biglia si scambia di posto con quella di un altro.
DOG-27 = Jolly: può essere qualsiasi altra carta, con tutto quello che quella carta può fare.
DOG-28 = A parte il sette, una carta muove una sola biglia, per tutto il suo valore.

## Partenza e blocco

DOG-30 = Una biglia lascia il canile solo con asso, re o jolly e va sulla propria partenza. Lì è «appena uscita», finché non si muove.
DOG-31 = Una biglia appena uscita sbarra la strada a tutte le biglie, anche alle tue. Nessuna può finire sulla sua casella né superarla, avanti o indietro.
DOG-32 = Una biglia appena uscita non può essere rimandata al canile né scambiata. Perciò finché è lì non ne puoi mettere in pista un’altra.
DOG-33 = Qualsiasi altra biglia su una partenza non sbarra la strada, nemmeno se è del proprietario e vi è tornata. Se su quella partenza si mette in pista una biglia, quella che c’era torna al canile.

## Muovere e rimandare

DOG-35 = Se una biglia finisce su una casella occupata della pista, la biglia che c’era torna al suo canile, di chiunque sia: di un avversario, del compagno o tua.
DOG-36 = Le biglie che non sono appena uscite si possono superare. Non succede loro niente, tranne con un sette.
DOG-37 = Le biglie al traguardo non vengono mai rimandate al canile.

## Il traguardo

DOG-38 = Una biglia entra nel proprio traguardo solo in avanti, passando dalla propria partenza. La partenza conta un punto, F1 è il seguente. Dalla partenza serve un 1 per F1, dalla casella prima un 2.
DOG-39 = Deve aver toccato la sua partenza due volte, in un senso o nell’altro; vale anche la volta in cui entra. Perciò può entrare ogni biglia tranne una appena uscita, anche quella che è tornata sulla sua partenza.
DOG-40 = Nel traguardo non si salta nessuna biglia, e nessuna va indietro o esce. Una biglia può avanzare dentro il traguardo con un valore esatto e fermarsi su ogni casella libera.
DOG-41 = Il valore deve essere esatto: nessuna biglia va oltre F4.
DOG-42 = Non sei obbligato a entrare nel traguardo. Una biglia può fare un altro giro, e deve farlo se non puoi giocare altro.
DOG-43 = Anche una tua biglia appena uscita, ferma sulla partenza, sbarra la strada al tuo traguardo.

## Il sette

DOG-45 = I sette punti vanno a una o più delle tue biglie in pista o al traguardo, anche appena uscite. Le biglie vanno avanti di punti interi, e i punti si usano tutti e sette.
DOG-46 = Ogni biglia superata o colpita da una parte del sette torna al canile, anche le tue e quelle del compagno. Quelle appena uscite sbarrano la strada; quelle al traguardo non si superano e non si colpiscono. Il sette canadese rimanda al canile allo stesso modo.
DOG-47 = Giochi un sette una parte alla volta. Ogni parte muove una biglia di uno o più punti, e la stessa biglia può muoversi più volte. Una parte può aprire la strada alla seguente. Una parte è permessa solo se poi si possono usare tutti i punti rimasti.
DOG-48 = Con un sette non si mette in pista nessuna biglia. Una biglia rimandata al canile da questo sette non può più muoversi con lo stesso sette.
DOG-49 = Quando una parte del sette porta la tua ultima biglia al traguardo, i punti rimasti vanno alle biglie del compagno; in una squadra da tre, a quelle di qualsiasi compagno.
DOG-50 = Sette canadese: in squadra puoi usare un sette, o un jolly come sette, sulle biglie dei compagni in ogni momento, da sole o con le tue.

## Il fante

DOG-52 = Una tua biglia si scambia di posto con quella di un altro giocatore, avversario o compagno, anche se non ti conviene. Due biglie tue non si possono scambiare.
DOG-53 = Si scambiano solo biglie in pista, e nessuna appena uscita: mai quelle nel canile o al traguardo.
DOG-54 = Se hai una biglia in pista, nessun altro ne ha lì una che non sia appena uscita, e non puoi giocare nessuna carta, posi un fante senza effetto invece di uscire dalla manche. Un jolly non va bene. Se stai aiutando il compagno, le biglie che muovi contano come tue.
DOG-55 = Una biglia che uno scambio mette sulla propria partenza non è appena uscita. Da lì può entrare nel traguardo.

## Compagni, vittoria, varianti

DOG-56 = Quando le tue quattro biglie sono al traguardo, continui a ricevere carte. Con ogni carta muovi le biglie del compagno come se fossero tue; in una squadra da tre, quelle di tutti i compagni.
DOG-57 = Una squadra vince appena tutte le sue biglie sono al traguardo. Le carte rimaste non contano, ma l’ultima va usata per intero: un sette vince solo con il suo ultimo punto.
DOG-58 = Ultima biglia senza jolly: nessun jolly, nemmeno come sette, può portare al traguardo l’ultima biglia di una squadra.
DOG-59 = A Dog si può giocare un torneo con molti tavoli: con squadre da due o da tre che si iscrivono insieme o sono formate per sorteggio.

## In due, tre o cinque

DOG-60 = Ognuno comincia con tre biglie nel canile e una appena uscita sulla partenza.
DOG-61 = In ogni manche, invece dello scambio, ognuno pesca una carta coperta dalla persona seguente nell’ordine di gioco. Si pesca dalle carte appena date, e le carte cambiano mano tutte insieme.
DOG-62 = Un sette, o un jolly come sette, può muovere qualsiasi biglia sul tabellone, anche degli avversari, e rimanda al canile come sempre. Ogni biglia si muove come potrebbe muoverla il suo proprietario, fino al traguardo di quel giocatore.
DOG-63 = Perciò un sette può far uscire dalla partenza la biglia appena uscita di chiunque e togliere il blocco.
DOG-64 = Un due avanza di 2, oppure pesca una carta coperta da un avversario che ne ha. In questo caso non ha altro effetto, e tocca al giocatore seguente.
DOG-65 = Anche un jolly può valere come un due che pesca una carta.
DOG-66 = Chi per primo ha quattro biglie al traguardo vince subito, chiunque abbia mosso la quarta. Se è stato un sette e restano punti, devono potersi usare tutti.

## Perché una mossa non si può fare

why-over = La partita è finita.
why-chance-draws = Le carte le dà il caso. Nessuno le sceglie.
why-players-play = Questo lo decidono i giocatori, non il caso.
why-no-card-now = Adesso non si dà e non si pesca nessuna carta.
why-not-in-stock = Questa carta non è nel mazzo: { dog-card }.
why-not-in-that-hand = Questa carta non è in quella mano: { dog-card }.
why-deal-first = Aspetta: prima si danno le carte.
why-exchange-first = Prima ognuno dà una carta al compagno. Scegli quale dare.
why-draw-first = Prima si pesca una carta.
why-not-your-turn = Non è il tuo turno.
why-nothing-is-given = Senza squadre non ci si scambiano carte.
why-no-exchange-now = Si scambia solo all’inizio di una manche.
why-already-given = Hai già dato la tua carta.
why-not-in-hand = Non hai questa carta: { dog-card }.
why-a-card-first = Gioca prima una carta.
why-seven-under-way = Prima finisci il tuo sette. Punti rimasti: { $points }.
why-only-a-two-draws = Solo con un due si pesca una carta.
why-no-drawing-in-teams = Nelle partite a squadre un due non pesca carte.
why-not-from-yourself = Devi pescare da un avversario, non da te.
why-no-cards-there = Quel giocatore non ha più carte. Scegline un altro.
why-only-a-jack-idles = Solo un fante si può posare senza effetto.
why-a-card-is-playable = Puoi ancora giocare una carta: { dog-card }.
why-not-without-effect = Puoi posare un fante senza effetto solo se hai una biglia in pista, nessun altro ne ha una che si possa scambiare e non puoi giocare altro.
why-only-a-jack-exchanges = Solo con un fante si scambiano due biglie.
why-a-jack-exchanges = Con un fante scambi una tua biglia con quella di un altro. Nessuna va avanti.
why-fresh-is-not-exchanged = Una biglia appena uscita non si può scambiare.
why-kennel-is-not-exchanged = Una biglia nel canile non si può scambiare.
why-finish-is-not-exchanged = Una biglia al traguardo non si può scambiare.
why-own-marble-first = Scegli prima una delle tue biglie.
why-two-own-marbles = Non puoi scambiare due biglie tue.
why-no-marble =
    { $place ->
        [S] Sulla partenza non c’è la biglia indicata.
       *[other] Su { $place } non c’è la biglia indicata.
    }
why-no-start-card = Solo con un asso, un re o un jolly metti in pista una biglia.
why-a-seven-puts-none-out = Con un sette non si mette in pista nessuna biglia.
why-only-onto-its-start = Una biglia che esce dal canile va sulla sua partenza.
why-fresh-only-from-the-kennel = Solo una biglia che esce dal canile è «appena uscita».
why-not-into-a-kennel = Nel canile non si può andare.
why-kennel-is-empty = Nel canile non c’è nessuna biglia.
why-start-is-taken = Sulla partenza c’è ancora una biglia appena uscita. Prima deve muoversi quella.
why-barred = Una biglia appena uscita sulla casella { $field } sbarra la strada.
why-all-home = Le tue biglie sono tutte al traguardo.
why-only-a-seven-moves-others = Solo con un sette si muovono le biglie degli altri.
why-help-too-early = Potrai muovere le biglie dei compagni quando le tue saranno tutte al traguardo.
why-not-your-marble = Questa biglia non è tua.
why-whole-value = La biglia deve muoversi di tutto il valore della carta: { dog-card }.
why-only-a-four-goes-back = Indietro si va solo con un quattro, o con un jolly usato come quattro.
why-own-finish-only = Una biglia può entrare solo nel proprio traguardo.
why-fresh-not-straight-in = Una biglia appena uscita non può entrare subito al traguardo: deve prima muoversi e tornare sulla partenza.
why-not-back-in-the-finish = Nel traguardo non si torna indietro.
why-not-out-of-the-finish = Chi è al traguardo ci resta.
why-no-further = Questa biglia non può andare oltre.
why-value-must-fit = Il valore deve essere esatto. Punti necessari: { $points }.
why-own-fresh-before-finish = La tua biglia appena uscita sbarra la strada al traguardo.
why-no-jump-in-the-finish = { $place } è occupata, e nel traguardo non si salta nessuna biglia.
why-no-joker-finish = Un jolly non può portare al traguardo l’ultima biglia della squadra.
why-too-many-points = Puoi andare solo avanti, e al massimo dei punti che restano: { $points }.
why-points-left = Così non potresti usare tutti i punti rimasti: { $points }. Dividili in un altro modo.
why-win-with-the-last-point = L’ultima biglia arriva al traguardo solo con l’ultimo punto del sette. Punti rimasti: { $points }.

### L’interfaccia: che cosa dicono tabellone, vassoio e preparazione

## Carte e luoghi

dog-card-joker-short = Jolly
dog-card =
    { $card ->
        [A] asso
        [J] fante
        [Q] donna
        [K] re
        [X] jolly
       *[other] { $card }
    }
dog-place-field = casella { $field }
dog-place-kennel = canile di { $name }
dog-place-start = partenza di { $name }
dog-place-finish = F{ $number } nel traguardo di { $name }
dog-place-hand = carte di { $name }
dog-short-kennel = canile
dog-short-start = partenza

## Che cosa succede, per il diario

dog-log-laid = { $name } gioca: { dog-card }.
dog-log-joker = { $name } gioca un jolly come: { dog-card }.
dog-log-moved = { $name } muove: { $start } → { $end }.
dog-log-moved-for = { $name } muove una biglia di { $owner }: { $start } → { $end }.
dog-log-out = { $name } mette in pista una biglia.
dog-log-home = La biglia di { $name } su { $field } torna al canile.
dog-log-swapped = La biglia di { $name } su { $field } si scambia di posto con quella di { $other } su { $there }.
dog-log-idled = { $name } posa un fante senza effetto.
dog-log-dropped =
    { $count ->
        [0] { $name } esce da questa manche.
       *[other] { $name } esce da questa manche e posa: { $cards }.
    }
dog-log-gave = { $other } riceve una carta da { $name }.
dog-log-gave-card = { $other } riceve da { $name }: { dog-card }.
dog-log-drew = { $name } pesca una carta da { $other }.
dog-log-all-home = { $name } ha tutte le biglie al traguardo.
dog-log-round = Nuova manche. Carte per ciascuno: { $count }. Dà le carte { $name }.
dog-log-shuffled = Gli scarti vengono mischiati in un nuovo mazzo.
dog-log-won =
    { $count ->
        [one] { $names } vince.
       *[other] { $names } vincono.
    }

## Che cosa si deve fare, come titolo

dog-ask-won-you = Tutte le biglie sono al traguardo. Hai vinto.
dog-ask-won =
    { $count ->
        [one] { $names } vince.
       *[other] { $names } vincono.
    }
dog-ask-exchange = Ognuno dà una carta al compagno.
dog-ask-give = Scegli una carta per { $other }.
dog-ask-wait = Ora si danno le carte.
dog-ask-play = È il turno di { $name }.
dog-ask-seven =
    { $points ->
        [one] Il tuo sette: ancora un punto.
       *[other] Il tuo sette: ancora { $points } punti.
    }
dog-ask-help = Le tue biglie sono al traguardo. Gioca per { $names }.
dog-ask-card = Tocca a te: gioca una carta.
dog-ask-card-for = Quale carta per questa biglia?
dog-ask-marble = Scegli una biglia. Carta: { dog-card }.
dog-ask-field = Scegli la casella. Carta: { dog-card }.
dog-ask-swap = Con quale biglia si scambia?
dog-ask-armed = Ecco la tua mossa. La giochi o annulli?
dog-ask-seven-shown = Il tuo sette viene giocato.
dog-ask-seven-ready = Hai usato tutti e sette i punti. Li giochi?
dog-ask-which = Quale?

## Il tabellone, i suoi luoghi e i suoi tasti

dog-board = Il tabellone con le biglie
dog-marble-own = la tua biglia
dog-marble = biglia di { $name }
dog-marble-fresh = appena uscita, sbarra la strada
dog-marble-chosen = scelta
dog-marble-can = può muoversi
dog-target = casella possibile, carta: { dog-card }
dog-target-part =
    { $points ->
        [one] casella possibile, un punto
       *[other] casella possibile, { $points } punti
    }
dog-target-swap = scambio di posto
dog-target-draw = pesca qui una carta
dog-target-strikes = la rimanda al canile
dog-which-as = come: { dog-card }
dog-which-part =
    { $left ->
        [0] come sette
        [one] come sette, ne resta uno
       *[other] come sette, ne restano { $left }
    }
dog-which-from = da: { $place }
dog-help = Tutte le tue biglie sono al traguardo. D’ora in poi giochi per { $names }.
dog-say-watching = Stai guardando.
dog-say-give = Carta scelta: { dog-card }. Premi Invio per darla.
dog-say-got = Ricevi da { $name }: { dog-card }.
dog-say-chosen =
    { $count ->
        [0] Carta scelta: { dog-card }.
        [one] Carta scelta: { dog-card }. Una biglia può muoversi.
       *[other] Carta scelta: { dog-card }. { $count } biglie possono muoversi.
    }
dog-say-cards =
    { $count ->
        [one] Questa biglia si può muovere con una carta.
       *[other] Questa biglia si può muovere con { $count } carte.
    }
dog-say-ways =
    { $count ->
        [one] Una casella possibile.
       *[other] { $count } caselle possibili.
    }
dog-say-armed = La mossa è pronta, ma non ancora giocata.
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
dog-deal = { $name } dà le carte: { $count }. Poi { $next }: { $more }.
dog-key-cards = Scegliere una carta
dog-hidden = Nascoste: le carte in mano ({ $hands }) e le carte del mazzo ({ $count }).
dog-hidden-more = Negli scarti: { $cards }.
dog-place-empty = vuota
dog-key-fields = Percorrere la pista casella per casella, con canili e traguardi
dog-key-walk = Scorrere carte, biglie o caselle possibili
dog-key-enter = Scegliere; su una casella possibile, giocare
dog-key-back = Annullare
dog-key-hand = Leggere le tue carte
dog-key-marbles = Leggere dove sono le tue biglie
dog-key-others = Leggere dove sono le biglie degli altri
dog-key-pile = Leggere quante carte ci sono negli scarti
dog-key-deal = Leggere chi dà le carte

## Mano e pulsanti

dog-hand = Le tue carte
dog-hand-empty = Niente carte fino alla prossima manche.
dog-still-playing = Hanno ancora carte: { $names }
dog-card-number = { $number } di { $count }
dog-card-dull = adesso non si può giocare
dog-card-new = nuova
dog-next = Poi
dog-play = Gioca
dog-play-idle = Posa senza effetto
dog-play-seven = Gioca il sette
dog-give = Dai
dog-back = Annulla
dog-seven = Il sette, una parte alla volta
dog-seven-left =
    { $points ->
        [0] Hai usato tutti e sette i punti.
        [one] Ancora un punto. Scegli una biglia.
       *[other] Ancora { $points } punti. Scegli una biglia.
    }
dog-seven-part = { $points }: { $from } → { $to }. Annulla questa parte
dog-has = Carte: { $cards }, biglie al traguardo: { $home }
dog-has-given = ha dato una carta
dog-has-deal = dà le carte
dog-has-team = con { $names }

## Preparazione e fine

dog-setup-teams = Squadre
dog-setup-pairs = Tre squadre da due
dog-setup-trios = Due squadre da tre
dog-setup-partners = I compagni siedono l’uno di fronte all’altro: rosso e giallo, blu e verde.
dog-setup-alone = Ognuno gioca per sé e comincia con una biglia sulla partenza.
dog-setup-canadian = Sette canadese
dog-setup-canadian-note = Un sette può muovere sempre anche le biglie dei compagni.
dog-setup-no-joker = Ultima biglia senza jolly
dog-setup-no-joker-note = L’ultima biglia di una squadra non può entrare al traguardo con un jolly.
dog-setup-deals = Chi dà le carte per primo
dog-chosen-pairs = Squadre da due
dog-chosen-trios = Squadre da tre
dog-chosen-none = Ognuno per sé
dog-chosen-canadian = Con il sette canadese
dog-chosen-no-joker = Ultima biglia senza jolly
dog-ending = Il tabellone alla fine
dog-ending-home = { $name }: { $home } su 4 al traguardo
dog-ending-cards =
    { $count ->
        [one] una carta giocata
       *[other] { $count } carte giocate
    }

### Le regole da leggere

ten-lines =
    Porta le tue quattro biglie dal canile, lungo la pista, fino al traguardo.
    I compagni siedono l’uno di fronte all’altro e vincono insieme; in due, tre o cinque ognuno gioca per sé.
    Si ricevono 6, 5, 4, 3 e 2 carte, poi di nuovo 6.
    In squadra, prima ognuno dà al compagno una carta coperta.
    Nel tuo turno giochi una carta; se puoi, sei obbligato a giocarla.
    Se non puoi giocarne nessuna, esci dalla manche.
    Asso, re e jolly mettono in pista una biglia sulla partenza.
    Appena uscita, sbarra la strada a tutti e non può entrare subito al traguardo.
    Chi finisce su una biglia la rimanda al canile; un sette rimanda anche quelle che supera.
    Per entrare nel traguardo il valore deve essere esatto.
page-aim-text =
    Quattro biglie sono nel tuo canile. Portale sulla tua partenza, una volta intorno alla pista e nel tuo traguardo.

    In quattro i compagni siedono l’uno di fronte all’altro e vincono insieme. Chi ha portato al traguardo le sue continua con le biglie del compagno. In sei ci sono tre squadre da due o due squadre da tre; in due, tre o cinque ognuno gioca per sé.
page-setup-text =
    Ognuno ha un braccio del tabellone: un canile a lato, una partenza sulla pista e all’interno un traguardo di quattro caselle.

    Si gioca in senso antiorario, e così corrono anche le biglie. Le carte sono due mazzi con tre jolly ciascuno. I semi non contano.
page-turn-text =
    Una manche comincia con le carte: prima 6 a testa, poi 5, 4, 3 e 2, e di nuovo 6. In squadra ognuno dà poi al compagno una carta coperta, e solo dopo guarda quella che riceve.

    Poi si gioca a turno, una carta alla volta, usandone tutto il valore. Chi può giocare è obbligato, anche se non gli conviene. Chi non può giocare niente scopre le sue carte e aspetta la manche seguente.

    I compagni non si dicono che carte hanno.
page-cards = Che cosa fanno le carte
page-cards-text =
    Quasi tutte le carte fanno avanzare una biglia del loro valore. Asso, quattro, sette, fante, re e jolly fanno anche altro, o solo altro.
page-start = L’uscita e il blocco
page-start-text =
    Dal canile una biglia esce solo con un asso, un re o un jolly. Sulla sua partenza la biglia è «appena uscita», finché non si muove.

    Una biglia appena uscita sbarra la strada. Nessuna biglia può finirle sopra o superarla, nemmeno una delle tue. Non si può rimandare al canile né scambiare.
page-moving = Superare e rimandare
page-moving-text =
    Le biglie che non sono appena uscite si possono superare. Chi finisce su una casella occupata rimanda al canile la biglia che c’è, anche una del compagno o una sua.

    Al traguardo le biglie sono al sicuro.
page-seven = Il sette
page-seven-text =
    Dividi i sette punti fra le tue biglie come vuoi. Vanno usati tutti e sette, e con il sette non esce nessuna biglia dal canile.

    Qui superare è pericoloso: ogni biglia che una parte del sette supera o colpisce torna al canile, anche le tue e quelle del compagno. Se una parte porta la tua ultima biglia al traguardo, il resto è per le biglie del compagno.
page-jack = Il fante
page-jack-text =
    Il fante scambia una tua biglia con quella di un altro, anche se non ti conviene. Tutte e due devono essere sulla pista, e nessuna appena uscita.

    Se hai una biglia in pista, gli altri non ne hanno una da scambiare e non puoi giocare nessun’altra carta, lo posi senza effetto e resti nella manche.
page-finish = Al traguardo
page-finish-text =
    Una biglia entra in avanti, passando dalla propria partenza. La partenza conta come una casella, e il valore deve essere esatto. Dentro non si salta nessuna biglia e non si torna indietro.

    Nessuno è obbligato a entrare. Una biglia appena uscita non può: deve prima toccare la partenza una seconda volta. Basta andare indietro con un quattro e poi di nuovo avanti.
page-alone = In due, tre o cinque
page-alone-text =
    Ognuno gioca per sé, e una biglia è già sulla partenza. Invece dello scambio peschi una carta dalla mano di chi gioca dopo di te.

    Un sette può allora muovere qualunque biglia del tabellone. Con un due puoi, invece di muovere, pescare una carta da qualcuno. Vince chi ha per primo quattro biglie al traguardo.
page-end-text =
    Quando le tue quattro biglie sono al traguardo, continui con quelle del compagno. Una squadra vince quando la sua ultima biglia è dentro. L’ultima carta va usata per intero.

    Due varianti si scelgono prima della partita: con il sette canadese puoi sempre usare un sette anche per le biglie del compagno; nell’altra il jolly non vale per l’ultimissima biglia.
picture-board = Ogni braccio ha il canile a lato, la partenza sulla pista e il traguardo all’interno. Il rosso ha una biglia appena uscita sulla partenza e una sulla casella più interna del traguardo.
picture-start = Il rosso gioca un re e mette in pista una biglia. Il blu e il verde arrivano da dietro e non possono passare.
picture-home = Il rosso gioca un otto, supera il giallo e finisce sul blu. Il blu torna al canile; al giallo non succede niente.
picture-seven = Il rosso divide un sette: quattro punti superando il blu, che torna al canile, e tre punti dalla partenza fin dentro il traguardo.
picture-jack = Il rosso gioca un fante: una biglia rossa e una blu si sono scambiate di posto.
picture-finish = Un sei porta la biglia rossa al traguardo: tre caselle fino alla partenza, altre tre fino a F3. F4 è occupata.
legend = Che cosa fanno le carte

### Perché un suggerimento è buono

hint-finish = Così una biglia arriva al traguardo.
hint-leader = Così torna al canile una biglia di { $other }, che è in testa.
hint-strikes = Così torna al canile una biglia di { $other }, che deve ricominciare con quella.
hint-out = Così metti in pista una biglia, che sulla partenza sbarra la strada.
hint-saves = Sulla casella { $field } la tua biglia poteva essere rimandata al canile con la prossima carta. Ora è al sicuro da quella carta.
hint-swaps =
    { $steps ->
        [one] Lo scambio porta la tua biglia una casella più vicina al traguardo.
       *[other] Lo scambio porta la tua biglia { $steps } caselle più vicina al traguardo.
    }
hint-sets-back = Lo scambio riporta indietro { $other }.
hint-gives-start = Con questa carta { $other } può mettere in pista una biglia.
hint-draws = Così { $other } perde una carta, e la ricevi tu.
hint-nearer =
    { $steps ->
        [one] Poi alla biglia manca solo una casella fino alla sua partenza.
       *[other] Poi alla biglia mancano { $steps } caselle fino alla sua partenza.
    }

# Lessons
lesson-out = Fuori dal canile
lesson-out-idea = Le tue biglie aspettano nel canile. Solo un asso, un re o un jolly ne mette in pista una, sulla tua partenza.
lesson-out-goal = Porta una biglia fuori dal canile.
lesson-out-done = La tua biglia è sulla partenza. È appena uscita: nessuno può superarla né rimandarla.
lesson-out-wrong-number = Questa carta muove solo biglie già in pista. Ti serve un asso, un re o un jolly.
lesson-strike = Rimandare una biglia
lesson-strike-idea = Una carta muove una biglia in avanti del suo valore. Se arriva esattamente su un’altra, quella torna al canile.
lesson-strike-goal = Rimanda al canile la biglia blu.
lesson-strike-done = Colpita in pieno. Superare la gialla non ha fatto danni: con questa carta conta solo dove arrivi.
lesson-strike-wrong-kennel = Con questa carta nessuna biglia esce dal canile. Muovi la biglia che hai in pista.
lesson-strike-wrong-partner = Hai colpito la gialla, che è del tuo compagno. Tornano indietro tutti, amici compresi.
lesson-strike-wrong-short = La tua biglia non è arrivata alla blu. Conta le caselle che le separano.
lesson-cards = Asso, donna e re
lesson-cards-idea = La donna fa dodici caselle e il re tredici. Un asso ne fa una o undici, come vuoi tu.
lesson-cards-goal = Colpisci esattamente la biglia blu.
lesson-cards-done = Undici caselle: l’asso ci arriva. Poteva anche mettere in pista una biglia.
lesson-cards-wrong-queen = La donna fa dodici caselle, ed era una di troppo.
lesson-cards-wrong-king = Il re fa tredici caselle, ed erano due di troppo.
lesson-cards-wrong-one = Un asso può fare anche undici caselle. Stavolta l’hai usato come uno.
lesson-cards-wrong-out = Un’altra biglia è in pista, ma la blu è ancora lì. Una delle tue carte ci arrivava.
lesson-four = Indietro con il quattro
lesson-four-idea = Un quattro può anche andare indietro. A una biglia appena oltre la partenza risparmia un giro intero.
lesson-four-goal = La tua biglia ha appena cominciato il giro. Portala vicino al suo traguardo.
lesson-four-done = Adesso il traguardo è a poche caselle.
lesson-four-wrong-forward = Quattro caselle avanti, e il giro è ancora tutto da fare. Un quattro può andare anche nell’altro senso.
lesson-four-wrong-six-back = Solo un quattro va indietro. Un sei va sempre avanti.
lesson-four-wrong-six = Sei caselle avanti, e il giro è ancora lungo. Un’altra carta fa di meglio.
lesson-finish = Al traguardo
lesson-finish-idea = Il tuo traguardo comincia subito dopo la tua partenza. La partenza vale una casella, e il valore deve essere esatto.
lesson-finish-goal = Porta la tua biglia al traguardo.
lesson-finish-done = Lì nessuno la può rimandare. Quando ci sono tutte e quattro, aiuti il tuo compagno.
lesson-finish-wrong-far = Nove è troppo: il traguardo ha solo quattro caselle. Ti serve una carta più piccola.
lesson-finish-wrong-past = Nove caselle portano oltre il traguardo, e comincia un altro giro. Prova la carta più piccola.
lesson-finish-wrong-lap = La tua biglia è passata oltre il traguardo e rifà il giro. Scegli una casella del traguardo.
lesson-exchange = Scambiare una carta
lesson-exchange-idea = In squadra ogni manche comincia con uno scambio: ognuno dà al compagno una carta coperta.
lesson-exchange-goal = Il tuo compagno non ha biglie in pista. Aiutalo con una carta che ne fa uscire una.
lesson-exchange-done = Adesso potete giocare in due. Si vince insieme, quindi dai quello che aiuta di più.
lesson-exchange-wrong-number = Con quella carta il tuo compagno non può far uscire una biglia. Quale può?
lesson-exchange-wrong-play = Si gioca dopo. Prima dai una carta al tuo compagno.
lesson-last = Quando niente va bene
lesson-last-idea = Se puoi giocare una carta, devi. Se non ne puoi giocare nessuna, metti giù la mano e sei fuori dalla manche.
lesson-last-goal = Hai ancora un quattro e un nove. Giocali tutti e due, uno dopo l’altro.
lesson-last-done = Giocati tutti e due. Si ricevono sei carte, poi cinque, quattro, tre e due, e poi di nuovo sei.
lesson-last-wrong-finish = La tua biglia è al traguardo, ma adesso il nove non va da nessuna parte. Lo metti giù e sei fuori dalla manche.
lesson-jack = Scambiare con il fante
lesson-jack-idea = Il fante scambia una tua biglia con quella di un altro. Le biglie appena uscite non partecipano, né quelle in un canile o al traguardo.
lesson-jack-goal = Scambia con la biglia blu vicina alla tua partenza.
lesson-jack-done = La tua biglia ha quasi finito il giro, e alla blu ne manca quasi uno intero.
lesson-jack-wrong-fresh = Le biglie appena uscite e quelle in un canile non si scambiano mai. Il blu ne ha un’altra in pista.
lesson-jack-wrong-two = Con il due vai avanti un po’. Il fante ti avrebbe risparmiato mezzo giro.
lesson-seven = Dividere il sette
lesson-seven-idea = Un sette sono sette punti. Dividili tra le tue biglie; quelle che superano o colpiscono tornano al canile.
lesson-seven-goal = Porta una biglia al traguardo e rimanda quella blu.
lesson-seven-done = Quattro punti per una, tre per l’altra: una carta sola ha fatto tutto.
lesson-seven-wrong-two = Quello era il due, e il tuo turno è finito. Solo il sette può fare tutte e due le cose.
lesson-seven-wrong-other = Il sette è finito, ma non ha fatto tutte e due le cose. Prima conta: a chi servono quanti punti?
lesson-seven-wrong-whole = Tutti e sette i punti sono andati a una biglia sola. Dividili tra due.
lesson-together = Vincere insieme
lesson-together-idea = Quando tutte le tue biglie sono al traguardo, giochi quelle del tuo compagno. La squadra vince quando ci sono tutte e otto.
lesson-together-goal = Il tuo compagno ha le gialle, e gliene manca una. Portala al suo traguardo.
lesson-together-done = Ci sono tutte e otto: avete vinto insieme.
lesson-together-wrong-past = Nove è troppo: la biglia del tuo compagno è passata oltre il suo traguardo.
lesson-together-wrong-lap = La biglia del tuo compagno è passata oltre il suo traguardo. Scegli una casella del traguardo.
lesson-blockade = Sbarrare la strada
lesson-blockade-idea = Una biglia appena uscita sbarra la strada: nessuno la supera né si ferma sulla sua casella.
lesson-blockade-goal = Il blu vuole superare la tua partenza. Non lasciarlo passare.
lesson-blockade-done = Il blu non può giocare nulla ed è fuori dalla manche.
lesson-blockade-wrong-opened = La tua biglia appena uscita se n’è andata, e la strada per il blu è libera.
lesson-joker = Il jolly
lesson-joker-idea = Un jolly è qualsiasi carta tu voglia, con tutto quello che sa fare.
lesson-joker-goal = Porta la tua biglia al traguardo.
lesson-joker-done = Come dieci, asso, donna o re: ci arrivano tutti.
lesson-joker-wrong-six = Il sei si ferma prima del traguardo. L’altra carta può essere qualsiasi numero.
lesson-joker-wrong-other = La tua biglia non è al traguardo. Gioca il jolly come carta da dieci a tredici punti e scegli una casella del traguardo.
lesson-passing = Chi supera il sette
lesson-passing-idea = Un sette rimanda ogni biglia che supera, anche quelle del tuo compagno. Il tuo compagno ha le gialle.
lesson-passing-goal = Rimanda la biglia blu e risparmia quella del tuo compagno.
lesson-passing-done = Prima di giocare un sette, guarda chi supererà.
lesson-passing-wrong-rest = I tuoi ultimi punti hanno superato la biglia del compagno e l’hanno rimandata. Usali altrove.
lesson-passing-wrong-partner = Quella biglia deve superare quella del tuo compagno, e un sette rimanda tutto quello che supera.
lesson-turning-in = Prima fuori, poi dentro
lesson-turning-in-idea = Una biglia appena uscita non può andare dritta al traguardo. Prima deve lasciare la partenza e tornarci.
lesson-turning-in-goal = Porta la tua biglia al traguardo con due carte.
lesson-turning-in-done = Indietro dalla partenza, poi avanti e dentro: è il giro più corto che ci sia.
lesson-turning-in-wrong-fresh = La tua biglia è appena uscita. Deve lasciare la partenza prima di poter entrare.
lesson-turning-in-wrong-forward = In avanti hai ancora tutto il giro. Un quattro può anche andare indietro.
lesson-turning-in-wrong-off = Hai giocato due carte, e la tua biglia non è al traguardo. Quale carta la porta poco prima della partenza, e quale da lì la fa entrare?
lesson-helping = Punti per il compagno
lesson-helping-idea = Se un sette porta dentro la tua ultima biglia, i punti che restano vanno alle biglie del tuo compagno. Lui ha le gialle.
lesson-helping-goal = Porta dentro la tua ultima biglia e usa il resto per il tuo compagno.
lesson-helping-done = Da ora giochi le biglie del tuo compagno, con tutte le tue carte.
lesson-helping-wrong-lap = La tua ultima biglia è passata oltre il traguardo, e per il compagno non è rimasto niente.
lesson-helping-wrong-early = Prima la tua ultima biglia. Solo dopo puoi aiutare.
lesson-draw = Pescare con il due
lesson-draw-idea = In due, in tre e in cinque ognuno gioca per sé. Allora un due può anche pescare una carta da un’altra mano.
lesson-draw-goal = Hai in pista una sola biglia. Mettine in pista un’altra in due turni.
lesson-draw-done = Hai pescato un re, e ha messo in pista una biglia.
lesson-draw-wrong-moved = Il due ha mosso una biglia. Poteva anche pescare una carta, magari migliore.
lesson-draw-wrong-nine = Con queste due carte nessuna biglia esce. Prima procurati una carta migliore.
lesson-draw-wrong-kept = Hai pescato un re e l’hai usato per muovere. Un re può anche mettere in pista una biglia.
lesson-anyone = Un sette per tutti
lesson-anyone-idea = In due, in tre e in cinque un sette può muovere tutte le biglie, anche quelle degli altri.
lesson-anyone-goal = Rimanda al canile la biglia gialla.
lesson-anyone-done = Hai mosso la biglia blu, e ha rimandato la gialla.
lesson-anyone-wrong-own = Il sette è finito, e la gialla è ancora lì. Quale biglia le sta subito dietro?
lesson-anyone-wrong-three = Un tre qui non serve. Che cosa può fare un sette quando si gioca in tre?
lesson-five = Sei bracci per cinque
lesson-five-idea = In cinque si gioca sul tabellone a sei bracci, ognuno per sé. Un braccio non è di nessuno: lì non esce mai una biglia.
lesson-five-goal = Tutti gli altri hanno una biglia appena uscita sulla partenza. Rimanda lo stesso una biglia al canile.
lesson-five-done = Al braccio vuoto niente sbarra la strada, e il tuo sei ha rimandato la biglia verde.
lesson-five-wrong-blue = La biglia blu appena uscita sbarra la strada: nessuno la supera né si ferma sulla sua casella. Quale delle tue biglie ha la strada libera?
lesson-five-wrong-green = La biglia verde appena uscita sbarra la strada: nessuno la supera né si ferma sulla sua casella. Quale partenza è vuota?
lesson-five-wrong-back = Sei andato indietro di quattro caselle, e lì non c’era nessuno. Una delle tue biglie ha la strada libera in avanti.
lesson-five-wrong-short = Qui la strada è libera, ma con quattro caselle ne mancavano due.
lesson-five-wrong-nobody = La tua biglia aveva la strada libera, ma dove è arrivata non c’era nessuno. Guarda anche le altre tue biglie.
