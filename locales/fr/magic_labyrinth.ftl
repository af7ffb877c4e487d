### Le Labyrinthe magique

## Les règles, point par point : plateau et mise en place

MAG-01 = On joue de deux à quatre. Chacun guide un magicien : rouge, bleu, jaune ou vert.
MAG-02 = Le sol a 6 × 6 cases. Entre les cases voisines il y a 60 fentes, et chacune peut recevoir un mur. Le bord est fermé tout autour.
MAG-03 = Il y a 24 murs et 24 jetons, et chaque jeton montre un symbole magique différent. Les mêmes 24 symboles sont sur le sol : un sur chaque case, sauf les quatre coins et les deux voisines de chaque coin. La place de chaque symbole est tirée au sort pour chaque partie. On peut charger un autre sol s’il porte les 24 symboles sur 24 cases différentes ; un coin peut aussi en avoir un.
MAG-04 = Avant la partie, on place jusqu’à 24 murs sous le sol ; les autres restent hors du jeu. De chaque case, un chemin mène à toutes les autres. Un labyrinthe facile a 19 murs, un difficile 24 ; on peut choisir tout nombre de 0 à 24.
MAG-05 = Personne ne sait où sont les murs. Un labyrinthe au hasard est tiré parmi tous ceux qui sont permis avec ce nombre de murs, chacun avec la même chance. Un labyrinthe construit à la main est tourné de zéro à trois quarts de tour, chaque nombre avec la même chance ; seuls les murs tournent, pas les symboles. Tant que la partie dure, personne ne voit un mur que nul n’a encore heurté.
MAG-06 = Chaque magicien part de son propre coin. À deux, les coins sont opposés.
MAG-07 = On tire un jeton du sac et on le pose face visible. Son symbole est recherché.
MAG-08 = À la maison, la dernière personne qui s’est perdue commence. Ici, qui commence est tiré au sort ou choisi à la mise en place. Ensuite, on joue dans le sens des aiguilles d’une montre.

## Un tour

MAG-10 = Le dé a les faces 1, 2, 2, 3, 3 et 4. Tu le lances une fois par tour.
MAG-11 = Tu peux faire autant de pas que le dé l’indique, ou moins, et changer de direction aussi souvent que tu veux. Les pas que tu n’utilises pas sont perdus. Tu peux toujours rester sur place.
MAG-12 = Un pas mène à la case voisine en haut, en bas, à gauche ou à droite. Il ne va jamais en diagonale et ne sort jamais du sol.
MAG-13 = Il est interdit de tâter les murs : un pas essayé est un pas fait, et tu ne peux pas le reprendre. Tu peux avancer contre un mur que tu connais. Les pas permis ne dépendent jamais des murs.
MAG-14 = Tu peux passer par une case où se trouve un autre magicien, mais ton déplacement ne peut pas y finir. Tu ne peux donc y entrer que si les pas qui te restent alors peuvent te mener à une case libre, sans tenir compte des murs. Tant que tu y es, tu ne peux pas t’arrêter. Tu ne peux rester sur une case partagée que si tu y commences ton tour.
MAG-15 = Si tu avances contre un mur, la bille tombe. Ton magicien retourne à son coin de départ, les pas qui restent sont perdus et ton tour est fini. Tout le monde voit où c’est arrivé.
MAG-16 = Si un autre magicien se trouve dans ce coin, tous deux y restent jusqu’à ce que l’un d’eux reparte.

## Les symboles et la fin

MAG-20 = Si tu atteins le symbole recherché, tu prends son jeton, même si c’est un mur qui t’y renvoie. Les pas qui restent sont perdus et ton tour est fini. On tire un nouveau jeton et on le pose face visible.
MAG-21 = Si un magicien se trouve déjà sur le symbole qui vient d’être tiré, son joueur reçoit aussitôt ce jeton et on en tire un autre. Cela peut arriver plusieurs fois de suite.
MAG-22 = Si deux magiciens se trouvent sur le symbole qui vient d’être tiré, le premier reçoit son jeton et le second en reçoit un du sac, quel qu’il soit. Le premier est celui qui joue le plus tôt, en comptant à partir du joueur dont c’est bientôt le tour. Si le premier gagne avec ce jeton, on n’en tire pas d’autre.
MAG-23 = Qui reçoit un cinquième jeton gagne, et la partie est finie.

## Se souvenir

MAG-30 = C’est un jeu de mémoire. Un choc contre un mur se montre quand il arrive, puis plus du tout. Avec l’aide-mémoire, les murs trouvés et les passages parcourus restent visibles pour tous. Chacun voit ce choix avant de s’asseoir.
MAG-31 = Quand la partie est finie, tout le labyrinthe est montré.

## Pourquoi ce n’est pas possible

why-off-board = Le sol s’arrête là.
why-diagonal = Un pas va en haut, en bas, à gauche ou à droite, pas en diagonale.
why-not-your-turn = Ce n’est pas le tour de ce magicien.
why-over = La partie est finie.
why-roll-first = D’abord, on lance le dé.
why-draw-first = D’abord, on tire un jeton.
why-already-rolled = Le dé est déjà lancé.
why-no-such-face = Le dé n’a pas de { $face }. Il montre 1, 2, 3 ou 4.
why-no-draw-now = On ne tire pas de jeton maintenant.
why-not-in-bag = Ce jeton n’est plus dans le sac.
why-occupied-last-step = Un autre magicien se trouve en { $field }, et ce serait ton dernier pas.
why-occupied-no-way-on = Un autre magicien se trouve en { $field }, et tes pas ne suffisent pas pour atteindre une case libre au-delà.
why-stop-occupied = Un autre magicien se trouve aussi en { $field }. Avance jusqu’à une case libre.
why-chance-draws = C’est le hasard qui décide. Personne ne choisit.
