### Lo que dicen las páginas de un torneo.

## Preparar

tournament-new = Nuevo torneo
tournament-pitch = Una velada de muchas mesas: la gente se inscribe con un enlace; los emparejamientos y resultados se hacen solos.
tournament-title = Nombre del torneo
tournament-make = Abrir el torneo
who-meets = ¿Quiénes se enfrentan?
side =
    { $size ->
        [1] Uno contra uno
        [2] Equipos de dos
       *[other] Equipos de tres
    }
teams = Equipos
teams-together = Se inscriben juntos
teams-drawn = Se forman por sorteo
teams-drawn-hint = Te inscribes por tu cuenta. Los equipos se forman por sorteo cuando empieza el torneo.
format = Formato
format-swiss = Sistema suizo
format-swiss-is = Se enfrentan quienes tienen los mismos puntos. Nadie queda eliminado.
format-round_robin = Todos contra todos
format-round_robin-is = Cada uno se enfrenta una vez a todos los demás.
format-knock_out = Eliminatoria
format-knock_out-is = Quien gana sigue. Si hay empate, sigue quien no empezó.
format-groups = Grupos y eliminatoria
format-groups-is = Los mejores de cada grupo juegan la eliminatoria.
tournament-rounds = Rondas
rounds-enough = Las que hagan falta para un ganador
groups = Grupos
advance = Siguen de cada grupo
match-length = Partidas por encuentro
more-choices = Más opciones
round-time = Tiempo de una ronda
time-open = Sin límite
minutes = { $number } min
overtime = Cuando se acaba el tiempo
overtime-draw = La partida cuenta como empate
organiser-says = Decide la organización
no-show = Si alguien no viene
no-show-loss = Pierde a los 10 minutos
no-show-bot = Un bot juega en su lugar
next-when = La ronda siguiente empieza
next-at-once = En cuanto acaba la última partida
next-after = { $number } min después de la última partida
seats-rotating = Rotan: no empieza siempre el mismo
seats-fixed = Fijos: quién empieza se decide por sorteo
seeding = Cabezas de serie
seeding-entry = Por orden de inscripción
tie-breaks = A igualdad de puntos
tie-breaks-hint = Decide el primer criterio de la lista que marque la diferencia.
tie-earlier = Subir: { $what }
tie-direct = Resultado directo
tie-direct-is = Los puntos que han hecho entre sí los empatados, si todos se han enfrentado.
tie-buchholz = Buchholz
tie-buchholz-is = La suma de los puntos de todos tus rivales; un descanso cuenta como un rival con tus mismos puntos.
tie-sonneborn_berger = Sonneborn-Berger
tie-sonneborn_berger-is = Los puntos de los rivales a los que has ganado y la mitad de los puntos de aquellos con los que has empatado.
tie-points = Puntos del juego
tie-points-is = Todos los puntos hechos en las partidas.

## El torneo

tournament-entry = Inscripción abierta
tournament-playing = En juego
tournament-round-of = Ronda { $round } de { $rounds }
tournament-over = Terminado
tournament-gone = No existe ese torneo
tournament-more = Más sobre el torneo
time-left = Tiempo restante:
next-in = Próxima ronda en
standings = Clasificación
group = Grupo { $number }
pairings = Emparejamientos
pairings-of = Ronda { $round }: emparejamientos
pairing = Emparejamiento
result = Resultado
actions = Acciones
being-played = en juego
corrected = Decidido por la organización: { $reason }
watch-table = Ver la mesa { $number }
settle-table = Decidir la mesa { $number }
settle-title = Decidir o corregir
settle-who = ¿Quién gana?
settle-draw = Empate
settle-reason = ¿Por qué?
settle-hint = Todo el mundo ve el motivo, y queda escrito.
settle = Confirmar
place = Posición
score = Puntos
record = V–E–D
withdrawn = retirada
prize-giving = Entrega de premios
entrants = Inscritos
entrants-none = Todavía no hay nadie: envía el enlace.

## Por qué este emparejamiento

pair-why = ¿Por qué?
pair-why-title = Por qué este emparejamiento
pair-same-score = Ambos tienen los mismos puntos: { $score }.
pair-scores-apart = Uno tiene { $higher } y el otro { $lower }: no quedaba ningún rival más cercano para ninguno de los dos.
pair-not-met = Todavía no se habían enfrentado.
pair-met-before = Ya se han enfrentado ({ $count } ×): con cualquier otro emparejamiento habría pasado más veces.
pair-by-table = Según el calendario en que todos se enfrentan: ronda { $round } de { $rounds }.
pair-seeds = Cabeza de serie { $first } contra { $second }: así los más fuertes se enfrentan al final.
pair-winners = Los ganadores de las mesas { $first } y { $second } de la ronda anterior.
pair-lowest = El número es impar. De quienes aún no han descansado, nadie va más abajo en la clasificación ({ $score }).
pair-lowest-again = El número es impar y todos han descansado ya una vez.
pair-seed-rests = Faltan inscritos para un cuadro completo: los mejores cabezas de serie descansan en la primera ronda (número { $number }).
pair-free-by-table = El número es impar: todos descansan una vez.
pair-other-gone = El rival previsto se ha retirado.
pair-begins = Empieza: { $name }. Ha empezado hasta ahora: { $first } ×, los rivales { $second } ×.
pair-begins-by-table = Empieza según el mismo calendario: { $name }. Al final todos habrán empezado más o menos las mismas veces.
how-bye = descanso
how-rest = descansa
how-no-show = ausencia
how-overtime = tiempo agotado
how-organiser = por la organización

## Inscribirse

enter = Inscribirme
enter-hint = Sin cuenta: basta un nombre. Cuando empieza una ronda, esta página te lleva a tu mesa.
enter-conflict = El nombre ya está en uso o ahora no puede participar nadie más. Prueba otro nombre o pregunta a la organización.
enter-other = Añadir
team = Equipo
team-new = Un equipo nuevo
team-name = Nombre del equipo
team-lacks = Asientos libres: { $count } (se completan con bots)
own-entered = Ya estás dentro. Cuando empiece la primera ronda, esta página te llevará a tu mesa.
own-table = Ronda { $round }, mesa { $number }. Rival: { $name }
own-go = A mi mesa
own-bye = En la ronda { $round } descansas.
own-done = Tu partida ha terminado: { $result }. La próxima ronda empieza sola.
own-out = En esta ronda no juegas.
own-withdrawn = Has dejado el torneo.
own-place = Posición { $place }, puntos { $score }
own-link = Mi enlace
own-link-hint = Abre tu asiento en otro dispositivo. No compartas este enlace.

## La organización

desk = Organización
desk-invite = Enlace de inscripción
desk-invite-hint = Quien tiene este enlace puede inscribirse o mirar.
desk-open = Los jugadores pueden inscribirse solos
desk-add = Añadir a alguien
desk-bots = Añadir bots
desk-bots-count = Cuántos bots
desk-begin = Empezar el torneo
desk-settled = Ya están todos los resultados de la ronda.
desk-next = Empezar la ronda siguiente
desk-finish = Terminar el torneo
desk-next-at = Próxima ronda no antes de
desk-set-time = Fijar la hora
desk-entrants = Inscritos: { $count }
desk-link = Enlace de la organización
desk-link-hint = Abre la organización en otro dispositivo. Quien lo tiene dirige el torneo.
desk-conflict = Ahora no se puede. Vuelve a cargar la página e inténtalo de nuevo.
tournaments-own-limit = Hay demasiados torneos en curso desde tu red. Cierra primero uno.
tournaments-limit = Aquí hay demasiados torneos en curso. Espera a que termine uno.
rename = Cambiar el nombre
rename-who = Cambiar el nombre: { $name }
reissue = Enlace nuevo
reissue-who = Enlace nuevo para { $name }
remove-who = Quitar: { $name }
link-of = Enlace para { $name }
link-of-hint = Solo para esta persona. El enlace anterior ya no funciona.
withdraw = Retirar
withdraw-question = ¿Retirar a { $name } del torneo?
withdraw-early = El torneo aún no ha empezado: la inscripción simplemente se borra.
withdraw-late = El enfrentamiento de esta ronda se da por perdido y no habrá más emparejamientos. Los resultados hasta ahora se conservan.
withdraw-undo = Readmitir

## Sala y listas

hall = La sala
hall-enter = Ven a jugar
hall-turn = Juegan ahora: { $names }
hall-missing = Faltan todavía: { $names }
lists = Listas para imprimir
lists-none = El torneo aún no ha empezado.
print = Imprimir
leaf-before = Página anterior
leaf-next = Página siguiente
leaf-hold = Detener
