### Le Jeu du Labyrinthe

## Les règles, point par point : plateau et mise en place

LAB-01 = On joue à deux ou à quatre. Chacun a quatre pions d’une couleur. À deux, on occupe des coins opposés.
LAB-02 = Le plateau a 21 × 21 cases. Les neuf du milieu forment le centre blanc. Les quatre cases de chaque coin sont un camp : tes pions partent du tien. Pour le reste, ce sont des cases comme les autres, ouvertes à tous.
LAB-03 = Les murs sont 32 blocs de formes différentes. Chacun a sa silhouette mauve sur le plateau et part de là. Chaque quart du plateau a les mêmes huit formes.
LAB-04 = On peut charger une autre disposition si elle a 32 blocs, chacun d’un seul tenant. Ils ne recouvrent ni un autre bloc, ni un camp, ni le centre.
LAB-05 = Qui commence est tiré au sort ou choisi. Ensuite, on joue dans le sens des aiguilles d’une montre.

## Un tour

LAB-10 = Ton tour compte deux actions : tu déplaces un de tes pions, et tu déplaces un bloc, n’importe lequel.
LAB-11 = Tu choisis l’ordre. Seul le tout premier tour de la partie commence par le pion, si l’un d’eux peut bouger.
LAB-12 = Un pion avance tout droit sur sa ligne ou sa colonne, d’une case ou d’autant que tu veux. Il ne va jamais en diagonale.
LAB-13 = Un pion n’entre jamais dans un bloc et n’en traverse aucun.
LAB-14 = Un pion ne saute jamais par-dessus un autre et ne finit jamais sur un autre, sauf au centre.
LAB-15 = Un bloc glisse tout droit sur les lignes ou les colonnes, d’une case au moins. On ne le tourne pas et il ne va jamais en diagonale. Toutes les cases sur lesquelles il glisse sont sur le plateau, sans bloc ni pion.
LAB-16 = Là où un bloc s’arrête, il touche un autre bloc par un côté ou par un angle. Un bloc qu’il touchait déjà suffit. Le bord du plateau et les pions ne comptent pas.
LAB-17 = Un bloc n’entre jamais sur les neuf cases blanches et ne les traverse pas.
LAB-18 = Un bloc ne s’arrête pas sur une case où se trouve un pion.
LAB-19 = Tu ne peux pas déplacer le bloc que la personne avant toi vient de déplacer.
LAB-20 = Autour d’une table, pièce touchée, pièce jouée. Ici tu peux regarder et essayer, mais une action envoyée est faite.

## Le centre et la fin

LAB-21 = Si ton pion arrive tout droit au centre et y rencontre un pion, il peut prendre sa case. Tu choisis une case blanche libre, et l’autre pion y va. Cela vaut pour toutes les couleurs, la tienne aussi, mais seulement si ton pion vient de l’extérieur.
LAB-22 = Au centre, les pions se déplacent comme ailleurs. Ils peuvent le traverser et en ressortir.
LAB-23 = La première personne qui a trois de ses quatre pions au centre gagne aussitôt, même avec la première action d’un tour.
LAB-24 = Si une action est impossible, tu fais seulement l’autre. Après la première action, l’autre doit suivre si elle est alors possible. Si tu ne peux faire ni l’une ni l’autre, ton tour passe tout seul. On ne peut pas passer de son plein gré.
LAB-25 = Si personne n’a gagné quand la limite de tours est atteinte, la partie est nulle.

## Pourquoi ce n’est pas possible

why-over = La partie est finie.
why-drawn = La partie est finie : nulle après { $turns } tours.
why-not-your-turn = C’est à quelqu’un d’autre de jouer.
why-pawn-moved = Tu as déjà déplacé ton pion. Déplace maintenant un bloc.
why-block-moved = Tu as déjà déplacé un bloc. Déplace maintenant un pion.
why-pawn-first = Le premier tour de la partie commence par un pion.
why-no-pawn = Il n’y a pas de pion en { $square }.
why-not-your-pawn = Le pion en { $square } n’est pas à toi.
why-pawn-stays = Un pion avance d’une case au moins.
why-pawn-not-straight = Un pion avance tout droit sur sa ligne ou sa colonne.
why-block-in-the-way = Un bloc barre le chemin en { $square }.
why-pawn-in-the-way = Un pion barre le chemin en { $square }.
why-pawn-there = Il y a un pion en { $square }.
why-from-inside = Seul un pion venu de l’extérieur du centre peut pousser celui qui est en { $square }.
why-shift-where = Il y a un pion en { $square }. Dis sur quelle case blanche il va.
why-shift-outside = { $square } n’est pas une case blanche.
why-shift-taken = Il y a déjà un pion en { $square }.
why-nobody-there = Il n’y a pas de pion à pousser en { $square }.
why-no-block = Il n’y a pas de bloc en { $square }.
why-other-name = Le bloc en { $square } s’appelle { $name }.
why-just-moved = La personne avant toi vient de déplacer ce bloc.
why-block-stays = Un bloc glisse d’une case au moins.
why-block-not-straight = Un bloc glisse tout droit sur les lignes ou les colonnes.
why-block-off-board = Le bloc sortirait du plateau.
why-white-squares = Le bloc viendrait sur la case blanche { $square }.
why-block-against-block = Un autre bloc barre le chemin en { $square }.
why-block-against-pawn = Un pion barre le chemin du bloc en { $square }.
why-block-on-pawn = Le bloc s’arrêterait sur le pion en { $square }.
why-not-touching = Là, le bloc ne toucherait aucun autre bloc.
