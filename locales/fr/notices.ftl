### Notices that it is one’s turn: on devices and in mails, and the page that links in mails lead to.

notice-turn-title = À toi de jouer · { $game }
notice-turn-body = À la table : { $names }
notice-stop = Ne plus m’avertir
mail-turn-subject = À toi de jouer : { $game }
mail-turn-text =
    C’est à toi de jouer : { $game }
    À la table : { $names }

    { $link }

    Ouvre le lien sur l’appareil avec lequel tu joues à cette table.

    Pour ne plus recevoir de courriels :
    { $stop }
mail-confirm-subject = Des courriels d’Irrgarten ?
mail-confirm-text =
    Quelqu’un souhaite recevoir un courriel à cette adresse quand c’est à lui de jouer.

    Si c’est toi, ouvre ce lien et confirme :
    { $link }

    Sinon, ne fais rien : tu ne recevras aucun autre courriel.
mailed-asking = Des courriels quand c’est à toi ?
mailed-asking-hint = Un courriel par tour au plus, et seulement quand tu n’es pas à la table. Chacun contient un lien pour les arrêter.
mailed-confirm = Oui, je veux des courriels
mailed-sending = Un instant…
mailed-confirmed = C’est confirmé
mailed-confirmed-hint = Désormais tu reçois un courriel quand c’est à toi de jouer et que tu n’es pas là.
mailed-stopped = Tu ne recevras plus de courriels
mailed-stopped-hint = Tu peux les redemander à la table.
mailed-failed = Ce lien ne marche plus
mailed-failed-hint = Il est peut-être incomplet ou trop ancien. Demande un nouveau courriel à la table.
mailed-away = Le serveur ne répond pas. Réessaie bientôt.
