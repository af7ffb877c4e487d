### What the irrgarten command prints

## serve

serve-address = Irrgarten is at { $address }
serve-alone = Only this computer can connect. To let others in, use --let-others-in or the button beside the link on the page.
serve-in-vain = Others cannot connect: this computer is not on a network, or the port is already in use.
serve-data = Games are kept in { $file }
serve-stop = Press Ctrl-C to stop.

## work

work-at = Computing moves for the servers at { $bus }. Processes: { $workers }

## legal, play

turn-over = The game is over.
play-refused = Move { $number }, { $move }: { $why }

## simulate

simulate-count = Games: { $games }, played to the end: { $finished }
simulate-seat = Seat { $seat }: wins { $wins } ({ $share }%)
simulate-length = Moves in a game: { $fewest } to { $most }, mean { $mean }, median { $median }
simulate-speed = Acts a second: { $rate }

## arena

arena-standing = { $level }: { $mean }% of the points (± { $margin }), games: { $games }
arena-elo = Elo { $elo } ({ $low } to { $high })
arena-duel = { $one } against { $other }, seat for seat: { $share }% (± { $margin })
arena-forfeit = A game lost, whatever the position: { $reason }
arena-left = Games left unfinished: { $games }
train-passed = Round { $round }, after { $games } games: { $share }% of the points against the champion so far, ± { $margin }. The new one is champion.
train-failed = Round { $round }, after { $games } games: { $share }% of the points against the champion so far, ± { $margin }. The champion stays.

## tournament

tournament-progress = Encounters played: { $done } of { $total } ({ $percent }%)
tournament-count = Rounds: { $rounds }, encounters: { $games }
tournament-standing = { $place }. Bot { $number } ({ $level }): points { $score }, won { $won }, drawn { $even }, lost { $lost }; tie-breaks { $ties }
tournament-tie = { NUMBER($tie, maximumFractionDigits: 2) }
tournaments-under-way = Tournaments under way: { $tournaments }
tournaments-ended = Tournaments ended: { $tournaments }

## bench

bench-acts = Random acts a second: { $rate }
bench-uncompiled = Uncompiled: { $rate }, so compiled is { $gain } times as fast
bench-decisions = Decisions a second, driven from Python: { $rate }
bench-copies = Copies of a position a second: { $rate }
bench-draws = Positions a second, drawn to fit what a seat knows: { $rate }
bench-judgements = Positions a second, judged as a champion does: { $rate }
bench-playouts = Playouts of the search a second: { $one } on one thread, { $two } on two, { $gain } times as many

## verify

verify-rules =
    { $outcome ->
        [holds] Rules: kept in every act ({ $acts }).
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
fault-headers = The headers do not fit the game. { $why }
fault-added = Seats: { $players }. Additions to the seed: { $added }. There must be one for each seat.
fault-commitment = The secret does not fit the hash shown before the game.
fault-seed = The seed does not follow from the secret and what the players added.
fault-seals = Additions to the seed: { $added }. Seals: { $seals }. There must be one for each addition.
fault-seal = What seat { $seat } added is not what it had sealed.
fault-other-commitment = The record’s fingerprint is { $commitment }, not the one you kept. Its secret is not the one that was fixed before the game.
fault-own-part = What your device added in seat { $seat } is not in the record.
fault-other-seals = The seals are not those that your device kept before it opened its part.
fault-no-table = The record does not say where its seed came from, so there is nothing to compare with what you kept.
unproven-no-commitment = Not proven: that the secret was fixed before the game. For that, give --commitment with the fingerprint you kept.
unproven-server-alone = Not proven: that the server did not choose its secret to suit it. Nobody else added anything.
unproven-withheld = Not proven: that nobody chose between two games. Seat { $seat } sealed a part and did not open it; together with the server, a player there could do so.
unproven-set-up = Not proven: that the first position was drawn. It was set up by somebody.
unproven-given = Not proven: that { $field } was drawn. It was chosen when the table was opened.
unproven-no-part = Not proven: that the draws could not be chosen. For that, give --part with what your device added.
unproven-no-seals = Not proven: that nobody chose a part after seeing yours. For that, give --seals with the fingerprint your device kept.

## data

data-moving = Moved and compared: { $percent }%…
data-moved = Everything was copied and matches. Tables: { $tables } (new: { $new }), seats: { $seats }, changes of seats: { $changes }, acts: { $acts }.
data-copying = Copied: { $percent }%…
data-backed-up = All games are in { $file } ({ $size } kB).
data-would-forget = Tables that would be forgotten: { $tables }
data-forgotten = Tables forgotten: { $tables }
data-checking = Checked: { $done } of { $total } tables…
data-checked = Tables checked: { $tables }, not in order: { $bad }
data-unchecked = Not checked because they were played under other versions of the rules: { $tables }
check-unreadable = it cannot be read: { $why }
check-not-over = it is kept as over, but its game goes on.
check-seats = it has { $seats } seats for { $players } players.
check-no-position = it has { $acts } acts, but no first position.
check-gap = an act is missing before its last one.
check-again = the table of the next game, { $table }, is missing.

## review

review-progress = { $done } of { $total } steps
review-share = Seat { $seat }: { $start }% at the start, luck { $luck } (± { $margin }), own acts { $own }, others’ acts { $others }, in the end { $result }%
review-turning = Act { $ply }, seat { $seat } played { $act }; a better move: { $best } (cost { $lost })
review-no-turning = No move cost more than the margin of error.
review-meaning = These are estimates by a bot of level { $level }, in hundredths of a whole win: a chance may be off by { $margin }, the cost of a move by { $lost } (in 95 of 100 cases by less). Anything nobody could have known counts as luck.
