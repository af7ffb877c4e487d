### Lo que muestra la orden irrgarten

## serve

serve-address = Irrgarten está aquí: { $address }
serve-alone = Por ahora solo puede jugar este ordenador. Para dejar entrar a otros usa --let-others-in, o el botón junto al enlace en la página.
serve-in-vain = Otros no pueden entrar: este ordenador no está conectado a ninguna red, o el puerto ya está ocupado.
serve-data = Las partidas se guardan en { $file }
serve-stop = Ctrl-C lo detiene.

## work

work-at = Piensa para los servidores en { $bus }. Procesos: { $workers }

## legal, play

turn-over = La partida ha terminado.
play-refused = Jugada { $number }, { $move }: { $why }

## simulate

simulate-count = Partidas: { $games }, jugadas hasta el final: { $finished }
simulate-seat = Asiento { $seat }: victorias { $wins } ({ $share } %)
simulate-length = Jugadas por partida: de { $fewest } a { $most }, media { $mean }, mediana { $median }
simulate-speed = Jugadas por segundo: { $rate }

## arena

arena-standing = { $level }: { $mean } % de los puntos (± { $margin }), partidas: { $games }
arena-elo = Elo { $elo } (de { $low } a { $high })
arena-duel = { $one } contra { $other }, asiento contra asiento: { $share } % (± { $margin })
arena-forfeit = Partida perdida, sea cual sea la posición: { $reason }
arena-left = Partidas sin terminar: { $games }
train-passed = Ronda { $round }, tras { $games } partidas: { $share } % de los puntos contra el campeón actual, ± { $margin }. El nuevo es campeón.
train-failed = Ronda { $round }, tras { $games } partidas: { $share } % de los puntos contra el campeón actual, ± { $margin }. El campeón sigue.

## tournament

tournament-progress = Enfrentamientos jugados: { $done } de { $total } ({ $percent } %)
tournament-count = Rondas: { $rounds }, enfrentamientos: { $games }
tournament-standing = { $place }. Bot { $number } ({ $level }): puntos { $score }, victorias { $won }, empates { $even }, derrotas { $lost }; desempates { $ties }
tournament-tie = { NUMBER($tie, maximumFractionDigits: 2) }
tournaments-under-way = Torneos en curso: { $tournaments }
tournaments-ended = Torneos terminados: { $tournaments }

## bench

bench-acts = Jugadas al azar por segundo: { $rate }
bench-uncompiled = Sin compilar: { $rate }; compilado es { $gain } veces más rápido
bench-decisions = Decisiones por segundo, jugadas desde Python: { $rate }
bench-copies = Copias de una posición por segundo: { $rate }
bench-draws = Posiciones por segundo, sorteadas de acuerdo con lo que sabe un jugador: { $rate }
bench-judgements = Posiciones por segundo, juzgadas como por un campeón: { $rate }
bench-playouts = Partidas de prueba de la búsqueda por segundo: { $one } con un hilo, { $two } con dos, { $gain } veces más

## verify

verify-rules =
    { $outcome ->
        [holds] Reglas: respetadas en cada jugada ({ $acts }).
       *[fails] Reglas: no respetadas.
    }
verify-set-up =
    { $outcome ->
        [holds] Preparación: la que da la semilla.
        [fails] Preparación: no es la que da la semilla.
       *[unknown] Preparación: sin comprobar, el archivo no dice que se sorteara.
    }
verify-chance =
    { $outcome ->
        [holds] Azar: cada sorteo se deduce de la semilla.
        [fails] Azar: no todos los sorteos se deducen de la semilla.
       *[unknown] Azar: sin comprobar, el archivo no tiene semilla.
    }
verify-fairness =
    { $outcome ->
        [holds] Juego limpio: la semilla viene del secreto de la mesa y de lo que añadieron los jugadores.
        [fails] Juego limpio: la semilla no es la fijada antes de la partida.
       *[unknown] Juego limpio: sin comprobar, el archivo no dice de dónde viene su semilla.
    }

fault-version = La partida se jugó con la versión { $played } de las reglas, esta es la versión { $ours }.
fault-options = Las opciones no son las de la primera posición.
fault-illegal = Jugada { $ply }, { $act }: { $why }
fault-draw = La jugada { $ply } es { $act }, pero la semilla da { $drawn }.
fault-set-up = La primera posición difiere de la que da la semilla en { $field }.
fault-headers = Los encabezados no corresponden a la partida. { $why }
fault-added = Asientos: { $players }. Añadidos a la semilla: { $added }. Tiene que haber uno por asiento.
fault-commitment = El secreto no corresponde a la huella mostrada antes de la partida.
fault-seed = La semilla no se deduce del secreto y de lo que añadieron los jugadores.
fault-seals = Añadidos a la semilla: { $added }. Sellos: { $seals }. Tiene que haber uno por añadido.
fault-seal = Lo que se añadió desde el asiento { $seat } no es lo que se había sellado.
fault-other-commitment = La huella del archivo es { $commitment }, no la que guardaste. El secreto no es el que se fijó antes de la partida.
fault-own-part = Lo que añadió tu dispositivo en el asiento { $seat } no está en el archivo.
fault-other-seals = Los sellos no son los que guardó tu dispositivo antes de abrir su parte.
fault-no-table = El archivo no dice de dónde viene su semilla: no hay nada que comparar con lo que guardaste.
unproven-no-commitment = No demostrado: que el secreto estuviera fijado antes de la partida. Para eso, indica con --commitment la huella que guardaste.
unproven-server-alone = No demostrado: que el servidor no eligiera su secreto a su favor. Nadie más añadió nada.
unproven-withheld = No demostrado: que nadie eligiera entre dos partidas. Desde el asiento { $seat } se selló una parte que nunca se abrió; quien se sentaba allí pudo hacerlo junto con el servidor.
unproven-set-up = No demostrado: que la primera posición se sorteara. Alguien la preparó.
unproven-given = No demostrado: que { $field } se sorteara. Se eligió al abrir la mesa.
unproven-no-part = No demostrado: que nadie pudiera elegir los sorteos. Para eso, indica con --part lo que añadió tu dispositivo.
unproven-no-seals = No demostrado: que nadie eligiera su parte después de ver la tuya. Para eso, indica con --seals la huella que guardó tu dispositivo.

## data

data-moving = Trasladado y comparado: { $percent } %…
data-moved = Todo está y es igual. Mesas: { $tables } (nuevas: { $new }), asientos: { $seats }, cambios de asiento: { $changes }, jugadas: { $acts }.
data-copying = Copiado: { $percent } %…
data-backed-up = Todas las partidas están en { $file } ({ $size } kB).
data-would-forget = Mesas que se olvidarían: { $tables }
data-forgotten = Mesas olvidadas: { $tables }
data-checking = Comprobadas: { $done } de { $total } mesas…
data-checked = Mesas comprobadas: { $tables }, con fallos: { $bad }
data-unchecked = No repetidas, por haberse jugado con otras versiones de las reglas: { $tables }
check-unreadable = no se puede leer: { $why }
check-not-over = se guarda como terminada, pero la partida sigue.
check-seats = tiene { $seats } asientos para { $players } jugadores.
check-no-position = tiene { $acts } jugadas, pero ninguna primera posición.
check-gap = falta una jugada antes de la última.
check-again = la mesa que la sigue, { $table }, no está.

## review

review-progress = { $done } de { $total } pasos
review-share = Asiento { $seat }: { $start } % al principio, suerte { $luck } (± { $margin }), jugadas propias { $own }, jugadas de los demás { $others }, { $result } % al final
review-turning = Jugada { $ply }: desde el asiento { $seat } se jugó { $act }; mejor habría sido { $best } (pérdida { $lost })
review-no-turning = Ninguna jugada costó más que el margen de error de la estimación.
review-meaning = Son estimaciones de un bot de nivel { $level }, en centésimas de una victoria entera: una probabilidad puede fallar en { $margin }, la pérdida de una jugada en { $lost } (menos en 95 de cada 100 casos). Lo que nadie podía saber cuenta como suerte.
