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
