### Brändi Labyria

game-labyria = Brändi Labyria
game-labyria-pitch = Primero todos construyen el laberinto, muro a muro. Después empieza la carrera, mientras los dados cambian los muros y las fichas se devoran unas a otras.
game-labyria-aim = Lleva tus tres fichas a la esquina opuesta en diagonal antes que los demás.
game-labyria-facts = De 2 a 4 jugadores · unos 45 minutos · construir y correr

## Las reglas, punto por punto: tablero y preparación

RIA-01 = Juegan dos, tres o cuatro personas. Cada una tiene tres fichas de un color.
RIA-02 = El tablero tiene 10 × 10 casillas. Los obstáculos son muros: están en los bordes entre casillas vecinas, nunca en el borde exterior. Se pueden elegir 8, 12 o 14 casillas por lado. El número de obstáculos no cambia.
RIA-03 = Una placa ocupa un borde. Una escuadra está en un cruce de cuatro casillas. Sus dos brazos forman un ángulo recto y cada uno ocupa un borde que llega allí. En un cruce hay como mucho una escuadra, en un borde como mucho un muro.
RIA-04 = Hay 44 placas y 20 escuadras. Entre dos, cada persona recibe 20 placas y 10 escuadras, entre tres 13 y 6, entre cuatro 10 y 5. Cuatro placas están en el depósito, para todos. En el depósito caben todas las que haga falta. Entre tres, las piezas que sobran no se usan.
RIA-05 = Tus fichas empiezan en tu esquina del tablero. Entre dos, se empieza en esquinas opuestas en diagonal. En una casilla de esquina caben todas las fichas que se quiera, y allí nadie estorba.
RIA-06 = Tu meta es la esquina opuesta en diagonal.
RIA-07 = Se juega en el sentido de las agujas del reloj.

## Construir

RIA-10 = Quien saca el número más alto construye primero. Aquí se sortea o se elige antes de la partida.
RIA-11 = El primer obstáculo va al cruce del centro del tablero: una escuadra en él, o una placa en un borde que llega allí.
RIA-12 = Por turnos, cada persona coloca un obstáculo, placa o escuadra, hasta que no quedan más.
RIA-13 = Cada obstáculo siguiente debe tocar uno que ya está. Las placas tocan con sus extremos, las escuadras con su cruce y con las puntas de sus brazos. El borde del tablero no cuenta.
RIA-14 = Si ninguno de tus obstáculos tiene sitio, pierdes el turno y en la vuelta siguiente lo intentas otra vez. La construcción acaba cuando nadie puede colocar nada. Los obstáculos que sobran ya no se usan.
RIA-15 = Puedes cerrar zonas del tablero, también las esquinas.

## El turno

RIA-20 = Después de construir, mueve primero quien saca el número más alto.
RIA-21 = Tiras los dos dados. El número dice cuántas casillas se mueve una ficha. El símbolo dice qué habilidad tienes además.
RIA-22 = El número vale para una sola ficha y no se puede repartir. También Doble y Capa valen para esa misma ficha.
RIA-23 = Con cualquier número sale una ficha de su esquina de salida. Salir de la esquina cuenta como el primer paso.
RIA-24 = Si has sacado «Colocar», «Quitar» o «Girar», puedes usarlo una vez, antes o después de mover, o no usarlo, aunque ninguna ficha pueda moverse. Para moverte cuentan los muros que haya en ese momento. Si después ninguna ficha puede moverse, pierdes el turno.

## Habilidades

RIA-30 = Colocar: toma una placa del depósito y colócala en cualquier borde libre. No hace falta que toque nada. Si el depósito está vacío, la habilidad se pierde.
RIA-31 = Quitar: quita una placa del tablero y ponla en el depósito.
RIA-32 = Perder el turno: este turno no juegas.
RIA-33 = Doble: el número cuenta dos veces, siempre.
RIA-34 = Capa: en este turno tu ficha puede atravesar todos los muros. Con las fichas y las esquinas nada cambia.
RIA-35 = Girar: gira una escuadra en su cruce hacia otra dirección.
RIA-36 = Las escuadras nunca se quitan ni se cambian de sitio. Los bordes hacia los que gira una escuadra deben estar libres, o ser ya suyos.

## Mover

RIA-40 = Una ficha va de casilla en casilla vecina, nunca en diagonal y nunca a través de un muro, salvo con la capa.
RIA-41 = La ficha avanza exactamente tantas casillas como diga el dado.
RIA-42 = En un movimiento no se entra dos veces en la misma casilla, ni se vuelve a la casilla de la que partió la ficha.
RIA-43 = Solo si ninguna de tus fichas puede moverse o atacar así, una ficha puede entrar varias veces en la misma casilla. Entonces vale cualquier recorrido con exactamente ese número de pasos: puede dar la vuelta donde sea, acabar donde empezó, y atacar.
RIA-44 = Si ninguna ficha puede moverse, pierdes el turno. Si al menos una puede, tienes que moverla.
RIA-45 = En una casilla hay como mucho una ficha; en las esquinas, cuantas se quiera. Puedes saltar tus propias fichas, cuantas quieras. Una casilla saltada es un paso y cuenta como una en la que has entrado. Las fichas rivales no se saltan.
RIA-46 = Solo entras en tu meta con el número exacto, en el último paso de un movimiento. Las fichas rivales que estén allí no estorban.
RIA-47 = Una ficha en su meta está a salvo y se queda. En su camino, una ficha puede volver a su propia esquina de salida, parar allí o atravesarla. No entra en las otras dos esquinas.
RIA-48 = Una ficha encerrada entre muros espera una tirada que la libere.

## Devorar

RIA-50 = Un movimiento que acaba en una ficha rival es un ataque. Eliges desde qué casilla vecina llegas. A las fichas de las esquinas no se las puede atacar.
RIA-51 = Primero la persona atacada tira el dado de símbolos. El símbolo hace efecto por sí solo.
RIA-52 = Capa: la ficha se vuelve invisible y no es devorada.
RIA-53 = Colocar: una placa del depósito cierra el paso a quien ataca. Si el depósito está vacío o quien ataca lleva la capa, no sirve.
RIA-54 = Girar: se cambian las tornas. La ficha que ataca es devorada, y el turno de quien ataca acaba.
RIA-55 = Con cualquier otro símbolo, la ficha atacada es devorada.
RIA-56 = Una ficha devorada vuelve a su esquina de salida. Quien ataca solo ocupa la casilla si el ataque tiene éxito.
RIA-57 = Si la capa o una placa detuvo el ataque, la misma ficha tiene que moverse el mismo número de pasos e ir a otra parte, y no puede atacar a nadie. Si no puede de otro modo, puede entrar dos veces en la misma casilla y también acabar en la suya. Si ni así hay un movimiento, se queda donde está. Una habilidad aún sin usar la puedes usar después.

## El final

RIA-60 = La primera persona que tiene sus tres fichas en la meta gana al instante.

## Por qué no es posible

why-over = La partida ha terminado.
why-dice-fall = Los dados se tiran solos.
why-no-throw-now = Ahora no se tira ese dado.
why-first-throw = Primero se tiran los dados para decidir quién empieza.
why-throw-first = Primero se tiran los dados.
why-defence-first = Primero tira la persona atacada.
why-not-your-turn = Es el turno de otra persona.
why-still-building = Todavía se está construyendo el laberinto.
why-built = La construcción ha terminado.
why-no-tiles-left = No te quedan placas por construir. Toma una escuadra.
why-no-corners-left = No te quedan escuadras por construir. Toma una placa.
why-crossing-taken = Al noreste de { $field } ya hay una escuadra.
why-edge-taken = Entre la { $a } y la { $b } ya hay un muro.
why-not-the-middle = El primer obstáculo va al centro del tablero, al noreste de { $field }.
why-not-touching = Ahí no tocaría ningún otro obstáculo. Colócalo junto a uno que ya esté.
why-other-symbol =
    { $symbol ->
        [double] Has sacado «Doble». No cambia los muros.
        [cloak] Has sacado «Capa». No cambia los muros.
        [turn] Has sacado «Girar». Solo puedes girar una escuadra.
        [plus] Has sacado «Colocar». Solo puedes colocar una placa.
       *[other] Has sacado «Quitar». Solo puedes quitar una placa.
    }
why-used = Ya has usado la habilidad en este turno.
why-depot-empty = El depósito está vacío. En este turno no puedes colocar placas.
why-no-tile = Entre la { $a } y la { $b } no hay ninguna placa.
why-corner-stays = El muro entre la { $a } y la { $b } es de una escuadra. Las escuadras no se quitan.
why-no-corner = Al noreste de { $field } no hay ninguna escuadra.
why-not-turned = La escuadra ya apunta hacia ahí. Gírala en otra dirección.
why-no-room-to-turn = Otro muro impide girar la escuadra al noreste de { $field }.
why-must-move = Una de tus fichas puede moverse, así que tienes que mover una.
why-moved = Ya has movido una ficha en este turno.
why-no-figure = No tienes ninguna ficha en { $field }.
why-stays-in-goal = Esta ficha está en su meta y se queda allí.
why-other-figure = Ahora tiene que ir a otra parte la ficha de { $field }, no otra.
why-safe-in-corner = En la esquina { $field } no se puede atacar a nadie.
why-foreign-corner = La esquina { $field } no es ni tu salida ni tu meta.
why-own-figure-there = En { $field } está tu propia ficha.
why-no-second-attack = El ataque ha fallado. Ahora la ficha va a otra parte, pero no sobre una ficha rival.
why-attack-from-where = En { $field } hay una ficha rival. Elige desde qué casilla atacas.
why-nobody-to-attack = En { $field } no hay ninguna ficha rival.
why-no-entry = { $field } no está junto a la casilla que atacas.
why-entered-twice = Tienes que dar exactamente estos pasos: { $number }. Así entrarías dos veces en una casilla, y hay otros movimientos.
why-exact = Solo entras en la meta con el número exacto. Tienes que dar exactamente estos pasos: { $number }.
why-number = Con exactamente estos pasos no llegas ahí: { $number }.
why-opponent-in-the-way = Hay una ficha rival en medio.
why-through-goal = El camino pasaría por tu meta. Solo entras en ella con el último paso.
why-through-corner = El camino pasaría por una esquina del tablero en la que no puedes entrar.
why-wall = Hay un muro en medio.

### En el navegador: lo que dicen tablero, bandeja y preparación

## Piezas, lados y direcciones

ria-tile = Placa
ria-corner = Escuadra
ria-side-n = norte
ria-side-e = este
ria-side-s = sur
ria-side-w = oeste
ria-direction =
    { $direction ->
        [ne] hacia el norte y el este
        [se] hacia el sur y el este
        [sw] hacia el sur y el oeste
       *[nw] hacia el norte y el oeste
    }
ria-direction-short =
    { $direction ->
        [ne] N+E
        [se] S+E
        [sw] S+O
       *[nw] N+O
    }

## Los dados

ria-symbol-place = Colocar
ria-symbol-remove = Quitar
ria-symbol-miss = Perder el turno
ria-symbol-double = Doble
ria-symbol-cloak = Capa
ria-symbol-turn = Girar
ria-means-place = una placa del depósito
ria-means-remove = una placa del tablero
ria-means-miss = no se mueve nada
ria-means-double = cuenta dos veces
ria-means-cloak = a través de muros
ria-means-turn = gira una escuadra
ria-depot-empty = el depósito está vacío
ria-dice = { $number } y { $symbol }: { $means }.
ria-no-dice = Nadie ha tirado los dados.
ria-fields =
    { $count ->
        [one] 1 casilla
       *[other] { $count } casillas
    }
ria-doubled = dos veces { $number }
ria-number = Mover una ficha: { ria-fields }

## Lo que pasa, para el registro

ria-log-tile = { $name } coloca una placa entre la { $a } y la { $b }.
ria-log-corner = { $name } coloca una escuadra al noreste de { $field }, { ria-direction }.
ria-log-passed-over = { $name } no tiene sitio para ningún obstáculo y pierde el turno.
ria-log-all-built =
    { $left ->
        [0] El laberinto está construido.
        [one] El laberinto está construido. Un obstáculo no encontró sitio.
       *[other] El laberinto está construido. { $left } obstáculos no encontraron sitio.
    }
ria-log-first = { $name } saca el número más alto y empieza.
ria-log-rolled =
    { $symbol ->
        [place] { $name } saca { $number } y «Colocar».
        [remove] { $name } saca { $number } y «Quitar».
        [miss] { $name } saca { $number } y «Perder el turno».
        [double] { $name } saca { $number } y «Doble».
        [cloak] { $name } saca { $number } y «Capa».
       *[turn] { $name } saca { $number } y «Girar».
    }
ria-log-sat-out = { $name } pierde el turno.
ria-log-moved = { $name } va de { $start } a { $end }.
ria-log-goal = { $name } lleva una ficha a la meta ({ $figures } de { $most }).
ria-log-attacked = { $name } ataca a { $victim } en { $end }.
ria-defended-invisible = { $name } saca «Capa»: la ficha es invisible y se queda.
ria-defended-barred = { $name } saca «Colocar»: una placa cierra el paso a { $attacker }.
ria-defended-turned = { $name } saca «Girar»: la ficha de { $attacker } es devorada.
ria-defended-devoured =
    { $symbol ->
        [place] { $name } saca «Colocar», y no sirve de defensa.
        [remove] { $name } saca «Quitar», y no sirve de defensa.
        [miss] { $name } saca «Perder el turno», y no sirve de defensa.
        [double] { $name } saca «Doble», y no sirve de defensa.
       *[other] { $name } no tiene defensa.
    }
ria-log-went-home = Una ficha de { $name } vuelve a { $start }.
ria-log-evade = La ficha de { $name } en { $field } tiene que ir a otra parte.
ria-log-stayed = La ficha de { $name } se queda en { $field }.
ria-log-laid = { $name } coloca una placa entre la { $a } y la { $b }.
ria-log-lifted = { $name } quita la placa entre la { $a } y la { $b }.
ria-log-turned = { $name } gira la escuadra al noreste de { $field }: { ria-direction }.
ria-log-passed = { $name } no puede moverse y pierde el turno.
ria-log-won = { $name } tiene todas las fichas en la meta y gana.

## El ataque y la defensa

ria-defence-throws = { $name } tira para defenderse.
ria-outcome-invisible = La ficha es invisible. El ataque falla.
ria-outcome-barred = Una placa cierra el paso. El ataque falla.
ria-outcome-turned = Se cambian las tornas. La ficha de { $attacker } es devorada.
ria-outcome-devoured = No hay defensa. La ficha de { $victim } es devorada.

## Lo que se pide, como titular

ria-ask-build-first = Te toca: coloca el primer obstáculo en el centro.
ria-ask-build = Te toca: coloca una placa o una escuadra.
ria-ask-set = Colócalo ahí, o elige otro lugar.
ria-ask-other-builds = { $name } construye.
ria-ask-throw = Los dados deciden quién empieza.
ria-ask-other = Le toca a { $name }.
ria-ask-move = Te toca: mueve una ficha { ria-fields }.
ria-ask-move-able =
    { $symbol ->
        [place] Mueve una ficha { ria-fields }; también puedes colocar una placa.
        [remove] Mueve una ficha { ria-fields }; también puedes quitar una placa.
       *[turn] Mueve una ficha { ria-fields }; también puedes girar una escuadra.
    }
ria-ask-evade = El ataque ha fallado. Mueve la misma ficha { ria-fields } a otra parte.
ria-ask-ability =
    { $symbol ->
        [place] Aún puedes colocar una placa, o terminar el turno.
        [remove] Aún puedes quitar una placa, o terminar el turno.
       *[turn] Aún puedes girar una escuadra, o terminar el turno.
    }
ria-ask-ready-able =
    { $symbol ->
        [place] Juega así, o coloca además una placa.
        [remove] Juega así, o quita además una placa.
       *[turn] Juega así, o gira además una escuadra.
    }
ria-ask-ready = Tu turno está listo. Juégalo, o cámbialo.
ria-ask-sent = Tu turno se está jugando.
ria-ask-won-you = Todas tus fichas están en la meta. Has ganado.
ria-ask-won = { $name } tiene todas las fichas en la meta y gana.

## El tablero, sus casillas y sus teclas

ria-board = El tablero con sus casillas
ria-start-own = tu salida
ria-start = salida de { $name }
ria-goal-own = tu meta
ria-goal = meta de { $name }
ria-figures-own =
    { $count ->
        [one] tu ficha
       *[other] { $count } fichas tuyas
    }
ria-figures =
    { $count ->
        [one] ficha de { $name }
       *[other] { $count } fichas de { $name }
    }
ria-walls =
    { $count ->
        [one] muro: { $sides }
       *[other] muros: { $sides }
    }
ria-no-walls = No hay muros alrededor de esta casilla.
ria-can-go = tu ficha puede venir aquí
ria-can-attack = tu ficha puede atacar aquí
ria-can-move = puede moverse
ria-is-picked = en la mano
ria-planned-here = elegido aquí
ria-can-tile = se puede colocar una placa en estos lados: { $sides }
ria-can-remove = se puede quitar la placa en estos lados: { $sides }
ria-can-corner = una escuadra cabe al noreste
ria-can-turn = la escuadra al noreste se puede girar
ria-picked =
    { $count ->
        [one] Ficha en { $field }: una casilla al alcance.
       *[other] Ficha en { $field }: { $count } casillas al alcance.
    }
ria-plan-tile = Muro entre la { $a } y la { $b }.
ria-plan-remove = Muro entre la { $a } y la { $b } quitado.
ria-plan-corner = Escuadra al noreste de { $field }, { ria-direction }.
ria-plan-turn = Escuadra al noreste de { $field } girada { ria-direction }.
ria-plan-move = Ficha de { $from } a { $to }.
ria-plan-attack = La ficha de { $from } ataca a { $victim } en { $to }, entrando desde { $by }.
ria-taken-back = Deshecho.
ria-other-back = La otra acción ya no es posible y se deshace.
ria-doing-move = Mover una ficha
ria-doing-ability = Usar la habilidad
ria-say-figures = { $name }: { $fields }; { $count } de { $most } en la meta.
ria-say-hand =
    { $name }: { $tiles ->
        [one] una placa
       *[other] { $tiles } placas
    }, { $corners ->
        [one] una escuadra
       *[other] { $corners } escuadras
    }.
ria-say-watching = Estás mirando.
ria-key-fields = Recorrer las casillas
ria-key-enter = Tomar una ficha, ir a una casilla, colocar un obstáculo; otra vez: jugar
ria-key-side = Colocar o quitar la placa de ese lado de la casilla
ria-key-turn = Girar: una escuadra, una placa alrededor de la casilla, el lado de un ataque
ria-key-swap = Placa o escuadra; mover o habilidad
ria-key-next = Casilla siguiente o anterior donde se puede hacer algo
ria-key-send = Jugar el turno, o terminarlo
ria-key-back = Deshacer
ria-key-zoom = Mirar más de cerca, de más lejos, todo el tablero
ria-key-walls = Leer qué muros rodean la casilla
ria-key-dice = Leer qué muestran los dados
ria-key-hands = Leer qué queda por construir y en el depósito
ria-key-todo = Leer qué tienes que hacer
ria-key-mine = Leer dónde están tus fichas
ria-key-others = Leer dónde están las otras fichas

## Bandeja y placas de nombre

ria-take-tile =
    { $count ->
        [one] Construir con una placa, queda una
       *[other] Construir con una placa, quedan { $count }
    }
ria-take-corner =
    { $count ->
        [one] Construir con una escuadra, queda una
       *[other] Construir con una escuadra, quedan { $count }
    }
ria-the-depot = Depósito
ria-depot =
    { $count ->
        [0] Ninguna placa en el depósito.
        [one] Una placa en el depósito.
       *[other] { $count } placas en el depósito.
    }
ria-hand =
    { $tiles ->
        [one] una placa
       *[other] { $tiles } placas
    } y { $corners ->
        [one] una escuadra
       *[other] { $corners } escuadras
    } por construir
ria-in-goal = Fichas en la meta: { $count } de { $most }
ria-zoom-in = Mirar más de cerca
ria-zoom-out = Todo el tablero
ria-turn = Girar
ria-back = Deshacer
ria-set = Colocar
ria-rest = Construir el resto al azar
ria-rest-short = Construir el resto
ria-rest-sure = Los obstáculos que quedan se colocan por sorteo, por turnos y según las reglas. Todos en la mesa deben estar de acuerdo, y no hay vuelta atrás.
ria-play = Jugar
ria-end-turn = Terminar el turno

## Preparación

ria-setup-begins = Quién construye primero
ria-setup-lot = Laberinto por sorteo
ria-setup-lot-note = Todos los obstáculos se colocan por sorteo, con las mismas reglas, y la carrera empieza enseguida.
ria-setup-size = Tamaño del tablero
ria-setup-size-note = Los obstáculos son siempre los mismos: cuanto más pequeño el tablero, más denso el laberinto.
ria-chosen-size = { $size } × { $size } casillas

## El final

ria-ending = El tablero al final
ria-ending-tally =
    { $built ->
        [one] un obstáculo
       *[other] { $built } obstáculos
    }, { $moves ->
        [one] un movimiento
       *[other] { $moves } movimientos
    }, { $attacks ->
        [one] un ataque
       *[other] { $attacks } ataques
    }, { $abilities ->
        [one] una habilidad
       *[other] { $abilities } habilidades
    }

### Las reglas para leer

ten-lines =
    Tres fichas salen de tu esquina; su meta es la esquina opuesta en diagonal.
    Primero todos construyen el laberinto, por turnos y con un obstáculo cada vez.
    Cada obstáculo toca uno que ya está.
    Después, en cada turno, tira los dos dados.
    El número dice cuántas casillas recorre una ficha: ni más ni menos.
    El símbolo añade una habilidad.
    Los muros te detienen; puedes saltar tus propias fichas.
    Si acabas en una ficha rival, la atacas.
    La persona atacada tira el dado de símbolos para defenderse.
    En la meta se entra solo con el número exacto; quien mete las tres fichas gana.
page-aim-text =
    Cada jugador lleva tres fichas de su esquina del tablero a la opuesta en diagonal. Por el camino hay muros, que se han construido entre todos, y fichas rivales, que pueden devorar las tuyas.
page-setup-text =
    El tablero tiene 10 × 10 casillas; se pueden elegir otros tamaños. Los muros van en los bordes entre las casillas. Una placa ocupa un borde; una escuadra va en un cruce y ocupa dos.

    Todos reciben el mismo número de placas y escuadras, y cuatro placas están en el depósito común.
page-building = Construir
page-building-text =
    El primer obstáculo va en el cruce del centro del tablero. Luego cada jugador coloca uno por turno, y cada obstáculo debe tocar otro que ya está. Cerrar zonas está permitido.

    Piénsalo bien: luego tendrás que ir por ahí.
page-turn-text =
    Cuando todo está construido, empieza la carrera. Tira los dos dados. El número dice cuántas casillas recorre una de tus fichas, y el símbolo qué más puedes hacer.

    Si sacas «Colocar», «Quitar» o «Girar», puedes usarlo antes o después de mover, o no usarlo. Si alguna de tus fichas puede moverse, tienes que mover una.
page-abilities = Los símbolos
page-abilities-text =
    El segundo dado tiene seis símbolos. Tres cambian los muros, dos ayudan a la ficha que se mueve, y uno te cuesta el turno.
page-moving = Moverse
page-moving-text =
    Una ficha va de casilla en casilla, nunca en diagonal ni a través de un muro. Da exactamente tantos pasos como diga el dado y no entra dos veces en una casilla. Puede saltar tus fichas, pero no las rivales.

    Solo si ninguna de tus fichas puede hacerlo, una puede dar la vuelta por el camino. Si tampoco eso es posible, pierdes el turno. En la meta se entra justo con el último paso, y allí la ficha está a salvo.
page-devouring = Devorar
page-devouring-text =
    Si acabas en la casilla de una ficha rival, atacas. Su jugador tira enseguida el dado de símbolos. Con «Capa» la ficha se salva. Con «Colocar» una placa del depósito te cierra el paso, si queda alguna y no llevas la capa. Con «Girar» se cambian las tornas, y la devorada es la tuya. Con cualquier otro símbolo es devorada la ficha atacada.

    Una ficha devorada vuelve a empezar en su esquina de salida. Si el ataque falla, tu ficha tiene que ir a otra parte, con el mismo número de pasos.
page-end-text =
    La primera persona que tiene sus tres fichas en la esquina de la meta gana al instante.
picture-board = El tablero para cuatro al principio. El banderín de una esquina muestra de quién es la meta.
picture-building = Al construir, cada obstáculo toca otro. El primero está en el cruce del centro.
picture-turn = El rojo ha sacado un cuatro y «Colocar»: la ficha recorre cuatro casillas de d4 a g5, y una placa va entre f6 y f7.
picture-goal = Exactamente tres casillas llevan a la meta. Con un dos o un cuatro la ficha no entraría.
picture-devoured = El rojo ataca en f5. El azul saca «Perder el turno», que no le sirve de defensa: la ficha azul vuelve a su esquina.
legend = Lo que hacen los símbolos

### Por qué una pista es buena

hint-done = Aquí el símbolo no ayuda: mejor no usarlo.
hint-goal =
    { $figures ->
        [one] Así llega tu primera ficha a la meta.
       *[other] Así llega otra ficha a la meta: entonces hay { $figures }.
    }
hint-attacks = Es un ataque: quizá { $other } tenga que empezar de nuevo con esa ficha.
hint-nearer =
    { $steps ->
        [one] Así te acercas un paso a la meta.
       *[other] Así te acercas { $steps } pasos a la meta.
    }
hint-blocks =
    { $steps ->
        [one] Así se alarga un paso el camino para { $other }.
       *[other] Así se alarga { $steps } pasos el camino para { $other }.
    }
hint-opens =
    { $steps ->
        [one] Así se acorta un paso tu propio camino.
       *[other] Así se acorta { $steps } pasos tu propio camino.
    }

# Lessons
lesson-build = Construir juntos
lesson-build-idea = Antes de la carrera se construye el laberinto entre todos, un obstáculo por turno. Cada obstáculo tiene que tocar otro que ya esté.
lesson-build-goal = Añade un obstáculo al laberinto.
lesson-build-done = Bien construido. Pon muros donde te ayuden y estorben a los demás. Pero recuerda: tú también tienes que llegar al otro lado.
lesson-build-wrong-apart = Ahí tu obstáculo no toca ningún otro. Sigue construyendo desde la escuadra del centro.
lesson-walk = Lo que diga el dado
lesson-walk-idea = El dado dice cuántas casillas se mueve una de tus fichas: exactamente esas, alrededor de los muros y nunca en diagonal.
lesson-walk-goal = Has sacado un tres. Llega a la fila de arriba.
lesson-walk-done = Tres pasos, ni más ni menos. La ficha y el camino los eliges tú.
lesson-walk-wrong-wall = Hay un muro en medio, y todo recto serían solo dos pasos. Busca cómo rodearlo.
lesson-walk-wrong-short = Con un tres no puedes parar ahí: cuenta exactamente tres pasos, alrededor de los muros.
lesson-walk-wrong-one = Tienes un tres. Para parar ahí, tu ficha tendría que entrar dos veces en una casilla, y no se puede.
lesson-walk-wrong-other = Desde la esquina, tres pasos no bastan para llegar arriba. Prueba con la otra ficha.
lesson-walk-wrong-elsewhere = Tres pasos, bien contados. Pero esa no es la fila de arriba. Prueba otro camino.
lesson-home = A la meta
lesson-home-idea = Tu meta es la esquina opuesta en diagonal a tu salida. El último paso tiene que caer justo ahí.
lesson-home-goal = Has sacado un tres. Lleva una ficha a tu meta.
lesson-home-done = Abajo, al lado y arriba: tres pasos. En la meta tu ficha está a salvo para siempre.
lesson-home-wrong-past = Tu ficha estaba al lado de la meta y se ha ido. Rodeando el muro son exactamente tres pasos.
lesson-home-wrong-other = Esa ficha está demasiado lejos. Hay otra muy cerca de la meta.
lesson-dice = Doble
lesson-dice-idea = En cada turno tiras también un símbolo. Con Doble, el número cuenta dos veces.
lesson-dice-goal = Has sacado un tres y Doble. Lleva una ficha a tu meta.
lesson-dice-done = Dos por tres son seis pasos, ni más ni menos.
lesson-dice-wrong-near = Esa ficha está a solo tres pasos de la meta. Con Doble tienes que dar seis.
lesson-dice-wrong-single = No puedes parar ahí: tu tres cuenta dos veces, así que da exactamente seis pasos.
lesson-dice-wrong-past = Seis pasos, pero no acaban en la meta. Hay un camino que sí llega.
lesson-dice-wrong-other = Esa ficha no llega a la meta con exactamente seis pasos. Prueba con otra.
lesson-lift = Quitar
lesson-lift-idea = Colocar, Quitar y Girar cambian los muros, antes de moverte o después. Con «Quitar» sacas una placa del tablero.
lesson-lift-goal = Has sacado un dos y Quitar. Entra en tu meta.
lesson-lift-done = Primero la placa, luego la ficha. En cada turno eliges tú el orden.
lesson-lift-wrong-closed = La meta sigue cerrada. Tu símbolo puede cambiarlo antes de que te muevas.
lesson-lift-wrong-open = El camino estaba libre, pero tu ficha no entró.
lesson-lift-wrong-tile = Has quitado una placa, pero dos pasos aún no llevan a la meta. ¿Cuál está justo delante?
lesson-lift-wrong-walked = Te has movido, pero no hasta la meta. Quita primero la placa que tiene delante.
lesson-place = Colocar
lesson-place-idea = Con «Colocar» pones una placa del depósito en cualquier borde libre. No hace falta que toque nada.
lesson-place-goal = La ficha azul está a un paso de su meta. Detenla con una placa.
lesson-place-done = La puerta está cerrada. Ahora el azul necesita Quitar o la capa para entrar.
lesson-place-wrong-behind = Ese muro está junto a la ficha azul, pero la puerta de su meta sigue abierta.
lesson-place-wrong-tile = Ese muro no le molesta al azul: un paso y está en su meta.
lesson-place-wrong-walked = Has movido una ficha, pero la placa se quedó en el depósito. El azul entra sin más.
lesson-devour = Devorar
lesson-devour-idea = Si paras justo sobre una ficha ajena, la atacas. Quien la juega tira el dado de símbolos, y la mitad de los símbolos no sirve.
lesson-devour-goal = Has sacado un tres. Manda una ficha azul de vuelta a su esquina de salida.
lesson-devour-done = Devorada. El azul sacó Perder el turno, y eso no ayuda. Capa, Colocar o Girar habrían salvado la ficha.
lesson-devour-wrong-near = Esa ficha azul está a solo dos pasos. Con un tres no puedes parar sobre ella.
lesson-devour-wrong-beside = Tu ficha no ha parado sobre una azul. Para atacar hay que caer justo encima.
lesson-devour-wrong-other = Desde la esquina ninguna ficha azul está a tres pasos. Prueba con la otra ficha.
lesson-win = Las tres
lesson-win-idea = Gana quien primero tiene sus tres fichas en la meta.
lesson-win-goal = Ya hay dos. Lleva la última a la meta con un cinco.
lesson-win-done = Has ganado. Y si en tu primera partida sale otro símbolo, tócalo: te dice lo que hace.
lesson-win-wrong-past = Cinco pasos, pero no acaban en la meta. Rodeando los muros hay un camino de exactamente cinco.
lesson-sitout = Perder el turno
lesson-sitout-idea = Si sacas Perder el turno, tu turno acaba enseguida y nada se mueve. Le toca a cualquiera.
lesson-sitout-goal = El azul está a dos pasos de su meta. Llega tú antes a la tuya, en dos turnos.
lesson-sitout-done = El azul perdió el turno, así que has jugado dos veces seguidas.
lesson-sitout-wrong-second = Tu ficha iba por la mitad y luego se movió otra. Termina con la misma.
lesson-sitout-wrong-away = Tu ficha se ha alejado de la meta, que está en el otro extremo de la fila de arriba.
lesson-sitout-wrong-other = El azul perdió el turno, pero tu ficha de la fila de arriba no usó los dos turnos.
lesson-cloak = La capa
lesson-cloak-idea = Bajo la capa, una ficha atraviesa todos los muros durante un turno.
lesson-cloak-goal = Una de tus fichas está encerrada. Sácala de ahí.
lesson-cloak-done = Derecho a través. Pero la capa solo ayuda contra los muros: las otras fichas te siguen estorbando.
lesson-cloak-wrong-other = La capa se la puso otra ficha. La que está entre los muros sigue encerrada.
lesson-cloak-wrong-short = La capa abre los muros, pero el número cuenta igual: da exactamente tres pasos.
lesson-turn = Girar
lesson-turn-idea = Con «Girar» giras una escuadra sobre su cruce. Los bordes hacia los que gira tienen que estar libres, o ser ya suyos.
lesson-turn-goal = Has sacado un dos y Girar. Entra en tu meta.
lesson-turn-done = Las escuadras se quedan siempre en el tablero. Pero puedes girarlas para abrirte camino.
lesson-turn-wrong-closed = La escuadra está en medio. Tu símbolo puede cambiarlo antes de que te muevas.
lesson-turn-wrong-still = Era la escuadra correcta, pero sigue cerrando el camino. Gírala hacia otro lado.
lesson-turn-wrong-open = El camino estaba libre, pero tu ficha no entró.
lesson-turn-wrong-far = Esa escuadra no te estorbaba. ¿Cuál está entre tu ficha y la meta?
lesson-turn-wrong-walked = Te has movido, pero no a la meta. Gira primero la escuadra.
lesson-defend = Te atacan
lesson-defend-idea = Si te atacan, tiras el dado de símbolos. Capa o Colocar salva tu ficha, y con «Girar» la devorada es la atacante.
lesson-defend-goal = Primero te ataca el azul. Después manda a su esquina de salida la ficha que te atacó.
lesson-defend-done = La capa te salvó, el azul tuvo que ir a otra parte y tú le has respondido.
lesson-defend-wrong-fled = Tu ficha está a salvo por ahora, pero la atacante sigue ahí. Estaba a exactamente cuatro pasos.
lesson-defend-wrong-other = Esa era otra ficha. La que fue atacada puede responder.
lesson-evade = Un ataque que falla
lesson-evade-idea = Capa o Colocar salva a una ficha atacada. Entonces tu ficha tiene que ir a otra parte, con el mismo número.
lesson-evade-goal = Ataca a la ficha azul. Si falla, entra en tu meta.
lesson-evade-done = La placa te detuvo, pero aún tenías tus dos pasos. Con «Girar», la devorada habría sido tu ficha.
lesson-evade-wrong-home = Ir directo a la meta también es buena jugada. Pero aquí toca atacar primero.
lesson-evade-wrong-elsewhere = El ataque falló y te quedaban dos pasos. Llevaban justo a tu meta.
lesson-evade-wrong-other = No has atacado a nadie. Una de tus fichas está a exactamente dos pasos de una azul.
lesson-jump = Por encima de tus fichas
lesson-jump-idea = Puedes saltar por encima de tus fichas; cada una cuenta como un paso. Por encima de las ajenas, no.
lesson-jump-goal = Has sacado un dos. Lleva una ficha a tu meta.
lesson-jump-done = Un paso sobre tu propia ficha y otro más: así se adelanta.
lesson-jump-wrong-front = A la ficha de delante le basta un paso. Con un dos no puede entrar en la meta.
lesson-jump-wrong-back = Ibas en mala dirección. Tu propia ficha no te cierra el camino: puedes saltarla.
lesson-jump-wrong-other = Esa ficha está demasiado lejos. Mira las dos de la fila de arriba.
lesson-deadend = Un callejón sin salida
lesson-deadend-idea = Si ninguna de tus fichas puede dar sus pasos, una puede dar la vuelta y entrar dos veces en una casilla. Solo entonces.
lesson-deadend-goal = Tienes un tres en un callejón sin salida. Llega a tu meta.
lesson-deadend-done = Uno atrás, uno adelante y uno a la meta: tres pasos.
lesson-deadend-wrong-stuck = Atrás, adelante y otra vez atrás también son tres pasos. Pero el último podía llevar a la meta.
