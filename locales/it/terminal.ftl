### Ciò che il comando irrgarten mostra

## serve

serve-address = Irrgarten è qui: { $address }
serve-data = Le partite sono conservate in { $file }
serve-stop = Ctrl-C lo ferma.

## legal, play

turn-over = La partita è finita.
play-refused = Mossa { $number }, { $move }: { $why }

## simulate

simulate-count = Partite: { $games }, giocate fino alla fine: { $finished }
simulate-seat = Posto { $seat }: vittorie { $wins } ({ $share } %)
simulate-length = Azioni per partita: da { $fewest } a { $most }, media { $mean }, mediana { $median }
simulate-speed = Azioni al secondo: { $rate }

## arena

arena-standing = { $level }: { $mean } % dei punti in { $games } partite (± { $margin })
arena-left = Partite non finite: { $games }

## bench

bench-acts = Azioni casuali al secondo: { $rate }
bench-uncompiled = Senza compilazione: { $rate }, quindi compilato è { $gain } volte più veloce
bench-decisions = Decisioni al secondo, giocate da Python: { $rate }
bench-copies = Copie di una posizione al secondo: { $rate }
bench-playouts = Partite di prova della ricerca al secondo: { $one } con un thread, { $two } con due, { $gain } volte tante
bench-labyrinths = Labirinti con { $walls } muri al secondo: { $rate }

## verify

verify-rules =
    { $outcome ->
        [holds] Regole: rispettate in tutte le { $acts } azioni.
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
        [holds] Caso: ogni sorteggio segue dal seme.
        [fails] Caso: non tutti i sorteggi seguono dal seme.
       *[unknown] Caso: non controllato, il file non ha un seme.
    }
verify-fairness =
    { $outcome ->
        [holds] Equità: il seme viene dal segreto del tavolo e da ciò che i giocatori hanno aggiunto.
        [fails] Equità: il seme non è quello fissato prima della partita.
       *[unknown] Equità: non controllata, il file non dice da dove viene il suo seme.
    }

fault-version = La partita è stata giocata con la versione { $played } delle regole, questa è la versione { $ours }.
fault-options = Le opzioni non sono quelle della prima posizione.
fault-illegal = Azione { $ply }, { $act }: { $why }
fault-draw = L’azione { $ply } è { $act }, ma il seme dà { $drawn }.
fault-set-up = La prima posizione è diversa da quella che dà il seme in { $field }.
fault-added = Ci sono { $players } posti, ma { $added } aggiunte al seme.
fault-commitment = Il segreto non corrisponde all’impronta mostrata prima della partita.
fault-seed = Il seme non segue dal segreto e da ciò che i giocatori hanno aggiunto.
fault-seals = Ci sono { $added } aggiunte al seme, ma { $seals } sigilli.
fault-seal = Ciò che il posto { $seat } ha aggiunto non è ciò che aveva sigillato.
fault-other-commitment = L’impronta nel file è { $commitment }, non quella che hai conservato. Il segreto non è quello fissato prima della partita.
fault-own-part = Ciò che il tuo dispositivo ha aggiunto al posto { $seat } non è nel file.
fault-no-table = Il file non dice da dove viene il suo seme: non c’è nulla da confrontare con ciò che hai conservato.
remark-no-commitment = Non dimostrato: che il segreto fosse fissato prima della partita. Per questo indica con --commitment l’impronta che hai conservato.
remark-unsealed = Non dimostrato: che nessuno abbia scelto la sua parte dopo aver visto le altre. Il file è di prima dei sigilli.
remark-server-alone = Non dimostrato: che il server non abbia scelto il segreto a suo vantaggio. Nessun altro ha aggiunto nulla.
remark-withheld = Il posto { $seat } ha sigillato una parte e non l’ha aperta. Chi sedeva lì, insieme al server, poteva scegliere tra due partite.
