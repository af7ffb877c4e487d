### Il labirinto magico

game-magic_labyrinth = Il labirinto magico
game-magic_labyrinth-pitch = Giovani maghi attraversano un pavimento che nasconde dei muri. Un muro si trova sbattendoci contro, e poi bisogna ricordarselo.
game-magic_labyrinth-aim = Raccogli cinque simboli magici prima degli altri.
game-magic_labyrinth-facts = Da 2 a 4 giocatori · da 20 a 30 minuti · un gioco di memoria

## Le regole, punto per punto: tabellone e preparazione

MAG-01 = Si gioca da due a quattro. Ognuno guida un mago: rosso, blu, giallo o verde.
MAG-02 = Il pavimento ha 6 × 6 caselle. Tra le caselle vicine ci sono 60 fessure, e ognuna può contenere un muro. Il bordo è chiuso tutto intorno.
MAG-03 = Ci sono 24 muri e 24 gettoni, e ogni gettone mostra un simbolo magico diverso. Gli stessi 24 simboli sono sul pavimento: uno su ogni casella, tranne i quattro angoli e le due caselle accanto a ogni angolo. Il posto di ogni simbolo è sorteggiato a ogni partita. Si può caricare un altro pavimento se ha i 24 simboli su 24 caselle diverse; anche un angolo può averne uno.
MAG-04 = Prima della partita si mettono fino a 24 muri sotto il pavimento; gli altri restano fuori dal gioco. Da ogni casella si può arrivare a tutte le altre. Un labirinto facile ha 19 muri, uno difficile 24; si può scegliere qualsiasi numero da 0 a 24.
MAG-05 = Nessuno sa dove sono i muri. Un labirinto casuale è sorteggiato tra tutti quelli permessi con quel numero di muri, ognuno con la stessa probabilità. Un labirinto costruito a mano è ruotato da zero a tre quarti di giro, ogni numero con la stessa probabilità; girano solo i muri, non i simboli. Prima di sedersi, tutti sanno che è costruito a mano, e da chi. Se ruotato resta quasi uguale (meno di tre rotazioni diverse), chi l’ha costruito può solo guardare. Finché la partita dura, nessuno vede un muro che non è ancora stato urtato.
MAG-06 = Ogni mago parte da un angolo tutto suo. In due, gli angoli sono opposti.
MAG-07 = Si pesca un gettone dal sacchetto e lo si mette scoperto. Quello che mostra è il simbolo cercato.
MAG-08 = A casa comincia chi si è perso più di recente. Qui chi comincia è sorteggiato o scelto durante la preparazione. Poi si gioca in senso orario.

## Un turno

MAG-10 = Il dado ha le facce 1, 2, 2, 3, 3 e 4. Lo tiri una volta per turno.
MAG-11 = Puoi fare tanti passi quanti ne indica il dado, o meno, e cambiare direzione quante volte vuoi. I passi che non usi sono persi. Puoi sempre restare dove sei.
MAG-12 = Un passo porta alla casella vicina in alto, in basso, a sinistra o a destra. Non va mai in diagonale e non esce mai dal pavimento.
MAG-13 = Non si può provare prima se c’è un muro: un passo provato è un passo fatto, e non puoi annullarlo. Puoi andare contro un muro che conosci. I passi permessi non dipendono mai dai muri.
MAG-14 = Puoi passare su una casella dove si trova un altro mago, ma non puoi fermarti lì. Perciò puoi entrarci solo se ti restano abbastanza passi per arrivare a una casella libera, senza contare i muri. Puoi restare su una casella condivisa solo se ci cominci il turno.
MAG-15 = Se vai contro un muro, la pallina cade. Il tuo mago torna al suo angolo di partenza, i passi che restano sono persi e il tuo turno finisce. Tutti vedono dove è successo.
MAG-16 = Se in quell’angolo c’è un altro mago, ci stanno tutti e due finché uno dei due non si muove.

## I simboli e la fine

MAG-20 = Se raggiungi il simbolo cercato, prendi il suo gettone, anche se ci torni per colpa di un muro. I passi che restano sono persi e il tuo turno finisce. Si pesca un nuovo gettone e lo si mette scoperto.
MAG-21 = Se un mago si trova già sul nuovo simbolo cercato, chi lo guida riceve subito quel gettone e se ne pesca un altro. Può succedere più volte di seguito.
MAG-22 = Se due maghi si trovano sul nuovo simbolo cercato, il primo riceve il suo gettone e il secondo ne riceve uno dal sacchetto, qualunque sia. Il primo è quello a cui tocca prima, contando da chi gioca il prossimo turno. Se il primo vince con questo gettone, non se ne pescano altri.
MAG-23 = Chi riceve il quinto gettone vince, e la partita finisce.

## Ricordare

MAG-30 = Questo è un gioco di memoria. Un urto contro un muro si vede una volta sola, quando avviene. Con l’aiuto alla memoria, i muri trovati e i passaggi percorsi restano visibili a tutti. Tutti vedono questa scelta prima di sedersi.
MAG-31 = Quando la partita è finita, si mostra tutto il labirinto.

## Perché non è possibile

why-off-board = Lì il pavimento finisce.
why-diagonal = Un passo va in alto, in basso, a sinistra o a destra, non in diagonale.
why-not-your-turn = Non è il turno di questo mago.
why-over = La partita è finita.
why-roll-first = Prima devi tirare il dado.
why-draw-first = Prima si pesca un gettone.
why-already-rolled = Il dado è già stato tirato.
why-no-such-face = Il dado non ha questo numero: { $face }. Mostra 1, 2, 3 o 4.
why-no-draw-now = Ora non si pescano gettoni.
why-not-in-bag = Questo gettone non è più nel sacchetto.
why-occupied-last-step = In { $field } c’è un altro mago, e questo sarebbe il tuo ultimo passo.
why-occupied-no-way-on = In { $field } c’è un altro mago, e i passi che ti restano non bastano per arrivare a una casella libera.
why-stop-occupied = In { $field } c’è anche un altro mago. Prosegui fino a una casella libera.
why-chance-draws = Questo lo decide il caso. Non si può scegliere.
why-cut-off =
    { $count ->
        [one] Nessun percorso porta a { $fields }. Togli un muro.
       *[other] Nessun percorso porta a queste caselle: { $fields }. Togli un muro.
    }
why-same-turned = Questo labirinto resta uguale anche ruotato: sapresti dove sono i muri. Cambialo, oppure apri il tavolo senza prendere posto e guarda.

### L’interfaccia: che cosa dicono piano, vassoio e preparazione

## I simboli magici

symbol-owl = gufo
symbol-key = chiave
symbol-bat = pipistrello
symbol-book = libro
symbol-bottle = bottiglia
symbol-broom = scopa
symbol-candle = candela
symbol-cat = gatto
symbol-crown = corona
symbol-crystal = cristallo
symbol-feather = piuma
symbol-frog = rana
symbol-ghost = fantasma
symbol-hat = cappello
symbol-kettle = calderone
symbol-lamp = lampada
symbol-lizard = lucertola
symbol-moon = luna
symbol-mushroom = fungo
symbol-potion = pozione
symbol-ring = anello
symbol-scroll = pergamena
symbol-spider = ragno
symbol-star = stella

## Che cosa succede, per il diario

mag-log-rolled = { $name } ottiene: { $value }.
mag-log-stepped = { $name } va da { $start } a { $end }.
mag-log-bumped = { $name } urta un muro tra le caselle { $a } e { $b } e torna in { $home }.
mag-log-bumped-once = { $name } urta un muro e torna in { $home }.
mag-log-stopped = { $name } si ferma.
mag-log-took = { $name } prende il gettone «{ $symbol }».
mag-log-drawn = { $name } riceve un gettone dal sacchetto: «{ $symbol }».
mag-log-wanted = Ora si cerca: { $symbol }.
mag-log-won = { $name } ha cinque gettoni e vince.
mag-log-revealed = Si solleva il pavimento, e appare il labirinto.

## Che cosa si deve fare, come titolo

mag-ask-walk-you =
    { $steps ->
        [one] Tocca a te: un passo. Si cerca: { $symbol }.
       *[other] Tocca a te: fino a { $steps } passi. Si cerca: { $symbol }.
    }
mag-ask-walk =
    { $steps ->
        [one] { $name } ha un passo. Si cerca: { $symbol }.
       *[other] { $name } ha fino a { $steps } passi. Si cerca: { $symbol }.
    }
mag-ask-won-you = Hai cinque gettoni. Hai vinto.
mag-ask-won = { $name } ha cinque gettoni e vince.
mag-ask-wait = Ora si tira il dado.

## Il piano, le sue caselle e i suoi tasti

mag-board = Il pavimento con le sue caselle
mag-up = in alto
mag-right = a destra
mag-down = in basso
mag-left = a sinistra
mag-here = qui
mag-field-wanted = cercato
mag-field-own = il tuo mago
mag-field-other = mago di { $name }
mag-field-own-corner = il tuo angolo di partenza
mag-field-corner = angolo di partenza di { $name }
mag-field-choice = un passo { $direction }
mag-field-marked = passo { $number } del tuo percorso
mag-field-walls = muro: { $sides }
mag-field-open = libero: { $sides }
mag-far = Vai una casella alla volta: scegli una casella accanto al tuo mago, o trascinalo lungo un percorso.
mag-no-further = Lì ti devi fermare.
mag-say-position = Sei in { $field }.
mag-say-watching = Stai guardando.
mag-say-wanted = Si cerca: { $symbol }, in { $field }. Dal tuo mago: { $way }.
mag-say-wanted-on = Si cerca: { $symbol }, in { $field }.
mag-say-nothing-wanted = Ora non si cerca nessun simbolo.
mag-say-other = { $name }: { $field }.
mag-say-chips =
    { $count ->
        [0] { $name }: nessun gettone.
        [one] { $name }: un gettone, { $symbols }.
       *[other] { $name }: { $count } gettoni, { $symbols }.
    }
mag-key-fields = Passare da una casella all’altra
mag-key-step = Andare sulla casella scelta
mag-key-directions = Un passo in alto, a destra, in basso o a sinistra (nord, est, sud, ovest; lettere inglesi)
mag-key-stop = Fermarsi; il tuo turno finisce
mag-key-back = Annullare un passo segnato
mag-key-mine = Andare al tuo mago
mag-key-position = Leggere dove sei
mag-key-wanted = Leggere che cosa si cerca e da che parte sta
mag-key-others = Leggere dove sono gli altri
mag-hidden =
    { $walls ->
        [0] Non ci sono muri.
        [one] Nascosto: dove si trova l’unico muro.
       *[other] Nascosto: dove si trovano i { $walls } muri.
    }
mag-hidden-more = Muri in tutto: { $walls }; segnati come noti: { $known }. Gettoni nel sacchetto: { $count }.
mag-can-stop = restare qui
mag-key-chips = Leggere chi ha quali gettoni
mag-key-die = Leggere che cosa mostra il dado e quanti passi restano

## Dado, gettoni e pulsanti

mag-tray-wanted = Si cerca
mag-tray-die = Il dado mostra { $value }.
mag-tray-steps =
    { $steps ->
        [0] Nessun passo rimasto.
        [one] Resta un passo.
       *[other] Restano { $steps } passi.
    }
mag-tray-stop = Fermati in { $field }
mag-tray-stay = Resta in { $field }
mag-tray-no-stop = Non fermarti in { $field }
mag-tray-ends = Il tuo turno finisce
mag-tray-waiting = È il turno di { $name }
mag-tray-go =
    { $steps ->
        [one] Fai un passo
       *[other] Fai { $steps } passi
    }
mag-tray-back = Annulla
mag-chips =
    { $count ->
        [0] Nessun gettone
        [one] Un gettone: { $symbols }
       *[other] { $count } gettoni: { $symbols }
    }

## Preparazione e labirinti a mano

mag-setup-labyrinth = Labirinto
mag-setup-easy = Facile
mag-setup-hard = Difficile
mag-setup-number = A scelta
mag-setup-by-hand = A mano
mag-setup-walls =
    { $walls ->
        [0] Nessun muro
        [one] Un muro
       *[other] { $walls } muri
    }
mag-setup-how-many = Numero di muri
mag-setup-build = Costruisci il tuo
mag-setup-aid = Aiuto alla memoria
mag-setup-aid-note = I muri trovati e i passaggi percorsi restano visibili a tutti.
mag-chosen-walls =
    { $walls ->
        [0] Labirinto senza muri
        [one] Labirinto con un muro
       *[other] Labirinto con { $walls } muri
    }
mag-chosen-aid = Con l’aiuto alla memoria: i muri trovati restano visibili
mag-chosen-memory = A memoria: un urto si mostra solo quando avviene
known-labyrinth = Questo labirinto lo riconosceresti, comunque sia ruotato. Perciò questa volta puoi solo guardare.
by-hand-labyrinth =
    { $count ->
        [0] Chi ha aperto questo tavolo ha costruito il labirinto a mano. Prima della partita è ruotato a caso. Se gioca anche quella persona, ne sa più degli altri.
       *[other] Labirinto costruito a mano da { $names }. Prima della partita è ruotato a caso. Chi l’ha costruito ne sa comunque più degli altri.
    }
mag-editor = Le fessure tra le caselle
mag-editor-note = Tocca tra due caselle per mettere un muro o toglierlo. Prima della partita il labirinto è ruotato a caso: così nemmeno tu sai come è messo.
mag-editor-count = Muri: { $walls } su { $most }
mag-editor-slot = tra le caselle { $a } e { $b }
mag-editor-set = Muro { $slot }
mag-editor-whole = Ogni casella è raggiungibile.
mag-editor-full = Tutti i 24 muri sono messi. Togline uno per spostarlo.
mag-editor-clear = Togli tutti

## La fine

mag-ending = Il labirinto e i percorsi fatti
mag-ending-show = Percorsi di
mag-ending-all = Tutti
mag-ending-tally =
    { $steps ->
        [one] Un passo
       *[other] { $steps } passi
    }, { $bumps ->
        [0] nessun urto
        [one] un urto
       *[other] { $bumps } urti
    }
mag-ending-walls = Muri: { $walls }

### Le regole da leggere

ten-lines =
    Sotto il pavimento ci sono muri che nessuno vede.
    Si cerca un simbolo alla volta, lo stesso per tutti.
    Tira il dado e fai al massimo quel numero di passi.
    Mai in diagonale, e gira tutte le volte che vuoi.
    Se sbatti contro un muro, il tuo mago torna all’angolo di partenza.
    Il tuo turno allora finisce; ricordati dov’è il muro.
    Puoi passare dove sta un altro mago, ma non fermarti lì.
    Chi raggiunge il simbolo cercato prende il gettone.
    Subito si pesca il prossimo gettone: ora si cerca il suo simbolo.
    Con cinque gettoni si vince.
page-aim-text =
    Da due a quattro maghi cercano lo stesso simbolo. Chi arriva per primo prende il gettone, e si cerca il seguente. Con cinque gettoni si vince.

    Che cosa sbarra la strada, nessuno lo vede. Lo scopri sbattendoci contro e devi ricordartelo; guarda bene anche quando ci sbattono gli altri.
page-setup-text =
    Il pavimento ha 6 × 6 caselle, e 24 portano un simbolo. Sotto, fra le caselle, ci sono i muri: 19 per un labirinto facile, 24 per uno difficile. Ogni casella si può raggiungere.

    Ogni mago comincia in un angolo. Il primo gettone viene pescato e resta scoperto.
page-turn-text =
    Tira il dado: mostra 1, 2, 3 o 4. Fai al massimo quel numero di passi, in alto, in basso, a sinistra o a destra. Non devi usarli tutti.

    Un passo provato è un passo fatto. Non si può controllare prima se c’è un muro.
page-walls = I muri
page-walls-text =
    Se c’è un muro, la pallina sotto il pavimento cade, e il tuo mago torna al suo angolo di partenza. I passi che restano sono persi.

    Tutti vedono dove è successo, una volta sola. Con l’aiuto alla memoria, che si sceglie prima della partita, i muri trovati restano visibili.
page-others = Gli altri maghi
page-others-text =
    Puoi passare su una casella con un altro mago, ma non fermarti lì. In un angolo di partenza due maghi possono ritrovarsi dopo un urto; allora ci stanno in due finché uno non se ne va.
page-chips = Simboli e gettoni
page-chips-text =
    Sul simbolo cercato il tuo turno finisce e ricevi il gettone. Se ne pesca uno nuovo. Se qualcuno sta già sul nuovo simbolo, riceve subito il gettone.
page-end-text =
    Con il quinto gettone si vince. Poi si solleva il pavimento, e tutti vedono dov’erano i muri.
picture-floor = Il pavimento in quattro: un mago in ogni angolo e 24 simboli. Si cerca la luna.
picture-walk = Il rosso ha ottenuto un tre e ha fatto due passi. Con un altro passo arriva alla lampada cercata.
picture-bump = Il rosso voleva andare da d2 all’anello. C’è un muro, e il rosso è di nuovo nel suo angolo di partenza.
picture-lifted = Dopo la fine: il pavimento non c’è più, e si vedono i muri.

### Perché un suggerimento è buono

hint-stop = Fermati qui: ogni passo provato ha portato meno spesso alla vittoria.
hint-chip = Lì c’è il simbolo cercato.
hint-wall = Tra le caselle { $a } e { $b } c’è un muro. Questo percorso lo aggira.
hint-passed =
    { $steps ->
        [0] Di qui è già passato qualcuno: non c’è alcun muro.
        [one] Di qui è già passato qualcuno: non c’è alcun muro. Poi manca un passo al simbolo cercato.
       *[other] Di qui è già passato qualcuno: non c’è alcun muro. Poi mancano { $steps } passi al simbolo cercato.
    }
hint-nearer =
    { $steps ->
        [one] Per quanto si sa, poi manca un passo al simbolo cercato.
       *[other] Per quanto si sa, poi mancano { $steps } passi al simbolo cercato.
    }

# Lessons
lesson-walk = Trovare il simbolo
lesson-walk-idea = Il dado dice quanti passi puoi fare. Il gettone scoperto mostra il simbolo che tutti cercano.
lesson-walk-goal = Hai un tre. Vai al simbolo cercato.
lesson-walk-done = Il gettone è tuo, e si cerca già un altro simbolo.
lesson-walk-wrong-off = Lì il pavimento finisce. Vai su una casella accanto al tuo mago.
lesson-walk-wrong-stop = Ti sei fermato prima ancora di partire. Avevi tre passi.
lesson-walk-wrong-short = Ti sei fermato troppo presto. I passi bastavano per arrivare al simbolo.
lesson-walk-wrong-away = Tre passi, ma non fino al simbolo cercato. Prima trovalo sul pavimento.
lesson-wall = Muri che nessuno vede
lesson-wall-idea = Sotto il pavimento ci sono dei muri. Se vai contro uno di essi la pallina cade, e il tuo mago torna al suo angolo di partenza.
lesson-wall-goal = Intorno al tuo mago sono nascosti dei muri. Trovane uno.
lesson-wall-done = Ora tutti hanno visto dov’è. Ricordalo.
lesson-wall-wrong-stop = Non hai trovato nessun muro. Vai pure: qui un urto è proprio quello che vuoi.
lesson-wall-wrong-out = Sei passato in mezzo ai muri. Prova un’altra direzione.
lesson-around = Intorno al muro
lesson-around-idea = Un muro è già stato trovato. Qui è segnato, perché questo tavolo ti aiuta a ricordare.
lesson-around-goal = Hai un tre. Vai al simbolo cercato senza un urto.
lesson-around-done = Nemmeno un urto, e il gettone è tuo.
lesson-around-wrong-bump = Quello è il muro segnato. Ci hai urtato e sei tornato nel tuo angolo.
lesson-around-wrong-stop = Ti sei fermato, e il gettone è ancora lì. Tre passi bastano per girargli intorno.
lesson-around-wrong-away = Tre passi, ma non fino al simbolo cercato. Vacci girando intorno al muro.
lesson-win = Il quinto gettone
lesson-win-idea = Hai quattro gettoni. Con il quinto vinci.
lesson-win-goal = Hai un due. Prendi il quinto gettone.
lesson-win-done = Cinque gettoni: hai vinto.
lesson-win-wrong-bump = Lì è segnato un muro. Al simbolo portano due strade; l’altra è libera.
lesson-win-wrong-stop = Con due passi avresti vinto. Vai pure.
lesson-win-wrong-away = I tuoi passi non portano al simbolo cercato.
lesson-remember = Ricordare
lesson-remember-idea = Di solito nulla è segnato, e un urto si vede una volta sola. Guarda dove urta l’altro mago.
lesson-remember-goal = Hai un due. Vai al simbolo cercato senza un urto.
lesson-remember-done = Chi guarda gli altri urta meno spesso.
lesson-remember-wrong-bump = Proprio a quel muro aveva urtato l’altro mago. Guarda bene e giragli intorno.
lesson-remember-wrong-stop = Ti sei fermato, e il gettone è ancora lì. Due passi bastano.
lesson-remember-wrong-away = I tuoi passi non portano al simbolo cercato.
lesson-share = Oltre un altro mago
lesson-share-idea = Puoi passare su una casella dove sta un altro mago, ma non puoi fermarti lì.
lesson-share-goal = Hai un due. Prendi il gettone oltre l’altro mago.
lesson-share-done = Puoi passare se poi ti resta un passo per proseguire.
lesson-share-wrong-stay = Qui c’è già qualcuno, quindi non puoi fermarti. Fai ancora un passo.
lesson-share-wrong-aside = Sei passato sulla casella dell’altro, ma poi hai svoltato. Il gettone è dritto davanti.
lesson-share-wrong-around = Di lato servono troppi passi. Passa dritto sulla casella dell’altro mago.
lesson-share-wrong-stop = Ti sei fermato subito. Sulla casella dell’altro mago puoi passare.
lesson-corner = In due in un angolo
lesson-corner-idea = Dopo un urto stai nel tuo angolo di partenza, anche se c’è già qualcuno.
lesson-corner-goal = Vai contro il muro alla tua destra, poi esci dall’angolo.
lesson-corner-done = Stare in due in un angolo non fa male a nessuno.
lesson-corner-wrong-stop = Senza un urto non succede niente. Vai a destra: lì c’è il muro.
lesson-corner-wrong-away = Servono tutte e due le cose: prima vai contro il muro alla tua destra, poi esci dall’angolo al turno seguente.
