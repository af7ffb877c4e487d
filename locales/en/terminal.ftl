### What the irrgarten command prints

## serve

serve-address = Irrgarten is at { $address }
serve-data = Games are kept in { $file }
serve-stop = Ctrl-C stops it.

## legal, play

turn-over = The game is over.
play-refused = Move { $number }, { $move }: { $why }

## simulate

simulate-count = Games: { $games }, played to the end: { $finished }
simulate-seat = Seat { $seat }: wins { $wins } ({ $share } %)
simulate-length = Acts in a game: { $fewest } to { $most }, mean { $mean }, median { $median }
simulate-speed = Acts a second: { $rate }

## arena

arena-standing = { $level }: { $mean } % of the points in { $games } games (± { $margin })
arena-left = Games left unfinished: { $games }

## bench

bench-acts = Random acts a second: { $rate }
bench-uncompiled = Uncompiled: { $rate }, so compiled is { $gain } times as fast
bench-decisions = Decisions a second, driven from Python: { $rate }
bench-copies = Copies of a position a second: { $rate }
bench-playouts = Playouts of the search a second: { $one } on one thread, { $two } on two, { $gain } times as many
bench-labyrinths = Labyrinths of { $walls } walls a second: { $rate }

## verify

verify-rules =
    { $outcome ->
        [holds] Rules: kept in all { $acts } acts.
       *[fails] Rules: not kept.
    }
verify-set-up =
    { $outcome ->
        [holds] Set-up: as drawn from the seed.
        [fails] Set-up: not as drawn from the seed.
       *[unknown] Set-up: not checked, the record does not say that it was drawn.
    }
verify-chance =
    { $outcome ->
        [holds] Chance: every draw follows from the seed.
        [fails] Chance: not all draws follow from the seed.
       *[unknown] Chance: not checked, the record has no seed.
    }
verify-fairness =
    { $outcome ->
        [holds] Fairness: the seed comes from the table’s secret and from what the players added.
        [fails] Fairness: the seed is not the one that was fixed before the game.
       *[unknown] Fairness: not checked, the record does not say where its seed came from.
    }

fault-version = The record was made under version { $played } of the rules, this is version { $ours }.
fault-options = The options are not those of the first position.
fault-illegal = Act { $ply }, { $act }: { $why }
fault-draw = Act { $ply } is { $act }, but the seed gives { $drawn }.
fault-set-up = The first position differs from the one the seed gives in { $field }.
fault-added = There are { $players } seats, but { $added } additions to the seed.
fault-commitment = The secret does not fit the hash shown before the game.
fault-seed = The seed does not follow from the secret and what the players added.
fault-seals = There are { $added } additions to the seed, but { $seals } seals.
fault-seal = What seat { $seat } added is not what it had sealed.
fault-other-commitment = The record’s fingerprint is { $commitment }, not the one you kept. Its secret is not the one that was fixed before the game.
fault-own-part = What your device added in seat { $seat } is not in the record.
fault-no-table = The record does not say where its seed came from, so there is nothing to compare with what you kept.
remark-no-commitment = Not proven: that the secret was fixed before the game. For that, give --commitment with the fingerprint you kept.
remark-unsealed = Not proven: that nobody chose what to add after seeing the rest. The record is from before parts were sealed.
remark-server-alone = Not proven: that the server did not choose its secret to suit it. Nobody else added anything.
remark-withheld = Seat { $seat } sealed a part and did not open it. Somebody there, together with the server, could choose between two games.
