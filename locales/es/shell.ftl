### Lo que dicen todas las páginas y todos los juegos.

irrgarten = Irrgarten

## Página de inicio

front-title = Siéntate a la mesa
front-pitch = Juegos de mesa con amigos y con el ordenador. Sin registro: un nombre, un enlace, un asiento.
front-foot = Software libre. Los nombres de los juegos pertenecen a sus editores.
tournament = Torneo
front-tournament = Una velada del club con muchas mesas: los emparejamientos y la clasificación se hacen solos.
front-tournament-new = Preparar un torneo
lobby = Mesas abiertas
front-lobby = ¿No tienes con quién jugar? Siéntate con otros o te buscamos una partida.
front-lobby-look = Ver quién espera
to-tournament = Al torneo
tournament-next = Empieza la ronda { $round }.
games = Juegos
play = Jugar
play-now = Jugar ya
set-up = Preparar
start-here = Empieza aquí
game-age = desde { $age } años
front-offline = Ahora no hay conexión. Aquí están tus mesas; podrás seguir en cuanto vuelvas a tener conexión.
rules = Reglas
home = Inicio
my-tables = Tus mesas
remove-table = Quitar la mesa
remove-question = ¿Quitar esta mesa de la lista?
remove-hint = Tu asiento sigue siendo tuyo. Encontrarás la mesa en «Mesas quitadas».
table-removed = Quitada de la lista.
undo = Deshacer
removed-tables = Mesas quitadas
put-back = Recuperar
notices = Avisos
notices-title = Cuando te toca
notices-hint = Si te vas un rato de la mesa, recibes un solo aviso por turno.
notices-on = Avisarme en este dispositivo
notices-off = No avisarme más en este dispositivo
notices-insecure = Los avisos necesitan una conexión segura (https).
notices-unsupported = Este navegador no puede mostrar avisos. En un iPhone, añade antes la página a la pantalla de inicio.
notices-denied = El navegador no permite avisos de esta página. Puedes cambiarlo en sus ajustes.
notices-mail = Por correo
notices-mail-ask = Enviarme un correo de confirmación
notices-mail-waits = Te hemos enviado un correo ({ $address }). Abre el enlace que contiene para confirmar.
notices-mail-goes = Los correos llegan aquí: { $address }.
notices-mail-stop = No enviarme más correos
turn-since = Te toca · { $when }
status-waiting = Esperando jugadores
status-playing = En juego
status-over = Terminada

game-any = Una mesa
labelled = { $what }: { $text }

nowhere = Esta página no existe
nowhere-hint = Quizá el enlace esté incompleto.

## Abrir una mesa

set-up-hint = Elige quién juega. A quien no esté aquí le mandas un enlace.
how-many = ¿Cuántos juegan?
rounds = Partidas
rounds-hint = Más de una partida es un encuentro: los puntos se suman y en cada una empieza la persona siguiente.
clock = Reloj
clock-none = Sin reloj
clock-real = Una tarde
clock-days = Varios días
clock-each = Tiempo por persona
clock-minutes = { $minutes } min
clock-increment = Se añade tras cada turno
clock-seconds = { $seconds } s
clock-move = Tiempo para cada jugada
clock-move-days = { $days ->
    [one] { $days } día
   *[other] { $days } días
}
clock-ends = Cuando se acaba el tiempo
clock-ends-bot = sigue jugando un bot
clock-ends-loses = pierde quien lo agota
clock-match = En un encuentro, si a alguien se le acaba el tiempo, un bot sigue por esa persona.
stand-in-after = Si alguien no está cuando le toca
stand-in-never = los demás esperan
stand-in-after-minutes = { $minutes ->
    [one] tras un minuto juega un bot
   *[other] tras { $minutes } minutos juega un bot
}
who-sits = ¿Quién se sienta dónde?
who-sits-seat = ¿Quién juega con el { $colour }?
kind-me = Yo
kind-here = Alguien aquí
kind-friend = Amigo por enlace
kind-friend-hint = Envías el enlace en el siguiente paso.
kind-bot = Bot
level-seat = Nivel del bot ({ $colour })
level-beginner = Principiante
level-casual = Tranquilo
level-skilled = Hábil
level-expert = Experto
level-champion = Campeón
level-beginner-what = Juega lo que salta a la vista y pasa por alto muchas cosas. Bueno para niños.
level-casual-what = Ve la siguiente jugada, pero a veces olvida algo o lo pasa por alto. Para una partida tranquila.
level-skilled-what = Piensa en las jugadas que vienen, pero a veces se le escapa algo.
level-expert-what = Piensa muy por delante y se le escapa poco. Difícil de vencer.
level-champion-what = Juega lo más fuerte que puede. Es el que más tiempo piensa.
name = Nombre
name-seat = Nombre ({ $colour })
name-yours = Tu nombre
name-here = Nombre de otra persona en este dispositivo
name-missing = Escribe aquí un nombre.
name-made-up = inventamos uno
made-up-names = Nutria, Tejón, Mirlo, Erizo, Ardilla, Castor, Urraca, Liebre, Búho, Golondrina, Marta, Lince
the-game = El juego
who-begins = Quién empieza
by-lot = Por sorteo
set-table = Abrir una mesa
who-may-join = ¿Quién puede jugar?
join-link = Solo con el enlace
join-link-hint = Tú decides quién lo recibe.
join-anyone = Cualquiera
join-anyone-hint = La mesa se ve entre las mesas abiertas, con los nombres de quienes ya están sentados, mientras alguien espere aquí.
bots-after = Si quedan asientos libres
bots-never = esperar a otros
bots-after-seconds = tras { $seconds } segundos juegan bots
bots-after-minutes = { $minutes ->
    [one] tras un minuto juegan bots
   *[other] tras { $minutes } minutos juegan bots
}
colour-red = rojo
colour-blue = azul
colour-yellow = amarillo
colour-green = verde
colour-white = blanco
colour-black = negro
bot-red = Bot rojo
bot-blue = Bot azul
bot-yellow = Bot amarillo
bot-green = Bot verde
bot-white = Bot blanco
bot-black = Bot negro

## Esperando jugadores

title-waiting = Esperando
by-hand-position =
    { $count ->
        [0] Esta partida empieza con una posición preparada a mano. Quien abrió la mesa la conoce entera.
       *[other] Esta partida empieza con una posición preparada por { $names }. Quien la preparó sabe también lo que está oculto.
    }
waiting-seats = Asientos
waiting-hint = Aún no hay nadie: manda el enlace o pon un bot. La partida empieza cuando todos los asientos están ocupados.
waiting-guest = Elige un asiento. La partida empieza cuando todos los asientos están ocupados.
drawing-lots = Sorteo en curso…
drawing-waits = Esperando a { $names }. De todos modos, la partida empieza pronto.
seat-open = Asiento libre
seat-free = Libre
sit-down = Sentarme
seat-bot = Poner un bot
free-seat = Quitar del asiento
free-question = ¿Quitar a { $name } de su asiento?
free-hint = { $name } solo podrá mirar, y el asiento volverá a estar libre para todos.
cancel = Cancelar
get-up = Levantarme
seat-lost = Te han quitado del asiento. Ahora estás mirando.
seat-not-kept = Este dispositivo no puede recordar tu asiento. Guarda el enlace del asiento: está en el menú.
level-choice = Nivel de los bots nuevos
invite = Invitar
invite-hint = Con este enlace se puede tomar asiento o mirar.
link-only-here = Este enlace solo funciona en este ordenador.
let-in = Dejar entrar a otros
let-in-hint = Así podrá jugar cualquiera que esté en la misma red, por ejemplo en la misma wifi. Puede que tu ordenador te pida permiso.
let-in-done = Ahora cualquiera que esté en la misma red puede abrir este enlace.
let-in-vain = Este ordenador no está conectado a ninguna red, o el puerto ya está ocupado. Conéctalo a la wifi y reinicia Irrgarten con --let-others-in.
link-network = El enlace funciona para todos los que estén en la misma red que este ordenador.
link-address = Dirección de este ordenador
open-to-all = Cualquiera puede jugar
open-to-all-hint = La mesa se ve entre las mesas abiertas mientras esta página esté abierta.
open-bots-in = En { $time } los bots ocupan los asientos libres.
open-close = Solo con el enlace
open-offer = Abrir la mesa a todos…
open-now = Mostrar entre las mesas abiertas
table-link = Enlace a esta mesa
table-link-hint = Con este enlace se puede mirar, y tomar asiento mientras haya uno libre.
copy-link = Copiar enlace
copied = Copiado
share = Compartir
qr-code = Código QR con el enlace a esta mesa
seat-link = Asiento de { $name }
seat-link-hint = Abre este asiento en otro dispositivo. No compartas este enlace.
watchers = { $count ->
    [0] Nadie mira.
    [one] Una persona mira.
   *[other] { $count } personas miran.
}

## En la mesa

opening = Abriendo la mesa…
table-gone = Esta mesa no existe
table-gone-hint = Quizá el enlace esté incompleto, o la mesa se ha borrado.
try-again = Intentarlo de nuevo
reconnecting = Conexión perdida. Reconectando…
move-kept = Sin conexión. Tu jugada está a salvo y saldrá en cuanto vuelva la conexión.
seats = Asientos
tray = Tu jugada
menu = Menú
log = Crónica
log-empty = Aún no ha pasado nada.
log-bot-host = { $name } no está. Desde ahora juega un bot en su lugar, por decisión de quien abrió la mesa ({ $level }).
log-bot-own = Desde ahora un bot juega por { $name } ({ $level }).
log-back = { $name } ha vuelto y sigue jugando.
log-bot-time = A { $name } se le ha acabado el tiempo. Desde ahora juega un bot ({ $level }).
log-bot-away = Le tocaba a { $name }, que llevaba mucho tiempo ausente. Desde ahora juega un bot ({ $level }).
log-bot-agreed = Los demás están de acuerdo: desde ahora un bot juega por { $name } ({ $level }).
log-call-resigned = { $name } se rinde.
log-call-agreed = { $name } ha ofrecido empate y todos están de acuerdo.
log-call-time = A { $name } se le ha acabado el tiempo.
log-call-back = { $name } deshace su última jugada.
log-call-lots = El resto se construye por sorteo: { $name } lo ha propuesto y todos están de acuerdo.
table = Mesa
pass-device = Pasa el dispositivo a { $name }.
pass-taken = Soy { $name }: mostrar mis cartas
plate-you = Tú
plate-turn = Le toca
plate-your-turn = Te toca
plate-thinking = Pensando
plate-away = Ausente
plate-stand-in = Bot en { $time }
plate-won = Ha ganado
plate-total = { $points } p.
clock-left = Tiempo restante
clock-long = { $days } d { $hours } h
clock-said = { $minutes } min { $seconds } s
clock-said-hours = { $hours } h { $minutes } min
clock-says = { $name }: { $time }.
clock-little = Te quedan { $seconds } segundos.
keys-clock = Leer cuánto tiempo le queda a cada uno
title-yours = Te toca
title-turn = Le toca a { $name }
title-over = Partida terminada
watching = Estás mirando.
resting = Un bot juega por ti
stand-in = Dejar que un bot juegue por { $name }
stand-in-soon = { $name } no está. Dentro de { $seconds } s podrás dejar que juegue un bot.
stand-in-comes = Le toca a { $name }, pero no está. Dentro de { $time } juega un bot.
take-back = { $name } recupera su asiento
time-used-up = A { $name } se le ha acabado el tiempo, así que el bot juega hasta el final.
ask-back = Deshacer mi última jugada
ask-draw = Ofrecer empate
ask-resign = Rendirme
ask-bot = Pedir a los demás un bot para { $name }
resign-sure = La partida termina y ganan los demás. No hay vuelta atrás.
leave = Irme de la mesa
leave-sure = Un bot sigue por ti. El asiento sigue siendo tuyo: vuelve cuando quieras.
stand-in-sure = Un bot juega por { $name } hasta que alguien vuelva a ocupar el asiento.
stand-in-yes = Que juegue un bot
asked-back = { $name } pide deshacer su última jugada.
asked-draw = { $name } ofrece empate.
asked-lots = { $name } propone construir el resto por sorteo.
asked-resign = { $name } quiere que tu equipo se rinda.
asked-bot = { $name } pide que un bot juegue por { $other }.
asked-waits = Esperando la respuesta de { $name }.
answer-no = No
answer-yes = De acuerdo
answer-never = Retirar la propuesta
talk = Mensajes y peticiones
phrases = Frases rápidas
reactions = Reacciones
phrases-off = Las frases rápidas están desactivadas en tus ajustes.
phrase-says = { $name }: { $words }
phrase-hello = Hola
phrase-good-luck = Buena suerte
phrase-well-played = Bien jugado
phrase-thanks = Gracias
phrase-sorry = Perdón
phrase-oops = Uy
phrase-moment = Un momento, por favor.
phrase-good-game = Ha sido una buena partida
phrase-again = ¿Otra partida?
phrase-bye = Adiós
phrase-bravo = Bravo
phrase-smile = Sonríe
phrase-laugh = Se ríe
phrase-wow = Se asombra
phrase-sad = Está triste
phrase-heart = Manda un corazón
play-again = Jugar otra vez
join-again = Ir a la siguiente partida
next-round = Próxima partida
round-of = Partida { $round } de { $rounds }
match-leads =
    { $count ->
        [one] Fin de la partida { $round } de { $rounds }. { $name } va en cabeza. Puntos: { $points }.
       *[other] Fin de la partida { $round } de { $rounds }. { $name } van en cabeza. Puntos cada uno: { $points }.
    }
match-level = Fin de la partida { $round } de { $rounds }. Hay empate. Puntos cada uno: { $points }.
match-won =
    { $count ->
        [one] { $name } gana el encuentro. Puntos: { $points }.
       *[other] { $name } ganan el encuentro. Puntos cada uno: { $points }.
    }
match-drawn = El encuentro acaba en empate. Puntos cada uno: { $points }.
download = Guardar la partida

## Volver a ver una partida

replay = Repetición
watch-again = Volver a ver
opening-replay = Abriendo la partida…
replay-not-over = Esta partida aún se está jugando. Cuando termine, se podrá volver a ver aquí.
replay-date = Partida del { $date }
replay-rules = Esta partida se jugó con reglas anteriores. Solo se han guardado la posición final y la crónica.
replay-bygone = Se jugó con reglas anteriores: puedes verla tal como fue, pero no seguir jugándola.
to-table = A la mesa
viewpoint = Visto por
viewpoint-all = Todo a la vista
viewpoint-watcher = Como quien mira
viewpoint-seat = Como lo veía { $name }
replay-bar = Momento de la partida
replay-at = Posición { $ply } de { $total }
replay-first = Al principio
replay-last = Al final
replay-back = Jugada anterior
replay-forth = Jugada siguiente
replay-turn-back = Turno anterior
replay-turn-forth = Turno siguiente
replay-play = Reproducir
replay-pause = Pausa
replay-speed = Velocidad
replay-seek = Ir al siguiente
speed-slow = Lenta
speed-usual = Normal
speed-fast = Rápida
mark-strike = A casa
mark-bump = Choques
mark-devour = Devoradas
mark-wall = Muros
mark-goal = Llegadas
mark-win = Victoria
look-back = Ver jugadas anteriores
looking-back = Posición anterior.
back-to-now = Volver a la partida
play-on = Seguir desde aquí
play-on-hint = Esta mesa empieza con la posición que estabas viendo. Elige quién juega; todos sabrán de dónde viene.
open-record = Abrir una partida guardada
open-record-hint = Suelta el archivo en esta página o elígelo. Solo lo mostramos; no se guarda en ningún sitio.
choose-file = Elegir un archivo
record-no-json = Este archivo no es una partida guardada.
record-too-large = Este archivo es demasiado grande para una partida guardada.
record-malformed = Este archivo no es una partida guardada: hay un error en «{ $place }».
record-game = Aquí no hay ningún juego «{ $game }».
record-version = Esta partida se jugó con la versión { $played } de las reglas. Aquí se juega con la versión { $ours }.
record-position = La primera posición de este archivo no es posible: «{ $place }».
record-act =
    { $clause ->
        [none] La jugada { $number } de este archivo, «{ $act }», no es posible.
       *[other] La jugada { $number } de este archivo, «{ $act }», va contra las reglas ({ $clause }).
    }
fields = Números en la pista
fields-hint = Para encontrar enseguida las casillas que nombra la crónica.
phrases-show = Frases rápidas y reacciones
phrases-show-hint = Ves y oyes las frases que otros eligen de la lista.
keys-look-back = Ver la jugada anterior, y volver
keys-replay-act = Una jugada atrás o adelante
keys-replay-turn = Un turno atrás o adelante
keys-replay-ends = Al principio o al final
keys-replay-play = Reproducir o pausa

## Reglas y teclas

print = Imprimir
ten-title = El juego en diez líneas
rules-contents = Contenido
rules-fine =
    { $count ->
        [one] En detalle: una regla
       *[other] En detalle: { $count } reglas
    }
page-aim = El objetivo
page-setup = La preparación
page-turn = Un turno
page-end = El final
search-rules = Buscar en las reglas
rules-found = { $count ->
    [0] Ninguna regla encontrada.
    [one] Una regla encontrada.
   *[other] { $count } reglas encontradas.
}
rules-none = Ninguna regla contiene estas palabras.
show-clause = Regla { $clause }
keys = Teclas
keys-board = En el tablero
keys-everywhere = En todas partes
keys-tab = Al siguiente elemento
keys-escape = Cerrar, o saltar la animación
keys-help = Esta lista
shortcuts = Atajos de una sola tecla
shortcuts-hint = Letras, cifras y signos actúan por sí solos, sin Ctrl ni Alt, mientras el foco está en la mesa. Tab, las flechas e Intro funcionan siempre.
keys-since = Leer lo que ha pasado desde tu último turno
keys-again = Leer qué tienes que hacer
since-nothing = No ha pasado nada desde tu último turno.
keys-exploring = Explorar el tablero
keys-asking = Preguntar
keys-standing = Leer cómo van todos
keys-hidden = Leer lo que está oculto
keys-more = Leer más detalles del último anuncio
keys-go-to = Ir a una casilla por su nombre, u oír lo que hay en una fila
keys-stops = Al siguiente lugar donde Intro hace algo, o al anterior
keys-own-pieces = A tu pieza siguiente, o a la anterior
keys-other-pieces = A la pieza siguiente de los demás, o a la anterior
keys-strikes = A lo que amenazas
keys-dangers = A lo que está en peligro
keys-here = Leer adónde puede ir la pieza que está aquí, y qué la amenaza
keys-can = Leer todo lo que puedes hacer ahora
hidden-nothing = No hay nada oculto. Todos lo ven todo.
standing-of = { $name }: { $count } de { $most }.
more-nothing = Aún no se ha anunciado nada.
pieces-none = No tienes nada en el tablero.
others-none = Los demás no tienen nada en el tablero.
stops-none = Ahora no hay nada que elegir en el tablero.
strikes-none = No amenazas nada.
dangers-none = Nada está en peligro.
threat = { $name } ({ $start }) amenaza a { $other } ({ $place }).
threat-winning = { $name } ({ $start }) podría ganar: { $place }.
threat-placing = { $name } podría ganar en { $place }.
threat-by = Con: { $by }.
here-none = Desde aquí no se puede mover nada ahora.
here-list = Desde aquí: { $list }.
line-of = { $line }: { $list }.
line-empty = { $line }: nada.
go-to = Ir a
go-to-name = Una casilla (c4), una fila (4), una columna (c), o una jugada tal como se escribe
go-to-go = Ir
go-to-nowhere = No existe esa casilla, y esa jugada no es posible ahora: { $place }.
here-reach =
    { $count ->
        [one] Desde aquí: una posibilidad.
       *[other] Desde aquí: { $count } posibilidades.
    }
can-do =
    { $count ->
        [one] Una posibilidad: { $list }.
       *[other] { $count } posibilidades: { $list }.
    }

## Ajustes

settings = Ajustes
close = Cerrar
language = Idioma
theme = Apariencia
theme-auto = Como en este dispositivo
theme-light = Clara
theme-dark = Oscura
motion = Movimiento
motion-auto = Como en este dispositivo
motion-full = Completo
motion-reduced = Poco
sound = Sonido
sound-hint = Pequeños golpes de madera.
confirm = Preguntar antes de enviar una jugada
confirm-hint = Una jugada enviada ya no se puede cambiar.

## Azar justo

fair = Juego limpio
fair-intro = Cada tirada y cada sorteo de esta partida salen de un secreto del servidor y de un número que añade cada dispositivo: su parte. Esto es lo que ha comprobado tu dispositivo:
fair-found-commitment =
    { $holds ->
        [yes] La huella es la primera que vio este dispositivo.
       *[no] El servidor ha mostrado a este dispositivo huellas distintas. Ha cambiado algo.
    }
fair-found-own =
    { $holds ->
        [yes] Tu parte está, y nadie la ha cambiado.
       *[no] Abriste tu parte, pero no está en la partida.
    }
fair-found-parts =
    { $holds ->
        [yes] Ninguna parte se ha cambiado después del sello.
       *[no] Una parte se ha cambiado después del sello.
    }
fair-found-secret =
    { $holds ->
        [yes] El secreto coincide con la huella que guardó este dispositivo.
       *[no] El secreto no coincide con la huella que guardó este dispositivo.
    }
fair-found-record =
    { $holds ->
        [yes] La partida guardada dice lo mismo, y su semilla se deduce de ella.
       *[no] La partida guardada dice algo distinto de lo que vio este dispositivo.
    }
fair-found-set-up =
    { $holds ->
        [yes] La primera posición se sorteó.
        [partly] Una parte de la primera posición se eligió al abrir la mesa, por ejemplo quién empieza. El resto se sorteó.
       *[no] La primera posición no se sorteó, y en la mesa no se decía.
    }
fair-alarm = El azar de esta mesa no es el prometido. Mira «Juego limpio».
fair-withheld = { $name } selló una parte y nunca la abrió.
fair-before = Antes de la partida
fair-before-hint = El servidor fija un secreto y muestra su huella (SHA-256). Este dispositivo guarda la primera que ve. Solo entonces añade su parte.
fair-late = Este dispositivo vio la huella cuando la partida ya había empezado. Así que no puede demostrar nada de lo anterior.
fair-added = Lo que añade cada jugador
fair-added-hint = Cada dispositivo sella sus propios caracteres al azar: al principio solo muestra su huella. Cuando todas las partes están selladas, se abren todas.
fair-seal = Sello
fair-part = Parte
fair-yours = De este dispositivo.
fair-nothing = Nada añadido
fair-after = Después de la partida
fair-after-hint = Cuando la partida termina, el secreto se muestra aquí.
fair-verify = Guarda la partida y repite tú cada sorteo. Esta orden contiene lo que guardó tu dispositivo:
fair-proves = Lo que esto demuestra
fair-proves-server = El servidor no pudo elegir los sorteos. Fijó su secreto antes de conocer tu parte, y no puede cambiar nada sin que tu dispositivo lo note.
fair-proves-players = Tampoco los demás de la mesa pudieron elegir su parte a su favor, ni siquiera quien se sentó el último. Todas las partes estaban selladas antes de abrir la tuya.
fair-proves-nothing = Este dispositivo no ha añadido nada a la partida, así que a ti aquí no te demuestra nada: el servidor y los demás juntos pudieron elegir los sorteos.
fair-not = Lo que no demuestra
fair-not-withheld = Si una parte sellada no se abre, al cabo de un rato se sigue sin ella. Quien haga eso de acuerdo con el servidor puede elegir entre dos partidas. Lo verías aquí, con el nombre.
fair-not-hidden = El servidor conoce todo lo oculto, como cartas y muros. Nada demuestra que se lo calle, ni que sus jugadores virtuales no miren.

## Cuando algo no funciona

why-past = Otra jugada llegó antes. Mira el tablero e inténtalo de nuevo.
why-not-your-turn = No te toca.
why-unknown = Esa jugada no es posible. Elige otra.
why-ended = La partida termina sin ganador: ha durado más que cualquier partida real.
ended-rules = Las reglas han cambiado desde que empezó esta partida. Ya no se puede continuar ni mostrar, pero todavía puedes guardarla.
ended-resigned = La partida ha terminado: alguien se ha rendido.
ended-agreed = La partida acaba en empate: así lo acuerdan todos.
ended-time = La partida ha terminado: a alguien se le ha acabado el tiempo.
problem-unreachable = El servidor no responde. Comprueba la conexión.
problem-not_found = Esto ya no existe.
problem-forbidden = Con este enlace no se puede.
problem-conflict = Alguien fue más rápido.
problem-bad_request = El servidor no lo ha entendido. Vuelve a cargar la página.
problem-too_many = Demasiadas peticiones a la vez. Espera un momento.
problem-too_slow = La conexión es demasiado lenta.
problem-unavailable = Ahora no es posible. Inténtalo de nuevo dentro de un rato.
problem-internal = Algo ha salido mal. Inténtalo de nuevo.

## A card, where the link of a table is shared

card-waiting = Esperando jugadores
card-playing = La partida está en curso
card-over = La partida ha terminado
card-won =
    { $count ->
        [one] Gana { $names }
       *[other] Ganan { $names }
    }

## The review of a finished game

rev = Análisis
save-picture = Guardar la imagen
rev-intro = ¿Qué fue suerte en esta partida, qué fue destreza y cuándo cambió todo? El bot más fuerte repasa cada jugada con lo que sabía entonces quien jugaba.
rev-ask = Analizar la partida
rev-waiting = El análisis está en marcha…
rev-waiting-hint = Tarda más o menos un minuto. Puedes cerrar y volver más tarde.
rev-failed = El análisis no ha salido bien. Inténtalo de nuevo.
rev-rules = Esta partida se jugó con reglas anteriores. Por eso no se puede analizar.
rev-curve = Probabilidades a lo largo de la partida
rev-scrub = Momento de la partida
rev-chance = { $names }: { $share } %.
rev-table = Como tabla
rev-act = Jugada
rev-of-chance = Azar
rev-turning = Dónde cambió la partida
rev-turning-none = Ninguna jugada costó más que el margen de error de la estimación.
rev-turning-luck = Por lo demás, fue la suerte la que cambió las probabilidades.
rev-turning-more = Otras pérdidas menores
rev-played = Se jugó
rev-you-played = Jugaste
rev-better = Mejor jugada
rev-lost = Esta jugada costó { $share } puntos de 100.
rev-show = Mostrar en el tablero
rev-show-played = Mostrar lo que se jugó
rev-show-better = Mostrar lo que habría sido mejor
rev-aside = Esto no se jugó; habría sido mejor.
rev-aside-back = Volver a la partida
rev-shares = Suerte y destreza
rev-from-to = de { $start } % a { $share } %
rev-luck = Suerte
rev-own = Jugadas propias
rev-others = Jugadas de los demás
rev-meaning = Son estimaciones de un bot de nivel { $level }, no certezas: una probabilidad puede fallar en { $share } puntos de 100, la suerte de toda la partida en { $margin } (menos en 95 de cada 100 casos). Lo que nadie podía saber cuenta como suerte; los totales son exactos.

## Pistas

hint = Pista
hint-thinking = Buscando una pista…
hints-on = Todos los demás son bots: la lámpara sobre el tablero da una pista.
hints-off = Aquí no hay pistas: también juegan otras personas.
hint-only = Es la única jugada posible.
hint-wins = Con esta jugada ganas la partida.
hint-best = De todas las jugadas probadas, esta es la que más veces llevó a ganar.
hint-other = La jugada que has preparado se queda. La pista es otra.
hint-show = Mostrar la pista

# Lessons
learn = Aprender
learn-first = ¿Nunca has jugado? Aprende en unos minutos
learn-offer = ¿No conoces { $game }? Unas lecciones cortas te enseñan cómo se juega.
learn-title = Aprender jugando
learn-game = Aprende { $game }
learn-pitch = Lecciones cortas en un tablero de verdad, una idea cada vez. Después del primer curso puedes jugar tu primera partida.
learn-begin = Empezar
learn-on = Continuar
learn-waits = Aquí empieza otra persona. ¿Empezamos?
learn-all = Todos los juegos
course-first = Los primeros pasos
course-further = Más lecciones
course-done = { $done } de { $total }
course-minutes =
    { $minutes ->
        [one] cerca de un minuto
       *[other] unos { $minutes } minutos
    }
course-finished = Ese era el primer curso: ya puedes jugar una primera partida. Hay más lecciones para después.
courses-finished = Esa era la última lección. Ahora solo te queda jugar.
learn-is-done = hecha
learn-number = { $number }/{ $total }
learn-leave = Dejar la lección
learn-next = Lección siguiente
learn-repeat = Repetir
learn-again = Otra vez
learn-skip = Saltar
learn-reached = Objetivo conseguido.
learn-missed = Todavía no.
learner = Aprendiz
