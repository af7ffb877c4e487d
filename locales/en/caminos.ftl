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

### The client: what board, tray and set-up say

## Woods, shapes and places

cam-beech = beech
cam-maple = maple
cam-walnut = walnut
cam-shape-L = L
cam-shape-T = T
cam-shape-Z = Z
cam-shape-O = square
cam-shape-I = bar
cam-lying = lying
cam-standing = standing
cam-from-to = { $from } to { $to }
cam-and = { $first } and { $rest }
cam-upon = on { $wood } at { $cells }
cam-against = up against { $wood } at { $cells }
cam-height =
    { $height ->
        [1] height one
        [2] height two
       *[other] height three
    }
cam-empty = empty
cam-last = placed last
cam-side-N = north side
cam-side-NE = north-east side
cam-side-E = east side
cam-side-SE = south-east side
cam-side-S = south side
cam-side-SW = south-west side
cam-side-W = west side
cam-side-NW = north-west side

## What happens, for the log

cam-log-placed =
    { $shape ->
        [O] { $name } places a square on { $cells }
       *[other] { $name } places the { $shape } on { $cells }
    }{ $height ->
        [1] .
        [2] , two cubes high.
       *[other] , three cubes high.
    }
cam-log-walnut = { $name } places a walnut on { $cells }{ $height ->
        [1] .
       *[other] , standing.
    }
cam-log-out =
    { $left ->
        [one] { $name } is out: the last piece does not fit.
       *[other] { $name } is out: none of the { $left } pieces left fits.
    }
cam-log-none = { $name } has placed every piece.
cam-log-won = { $name } joins two sides over { $faces } faces: { $points } points.
cam-log-drawn = Nobody joins two sides, and both woods have { $beech } pieces at the edge. Nobody scores.
cam-log-edge-beech = Nobody joins two sides. At the edge there are { $beech } pieces of beech and { $maple } of maple: beech scores { $points }.
cam-log-edge-maple = Nobody joins two sides. At the edge there are { $beech } pieces of beech and { $maple } of maple: maple scores { $points }.

## What is asked, as headline

cam-ask-choose = Your turn: choose a piece.
cam-ask-walnut = Your turn: place the walnut first.
cam-ask-place = Turn it, move it, and place it.
cam-ask-sent = Your piece is being placed.
cam-ask-other = { $name } is to place a piece.
cam-ask-won-you = You have joined two sides and win { $points } points.
cam-ask-won-team = Your team has joined two sides and wins { $points } points.
cam-ask-won = { $name }: two sides joined, { $points } points.
cam-ask-drawn = Nobody has joined two sides. The game is drawn.

## The board and its keys

cam-board = The board with its cells
cam-fits = It fits.
cam-no-fit = This piece fits nowhere over { $cell }.
cam-put-back = Back in the stock.
cam-nothing-held = You hold no piece.
cam-stock-empty = nothing left
cam-out = out
cam-say-stock = { $name }, { $wood }: { $stock }.
cam-say-last = { $name }: { $piece }.
cam-say-nothing-placed = Nothing has been placed yet.
cam-faces =
    { $faces ->
        [one] 1 face
       *[other] { $faces } faces
    }
cam-key-cells = Walk over the cells, with the piece you hold
cam-key-shape = Choose a shape: L, T, Z, square
cam-key-walnut = Choose the walnut bar
cam-key-turn = Turn the piece, one way or the other
cam-key-tip = Tip the piece over, away from you
cam-key-fit = Next or previous way the piece fits here
cam-key-place = Place the piece
cam-key-back = Put the piece back
cam-key-above = From above, or aslant
cam-key-map = Map, or board
cam-key-swing = Turn the board
cam-key-zoom = Look closer, from further away, as at first
cam-key-held = Say what you hold, and where
cam-key-stock = Say what everyone has left
cam-key-last = Say what was placed last

## Tray and plates

cam-stock = Your pieces
cam-left =
    { $left ->
        [one] one left
       *[other] { $left } left
    }
cam-turn = Turn
cam-tip = Tip over
cam-back = Put back
cam-place = Place
cam-above = From above
cam-aslant = Aslant
cam-map = Map of heights
cam-solid = Wooden board

## Set-up

cam-setup-board = Board
cam-board-square = Square
cam-board-rhombus = Rhombus
cam-board-octagon = Octagon
cam-board-ring = Ring
cam-setup-square = Join two opposite sides, north and south or east and west.
cam-setup-rhombus = Join two opposite sides. Each tip belongs to both sides that meet there.
cam-setup-octagon = Join a side to the opposite one or to a neighbour of it. The exact opposite counts double.
cam-setup-ring = Like the octagon, with a hole in the middle.
cam-setup-walnut = With walnuts
cam-setup-walnut-note = Each side first places a bar of three cubes, an obstacle for everyone.
cam-setup-begins = Who begins
cam-setup-by-lot = By lot
cam-setup-teams = Partners sit opposite: red and yellow play beech, blue and green maple.
cam-chosen-square = On the square
cam-chosen-rhombus = On the rhombus
cam-chosen-octagon = On the octagon
cam-chosen-ring = On the ring
cam-chosen-walnut = With walnuts

## The end

cam-ending = The board at the end
cam-ending-way = The way has { $faces } faces.
cam-ending-double = The way has { $faces } faces and leads straight across: it counts double.
cam-ending-edges = Nobody joined two sides. Whoever has fewer pieces at the edge scores.
cam-edges =
    { $edges ->
        [one] one piece at the edge
       *[other] { $edges } pieces at the edge
    }
cam-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
