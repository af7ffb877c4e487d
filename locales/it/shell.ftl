### Ciò che dicono tutte le pagine e tutti i giochi.

irrgarten = Irrgarten

## Pagina iniziale

front-title = Siediti al tavolo
front-pitch = Giochi da tavolo con gli amici e con il computer. Niente iscrizione: un nome, un link, un posto.
front-foot = Software libero e aperto. I nomi dei giochi appartengono ai loro editori.
tournament = Torneo
front-tournament = Una serata al circolo con molti tavoli: abbinamenti e classifica si fanno da soli.
front-tournament-new = Prepara un torneo
lobby = Tavoli aperti
front-lobby = Non hai nessuno con cui giocare? C’è sempre qualcuno che ha voglia: siediti con loro, o ti troviamo noi una partita.
front-lobby-look = Guarda chi aspetta
to-tournament = Al torneo
tournament-next = Comincia il turno { $round }.
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
put-back = Ripristina
notices = Avvisi
notices-title = Quando è il tuo turno
notices-hint = Se ti allontani dal tavolo per un po’, ricevi un solo avviso per ogni turno.
notices-on = Avvisami su questo dispositivo
notices-off = Non avvisarmi più su questo dispositivo
notices-insecure = Gli avvisi richiedono una connessione sicura (https).
notices-unsupported = Questo browser non può mostrare avvisi. Su un iPhone, aggiungi prima la pagina alla schermata Home.
notices-denied = Il browser non permette avvisi da questa pagina. Puoi cambiarlo nelle sue impostazioni.
notices-mail = Per e-mail
notices-mail-ask = Mandami un’e-mail di conferma
notices-mail-waits = Ti abbiamo mandato un’e-mail ({ $address }). Apri il link che contiene per confermare.
notices-mail-goes = Le e-mail arrivano qui: { $address }.
notices-mail-stop = Non mandarmi più e-mail
turn-since = È il tuo turno · { $when }
status-waiting = In attesa di giocatori
status-playing = In corso
status-over = Finita

game-any = Un tavolo
labelled = { $what }: { $text }

nowhere = Questa pagina non esiste
nowhere-hint = Forse il link è incompleto.

## Preparare un tavolo

set-up-hint = Scegli chi gioca. Chi non è qui lo inviti con un link.
how-many = Quanti giocano?
rounds = Partite
rounds-hint = Più partite formano una sfida: i punti si sommano e ogni volta comincia il giocatore seguente.
clock = Orologio
clock-none = Senza orologio
clock-real = Una serata
clock-days = Più giorni
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
clock-ends-loses = chi l’ha finito perde
clock-match = In una sfida, se qualcuno finisce il tempo, un bot continua al suo posto.
stand-in-after = Se il giocatore di turno è assente
stand-in-never = gli altri aspettano
stand-in-after-minutes = { $minutes ->
    [one] dopo un minuto gioca un bot
   *[other] dopo { $minutes } minuti gioca un bot
}
who-sits = Chi si siede dove?
who-sits-seat = Chi gioca con il { $colour }?
kind-me = Io
kind-here = Qualcuno qui
kind-friend = Amico con link
kind-friend-hint = Mandi il link al prossimo passo.
kind-bot = Bot
level-seat = Livello del bot ({ $colour })
level-beginner = Principiante
level-casual = Tranquillo
level-skilled = Esperto
level-expert = Maestro
level-champion = Campione
level-beginner-what = Gioca quello che salta all’occhio e non vede molte cose. Adatto ai bambini.
level-casual-what = Vede la prossima mossa, ma a volte dimentica qualcosa o non ci fa caso. Per una partita tranquilla.
level-skilled-what = Pensa alle mosse che verranno, ma ogni tanto gli sfugge qualcosa.
level-expert-what = Pensa molto avanti e gli sfugge poco. Difficile da battere.
level-champion-what = Gioca più forte che può. È quello che pensa più a lungo.
name = Nome
name-seat = Nome ({ $colour })
name-yours = Il tuo nome
name-here = Nome di un’altra persona su questo dispositivo
name-missing = Scrivi qui un nome.
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
join-anyone-hint = Il tavolo si vede tra i tavoli aperti, con i nomi di chi è già seduto, finché qualcuno aspetta qui.
bots-after = Se restano posti liberi
bots-never = si aspettano altri
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
        [0] Questa partita comincia da una posizione preparata a mano. Chi ha aperto il tavolo la conosce tutta.
       *[other] Questa partita comincia da una posizione preparata da { $names }. Chi l’ha preparata sa anche ciò che è nascosto.
    }
waiting-seats = Posti
waiting-hint = Non c’è ancora nessuno: manda il link o aggiungi un bot. Si comincia quando tutti i posti sono occupati.
waiting-guest = Scegli un posto. Si comincia quando tutti i posti sono occupati.
drawing-lots = Sorteggio in corso…
drawing-waits = In attesa di { $names }. La partita comincia comunque tra poco.
seat-open = Posto libero
seat-free = Libero
sit-down = Siediti
seat-bot = Aggiungi un bot
free-seat = Libera il posto
free-question = Togliere il posto a questa persona: { $name }?
free-hint = { $name } potrà solo guardare, e il posto torna libero per tutti.
cancel = Annulla
get-up = Alzati
seat-lost = Il tuo posto è stato dato via. Ora stai guardando.
seat-not-kept = Questo dispositivo non riesce a ricordare il tuo posto. Salva il link del posto: lo trovi nel menu.
level-choice = Livello dei nuovi bot
invite = Invita
invite-hint = Chi ha questo link può sedersi o guardare.
link-only-here = Questo link funziona solo su questo computer.
let-in = Fai entrare gli altri
let-in-hint = Così può giocare chiunque sia collegato alla stessa rete, per esempio allo stesso Wi-Fi. Il computer potrebbe chiederti il permesso.
let-in-done = Ora chi è collegato alla stessa rete può aprire questo link.
let-in-vain = Questo computer non è collegato a nessuna rete, oppure la porta è già occupata. Collegalo al Wi-Fi e riavvia Irrgarten con --let-others-in.
link-network = Il link funziona per chi è collegato alla stessa rete di questo computer.
link-address = Indirizzo di questo computer
open-to-all = Tutti possono giocare
open-to-all-hint = Il tavolo si vede tra i tavoli aperti finché questa pagina è aperta.
open-bots-in = Tra { $time } i bot occupano i posti liberi.
open-close = Solo con il link
open-offer = Apri il tavolo a tutti…
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

opening = Apertura del tavolo…
table-gone = Questo tavolo non esiste
table-gone-hint = Forse il link è incompleto, oppure il tavolo è stato eliminato.
try-again = Riprova
reconnecting = Connessione persa. Riconnessione…
move-kept = Nessuna connessione. La tua mossa è al sicuro e parte appena torna la connessione.
seats = Posti
tray = La tua mossa
menu = Menu
log = Cronaca
log-empty = Non è ancora successo niente.
log-bot-host = { $name } non c’è. Da adesso al suo posto gioca un bot, per decisione di chi ha aperto il tavolo ({ $level }).
log-bot-own = Da adesso un bot gioca al posto di { $name } ({ $level }).
log-back = { $name } è di nuovo qui e torna a giocare.
log-bot-time = { $name } ha finito il tempo. Da adesso gioca un bot ({ $level }).
log-bot-away = Era il turno di { $name }, ma non tornava da troppo tempo. Da adesso gioca un bot ({ $level }).
log-bot-agreed = Gli altri sono d’accordo: da adesso un bot gioca al posto di { $name } ({ $level }).
log-call-resigned = { $name } si arrende.
log-call-agreed = { $name } ha offerto il pareggio e tutti sono d’accordo.
log-call-time = { $name } ha finito il tempo.
log-call-back = { $name } annulla l’ultima mossa.
log-call-lots = Il resto viene costruito per sorteggio: { $name } l’ha proposto e tutti sono d’accordo.
table = Tavolo
pass-device = Passa il dispositivo: ora gioca { $name }.
pass-taken = Sono { $name }: mostra le mie carte
plate-you = Tu
plate-turn = Di turno
plate-your-turn = Tocca a te
plate-thinking = Ci pensa
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
keys-clock = Leggere quanto tempo resta a ognuno
title-yours = Tocca a te
title-turn = È il turno di { $name }
title-over = Partita finita
watching = Stai guardando.
resting = Un bot gioca per te
stand-in = Fai giocare un bot per { $name }
stand-in-soon = { $name } non c’è. Tra { $seconds } s potrai far giocare un bot.
stand-in-comes = È il turno di { $name }, che però non c’è. Tra { $time } gioca un bot.
take-back = { $name } riprende il posto
time-used-up = { $name } ha finito il tempo: il bot gioca fino alla fine.
ask-back = Annulla la mia ultima mossa
ask-draw = Offri il pareggio
ask-resign = Arrenditi
ask-bot = Chiedi agli altri un bot per { $name }
resign-sure = La partita finisce e vincono gli altri. Non si può tornare indietro.
leave = Lascia il tavolo
leave-sure = Un bot continua per te. Il posto resta tuo: torna quando vuoi.
stand-in-sure = Un bot gioca per { $name } finché qualcuno non riprende il posto.
stand-in-yes = Fai giocare un bot
asked-back = { $name } chiede di annullare l’ultima mossa.
asked-draw = { $name } offre il pareggio.
asked-lots = { $name } propone di costruire il resto per sorteggio.
asked-resign = { $name } vuole che la vostra squadra si arrenda.
asked-bot = { $name } chiede di far giocare un bot per { $other }.
asked-waits = Si aspetta la risposta di { $name }.
answer-no = No
answer-yes = D’accordo
answer-never = Ritira la proposta
talk = Messaggi e richieste
phrases = Frasi pronte
reactions = Reazioni
phrases-off = Le frasi pronte sono spente nelle tue impostazioni.
phrase-says = { $name }: { $words }
phrase-hello = Ciao
phrase-good-luck = Buona fortuna
phrase-well-played = Ben giocato
phrase-thanks = Grazie
phrase-sorry = Scusa
phrase-oops = Ops
phrase-moment = Un momento, per favore.
phrase-good-game = È stata una bella partita
phrase-again = Un’altra partita?
phrase-bye = Arrivederci
phrase-bravo = Bravo
phrase-smile = Sorride
phrase-laugh = Ride
phrase-wow = Si stupisce
phrase-sad = È triste
phrase-heart = Manda un cuore
play-again = Gioca ancora
join-again = Vai alla prossima partita
next-round = Prossima partita
round-of = Partita { $round } di { $rounds }
match-leads =
    { $count ->
        [one] La partita { $round } di { $rounds } è finita. { $name } è in testa. Punti: { $points }.
       *[other] La partita { $round } di { $rounds } è finita. { $name } sono in testa. Punti ciascuno: { $points }.
    }
match-level = La partita { $round } di { $rounds } è finita. Siete tutti alla pari. Punti ciascuno: { $points }.
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
replay-rules = Questa partita è stata giocata con regole precedenti. Si sono conservate solo la posizione finale e la cronaca.
replay-bygone = Giocata con regole precedenti: la puoi rivedere com’era allora, ma non continuare.
to-table = Al tavolo
viewpoint = Visto da
viewpoint-all = Tutto scoperto
viewpoint-watcher = Come chi guarda
viewpoint-seat = Come la vedeva { $name }
replay-bar = Punto della partita
replay-at = Posizione { $ply } di { $total }
replay-first = All’inizio
replay-last = Alla fine
replay-back = Mossa precedente
replay-forth = Mossa seguente
replay-turn-back = Turno precedente
replay-turn-forth = Turno seguente
replay-play = Riproduci
replay-pause = Pausa
replay-speed = Velocità
replay-seek = Vai al prossimo
speed-slow = Lenta
speed-usual = Normale
speed-fast = Rapida
mark-strike = Al canile
mark-bump = Urti
mark-devour = Divorate
mark-wall = Muri
mark-goal = Arrivi
mark-win = Vittoria
look-back = Rivedi le mosse
looking-back = Posizione precedente.
back-to-now = Torna alla partita
play-on = Continua da qui
play-on-hint = Questo tavolo comincia dalla posizione che stavi guardando. Scegli chi gioca; tutti sapranno da dove viene.
open-record = Apri una partita salvata
open-record-hint = Trascina il file su questa pagina, oppure sceglilo. Lo mostriamo soltanto, senza conservarlo.
choose-file = Scegli un file
record-no-json = Questo file non è una partita salvata.
record-too-large = Questo file è troppo grande per una partita salvata.
record-malformed = Questo file non è una partita salvata: c’è un errore in «{ $place }».
record-game = Qui non c’è nessun gioco «{ $game }».
record-version = Questa partita è stata giocata con la versione { $played } delle regole. Qui si gioca con la versione { $ours }.
record-position = La prima posizione di questo file non è possibile: «{ $place }».
record-act =
    { $clause ->
        [none] La mossa { $number } di questo file, «{ $act }», non è possibile.
       *[other] La mossa { $number } di questo file, «{ $act }», è contro le regole ({ $clause }).
    }
fields = Numeri sulla pista
fields-hint = Così trovi subito le caselle nominate nella cronaca.
phrases-show = Frasi pronte e reazioni
phrases-show-hint = Vedi e senti le frasi che gli altri scelgono dall’elenco.
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
        [one] Nei dettagli: una regola
       *[other] Nei dettagli: { $count } regole
    }
page-aim = Lo scopo del gioco
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
keys-escape = Chiudere, o saltare l’animazione
keys-help = Questo elenco
shortcuts = Scorciatoie con un solo tasto
shortcuts-hint = Lettere, cifre e segni agiscono da soli, senza Ctrl né Alt, finché il focus è sul tavolo. Tab, frecce e Invio funzionano sempre.
keys-since = Leggere che cosa è successo dopo il tuo ultimo turno
keys-again = Leggere che cosa devi fare
since-nothing = Dopo il tuo ultimo turno non è successo nulla.
keys-exploring = Esplorare il tabellone
keys-asking = Chiedere
keys-standing = Leggere a che punto sono tutti
keys-hidden = Leggere che cosa è nascosto
keys-more = Leggere altri dettagli sull’ultimo annuncio
keys-go-to = Andare a una casella per nome, o sentire che cosa c’è su una riga
keys-stops = Al prossimo punto dove Invio fa qualcosa, o al precedente
keys-own-pieces = Al tuo prossimo pezzo, o al precedente
keys-other-pieces = Al prossimo pezzo degli altri, o al precedente
keys-strikes = A quello che minacci
keys-dangers = A quello che è in pericolo
keys-here = Leggere dove può andare il pezzo che sta qui, e che cosa lo minaccia
keys-can = Leggere tutto quello che puoi fare adesso
hidden-nothing = Non c’è niente di nascosto. Tutti vedono tutto.
standing-of = { $name }: { $count } su { $most }.
more-nothing = Non è ancora stato annunciato niente.
pieces-none = Non hai niente sul tabellone.
others-none = Gli altri non hanno niente sul tabellone.
stops-none = Sul tabellone adesso non c’è niente da scegliere.
strikes-none = Non minacci niente.
dangers-none = Non c’è niente in pericolo.
threat = { $name } ({ $start }) minaccia { $other } ({ $place }).
threat-winning = { $name } ({ $start }) potrebbe vincere: { $place }.
threat-placing = { $name } potrebbe vincere in { $place }.
threat-by = Con: { $by }.
here-none = Da qui adesso non può muoversi niente.
here-list = Da qui: { $list }.
line-of = { $line }: { $list }.
line-empty = { $line }: niente.
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
confirm-hint = Una mossa inviata non si può più cambiare.

## Caso equo

fair = Gioco equo
fair-intro = Ogni tiro di dado e ogni sorteggio di questa partita nasce da un segreto del server e da un numero che ogni dispositivo aggiunge: la sua parte. Ecco che cosa ha controllato il tuo dispositivo:
fair-found-commitment =
    { $holds ->
        [yes] L’impronta è la prima che questo dispositivo ha visto.
       *[no] Il server ha mostrato a questo dispositivo impronte diverse. Ha cambiato qualcosa.
    }
fair-found-own =
    { $holds ->
        [yes] La tua parte c’è, e nessuno l’ha cambiata.
       *[no] Hai aperto la tua parte, ma non è nella partita.
    }
fair-found-parts =
    { $holds ->
        [yes] Nessuna parte è stata cambiata dopo il sigillo.
       *[no] Una parte è stata cambiata dopo il sigillo.
    }
fair-found-secret =
    { $holds ->
        [yes] Il segreto corrisponde all’impronta conservata da questo dispositivo.
       *[no] Il segreto non corrisponde all’impronta conservata da questo dispositivo.
    }
fair-found-record =
    { $holds ->
        [yes] La partita salvata dice lo stesso, e il suo seme ne deriva.
       *[no] La partita salvata dice qualcosa di diverso da ciò che questo dispositivo ha visto.
    }
fair-found-set-up =
    { $holds ->
        [yes] La prima posizione è stata sorteggiata.
        [partly] Una parte della prima posizione è stata scelta all’apertura del tavolo, per esempio chi comincia. Il resto è stato sorteggiato.
       *[no] La prima posizione non è stata sorteggiata, e al tavolo non era scritto.
    }
fair-alarm = Il caso a questo tavolo non è quello promesso. Vedi «Gioco equo».
fair-withheld = { $name } ha sigillato una parte e non l’ha mai aperta.
fair-before = Prima della partita
fair-before-hint = Il server fissa un segreto e ne mostra l’impronta (SHA-256). Questo dispositivo conserva la prima che vede. Solo dopo aggiunge la sua parte.
fair-late = Questo dispositivo ha visto l’impronta solo a partita iniziata. Su quello che è successo prima non può dimostrare niente.
fair-added = Che cosa aggiunge ogni giocatore
fair-added-hint = Ogni dispositivo sigilla caratteri casuali suoi: all’inizio ne mostra solo l’impronta. Quando tutte le parti sono sigillate, si aprono tutte.
fair-seal = Sigillo
fair-part = Parte
fair-yours = Da questo dispositivo.
fair-nothing = Niente aggiunto
fair-after = Dopo la partita
fair-after-hint = A partita finita, il segreto compare qui.
fair-verify = Salva la partita e rifai tu ogni sorteggio. Questo comando contiene ciò che il tuo dispositivo ha conservato:
fair-proves = Che cosa dimostra
fair-proves-server = Il server non ha potuto scegliere i sorteggi. Ha fissato il segreto prima di conoscere la tua parte, e non può scambiare nulla senza che il tuo dispositivo se ne accorga.
fair-proves-players = Nemmeno gli altri al tavolo hanno potuto scegliere la propria parte a loro vantaggio, neanche chi si è seduto per ultimo. Tutte le parti erano sigillate prima che la tua fosse aperta.
fair-proves-nothing = Questo dispositivo non ha aggiunto niente alla partita, quindi a te qui non dimostra niente: il server e gli altri insieme avrebbero potuto scegliere i sorteggi.
fair-not = Che cosa non dimostra
fair-not-withheld = Se una parte sigillata non viene aperta, dopo un po’ si va avanti senza. Chi lo fa d’accordo con il server può scegliere tra due partite. In quel caso lo leggeresti qui, con il nome.
fair-not-hidden = Il server conosce tutto ciò che è nascosto, come carte e muri. Nulla dimostra che lo tenga per sé, né che i suoi giocatori virtuali non guardino.

## Quando qualcosa non va

why-past = È arrivata prima un’altra mossa. Guarda il tabellone e riprova.
why-not-your-turn = Non tocca a te.
why-unknown = Questa mossa non è possibile. Scegline un’altra.
why-ended = La partita finisce senza vincitori: è durata più di qualsiasi partita vera.
ended-rules = Le regole sono cambiate da quando è iniziata questa partita. Non si può più continuare né mostrare, ma la puoi ancora salvare.
ended-resigned = La partita è finita: qualcuno si è arreso.
ended-agreed = La partita finisce in pareggio: così hanno deciso tutti.
ended-time = La partita è finita: qualcuno ha finito il tempo.
problem-unreachable = Il server non risponde. Controlla la connessione.
problem-not_found = Questo non c’è più.
problem-forbidden = Con questo link non si può.
problem-conflict = Qualcuno è stato più veloce.
problem-bad_request = Il server non ha capito. Ricarica la pagina.
problem-too_many = Troppe richieste insieme. Aspetta un momento.
problem-too_slow = La connessione è troppo lenta.
problem-unavailable = Al momento non è possibile. Riprova presto.
problem-internal = Qualcosa è andato storto. Riprova.

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
rev-intro = In questa partita quanto ha contato la fortuna, quanto la bravura, e quando è cambiata? Il bot più forte ripassa ogni mossa, con quello che il giocatore sapeva in quel momento.
rev-ask = Analizza la partita
rev-waiting = L’analisi è in corso…
rev-waiting-hint = Ci vuole circa un minuto. Puoi chiudere e tornare più tardi.
rev-failed = L’analisi non è riuscita. Riprova.
rev-rules = Questa partita è stata giocata con regole precedenti. Perciò non si può analizzare.
rev-curve = Probabilità nel corso della partita
rev-scrub = Punto della partita
rev-chance = { $names }: { $share }%.
rev-table = Come tabella
rev-act = Mossa
rev-of-chance = Caso
rev-turning = Dove la partita è cambiata
rev-turning-none = Nessuna mossa è costata più del margine d’errore della stima.
rev-turning-luck = Per il resto è stata la fortuna a cambiare le probabilità.
rev-turning-more = Altre perdite più piccole
rev-played = Mossa giocata
rev-you-played = Hai giocato
rev-better = Mossa migliore
rev-lost = Questa mossa è costata { $share } punti su 100.
rev-show = Mostra sul tabellone
rev-show-played = Mostra che cosa è stato giocato
rev-show-better = Mostra che cosa era meglio
rev-aside = Questo non è stato giocato; sarebbe stato meglio.
rev-aside-back = Torna alla partita
rev-shares = Fortuna e bravura
rev-from-to = da { $start }% a { $share }%
rev-luck = Fortuna
rev-own = Le proprie mosse
rev-others = Mosse degli altri
rev-meaning = Sono stime di un bot di livello { $level }, non certezze: una probabilità può sbagliare di { $share } punti su 100, la fortuna di tutta la partita di { $margin } (meno in 95 casi su 100). Quello che nessuno poteva sapere conta come fortuna; i totali sono esatti.

## Suggerimenti

hint = Suggerimento
hint-thinking = Cerco un suggerimento…
hints-on = Tutti gli altri sono bot: la lampada sopra il tabellone dà un suggerimento.
hints-off = Qui non ci sono suggerimenti: giocano anche altre persone.
hint-only = È l’unica mossa possibile.
hint-wins = Con questa mossa vinci la partita.
hint-best = Di tutte le mosse provate, questa ha portato più spesso alla vittoria.
hint-other = La mossa che hai preparato resta. Il suggerimento è un altro.
hint-show = Mostra il suggerimento

# Lessons
learn = Impara
learn-first = Mai giocato? Impara in pochi minuti
learn-offer = Non conosci { $game }? Qualche breve lezione ti mostra come si gioca.
learn-title = Impara giocando
learn-game = Impara { $game }
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
learn-is-done = fatta
learn-number = { $number }/{ $total }
learn-leave = Lascia la lezione
learn-next = Lezione successiva
learn-repeat = Ripeti
learn-again = Riprova
learn-skip = Salta
learn-reached = Obiettivo raggiunto.
learn-missed = Non ancora.
learner = Apprendista
