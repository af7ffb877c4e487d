### Brändi Labyria

game-labyria = Brändi Labyria
game-labyria-pitch = D’abord, tous construisent le labyrinthe, mur après mur. Ensuite commence la course : les dés changent les murs, et les pions se mangent.
game-labyria-aim = Mène avant les autres tes trois pions dans l’angle opposé en diagonale.
game-labyria-facts = 2 à 4 joueurs · environ 45 minutes · construire, puis courir

## Les règles, point par point : plateau et mise en place

RIA-01 = On joue à deux, trois ou quatre. Chacun a trois pions d’une couleur.
RIA-02 = Le plateau a 10 × 10 cases. Les obstacles sont des murs : ils se dressent sur les arêtes entre cases voisines, jamais sur le bord extérieur. On peut choisir 8, 12 ou 14 cases par côté. Le nombre d’obstacles reste le même.
RIA-03 = Un carré remplit une arête. Une équerre se dresse sur un croisement de quatre cases. Ses deux bras forment un angle droit et remplissent chacun une arête qui y aboutit. Un croisement porte une équerre au plus, une arête un mur au plus.
RIA-04 = Il y a 44 carrés et 20 équerres. À deux, chacun reçoit 20 carrés et 10 équerres, à trois 13 et 6, à quatre 10 et 5. Quatre carrés sont dans la réserve, pour tous ; elle peut en contenir autant qu’on veut. Ce qui reste à trois joueurs n’est pas utilisé.
RIA-05 = Tes pions partent de ton angle du plateau. À deux, on part d’angles opposés en diagonale. Une case d’angle accueille autant de pions qu’on veut, et personne n’y gêne.
RIA-06 = Ton but est l’angle opposé en diagonale.
RIA-07 = On joue dans le sens des aiguilles d’une montre.

## Construire

RIA-10 = La personne qui obtient le plus grand nombre construit en premier. Ici, c’est tiré au sort ou choisi avant la partie.
RIA-11 = Le premier obstacle va au croisement au milieu du plateau : une équerre dessus, ou un carré sur une arête qui y aboutit.
RIA-12 = À tour de rôle, chacun pose un obstacle, carré ou équerre, jusqu’à ce que tous soient construits.
RIA-13 = Chaque obstacle suivant doit en toucher un qui est déjà là. Un carré touche par ses bouts, une équerre par son croisement et par le bout de ses bras. Le bord du plateau ne compte pas.
RIA-14 = Si aucun de tes obstacles n’a de place, ton tour est sauté et on te le redemande au tour suivant. La construction finit quand personne ne peut plus rien poser. Les obstacles qui restent sont mis de côté.
RIA-15 = Tu peux fermer des parties du plateau, ses angles aussi.

## Le tour

RIA-20 = Après la construction, la personne qui obtient le plus grand nombre joue en premier.
RIA-21 = Tu lances les deux dés. Le nombre dit de combien de cases un pion se déplace. Le symbole dit quelle compétence l’accompagne.
RIA-22 = Le nombre vaut pour un seul pion et ne se partage jamais. Double et Cape magique valent pour le même pion.
RIA-23 = N’importe quel nombre fait sortir un pion de son angle de départ. La sortie de l’angle compte pour un pas.
RIA-24 = Si tu as obtenu Poser, Retirer ou Tourner, tu peux t’en servir une fois, avant ou après ton déplacement, ou pas du tout, même si aucun pion ne peut se déplacer. On tient compte des murs tels qu’ils sont à ce moment-là. Si aucun pion ne peut ensuite se déplacer, ton tour est sauté.

## Compétences

RIA-30 = Poser : prends un carré dans la réserve et pose-le sur une arête libre, n’importe laquelle. Il n’a pas besoin de toucher un autre obstacle. Si la réserve est vide, tu ne peux pas utiliser la compétence.
RIA-31 = Retirer : prends un carré du plateau et mets-le dans la réserve.
RIA-32 = Passer : tu ne joues pas ce tour.
RIA-33 = Double : le nombre compte toujours double.
RIA-34 = Cape magique : ton pion peut traverser tous les murs pendant ce tour. Contre les autres pions et dans les angles, elle ne change rien.
RIA-35 = Tourner : tourne une équerre sur son croisement dans une autre direction.
RIA-36 = Une équerre n’est jamais retirée ni déplacée. Les deux arêtes vers lesquelles on la tourne doivent être libres, ou déjà les siennes.

## Se déplacer

RIA-40 = Un pion va de case en case voisine, jamais en diagonale et jamais à travers un mur, sauf avec la cape.
RIA-41 = Le pion se déplace d’exactement autant de cases que le dé l’indique, ou du double avec Double.
RIA-42 = Dans un déplacement, tu n’entres pas deux fois sur une case et tu ne reviens pas sur la case de départ du pion.
RIA-43 = Si aucun de tes pions ne peut se déplacer ou attaquer ainsi, un pion peut entrer plusieurs fois sur une case, pourvu qu’il fasse exactement le nombre indiqué. Il peut faire demi-tour partout, finir où il a commencé, et attaquer.
RIA-44 = Si aucun pion ne peut se déplacer, ton tour est sauté. Si l’un d’eux le peut, tu dois le faire.
RIA-45 = Une case porte un pion au plus ; une case d’angle, autant qu’on veut. Tu peux sauter par-dessus tes propres pions, autant que tu veux. Une case sautée est un pas et compte comme visitée. Tu ne peux pas sauter par-dessus les pions adverses.
RIA-46 = Tu n’entres dans ton but qu’avec le nombre exact, au dernier pas d’un déplacement. Les adversaires qui s’y trouvent ne gênent pas.
RIA-47 = Un pion dans son but est à l’abri et y reste. En chemin, un pion peut revenir dans son propre angle de départ, s’y arrêter ou le traverser. Il n’entre pas dans les deux autres angles.
RIA-48 = Un pion enfermé attend un lancer qui le libère.

## Manger

RIA-50 = Un déplacement qui finit sur un pion adverse est une attaque. Tu choisis de quelle case voisine tu viens. On ne peut pas attaquer les pions dans les angles.
RIA-51 = D’abord, la personne attaquée lance le dé des symboles. Le symbole agit tout seul.
RIA-52 = Cape magique : le pion devient invisible et n’est pas mangé.
RIA-53 = Poser : un carré de la réserve barre le chemin au pion qui attaque. Si la réserve est vide ou si ce pion porte la cape magique, cela n’aide pas.
RIA-54 = Tourner : la situation se retourne. Le pion qui attaque est mangé, et le tour est fini.
RIA-55 = Avec tout autre symbole, le pion est mangé.
RIA-56 = Un pion mangé retourne dans son angle de départ. Le pion qui attaque ne prend la case que si l’attaque réussit.
RIA-57 = Si la cape magique ou un carré a arrêté l’attaque, le même pion doit aller sur une autre case, avec le même nombre, et il n’attaque personne. S’il ne peut faire autrement, il peut entrer deux fois sur une case, et même finir là où il était. S’il ne peut toujours aller nulle part, il reste sur place. Une compétence pas encore utilisée te reste.

## La fin

RIA-60 = Le premier qui a ses trois pions au but gagne aussitôt.

## Pourquoi ce n’est pas possible

why-over = La partie est finie.
why-dice-fall = Les dés tombent tout seuls.
why-no-throw-now = On ne lance pas ce dé maintenant.
why-first-throw = D’abord, les dés décident qui commence.
why-throw-first = Il faut d’abord lancer les dés.
why-defence-first = D’abord, la personne attaquée lance le dé pour se défendre.
why-not-your-turn = C’est le tour de quelqu’un d’autre.
why-still-building = La construction n’est pas finie.
why-built = La construction est finie.
why-no-tiles-left = Tu n’as plus de carrés à poser. Prends une équerre.
why-no-corners-left = Tu n’as plus d’équerres à poser. Prends un carré.
why-crossing-taken = Il y a déjà une équerre au nord-est de { $field }. Choisis un autre croisement.
why-edge-taken = Il y a déjà un mur entre { $a } et { $b }. Choisis une autre arête.
why-not-the-middle = Le premier obstacle va au milieu du plateau, au nord-est de { $field }.
why-not-touching = Là, il ne toucherait aucun autre obstacle. Choisis une place à côté d’un autre.
why-other-symbol =
    { $symbol ->
        [double] Tu as obtenu « Double ». Cela ne change pas les murs.
        [cloak] Tu as obtenu « Cape ». Cela ne change pas les murs.
        [turn] Tu as obtenu « Tourner ». Tu peux tourner une équerre, rien d’autre.
        [plus] Tu as obtenu « Poser ». Tu peux poser un carré, rien d’autre.
       *[other] Tu as obtenu « Retirer ». Tu peux retirer un carré, rien d’autre.
    }
why-used = Tu as déjà utilisé la compétence pendant ce tour.
why-depot-empty = La réserve est vide : tu ne peux pas poser de carré.
why-no-tile = Il n’y a pas de carré entre { $a } et { $b }.
why-corner-stays = Le mur entre { $a } et { $b } appartient à une équerre. Les équerres restent où elles sont.
why-no-corner = Il n’y a pas d’équerre au nord-est de { $field }.
why-not-turned = L’équerre est déjà tournée ainsi. Tourne-la dans une autre direction.
why-no-room-to-turn = Un autre mur gêne l’équerre au nord-est de { $field }. Tourne-la dans une autre direction.
why-must-move = Un de tes pions peut se déplacer, donc tu dois le faire.
why-moved = Tu as déjà déplacé un pion pendant ce tour. Utilise la compétence ou finis ton tour.
why-no-figure = Tu n’as pas de pion sur { $field }.
why-stays-in-goal = Un pion dans son but y reste. Choisis un autre pion.
why-other-figure = Seul le pion sur { $field } peut se déplacer maintenant.
why-safe-in-corner = On n’attaque personne dans l’angle { $field }.
why-foreign-corner = L’angle { $field } n’est ni ton départ ni ton but : ton pion n’y entre pas.
why-own-figure-there = Ton propre pion est sur { $field }. Choisis une autre case.
why-no-second-attack = L’attaque a échoué. Le pion va maintenant sur une autre case, pas sur un pion adverse.
why-attack-from-where = Il y a un pion adverse sur { $field }. Choisis la case d’où tu attaques.
why-nobody-to-attack = Il n’y a pas de pion adverse sur { $field }.
why-no-entry = { $field } n’est pas à côté de la case que tu attaques.
why-entered-twice = Tu ne peux entrer deux fois sur une case que si aucun autre déplacement n’est possible. Ton nombre est { $number }.
why-exact = Tu n’entres dans ton but qu’avec le nombre exact. Ton nombre est { $number }.
why-number = Tu ne peux pas y arriver en exactement autant de pas : { $number }.
why-opponent-in-the-way = Un pion adverse est sur le chemin. Passe ailleurs.
why-through-goal = Le chemin traverserait ton but. Tu n’y entres qu’au dernier pas.
why-through-corner = Le chemin traverserait un angle du plateau où ton pion ne peut pas entrer.
why-wall = Un mur est sur le chemin. Contourne-le.

### Dans le navigateur : ce que disent plateau, bac et mise en place

## Pièces, côtés et directions

ria-tile = Carré
ria-corner = Équerre
ria-side-n = nord
ria-side-e = est
ria-side-s = sud
ria-side-w = ouest
ria-direction =
    { $direction ->
        [ne] vers le nord et l’est
        [se] vers le sud et l’est
        [sw] vers le sud et l’ouest
       *[nw] vers le nord et l’ouest
    }
ria-direction-short =
    { $direction ->
        [ne] N+E
        [se] S+E
        [sw] S+O
       *[nw] N+O
    }

## Les dés

ria-symbol-place = Poser
ria-symbol-remove = Retirer
ria-symbol-miss = Passer
ria-symbol-double = Double
ria-symbol-cloak = Cape magique
ria-symbol-turn = Tourner
ria-means-place = un carré de la réserve
ria-means-remove = un carré du plateau
ria-means-miss = rien ne bouge
ria-means-double = compte deux fois
ria-means-cloak = à travers les murs
ria-means-turn = tourner une équerre
ria-depot-empty = la réserve est vide
ria-dice = { $number } et { $symbol } : { $means }.
ria-no-dice = Personne n’a lancé les dés.
ria-fields =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
ria-doubled = deux fois { $number }
ria-number = Déplacer un pion : { ria-fields }

## Ce qui se passe, pour le journal

ria-log-tile = { $name } pose un carré entre { $a } et { $b }.
ria-log-corner = { $name } pose une équerre au nord-est de { $field }, { ria-direction }.
ria-log-passed-over = { $name } n’a de place pour aucun obstacle, et son tour est sauté.
ria-log-all-built =
    { $left ->
        [0] Le labyrinthe est construit.
        [one] Le labyrinthe est construit. Un obstacle n’a pas trouvé de place.
       *[other] Le labyrinthe est construit. { $left } obstacles n’ont pas trouvé de place.
    }
ria-log-first = { $name } obtient le plus grand nombre et commence.
ria-log-rolled =
    { $symbol ->
        [place] { $name } obtient { $number } et « Poser ».
        [remove] { $name } obtient { $number } et « Retirer ».
        [miss] { $name } obtient { $number } et « Passer ».
        [double] { $name } obtient { $number } et « Double ».
        [cloak] { $name } obtient { $number } et « Cape ».
       *[turn] { $name } obtient { $number } et « Tourner ».
    }
ria-log-sat-out = { $name } passe son tour.
ria-log-moved = { $name } va de { $start } à { $end }.
ria-log-goal = { $name } amène un pion au but ({ $figures } sur { $most }).
ria-log-attacked = { $name } attaque { $victim } sur { $end }.
ria-defended-invisible = { $name } obtient « Cape » : le pion est invisible et reste.
ria-defended-barred = { $name } obtient « Poser » : un carré barre le chemin à { $attacker }.
ria-defended-turned = { $name } obtient « Tourner » : le pion qui attaque est mangé ({ $attacker }).
ria-defended-devoured =
    { $symbol ->
        [place] { $name } obtient « Poser » : pas de défense.
        [remove] { $name } obtient « Retirer » : pas de défense.
        [miss] { $name } obtient « Passer » : pas de défense.
        [double] { $name } obtient « Double » : pas de défense.
       *[other] { $name } n’a pas de défense.
    }
ria-log-went-home = { $name } : un pion retourne sur { $start }.
ria-log-evade = { $name } : le pion sur { $field } doit aller sur une autre case.
ria-log-stayed = { $name } : le pion reste sur { $field }.
ria-log-laid = { $name } pose un carré entre { $a } et { $b }.
ria-log-lifted = { $name } retire le carré entre { $a } et { $b }.
ria-log-turned = { $name } tourne l’équerre au nord-est de { $field } : { ria-direction }.
ria-log-passed = { $name } ne peut pas se déplacer et passe son tour.
ria-log-won = { $name } a tous ses pions au but et gagne.

## L’attaque et la défense

ria-defence-throws = { $name } lance le dé pour se défendre.
ria-outcome-invisible = Le pion est invisible. L’attaque échoue.
ria-outcome-barred = Un carré barre le chemin. L’attaque échoue.
ria-outcome-turned = Les rôles s’inversent. Le pion qui attaque est mangé ({ $attacker }).
ria-outcome-devoured = Pas de défense. Le pion attaqué est mangé ({ $victim }).

## Ce qui est demandé, en titre

ria-ask-build-first = À toi : pose le premier obstacle au milieu.
ria-ask-build = À toi : pose un carré ou une équerre.
ria-ask-set = Pose-le ici, ou choisis une autre place.
ria-ask-other-builds = { $name } construit.
ria-ask-throw = Les dés décident qui commence.
ria-ask-other = C’est à { $name } de jouer.
ria-ask-move = À toi : déplace un pion de { ria-fields }.
ria-ask-move-able =
    { $symbol ->
        [place] Déplace un pion de { ria-fields } ; tu peux aussi poser un carré.
        [remove] Déplace un pion de { ria-fields } ; tu peux aussi retirer un carré.
       *[turn] Déplace un pion de { ria-fields } ; tu peux aussi tourner une équerre.
    }
ria-ask-evade = L’attaque a échoué. Déplace le même pion de { ria-fields }, vers une autre case.
ria-ask-ability =
    { $symbol ->
        [place] Pose encore un carré, ou finis ton tour.
        [remove] Retire encore un carré, ou finis ton tour.
       *[turn] Tourne encore une équerre, ou finis ton tour.
    }
ria-ask-ready-able =
    { $symbol ->
        [place] Joue ainsi, ou pose d’abord un carré.
        [remove] Joue ainsi, ou retire d’abord un carré.
       *[turn] Joue ainsi, ou tourne d’abord une équerre.
    }
ria-ask-ready = Ton tour est prêt. Joue-le, ou change-le.
ria-ask-sent = Ton tour est en cours…
ria-ask-won-you = Tous tes pions sont au but. Tu gagnes.
ria-ask-won = { $name } a tous ses pions au but et gagne.

## Le plateau, ses cases et ses touches

ria-board = Le plateau avec ses cases
ria-start-own = ton départ
ria-start = départ ({ $name })
ria-goal-own = ton but
ria-goal = but ({ $name })
ria-figures-own =
    { $count ->
        [0] aucun de tes pions
        [one] ton pion
       *[other] { $count } de tes pions
    }
ria-figures =
    { $count ->
        [one] { $count } pion ({ $name })
       *[other] { $count } pions ({ $name })
    }
ria-walls =
    { $count ->
        [one] mur : { $sides }
       *[other] murs : { $sides }
    }
ria-no-walls = Aucun mur autour de cette case.
ria-can-go = ton pion peut venir ici
ria-can-attack = ton pion peut attaquer ici
ria-can-move = peut se déplacer
ria-is-picked = pris en main
ria-planned-here = prévu ici
ria-can-tile = un carré peut être posé : { $sides }
ria-can-remove = un carré peut être retiré : { $sides }
ria-can-corner = une équerre peut être posée au nord-est
ria-can-turn = l’équerre au nord-est peut être tournée
ria-picked =
    { $count ->
        [0] Pion sur { $field } : aucune case à portée.
        [one] Pion sur { $field } : une case à portée.
       *[other] Pion sur { $field } : { $count } cases à portée.
    }
ria-plan-tile = Mur entre { $a } et { $b }.
ria-plan-remove = Mur entre { $a } et { $b } retiré.
ria-plan-corner = Équerre au nord-est de { $field }, { ria-direction }.
ria-plan-turn = Équerre au nord-est de { $field } tournée { ria-direction }.
ria-plan-move = Pion de { $from } à { $to }.
ria-plan-attack = Le pion de { $from } attaque { $victim } sur { $to }, en venant de { $by }.
ria-taken-back = Annulé.
ria-other-back = L’autre action n’est plus possible et est annulée.
ria-doing-move = Déplacer un pion
ria-doing-ability = Utiliser la compétence
ria-say-figures = { $name } : { $fields } ; { $count } sur { $most } au but.
ria-say-hand =
    { $name } : { $tiles ->
        [one] { $tiles } carré
       *[other] { $tiles } carrés
    }, { $corners ->
        [one] { $corners } équerre
       *[other] { $corners } équerres
    }.
ria-say-watching = Tu regardes.
ria-key-fields = Parcourir les cases
ria-key-enter = Prendre un pion, aller sur une case, poser un obstacle ; encore une fois : jouer
ria-key-side = Poser ou retirer le carré de ce côté de la case
ria-key-turn = Tourner : une équerre, un carré autour de la case, le côté d’une attaque
ria-key-swap = Carré ou équerre ; déplacement ou compétence
ria-key-next = Case suivante ou précédente où l’on peut agir
ria-key-send = Jouer le tour, ou le finir
ria-key-back = Annuler
ria-key-zoom = De plus près, de plus loin, tout le plateau
ria-key-walls = Lire quels murs entourent la case
ria-key-dice = Lire ce que montrent les dés
ria-key-hands = Lire ce qui reste à construire et ce qui est dans la réserve
ria-key-todo = Lire ce qu’il y a à faire
ria-key-mine = Lire où sont tes pions
ria-key-others = Lire où sont les autres pions

## Bac et plaques

ria-take-tile = Construire avec un carré, il en reste { $count }
ria-take-corner = Construire avec une équerre, il en reste { $count }
ria-the-depot = Réserve
ria-depot =
    { $count ->
        [0] Aucun carré dans la réserve.
        [one] Un carré dans la réserve.
       *[other] { $count } carrés dans la réserve.
    }
ria-hand =
    { $tiles ->
        [one] { $tiles } carré
       *[other] { $tiles } carrés
    } et { $corners ->
        [one] { $corners } équerre
       *[other] { $corners } équerres
    } à construire
ria-in-goal = Pions au but : { $count } sur { $most }
ria-zoom-in = Voir de près
ria-zoom-out = Tout le plateau
ria-turn = Tourner
ria-back = Annuler
ria-set = Poser
ria-rest = Tirer le reste au sort
ria-rest-short = Tirer au sort
ria-rest-sure = Ce qui reste à construire est posé par tirage au sort, à tour de rôle et selon les règles. Tous à la table doivent être d’accord, et c’est définitif.
ria-play = Jouer
ria-end-turn = Finir le tour

## Mise en place

ria-setup-begins = Qui construit en premier
ria-setup-lot = Labyrinthe par tirage au sort
ria-setup-lot-note = Tous les obstacles sont posés par tirage au sort, selon les mêmes règles, et la course commence aussitôt.
ria-setup-size = Taille du plateau
ria-setup-size-note = Le nombre d’obstacles ne change pas : plus le plateau est petit, plus le labyrinthe est serré.
ria-chosen-size = { $size } × { $size } cases

## La fin

ria-ending = Le plateau à la fin
ria-ending-tally =
    { $built ->
        [one] { $built } obstacle
       *[other] { $built } obstacles
    }, { $moves ->
        [one] { $moves } déplacement
       *[other] { $moves } déplacements
    }, { $attacks ->
        [one] { $attacks } attaque
       *[other] { $attacks } attaques
    }, { $abilities ->
        [one] { $abilities } compétence
       *[other] { $abilities } compétences
    }

### Les règles à lire

ten-lines =
    Trois pions partent de ton angle ; leur but est l’angle opposé en diagonale.
    D’abord, tous construisent le labyrinthe, un obstacle chacun à tour de rôle.
    Chaque obstacle en touche un qui est déjà là.
    Ensuite, à chaque tour, lance les deux dés.
    Le nombre dit de combien de cases un pion se déplace : ni plus, ni moins.
    Le symbole te donne en plus une compétence.
    Les murs t’arrêtent ; tu peux sauter par-dessus tes propres pions.
    Si tu t’arrêtes sur un pion adverse, tu l’attaques.
    La personne attaquée lance le dé des symboles pour se défendre.
    On n’entre au but qu’avec le nombre exact. Amènes-y tes trois pions pour gagner.
page-aim-text =
    Chacun mène trois pions de son angle du plateau à l’angle opposé en diagonale. En chemin, il y a des murs, que tout le monde a construits, et des pions adverses, qui peuvent manger les tiens.
page-setup-text =
    Le plateau a 10 × 10 cases ; on peut choisir d’autres tailles. Les murs se dressent sur les arêtes entre les cases. Un carré occupe une arête ; une équerre, posée sur un croisement, en occupe deux.

    Chacun reçoit le même nombre de carrés et le même nombre d’équerres, et quatre carrés sont dans la réserve, pour tous.
page-building = Construire
page-building-text =
    Le premier obstacle va sur le croisement au milieu du plateau. Puis chacun en pose un à son tour, et chaque obstacle doit en toucher un qui est déjà là. Tu peux fermer des zones.

    Pense à la suite : il faudra passer par là.
page-turn-text =
    Quand tout est construit, la course commence. Lance les deux dés. Le nombre dit de combien de cases un de tes pions se déplace, le symbole ce que tu peux faire en plus.

    Si tu obtiens Poser, Retirer ou Tourner, tu peux t’en servir avant ou après le déplacement, ou pas du tout. Si un de tes pions peut se déplacer, tu dois en déplacer un.
page-abilities = Les symboles
page-abilities-text =
    Le deuxième dé a six symboles. Trois changent les murs, deux aident le pion qui se déplace, et un te fait passer ton tour.
page-moving = Se déplacer
page-moving-text =
    Un pion va de case en case, jamais en diagonale ni à travers un mur. Il fait exactement le nombre indiqué et n’entre pas deux fois sur une case. Il peut sauter par-dessus tes autres pions, pas par-dessus ceux des adversaires.

    Un pion ne peut faire demi-tour en chemin que si aucun de tes pions ne peut se déplacer autrement. Si cela aussi est impossible, ton tour est sauté. On n’entre au but qu’avec le tout dernier pas ; là, le pion est à l’abri.
page-devouring = Manger
page-devouring-text =
    Si tu t’arrêtes sur un pion adverse, tu attaques. Son joueur lance aussitôt le dé des symboles. Cape magique : le pion n’est pas mangé. Poser : un carré de la réserve te barre le chemin, s’il en reste et si tu n’as pas la cape. Tourner : la situation se retourne, et ton pion est mangé. Avec tout autre symbole, c’est le pion attaqué qui est mangé.

    Un pion mangé repart de son angle de départ. Si la cape ou un carré a arrêté ton pion, il doit aller sur une autre case avec le même nombre.
page-end-text =
    Le premier qui a ses trois pions dans l’angle du but gagne aussitôt.
picture-board = Le plateau à quatre au début. Le fanion d’un angle montre de qui il est le but.
picture-building = En construisant, chaque obstacle en touche un autre. Le premier est sur le croisement du milieu.
picture-turn = Rouge a obtenu un quatre et Poser : le pion fait quatre cases, de d4 à g5, et un carré est posé entre f6 et f7.
picture-goal = Trois cases exactement mènent au but. Avec un deux ou un quatre, il n’y entrerait pas.
picture-devoured = Rouge attaque sur f5. Bleu obtient Passer : pas de défense. Le pion bleu retourne dans son angle.
legend = Ce que font les symboles

### Pourquoi un conseil est bon

hint-done = Ici, le symbole ne te sert à rien. Finis ton tour.
hint-goal =
    { $figures ->
        [1] Ton premier pion arrive au but.
       *[other] Un pion arrive au but : il y en a alors { $figures }.
    }
hint-attacks = C’est une attaque : { $other } devra peut-être recommencer avec ce pion.
hint-nearer =
    { $steps ->
        [one] Tu te rapproches de { $steps } pas du but.
       *[other] Tu te rapproches de { $steps } pas du but.
    }
hint-blocks =
    { $steps ->
        [one] Le chemin s’allonge de { $steps } pas pour { $other }.
       *[other] Le chemin s’allonge de { $steps } pas pour { $other }.
    }
hint-opens =
    { $steps ->
        [one] Ton propre chemin raccourcit de { $steps } pas.
       *[other] Ton propre chemin raccourcit de { $steps } pas.
    }

# Lessons
lesson-build = Construire ensemble
lesson-build-idea = Avant la course, tout le monde construit le labyrinthe, un obstacle par tour. Chaque obstacle doit en toucher un qui est déjà là.
lesson-build-goal = Ajoute un obstacle au labyrinthe.
lesson-build-done = Bien construit. Mets des murs là où ils t’aident et gênent les autres. Mais attention : toi aussi, tu devras passer.
lesson-build-wrong-apart = Là, ton obstacle n’en touche aucun autre. Continue à partir de l’équerre du milieu.
lesson-walk = Le nombre exact
lesson-walk-idea = Le dé dit de combien de cases un de tes pions se déplace : exactement ce nombre, autour des murs et jamais en diagonale.
lesson-walk-goal = Tu as obtenu un trois. Va jusqu’à la rangée du haut.
lesson-walk-done = Trois pas, ni plus ni moins. Le pion et le chemin, c’est toi qui les choisis.
lesson-walk-wrong-wall = Un mur barre le chemin, et tout droit, cela ne ferait que deux pas. Cherche à le contourner.
lesson-walk-wrong-short = Avec un trois, tu ne peux pas t’arrêter là : compte exactement trois pas, autour des murs.
lesson-walk-wrong-one = Tu as un trois. Pour s’arrêter là, ton pion devrait entrer deux fois sur une case, et c’est interdit.
lesson-walk-wrong-other = Depuis l’angle, trois pas ne suffisent pas pour atteindre la rangée du haut. Prends ton autre pion.
lesson-walk-wrong-elsewhere = Trois pas, bien comptés. Mais ce n’est pas la rangée du haut. Essaie un autre chemin.
lesson-home = Au but
lesson-home-idea = Ton but est l’angle en diagonale de ton départ. Ton dernier pas doit tomber juste dessus.
lesson-home-goal = Tu as obtenu un trois. Mène un pion à ton but.
lesson-home-done = On descend, on passe, on remonte : trois pas. Au but, ton pion est à l’abri pour toujours.
lesson-home-wrong-past = Ton pion était juste à côté du but, et il est parti. En contournant le mur, il y est en trois pas exactement.
lesson-home-wrong-other = Ce pion est trop loin. Un autre est tout près du but.
lesson-dice = Double
lesson-dice-idea = À chaque tour, tu lances aussi un symbole. Avec Double, le nombre compte deux fois.
lesson-dice-goal = Tu as obtenu un trois et Double. Mène un pion à ton but.
lesson-dice-done = Deux fois trois, cela fait six pas, ni plus ni moins.
lesson-dice-wrong-near = Ce pion n’est qu’à trois pas du but. Avec Double, tu dois en faire six.
lesson-dice-wrong-single = Tu ne peux pas t’arrêter là : ton trois compte deux fois, alors fais exactement six pas.
lesson-dice-wrong-past = Six pas, mais ils ne finissent pas au but. Il y a un chemin qui tombe juste.
lesson-dice-wrong-other = Ce pion ne peut pas arriver au but en six pas exactement. Essaie avec un autre.
lesson-lift = Retirer
lesson-lift-idea = Poser, Retirer et Tourner changent les murs, avant ton déplacement ou après. Avec Retirer, tu retires un carré du plateau.
lesson-lift-goal = Tu as obtenu un deux et Retirer. Va à ton but.
lesson-lift-done = D’abord le carré, puis le pion. À chaque tour, c’est toi qui choisis l’ordre.
lesson-lift-wrong-closed = Le but est encore fermé. Ton symbole peut changer cela avant que tu bouges.
lesson-lift-wrong-open = Le chemin était libre, mais ton pion n’est pas entré. Retire le carré, puis va au but.
lesson-lift-wrong-tile = Un carré est parti, mais deux pas ne mènent toujours pas au but. Lequel est juste devant ?
lesson-lift-wrong-walked = Ton pion s’est déplacé, mais pas jusqu’au but. Retire d’abord le carré qui le ferme.
lesson-place = Poser
lesson-place-idea = Avec Poser, tu prends un carré dans la réserve et tu le mets sur n’importe quelle arête libre. Il n’a rien à toucher.
lesson-place-goal = Le pion bleu est à un pas de son but. Arrête-le avec un carré.
lesson-place-done = La porte est fermée. Maintenant, le bleu ne peut entrer qu’avec Retirer ou la cape.
lesson-place-wrong-behind = Ce mur est à côté du pion bleu, mais la porte de son but est encore ouverte.
lesson-place-wrong-tile = Ce mur ne gêne pas le bleu : un pas, et il est à son but.
lesson-place-wrong-walked = Tu as déplacé un pion, mais laissé le carré dans la réserve. Le bleu n’a plus qu’à entrer.
lesson-devour = Manger
lesson-devour-idea = Si tu t’arrêtes juste sur un pion adverse, tu l’attaques. Son propriétaire lance le dé des symboles ; la moitié des symboles ne sert à rien.
lesson-devour-goal = Tu as obtenu un trois. Renvoie un pion bleu à son angle de départ.
lesson-devour-done = Mangé. Le bleu a obtenu Passer, et cela n’aide pas. Cape, Poser ou Tourner auraient sauvé le pion.
lesson-devour-wrong-near = Ce pion bleu n’est qu’à deux pas. Avec un trois, tu ne peux pas t’arrêter dessus.
lesson-devour-wrong-beside = Ton pion ne s’est pas arrêté sur un pion bleu. Il faut tomber juste pour attaquer.
lesson-devour-wrong-other = Depuis l’angle, aucun pion bleu n’est à trois pas. Prends ton autre pion.
lesson-win = Les trois
lesson-win-idea = La première personne qui a ses trois pions au but gagne.
lesson-win-goal = Deux sont arrivés. Mène le dernier au but avec un cinq.
lesson-win-done = Gagné. Et si un autre symbole sort dans ta première partie, touche-le : il te dit ce qu’il fait.
lesson-win-wrong-past = Cinq pas, mais ils ne finissent pas au but. Par un autre chemin autour des murs, il y en a exactement cinq.
lesson-sitout = Passer
lesson-sitout-idea = Si tu obtiens Passer, ton tour est fini tout de suite et rien ne bouge. Cela arrive à tout le monde.
lesson-sitout-goal = Le bleu est à deux pas de son but. Mène un pion au tien avant lui, en deux tours.
lesson-sitout-done = Le bleu a dû passer, alors tu as joué deux fois de suite.
lesson-sitout-wrong-second = Ton pion était à mi-chemin, et c’est un autre qui a bougé. Finis avec le même.
lesson-sitout-wrong-away = Ton pion s’est éloigné du but, qui est à l’autre bout de la rangée du haut.
lesson-sitout-wrong-other = Le bleu a dû passer, mais ton pion de la rangée du haut n’a pas profité des deux tours.
lesson-cloak = La cape magique
lesson-cloak-idea = Sous la cape magique, un pion traverse tous les murs pendant un tour.
lesson-cloak-goal = Un de tes pions est emmuré. Fais-le sortir.
lesson-cloak-done = Tout droit à travers les murs. Mais la cape n’aide que contre eux : les autres pions barrent toujours le chemin.
lesson-cloak-wrong-other = C’est un autre pion qui a pris la cape. Celui qui est derrière les murs est toujours coincé.
lesson-cloak-wrong-short = La cape ouvre les murs, mais ton nombre compte toujours : fais exactement trois pas.
lesson-turn = Tourner
lesson-turn-idea = Avec Tourner, tu tournes une équerre sur son croisement. Les arêtes où elle arrive doivent être libres, ou déjà à elle.
lesson-turn-goal = Tu as obtenu un deux et Tourner. Va à ton but.
lesson-turn-done = Les équerres restent toujours sur le plateau. Mais tu peux les tourner pour passer.
lesson-turn-wrong-closed = L’équerre barre le chemin. Ton symbole peut changer cela avant que tu bouges.
lesson-turn-wrong-still = C’était la bonne équerre, mais elle barre toujours le chemin. Tourne-la d’un autre côté.
lesson-turn-wrong-open = Le chemin était libre, mais ton pion n’est pas entré. Tourne l’équerre, puis va au but.
lesson-turn-wrong-far = Cette équerre ne te gênait pas. Laquelle est entre ton pion et le but ?
lesson-turn-wrong-walked = Ton pion s’est déplacé, mais pas jusqu’au but. Tourne d’abord l’équerre.
lesson-defend = Attaqué
lesson-defend-idea = Si on t’attaque, tu lances le dé des symboles. Cape ou Poser sauve ton pion, et avec Tourner, c’est l’attaquant qui est mangé.
lesson-defend-goal = D’abord, le bleu t’attaque. Ensuite, renvoie le pion qui t’a attaqué à son angle de départ.
lesson-defend-done = La cape a sauvé ton pion, le bleu a dû aller ailleurs, et tu as riposté.
lesson-defend-wrong-fled = Ton pion est à l’abri pour l’instant, mais l’attaquant est encore là. Il était à quatre pas exactement.
lesson-defend-wrong-other = C’était un autre pion. Celui qui a été attaqué peut riposter.
lesson-evade = Une attaque qui échoue
lesson-evade-idea = Cape ou Poser sauve un pion attaqué. Le pion qui attaque doit alors aller ailleurs, avec le même nombre.
lesson-evade-goal = Attaque le pion bleu. Si cela échoue, va à ton but.
lesson-evade-done = Le carré a arrêté ton pion, mais il lui restait deux pas. Avec Tourner, c’est lui qui aurait été mangé.
lesson-evade-wrong-home = Aller droit au but est aussi un bon coup. Mais ici, attaque d’abord.
lesson-evade-wrong-elsewhere = L’attaque a échoué, et il te restait deux pas. Ils menaient juste à ton but.
lesson-evade-wrong-other = Personne n’a été attaqué. Un de tes pions est exactement à deux pas d’un pion bleu.
lesson-jump = Par-dessus tes pions
lesson-jump-idea = Tu peux sauter par-dessus tes propres pions ; chacun compte pour un pas. Par-dessus ceux des autres, non.
lesson-jump-goal = Tu as obtenu un deux. Mène un pion à ton but.
lesson-jump-done = Un pas sur ton propre pion, un pas de plus : c’est ainsi qu’on le dépasse.
lesson-jump-wrong-front = Le pion de devant n’a besoin que d’un pas. Avec un deux, il doit revenir en arrière.
lesson-jump-wrong-back = C’était le mauvais sens. Ton propre pion ne te bloque pas : tu peux sauter par-dessus.
lesson-jump-wrong-other = Ce pion est trop loin. Regarde les deux de la rangée du haut.
lesson-deadend = Un cul-de-sac
lesson-deadend-idea = Si aucun de tes pions ne peut faire son nombre de pas, l’un d’eux peut faire demi-tour et repasser par une case. Seulement alors.
lesson-deadend-goal = Tu as obtenu un trois, mais ton pion est dans un cul-de-sac. Arrive quand même à ton but.
lesson-deadend-done = Un pas en arrière, un en avant, un au but : trois pas.
lesson-deadend-wrong-stuck = Arrière, avant et encore arrière, cela fait aussi trois pas. Mais le dernier pouvait mener au but.
