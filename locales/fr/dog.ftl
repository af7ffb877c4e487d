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
why-value-must-fit = La valeur doit être exacte. Points nécessaires : { $points }.
why-own-fresh-before-finish = Ta propre bille fraîche barre le chemin de l’arrivée.
why-no-jump-in-the-finish = { $place } est occupée, et on ne saute personne dans l’arrivée.
why-no-joker-finish = Un joker ne peut pas mener la dernière bille de l’équipe à l’arrivée.
why-too-many-points = Une part avance, d’autant de points qu’il en reste au plus : { $points }.
why-points-left = Le reste du sept ne pourrait pas servir. Points restants : { $points }.
why-win-with-the-last-point = Un sept ne mène la dernière bille à l’arrivée qu’avec son dernier point. Points restants : { $points }.
