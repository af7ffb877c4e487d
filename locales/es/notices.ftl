### Notices that it is one’s turn: on devices and in mails, and the page that links in mails lead to.

notice-turn-title = Te toca · { $game }
notice-turn-body = En la mesa: { $names }
notice-stop = No más avisos
mail-turn-subject = Te toca: { $game }
mail-turn-text =
    Te toca: { $game }
    En la mesa: { $names }

    { $link }

    Abre el enlace en el dispositivo con el que juegas en esa mesa.

    No más correos:
    { $stop }
mail-confirm-subject = ¿Correos de Irrgarten?
mail-confirm-text =
    Alguien quiere que se le avise en esta dirección cuando le toca en una partida.

    Si eres tú, abre este enlace y confirma:
    { $link }

    Si no, no hagas nada: no llegará ningún otro correo.
mailed-asking = ¿Correos cuando te toca?
mailed-asking-hint = Un correo por turno como mucho, y solo cuando no estás en la mesa. En cada uno hay un enlace para pararlos.
mailed-confirm = Sí, enviadme correos
mailed-sending = Un momento…
mailed-confirmed = Confirmado
mailed-confirmed-hint = Desde ahora recibes un correo cuando te toca y no estás.
mailed-stopped = No más correos
mailed-stopped-hint = Ya no se te enviará nada. En la mesa puedes volver a pedirlo.
mailed-failed = Este enlace no hace nada
mailed-failed-hint = Quizá esté incompleto o sea demasiado antiguo.
mailed-away = No se puede contactar con el servidor
