### Brändi Labyria

## Las reglas, punto por punto: tablero y preparación

RIA-01 = Juegan dos, tres o cuatro personas. Cada una tiene tres fichas de un color.
RIA-02 = El tablero tiene 10 × 10 casillas. Los obstáculos son muros: están en los bordes entre casillas vecinas, nunca en el borde exterior. Se pueden elegir 8, 12 o 14 casillas por lado. El número de obstáculos no cambia.
RIA-03 = Una placa llena un borde. Una escuadra está en un cruce de cuatro casillas. Sus dos brazos forman un ángulo recto y cada uno llena un borde que llega allí. En un cruce hay como mucho una escuadra, en un borde como mucho un muro.
RIA-04 = Hay 44 placas y 20 escuadras. Entre dos, cada persona recibe 20 placas y 10 escuadras, entre tres 13 y 6, entre cuatro 10 y 5. Cuatro placas están en el depósito, para todos. No tiene límite.
RIA-05 = Tus fichas empiezan en tu esquina del tablero. Entre dos, se está en diagonal. En una casilla de esquina caben todas las fichas que se quiera, y allí nadie estorba.
RIA-06 = Tu meta es la esquina opuesta en diagonal.
RIA-07 = Se juega en el sentido de las agujas del reloj.

## Construir

RIA-10 = Quien saca el número más alto construye primero. Aquí se sortea.
RIA-11 = El primer obstáculo va al cruce del centro del tablero: una escuadra en él, o una placa en un borde que llega allí.
RIA-12 = Por turnos, cada persona pone un obstáculo, placa o escuadra, hasta que todos están construidos.
RIA-13 = Cada obstáculo siguiente debe tocar uno que ya está. Las placas tocan con sus extremos, las escuadras con su cruce y con las puntas de sus brazos. El borde del tablero no cuenta.
RIA-14 = Si ninguno de tus obstáculos tiene sitio, se te salta y la próxima vez se te vuelve a preguntar. La construcción acaba cuando nadie puede poner nada. Lo que queda ya no sirve.
RIA-15 = Puedes cerrar partes del tablero, también sus esquinas.

## El turno

RIA-20 = Después de construir, mueve primero quien saca el número más alto.
RIA-21 = Tiras los dos dados. El número dice cuántas casillas mueve una ficha. El símbolo dice qué habilidad la acompaña.
RIA-22 = Número y habilidad son de una sola ficha. El número nunca se reparte.
RIA-23 = Cualquier número saca una ficha de su esquina de salida. El primer paso fuera cuenta uno.
RIA-24 = Puedes colocar, quitar o girar un obstáculo una vez, antes o después de mover, o nada, aunque ninguna ficha pueda mover. Valen los muros como estén entonces. Si después no queda ningún movimiento, tu turno pasa.

## Habilidades

RIA-30 = Colocar: toma una placa del depósito y ponla en cualquier borde libre. No tiene que tocar nada. Si el depósito está vacío, la habilidad se pierde.
RIA-31 = Quitar: toma una placa del tablero y ponla en el depósito.
RIA-32 = Pasar: no juegas este turno.
RIA-33 = Doble: el número cuenta dos veces, siempre.
RIA-34 = Capa: en este turno tu ficha puede atravesar todos los muros. Con las fichas y las esquinas nada cambia.
RIA-35 = Girar: gira una escuadra en su cruce hacia otra dirección.
RIA-36 = Las escuadras nunca se quitan ni se cambian de sitio. Los bordes hacia los que gira una escuadra deben estar libres.

## Mover

RIA-40 = Una ficha va de casilla en casilla vecina, nunca en diagonal y nunca a través de un muro, salvo con la capa.
RIA-41 = Se recorre el número entero.
RIA-42 = En un movimiento no se entra dos veces en una casilla, ni otra vez en la de salida.
RIA-43 = Solo si ninguna de tus fichas puede mover así, puedes entrar varias veces en una casilla. Entonces vale cualquier recorrido del número entero. Puede dar la vuelta donde sea, acabar donde empezó, y atacar.
RIA-44 = Si no hay ningún movimiento, tu turno pasa. Si hay alguno, tienes que mover.
RIA-45 = En una casilla hay una ficha. Puedes saltar tus propias fichas, cuantas quieras. Una casilla saltada cuenta como paso. A los rivales no se les salta.
RIA-46 = Solo entras en tu meta con el número exacto, en el último paso de un movimiento. Los rivales que estén allí no estorban.
RIA-47 = Una ficha en su meta está a salvo y se queda. Puede atravesar su propia esquina de salida. No entra en las otras dos esquinas.
RIA-48 = Una ficha emparedada espera una tirada que la libere.

## Devorar

RIA-50 = Un movimiento que acaba en una ficha rival es un ataque. Dices desde qué casilla vecina llegas. A las fichas de las esquinas no se las ataca.
RIA-51 = Primero la persona atacada tira el dado de símbolos. Lo que muestra actúa por sí solo.
RIA-52 = Capa: la ficha se vuelve invisible y no es devorada.
RIA-53 = Colocar: una placa del depósito cierra el paso al ataque. Si el depósito está vacío o quien ataca lleva la capa, no ayuda.
RIA-54 = Girar: se vuelven las tornas. Quien ataca es devorado, y su turno acaba.
RIA-55 = Con cualquier otro símbolo, la ficha es devorada.
RIA-56 = Una ficha devorada vuelve a su esquina de salida. Quien ataca solo ocupa la casilla si el ataque tiene éxito.
RIA-57 = Si la capa o una placa detuvo el ataque, la misma ficha tiene que ir a otra parte con el mismo número. Si no puede de otro modo, puede entrar dos veces en una casilla. No ataca a nadie. Si no hay tal movimiento, se queda.

## El final

RIA-60 = Quien primero tiene sus tres fichas en la meta gana enseguida.

## Por qué no es posible

why-over = La partida ha terminado.
why-dice-fall = Los dados caen solos.
why-no-throw-now = Ahora no se tira eso.
why-first-throw = Primero se tira para ver quién empieza.
why-throw-first = Primero se tiran los dados.
why-defence-first = Primero tira la persona atacada.
why-not-your-turn = Es el turno de otra persona.
why-still-building = La construcción no ha terminado.
why-built = La construcción ha terminado.
why-no-tiles-left = No te quedan placas por construir.
why-no-corners-left = No te quedan escuadras por construir.
why-crossing-taken = En { $crossing } ya hay una escuadra.
why-edge-taken = En { $edge } ya hay un muro.
why-not-the-middle = El primer obstáculo va al centro del tablero, a { $crossing }.
why-not-touching = Ahí no tocaría ningún otro obstáculo.
why-other-symbol =
    { $symbol ->
        [double] Has sacado Doble. No cambia los muros.
        [cloak] Has sacado la capa. No cambia los muros.
        [turn] Has sacado Girar. Puedes girar una escuadra, nada más.
        [plus] Has sacado Colocar. Puedes colocar una placa, nada más.
       *[other] Has sacado Quitar. Puedes quitar una placa, nada más.
    }
why-used = Ya has usado la habilidad en este turno.
why-depot-empty = El depósito está vacío.
why-no-tile = En { $edge } no hay ninguna placa.
why-corner-stays = El muro en { $edge } es de una escuadra. Las escuadras se quedan donde están.
why-no-corner = En { $crossing } no hay ninguna escuadra.
why-not-turned = La escuadra ya apunta hacia ahí.
why-no-room-to-turn = Otro muro estorba a la escuadra en { $crossing }.
why-must-move = Una ficha puede mover, así que tienes que mover.
why-moved = Ya has movido una ficha en este turno.
why-no-figure = No tienes ninguna ficha en { $field }.
why-stays-in-goal = Una ficha en su meta se queda allí.
why-other-figure = Es la ficha en { $field } la que tiene que ir a otra parte, no otra.
why-safe-in-corner = En la esquina { $field } no se ataca a nadie.
why-foreign-corner = La esquina { $field } no es ni tu salida ni tu meta.
why-own-figure-there = En { $field } está tu propia ficha.
why-no-second-attack = El ataque ha fallado. Ahora la ficha va a otra parte, no sobre un rival.
why-attack-from-where = En { $field } hay un rival. Di desde qué casilla atacas.
why-nobody-to-attack = En { $field } no hay ningún rival.
why-no-entry = { $field } no está junto a la casilla que atacas.
why-entered-twice = Tienes que dar { $number } pasos. Entrarías dos veces en una casilla, y hay otros movimientos.
why-exact = Solo entras en la meta con el número exacto. Tienes que dar { $number } pasos.
why-number = Ningún camino de { $number } pasos lleva allí.
why-opponent-in-the-way = Un rival está en el camino.
why-through-goal = El camino atravesaría tu meta. Solo entras en ella con el último paso.
why-through-corner = El camino atravesaría una esquina del tablero que te está cerrada.
why-wall = Un muro está en el camino.
