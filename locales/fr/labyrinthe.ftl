### Le Jeu du Labyrinthe

game-labyrinthe = Le Jeu du Labyrinthe
game-labyrinthe-pitch = À chaque tour, tu déplaces un pion et tu fais glisser l’un des blocs qui forment les murs.
game-labyrinthe-aim = Amène trois de tes quatre pions au centre blanc.
game-labyrinthe-facts = 2 ou 4 joueurs · environ 40 minutes · ni hasard, ni secret

## Les règles, point par point : plateau et mise en place

LAB-01 = On joue à deux ou à quatre. Chacun a quatre pions d’une couleur. À deux, on occupe des coins opposés.
LAB-02 = Le plateau a 21 × 21 cases. Les neuf du milieu forment le centre blanc. Dans chaque coin du plateau, quatre cases sont le coin d’un joueur : tes pions partent du tien. Pour le reste, ce sont des cases comme les autres, ouvertes à tous.
LAB-03 = Les murs sont 32 blocs de formes différentes. Chacun a sa silhouette mauve sur le plateau et part de là. Chaque quart du plateau a les mêmes huit formes.
LAB-04 = On peut charger une autre disposition si elle a 32 blocs, chacun d’un seul tenant. Ils ne recouvrent ni un autre bloc, ni un coin de départ, ni le centre.
LAB-05 = On tire au sort ou on choisit qui commence. Ensuite, on joue dans le sens des aiguilles d’une montre.

## Un tour

LAB-10 = Ton tour se joue en deux temps : tu déplaces un de tes pions, et tu fais glisser un bloc, n’importe lequel.
LAB-11 = Tu choisis l’ordre. Seul le tout premier tour de la partie commence par le pion, si l’un d’eux peut bouger.
LAB-12 = Un pion se déplace tout droit sur sa ligne ou sa colonne, d’une case ou plus, comme tu veux. Il ne va jamais en diagonale.
LAB-13 = Un pion n’entre jamais dans un bloc et n’en traverse aucun.
LAB-14 = Un pion ne saute jamais par-dessus un autre. Il ne s’arrête jamais sur un autre non plus, sauf en entrant au centre.
LAB-15 = Un bloc glisse tout droit sur les lignes ou les colonnes, d’une case au moins. On ne le tourne pas et il ne va jamais en diagonale. Toutes les cases sur lesquelles il glisse sont sur le plateau, sans bloc ni pion.
LAB-16 = Là où un bloc s’arrête, il doit toucher un autre bloc par un côté ou par un angle. Cela peut être un bloc qu’il touchait déjà. Le bord du plateau et les pions ne comptent pas.
LAB-17 = Un bloc n’entre jamais sur les neuf cases blanches et ne les traverse pas.
LAB-18 = Un bloc ne peut pas s’arrêter sur une case où se trouve un pion.
LAB-19 = Tu ne peux pas déplacer le bloc que la personne avant toi vient de déplacer. Si elle n’en a déplacé aucun, tous sont libres.
LAB-20 = Autour d’une vraie table, pièce touchée, pièce jouée. Ici tu peux regarder et essayer, mais un coup envoyé est joué.

## Le centre et la fin

LAB-21 = Si ton pion arrive tout droit au centre et y rencontre un pion, il peut prendre sa case. Tu choisis une case blanche libre, et l’autre pion y va. Cela vaut pour toutes les couleurs, la tienne aussi, mais seulement si ton pion vient de l’extérieur.
LAB-22 = Au centre, les pions se déplacent comme ailleurs. Ils peuvent le traverser et en ressortir.
LAB-23 = Le premier qui a trois de ses quatre pions au centre gagne aussitôt, même au milieu d’un tour.
LAB-24 = Si l’une des deux actions est impossible, tu fais seulement l’autre. Après la première, tu dois faire l’autre si elle est alors possible. Si tu ne peux faire ni l’une ni l’autre, ton tour est sauté. Tu n’as pas le droit de passer.
LAB-25 = Si personne n’a gagné quand la limite de tours est atteinte, la partie est nulle.

## Pourquoi ce n’est pas possible

why-over = La partie est finie.
why-drawn = La partie est nulle : la limite de tours ({ $turns }) est atteinte.
why-not-your-turn = C’est à quelqu’un d’autre de jouer.
why-pawn-moved = Tu as déjà déplacé ton pion. Déplace maintenant un bloc.
why-block-moved = Tu as déjà déplacé un bloc. Déplace maintenant un pion.
why-pawn-first = Le premier tour de la partie commence par un pion. Déplace d’abord un pion.
why-no-pawn = Il n’y a pas de pion en { $square }.
why-not-your-pawn = Le pion en { $square } n’est pas à toi. Choisis un des tiens.
why-pawn-stays = Un pion se déplace d’une case au moins.
why-pawn-not-straight = Un pion se déplace tout droit sur sa ligne ou sa colonne.
why-block-in-the-way = Un bloc barre le chemin en { $square }.
why-pawn-in-the-way = Un pion barre le chemin en { $square }.
why-pawn-there = Il y a un pion en { $square }.
why-from-inside = Ton pion doit venir de l’extérieur du centre pour déplacer celui qui est en { $square }.
why-shift-where = Il y a un pion en { $square }. Choisis la case blanche où il va.
why-shift-outside = { $square } n’est pas une case blanche. Choisis-en une qui est libre.
why-shift-taken = Il y a déjà un pion en { $square }. Choisis une case blanche libre.
why-nobody-there = Il n’y a pas de pion à déplacer en { $square }.
why-no-block = Il n’y a pas de bloc en { $square }.
why-other-name = Le bloc en { $square } s’appelle { $name }.
why-just-moved = La personne avant toi vient de déplacer ce bloc. Choisis-en un autre.
why-block-stays = Un bloc glisse d’une case au moins.
why-block-not-straight = Un bloc glisse tout droit sur les lignes ou les colonnes.
why-block-off-board = Le bloc sortirait du plateau. Fais-le glisser moins loin.
why-white-squares = Aucun bloc n’entre au centre blanc ({ $square }).
why-block-against-block = Un autre bloc barre le chemin en { $square }.
why-block-against-pawn = Un pion barre le chemin du bloc en { $square }.
why-block-on-pawn = Le bloc s’arrêterait sur le pion en { $square }. Choisis une autre case.
why-not-touching = Là où il s’arrête, un bloc doit en toucher un autre. Ici, il n’en toucherait aucun : choisis une autre case.

### Le client : ce que disent plateau, bord et préparation

## Pièces et directions

lab-pawn = Pion
lab-the-block = Bloc
lab-pawn-own = ton pion
lab-pawn-other = pion ({ $name })
lab-block =
    { $size ->
        [3] bloc de trois en { $square }
        [4] bloc de quatre en { $square }
        [5] bloc de cinq en { $square }
       *[other] bloc de { $size } en { $square }
    }
lab-north = au nord jusqu’en { $square }
lab-east = à l’est jusqu’en { $square }
lab-south = au sud jusqu’en { $square }
lab-west = à l’ouest jusqu’en { $square }

## Ce qui se passe, pour le journal

lab-log-moved = { $name } déplace un pion de { $start } à { $end }.
lab-log-shifted =
    { $whose ->
        [own] { $name } déplace un autre de ses pions de { $start } à { $end }.
       *[other] { $name } déplace un pion de { $start } à { $end } ({ $owner }).
    }
lab-log-slid =
    { $size ->
        [3] { $name } fait glisser un bloc de trois de { $start } à { $end }.
        [4] { $name } fait glisser un bloc de quatre de { $start } à { $end }.
        [5] { $name } fait glisser un bloc de cinq de { $start } à { $end }.
       *[other] { $name } fait glisser un bloc de { $size } de { $start } à { $end }.
    }
lab-log-no-pawn = { $name } ne peut déplacer aucun pion.
lab-log-no-block = { $name } ne peut faire glisser aucun bloc.
lab-log-passed = { $name } ne peut rien déplacer et passe son tour.
lab-log-won = { $name } a trois pions au centre et gagne.
lab-log-drawn = La limite de tours ({ $turns }) est atteinte. La partie est nulle.

## Ce qui est demandé, en titre

lab-ask-both = À toi : déplace un pion et un bloc.
lab-ask-first = À toi : d’abord un pion, puis un bloc.
lab-ask-pawn = Déplace maintenant un de tes pions.
lab-ask-block = Fais maintenant glisser un bloc.
lab-ask-send = Ton tour est prêt. Joue-le ou change-le.
lab-ask-sent = Ton tour est en cours…
lab-ask-other = C’est à { $name } de jouer.
lab-ask-won-you = Tu as trois pions au centre. Tu gagnes.
lab-ask-won = { $name } a trois pions au centre et gagne.
lab-ask-drawn = La partie est nulle.
lab-shift-ask = Choisis une case blanche pour le pion que tu déplaces.

## Le plateau, ses cases et ses touches

lab-board = Le plateau et ses cases
lab-square-white = centre blanc
lab-square-home = coin ({ $name })
lab-pawn-at = { $pawn } en { $square }
lab-pawn-lines = { $pawn } en { $square } : { $ways }
lab-pawn-stuck = { $pawn } en { $square } ne peut pas bouger
lab-block-slides = { $block } peut glisser : { $ways }
lab-block-stuck = { $block } ne peut pas bouger
lab-block-barred = { $block }, verrouillé : il vient d’être déplacé par le joueur précédent
lab-choice-pawn = ton pion peut venir ici
lab-choice-onto = ton pion peut venir ici et déplacer l’autre
lab-choice-block = le bloc peut glisser jusqu’en { $square }
lab-choice-shift = tu peux placer l’autre pion ici
lab-plan-pawn = Pion de { $start } à { $end }.
lab-plan-shift = Pion de { $start } à { $end }, l’autre en { $to }.
lab-plan-block = Bloc de { $start } à { $end }.
lab-taken-back = Annulé.
lab-other-back = L’autre action n’est plus possible et a été annulée.
lab-say-pawns = { $name } : { $squares } ; { $count } sur { $most } au centre.
lab-can-blocks = blocs
lab-say-watching = Tu regardes.
lab-key-squares = Parcourir les cases
lab-key-jump = Sauter à la dernière case accessible ou à la pièce suivante
lab-key-pick = Prendre une pièce, la poser ; encore une fois sur sa case : jouer le tour
lab-key-back = Reposer la pièce, annuler une action du tour
lab-key-send = Jouer le tour
lab-key-next = Pion suivant ou précédent, ou case accessible
lab-key-blocks = Bloc mobile suivant ou précédent
lab-key-zoom = De plus près, de plus loin, tout le plateau
lab-key-todo = Lire ce qui reste à faire
lab-key-mine = Lire où sont tes pions
lab-key-others = Lire où sont les autres pions

## Bord et plaques

lab-tray-done = fait
lab-tray-next = à faire
lab-tray-later = ensuite
lab-tray-never = impossible
lab-zoom-in = Voir de près
lab-zoom-out = Tout le plateau
lab-nearer = Possibilité précédente
lab-further = Possibilité suivante
lab-back = Annuler
lab-send = Jouer
lab-in-centre = Pions au centre : { $count } sur { $most }

## Préparation

lab-setup-limit = Limite de tours
lab-setup-turns =
    { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
lab-setup-limit-note = Si personne n’a gagné d’ici là, la partie est nulle.
lab-chosen-limit = Limite de tours : { $turns }, puis la partie est nulle
lab-chosen-layout = Avec sa propre disposition

## La fin

lab-ending = Le plateau à la fin et les chemins des pions
lab-ending-show = Les chemins de qui
lab-ending-all = Tous
lab-ending-tally =
    { $moves ->
        [one] { $moves } déplacement de pion
       *[other] { $moves } déplacements de pion
    }, { $slides ->
        [one] { $slides } de bloc
       *[other] { $slides } de bloc
    }

### Les règles à lire

ten-lines =
    Tes quatre pions partent d’un coin du plateau.
    Pour gagner, amènes-en trois au centre blanc.
    Un tour a deux temps : déplacer un pion, faire glisser un bloc.
    Tu choisis l’ordre, sauf au tout premier tour.
    Un pion va tout droit, aussi loin que tu veux.
    Il ne peut ni traverser les blocs et les pions, ni sauter par-dessus.
    Tout bloc peut glisser, tout droit et sans tourner.
    Là où il s’arrête, il doit toucher un autre bloc.
    Le dernier bloc déplacé est verrouillé au tour suivant.
    Un pion qui entre au centre peut déplacer celui qui s’y trouve.
page-aim-text =
    Deux ou quatre joueurs mènent chacun quatre pions à travers un labyrinthe qui change à chaque tour. Le premier qui en a trois au centre blanc gagne.
page-setup-text =
    Le plateau a 21 × 21 cases, dont neuf blanches au milieu. Les pions partent des coins, sur les quatre cases de leur couleur. Les 32 blocs reposent sur les figures imprimées pour eux.
page-turn-text =
    Déplace un de tes pions et fais glisser un bloc, celui que tu veux. Tu choisis l’ordre ; seul le premier tour de la partie commence par le pion.

    Si l’un des deux est impossible, tu fais seulement l’autre. Tu n’as pas le droit de passer.
page-pawns = Déplacer un pion
page-pawns-text =
    Un pion suit une ligne ou une colonne, d’une case ou de plusieurs. Il ne peut ni traverser les blocs et les pions, ni sauter par-dessus. Il ne va jamais en diagonale.
page-blocks = Faire glisser un bloc
page-blocks-text =
    Un bloc suit une ligne ou une colonne sans tourner, et seulement sur des cases libres. Là où il s’arrête, il doit toucher un autre bloc, par un côté ou par un angle.

    Il n’entre jamais au centre blanc. Le bloc que le joueur précédent a fait glisser est verrouillé pour toi et porte un cadenas.
page-centre = Au centre
page-centre-text =
    Si ton pion vient tout droit de l’extérieur et rencontre un pion sur une case blanche, il peut prendre cette case. Tu choisis la case blanche libre où va l’autre.

    Sinon, les pions se déplacent au centre comme partout, et peuvent en ressortir.
page-end-text =
    Dès que ton troisième pion est au centre, tu gagnes, même au milieu d’un tour. Si personne n’a gagné quand la limite de tours est atteinte (300, sauf autre choix), la partie est nulle.
picture-board = Le plateau à quatre au début : les pions dans les coins, 32 blocs et le centre blanc.
picture-turn = Un tour de rouge : un pion va tout droit jusqu’à b8, et un bloc glisse de trois cases. Son ancienne place est entourée.
picture-block = Le bloc droit glisse jusqu’à en toucher un autre. Le bloc au cadenas a été déplacé en dernier et reste où il est.
picture-shift = Rouge arrive de l’extérieur sur la case de bleu et déplace le pion bleu sur une autre case blanche.
picture-won = Le troisième pion rouge est arrivé au centre : rouge gagne.

### Pourquoi un conseil est bon

hint-centre =
    { $count ->
        [1] Un pion arrive au centre, le premier de trois.
       *[other] Un pion arrive au centre : il y en a alors { $count }.
    }
hint-shifts = Cela prend la meilleure case à { $other }.
hint-third = { $other } a déjà deux pions au centre. Cela allonge le chemin du troisième.
hint-nearer =
    { $moves ->
        [one] Tes trois pions les plus avancés sont alors à { $moves } déplacement du centre, tous ensemble.
       *[other] Tes trois pions les plus avancés sont alors à { $moves } déplacements du centre, tous ensemble.
    }
hint-opens =
    { $moves ->
        [one] Cela ouvre le chemin : tes trois pions les plus avancés n’ont plus que { $moves } déplacement à faire.
       *[other] Cela ouvre le chemin : tes trois pions les plus avancés n’ont plus que { $moves } déplacements à faire.
    }
hint-blocks = Cela allonge le chemin vers le centre pour { $other }.

# Lessons
lesson-turn = Pion et bloc
lesson-turn-idea = Un tour a deux temps : tu déplaces un de tes pions, et tu fais glisser un bloc. Les deux vont tout droit, d’une case ou plus.
lesson-turn-goal = Déplace un pion, puis fais glisser un bloc.
lesson-turn-done = Seul le tout premier tour d’une partie commence par le pion. Ensuite, tu choisis l’ordre.
lesson-turn-wrong-slant = Les pions vont tout droit, le long d’une ligne ou d’une colonne, jamais en diagonale.
lesson-turn-wrong-first = Au tout premier tour d’une partie, on commence par le pion. Le bloc vient après.
lesson-turn-wrong-twice = Tu as déjà déplacé un pion. Fais maintenant glisser un bloc.
lesson-touch = Les blocs se touchent
lesson-touch-idea = Là où un bloc s’arrête, il doit en toucher un autre, par un côté ou par un angle.
lesson-touch-goal = Ton pion est déplacé. Fais glisser un bloc.
lesson-touch-done = Cela peut même être un bloc qu’il touchait déjà.
lesson-touch-wrong-apart = Là, le bloc n’en toucherait aucun autre. Cherche une place à côté d’un autre bloc.
lesson-touch-wrong-pawn = Tu as déjà déplacé un pion. Fais maintenant glisser un bloc.
lesson-open = Ouvrir le chemin
lesson-open-idea = Un pion n’entre jamais dans un bloc. Mais tu peux d’abord déplacer le bloc.
lesson-open-goal = Mène un pion au centre blanc pendant ce tour.
lesson-open-done = D’abord le bloc, puis le pion.
lesson-open-wrong-blocked = Un bloc barre le chemin de ce pion. Fais-le d’abord glisser.
lesson-open-wrong-elsewhere = Ton tour est fini, et aucun pion n’est au centre. Il y en avait un tout près, derrière un bloc.
lesson-win = Trois au centre
lesson-win-idea = La première personne qui a trois pions au centre gagne aussitôt.
lesson-win-goal = Deux y sont. Mène ton troisième pion au centre.
lesson-win-done = Gagné. Tu en sais assez pour une première partie.
lesson-win-wrong-other = Ton tour est fini, et le troisième pion est encore dehors. L’un d’eux avait le chemin libre jusqu’au centre.
lesson-shift = Déplacer l’autre pion
lesson-shift-idea = Un pion qui entre au centre peut prendre la case d’un autre. Tu choisis la case blanche où va celui-ci.
lesson-shift-goal = Prends la case de l’autre pion au centre.
lesson-shift-done = L’autre pion reste au centre, sur la case que tu as choisie.
lesson-shift-wrong-jump = Les pions ne sautent jamais. Mais en venant de l’extérieur, tu peux t’arrêter sur la case de l’autre.
lesson-shift-wrong-other = Ton tour est fini, et l’autre pion n’a pas bougé. Un de tes pions avait le chemin libre jusqu’à lui.
lesson-centre = De la place pour le troisième
lesson-centre-idea = Aucun pion ne saute, et aucun bloc n’entre au centre. Mais tu peux aussi déplacer un de tes propres pions.
lesson-centre-goal = Mène ton troisième pion au centre.
lesson-centre-done = Tu as déplacé ton propre pion pour faire de la place, et tu as gagné.
lesson-centre-wrong-jump = Ton propre pion est là, et les pions ne sautent jamais. Prends sa case et déplace-le.
lesson-centre-wrong-white = Un bloc n’entre jamais sur les cases blanches. Déplace d’abord ton troisième pion : son chemin est libre.
lesson-centre-wrong-other = Ton tour est fini, et le troisième pion est encore dehors. Il était juste sous le centre.
lesson-barred = Le bloc verrouillé
lesson-barred-idea = Le bloc que la personne avant toi vient de déplacer ne peut pas bouger maintenant. Cette fois, c’est celui juste sous le centre.
lesson-barred-goal = Mène un pion au centre pendant ce tour.
lesson-barred-done = Si un chemin est fermé, cherche un autre bloc.
lesson-barred-wrong-barred = Ce bloc vient de bouger, il est donc verrouillé. Un autre de tes pions a lui aussi un bloc devant lui.
lesson-barred-wrong-below = Ce pion a devant lui le bloc verrouillé. Quel autre pion est près du centre ?
lesson-barred-wrong-above = Un bloc barre le chemin de ce pion. Celui-là n’est pas verrouillé : fais-le d’abord glisser.
lesson-barred-wrong-other = Ton tour est fini, et aucun pion n’est au centre. Regarde au-dessus du centre.
