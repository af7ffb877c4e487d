### El laberinto mágico

## Las reglas, punto por punto: tablero y preparación

MAG-01 = Juegan de dos a cuatro personas. Cada una guía un mago: rojo, azul, amarillo o verde.
MAG-02 = El suelo tiene 6 × 6 casillas. Entre casillas vecinas hay 60 ranuras, y en cada una puede haber un muro. El borde está cerrado por completo.
MAG-03 = Hay 24 muros y 24 fichas, y cada ficha muestra un símbolo mágico distinto. Los mismos 24 símbolos están en el suelo: uno en cada casilla, menos en las cuatro esquinas y las dos vecinas de cada esquina. El lugar de cada símbolo se sortea en cada partida. Se puede cargar otro suelo si tiene los 24 símbolos en 24 casillas distintas; también una esquina puede tener uno.
MAG-04 = Antes de jugar se colocan hasta 24 muros bajo el suelo; los demás quedan fuera del juego. Desde cada casilla se puede llegar a todas las demás. Un laberinto fácil tiene 19 muros y uno difícil, 24; se puede elegir cualquier número de 0 a 24.
MAG-05 = Nadie sabe dónde están los muros. Un laberinto al azar se sortea entre todos los permitidos con ese número de muros, cada uno con la misma probabilidad. Un laberinto hecho a mano se gira de cero a tres cuartos de vuelta, cada número con la misma probabilidad; solo giran los muros, no los símbolos. Mientras dure la partida, nadie ve un muro con el que aún no haya chocado alguien.
MAG-06 = Cada mago empieza en una esquina propia. Con dos jugadores, las esquinas son opuestas.
MAG-07 = Se saca una ficha de la bolsa y se deja a la vista. Su símbolo es el buscado.
MAG-08 = En casa empieza quien se perdió por última vez. Aquí se sortea quién empieza, o se elige al preparar la partida. Después se juega en el sentido de las agujas del reloj.

## Un turno

MAG-10 = El dado tiene las caras 1, 2, 2, 3, 3 y 4. Lo tiras una vez por turno.
MAG-11 = Puedes dar tantos pasos como muestre el dado, o menos, y girar tantas veces como quieras. Los pasos que no uses se pierden. Siempre puedes quedarte donde estás.
MAG-12 = Un paso lleva a la casilla vecina de arriba, de abajo, de la izquierda o de la derecha. Nunca va en diagonal y nunca sale del suelo.
MAG-13 = No se permite tantear los muros: un paso intentado es un paso dado, y no puedes deshacerlo. Puedes avanzar contra un muro que conoces. Los pasos permitidos nunca dependen de los muros.
MAG-14 = Puedes pasar por una casilla donde esté otro mago, pero tu movimiento no puede terminar allí. Por eso solo puedes entrar en ella si los pasos que te queden después podrían llevarte a una casilla libre, sin contar los muros. Mientras estés en ella, no puedes parar. Solo puedes quedarte en una casilla compartida si empiezas tu turno en ella.
MAG-15 = Si avanzas contra un muro, cae la bola. Tu mago vuelve a su esquina de salida, los pasos que quedan se pierden y tu turno termina. Todos ven dónde ha ocurrido.
MAG-16 = Si otro mago está en esa esquina, los dos se quedan allí hasta que uno de ellos se mueva.

## Los símbolos y el final

MAG-20 = Si llegas al símbolo buscado, te llevas su ficha, aunque sea un muro el que te devuelva allí. Los pasos que quedan se pierden y tu turno termina. Se saca una ficha nueva y se deja a la vista.
MAG-21 = Si un mago ya está en el nuevo símbolo buscado, quien lo guía recibe la ficha en el acto y se saca otra. Puede ocurrir varias veces seguidas.
MAG-22 = Si dos magos están en el nuevo símbolo buscado, el primero recibe su ficha y el segundo recibe una de la bolsa, sea cual sea. El primero es aquel a quien le toca antes, contando desde quien juega el próximo turno. Si el primero gana con esa ficha, no se saca ninguna más.
MAG-23 = Quien recibe la quinta ficha gana, y la partida termina.

## Recordar

MAG-30 = Este es un juego de memoria. Un choque con un muro se muestra cuando ocurre, y después ya no. Con la ayuda de memoria, los muros encontrados y los pasajes recorridos siguen a la vista de todos. Todos ven esta elección antes de sentarse.
MAG-31 = Cuando la partida termina, se muestra el laberinto entero.

## Por qué no se puede

why-off-board = Ahí termina el suelo.
why-diagonal = Un paso va hacia arriba, abajo, la izquierda o la derecha, no en diagonal.
why-not-your-turn = No es el turno de este mago.
why-over = La partida ha terminado.
why-roll-first = Primero se tira el dado.
why-draw-first = Primero se saca una ficha.
why-already-rolled = El dado ya está tirado.
why-no-such-face = El dado no tiene { $face }. Muestra 1, 2, 3 o 4.
why-no-draw-now = Ahora no se saca ninguna ficha.
why-not-in-bag = Esta ficha ya no está en la bolsa.
why-occupied-last-step = En { $field } está otro mago, y este sería tu último paso.
why-occupied-no-way-on = En { $field } está otro mago, y tus pasos no alcanzan hasta una casilla libre más allá.
why-stop-occupied = En { $field } está también otro mago. Sigue hasta una casilla libre.
why-chance-draws = Esto lo decide el azar. Nadie lo elige.
