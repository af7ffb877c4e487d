### Notices that it is one’s turn: on devices and in mails, and the page that links in mails lead to.

notice-turn-title = Te toca · { $game }
notice-turn-body = En la mesa: { $names }
notice-stop = No avisarme más
mail-turn-subject = Te toca: { $game }
mail-turn-text =
    Te toca: { $game }
    En la mesa: { $names }

    { $link }

    Abre el enlace en el dispositivo con el que juegas en esa mesa.

    Para no recibir más correos:
    { $stop }
mail-confirm-subject = ¿Correos de Irrgarten?
mail-confirm-text =
    Alguien quiere que se le avise en esta dirección cuando le toca en una partida.

    Si eres tú, abre este enlace y confirma:
    { $link }

    Si no, no hagas nada: no llegará ningún otro correo.
mailed-asking = ¿Correos cuando te toca?
mailed-asking-hint = Un correo por turno como mucho, y solo cuando no estás en la mesa. En cada uno hay un enlace para no recibir más.
mailed-confirm = Sí, quiero recibir correos
mailed-sending = Un momento…
mailed-confirmed = Confirmado
mailed-confirmed-hint = Desde ahora recibes un correo cuando te toca y no estás.
mailed-stopped = No recibirás más correos
mailed-stopped-hint = Ya no te enviaremos nada. Si cambias de idea, puedes volver a pedirlo en la mesa.
mailed-failed = Este enlace no funciona
mailed-failed-hint = Quizá esté incompleto o sea demasiado antiguo.
mailed-away = No se puede contactar con el servidor
