### Brändi Labyria

## Les règles, point par point : plateau et mise en place

RIA-01 = On joue à deux, trois ou quatre. Chacun a trois pions d’une couleur.
RIA-02 = Le plateau a 10 × 10 cases. Les obstacles sont des murs : ils se dressent sur les arêtes entre cases voisines, jamais sur le bord extérieur. On peut choisir 8, 12 ou 14 cases par côté. Le nombre d’obstacles reste le même.
RIA-03 = Une plaquette remplit une arête. Une équerre se dresse sur un croisement de quatre cases. Ses deux bras forment un angle droit et remplissent chacun une arête qui y aboutit. Un croisement porte une équerre au plus, une arête un mur au plus.
RIA-04 = Il y a 44 plaquettes et 20 équerres. À deux, chacun reçoit 20 plaquettes et 10 équerres, à trois 13 et 6, à quatre 10 et 5. Quatre plaquettes sont au dépôt, pour tous. Il n’a pas de limite.
RIA-05 = Tes pions partent de ton coin du plateau. À deux, on est en diagonale. Une case de coin accueille autant de pions qu’on veut, et personne n’y gêne.
RIA-06 = Ton but est le coin opposé en diagonale.
RIA-07 = On joue dans le sens des aiguilles d’une montre.

## Construire

RIA-10 = Qui lance le plus grand nombre construit en premier. Ici, c’est tiré au sort.
RIA-11 = Le premier obstacle va au croisement au milieu du plateau : une équerre dessus, ou une plaquette sur une arête qui y aboutit.
RIA-12 = À tour de rôle, chacun pose un obstacle, plaquette ou équerre, jusqu’à ce que tous soient construits.
RIA-13 = Chaque obstacle suivant doit en toucher un qui est déjà là. Une plaquette touche par ses bouts, une équerre par son croisement et par le bout de ses bras. Le bord du plateau ne compte pas.
RIA-14 = Si aucun de tes obstacles n’a de place, on te saute et on te redemande au tour suivant. La construction finit quand personne ne peut plus rien poser. Ce qui reste ne sert plus.
RIA-15 = Tu peux fermer des parties du plateau, ses coins aussi.

## Le tour

RIA-20 = Après la construction, qui lance le plus grand nombre joue en premier.
RIA-21 = Tu lances les deux dés. Le nombre dit de combien de cases avance un pion. Le symbole dit quelle capacité l’accompagne.
RIA-22 = Nombre et capacité vont à un seul pion. Le nombre ne se partage jamais.
RIA-23 = Tout nombre fait sortir un pion de son coin de départ. Le premier pas dehors compte un.
RIA-24 = Tu peux poser, enlever ou tourner un obstacle une fois, avant ou après ton déplacement, ou pas du tout, même si aucun pion ne peut bouger. Les murs comptent comme ils sont alors. S’il ne reste ensuite aucun déplacement, ton tour passe.

## Capacités

RIA-30 = Poser : prends une plaquette au dépôt et pose-la sur une arête libre, n’importe laquelle. Elle ne doit rien toucher. Si le dépôt est vide, la capacité est perdue.
RIA-31 = Enlever : prends une plaquette du plateau et mets-la au dépôt.
RIA-32 = Passer : tu ne joues pas ce tour.
RIA-33 = Double : le nombre compte deux fois, toujours.
RIA-34 = Cape : ton pion peut traverser tous les murs pendant ce tour. Pour les pions et les coins, rien ne change.
RIA-35 = Tourner : tourne une équerre sur son croisement dans une autre direction.
RIA-36 = Une équerre n’est jamais enlevée ni déplacée. Les arêtes vers lesquelles on la tourne doivent être libres.

## Se déplacer

RIA-40 = Un pion va de case en case voisine, jamais en diagonale et jamais à travers un mur, sauf avec la cape.
RIA-41 = On parcourt le nombre entier.
RIA-42 = Dans un déplacement, on n’entre pas deux fois sur une case, ni de nouveau sur la case de départ.
RIA-43 = Seulement si aucun de tes pions ne peut se déplacer ainsi, tu peux entrer plusieurs fois sur une case. Tout parcours du nombre entier convient alors. Il peut faire demi-tour partout, finir où il a commencé, et attaquer.
RIA-44 = S’il n’y a aucun déplacement, ton tour passe. S’il y en a un, tu dois te déplacer.
RIA-45 = Une case porte un pion. Tu peux sauter par-dessus tes propres pions, autant que tu veux. Une case sautée compte pour un pas. On ne saute pas par-dessus les adversaires.
RIA-46 = Tu n’entres dans ton but qu’avec le nombre exact, au dernier pas d’un déplacement. Les adversaires qui s’y trouvent ne gênent pas.
RIA-47 = Un pion dans son but est à l’abri et y reste. Il peut traverser son propre coin de départ. Il n’entre pas dans les deux autres coins.
RIA-48 = Un pion emmuré attend un lancer qui le libère.

## Dévorer

RIA-50 = Un déplacement qui finit sur un pion adverse est une attaque. Tu dis de quelle case voisine tu viens. On n’attaque pas les pions dans les coins.
RIA-51 = D’abord, la personne attaquée lance le dé des symboles. Ce qu’il montre agit tout seul.
RIA-52 = Cape : le pion devient invisible et n’est pas dévoré.
RIA-53 = Poser : une plaquette du dépôt barre la route à l’attaque. Si le dépôt est vide ou si l’attaquant porte la cape, cela n’aide pas.
RIA-54 = Tourner : la situation se retourne. L’attaquant est dévoré, et son tour est fini.
RIA-55 = Avec tout autre symbole, le pion est dévoré.
RIA-56 = Un pion dévoré retourne dans son coin de départ. L’attaquant ne prend la case que si l’attaque réussit.
RIA-57 = Si la cape ou une plaquette a arrêté l’attaque, le même pion doit aller ailleurs, du même nombre. S’il ne peut faire autrement, il peut entrer deux fois sur une case. Il n’attaque personne. S’il n’a aucun déplacement, il reste.

## La fin

RIA-60 = La première personne qui a ses trois pions au but gagne aussitôt.

## Pourquoi ce n’est pas possible

why-over = La partie est finie.
why-dice-fall = Les dés tombent tout seuls.
why-no-throw-now = Ce n’est pas le moment de ce lancer.
why-first-throw = D’abord, on lance pour savoir qui commence.
why-throw-first = D’abord, on lance les dés.
why-defence-first = D’abord, la personne attaquée lance le dé.
why-not-your-turn = C’est le tour de quelqu’un d’autre.
why-still-building = La construction n’est pas finie.
why-built = La construction est finie.
why-no-tiles-left = Tu n’as plus de plaquettes à poser.
why-no-corners-left = Tu n’as plus d’équerres à poser.
why-crossing-taken = Il y a déjà une équerre sur { $crossing }.
why-edge-taken = Il y a déjà un mur sur { $edge }.
why-not-the-middle = Le premier obstacle va au milieu du plateau, sur { $crossing }.
why-not-touching = Là, il ne toucherait aucun autre obstacle.
why-other-symbol =
    { $symbol ->
        [double] Tu as lancé Double. Cela ne change pas les murs.
        [cloak] Tu as lancé la cape. Elle ne change pas les murs.
        [turn] Tu as lancé Tourner. Tu peux tourner une équerre, rien d’autre.
        [plus] Tu as lancé Poser. Tu peux poser une plaquette, rien d’autre.
       *[other] Tu as lancé Enlever. Tu peux enlever une plaquette, rien d’autre.
    }
why-used = Tu as déjà utilisé la capacité pendant ce tour.
why-depot-empty = Le dépôt est vide.
why-no-tile = Il n’y a pas de plaquette sur { $edge }.
why-corner-stays = Le mur sur { $edge } appartient à une équerre. Les équerres restent où elles sont.
why-no-corner = Il n’y a pas d’équerre sur { $crossing }.
why-not-turned = L’équerre est déjà tournée ainsi.
why-no-room-to-turn = Un autre mur gêne l’équerre sur { $crossing }.
why-must-move = Un pion peut bouger, donc tu dois te déplacer.
why-moved = Tu as déjà déplacé un pion pendant ce tour.
why-no-figure = Tu n’as pas de pion sur { $field }.
why-stays-in-goal = Un pion dans son but y reste.
why-other-figure = C’est le pion sur { $field } qui doit aller ailleurs, pas un autre.
why-safe-in-corner = On n’attaque personne dans le coin { $field }.
why-foreign-corner = Le coin { $field } n’est ni ton départ ni ton but.
why-own-figure-there = Ton propre pion est sur { $field }.
why-no-second-attack = L’attaque a échoué. Le pion va maintenant ailleurs, pas sur un adversaire.
why-attack-from-where = Il y a un adversaire sur { $field }. Dis de quelle case tu attaques.
why-nobody-to-attack = Il n’y a pas d’adversaire sur { $field }.
why-no-entry = { $field } n’est pas à côté de la case que tu attaques.
why-entered-twice = Tu dois faire { $number } pas. Tu entrerais deux fois sur une case, et il y a d’autres déplacements.
why-exact = Tu n’entres au but qu’avec le nombre exact. Tu dois faire { $number } pas.
why-number = Aucun chemin de { $number } pas n’y mène.
why-opponent-in-the-way = Un adversaire est sur le chemin.
why-through-goal = Le chemin traverserait ton but. Tu n’y entres qu’au dernier pas.
why-through-corner = Le chemin traverserait un coin du plateau qui t’est fermé.
why-wall = Un mur est sur le chemin.
