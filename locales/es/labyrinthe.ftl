### Le Jeu du Labyrinthe

## Las reglas, punto por punto: tablero y preparación

LAB-01 = Juegan dos o cuatro personas. Cada una tiene cuatro peones de un color. Si sois dos, ocupáis esquinas opuestas.
LAB-02 = El tablero tiene 21 × 21 casillas. Las nueve del medio son el centro blanco. Las cuatro casillas de cada esquina son una casa: tus peones salen de la tuya. Por lo demás son casillas normales, abiertas a todos.
LAB-03 = Los muros son 32 bloques de formas distintas. Cada uno tiene su figura malva en el tablero y sale de ella. Cada cuarto del tablero tiene las mismas ocho formas.
LAB-04 = Se puede cargar otra disposición si tiene 32 bloques, cada uno de una pieza. No pueden cubrir otro bloque, ni una casa, ni el centro.
LAB-05 = Quién empieza se sortea o se elige. Después se juega en el sentido de las agujas del reloj.

## Un turno

LAB-10 = Tu turno tiene dos acciones: mueves uno de tus peones y mueves un bloque cualquiera.
LAB-11 = Tú eliges el orden. Solo el primer turno de la partida empieza con el peón, si alguno puede moverse.
LAB-12 = Un peón se mueve recto por su fila o su columna, una casilla o tantas como quieras. Nunca va en diagonal.
LAB-13 = Un peón nunca entra en un bloque ni lo cruza.
LAB-14 = Un peón nunca salta sobre otro ni acaba sobre otro, salvo en el centro.
LAB-15 = Un bloque se desliza recto por filas o columnas, al menos una casilla. No se gira y nunca va en diagonal. Todas las casillas por las que pasa están en el tablero y libres de bloques y peones.
LAB-16 = Donde se detiene, un bloque toca a otro con un lado o una esquina. Basta uno que ya tocaba antes. El borde del tablero y los peones no cuentan.
LAB-17 = Un bloque nunca entra en las nueve casillas blancas ni las cruza.
LAB-18 = Un bloque no puede detenerse en una casilla con un peón.
LAB-19 = No puedes mover el bloque que acaba de mover la persona anterior.
LAB-20 = En una mesa, pieza tocada, pieza jugada. Aquí puedes mirar y probar, pero una acción enviada queda hecha.

## El centro y el final

LAB-21 = Si tu peón llega recto al centro y allí encuentra un peón, puede ocupar su casilla. Tú eliges una casilla blanca libre y el otro peón va a ella. Vale para cualquier color, también el tuyo, pero solo si tu peón viene de fuera.
LAB-22 = En el centro los peones se mueven como en otra parte. Pueden cruzarlo y volver a salir.
LAB-23 = Quien tenga primero tres de sus cuatro peones en el centro gana al instante, incluso con la primera acción de un turno.
LAB-24 = Si una acción no es posible, haces solo la otra. Después de la primera acción la otra debe seguir, si entonces es posible. Si no puedes hacer ninguna, el turno pasa por sí solo. No se puede pasar por voluntad propia.
LAB-25 = Si nadie ha ganado al llegar al límite de turnos, la partida acaba en tablas.

## Por qué no se puede

why-over = La partida ha terminado.
why-drawn = La partida ha terminado: tablas tras { $turns } turnos.
why-not-your-turn = Es el turno de otra persona.
why-pawn-moved = Ya has movido tu peón en este turno. Mueve ahora un bloque.
why-block-moved = Ya has movido un bloque en este turno. Mueve ahora un peón.
why-pawn-first = El primer turno de la partida empieza con un peón.
why-no-pawn = No hay ningún peón en { $square }.
why-not-your-pawn = El peón de { $square } no es tuyo.
why-pawn-stays = Un peón se mueve al menos una casilla.
why-pawn-not-straight = Un peón se mueve recto por su fila o su columna.
why-block-in-the-way = En { $square } hay un bloque en medio.
why-pawn-in-the-way = En { $square } hay un peón en medio.
why-pawn-there = En { $square } hay un peón.
why-from-inside = Al peón de { $square } solo puede desplazarlo uno que venga de fuera del centro.
why-shift-where = En { $square } hay un peón. Di a qué casilla blanca va.
why-shift-outside = { $square } no es una casilla blanca.
why-shift-taken = En { $square } ya hay un peón.
why-nobody-there = En { $square } no hay ningún peón que desplazar.
why-no-block = No hay ningún bloque en { $square }.
why-other-name = El bloque de { $square } se llama { $name }.
why-just-moved = La persona anterior acaba de mover este bloque.
why-block-stays = Un bloque se mueve al menos una casilla.
why-block-not-straight = Un bloque se desliza recto por filas o columnas.
why-block-off-board = El bloque se saldría del tablero.
why-white-squares = El bloque llegaría a la casilla blanca { $square }.
why-block-against-block = En { $square } hay otro bloque en medio.
why-block-against-pawn = En { $square } hay un peón que frena al bloque.
why-block-on-pawn = El bloque se detendría sobre el peón de { $square }.
why-not-touching = Allí el bloque no tocaría a ningún otro.
