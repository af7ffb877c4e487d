### Brändi Caminos

game-caminos = Brändi Caminos
game-caminos-pitch = Las piezas pueden ir de pie y subirse a otras, hasta tres cubos de altura.
game-caminos-aim = Construye con tu madera un camino de un lado del tablero al otro.
game-caminos-facts = 2 o 4 jugadores · de 15 a 25 minutos · sin azar, tres dimensiones

## Las reglas, punto por punto: tableros y piezas

CAM-01 = Juegan dos personas, o cuatro en dos equipos. Un jugador o un equipo tiene haya, el otro arce.
CAM-02 = Hay cuatro tableros: cuadrado, rombo, octógono y anillo.
CAM-03 = Cada madera tiene 14 piezas de cuatro cubos: cuatro L, cuatro T, cuatro Z y dos cuadrados. Puedes girar una pieza como quieras.
CAM-04 = Entre dos, cada uno tiene las 14 piezas de una madera. Entre cuatro, los compañeros se sientan frente a frente y se reparten las piezas: dos L, dos T, dos Z y un cuadrado cada uno. Solo colocas las tuyas.
CAM-05 = Se juega en sentido contrario a las agujas del reloj, una pieza por turno. Quién empieza se sortea o se elige antes de la partida. En un encuentro, cada partida la empieza la persona siguiente.

## Colocar

CAM-10 = Una pieza sigue la cuadrícula del tablero, en horizontal o de pie. Cada cubo está sobre una casilla del tablero, en un lugar vacío. El agujero del anillo no es una casilla.
CAM-11 = Debajo de una pieza no puede quedar ningún hueco. Cada cubo descansa en el tablero o en otro cubo.
CAM-12 = Una pieza puede estar sola, junto a otras o sobre otras, siempre que al menos uno de sus cubos esté en el tablero.
CAM-13 = Por eso nunca se pasa de tres cubos de altura.
CAM-14 = Si puedes colocar una pieza, tienes que hacerlo.
CAM-15 = Si es tu turno y ninguna de tus piezas cabe, o no te queda ninguna, quedas fuera el resto de la partida, aunque luego cupiera alguna pieza. Los demás siguen.

## Conectar

CAM-20 = Necesitas un camino de tu madera de un lado del tablero al opuesto, sobre caras vistas desde arriba. Sirve cualquier par de lados opuestos, para las dos maderas.
CAM-21 = Una esquina pertenece a los dos lados que se juntan en ella.
CAM-22 = Dos casillas vecinas con la cara superior de la misma madera y a la misma altura están unidas. Tocarse por una esquina o a lo largo de una arista vertical no basta, y ningún camino va de lado por caras verticales.
CAM-23 = A distinta altura solo están unidas si todo el escalón vertical entre ellas es también de esa madera. Una casilla vacía no tiene cara superior.
CAM-24 = En ambos extremos el camino tiene que mostrar su madera desde arriba en una casilla de ese lado. No hace falta que toque el tablero.
CAM-25 = El jugador o el equipo que completa un camino así gana al instante. Una pieza tuya nunca completa el camino de los otros.
CAM-26 = En el octógono y el anillo también vale un camino hasta un lado contiguo al opuesto.
CAM-27 = Cuando todos están fuera y nadie ha unido dos lados, la partida acaba en empate.

## Los puntos

CAM-30 = Quien gana se lleva un punto por cada cara cuadrada del camino más corto, horizontal o vertical: una por cada casilla del camino, extremos incluidos, y una por cada escalón de altura. Quien pierde no se lleva puntos.
CAM-31 = En el octógono y el anillo un camino al lado exactamente opuesto vale doble, y a un lado contiguo, simple. Cuenta el mejor de los dos.
CAM-32 = En caso de empate nadie gana, pero quien tiene menos piezas en el borde se lleva un punto por cada pieza que el otro tiene allí. Una pieza cuenta si uno de sus cubos está en el tablero en una casilla de un lado, aunque luego quede cubierta. El nogal no cuenta, ni el borde del agujero del anillo. Con el mismo número nadie se lleva puntos.
CAM-33 = Un encuentro tiene varias partidas. Gana quien tiene más puntos en total; si hay los mismos, es empate.

## Con nogal

CAM-40 = Con nogal, cada jugador o equipo tiene además una barra de nogal de tres cubos. En los dos primeros turnos se colocan estas barras, donde sea, en horizontal o de pie.
CAM-41 = El nogal no es de nadie y estorba a todos. Sobre una barra en horizontal se puede construir; sobre una de pie, no.

## Por qué no se puede

why-over = La partida ha terminado.
why-all-out = La partida ha terminado: todos están fuera.
why-not-your-turn = Le toca a otra persona.
why-walnut-first = Primero se coloca la barra de nogal.
why-no-walnut = No hay ninguna barra de nogal que colocar.
why-none-left =
    { $shape ->
        [O] Ya no te quedan cuadrados.
        [I] Ya no te quedan barras.
       *[other] Ya no te quedan piezas de esta forma: { $shape }.
    }
why-off-board = { $cell } no está en el tablero.
why-hole = { $cell } está en el agujero del anillo.
why-taken = En { $cell } ya hay un cubo a la altura { $height }. Cada cubo de la pieza necesita un sitio vacío, con el tablero o un cubo debajo.
why-too-high = Así es demasiado alto: al menos un cubo de la pieza tiene que estar en el tablero, y no se pasa de tres cubos.
why-not-on-board = Al menos un cubo de la pieza debe estar en el tablero.
why-hollow = Quedaría un hueco debajo de la pieza, en { $cell } a la altura { $height }.

### The client: what board, tray and set-up say

## Woods, shapes and places

cam-beech = haya
cam-maple = arce
cam-walnut = nogal
cam-shape =
    { $shape ->
        [O] cuadrado
        [I] barra
       *[other] { $shape }
    }
cam-shapes =
    { $shape ->
        [O] { $count ->
            [one] 1 cuadrado
           *[other] { $count } cuadrados
        }
        [I] { $count ->
            [one] 1 barra
           *[other] { $count } barras
        }
       *[other] { $count } { $shape }
    }
cam-lying = en horizontal
cam-standing = de pie
cam-from-to = { $from }–{ $to }
cam-and = { $first }, { $rest }
cam-upon = sobre { $wood } en { $cells }
cam-against = contra { $wood } en { $cells }
cam-height =
    { $height ->
        [1] altura uno
        [2] altura dos
       *[other] altura tres
    }
cam-column = desde arriba: { $woods }
cam-empty = vacía
cam-last = la última pieza colocada
cam-side-N = lado norte
cam-side-NE = lado noreste
cam-side-E = lado este
cam-side-SE = lado sureste
cam-side-S = lado sur
cam-side-SW = lado suroeste
cam-side-W = lado oeste
cam-side-NW = lado noroeste

## What happens, for the log

cam-log-placed =
    { $shape ->
        [O] { $name } coloca un cuadrado: { $cells }
       *[other] { $name } coloca la { $shape }: { $cells }
    }{ $height ->
        [1] .
        [2] , de dos cubos de altura.
       *[other] , de tres cubos de altura.
    }
cam-log-walnut = { $name } coloca una barra de nogal: { $cells }{ $height ->
        [1] .
       *[other] , de pie.
    }
cam-log-out =
    { $left ->
        [one] { $name } queda fuera: la última pieza no cabe.
       *[other] { $name } queda fuera: no cabe ninguna de las { $left } piezas restantes.
    }
cam-log-none = { $name } ha colocado todas sus piezas.
cam-log-won =
    { $count ->
        [one] { $name } une dos lados: { cam-faces }, { cam-points }.
       *[other] { $name } unen dos lados: { cam-faces }, { cam-points }.
    }
cam-log-drawn = Nadie une dos lados. Las dos maderas tienen el mismo número de piezas en el borde ({ $beech }). Nadie se lleva puntos.
cam-log-edge-beech = Nadie une dos lados. Piezas en el borde: haya { $beech }, arce { $maple }. El haya se lleva { cam-points }.
cam-log-edge-maple = Nadie une dos lados. Piezas en el borde: haya { $beech }, arce { $maple }. El arce se lleva { cam-points }.

## What is asked, as headline

cam-ask-choose = Te toca: elige una pieza.
cam-ask-walnut = Te toca: coloca primero la barra de nogal.
cam-ask-place = Gírala, muévela y colócala.
cam-ask-sent = Se está colocando tu pieza.
cam-ask-other = Le toca a { $name }.
cam-ask-won-you = Has unido dos lados. Has ganado: { cam-points }.
cam-ask-won-team = Tu equipo ha unido dos lados y ha ganado: { cam-points }.
cam-ask-won =
    { $count ->
        [one] { $name } gana: dos lados unidos, { cam-points }.
       *[other] { $name } ganan: dos lados unidos, { cam-points }.
    }
cam-ask-drawn = Nadie ha unido dos lados. La partida acaba en empate.

## The board and its keys

cam-board = El tablero con sus casillas
cam-fits = Cabe.
cam-barred = Ahí no cabe.
cam-no-fit = Esta pieza no cabe de ningún modo sobre { $cell }.
cam-put-back = La pieza vuelve a la reserva.
cam-nothing-held = No tienes ninguna pieza en la mano.
cam-stock-empty = nada
cam-out = fuera
cam-say-stock = { $name }, { $wood }: { $stock }.
cam-standing-of = { $name }, { $wood }: piezas restantes { $count }, en el borde { $edges }.
cam-say-last = { $name }: { $piece }.
cam-say-nothing-placed = Aún no se ha colocado nada.
cam-faces =
    { $faces ->
        [one] 1 cara
       *[other] { $faces } caras
    }
cam-key-cells = Recorrer las casillas, con la pieza en la mano
cam-key-shape = Elegir una forma: L, T, Z, cuadrado
cam-key-walnut = Elegir la barra de nogal
cam-key-turn = Girar la pieza, en un sentido o en el otro
cam-key-tip = Volcar la pieza, alejándola de ti
cam-key-fit = Siguiente o anterior modo en que la pieza cabe aquí
cam-key-place = Colocar la pieza
cam-key-back = Devolver la pieza
cam-key-above = Desde arriba o en perspectiva
cam-key-map = Plano o tablero
cam-key-through = Ver a través de las piezas
cam-key-swing = Girar el tablero
cam-key-zoom = Más cerca, más lejos, como al principio
cam-key-held = Leer qué tienes en la mano y dónde
cam-key-stock = Leer qué le queda a cada uno
cam-key-last = Leer qué se colocó en último lugar

## Tray and plates

cam-stock = Tus piezas
cam-left =
    { $left ->
        [one] queda una
       *[other] quedan { $left }
    }
cam-turn = Girar
cam-tip = Volcar
cam-back = Devolver
cam-place = Colocar
cam-above = Desde arriba
cam-aslant = En perspectiva
cam-map = Plano
cam-solid = Tablero
cam-through = Transparencia

## Set-up

cam-setup-board = Tablero
cam-board-square = Cuadrado
cam-board-rhombus = Rombo
cam-board-octagon = Octógono
cam-board-ring = Anillo
cam-setup-square = Une dos lados opuestos, norte y sur o este y oeste.
cam-setup-rhombus = Une dos lados opuestos. Cada punta pertenece a los dos lados que se juntan en ella.
cam-setup-octagon = Une un lado con el opuesto o con un lado contiguo a este. El lado exactamente opuesto vale doble.
cam-setup-ring = Como el octógono, con un agujero en el medio.
cam-setup-walnut = Con nogal
cam-setup-walnut-note = Primero cada jugador o equipo coloca una barra de tres cubos, un obstáculo para todos.
cam-setup-teams = Los compañeros se sientan frente a frente: rojo y amarillo juegan con haya, azul y verde con arce.
cam-chosen-square = En el cuadrado
cam-chosen-rhombus = En el rombo
cam-chosen-octagon = En el octógono
cam-chosen-ring = En el anillo
cam-chosen-walnut = Con nogal

## The end

cam-ending = El tablero al final
cam-ending-way = El camino: { cam-faces }.
cam-ending-double = El camino: { cam-faces }. Llega exactamente al lado opuesto y vale doble.
cam-ending-edges = Nadie unió dos lados. Se lleva puntos quien tiene menos piezas en el borde.
cam-edges =
    { $edges ->
        [one] una pieza en el borde
       *[other] { $edges } piezas en el borde
    }
cam-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }

### Las reglas para leer

ten-lines =
    El haya juega contra el arce: uno contra uno o dos contra dos.
    Une dos lados opuestos con un camino de tu madera.
    En tu turno tienes que colocar una pieza; si no cabe ninguna, quedas fuera el resto de la partida.
    Puede ir en horizontal o de pie, en el tablero o en parte sobre otras piezas.
    Al menos uno de sus cubos descansa en el tablero.
    Debajo no puede quedar ningún hueco.
    Cuenta la madera que se ve desde arriba.
    Donde hay un escalón, también toda la cara vertical tiene que ser de tu madera.
    Con un camino completo se gana al instante; si es más largo, vale más.
    Si nadie une dos lados, se lleva puntos la madera con menos piezas en el borde.
page-aim-text =
    Dos personas, o cuatro en dos equipos, se cierran el paso. Gana la primera persona o el primer equipo que une dos lados opuestos del tablero con un camino de su madera.

    Sirve cualquier par de lados opuestos, para las dos maderas. El camino va por caras que se ven desde arriba.
page-setup-text =
    Elige uno de los cuatro tableros. Cada madera tiene 14 piezas de cuatro cubos: cuatro L, cuatro T, cuatro Z y dos cuadrados. Con cuatro, los compañeros se sientan frente a frente y se las reparten por igual. Quién empieza se decide por sorteo o se elige antes de la partida.
page-turn-text =
    Coloca una de tus piezas, en cualquier posición. Cada cubo necesita algo debajo: el tablero, otro cubo o un cubo de la misma pieza. Al menos un cubo descansa en el tablero; así nunca se pasa de tres cubos.

    Si puedes colocar una pieza, tienes que hacerlo. Si ya no cabe ninguna pieza, quedas fuera el resto de la partida.
page-connecting = Lo que une
page-connecting-text =
    Dos casillas vecinas están unidas si encima de las dos hay la misma madera a la misma altura. Tocarse en una esquina no basta.

    A distinta altura, también todo el escalón vertical entre ellas tiene que ser de esa madera. Es el corazón del juego: un cubo de la otra madera en el escalón corta el camino.

    En el octógono y el anillo vale también un camino hasta un lado contiguo al opuesto.
page-walnut = Con nogal
page-walnut-text =
    Como variante, primero cada jugador o equipo coloca una barra de nogal de tres cubos. No es de nadie. Sobre una barra en horizontal se puede construir; sobre una de pie, no.
page-end = El final y los puntos
page-end-text =
    Quien completa un camino gana. Se cuentan las caras del camino más corto, horizontales y verticales: esos son sus puntos. En el octógono y el anillo, un camino hasta el lado justo opuesto vale el doble.

    Si ya nadie puede colocar piezas, la partida acaba en empate. Entonces la madera con menos piezas en el borde se lleva tantos puntos como piezas tiene allí la otra. En un encuentro se suman los puntos de todas las partidas.
picture-square = Cuadrado: 64 casillas. Los lados opuestos llevan la misma línea.
picture-rhombus = Rombo: 60 casillas y cuatro lados inclinados.
picture-octagon = Octógono: 76 casillas y ocho lados.
picture-ring = Anillo: ocho lados, y sobre el agujero no se puede construir.
picture-placing = El haya va en horizontal, el arce de pie, y una segunda pieza de haya se sube a la primera, con un cubo en el tablero.
picture-step = Unido: la cara vertical del escalón también es de haya, y el camino sigue.
picture-broken = Sin unir: la mitad baja del escalón es de arce, y el camino de haya se corta ahí.
picture-walnut = Una barra de nogal en horizontal y otra de pie. El arce construye sobre la horizontal.
picture-way = El haya ha unido dos lados. El plano cuenta las caras del camino: diez puntos.

### Por qué una pista es buena

hint-both = Así tu camino se acerca al otro lado y estorba a la otra madera.
hint-nearer = Así tu camino se acerca al otro lado.
hint-blocks = La pieza está en el camino más corto de la otra madera.
hint-inside = La pieza se queda lejos del borde: si nadie une dos lados, se lleva puntos quien tiene allí menos piezas.

# Lessons
lesson-place = Colocar una pieza
lesson-place-idea = Una pieza son cuatro cubos de tu madera. Puede ir en horizontal o de pie, y apoyarse en parte sobre otras.
lesson-place-goal = Coloca una pieza cualquiera en el tablero.
lesson-place-done = Una pieza, y tu turno se acaba. Puedes girarla como quieras.
lesson-place-wrong-gap = Debajo de la pieza quedaría un hueco. Cada cubo necesita justo debajo el tablero u otro cubo.
lesson-place-wrong-floating = Tu pieza se apoyaría solo en otras. Al menos uno de sus cubos tiene que tocar el tablero.
lesson-join = Unir los lados
lesson-join-idea = Mira desde arriba: gana un camino de tu madera de un lado al lado opuesto. Tú juegas con haya.
lesson-join-goal = Completa tu camino hasta el lado derecho con una pieza.
lesson-join-done = Casilla a casilla, lado a lado: tu camino está completo.
lesson-join-wrong-short = Tu camino ha crecido, pero aún no llega al lado. Gira la pieza para que llegue.
lesson-join-wrong-apart = Tu camino sigue acabando antes del lado derecho. Coloca la pieza donde se corta.
lesson-tip = Girar y volcar
lesson-tip-idea = Antes de colocar una pieza puedes girarla y ponerla de pie.
lesson-tip-goal = A tu camino le falta una casilla. Tapa el hueco.
lesson-tip-done = Un cubo entró en el hueco y los demás quedaron encima. Tu camino sube por su propia madera.
lesson-tip-wrong-flat = Puesta así, la pieza choca con otra madera. Vuélcala hasta que entre en el hueco.
lesson-tip-wrong-open = El hueco sigue abierto. Solo cabe un cubo: vuelca la pieza hasta que uno apunte hacia abajo.
lesson-north = Dos direcciones
lesson-north-idea = Valen las dos direcciones: de izquierda a derecha y de abajo arriba. Vale para las dos maderas.
lesson-north-goal = Al arce solo le falta una pieza. Gana antes.
lesson-north-done = Bien visto. No pierdas de vista las dos direcciones, ni las dos maderas.
lesson-north-wrong-blocked = Has estorbado al arce, pero podías ganar ya mismo.
lesson-north-wrong-apart = Ahora le toca al arce, y solo le falta una pieza. A tu camino, de abajo arriba, también le faltaba solo una.
lesson-over = Por encima de la otra madera
lesson-over-idea = Una pieza puede pasar por encima de otras si uno de sus cubos toca el tablero. Desde arriba cuenta el cubo más alto de cada casilla.
lesson-over-goal = Construye por encima del arce y completa tu camino.
lesson-over-done = Arriba y al otro lado: visto desde arriba, tu madera llega de lado a lado.
lesson-over-wrong-behind = Has llegado al lado, pero el arce aún separa esta pieza de tu camino. Tapa el arce.
lesson-over-wrong-floating = La pieza se apoyaría solo en otras. Uno de sus cubos tiene que tocar el tablero.
lesson-over-wrong-apart = El arce sigue cortando tu camino. Coloca encima una pieza que también toque el tablero.
lesson-step = El escalón entero
lesson-step-idea = Donde un camino sube o baja, todo el escalón tiene que ser de tu madera. Desde arriba es fácil pasarlo por alto.
lesson-step-goal = Completa tu camino hasta el lado derecho con una pieza.
lesson-step-done = Rodeando por abajo, nada corta tu camino.
lesson-step-wrong-maple = Desde arriba parece completo, pero mira de lado: medio escalón es de arce. Prueba a rodearlo.
lesson-step-wrong-apart = Tu camino sigue acabando antes de la pila de arce. Busca cómo pasar a su lado.
lesson-diagonal = Las esquinas no unen
lesson-diagonal-idea = Dos casillas que solo se tocan en una esquina no están unidas.
lesson-diagonal-goal = Tu camino está cortado en algún sitio. Arréglalo con una pieza.
lesson-diagonal-done = Una casilla que toca las dos piezas por un lado, y el camino está completo.
lesson-diagonal-wrong-corner = El camino sigue cortado. Síguelo con el dedo: en algún sitio dos piezas solo se tocan en una esquina.
lesson-climb = Cada vez más alto
lesson-climb-idea = Un escalón puede tener uno o dos cubos de alto, si todo él es de tu madera.
lesson-climb-goal = Pasa por encima de la pila de arce y completa tu camino.
lesson-climb-done = Ya estabas a dos cubos de altura: el último escalón era todo tuyo.
lesson-climb-wrong-behind = Has llegado al lado, pero la pila sigue entre esta pieza y tu camino.
lesson-climb-wrong-apart = La pila sigue cortando tu camino. Empieza donde ya estás a dos cubos de altura.
lesson-out = Fuera
lesson-out-idea = Si en tu turno no cabe ninguna de tus piezas, quedas fuera el resto de la partida. Los demás siguen.
lesson-out-goal = Coloca una pieza de modo que el arce quede fuera.
lesson-out-done = Al arce le queda una pieza, pero no sitio. Mientras puedas colocar, tienes que hacerlo.
lesson-out-wrong-room = El arce aún encuentra sitio para una pieza. Mira dónde, y construye tú allí.
lesson-points = Los puntos
lesson-points-idea = En un encuentro cuenta el camino más corto de quien gana: un punto por casilla y otro por cada cara vertical.
lesson-points-goal = Gana con doce puntos o más.
lesson-points-done = Dos cubos arriba y dos abajo: cuatro caras verticales más que en llano.
lesson-points-wrong-few = Así no consigues doce puntos. También cuentan las caras verticales: haz que tu camino suba.
lesson-edges = Cuando nadie gana
lesson-edges-idea = Si todos quedan fuera, la partida acaba en empate. La madera con menos piezas en el borde se apunta las que la otra tiene en el borde.
lesson-edges-goal = Ya no puede ganar nadie. Coloca tu última pieza de modo que te lleves puntos.
lesson-edges-done = Tienes menos piezas en el borde: las siete del arce cuentan para ti.
lesson-edges-wrong-edge = Ahora las dos maderas tienen las mismas piezas en el borde, y nadie puntúa. Aléjate del borde.
lesson-octagon = El octógono
lesson-octagon-idea = En el octógono y en el anillo valen también los dos lados contiguos al opuesto.
lesson-octagon-goal = Has empezado arriba. Completa tu camino con una pieza.
lesson-octagon-done = Abajo estaba cerrado, pero el lado contiguo también vale. Justo enfrente, los puntos serían dobles.
lesson-octagon-wrong-right = El lado derecho no es contiguo al de abajo. Baja un lado más.
lesson-octagon-wrong-apart = Tu camino sigue acabando en medio. ¿A qué lado cerca del de abajo puede llegar?
lesson-walnut = El nogal
lesson-walnut-idea = En esta variante se colocan primero barras de nogal. No son de nadie y estorban a todos.
lesson-walnut-goal = Completa tu camino hacia arriba.
lesson-walnut-done = Sobre una barra en horizontal se puede construir. De pie es demasiado alta.
lesson-walnut-wrong-beside = Tu pieza está arriba, pero el nogal aún la separa de tu camino.
lesson-walnut-wrong-floating = La pieza se apoyaría solo en nogal. Uno de sus cubos tiene que tocar el tablero.
lesson-walnut-wrong-apart = El nogal sigue cortando tu camino. Una barra está en horizontal: pasa por encima.
