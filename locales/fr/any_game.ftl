# What games without texts of their own for it say.
why-unknown = Ce coup n’est pas possible maintenant.
why-not-your-turn = C’est à quelqu’un d’autre de jouer.
any-log-act = { $name } : { $act }
any-log-chance = Le hasard : { $act }
any-ask-you = À toi de jouer : choisis une action
any-ask-other = C’est à { $name } de jouer
any-drawn = La partie est nulle
any-won = Victoire : { $names }
any-board = Plateau
any-acts = Ce que tu peux faire
any-field = { $field } : { $name }
any-send = Jouer
any-undo = Annuler
