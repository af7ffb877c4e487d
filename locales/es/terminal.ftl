### Lo que muestra la orden irrgarten

## serve

serve-address = Irrgarten está aquí: { $address }
serve-data = Las partidas se guardan en { $file }
serve-stop = Ctrl-C lo detiene.

## legal, play

turn-over = La partida ha terminado.
play-refused = Jugada { $number }, { $move }: { $why }

## simulate

simulate-count = Partidas: { $games }, jugadas hasta el final: { $finished }
simulate-seat = Puesto { $seat }: victorias { $wins } ({ $share } %)
simulate-length = Acciones por partida: de { $fewest } a { $most }, media { $mean }, mediana { $median }
simulate-speed = Acciones por segundo: { $rate }

## arena

arena-standing = { $level }: { $mean } % de los puntos en { $games } partidas (± { $margin })
arena-left = Partidas sin terminar: { $games }

## bench

bench-acts = Acciones al azar por segundo: { $rate }
bench-uncompiled = Sin compilar: { $rate }; compilado es { $gain } veces más rápido
bench-decisions = Decisiones por segundo, jugadas desde Python: { $rate }
bench-copies = Copias de una posición por segundo: { $rate }
bench-playouts = Partidas de prueba de la búsqueda por segundo: { $one } con un hilo, { $two } con dos, { $gain } veces más
bench-labyrinths = Laberintos de { $walls } muros por segundo: { $rate }

## verify

verify-rules =
    { $outcome ->
        [holds] Reglas: respetadas en las { $acts } acciones.
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
        [holds] Azar: cada sorteo se sigue de la semilla.
        [fails] Azar: no todos los sorteos se siguen de la semilla.
       *[unknown] Azar: sin comprobar, el archivo no tiene semilla.
    }
verify-fairness =
    { $outcome ->
        [holds] Limpieza: la semilla viene del secreto de la mesa y de lo que añadieron los jugadores.
        [fails] Limpieza: la semilla no es la fijada antes de la partida.
       *[unknown] Limpieza: sin comprobar, el archivo no dice de dónde viene su semilla.
    }

fault-version = La partida se jugó con la versión { $played } de las reglas, esta es la versión { $ours }.
fault-options = Las opciones no son las de la primera posición.
fault-illegal = Acción { $ply }, { $act }: { $why }
fault-draw = La acción { $ply } es { $act }, pero la semilla da { $drawn }.
fault-set-up = La primera posición difiere de la que da la semilla en { $field }.
fault-added = Hay { $players } puestos, pero { $added } añadidos a la semilla.
fault-commitment = El secreto no corresponde a la huella mostrada antes de la partida.
fault-seed = La semilla no se sigue del secreto y de lo que añadieron los jugadores.
fault-seals = Hay { $added } añadidos a la semilla, pero { $seals } sellos.
fault-seal = Lo que añadió el puesto { $seat } no es lo que había sellado.
fault-other-commitment = La huella del archivo es { $commitment }, no la que guardaste. El secreto no es el que se fijó antes de la partida.
fault-own-part = Lo que añadió tu dispositivo en el puesto { $seat } no está en el archivo.
fault-no-table = El archivo no dice de dónde viene su semilla: no hay nada que comparar con lo que guardaste.
remark-no-commitment = No demostrado: que el secreto estuviera fijado antes de la partida. Para eso, indica con --commitment la huella que guardaste.
remark-unsealed = No demostrado: que nadie eligiera su parte después de ver las demás. El archivo es anterior a los sellos.
remark-server-alone = No demostrado: que el servidor no eligiera su secreto a su favor. Nadie más añadió nada.
remark-withheld = El puesto { $seat } selló una parte y no la abrió. Quien se sentaba allí, junto con el servidor, pudo elegir entre dos partidas.
