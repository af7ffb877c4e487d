### Ciò che il comando irrgarten mostra

## serve

serve-address = Irrgarten è qui: { $address }
serve-alone = Per ora può giocare solo questo computer. Per far entrare gli altri usa --let-others-in, oppure il pulsante accanto al link nella pagina.
serve-in-vain = Gli altri non possono entrare: questo computer non è collegato a nessuna rete, oppure la porta è già occupata.
serve-data = Le partite sono conservate in { $file }
serve-stop = Ctrl-C lo ferma.

## work

work-at = Pensa per i server su { $bus }. Processi: { $workers }

## legal, play

turn-over = La partita è finita.
play-refused = Mossa { $number }, { $move }: { $why }

## simulate

simulate-count = Partite: { $games }, giocate fino alla fine: { $finished }
simulate-seat = Posto { $seat }: vittorie { $wins } ({ $share }%)
simulate-length = Mosse per partita: da { $fewest } a { $most }, media { $mean }, mediana { $median }
simulate-speed = Mosse al secondo: { $rate }

## arena

arena-standing = { $level }: { $mean }% dei punti (± { $margin }), partite: { $games }
arena-elo = Elo { $elo } (da { $low } a { $high })
arena-duel = { $one } contro { $other }, posto contro posto: { $share }% (± { $margin })
arena-forfeit = Partita persa, qualunque sia la posizione: { $reason }
arena-left = Partite non finite: { $games }
train-passed = Turno { $round }, dopo { $games } partite: { $share }% dei punti contro il campione attuale, ± { $margin }. Il nuovo è campione.
train-failed = Turno { $round }, dopo { $games } partite: { $share }% dei punti contro il campione attuale, ± { $margin }. Il campione resta.

## tournament

tournament-progress = Incontri giocati: { $done } su { $total } ({ $percent }%)
tournament-count = Turni: { $rounds }, incontri: { $games }
tournament-standing = { $place }. Bot { $number } ({ $level }): punti { $score }, vittorie { $won }, pareggi { $even }, sconfitte { $lost }; spareggi { $ties }
tournament-tie = { NUMBER($tie, maximumFractionDigits: 2) }
tournaments-under-way = Tornei in corso: { $tournaments }
tournaments-ended = Tornei terminati: { $tournaments }

## bench

bench-acts = Mosse casuali al secondo: { $rate }
bench-uncompiled = Senza compilazione: { $rate }, quindi compilato è { $gain } volte più veloce
bench-decisions = Decisioni al secondo, giocate da Python: { $rate }
bench-copies = Copie di una posizione al secondo: { $rate }
bench-draws = Posizioni al secondo, sorteggiate secondo ciò che un giocatore sa: { $rate }
bench-judgements = Posizioni al secondo, giudicate come da un campione: { $rate }
bench-playouts = Partite di prova della ricerca al secondo: { $one } con un thread, { $two } con due, { $gain } volte tante

## verify

verify-rules =
    { $outcome ->
        [holds] Regole: rispettate in ogni mossa ({ $acts }).
       *[fails] Regole: non rispettate.
    }
verify-set-up =
    { $outcome ->
        [holds] Preparazione: quella che dà il seme.
        [fails] Preparazione: non quella che dà il seme.
       *[unknown] Preparazione: non controllata, il file non dice che è stata sorteggiata.
    }
verify-chance =
    { $outcome ->
        [holds] Caso: ogni sorteggio deriva dal seme.
        [fails] Caso: non tutti i sorteggi derivano dal seme.
       *[unknown] Caso: non controllato, il file non ha un seme.
    }
verify-fairness =
    { $outcome ->
        [holds] Gioco equo: il seme viene dal segreto del tavolo e da ciò che i giocatori hanno aggiunto.
        [fails] Gioco equo: il seme non è quello fissato prima della partita.
       *[unknown] Gioco equo: non controllato, il file non dice da dove viene il suo seme.
    }

fault-version = La partita è stata giocata con la versione { $played } delle regole, questa è la versione { $ours }.
fault-options = Le opzioni non sono quelle della prima posizione.
fault-illegal = Mossa { $ply }, { $act }: { $why }
fault-draw = La mossa { $ply } è { $act }, ma il seme dà { $drawn }.
fault-set-up = La prima posizione è diversa da quella che dà il seme in { $field }.
fault-headers = Le intestazioni non corrispondono alla partita. { $why }
fault-added = Posti: { $players }. Aggiunte al seme: { $added }. Ce ne vuole una per posto.
fault-commitment = Il segreto non corrisponde all’impronta mostrata prima della partita.
fault-seed = Il seme non deriva dal segreto e da ciò che i giocatori hanno aggiunto.
fault-seals = Aggiunte al seme: { $added }. Sigilli: { $seals }. Ce ne vuole uno per aggiunta.
fault-seal = Ciò che è stato aggiunto dal posto { $seat } non è ciò che era stato sigillato.
fault-other-commitment = L’impronta nel file è { $commitment }, non quella che hai conservato. Il segreto non è quello fissato prima della partita.
fault-own-part = Ciò che il tuo dispositivo ha aggiunto al posto { $seat } non è nel file.
fault-other-seals = I sigilli non sono quelli che il tuo dispositivo ha conservato prima di aprire la sua parte.
fault-no-table = Il file non dice da dove viene il suo seme: non c’è nulla da confrontare con ciò che hai conservato.
unproven-no-commitment = Non dimostrato: che il segreto fosse fissato prima della partita. Per questo indica con --commitment l’impronta che hai conservato.
unproven-server-alone = Non dimostrato: che il server non abbia scelto il segreto a suo vantaggio. Nessun altro ha aggiunto nulla.
unproven-withheld = Non dimostrato: che nessuno abbia scelto tra due partite. Dal posto { $seat } è stata sigillata una parte, ma mai aperta; chi sedeva lì poteva farlo insieme al server.
unproven-set-up = Non dimostrato: che la prima posizione sia stata sorteggiata. L’ha preparata qualcuno.
unproven-given = Non dimostrato: che { $field } sia stato sorteggiato. È stato scelto all’apertura del tavolo.
unproven-no-part = Non dimostrato: che nessuno abbia potuto scegliere i sorteggi. Per questo indica con --part ciò che il tuo dispositivo ha aggiunto.
unproven-no-seals = Non dimostrato: che nessuno abbia scelto la sua parte dopo aver visto la tua. Per questo indica con --seals l’impronta che il tuo dispositivo ha conservato.

## data

data-moving = Trasferito e confrontato: { $percent }%…
data-moved = Tutto presente e uguale. Tavoli: { $tables } (nuovi: { $new }), posti: { $seats }, cambi di posto: { $changes }, mosse: { $acts }.
data-copying = Copiato: { $percent }%…
data-backed-up = Tutte le partite sono in { $file } ({ $size } kB).
data-would-forget = Tavoli che verrebbero dimenticati: { $tables }
data-forgotten = Tavoli dimenticati: { $tables }
data-checking = Controllati: { $done } tavoli su { $total }…
data-checked = Tavoli controllati: { $tables }, non in ordine: { $bad }
data-unchecked = Non rigiocate, perché giocate secondo altre versioni delle regole: { $tables }
check-unreadable = non si può leggere: { $why }
check-not-over = è conservato come finito, ma la partita continua.
check-seats = ha { $seats } posti per { $players } giocatori.
check-no-position = ha { $acts } mosse, ma nessuna posizione iniziale.
check-gap = manca una mossa prima dell’ultima.
check-again = il tavolo che lo segue, { $table }, non c’è.

## review

review-progress = { $done } passi su { $total }
review-share = Posto { $seat }: { $start }% all’inizio, fortuna { $luck } (± { $margin }), mosse proprie { $own }, mosse degli altri { $others }, { $result }% alla fine
review-turning = Mossa { $ply }: dal posto { $seat } è stata giocata { $act }; sarebbe stata meglio { $best } (perdita { $lost })
review-no-turning = Nessuna mossa è costata più del margine d’errore della stima.
review-meaning = Sono stime di un bot di livello { $level }, in centesimi di una vittoria intera: una probabilità può sbagliare di { $margin }, la perdita di una mossa di { $lost } (meno in 95 casi su 100). Ciò che nessuno poteva sapere conta come fortuna.
