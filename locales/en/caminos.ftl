### Brändi Caminos

game-caminos = Brändi Caminos
game-caminos-pitch = Pieces may stand on end and climb over others, up to three cubes high.
game-caminos-aim = Build a path of your own wood from one side of the board to the other.
game-caminos-facts = 2 or 4 players · 15 to 25 minutes · no luck, three dimensions

## The rules, clause by clause: boards and pieces

CAM-01 = Two people play, or four in two teams. One player or team has beech, the other maple.
CAM-02 = There are four boards: square, rhombus, octagon and ring.
CAM-03 = Each wood has 14 pieces of four cubes: four L, four T, four Z and two squares. You may turn and tip a piece any way you like.
CAM-04 = With two players, each has all 14 pieces of one wood. With four, partners sit opposite each other and share theirs: two L, two T, two Z and one square each. You place only your own.
CAM-05 = Turns go anticlockwise, one piece a turn. Who goes first is drawn by lot or chosen before the game. In a match, the next player begins the next game.

## Placing

CAM-10 = A piece fits the grid of the board, lying or standing. Every cube is above a cell of the board, in a place that is still empty. The hole of the ring is not a cell.
CAM-11 = There may be no gap below a piece. Every cube rests on the board or on another cube.
CAM-12 = A piece may stand by itself, next to others or on top of others, as long as at least one of its cubes lies on the board.
CAM-13 = So nothing can be higher than three cubes.
CAM-14 = If you can place a piece, you must.
CAM-15 = If it is your turn and none of your pieces fits, or you have none left, you are out for the rest of the game. The others go on.

## Connecting

CAM-20 = You need a path of your wood from one side of the board to the opposite one, over faces seen from above. Any two opposite sides will do, for both woods.
CAM-21 = A corner belongs to both sides that meet there.
CAM-22 = Neighbouring cells are connected if their tops are of the same wood and at the same height. Touching by a corner or along an upright edge is not enough, and no path runs sideways along upright faces.
CAM-23 = Tops of different heights are connected only if the whole upright step between them is of that wood too. An empty cell has no top.
CAM-24 = At both ends the path must show its wood from above on a cell of that side. It need not touch the board itself.
CAM-25 = The player or team that completes such a path wins at once. Your piece can never complete the others’ path.
CAM-26 = On the octagon and the ring a path also counts if it leads to a side next to the opposite one.
CAM-27 = When everyone is out and nobody has connected two sides, the game is a draw.

## Points

CAM-30 = The winner scores one point for each square of the shortest path, flat or upright: each cell of the path, both ends included, and each step in height. The loser scores nothing.
CAM-31 = On the octagon and the ring a path to the exactly opposite side scores double; one to a side next to it scores once. The better of the two counts.
CAM-32 = In a draw nobody wins, but the player or team with fewer pieces at the edge scores one point for each piece that the other has there. A piece counts if one of its cubes lies on the board on a cell of a side, even if it is covered later. Walnut does not count, nor does the rim of the ring’s hole. With equal numbers nobody scores.
CAM-33 = A match has several games, and the points of all games are added up. The highest total wins; with equal totals the match is a draw.

## With walnut

CAM-40 = With walnut, each player or team also has one walnut bar of three cubes. In the first two turns these are placed, anywhere, lying or standing.
CAM-41 = Walnut belongs to nobody and is in everyone’s way. You can build over it when it lies, but not when it stands.

## Why an act is not possible

why-over = The game is over.
why-all-out = The game is over: everyone is out.
why-not-your-turn = It is another player’s turn.
why-walnut-first = Place the walnut bar first.
why-no-walnut = You have no walnut bar left to place.
why-none-left =
    { $shape ->
        [O] You have no square left.
        [I] You have no bar left.
       *[other] You have no piece left of this shape: { $shape }.
    }
why-off-board = { $cell } is not on the board.
why-hole = { $cell } is in the hole of the ring.
why-taken = On { $cell } there is a cube at height { $height } already. Every cube of the piece needs an empty place, with the board or a cube below it.
why-too-high = That is too high: a piece must lie on the board with at least one cube, so nothing is higher than three.
why-not-on-board = At least one cube of the piece must lie on the board itself.
why-hollow = There would be a gap below the piece, on { $cell } at height { $height }.

### The client: what board, tray and set-up say

## Woods, shapes and places

cam-beech = beech
cam-maple = maple
cam-walnut = walnut
cam-shape =
    { $shape ->
        [O] square
        [I] bar
       *[other] { $shape }
    }
cam-shapes =
    { $shape ->
        [O] { $count ->
            [one] 1 square
           *[other] { $count } squares
        }
        [I] { $count ->
            [one] 1 bar
           *[other] { $count } bars
        }
       *[other] { $count } { $shape }
    }
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
cam-column = from the top: { $woods }
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
        [O] { $name } places a square: { $cells }
       *[other] { $name } places the { $shape }: { $cells }
    }{ $height ->
        [1] .
        [2] , two cubes high.
       *[other] , three cubes high.
    }
cam-log-walnut = { $name } places a walnut bar: { $cells }{ $height ->
        [1] .
       *[other] , standing.
    }
cam-log-out =
    { $left ->
        [one] { $name } is out: the last piece does not fit.
       *[other] { $name } is out: none of the { $left } pieces left fits.
    }
cam-log-none = { $name } has placed every piece.
cam-log-won =
    { $count ->
        [one] { $name } connects two sides: { cam-faces }, { cam-points }.
       *[other] { $name } connect two sides: { cam-faces }, { cam-points }.
    }
cam-log-drawn = Nobody connects two sides. Both woods have the same number of pieces at the edge ({ $beech }). Nobody scores.
cam-log-edge-beech = Nobody connects two sides. Pieces at the edge: beech { $beech }, maple { $maple }. Beech scores { cam-points }.
cam-log-edge-maple = Nobody connects two sides. Pieces at the edge: beech { $beech }, maple { $maple }. Maple scores { cam-points }.

## What is asked, as headline

cam-ask-choose = Your turn: choose a piece.
cam-ask-walnut = Your turn: place the walnut bar first.
cam-ask-place = Turn it and move it, then place it.
cam-ask-sent = Your piece is being placed.
cam-ask-other = { $name } to place a piece.
cam-ask-won-you = You have connected two sides and win { cam-points }.
cam-ask-won-team = Your team has connected two sides and wins { cam-points }.
cam-ask-won =
    { $count ->
        [one] { $name } wins: two sides connected, { cam-points }.
       *[other] { $name } win: two sides connected, { cam-points }.
    }
cam-ask-drawn = Nobody has connected two sides. The game is a draw.

## The board and its keys

cam-board = The board with its cells
cam-fits = It fits.
cam-barred = It does not fit there.
cam-no-fit = This piece does not fit anywhere over { $cell }.
cam-put-back = Put back with your other pieces.
cam-nothing-held = You are not holding a piece.
cam-stock-empty = nothing left
cam-out = out
cam-say-stock = { $name }, { $wood }: { $stock }.
cam-standing-of = { $name }, { $wood }: pieces left: { $count }, at the edge: { $edges }.
cam-say-last = { $name }: { $piece }.
cam-say-nothing-placed = Nothing has been placed yet.
cam-faces =
    { $faces ->
        [one] 1 face
       *[other] { $faces } faces
    }
cam-key-cells = Go from cell to cell, with the piece you hold
cam-key-shape = Choose a shape: L, T, Z, square
cam-key-walnut = Choose the walnut bar
cam-key-turn = Turn the piece, one way or the other
cam-key-tip = Tip the piece over, away from you
cam-key-fit = Next or previous way the piece fits here
cam-key-place = Place the piece
cam-key-back = Put the piece back
cam-key-above = From above, or at an angle
cam-key-map = Map, or 3D view
cam-key-through = See through the pieces
cam-key-swing = Turn the board
cam-key-zoom = Zoom in, zoom out, reset
cam-key-held = Read out what you hold, and where
cam-key-stock = Read out what everyone has left
cam-key-last = Read out what was placed last

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
cam-aslant = At an angle
cam-map = Map
cam-solid = 3D view
cam-through = See through

## Set-up

cam-setup-board = Board
cam-board-square = Square
cam-board-rhombus = Rhombus
cam-board-octagon = Octagon
cam-board-ring = Ring
cam-setup-square = Connect two opposite sides, north and south or east and west.
cam-setup-rhombus = Connect two opposite sides. Each tip belongs to both sides that meet there.
cam-setup-octagon = Connect a side to the opposite one or to a side next to that. The exact opposite scores double.
cam-setup-ring = Like the octagon, with a hole in the middle.
cam-setup-walnut = With walnut
cam-setup-walnut-note = Each player or team first places a walnut bar of three cubes, an obstacle for everyone.
cam-setup-teams = Partners sit opposite: red and yellow play beech, blue and green maple.
cam-chosen-square = On the square
cam-chosen-rhombus = On the rhombus
cam-chosen-octagon = On the octagon
cam-chosen-ring = On the ring
cam-chosen-walnut = With walnut

## The end

cam-ending = The board at the end
cam-ending-way = The path: { cam-faces }.
cam-ending-double = The path: { cam-faces }. It leads straight across and scores double.
cam-ending-edges = Nobody connected two sides. The wood with fewer pieces at the edge scores.
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

### The rules as people read them

ten-lines =
    Beech against maple: one against one, or two against two.
    Connect two opposite sides with a path of your wood.
    On your turn you place one piece; if you can, you must.
    It may lie or stand, on the board or partly on other pieces, but leave no gap below it.
    At least one of its cubes lies on the board.
    If none of your pieces fits, you are out for the rest of the game.
    What counts is the wood that is seen from above.
    Up or down a step, the whole upright face must be your wood too.
    A finished path wins at once; a longer one scores more.
    If nobody connects two sides, the wood with fewer pieces at the edge scores.
page-aim-text =
    Two players, or four in two teams, build across each other’s way. The first to connect two opposite sides of the board with a path of their own wood wins.

    Any two opposite sides will do, for both woods. The path runs over faces that are seen from above.
page-setup-text =
    Choose one of four boards. Each wood has 14 pieces of four cubes: four L, four T, four Z and two squares. With four players, partners sit opposite each other and share them evenly. Who begins is drawn by lot or chosen before the game.
page-turn-text =
    Place one of your pieces, any way round. Every cube needs something below it: the board, another cube, or a cube of the same piece. At least one cube lies on the board itself, so nothing can be higher than three.

    If you can place a piece, you must. If none fits, you are out for the rest of the game.
page-connecting = What connects
page-connecting-text =
    Two cells side by side are connected if the same wood is on top of both at the same height. Touching at a corner is not enough.

    At different heights the whole upright step between them must be of that wood too. This is the heart of the game: a cube of the other wood in the step breaks the path.

    On the octagon and the ring, a path to a side next to the opposite one counts too.
page-walnut = With walnut
page-walnut-text =
    As a variant, each player or team first places a bar of walnut, three cubes long. It belongs to nobody. A lying bar can be built over, a standing one cannot.
page-end = The end, and points
page-end-text =
    A finished path wins at once. The winner gets one point for every square of its shortest path, flat and upright. On the octagon and the ring a path to the exactly opposite side scores double.

    If nobody can place any more, the game is a draw. Then the wood with fewer pieces at the edge scores as many points as the other has pieces there. In a match the points of all games are added up.
picture-square = Square: 64 cells. Opposite sides carry the same line.
picture-rhombus = Rhombus: 60 cells and four sloping sides.
picture-octagon = Octagon: 76 cells and eight sides.
picture-ring = Ring: eight sides, and nothing may lie over the hole.
picture-placing = Beech lies, maple stands, and a second piece of beech climbs over the first, with one cube on the board.
picture-step = Connected: the upright face of the step is beech as well, and the path goes on.
picture-broken = Not connected: the lower half of the step is maple, and the path of beech ends before it.
picture-walnut = One bar of walnut lies and one stands. Maple builds over the lying one.
picture-way = Beech has connected two sides. The map counts the faces of the path: ten points.

### Why a hint is good

hint-both = It brings your path closer to the other side and stands in the way of the other wood.
hint-nearer = It brings your path closer to the other side.
hint-blocks = It stands in the way of the other wood’s shortest path.
hint-inside = It keeps away from the edge: if nobody connects two sides, the wood with fewer pieces there scores.

# Lessons
lesson-place = Place a piece
lesson-place-idea = A piece is four cubes of your wood. It may lie or stand, and part of it may rest on other pieces.
lesson-place-goal = Place any piece on the board.
lesson-place-done = One piece, and your turn is over. You can turn it any way you like.
lesson-place-wrong-gap = There would be a gap under the piece. Every cube needs the board or another cube right below it.
lesson-place-wrong-floating = Your piece would rest on others only. At least one of its cubes has to touch the board.
lesson-join = Connect the sides
lesson-join-idea = Look from above: a path of your own wood from one side to the opposite side wins. You play beech.
lesson-join-goal = Complete your path to the right-hand side with one piece.
lesson-join-done = Cell by cell and side by side: your path is complete.
lesson-join-wrong-short = Your path has grown, but it does not reach the side yet. Turn the piece so that it gets there.
lesson-join-wrong-apart = Your path still ends before the right-hand side. Put the piece where the path stops.
lesson-tip = Turn and tip
lesson-tip-idea = Before you place a piece, you may turn it and tip it upright.
lesson-tip-goal = One cell is missing in your path. Close the gap.
lesson-tip-done = One cube went into the gap, the others stand or lie on top. Your path climbs over its own wood.
lesson-tip-wrong-flat = That way the piece bumps into other wood. Tip it until it fits into the gap.
lesson-tip-wrong-open = The gap in your path is still open. Only one cube fits in: tip the piece until one points down.
lesson-north = Two directions
lesson-north-idea = Both directions count: from left to right and from bottom to top. That is true for both woods.
lesson-north-goal = Maple needs only one more piece. Win before that.
lesson-north-done = Well spotted. Keep an eye on both directions, and on both woods.
lesson-north-wrong-blocked = You got in maple’s way, but you could have won at once.
lesson-north-wrong-apart = Now it is maple’s turn, and it needs just one piece. Your path from bottom to top needed just one, too.
lesson-over = Over the other wood
lesson-over-idea = A piece may go over others if one of its cubes touches the board. Seen from above, the highest cube of each cell counts.
lesson-over-goal = Build over the maple and complete your path.
lesson-over-done = Up and over: seen from above, it is your wood all the way.
lesson-over-wrong-behind = You reached the side, but maple still separates this piece from your path. Cover the maple.
lesson-over-wrong-floating = The piece would rest on others only. One of its cubes has to touch the board.
lesson-over-wrong-apart = The maple still cuts your path off. Put a piece over it that also touches the board.
lesson-step = The whole step
lesson-step-idea = Where a path goes up or down, all of the step has to be your wood. From above this is easily missed.
lesson-step-goal = Complete your path to the right-hand side with one piece.
lesson-step-done = On the flat way around, nothing breaks your path.
lesson-step-wrong-maple = From above it looks complete, but look from the side: half of the step is maple. Try a way around.
lesson-step-wrong-apart = Your path still ends before the maple stack. Find a way past it.
lesson-diagonal = Corners do not connect
lesson-diagonal-idea = Two cells that only touch at a corner are not connected.
lesson-diagonal-goal = Your path is broken somewhere. Repair it with one piece.
lesson-diagonal-done = One cell that touches both pieces with an edge, and the path is complete.
lesson-diagonal-wrong-corner = The path is still broken. Follow it with your finger: somewhere two pieces touch only at a corner.
lesson-climb = Higher and higher
lesson-climb-idea = A step may be one or two cubes high, as long as all of it is your wood.
lesson-climb-goal = Go over the maple stack and complete your path.
lesson-climb-done = Your path was two cubes up already, so the last step was all yours.
lesson-climb-wrong-behind = You reached the side, but the stack still stands between this piece and your path.
lesson-climb-wrong-apart = The stack still cuts your path off. Start from the cell where you are two cubes high.
lesson-out = Out
lesson-out-idea = If none of your pieces fits when it is your turn, you are out for the rest of the game. The others go on.
lesson-out-goal = Place a piece so that maple is out.
lesson-out-done = Maple still has a piece, but no place for it. As long as you can place, you have to.
lesson-out-wrong-room = Maple still finds room for a piece. Look where it could go, and build there yourself.
lesson-points = Points
lesson-points-idea = In a match, the winner scores the faces of the shortest path: one for each cell, and one for each upright face.
lesson-points-goal = Win with twelve points or more.
lesson-points-done = Up two cubes and down two: four upright faces more than on the flat.
lesson-points-wrong-few = That does not score twelve points. Upright faces count, too: let your path climb.
lesson-edges = When nobody wins
lesson-edges-idea = If everybody is out, the game is drawn. The wood with fewer pieces at the edge then scores the edge pieces of the other.
lesson-edges-goal = Nobody can win any more. Place your last piece so that you score.
lesson-edges-done = You have fewer pieces at the edge, so all seven of maple’s count for you.
lesson-edges-wrong-edge = Now both woods have the same number of pieces at the edge, and nobody scores. Stay away from the edge.
lesson-octagon = The octagon
lesson-octagon-idea = On the octagon and the ring, the two sides next to the opposite side count as well.
lesson-octagon-goal = You began at the top side. Complete your path with one piece.
lesson-octagon-done = The bottom side was blocked, but the one next to it counts, too. Exactly opposite would score double.
lesson-octagon-wrong-right = The right-hand side is not next to the bottom one. Go one side further down.
lesson-octagon-wrong-apart = Your path still ends in the middle. Which side near the bottom can it reach?
lesson-walnut = Walnut
lesson-walnut-idea = In this variant walnut bars are placed first. They belong to nobody and are in everybody’s way.
lesson-walnut-goal = Complete your path to the top.
lesson-walnut-done = A bar that lies can be built over. One that stands is too high.
lesson-walnut-wrong-beside = Your piece reaches the top, but the walnut still separates it from your path.
lesson-walnut-wrong-floating = The piece would rest on walnut only. One of its cubes has to touch the board.
lesson-walnut-wrong-apart = The walnut still cuts your path off. One bar is lying: go over it.
