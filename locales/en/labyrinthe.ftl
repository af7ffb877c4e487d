### Le Jeu du Labyrinthe

## The rules, clause by clause: board and set-up

LAB-01 = Two or four people play. Each has four pawns of one colour. Two players sit in opposite corners.
LAB-02 = The board has 21 × 21 squares. The nine in the middle are the white centre. The four squares in each corner are a home: your pawns start in yours. Otherwise homes are ordinary squares, open to everyone.
LAB-03 = The walls are 32 blocks of different shapes. Each has its figure printed on the board in mauve and starts there. Every quarter of the board has the same eight shapes.
LAB-04 = Another layout can be loaded if it has 32 blocks, each in one piece. They may overlap neither each other nor a home nor the centre.
LAB-05 = The beginner is drawn by lot or chosen. After that, turns go clockwise.

## A turn

LAB-10 = Your turn has two acts: you move one of your pawns, and you move one block, any one.
LAB-11 = You choose which comes first. Only the very first turn of the game starts with the pawn, if one can move.
LAB-12 = A pawn moves straight along its row or column, one square or as many as you like. It never moves diagonally.
LAB-13 = A pawn never enters or crosses a block.
LAB-14 = A pawn never jumps over another pawn and never ends on one, except in the centre.
LAB-15 = A block slides straight along rows or columns, at least one square. It is never turned and never moves diagonally. Every square it slides over must be on the board and free of blocks and pawns.
LAB-16 = Where a block stops, it must touch another block by a side or a corner. One it touched before is enough. The edge of the board and pawns do not count.
LAB-17 = A block never enters or crosses the nine white squares.
LAB-18 = A block may not stop on a square with a pawn.
LAB-19 = You may not move the block that the player before you has just moved.
LAB-20 = At a table, a piece you touch must be played. Here you may look and try as you like, but an act once sent stands.

## The centre and the end

LAB-21 = If your pawn comes into the centre in its straight line and meets a pawn there, it may take that square. You choose a free white square, and the other pawn goes there. This works for pawns of any colour, also your own, but only if your pawn comes from outside the centre.
LAB-22 = Pawns in the centre move like any other. They may cross the centre and leave it again.
LAB-23 = Whoever first has three of their four pawns in the centre wins at once, even with the first act of a turn.
LAB-24 = If one kind of act is not possible, you make only the other. After your first act the other must follow if it is possible then. If you can do neither, your turn passes by itself. You cannot pass of your own accord.
LAB-25 = If nobody has won when the limit of turns is reached, the game is drawn.

## Why an act is not possible

why-over = The game is over.
why-drawn = The game is over: drawn after { $turns } turns.
why-not-your-turn = It is another player’s turn.
why-pawn-moved = You have moved your pawn in this turn. Now move a block.
why-block-moved = You have moved a block in this turn. Now move a pawn.
why-pawn-first = The first turn of the game starts with a pawn.
why-no-pawn = There is no pawn on { $square }.
why-not-your-pawn = The pawn on { $square } is not yours.
why-pawn-stays = A pawn moves at least one square.
why-pawn-not-straight = A pawn moves straight along its row or column.
why-block-in-the-way = A block is in the way on { $square }.
why-pawn-in-the-way = A pawn is in the way on { $square }.
why-pawn-there = There is a pawn on { $square }.
why-from-inside = The pawn on { $square } can only be shifted by one that comes from outside the centre.
why-shift-where = There is a pawn on { $square }. Say which white square it goes to.
why-shift-outside = { $square } is not a white square.
why-shift-taken = There is a pawn on { $square } already.
why-nobody-there = There is no pawn to shift on { $square }.
why-no-block = There is no block on { $square }.
why-other-name = The block on { $square } is called { $name }.
why-just-moved = The player before you has just moved this block.
why-block-stays = A block moves at least one square.
why-block-not-straight = A block slides straight along rows or columns.
why-block-off-board = The block would leave the board.
why-white-squares = The block would come onto the white square { $square }.
why-block-against-block = Another block is in the way on { $square }.
why-block-against-pawn = A pawn is in the way of the block on { $square }.
why-block-on-pawn = The block would stop on the pawn on { $square }.
why-not-touching = The block would touch no other block there.
