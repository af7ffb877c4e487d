### Notices that it is one’s turn: on devices and in mails, and the page that links in mails lead to.

notice-turn-title = Your turn · { $game }
notice-turn-body = At the table: { $names }
notice-stop = Stop notifications
mail-turn-subject = Your turn: { $game }
mail-turn-text =
    It is your turn at { $game }.
    At the table: { $names }

    { $link }

    Open the link on the device you play on.

    To stop these emails:
    { $stop }
mail-confirm-subject = Emails from Irrgarten?
mail-confirm-text =
    Somebody would like to get an email at this address when it is their turn in a game.

    If that is you, open this link and confirm:
    { $link }

    If not, do nothing: no further email will come.
mailed-asking = Emails when it is your turn?
mailed-asking-hint = One email for each turn at most, and only while you are away from the table. Every email has a link to stop them.
mailed-confirm = Yes, send me emails
mailed-sending = One moment…
mailed-confirmed = Confirmed
mailed-confirmed-hint = From now on you get an email when it is your turn and you are away.
mailed-stopped = No more emails
mailed-stopped-hint = You will not get any more emails. You can ask for them again at the table.
mailed-failed = This link no longer works
mailed-failed-hint = It may be incomplete, or too old. Ask for a new email at the table.
mailed-away = The server cannot be reached. Try again soon.
