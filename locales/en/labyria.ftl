### Brändi Labyria

game-labyria = Brändi Labyria
game-labyria-pitch = First everyone builds the labyrinth, wall by wall. Then the race begins: dice change the walls, and figures devour each other.
game-labyria-aim = Be the first to bring your three figures into the corner diagonally opposite.
game-labyria-facts = 2 to 4 players · about 45 minutes · build, then race

## The rules, clause by clause: board and set-up

RIA-01 = Two, three or four people play. Each has three figures of one colour.
RIA-02 = The board has 10 × 10 fields. Obstacles are walls: they stand on the edges between neighbouring fields, never on the outer edge. Boards of 8, 12 or 14 fields a side can be chosen. The number of obstacles stays the same.
RIA-03 = A tile fills one edge. An angle stands on a crossing of four fields. Its two arms are at a right angle, and each fills an edge that meets there. A crossing holds at most one angle, an edge at most one wall.
RIA-04 = There are 44 tiles and 20 angles. Two players get 20 tiles and 10 angles each, three players 13 and 6, four players 10 and 5. Four tiles lie in the depot for everyone; it can hold any number. What is left over with three players is not used.
RIA-05 = Your figures start in your corner of the board. Two players sit diagonally opposite each other. A corner field holds any number of figures, and nobody is in the way there.
RIA-06 = Your goal is the corner diagonally opposite.
RIA-07 = Turns go clockwise.

## Building

RIA-10 = The player who rolls highest builds first. Here it is drawn by lot or chosen before the game.
RIA-11 = The first obstacle goes to the crossing in the middle of the board: an angle on it, or a tile on an edge that meets there.
RIA-12 = In turn, everyone places one obstacle, a tile or an angle, until all are built.
RIA-13 = Every later obstacle must touch one that already stands. Tiles touch with their ends, angles with their crossing and the ends of their arms. The rim of the board does not count.
RIA-14 = If none of your obstacles has a place, you are passed over and asked again next time. Building ends when nobody can place anything. Leftover obstacles are put away.
RIA-15 = You may close off parts of the board, and its corners too.

## The turn

RIA-20 = After building, the player who rolls highest moves first.
RIA-21 = You roll both dice. The number says how many fields one figure moves. The symbol says which ability goes with it.
RIA-22 = The number is for one figure and cannot be split. Double and Cloak go with the same figure.
RIA-23 = Any number brings a figure out of its start corner. Leaving the corner counts as the first step.
RIA-24 = If you rolled Place, Remove or Turn, you may use it once, before or after your move or not at all, even if no figure can move. What counts is where the walls stand at that moment. If no figure can move after that, your turn passes.

## Abilities

RIA-30 = Place: take a tile from the depot and put it on any free edge. It need not touch another obstacle. If the depot is empty, you cannot use the ability.
RIA-31 = Remove: take a tile off the board and put it in the depot.
RIA-32 = Sit out: you do not move in this turn.
RIA-33 = Double: the number always counts twice.
RIA-34 = Cloak: your figure may walk through all walls this turn. It does not help against other figures or on corner fields.
RIA-35 = Turn: turn one angle on its crossing into another direction.
RIA-36 = Angles are never lifted or moved. Both edges that the angle is turned to must be free, unless it stands on them already.

## Moving

RIA-40 = A figure steps to neighbouring fields, never diagonally and never through a wall, unless it has the cloak.
RIA-41 = The figure walks exactly as many fields as the die shows, or twice as many with Double.
RIA-42 = In one move you enter no field twice, and you do not return to the field you started from.
RIA-43 = If none of your figures can move or attack that way, a figure may enter fields more than once, as long as it uses the exact number. It may turn back anywhere, end where it began, and attack.
RIA-44 = If no figure can move at all, your turn passes. If one can, you must move one.
RIA-45 = A field holds at most one figure; corner fields hold any number. You may jump over your own figures, as many as you like. A field you jump over is a step and counts as entered. You may not jump over opponents.
RIA-46 = You enter your goal only with an exact roll, as the last step of a move. Opponents who stand there are not in the way.
RIA-47 = A figure in its goal is safe and stays there. On its way, a figure may enter its own start corner again, stop there or walk through it. It does not enter the other two corners.
RIA-48 = A figure that is shut in waits for a roll that gets it out.

## Devouring

RIA-50 = If a move ends on an opponent’s figure, it is an attack. You choose which neighbouring field you come from. Figures on corner fields cannot be attacked.
RIA-51 = First the attacked player rolls the symbol die. The symbol takes effect by itself.
RIA-52 = Cloak: the figure becomes invisible and is not devoured.
RIA-53 = Place: a tile from the depot is put up in front of the attacking figure. If the depot is empty or the attacking figure wears the cloak, this does not help.
RIA-54 = Turn: the tables turn. The attacking figure is devoured, and the turn is over.
RIA-55 = With any other symbol the figure is devoured.
RIA-56 = A devoured figure goes back to its start corner. The attacking figure takes the field only if the attack succeeds.
RIA-57 = If cloak or tile stopped the attack, the same figure must move to another field with the same number, and it may attack nobody. If there is no other way, it may enter fields twice and may also end up where it stood. If there is no way even then, it stays. You may still use an ability you have not used.

## The end

RIA-60 = The first player with all three figures in the goal wins at once.

## Why an act is not possible

why-over = The game is over.
why-dice-fall = The dice are rolled by themselves.
why-no-throw-now = You do not roll this die now.
why-first-throw = First the dice decide who begins.
why-throw-first = The dice have to be rolled first.
why-defence-first = First the attacked player rolls in defence.
why-not-your-turn = It is another player’s turn.
why-still-building = Building is not finished yet.
why-built = Building is over.
why-no-tiles-left = You have no tiles left to build.
why-no-corners-left = You have no angles left to build.
why-crossing-taken = There is an angle north-east of { $field } already.
why-edge-taken = There is a wall between { $a } and { $b } already.
why-not-the-middle = The first obstacle goes to the middle of the board, north-east of { $field }.
why-not-touching = It would not touch another obstacle there. Choose a place beside one.
why-other-symbol =
    { $symbol ->
        [double] You rolled “Double”. It does not change walls.
        [cloak] You rolled “Cloak”. It does not change walls.
        [turn] You rolled “Turn”. You can turn an angle, nothing else.
        [plus] You rolled “Place”. You can place a tile, nothing else.
       *[other] You rolled “Remove”. You can remove a tile, nothing else.
    }
why-used = You have already used the ability in this turn.
why-depot-empty = The depot is empty. You cannot place a tile in this turn.
why-no-tile = There is no tile between { $a } and { $b }.
why-corner-stays = The wall between { $a } and { $b } belongs to an angle. Angles stay where they are.
why-no-corner = There is no angle north-east of { $field }.
why-not-turned = The angle already points that way. Turn it in another direction.
why-no-room-to-turn = Another wall is in the way of the angle north-east of { $field }.
why-must-move = A figure can move, so you must move.
why-moved = You have already moved a figure in this turn.
why-no-figure = You have no figure on { $field }.
why-stays-in-goal = A figure in its goal stays there.
why-other-figure = Only the figure on { $field } may move now.
why-safe-in-corner = Nobody can be attacked on the corner field { $field }.
why-foreign-corner = The corner { $field } is neither your start nor your goal.
why-own-figure-there = Your own figure stands on { $field }.
why-no-second-attack = The attack has failed. Now the figure moves to another field, not onto an opponent.
why-attack-from-where = There is an opponent on { $field }. Choose the field you attack from.
why-nobody-to-attack = There is no opponent on { $field }.
why-no-entry = { $field } is not next to the field you attack.
why-entered-twice = You may enter a field twice only if no other move is possible. Your number is { $number }.
why-exact = You enter the goal only with an exact roll. Your number is { $number }.
why-number = You cannot get there in exactly this many steps: { $number }.
why-opponent-in-the-way = An opponent is in the way.
why-through-goal = The path would lead through your goal. You enter it only as the last step.
why-through-corner = The path would lead through a corner of the board that your figure may not enter.
why-wall = A wall is in the way.

### The client: what board, tray and set-up say

## Pieces, sides and directions

ria-tile = Tile
ria-corner = Angle
ria-side-n = north
ria-side-e = east
ria-side-s = south
ria-side-w = west
ria-direction =
    { $direction ->
        [ne] north and east
        [se] south and east
        [sw] south and west
       *[nw] north and west
    }
ria-direction-short =
    { $direction ->
        [ne] N+E
        [se] S+E
        [sw] S+W
       *[nw] N+W
    }

## The dice

ria-symbol-place = Place
ria-symbol-remove = Remove
ria-symbol-miss = Sit out
ria-symbol-double = Double
ria-symbol-cloak = Cloak
ria-symbol-turn = Turn
ria-means-place = a tile from the depot
ria-means-remove = a tile off the board
ria-means-miss = nothing moves
ria-means-double = counts twice
ria-means-cloak = through walls
ria-means-turn = turn one angle
ria-depot-empty = the depot is empty
ria-dice = { $number } and { $symbol }: { $means }.
ria-no-dice = Nobody has rolled yet.
ria-fields =
    { $count ->
        [one] 1 field
       *[other] { $count } fields
    }
ria-doubled = twice { $number }
ria-number = Move a figure { ria-fields }

## What happens, for the log

ria-log-tile = { $name } places a tile between { $a } and { $b }.
ria-log-corner = { $name } places an angle north-east of { $field }, { ria-direction }.
ria-log-passed-over = { $name } has no place for an obstacle and is passed over.
ria-log-all-built =
    { $left ->
        [0] The labyrinth is built.
        [one] The labyrinth is built. One obstacle found no place.
       *[other] The labyrinth is built. { $left } obstacles found no place.
    }
ria-log-first = { $name } rolls highest and moves first.
ria-log-rolled =
    { $symbol ->
        [place] { $name } rolls { $number } and “Place”.
        [remove] { $name } rolls { $number } and “Remove”.
        [miss] { $name } rolls { $number } and “Sit out”.
        [double] { $name } rolls { $number } and “Double”.
        [cloak] { $name } rolls { $number } and “Cloak”.
       *[turn] { $name } rolls { $number } and “Turn”.
    }
ria-log-sat-out = { $name } sits out.
ria-log-moved = { $name } moves from { $start } to { $end }.
ria-log-goal = { $name } brings a figure to the goal ({ $figures } of { $most }).
ria-log-attacked = { $name } attacks { $victim } on { $end }.
ria-defended-invisible = { $name } rolls “Cloak”: the figure is invisible and stays.
ria-defended-barred = { $name } rolls “Place”: a tile blocks { $attacker }’s way.
ria-defended-turned = { $name } rolls “Turn”: { $attacker }’s figure is devoured.
ria-defended-devoured =
    { $symbol ->
        [place] { $name } rolls “Place”: no defence.
        [remove] { $name } rolls “Remove”: no defence.
        [miss] { $name } rolls “Sit out”: no defence.
        [double] { $name } rolls “Double”: no defence.
       *[other] { $name } finds no defence.
    }
ria-log-went-home = { $name }’s figure goes back to { $start }.
ria-log-evade = { $name }’s figure on { $field } must move to another field.
ria-log-stayed = { $name }’s figure stays on { $field }.
ria-log-laid = { $name } places a tile between { $a } and { $b }.
ria-log-lifted = { $name } removes the tile between { $a } and { $b }.
ria-log-turned = { $name } turns the angle north-east of { $field }: { ria-direction }.
ria-log-passed = { $name } cannot move and sits out.
ria-log-won = { $name } has all figures in the goal and wins.

## An attack and its defence

ria-defence-throws = { $name } rolls in defence.
ria-outcome-invisible = The figure is invisible. The attack fails.
ria-outcome-barred = A tile blocks the way. The attack fails.
ria-outcome-turned = The tables turn. { $attacker }’s figure is devoured.
ria-outcome-devoured = No defence. { $victim }’s figure is devoured.

## What is asked, as headline

ria-ask-build-first = Your turn: place the first obstacle in the middle.
ria-ask-build = Your turn: place a tile or an angle.
ria-ask-set = Place it here, or choose another spot.
ria-ask-other-builds = { $name } to build.
ria-ask-throw = The dice decide who moves first.
ria-ask-other = { $name } to move.
ria-ask-move = Your turn: move a figure { ria-fields }.
ria-ask-move-able =
    { $symbol ->
        [place] Move a figure { ria-fields }; you may also place a tile.
        [remove] Move a figure { ria-fields }; you may also remove a tile.
       *[turn] Move a figure { ria-fields }; you may also turn an angle.
    }
ria-ask-evade = The attack failed. Move the same figure { ria-fields } to another field.
ria-ask-ability =
    { $symbol ->
        [place] Place a tile too, or end your turn.
        [remove] Remove a tile too, or end your turn.
       *[turn] Turn an angle too, or end your turn.
    }
ria-ask-ready-able =
    { $symbol ->
        [place] Play it now, or place a tile first.
        [remove] Play it now, or remove a tile first.
       *[turn] Play it now, or turn an angle first.
    }
ria-ask-ready = Your turn is ready. Play it, or change it.
ria-ask-sent = Your turn is being played.
ria-ask-won-you = All your figures are in the goal. You win.
ria-ask-won = { $name } has all figures in the goal and wins.

## The board, its fields and its keys

ria-board = The board with its fields
ria-start-own = your start
ria-start = { $name }’s start
ria-goal-own = your goal
ria-goal = { $name }’s goal
ria-figures-own =
    { $count ->
        [one] your figure
       *[other] { $count } of your figures
    }
ria-figures =
    { $count ->
        [one] { $name }’s figure
       *[other] { $count } of { $name }’s figures
    }
ria-walls =
    { $count ->
        [one] wall: { $sides }
       *[other] walls: { $sides }
    }
ria-no-walls = No walls around this field.
ria-can-go = your figure can go here
ria-can-attack = your figure can attack here
ria-can-move = can move
ria-is-picked = picked up
ria-planned-here = planned here
ria-can-tile = a tile fits on: { $sides }
ria-can-remove = a tile can be removed on: { $sides }
ria-can-corner = an angle fits to the north-east
ria-can-turn = the angle to the north-east can be turned
ria-picked =
    { $count ->
        [one] Figure on { $field }: one field within reach.
       *[other] Figure on { $field }: { $count } fields within reach.
    }
ria-plan-tile = Wall between { $a } and { $b }.
ria-plan-remove = Wall between { $a } and { $b } removed.
ria-plan-corner = Angle north-east of { $field }, { ria-direction }.
ria-plan-turn = Angle north-east of { $field } turned { ria-direction }.
ria-plan-move = Figure from { $from } to { $to }.
ria-plan-attack = Figure from { $from } attacks { $victim } on { $to }, entering from { $by }.
ria-taken-back = Taken back.
ria-other-back = Your other action is no longer possible and has been taken back.
ria-doing-move = Move a figure
ria-doing-ability = Use the ability
ria-say-figures = { $name }: { $fields }; { $count } of { $most } in the goal.
ria-say-hand =
    { $name }: { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }, { $corners ->
        [one] one angle
       *[other] { $corners } angles
    }.
ria-say-watching = You are watching.
ria-key-fields = Go from field to field
ria-key-enter = Pick up a figure, go to a field, place an obstacle; once more: play it
ria-key-side = Place or take the tile on that side of the field
ria-key-turn = Turn: an angle, a tile around the field, the side an attack comes from
ria-key-swap = Tile or angle; move or ability
ria-key-next = Next or previous field where something can be done
ria-key-send = Play the turn, or end it
ria-key-back = Take back
ria-key-zoom = Zoom in, zoom out, the whole board
ria-key-walls = Read out which walls stand around the field
ria-key-dice = Read out what the dice show
ria-key-hands = Read out what is left to build and what is in the depot
ria-key-todo = Read out what you have to do
ria-key-mine = Read out where your figures stand
ria-key-others = Read out where the other figures stand

## Tray and plates

ria-take-tile =
    { $count ->
        [one] Build with a tile, one left
       *[other] Build with a tile, { $count } left
    }
ria-take-corner =
    { $count ->
        [one] Build with an angle, one left
       *[other] Build with an angle, { $count } left
    }
ria-the-depot = Depot
ria-depot =
    { $count ->
        [0] No tile in the depot.
        [one] One tile in the depot.
       *[other] { $count } tiles in the depot.
    }
ria-hand =
    { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    } and { $corners ->
        [one] one angle
       *[other] { $corners } angles
    } left to build
ria-in-goal = Figures in the goal: { $count } of { $most }
ria-zoom-in = Zoom in
ria-zoom-out = Whole board
ria-turn = Turn it
ria-back = Take back
ria-set = Place
ria-rest = Build the rest at random
ria-rest-short = Build the rest
ria-rest-sure = What is left to build is placed by lot, in turn and by the rules. Everyone at the table must agree, and it cannot be undone.
ria-play = Play
ria-end-turn = End the turn

## Set-up

ria-setup-begins = Who builds first
ria-setup-lot = Labyrinth by lot
ria-setup-lot-note = All obstacles are placed by lot, by the same rules, and the race begins at once.
ria-setup-size = Size of the board
ria-setup-size-note = The obstacles are the same for every size: a smaller board is more of a maze.
ria-chosen-size = { $size } × { $size } fields

## The end

ria-ending = The board at the end
ria-ending-tally =
    { $built ->
        [one] one obstacle
       *[other] { $built } obstacles
    }, { $moves ->
        [one] one move
       *[other] { $moves } moves
    }, { $attacks ->
        [one] one attack
       *[other] { $attacks } attacks
    }, { $abilities ->
        [one] one ability
       *[other] { $abilities } abilities
    }

### The rules as people read them

ten-lines =
    Three figures start in your corner; their goal is the corner diagonally opposite.
    First everyone builds the labyrinth, one obstacle each in turn.
    Every obstacle touches one that is there already.
    Then roll both dice on every turn.
    The number says how far one figure walks: no more, no less.
    The symbol gives you an ability.
    Walls stop you; you may jump over your own figures.
    If you land on an opponent’s figure, you attack it.
    The attacked player rolls the symbol die in defence.
    You enter the goal only with an exact roll. Bring all three figures there to win.
page-aim-text =
    Everyone leads three figures from their own corner of the board to the one diagonally opposite. On the way there are walls, which you have all built, and other figures, which may devour yours.
page-setup-text =
    The board has 10 × 10 fields; other sizes can be chosen. Walls stand on the edges between fields. A tile fills one edge; an angle stands on a crossing and fills two.

    Everyone gets the same number of tiles and the same number of angles, and four tiles lie in the depot for all.
page-building = Building
page-building-text =
    The first obstacle goes to the crossing in the middle of the board. Then everyone places one in turn, and each must touch one that is there already. You may close areas off.

    Think ahead: you will have to get through there.
page-turn-text =
    When everything is built, the race begins. Roll both dice. The number says how many fields one of your figures walks, the symbol what else you can do.

    If you have rolled Place, Remove or Turn, you may use it before or after walking, or not at all. If one of your figures can move, you must move one.
page-abilities = The symbols
page-abilities-text =
    The second die has six symbols. Three change the walls, two help the figure that moves, and one costs you the turn.
page-moving = Walking
page-moving-text =
    A figure steps from field to field, never diagonally and never through a wall. It walks exactly as many fields as the number says and enters no field twice. You may jump over your own figures, but not over opponents’.

    Only if none of your figures can do that may one turn back on its way. If that is impossible too, your turn passes. You enter the goal only with the very last step; there the figure is safe.
page-devouring = Devouring
page-devouring-text =
    If you land on an opponent’s figure, you attack. Its owner rolls the symbol die at once. Cloak: it is not devoured. Place: a tile from the depot blocks your way, if there is one and you have no cloak. Turn: the tables turn, and your figure is devoured. With anything else their figure is devoured.

    A devoured figure begins again in its start corner. If cloak or tile stopped you, your figure has to walk to another field with the same number.
page-end-text =
    The first player with all three figures in the goal corner wins at once.
picture-board = The board for four at the start. The pennant at a corner shows whose goal it is.
picture-building = Building: every obstacle touches another one. The first stands on the crossing in the middle.
picture-turn = Red has rolled a four and Place: the figure walks four fields from d4 to g5, and a tile is placed between f6 and f7.
picture-goal = Exactly three fields lead into the goal. A two or a four would not bring it in.
picture-devoured = Red attacks on f5. Blue rolls Sit out: no defence. The blue figure goes back to its corner.
legend = What the symbols do

### Why a hint is good

hint-done = The symbol is no help to you here. End your turn.
hint-goal =
    { $figures ->
        [one] It brings your first figure into the goal.
       *[other] It brings a figure into the goal: then { $figures } are there.
    }
hint-attacks = It attacks: { $other } may have to begin again with that figure.
hint-nearer =
    { $steps ->
        [one] It brings you one step closer to the goal.
       *[other] It brings you { $steps } steps closer to the goal.
    }
hint-blocks =
    { $steps ->
        [one] It makes the path one step longer for { $other }.
       *[other] It makes the path { $steps } steps longer for { $other }.
    }
hint-opens =
    { $steps ->
        [one] It makes your own path one step shorter.
       *[other] It makes your own path { $steps } steps shorter.
    }

# Lessons
lesson-build = Build together
lesson-build-idea = Before the race you all build the labyrinth, one obstacle each turn. Every obstacle has to touch one that is already there.
lesson-build-goal = Add an obstacle to the labyrinth.
lesson-build-done = Well built. Put walls where they help you and hinder the others. But remember: you have to get through, too.
lesson-build-wrong-apart = Your obstacle touches no other one there. Build on from the angle in the middle.
lesson-walk = Walk the number
lesson-walk-idea = The die says how many fields one of your figures walks: exactly that many, around the walls and never diagonally.
lesson-walk-goal = You rolled a three. Reach the top row.
lesson-walk-done = Three steps, no more and no fewer. The figure and its path are up to you.
lesson-walk-wrong-wall = A wall stands in the way, and straight up would be only two steps. Look for a way around it.
lesson-walk-wrong-short = You cannot stop there with a three: count exactly three steps, around the walls.
lesson-walk-wrong-one = You rolled a three. To stop there, your figure would have to enter a field twice, and that is not allowed.
lesson-walk-wrong-other = From the corner, three steps are not enough to reach the top row. Try your other figure.
lesson-walk-wrong-elsewhere = Three steps, well counted. But that is not the top row. Try another path.
lesson-home = Into the goal
lesson-home-idea = Your goal is the corner diagonally opposite your start. The last step of your number has to land exactly there.
lesson-home-goal = You rolled a three. Bring a figure into your goal.
lesson-home-done = Down, across and up: three steps. In the goal your figure is safe for good.
lesson-home-wrong-past = Your figure was right beside the goal and walked away. Around the wall it is exactly three steps.
lesson-home-wrong-other = That figure is too far away. Another one stands close to the goal.
lesson-dice = Double
lesson-dice-idea = On every turn you also roll a symbol. With Double, the number counts twice.
lesson-dice-goal = You rolled a three and Double. Bring a figure into your goal.
lesson-dice-done = Twice three makes six steps, no more and no fewer.
lesson-dice-wrong-near = That figure is only three steps from the goal. With Double you have to walk six.
lesson-dice-wrong-single = You cannot stop there: your three counts twice, so walk exactly six steps.
lesson-dice-wrong-past = Six steps, but they did not end in the goal. There is a path that does.
lesson-dice-wrong-other = That figure cannot reach the goal with exactly six steps. Try another one.
lesson-lift = Remove
lesson-lift-idea = Place, Remove and Turn change the walls, before you walk or after. With Remove you take a tile off the board.
lesson-lift-goal = You rolled a two and Remove. Walk into your goal.
lesson-lift-done = First the tile, then the figure. You choose the order on every turn.
lesson-lift-wrong-closed = The goal is still walled off. Your symbol can change that before you walk.
lesson-lift-wrong-open = The way was open, but your figure did not walk in.
lesson-lift-wrong-tile = One tile is gone, but two steps still do not lead into the goal. Which tile stands right in front of it?
lesson-lift-wrong-walked = You walked, but not into the goal. First take away the tile in front of it.
lesson-place = Place
lesson-place-idea = With Place you take a tile from the depot and put it on any free edge. It need not touch another obstacle.
lesson-place-goal = Blue is one step away from its goal. Stop it with a tile.
lesson-place-done = The door is shut. Now blue needs Remove or the cloak to get in.
lesson-place-wrong-behind = That wall stands next to blue, but the door into its goal is still open.
lesson-place-wrong-tile = That wall does not trouble blue: one step, and it is in its goal.
lesson-place-wrong-walked = You moved a figure, but left the tile in the depot. Blue simply walks into its goal.
lesson-devour = Devour
lesson-devour-idea = If you stop exactly on another player’s figure, you attack it. Its owner rolls the symbol die, and half of the symbols do not help.
lesson-devour-goal = You rolled a three. Send a blue figure back to its start corner.
lesson-devour-done = Devoured. Blue rolled Sit out, and that is no help. Cloak, Place or Turn would have saved the figure.
lesson-devour-wrong-near = That blue figure is only two steps away. With a three you cannot stop on it.
lesson-devour-wrong-beside = Your figure did not stop on a blue one. Only an exact hit is an attack.
lesson-devour-wrong-other = From the corner no blue figure is three steps away. Try your other figure.
lesson-win = All three
lesson-win-idea = The first player with all three figures in the goal wins.
lesson-win-goal = Two are in. Bring in the last one with a five.
lesson-win-done = You have won. And if you roll another symbol in your first game, just tap it: it tells you what it does.
lesson-win-wrong-past = Five steps, but they did not end in the goal. There is a path around the walls with exactly five.
lesson-sitout = Sit out
lesson-sitout-idea = If you roll Sit out, your turn is over at once and nothing moves. It happens to everybody.
lesson-sitout-goal = Blue is two steps from its goal. Bring a figure into yours first, in two turns.
lesson-sitout-done = Blue rolled Sit out, so you moved twice in a row.
lesson-sitout-wrong-second = Your figure was halfway there, and then another one moved. Finish with the same figure.
lesson-sitout-wrong-away = Your figure walked away from the goal, which is at the other end of the top row.
lesson-sitout-wrong-other = Blue had to sit out, but your figure in the top row did not use both turns.
lesson-cloak = The cloak
lesson-cloak-idea = Under the cloak a figure walks through every wall, for one turn.
lesson-cloak-goal = One of your figures is walled in. Get it out.
lesson-cloak-done = Straight through. But the cloak helps only against walls: other figures still block you.
lesson-cloak-wrong-other = Another figure took the cloak. The one behind the walls is still stuck.
lesson-cloak-wrong-short = The cloak opens the walls, but your number still counts: walk exactly three steps.
lesson-turn = Turn
lesson-turn-idea = With Turn you turn an angle on its crossing. The edges it turns to have to be free, or its own already.
lesson-turn-goal = You rolled a two and Turn. Walk into your goal.
lesson-turn-done = Angles stay on the board for good. But you can turn them out of your way.
lesson-turn-wrong-closed = The angle is in the way. Your symbol can change that before you walk.
lesson-turn-wrong-still = That was the right angle, but it still blocks the way. Turn it to another side.
lesson-turn-wrong-open = The way was open, but your figure did not walk in.
lesson-turn-wrong-far = That angle was not in your way. Which one stands between your figure and the goal?
lesson-turn-wrong-walked = You walked, but not into the goal. Turn the angle away first.
lesson-defend = Under attack
lesson-defend-idea = If somebody attacks you, you roll the symbol die. Cloak or Place saves your figure, and with Turn the attacker is devoured instead.
lesson-defend-goal = Blue attacks you first. Then send the figure that attacked you back to its start corner.
lesson-defend-done = The cloak saved you, blue had to go elsewhere, and you struck back.
lesson-defend-wrong-fled = Your figure is safe for now, but the attacker is still there. It was exactly four steps away.
lesson-defend-wrong-other = That was another figure. The one that was attacked can strike back.
lesson-evade = An attack that fails
lesson-evade-idea = Cloak or Place saves a figure that is attacked. Then your figure has to move elsewhere, by the same number.
lesson-evade-goal = Attack the blue figure. If that fails, walk into your goal.
lesson-evade-done = Blue’s tile stopped you, but your two steps were still yours. With Turn, your own figure would have been devoured.
lesson-evade-wrong-home = Going straight into your goal is a good move, too. But here you attack first.
lesson-evade-wrong-elsewhere = The attack failed, and you had two steps left. They would have led into your goal.
lesson-evade-wrong-other = Nobody was attacked. One of your figures is exactly two steps away from a blue one.
lesson-jump = Over your own figures
lesson-jump-idea = You may jump over your own figures; each one counts as a step. You may not jump over anybody else’s.
lesson-jump-goal = You rolled a two. Bring a figure into your goal.
lesson-jump-done = One step onto your own figure, one step on: that is how you overtake.
lesson-jump-wrong-front = The front figure needs only one step. With a two it cannot get into the goal.
lesson-jump-wrong-back = That was the wrong way. Your own figure does not block you: you may jump over it.
lesson-jump-wrong-other = That figure is too far away. Look at the two in the top row.
lesson-deadend = A dead end
lesson-deadend-idea = If none of your figures can walk its number, one may turn around and enter fields twice. Only then.
lesson-deadend-goal = You rolled a three in a dead end. Get into your goal.
lesson-deadend-done = One step back, one forward, one into the goal: three steps.
lesson-deadend-wrong-stuck = Back, forward and back again makes three steps, too. But the last one could have led into the goal.
