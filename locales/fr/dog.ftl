### Brändi Dog

## Les règles, article par article : plateau, places, cartes

DOG-01 = On joue de deux à six, chacun avec quatre billes : rouges, bleues, jaunes, vertes, blanches ou noires.
DOG-02 = Il y a 110 cartes : huit de chaque valeur et six jokers. Les couleurs des cartes ne comptent pas.
DOG-03 = La piste est un anneau de 16 cases pour chaque branche du plateau. Jusqu’à quatre, on prend un plateau à quatre branches ; à cinq ou six, un plateau à six. Chaque branche a une case de départ sur la piste, un chenil pour quatre billes et une arrivée de quatre cases, de F1 dehors à F4 au fond.
DOG-04 = On joue dans le sens inverse des aiguilles d’une montre, et les billes vont dans le même sens. À deux, les places se font face.
DOG-05 = À quatre, on forme deux paires. Les partenaires se font face.
DOG-06 = À six, on forme trois paires ou deux équipes de trois, au choix avant la partie. Les paires se font face ; dans les équipes de trois, une place sur deux va ensemble.
DOG-07 = À deux, trois ou cinq, chacun joue pour soi, avec quelques règles propres.

## Les manches

DOG-10 = D’une manche à l’autre, les mains ont 6, 5, 4, 3 puis 2 cartes, et de nouveau 6.
DOG-11 = Après chaque manche, la personne suivante donne. Celle qui vient après commence. La première à donner est tirée au sort. La table montre qui donne et combien de cartes viennent ensuite.
DOG-12 = Les cartes jouées vont sur la défausse. S’il faut donner une carte et que la pioche est vide, la défausse devient la nouvelle pioche. Aucune carte ne quitte le jeu.
DOG-13 = En équipe, chaque manche s’ouvre par un échange : tu donnes une carte cachée à ton partenaire. Tu ne vois la sienne qu’après avoir donné la tienne. Toutes les cartes changent de main en même temps.
DOG-14 = Dans une équipe de trois, tu donnes ta carte au coéquipier suivant dans l’ordre du jeu.
DOG-15 = Les mains sont secrètes, même pour ton partenaire. Tu vois tes cartes, le nombre de celles des autres, et la défausse. Les partenaires ne se consultent pas : il n’y a pas de discussion libre pendant une partie en équipe.
DOG-16 = Un tour, c’est une carte. Tu la poses visible sur la défausse et tu utilises toute sa valeur.
DOG-17 = Si tu peux jouer une carte, tu le dois, même à ton désavantage. Tu choisis parmi celles qui se jouent.
DOG-18 = Si c’est ton tour et qu’aucune de tes cartes ne se joue, tu sors de la manche. Tes cartes vont sur la défausse, visibles.
DOG-19 = La manche finit quand plus personne n’a de carte. Qui n’en a plus est passé.

## Ce que font les cartes

DOG-20 = As : sortir une bille, ou avancer de 1 ou de 11.
DOG-21 = Roi : sortir une bille ou avancer de 13.
DOG-22 = Dame : avancer de 12.
DOG-23 = 2, 3, 5, 6, 8, 9 et 10 : avancer d’autant.
DOG-24 = Quatre : avancer ou reculer de 4. Aucune autre carte ne recule.
DOG-25 = Sept : sept points en avant, répartis entre tes billes comme tu veux.
DOG-26 = Valet : échanger deux billes. Il n’en avance aucune.
DOG-27 = Joker : il remplace toute autre carte, avec tous ses usages.
DOG-28 = Sauf pour le sept, une carte avance une seule bille de toute sa valeur.

## Départ et barrage

DOG-30 = Une bille ne quitte le chenil qu’avec un as, un roi ou un joker, vers sa propre case de départ. Elle y est fraîche jusqu’à ce qu’elle en parte.
DOG-31 = Une bille fraîche barre le chemin à toutes, aux tiennes aussi. Personne ne s’arrête sur sa case ni ne la dépasse, en avant ou en arrière.
DOG-32 = Une bille fraîche ne peut être ni renvoyée ni échangée. On ne peut donc pas en sortir une deuxième sur elle.
DOG-33 = Toute autre bille sur une case de départ ne barre rien, même celle de la maison qui y est revenue. Une bille qui sort sur elle la renvoie.

## Avancer et renvoyer

DOG-35 = Si une bille finit sur une case occupée de la piste, celle qui s’y trouve retourne au chenil, à qui qu’elle soit : adversaire, partenaire ou toi.
DOG-36 = On dépasse librement les billes qui ne sont pas fraîches. Il ne leur arrive rien, sauf avec un sept.
DOG-37 = Les billes à l’arrivée ne sont jamais renvoyées.

## L’arrivée

DOG-38 = Une bille n’entre dans sa propre arrivée qu’en avant, par sa case de départ. Le départ compte un point, F1 est le suivant. Depuis le départ elle atteint F1 avec 1, depuis la case d’avant avec 2.
DOG-39 = Elle doit avoir touché son départ deux fois, dans un sens ou l’autre ; le toucher en entrant compte. Toute bille peut donc entrer, sauf une fraîche ; celle qui est revenue sur son départ le peut aussi.
DOG-40 = Dans l’arrivée, on ne saute personne, rien ne recule et rien ne ressort. Une bille peut y avancer avec une valeur exacte et s’arrêter sur toute case libre.
DOG-41 = La valeur doit convenir : aucun coup ne dépasse F4.
DOG-42 = Entrer est un choix. Une bille peut refaire un tour, et le doit si rien d’autre ne se joue.
DOG-43 = Ta propre bille fraîche sur le départ barre aussi le chemin de ton arrivée.

## Le sept

DOG-45 = Les sept points vont à une ou plusieurs de tes billes sur la piste ou à l’arrivée, fraîches comprises. Elles avancent par points entiers, et les sept sont utilisés.
DOG-46 = Toute bille dépassée ou touchée par une part retourne au chenil, les tiennes et celles du partenaire aussi. Les fraîches barrent le chemin ; celles de l’arrivée ne sont ni dépassées ni touchées.
DOG-47 = Tu joues un sept part par part. Chaque part avance une bille d’un point ou plus, et une bille peut en recevoir plusieurs. Une part peut ouvrir le chemin à la suivante. Elle n’est permise que si les points restants peuvent encore servir.
DOG-48 = Un sept ne sort aucune bille. Une bille renvoyée par une part n’en reçoit plus.
DOG-49 = Quand une part mène ta dernière bille à l’arrivée, les points restants vont aux billes de ton partenaire ; dans une équipe de trois, à celles de n’importe quel coéquipier.
DOG-50 = Sept canadien : en équipe, tu peux utiliser un sept sur les billes de tes coéquipiers à tout moment, seules ou avec les tiennes.

## Le valet

DOG-52 = Une de tes billes change de place avec celle d’un autre joueur, adversaire ou partenaire, même à ton désavantage. Deux des tiennes ne s’échangent pas.
DOG-53 = Seules les billes sur la piste qui ne sont pas fraîches s’échangent : aucune du chenil, de l’arrivée ou fraîche.
DOG-54 = Tu as une bille sur la piste, personne d’autre n’y en a qui ne soit pas fraîche, et aucune de tes cartes ne se joue : tu poses alors un valet sans effet au lieu de sortir. Un joker ne convient pas. Si tu aides déjà, les billes que tu mènes comptent comme les tiennes.
DOG-55 = Une bille qu’un échange pose sur son propre départ n’est pas fraîche. Elle peut entrer de là.

## Partenaires, victoire, variantes

DOG-56 = Quand tes quatre billes sont à l’arrivée, tu reçois toujours des cartes. Tu joues les billes de ton partenaire comme les tiennes, avec chaque carte ; dans une équipe de trois, celles de tous.
DOG-57 = Une équipe gagne dès que toutes ses billes sont à l’arrivée. Les cartes restantes ne comptent pas, mais la dernière doit servir en entier : un sept ne gagne qu’avec son dernier point.
DOG-58 = Sans joker à l’arrivée : aucun joker, même comme sept, ne mène la dernière bille d’une équipe à l’arrivée.

## À deux, trois ou cinq

DOG-60 = Chacun commence avec trois billes au chenil et une fraîche au départ.
DOG-61 = Au lieu de l’échange, chacun tire une carte cachée chez la personne suivante dans l’ordre du jeu. Tous tirent dans les mains telles que données, et les cartes changent de main en même temps.
DOG-62 = Un sept peut avancer toutes les billes du plateau, celles des adversaires aussi. Chacune avance comme son propriétaire le pourrait, même dans son arrivée.
DOG-63 = Un sept peut donc éloigner de son départ la bille fraîche de n’importe qui et lever le barrage.
DOG-64 = Un deux avance de 2, ou tire une carte cachée chez un adversaire qui en a. Il n’a alors pas d’autre effet, et c’est au suivant.
DOG-65 = Un joker peut remplacer ce deux qui tire.
DOG-66 = Qui a le premier quatre billes à l’arrivée gagne aussitôt, peu importe qui a mené la quatrième. Si c’est un sept et qu’il reste des points, ils devaient pouvoir servir.

## Pourquoi un coup n’est pas possible

why-over = La partie est finie.
why-chance-draws = Les cartes viennent du hasard. Personne ne les choisit.
why-players-play = Ce coup revient aux joueurs, pas au hasard.
why-no-card-now = On ne donne ni ne tire de carte maintenant.
why-not-in-stock = Il n’y a pas de { $card } dans la pioche.
why-not-in-that-hand = Il n’y a pas de { $card } dans cette main.
why-deal-first = D’abord, on donne les cartes.
why-exchange-first = D’abord, chacun donne une carte.
why-draw-first = D’abord, on tire une carte.
why-not-your-turn = Ce n’est pas ton tour.
why-nothing-is-given = Sans équipes, on ne donne pas de carte.
why-no-exchange-now = On n’échange qu’au début d’une manche.
why-already-given = Tu as déjà donné ta carte.
why-not-in-hand = Tu n’as pas de { $card }.
why-a-card-first = Pose d’abord une carte.
why-seven-under-way = Finis d’abord ton sept. Points restants : { $points }.
why-only-a-two-draws = Seul un deux tire une carte.
why-no-drawing-in-teams = En équipe, un deux ne tire pas de carte.
why-not-from-yourself = Tu tires chez un adversaire, pas chez toi.
why-no-cards-there = Ce joueur n’a pas de carte.
why-only-a-jack-idles = Seul un valet se pose sans effet.
why-a-card-is-playable = Tu peux encore jouer { $card }.
why-not-without-effect = Un valet reste sans effet seulement si tu as une bille sur la piste et que personne d’autre n’y en a qui ne soit pas fraîche.
why-only-a-jack-exchanges = Seul un valet échange des billes.
why-a-jack-exchanges = Un valet échange deux billes. Il n’en avance aucune.
why-fresh-is-not-exchanged = Une bille fraîche ne s’échange pas.
why-kennel-is-not-exchanged = Une bille du chenil ne s’échange pas.
why-finish-is-not-exchanged = Une bille de l’arrivée ne s’échange pas.
why-own-marble-first = Choisis d’abord une de tes billes.
why-two-own-marbles = Deux de tes billes ne s’échangent pas.
why-no-marble = Il n’y a pas de telle bille sur { $place }.
why-no-start-card = Seuls as, roi et joker sortent une bille.
why-a-seven-puts-none-out = Un sept ne sort aucune bille.
why-only-onto-its-start = Du chenil, une bille va sur sa case de départ.
why-fresh-only-from-the-kennel = Seule une bille du chenil devient fraîche.
why-not-into-a-kennel = Personne n’entre dans un chenil.
why-kennel-is-empty = Il n’y a pas de bille au chenil.
why-start-is-taken = Une bille fraîche est encore sur le départ.
why-barred = Une bille fraîche sur la case { $field } barre le chemin.
why-all-home = Tes billes sont toutes à l’arrivée.
why-only-a-seven-moves-others = Seul un sept avance les billes des autres.
why-help-too-early = Tu ne peux pas encore avancer les billes de ton équipe.
why-not-your-marble = Cette bille n’est pas à toi.
why-whole-value = La bille doit avancer de toute la valeur de { $card }.
why-only-a-four-goes-back = Seul un quatre recule.
why-own-finish-only = Une bille n’entre que dans sa propre arrivée.
why-fresh-not-straight-in = Une bille fraîche n’entre pas tout de suite à l’arrivée.
why-not-back-in-the-finish = Rien ne recule dans l’arrivée.
why-not-out-of-the-finish = Aucune bille ne quitte l’arrivée.
why-no-further = Cette bille ne peut pas aller plus loin.
why-value-must-fit = La valeur doit être exacte. Points nécessaires : { $points }.
why-own-fresh-before-finish = Ta propre bille fraîche barre le chemin de l’arrivée.
why-no-jump-in-the-finish = { $place } est occupée, et on ne saute personne dans l’arrivée.
why-no-joker-finish = Un joker ne peut pas mener la dernière bille de l’équipe à l’arrivée.
why-too-many-points = Une part avance, d’autant de points qu’il en reste au plus : { $points }.
why-points-left = Le reste du sept ne pourrait pas servir. Points restants : { $points }.
why-win-with-the-last-point = Un sept ne mène la dernière bille à l’arrivée qu’avec son dernier point. Points restants : { $points }.

### L’interface : ce que disent plateau, bac et mise en place

## Cartes et lieux

dog-card-ace = as
dog-card-jack = valet
dog-card-queen = dame
dog-card-king = roi
dog-card-joker = joker
dog-card-joker-short = Joker
dog-place-field = case { $field }
dog-place-kennel = chenil de { $name }
dog-place-start = départ de { $name }
dog-place-finish = arrivée { $number } de { $name }
dog-place-hand = main de { $name }
dog-short-kennel = le chenil
dog-short-start = départ

## Ce qui se passe, pour le journal

dog-log-laid = { $name } joue : { $card }.
dog-log-joker = { $name } joue un joker comme { $rank }.
dog-log-moved = { $name } avance : { $start } → { $end }.
dog-log-moved-for = { $name } avance une bille de { $owner } : { $start } → { $end }.
dog-log-out = { $name } sort une bille.
dog-log-home = Une bille de { $name } rentre au chenil depuis { $field }.
dog-log-swapped = { $name } et { $other } échangent leurs places : { $field } et { $there }.
dog-log-idled = { $name } pose un valet sans effet.
dog-log-dropped =
    { $count ->
        [0] { $name } sort de la manche.
       *[other] { $name } sort de la manche et pose : { $cards }.
    }
dog-log-gave = { $name } donne une carte à { $other }.
dog-log-drew = { $name } tire une carte chez { $other }.
dog-log-all-home = Toutes les billes de { $name } sont arrivées.
dog-log-round = Nouvelle manche : { $count } cartes. { $name } distribue.
dog-log-shuffled = La pile est mélangée et devient la pioche.
dog-log-won =
    { $count ->
        [one] { $names } gagne.
       *[other] { $names } gagnent.
    }

## Ce qui est à faire, en titre

dog-ask-won-you = Tout est arrivé. Tu gagnes.
dog-ask-won =
    { $count ->
        [one] { $names } gagne.
       *[other] { $names } gagnent.
    }
dog-ask-exchange = Chacun donne une carte à son partenaire.
dog-ask-give = Choisis une carte pour { $other }.
dog-ask-wait = Les cartes sont distribuées.
dog-ask-play = C’est à { $name } de jouer.
dog-ask-seven = Ton sept : encore { $points } points.
dog-ask-help = Tes billes sont arrivées. Joue celles de { $names }.
dog-ask-card = À toi : joue une carte.
dog-ask-which = Lequel ?

## Le plateau, ses lieux et ses touches

dog-board = Le plateau et ses billes
dog-marble-own = ta bille
dog-marble = bille de { $name }
dog-marble-fresh = fraîche, barre le chemin
dog-marble-chosen = choisie
dog-marble-can = peut avancer
dog-target = but avec { $card }
dog-target-part =
    { $points ->
        [one] but, un point
       *[other] but, { $points } points
    }
dog-target-swap = échanger les places
dog-target-draw = tirer une carte ici
dog-target-strikes = la renvoie au chenil
dog-which-as = comme { $card }
dog-which-part =
    { $left ->
        [0] comme sept
       *[other] comme sept, reste { $left }
    }
dog-which-from = depuis { $place }
dog-help = Toutes tes billes sont arrivées. Tu joues désormais celles de { $names }.
dog-say-watching = Tu regardes.
dog-say-give = Choisi : { $card }. Entrée la donne.
dog-say-got = Tu reçois de { $name } : { $card }.
dog-say-chosen =
    { $count ->
        [0] Choisi : { $card }.
        [one] Choisi : { $card }. Une bille peut avancer.
       *[other] Choisi : { $card }. { $count } billes peuvent avancer.
    }
dog-say-cards =
    { $count ->
        [one] Une carte avance cette bille.
       *[other] { $count } cartes avancent cette bille.
    }
dog-say-ways =
    { $count ->
        [one] Un but.
       *[other] { $count } buts.
    }
dog-say-armed = Montré, pas encore envoyé.
dog-say-hand =
    { $count ->
        [0] Tu n’as pas de cartes.
        [one] Tu as une carte : { $cards }.
       *[other] Tu as { $count } cartes : { $cards }.
    }
dog-say-marbles = { $name } : { $places }.
dog-say-cards-of =
    { $count ->
        [one] Une carte.
       *[other] { $count } cartes.
    }
dog-pile =
    { $count ->
        [0] La pile est vide.
        [one] Une carte sur la pile.
       *[other] { $count } cartes sur la pile.
    }
dog-deal = { $name } distribue { $count }. Ensuite : { $next } distribue { $more }.
dog-key-cards = Choisir une carte
dog-key-walk = Parcourir cartes, billes ou buts
dog-key-enter = Choisir ; sur un but, jouer
dog-key-back = Reprendre
dog-key-hand = Dire tes cartes
dog-key-marbles = Dire où sont tes billes
dog-key-others = Dire où sont les billes des autres
dog-key-pile = Dire combien de cartes sont sur la pile
dog-key-deal = Dire qui distribue

## Main et boutons

dog-hand = Tes cartes
dog-hand-empty = Pas de cartes avant la prochaine manche.
dog-card-number = { $number } sur { $count }
dog-card-dull = injouable pour l’instant
dog-card-new = nouvelle
dog-next = Ensuite
dog-play = Jouer
dog-play-idle = Poser sans effet
dog-play-seven = Jouer le sept
dog-give = Donner à { $name }
dog-back = Reprendre
dog-seven = Le sept, partie par partie
dog-seven-left =
    { $points ->
        [0] Les sept points sont répartis.
        [one] Encore un point. Choisis une bille.
       *[other] Encore { $points } points. Choisis une bille.
    }
dog-seven-part = { $points } de { $from } à { $to } : reprendre cette partie
dog-has = Cartes : { $cards }, billes arrivées : { $home }
dog-has-given = a donné une carte
dog-has-deal = distribue
dog-has-team = avec { $names }

## Mise en place et fin

dog-setup-teams = Équipes
dog-setup-pairs = Trois équipes de deux
dog-setup-trios = Deux équipes de trois
dog-setup-partners = Les partenaires sont face à face : rouge et jaune, bleu et vert.
dog-setup-alone = Chacun joue pour soi et commence avec une bille au départ.
dog-setup-canadian = Sept canadien
dog-setup-canadian-note = Un sept peut toujours avancer les billes des équipiers.
dog-setup-no-joker = Pas de joker final
dog-setup-no-joker-note = Aucun joker n’amène la dernière bille d’une équipe.
dog-setup-deals = Premier donneur
dog-setup-by-lot = Au sort
dog-chosen-pairs = Équipes de deux
dog-chosen-trios = Équipes de trois
dog-chosen-none = Chacun pour soi
dog-chosen-canadian = Avec le sept canadien
dog-chosen-no-joker = Pas de joker final
dog-ending = Le plateau à la fin
dog-ending-home = { $name } : { $home } sur 4 arrivées
dog-ending-cards = { $count } cartes jouées
