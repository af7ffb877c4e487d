### Le Labyrinthe magique

game-magic_labyrinth = Le labyrinthe magique
game-magic_labyrinth-pitch = De jeunes magiciens marchent sur un sol qui cache des murs. Pour trouver un mur, il faut s’y cogner, puis s’en souvenir.
game-magic_labyrinth-aim = Réunis cinq symboles magiques avant les autres.
game-magic_labyrinth-facts = 2 à 4 joueurs · 20 à 30 minutes · un jeu de mémoire

## Les règles, point par point : plateau et mise en place

MAG-01 = On joue de deux à quatre. Chacun a un magicien : rouge, bleu, jaune ou vert.
MAG-02 = Le sol a 6 × 6 cases. Entre les cases voisines il y a 60 fentes, et chacune peut recevoir un mur. Le bord est fermé tout autour.
MAG-03 = Il y a 24 murs et 24 jetons, et chaque jeton montre un symbole magique différent. Les mêmes 24 symboles sont sur le sol : un sur chaque case, sauf les quatre coins et les deux voisines de chaque coin. La place de chaque symbole est tirée au sort pour chaque partie. On peut charger un autre sol s’il porte les 24 symboles sur 24 cases différentes ; un coin peut aussi en avoir un.
MAG-04 = Avant la partie, on place jusqu’à 24 murs sous le sol ; les autres sont mis de côté. De chaque case, un chemin mène à toutes les autres. Un labyrinthe facile a 19 murs, un difficile 24 ; on peut choisir tout nombre de 0 à 24.
MAG-05 = Personne ne sait où sont les murs. Un labyrinthe au hasard est tiré équitablement parmi tous ceux qui sont permis avec ce nombre de murs. Un labyrinthe construit à la main est d’abord tourné au hasard, de zéro à trois quarts de tour ; seuls les murs tournent, pas les symboles. Avant de s’asseoir, tout le monde apprend qu’il est construit à la main, et par qui. La personne qui a construit un labyrinthe presque identique une fois tourné peut seulement regarder. Tant que la partie dure, on ne montre à personne un mur que personne n’a encore heurté.
MAG-06 = Chaque magicien part de son propre coin. À deux, les coins sont opposés.
MAG-07 = On tire un jeton du sac et on le pose face visible. Son symbole est recherché.
MAG-08 = Autour d’une vraie table, la dernière personne qui s’est perdue commence. Ici, on tire au sort qui commence, ou on le choisit à la mise en place. Ensuite, on joue dans le sens des aiguilles d’une montre.

## Un tour

MAG-10 = Le dé a les faces 1, 2, 2, 3, 3 et 4. Tu le lances une fois par tour.
MAG-11 = Tu peux faire autant de pas que le dé l’indique, ou moins, et changer de direction aussi souvent que tu veux. Les pas que tu n’utilises pas sont perdus. Tu peux toujours rester sur place.
MAG-12 = Un pas mène à la case voisine en haut, en bas, à gauche ou à droite. Il ne va jamais en diagonale et ne sort jamais du sol.
MAG-13 = Il est interdit de tester les murs : un pas essayé est un pas fait, et tu ne peux pas l’annuler. Tu peux te cogner à un mur que tu connais. Les pas permis ne dépendent jamais des murs.
MAG-14 = Tu peux passer par une case où se trouve un autre magicien, mais pas t’y arrêter. Tu ne peux donc y entrer que s’il te reste assez de pas pour atteindre une case libre (sans compter les murs). Tant que tu y es, tu ne peux pas t’arrêter. Tu ne peux rester sur une case partagée que si tu y commences ton tour.
MAG-15 = Si tu te cognes à un mur, la bille tombe. Ton magicien retourne à son coin de départ, les pas qui restent sont perdus et ton tour est fini. Tout le monde voit où c’est arrivé.
MAG-16 = Si un autre magicien se trouve dans ce coin, tous deux y restent jusqu’à ce que l’un d’eux reparte.

## Les symboles et la fin

MAG-20 = Si tu atteins le symbole recherché, tu reçois son jeton, même si c’est un mur qui t’y renvoie. Les pas qui restent sont perdus et ton tour est fini. On tire un nouveau jeton et on le pose face visible.
MAG-21 = Quand un magicien occupe déjà la case du symbole qui vient d’être tiré, son joueur reçoit aussitôt ce jeton et on en tire un autre. Cela peut arriver plusieurs fois de suite.
MAG-22 = Si deux magiciens se trouvent sur le symbole qui vient d’être tiré, le premier reçoit son jeton et le second en reçoit un du sac, quel qu’il soit. Le premier est celui qui joue le plus tôt, en comptant à partir du joueur dont c’est maintenant le tour. Si le premier gagne avec ce jeton, on n’en tire pas d’autre.
MAG-23 = Le premier qui a cinq jetons gagne, et la partie est finie.

## Se souvenir

MAG-30 = C’est un jeu de mémoire. Un choc est montré au moment où il arrive, puis plus jamais. Avec l’aide-mémoire, les murs trouvés et les passages parcourus restent visibles pour tous. Chacun voit ce choix avant de s’asseoir.
MAG-31 = Quand la partie est finie, tout le labyrinthe est montré.

## Pourquoi ce n’est pas possible

why-off-board = Le sol s’arrête là. Choisis une autre direction.
why-diagonal = Un pas va en haut, en bas, à gauche ou à droite, pas en diagonale.
why-not-your-turn = Ce n’est pas le tour de ce magicien.
why-over = La partie est finie.
why-roll-first = Il faut d’abord lancer le dé.
why-draw-first = Il faut d’abord tirer un jeton.
why-already-rolled = Le dé est déjà lancé.
why-no-such-face = Le dé n’a pas de { $face }. Il montre 1, 2, 3 ou 4.
why-no-draw-now = On ne tire pas de jeton maintenant.
why-not-in-bag = Ce jeton n’est plus dans le sac.
why-occupied-last-step = Un autre magicien se trouve en { $field }, et ce serait ton dernier pas. Tu ne peux pas t’y arrêter.
why-occupied-no-way-on = Un autre magicien se trouve en { $field }, et tes pas ne suffisent pas pour atteindre une case libre au-delà.
why-stop-occupied = Un autre magicien se trouve aussi en { $field }. Avance jusqu’à une case libre.
why-chance-draws = C’est le hasard qui décide. Personne ne choisit.
why-cut-off =
    { $count ->
        [one] Aucun chemin ne mène à { $fields }. Retire un mur.
       *[other] Aucun chemin ne mène à ces cases : { $fields }. Retire un mur.
    }
why-same-turned = Ce labyrinthe reste le même quand on le tourne : tu saurais où sont les murs. Change-le, ou ouvre la table sans y prendre place et regarde.

### L’interface : ce que disent plateau, bac et mise en place

## Les symboles magiques

symbol-owl = hibou
symbol-key = clé
symbol-bat = chauve-souris
symbol-book = livre
symbol-bottle = bouteille
symbol-broom = balai
symbol-candle = bougie
symbol-cat = chat
symbol-crown = couronne
symbol-crystal = cristal
symbol-feather = plume
symbol-frog = grenouille
symbol-ghost = fantôme
symbol-hat = chapeau
symbol-kettle = chaudron
symbol-lamp = lampe
symbol-lizard = lézard
symbol-moon = lune
symbol-mushroom = champignon
symbol-potion = potion
symbol-ring = bague
symbol-scroll = parchemin
symbol-spider = araignée
symbol-star = étoile

## Ce qui se passe, pour le journal

mag-log-rolled = { $name } obtient : { $value }.
mag-log-stepped = { $name } va de { $start } à { $end }.
mag-log-bumped = { $name } heurte un mur entre { $a } et { $b } et retourne en { $home }.
mag-log-bumped-once = { $name } heurte un mur et retourne en { $home }.
mag-log-stopped = { $name } s’arrête.
mag-log-took = { $name } prend le jeton « { $symbol } ».
mag-log-drawn = { $name } reçoit un jeton du sac : « { $symbol } ».
mag-log-wanted = Symbole recherché : { $symbol }.
mag-log-won = { $name } a cinq jetons et gagne.
mag-log-revealed = On enlève le sol : voici le labyrinthe.

## Ce qui est à faire, en titre

mag-ask-walk-you =
    { $steps ->
        [0] À toi : plus aucun pas. Recherché : { $symbol }.
        [one] À toi : un pas. Recherché : { $symbol }.
       *[other] À toi : jusqu’à { $steps } pas. Recherché : { $symbol }.
    }
mag-ask-walk =
    { $steps ->
        [one] { $name } a { $steps } pas. Recherché : { $symbol }.
       *[other] { $name } a jusqu’à { $steps } pas. Recherché : { $symbol }.
    }
mag-ask-won-you = Tu as cinq jetons. Tu gagnes.
mag-ask-won = { $name } a cinq jetons et gagne.
mag-ask-wait = On va lancer le dé.

## Le plateau, ses cases et ses touches

mag-board = Le sol et ses cases
mag-up = vers le haut
mag-right = vers la droite
mag-down = vers le bas
mag-left = vers la gauche
mag-here = ici
mag-field-wanted = recherché
mag-field-own = ton magicien
mag-field-other = magicien ({ $name })
mag-field-own-corner = ton coin de départ
mag-field-corner = coin de départ ({ $name })
mag-field-choice = un pas { $direction }
mag-field-marked = pas { $number } de ton chemin
mag-field-walls = mur : { $sides }
mag-field-open = libre : { $sides }
mag-far = Avance case par case : choisis une case à côté de ton magicien, ou fais-le glisser le long d’un chemin.
mag-no-further = Ton déplacement s’arrête là.
mag-say-position = Tu es en { $field }.
mag-say-watching = Tu regardes.
mag-say-wanted = Recherché : { $symbol }, en { $field }. Depuis ton magicien : { $way }.
mag-say-wanted-on = Recherché : { $symbol }, en { $field }.
mag-say-nothing-wanted = Aucun symbole n’est recherché maintenant.
mag-say-other = { $name } : { $field }.
mag-say-chips =
    { $count ->
        [0] { $name } : aucun jeton.
        [one] { $name } : un jeton, { $symbols }.
       *[other] { $name } : { $count } jetons, { $symbols }.
    }
mag-key-fields = Aller d’une case à l’autre
mag-key-step = Avancer sur la case choisie
mag-key-directions = Un pas vers le haut, la droite, le bas ou la gauche (touches n, e, s, w)
mag-key-stop = S’arrêter ; ton tour finit
mag-key-back = Annuler un pas marqué
mag-key-mine = Aller à ton magicien
mag-key-position = Lire où tu es
mag-key-wanted = Lire ce qui est recherché et de quel côté
mag-key-others = Lire où sont les autres
mag-hidden =
    { $walls ->
        [0] Il n’y a pas de murs.
        [one] Caché : où se trouve le seul mur.
       *[other] Caché : où se trouvent les { $walls } murs.
    }
mag-hidden-more = Murs en tout : { $walls } ; marqués comme connus : { $known }. Jetons dans le sac : { $count }.
mag-can-stop = rester ici
mag-key-chips = Lire qui a quels jetons
mag-key-die = Lire ce que montre le dé et combien de pas restent

## Dé, jetons et boutons

mag-tray-wanted = Recherché
mag-tray-die = Le dé montre { $value }.
mag-tray-steps =
    { $steps ->
        [0] Plus aucun pas.
        [one] Encore un pas.
       *[other] Encore { $steps } pas.
    }
mag-tray-stop = S’arrêter en { $field }
mag-tray-stay = Rester en { $field }
mag-tray-no-stop = Pas d’arrêt en { $field }
mag-tray-ends = Ton tour finit
mag-tray-waiting = C’est à { $name } de jouer
mag-tray-go =
    { $steps ->
        [one] Faire { $steps } pas
       *[other] Faire { $steps } pas
    }
mag-tray-back = Annuler
mag-chips =
    { $count ->
        [0] Aucun jeton
        [one] Un jeton : { $symbols }
       *[other] { $count } jetons : { $symbols }
    }

## Mise en place et labyrinthes à la main

mag-setup-labyrinth = Labyrinthe
mag-setup-easy = Facile
mag-setup-hard = Difficile
mag-setup-number = Au choix
mag-setup-by-hand = À la main
mag-setup-walls =
    { $walls ->
        [0] Aucun mur
        [one] Un mur
       *[other] { $walls } murs
    }
mag-setup-how-many = Nombre de murs
mag-setup-build = Construis le tien
mag-setup-aid = Aide-mémoire
mag-setup-aid-note = Les murs trouvés et les passages parcourus restent visibles pour tous.
mag-chosen-walls =
    { $walls ->
        [0] Labyrinthe sans murs
        [one] Labyrinthe à un mur
       *[other] Labyrinthe à { $walls } murs
    }
mag-chosen-aid = Avec l’aide-mémoire : les murs trouvés restent visibles
mag-chosen-memory = De mémoire : un choc n’est montré qu’au moment où il arrive
known-labyrinth = Tu reconnaîtrais ce labyrinthe dans tous les sens. Cette fois, tu regardes.
by-hand-labyrinth =
    { $count ->
        [0] La personne qui a ouvert cette table a construit le labyrinthe à la main. Il est tourné au hasard avant la partie. Si elle joue aussi, elle en sait plus que les autres.
       *[other] Labyrinthe construit à la main par { $names }. Il est tourné au hasard avant la partie. Une personne qui l’a construit en sait quand même plus que les autres.
    }
mag-editor = Les fentes entre les cases
mag-editor-note = Touche entre deux cases pour poser un mur ou le retirer. Avant la partie, le labyrinthe est tourné au hasard : toi non plus, tu ne sais pas comment il est placé.
mag-editor-count = Murs : { $walls } sur { $most }
mag-editor-slot = entre { $a } et { $b }
mag-editor-set = Mur { $slot }
mag-editor-whole = Toutes les cases sont accessibles.
mag-editor-full = Les 24 murs sont posés. Retires-en un pour le déplacer.
mag-editor-clear = Tout retirer

## La fin

mag-ending = Le labyrinthe et les chemins parcourus
mag-ending-show = Chemins
mag-ending-all = Tout le monde
mag-ending-tally =
    { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    }, { $bumps ->
        [0] aucun choc
        [one] un choc
       *[other] { $bumps } chocs
    }
mag-ending-walls = Murs : { $walls }

### Les règles à lire

ten-lines =
    Sous le sol se dressent des murs que personne ne voit.
    On cherche un symbole à la fois, le même pour tous.
    Lance le dé et fais jusqu’à ce nombre de pas.
    On ne va jamais en diagonale, mais on peut tourner aussi souvent qu’on veut.
    Si tu te cognes à un mur, ton magicien retourne à son coin de départ.
    Ton tour est alors fini ; retiens où est le mur.
    Tu peux passer par la case d’un autre magicien, mais pas t’y arrêter.
    Si tu atteins le symbole recherché, tu reçois son jeton.
    On tire aussitôt un nouveau jeton : son symbole est maintenant recherché.
    Le premier qui a cinq jetons gagne.
page-aim-text =
    De deux à quatre magiciens cherchent le même symbole. Le premier arrivé reçoit le jeton, et on cherche le suivant. Le premier qui a cinq jetons gagne.

    Personne ne voit ce qui barre le chemin. On l’apprend en se cognant. Il faut s’en souvenir, et regarder aussi où les autres se cognent.
page-setup-text =
    Le sol a 6 × 6 cases, et 24 portent un symbole. Dessous, des murs sont placés entre les cases : 19 pour un labyrinthe facile, 24 pour un difficile. On peut arriver à chaque case.

    Chaque magicien commence dans un coin. Le premier jeton est tiré et posé à la vue de tous.
page-turn-text =
    Lance le dé : il montre 1, 2, 3 ou 4. Fais jusqu’à ce nombre de pas, vers le haut, le bas, la gauche ou la droite. Tu n’es pas obligé de tous les faire.

    Un pas essayé est un pas fait. Il est interdit de tester les murs avant.
page-walls = Les murs
page-walls-text =
    S’il y a un mur, la bille sous le sol tombe, et ton magicien retourne à son coin de départ. Les pas qui restent sont perdus.

    Tout le monde voit où c’est arrivé, une seule fois. Avec l’aide-mémoire, à choisir avant la partie, les murs trouvés restent visibles.
page-others = Les autres magiciens
page-others-text =
    Tu peux passer par une case où se trouve un autre magicien, mais pas t’y arrêter. Dans un coin de départ, deux magiciens peuvent se retrouver après un choc ; ils partagent alors la case jusqu’à ce que l’un d’eux parte.
page-chips = Symboles et jetons
page-chips-text =
    Sur le symbole recherché, ton tour se termine et tu reçois le jeton. On en tire un nouveau. Si quelqu’un se trouve déjà sur ce nouveau symbole, il reçoit aussitôt le jeton.
page-end-text =
    Avec ton cinquième jeton, tu gagnes aussitôt. Alors on enlève le sol, et tous voient sur quoi ils ont marché.
picture-floor = Le sol à quatre : un magicien dans chaque coin et 24 symboles. On cherche la lune.
picture-walk = Rouge a obtenu un trois et a fait deux pas. Un pas encore mène à la lampe recherchée.
picture-bump = Rouge voulait aller de d2 à la bague. Il y a un mur, et rouge est de retour dans son coin de départ.
picture-lifted = Après la fin : le sol est enlevé, et on voit les murs.

### Pourquoi un conseil est bon

hint-stop = Arrête-toi ici : parmi les coups essayés, chaque pas de plus menait moins souvent à la victoire.
hint-chip = Le symbole recherché est là.
hint-wall = Entre { $a } et { $b } il y a un mur. Ce chemin le contourne.
hint-passed =
    { $steps ->
        [0] Quelqu’un est déjà passé par là : il n’y a pas de mur.
        [one] Quelqu’un est déjà passé par là : il n’y a pas de mur. Il reste alors { $steps } pas jusqu’au symbole recherché.
       *[other] Quelqu’un est déjà passé par là : il n’y a pas de mur. Il reste alors { $steps } pas jusqu’au symbole recherché.
    }
hint-nearer =
    { $steps ->
        [one] Pour autant qu’on sache, il reste alors { $steps } pas jusqu’au symbole recherché.
       *[other] Pour autant qu’on sache, il reste alors { $steps } pas jusqu’au symbole recherché.
    }

# Lessons
lesson-walk = Trouver le symbole
lesson-walk-idea = Le dé dit combien de pas tu peux faire. Le jeton visible montre le symbole que tout le monde recherche.
lesson-walk-goal = Tu as un trois. Va jusqu’au symbole recherché.
lesson-walk-done = Le jeton est à toi, et un autre symbole est déjà recherché.
lesson-walk-wrong-off = Le sol s’arrête là. Va sur une case à côté de ton magicien.
lesson-walk-wrong-stop = Ton magicien s’est arrêté avant même de partir. Tu avais trois pas.
lesson-walk-wrong-short = Ton magicien s’est arrêté trop tôt. Il lui restait des pas pour arriver au symbole.
lesson-walk-wrong-away = Trois pas, mais pas jusqu’au symbole recherché. Cherche-le d’abord sur le sol.
lesson-wall = Des murs que personne ne voit
lesson-wall-idea = Des murs se cachent sous le sol. Si tu fonces dans l’un d’eux, la bille tombe et ton magicien retourne à son coin de départ.
lesson-wall-goal = Des murs sont cachés autour de ton magicien. Trouves-en un.
lesson-wall-done = Maintenant, tout le monde a vu où il est. Retiens-le.
lesson-wall-wrong-stop = Tu n’as trouvé aucun mur. Avance : ici, un choc est justement ce que tu veux.
lesson-wall-wrong-out = Ton magicien s’est glissé entre les murs. Essaie une autre direction.
lesson-around = Contourner le mur
lesson-around-idea = Un mur a déjà été trouvé. Il est marqué ici, car cette table t’aide à retenir.
lesson-around-goal = Tu as un trois. Va jusqu’au symbole recherché sans choc.
lesson-around-done = Pas un seul choc, et le jeton est à toi.
lesson-around-wrong-bump = C’est le mur marqué. Ton magicien s’y est cogné, et le voilà de retour dans son coin. Contourne le mur.
lesson-around-wrong-stop = Ton magicien s’est arrêté, et le jeton est toujours là. Trois pas suffisent pour contourner le mur.
lesson-around-wrong-away = Trois pas, mais ils ne mènent pas au symbole recherché. Contourne le mur pour y aller.
lesson-win = Le cinquième jeton
lesson-win-idea = Tu as quatre jetons. Avec le cinquième, tu gagnes.
lesson-win-goal = Tu as un deux. Prends ton cinquième jeton.
lesson-win-done = Cinq jetons : tu as gagné.
lesson-win-wrong-bump = Un mur est marqué là. Deux chemins mènent au symbole ; l’autre est libre.
lesson-win-wrong-stop = Deux pas t’auraient fait gagner. Vas-y, avance.
lesson-win-wrong-away = Tes pas ne mènent pas au symbole recherché. Regarde où il est avant de partir.
lesson-remember = Retenir
lesson-remember-idea = D’habitude rien n’est marqué, et un choc ne se voit qu’une fois. Observe où l’autre magicien se cogne.
lesson-remember-goal = Tu as un deux. Va jusqu’au symbole recherché sans choc.
lesson-remember-done = En observant les autres, on se cogne moins souvent.
lesson-remember-wrong-bump = L’autre magicien s’est cogné à ce même mur juste avant. Observe bien et contourne-le.
lesson-remember-wrong-stop = Ton magicien s’est arrêté, et le jeton est toujours là. Deux pas suffisent.
lesson-remember-wrong-away = Tes pas ne mènent pas au symbole recherché. Il n’est qu’à deux pas.
lesson-share = Passer par la case d’un autre
lesson-share-idea = Tu peux passer par une case où se trouve un autre magicien, mais tu ne peux pas t’y arrêter.
lesson-share-goal = Tu as un deux. Prends le jeton au-delà de l’autre magicien.
lesson-share-done = Tu peux passer s’il te reste un pas pour continuer.
lesson-share-wrong-stay = Il y a quelqu’un ici, alors tu ne peux pas t’arrêter. Fais encore un pas.
lesson-share-wrong-aside = Ton magicien est passé par la case de l’autre, mais ensuite il a tourné. Le jeton est tout droit.
lesson-share-wrong-around = Par le côté, il faut trop de pas. Passe tout droit par la case de l’autre magicien.
lesson-share-wrong-stop = Ton magicien s’est arrêté tout de suite. Il peut passer par la case de l’autre.
lesson-corner = À deux dans un coin
lesson-corner-idea = Après un choc, tu te retrouves dans ton coin de départ, même si quelqu’un y est déjà.
lesson-corner-goal = Avance contre le mur à ta droite, puis sors du coin.
lesson-corner-done = On peut être deux dans un coin jusqu’à ce que l’un reparte.
lesson-corner-wrong-stop = Sans choc, il ne se passe rien. Va à droite : c’est là qu’est le mur.
lesson-corner-wrong-away = Il faut les deux : avance d’abord contre le mur à ta droite, puis sors du coin au tour suivant.
