### El laberinto mágico

game-magic_labyrinth = El laberinto mágico
game-magic_labyrinth-pitch = Jóvenes magos cruzan un suelo que esconde muros. Un muro se encuentra al chocar con él, y después hay que recordarlo.
game-magic_labyrinth-aim = Reúne cinco símbolos mágicos antes que los demás.
game-magic_labyrinth-facts = De 2 a 4 jugadores · de 20 a 30 minutos · un juego de memoria

## Las reglas, punto por punto: tablero y preparación

MAG-01 = Juegan de dos a cuatro personas. Cada una guía un mago: rojo, azul, amarillo o verde.
MAG-02 = El suelo tiene 6 × 6 casillas. Entre casillas vecinas hay 60 ranuras, y en cada una puede haber un muro. El borde está cerrado por completo.
MAG-03 = Hay 24 muros y 24 fichas, y cada ficha muestra un símbolo mágico distinto. Los mismos 24 símbolos están en el suelo: uno en cada casilla, menos en las cuatro esquinas y en las dos casillas junto a cada esquina. El lugar de cada símbolo se sortea en cada partida. Se puede cargar otro suelo si tiene los 24 símbolos en 24 casillas distintas; también una esquina puede tener uno.
MAG-04 = Antes de jugar se colocan hasta 24 muros bajo el suelo; los demás quedan fuera del juego. Desde cada casilla se puede llegar a todas las demás. Un laberinto fácil tiene 19 muros y uno difícil, 24; se puede elegir cualquier número de 0 a 24.
MAG-05 = Nadie sabe dónde están los muros. Un laberinto al azar se sortea entre todos los permitidos con ese número de muros, cada uno con la misma probabilidad. Un laberinto hecho a mano se gira de cero a tres cuartos de vuelta, cada número con la misma probabilidad; solo giran los muros, no los símbolos. Antes de sentarse, todos saben que está hecho a mano, y por quién. Si al girarlo queda casi igual (menos de tres giros distintos), quien lo hizo solo puede mirar. Mientras dure la partida, nadie ve un muro con el que aún no haya chocado alguien.
MAG-06 = Cada mago empieza en su propia esquina. Con dos jugadores, las esquinas son opuestas.
MAG-07 = Se saca una ficha de la bolsa y se deja a la vista. Su símbolo es el buscado.
MAG-08 = En casa empieza quien se haya perdido más recientemente. Aquí se sortea quién empieza, o se elige al preparar la partida. Después se juega en el sentido de las agujas del reloj.

## Un turno

MAG-10 = El dado tiene las caras 1, 2, 2, 3, 3 y 4. Lo tiras una vez por turno.
MAG-11 = Puedes dar tantos pasos como muestre el dado, o menos, y girar tantas veces como quieras. Los pasos que no uses se pierden. Siempre puedes quedarte donde estás.
MAG-12 = Un paso lleva a la casilla vecina de arriba, de abajo, de la izquierda o de la derecha. Nunca va en diagonal y nunca sale del suelo.
MAG-13 = No se permite buscar los muros a tientas: un paso intentado es un paso dado, y no puedes deshacerlo. Puedes avanzar contra un muro que conoces. Los pasos permitidos nunca dependen de los muros.
MAG-14 = Puedes pasar por una casilla donde esté otro mago, pero no puedes pararte allí. Por eso solo puedes entrar en ella si te quedan pasos suficientes para llegar a una casilla libre, sin contar los muros. Solo puedes quedarte en una casilla compartida si empiezas tu turno en ella.
MAG-15 = Si avanzas contra un muro, cae la bola. Tu mago vuelve a su esquina de salida, los pasos que quedan se pierden y tu turno termina. Todos ven dónde ha ocurrido.
MAG-16 = Si otro mago está en esa esquina, los dos se quedan allí hasta que uno de ellos se mueva.

## Los símbolos y el final

MAG-20 = Si llegas al símbolo buscado, te llevas su ficha, aunque hayas vuelto allí por culpa de un muro. Los pasos que quedan se pierden y tu turno termina. Se saca una ficha nueva y se deja a la vista.
MAG-21 = Si un mago ya está en el nuevo símbolo buscado, quien lo guía recibe la ficha al instante y se saca otra. Puede ocurrir varias veces seguidas.
MAG-22 = Si dos magos están en el nuevo símbolo buscado, el primero recibe su ficha y el segundo recibe una de la bolsa, sea cual sea. El primero es aquel a quien le toca antes, contando desde quien juega el próximo turno. Si el primero gana con esa ficha, no se saca ninguna más.
MAG-23 = Quien recibe la quinta ficha gana, y la partida termina.

## Recordar

MAG-30 = Este es un juego de memoria. Un choque con un muro se ve una sola vez, cuando ocurre. Con la ayuda de memoria, los muros encontrados y los pasajes recorridos siguen a la vista de todos. Todos ven esta elección antes de sentarse.
MAG-31 = Cuando la partida termina, se muestra el laberinto entero.

## Por qué no se puede

why-off-board = Ahí termina el suelo.
why-diagonal = Un paso va hacia arriba, abajo, la izquierda o la derecha, no en diagonal.
why-not-your-turn = No es el turno de este mago.
why-over = La partida ha terminado.
why-roll-first = Primero tienes que tirar el dado.
why-draw-first = Primero se saca una ficha.
why-already-rolled = El dado ya está tirado.
why-no-such-face = El dado no tiene { $face }. Muestra 1, 2, 3 o 4.
why-no-draw-now = Ahora no se saca ninguna ficha.
why-not-in-bag = Esta ficha ya no está en la bolsa.
why-occupied-last-step = En { $field } está otro mago, y este sería tu último paso.
why-occupied-no-way-on = En { $field } está otro mago, y los pasos que te quedan no alcanzan para llegar a una casilla libre.
why-stop-occupied = En { $field } está también otro mago. Sigue hasta una casilla libre.
why-chance-draws = Esto lo decide el azar. No se puede elegir.
why-cut-off =
    { $count ->
        [one] Ningún camino lleva a { $fields }. Quita un muro.
       *[other] Ningún camino lleva a estas casillas: { $fields }. Quita un muro.
    }
why-same-turned = Este laberinto queda igual al girarlo: sabrías dónde están los muros. Cámbialo, o abre la mesa sin ocupar un asiento y mira.

### La interfaz: lo que dicen tablero, bandeja y preparación

## Los símbolos mágicos

symbol-owl = búho
symbol-key = llave
symbol-bat = murciélago
symbol-book = libro
symbol-bottle = botella
symbol-broom = escoba
symbol-candle = vela
symbol-cat = gato
symbol-crown = corona
symbol-crystal = cristal
symbol-feather = pluma
symbol-frog = rana
symbol-ghost = fantasma
symbol-hat = sombrero
symbol-kettle = caldero
symbol-lamp = lámpara
symbol-lizard = lagarto
symbol-moon = luna
symbol-mushroom = seta
symbol-potion = poción
symbol-ring = anillo
symbol-scroll = pergamino
symbol-spider = araña
symbol-star = estrella

## Lo que ocurre, para el diario

mag-log-rolled = { $name } saca: { $value }.
mag-log-stepped = { $name } va de { $start } a { $end }.
mag-log-bumped = { $name } choca con un muro entre { $a } y { $b } y vuelve a { $home }.
mag-log-bumped-once = { $name } choca con un muro y vuelve a { $home }.
mag-log-stopped = { $name } se detiene.
mag-log-took = { $name } se lleva la ficha «{ $symbol }».
mag-log-drawn = { $name } recibe una ficha de la bolsa: «{ $symbol }».
mag-log-wanted = Ahora se busca: { $symbol }.
mag-log-won = { $name } tiene cinco fichas y gana.
mag-log-revealed = Se levanta el suelo y aparece el laberinto.

## Lo que toca hacer, como título

mag-ask-walk-you =
    { $steps ->
        [one] Te toca: un paso. Se busca: { $symbol }.
       *[other] Te toca: hasta { $steps } pasos. Se busca: { $symbol }.
    }
mag-ask-walk =
    { $steps ->
        [one] { $name } tiene un paso. Se busca: { $symbol }.
       *[other] { $name } tiene hasta { $steps } pasos. Se busca: { $symbol }.
    }
mag-ask-won-you = Tienes cinco fichas. Has ganado.
mag-ask-won = { $name } tiene cinco fichas y gana.
mag-ask-wait = Ahora se tira el dado.

## El tablero, sus casillas y sus teclas

mag-board = El suelo con sus casillas
mag-up = arriba
mag-right = a la derecha
mag-down = abajo
mag-left = a la izquierda
mag-here = aquí
mag-field-wanted = buscado
mag-field-own = tu mago
mag-field-other = mago de { $name }
mag-field-own-corner = tu esquina de salida
mag-field-corner = esquina de salida de { $name }
mag-field-choice = un paso { $direction }
mag-field-marked = paso { $number } de tu camino
mag-field-walls = muro: { $sides }
mag-field-open = libre: { $sides }
mag-far = Avanza casilla a casilla: elige una casilla junto a tu mago, o arrástralo por un camino.
mag-no-further = Ahí tienes que parar.
mag-say-position = Estás en { $field }.
mag-say-watching = Estás mirando.
mag-say-wanted = Se busca: { $symbol }, en { $field }. Desde tu mago: { $way }.
mag-say-wanted-on = Se busca: { $symbol }, en { $field }.
mag-say-nothing-wanted = Ahora no se busca ningún símbolo.
mag-say-other = { $name }: { $field }.
mag-say-chips =
    { $count ->
        [0] { $name }: ninguna ficha.
        [one] { $name }: una ficha, { $symbols }.
       *[other] { $name }: { $count } fichas, { $symbols }.
    }
mag-key-fields = Recorrer las casillas
mag-key-step = Avanzar a la casilla elegida
mag-key-directions = Un paso arriba, a la derecha, abajo o a la izquierda (norte, este, sur, oeste; letras inglesas)
mag-key-stop = Detenerse; tu turno termina
mag-key-back = Deshacer un paso marcado
mag-key-mine = Ir a tu mago
mag-key-position = Leer dónde estás
mag-key-wanted = Leer qué se busca y hacia dónde está
mag-key-others = Leer dónde están los demás
mag-hidden =
    { $walls ->
        [0] No hay muros.
        [one] Oculto: dónde está el único muro.
       *[other] Oculto: dónde están los { $walls } muros.
    }
mag-hidden-more = Muros en total: { $walls }; marcados como conocidos: { $known }. Fichas en la bolsa: { $count }.
mag-can-stop = quedarse aquí
mag-key-chips = Leer quién tiene qué fichas
mag-key-die = Leer qué muestra el dado y cuántos pasos quedan

## Dado, fichas y botones

mag-tray-wanted = Se busca
mag-tray-die = El dado muestra { $value }.
mag-tray-steps =
    { $steps ->
        [0] No quedan pasos.
        [one] Queda un paso.
       *[other] Quedan { $steps } pasos.
    }
mag-tray-stop = Parar en { $field }
mag-tray-stay = Quedarse en { $field }
mag-tray-no-stop = No se para en { $field }
mag-tray-ends = Tu turno termina
mag-tray-waiting = Le toca a { $name }
mag-tray-go =
    { $steps ->
        [one] Dar un paso
       *[other] Dar { $steps } pasos
    }
mag-tray-back = Deshacer
mag-chips =
    { $count ->
        [0] Ninguna ficha
        [one] Una ficha: { $symbols }
       *[other] { $count } fichas: { $symbols }
    }

## Preparación y laberintos a mano

mag-setup-labyrinth = Laberinto
mag-setup-easy = Fácil
mag-setup-hard = Difícil
mag-setup-number = A elegir
mag-setup-by-hand = A mano
mag-setup-walls =
    { $walls ->
        [0] Ningún muro
        [one] Un muro
       *[other] { $walls } muros
    }
mag-setup-how-many = Número de muros
mag-setup-build = Construye el tuyo
mag-setup-aid = Ayuda de memoria
mag-setup-aid-note = Los muros encontrados y los pasajes recorridos siguen a la vista de todos.
mag-chosen-walls =
    { $walls ->
        [0] Laberinto sin muros
        [one] Laberinto con un muro
       *[other] Laberinto con { $walls } muros
    }
mag-chosen-aid = Con la ayuda de memoria: los muros encontrados siguen a la vista
mag-chosen-memory = De memoria: un choque solo se muestra cuando ocurre
known-labyrinth = Reconocerías este laberinto, se gire como se gire. Por eso esta vez solo puedes mirar.
by-hand-labyrinth =
    { $count ->
        [0] Quien abrió esta mesa hizo el laberinto a mano. Antes de la partida se gira al azar. Si esa persona juega, sabe más que los demás.
       *[other] Laberinto hecho a mano por { $names }. Antes de la partida se gira al azar. Aun así, quien lo hizo sabe más que los demás.
    }
mag-editor = Las ranuras entre las casillas
mag-editor-note = Toca entre dos casillas para colocar un muro o quitarlo. Antes de la partida, el laberinto se gira al azar: así ni siquiera tú sabes cómo queda.
mag-editor-count = Muros: { $walls } de { $most }
mag-editor-slot = entre { $a } y { $b }
mag-editor-set = Muro { $slot }
mag-editor-whole = Se puede llegar a todas las casillas.
mag-editor-full = Los 24 muros están colocados. Quita uno para moverlo.
mag-editor-clear = Quitar todos

## El final

mag-ending = El laberinto y los caminos recorridos
mag-ending-show = Caminos de
mag-ending-all = Todos
mag-ending-tally =
    { $steps ->
        [one] Un paso
       *[other] { $steps } pasos
    }, { $bumps ->
        [0] ningún choque
        [one] un choque
       *[other] { $bumps } choques
    }
mag-ending-walls = Muros: { $walls }

### Las reglas para leer

ten-lines =
    Debajo del suelo hay muros que nadie ve.
    Se busca un símbolo cada vez, el mismo para todos.
    Tira el dado y da como mucho ese número de pasos.
    Nunca en diagonal, y gira cuantas veces quieras.
    Si chocas con un muro, tu mago vuelve a su esquina de salida.
    Entonces tu turno termina; recuerda dónde está el muro.
    Puedes pasar por donde está otro mago, pero no parar allí.
    Quien llega al símbolo buscado se lleva la ficha.
    Enseguida se saca la ficha siguiente: ahora se busca su símbolo.
    Con cinco fichas se gana.
page-aim-text =
    De dos a cuatro magos buscan el mismo símbolo. Quien llega primero se lleva la ficha, y se busca el siguiente. Con cinco fichas se gana.

    Lo que cierra el paso no lo ve nadie. Lo descubres al chocar, y tienes que recordarlo; fíjate también en los choques de los demás.
page-setup-text =
    El suelo tiene 6 × 6 casillas, y 24 llevan un símbolo. Debajo, entre las casillas, hay muros: 19 en un laberinto fácil, 24 en uno difícil. Se puede llegar a todas las casillas.

    Cada mago empieza en una esquina. La primera ficha se saca y queda a la vista.
page-turn-text =
    Tira el dado: muestra 1, 2, 3 o 4. Da como mucho ese número de pasos, hacia arriba, abajo, la izquierda o la derecha. No tienes que usarlos todos.

    Un paso intentado es un paso dado. No se puede comprobar antes si hay un muro.
page-walls = Los muros
page-walls-text =
    Si hay un muro, cae la bola que está bajo el suelo, y tu mago vuelve a su esquina de salida. Los pasos que quedan se pierden.

    Todos ven dónde ha sido, una sola vez. Con la ayuda de memoria, que se elige antes de la partida, los muros encontrados siguen a la vista.
page-others = Los otros magos
page-others-text =
    Puedes pasar por una casilla con otro mago, pero no parar en ella. En una esquina de salida dos magos pueden encontrarse tras un choque; entonces la comparten hasta que uno se va.
page-chips = Símbolos y fichas
page-chips-text =
    En el símbolo buscado tu turno termina y recibes la ficha. Se saca otra. Si alguien ya está en el nuevo símbolo, recibe la ficha al instante.
page-end-text =
    Con la quinta ficha se gana. Entonces se levanta el suelo, y todos ven dónde estaban los muros.
picture-floor = El suelo para cuatro: un mago en cada esquina y 24 símbolos. Se busca la luna.
picture-walk = El rojo ha sacado un tres y ha dado dos pasos. Con un paso más llega a la lámpara buscada.
picture-bump = El rojo quería ir de d2 al anillo. Hay un muro, y el rojo está otra vez en su esquina de salida.
picture-lifted = Después del final: sin el suelo, se ven los muros.

### Por qué una pista es buena

hint-stop = Para aquí: todos los pasos probados llevaron menos veces a ganar.
hint-chip = Ahí está el símbolo buscado.
hint-wall = Entre { $a } y { $b } hay un muro. Este camino lo rodea.
hint-passed =
    { $steps ->
        [0] Por aquí ya ha pasado alguien: no hay ningún muro.
        [one] Por aquí ya ha pasado alguien: no hay ningún muro. Después falta un paso hasta el símbolo buscado.
       *[other] Por aquí ya ha pasado alguien: no hay ningún muro. Después faltan { $steps } pasos hasta el símbolo buscado.
    }
hint-nearer =
    { $steps ->
        [one] Por lo que se sabe, después falta un paso hasta el símbolo buscado.
       *[other] Por lo que se sabe, después faltan { $steps } pasos hasta el símbolo buscado.
    }

# Lessons
lesson-walk = Encontrar el símbolo
lesson-walk-idea = El dado dice cuántos pasos puedes dar. La ficha descubierta muestra el símbolo que todos buscan.
lesson-walk-goal = Tienes un tres. Ve al símbolo buscado.
lesson-walk-done = La ficha es tuya, y ya se busca otro símbolo.
lesson-walk-wrong-off = Ahí se acaba el suelo. Ve a una casilla junto a tu mago.
lesson-walk-wrong-stop = Has parado antes de empezar. Tenías tres pasos.
lesson-walk-wrong-short = Has parado demasiado pronto. Los pasos llegaban hasta el símbolo.
lesson-walk-wrong-away = Tres pasos, pero no hasta el símbolo buscado. Búscalo antes en el suelo.
lesson-wall = Muros que nadie ve
lesson-wall-idea = Bajo el suelo hay muros. Si vas contra uno, la bola cae y tu mago vuelve a su esquina de salida.
lesson-wall-goal = Alrededor de tu mago hay muros escondidos. Encuentra uno.
lesson-wall-done = Ahora todos han visto dónde está. Recuérdalo.
lesson-wall-wrong-stop = No has encontrado ningún muro. Camina sin miedo: aquí un choque es justo lo que quieres.
lesson-wall-wrong-out = Te has colado entre los muros. Prueba otra dirección.
lesson-around = Rodear el muro
lesson-around-idea = Un muro ya se ha encontrado. Aquí está marcado, porque esta mesa te ayuda a recordar.
lesson-around-goal = Tienes un tres. Ve al símbolo buscado sin un choque.
lesson-around-done = Ni un solo choque, y la ficha es tuya.
lesson-around-wrong-bump = Ese es el muro marcado. Has chocado con él y has vuelto a tu esquina.
lesson-around-wrong-stop = Has parado, y la ficha sigue ahí. Tres pasos bastan para rodear el muro.
lesson-around-wrong-away = Tres pasos, pero no hasta el símbolo buscado. Ve hasta él rodeando el muro.
lesson-win = La quinta ficha
lesson-win-idea = Tienes cuatro fichas. Con la quinta ganas.
lesson-win-goal = Tienes un dos. Llévate la quinta ficha.
lesson-win-done = Cinco fichas: has ganado.
lesson-win-wrong-bump = Ahí hay un muro marcado. Al símbolo llevan dos caminos; el otro está libre.
lesson-win-wrong-stop = Con dos pasos habrías ganado. Adelante, camina.
lesson-win-wrong-away = Tus pasos no llevan al símbolo buscado.
lesson-remember = Recordar
lesson-remember-idea = Lo normal es que nada esté marcado, y un choque se ve una sola vez. Fíjate en dónde choca el otro mago.
lesson-remember-goal = Tienes un dos. Ve al símbolo buscado sin un choque.
lesson-remember-done = Quien mira a los demás choca menos.
lesson-remember-wrong-bump = Con ese mismo muro chocó antes el otro mago. Fíjate bien y rodéalo.
lesson-remember-wrong-stop = Has parado, y la ficha sigue ahí. Dos pasos bastan.
lesson-remember-wrong-away = Tus pasos no llevan al símbolo buscado.
lesson-share = Pasar a otro mago
lesson-share-idea = Puedes pasar por una casilla donde está otro mago, pero no puedes parar allí.
lesson-share-goal = Tienes un dos. Llévate la ficha que está más allá del otro mago.
lesson-share-done = Puedes pasar si luego te queda un paso para seguir.
lesson-share-wrong-stay = Aquí ya hay alguien, así que no puedes parar. Da un paso más.
lesson-share-wrong-aside = Has pasado por la casilla del otro, pero luego has girado. La ficha está todo recto.
lesson-share-wrong-around = Dando la vuelta hacen falta demasiados pasos. Pasa recto por la casilla del otro mago.
lesson-share-wrong-stop = Has parado enseguida. Por la casilla del otro mago sí puedes pasar.
lesson-corner = Dos en una esquina
lesson-corner-idea = Tras un choque estás en tu esquina de salida, aunque ya haya alguien.
lesson-corner-goal = Choca contra el muro de tu derecha y luego sal de la esquina.
lesson-corner-done = En una esquina caben dos, hasta que uno se va.
lesson-corner-wrong-stop = Sin un choque no pasa nada. Ve a la derecha: ahí está el muro.
lesson-corner-wrong-away = Hacen falta las dos cosas: primero choca contra el muro de tu derecha y, en tu turno siguiente, sal de la esquina.
