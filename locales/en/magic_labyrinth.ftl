### The Magic Labyrinth

game-magic_labyrinth = The Magic Labyrinth
game-magic_labyrinth-pitch = Young magicians walk across a floor that hides walls. You find a wall by bumping into it, and then you have to remember it.
game-magic_labyrinth-aim = Collect five magic symbols before anybody else.
game-magic_labyrinth-facts = 2 to 4 players · 20 to 30 minutes · a game of memory

## The rules, clause by clause: board and set-up

MAG-01 = Two to four people play. Each has one magician: red, blue, yellow or green.
MAG-02 = The floor has 6 × 6 fields. Between neighbouring fields there are 60 slots, and each can hold a wall. The outer edge is closed.
MAG-03 = There are 24 walls and 24 chips, and each chip shows a different magic symbol. The same 24 symbols are on the floor: one on every field except the four corners and the two neighbours of each corner. Which symbol is where is drawn anew for each game. Another floor can be loaded if it has the 24 symbols on 24 different fields; corners may have one too.
MAG-04 = Before play, up to 24 walls are put under the floor; the others are not used. From every field a path leads to every other field. An easy labyrinth has 19 walls and a hard one 24; any number from 0 to 24 can be chosen.
MAG-05 = Nobody knows where the walls are. A random labyrinth is drawn fairly from all that are allowed with its number of walls. A labyrinth built by hand is first turned by zero to three quarter turns at random; only the walls turn, not the symbols. Before sitting down, everyone is told that it was built by hand, and by whom. If it looks almost the same when it is turned, the person who built it may only watch. Until the game is over, nobody is shown a wall that no one has bumped into.
MAG-06 = Each magician starts in a corner of its own. With two players, the corners are opposite each other.
MAG-07 = One chip is drawn from the bag and laid open. The symbol on it is wanted.
MAG-08 = At a real table, the player who last got lost begins. Here who goes first is drawn by lot or chosen at set-up. After that, turns go clockwise around the table.

## A turn

MAG-10 = The die has the faces 1, 2, 2, 3, 3 and 4. You roll it once each turn.
MAG-11 = You may walk as many steps as the die shows, or fewer, and turn as often as you like. Steps you do not use are lost. You may always stay where you are.
MAG-12 = A step goes up, down, left or right to the next field. It never goes diagonally, and never off the floor.
MAG-13 = You may not test for walls: once you try a step, you have made it, and you cannot take it back. You may step into a wall you know. Which steps are allowed never depends on the walls.
MAG-14 = You may walk over a field with another magician on it, but your move may not end there. So you may step onto such a field only if you have enough steps left to reach a free field (not counting walls). While you stand on it, you may not stop. Only if you begin your turn on a shared field may you stay there.
MAG-15 = If you step into a wall, the ball drops. Your magician goes back to its start corner, the steps you had left are lost, and your turn ends. Everyone sees where it happened.
MAG-16 = If another magician stands on that corner, both stand there until one of them moves.

## Symbols and the end

MAG-20 = If you reach the wanted symbol, you get its chip, even if a wall sends you back onto it. The steps you had left are lost, and your turn ends. A new chip is drawn and laid open.
MAG-21 = If a magician already stands on the newly wanted symbol, its player gets that chip at once, and another is drawn. This can happen several times in a row.
MAG-22 = If two magicians stand on the newly wanted symbol, the first gets its chip and the second gets one from the bag, whatever it shows. First is the player whose turn comes sooner, counted from the player who is next. If the first wins with this chip, no other is drawn.
MAG-23 = The first player with five chips wins, and the game is over.

## Remembering

MAG-30 = This is a game of memory. A bump is shown once, when it happens. With the memory aid, the walls found and the passages walked stay in sight for everyone. Everyone can see this choice before sitting down.
MAG-31 = When the game is over, the whole labyrinth is shown.

## Why an act is not possible

why-off-board = The floor ends there.
why-diagonal = A step goes up, down, left or right, not diagonally.
why-not-your-turn = It is not this magician’s turn.
why-over = The game is over.
why-roll-first = The die has to be rolled first.
why-draw-first = A chip has to be drawn first.
why-already-rolled = The die has been rolled already.
why-no-such-face = The die has no { $face }. It shows 1, 2, 3 or 4.
why-no-draw-now = No chip is drawn now.
why-not-in-bag = This chip is no longer in the bag.
why-occupied-last-step = Another magician stands on { $field }, and this would be your last step. You may not stop there.
why-occupied-no-way-on = Another magician stands on { $field }, and your steps do not reach a free field beyond it.
why-stop-occupied = Another magician stands on { $field } too. Walk on to a free field.
why-chance-draws = This is left to chance. Nobody chooses it.
why-cut-off =
    { $count ->
        [one] No path leads to { $fields }. Take a wall away.
       *[other] No path leads to these fields: { $fields }. Take a wall away.
    }
why-same-turned = This labyrinth looks the same after a turn, so you would know where the walls are. Change it, or open the table without a seat of your own and watch.

### The client: what board, tray and set-up say

## The magic symbols

symbol-owl = owl
symbol-key = key
symbol-bat = bat
symbol-book = book
symbol-bottle = bottle
symbol-broom = broom
symbol-candle = candle
symbol-cat = cat
symbol-crown = crown
symbol-crystal = crystal
symbol-feather = feather
symbol-frog = frog
symbol-ghost = ghost
symbol-hat = hat
symbol-kettle = cauldron
symbol-lamp = lamp
symbol-lizard = lizard
symbol-moon = moon
symbol-mushroom = mushroom
symbol-potion = potion
symbol-ring = ring
symbol-scroll = scroll
symbol-spider = spider
symbol-star = star

## What happens, for the log

mag-log-rolled = { $name } rolls: { $value }.
mag-log-stepped = { $name } walks from { $start } to { $end }.
mag-log-bumped = { $name } bumps into a wall between { $a } and { $b } and goes back to { $home }.
mag-log-bumped-once = { $name } bumps into a wall and goes back to { $home }.
mag-log-stopped = { $name } stops.
mag-log-took = { $name } takes the chip “{ $symbol }”.
mag-log-drawn = { $name } gets a chip from the bag: “{ $symbol }”.
mag-log-wanted = Wanted now: { $symbol }.
mag-log-won = { $name } has five chips and wins.
mag-log-revealed = The floor is lifted off: here is the labyrinth.

## What is asked, as headline

mag-ask-walk-you =
    { $steps ->
        [one] Your turn: one step. Wanted: { $symbol }.
       *[other] Your turn: up to { $steps } steps. Wanted: { $symbol }.
    }
mag-ask-walk =
    { $steps ->
        [one] { $name } has one step. Wanted: { $symbol }.
       *[other] { $name } has up to { $steps } steps. Wanted: { $symbol }.
    }
mag-ask-won-you = You have five chips. You win.
mag-ask-won = { $name } has five chips and wins.
mag-ask-wait = The die is about to be rolled.

## The board, its fields and its keys

mag-board = The floor with its fields
mag-up = up
mag-right = right
mag-down = down
mag-left = left
mag-here = here
mag-field-wanted = wanted
mag-field-own = your magician
mag-field-other = { $name }’s magician
mag-field-own-corner = your start corner
mag-field-corner = { $name }’s start corner
mag-field-choice = one step { $direction }
mag-field-marked = step { $number } of your path
mag-field-walls = wall: { $sides }
mag-field-open = open: { $sides }
mag-far = Walk one field at a time: choose a field beside your magician, or drag it along a path.
mag-no-further = Your move ends there.
mag-say-position = You stand on { $field }.
mag-say-watching = You are watching.
mag-say-wanted = Wanted: { $symbol }, on { $field }. From your magician: { $way }.
mag-say-wanted-on = Wanted: { $symbol }, on { $field }.
mag-say-nothing-wanted = No symbol is wanted now.
mag-say-other = { $name }: { $field }.
mag-say-chips =
    { $count ->
        [0] { $name }: no chips.
        [one] { $name }: one chip, { $symbols }.
       *[other] { $name }: { $count } chips, { $symbols }.
    }
mag-key-fields = Go from field to field
mag-key-step = Step onto the field in focus
mag-key-directions = Step up, right, down or left (keys n, e, s, w)
mag-key-stop = Stop; your turn ends
mag-key-back = Take a marked step back
mag-key-mine = Go to your magician
mag-key-position = Read out where you stand
mag-key-wanted = Read out what is wanted and which way it lies
mag-key-others = Read out where the others stand
mag-hidden =
    { $walls ->
        [0] There are no walls.
        [one] Hidden: where the only wall stands.
       *[other] Hidden: where the { $walls } walls stand.
    }
mag-hidden-more = Walls in all: { $walls }; marked as known: { $known }. Chips left in the bag: { $count }.
mag-can-stop = stay here
mag-key-chips = Read out who has which chips
mag-key-die = Read out what the die shows and how many steps are left

## Die, chips and buttons

mag-tray-wanted = Wanted
mag-tray-die = The die shows { $value }.
mag-tray-steps =
    { $steps ->
        [0] No steps left.
        [one] One step left.
       *[other] { $steps } steps left.
    }
mag-tray-stop = Stop on { $field }
mag-tray-stay = Stay on { $field }
mag-tray-no-stop = No stop on { $field }
mag-tray-ends = Your turn ends
mag-tray-waiting = { $name } to move
mag-tray-go =
    { $steps ->
        [one] Walk one step
       *[other] Walk { $steps } steps
    }
mag-tray-back = Take back
mag-chips =
    { $count ->
        [0] No chips
        [one] One chip: { $symbols }
       *[other] { $count } chips: { $symbols }
    }

## Set-up and labyrinths built by hand

mag-setup-labyrinth = Labyrinth
mag-setup-easy = Easy
mag-setup-hard = Hard
mag-setup-number = Any number
mag-setup-by-hand = By hand
mag-setup-walls =
    { $walls ->
        [0] No walls
        [one] One wall
       *[other] { $walls } walls
    }
mag-setup-how-many = Number of walls
mag-setup-build = Build your own
mag-setup-aid = Memory aid
mag-setup-aid-note = Walls found and passages walked stay in sight for everyone.
mag-chosen-walls =
    { $walls ->
        [0] Labyrinth without walls
        [one] Labyrinth with one wall
       *[other] Labyrinth with { $walls } walls
    }
mag-chosen-aid = With the memory aid: walls found stay in sight
mag-chosen-memory = From memory: a bump is shown only when it happens
known-labyrinth = You would know this labyrinth whichever way it is turned, so you can only watch.
by-hand-labyrinth =
    { $count ->
        [0] The person who opened this table built the labyrinth by hand. It is turned at random before play. Anyone who built it and plays along knows more than the others.
       *[other] { $names } built the labyrinth by hand. It is turned at random before play. Even so, anyone who built it knows more than the others.
    }
mag-editor = The slots between the fields
mag-editor-note = Tap between two fields to set a wall or take it away. Before play the labyrinth is turned at random, so that not even you know how it lies.
mag-editor-count = Walls: { $walls } of { $most }
mag-editor-slot = between { $a } and { $b }
mag-editor-set = Wall { $slot }
mag-editor-whole = Every field can be reached.
mag-editor-full = All 24 walls are set. Take one away to move it.
mag-editor-clear = Take all away

## The end

mag-ending = The labyrinth and the paths walked in it
mag-ending-show = Whose paths
mag-ending-all = Everyone
mag-ending-tally =
    { $steps ->
        [one] One step
       *[other] { $steps } steps
    }, { $bumps ->
        [0] no bumps
        [one] one bump
       *[other] { $bumps } bumps
    }
mag-ending-walls = Walls: { $walls }

### The rules as people read them

ten-lines =
    Under the floor there are walls that nobody can see.
    One symbol is wanted at a time, the same for everyone.
    Roll the die and walk up to as many steps as it shows.
    You never walk diagonally, but you may turn as often as you like.
    If you walk into a wall, your magician goes back to its start corner.
    Then your turn is over; remember where the wall is.
    You may pass other magicians, but not stop on their field.
    If you reach the wanted symbol, you get its chip.
    The next chip is drawn at once: now its symbol is wanted.
    The first player with five chips wins.
page-aim-text =
    Two to four magicians look for the same symbol. The first one there gets its chip, and the next symbol is wanted. The first player with five chips wins.

    Nobody sees what stands in the way. You find it by bumping into it. Remember it, and watch where the others bump too.
page-setup-text =
    The floor has 6 × 6 fields, and 24 of them carry a symbol. Below, walls are set between the fields: 19 for an easy labyrinth, 24 for a hard one. Every field can be reached.

    Each magician begins in a corner. The first chip is drawn and laid open.
page-turn-text =
    Roll the die: it shows 1, 2, 3 or 4. Walk up to that many steps, up, down, left or right. You need not use them all.

    Once you try a step, you have made it. You may not test for walls first.
page-walls = Walls
page-walls-text =
    If there is a wall in the way, the ball below the floor drops, and your magician goes back to its start corner. The steps you had left are lost.

    Everyone sees where it happened, once. With the memory aid, chosen before the game, found walls stay in sight.
page-others = Other magicians
page-others-text =
    You may walk over a field with another magician on it, but you may not stop there. On a start corner two can meet after a bump; then they share it until one moves.
page-chips = Symbols and chips
page-chips-text =
    On the wanted symbol your turn ends and you get its chip. A new chip is drawn. If somebody already stands on its symbol, that chip is theirs at once.
page-end-text =
    The fifth chip wins at once. Then the floor is lifted off, and everyone sees what they have walked across.
picture-floor = The floor for four: a magician in every corner and 24 symbols. The moon is wanted.
picture-walk = Red has rolled a three and has walked two steps. One more leads to the wanted lamp.
picture-bump = Red wanted to go from d2 to the ring. There is a wall, and red is back in the start corner.
picture-lifted = After the end: the floor is off, and you can see the walls.

### Why a hint is good

hint-stop = Stop here: when the steps were tried out, every one of them led to a win less often.
hint-chip = The wanted symbol is there.
hint-wall = Between { $a } and { $b } there is a wall. This way leads around it.
hint-passed =
    { $steps ->
        [0] Somebody has walked here before: there is no wall.
        [one] Somebody has walked here before: there is no wall. Then the wanted symbol is one step away.
       *[other] Somebody has walked here before: there is no wall. Then the wanted symbol is { $steps } steps away.
    }
hint-nearer =
    { $steps ->
        [one] As far as anyone knows, the wanted symbol is then one step away.
       *[other] As far as anyone knows, the wanted symbol is then { $steps } steps away.
    }

# Lessons
lesson-walk = Find the symbol
lesson-walk-idea = The die says how many steps you may walk. The open chip shows the symbol that everybody wants.
lesson-walk-goal = You rolled a three. Walk to the wanted symbol.
lesson-walk-done = The chip is yours, and a new symbol is wanted right away.
lesson-walk-wrong-off = The floor ends there. Walk to a field beside your magician.
lesson-walk-wrong-stop = You stopped before you walked a step. You had three.
lesson-walk-wrong-short = You stopped too early. There were steps left to reach the symbol.
lesson-walk-wrong-away = Three steps, but not to the wanted symbol. Look for it on the floor first.
lesson-wall = Walls that nobody sees
lesson-wall-idea = Walls stand under the floor. If you walk into one, the ball drops, and your magician goes back to its start corner.
lesson-wall-goal = Walls are hidden around your magician. Find one.
lesson-wall-done = Now everyone has seen where it is. Remember it.
lesson-wall-wrong-stop = You found no wall. Just walk: here a bump is exactly what you want.
lesson-wall-wrong-out = You slipped out between the walls. Try another direction.
lesson-around = Around the wall
lesson-around-idea = One wall was found before. It is marked here, because this table helps you to remember.
lesson-around-goal = You rolled a three. Walk to the wanted symbol without a bump.
lesson-around-done = Not a single bump, and the chip is yours.
lesson-around-wrong-bump = That is the marked wall. You bumped into it and went back to your corner.
lesson-around-wrong-stop = You stopped, and the chip is still there. Three steps are enough to get around.
lesson-around-wrong-away = Three steps, but not to the wanted symbol. Walk there around the wall.
lesson-win = The fifth chip
lesson-win-idea = You have four chips. With the fifth one you win.
lesson-win-goal = You rolled a two. Get your fifth chip.
lesson-win-done = Five chips: you have won.
lesson-win-wrong-bump = A wall is marked there. There are two ways to the symbol; the other one is free.
lesson-win-wrong-stop = Two steps would have won the game. Go on and walk.
lesson-win-wrong-away = Your steps did not lead to the wanted symbol.
lesson-remember = Remember
lesson-remember-idea = At most tables nothing is marked, and a bump is shown just once. Watch where the other magician bumps.
lesson-remember-goal = You rolled a two. Walk to the wanted symbol without a bump.
lesson-remember-done = Watch the others, and you will bump less.
lesson-remember-wrong-bump = The other magician bumped into that very wall before. Watch closely and go around it.
lesson-remember-wrong-stop = You stopped, and the chip is still there. Two steps are enough.
lesson-remember-wrong-away = Your steps did not lead to the wanted symbol.
lesson-share = Past another magician
lesson-share-idea = You may walk across a field where another magician stands, but you may not stop there.
lesson-share-goal = You rolled a two. Take the chip beyond the other magician.
lesson-share-done = You may cross if you have a step left to go on.
lesson-share-wrong-stay = Somebody stands here, so you may not stop. Walk one step on.
lesson-share-wrong-aside = You crossed the other magician’s field, but then you turned off. The chip lies straight ahead.
lesson-share-wrong-around = Going around takes too many steps. Walk straight across the other magician’s field.
lesson-share-wrong-stop = You stopped at once. You may walk across the other magician’s field.
lesson-corner = Two in one corner
lesson-corner-idea = After a bump you stand in your start corner, even if somebody is there already.
lesson-corner-goal = Bump into the wall on your right, then walk out of the corner.
lesson-corner-done = Two can share a corner until one of them leaves.
lesson-corner-wrong-stop = Without a bump nothing happens. Walk to the right: there is the wall.
lesson-corner-wrong-away = You need both: first bump into the wall on your right, then walk out of the corner on your next turn.
