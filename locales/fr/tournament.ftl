### Ce que disent les pages d’un tournoi.

## Préparer

tournament-new = Nouveau tournoi
tournament-pitch = Une soirée, plusieurs tables : on s’inscrit par un lien, et chacun voit aussitôt qui joue contre qui et qui est en tête.
tournament-title = Nom du tournoi
tournament-make = Ouvrir le tournoi
who-meets = Qui joue contre qui ?
side =
    { $size ->
        [1] Un contre un
        [2] Équipes de deux
       *[other] Équipes de trois
    }
teams = Équipes
teams-together = S’inscrivent ensemble
teams-drawn = Sont formées par tirage au sort
teams-drawn-hint = Tu t’inscris en solo. Les équipes sont formées par tirage au sort au début du tournoi.
format = Formule
format-swiss = Système suisse
format-swiss-is = On joue contre ceux qui ont le même score. Personne n’est éliminé.
format-round_robin = Toutes rondes
format-round_robin-is = Chacun joue une fois contre tous les autres.
format-knock_out = Élimination directe
format-knock_out-is = Le gagnant passe à la ronde suivante. En cas de nul, c’est celui qui n’a pas commencé.
format-groups = Groupes, puis élimination
format-groups-is = Les premiers de chaque groupe jouent l’élimination directe.
tournament-rounds = Rondes
rounds-enough = Autant qu’il faut pour un vainqueur
groups = Groupes
advance = Qualifiés de chaque groupe
match-length = Parties par rencontre
more-choices = Plus de choix
round-time = Temps d’une ronde
time-open = Le temps qu’il faut
minutes = { $number } min
overtime = Quand le temps est écoulé
overtime-draw = La partie est déclarée nulle
organiser-says = L’organisation décide
no-show = En cas d’absence
no-show-loss = Perd après 10 minutes
no-show-bot = Un bot joue à sa place
next-when = La ronde suivante commence
next-at-once = Dès la fin de la dernière partie
next-after = { $number } min après la dernière partie
seats-rotating = Tournantes : chacun commence à son tour
seats-fixed = Fixes : le tirage au sort dit qui commence
seeding = Têtes de série
seeding-entry = Dans l’ordre d’inscription
tie-breaks = À égalité de points
tie-breaks-hint = Cela départage, dans cet ordre.
tie-earlier = Placer avant : { $what }
tie-direct = Rencontre directe
tie-direct-is = Ce que les ex æquo ont fait entre eux, s’ils se sont tous rencontrés.
tie-buchholz = Buchholz
tie-buchholz-is = Les points de tous les adversaires réunis ; une exemption compte comme un adversaire qui a les mêmes points que toi.
tie-sonneborn_berger = Sonneborn-Berger
tie-sonneborn_berger-is = Les points des adversaires que tu as battus, et la moitié de ceux contre qui tu as fait nul.
tie-points = Points du jeu
tie-points-is = Tous les points marqués dans les parties elles-mêmes.

## Le tournoi

tournament-entry = Inscriptions ouvertes
tournament-playing = En cours
tournament-round-of = Ronde { $round } sur { $rounds }
tournament-over = Terminé
tournament-gone = Ce tournoi n’existe pas
tournament-more = Plus sur le tournoi
time-left = Temps restant :
next-in = Prochaine ronde dans
standings = Classement
group = Groupe { $number }
pairings = Appariements
pairings-of = Ronde { $round } : appariements
pairing = Appariement
result = Résultat
actions = Actions
being-played = en cours
corrected = Décidé par l’organisation : { $reason }
watch-table = Regarder la table { $number }
settle-table = Arbitrer la table { $number }
settle-title = Arbitrer ou corriger
settle-who = Qui gagne ?
settle-draw = Nul
settle-reason = Pourquoi ?
settle-hint = Tout le monde voit cette raison, et elle reste affichée.
settle = Valider
place = Rang
score = Points
record = V–N–D
withdrawn = retrait
prize-giving = Remise des prix
entrants = Inscrits
entrants-none = Personne pour l’instant : envoie le lien.

## Pourquoi cet appariement

pair-why = Pourquoi ?
pair-why-title = Pourquoi cet appariement
pair-same-score = Les deux ont le même score : { $score }.
pair-scores-apart = L’un a { $higher }, l’autre { $lower } : il ne restait personne de plus proche au classement.
pair-not-met = Ils n’avaient pas encore joué ensemble.
pair-met-before = Ils ont déjà joué ensemble ({ $count } ×) : tout autre appariement aurait répété encore plus de rencontres.
pair-by-table = Selon la grille où chacun joue contre tous : ronde { $round } sur { $rounds }.
pair-seeds = Tête de série { $first } contre { $second } : ainsi les meilleurs se rencontrent à la fin.
pair-winners = Les vainqueurs des tables { $first } et { $second } de la ronde précédente.
pair-lowest = Le nombre est impair. Parmi ceux qui n’ont pas encore été exemptés, personne n’a moins de points ({ $score }).
pair-lowest-again = Le nombre est impair, et tous ceux qui restaient avaient déjà été exemptés.
pair-seed-rests = Le nombre n’est pas une puissance de deux : les meilleures têtes de série se reposent d’abord (numéro { $number }).
pair-free-by-table = Le nombre est impair : chacun se repose une fois.
pair-other-gone = L’adversaire prévu s’est retiré.
pair-begins = Commence : { $name }. A déjà commencé : { $first } ×, l’adversaire { $second } ×.
pair-begins-by-table = Commence selon la même grille : { $name }. À la fin, chacun aura commencé à peu près aussi souvent.
how-bye = exemption
how-rest = repos
how-no-show = absence
how-overtime = temps écoulé
how-organiser = par l’organisation

## S’inscrire

enter = S’inscrire
enter-hint = Sans compte : un nom suffit. Quand une ronde commence, cette page te mène à ta table.
enter-conflict = Ce nom est déjà pris, ou personne d’autre ne peut participer maintenant. Essaie un autre nom ou demande à l’organisation.
enter-other = Ajouter
team = Équipe
team-new = Une nouvelle équipe
team-name = Nom de l’équipe
team-lacks = Places libres : { $count } (complétées par des bots)
own-entered = C’est fait. Quand la première ronde commence, cette page te mène à ta table.
own-table = Ronde { $round }, table { $number }. Adversaire : { $name }
own-go = À ma table
own-bye = Tu as une exemption à la ronde { $round }.
own-done = Ta partie est finie : { $result }. La prochaine ronde commence toute seule.
own-out = Tu ne joues pas cette ronde.
own-withdrawn = Tu as quitté le tournoi.
own-place = Rang { $place }, points { $score }
own-link = Mon lien
own-link-hint = Ouvre ta place sur un autre appareil. Garde-le pour toi.

## L’organisation

desk = Organisation
desk-invite = Lien d’inscription
desk-invite-hint = Avec ce lien, on peut s’inscrire ou regarder.
desk-open = Chacun peut s’inscrire
desk-add = Ajouter quelqu’un
desk-bots = Ajouter des bots
desk-bots-count = Combien de bots
desk-begin = Commencer le tournoi
desk-settled = Tous les résultats de la ronde sont là.
desk-next = Lancer la ronde suivante
desk-finish = Terminer le tournoi
desk-next-at = Prochaine ronde pas avant
desk-set-time = Fixer l’heure
desk-entrants = Inscrits : { $count }
desk-link = Lien de l’organisation
desk-link-hint = Ouvre l’organisation sur un autre appareil. La personne qui l’a dirige le tournoi.
desk-conflict = Ce n’est pas possible maintenant. Recharge la page et réessaie.
tournaments-own-limit = Trop de tournois de ton réseau sont en cours. Termines-en d’abord un.
tournaments-limit = Trop de tournois sont en cours ici. Attends que l’un d’eux soit fini.
rename = Renommer
rename-who = Renommer : { $name }
reissue = Nouveau lien
reissue-who = Nouveau lien pour { $name }
remove-who = Retirer : { $name }
link-of = Lien pour { $name }
link-of-hint = Pour cette personne seule. Un lien d’avant ne marche plus.
withdraw = Retirer
withdraw-question = Retirer { $name } ?
withdraw-early = Le tournoi n’a pas commencé : l’inscription est simplement annulée.
withdraw-late = Sa rencontre de cette ronde est perdue, et les appariements suivants se feront sans cette personne. Ses résultats restent.
withdraw-undo = Réintégrer

## Salle et listes

hall = La salle
hall-enter = Viens jouer
hall-turn = Au tour de : { $names }
hall-missing = Pas encore là : { $names }
lists = Listes à imprimer
lists-none = Le tournoi n’a pas commencé.
print = Imprimer
leaf-before = Page précédente
leaf-next = Page suivante
leaf-hold = Arrêter le défilement
