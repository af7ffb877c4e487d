### Notices that it is one’s turn: on devices and in mails, and the page that links in mails lead to.

notice-turn-title = Jij bent aan de beurt · { $game }
notice-turn-body = Aan tafel: { $names }
notice-stop = Geen berichten meer
mail-turn-subject = Jij bent aan de beurt: { $game }
mail-turn-text =
    Jij bent aan de beurt: { $game }
    Aan tafel: { $names }

    { $link }

    Open de link op het apparaat waarop je daar speelt.

    Wil je geen mails meer? Klik dan hier:
    { $stop }
mail-confirm-subject = Mails van Irrgarten?
mail-confirm-text =
    Iemand wil op dit adres een mail krijgen als hij of zij in een partij aan de beurt is.

    Ben jij dat, open dan deze link en bevestig:
    { $link }

    Zo niet, doe dan niets: er komt geen mail meer.
mailed-asking = Mails als je aan de beurt bent?
mailed-asking-hint = Hoogstens één mail per beurt, en alleen als je niet aan tafel bent. In elke mail staat een link om te stoppen.
mailed-confirm = Ja, stuur mij mails
mailed-sending = Een ogenblik…
mailed-confirmed = Bevestigd
mailed-confirmed-hint = Vanaf nu krijg je een mail als je aan de beurt bent en niet aan tafel zit.
mailed-stopped = Je krijgt geen mails meer
mailed-stopped-hint = We sturen je niets meer. Bedenk je je, dan kun je het aan tafel opnieuw vragen.
mailed-failed = Deze link werkt niet
mailed-failed-hint = Misschien is hij onvolledig of te oud. Vraag aan tafel een nieuwe mail aan.
mailed-away = De server is niet bereikbaar. Probeer het zo nog eens.
