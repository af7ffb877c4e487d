### Brändi Caminos

## Les règles, point par point : plateaux et pièces

CAM-01 = On joue à deux, ou à quatre en deux équipes. Un camp a le hêtre, l’autre l’érable.
CAM-02 = Il y a quatre plateaux : carré, losange, octogone et anneau.
CAM-03 = Chaque bois a 14 pièces de quatre cubes : quatre L, quatre T, quatre Z et deux carrés. Tu tournes une pièce comme tu veux.
CAM-04 = À deux, chacun a les 14 pièces d’un bois. À quatre, les partenaires sont face à face et partagent : deux L, deux T, deux Z et un carré chacun. Tu ne poses que les tiennes.
CAM-05 = On joue dans le sens inverse des aiguilles d’une montre, une pièce par tour. Qui commence est tiré au sort. Dans un match, la personne suivante commence la manche suivante.

## Poser

CAM-10 = Une pièce suit la grille du plateau, couchée ou debout. Chaque cube est au-dessus d’une case du plateau, à une place vide. Le trou de l’anneau n’est pas une case.
CAM-11 = Aucun creux ne doit se former sous une pièce. Chaque cube repose sur le plateau ou sur un autre cube.
CAM-12 = Une pièce peut être seule, à côté d’autres ou par-dessus d’autres, pourvu qu’au moins un de ses cubes soit sur le plateau.
CAM-13 = Rien ne dépasse donc jamais trois cubes de haut.
CAM-14 = Qui peut poser une pièce doit le faire.
CAM-15 = Si c’est ton tour et qu’aucune de tes pièces ne convient, ou qu’il ne t’en reste pas, tu es hors jeu pour de bon. Les autres continuent.

## Relier

CAM-20 = Il te faut un chemin de ton bois d’un côté du plateau au côté opposé, sur des faces vues d’en haut. N’importe quelle paire de côtés convient.
CAM-21 = Un coin appartient aux deux côtés qui s’y rejoignent.
CAM-22 = Deux cases voisines dont le dessus est du même bois et à la même hauteur sont reliées. Se toucher par un angle ne suffit pas, et aucun chemin ne longe des faces verticales.
CAM-23 = À des hauteurs différentes, elles ne sont reliées que si toute la marche verticale entre elles est aussi de ce bois. Une case vide n’a pas de dessus.
CAM-24 = Aux deux bouts, le chemin montre son bois d’en haut sur une case de ce côté. Il ne doit pas forcément toucher le plateau.
CAM-25 = Qui achève un tel chemin gagne aussitôt, seul ou en équipe.
CAM-26 = Sur l’octogone et l’anneau, un chemin vers un voisin du côté opposé compte aussi.
CAM-27 = Quand tout le monde est hors jeu sans que personne ait relié, la partie est nulle.

## Les points

CAM-30 = Le gagnant marque les faces carrées du chemin le plus court, horizontales et verticales. Le perdant ne marque rien.
CAM-31 = Sur l’octogone et l’anneau, un chemin vers le côté exactement opposé compte double, vers son voisin simple. Le meilleur des deux compte.
CAM-32 = En cas de nulle, qui a le moins de pièces au bord marque le nombre de celles de l’autre. Une pièce compte si un de ses cubes est sur le plateau, sur une case d’un côté, même recouverte ensuite. À égalité, personne ne marque.
CAM-33 = Un match compte plusieurs manches. Le plus grand total gagne ; à total égal, il est nul.

## Avec le noyer

CAM-40 = Avec le noyer, chaque camp a aussi une pièce de noyer, une barre de trois cubes. Les deux premiers tours les posent, n’importe où, couchées ou debout.
CAM-41 = Le noyer n’est à personne et gêne tout le monde. Couché, on peut construire dessus ; debout, non.

## Pourquoi ce n’est pas possible

why-over = La partie est finie.
why-all-out = La partie est finie : tout le monde est hors jeu.
why-not-your-turn = C’est à quelqu’un d’autre de jouer.
why-walnut-first = On pose d’abord la pièce de noyer.
why-no-walnut = Il n’y a pas de pièce de noyer à poser.
why-none-left = Tu n’as plus de pièce { $shape }.
why-off-board = { $cell } n’est pas sur le plateau.
why-hole = { $cell } est dans le trou de l’anneau.
why-taken = Il y a déjà un cube en { $cell } à la hauteur { $height }.
why-too-high = C’est trop haut : une pièce touche le plateau par un cube au moins, rien ne dépasse donc trois cubes.
why-not-on-board = Au moins un cube de la pièce doit être sur le plateau.
why-hollow = Il y aurait un creux sous la pièce, en { $cell } à la hauteur { $height }.
