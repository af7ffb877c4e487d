### Brändi Labyria

game-labyria = Brändi Labyria
game-labyria-pitch = Prima si costruisce insieme il labirinto, muro dopo muro. Poi comincia la corsa, mentre i dadi cambiano i muri e le pedine si divorano a vicenda.
game-labyria-aim = Porta le tue tre pedine nell’angolo opposto in diagonale prima degli altri.
game-labyria-facts = Da 2 a 4 giocatori · circa 45 minuti · costruire, poi correre

## Le regole, punto per punto: tabellone e preparazione

RIA-01 = Si gioca in due, tre o quattro. Ognuno ha tre pedine di un colore.
RIA-02 = Il tabellone ha 10 × 10 caselle. Gli ostacoli sono muri: stanno sui lati tra caselle vicine, mai sul bordo esterno. Si possono scegliere 8, 12 o 14 caselle per lato. Il numero di ostacoli resta uguale.
RIA-03 = Una tessera occupa un lato. Un angolare sta su un incrocio di quattro caselle. I suoi due bracci formano un angolo retto e ciascuno occupa un lato che arriva lì. Su un incrocio può stare al massimo un angolare, su un lato al massimo un muro.
RIA-04 = Ci sono 44 tessere e 20 angolari. In due, ognuno riceve 20 tessere e 10 angolari, in tre 13 e 6, in quattro 10 e 5. Quattro tessere sono nel deposito, per tutti. Nel deposito ci stanno quante tessere si vuole. In tre, i pezzi che avanzano non si usano.
RIA-05 = Le tue pedine partono dal tuo angolo del tabellone. In due si parte da angoli opposti in diagonale. Su una casella d’angolo possono stare quante pedine si vuole, e lì nessuno è d’intralcio.
RIA-06 = La tua meta è l’angolo opposto in diagonale.
RIA-07 = Si gioca in senso orario.

## Costruire

RIA-10 = Chi ottiene il numero più alto costruisce per primo. Qui si sorteggia o si sceglie prima della partita.
RIA-11 = Il primo ostacolo va sull’incrocio in mezzo al tabellone: un angolare sopra, o una tessera su un lato che arriva lì.
RIA-12 = A turno ognuno posa un ostacolo, tessera o angolare, finché non ne restano più.
RIA-13 = Ogni ostacolo successivo deve toccarne uno che c’è già. Le tessere toccano con le estremità, gli angolari con l’incrocio e con le punte dei bracci. Il bordo del tabellone non conta.
RIA-14 = Se nessuno dei tuoi ostacoli ha posto, salti il turno e al giro dopo ci riprovi. La costruzione finisce quando nessuno può più posare niente. Gli ostacoli che avanzano non si usano più.
RIA-15 = Puoi chiudere delle zone del tabellone, anche gli angoli.

## Il turno

RIA-20 = Dopo la costruzione muove per primo chi ottiene il numero più alto.
RIA-21 = Tiri tutti e due i dadi. Il numero dice di quante caselle si muove una pedina. Il simbolo dice quale abilità hai in più.
RIA-22 = Il numero vale per una sola pedina e non si può dividere. Anche Doppio e Mantello valgono per la stessa pedina.
RIA-23 = Con qualsiasi numero una pedina esce dal suo angolo di partenza. Uscire dall’angolo conta come primo passo.
RIA-24 = Se hai ottenuto «Posa», «Togli» o «Gira», puoi usarlo una volta, prima o dopo la mossa, oppure non usarlo, anche se nessuna pedina può muoversi. Per muoverti contano i muri che ci sono in quel momento. Se poi nessuna pedina può muoversi, il tuo turno salta.

## Abilità

RIA-30 = Posa: prendi una tessera dal deposito e posala su un lato libero qualsiasi. Non è necessario che tocchi qualcosa. Se il deposito è vuoto, l’abilità è persa.
RIA-31 = Togli: togli una tessera dal tabellone e mettila nel deposito.
RIA-32 = Salta il turno: questo turno non giochi.
RIA-33 = Doppio: il numero conta due volte, sempre.
RIA-34 = Mantello: in questo turno la tua pedina può attraversare tutti i muri. Per pedine e angoli non cambia niente.
RIA-35 = Gira: gira un angolare sul suo incrocio in un’altra direzione.
RIA-36 = Gli angolari non si tolgono e non si spostano mai. I lati verso cui un angolare si gira devono essere liberi, o già suoi.

## Muoversi

RIA-40 = Una pedina va di casella in casella vicina, mai in diagonale e mai attraverso un muro, se non ha il mantello.
RIA-41 = La pedina fa esattamente tanti passi quanti ne indica il dado.
RIA-42 = In una mossa non si entra due volte nella stessa casella, e non si torna in quella di partenza.
RIA-43 = Solo se nessuna delle tue pedine può muoversi o attaccare così, una pedina può entrare più volte nella stessa casella. Allora va bene ogni percorso con esattamente quel numero di passi: può tornare indietro ovunque, finire dove è cominciato, e attaccare.
RIA-44 = Se nessuna pedina può muoversi, il tuo turno salta. Se almeno una può, devi muoverla.
RIA-45 = Su una casella può stare al massimo una pedina; su una casella d’angolo, quante si vuole. Puoi saltare le tue pedine, quante vuoi. Una casella saltata è un passo e conta come una in cui sei entrato. Le pedine avversarie non si saltano.
RIA-46 = Entri nella tua meta solo con il numero esatto, all’ultimo passo di una mossa. Gli avversari che ci stanno non disturbano.
RIA-47 = Una pedina nella sua meta è al sicuro e ci resta. Strada facendo, una pedina può tornare nel proprio angolo di partenza, fermarsi lì o attraversarlo. Non entra negli altri due angoli.
RIA-48 = Una pedina chiusa tra i muri aspetta un tiro che la liberi.

## Divorare

RIA-50 = Una mossa che finisce su una pedina avversaria è un attacco. Scegli da quale casella vicina arrivi. Le pedine negli angoli non possono essere attaccate.
RIA-51 = Prima chi è attaccato tira il dado dei simboli. Il simbolo ha effetto da solo.
RIA-52 = Mantello: la pedina diventa invisibile e non viene divorata.
RIA-53 = Posa: una tessera del deposito sbarra la strada a chi attacca. Se il deposito è vuoto o chi attacca ha il mantello, non serve.
RIA-54 = Gira: le parti si invertono. Viene divorata la pedina che attacca, e il turno di chi attacca è finito.
RIA-55 = Con ogni altro simbolo la pedina attaccata viene divorata.
RIA-56 = Una pedina divorata torna al suo angolo di partenza. Chi attacca va sulla casella solo se l’attacco riesce.
RIA-57 = Se il mantello o una tessera ha fermato l’attacco, la stessa pedina deve muoversi dello stesso numero di passi e andare altrove, e non può attaccare nessuno. Se non può fare altrimenti, può entrare due volte nella stessa casella e anche finire sulla sua. Se nemmeno così c’è una mossa, resta dov’è. Un’abilità non ancora usata la puoi usare dopo.

## La fine

RIA-60 = Chi per primo ha tutte e tre le pedine nella meta vince subito.

## Perché non è possibile

why-over = La partita è finita.
why-dice-fall = I dadi si tirano da soli.
why-no-throw-now = Adesso questo dado non si tira.
why-first-throw = Prima si tirano i dadi per decidere chi comincia.
why-throw-first = Prima si tirano i dadi.
why-defence-first = Prima tira chi è attaccato.
why-not-your-turn = È il turno di qualcun altro.
why-still-building = La costruzione non è ancora finita.
why-built = La costruzione è finita.
why-no-tiles-left = Hai finito le tessere da costruire. Prendi un angolare.
why-no-corners-left = Hai finito gli angolari da costruire. Prendi una tessera.
why-crossing-taken = A nord-est di { $field } c’è già un angolare.
why-edge-taken = Tra le caselle { $a } e { $b } c’è già un muro.
why-not-the-middle = Il primo ostacolo va in mezzo al tabellone, a nord-est di { $field }.
why-not-touching = Lì non toccherebbe nessun altro ostacolo. Posalo accanto a uno che c’è già.
why-other-symbol =
    { $symbol ->
        [double] Hai ottenuto «Doppio». Non cambia i muri.
        [cloak] Hai ottenuto «Mantello». Non cambia i muri.
        [turn] Hai ottenuto «Gira». Puoi soltanto girare un angolare.
        [plus] Hai ottenuto «Posa». Puoi soltanto posare una tessera.
       *[other] Hai ottenuto «Togli». Puoi soltanto togliere una tessera.
    }
why-used = In questo turno hai già usato l’abilità.
why-depot-empty = Il deposito è vuoto. In questo turno non puoi posare tessere.
why-no-tile = Tra le caselle { $a } e { $b } non c’è nessuna tessera.
why-corner-stays = Il muro tra le caselle { $a } e { $b } è di un angolare. Gli angolari non si tolgono.
why-no-corner = A nord-est di { $field } non c’è nessun angolare.
why-not-turned = L’angolare è già girato così. Giralo in un’altra direzione.
why-no-room-to-turn = Un altro muro impedisce di girare l’angolare a nord-est di { $field }.
why-must-move = Una tua pedina può muoversi, quindi devi muoverne una.
why-moved = In questo turno hai già mosso una pedina.
why-no-figure = Non hai nessuna pedina su { $field }.
why-stays-in-goal = Questa pedina è nella sua meta e ci resta.
why-other-figure = Adesso deve andare altrove la pedina su { $field }, non un’altra.
why-safe-in-corner = Nell’angolo { $field } non si può attaccare nessuno.
why-foreign-corner = L’angolo { $field } non è né la tua partenza né la tua meta.
why-own-figure-there = Su { $field } c’è una tua pedina.
why-no-second-attack = L’attacco è fallito. Ora la pedina va altrove, ma non su una pedina avversaria.
why-attack-from-where = Su { $field } c’è una pedina avversaria. Scegli da quale casella attacchi.
why-nobody-to-attack = Su { $field } non c’è nessuna pedina avversaria.
why-no-entry = { $field } non è accanto alla casella che attacchi.
why-entered-twice = Devi fare esattamente questo numero di passi: { $number }. Così entreresti due volte in una casella, e ci sono altre mosse.
why-exact = Nella meta entri solo con il numero esatto, e devi fare esattamente questi passi: { $number }.
why-number = Con esattamente questi passi non arrivi lì: { $number }.
why-opponent-in-the-way = C’è una pedina avversaria in mezzo.
why-through-goal = Il percorso passerebbe per la tua meta. Ci entri solo con l’ultimo passo.
why-through-corner = Il percorso passerebbe per un angolo del tabellone in cui non puoi entrare.
why-wall = C’è un muro in mezzo.

### Nel browser: ciò che dicono tabellone, vassoio e preparazione

## Pezzi, lati e direzioni

ria-tile = Tessera
ria-corner = Angolare
ria-side-n = nord
ria-side-e = est
ria-side-s = sud
ria-side-w = ovest
ria-direction =
    { $direction ->
        [ne] verso nord ed est
        [se] verso sud ed est
        [sw] verso sud e ovest
       *[nw] verso nord e ovest
    }
ria-direction-short =
    { $direction ->
        [ne] N+E
        [se] S+E
        [sw] S+O
       *[nw] N+O
    }

## I dadi

ria-symbol-place = Posa
ria-symbol-remove = Togli
ria-symbol-miss = Salta il turno
ria-symbol-double = Doppio
ria-symbol-cloak = Mantello
ria-symbol-turn = Gira
ria-means-place = una tessera del deposito
ria-means-remove = una tessera dal tabellone
ria-means-miss = niente mossa
ria-means-double = vale due volte
ria-means-cloak = attraverso i muri
ria-means-turn = gira un angolare
ria-depot-empty = il deposito è vuoto
ria-dice = { $number } e { $symbol }: { $means }.
ria-no-dice = Nessuno ha tirato i dadi.
ria-fields =
    { $count ->
        [one] 1 casella
       *[other] { $count } caselle
    }
ria-doubled = due volte { $number }
ria-number = Muovi una pedina: { ria-fields }

## Ciò che accade, per il diario

ria-log-tile = { $name } posa una tessera tra le caselle { $a } e { $b }.
ria-log-corner = { $name } posa un angolare a nord-est di { $field }, { ria-direction }.
ria-log-passed-over = { $name } non ha posto per nessun ostacolo e salta il turno.
ria-log-all-built =
    { $left ->
        [0] Il labirinto è costruito.
        [one] Il labirinto è costruito. Un ostacolo non ha trovato posto.
       *[other] Il labirinto è costruito. { $left } ostacoli non hanno trovato posto.
    }
ria-log-first = { $name } ottiene il numero più alto e comincia.
ria-log-rolled =
    { $symbol ->
        [place] { $name } ottiene { $number } e «Posa».
        [remove] { $name } ottiene { $number } e «Togli».
        [miss] { $name } ottiene { $number } e «Salta il turno».
        [double] { $name } ottiene { $number } e «Doppio».
        [cloak] { $name } ottiene { $number } e «Mantello».
       *[turn] { $name } ottiene { $number } e «Gira».
    }
ria-log-sat-out = { $name } salta il turno.
ria-log-moved = { $name } va da { $start } a { $end }.
ria-log-goal = { $name } porta una pedina nella meta ({ $figures } su { $most }).
ria-log-attacked = { $name } attacca { $victim } in { $end }.
ria-defended-invisible = { $name } ottiene «Mantello»: la pedina è invisibile e resta.
ria-defended-barred = { $name } ottiene «Posa»: una tessera ferma la pedina di { $attacker }.
ria-defended-turned = { $name } ottiene «Gira»: viene divorata la pedina di { $attacker }.
ria-defended-devoured =
    { $symbol ->
        [place] { $name } ottiene «Posa», e non serve a difendersi.
        [remove] { $name } ottiene «Togli», e non serve a difendersi.
        [miss] { $name } ottiene «Salta il turno», e non serve a difendersi.
        [double] { $name } ottiene «Doppio», e non serve a difendersi.
       *[other] { $name } non ha difesa.
    }
ria-log-went-home = Una pedina di { $name } torna in { $start }.
ria-log-evade = La pedina di { $name } in { $field } deve andare altrove.
ria-log-stayed = La pedina di { $name } resta in { $field }.
ria-log-laid = { $name } posa una tessera tra le caselle { $a } e { $b }.
ria-log-lifted = { $name } toglie la tessera tra le caselle { $a } e { $b }.
ria-log-turned = { $name } gira l’angolare a nord-est di { $field }: { ria-direction }.
ria-log-passed = { $name } non può muoversi e salta il turno.
ria-log-won = { $name } ha tutte le pedine nella meta e vince.

## Attacco e difesa

ria-defence-throws = { $name } tira per difendersi.
ria-outcome-invisible = La pedina è invisibile. L’attacco fallisce.
ria-outcome-barred = Una tessera sbarra la strada. L’attacco fallisce.
ria-outcome-turned = Le parti si invertono. La pedina di { $attacker } viene divorata.
ria-outcome-devoured = Nessuna difesa. La pedina di { $victim } viene divorata.

## Ciò che si chiede, come titolo

ria-ask-build-first = Tocca a te: posa il primo ostacolo nel mezzo.
ria-ask-build = Tocca a te: posa una tessera o un angolare.
ria-ask-set = Posalo lì, oppure scegli un altro posto.
ria-ask-other-builds = { $name } costruisce.
ria-ask-throw = I dadi decidono chi comincia.
ria-ask-other = È il turno di { $name }.
ria-ask-move = Tocca a te: muovi una pedina di { ria-fields }.
ria-ask-move-able =
    { $symbol ->
        [place] Muovi una pedina di { ria-fields }; puoi anche posare una tessera.
        [remove] Muovi una pedina di { ria-fields }; puoi anche togliere una tessera.
       *[turn] Muovi una pedina di { ria-fields }; puoi anche girare un angolare.
    }
ria-ask-evade = L’attacco è fallito. Muovi la stessa pedina di { ria-fields } altrove.
ria-ask-ability =
    { $symbol ->
        [place] Puoi ancora posare una tessera, o finire il turno.
        [remove] Puoi ancora togliere una tessera, o finire il turno.
       *[turn] Puoi ancora girare un angolare, o finire il turno.
    }
ria-ask-ready-able =
    { $symbol ->
        [place] Gioca così, oppure posa anche una tessera.
        [remove] Gioca così, oppure togli anche una tessera.
       *[turn] Gioca così, oppure gira anche un angolare.
    }
ria-ask-ready = Il tuo turno è pronto. Giocalo, oppure cambia.
ria-ask-sent = Il tuo turno viene giocato.
ria-ask-won-you = Tutte le tue pedine sono nella meta. Hai vinto.
ria-ask-won = { $name } ha tutte le pedine nella meta e vince.

## Il tabellone, le caselle e i tasti

ria-board = Il tabellone con le sue caselle
ria-start-own = la tua partenza
ria-start = partenza di { $name }
ria-goal-own = la tua meta
ria-goal = meta di { $name }
ria-figures-own =
    { $count ->
        [one] la tua pedina
       *[other] { $count } tue pedine
    }
ria-figures =
    { $count ->
        [one] pedina di { $name }
       *[other] { $count } pedine di { $name }
    }
ria-walls =
    { $count ->
        [one] muro: { $sides }
       *[other] muri: { $sides }
    }
ria-no-walls = Nessun muro intorno a questa casella.
ria-can-go = la tua pedina può venire qui
ria-can-attack = la tua pedina può attaccare qui
ria-can-move = può muoversi
ria-is-picked = presa in mano
ria-planned-here = scelto qui
ria-can-tile = si può posare una tessera sui lati: { $sides }
ria-can-remove = si può togliere la tessera sui lati: { $sides }
ria-can-corner = un angolare può stare a nord-est
ria-can-turn = l’angolare a nord-est si può girare
ria-picked =
    { $count ->
        [one] Pedina in { $field }: una casella a portata.
       *[other] Pedina in { $field }: { $count } caselle a portata.
    }
ria-plan-tile = Muro tra le caselle { $a } e { $b }.
ria-plan-remove = Muro tra le caselle { $a } e { $b } tolto.
ria-plan-corner = Angolare a nord-est di { $field }, { ria-direction }.
ria-plan-turn = Angolare a nord-est di { $field } girato { ria-direction }.
ria-plan-move = Pedina da { $from } a { $to }.
ria-plan-attack = La pedina da { $from } attacca { $victim } in { $to }, entrando da { $by }.
ria-taken-back = Annullato.
ria-other-back = L’altra azione non è più possibile ed è annullata.
ria-doing-move = Muovi una pedina
ria-doing-ability = Usa l’abilità
ria-say-figures = { $name }: { $fields }; { $count } su { $most } nella meta.
ria-say-hand =
    { $name }: { $tiles ->
        [one] una tessera
       *[other] { $tiles } tessere
    }, { $corners ->
        [one] un angolare
       *[other] { $corners } angolari
    }.
ria-say-watching = Stai guardando.
ria-key-fields = Percorrere le caselle
ria-key-enter = Prendere una pedina, andare su una casella, posare un ostacolo; ancora: giocare
ria-key-side = Posare o togliere la tessera su quel lato della casella
ria-key-turn = Girare: un angolare, una tessera intorno alla casella, il lato di un attacco
ria-key-swap = Tessera o angolare; mossa o abilità
ria-key-next = Casella seguente o precedente dove si può agire
ria-key-send = Giocare il turno, o finirlo
ria-key-back = Annullare
ria-key-zoom = Guardare più da vicino, da più lontano, tutto il tabellone
ria-key-walls = Leggere quali muri stanno intorno alla casella
ria-key-dice = Leggere che cosa mostrano i dadi
ria-key-hands = Leggere che cosa resta da costruire e nel deposito
ria-key-todo = Leggere che cosa devi fare
ria-key-mine = Leggere dove stanno le tue pedine
ria-key-others = Leggere dove stanno le altre pedine

## Vassoio e targhe

ria-take-tile =
    { $count ->
        [one] Costruisci con una tessera, ne resta una
       *[other] Costruisci con una tessera, ne restano { $count }
    }
ria-take-corner =
    { $count ->
        [one] Costruisci con un angolare, ne resta uno
       *[other] Costruisci con un angolare, ne restano { $count }
    }
ria-the-depot = Deposito
ria-depot =
    { $count ->
        [0] Nessuna tessera nel deposito.
        [one] Una tessera nel deposito.
       *[other] { $count } tessere nel deposito.
    }
ria-hand =
    { $tiles ->
        [one] una tessera
       *[other] { $tiles } tessere
    } e { $corners ->
        [one] un angolare
       *[other] { $corners } angolari
    } da costruire
ria-in-goal = Pedine nella meta: { $count } su { $most }
ria-zoom-in = Guarda più da vicino
ria-zoom-out = Tutto il tabellone
ria-turn = Gira
ria-back = Annulla
ria-set = Posa
ria-rest = Costruisci il resto per sorteggio
ria-rest-short = Costruisci il resto
ria-rest-sure = Gli ostacoli che restano vengono posati per sorteggio, a turno e secondo le regole. Al tavolo devono essere tutti d’accordo, e non si può tornare indietro.
ria-play = Gioca
ria-end-turn = Fine turno

## Preparazione

ria-setup-begins = Chi costruisce per primo
ria-setup-lot = Labirinto per sorteggio
ria-setup-lot-note = Tutti gli ostacoli vengono posati per sorteggio, con le stesse regole, e la corsa comincia subito.
ria-setup-size = Grandezza del tabellone
ria-setup-size-note = Gli ostacoli sono sempre gli stessi: più piccolo è il tabellone, più fitto è il labirinto.
ria-chosen-size = { $size } × { $size } caselle

## La fine

ria-ending = Il tabellone alla fine
ria-ending-tally =
    { $built ->
        [one] un ostacolo
       *[other] { $built } ostacoli
    }, { $moves ->
        [one] una mossa
       *[other] { $moves } mosse
    }, { $attacks ->
        [one] un attacco
       *[other] { $attacks } attacchi
    }, { $abilities ->
        [one] un’abilità
       *[other] { $abilities } abilità
    }

### Le regole da leggere

ten-lines =
    Tre pedine partono dal tuo angolo; la loro meta è l’angolo opposto in diagonale.
    Prima tutti costruiscono il labirinto, a turno un ostacolo ciascuno.
    Ogni ostacolo ne tocca uno che c’è già.
    Poi a ogni turno si tirano i due dadi.
    Il numero dice di quante caselle si muove una pedina: né più né meno.
    Il simbolo aggiunge un’abilità.
    I muri ti fermano; le tue pedine le puoi saltare.
    Finire su una pedina avversaria vuol dire attaccarla.
    Chi è attaccato tira il dado dei simboli per difendersi.
    Nella meta si entra solo con il numero esatto; chi ci porta tutte e tre le pedine vince.
page-aim-text =
    Ognuno guida tre pedine dal proprio angolo del tabellone a quello opposto in diagonale. Per strada ci sono muri, che tutti hanno costruito, e pedine avversarie, che possono divorare le tue.
page-setup-text =
    Il tabellone ha 10 × 10 caselle; si possono scegliere altre misure. I muri stanno sui lati fra le caselle. Una tessera occupa un lato; un angolare sta su un incrocio e ne occupa due.

    Tutti ricevono lo stesso numero di tessere e di angolari, e quattro tessere sono nel deposito comune.
page-building = Costruire
page-building-text =
    Il primo ostacolo va sull’incrocio in mezzo al tabellone. Poi ognuno ne posa uno a turno, e ogni ostacolo deve toccarne uno che c’è già. Chiudere delle zone è permesso.

    Pensaci bene: poi dovrai passarci.
page-turn-text =
    Quando tutto è costruito, comincia la corsa. Tira i due dadi. Il numero dice di quante caselle si muove una delle tue pedine, il simbolo che cos’altro puoi fare.

    Se ottieni «Posa», «Togli» o «Gira», puoi usarlo prima o dopo la mossa, oppure non usarlo. Se una tua pedina può muoversi, devi muoverne una.
page-abilities = I simboli
page-abilities-text =
    Il secondo dado ha sei simboli. Tre cambiano i muri, due aiutano la pedina che si muove, e uno ti costa il turno.
page-moving = Muoversi
page-moving-text =
    Una pedina va di casella in casella, mai in diagonale e mai attraverso un muro. Fa esattamente tanti passi quanti ne indica il dado e non entra due volte in una casella. Può saltare le tue pedine, non quelle avversarie.

    Solo se nessuna delle tue pedine ci riesce, una può tornare indietro per strada. Se anche questo è impossibile, il tuo turno salta. Nella meta si entra proprio con l’ultimo passo, e lì la pedina è al sicuro.
page-devouring = Divorare
page-devouring-text =
    Se finisci sulla casella di una pedina avversaria, attacchi. Il suo giocatore tira subito il dado dei simboli. Con «Mantello» la pedina si salva. Con «Posa» una tessera del deposito ti sbarra la strada, se ce n’è ancora una e tu non hai il mantello. Con «Gira» le parti si invertono, e viene divorata la tua. Con ogni altro simbolo viene divorata la pedina attaccata.

    Una pedina divorata ricomincia dal suo angolo di partenza. Se l’attacco fallisce, la tua pedina deve andare altrove, con lo stesso numero di passi.
page-end-text =
    Chi per primo ha tutte e tre le pedine nell’angolo della meta vince subito.
picture-board = Il tabellone in quattro all’inizio. La bandierina di un angolo mostra di chi è la meta.
picture-building = Costruendo, ogni ostacolo ne tocca un altro. Il primo sta sull’incrocio nel mezzo.
picture-turn = Il rosso ha ottenuto un quattro e «Posa»: la pedina fa quattro caselle da d4 a g5, e una tessera va fra f6 e f7.
picture-goal = Esattamente tre caselle portano alla meta. Con un due o un quattro la pedina non ci arriverebbe.
picture-devoured = Il rosso attacca su f5. Il blu ottiene «Salta il turno», che non lo difende: la pedina blu torna nel suo angolo.
legend = Che cosa fanno i simboli

### Perché un suggerimento è buono

hint-done = Qui il simbolo non serve: meglio non usarlo.
hint-goal =
    { $figures ->
        [one] Così la tua prima pedina arriva alla meta.
       *[other] Così un’altra pedina arriva alla meta: poi sono { $figures }.
    }
hint-attacks = È un attacco: forse { $other } dovrà ricominciare con quella pedina.
hint-nearer =
    { $steps ->
        [one] Così ti avvicini di un passo alla meta.
       *[other] Così ti avvicini di { $steps } passi alla meta.
    }
hint-blocks =
    { $steps ->
        [one] Così il percorso si allunga di un passo per { $other }.
       *[other] Così il percorso si allunga di { $steps } passi per { $other }.
    }
hint-opens =
    { $steps ->
        [one] Così il tuo percorso si accorcia di un passo.
       *[other] Così il tuo percorso si accorcia di { $steps } passi.
    }

# Lessons
lesson-build = Costruire insieme
lesson-build-idea = Prima della corsa costruite tutti insieme il labirinto, un ostacolo per turno. Ogni ostacolo deve toccarne uno che c’è già.
lesson-build-goal = Aggiungi un ostacolo al labirinto.
lesson-build-done = Ben costruito. Metti i muri dove aiutano te e intralciano gli altri. Ma ricorda: devi passarci anche tu.
lesson-build-wrong-apart = Lì il tuo ostacolo non ne tocca nessun altro. Continua dall’angolare che sta al centro.
lesson-walk = Quanto dice il dado
lesson-walk-idea = Il dado dice di quante caselle si muove una tua pedina: esattamente quelle, intorno ai muri e mai in diagonale.
lesson-walk-goal = Hai ottenuto un tre. Arriva alla riga più in alto.
lesson-walk-done = Tre passi, né più né meno. La pedina e la strada le scegli tu.
lesson-walk-wrong-wall = C’è un muro in mezzo, e andando dritto sarebbero solo due passi. Cerca come girarci intorno.
lesson-walk-wrong-short = Con un tre non puoi fermarti lì: conta esattamente tre passi, intorno ai muri.
lesson-walk-wrong-one = Hai un tre. Per fermarsi lì la tua pedina dovrebbe entrare due volte in una casella, e non si può.
lesson-walk-wrong-other = Dall’angolo tre passi non bastano per arrivare in alto. Prova con l’altra pedina.
lesson-walk-wrong-elsewhere = Tre passi, contati bene. Ma quella non è la riga più in alto. Prova un’altra strada.
lesson-home = Alla meta
lesson-home-idea = La tua meta è l’angolo opposto in diagonale alla tua partenza. L’ultimo passo deve finire esattamente lì.
lesson-home-goal = Hai ottenuto un tre. Porta una pedina alla tua meta.
lesson-home-done = Giù, di lato e su: tre passi. Alla meta la tua pedina è al sicuro per sempre.
lesson-home-wrong-past = La tua pedina era proprio accanto alla meta, e si è allontanata. Girando intorno al muro sono esattamente tre passi.
lesson-home-wrong-other = Quella pedina è troppo lontana. Un’altra è vicinissima alla meta.
lesson-dice = Doppio
lesson-dice-idea = A ogni turno tiri anche un simbolo. Con Doppio il numero vale due volte.
lesson-dice-goal = Hai ottenuto un tre e Doppio. Porta una pedina alla tua meta.
lesson-dice-done = Due volte tre fa sei passi, né più né meno.
lesson-dice-wrong-near = Quella pedina è a soli tre passi dalla meta. Con Doppio ne devi fare sei.
lesson-dice-wrong-single = Non puoi fermarti lì: il tuo tre vale due volte, quindi fai esattamente sei passi.
lesson-dice-wrong-past = Sei passi, ma non finiscono alla meta. C’è una strada che ci arriva.
lesson-dice-wrong-other = Quella pedina non arriva alla meta con esattamente sei passi. Prova con un’altra.
lesson-lift = Togli
lesson-lift-idea = Posa, Togli e Gira cambiano i muri, prima di muoverti o dopo. Con Togli levi una tessera dal tabellone.
lesson-lift-goal = Hai ottenuto un due e Togli. Entra nella tua meta.
lesson-lift-done = Prima la tessera, poi la pedina. A ogni turno l’ordine lo scegli tu.
lesson-lift-wrong-closed = La meta è ancora chiusa. Il tuo simbolo può cambiare le cose prima che ti muovi.
lesson-lift-wrong-open = La strada era libera, ma la tua pedina non è entrata.
lesson-lift-wrong-tile = Una tessera non c’è più, ma due passi non portano ancora alla meta. Quale sta proprio lì davanti?
lesson-lift-wrong-walked = Ti sei mosso, ma non fino alla meta. Prima togli la tessera che le sta davanti.
lesson-place = Posa
lesson-place-idea = Con Posa prendi una tessera dal deposito e la metti su un lato libero qualsiasi. Non deve toccare niente.
lesson-place-goal = La pedina blu è a un passo dalla sua meta. Fermala con una tessera.
lesson-place-done = La porta è chiusa. Adesso al blu serve Togli o il mantello per entrare.
lesson-place-wrong-behind = Quel muro è accanto alla pedina blu, ma la porta della sua meta è ancora aperta.
lesson-place-wrong-tile = Quel muro non disturba il blu: un passo, ed è alla meta.
lesson-place-wrong-walked = Hai mosso una pedina, ma la tessera è rimasta nel deposito. Il blu entra e basta.
lesson-devour = Divorare
lesson-devour-idea = Se ti fermi esattamente su una pedina altrui, è un attacco. Chi la gioca tira il dado dei simboli, e metà dei simboli non serve.
lesson-devour-goal = Hai ottenuto un tre. Rimanda una pedina blu al suo angolo di partenza.
lesson-devour-done = Divorata. Il blu ha ottenuto Salta il turno, e non serve. Mantello, Posa o Gira avrebbero salvato la pedina.
lesson-devour-wrong-near = Quella pedina blu è a soli due passi. Con un tre non puoi fermarti lì sopra.
lesson-devour-wrong-beside = La tua pedina non si è fermata su una pedina blu. Per attaccare devi arrivarci esattamente.
lesson-devour-wrong-other = Dall’angolo nessuna pedina blu è a tre passi. Prova con l’altra pedina.
lesson-win = Tutte e tre
lesson-win-idea = Vince chi per primo ha tutte e tre le pedine alla meta.
lesson-win-goal = Due ci sono già. Porta alla meta l’ultima con un cinque.
lesson-win-done = Hai vinto. E se nella tua prima partita esce un altro simbolo, toccalo: ti dice che cosa fa.
lesson-win-wrong-past = Cinque passi, ma non finiscono alla meta. Intorno ai muri c’è una strada di esattamente cinque.
lesson-sitout = Salta il turno
lesson-sitout-idea = Se ottieni Salta il turno, il tuo turno finisce subito e niente si muove. Capita a tutti.
lesson-sitout-goal = Il blu è a due passi dalla sua meta. Arriva prima tu alla tua, in due turni.
lesson-sitout-done = Il blu ha dovuto saltare il turno, così hai giocato due volte di fila.
lesson-sitout-wrong-second = La tua pedina era a metà strada, e poi si è mossa un’altra. Finisci con la stessa.
lesson-sitout-wrong-away = La tua pedina si è allontanata dalla meta, che è all’altro capo della riga più in alto.
lesson-sitout-wrong-other = Il blu ha dovuto saltare il turno, ma la tua pedina in alto non ha usato i due turni.
lesson-cloak = Il mantello
lesson-cloak-idea = Sotto il mantello una pedina attraversa ogni muro, per un turno.
lesson-cloak-goal = Una tua pedina è murata. Falla uscire.
lesson-cloak-done = Dritto attraverso. Ma il mantello aiuta solo contro i muri: le altre pedine ti sbarrano ancora la strada.
lesson-cloak-wrong-other = Il mantello l’ha preso un’altra pedina. Quella dietro i muri è ancora bloccata.
lesson-cloak-wrong-short = Il mantello apre i muri, ma il numero vale lo stesso: fai esattamente tre passi.
lesson-turn = Gira
lesson-turn-idea = Con Gira giri un angolare sul suo incrocio. I lati verso cui si gira devono essere liberi, o già suoi.
lesson-turn-goal = Hai ottenuto un due e Gira. Entra nella tua meta.
lesson-turn-done = Gli angolari restano sempre sul tabellone. Ma puoi girarli e passare.
lesson-turn-wrong-closed = L’angolare è in mezzo alla strada. Il tuo simbolo può cambiare le cose prima che ti muovi.
lesson-turn-wrong-still = Era l’angolare giusto, ma sbarra ancora la strada. Giralo da un’altra parte.
lesson-turn-wrong-open = La strada era libera, ma la tua pedina non è entrata.
lesson-turn-wrong-far = Quell’angolare non ti dava fastidio. Quale sta tra la tua pedina e la meta?
lesson-turn-wrong-walked = Ti sei mosso, ma non fino alla meta. Prima gira l’angolare.
lesson-defend = Sotto attacco
lesson-defend-idea = Se ti attaccano, tiri il dado dei simboli. Mantello o Posa salva la tua pedina, e con Gira viene divorata quella che attacca.
lesson-defend-goal = Prima il blu ti attacca. Poi rimanda al suo angolo di partenza la pedina che ti ha attaccato.
lesson-defend-done = Il mantello ti ha salvato, il blu è dovuto andare altrove, e tu hai risposto.
lesson-defend-wrong-fled = La tua pedina per ora è salva, ma quella che attacca è ancora lì. Era a esattamente quattro passi.
lesson-defend-wrong-other = Quella era un’altra pedina. Può rispondere quella che è stata attaccata.
lesson-evade = Un attacco fallito
lesson-evade-idea = Mantello o Posa salva una pedina attaccata. Allora la tua pedina deve andare altrove, con lo stesso numero di passi.
lesson-evade-goal = Attacca la pedina blu. Se fallisce, entra nella tua meta.
lesson-evade-done = La tessera ti ha fermato, ma i due passi erano ancora tuoi. Con Gira sarebbe stata divorata la tua pedina.
lesson-evade-wrong-home = Anche andare dritti alla meta è una buona mossa. Ma qui prima si attacca.
lesson-evade-wrong-elsewhere = L’attacco è fallito, e avevi ancora due passi. Portavano proprio alla meta.
lesson-evade-wrong-other = Non hai attaccato nessuno. Una tua pedina è a esattamente due passi da una blu.
lesson-jump = Sopra le tue pedine
lesson-jump-idea = Puoi saltare sopra le tue pedine; ognuna conta come un passo. Sopra quelle degli altri no.
lesson-jump-goal = Hai ottenuto un due. Porta una pedina alla tua meta.
lesson-jump-done = Un passo sulla tua pedina, un passo oltre: così si supera.
lesson-jump-wrong-front = Alla pedina davanti basta un passo. Con un due non può entrare nella meta.
lesson-jump-wrong-back = Era la direzione sbagliata. La tua pedina non ti ferma: puoi saltarla.
lesson-jump-wrong-other = Quella pedina è troppo lontana. Guarda le due nella riga più in alto.
lesson-deadend = Vicolo cieco
lesson-deadend-idea = Se nessuna tua pedina può fare i suoi passi, una può tornare indietro e passare due volte da una casella. Solo allora.
lesson-deadend-goal = Hai un tre in un vicolo cieco. Arriva lo stesso alla tua meta.
lesson-deadend-done = Uno indietro, uno avanti, uno nella meta: tre passi.
lesson-deadend-wrong-stuck = Indietro, avanti e di nuovo indietro sono tre passi anche così. Ma l’ultimo poteva portare alla meta.
