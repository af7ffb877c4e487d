### Was der Befehl irrgarten ausgibt

## serve

serve-address = Irrgarten ist hier: { $address }
serve-alone = Nur von diesem Computer aus erreichbar. Andere lässt --let-others-in herein, oder der Knopf beim Link auf der Seite.
serve-in-vain = Andere kommen nicht herein: Dieser Computer ist in keinem Netz, oder der Port ist schon belegt.
serve-data = Die Partien liegen in { $file }
serve-stop = Mit Strg-C beenden.

## work

work-at = Berechnet Züge für die Server an { $bus }. Prozesse: { $workers }

## legal, play

turn-over = Die Partie ist zu Ende.
play-refused = Zug { $number }, { $move }: { $why }

## simulate

simulate-count = Partien: { $games }, zu Ende gespielt: { $finished }
simulate-seat = Platz { $seat }: Siege { $wins } ({ $share } %)
simulate-length = Züge je Partie: { $fewest } bis { $most }, Mittel { $mean }, Median { $median }
simulate-speed = Züge je Sekunde: { $rate }

## arena

arena-standing = { $level }: { $mean } % der Punkte (± { $margin }), Partien: { $games }
arena-elo = Elo { $elo } ({ $low } bis { $high })
arena-duel = { $one } gegen { $other }, Platz gegen Platz: { $share } % (± { $margin })
arena-forfeit = Partie verloren, unabhängig von der Stellung: { $reason }
arena-left = Nicht zu Ende gespielte Partien: { $games }
train-passed = Runde { $round }, nach { $games } Partien: { $share } % der Punkte gegen den bisherigen Champion, ± { $margin }. Der neue ist Champion.
train-failed = Runde { $round }, nach { $games } Partien: { $share } % der Punkte gegen den bisherigen Champion, ± { $margin }. Der Champion bleibt.

## tournament

tournament-progress = Gespielte Begegnungen: { $done } von { $total } ({ $percent } %)
tournament-count = Runden: { $rounds }, Begegnungen: { $games }
tournament-standing = { $place }. Bot { $number } ({ $level }): Punkte { $score }, Siege { $won }, unentschieden { $even }, Niederlagen { $lost }; Feinwertung { $ties }
tournament-tie = { NUMBER($tie, maximumFractionDigits: 2) }
tournaments-under-way = Laufende Turniere: { $tournaments }
tournaments-ended = Beendete Turniere: { $tournaments }

## bench

bench-acts = Zufällige Züge je Sekunde: { $rate }
bench-uncompiled = Unkompiliert: { $rate }, kompiliert also { $gain } mal so schnell
bench-decisions = Entscheidungen je Sekunde, von Python aus gespielt: { $rate }
bench-copies = Kopien einer Stellung je Sekunde: { $rate }
bench-draws = Stellungen je Sekunde, ausgelost passend zu dem, was ein Platz weiß: { $rate }
bench-judgements = Stellungen je Sekunde, beurteilt wie vom Champion: { $rate }
bench-playouts = Probespiele der Suche je Sekunde: { $one } in einem Thread, { $two } in zweien, { $gain } mal so viele

## verify

verify-rules =
    { $outcome ->
        [holds] Regeln: in jedem Zug eingehalten ({ $acts }).
       *[fails] Regeln: nicht eingehalten.
    }
verify-set-up =
    { $outcome ->
        [holds] Aufbau: wie vom Startwert ausgelost.
        [fails] Aufbau: nicht wie vom Startwert ausgelost.
       *[unknown] Aufbau: nicht geprüft, die Aufzeichnung sagt nicht, dass ausgelost wurde.
    }
verify-chance =
    { $outcome ->
        [holds] Zufall: Jede Ziehung folgt aus dem Startwert.
        [fails] Zufall: Nicht alle Ziehungen folgen aus dem Startwert.
       *[unknown] Zufall: nicht geprüft, die Aufzeichnung hat keinen Startwert.
    }
verify-fairness =
    { $outcome ->
        [holds] Fairness: Der Startwert folgt aus dem Geheimnis des Tisches und den Beiträgen der Spieler.
        [fails] Fairness: Der Startwert ist nicht der vor der Partie festgelegte.
       *[unknown] Fairness: nicht geprüft, die Aufzeichnung nennt die Herkunft ihres Startwerts nicht.
    }

fault-version = Die Aufzeichnung entstand unter Fassung { $played } der Regeln, dies ist Fassung { $ours }.
fault-options = Die Optionen sind nicht die der ersten Stellung.
fault-illegal = Zug { $ply }, { $act }: { $why }
fault-draw = Zug { $ply } ist { $act }, aber der Startwert ergibt { $drawn }.
fault-set-up = Die erste Stellung weicht in { $field } von der ab, die der Startwert ergibt.
fault-headers = Die Kopfzeilen passen nicht zur Partie. { $why }
fault-added = Plätze: { $players }. Beiträge zum Startwert: { $added }. Es muss für jeden Platz einer sein.
fault-commitment = Das Geheimnis passt nicht zum Hashwert, der vor der Partie gezeigt wurde.
fault-seed = Der Startwert folgt nicht aus dem Geheimnis und den Beiträgen der Spieler.
fault-seals = Beiträge zum Startwert: { $added }. Siegel: { $seals }. Es muss für jeden Beitrag eines sein.
fault-seal = Der Beitrag von Platz { $seat } ist nicht der versiegelte.
fault-other-commitment = Der Fingerabdruck in der Aufzeichnung ist { $commitment }, nicht der von dir aufbewahrte. Das Geheimnis ist nicht das vor der Partie festgelegte.
fault-own-part = Der Beitrag deines Geräts für Platz { $seat } steht nicht in der Aufzeichnung.
fault-other-seals = Die Siegel sind nicht die, die dein Gerät aufbewahrt hat, bevor es seinen Beitrag öffnete.
fault-no-table = Die Aufzeichnung nennt die Herkunft ihres Startwerts nicht. Es gibt also nichts, was sich mit deinen Angaben vergleichen ließe.
unproven-no-commitment = Nicht bewiesen: dass das Geheimnis schon vor der Partie feststand. Gib dafür mit --commitment den Fingerabdruck an, den du aufbewahrt hast.
unproven-server-alone = Nicht bewiesen: dass der Server sein Geheimnis nicht zu seinem Vorteil gewählt hat. Sonst hat niemand etwas beigetragen.
unproven-withheld = Nicht bewiesen: dass niemand zwischen zwei Partien gewählt hat. Platz { $seat } hat einen Beitrag versiegelt und nicht geöffnet; wer dort saß, konnte das zusammen mit dem Server tun.
unproven-set-up = Nicht bewiesen: dass die erste Stellung ausgelost wurde. Jemand hat sie aufgebaut.
unproven-given = Nicht bewiesen: dass { $field } ausgelost wurde. Es wurde beim Eröffnen des Tisches gewählt.
unproven-no-part = Nicht bewiesen: dass niemand die Ziehungen wählen konnte. Gib dafür mit --part an, was dein Gerät beigetragen hat.
unproven-no-seals = Nicht bewiesen: dass niemand seinen Beitrag gewählt hat, nachdem er deinen kannte. Gib dafür mit --seals den Fingerabdruck an, den dein Gerät aufbewahrt hat.

## data

data-moving = Übertragen und verglichen: { $percent } % …
data-moved = Alles wurde kopiert und stimmt überein. Tische: { $tables } (neu: { $new }), Plätze: { $seats }, Platzwechsel: { $changes }, Züge: { $acts }.
data-copying = Kopiert: { $percent } % …
data-backed-up = Alle Partien sind in { $file } ({ $size } kB).
data-would-forget = Tische, die vergessen würden: { $tables }
data-forgotten = Vergessene Tische: { $tables }
data-checking = Geprüft: { $done } von { $total } Tischen …
data-checked = Geprüfte Tische: { $tables }, nicht in Ordnung: { $bad }
data-unchecked = Nicht nachgespielt, weil sie nach anderen Fassungen der Regeln gespielt wurden: { $tables }
check-unreadable = nicht lesbar: { $why }
check-not-over = als beendet aufbewahrt, aber die Partie geht weiter.
check-seats = { $seats } Plätze für { $players } Spieler.
check-no-position = { $acts } Züge, aber keine erste Stellung.
check-gap = vor dem letzten Zug fehlt einer.
check-again = der Tisch der nächsten Partie, { $table }, fehlt.

## review

review-progress = { $done } von { $total } Schritten
review-share = Platz { $seat }: zu Beginn { $start } %, Glück { $luck } (± { $margin }), eigene Züge { $own }, Züge der anderen { $others }, am Ende { $result } %
review-turning = Zug { $ply }, Platz { $seat } spielte { $act }; besser gewesen wäre { $best } (Verlust { $lost })
review-no-turning = Kein Zug war sicher ein Fehler: Alle Verluste sind kleiner, als die Schätzung schwanken kann.
review-meaning = Das sind Schätzungen eines Bots der Stufe { $level } in Hundertsteln eines ganzen Siegs: Eine Chance kann um { $margin } danebenliegen, der Verlust eines Zugs um { $lost } (in 95 von 100 Fällen um weniger). Was niemand wissen konnte, zählt als Glück.
