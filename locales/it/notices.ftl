### Notices that it is one’s turn: on devices and in mails, and the page that links in mails lead to.

notice-turn-title = È il tuo turno · { $game }
notice-turn-body = Al tavolo: { $names }
notice-stop = Non avvisarmi più
mail-turn-subject = È il tuo turno: { $game }
mail-turn-text =
    È il tuo turno: { $game }
    Al tavolo: { $names }

    { $link }

    Apri il link sul dispositivo con cui giochi a quel tavolo.

    Per non ricevere più e-mail:
    { $stop }
mail-confirm-subject = E-mail da Irrgarten?
mail-confirm-text =
    Qualcuno vorrebbe essere avvisato a questo indirizzo quando è il suo turno in una partita.

    Se sei tu, apri questo link e conferma:
    { $link }

    Se no, non fare nulla: non arriverà nessun’altra e-mail.
mailed-asking = E-mail quando è il tuo turno?
mailed-asking-hint = Al massimo un’e-mail per turno, e solo quando non sei al tavolo. In ognuna c’è un link per non riceverne più.
mailed-confirm = Sì, voglio ricevere le e-mail
mailed-sending = Un momento…
mailed-confirmed = Confermato
mailed-confirmed-hint = D’ora in poi ricevi un’e-mail quando è il tuo turno e non ci sei.
mailed-stopped = Non riceverai più e-mail
mailed-stopped-hint = Non ti manderemo più niente. Se cambi idea, puoi chiederlo di nuovo al tavolo.
mailed-failed = Questo link non funziona
mailed-failed-hint = Forse è incompleto o troppo vecchio.
mailed-away = Il server non è raggiungibile
