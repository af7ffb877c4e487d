### Brändi Caminos

## Las reglas, punto por punto: tableros y piezas

CAM-01 = Juegan dos personas, o cuatro en dos equipos. Un bando tiene haya, el otro arce.
CAM-02 = Hay cuatro tableros: cuadrado, rombo, octógono y anillo.
CAM-03 = Cada madera tiene 14 piezas de cuatro cubos: cuatro L, cuatro T, cuatro Z y dos cuadrados. Puedes girar una pieza como quieras.
CAM-04 = Entre dos, cada cual tiene las 14 piezas de una madera. Entre cuatro, los compañeros se sientan enfrente y reparten: dos L, dos T, dos Z y un cuadrado cada uno. Solo colocas las tuyas.
CAM-05 = Se juega en sentido contrario a las agujas del reloj, una pieza por turno. Quién empieza se sortea. En un duelo de varias rondas empieza cada vez la persona siguiente.

## Colocar

CAM-10 = Una pieza sigue la cuadrícula del tablero, tumbada o de pie. Cada cubo está sobre una casilla del tablero, en un lugar vacío. El hueco del anillo no es una casilla.
CAM-11 = Debajo de una pieza no puede quedar ningún hueco. Cada cubo descansa en el tablero o en otro cubo.
CAM-12 = Una pieza puede estar sola, junto a otras o sobre otras, siempre que al menos uno de sus cubos esté en el tablero.
CAM-13 = Por eso nada supera nunca los tres cubos de altura.
CAM-14 = Quien puede colocar una pieza debe hacerlo.
CAM-15 = Si es tu turno y ninguna de tus piezas cabe, o no te queda ninguna, quedas fuera para siempre. Los demás siguen.

## Conectar

CAM-20 = Necesitas un camino de tu madera de un lado del tablero al opuesto, sobre caras vistas desde arriba. Sirve cualquiera de los pares de lados.
CAM-21 = Una esquina pertenece a los dos lados que se juntan en ella.
CAM-22 = Dos casillas vecinas con la cima de la misma madera y a la misma altura están conectadas. Tocarse por una esquina no basta, y ningún camino va de lado por caras verticales.
CAM-23 = A distinta altura solo están conectadas si todo el escalón vertical entre ellas es también de esa madera. Una casilla vacía no tiene cima.
CAM-24 = En ambos extremos el camino muestra su madera desde arriba en una casilla de ese lado. No hace falta que toque el tablero.
CAM-25 = Quien completa un camino así gana al instante, por su cuenta o en equipo.
CAM-26 = En octógono y anillo también vale un camino hasta un vecino del lado opuesto.
CAM-27 = Cuando todos están fuera y nadie ha conectado, la partida queda en tablas.

## Los puntos

CAM-30 = Quien gana anota las caras cuadradas del camino más corto, horizontales y verticales. Quien pierde no anota nada.
CAM-31 = En octógono y anillo un camino al lado exactamente opuesto vale doble, a su vecino sencillo. Cuenta el mejor de los dos.
CAM-32 = En caso de tablas, quien tiene menos piezas en el borde anota el número de las del otro. Una pieza cuenta si uno de sus cubos está en el tablero en una casilla de un lado, aunque luego quede cubierta. Con igual número nadie anota.
CAM-33 = Un duelo tiene varias rondas. Lo gana el total más alto; con totales iguales queda en tablas.

## Con nogal

CAM-40 = Con nogal, cada bando tiene además una pieza de nogal, una barra de tres cubos. Los dos primeros turnos las colocan, donde sea, tumbadas o de pie.
CAM-41 = El nogal no es de nadie y estorba a todos. Tumbado se puede construir encima; de pie, no.

## Por qué no se puede

why-over = La partida ha terminado.
why-all-out = La partida ha terminado: todos están fuera.
why-not-your-turn = Le toca a otra persona.
why-walnut-first = Primero se coloca la pieza de nogal.
why-no-walnut = No hay ninguna pieza de nogal que colocar.
why-none-left = Ya no te quedan piezas { $shape }.
why-off-board = { $cell } no está en el tablero.
why-hole = { $cell } está en el hueco del anillo.
why-taken = En { $cell } a la altura { $height } ya hay un cubo.
why-too-high = Es demasiado alto: una pieza está en el tablero con al menos un cubo, así que nada pasa de tres.
why-not-on-board = Al menos un cubo de la pieza debe estar en el tablero.
why-hollow = Quedaría un hueco debajo de la pieza, en { $cell } a la altura { $height }.

### The client: what board, tray and set-up say

## Woods, shapes and places

cam-beech = haya
cam-maple = arce
cam-walnut = nogal
cam-shape-L = L
cam-shape-T = T
cam-shape-Z = Z
cam-shape-O = cuadrado
cam-shape-I = barra
cam-lying = tumbada
cam-standing = de pie
cam-from-to = { $from } a { $to }
cam-and = { $first } y { $rest }
cam-upon = sobre { $wood } en { $cells }
cam-against = contra { $wood } en { $cells }
cam-height =
    { $height ->
        [1] altura uno
        [2] altura dos
       *[other] altura tres
    }
cam-empty = vacía
cam-last = colocado en último lugar
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
        [O] { $name } coloca un cuadrado en { $cells }
       *[other] { $name } coloca la { $shape } en { $cells }
    }{ $height ->
        [1] .
        [2] , de dos cubos de altura.
       *[other] , de tres cubos de altura.
    }
cam-log-walnut = { $name } coloca una barra de nogal en { $cells }{ $height ->
        [1] .
       *[other] , de pie.
    }
cam-log-out =
    { $left ->
        [one] { $name } queda fuera: la última pieza no cabe.
       *[other] { $name } queda fuera: no cabe ninguna de las { $left } piezas restantes.
    }
cam-log-none = { $name } ha colocado todas sus piezas.
cam-log-won = { $name } une dos lados por { $faces } caras: { $points } puntos.
cam-log-drawn = Nadie une dos lados, y ambas maderas tienen { $beech } piezas en el borde. Nadie anota.
cam-log-edge-beech = Nadie une dos lados. En el borde hay { $beech } piezas de haya y { $maple } de arce: el haya anota { $points }.
cam-log-edge-maple = Nadie une dos lados. En el borde hay { $beech } piezas de haya y { $maple } de arce: el arce anota { $points }.

## What is asked, as headline

cam-ask-choose = Te toca: elige una pieza.
cam-ask-walnut = Te toca: coloca primero el nogal.
cam-ask-place = Gírala, muévela y colócala.
cam-ask-sent = Se coloca tu pieza.
cam-ask-other = { $name } debe colocar una pieza.
cam-ask-won-you = Has unido dos lados y ganas { $points } puntos.
cam-ask-won-team = Tu equipo ha unido dos lados y gana { $points } puntos.
cam-ask-won = { $name }: dos lados unidos, { $points } puntos.
cam-ask-drawn = Nadie ha unido dos lados. La partida queda en tablas.

## The board and its keys

cam-board = El tablero con sus casillas
cam-fits = Cabe.
cam-no-fit = Esta pieza no cabe de ningún modo sobre { $cell }.
cam-put-back = De vuelta en la reserva.
cam-nothing-held = No tienes ninguna pieza en la mano.
cam-stock-empty = nada
cam-out = fuera
cam-say-stock = { $name }, { $wood }: { $stock }.
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
cam-key-above = Desde arriba o en diagonal
cam-key-map = Plano o tablero
cam-key-swing = Girar el tablero
cam-key-zoom = Más cerca, más lejos, como al principio
cam-key-held = Decir qué tienes en la mano y dónde
cam-key-stock = Decir qué le queda a cada cual
cam-key-last = Decir qué se colocó en último lugar

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
cam-aslant = En diagonal
cam-map = Plano de alturas
cam-solid = Tablero de madera

## Set-up

cam-setup-board = Tablero
cam-board-square = Cuadrado
cam-board-rhombus = Rombo
cam-board-octagon = Octógono
cam-board-ring = Anillo
cam-setup-square = Une dos lados opuestos, norte y sur o este y oeste.
cam-setup-rhombus = Une dos lados opuestos. Cada punta pertenece a los dos lados que se juntan en ella.
cam-setup-octagon = Une un lado con el opuesto o con un vecino de este. Exactamente enfrente vale doble.
cam-setup-ring = Como el octógono, con un hueco en el medio.
cam-setup-walnut = Con nogal
cam-setup-walnut-note = Cada bando coloca primero una barra de tres cubos, un obstáculo para todos.
cam-setup-begins = Quién empieza
cam-setup-by-lot = Por sorteo
cam-setup-teams = Los compañeros se sientan enfrente: rojo y amarillo juegan con haya, azul y verde con arce.
cam-chosen-square = En el cuadrado
cam-chosen-rhombus = En el rombo
cam-chosen-octagon = En el octógono
cam-chosen-ring = En el anillo
cam-chosen-walnut = Con nogal

## The end

cam-ending = El tablero al final
cam-ending-way = El camino tiene { $faces } caras.
cam-ending-double = El camino tiene { $faces } caras y lleva exactamente enfrente: vale doble.
cam-ending-edges = Nadie unió dos lados. Anota quien tiene menos piezas en el borde.
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
