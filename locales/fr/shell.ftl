### Ce que disent toutes les pages et tous les jeux.

irrgarten = Irrgarten

## Page d’accueil

front-title = Prends place à la table
front-pitch = Des jeux de société avec des amis ou contre l’ordinateur. Sans inscription : juste un nom, un lien et une place.
front-foot = Logiciel libre et ouvert. Les noms des jeux appartiennent à leurs éditeurs.
tournament = Tournoi
front-tournament = Une soirée de club à plusieurs tables : les appariements et le classement se font tout seuls.
front-tournament-new = Préparer un tournoi
lobby = Tables ouvertes
front-lobby = Personne autour de toi ? D’autres cherchent aussi des adversaires : rejoins-les, ou laisse-nous te trouver une partie.
front-lobby-look = Voir qui attend
to-tournament = Aller au tournoi
tournament-next = La ronde { $round } commence.
games = Jeux
play = Jouer
play-now = Jouer tout de suite
set-up = Préparer
start-here = Commence ici
game-age = dès { $age } ans
front-offline = Pas de connexion pour l’instant. Tes tables sont listées ici. Tu pourras continuer dès que tu seras de nouveau en ligne.
rules = Règles
home = Accueil
my-tables = Tes tables
remove-table = Retirer la table
remove-question = Retirer cette table de la liste ?
remove-hint = Tu gardes ta place. Tu retrouves la table sous « Tables retirées ».
table-removed = Retirée de la liste.
undo = Annuler
removed-tables = Tables retirées
put-back = Remettre
notices = Notifications
notices-title = Quand c’est à toi de jouer
notices-hint = Si tu n’es plus à la table depuis un moment, tu reçois une seule notification par tour.
notices-on = M’avertir sur cet appareil
notices-off = Ne plus m’avertir sur cet appareil
notices-insecure = Les notifications demandent une connexion sûre (https).
notices-unsupported = Ce navigateur ne peut pas montrer de notifications. Sur un iPhone, ajoute d’abord la page à l’écran d’accueil.
notices-denied = Le navigateur n’autorise pas les notifications de cette page. Tu peux changer cela dans ses réglages.
notices-mail = Par courriel
notices-mail-ask = M’envoyer un courriel de confirmation
notices-mail-waits = Un courriel est en route : { $address }. Ouvre le lien qu’il contient pour confirmer.
notices-mail-goes = Les courriels arrivent ici : { $address }.
notices-mail-stop = Ne plus recevoir de courriels
turn-since = À toi de jouer · { $when }
status-waiting = En attente de joueurs
status-playing = En cours
status-over = Terminée

game-any = Une table
labelled = { $what } : { $text }

nowhere = Cette page n’existe pas
nowhere-hint = Le lien est peut-être incomplet.

## Ouvrir une table

set-up-hint = Choisis qui joue. Pour les places libres, envoie un lien.
how-many = Combien de joueurs ?
rounds = Parties à la suite
rounds-hint = Plusieurs parties font un match : les points s’additionnent, et à chaque partie, c’est une autre personne qui commence.
clock = Horloge
clock-none = Sans horloge
clock-real = Une soirée
clock-days = Plusieurs jours
clock-each = Temps par personne
clock-minutes = { $minutes } min
clock-increment = Ajouté après chaque tour
clock-seconds = { $seconds } s
clock-move = Temps pour chaque coup
clock-move-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
clock-ends = Quand le temps est écoulé
clock-ends-bot = un bot continue
clock-ends-loses = le joueur perd
clock-match = Dans un match, un bot continue pour ceux qui n’ont plus de temps.
stand-in-after = Si quelqu’un n’est pas là à son tour
stand-in-never = les autres attendent
stand-in-after-minutes = { $minutes ->
    [one] un bot joue après une minute
   *[other] un bot joue après { $minutes } minutes
}
who-sits = Qui s’assoit où ?
who-sits-seat = Qui joue en { $colour } ?
kind-me = Moi
kind-here = Quelqu’un ici
kind-friend = Ami par lien
kind-friend-hint = Tu envoies le lien à l’étape suivante.
kind-bot = Bot
level-seat = Niveau du bot ({ $colour })
level-beginner = Débutant
level-casual = Détendu
level-skilled = Confirmé
level-expert = Expert
level-champion = Champion
level-beginner-what = Joue ce qui saute aux yeux et ne voit pas le reste. Idéal avec des enfants.
level-casual-what = Voit le coup suivant, mais rate ou oublie certaines choses. Pour une partie tranquille.
level-skilled-what = Pense à l’avance, mais oublie parfois quelque chose.
level-expert-what = Voit loin et néglige peu de choses. Difficile à battre.
level-champion-what = Le plus fort possible. Réfléchit le plus longtemps.
name = Nom
name-seat = Nom ({ $colour })
name-yours = Ton nom
name-here = Nom d’une autre personne sur cet appareil
name-missing = Écris un nom ici.
name-made-up = on en invente un
made-up-names = Loutre, Blaireau, Merle, Hérisson, Écureuil, Castor, Pie, Lièvre, Hibou, Hirondelle, Martre, Lynx
the-game = Le jeu
who-begins = Qui commence
by-lot = Par tirage au sort
set-table = Ouvrir une table
who-may-join = Qui peut jouer ?
join-link = Seulement avec le lien
join-link-hint = C’est toi qui décides à qui le donner.
join-anyone = Tout le monde
join-anyone-hint = La table figure parmi les tables ouvertes, avec les noms des personnes assises, tant que quelqu’un attend ici.
bots-after = Si des places restent libres
bots-never = attendre d’autres joueurs
bots-after-seconds = des bots jouent après { $seconds } secondes
bots-after-minutes = { $minutes ->
    [one] des bots jouent après une minute
   *[other] des bots jouent après { $minutes } minutes
}
colour-red = rouge
colour-blue = bleu
colour-yellow = jaune
colour-green = vert
colour-white = blanc
colour-black = noir
bot-red = Bot rouge
bot-blue = Bot bleu
bot-yellow = Bot jaune
bot-green = Bot vert
bot-white = Bot blanc
bot-black = Bot noir

## En attente de joueurs

title-waiting = En attente
by-hand-position =
    { $count ->
        [0] Cette partie commence par une position préparée. La personne qui a ouvert la table la connaît en entier.
       *[other] Cette partie commence par une position préparée par { $names }. Une personne qui l’a préparée sait aussi ce qui est caché.
    }
waiting-seats = Places
waiting-hint = Encore personne : envoie le lien ou installe un bot. La partie commence quand toutes les places sont prises.
waiting-guest = Choisis une place. La partie commence quand toutes les places sont prises.
drawing-lots = Tirage au sort…
drawing-waits = On attend encore : { $names }. La partie va commencer de toute façon.
seat-open = Place libre
seat-free = Libre
sit-down = M’asseoir
seat-bot = Installer un bot
free-seat = Libérer la place
free-question = Retirer { $name } de cette place ?
free-hint = { $name } pourra seulement regarder, et tout le monde pourra prendre la place.
cancel = Annuler
get-up = Quitter cette place
seat-lost = Cette place n’est plus à toi. Tu peux regarder la partie.
seat-not-kept = Cet appareil ne peut pas se souvenir de ta place. Enregistre son lien : il est dans le menu.
level-choice = Niveau des nouveaux bots
invite = Inviter
invite-hint = Avec ce lien, on peut s’asseoir ou regarder.
link-only-here = Ce lien ne marche que sur cet ordinateur.
let-in = Laisser entrer les autres
let-in-hint = Ensuite, toutes les personnes connectées au même réseau, par exemple au même Wi-Fi, peuvent jouer. Ton ordinateur demandera peut-être la permission.
let-in-done = Toutes les personnes connectées au même réseau peuvent maintenant ouvrir ce lien.
let-in-vain = L’ordinateur n’est connecté à aucun réseau, ou le port est déjà utilisé. Connecte-le au Wi-Fi et relance Irrgarten avec --let-others-in.
link-network = Ce lien marche pour toutes les personnes connectées au même réseau.
link-address = Adresse de cet ordinateur
open-to-all = Tout le monde peut jouer
open-to-all-hint = La table figure parmi les tables ouvertes tant que cette page est ouverte.
open-bots-in = Des bots prennent les places libres dans { $time }.
open-close = Seulement avec le lien
open-offer = Laisser jouer tout le monde…
open-now = Montrer parmi les tables ouvertes
table-link = Lien vers cette table
table-link-hint = Avec ce lien, on peut regarder, et s’asseoir tant qu’une place est libre.
copy-link = Copier le lien
copied = Copié
share = Partager
qr-code = Code QR avec le lien vers cette table
seat-link = Place ({ $name })
seat-link-hint = Ouvre cette place sur un autre appareil. Ne partage pas ce lien.
watchers = { $count ->
    [0] Personne ne regarde.
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}

## À la table

opening = La table s’ouvre…
table-gone = Cette table n’existe pas
table-gone-hint = Le lien est peut-être incomplet, ou la table a été supprimée.
try-again = Réessayer
reconnecting = Connexion perdue. Reconnexion…
move-kept = Pas de connexion. Ton coup est enregistré et partira dès que la connexion reviendra.
seats = Places
tray = Ton tour
menu = Menu
log = Journal
log-empty = Rien ne s’est encore passé.
log-bot-host = { $name } n’est pas là. Désormais, un bot joue ({ $level }).
log-bot-own = { $name } laisse désormais jouer un bot ({ $level }).
log-back = { $name } est de retour et joue de nouveau.
log-bot-time = { $name } n’a plus de temps. Désormais, un bot joue ({ $level }).
log-bot-away = C’était à { $name } de jouer, mais { $name } n’était plus là depuis longtemps. Désormais, un bot joue ({ $level }).
log-bot-agreed = Les autres laissent désormais un bot jouer pour { $name } ({ $level }).
log-call-resigned = { $name } abandonne.
log-call-agreed = { $name } a proposé le nul, et tous sont d’accord.
log-call-time = { $name } n’a plus de temps.
log-call-back = { $name } annule son dernier coup.
log-call-lots = Le reste est construit par tirage au sort : { $name } l’a proposé, et tous sont d’accord.
table = Table
pass-device = Passe l’appareil à { $name }.
pass-taken = Je suis { $name } : montrer mes cartes
plate-you = Toi
plate-turn = Son tour
plate-your-turn = À toi
plate-thinking = Réfléchit
plate-away = Pas là
plate-stand-in = Bot dans { $time }
plate-won = Gagnant
plate-total =
    { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
clock-left = Temps restant
clock-long = { $days } j { $hours } h
clock-said = { $minutes } min { $seconds } s
clock-said-hours = { $hours } h { $minutes } min
clock-says = { $name } : { $time }.
clock-little = Il te reste { $seconds } secondes.
keys-clock = Le temps restant de chacun
title-yours = À toi de jouer
title-turn = C’est à { $name } de jouer
title-over = Partie terminée
watching = Tu regardes.
resting = Un bot joue pour toi
stand-in = Laisser un bot jouer pour { $name }
stand-in-soon = { $name } n’est pas là. Dans { $seconds } s, tu pourras laisser un bot jouer.
stand-in-comes = C’est à { $name } de jouer, mais personne n’est là. Un bot jouera dans { $time }.
take-back = { $name } joue de nouveau
time-used-up = { $name } n’a plus de temps : le bot joue jusqu’à la fin.
ask-back = Annuler mon dernier coup
ask-draw = Proposer le nul
ask-resign = Abandonner
ask-bot = Demander aux autres un bot pour { $name }
resign-sure = La partie s’arrête et les autres gagnent. C’est définitif.
leave = Quitter la table
leave-sure = Un bot continue pour toi. Tu gardes ta place : reviens quand tu veux.
stand-in-sure = Un bot joue pour { $name } jusqu’à son retour.
stand-in-yes = Laisser jouer un bot
asked-back = { $name } demande à annuler son dernier coup.
asked-draw = { $name } propose le nul.
asked-lots = { $name } propose de construire le reste par tirage au sort.
asked-resign = { $name } propose que l’équipe abandonne.
asked-bot = { $name } demande qu’un bot joue pour { $other }.
asked-waits = On attend la réponse de : { $name }.
answer-no = Non
answer-yes = D’accord
answer-never = Retirer ma demande
talk = Messages et demandes
phrases = Messages rapides
reactions = Réactions
phrases-off = Les messages sont désactivés dans tes réglages.
phrase-says = { $name } : { $words }
phrase-hello = Bonjour
phrase-good-luck = Bonne chance
phrase-well-played = Bien joué
phrase-thanks = Merci
phrase-sorry = Pardon
phrase-oops = Oups
phrase-moment = Un instant, s’il te plaît.
phrase-good-game = C’était une belle partie
phrase-again = Encore une ?
phrase-bye = Au revoir
phrase-bravo = Bravo
phrase-smile = Sourit
phrase-laugh = Rit
phrase-wow = S’étonne
phrase-sad = Est triste
phrase-heart = Envoie un cœur
play-again = Rejouer
join-again = Rejoindre la partie suivante
next-round = Partie suivante
round-of = Partie { $round } sur { $rounds }
match-leads =
    { $count ->
        [one] La partie { $round } sur { $rounds } est finie. { $name } mène. Points : { $points }.
       *[other] La partie { $round } sur { $rounds } est finie. { $name } mènent. Points chacun : { $points }.
    }
match-level = La partie { $round } sur { $rounds } est finie. Égalité parfaite. Points chacun : { $points }.
match-won =
    { $count ->
        [one] { $name } gagne le match. Points : { $points }.
       *[other] { $name } gagnent le match. Points chacun : { $points }.
    }
match-drawn = Le match est nul. Points chacun : { $points }.
download = Enregistrer la partie

## Revoir une partie

replay = Revoir la partie
watch-again = Revoir la partie
opening-replay = Ouverture de la partie…
replay-not-over = Cette partie n’est pas finie. Quand elle le sera, tu pourras la revoir ici.
replay-date = Partie du { $date }
replay-rules = Cette partie a été jouée selon des règles antérieures. Seuls la position finale et le journal ont été gardés.
replay-bygone = Jouée selon des règles antérieures : tu peux la revoir telle quelle, mais pas la continuer.
to-table = Aller à la table
viewpoint = Point de vue
viewpoint-all = Tout est visible
viewpoint-watcher = Comme un spectateur
viewpoint-seat = Vu par { $name }
replay-bar = Moment de la partie
replay-at = Position { $ply } sur { $total }
replay-first = Au début
replay-last = À la fin
replay-back = Coup précédent
replay-forth = Coup suivant
replay-turn-back = Tour précédent
replay-turn-forth = Tour suivant
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-seek = Aller au suivant
speed-slow = Lent
speed-usual = Normal
speed-fast = Rapide
mark-strike = Renvois
mark-bump = Chocs
mark-devour = Mangés
mark-wall = Murs
mark-goal = Arrivées
mark-win = Victoire
look-back = Positions passées
looking-back = Tu revois une position passée.
back-to-now = Revenir à la partie
play-on = Continuer à partir d’ici
play-on-hint = Cette table commence par la position que tu regardais. Choisis qui joue ; tout le monde verra d’où elle vient.
open-record = Ouvrir une partie enregistrée
open-record-hint = Dépose le fichier n’importe où sur cette page, ou choisis-le. Il est seulement affiché, rien n’est enregistré.
choose-file = Choisir un fichier
record-no-json = Ce fichier n’est pas une partie enregistrée.
record-too-large = Ce fichier est trop grand pour une partie enregistrée.
record-malformed = Ce fichier n’est pas une partie enregistrée : erreur à « { $place } ».
record-game = Il n’y a pas de jeu « { $game } » ici.
record-version = Cette partie a été jouée selon la version { $played } des règles. Ici, c’est la version { $ours }.
record-position = La première position de ce fichier n’est pas possible : « { $place } ».
record-act =
    { $clause ->
        [none] Le coup { $number } de ce fichier, « { $act } », n’est pas possible.
       *[other] Le coup { $number } de ce fichier, « { $act } », est contraire aux règles ({ $clause }).
    }
fields = Numéros sur la piste
fields-hint = Pour trouver vite les cases nommées dans le journal.
phrases-show = Messages et réactions
phrases-show-hint = Ce que les autres disent avec la liste est affiché et lu.
keys-look-back = Position précédente ou suivante
keys-replay-act = Coup précédent ou suivant
keys-replay-turn = Tour précédent ou suivant
keys-replay-ends = Au début ou à la fin
keys-replay-play = Lecture ou pause

## Règles et touches

print = Imprimer
ten-title = Le jeu en dix lignes
rules-contents = Sommaire
rules-fine =
    { $count ->
        [one] Dans le détail : { $count } règle
       *[other] Dans le détail : { $count } règles
    }
page-aim = Le but du jeu
page-setup = La mise en place
page-turn = Un tour
page-end = La fin
search-rules = Chercher dans les règles
rules-found = { $count ->
    [0] Aucune règle trouvée.
    [one] Une règle trouvée.
   *[other] { $count } règles trouvées.
}
rules-none = Aucune règle ne contient ces mots.
show-clause = Règle { $clause }
keys = Touches
keys-board = Sur le plateau
keys-everywhere = Partout
keys-tab = À l’élément suivant
keys-escape = Fermer, ou passer l’animation
keys-help = Cette liste
shortcuts = Raccourcis à une touche
shortcuts-hint = Lettres, chiffres et signes agissent seuls, sans Ctrl ni Alt, tant que le focus est à la table. Tab, les flèches et Entrée marchent toujours.
keys-since = Lire ce qui s’est passé depuis ton dernier tour
keys-again = Lire ce que tu dois faire
since-nothing = Rien ne s’est passé depuis ton dernier tour.
keys-exploring = Explorer le plateau
keys-asking = Demander
keys-standing = Lire où en est chacun
keys-hidden = Lire ce qui est caché
keys-more = Lire plus de détails sur la dernière annonce
keys-go-to = Aller à une case par son nom, ou entendre ce qui est sur une ligne
keys-stops = Aller à l’endroit suivant ou précédent où Entrée agit
keys-own-pieces = Aller à ta pièce suivante ou précédente
keys-other-pieces = Aller à la pièce suivante ou précédente des autres
keys-strikes = Aller à ce que tu pourrais menacer
keys-dangers = Aller à ce qui est en danger
keys-here = Lire où l’on peut aller d’ici, et ce qui menace cette case
keys-can = Lire tout ce que tu peux faire maintenant
hidden-nothing = Rien n’est caché. Tout le monde voit tout.
standing-of = { $name } : { $count } sur { $most }.
more-nothing = Il n’y a encore rien de plus à dire.
pieces-none = Tu n’as rien sur le plateau.
others-none = Les autres n’ont rien sur le plateau.
stops-none = Il n’y a rien à choisir sur le plateau en ce moment.
strikes-none = Tu ne menaces rien.
dangers-none = Rien n’est en danger.
threat = { $name } ({ $start }) menace { $other } ({ $place }).
threat-winning = { $name } ({ $start }) pourrait gagner : { $place }.
threat-placing = { $name } pourrait gagner en { $place }.
threat-by = Avec : { $by }.
here-none = Aucun coup n’est possible d’ici.
here-list = D’ici : { $list }.
line-of = { $line } : { $list }.
line-empty = { $line } : rien.
go-to = Aller à
go-to-name = Une case (c4), une ligne (4), une colonne (c), ou un coup tel qu’il s’écrit
go-to-go = Aller
go-to-nowhere = Cette case n’existe pas, et ce coup n’est pas possible maintenant : { $place }.
here-reach =
    { $count ->
        [one] D’ici : une possibilité.
       *[other] D’ici : { $count } possibilités.
    }
can-do =
    { $count ->
        [one] Une possibilité : { $list }.
       *[other] { $count } possibilités : { $list }.
    }

## Réglages

settings = Réglages
close = Fermer
language = Langue
theme = Apparence
theme-auto = Comme sur cet appareil
theme-light = Claire
theme-dark = Sombre
motion = Mouvement
motion-auto = Comme sur cet appareil
motion-full = Complet
motion-reduced = Réduit
sound = Son
sound-hint = Petits coups doux sur du bois.
confirm = Demander avant d’envoyer un coup
confirm-hint = Un coup envoyé est joué.

## Hasard équitable

fair = Équité
fair-intro = Tous les tirages de cette partie viennent d’un secret du serveur et d’une part tirée au hasard par chaque appareil. Voici ce que ton appareil a vérifié :
fair-found-commitment =
    { $holds ->
        [yes] L’empreinte est la première que cet appareil a vue.
       *[no] Le serveur a montré à cet appareil des empreintes différentes. Il a changé quelque chose.
    }
fair-found-own =
    { $holds ->
        [yes] Ta part y est, inchangée.
       *[no] Tu as ouvert ta part, mais elle n’est pas dans la partie.
    }
fair-found-parts =
    { $holds ->
        [yes] Aucune part n’a été changée après avoir été scellée.
       *[no] Une part a été changée après avoir été scellée.
    }
fair-found-secret =
    { $holds ->
        [yes] Le secret correspond à l’empreinte que cet appareil a gardée.
       *[no] Le secret ne correspond pas à l’empreinte que cet appareil a gardée.
    }
fair-found-record =
    { $holds ->
        [yes] La partie enregistrée est celle que cet appareil a vue, et sa graine en découle.
       *[no] La partie enregistrée n’est pas celle que cet appareil a vue.
    }
fair-found-set-up =
    { $holds ->
        [yes] La première position a été tirée au sort.
        [partly] Une partie de la première position a été choisie à l’ouverture de la table, par exemple qui commence. Le reste a été tiré au sort.
       *[no] La première position n’a pas été tirée au sort, et la table ne l’a pas dit.
    }
fair-alarm = Quelque chose ne va pas avec le hasard à cette table. Voir « Équité ».
fair-withheld = { $name } a scellé une part mais ne l’a jamais ouverte.
fair-before = Avant la partie
fair-before-hint = Le serveur fixe un secret et en montre l’empreinte (SHA-256). Cet appareil garde la première qu’il voit. Ce n’est qu’ensuite qu’il ajoute sa part.
fair-late = Cet appareil n’a vu l’empreinte qu’une fois la partie commencée. Il ne peut donc rien prouver sur ce qui précède.
fair-added = Ce qu’ajoute chaque place
fair-added-hint = Chaque appareil scelle ses propres caractères au hasard : il n’en montre d’abord que l’empreinte. Quand tout est scellé, tout est ouvert.
fair-seal = Sceau
fair-part = Part
fair-yours = De cet appareil.
fair-nothing = Rien d’ajouté
fair-after = Après la partie
fair-after-hint = À la fin de la partie, le secret est montré ici.
fair-verify = Enregistre la partie et refais toi-même chaque tirage. Cette commande contient ce que ton appareil a gardé :
fair-proves = Ce que cela prouve
fair-proves-server = Face au serveur : il n’a pas pu choisir les tirages. Il a fixé son secret avant de connaître ta part, et il ne peut rien échanger sans que ton appareil le remarque.
fair-proves-players = Face aux autres joueurs : personne n’a pu choisir sa part à son avantage, pas même le dernier assis. Toutes les parts étaient scellées avant que la tienne soit ouverte.
fair-proves-nothing = Cet appareil n’a rien ajouté à cette partie. Elle ne te prouve donc rien : le serveur et les autres ensemble auraient pu choisir les tirages.
fair-not = Ce que cela ne prouve pas
fair-not-withheld = Une part scellée mais jamais ouverte est laissée de côté après un moment. Une personne qui ferait cela avec l’aide du serveur pourrait choisir entre deux parties. On le verrait ici, avec le nom.
fair-not-hidden = Le serveur connaît tout ce qui est caché, comme les cartes et les murs. Rien ne prouve qu’il le garde pour lui, ni que ses bots ne regardent pas.

## Quand quelque chose ne va pas

why-past = Quelqu’un a joué juste avant toi. Regarde le plateau et réessaie.
why-not-your-turn = Ce n’est pas ton tour.
why-unknown = Ce coup n’est pas possible. Choisis-en un autre.
why-ended = La partie s’arrête sans vainqueur : elle a duré plus longtemps que toute vraie partie.
ended-rules = Les règles ont changé depuis le début de cette partie. Elle ne peut plus continuer ni être montrée, mais tu peux encore l’enregistrer.
ended-resigned = La partie est finie : quelqu’un a abandonné.
ended-agreed = La partie est nulle : tout le monde est d’accord.
ended-time = La partie est finie : quelqu’un n’a plus de temps.
problem-unreachable = Le serveur ne répond pas. Vérifie ta connexion.
problem-not_found = Cela n’existe plus. Reviens à l’accueil.
problem-forbidden = Ce lien ne le permet pas. Demandes-en un autre.
problem-conflict = Quelqu’un a été plus rapide. Réessaie.
problem-bad_request = Le serveur n’a pas compris. Recharge la page.
problem-too_many = Trop de demandes à la fois. Attends un instant, puis réessaie.
problem-too_slow = La connexion est trop lente. Réessaie.
problem-unavailable = Impossible pour le moment. Réessaie bientôt.
problem-internal = Il y a eu un problème. Réessaie.

## A card, where the link of a table is shared

card-waiting = En attente de joueurs
card-playing = La partie est en cours
card-over = La partie est terminée
card-won =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }

## The review of a finished game

rev = Analyse
save-picture = Enregistrer l’image
rev-intro = Quelle part de chance, quelle part de talent, et où la partie a-t-elle basculé ? Le bot le plus fort revoit chaque coup avec ce que le joueur savait à ce moment-là.
rev-ask = Analyser la partie
rev-waiting = L’analyse est en cours…
rev-waiting-hint = Il faut environ une minute. Tu peux fermer et revenir plus tard.
rev-failed = L’analyse n’a pas abouti. Réessaie dans un moment.
rev-rules = Cette partie a été jouée selon des règles antérieures. On ne peut plus l’analyser.
rev-curve = Probabilités au fil de la partie
rev-scrub = Moment de la partie
rev-chance = { $names } : { $share } %.
rev-table = En tableau
rev-act = Coup
rev-of-chance = Hasard
rev-turning = Où la partie a basculé
rev-turning-none = Aucun coup n’a coûté plus que la marge d’erreur.
rev-turning-luck = Pour le reste, c’est la chance qui a fait bouger les probabilités.
rev-turning-more = Pertes plus petites
rev-played = Joué
rev-you-played = Tu as joué
rev-better = Il aurait mieux valu
rev-lost = Ce coup a coûté { $share } % de chances.
rev-show = Montrer sur le plateau
rev-show-played = Montrer ce qui a été joué
rev-show-better = Montrer ce qui aurait été meilleur
rev-aside = Ce coup n’a pas été joué, mais il aurait été meilleur.
rev-aside-back = Retour à la partie
rev-shares = Chance et talent
rev-from-to = de { $start } % à { $share } %
rev-luck = Chance
rev-own = Ses propres coups
rev-others = Coups des autres
rev-meaning = Ce sont des estimations d’un bot de niveau { $level }, pas des certitudes. Dans 95 cas sur 100, une probabilité est fausse de moins de { $share } points sur 100, et la chance de toute la partie de moins de { $margin }. Ce que personne ne pouvait savoir compte comme chance ; les sommes, elles, sont exactes.

## Conseils

hint = Conseil
hint-thinking = Recherche d’un conseil…
hints-on = Tous les autres sont des bots : la lampe au-dessus du plateau te donne un conseil.
hints-off = Il n’y a pas de conseils ici : d’autres personnes jouent aussi.
hint-only = C’est le seul coup possible.
hint-wins = Ce coup gagne la partie.
hint-best = Parmi les coups essayés, c’est celui qui menait le plus souvent à la victoire.
hint-other = Le conseil est un autre coup. Ce que tu as préparé reste en place.
hint-show = Montrer le conseil

# Lessons
learn = Apprendre
learn-first = Jamais joué ? Apprends en quelques minutes
learn-offer = Tu découvres { $game } ? Quelques courtes leçons montrent comment ça marche.
learn-title = Apprendre en jouant
learn-game = Apprendre : { $game }
learn-pitch = De courtes leçons sur un vrai plateau, une idée à la fois. Après le premier cours, tu peux jouer ta première partie.
learn-begin = Commencer
learn-on = Continuer
learn-waits = Ici, c’est quelqu’un d’autre qui commence. On y va ?
learn-all = Tous les jeux
course-first = Les premiers pas
course-further = D’autres leçons
course-done = { $done } sur { $total }
course-minutes =
    { $minutes ->
        [one] environ { $minutes } minute
       *[other] environ { $minutes } minutes
    }
course-finished = C’était le premier cours : tu peux maintenant jouer une première partie. D’autres leçons t’attendent pour plus tard.
courses-finished = C’était la dernière leçon. Il ne te reste plus qu’à jouer.
learn-is-done = terminée
learn-number = { $number }/{ $total }
learn-leave = Quitter la leçon
learn-next = Leçon suivante
learn-repeat = Recommencer
learn-again = Réessayer
learn-skip = Plus tard
learn-reached = Objectif atteint.
learn-missed = Pas encore.
learner = Élève
