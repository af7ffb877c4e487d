### Ciò che dicono tutte le pagine e tutti i giochi.

irrgarten = Irrgarten

## Pagina iniziale

front-title = Siediti al tavolo
front-pitch = Giochi da tavolo con amici e giocatori virtuali. Senza iscrizione: un nome, un link, un posto.
front-foot = Software libero e aperto. I nomi dei giochi appartengono ai loro editori.
tournament = Torneo
front-tournament = Una serata del circolo: molti tavoli, abbinamenti e classifica arrivano da soli.
front-tournament-new = Prepara un torneo
lobby = Tavoli aperti
front-lobby = Nessuno a portata di mano? Anche altri giocano volentieri: unisciti a loro, o ti troviamo noi una partita.
front-lobby-look = Guarda chi aspetta
to-tournament = Al torneo
tournament-next = Comincia la manche { $round }.
games = Giochi
play = Gioca
play-now = Gioca subito
set-up = Prepara
start-here = Comincia qui
game-age = da { $age } anni
front-offline = Al momento non c’è connessione. Qui trovi i tuoi tavoli; potrai continuare appena torni online.
rules = Regole
home = Pagina iniziale
my-tables = I tuoi tavoli
remove-table = Rimuovi il tavolo
remove-question = Rimuovere questo tavolo dall’elenco?
remove-hint = Il tuo posto resta tuo. Ritrovi il tavolo in «Tavoli rimossi».
table-removed = Rimosso dall’elenco.
undo = Ripristina
removed-tables = Tavoli rimossi
put-back = Rimetti
notices = Avvisi
notices-title = Quando è il tuo turno
notices-hint = Se non sei al tavolo da un po’, ricevi un solo avviso per ogni turno.
notices-on = Avvisami su questo dispositivo
notices-off = Basta avvisi su questo dispositivo
notices-insecure = Gli avvisi richiedono una connessione sicura (https).
notices-unsupported = Questo browser non può mostrare avvisi. Su un iPhone, aggiungi prima la pagina alla schermata Home.
notices-denied = Il browser non permette avvisi da questa pagina. Puoi cambiarlo nelle sue impostazioni.
notices-mail = Per e-mail
notices-mail-ask = Invia un’e-mail di conferma
notices-mail-waits = Un’e-mail è in arrivo: { $address }. Apri il link che contiene per confermare.
notices-mail-goes = Le e-mail arrivano qui: { $address }.
notices-mail-stop = Basta e-mail
turn-since = È il tuo turno · { $when }
status-waiting = In attesa di giocatori
status-playing = In corso
status-over = Finita

game-any = Un tavolo
labelled = { $what }: { $text }

nowhere = Qui non c’è niente
nowhere-hint = Forse il link è incompleto.

## Preparare un tavolo

set-up-hint = Scegli chi gioca. I posti liberi si riempiono con un link.
how-many = Quanti giocano?
rounds = Manche
rounds-hint = Più manche formano una sfida: i punti si sommano e ogni volta comincia il posto seguente.
clock = Orologio
clock-none = Senza orologio
clock-real = Tempo per la partita
clock-days = Giorni per ogni mossa
clock-each = Tempo a testa
clock-minutes = { $minutes } min
clock-increment = In più dopo ogni turno
clock-seconds = { $seconds } s
clock-move = Tempo per ogni mossa
clock-move-days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}
clock-ends = A tempo scaduto
clock-ends-bot = un bot continua
clock-ends-loses = il posto perde
clock-match = In una sfida un bot continua per chi non ha più tempo.
stand-in-after = Se chi è di turno non c’è
stand-in-never = gli altri aspettano
stand-in-after-minutes = { $minutes ->
    [one] dopo un minuto gioca un bot
   *[other] dopo { $minutes } minuti gioca un bot
}
who-sits = Chi siede dove?
who-sits-seat = Chi gioca con il { $colour }?
kind-me = Io
kind-here = Qualcuno qui
kind-friend = Amico con link
kind-friend-hint = Riceve il link al prossimo passo.
kind-bot = Bot
level-seat = Livello del bot ({ $colour })
level-beginner = Principiante
level-casual = Tranquillo
level-skilled = Esperto
level-expert = Maestro
level-champion = Campione
level-beginner-what = Gioca quello che salta all’occhio e non vede molte cose. Adatto ai bambini.
level-casual-what = Vede il prossimo passo, ma trascura e dimentica qualcosa. Una partita rilassata.
level-skilled-what = Pensa in anticipo, ma a volte gli sfugge qualcosa.
level-expert-what = Pensa molto in anticipo e gli sfugge poco. Difficile da battere.
level-champion-what = Il più forte possibile. Pensa più a lungo di tutti.
name = Nome
name-seat = Nome ({ $colour })
name-yours = Il tuo nome
name-here = Nome di un’altra persona su questo dispositivo
name-missing = Qui manca un nome.
name-made-up = ne inventiamo uno
made-up-names = Lontra, Tasso, Merlo, Riccio, Scoiattolo, Castoro, Gazza, Lepre, Gufo, Rondine, Martora, Lince
the-game = Il gioco
who-begins = Chi comincia
by-lot = Per sorteggio
set-table = Apri un tavolo
who-may-join = Chi può giocare?
join-link = Solo con il link
join-link-hint = Decidi tu chi lo riceve.
join-anyone = Tutti
join-anyone-hint = Il tavolo si vede tra i tavoli aperti, con i nomi di chi vi è seduto, finché qualcuno aspetta qui.
bots-after = Se restano posti liberi
bots-never = aspettare persone
bots-after-seconds = dopo { $seconds } secondi giocano i bot
bots-after-minutes = { $minutes ->
    [one] dopo un minuto giocano i bot
   *[other] dopo { $minutes } minuti giocano i bot
}
colour-red = rosso
colour-blue = blu
colour-yellow = giallo
colour-green = verde
colour-white = bianco
colour-black = nero
bot-red = Bot rosso
bot-blue = Bot blu
bot-yellow = Bot giallo
bot-green = Bot verde
bot-white = Bot bianco
bot-black = Bot nero

## In attesa di giocatori

title-waiting = In attesa
by-hand-position =
    { $count ->
        [0] Questa partita comincia da una posizione preparata. Chi ha aperto il tavolo la conosce tutta.
       *[other] Questa partita comincia da una posizione preparata da { $names }. Chi l’ha preparata sa anche ciò che è nascosto.
    }
waiting-seats = Posti
waiting-hint = Ancora nessuno: manda il link o fai sedere un bot. Si comincia quando tutti i posti sono occupati.
waiting-guest = Scegli un posto. Si comincia quando tutti i posti sono occupati.
drawing-lots = Sorteggio in corso…
drawing-waits = In attesa di { $names }. La partita comincia comunque tra poco.
seat-open = Posto libero
seat-free = Libero
sit-down = Siediti
seat-bot = Fai sedere un bot
free-seat = Libera il posto
free-question = Liberare il posto di { $name }?
free-hint = { $name } potrà solo guardare, e il posto torna libero per tutti.
cancel = Annulla
get-up = Alzati
seat-lost = Il tuo posto è stato liberato. Ora stai guardando.
seat-not-kept = Questo dispositivo non può conservare il tuo posto. Salva il suo link: è nel menu.
level-choice = Livello dei nuovi bot
invite = Invita
invite-hint = Chi ha questo link può sedersi o guardare.
link-only-here = Questo link funziona solo su questo computer.
let-in = Fai entrare gli altri
let-in-hint = Fai entrare gli altri e tutti quelli nella stessa rete possono giocare, per esempio nello stesso Wi-Fi. Il computer potrebbe chiedere il permesso.
let-in-done = Ora tutti quelli nella stessa rete possono aprire questo link.
let-in-vain = Il computer non è in nessuna rete, oppure lì la porta è occupata. Collegalo al Wi-Fi e riavvia Irrgarten con --let-others-in.
link-network = Il link funziona per tutti quelli nella stessa rete di questo computer.
link-address = Indirizzo di questo computer
open-to-all = Tutti possono giocare
open-to-all-hint = Il tavolo si vede tra i tavoli aperti finché questa pagina è aperta.
open-bots-in = Tra { $time } i bot prendono i posti liberi.
open-close = Solo con il link
open-offer = Fai giocare tutti…
open-now = Mostra tra i tavoli aperti
table-link = Link a questo tavolo
table-link-hint = Chi ha questo link può guardare, e sedersi finché c’è un posto libero.
copy-link = Copia il link
copied = Copiato
share = Condividi
qr-code = Codice QR con il link a questo tavolo
seat-link = Posto di { $name }
seat-link-hint = Apre questo posto su un altro dispositivo. Non condividere questo link.
watchers = { $count ->
    [0] Nessuno guarda.
    [one] Una persona guarda.
   *[other] { $count } persone guardano.
}

## Al tavolo

opening = Il tavolo si apre…
table-gone = Questo tavolo non esiste
table-gone-hint = Forse il link è incompleto, oppure il tavolo è stato eliminato.
try-again = Riprova
reconnecting = Connessione persa. Riconnessione…
move-kept = Nessuna connessione. La tua mossa è conservata e parte appena torna.
seats = Posti
tray = La tua mossa
menu = Menu
log = Cronaca
log-empty = Non è ancora successo niente.
log-bot-host = { $name } non c’è. Chi ospita fa giocare un bot da qui in poi ({ $level }).
log-bot-own = { $name } fa giocare un bot da qui in poi ({ $level }).
log-back = { $name } è di nuovo qui e riprende il posto.
log-bot-time = { $name } non ha più tempo. Da qui in poi gioca un bot ({ $level }).
log-bot-away = { $name } era di turno e non c’era da molto. Da qui in poi gioca un bot ({ $level }).
log-bot-agreed = Gli altri fanno giocare un bot per { $name } da qui in poi ({ $level }).
log-call-resigned = { $name } si arrende.
log-call-agreed = { $name } ha offerto il pareggio e tutti sono d’accordo.
log-call-time = { $name } non ha più tempo.
log-call-back = { $name } annulla l’ultima mossa.
log-call-lots = Il resto viene costruito per sorteggio: { $name } l’ha proposto e tutti sono d’accordo.
table = Tavolo
pass-device = Passa il dispositivo: ora gioca { $name }.
pass-taken = Sono { $name }: mostra le mie carte
plate-you = Tu
plate-turn = Di turno
plate-your-turn = Tocca a te
plate-thinking = Pensa
plate-away = Assente
plate-stand-in = Bot tra { $time }
plate-won = Ha vinto
plate-total = { $points } p.
clock-left = Tempo rimasto
clock-long = { $days } g { $hours } h
clock-said = { $minutes } min { $seconds } s
clock-said-hours = { $hours } h { $minutes } min
clock-says = { $name }: { $time }.
clock-little = Ti restano { $seconds } secondi.
keys-clock = Il tempo rimasto di ognuno
title-yours = Tocca a te
title-turn = È il turno di { $name }
title-over = Partita finita
watching = Stai guardando.
resting = Un bot gioca per te
stand-in = Fai giocare un bot per { $name }
stand-in-soon = { $name } non c’è. Tra { $seconds } s potrai far giocare un bot.
stand-in-comes = { $name } è di turno e non c’è. Tra { $time } gioca un bot.
take-back = { $name } riprende il posto
time-used-up = { $name } non ha più tempo: il bot gioca fino alla fine.
ask-back = Annulla la mia ultima mossa
ask-draw = Offri il pareggio
ask-resign = Arrenditi
ask-bot = Chiedi agli altri un bot per { $name }
resign-sure = La partita finisce e vince l’altra parte. Non si può tornare indietro.
leave = Lascia il tavolo
leave-sure = Un bot continua per te. Il posto resta tuo: torna quando vuoi.
stand-in-sure = Un bot gioca per { $name } finché il posto non torna occupato.
stand-in-yes = Fai giocare un bot
asked-back = { $name } chiede di annullare l’ultima mossa.
asked-draw = { $name } offre il pareggio.
asked-lots = { $name } propone di costruire il resto per sorteggio.
asked-resign = { $name } vuole che la squadra si arrenda.
asked-bot = { $name } chiede di far giocare un bot per { $other }.
asked-waits = Manca la risposta: { $name }.
answer-no = No
answer-yes = D’accordo
answer-never = Lascia stare
talk = Di’ e chiedi
phrases = Frasi brevi
reactions = Reazioni
phrases-off = Le frasi brevi sono spente nelle tue impostazioni.
phrase-says = { $name }: { $words }
phrase-hello = Ciao
phrase-good-luck = Buona fortuna
phrase-well-played = Ben giocato
phrase-thanks = Grazie
phrase-sorry = Scusa
phrase-oops = Ops
phrase-moment = Un momento, per favore.
phrase-good-game = È stata una bella partita
phrase-again = Un’altra?
phrase-bye = Arrivederci
phrase-bravo = Bravo
phrase-smile = Sorride
phrase-laugh = Ride
phrase-wow = Si stupisce
phrase-sad = È triste
phrase-heart = Manda un cuore
play-again = Gioca ancora
join-again = Alla prossima partita
next-round = Prossima manche
round-of = Manche { $round } di { $rounds }
match-leads =
    { $count ->
        [one] La manche { $round } di { $rounds } è finita. { $name } è in testa. Punti: { $points }.
       *[other] La manche { $round } di { $rounds } è finita. { $name } sono in testa. Punti ciascuno: { $points }.
    }
match-level = La manche { $round } di { $rounds } è finita. Tutti sono alla pari. Punti ciascuno: { $points }.
match-won =
    { $count ->
        [one] { $name } vince la sfida. Punti: { $points }.
       *[other] { $name } vincono la sfida. Punti ciascuno: { $points }.
    }
match-drawn = La sfida finisce in pareggio. Punti ciascuno: { $points }.
download = Salva la partita

## Rivedere una partita

replay = Replay
watch-again = Rivedi la partita
opening-replay = Apertura della partita…
replay-not-over = Questa partita è ancora in corso. Quando sarà finita, si potrà rivedere qui.
replay-date = Partita del { $date }
replay-rules = Questa partita è stata giocata con regole precedenti. Ne restano solo la fine e la cronaca.
replay-bygone = Giocata con regole precedenti: si mostra come fu raccontata allora, e non si può continuare.
to-table = Al tavolo
viewpoint = Visto da
viewpoint-all = Tutto scoperto
viewpoint-watcher = Come chi guarda
viewpoint-seat = Come vedeva { $name }
replay-bar = Punto della partita
replay-at = Posizione { $ply } di { $total }
replay-first = All’inizio
replay-last = Alla fine
replay-back = Una mossa indietro
replay-forth = Una mossa avanti
replay-turn-back = Un turno indietro
replay-turn-forth = Un turno avanti
replay-play = Riproduci
replay-pause = Pausa
replay-speed = Velocità
replay-seek = Al prossimo
speed-slow = Lenta
speed-usual = Normale
speed-fast = Rapida
mark-strike = Rimandi
mark-bump = Urti
mark-devour = Divorati
mark-wall = Muri
mark-goal = Arrivi
mark-win = Vittoria
look-back = Guarda indietro
looking-back = Stai guardando indietro.
back-to-now = Torna al presente
play-on = Continua da qui
play-on-hint = Questo tavolo comincia dalla posizione che stavi guardando. Scegli chi gioca; tutti sapranno da dove viene.
open-record = Apri una partita salvata
open-record-hint = Trascina il file su questa pagina, oppure sceglilo. Viene solo mostrato e non resta da nessuna parte.
choose-file = Scegli un file
record-no-json = Questo file non è una partita salvata.
record-too-large = Questo file è troppo grande per una partita salvata.
record-malformed = Questo file non è una partita salvata: «{ $place }» non va bene.
record-game = Qui non c’è nessun gioco «{ $game }».
record-version = Questa partita è stata giocata con la versione { $played } delle regole. Qui vale la versione { $ours }.
record-position = La prima posizione di questo file non è possibile: «{ $place }».
record-act =
    { $clause ->
        [none] La mossa { $number } di questo file, «{ $act }», non è possibile.
       *[other] La mossa { $number } di questo file, «{ $act }», è contro le regole ({ $clause }).
    }
fields = Numeri sulla pista
fields-hint = Per trovare subito le caselle nominate nella cronaca.
phrases-show = Frasi brevi e reazioni
phrases-show-hint = Ciò che gli altri dicono dall’elenco è mostrato e letto.
keys-look-back = Guarda indietro di una mossa, e di nuovo avanti
keys-replay-act = Una mossa indietro o avanti
keys-replay-turn = Un turno indietro o avanti
keys-replay-ends = All’inizio o alla fine
keys-replay-play = Riproduci o pausa

## Regole e tasti

print = Stampa
ten-title = Il gioco in dieci righe
rules-contents = Indice
rules-fine =
    { $count ->
        [one] Nel dettaglio: una regola
       *[other] Nel dettaglio: { $count } regole
    }
page-aim = Lo scopo
page-setup = La preparazione
page-turn = Un turno
page-end = La fine
search-rules = Cerca nelle regole
rules-found = { $count ->
    [0] Nessuna regola trovata.
    [one] Una regola trovata.
   *[other] { $count } regole trovate.
}
rules-none = Nessuna regola contiene queste parole.
show-clause = Regola { $clause }
keys = Tasti
keys-board = Sul tabellone
keys-everywhere = Ovunque
keys-tab = All’elemento successivo
keys-escape = Chiudi, o salta ciò che viene mostrato
keys-help = Questo elenco
shortcuts = Scorciatoie con un solo tasto
shortcuts-hint = Lettere, cifre e segni agiscono da soli, senza Ctrl né Alt, finché il focus è sul tavolo. Tab, frecce e Invio funzionano sempre.
keys-since = Leggere che cosa è successo dopo il tuo ultimo turno
keys-again = Leggere che cosa è richiesto
since-nothing = Dopo il tuo ultimo turno non è successo nulla.
keys-exploring = Esplorare il tabellone
keys-asking = Chiedere
keys-standing = Leggere come stanno tutti
keys-hidden = Leggere che cosa è nascosto
keys-more = Leggere di più sull’ultimo annuncio
keys-go-to = Andare a una casella per nome, o sentire che cosa c’è su una riga
keys-stops = Al prossimo punto in cui Invio serve a qualcosa, o al precedente
keys-own-pieces = Al tuo prossimo pezzo, o al precedente
keys-other-pieces = Al prossimo pezzo degli altri, o al precedente
keys-strikes = A ciò che minacci
keys-dangers = A ciò che è in pericolo
keys-here = Leggere dove si può andare da qui, e che cosa minaccia questa casella
keys-can = Leggere tutto ciò che puoi fare adesso
hidden-nothing = Niente è nascosto. Tutti vedono tutto.
standing-of = { $name }: { $count } su { $most }.
more-nothing = Non è ancora stato annunciato nulla.
pieces-none = Non hai nulla sul tabellone.
others-none = Gli altri non hanno nulla sul tabellone.
stops-none = Sul tabellone adesso non c’è nulla da scegliere.
strikes-none = Non minacci nulla.
dangers-none = Niente è in pericolo.
threat = { $name } ({ $start }) minaccia { $other } ({ $place }).
threat-winning = { $name } ({ $start }) potrebbe vincere: { $place }.
threat-placing = { $name } potrebbe vincere in { $place }.
threat-by = Con: { $by }.
here-none = Da qui non può partire nulla.
here-list = Da qui: { $list }.
line-of = { $line }: { $list }.
line-empty = { $line }: nulla.
go-to = Vai a
go-to-name = Una casella (c4), una riga (4), una colonna (c), o una mossa come si scrive
go-to-go = Vai
go-to-nowhere = Questa casella non esiste, e questa mossa adesso non è possibile: { $place }.
here-reach =
    { $count ->
        [one] Da qui: una possibilità.
       *[other] Da qui: { $count } possibilità.
    }
can-do =
    { $count ->
        [one] Una possibilità: { $list }.
       *[other] { $count } possibilità: { $list }.
    }

## Impostazioni

settings = Impostazioni
close = Chiudi
language = Lingua
theme = Aspetto
theme-auto = Come su questo dispositivo
theme-light = Chiaro
theme-dark = Scuro
motion = Movimento
motion-auto = Come su questo dispositivo
motion-full = Completo
motion-reduced = Poco
sound = Suono
sound-hint = Piccoli colpi sul legno.
confirm = Chiedi prima di inviare una mossa
confirm-hint = Una mossa inviata vale.

## Caso equo

fair = Gioco equo
fair-intro = Tutto il caso di questa partita viene da un segreto del server e da una parte che ogni dispositivo aggiunge. Ecco che cosa ha verificato il tuo dispositivo:
fair-found-commitment =
    { $holds ->
        [yes] L’impronta è la prima che questo dispositivo ha visto.
       *[no] Il server ha mostrato a questo dispositivo impronte diverse. Ha cambiato qualcosa.
    }
fair-found-own =
    { $holds ->
        [yes] La tua parte c’è, immutata.
       *[no] Hai aperto la tua parte, ma non è nella partita.
    }
fair-found-parts =
    { $holds ->
        [yes] Ogni parte è quella che era stata sigillata.
       *[no] Una parte non è quella che era stata sigillata.
    }
fair-found-secret =
    { $holds ->
        [yes] Il segreto corrisponde all’impronta conservata da questo dispositivo.
       *[no] Il segreto non corrisponde all’impronta conservata da questo dispositivo.
    }
fair-found-record =
    { $holds ->
        [yes] La partita salvata dice lo stesso, e il suo seme ne segue.
       *[no] La partita salvata dice qualcosa di diverso da ciò che questo dispositivo ha visto.
    }
fair-found-set-up =
    { $holds ->
        [yes] La prima posizione è stata sorteggiata.
        [partly] Una parte della prima posizione è stata scelta all’apertura del tavolo, per esempio chi comincia. Il resto è stato sorteggiato.
       *[no] La prima posizione non è stata sorteggiata, e il tavolo non l’ha detto.
    }
fair-alarm = Il caso a questo tavolo non è quello promesso. Vedi «Gioco equo».
fair-withheld = { $name } ha sigillato una parte e non l’ha aperta.
fair-before = Prima della partita
fair-before-hint = Il server fissa un segreto e ne mostra l’impronta (SHA-256). Questo dispositivo conserva la prima che vede. Solo dopo aggiunge la sua parte.
fair-late = Questo dispositivo ha visto l’impronta solo a partita iniziata. Su ciò che è venuto prima non può dimostrare nulla.
fair-added = Ciò che i posti aggiungono
fair-added-hint = Ogni dispositivo sigilla caratteri casuali suoi: all’inizio ne mostra solo l’impronta. Quando tutto è sigillato, tutto si apre.
fair-seal = Sigillo
fair-part = Parte
fair-yours = Da questo dispositivo.
fair-nothing = Niente aggiunto
fair-after = Dopo la partita
fair-after-hint = A partita finita, il segreto compare qui.
fair-verify = Salva la partita e rifai tu ogni sorteggio. Questo comando contiene ciò che il tuo dispositivo ha conservato:
fair-proves = Che cosa dimostra
fair-proves-server = Nei confronti del server: non ha potuto scegliere i sorteggi. Ha fissato il segreto prima di conoscere la tua parte, e non può scambiare nulla senza che il tuo dispositivo se ne accorga.
fair-proves-players = Nei confronti degli altri al tavolo: nessuno ha potuto scegliere la propria parte a suo vantaggio, nemmeno chi si è seduto per ultimo. Tutte le parti erano sigillate prima che la tua fosse aperta.
fair-proves-nothing = Nessuna parte di questa partita viene da questo dispositivo. Per te qui non è quindi dimostrato nulla: il server e gli altri insieme avrebbero potuto scegliere i sorteggi.
fair-not = Che cosa non dimostra
fair-not-withheld = Una parte sigillata e non aperta dopo un po’ viene lasciata fuori. Chi lo fa d’accordo con il server può scegliere tra due partite. Comparirebbe qui, con il nome.
fair-not-hidden = Il server conosce tutto ciò che è nascosto, come carte e muri. Nulla dimostra che lo tenga per sé, né che i suoi giocatori virtuali non guardino.

## Quando qualcosa non va

why-past = Un’altra mossa è arrivata prima.
why-not-your-turn = Non tocca a te.
why-unknown = Questa mossa non esiste.
why-ended = La partita finisce senza vincitori: è durata più di qualsiasi partita vera.
ended-rules = Le regole sono cambiate da quando è iniziata questa partita. Non continua e non può più essere mostrata, ma si può ancora salvare.
ended-resigned = La partita è finita: una parte si è arresa.
ended-agreed = La partita finisce in pareggio: siete tutti d’accordo.
ended-time = La partita è finita: una parte non ha più tempo.
problem-unreachable = Il server non risponde.
problem-not_found = Non c’è più.
problem-forbidden = Questo link non lo permette.
problem-conflict = Qualcuno è stato più veloce.
problem-bad_request = Il server non lo accetta.
problem-too_many = Troppo in una volta. Aspetta un momento.
problem-too_slow = La connessione è troppo lenta.
problem-unavailable = Al momento non è possibile. Riprova presto.
problem-internal = Qualcosa è andato storto.

## A card, where the link of a table is shared

card-waiting = In attesa di giocatori
card-playing = La partita è in corso
card-over = La partita è finita
card-won =
    { $count ->
        [one] Vince { $names }
       *[other] Vincono { $names }
    }

## The review of a finished game

rev = Analisi
save-picture = Salva l’immagine
rev-intro = In questa partita che cosa è stato fortuna, che cosa bravura, e dove è cambiata? Il bot più forte ripassa ogni mossa con ciò che quel posto sapeva allora.
rev-ask = Analizza la partita
rev-waiting = L’analisi è in corso…
rev-waiting-hint = Ci vuole circa un minuto. Puoi chiudere e tornare più tardi.
rev-failed = L’analisi non è riuscita. Chiedila ancora una volta.
rev-rules = Questa partita è stata giocata con regole precedenti. Senza di esse non c’è analisi.
rev-curve = Probabilità nel corso della partita
rev-scrub = Punto della partita
rev-chance = { $names }: { $share }%.
rev-table = Come tabella
rev-act = Mossa
rev-of-chance = Caso
rev-turning = Dove la partita è cambiata
rev-turning-none = Nessuna mossa ha perso più di quanto la stima sia imprecisa.
rev-turning-luck = Per il resto, la fortuna ha mosso le probabilità.
rev-turning-more = Perdite minori
rev-played = Giocato
rev-you-played = Hai giocato
rev-better = Meglio era
rev-lost = È costato { $share } punti su 100.
rev-show = Mostra sul tabellone
rev-show-played = Mostra che cosa è stato giocato
rev-show-better = Mostra che cosa era meglio
rev-aside = Questo non è stato giocato; sarebbe stato meglio.
rev-aside-back = Torna alla partita
rev-shares = Fortuna e bravura
rev-from-to = da { $start }% a { $share }%
rev-luck = Fortuna
rev-own = Mosse proprie
rev-others = Mosse degli altri
rev-meaning = Sono stime di un bot di livello { $level }, non certezze: una probabilità può sbagliare di { $share } punti su 100, la fortuna di tutta la partita di { $margin } (meno in 95 casi su 100). Ciò che nessuno poteva sapere conta come fortuna; le somme sono esatte.

## Suggerimenti

hint = Suggerimento
hint-thinking = Si pensa a un suggerimento…
hints-on = Tutti gli altri sono bot: la lampada sopra il tabellone dà un suggerimento.
hints-off = Qui non ci sono suggerimenti: giocano anche altre persone.
hint-only = Non è possibile nient’altro.
hint-wins = Così la partita è vinta.
hint-best = Di tutto ciò che è stato provato, questo ha portato più spesso alla vittoria.
hint-other = Quello che hai preparato resta. Il suggerimento è diverso.
hint-show = Mostra il suggerimento

# Lessons
learn = Impara
learn-first = Mai giocato? Impara in pochi minuti
learn-offer = { $game } è nuovo per te? Alcune brevi lezioni mostrano come si gioca.
learn-title = Impara giocando
learn-game = Impara: { $game }
learn-pitch = Brevi lezioni su un vero tabellone, un’idea alla volta. Dopo il primo corso puoi giocare la tua prima partita.
learn-begin = Comincia
learn-on = Continua
learn-waits = Qui comincia qualcun altro. Si parte?
learn-all = Tutti i giochi
course-first = I primi passi
course-further = Altre lezioni
course-done = { $done } su { $total }
course-minutes =
    { $minutes ->
        [one] circa un minuto
       *[other] circa { $minutes } minuti
    }
course-finished = Questo era il primo corso: adesso puoi giocare una prima partita. Per dopo ci sono altre lezioni.
courses-finished = Questa era l’ultima lezione. Adesso non ti resta che giocare.
learn-is-done = riuscita
learn-number = { $number }/{ $total }
learn-leave = Lascia la lezione
learn-next = Lezione successiva
learn-repeat = Ripeti
learn-again = Riprova
learn-skip = Salta
learn-reached = Obiettivo raggiunto.
learn-missed = Non ancora.
learner = Apprendista
