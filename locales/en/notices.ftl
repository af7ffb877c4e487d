### Notices that it is one’s turn: on devices and in mails, and the page that links in mails lead to.

notice-turn-title = Your turn · { $game }
notice-turn-body = At the table: { $names }
notice-stop = Stop notices
mail-turn-subject = Your turn: { $game }
mail-turn-text =
    It is your turn at { $game }.
    At the table: { $names }

    { $link }

    Open the link on the device on which you sit there.

    No more mails:
    { $stop }
mail-confirm-subject = Mails from Irrgarten?
mail-confirm-text =
    Somebody would like to be told at this address when it is their turn in a game.

    If that is you, open this link and confirm:
    { $link }

    If not, do nothing: no further mail will come.
mailed-asking = Mails when it is your turn?
mailed-asking-hint = One mail for each turn at most, and only while you are away from the table. Every mail has a link to stop them.
mailed-confirm = Yes, send me mails
mailed-sending = One moment…
mailed-confirmed = Confirmed
mailed-confirmed-hint = From now on you get a mail when it is your turn and you are away.
mailed-stopped = No more mails
mailed-stopped-hint = Nothing will be sent to you any more. You can ask for it again at the table.
mailed-failed = This link does nothing
mailed-failed-hint = It may be incomplete, or too old.
mailed-away = The server cannot be reached
