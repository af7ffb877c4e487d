### Le Jeu du Labyrinthe

game-labyrinthe = Le Jeu du Labyrinthe
game-labyrinthe-pitch = Each turn you move a pawn and slide one of the blocks that form the walls.
game-labyrinthe-aim = Bring three of your four pawns into the white centre.
game-labyrinthe-facts = 2 or 4 players · about 40 minutes · no luck, nothing hidden

## The rules, clause by clause: board and set-up

LAB-01 = Two or four people play. Each has four pawns of one colour. Two players sit in opposite corners.
LAB-02 = The board has 21 × 21 squares. The nine in the middle are the white centre. The four squares in each corner are a home: your pawns start in yours. Otherwise homes are ordinary squares, open to everyone.
LAB-03 = The walls are 32 blocks of different shapes. Each has its figure printed on the board in mauve and starts there. Every quarter of the board has the same eight shapes.
LAB-04 = Another layout can be loaded if it has 32 blocks, each in one piece. They may overlap neither each other nor a home nor the centre.
LAB-05 = Who goes first is drawn by lot or chosen. After that, turns go clockwise.

## A turn

LAB-10 = Your turn has two parts: you move one of your pawns, and you move one block, any one.
LAB-11 = You choose which comes first. Only the very first turn of the game starts with the pawn, if one can move.
LAB-12 = A pawn moves straight along its row or column, one square or as many as you like. It never moves diagonally.
LAB-13 = A pawn never enters or crosses a block.
LAB-14 = A pawn never jumps over another pawn. It never stops on one either, except when it enters the centre.
LAB-15 = A block slides straight along rows or columns, at least one square. It is never turned and never moves diagonally. Every square it slides over must be on the board and free of blocks and pawns.
LAB-16 = Where a block stops, it must touch another block by a side or a corner. It may be a block that it touched before. The edge of the board and pawns do not count.
LAB-17 = A block never enters or crosses the nine white squares.
LAB-18 = A block may not stop on a square with a pawn.
LAB-19 = You may not move the block that the player before you has just moved. If that player moved no block, you may move any.
LAB-20 = At a real table, a piece you touch must be played. Here you may try things out, but once a move is sent it stands.

## The centre and the end

LAB-21 = If your pawn comes into the centre in its straight line and meets a pawn there, it may take that square. You choose a free white square, and the other pawn goes there. This works for pawns of any colour, also your own, but only if your pawn comes from outside the centre.
LAB-22 = Pawns in the centre move like any other. They may cross the centre and leave it again.
LAB-23 = The first player with three of their four pawns in the centre wins at once, even in the middle of a turn.
LAB-24 = If one part of your turn is not possible, you do only the other. After the first part you must do the second, if it is possible then. If you can do neither, your turn passes by itself. You may not choose to pass.
LAB-25 = If nobody has won when the turn limit is reached, the game is a draw.

## Why an act is not possible

why-over = The game is over.
why-drawn = The game is a draw: the turn limit ({ $turns }) is reached.
why-not-your-turn = It is another player’s turn.
why-pawn-moved = You have moved your pawn in this turn. Now move a block.
why-block-moved = You have moved a block in this turn. Now move a pawn.
why-pawn-first = The first turn of the game starts with a pawn. Move one first.
why-no-pawn = There is no pawn on { $square }.
why-not-your-pawn = The pawn on { $square } is not yours.
why-pawn-stays = A pawn moves at least one square.
why-pawn-not-straight = A pawn moves straight along its row or column.
why-block-in-the-way = A block is in the way on { $square }.
why-pawn-in-the-way = A pawn is in the way on { $square }.
why-pawn-there = There is a pawn on { $square }.
why-from-inside = Your pawn must come from outside the centre to shift the one on { $square }.
why-shift-where = There is a pawn on { $square }. Choose the white square it goes to.
why-shift-outside = { $square } is not a white square.
why-shift-taken = There is a pawn on { $square } already.
why-nobody-there = There is no pawn on { $square } to shift.
why-no-block = There is no block on { $square }.
why-other-name = The block on { $square } is called { $name }.
why-just-moved = The player before you has just moved this block. Choose another one.
why-block-stays = A block moves at least one square.
why-block-not-straight = A block slides straight along rows or columns.
why-block-off-board = The block would leave the board.
why-white-squares = Blocks may not enter the white centre ({ $square }).
why-block-against-block = Another block is in the way on { $square }.
why-block-against-pawn = A pawn is in the way of the block on { $square }.
why-block-on-pawn = The block would stop on the pawn on { $square }.
why-not-touching = Where it stops, a block must touch another one. There it touches none: choose another square.

### The client: what board, tray and set-up say

## Pieces and directions

lab-pawn = Pawn
lab-the-block = Block
lab-pawn-own = your pawn
lab-pawn-other = { $name }’s pawn
lab-block =
    { $size ->
        [3] block of three at { $square }
        [4] block of four at { $square }
        [5] block of five at { $square }
       *[other] block of { $size } at { $square }
    }
lab-north = north to { $square }
lab-east = east to { $square }
lab-south = south to { $square }
lab-west = west to { $square }

## What happens, for the log

lab-log-moved = { $name } moves a pawn from { $start } to { $end }.
lab-log-shifted =
    { $whose ->
        [own] { $name } shifts a pawn of their own from { $start } to { $end }.
       *[other] { $name } shifts { $owner }’s pawn from { $start } to { $end }.
    }
lab-log-slid =
    { $size ->
        [3] { $name } slides a block of three from { $start } to { $end }.
        [4] { $name } slides a block of four from { $start } to { $end }.
        [5] { $name } slides a block of five from { $start } to { $end }.
       *[other] { $name } slides a block of { $size } from { $start } to { $end }.
    }
lab-log-no-pawn = { $name } cannot move a pawn.
lab-log-no-block = { $name } cannot move a block.
lab-log-passed = { $name } can move nothing and sits out.
lab-log-won = { $name } has three pawns in the centre and wins.
lab-log-drawn = The turn limit ({ $turns }) is reached. The game is a draw.

## What is asked, as headline

lab-ask-both = Your turn: move a pawn and a block.
lab-ask-first = Your turn: first move a pawn, then a block.
lab-ask-pawn = Now move one of your pawns.
lab-ask-block = Now move a block.
lab-ask-send = Your turn is ready. Play it, or change it.
lab-ask-sent = Your turn is being played.
lab-ask-other = { $name } to move.
lab-ask-won-you = You have three pawns in the centre. You win.
lab-ask-won = { $name } has three pawns in the centre and wins.
lab-ask-drawn = The game is a draw.
lab-shift-ask = Choose a white square for the pawn you are moving aside.

## The board, its squares and its keys

lab-board = The board with its squares
lab-square-white = white centre
lab-square-home = { $name }’s home
lab-pawn-at = { $pawn } at { $square }
lab-pawn-lines = { $pawn } at { $square }: { $ways }
lab-pawn-stuck = { $pawn } at { $square } cannot move
lab-block-slides = { $block } can slide: { $ways }
lab-block-stuck = { $block } cannot move
lab-block-barred = { $block }, barred: the player before has just moved it
lab-choice-pawn = your pawn can go here
lab-choice-onto = your pawn can go here and shift the other
lab-choice-block = the block can slide to { $square }
lab-choice-shift = the pawn you are moving aside can go here
lab-plan-pawn = Pawn from { $start } to { $end }.
lab-plan-shift = Pawn from { $start } to { $end }, the other one to { $to }.
lab-plan-block = Block from { $start } to { $end }.
lab-taken-back = Taken back.
lab-other-back = The other part is no longer possible and has been taken back.
lab-say-pawns = { $name }: { $squares }; { $count } of { $most } in the centre.
lab-can-blocks = blocks
lab-say-watching = You are watching.
lab-key-squares = Go from square to square
lab-key-jump = Jump to the last square a piece can reach, or to the next piece
lab-key-pick = Pick up a piece, put it down; on its square once more: play the turn
lab-key-back = Put the piece back, take a part back
lab-key-send = Play the turn
lab-key-next = Next or previous pawn of yours, or square within reach
lab-key-blocks = Next or previous block that can move
lab-key-zoom = Zoom in, zoom out, the whole board
lab-key-todo = Read out what is still to do
lab-key-mine = Read out where your pawns stand
lab-key-others = Read out where the other pawns stand

## Tray and plates

lab-tray-done = moved
lab-tray-next = to move
lab-tray-later = then
lab-tray-never = cannot move
lab-zoom-in = Zoom in
lab-zoom-out = Whole board
lab-nearer = Previous possible place
lab-further = Next possible place
lab-back = Take back
lab-send = Play
lab-in-centre = Pawns in the centre: { $count } of { $most }

## Set-up

lab-setup-limit = Turn limit
lab-setup-turns =
    { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
lab-setup-limit-note = If nobody has won by then, the game is a draw.
lab-chosen-limit = Turn limit: { $turns }, then the game is a draw
lab-chosen-layout = With a layout of its own

## The end

lab-ending = The board at the end, and the pawns’ paths
lab-ending-show = Whose paths
lab-ending-all = Everyone
lab-ending-tally =
    { $moves ->
        [one] One pawn move
       *[other] { $moves } pawn moves
    }, { $slides ->
        [one] one block move
       *[other] { $slides } block moves
    }

### The rules as people read them

ten-lines =
    Your four pawns start in a corner of the board.
    Bring three of them into the white centre to win.
    A turn has two parts: move a pawn and slide a block.
    You choose which comes first, except in the very first turn.
    A pawn goes straight on, as far as you like.
    It cannot go through or jump over blocks and pawns.
    Any block may slide, straight on and without turning.
    Where it stops, it must touch another block.
    The block that was moved last is barred for the next turn.
    A pawn that enters the centre from outside may shift one that stands there.
page-aim-text =
    Two or four players each lead four pawns through a labyrinth that changes with every turn. The first player with three pawns in the white centre wins.
page-setup-text =
    The board has 21 × 21 squares, with nine white ones in the middle. The pawns start in the corners, on the four squares of their home. The 32 blocks lie on the figures printed for them.
page-turn-text =
    Move one of your pawns, and slide one block, any one you like. You choose the order; only the first turn of the game begins with the pawn.

    If one of the two is impossible, you do only the other. You may not choose to pass.
page-pawns = Moving a pawn
page-pawns-text =
    A pawn goes along a row or column, one square or many. It cannot go through or jump over blocks and pawns. It never goes diagonally.
page-blocks = Sliding a block
page-blocks-text =
    A block slides along a row or column without turning, over free squares only. Where it stops, it must touch another block by a side or a corner.

    It stays out of the white centre. The block that the player before you has moved is barred for you, and shows a lock.
page-centre = In the centre
page-centre-text =
    If your pawn comes straight from outside and meets a pawn on a white square, it may take that square. You choose the free white square that the other one goes to.

    Otherwise pawns move in the centre as anywhere else, and may leave it again.
page-end-text =
    The third pawn in the centre wins at once, even in the middle of a turn. If nobody has won by the turn limit (usually 300 turns), the game is a draw.
picture-board = The board for four at the start: pawns in the corners, 32 blocks, and the white centre.
picture-turn = One turn of red: a pawn goes straight on to b8, and a block slides three squares. Its old place is outlined.
picture-block = The straight block slides until it touches another one. The block with the lock was moved last and stays where it is.
picture-shift = Red comes from outside onto blue’s square and shifts the blue pawn to another white one.
picture-won = The third red pawn has arrived in the centre: red wins.

### Why a hint is good

hint-centre =
    { $count ->
        [one] A pawn comes into the centre, the first of three.
       *[other] A pawn comes into the centre: then { $count } are there.
    }
hint-shifts = It takes the better square from { $other }.
hint-third = { $other } already has two pawns in the centre. This makes the third one’s path longer.
hint-nearer =
    { $moves ->
        [one] Your three nearest pawns then need one more move to the centre, all together.
       *[other] Your three nearest pawns then need { $moves } more moves to the centre, all together.
    }
hint-opens =
    { $moves ->
        [one] It opens the way: your three nearest pawns then need one more move.
       *[other] It opens the way: your three nearest pawns then need { $moves } more moves.
    }
hint-blocks = It makes the path to the centre longer for { $other }.

# Lessons
lesson-turn = Pawn and block
lesson-turn-idea = A turn has two parts: you move one of your pawns and slide one block. Both move in a straight line only, one square or more.
lesson-turn-goal = Move a pawn, then slide a block.
lesson-turn-done = Only the very first turn of a game begins with the pawn. Later the order is yours.
lesson-turn-wrong-slant = Pawns go straight, along a row or a column, never diagonally.
lesson-turn-wrong-first = In the very first turn of a game the pawn moves first. Then comes the block.
lesson-turn-wrong-twice = You have moved a pawn already. Now slide a block.
lesson-touch = Blocks touch
lesson-touch-idea = Where a block stops, it has to touch another block, with a side or a corner.
lesson-touch-goal = Your pawn has moved. Now slide a block.
lesson-touch-done = It may even be a block that it touched before.
lesson-touch-wrong-apart = There the block would touch no other one. Look for a place beside another block.
lesson-touch-wrong-pawn = You have moved a pawn already. Now it is a block’s turn.
lesson-open = Open the way
lesson-open-idea = A pawn never enters a block. But you may move the block first.
lesson-open-goal = Bring a pawn into the white centre this turn.
lesson-open-done = First the block, then the pawn.
lesson-open-wrong-blocked = A block stands in the way of that pawn. Slide it aside first.
lesson-open-wrong-elsewhere = Your turn is over, and no pawn is in the centre. One stood close to it, behind a block.
lesson-win = Three in the centre
lesson-win-idea = The first player with three pawns in the centre wins at once.
lesson-win-goal = Two are in. Bring in your third pawn.
lesson-win-done = You have won. You know enough for a first game.
lesson-win-wrong-other = Your turn is over, and the third pawn is still outside. One of them has a free line into the centre.
lesson-shift = Shift a pawn
lesson-shift-idea = A pawn that comes into the centre may take the square of another one. You choose the white square for that one.
lesson-shift-goal = Take the square of the other pawn in the centre.
lesson-shift-done = The other pawn stays in the centre, on the square you chose.
lesson-shift-wrong-jump = Pawns never jump. But from outside you may stop on the other pawn’s square.
lesson-shift-wrong-other = Your turn is over, and the other pawn is still where it was. One of your pawns has a free line to it.
lesson-centre = Room for the third
lesson-centre-idea = No pawn jumps, and no block enters the centre. But you may also shift a pawn of your own.
lesson-centre-goal = Bring your third pawn into the centre.
lesson-centre-done = You made room yourself, and won.
lesson-centre-wrong-jump = Your own pawn stands there, and pawns never jump. Take its square and shift it.
lesson-centre-wrong-white = A block never enters the white squares. Move your third pawn first: its way is free.
lesson-centre-wrong-other = Your turn is over, and the third pawn is still outside. It stood right below the centre.
lesson-barred = The barred block
lesson-barred-idea = The block that the player before you has just moved may not be moved now. This time it is the one just below the centre.
lesson-barred-goal = Bring a pawn into the centre this turn.
lesson-barred-done = If one way is barred, look for another block.
lesson-barred-wrong-barred = That block was moved just now, so it is barred. Another pawn has a block in its way as well.
lesson-barred-wrong-below = That pawn has the barred block in its way. Which other pawn is close to the centre?
lesson-barred-wrong-above = A block stands in the way of that pawn. This one is not barred: slide it aside first.
lesson-barred-wrong-other = Your turn is over, and no pawn is in the centre. Look above the centre.
