### Notices that it is one’s turn: on devices and in mails, and the page that links in mails lead to.

notice-turn-title = Du bist am Zug · { $game }
notice-turn-body = Am Tisch: { $names }
notice-stop = Keine Nachrichten mehr
mail-turn-subject = Du bist am Zug: { $game }
mail-turn-text =
    Du bist am Zug: { $game }
    Am Tisch: { $names }

    { $link }

    Öffne den Link auf dem Gerät, auf dem du spielst.

    Keine Mails mehr bekommen:
    { $stop }
mail-confirm-subject = Mails von Irrgarten?
mail-confirm-text =
    Jemand möchte an diese Adresse eine Mail bekommen, wenn er in einer Partie am Zug ist.

    Wenn du das bist, öffne diesen Link und bestätige:
    { $link }

    Wenn nicht, musst du nichts tun: Es kommt keine weitere Mail.
mailed-asking = Mails, wenn du am Zug bist?
mailed-asking-hint = Höchstens eine Mail für jeden Zug, und nur, wenn du nicht am Tisch bist. In jeder steht ein Link, mit dem du sie abstellst.
mailed-confirm = Ja, schickt mir Mails
mailed-sending = Einen Moment …
mailed-confirmed = Bestätigt
mailed-confirmed-hint = Ab jetzt bekommst du eine Mail, wenn du am Zug bist, aber nicht am Tisch.
mailed-stopped = Keine Mails mehr
mailed-stopped-hint = Du bekommst keine Mails mehr. Am Tisch kannst du sie wieder einschalten.
mailed-failed = Dieser Link funktioniert nicht mehr
mailed-failed-hint = Vielleicht ist er unvollständig oder zu alt. Am Tisch bekommst du eine neue Mail.
mailed-away = Der Server ist nicht erreichbar. Versuche es bald wieder.
