### Brändi Dog

game-dog = Brändi Dog
game-dog-pitch = Las canicas dan vueltas a un tablero de madera, y las cartas dicen cuánto avanzan. Los compañeros de equipo se sientan frente a frente, las cartas son secretas, y una canica alcanzada vuelve a casa.
game-dog-aim = Mete todas las canicas de tu equipo en la meta antes que los demás.
game-dog-facts = De 2 a 6 jugadores · de 30 a 50 minutos · cartas y equipos

## Las reglas, punto por punto: tablero, asientos, cartas

DOG-01 = Juegan de dos a seis personas, cada una con cuatro canicas: rojas, azules, amarillas, verdes, blancas o negras.
DOG-02 = Hay 110 cartas: ocho de cada valor y seis jokers. Los palos no cuentan.
DOG-03 = La pista es un anillo de 16 casillas por cada brazo del tablero. Hasta cuatro personas usan un tablero de cuatro brazos; cinco o seis, uno de seis. Cada brazo tiene una casilla de inicio en la pista, una casa para cuatro canicas y una meta de cuatro casillas, de F1 fuera a F4 al fondo.
DOG-04 = Se juega en sentido contrario a las agujas del reloj, y las canicas van en el mismo sentido. Entre dos, los asientos quedan uno frente al otro.
DOG-05 = Entre cuatro se forman dos equipos de dos. Los compañeros de equipo se sientan frente a frente.
DOG-06 = Entre seis se forman tres equipos de dos o dos equipos de tres; se elige antes de la partida. En los equipos de dos, los compañeros se sientan frente a frente; en los de tres, se sientan alternados.
DOG-07 = Entre dos, tres o cinco, cada uno juega por su cuenta, con algunas reglas más.

## Las rondas

DOG-10 = En cada ronda se reparten menos cartas: 6, 5, 4, 3 y 2, y luego otra vez 6.
DOG-11 = Después de cada ronda reparte la persona siguiente. Empieza quien se sienta después de quien reparte. Quién reparte primero se sortea, o se elige antes de la partida. En la mesa se ve quién reparte y cuántas cartas se reparten la próxima vez.
DOG-12 = Las cartas jugadas van al descarte. Si hay que repartir una carta y el mazo está vacío, el descarte pasa a ser el nuevo mazo. Las 110 cartas siguen siempre en juego.
DOG-13 = En equipo, cada ronda se abre con un cambio: das una carta tapada a tu compañero. La carta que recibes la ves solo cuando has dado la tuya. Todos cambian sus cartas a la vez.
DOG-14 = En un equipo de tres das tu carta al siguiente compañero en el orden de juego.
DOG-15 = Las cartas en la mano son secretas, también para tu compañero. Ves tus cartas, cuántas tienen los demás y el descarte. Los compañeros no pueden hablar de sus cartas: en una partida por equipos no hay chat libre.
DOG-16 = En un turno juegas una carta. La pones a la vista en el descarte y usas todo su valor.
DOG-17 = Si puedes jugar una carta, debes hacerlo, aunque te perjudique. Si puedes jugar varias, eliges tú.
DOG-18 = Si es tu turno y ninguna de tus cartas se puede jugar, quedas fuera de la ronda. Tus cartas van al descarte, a la vista.
DOG-19 = La ronda acaba cuando nadie tiene cartas. Quien ya no tiene cartas no juega.

## Qué hacen las cartas

DOG-20 = As: sacar una canica, o avanzar 1 u 11.
DOG-21 = Rey: sacar una canica o avanzar 13.
DOG-22 = Dama: avanzar 12.
DOG-23 = 2, 3, 5, 6, 8, 9 y 10: avanzar esa cantidad.
DOG-24 = Cuatro: avanzar 4 o retroceder 4. Solo se retrocede con un cuatro, o con un joker usado como cuatro.
DOG-25 = Siete: siete puntos hacia delante, repartidos entre tus canicas como quieras.
DOG-26 = Jota: una canica tuya cambia de sitio con la de otra persona.
DOG-27 = Joker: puede ser cualquier otra carta, con todo lo que esa carta puede hacer.
DOG-28 = Salvo con el siete, una carta mueve una sola canica, y todo su valor.

## Salida y bloqueo

DOG-30 = Una canica sale de casa solo con as, rey o joker, a su propia casilla de inicio. Allí está «recién salida» hasta que se mueve.
DOG-31 = Una canica recién salida bloquea el paso a todas las canicas, también a las tuyas. Ninguna puede acabar en su casilla ni adelantarla, ni hacia delante ni hacia atrás.
DOG-32 = Una canica recién salida no se puede mandar a casa ni cambiar. Por eso, mientras esté allí, no puedes sacar otra.
DOG-33 = Cualquier otra canica en una casilla de inicio no bloquea el paso, aunque sea del dueño de esa casilla y haya vuelto. Si en esa casilla sale una canica de casa, la que estaba allí vuelve a la suya.

## Mover y mandar a casa

DOG-35 = Si una canica acaba en una casilla ocupada de la pista, la que estaba allí vuelve a su casa, sea de quien sea: de un rival, de tu compañero o tuya.
DOG-36 = A las canicas que no están recién salidas se las puede adelantar. No les ocurre nada, salvo con un siete.
DOG-37 = A las canicas de la meta nunca se las manda a casa.

## La meta

DOG-38 = Una canica entra en su propia meta solo hacia delante y pasando por su inicio. El inicio cuenta un punto y F1 es el siguiente. Desde el inicio necesita un 1 para F1; desde la casilla anterior, un 2.
DOG-39 = Tiene que haber tocado su inicio dos veces, en cualquier sentido; también cuenta la vez en que entra. Así puede entrar toda canica menos una recién salida, también la que ha vuelto a su inicio.
DOG-40 = En la meta no se salta ninguna canica, y ninguna retrocede ni sale. Una canica puede avanzar dentro de la meta con un valor exacto y parar en cualquier casilla libre.
DOG-41 = El valor tiene que ser exacto: ninguna canica pasa de F4.
DOG-42 = No estás obligado a entrar en la meta. Una canica puede dar otra vuelta, y tiene que hacerlo si no puedes jugar otra cosa.
DOG-43 = También tu propia canica recién salida bloquea el paso a tu meta.

## El siete

DOG-45 = Los siete puntos van a una o varias de tus canicas en la pista o en la meta, también recién salidas. Las canicas avanzan por puntos enteros, y se usan los siete.
DOG-46 = Toda canica que una parte del siete adelanta o alcanza vuelve a casa, también las tuyas y las de tu compañero. Las recién salidas bloquean el paso; las de la meta ni se adelantan ni se alcanzan. El siete canadiense manda a casa del mismo modo.
DOG-47 = Juegas un siete parte por parte. Cada parte mueve una canica uno o más puntos, y la misma canica puede moverse varias veces. Una parte puede abrir el paso a la siguiente. Una parte solo se permite si después se pueden usar todos los puntos que quedan.
DOG-48 = Con un siete no sale ninguna canica de casa. Una canica que este siete ha mandado a casa ya no puede moverse con él.
DOG-49 = Cuando una parte del siete lleva tu última canica a la meta, los puntos que quedan van a las canicas de tu compañero; en un equipo de tres, a las de cualquier compañero.
DOG-50 = Siete canadiense: en equipo puedes usar un siete, o un joker como siete, en las canicas de tus compañeros en todo momento, solas o junto con las tuyas.

## La jota

DOG-52 = Una de tus canicas cambia de sitio con la de otra persona, rival o compañero, aunque te perjudique. No puedes cambiar dos canicas tuyas.
DOG-53 = Solo se cambian canicas de la pista, y ninguna recién salida: nunca las que están en casa o en la meta.
DOG-54 = Si tienes una canica en la pista, nadie más tiene allí una que no esté recién salida y no puedes jugar ninguna carta, pones una jota sin efecto en vez de quedar fuera. Un joker no vale para esto. Si ya ayudas a tu compañero, las canicas que mueves cuentan como tuyas.
DOG-55 = Una canica que un cambio pone en su propio inicio no está recién salida. Desde allí puede entrar en la meta.

## Compañeros, victoria, variantes

DOG-56 = Cuando tus cuatro canicas están en la meta, sigues recibiendo cartas. Con cada carta mueves las canicas de tu compañero como si fueran tuyas; en un equipo de tres, las de todos tus compañeros.
DOG-57 = Un equipo gana en cuanto todas sus canicas están en la meta. Las cartas que quedan no cuentan, pero la última tiene que usarse entera: un siete gana solo con su último punto.
DOG-58 = Última canica sin joker: ningún joker, tampoco como siete, puede llevar a la meta la última canica de un equipo.
DOG-59 = Con Dog se puede jugar un torneo de muchas mesas: con equipos de dos o de tres que se inscriben juntos o se forman por sorteo.

## Entre dos, tres o cinco

DOG-60 = Todos empiezan con tres canicas en la casa y una recién salida en el inicio.
DOG-61 = En cada ronda, en vez del cambio, cada uno roba una carta tapada a la persona siguiente en el orden de juego. Se roba de las cartas recién repartidas, y todas cambian de mano a la vez.
DOG-62 = Un siete, o un joker como siete, puede mover cualquier canica del tablero, también de rivales, y manda a casa como siempre. Cada canica se mueve como podría moverla su dueño, también hasta la meta de su dueño.
DOG-63 = Así un siete puede sacar de su inicio la canica recién salida de cualquiera y quitar el bloqueo.
DOG-64 = Un dos avanza 2, o roba una carta tapada a un rival que tenga. En ese caso no tiene otro efecto y le toca al siguiente.
DOG-65 = También un joker puede valer como un dos que roba una carta.
DOG-66 = Gana al instante la primera persona que tiene cuatro canicas en la meta, sin importar quién movió la cuarta. Si fue un siete y quedan puntos, se tienen que poder usar todos.

## Por qué una jugada no es posible

why-over = La partida ha terminado.
why-chance-draws = Las cartas las da el azar. Nadie las elige.
why-players-play = Esto lo deciden los jugadores, no el azar.
why-no-card-now = Ahora no se reparte ni se roba ninguna carta.
why-not-in-stock = Esta carta no está en el mazo: { dog-card }.
why-not-in-that-hand = Esta carta no está en esa mano: { dog-card }.
why-deal-first = Espera: primero se reparten las cartas.
why-exchange-first = Primero cada uno da una carta a su compañero. Elige cuál.
why-draw-first = Espera: primero se roba una carta.
why-not-your-turn = No te toca a ti.
why-nothing-is-given = Sin equipos no se cambian cartas.
why-no-exchange-now = Solo se cambia al empezar una ronda.
why-already-given = Ya has dado tu carta.
why-not-in-hand = No tienes esta carta: { dog-card }.
why-a-card-first = Juega primero una carta.
why-seven-under-way = Primero termina tu siete. Puntos que quedan: { $points }.
why-only-a-two-draws = Solo con un dos se roba una carta.
why-no-drawing-in-teams = En las partidas por equipos un dos no roba cartas.
why-not-from-yourself = Tienes que robar a un rival, no a ti.
why-no-cards-there = Esa persona ya no tiene cartas. Elige otra.
why-only-a-jack-idles = Solo una jota se puede poner sin efecto.
why-a-card-is-playable = Todavía puedes jugar una carta: { dog-card }.
why-not-without-effect = Solo puedes poner una jota sin efecto si tienes una canica en la pista, nadie más tiene una que se pueda cambiar y no puedes jugar otra cosa.
why-only-a-jack-exchanges = Solo con una jota se cambian dos canicas.
why-a-jack-exchanges = Con una jota, una canica tuya cambia de sitio con la de otra persona. Ninguna avanza.
why-fresh-is-not-exchanged = Una canica recién salida no se puede cambiar.
why-kennel-is-not-exchanged = Una canica que está en casa no se puede cambiar.
why-finish-is-not-exchanged = Una canica que está en la meta no se puede cambiar.
why-own-marble-first = Elige primero una de tus canicas.
why-two-own-marbles = No puedes cambiar dos canicas tuyas.
why-no-marble =
    { $place ->
        [S] En el inicio no está esa canica.
       *[other] En { $place } no está esa canica.
    }
why-no-start-card = Solo con un as, un rey o un joker sale una canica de casa.
why-a-seven-puts-none-out = Con un siete no sale ninguna canica de casa.
why-only-onto-its-start = Una canica que sale de casa va a su casilla de inicio.
why-fresh-only-from-the-kennel = Solo una canica que sale de casa está «recién salida».
why-not-into-a-kennel = A la casa no se puede mover.
why-kennel-is-empty = No queda ninguna canica en casa.
why-start-is-taken = En el inicio hay todavía una canica recién salida. Primero tiene que moverse esa.
why-barred = Una canica recién salida en la casilla { $field } bloquea el paso.
why-all-home = Tus canicas están todas en la meta.
why-only-a-seven-moves-others = Solo con un siete se mueven las canicas de los demás.
why-help-too-early = Podrás mover las canicas de tus compañeros cuando todas las tuyas estén en la meta.
why-not-your-marble = Esta canica no es tuya.
why-whole-value = La canica tiene que moverse todo el valor de la carta: { dog-card }.
why-only-a-four-goes-back = Solo se retrocede con un cuatro, o con un joker usado como cuatro.
why-own-finish-only = Una canica solo puede entrar en su propia meta.
why-fresh-not-straight-in = Una canica recién salida no puede entrar enseguida en la meta: primero tiene que moverse y volver a su inicio.
why-not-back-in-the-finish = En la meta no se retrocede.
why-not-out-of-the-finish = La canica que está en la meta se queda allí.
why-no-further = Esta canica no puede avanzar más.
why-value-must-fit = El valor tiene que ser exacto. Puntos necesarios: { $points }.
why-own-fresh-before-finish = Tu propia canica recién salida bloquea el paso a la meta.
why-no-jump-in-the-finish = { $place } está ocupada, y en la meta no se salta ninguna canica.
why-no-joker-finish = Un joker no puede llevar a la meta la última canica del equipo.
why-too-many-points = Solo puedes avanzar, y como mucho los puntos que quedan: { $points }.
why-points-left = Así no podrías usar todos los puntos que quedan: { $points }. Repártelos de otra manera.
why-win-with-the-last-point = La última canica llega a la meta solo con el último punto del siete. Puntos que quedan: { $points }.

### La interfaz: lo que dicen tablero, bandeja y preparación

## Cartas y lugares

dog-card-joker-short = Joker
dog-card =
    { $card ->
        [A] as
        [J] jota
        [Q] dama
        [K] rey
        [X] joker
       *[other] { $card }
    }
dog-place-field = casilla { $field }
dog-place-kennel = casa de { $name }
dog-place-start = inicio de { $name }
dog-place-finish = F{ $number } en la meta de { $name }
dog-place-hand = cartas de { $name }
dog-short-kennel = casa
dog-short-start = inicio

## Lo que ocurre, para el diario

dog-log-laid = { $name } juega: { dog-card }.
dog-log-joker = { $name } juega un joker como: { dog-card }.
dog-log-moved = { $name } mueve: { $start } → { $end }.
dog-log-moved-for = { $name } mueve una canica de { $owner }: { $start } → { $end }.
dog-log-out = { $name } saca una canica.
dog-log-home = La canica de { $name } en { $field } vuelve a casa.
dog-log-swapped = La canica de { $name } en { $field } cambia de sitio con la de { $other } en { $there }.
dog-log-idled = { $name } pone una jota sin efecto.
dog-log-dropped =
    { $count ->
        [0] { $name } queda fuera de esta ronda.
       *[other] { $name } queda fuera de esta ronda y descarta: { $cards }.
    }
dog-log-gave = { $name } da una carta a { $other }.
dog-log-gave-card = { $name } da a { $other }: { dog-card }.
dog-log-drew = { $name } roba una carta a { $other }.
dog-log-all-home = { $name } tiene todas las canicas en la meta.
dog-log-round = Nueva ronda. Cartas por persona: { $count }. Reparte { $name }.
dog-log-shuffled = El descarte se baraja y se convierte en el nuevo mazo.
dog-log-won =
    { $count ->
        [one] { $names } gana.
       *[other] { $names } ganan.
    }

## Lo que toca hacer, como título

dog-ask-won-you = Todas las canicas están en la meta. Has ganado.
dog-ask-won =
    { $count ->
        [one] { $names } gana.
       *[other] { $names } ganan.
    }
dog-ask-exchange = Cada uno da una carta a su compañero.
dog-ask-give = Elige una carta para { $other }.
dog-ask-wait = Ahora se reparten las cartas.
dog-ask-play = Le toca a { $name }.
dog-ask-seven =
    { $points ->
        [one] Tu siete: queda un punto.
       *[other] Tu siete: quedan { $points } puntos.
    }
dog-ask-help = Tus canicas están en la meta. Juega por { $names }.
dog-ask-card = Te toca: juega una carta.
dog-ask-card-for = ¿Qué carta para esta canica?
dog-ask-marble = Elige una canica. Carta: { dog-card }.
dog-ask-field = Elige la casilla. Carta: { dog-card }.
dog-ask-swap = ¿Con qué canica la cambias?
dog-ask-armed = Esta es tu jugada. ¿Jugar o deshacer?
dog-ask-seven-shown = Se juega tu siete.
dog-ask-seven-ready = Has usado los siete puntos. ¿Jugar?
dog-ask-which = ¿Cuál?

## El tablero, sus lugares y sus teclas

dog-board = El tablero con las canicas
dog-marble-own = tu canica
dog-marble = canica de { $name }
dog-marble-fresh = recién salida, bloquea el paso
dog-marble-chosen = elegida
dog-marble-can = puede moverse
dog-target = casilla posible, carta: { dog-card }
dog-target-part =
    { $points ->
        [one] casilla posible, un punto
       *[other] casilla posible, { $points } puntos
    }
dog-target-swap = cambiar de sitio
dog-target-draw = robar una carta aquí
dog-target-strikes = la manda a casa
dog-which-as = como: { dog-card }
dog-which-part =
    { $left ->
        [0] como siete
        [one] como siete, queda uno
       *[other] como siete, quedan { $left }
    }
dog-which-from = desde: { $place }
dog-help = Todas tus canicas están en la meta. Desde ahora juegas por { $names }.
dog-say-watching = Estás mirando.
dog-say-give = Carta elegida: { dog-card }. Pulsa Intro para darla.
dog-say-got = Recibes de { $name }: { dog-card }.
dog-say-chosen =
    { $count ->
        [0] Carta elegida: { dog-card }.
        [one] Carta elegida: { dog-card }. Una canica puede moverse.
       *[other] Carta elegida: { dog-card }. { $count } canicas pueden moverse.
    }
dog-say-cards =
    { $count ->
        [one] Esta canica se puede mover con una carta.
       *[other] Esta canica se puede mover con { $count } cartas.
    }
dog-say-ways =
    { $count ->
        [one] Una casilla posible.
       *[other] { $count } casillas posibles.
    }
dog-say-armed = La jugada está lista, pero aún sin jugar.
dog-say-hand =
    { $count ->
        [0] No tienes cartas.
        [one] Tienes una carta: { $cards }.
       *[other] Tienes { $count } cartas: { $cards }.
    }
dog-say-marbles = { $name }: { $places }.
dog-say-cards-of =
    { $count ->
        [one] Una carta.
       *[other] { $count } cartas.
    }
dog-pile =
    { $count ->
        [0] El descarte está vacío.
        [one] Una carta en el descarte.
       *[other] { $count } cartas en el descarte.
    }
dog-deal = { $name } reparte { $count }. Después: { $next } reparte { $more }.
dog-key-cards = Elegir una carta
dog-hidden = Ocultas: las cartas en la mano ({ $hands }) y las cartas del mazo ({ $count }).
dog-hidden-more = En el descarte: { $cards }.
dog-place-empty = vacía
dog-key-fields = Recorrer la pista casilla por casilla, con casas y metas
dog-key-walk = Recorrer cartas, canicas o casillas posibles
dog-key-enter = Elegir; sobre una casilla posible, jugar
dog-key-back = Deshacer
dog-key-hand = Leer tus cartas
dog-key-marbles = Leer dónde están tus canicas
dog-key-others = Leer dónde están las canicas de los demás
dog-key-pile = Leer cuántas cartas hay en el descarte
dog-key-deal = Leer quién reparte

## Mano y botones

dog-hand = Tus cartas
dog-hand-empty = Sin cartas hasta la próxima ronda.
dog-still-playing = Todavía tienen cartas: { $names }
dog-card-number = { $number } de { $count }
dog-card-dull = ahora no se puede jugar
dog-card-new = nueva
dog-next = Después
dog-play = Jugar
dog-play-idle = Poner sin efecto
dog-play-seven = Jugar el siete
dog-give = Dar
dog-back = Deshacer
dog-seven = El siete, parte por parte
dog-seven-left =
    { $points ->
        [0] Has usado los siete puntos.
        [one] Queda un punto. Elige una canica.
       *[other] Quedan { $points } puntos. Elige una canica.
    }
dog-seven-part = { $points }: { $from } → { $to }. Deshacer esta parte
dog-has = Cartas: { $cards }, canicas en la meta: { $home }
dog-has-given = ha dado una carta
dog-has-deal = reparte
dog-has-team = con { $names }

## Preparación y final

dog-setup-teams = Equipos
dog-setup-pairs = Tres equipos de dos
dog-setup-trios = Dos equipos de tres
dog-setup-partners = Los compañeros de equipo se sientan frente a frente: rojo y amarillo, azul y verde.
dog-setup-alone = Cada uno juega por su cuenta y empieza con una canica en el inicio.
dog-setup-canadian = Siete canadiense
dog-setup-canadian-note = Un siete puede mover siempre las canicas de los compañeros.
dog-setup-no-joker = Última canica sin joker
dog-setup-no-joker-note = La última canica de un equipo no puede entrar en la meta con un joker.
dog-setup-deals = Quién reparte primero
dog-chosen-pairs = Equipos de dos
dog-chosen-trios = Equipos de tres
dog-chosen-none = Cada uno por su cuenta
dog-chosen-canadian = Con el siete canadiense
dog-chosen-no-joker = Última canica sin joker
dog-ending = El tablero al final
dog-ending-home = { $name }: { $home } de 4 en la meta
dog-ending-cards =
    { $count ->
        [one] una carta jugada
       *[other] { $count } cartas jugadas
    }

### Las reglas para leer

ten-lines =
    Saca tus cuatro canicas de la casa, da con ellas una vuelta a la pista y mételas en la meta.
    Los compañeros se sientan frente a frente y ganan juntos; con dos, tres o cinco cada uno juega por su cuenta.
    Se reparten 6, 5, 4, 3 y 2 cartas, y otra vez 6.
    En equipo, primero cada uno da a su compañero una carta tapada.
    En tu turno juegas una carta; si puedes jugar, es obligatorio.
    Si no puedes jugar ninguna, quedas fuera de la ronda.
    El as, el rey y el joker sacan una canica a su inicio.
    Recién salida, bloquea el paso a todos y no puede entrar enseguida en la meta.
    Quien cae en una canica la manda a casa; un siete, también a las que adelanta.
    Para entrar en la meta el valor tiene que ser exacto.
page-aim-text =
    En tu casa hay cuatro canicas. Sácalas a tu inicio, da con ellas una vuelta a la pista y mételas en tu meta.

    Con cuatro, los compañeros de equipo se sientan frente a frente y ganan juntos. Quien ha metido las suyas sigue con las canicas de su compañero. Con seis hay tres equipos de dos o dos equipos de tres; con dos, tres o cinco cada uno juega por su cuenta.
page-setup-text =
    Cada jugador tiene un brazo del tablero: una casa al lado, un inicio en la pista y dentro una meta de cuatro casillas.

    Se juega en sentido contrario a las agujas del reloj, y así giran también las canicas. Las cartas son dos barajas con tres jokers cada una. Los palos no cuentan.
page-turn-text =
    Una ronda empieza al repartir: primero 6 cartas por persona, luego 5, 4, 3 y 2, y otra vez 6. En equipo, cada uno da después a su compañero una carta tapada, y solo entonces mira la que recibe.

    Luego se juega por turnos, una carta cada vez, y se usa todo su valor. Quien puede jugar debe hacerlo, aunque le perjudique. Quien no puede jugar nada enseña sus cartas y espera a la ronda siguiente.

    Los compañeros no se dicen qué cartas tienen.
page-cards = Lo que hacen las cartas
page-cards-text =
    Casi todas las cartas hacen avanzar una canica tantas casillas como valen. El as, el cuatro, el siete, la jota, el rey y el joker hacen algo más, u otra cosa.
page-start = Sacar, y el bloqueo
page-start-text =
    De la casa una canica sale solo con un as, un rey o un joker. En su inicio la canica está «recién salida» hasta que se mueve.

    Una canica recién salida bloquea el paso. Ninguna canica puede caer en su casilla ni adelantarla, tampoco las tuyas. No se puede mandar a casa ni cambiar.
page-moving = Adelantar y mandar a casa
page-moving-text =
    Puedes adelantar a las canicas que no están recién salidas. Quien acaba en una casilla ocupada manda a casa la canica que está allí, también una de su compañero o una propia.

    En la meta las canicas están a salvo.
page-seven = El siete
page-seven-text =
    Reparte los siete puntos entre tus canicas como quieras. Hay que usar los siete, y con ellos no sale ninguna canica de casa.

    Aquí adelantar es peligroso: toda canica que una parte del siete adelanta o alcanza vuelve a casa, también las tuyas y las de tu compañero. Si una parte mete tu última canica, el resto es para las canicas de tu compañero.
page-jack = La jota
page-jack-text =
    Con la jota, una de tus canicas cambia de sitio con la de otra persona, aunque te perjudique. Las dos deben estar en la pista, y ninguna recién salida.

    Si tienes una canica en la pista, los demás no tienen ninguna que se pueda cambiar y no puedes jugar otra carta, la pones sin efecto y sigues en la ronda.
page-finish = A la meta
page-finish-text =
    Una canica entra hacia delante, por su propio inicio. El inicio cuenta como una casilla, y el valor tiene que ser exacto. Dentro no se salta ninguna canica y no se retrocede.

    Nadie está obligado a entrar. Una canica recién salida no puede: antes tiene que tocar su inicio por segunda vez. Basta con retroceder con un cuatro y avanzar después.
page-alone = Con dos, tres o cinco
page-alone-text =
    Cada uno juega por su cuenta, y una canica ya está en el inicio. En vez del cambio, robas una carta a quien juega después de ti.

    Un siete puede entonces mover cualquier canica del tablero. Con un dos puedes, en vez de mover, robar una carta a alguien. Gana la primera persona que mete cuatro canicas en la meta.
page-end-text =
    Cuando tus cuatro canicas están en la meta, sigues con las de tu compañero. Un equipo gana cuando su última canica está dentro. La última carta se tiene que usar entera.

    Antes de la partida se pueden elegir dos variantes: con el siete canadiense puedes usar siempre un siete también para las canicas de tu compañero; en la otra, el joker no vale para la última canica.
picture-board = Cada brazo tiene su casa al lado, su inicio en la pista y su meta dentro. El rojo tiene una canica recién salida en el inicio y otra en la casilla más interior de la meta.
picture-start = El rojo juega un rey y saca una canica. El azul y el verde llegan por detrás y no pueden adelantarla.
picture-home = El rojo juega un ocho, adelanta al amarillo y cae en el azul. El azul vuelve a casa; al amarillo no le pasa nada.
picture-seven = El rojo reparte un siete: cuatro puntos adelantando al azul, que vuelve a casa, y tres puntos por el inicio hasta la meta.
picture-jack = El rojo juega una jota: una canica roja y una azul han cambiado de sitio.
picture-finish = Un seis lleva la canica roja a la meta: tres casillas hasta el inicio y otras tres hasta F3. F4 está ocupada.
legend = Lo que hacen las cartas

### Por qué una pista es buena

hint-finish = Así entra una canica en la meta.
hint-leader = Así vuelve a casa una canica de { $other }, que va en cabeza.
hint-strikes = Así vuelve a casa una canica de { $other }, que tiene que empezar de nuevo con ella.
hint-out = Así sacas una canica, y en su inicio bloquea el paso.
hint-saves = En la casilla { $field } la próxima carta podía mandar tu canica a casa. Ahora ya no puede alcanzarla.
hint-swaps =
    { $steps ->
        [one] El cambio acerca tu canica una casilla a la meta.
       *[other] El cambio acerca tu canica { $steps } casillas a la meta.
    }
hint-sets-back = Con el cambio retrocede { $other }.
hint-gives-start = Con esta carta { $other } puede sacar una canica.
hint-draws = Así { $other } pierde una carta y la recibes tú.
hint-nearer =
    { $steps ->
        [one] Después a la canica le falta solo una casilla hasta su inicio.
       *[other] Después a la canica le faltan { $steps } casillas hasta su inicio.
    }

# Lessons
lesson-out = Fuera de casa
lesson-out-idea = Tus canicas esperan en casa. Solo un as, un rey o un joker saca una a tu inicio.
lesson-out-goal = Saca una canica de casa.
lesson-out-done = Tu canica está en su inicio, recién salida: nadie puede adelantarla ni mandarla a casa.
lesson-out-wrong-number = Esa carta solo mueve canicas que ya están fuera. Necesitas un as, un rey o un joker.
lesson-strike = Mandar una canica a casa
lesson-strike-idea = Una carta mueve una canica adelante tanto como vale. Si cae justo sobre otra, esa vuelve a casa.
lesson-strike-goal = Manda a casa la canica azul.
lesson-strike-done = De lleno. Adelantar a la amarilla no hizo daño: con esta carta solo cuenta la casilla donde caes.
lesson-strike-wrong-kennel = Esta carta no saca canicas de casa. Mueve la canica que tienes en la pista.
lesson-strike-wrong-partner = Has caído sobre la amarilla, que es de tu compañero. A casa van todas, también las amigas.
lesson-strike-wrong-short = Tu canica no ha llegado a la azul. Cuenta las casillas que hay entre las dos.
lesson-cards = As, dama y rey
lesson-cards-idea = La dama avanza doce casillas y el rey trece. Un as avanza una u once, como quieras.
lesson-cards-goal = Cae justo sobre la canica azul.
lesson-cards-done = Once casillas: el as llega justo. También podía sacar una canica.
lesson-cards-wrong-queen = La dama avanza doce casillas, y era una de más.
lesson-cards-wrong-king = El rey avanza trece casillas, y eran dos de más.
lesson-cards-wrong-one = Un as también puede avanzar once casillas. Esta vez lo has usado como uno.
lesson-cards-wrong-out = Has sacado otra canica, pero la azul sigue ahí. Una de tus cartas caía justo encima.
lesson-four = Atrás con el cuatro
lesson-four-idea = Un cuatro también puede ir hacia atrás. Si una canica acaba de pasar su inicio, le ahorra una vuelta entera.
lesson-four-goal = Tu canica acaba de empezar la vuelta. Acércala a su meta.
lesson-four-done = Ahora la meta está a unas pocas casillas.
lesson-four-wrong-forward = Cuatro casillas adelante, y queda toda la vuelta. Un cuatro también puede ir en el otro sentido.
lesson-four-wrong-six-back = Solo un cuatro va hacia atrás. Un seis va siempre adelante.
lesson-four-wrong-six = Seis casillas adelante, y la vuelta aún es larga. Otra carta lo hace mejor.
lesson-finish = A la meta
lesson-finish-idea = Tu meta empieza justo después de tu inicio. El inicio cuenta como una casilla, y el valor tiene que ser exacto.
lesson-finish-goal = Lleva tu canica a la meta.
lesson-finish-done = Ahí nadie puede mandarla a casa. Cuando están las cuatro, ayudas a tu compañero.
lesson-finish-wrong-far = Nueve es demasiado: la meta solo tiene cuatro casillas. Necesitas una carta más pequeña.
lesson-finish-wrong-past = Nueve casillas llevan más allá de la meta, y empieza otra vuelta. Prueba la carta más pequeña.
lesson-finish-wrong-lap = Tu canica ha pasado de largo y da otra vuelta. Elige una casilla de la meta.
lesson-exchange = Cambiar una carta
lesson-exchange-idea = En equipo, cada ronda empieza con un cambio: cada uno da a su compañero una carta boca abajo.
lesson-exchange-goal = Tu compañero no tiene canicas fuera. Ayúdale con una carta que saque una.
lesson-exchange-done = Ahora pueden jugar los dos. Se gana en equipo, así que da lo que más ayude.
lesson-exchange-wrong-number = Con esa carta tu compañero no puede sacar ninguna canica. ¿Cuál sí?
lesson-exchange-wrong-play = Se juega después. Primero das una carta a tu compañero.
lesson-last = Cuando nada encaja
lesson-last-idea = Si puedes jugar una carta, tienes que hacerlo. Si no puedes jugar ninguna, dejas tu mano y quedas fuera de la ronda.
lesson-last-goal = Te quedan un cuatro y un nueve. Juega los dos, uno tras otro.
lesson-last-done = Has jugado los dos. Se reparten seis cartas, luego cinco, cuatro, tres y dos, y otra vez seis.
lesson-last-wrong-finish = Tu canica está en la meta, pero ahora el nueve no sirve. Lo dejas y quedas fuera de la ronda.
lesson-jack = Cambiar con la jota
lesson-jack-idea = La jota cambia una de tus canicas por una ajena. Las recién salidas no se cambian, ni las que están en casa o en la meta.
lesson-jack-goal = Cambia con la canica azul que está cerca de tu inicio.
lesson-jack-done = Tu canica casi ha dado la vuelta, y a la azul le falta casi una entera.
lesson-jack-wrong-fresh = Las canicas recién salidas y las que están en casa no se cambian nunca. El azul tiene otra en la pista.
lesson-jack-wrong-two = Con el dos avanzas un poco. La jota te habría ahorrado media vuelta.
lesson-seven = Repartir el siete
lesson-seven-idea = Un siete son siete puntos. Repártelos entre tus canicas; las que adelanten o toquen vuelven a casa.
lesson-seven-goal = Lleva una canica a la meta y manda la azul a casa.
lesson-seven-done = Cuatro puntos para una, tres para la otra: una sola carta hizo las dos cosas.
lesson-seven-wrong-two = Ese era el dos, y tu turno se acabó. Solo el siete puede hacer las dos cosas.
lesson-seven-wrong-other = El siete se acabó, pero no hizo las dos cosas. Cuenta primero: ¿quién necesita cuántos puntos?
lesson-seven-wrong-whole = Los siete puntos fueron para una sola canica. Repártelos entre dos.
lesson-together = Ganar en equipo
lesson-together-idea = Cuando todas tus canicas están en la meta, juegas las de tu compañero. El equipo gana cuando están las ocho.
lesson-together-goal = Tu compañero tiene las amarillas y le falta una. Llévala a su meta.
lesson-together-done = Están las ocho: han ganado los dos.
lesson-together-wrong-past = Nueve es demasiado: la canica de tu compañero ha pasado de largo.
lesson-together-wrong-lap = La canica de tu compañero ha pasado de largo. Elige una casilla de la meta.
lesson-blockade = Bloquear el paso
lesson-blockade-idea = Una canica recién salida bloquea el paso: nadie la adelanta ni cae en su casilla.
lesson-blockade-goal = El azul quiere pasar por tu inicio. No lo dejes.
lesson-blockade-done = El azul no puede jugar nada y queda fuera de la ronda.
lesson-blockade-wrong-opened = Has movido la canica recién salida, y ahora el azul tiene el paso libre.
lesson-joker = El joker
lesson-joker-idea = Un joker es la carta que tú quieras, con todo lo que sabe hacer.
lesson-joker-goal = Lleva tu canica a la meta.
lesson-joker-done = Como diez, as, dama o rey: todos llegan justo.
lesson-joker-wrong-six = El seis se queda antes de la meta. Tu otra carta puede ser el número que quieras.
lesson-joker-wrong-other = Tu canica no está en la meta. Juega el joker con diez a trece puntos y elige una casilla de la meta.
lesson-passing = A quién adelanta el siete
lesson-passing-idea = Un siete manda a casa todas las canicas que adelanta, también las de tu compañero. Tu compañero tiene las amarillas.
lesson-passing-goal = Manda a casa la canica azul y deja en paz la de tu compañero.
lesson-passing-done = Antes de jugar un siete, mira a quién va a adelantar.
lesson-passing-wrong-rest = Tus últimos puntos adelantaron a la canica de tu compañero y la mandaron a casa. Úsalos con la otra.
lesson-passing-wrong-partner = Esa canica tiene que adelantar a la de tu compañero, y un siete manda a casa todo lo que adelanta.
lesson-turning-in = Primero fuera, luego dentro
lesson-turning-in-idea = Una canica recién salida no puede ir directa a la meta. Antes tiene que dejar su inicio y volver a él.
lesson-turning-in-goal = Lleva tu canica a la meta con dos cartas.
lesson-turning-in-done = Atrás desde el inicio, luego adelante y dentro: la vuelta más corta que hay.
lesson-turning-in-wrong-fresh = Tu canica está recién salida. Tiene que dejar su inicio antes de poder entrar.
lesson-turning-in-wrong-forward = Hacia adelante te queda toda la vuelta. Un cuatro también puede ir hacia atrás.
lesson-turning-in-wrong-off = Has jugado dos cartas, y tu canica no está en la meta. ¿Qué carta la deja poco antes de su inicio, y cuál la hace entrar desde allí?
lesson-helping = Puntos para tu compañero
lesson-helping-idea = Si un siete mete en la meta tu última canica, los puntos que quedan son para las canicas de tu compañero. Él tiene las amarillas.
lesson-helping-goal = Mete tu última canica en la meta y usa el resto para tu compañero.
lesson-helping-done = Desde ahora juegas las canicas de tu compañero, con todas tus cartas.
lesson-helping-wrong-lap = Tu última canica ha pasado de largo, y no quedaron puntos para tu compañero.
lesson-helping-wrong-early = Primero tu última canica. Solo después puedes ayudar.
lesson-draw = Robar con el dos
lesson-draw-idea = Entre dos, tres o cinco, cada uno juega por su cuenta. Entonces un dos también puede robar una carta de otra mano.
lesson-draw-goal = Solo tienes una canica fuera. Saca otra en dos turnos.
lesson-draw-done = Robaste un rey, y con él sacaste una canica.
lesson-draw-wrong-moved = Tu dos movió una canica. También podía robar una carta, quizá mejor.
lesson-draw-wrong-nine = Con estas dos cartas no puedes sacar ninguna canica. Consigue antes una mejor.
lesson-draw-wrong-kept = Robaste un rey y avanzaste con él. Un rey también puede sacar una canica.
lesson-anyone = Un siete para cualquiera
lesson-anyone-idea = Entre dos, tres o cinco, un siete puede mover todas las canicas, también las ajenas.
lesson-anyone-goal = Manda a casa la canica amarilla.
lesson-anyone-done = Moviste la canica azul, y ella mandó a casa la amarilla.
lesson-anyone-wrong-own = Tu siete se acabó y la amarilla sigue ahí. ¿Qué canica está justo detrás de ella?
lesson-anyone-wrong-three = Un tres no sirve aquí. ¿Qué puede hacer un siete cuando juegan tres?
lesson-five = Seis brazos para cinco
lesson-five-idea = Entre cinco, cada uno juega por su cuenta en el tablero de seis brazos. Un brazo no es de nadie: ahí nunca sale una canica.
lesson-five-goal = Todos los demás tienen una canica recién salida en su inicio. Aun así, manda una canica a casa.
lesson-five-done = En el brazo vacío nada bloquea el paso, y tu seis mandó a casa la canica verde.
lesson-five-wrong-blue = La canica azul recién salida bloquea el paso: nadie la adelanta ni cae en su casilla. ¿Cuál de tus canicas tiene el paso libre?
lesson-five-wrong-green = La canica verde recién salida bloquea el paso: nadie la adelanta ni cae en su casilla. ¿Qué inicio está vacío?
lesson-five-wrong-back = Tu canica fue cuatro casillas atrás, y ahí no había nadie. Una de tus canicas tiene el paso libre hacia delante.
lesson-five-wrong-short = Aquí el paso está libre, pero con cuatro casillas faltaban dos.
lesson-five-wrong-nobody = Tu canica tenía el paso libre, pero donde cayó no había nadie. Mira también tus otras canicas.
