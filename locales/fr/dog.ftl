### Brändi Dog

game-dog = Brändi Dog
game-dog-pitch = Des billes font le tour d’un plateau de bois, et les cartes disent jusqu’où. Les partenaires sont face à face, personne ne montre ses cartes, et une bille prise retourne à la niche.
game-dog-aim = Amène toutes les billes de ton équipe à l’arrivée avant les autres.
game-dog-facts = 2 à 6 joueurs · 30 à 50 minutes · cartes et partenaires

## Les règles, article par article : plateau, places, cartes

DOG-01 = On joue de deux à six, chacun avec quatre billes : rouges, bleues, jaunes, vertes, blanches ou noires.
DOG-02 = Il y a 110 cartes : huit de chaque valeur et six jokers. Les couleurs des cartes ne comptent pas.
DOG-03 = La piste est un anneau de 16 cases pour chaque branche du plateau. Jusqu’à quatre joueurs, on prend un plateau à quatre branches ; à cinq ou six, un plateau à six. Chaque branche a une case de départ sur la piste, une niche pour quatre billes et une arrivée de quatre cases, de F1 dehors à F4 au fond.
DOG-04 = On joue dans le sens inverse des aiguilles d’une montre, et les billes vont dans le même sens. À deux, les places se font face.
DOG-05 = À quatre, on forme deux paires. Les partenaires se font face.
DOG-06 = À six, on forme trois paires ou deux équipes de trois, au choix avant la partie. Les paires se font face ; dans les équipes de trois, les coéquipiers occupent une place sur deux.
DOG-07 = À deux, trois ou cinq, chacun joue pour soi, avec quelques règles particulières.

## Les manches

DOG-10 = À chaque manche, on reçoit 6, 5, 4, 3 puis 2 cartes ; ensuite on recommence à 6.
DOG-11 = Après chaque manche, c’est la personne suivante qui distribue. Celle qui vient après elle commence. La personne qui distribue en premier est tirée au sort, ou choisie avant la partie. La table montre qui distribue et combien de cartes viennent ensuite.
DOG-12 = Les cartes jouées vont sur la défausse. Si la pioche est vide et qu’il manque encore une carte, la défausse devient la nouvelle pioche. Les 110 cartes restent toujours dans le jeu.
DOG-13 = En équipe, chaque manche s’ouvre par un échange : tu donnes une carte cachée à ton partenaire. Tu ne vois la sienne qu’après avoir donné la tienne. Toutes les cartes changent de main en même temps.
DOG-14 = Dans une équipe de trois, tu donnes ta carte au coéquipier suivant dans l’ordre du jeu.
DOG-15 = Les mains sont secrètes, même pour ton partenaire. Tu vois tes cartes, le nombre de celles des autres, et la défausse. Les partenaires ne se consultent pas : il n’y a pas de discussion libre pendant une partie en équipe.
DOG-16 = Un tour, c’est une carte. Tu la poses visible sur la défausse et tu utilises toute sa valeur.
DOG-17 = Si tu peux jouer une carte, tu le dois, même à ton désavantage. Si tu peux en jouer plusieurs, tu choisis laquelle.
DOG-18 = Si c’est ton tour et que tu ne peux jouer aucune de tes cartes, tu ne joues plus jusqu’à la fin de la manche. Tes cartes vont sur la défausse, visibles.
DOG-19 = La manche finit quand plus personne n’a de carte. Si tu n’as plus de cartes, ton tour est sauté.

## Ce que font les cartes

DOG-20 = As : sortir une bille, ou avancer de 1 ou de 11.
DOG-21 = Roi : sortir une bille ou avancer de 13.
DOG-22 = Dame : avancer de 12.
DOG-23 = 2, 3, 5, 6, 8, 9 et 10 : avancer d’autant.
DOG-24 = Quatre : avancer ou reculer de 4. Seul un quatre, ou un joker joué comme quatre, recule.
DOG-25 = Sept : sept points en avant, répartis entre tes billes comme tu veux.
DOG-26 = Valet : échanger une de tes billes contre celle d’un autre.
DOG-27 = Joker : il peut être n’importe quelle autre carte, avec tout ce qu’elle permet.
DOG-28 = Sauf pour le sept, une carte fait avancer une seule bille, de toute sa valeur.

## Départ et barrage

DOG-30 = Une bille ne quitte la niche qu’avec un as, un roi ou un joker, vers sa propre case de départ. Tant qu’elle n’en est pas repartie, c’est une bille qui vient de sortir.
DOG-31 = Une bille qui vient de sortir barre le chemin à toutes les billes, aux tiennes aussi. Aucune ne s’arrête sur sa case ni ne la dépasse, en avant ou en arrière.
DOG-32 = Une bille qui vient de sortir ne peut être ni renvoyée à la niche ni échangée. On ne peut donc pas sortir une deuxième bille sur la même case.
DOG-33 = Toute autre bille sur une case de départ ne barre rien, même celle du propriétaire qui y est revenue. Une bille qui sort sur cette case la renvoie à la niche.

## Avancer et renvoyer

DOG-35 = Si une bille s’arrête sur une case occupée de la piste, celle qui s’y trouve retourne à la niche, qu’elle soit à un adversaire, à ton partenaire ou à toi.
DOG-36 = On peut dépasser les billes, sauf une bille qui vient de sortir. Il ne leur arrive rien, sauf avec un sept.
DOG-37 = Les billes à l’arrivée ne sont jamais renvoyées à la niche.

## L’arrivée

DOG-38 = Une bille n’entre à son arrivée qu’en avant, en passant par sa case de départ. Le départ compte un point, F1 est la case suivante. Depuis son départ, il lui faut un 1 pour F1 ; depuis la case d’avant, un 2.
DOG-39 = Une bille peut entrer quand elle a quitté son départ et qu’elle y revient, ou y repasse, d’un côté ou de l’autre. Une bille qui vient de sortir n’entre donc pas tout de suite ; une bille revenue sur son départ peut entrer.
DOG-40 = À l’arrivée, on ne saute aucune bille, on ne recule pas et on ne ressort pas. Une bille peut y avancer avec une valeur exacte et s’arrêter sur toute case libre.
DOG-41 = La valeur doit être exacte : aucune bille ne dépasse F4.
DOG-42 = Entrer est un choix. Une bille peut refaire un tour, et elle le doit si tu ne peux rien jouer d’autre.
DOG-43 = Ta propre bille qui vient de sortir barre aussi le chemin de ton arrivée.

## Le sept

DOG-45 = Les sept points vont à une ou plusieurs de tes billes sur la piste ou à l’arrivée, même à une bille qui vient de sortir. Elles avancent par points entiers, et il faut utiliser les sept.
DOG-46 = Toute bille dépassée ou touchée par une part retourne à la niche, les tiennes et celles du partenaire aussi. Une bille qui vient de sortir barre le chemin ; celles de l’arrivée ne peuvent être ni dépassées ni touchées. Le sept canadien renvoie de la même façon.
DOG-47 = Tu joues un sept part par part. Chaque part fait avancer une bille d’un point ou plus, et une bille peut en recevoir plusieurs. Une part peut ouvrir le chemin à la suivante. Elle n’est permise que si tu peux encore utiliser tous les points restants.
DOG-48 = Un sept ne sort aucune bille. Une bille renvoyée à la niche par ce sept ne peut plus avancer avec lui.
DOG-49 = Quand une part mène ta dernière bille à l’arrivée, les points restants vont aux billes de ton partenaire ; dans une équipe de trois, à celles de n’importe quel coéquipier.
DOG-50 = Sept canadien : en équipe, tu peux à tout moment utiliser un sept, ou un joker comme sept, sur les billes de tes coéquipiers, seules ou avec les tiennes.

## Le valet

DOG-52 = Une de tes billes échange sa place avec celle d’un autre joueur, adversaire ou partenaire, même à ton désavantage. Deux des tiennes ne s’échangent pas.
DOG-53 = Seules les billes sur la piste peuvent être échangées : aucune de la niche, aucune de l’arrivée, aucune qui vient de sortir.
DOG-54 = Si tu as une bille sur la piste, que personne d’autre n’y a de bille à échanger et que tu ne peux jouer aucune de tes cartes, tu poses un valet sans effet et tu restes dans la manche. Un joker ne compte pas comme valet. Si tu aides déjà, les billes que tu joues comptent comme les tiennes.
DOG-55 = Une bille qu’un échange pose sur son propre départ ne compte pas comme une bille qui vient de sortir. De là, elle peut entrer à l’arrivée.

## Partenaires, victoire, variantes

DOG-56 = Quand tes quatre billes sont à l’arrivée, tu reçois toujours des cartes. Tu joues les billes de ton partenaire comme les tiennes, avec chaque carte ; dans une équipe de trois, celles de tous tes coéquipiers.
DOG-57 = Une équipe gagne dès que toutes ses billes sont à l’arrivée. Les cartes restantes ne comptent pas, mais la dernière doit être utilisée en entier : un sept ne gagne qu’avec son dernier point.
DOG-58 = Pas de joker final : aucun joker, même comme sept, ne peut mener la dernière bille d’une équipe à l’arrivée.
DOG-59 = On peut jouer au Dog en tournoi, à plusieurs tables : avec des équipes de deux ou de trois qui s’inscrivent ensemble ou sont formées par tirage au sort.

## À deux, trois ou cinq

DOG-60 = Chacun commence avec trois billes à la niche et une qui vient de sortir, sur son départ.
DOG-61 = À chaque manche, au lieu de l’échange, chacun tire une carte cachée chez la personne suivante dans l’ordre du jeu. Tous tirent dans les mains telles qu’elles ont été distribuées, et les cartes changent de main en même temps.
DOG-62 = Un sept, ou un joker comme sept, peut faire avancer n’importe quelle bille du plateau, même celles des adversaires, et renvoie à la niche comme d’habitude. Chaque bille avance comme son propriétaire pourrait la jouer, même dans son arrivée.
DOG-63 = Un sept peut donc faire partir de son départ la bille de n’importe qui et lever le barrage.
DOG-64 = Un deux avance de 2, ou tire une carte cachée chez un adversaire qui en a. Il n’a alors pas d’autre effet, et c’est au suivant.
DOG-65 = Un joker peut servir de deux pour tirer une carte.
DOG-66 = Le premier qui a ses quatre billes à l’arrivée gagne aussitôt, peu importe qui y a mené la quatrième. Si c’est un sept et qu’il reste des points, il faut qu’on puisse encore tous les utiliser.

## Pourquoi un coup n’est pas possible

why-over = La partie est finie.
why-chance-draws = Les cartes viennent du hasard. Personne ne les choisit.
why-players-play = Ce coup revient aux joueurs, pas au hasard.
why-no-card-now = On ne distribue ni ne tire de carte maintenant.
why-not-in-stock = Cette carte n’est pas dans la pioche : { dog-card }.
why-not-in-that-hand = Cette carte n’est pas dans cette main : { dog-card }.
why-deal-first = D’abord, on distribue les cartes.
why-exchange-first = D’abord, chacun donne une carte à son partenaire. Choisis-en une.
why-draw-first = D’abord, on tire une carte.
why-not-your-turn = Ce n’est pas ton tour.
why-nothing-is-given = Sans équipes, on ne donne pas de carte.
why-no-exchange-now = On n’échange qu’au début d’une manche.
why-already-given = Tu as déjà donné ta carte. Attends les autres.
why-not-in-hand = Tu n’as pas cette carte : { dog-card }.
why-a-card-first = Pose d’abord une carte.
why-seven-under-way = Finis d’abord ton sept. Points restants : { $points }.
why-only-a-two-draws = Seul un deux tire une carte.
why-no-drawing-in-teams = En équipe, un deux ne tire pas de carte.
why-not-from-yourself = Tu tires chez un adversaire, pas chez toi.
why-no-cards-there = Ce joueur n’a pas de carte. Choisis-en un autre.
why-only-a-jack-idles = Seul un valet peut être posé sans effet.
why-a-card-is-playable = Tu peux encore jouer une carte : { dog-card }.
why-not-without-effect = Tu ne peux poser un valet sans effet que si tu as une bille sur la piste, que personne d’autre n’y a de bille à échanger et que tu ne peux rien jouer d’autre.
why-only-a-jack-exchanges = Seul un valet échange des billes.
why-a-jack-exchanges = Un valet échange deux billes. Choisis d’abord la tienne, puis celle d’un autre.
why-fresh-is-not-exchanged = Une bille qui vient de sortir ne peut pas être échangée. Choisis-en une autre.
why-kennel-is-not-exchanged = Une bille de la niche ne peut pas être échangée. Choisis-en une sur la piste.
why-finish-is-not-exchanged = Une bille à l’arrivée ne peut pas être échangée. Choisis-en une sur la piste.
why-own-marble-first = Choisis d’abord une de tes billes.
why-two-own-marbles = Tu ne peux pas échanger deux de tes billes. Choisis celle d’un autre joueur.
why-no-marble =
    { $place ->
        [S] Tu n’as pas de bille à jouer sur le départ.
       *[other] Tu n’as pas de bille à jouer sur { $place }.
    }
why-no-start-card = Seuls un as, un roi ou un joker sortent une bille.
why-a-seven-puts-none-out = Un sept ne sort aucune bille.
why-only-onto-its-start = De la niche, une bille va sur sa case de départ.
why-fresh-only-from-the-kennel = Seule une bille de la niche peut sortir sur le départ.
why-not-into-a-kennel = Aucune bille n’entre dans une niche.
why-kennel-is-empty = Il n’y a pas de bille à la niche.
why-start-is-taken = Une bille est déjà sur le départ : elle vient de sortir. Fais-la d’abord partir.
why-barred = La bille sur la case { $field } vient de sortir et barre le chemin.
why-all-home = Tes billes sont toutes à l’arrivée.
why-only-a-seven-moves-others = Seul un sept fait avancer les billes des autres.
why-help-too-early = Tu pourras jouer les billes de tes coéquipiers quand les tiennes seront toutes à l’arrivée.
why-not-your-marble = Cette bille n’est pas à toi. Choisis une des tiennes.
why-whole-value = La bille doit avancer de toute la valeur de la carte : { dog-card }.
why-only-a-four-goes-back = Seul un quatre (ou un joker comme quatre) recule.
why-own-finish-only = Une bille n’entre qu’à sa propre arrivée.
why-fresh-not-straight-in = Une bille qui vient de sortir n’entre pas tout de suite à l’arrivée. Elle doit d’abord quitter son départ et y revenir.
why-not-back-in-the-finish = À l’arrivée, on ne recule pas.
why-not-out-of-the-finish = Aucune bille ne quitte l’arrivée.
why-no-further = Cette bille ne peut pas aller plus loin. Choisis une autre bille ou une autre carte.
why-value-must-fit = La valeur doit être exacte. Points nécessaires : { $points }.
why-own-fresh-before-finish = Ta bille qui vient de sortir barre le chemin de ton arrivée. Fais-la d’abord partir.
why-no-jump-in-the-finish = { $place } est occupée, et à l’arrivée on ne saute aucune bille.
why-no-joker-finish = Un joker ne peut pas mener la dernière bille de l’équipe à l’arrivée.
why-too-many-points =
    { $points ->
        [0] Il ne te reste plus de points.
        [one] Il ne te reste qu’un point.
       *[other] Il ne te reste que { $points } points.
    }
why-points-left = Tu ne pourrais plus utiliser le reste du sept. Points restants : { $points }.
why-win-with-the-last-point = Un sept ne mène la dernière bille à l’arrivée qu’avec son dernier point. Points restants : { $points }.

### L’interface : ce que disent plateau, bac et mise en place

## Cartes et lieux

dog-card-joker-short = Joker
dog-card =
    { $card ->
        [A] as
        [J] valet
        [Q] dame
        [K] roi
        [X] joker
       *[other] { $card }
    }
dog-place-field = case { $field }
dog-place-kennel = niche ({ $name })
dog-place-start = départ ({ $name })
dog-place-finish = arrivée, F{ $number } ({ $name })
dog-place-hand = main ({ $name })
dog-short-kennel = niche
dog-short-start = départ

## Ce qui se passe, pour le journal

dog-log-laid = { $name } joue : { dog-card }.
dog-log-joker = { $name } joue un joker comme : { dog-card }.
dog-log-moved = { $name } joue : { $start } → { $end }.
dog-log-moved-for = { $name } joue pour { $owner } : { $start } → { $end }.
dog-log-out = { $name } sort une bille.
dog-log-home = { $name } : la bille sur { $field } retourne à la niche.
dog-log-swapped = La bille sur { $field } ({ $name }) échange sa place avec celle sur { $there } ({ $other }).
dog-log-idled = { $name } pose un valet sans effet.
dog-log-dropped =
    { $count ->
        [0] { $name } ne joue plus dans cette manche.
       *[other] { $name } ne joue plus dans cette manche et pose : { $cards }.
    }
dog-log-gave = { $name } donne une carte à { $other }.
dog-log-gave-card = { $name } donne à { $other } : { dog-card }.
dog-log-drew = { $name } tire une carte chez { $other }.
dog-log-all-home = { $name } : toutes les billes sont à l’arrivée.
dog-log-round = Nouvelle manche. Cartes par personne : { $count }. { $name } distribue.
dog-log-shuffled = La défausse est mélangée et devient la pioche.
dog-log-won =
    { $count ->
        [one] { $names } gagne.
       *[other] { $names } gagnent.
    }

## Ce qui est à faire, en titre

dog-ask-won-you = Toutes les billes sont à l’arrivée. Tu gagnes.
dog-ask-won =
    { $count ->
        [one] { $names } gagne.
       *[other] { $names } gagnent.
    }
dog-ask-exchange = Chacun donne une carte à son partenaire.
dog-ask-give = Choisis une carte pour { $other }.
dog-ask-wait = Distribution des cartes…
dog-ask-play = C’est à { $name } de jouer.
dog-ask-seven =
    { $points ->
        [0] Ton sept : plus aucun point.
        [one] Ton sept : encore un point.
       *[other] Ton sept : encore { $points } points.
    }
dog-ask-help = Tes billes sont à l’arrivée. Joue pour { $names }.
dog-ask-card = À toi : joue une carte.
dog-ask-card-for = Quelle carte pour cette bille ?
dog-ask-marble = Choisis une bille. Carte : { dog-card }.
dog-ask-field = Choisis la case. Carte : { dog-card }.
dog-ask-swap = Avec quelle bille s’échange-t-elle ?
dog-ask-armed = Voilà ton coup. Le jouer ou l’annuler ?
dog-ask-seven-shown = Ton sept est joué.
dog-ask-seven-ready = Les sept points sont utilisés. Les jouer ?
dog-ask-which = Laquelle ?

## Le plateau, ses lieux et ses touches

dog-board = Le plateau et ses billes
dog-marble-own = ta bille
dog-marble = bille ({ $name })
dog-marble-fresh = vient de sortir, barre le chemin
dog-marble-chosen = choisie
dog-marble-can = peut jouer
dog-target = destination, carte : { dog-card }
dog-target-part =
    { $points ->
        [one] destination, { $points } point
       *[other] destination, { $points } points
    }
dog-target-swap = échanger les places
dog-target-draw = tirer une carte ici
dog-target-strikes = la renvoie à la niche
dog-which-as = comme : { dog-card }
dog-which-part =
    { $left ->
        [0] comme sept
       *[other] comme sept, puis encore { $left }
    }
dog-which-from = depuis : { $place }
dog-help = Toutes tes billes sont à l’arrivée. Tu joues désormais pour { $names }.
dog-say-watching = Tu regardes.
dog-say-give = Carte choisie : { dog-card }. Entrée la donne.
dog-say-got = { $name } te donne : { dog-card }.
dog-say-chosen =
    { $count ->
        [0] Carte choisie : { dog-card }.
        [one] Carte choisie : { dog-card }. Une bille peut jouer.
       *[other] Carte choisie : { dog-card }. { $count } billes peuvent jouer.
    }
dog-say-cards =
    { $count ->
        [0] Aucune carte ne fait jouer cette bille.
        [one] Une carte fait jouer cette bille.
       *[other] { $count } cartes font jouer cette bille.
    }
dog-say-ways =
    { $count ->
        [0] Aucune destination.
        [one] Une destination.
       *[other] { $count } destinations.
    }
dog-say-armed = Ton coup est prêt, mais pas encore joué.
dog-say-hand =
    { $count ->
        [0] Tu n’as pas de cartes.
        [one] Tu as une carte : { $cards }.
       *[other] Tu as { $count } cartes : { $cards }.
    }
dog-say-marbles = { $name } : { $places }.
dog-say-cards-of =
    { $count ->
        [0] Aucune carte.
        [one] Une carte.
       *[other] { $count } cartes.
    }
dog-pile =
    { $count ->
        [0] La défausse est vide.
        [one] Une carte sur la défausse.
       *[other] { $count } cartes sur la défausse.
    }
dog-deal = { $name } distribue { $count }. Ensuite : { $next } distribue { $more }.
dog-key-cards = Choisir une carte
dog-hidden = Cachées : les cartes en main ({ $hands }) et les cartes de la pioche ({ $count }).
dog-hidden-more = Sur la défausse : { $cards }.
dog-place-empty = vide
dog-key-fields = Parcourir la piste case par case, niches et arrivées compris
dog-key-walk = Parcourir cartes, billes ou destinations
dog-key-enter = Choisir ; sur une destination, jouer
dog-key-back = Annuler
dog-key-hand = Lire tes cartes
dog-key-marbles = Lire où sont tes billes
dog-key-others = Lire où sont les billes des autres
dog-key-pile = Lire combien de cartes sont sur la défausse
dog-key-deal = Lire qui distribue

## Main et boutons

dog-hand = Tes cartes
dog-hand-empty = Pas de cartes avant la prochaine manche.
dog-still-playing = Ont encore des cartes : { $names }
dog-card-number = { $number } sur { $count }
dog-card-dull = ne peut pas être jouée maintenant
dog-card-new = nouvelle
dog-next = Ensuite
dog-play = Jouer
dog-play-idle = Poser sans effet
dog-play-seven = Jouer le sept
dog-give = Donner
dog-back = Annuler
dog-seven = Le sept, part par part
dog-seven-left =
    { $points ->
        [0] Les sept points sont utilisés.
        [one] Encore un point. Choisis une bille.
       *[other] Encore { $points } points. Choisis une bille.
    }
dog-seven-part = { $points } : { $from } → { $to }. Annuler cette part
dog-has = Cartes : { $cards }, billes à l’arrivée : { $home }
dog-has-given = a donné une carte
dog-has-deal = distribue
dog-has-team = avec { $names }

## Mise en place et fin

dog-setup-teams = Équipes
dog-setup-pairs = Trois équipes de deux
dog-setup-trios = Deux équipes de trois
dog-setup-partners = Les partenaires sont face à face : rouge et jaune, bleu et vert.
dog-setup-alone = Chacun joue pour soi et commence avec une bille au départ.
dog-setup-canadian = Sept canadien
dog-setup-canadian-note = Un sept peut à tout moment faire avancer les billes des coéquipiers.
dog-setup-no-joker = Pas de joker final
dog-setup-no-joker-note = Aucun joker ne mène la dernière bille d’une équipe à l’arrivée.
dog-setup-deals = Qui distribue en premier
dog-chosen-pairs = Équipes de deux
dog-chosen-trios = Équipes de trois
dog-chosen-none = Chacun pour soi
dog-chosen-canadian = Avec le sept canadien
dog-chosen-no-joker = Pas de joker final
dog-ending = Le plateau à la fin
dog-ending-home = { $name } : { $home } sur 4 à l’arrivée
dog-ending-cards =
    { $count ->
        [one] { $count } carte jouée
       *[other] { $count } cartes jouées
    }

### Les règles à lire

ten-lines =
    Sors tes quatre billes de la niche, fais-leur faire le tour et mène-les à l’arrivée.
    Les partenaires sont face à face et gagnent ensemble ; à deux, trois ou cinq, chacun joue pour soi.
    On reçoit 6, 5, 4, 3 puis 2 cartes ; ensuite on recommence à 6.
    En équipe, chacun donne d’abord une carte cachée à son partenaire.
    Joue une carte si tu le peux ; sinon, tu ne joues plus jusqu’à la fin de la manche.
    L’as, le roi et le joker sortent une bille sur son départ.
    Une bille qui vient de sortir barre le chemin à tous.
    Une bille qui s’arrête sur une autre la renvoie à la niche ; un sept renvoie aussi celles qu’il dépasse.
    Pour entrer à l’arrivée, la valeur doit tomber juste.
    Avant d’y entrer, une bille qui vient de sortir doit quitter son départ et y revenir.
page-aim-text =
    Quatre billes attendent dans ta niche. Sors-les sur ton départ, fais-leur faire une fois le tour de la piste et mène-les à ton arrivée. (La règle imprimée les appelle des pions.)

    À quatre, les partenaires sont face à face et gagnent ensemble. Quand tes billes sont arrivées, tu continues avec celles de ton partenaire. À six, on forme trois paires ou deux équipes de trois ; à deux, trois ou cinq, chacun joue pour soi.
page-setup-text =
    Chacun a une branche du plateau : une niche sur le côté, un départ sur la piste et, à l’intérieur, une arrivée de quatre cases.

    On joue dans le sens inverse des aiguilles d’une montre, et les billes tournent de même. Les cartes sont deux jeux avec trois jokers chacun. Leurs couleurs ne comptent pas.
page-turn-text =
    Une manche commence par la distribution : d’abord 6 cartes chacun, puis 5, 4, 3 et 2 ; ensuite on recommence à 6. En équipe, chacun donne ensuite une carte cachée à son partenaire et ne regarde qu’après celle qu’il reçoit.

    Puis on joue à tour de rôle, une carte chacun, et on utilise toute sa valeur. Si tu peux jouer, tu le dois, même à ton désavantage. Si tu ne peux rien jouer, tu poses tes cartes, visibles, et tu attends la manche suivante.

    Les partenaires ne se disent pas ce qu’ils ont en main.
page-cards = Ce que font les cartes
page-cards-text =
    La plupart des cartes font avancer une bille de leur valeur. L’as, le quatre, le sept, le valet, le roi et le joker font davantage.
page-start = La sortie et le barrage
page-start-text =
    Une bille ne sort de la niche qu’avec un as, un roi ou un joker. Elle se place sur son départ.

    Une bille qui vient de sortir barre le chemin jusqu’à ce qu’elle reparte. Aucune bille ne s’arrête sur sa case, aucune ne la dépasse, pas même les tiennes. On ne peut ni la renvoyer ni l’échanger.
page-moving = Dépasser et renvoyer
page-moving-text =
    Tu peux dépasser les billes, sauf celles qui viennent de sortir. Si tu t’arrêtes sur une case occupée, la bille qui s’y trouve retourne à la niche, même si elle est à ton partenaire ou à toi.

    À l’arrivée, les billes sont à l’abri.
page-seven = Le sept
page-seven-text =
    Partage les sept points entre tes billes comme tu veux. Il faut utiliser les sept, et aucune bille ne sort de la niche avec eux.

    Ici, dépasser est dangereux : toute bille qu’une part dépasse ou touche retourne à la niche, les tiennes et celles du partenaire aussi. Si une part mène ta dernière bille à l’arrivée, le reste est pour les billes de ton partenaire.
page-jack = Le valet
page-jack-text =
    Le valet échange une de tes billes avec celle de quelqu’un d’autre, même à ton désavantage. Toutes deux doivent être sur la piste, et aucune ne doit venir de sortir.

    Si tu as une bille sur la piste, que les autres n’y ont aucune bille à échanger et que tu ne peux jouer aucune autre carte, tu le poses sans effet et tu restes dans la manche.
page-finish = À l’arrivée
page-finish-text =
    Une bille entre à son arrivée en avant, en passant par son propre départ. Le départ compte pour une case, et la valeur doit tomber juste. À l’intérieur, on ne saute aucune bille et on ne recule pas.

    Personne n’est obligé d’entrer. Une bille qui vient de sortir n’en a pas le droit : elle doit d’abord quitter son départ et y revenir. Reculer d’un quatre, puis repartir en avant suffit.
page-alone = À deux, trois ou cinq
page-alone-text =
    Chacun joue pour soi, et une bille est déjà sur son départ. Au lieu d’échanger, tu tires une carte dans la main du joueur suivant.

    Un sept peut alors faire avancer n’importe quelle bille du plateau. Avec un deux, tu peux tirer une carte chez quelqu’un au lieu d’avancer. Le premier qui a ses quatre billes à l’arrivée gagne.
page-end-text =
    Quand tes quatre billes sont à l’arrivée, tu continues avec celles de ton partenaire. Une équipe gagne quand sa dernière bille est à l’arrivée. La dernière carte doit être utilisée en entier.

    Deux variantes se choisissent avant la partie : avec le sept canadien, un sept peut à tout moment servir aux billes du partenaire ; et le joker peut être interdit pour la toute dernière bille.
picture-board = Chaque branche a sa niche sur le côté, son départ sur la piste et son arrivée à l’intérieur. Rouge a une bille qui vient de sortir sur son départ et une autre sur la dernière case de l’arrivée.
picture-start = Rouge pose un roi et sort une bille. Bleu et vert arrivent derrière elle et ne peuvent pas passer.
picture-home = Rouge pose un huit, dépasse jaune et s’arrête sur bleu. Bleu retourne à la niche ; il n’arrive rien à jaune.
picture-seven = Rouge partage un sept : quatre points en dépassant bleu, qui retourne à la niche, et trois points par le départ jusqu’à l’arrivée.
picture-jack = Rouge pose un valet : une bille rouge et une bille bleue ont échangé leurs places.
picture-finish = Un six mène la bille rouge à l’arrivée : trois cases jusqu’au départ, trois encore jusqu’à F3. F4 est occupée.
legend = Ce que font les cartes

### Pourquoi un conseil est bon

hint-finish = Une bille entre à l’arrivée.
hint-leader = Cela renvoie à la niche une bille de la personne qui mène : { $other }.
hint-strikes = Cela renvoie une bille à la niche : { $other } doit recommencer avec elle.
hint-out = Une bille sort, et sur son départ elle barre le chemin.
hint-saves = Sur la case { $field }, la prochaine carte pouvait renvoyer ta bille. La voilà hors d’atteinte.
hint-swaps =
    { $steps ->
        [one] L’échange rapproche ta bille de { $steps } case de l’arrivée.
       *[other] L’échange rapproche ta bille de { $steps } cases de l’arrivée.
    }
hint-sets-back = L’échange fait reculer { $other }.
hint-gives-start = Avec cette carte, { $other } peut sortir une bille.
hint-draws = { $other } perd une carte, et tu la gagnes.
hint-nearer =
    { $steps ->
        [one] La bille est alors à { $steps } case de son départ.
       *[other] La bille est alors à { $steps } cases de son départ.
    }

# Lessons
lesson-out = Sortir de la niche
lesson-out-idea = Tes billes attendent dans la niche. Seul un as, un roi ou un joker en sort une, sur ton départ.
lesson-out-goal = Sors une bille de la niche.
lesson-out-done = Ta bille est sur son départ. Elle vient de sortir : personne ne peut la dépasser ni la renvoyer.
lesson-out-wrong-number = Cette carte ne déplace que les billes déjà sorties. Il te faut un as, un roi ou un joker.
lesson-strike = Renvoyer une bille
lesson-strike-idea = Une carte fait avancer une bille de sa valeur. Si elle tombe juste sur une autre, celle-ci retourne à la niche.
lesson-strike-goal = Renvoie la bille bleue à sa niche.
lesson-strike-done = En plein dessus. Dépasser la jaune n’a fait aucun mal : avec cette carte, seule compte la case où tu t’arrêtes.
lesson-strike-wrong-kennel = Cette carte ne sort aucune bille de la niche. Fais avancer ta bille qui est sur la piste.
lesson-strike-wrong-partner = Ta bille est tombée sur la jaune, celle de ton partenaire. Une carte renvoie tout le monde, les amis aussi.
lesson-strike-wrong-short = Ta bille n’est pas arrivée jusqu’à la bleue. Compte les cases qui les séparent.
lesson-cards = As, dame et roi
lesson-cards-idea = La dame avance de douze cases et le roi de treize. Un as avance d’une case ou de onze, comme tu veux.
lesson-cards-goal = Tombe juste sur la bille bleue.
lesson-cards-done = Onze cases : l’as tombe juste. Il aurait aussi pu sortir une bille.
lesson-cards-wrong-queen = La dame avance de douze cases, et c’était une de trop.
lesson-cards-wrong-king = Le roi avance de treize cases, et c’était deux de trop.
lesson-cards-wrong-one = Un as peut aussi avancer de onze cases. Cette fois, tu l’as joué comme un.
lesson-cards-wrong-out = Une bille de plus est sortie, mais la bleue est toujours là. Une de tes cartes tombait juste.
lesson-four = Reculer avec un quatre
lesson-four-idea = Un quatre peut aussi reculer. Si une bille vient de passer son départ, cela lui évite un tour entier.
lesson-four-goal = Ta bille commence à peine son tour. Mène-la près de son arrivée.
lesson-four-done = L’arrivée n’est plus qu’à quelques cases.
lesson-four-wrong-forward = Quatre cases en avant, et tout le tour reste à faire. Un quatre peut aussi aller dans l’autre sens.
lesson-four-wrong-six-back = Seul un quatre recule. Un six va toujours en avant.
lesson-four-wrong-six = Six cases en avant, et le tour est encore long. Une autre carte fait mieux.
lesson-finish = À l’arrivée
lesson-finish-idea = Ton arrivée commence juste après ton départ. Le départ compte pour une case, et la valeur doit tomber juste.
lesson-finish-goal = Mène ta bille à l’arrivée.
lesson-finish-done = Là, personne ne peut la renvoyer. Quand les quatre y sont, tu aides ton partenaire.
lesson-finish-wrong-far = Neuf, c’est trop : l’arrivée n’a que quatre cases. Il te faut une carte plus petite.
lesson-finish-wrong-past = Neuf cases mènent au-delà de l’arrivée, et un nouveau tour commence. Essaie la petite carte.
lesson-finish-wrong-lap = Ta bille est passée devant son arrivée et refait un tour. Choisis une case de l’arrivée.
lesson-exchange = Échanger une carte
lesson-exchange-idea = En équipe, chaque manche commence par un échange : chacun donne une carte cachée à son partenaire.
lesson-exchange-goal = Ton partenaire n’a aucune bille dehors. Aide-le avec une carte qui en sort une.
lesson-exchange-done = Maintenant, ton partenaire peut jouer aussi. On gagne ensemble, alors donne ce qui aide le plus.
lesson-exchange-wrong-number = Avec cette carte, ton partenaire ne peut pas sortir de bille. Laquelle le peut ?
lesson-exchange-wrong-play = On joue plus tard. Donne d’abord une carte à ton partenaire.
lesson-last = Quand rien ne va
lesson-last-idea = Si tu peux jouer une carte, tu le dois. Si tu ne peux en jouer aucune, tu poses tes cartes et tu quittes la manche.
lesson-last-goal = Il te reste un quatre et un neuf. Joue les deux, l’un après l’autre.
lesson-last-done = Les deux sont joués. On reçoit six cartes, puis cinq, quatre, trois et deux, et de nouveau six.
lesson-last-wrong-finish = Ta bille est à l’arrivée, mais le neuf ne va plus nulle part. Tu le poses et tu quittes la manche.
lesson-jack = Échanger avec le valet
lesson-jack-idea = Le valet échange une de tes billes avec celle d’un autre, mais jamais une bille qui vient de sortir, ni une bille à la niche ou à l’arrivée.
lesson-jack-goal = Échange avec la bille bleue près de ton départ.
lesson-jack-done = Ta bille a presque fini son tour, et la bleue en a encore presque un entier à faire.
lesson-jack-wrong-fresh = On n’échange jamais une bille qui vient de sortir, ni une bille à la niche. Le bleu en a une autre sur la piste.
lesson-jack-wrong-two = Avec le deux, tu avances un peu. Le valet t’aurait évité un demi-tour de piste.
lesson-seven = Partager le sept
lesson-seven-idea = Un sept, ce sont sept points. Partage-les entre tes billes ; celles qu’elles dépassent ou touchent retournent à la niche.
lesson-seven-goal = Mène une bille à l’arrivée et renvoie la bleue.
lesson-seven-done = Quatre points pour l’une, trois pour l’autre : une seule carte a fait les deux.
lesson-seven-wrong-two = C’était le deux, et ton tour est fini. Seul le sept peut faire les deux.
lesson-seven-wrong-other = Le sept est épuisé, mais il n’a pas fait les deux. Compte d’abord combien de points il faut à chaque bille.
lesson-seven-wrong-whole = Les sept points sont allés à une seule bille. Partage-les entre deux.
lesson-together = Gagner ensemble
lesson-together-idea = Quand toutes tes billes sont à l’arrivée, tu joues celles de ton partenaire. L’équipe gagne quand les huit y sont.
lesson-together-goal = Ton partenaire a les jaunes, et il lui reste une bille. Mène-la à son arrivée.
lesson-together-done = Les huit y sont, et ton équipe a gagné.
lesson-together-wrong-past = Neuf, c’est trop : la bille de ton partenaire est passée devant son arrivée. Essaie l’autre carte.
lesson-together-wrong-lap = La bille de ton partenaire est passée devant son arrivée. Choisis une case de l’arrivée.
lesson-blockade = Barrer le chemin
lesson-blockade-idea = Une bille qui vient de sortir barre le chemin : personne ne la dépasse ni ne s’arrête sur sa case.
lesson-blockade-goal = Le bleu veut franchir ton départ. Ne le laisse pas passer.
lesson-blockade-done = Le bleu ne peut rien jouer et quitte la manche.
lesson-blockade-wrong-opened = La bille qui barrait le chemin est partie, et le bleu peut passer.
lesson-joker = Le joker
lesson-joker-idea = Un joker est la carte que tu veux, avec tout ce qu’elle permet.
lesson-joker-goal = Mène ta bille à l’arrivée.
lesson-joker-done = Dix, as, dame ou roi : comme chacune de ces cartes, le joker tombe juste.
lesson-joker-wrong-six = Le six s’arrête avant ton arrivée. Ton autre carte peut être le nombre que tu veux.
lesson-joker-wrong-other = Ta bille n’est pas à l’arrivée. Joue le joker avec dix à treize points et choisis une case de l’arrivée.
lesson-passing = Qui le sept dépasse-t-il ?
lesson-passing-idea = Un sept renvoie toutes les billes qu’il dépasse, celles de ton partenaire aussi. Ton partenaire a les jaunes.
lesson-passing-goal = Renvoie la bille bleue et épargne celle de ton partenaire.
lesson-passing-done = Avant de jouer un sept, regarde qui il va dépasser.
lesson-passing-wrong-rest = Tes derniers points ont dépassé la bille de ton partenaire et l’ont renvoyée. Joue-les ailleurs.
lesson-passing-wrong-partner = Cette bille doit passer devant celle de ton partenaire, et un sept renvoie tout ce qu’il dépasse.
lesson-turning-in = Sortir d’abord, entrer ensuite
lesson-turning-in-idea = Une bille qui vient de sortir ne peut pas entrer tout droit à l’arrivée. Elle doit quitter son départ et y revenir.
lesson-turning-in-goal = Mène ta bille à l’arrivée avec deux cartes.
lesson-turning-in-done = On recule du départ, puis on avance et on entre : c’est le tour le plus court.
lesson-turning-in-wrong-fresh = Ta bille vient de sortir. Elle doit quitter son départ avant de pouvoir entrer.
lesson-turning-in-wrong-forward = En avant, tout le tour reste à faire. Un quatre peut aussi reculer.
lesson-turning-in-wrong-off = Tu as joué deux cartes, et ta bille n’est pas à l’arrivée. Quelle carte la place un peu avant son départ, et laquelle la fait entrer de là ?
lesson-helping = Des points pour ton partenaire
lesson-helping-idea = Si un sept fait entrer ta dernière bille, les points qui restent vont aux billes de ton partenaire. Ton partenaire a les jaunes.
lesson-helping-goal = Mène ta dernière bille à l’arrivée et donne le reste à ton partenaire.
lesson-helping-done = Désormais, tu joues les billes de ton partenaire avec toutes tes cartes.
lesson-helping-wrong-lap = Ta dernière bille est passée devant son arrivée, et il ne reste rien pour ton partenaire.
lesson-helping-wrong-early = Fais d’abord entrer ta propre dernière bille. Tu pourras aider ensuite.
lesson-draw = Tirer avec un deux
lesson-draw-idea = À deux, à trois ou à cinq, on joue chacun pour soi. Un deux peut alors aussi tirer une carte dans une autre main.
lesson-draw-goal = Tu n’as qu’une bille dehors. Sors-en une autre en deux tours.
lesson-draw-done = Tu as tiré un roi, et il a sorti une bille.
lesson-draw-wrong-moved = Ton deux a déplacé une bille. Il aurait pu tirer une carte, peut-être une meilleure.
lesson-draw-wrong-nine = Avec ces deux cartes, on ne sort aucune bille. Va d’abord en chercher une meilleure.
lesson-draw-wrong-kept = Tu as tiré un roi, et tu as avancé avec lui. Un roi peut aussi sortir une bille.
lesson-anyone = Un sept pour tous
lesson-anyone-idea = À deux, à trois ou à cinq, un sept peut déplacer toutes les billes, même celles des autres.
lesson-anyone-goal = Renvoie la bille jaune à sa niche.
lesson-anyone-done = Tu as déplacé la bille bleue, et elle a renvoyé la jaune.
lesson-anyone-wrong-own = Ton sept est épuisé, et la jaune est toujours là. Quelle bille se trouve juste derrière elle ?
lesson-anyone-wrong-three = Un trois n’y peut rien. Que peut faire un sept quand on joue à trois ?
lesson-five = Six branches pour cinq
lesson-five-idea = À cinq, on joue chacun pour soi, sur le plateau à six branches. L’une d’elles n’est à personne : aucune bille n’y sort jamais.
lesson-five-goal = Chez tous les autres, une bille vient de sortir sur le départ. Renvoie quand même une bille à sa niche.
lesson-five-done = À la branche vide, rien ne barre le chemin, et ton six a renvoyé la bille verte.
lesson-five-wrong-blue = La bille bleue qui vient de sortir barre le chemin : personne ne la dépasse ni ne s’arrête sur sa case. Laquelle de tes billes peut passer ?
lesson-five-wrong-green = La bille verte qui vient de sortir barre le chemin : personne ne la dépasse ni ne s’arrête sur sa case. Quel départ est vide ?
lesson-five-wrong-back = Ta bille a reculé de quatre cases, et il n’y avait personne. Une de tes billes a le chemin libre vers l’avant.
lesson-five-wrong-short = Ici, le chemin est libre, mais avec quatre cases, il en manquait deux.
lesson-five-wrong-nobody = Ta bille avait le chemin libre, mais il n’y avait personne là où elle est tombée. Regarde aussi tes autres billes.
