### Notices that it is one’s turn: on devices and in mails, and the page that links in mails lead to.

notice-turn-title = Du bist am Zug · { $game }
notice-turn-body = Am Tisch: { $names }
notice-stop = Keine Nachrichten mehr
mail-turn-subject = Du bist am Zug: { $game }
mail-turn-text =
    Du bist am Zug: { $game }
    Am Tisch: { $names }

    { $link }

    Öffne den Link auf dem Gerät, an dem du dort sitzt.

    Keine Mails mehr:
    { $stop }
mail-confirm-subject = Mails von Irrgarten?
mail-confirm-text =
    Jemand möchte unter dieser Adresse erfahren, wenn er in einer Partie am Zug ist.

    Wenn du das bist, öffne diesen Link und bestätige:
    { $link }

    Wenn nicht, musst du nichts tun: Es kommt keine weitere Mail.
mailed-asking = Mails, wenn du am Zug bist?
mailed-asking-hint = Höchstens eine Mail für jeden Zug, und nur, wenn du nicht am Tisch bist. In jeder steht ein Link, mit dem du sie abstellst.
mailed-confirm = Ja, schickt mir Mails
mailed-sending = Einen Moment …
mailed-confirmed = Bestätigt
mailed-confirmed-hint = Ab jetzt bekommst du eine Mail, wenn du am Zug und nicht am Tisch bist.
mailed-stopped = Keine Mails mehr
mailed-stopped-hint = Dir wird nichts mehr geschickt. Am Tisch kannst du wieder darum bitten.
mailed-failed = Dieser Link bewirkt nichts
mailed-failed-hint = Vielleicht ist er unvollständig oder zu alt.
mailed-away = Der Server ist nicht erreichbar
