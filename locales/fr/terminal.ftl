### Ce que la commande irrgarten affiche

## serve

serve-address = Irrgarten est ici : { $address }
serve-alone = Seul cet ordinateur a accès. Pour laisser entrer les autres : --let-others-in, ou le bouton près du lien sur la page.
serve-in-vain = Les autres ne peuvent pas entrer : cet ordinateur n’est connecté à aucun réseau, ou le port est déjà utilisé.
serve-data = Les parties sont gardées dans { $file }
serve-stop = Ctrl-C pour arrêter.

## work

work-at = Calcule les coups pour les serveurs sur { $bus }. Processus : { $workers }

## legal, play

turn-over = La partie est finie.
play-refused = Coup { $number }, { $move } : { $why }

## simulate

simulate-count = Parties : { $games }, jouées jusqu’au bout : { $finished }
simulate-seat = Place { $seat } : victoires { $wins } ({ $share } %)
simulate-length = Coups par partie : de { $fewest } à { $most }, moyenne { $mean }, médiane { $median }
simulate-speed = Coups par seconde : { $rate }

## arena

arena-standing = { $level } : { $mean } % des points (± { $margin }), parties : { $games }
arena-elo = Elo { $elo } (de { $low } à { $high })
arena-duel = { $one } contre { $other }, place contre place : { $share } % (± { $margin })
arena-forfeit = Partie perdue, quelle que soit la position : { $reason }
arena-left = Parties non terminées : { $games }
train-passed = Ronde { $round }, après { $games } parties : { $share } % des points contre le champion actuel, ± { $margin }. Le nouveau est champion.
train-failed = Ronde { $round }, après { $games } parties : { $share } % des points contre le champion actuel, ± { $margin }. Le champion reste.

## tournament

tournament-progress = Rencontres jouées : { $done } sur { $total } ({ $percent } %)
tournament-count = Rondes : { $rounds }, rencontres : { $games }
tournament-standing = { $place }. Bot { $number } ({ $level }) : points { $score }, victoires { $won }, nuls { $even }, défaites { $lost } ; départages { $ties }
tournament-tie = { NUMBER($tie, maximumFractionDigits: 2) }
tournaments-under-way = Tournois en cours : { $tournaments }
tournaments-ended = Tournois terminés : { $tournaments }

## bench

bench-acts = Coups au hasard par seconde : { $rate }
bench-uncompiled = Sans compilation : { $rate }, la compilation va donc { $gain } fois plus vite
bench-decisions = Décisions par seconde, jouées depuis Python : { $rate }
bench-copies = Copies d’une position par seconde : { $rate }
bench-draws = Positions par seconde, tirées au sort d’après ce que sait une place : { $rate }
bench-judgements = Positions par seconde, jugées comme par un champion : { $rate }
bench-playouts = Parties d’essai de la recherche par seconde : { $one } avec un fil, { $two } avec deux, soit { $gain } fois plus

## verify

verify-rules =
    { $outcome ->
        [holds] Règles : respectées à chaque coup ({ $acts }).
       *[fails] Règles : non respectées.
    }
verify-set-up =
    { $outcome ->
        [holds] Mise en place : celle que donne la graine.
        [fails] Mise en place : pas celle que donne la graine.
       *[unknown] Mise en place : non vérifiée, le fichier ne dit pas qu’elle a été tirée au sort.
    }
verify-chance =
    { $outcome ->
        [holds] Hasard : chaque tirage découle de la graine.
        [fails] Hasard : certains tirages ne découlent pas de la graine.
       *[unknown] Hasard : non vérifié, le fichier n’a pas de graine.
    }
verify-fairness =
    { $outcome ->
        [holds] Équité : la graine vient du secret de la table et de ce que les joueurs ont ajouté.
        [fails] Équité : la graine n’est pas celle qui était fixée avant la partie.
       *[unknown] Équité : non vérifiée, le fichier ne dit pas d’où vient sa graine.
    }

fault-version = La partie a été jouée avec la version { $played } des règles ; ici, c’est la version { $ours }.
fault-options = Les options ne sont pas celles de la première position.
fault-illegal = Coup { $ply }, { $act } : { $why }
fault-draw = Le coup { $ply } est { $act }, mais la graine donne { $drawn }.
fault-set-up = La première position diffère de celle que donne la graine dans { $field }.
fault-headers = Les en-têtes ne correspondent pas à la partie. { $why }
fault-added = Places : { $players }. Ajouts à la graine : { $added }. Il en faut un par place.
fault-commitment = Le secret ne correspond pas à l’empreinte montrée avant la partie.
fault-seed = La graine ne découle pas du secret et de ce que les joueurs ont ajouté.
fault-seals = Ajouts à la graine : { $added }. Sceaux : { $seals }. Il en faut un par ajout.
fault-seal = Ce que la place { $seat } a ajouté n’est pas ce qu’elle avait scellé.
fault-other-commitment = L’empreinte du fichier est { $commitment }, pas celle que tu as gardée. Le secret n’est pas celui qui était fixé avant la partie.
fault-own-part = Ce que ton appareil a ajouté à la place { $seat } n’est pas dans le fichier.
fault-other-seals = Les sceaux ne sont pas ceux que ton appareil a gardés avant d’ouvrir sa part.
fault-no-table = Le fichier ne dit pas d’où vient sa graine : il n’y a rien à comparer avec ce que tu as gardé.
unproven-no-commitment = Pas prouvé : que le secret était fixé avant la partie. Pour cela, donne avec --commitment l’empreinte que tu as gardée.
unproven-server-alone = Pas prouvé : que le serveur n’a pas choisi son secret à son avantage. Personne d’autre n’a rien ajouté.
unproven-withheld = Pas prouvé : que personne n’a choisi entre deux parties. La place { $seat } a scellé une part et ne l’a pas ouverte ; avec l’aide du serveur, la personne assise là aurait pu choisir.
unproven-set-up = Pas prouvé : que la première position a été tirée au sort. Quelqu’un l’a installée.
unproven-given = Pas prouvé : que { $field } a été tiré au sort. Cela a été choisi à l’ouverture de la table.
unproven-no-part = Pas prouvé : que personne n’a pu choisir les tirages. Pour cela, donne avec --part ce que ton appareil a ajouté.
unproven-no-seals = Pas prouvé : que personne n’a choisi sa part après avoir vu la tienne. Pour cela, donne avec --seals l’empreinte que ton appareil a gardée.

## data

data-moving = Transféré et comparé : { $percent } %…
data-moved = Tout a été copié, à l’identique. Tables : { $tables } (nouvelles : { $new }), places : { $seats }, changements de place : { $changes }, coups : { $acts }.
data-copying = Copié : { $percent } %…
data-backed-up = Toutes les parties sont dans { $file } ({ $size } ko).
data-would-forget = Tables qui seraient oubliées : { $tables }
data-forgotten = Tables oubliées : { $tables }
data-checking = Vérifié : { $done } tables sur { $total }…
data-checked = Tables vérifiées : { $tables }, avec une erreur : { $bad }
data-unchecked = Non rejouées, car jouées selon d’autres versions des règles : { $tables }
check-unreadable = illisible : { $why }
check-not-over = gardée comme terminée, mais la partie continue.
check-seats = { $seats } places pour { $players } joueurs.
check-no-position = { $acts } coups, mais pas de première position.
check-gap = il manque un coup avant le dernier.
check-again = la table de la partie suivante, { $table }, manque.

## review

review-progress = { $done } étapes sur { $total }
review-share = Place { $seat } : { $start } % au départ, chance { $luck } (± { $margin }), propres coups { $own }, coups des autres { $others }, { $result } % à la fin
review-turning = Coup { $ply } : la place { $seat } a joué { $act } ; il aurait mieux valu { $best } (perte { $lost })
review-no-turning = Aucun coup n’a coûté plus que la marge d’erreur.
review-meaning = Ce sont des estimations d’un bot de niveau { $level }, en centièmes d’une victoire entière : une probabilité peut être fausse de { $margin }, la perte d’un coup de { $lost } (moins dans 95 cas sur 100). Ce que personne ne pouvait savoir compte comme chance.
