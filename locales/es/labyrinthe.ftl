### Le Jeu du Labyrinthe

game-labyrinthe = Le Jeu du Labyrinthe
game-labyrinthe-pitch = En cada turno mueves un peón y deslizas uno de los muros.
game-labyrinthe-aim = Lleva tres de tus cuatro peones al centro blanco.
game-labyrinthe-facts = 2 o 4 jugadores · unos 40 minutos · sin azar, nada oculto

## Las reglas, punto por punto: tablero y preparación

LAB-01 = Juegan dos o cuatro personas. Cada una tiene cuatro peones de un color. Si juegan dos, ocupan esquinas opuestas.
LAB-02 = El tablero tiene 21 × 21 casillas. Las nueve del medio son el centro blanco. Las cuatro casillas de cada esquina son una casa: tus peones salen de la tuya. Por lo demás son casillas normales, abiertas a todos.
LAB-03 = Los muros son 32 bloques de formas distintas. Cada uno tiene su figura malva en el tablero y sale de ella. Cada cuarto del tablero tiene las mismas ocho formas.
LAB-04 = Se puede cargar otra disposición si tiene 32 bloques, cada uno de una pieza. No pueden cubrir otro bloque, ni una casa, ni el centro.
LAB-05 = Quién empieza se sortea o se elige. Después se juega en el sentido de las agujas del reloj.

## Un turno

LAB-10 = Tu turno tiene dos acciones: mueves uno de tus peones y deslizas un bloque cualquiera.
LAB-11 = Tú eliges el orden. Solo el primer turno de la partida empieza con el peón, si alguno puede moverse.
LAB-12 = Un peón se mueve recto por su fila o su columna, una casilla o tantas como quieras. Nunca va en diagonal.
LAB-13 = Un peón nunca entra en un bloque ni lo cruza.
LAB-14 = Un peón nunca salta sobre otro. Y nunca acaba sobre otro, salvo al entrar en el centro.
LAB-15 = Un bloque se desliza recto por filas o columnas, al menos una casilla. No se gira y nunca va en diagonal. Todas las casillas por las que pasa deben estar en el tablero y libres de bloques y peones.
LAB-16 = Donde se detiene, un bloque debe tocar otro bloque con un lado o una esquina. Basta uno que ya tocaba antes. El borde del tablero y los peones no cuentan.
LAB-17 = Un bloque nunca entra en las nueve casillas blancas ni las cruza.
LAB-18 = Un bloque no puede detenerse en una casilla con un peón.
LAB-19 = No puedes mover el bloque que acaba de mover la persona anterior. Si no movió ninguno, todos están libres.
LAB-20 = En una mesa, pieza tocada, pieza jugada. Aquí puedes mirar y probar, pero una acción enviada ya no se puede cambiar.

## El centro y el final

LAB-21 = Si tu peón llega recto al centro y allí encuentra un peón, puede ocupar su casilla. Tú eliges una casilla blanca libre y el otro peón va a ella. Vale para los peones de cualquier color, también del tuyo, pero solo si tu peón viene de fuera del centro.
LAB-22 = En el centro los peones se mueven como en cualquier sitio. Pueden cruzarlo y volver a salir.
LAB-23 = La primera persona que tiene tres de sus cuatro peones en el centro gana al instante, incluso con la primera acción de un turno.
LAB-24 = Si una de las dos acciones no es posible, haces solo la otra. Después de la primera acción tienes que hacer también la otra, si en ese momento es posible. Si no puedes hacer ninguna, pierdes el turno. No se puede pasar porque uno quiera.
LAB-25 = Si nadie ha ganado al llegar al límite de turnos, la partida acaba en empate.

## Por qué no se puede

why-over = La partida ha terminado.
why-drawn = La partida acaba en empate: se ha llegado al límite de turnos ({ $turns }).
why-not-your-turn = Es el turno de otra persona.
why-pawn-moved = Ya has movido tu peón en este turno. Desliza ahora un bloque.
why-block-moved = Ya has deslizado un bloque en este turno. Mueve ahora un peón.
why-pawn-first = El primer turno de la partida empieza con un peón. Mueve antes uno.
why-no-pawn = No hay ningún peón en { $square }.
why-not-your-pawn = El peón de { $square } no es tuyo.
why-pawn-stays = Un peón se mueve al menos una casilla.
why-pawn-not-straight = Un peón se mueve recto por su fila o su columna.
why-block-in-the-way = En { $square } hay un bloque que cierra el paso.
why-pawn-in-the-way = En { $square } hay un peón que cierra el paso.
why-pawn-there = En { $square } hay un peón.
why-from-inside = Al peón de { $square } solo puede desplazarlo un peón que venga de fuera del centro.
why-shift-where = En { $square } hay un peón. Elige a qué casilla blanca va.
why-shift-outside = { $square } no es una casilla blanca.
why-shift-taken = En { $square } ya hay un peón.
why-nobody-there = En { $square } no hay ningún peón que desplazar.
why-no-block = No hay ningún bloque en { $square }.
why-other-name = El bloque de { $square } se llama { $name }.
why-just-moved = Este bloque lo acaba de mover la persona anterior. Elige otro.
why-block-stays = Un bloque tiene que deslizarse al menos una casilla.
why-block-not-straight = Un bloque se desliza recto por filas o columnas.
why-block-off-board = El bloque se saldría del tablero.
why-white-squares = El bloque llegaría a la casilla blanca { $square }.
why-block-against-block = En { $square } hay otro bloque que cierra el paso.
why-block-against-pawn = En { $square } hay un peón que frena al bloque.
why-block-on-pawn = El bloque se detendría sobre el peón de { $square }.
why-not-touching = Allí el bloque no tocaría a ningún otro. Déjalo junto a otro bloque.

### El cliente: lo que dicen tablero, borde y preparación

## Piezas y direcciones

lab-pawn = Peón
lab-the-block = Bloque
lab-pawn-own = tu peón
lab-pawn-other = peón de { $name }
lab-block =
    { $size ->
        [3] bloque de tres en { $square }
        [4] bloque de cuatro en { $square }
        [5] bloque de cinco en { $square }
       *[other] bloque de { $size } en { $square }
    }
lab-north = al norte hasta { $square }
lab-east = al este hasta { $square }
lab-south = al sur hasta { $square }
lab-west = al oeste hasta { $square }

## Lo que ocurre, para el registro

lab-log-moved = { $name } mueve un peón de { $start } a { $end }.
lab-log-shifted =
    { $whose ->
        [own] { $name } desplaza un peón propio de { $start } a { $end }.
       *[other] { $name } desplaza un peón de { $owner }: { $start } → { $end }.
    }
lab-log-slid =
    { $size ->
        [3] { $name } desliza un bloque de tres de { $start } a { $end }.
        [4] { $name } desliza un bloque de cuatro de { $start } a { $end }.
        [5] { $name } desliza un bloque de cinco de { $start } a { $end }.
       *[other] { $name } desliza un bloque de { $size } de { $start } a { $end }.
    }
lab-log-no-pawn = { $name } no puede mover ningún peón.
lab-log-no-block = { $name } no puede deslizar ningún bloque.
lab-log-passed = { $name } no puede mover nada y pierde el turno.
lab-log-won = { $name } tiene tres peones en el centro y gana.
lab-log-drawn = Se ha llegado al límite de turnos ({ $turns }). La partida acaba en empate.

## Lo que se pide, como titular

lab-ask-both = Te toca: mueve un peón y un bloque.
lab-ask-first = Te toca: primero un peón, luego un bloque.
lab-ask-pawn = Ahora mueve uno de tus peones.
lab-ask-block = Ahora desliza un bloque.
lab-ask-send = Tu turno está listo. Juégalo o cámbialo.
lab-ask-sent = Tu turno se está jugando.
lab-ask-other = Le toca a { $name }.
lab-ask-won-you = Tienes tres peones en el centro. Has ganado.
lab-ask-won = { $name } tiene tres peones en el centro y gana.
lab-ask-drawn = La partida acaba en empate.
lab-shift-ask = Elige una casilla blanca para el peón que hace sitio.

## El tablero, sus casillas y sus teclas

lab-board = El tablero con sus casillas
lab-square-white = centro blanco
lab-square-home = casa de { $name }
lab-pawn-at = { $pawn } en { $square }
lab-pawn-lines = { $pawn } en { $square }: { $ways }
lab-pawn-stuck = { $pawn } en { $square } no puede moverse
lab-block-slides = { $block } puede deslizarse: { $ways }
lab-block-stuck = { $block } no puede moverse
lab-block-barred = { $block }, bloqueado: lo acaba de mover la persona anterior
lab-choice-pawn = tu peón puede venir aquí
lab-choice-onto = tu peón puede venir aquí y desplazar al otro
lab-choice-block = el bloque puede deslizarse hasta { $square }
lab-choice-shift = el peón que hace sitio puede ir aquí
lab-plan-pawn = Peón de { $start } a { $end }.
lab-plan-shift = Peón de { $start } a { $end }, el otro a { $to }.
lab-plan-block = Bloque de { $start } a { $end }.
lab-taken-back = Deshecho.
lab-other-back = La otra acción ya no es posible y se deshace.
lab-say-pawns = { $name }: { $squares }; { $count } de { $most } en el centro.
lab-can-blocks = bloques
lab-say-watching = Estás mirando.
lab-key-squares = Recorrer las casillas
lab-key-jump = Saltar a la última casilla alcanzable o a la pieza siguiente
lab-key-pick = Tomar una pieza, dejarla; otra vez en su casilla: jugar el turno
lab-key-back = Devolver la pieza, deshacer una acción
lab-key-send = Jugar el turno
lab-key-next = Peón siguiente o anterior, o casilla alcanzable
lab-key-blocks = Bloque siguiente o anterior que se puede mover
lab-key-zoom = De cerca, de lejos, todo el tablero
lab-key-todo = Leer lo que falta por hacer
lab-key-mine = Leer dónde están tus peones
lab-key-others = Leer dónde están los otros peones

## Borde y placas

lab-tray-done = hecho
lab-tray-next = por hacer
lab-tray-later = después
lab-tray-never = no se puede
lab-zoom-in = Ver de cerca
lab-zoom-out = Todo el tablero
lab-nearer = Posibilidad anterior
lab-further = Posibilidad siguiente
lab-back = Deshacer
lab-send = Jugar
lab-in-centre = Peones en el centro: { $count } de { $most }

## Preparación

lab-setup-limit = Límite de turnos
lab-setup-turns =
    { $turns ->
        [one] un turno
       *[other] { $turns } turnos
    }
lab-setup-limit-note = Si para entonces nadie ha ganado, la partida acaba en empate.
lab-chosen-limit = Límite de turnos: { $turns }, después empate
lab-chosen-layout = Con una disposición propia

## El final

lab-ending = El tablero al final y los caminos de los peones
lab-ending-show = Caminos de
lab-ending-all = Todos
lab-ending-tally =
    { $moves ->
        [one] Un movimiento de peón
       *[other] { $moves } movimientos de peón
    }, { $slides ->
        [one] uno de bloque
       *[other] { $slides } de bloque
    }

### Las reglas para leer

ten-lines =
    Tus cuatro peones salen de una esquina del tablero.
    Quien mete tres en el centro blanco gana.
    Un turno tiene dos acciones: mover un peón y deslizar un bloque.
    Tú eliges el orden, menos en el primer turno de la partida.
    Un peón va recto, tan lejos como quieras.
    No puede saltar ni atravesar bloques o peones.
    Cualquier bloque puede deslizarse, recto y sin girar.
    Donde se detiene, debe tocar otro bloque.
    El último bloque movido queda bloqueado en el turno siguiente.
    Un peón que entra en el centro puede desplazar a otro que ya está allí.
page-aim-text =
    Dos o cuatro personas llevan cuatro peones cada una por un laberinto que cambia en cada turno. Gana la primera persona que tiene tres en el centro blanco.
page-setup-text =
    El tablero tiene 21 × 21 casillas, con nueve blancas en medio. Los peones salen de las esquinas, de las cuatro casillas de su casa. Los 32 bloques están sobre las siluetas impresas para ellos.
page-turn-text =
    Mueve uno de tus peones y desliza un bloque, el que quieras. Tú eliges el orden; solo el primer turno de la partida empieza con el peón.

    Si una de las dos acciones es imposible, haces solo la otra. No se puede pasar porque uno quiera.
page-pawns = Mover un peón
page-pawns-text =
    Un peón va por una fila o una columna, una casilla o tantas como quieras. No puede entrar en un bloque ni saltar nada. En diagonal no va nunca.
page-blocks = Deslizar un bloque
page-blocks-text =
    Un bloque se desliza por una fila o una columna sin girar, y solo por casillas libres. Donde se detiene, debe tocar otro bloque con un lado o una esquina.

    En el centro blanco no entra nunca. El bloque que se movió en el turno anterior al tuyo está bloqueado para ti y lleva un candado.
page-centre = En el centro
page-centre-text =
    Si tu peón llega recto desde fuera y encuentra un peón en una casilla blanca, puede ocupar esa casilla. Tú eliges la casilla blanca libre a la que va el otro.

    Por lo demás, en el centro los peones se mueven como en cualquier sitio, y también pueden salir.
page-end-text =
    Con el tercer peón en el centro se gana al instante, también a mitad de un turno. Si nadie gana antes del límite de turnos (normalmente 300), la partida acaba en empate.
picture-board = El tablero para cuatro al principio: peones en las esquinas, 32 bloques y el centro blanco.
picture-turn = Un turno del rojo: un peón va recto hasta b8, y un bloque se desliza tres casillas. El borde marca dónde estaba antes.
picture-block = El bloque recto se desliza hasta tocar otro. El bloque con el candado se movió el último y se queda donde está.
picture-shift = El rojo llega desde fuera a la casilla del azul y desplaza el peón azul a otra casilla blanca.
picture-won = El tercer peón rojo ha llegado al centro: gana el rojo.

### Por qué una pista es buena

hint-centre =
    { $count ->
        [one] Un peón llega al centro, el primero de tres.
       *[other] Otro peón llega al centro: entonces hay { $count }.
    }
hint-shifts = Así la mejor casilla es tuya, y ya no de { $other }.
hint-third = { $other } ya tiene dos peones en el centro. Así el camino del tercero se alarga.
hint-nearer =
    { $moves ->
        [one] Después, a tus tres peones más cercanos les falta un movimiento para llegar al centro.
       *[other] Después, a tus tres peones más cercanos les faltan { $moves } movimientos para llegar al centro.
    }
hint-opens =
    { $moves ->
        [one] Así se abre el camino: después, a tus tres peones más cercanos les falta un movimiento.
       *[other] Así se abre el camino: después, a tus tres peones más cercanos les faltan { $moves } movimientos.
    }
hint-blocks = Así se alarga el camino al centro para { $other }.

# Lessons
lesson-turn = Peón y bloque
lesson-turn-idea = Un turno tiene dos partes: mueves uno de tus peones y deslizas un bloque. Los dos van solo en línea recta, una casilla o más.
lesson-turn-goal = Mueve un peón y después desliza un bloque.
lesson-turn-done = Solo el primer turno de una partida empieza con el peón. Después eliges tú el orden.
lesson-turn-wrong-slant = Los peones van en línea recta, por una fila o una columna, nunca en diagonal.
lesson-turn-wrong-first = En el primer turno de una partida se mueve antes el peón. El bloque viene después.
lesson-turn-wrong-twice = Ya has movido un peón. Ahora desliza un bloque.
lesson-touch = Los bloques se tocan
lesson-touch-idea = Donde un bloque se detiene, tiene que tocar otro, por un lado o por una esquina.
lesson-touch-goal = Tu peón ya se ha movido. Ahora desliza un bloque.
lesson-touch-done = Puede ser incluso un bloque que ya tocaba antes.
lesson-touch-wrong-apart = Ahí el bloque no tocaría ningún otro. Busca un lugar junto a otro bloque.
lesson-touch-wrong-pawn = Ya has movido un peón. Ahora toca un bloque.
lesson-open = Abrir el camino
lesson-open-idea = Un peón nunca entra en un bloque. Pero puedes mover antes el bloque.
lesson-open-goal = Lleva un peón al centro blanco en este turno.
lesson-open-done = Primero el bloque, luego el peón.
lesson-open-wrong-blocked = Ese peón tiene un bloque delante. Deslízalo antes.
lesson-open-wrong-elsewhere = Tu turno acabó y no hay ningún peón en el centro. Uno estaba muy cerca, detrás de un bloque.
lesson-win = Tres en el centro
lesson-win-idea = Gana en el acto quien primero tiene tres peones en el centro.
lesson-win-goal = Ya hay dos. Lleva tu tercer peón al centro.
lesson-win-done = Has ganado. Ya sabes lo suficiente para una primera partida.
lesson-win-wrong-other = Tu turno acabó y el tercer peón sigue fuera. Uno de ellos tiene el camino libre hasta el centro.
lesson-shift = Desplazar un peón
lesson-shift-idea = Al entrar en el centro, un peón puede tomar la casilla de otro. Tú eliges a qué casilla blanca va ese.
lesson-shift-goal = Toma la casilla del otro peón en el centro.
lesson-shift-done = El otro peón se queda en el centro, en la casilla que elegiste.
lesson-shift-wrong-jump = Los peones nunca saltan. Pero desde fuera puedes parar en la casilla del otro.
lesson-shift-wrong-other = Tu turno acabó y el otro peón sigue ahí. Uno de los tuyos tiene el camino libre hasta él.
lesson-centre = Sitio para el tercero
lesson-centre-idea = Ningún peón salta, y ningún bloque entra en el centro. Pero también puedes desplazar un peón tuyo.
lesson-centre-goal = Lleva tu tercer peón al centro.
lesson-centre-done = Te has hecho sitio, y has ganado.
lesson-centre-wrong-jump = Ahí está tu propio peón, y los peones nunca saltan. Toma su casilla y desplázalo.
lesson-centre-wrong-white = Un bloque nunca entra en las casillas blancas. Mueve antes tu tercer peón: tiene el camino libre.
lesson-centre-wrong-other = Tu turno acabó y el tercer peón sigue fuera. Estaba justo debajo del centro.
lesson-barred = El bloque con candado
lesson-barred-idea = El bloque que acaba de mover quien juega antes que tú está bloqueado ahora. Esta vez es el que está justo debajo del centro.
lesson-barred-goal = Lleva un peón al centro en este turno.
lesson-barred-done = Si un camino está cerrado, busca otro bloque.
lesson-barred-wrong-barred = Ese bloque se acaba de mover, así que está bloqueado. Otro peón también tiene un bloque delante.
lesson-barred-wrong-below = Ese peón tiene delante el bloque bloqueado. ¿Qué otro está cerca del centro?
lesson-barred-wrong-above = Ese peón tiene un bloque delante. Este no está bloqueado: deslízalo antes.
lesson-barred-wrong-other = Tu turno acabó y no hay ningún peón en el centro. Mira encima del centro.
