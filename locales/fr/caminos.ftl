### Brändi Caminos

game-caminos = Brändi Caminos
game-caminos-pitch = Les pièces peuvent être debout et grimper sur d’autres, jusqu’à trois cubes de haut.
game-caminos-aim = Construis avec ton bois un chemin d’un côté du plateau à l’autre.
game-caminos-facts = 2 ou 4 joueurs · 15 à 25 minutes · sans hasard, en trois dimensions

## Les règles, point par point : plateaux et pièces

CAM-01 = On joue à deux, ou à quatre en deux équipes. Une équipe a le hêtre, l’autre l’érable. À deux, chacun est une équipe à lui seul.
CAM-02 = Il y a quatre plateaux : carré, losange, octogone et anneau.
CAM-03 = Chaque bois a 14 pièces de quatre cubes : quatre L, quatre T, quatre Z et deux carrés. Tu peux tourner et basculer une pièce comme tu veux.
CAM-04 = À deux, chacun a les 14 pièces d’un bois. À quatre, les partenaires sont face à face et partagent : deux L, deux T, deux Z et un carré chacun. Tu ne poses que les tiennes.
CAM-05 = On joue dans le sens inverse des aiguilles d’une montre, une pièce par tour. On tire au sort qui commence, ou on le choisit avant la partie. Dans un match, la personne suivante commence la partie suivante.

## Poser

CAM-10 = Une pièce suit la grille du plateau, à plat ou debout. Chaque cube est au-dessus d’une case du plateau, à un endroit vide. Le trou de l’anneau n’est pas une case.
CAM-11 = Aucun vide ne doit rester sous une pièce. Chaque cube repose sur le plateau ou sur un autre cube.
CAM-12 = Une pièce peut être seule, à côté d’autres ou par-dessus d’autres, pourvu qu’au moins un de ses cubes soit sur le plateau.
CAM-13 = Rien ne peut donc dépasser trois cubes de haut.
CAM-14 = Si tu peux poser une pièce, tu le dois.
CAM-15 = Si c’est ton tour et qu’aucune de tes pièces ne peut être posée, ou qu’il ne t’en reste pas, tu ne joues plus jusqu’à la fin de la partie. Les autres continuent.

## Relier

CAM-20 = Il te faut un chemin de ton bois d’un côté du plateau au côté opposé, sur des faces vues d’en haut. N’importe quelle paire de côtés opposés convient, pour les deux bois.
CAM-21 = Un coin appartient aux deux côtés qui s’y rejoignent.
CAM-22 = Deux cases voisines dont le dessus est du même bois et à la même hauteur sont reliées. Se toucher par un coin ou le long d’une arête verticale ne suffit pas, et aucun chemin ne longe des faces verticales.
CAM-23 = Si deux cases voisines ont des hauteurs différentes, elles ne sont reliées que si toute la marche verticale entre elles est aussi de ce bois. Une case vide n’a pas de dessus.
CAM-24 = Aux deux bouts, le chemin doit montrer son bois d’en haut sur une case de ce côté. Il n’a pas besoin de toucher le plateau.
CAM-25 = L’équipe qui achève un tel chemin gagne aussitôt. Ta pièce n’achève jamais le chemin des autres.
CAM-26 = Sur l’octogone et l’anneau, un chemin vers un côté voisin du côté opposé compte aussi.
CAM-27 = Quand tout le monde est hors jeu sans que personne ait relié deux côtés, la partie est nulle.

## Les points

CAM-30 = Le gagnant marque un point par face du chemin le plus court, à plat ou verticale : une pour chaque case du chemin, bouts compris, et une pour chaque cube de hauteur à chaque marche. Le perdant ne marque rien.
CAM-31 = Sur l’octogone et l’anneau, un chemin vers le côté exactement opposé compte double ; vers un côté voisin, il compte simple. Le meilleur des deux compte.
CAM-32 = Si la partie est nulle, personne ne gagne, mais l’équipe qui a le moins de pièces au bord marque un point par pièce que l’autre équipe a au bord. Une pièce compte si un de ses cubes est sur le plateau, sur une case d’un côté, même recouverte ensuite. Le noyer ne compte pas, ni le bord du trou de l’anneau. À égalité, personne ne marque de points.
CAM-33 = Un match compte plusieurs parties, et leurs points s’ajoutent. Le plus grand total gagne ; à total égal, le match est nul.

## Avec le noyer

CAM-40 = Avec le noyer, chaque équipe a aussi une barre de noyer de trois cubes. Ces barres sont posées pendant les deux premiers tours, n’importe où, à plat ou debout.
CAM-41 = Le noyer n’est à personne et gêne tout le monde. Quand la barre est à plat, on peut construire dessus ; debout, non.

## Pourquoi ce n’est pas possible

why-over = La partie est finie.
why-all-out = La partie est finie : tout le monde est hors jeu.
why-not-your-turn = C’est à quelqu’un d’autre de jouer.
why-walnut-first = Pose d’abord la barre de noyer.
why-no-walnut = Tu n’as plus de barre de noyer.
why-none-left =
    { $shape ->
        [O] Tu n’as plus de carré.
        [I] Tu n’as plus de barre.
       *[other] Tu n’as plus de pièce de cette forme : { $shape }.
    }
why-off-board = { $cell } n’est pas sur le plateau. Rapproche la pièce du milieu.
why-hole = { $cell } est dans le trou de l’anneau, et rien ne doit le couvrir.
why-taken = En { $cell } il y a déjà un cube à la hauteur { $height }. Chaque cube de la pièce a besoin d’un espace vide, avec le plateau ou un cube dessous.
why-too-high = C’est trop haut : une pièce touche le plateau par un cube au moins, rien ne dépasse donc trois cubes.
why-not-on-board = Au moins un cube de la pièce doit être sur le plateau.
why-hollow = Il y aurait un vide sous la pièce, en { $cell } à la hauteur { $height }.

### The client: what board, tray and set-up say

## Woods, shapes and places

cam-beech = hêtre
cam-maple = érable
cam-walnut = noyer
cam-shape =
    { $shape ->
        [O] carré
        [I] barre
       *[other] { $shape }
    }
cam-shapes =
    { $shape ->
        [O] { $count ->
            [one] { $count } carré
           *[other] { $count } carrés
        }
        [I] { $count ->
            [one] { $count } barre
           *[other] { $count } barres
        }
       *[other] { $count } { $shape }
    }
cam-lying = à plat
cam-standing = debout
cam-from-to = { $from } à { $to }
cam-and = { $first } et { $rest }
cam-upon = posée sur : { $wood } en { $cells }
cam-against = à côté : { $wood } en { $cells }
cam-height =
    { $height ->
        [1] hauteur un
        [2] hauteur deux
       *[other] hauteur trois
    }
cam-column = de haut en bas : { $woods }
cam-empty = vide
cam-last = la dernière pièce posée
cam-side-N = côté nord
cam-side-NE = côté nord-est
cam-side-E = côté est
cam-side-SE = côté sud-est
cam-side-S = côté sud
cam-side-SW = côté sud-ouest
cam-side-W = côté ouest
cam-side-NW = côté nord-ouest

## What happens, for the log

cam-log-placed =
    { $shape ->
        [O] { $name } pose un carré : { $cells }
       *[other] { $name } pose le { $shape } : { $cells }
    }{ $height ->
        [1] .
        [2] , deux cubes de haut.
       *[other] , trois cubes de haut.
    }
cam-log-walnut = { $name } pose une barre de noyer : { $cells }{ $height ->
        [1] .
       *[other] , debout.
    }
cam-log-out =
    { $left ->
        [one] { $name } est hors jeu : la dernière pièce ne peut pas être posée.
       *[other] { $name } est hors jeu : aucune des { $left } dernières pièces ne peut être posée.
    }
cam-log-none = { $name } a posé toutes ses pièces.
cam-log-won =
    { $count ->
        [one] { $name } relie deux côtés : { cam-faces }, { cam-points }.
       *[other] { $name } relient deux côtés : { cam-faces }, { cam-points }.
    }
cam-log-drawn = Personne ne relie deux côtés. Les deux bois ont le même nombre de pièces au bord ({ $beech }). Personne ne marque de points.
cam-log-edge-beech = Personne ne relie deux côtés. Pièces au bord : hêtre { $beech }, érable { $maple }. Le hêtre marque { cam-points }.
cam-log-edge-maple = Personne ne relie deux côtés. Pièces au bord : hêtre { $beech }, érable { $maple }. L’érable marque { cam-points }.

## What is asked, as headline

cam-ask-choose = À toi : choisis une pièce.
cam-ask-walnut = À toi : pose d’abord la barre de noyer.
cam-ask-place = Tourne et déplace la pièce, puis pose-la.
cam-ask-sent = Pose en cours…
cam-ask-other = C’est à { $name } de poser une pièce.
cam-ask-won-you = Tu as relié deux côtés et gagnes { cam-points }.
cam-ask-won-team = Ton équipe a relié deux côtés et gagne { cam-points }.
cam-ask-won =
    { $count ->
        [one] { $name } gagne : deux côtés reliés, { cam-points }.
       *[other] { $name } gagnent : deux côtés reliés, { cam-points }.
    }
cam-ask-drawn = Personne n’a relié deux côtés. La partie est nulle.

## The board and its keys

cam-board = Le plateau et ses cases
cam-fits = Elle peut être posée ici.
cam-barred = Elle ne va pas là.
cam-no-fit = Cette pièce ne peut être posée nulle part sur { $cell }.
cam-put-back = Remise avec tes autres pièces.
cam-nothing-held = Tu ne tiens aucune pièce.
cam-stock-empty = plus rien
cam-out = hors jeu
cam-say-stock = { $name }, { $wood } : { $stock }.
cam-standing-of = { $name }, { $wood } : pièces restantes : { $count }, au bord : { $edges }.
cam-say-last = { $name } : { $piece }.
cam-say-nothing-placed = Rien n’est encore posé.
cam-faces =
    { $faces ->
        [one] { $faces } face
       *[other] { $faces } faces
    }
cam-key-cells = Parcourir les cases, avec la pièce tenue
cam-key-shape = Choisir une forme : L, T, Z, carré
cam-key-walnut = Choisir la barre de noyer
cam-key-turn = Tourner la pièce, dans un sens ou dans l’autre
cam-key-tip = Basculer la pièce en l’éloignant de toi
cam-key-fit = Prochaine ou précédente façon de poser la pièce ici
cam-key-place = Poser la pièce
cam-key-back = Remettre la pièce
cam-key-above = D’en haut ou de biais
cam-key-map = Plan ou 3D
cam-key-through = Voir à travers les pièces
cam-key-swing = Tourner le plateau
cam-key-zoom = De plus près, de plus loin, comme au début
cam-key-held = Lire quelle pièce tu tiens, et où
cam-key-stock = Lire ce qui reste à chacun
cam-key-last = Lire ce qui a été posé en dernier

## Tray and plates

cam-stock = Tes pièces
cam-left =
    { $left ->
        [0] il n’en reste plus
        [one] il en reste une
       *[other] il en reste { $left }
    }
cam-turn = Tourner
cam-tip = Basculer
cam-back = Remettre
cam-place = Poser
cam-above = D’en haut
cam-aslant = De biais
cam-map = Plan
cam-solid = 3D
cam-through = Transparence

## Set-up

cam-setup-board = Plateau
cam-board-square = Carré
cam-board-rhombus = Losange
cam-board-octagon = Octogone
cam-board-ring = Anneau
cam-setup-square = Relie deux côtés opposés, nord et sud ou est et ouest.
cam-setup-rhombus = Relie deux côtés opposés. Chaque pointe appartient aux deux côtés qui s’y rejoignent.
cam-setup-octagon = Relie un côté au côté opposé ou à un côté voisin de celui-ci. Exactement en face compte double.
cam-setup-ring = Comme l’octogone, avec un trou au milieu.
cam-setup-walnut = Avec le noyer
cam-setup-walnut-note = Chaque équipe pose d’abord une barre de trois cubes, un obstacle pour tous.
cam-setup-teams = Les partenaires sont face à face : rouge et jaune jouent le hêtre, bleu et vert l’érable.
cam-chosen-square = Sur le carré
cam-chosen-rhombus = Sur le losange
cam-chosen-octagon = Sur l’octogone
cam-chosen-ring = Sur l’anneau
cam-chosen-walnut = Avec le noyer

## The end

cam-ending = Le plateau à la fin
cam-ending-way = Le chemin : { cam-faces }.
cam-ending-double = Le chemin : { cam-faces }. Il mène exactement en face et compte double.
cam-ending-edges = Personne n’a relié deux côtés. Le bois qui a le moins de pièces au bord marque des points.
cam-edges =
    { $edges ->
        [0] aucune pièce au bord
        [one] une pièce au bord
       *[other] { $edges } pièces au bord
    }
cam-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

### Les règles à lire

ten-lines =
    Hêtre contre érable : un contre un, ou deux contre deux.
    Relie deux côtés opposés par un chemin de ton bois.
    À ton tour, tu poses une pièce ; si tu le peux, tu le dois.
    Elle peut être à plat ou debout, même sur d’autres pièces, mais sans vide dessous.
    Un de ses cubes au moins est posé sur le plateau.
    Si tu ne peux plus poser aucune pièce, tu ne joues plus jusqu’à la fin de la partie.
    Ce qui compte, c’est le bois vu d’en haut.
    À une marche, toute la face verticale doit aussi être de ton bois.
    Dès que ton chemin est achevé, tu gagnes ; plus il est long, plus il rapporte de points.
    Si personne ne relie deux côtés, le bois qui a le moins de pièces au bord marque des points.
page-aim-text =
    Deux joueurs, ou quatre en deux équipes, se barrent le chemin. Le premier qui relie deux côtés opposés du plateau par un chemin de son bois gagne.

    N’importe quelle paire de côtés opposés convient, pour les deux bois. Le chemin passe sur des faces vues d’en haut.
page-setup-text =
    Choisis l’un des quatre plateaux. Chaque bois a 14 pièces de quatre cubes : quatre L, quatre T, quatre Z et deux carrés. À quatre, les partenaires sont face à face et se les partagent à parts égales. On tire au sort qui commence, ou on le choisit.
page-turn-text =
    Pose une de tes pièces, dans n’importe quelle position. Chaque cube a besoin de quelque chose dessous : le plateau, un autre cube ou un cube de la même pièce. Un cube au moins touche le plateau ; ainsi rien ne dépasse trois cubes.

    Si tu peux poser une pièce, tu le dois. Si tu ne peux plus en poser aucune, tu ne joues plus jusqu’à la fin de la partie.
page-connecting = Ce qui est relié
page-connecting-text =
    Deux cases voisines sont reliées si le même bois est au-dessus des deux, à la même hauteur. Se toucher par un coin ne suffit pas.

    À des hauteurs différentes, toute la marche verticale entre elles doit aussi être de ce bois. C’est le cœur du jeu : un cube de l’autre bois dans la marche coupe le chemin.

    Sur l’octogone et l’anneau, un chemin jusqu’à un côté voisin du côté opposé compte aussi.
page-walnut = Avec le noyer
page-walnut-text =
    En variante, chaque équipe pose d’abord une barre de noyer, longue de trois cubes. Elle n’est à personne. On peut construire sur une barre à plat, pas sur une barre debout.
page-end = La fin et les points
page-end-text =
    Dès que ton chemin est achevé, tu gagnes. Chaque face du chemin le plus court, à plat ou verticale, vaut un point. Sur l’octogone et l’anneau, un chemin jusqu’au côté exactement opposé compte double.

    Quand plus personne ne peut poser, la partie est nulle. Alors le bois qui a le moins de pièces au bord marque autant de points que l’autre y a de pièces. Dans un match, les points de toutes les parties s’ajoutent.
picture-square = Carré : 64 cases. Les côtés opposés portent le même trait.
picture-rhombus = Losange : 60 cases et quatre côtés en pente.
picture-octagon = Octogone : 76 cases et huit côtés.
picture-ring = Anneau : huit côtés, et rien ne doit couvrir le trou.
picture-placing = Le hêtre est à plat, l’érable est debout, et une deuxième pièce de hêtre grimpe sur la première, un cube sur le plateau.
picture-step = Relié : la face verticale de la marche est aussi de hêtre, et le chemin continue.
picture-broken = Pas relié : la moitié basse de la marche est d’érable, et le chemin de hêtre s’arrête devant.
picture-walnut = Une barre de noyer à plat et une debout. L’érable construit sur celle qui est à plat.
picture-way = Le hêtre a relié deux côtés. Le plan compte les faces du chemin : dix points.

### Pourquoi un conseil est bon

hint-both = La pièce rapproche ton chemin de l’autre côté et gêne l’autre bois.
hint-nearer = La pièce rapproche ton chemin de l’autre côté.
hint-blocks = La pièce barre à l’autre bois son chemin le plus court.
hint-inside = La pièce reste loin du bord : si personne ne relie deux côtés, le bois qui a le moins de pièces au bord marque des points.

# Lessons
lesson-place = Poser une pièce
lesson-place-idea = Une pièce, ce sont quatre cubes de ton bois. Elle peut être à plat ou debout, et reposer en partie sur d’autres pièces.
lesson-place-goal = Pose une pièce, n’importe laquelle, sur le plateau.
lesson-place-done = Une pièce, et ton tour est fini. Avant de la poser, tu peux la tourner comme tu veux.
lesson-place-wrong-gap = Il resterait un vide sous la pièce. Sous chaque cube, il faut le plateau ou un autre cube.
lesson-place-wrong-floating = Ta pièce ne reposerait que sur d’autres. Au moins un de ses cubes doit toucher le plateau.
lesson-join = Relier les côtés
lesson-join-idea = Regarde d’en haut : un chemin de ton bois d’un côté au côté opposé gagne. Tu joues le hêtre.
lesson-join-goal = Achève ton chemin jusqu’au côté droit avec une pièce.
lesson-join-done = De case en case, côte à côte : ton chemin est complet.
lesson-join-wrong-short = Ton chemin s’est allongé, mais il n’arrive pas encore au côté. Tourne la pièce pour qu’elle y arrive.
lesson-join-wrong-apart = Ton chemin s’arrête toujours avant le côté droit. Pose la pièce là où il finit.
lesson-tip = Tourner et basculer
lesson-tip-idea = Avant de poser une pièce, tu peux la tourner et la mettre debout.
lesson-tip-goal = Il manque une case à ton chemin. Bouche le trou.
lesson-tip-done = Un cube est entré dans le trou, les autres sont par-dessus. Ton chemin monte sur son propre bois.
lesson-tip-wrong-flat = Posée ainsi, la pièce bute contre d’autres cubes. Bascule-la jusqu’à ce qu’elle entre dans le trou.
lesson-tip-wrong-open = Le trou est toujours ouvert. Un seul cube y entre : bascule la pièce pour qu’un cube pointe vers le bas.
lesson-north = Deux directions
lesson-north-idea = Les deux directions comptent : de gauche à droite et de bas en haut. C’est vrai pour les deux bois.
lesson-north-goal = Il ne manque qu’une pièce à l’érable. Gagne avant lui.
lesson-north-done = Bien vu. Garde un œil sur les deux directions, et sur les deux bois.
lesson-north-wrong-blocked = Tu as gêné l’érable, mais tu pouvais gagner tout de suite.
lesson-north-wrong-apart = C’est maintenant à l’érable, et il ne lui manque qu’une pièce. À toi aussi, de bas en haut, il n’en manquait qu’une.
lesson-over = Par-dessus l’autre bois
lesson-over-idea = Une pièce peut passer sur d’autres si un de ses cubes touche le plateau. D’en haut, c’est le cube le plus haut de chaque case qui compte.
lesson-over-goal = Construis par-dessus l’érable et achève ton chemin.
lesson-over-done = On monte, on passe : vu d’en haut, ton bois va jusqu’au bout.
lesson-over-wrong-behind = Ta pièce est au bord, mais l’érable la sépare encore de ton chemin. Couvre l’érable.
lesson-over-wrong-floating = La pièce ne reposerait que sur d’autres. Un de ses cubes doit toucher le plateau.
lesson-over-wrong-apart = L’érable coupe toujours ton chemin. Pose par-dessus une pièce qui touche aussi le plateau.
lesson-step = La marche entière
lesson-step-idea = Là où un chemin monte ou descend, toute la marche doit être de ton bois. D’en haut, on ne le voit pas toujours.
lesson-step-goal = Achève ton chemin jusqu’au côté droit avec une pièce.
lesson-step-done = En passant par le bas, rien ne coupe ton chemin.
lesson-step-wrong-maple = D’en haut il semble complet, mais regarde de côté : la moitié de la marche est en érable. Essaie de contourner.
lesson-step-wrong-apart = Ton chemin s’arrête toujours avant la pile d’érable. Cherche un passage à côté.
lesson-diagonal = Les coins ne relient pas
lesson-diagonal-idea = Deux cases qui ne se touchent que par un coin ne sont pas reliées.
lesson-diagonal-goal = Ton chemin est coupé quelque part. Répare-le avec une pièce.
lesson-diagonal-done = Une case qui touche les deux pièces par un côté, et le chemin est complet.
lesson-diagonal-wrong-corner = Le chemin est encore coupé. Suis-le du doigt : quelque part, deux pièces ne se touchent que par un coin.
lesson-climb = Toujours plus haut
lesson-climb-idea = Une marche peut avoir un ou deux cubes de haut, si elle est toute de ton bois.
lesson-climb-goal = Passe par-dessus la pile d’érable et achève ton chemin.
lesson-climb-done = Ton chemin était déjà à deux cubes de haut : la dernière marche était toute à toi.
lesson-climb-wrong-behind = Ta pièce est au bord, mais la pile est encore entre elle et ton chemin. Passe par-dessus.
lesson-climb-wrong-apart = La pile coupe toujours ton chemin. Pars de la case où tu es déjà à deux cubes de haut.
lesson-out = Hors jeu
lesson-out-idea = Si c’est ton tour et qu’aucune de tes pièces ne peut être posée, tu es hors jeu jusqu’à la fin de la partie. Les autres continuent.
lesson-out-goal = Pose une pièce pour que l’érable soit hors jeu.
lesson-out-done = L’érable a encore une pièce, mais plus de place pour elle. Tant que tu peux poser une pièce, tu le dois.
lesson-out-wrong-room = L’érable trouve encore une place pour une pièce. Cherche où, et construis là toi-même.
lesson-points = Les points
lesson-points-idea = Dans un match, le gagnant marque les faces de son chemin le plus court : un point par case et un par face verticale.
lesson-points-goal = Gagne avec douze points ou plus.
lesson-points-done = Deux cubes en montant et deux en descendant : quatre faces verticales de plus qu’à plat.
lesson-points-wrong-few = Cela ne rapporte pas douze points. Les faces verticales comptent aussi : fais monter ton chemin.
lesson-edges = Quand personne ne gagne
lesson-edges-idea = Si tout le monde est hors jeu, la partie est nulle. Le bois qui a le moins de pièces au bord marque alors un point par pièce que l’autre y a.
lesson-edges-goal = Personne ne peut plus gagner. Pose ta dernière pièce de façon à marquer des points.
lesson-edges-done = Tu as moins de pièces au bord : les sept de l’érable comptent pour toi.
lesson-edges-wrong-edge = Maintenant, les deux bois ont autant de pièces au bord, et personne ne marque. Reste loin du bord.
lesson-octagon = L’octogone
lesson-octagon-idea = Sur l’octogone et l’anneau, les deux côtés voisins du côté opposé comptent aussi.
lesson-octagon-goal = Ton chemin part du côté du haut. Achève-le avec une pièce.
lesson-octagon-done = Le bas était bloqué, mais le côté voisin compte aussi. Exactement en face, les points auraient compté double.
lesson-octagon-wrong-right = Le côté droit n’est pas voisin du bas. Va un côté plus loin vers le bas.
lesson-octagon-wrong-apart = Ton chemin s’arrête encore au milieu. Quel côté près du bas peut-il atteindre ?
lesson-walnut = Le noyer
lesson-walnut-idea = Dans cette variante, on pose d’abord des barres de noyer. Elles ne sont à personne et gênent tout le monde.
lesson-walnut-goal = Achève ton chemin vers le haut.
lesson-walnut-done = On peut construire par-dessus une barre posée à plat. Debout, elle est trop haute.
lesson-walnut-wrong-beside = Ta pièce est en haut, mais le noyer la sépare encore de ton chemin.
lesson-walnut-wrong-floating = La pièce ne reposerait que sur le noyer. Un de ses cubes doit toucher le plateau.
lesson-walnut-wrong-apart = Le noyer coupe toujours ton chemin. Une des barres est à plat : passe par-dessus.
