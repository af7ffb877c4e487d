### Notices that it is one’s turn: on devices and in mails, and the page that links in mails lead to.

notice-turn-title = È il tuo turno · { $game }
notice-turn-body = Al tavolo: { $names }
notice-stop = Basta avvisi
mail-turn-subject = È il tuo turno: { $game }
mail-turn-text =
    È il tuo turno: { $game }
    Al tavolo: { $names }

    { $link }

    Apri il link sul dispositivo con cui giochi a quel tavolo.

    Basta e-mail:
    { $stop }
mail-confirm-subject = E-mail da Irrgarten?
mail-confirm-text =
    Qualcuno vorrebbe essere avvisato a questo indirizzo quando è il suo turno in una partita.

    Se sei tu, apri questo link e conferma:
    { $link }

    Se no, non fare nulla: non arriverà nessun’altra e-mail.
mailed-asking = E-mail quando è il tuo turno?
mailed-asking-hint = Al massimo un’e-mail per turno, e solo quando non sei al tavolo. In ognuna c’è un link per fermarle.
mailed-confirm = Sì, mandatemi e-mail
mailed-sending = Un momento…
mailed-confirmed = Confermato
mailed-confirmed-hint = D’ora in poi ricevi un’e-mail quando è il tuo turno e non ci sei.
mailed-stopped = Basta e-mail
mailed-stopped-hint = Non ti sarà più mandato nulla. Al tavolo puoi chiederlo di nuovo.
mailed-failed = Questo link non fa nulla
mailed-failed-hint = Forse è incompleto o troppo vecchio.
mailed-away = Il server non è raggiungibile
