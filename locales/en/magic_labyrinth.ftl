### The Magic Labyrinth

## The rules, clause by clause: board and set-up

MAG-01 = Two to four people play. Each leads one magician: red, blue, yellow or green.
MAG-02 = The floor has 6 × 6 fields. Between neighbouring fields there are 60 slots, and each can hold a wall. The outer edge is closed.
MAG-03 = There are 24 walls and 24 chips, and each chip shows a different magic symbol. The same 24 symbols are on the floor: one on every field except the four corners and the two neighbours of each corner. Which symbol is where is drawn anew for each game. Another floor can be loaded if it has the 24 symbols on 24 different fields; corners may have one too.
MAG-04 = Before play, up to 24 walls are put under the floor; the others stay out of the game. From every field there is a way to every other field. An easy labyrinth has 19 walls and a hard one 24; any number from 0 to 24 can be chosen.
MAG-05 = Nobody knows where the walls are. A random labyrinth is drawn from all that are allowed with its number of walls, each as likely as any other. A labyrinth built by hand is given zero to three quarter turns, each number as likely; only the walls turn, not the symbols. Until the game is over, nobody is shown a wall that no one has bumped into.
MAG-06 = Each magician starts in a corner of its own. With two players, the corners are opposite each other.
MAG-07 = One chip is drawn from the bag and laid open. The symbol on it is wanted.
MAG-08 = At a table at home, whoever got lost last begins. Here the beginner is drawn by lot or named at set-up. After that, turns go clockwise around the table.

## A turn

MAG-10 = The die has the faces 1, 2, 2, 3, 3 and 4. You roll it once each turn.
MAG-11 = You may walk as many steps as the die shows, or fewer, and turn as often as you like. Steps you do not use are lost. You may always stay where you are.
MAG-12 = A step goes up, down, left or right to the next field. It never goes diagonally, and never off the floor.
MAG-13 = Feeling for walls is not allowed: a step you try is a step you make, and you cannot take it back. You may step against a wall you know. Which steps are allowed never depends on the walls.
MAG-14 = You may walk over a field with another magician on it, but your move may not end there. So you may step onto such a field only if the steps you then have left could take you to a free field, walls aside. While you stand on it, you may not stop. Only if you begin your turn on a shared field may you stay there.
MAG-15 = If you step against a wall, the ball drops. Your magician goes back to its start corner, the steps you had left are lost, and your turn ends. Everyone sees where it happened.
MAG-16 = If another magician stands on that corner, both stand there until one of them moves.

## Symbols and the end

MAG-20 = If you reach the wanted symbol, you take its chip, even if a wall sends you back onto it. The steps you had left are lost, and your turn ends. A new chip is drawn and laid open.
MAG-21 = If a magician already stands on the newly wanted symbol, its player gets that chip at once, and another is drawn. This can happen several times in a row.
MAG-22 = If two magicians stand on the newly wanted symbol, the first gets its chip and the second gets one from the bag, whatever it shows. First is the one whose turn comes sooner, counted from the player who is next. If the first wins with this chip, no other is drawn.
MAG-23 = Whoever gets a fifth chip wins, and the game is over.

## Remembering

MAG-30 = This is a game of memory. A bump is shown when it happens, and after that no more. With the memory aid, the walls found and the passages walked stay in sight for everyone. Everyone can see this choice before sitting down.
MAG-31 = When the game is over, the whole labyrinth is shown.

## Why an act is not possible

why-off-board = The floor ends there.
why-diagonal = A step goes up, down, left or right, not diagonally.
why-not-your-turn = It is not this magician’s turn.
why-over = The game is over.
why-roll-first = First the die is rolled.
why-draw-first = First a chip is drawn.
why-already-rolled = The die has been rolled already.
why-no-such-face = The die has no { $face }. It shows 1, 2, 3 or 4.
why-no-draw-now = No chip is drawn now.
why-not-in-bag = This chip is no longer in the bag.
why-occupied-last-step = Another magician stands on { $field }, and this would be your last step.
why-occupied-no-way-on = Another magician stands on { $field }, and your steps do not reach a free field beyond it.
why-stop-occupied = Another magician stands on { $field } too. Walk on to a free field.
why-chance-draws = This is left to chance. Nobody chooses it.
