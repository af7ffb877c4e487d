### Brändi Caminos

## The rules, clause by clause: boards and pieces

CAM-01 = Two people play, or four in two teams. One side has beech, the other maple.
CAM-02 = There are four boards: square, rhombus, octagon and ring.
CAM-03 = Each wood has 14 pieces of four cubes: four L, four T, four Z and two squares. You may turn a piece any way you like.
CAM-04 = With two players each has all 14 pieces of one wood. With four, partners sit opposite and share theirs: two L, two T, two Z and one square each. You place only your own.
CAM-05 = Turns go anticlockwise, one piece a turn. The beginner is drawn by lot. In a match the next player begins the next round.

## Placing

CAM-10 = A piece fits the grid of the board, lying or standing. Every cube is over a cell of the board and in a place that is empty. The hole of the ring is no cell.
CAM-11 = No hollow may arise below a piece. Every cube rests on the board or on another cube.
CAM-12 = A piece may stand alone, beside others or over others, as long as at least one of its cubes lies on the board.
CAM-13 = So nothing is ever higher than three cubes.
CAM-14 = If you can place a piece, you must.
CAM-15 = If it is your turn and none of your pieces fits, or you have none left, you are out for good. The others go on.

## Connecting

CAM-20 = You need a way of your wood from one side of the board to the opposite one, over faces seen from above. Either pair of sides will do.
CAM-21 = A corner belongs to both sides that meet there.
CAM-22 = Neighbouring cells with tops of the same wood and height are connected. Touching by a corner is not enough, and no way runs sideways along upright faces.
CAM-23 = Tops of different heights are connected only if the whole upright step between them is of that wood too. An empty cell has no top.
CAM-24 = At both ends the way shows its wood from above on a cell of that side. It need not touch the board itself.
CAM-25 = Whoever completes such a way wins at once, alone or as a team.
CAM-26 = On octagon and ring a way also counts if it leads to a neighbour of the opposite side.
CAM-27 = When everybody is out and nobody has connected, the game is drawn.

## Points

CAM-30 = The winner scores the square faces of the shortest way, lying and upright. The loser scores nothing.
CAM-31 = On octagon and ring a way to the exactly opposite side scores double, one to its neighbour single. The better of the two counts.
CAM-32 = In a drawn game whoever has fewer pieces on the edge scores the other’s number of them. A piece counts if one of its cubes lies on the board on a cell of a side, even if it is covered later. With equal numbers nobody scores.
CAM-33 = A match has several rounds. The highest total wins it; with equal totals it is drawn.

## With walnut

CAM-40 = With walnut, each side also has one walnut piece, a bar of three cubes. The first two turns place these, anywhere, lying or standing.
CAM-41 = Walnut belongs to nobody and is in everybody’s way. Lying, it can be built over; standing, it cannot.

## Why an act is not possible

why-over = The game is over.
why-all-out = The game is over: everybody is out.
why-not-your-turn = It is another player’s turn.
why-walnut-first = The walnut piece is placed first.
why-no-walnut = There is no walnut piece to place.
why-none-left = You have no piece { $shape } left.
why-off-board = { $cell } is not on the board.
why-hole = { $cell } is in the hole of the ring.
why-taken = There is a cube on { $cell } at height { $height } already.
why-too-high = That is too high: a piece must lie on the board with at least one cube, so nothing is higher than three.
why-not-on-board = At least one cube of the piece must lie on the board.
why-hollow = There would be a hollow below the piece, on { $cell } at height { $height }.
