### Brändi Labyria

## The rules, clause by clause: board and set-up

RIA-01 = Two, three or four people play. Each has three figures of one colour.
RIA-02 = The board has 10 × 10 fields. Obstacles are walls: they stand on the edges between neighbouring fields, never on the outer edge. Boards of 8, 12 or 14 fields a side can be chosen. The number of obstacles stays the same.
RIA-03 = A tile fills one edge. A corner stands on a crossing of four fields. Its two arms form a right angle, and each fills an edge that meets there. A crossing holds one corner, an edge one wall.
RIA-04 = There are 44 tiles and 20 corners. Two players get 20 tiles and 10 corners each, three players 13 and 6, four players 10 and 5. Four tiles lie in the depot for everybody. It has no limit.
RIA-05 = Your figures start in your corner of the board. Two players sit diagonally opposite. A corner field holds any number of figures, and nobody is in the way there.
RIA-06 = Your goal is the corner diagonally opposite.
RIA-07 = Turns go clockwise.

## Building

RIA-10 = Whoever throws highest builds first. Here it is drawn by lot.
RIA-11 = The first obstacle goes to the crossing in the middle of the board: a corner on it, or a tile on an edge that meets there.
RIA-12 = In turn, everybody places one obstacle, a tile or a corner, until all are built.
RIA-13 = Every later obstacle must touch one that already stands. Tiles touch with their ends, corners with their crossing and the ends of their arms. The rim of the board does not count.
RIA-14 = If none of your obstacles has a place, you are passed over and asked again next time. Building ends when nobody can place anything. What is left then is of no use.
RIA-15 = You may close off parts of the board, and corners of the board too.

## The turn

RIA-20 = After building, whoever throws highest moves first.
RIA-21 = You throw both dice. The number says how many fields one figure moves. The symbol says which ability goes with it.
RIA-22 = Number and ability belong to one figure. The number is never shared out.
RIA-23 = Any number brings a figure out of its start corner. The first step out counts one.
RIA-24 = You may place, remove or turn an obstacle once, before or after your move or not at all, even if no figure can move. Moves go by the walls as they then stand. If no move is left after that, your turn passes.

## Abilities

RIA-30 = Place: take a tile from the depot and put it on any free edge. It need not touch anything. If the depot is empty, the ability lapses.
RIA-31 = Remove: take a tile off the board into the depot.
RIA-32 = Sit out: you sit this turn out.
RIA-33 = Double: the number counts twice, always.
RIA-34 = Cloak: your figure may walk through all walls this turn. Figures and corner fields are as ever.
RIA-35 = Turn: turn one corner on its crossing into another direction.
RIA-36 = Corners are never lifted or moved elsewhere. The edges a corner turns to must be free.

## Moving

RIA-40 = A figure steps to neighbouring fields, never diagonally and never through a wall, unless it has the cloak.
RIA-41 = The whole number is walked.
RIA-42 = In one move no field is entered twice, and the field of departure is not entered again.
RIA-43 = Only if none of your figures can move like that, fields may be entered more than once. Then every walk of the whole number will do. It may turn anywhere, end where it began, and attack.
RIA-44 = If there is no move at all, your turn passes. If there is one, you must move.
RIA-45 = A field holds one figure. You may jump over your own figures, any number of them. A field that is jumped over counts as a step. Opponents are not jumped over.
RIA-46 = You enter your goal only with an exact throw, as the last step of a move. Opponents who stand there do not matter.
RIA-47 = A figure in its goal is safe and stays there. It may walk through its own start corner. It does not enter the other two corners.
RIA-48 = A figure that is walled in waits for a throw that gets it out.

## Devouring

RIA-50 = If a move ends on an opponent’s figure, it is an attack. You say from which neighbouring field you come. Figures on corner fields cannot be attacked.
RIA-51 = First the attacked player throws the symbol die. What it shows works by itself.
RIA-52 = Cloak: the figure becomes invisible and is not devoured.
RIA-53 = Place: a tile from the depot is put up in front of the attacker. If the depot is empty or the attacker wears the cloak, this does not help.
RIA-54 = Turn: the tables turn. The attacker is devoured, and the attacker’s turn is over.
RIA-55 = With any other symbol the figure is devoured.
RIA-56 = A devoured figure goes back to its start corner. The attacker takes the field only if the attack succeeds.
RIA-57 = If cloak or tile stopped the attack, the same figure must move elsewhere by the same number. If it cannot do so otherwise, it may enter fields twice. It attacks nobody. If there is no such move, it stays.

## The end

RIA-60 = Whoever is first to have all three figures in the goal wins at once.

## Why an act is not possible

why-over = The game is over.
why-dice-fall = The dice fall by themselves.
why-no-throw-now = Nothing of the kind is thrown now.
why-first-throw = First it is thrown who begins.
why-throw-first = First the dice are thrown.
why-defence-first = First the attacked player throws.
why-not-your-turn = It is another player’s turn.
why-still-building = Building is not finished yet.
why-built = Building is over.
why-no-tiles-left = You have no tiles left to build.
why-no-corners-left = You have no corners left to build.
why-crossing-taken = There is a corner on { $crossing } already.
why-edge-taken = There is a wall on { $edge } already.
why-not-the-middle = The first obstacle goes to the middle of the board, to { $crossing }.
why-not-touching = It would touch no other obstacle there.
why-other-symbol =
    { $symbol ->
        [double] You threw Double. It does not change walls.
        [cloak] You threw the cloak. It does not change walls.
        [turn] You threw Turn. You can turn a corner, nothing else.
        [plus] You threw Place. You can place a tile, nothing else.
       *[other] You threw Remove. You can remove a tile, nothing else.
    }
why-used = You have used the ability in this turn.
why-depot-empty = The depot is empty.
why-no-tile = There is no tile on { $edge }.
why-corner-stays = The wall on { $edge } belongs to a corner. Corners stay where they are.
why-no-corner = There is no corner on { $crossing }.
why-not-turned = The corner already points that way.
why-no-room-to-turn = Another wall is in the way of the corner on { $crossing }.
why-must-move = A figure can move, so you must move.
why-moved = You have moved a figure in this turn.
why-no-figure = You have no figure on { $field }.
why-stays-in-goal = A figure in its goal stays there.
why-other-figure = The figure on { $field } must move elsewhere, no other.
why-safe-in-corner = Nobody can be attacked on the corner field { $field }.
why-foreign-corner = The corner { $field } is neither your start nor your goal.
why-own-figure-there = Your own figure stands on { $field }.
why-no-second-attack = The attack has failed. Now the figure moves elsewhere, not onto an opponent.
why-attack-from-where = There is an opponent on { $field }. Say from which field you attack.
why-nobody-to-attack = There is no opponent on { $field }.
why-no-entry = { $field } is not next to the field you attack.
why-entered-twice = You must walk { $number }. For that you would enter a field twice, and there are other moves.
why-exact = You enter the goal only with an exact throw. You must walk { $number }.
why-number = No way of { $number } leads there.
why-opponent-in-the-way = An opponent is in the way.
why-through-goal = The way would lead through your goal. You enter it only as the last step.
why-through-corner = The way would lead through a corner of the board that you may not cross.
why-wall = A wall is in the way.

### The client: what board, tray and set-up say

## Pieces, sides and directions

ria-tile = Tile
ria-corner = Corner
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
ria-means-turn = a corner
ria-depot-empty = the depot is empty
ria-dice = { $number } and { $symbol }: { $means }.
ria-no-dice = Nobody has thrown.
ria-fields =
    { $count ->
        [one] 1 field
       *[other] { $count } fields
    }
ria-doubled = twice { $number }
ria-number = Move a figure { ria-fields }

## What happens, for the log

ria-log-tile = { $name } sets a tile between { $a } and { $b }.
ria-log-corner = { $name } sets a corner at the upper right of { $field }, { ria-direction }.
ria-log-passed-over = { $name } has no place for an obstacle and is passed over.
ria-log-all-built =
    { $left ->
        [0] The labyrinth is built.
        [one] The labyrinth is built. One obstacle found no place.
       *[other] The labyrinth is built. { $left } obstacles found no place.
    }
ria-log-first = { $name } throws highest and moves first.
ria-log-rolled =
    { $symbol ->
        [place] { $name } throws { $number } and place.
        [remove] { $name } throws { $number } and remove.
        [miss] { $name } throws { $number } and sit out.
        [double] { $name } throws { $number } and double.
        [cloak] { $name } throws { $number } and the cloak.
       *[turn] { $name } throws { $number } and turn.
    }
ria-log-sat-out = { $name } sits out.
ria-log-moved = { $name } moves from { $start } to { $end }.
ria-log-goal = { $name } has { $figures } of { $most } figures in the goal.
ria-log-attacked = { $name } attacks { $victim } on { $end }.
ria-defended-invisible = { $name } throws the cloak: the figure is invisible and stays.
ria-defended-barred = { $name } throws place: a tile bars the way of { $attacker }.
ria-defended-turned = { $name } throws turn: the attacker { $attacker } is devoured.
ria-defended-devoured =
    { $symbol ->
        [place] { $name } throws place, and it is no defence.
        [remove] { $name } throws remove, and it is no defence.
        [miss] { $name } throws sit out, and it is no defence.
        [double] { $name } throws double, and it is no defence.
       *[other] { $name } finds no defence.
    }
ria-log-went-home = A figure of { $name } goes back to { $start }.
ria-log-evade = The figure of { $name } on { $field } must move elsewhere.
ria-log-stayed = The figure of { $name } stays on { $field }.
ria-log-laid = { $name } places a tile between { $a } and { $b }.
ria-log-lifted = { $name } takes away the tile between { $a } and { $b }.
ria-log-turned = { $name } turns the corner at the upper right of { $field }: { ria-direction }.
ria-log-passed = { $name } cannot move, and the turn passes.
ria-log-won = { $name } has all figures in the goal and wins.

## An attack and its defence

ria-defence-throws = { $name } throws for the defence.
ria-outcome-invisible = the figure is invisible. The attack fails.
ria-outcome-barred = a tile bars the way. The attack fails.
ria-outcome-turned = the tables turn. { $attacker } is devoured.
ria-outcome-devoured = no defence. { $victim } is devoured.

## What is asked, as headline

ria-ask-build-first = Your turn: set the first obstacle in the middle.
ria-ask-build = Your turn: set a tile or a corner.
ria-ask-set = Set it there, or change it.
ria-ask-other-builds = { $name } is to build.
ria-ask-throw = The dice decide who moves first.
ria-ask-other = { $name } is to move.
ria-ask-move = Your turn: move a figure { ria-fields }.
ria-ask-move-able =
    { $symbol ->
        [place] Move a figure { ria-fields }; you may also place a tile.
        [remove] Move a figure { ria-fields }; you may also remove a tile.
       *[turn] Move a figure { ria-fields }; you may also turn a corner.
    }
ria-ask-evade = The attack failed. Move the same figure { ria-fields } elsewhere.
ria-ask-ability =
    { $symbol ->
        [place] You may still place a tile, or end your turn.
        [remove] You may still remove a tile, or end your turn.
       *[turn] You may still turn a corner, or end your turn.
    }
ria-ask-ready-able =
    { $symbol ->
        [place] Play it, or place a tile as well.
        [remove] Play it, or remove a tile as well.
       *[turn] Play it, or turn a corner as well.
    }
ria-ask-ready = Your turn is ready. Play it, or change it.
ria-ask-sent = Your turn is being played.
ria-ask-won-you = All your figures are in the goal. You win.
ria-ask-won = { $name } has all figures in the goal and wins.

## The board, its fields and its keys

ria-board = The board with its fields
ria-start-own = your start
ria-start = start of { $name }
ria-goal-own = your goal
ria-goal = goal of { $name }
ria-figures-own =
    { $count ->
        [one] your figure
       *[other] { $count } figures of yours
    }
ria-figures =
    { $count ->
        [one] figure of { $name }
       *[other] { $count } figures of { $name }
    }
ria-walls =
    { $count ->
        [one] wall { $sides }
       *[other] walls { $sides }
    }
ria-no-walls = No walls around this field.
ria-can-go = your figure can go here
ria-can-attack = your figure can attack here
ria-can-move = can move
ria-is-picked = picked up
ria-planned-here = planned here
ria-can-tile = a tile can go { $sides }
ria-can-remove = the tile can be taken { $sides }
ria-can-corner = a corner can go at the upper right
ria-can-turn = the corner at the upper right can be turned
ria-picked =
    { $count ->
        [one] Figure on { $field }: one field within reach.
       *[other] Figure on { $field }: { $count } fields within reach.
    }
ria-plan-tile = Wall between { $a } and { $b }.
ria-plan-remove = Wall between { $a } and { $b } taken away.
ria-plan-corner = Corner at the upper right of { $field }, { ria-direction }.
ria-plan-turn = Corner at the upper right of { $field } turned { ria-direction }.
ria-plan-move = Figure from { $from } to { $to }.
ria-plan-attack = Figure from { $from } attacks { $victim } on { $to }, entering from { $by }.
ria-taken-back = Taken back.
ria-other-back = The other act is no longer possible and is taken back.
ria-not-with-plan = That does not go with what you have planned.
ria-doing-move = Move a figure
ria-doing-ability = Use the ability
ria-say-figures = { $name }: { $fields }; { $count } of { $most } in the goal.
ria-say-hand =
    { $name }: { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }, { $corners ->
        [one] one corner
       *[other] { $corners } corners
    }.
ria-say-watching = You are watching.
ria-key-fields = Walk over the fields
ria-key-enter = Pick up a figure, go to a field, set an obstacle; once more: play it
ria-key-side = Set or take the tile on that side of the field
ria-key-turn = Turn: a corner, a tile around the field, the side an attack comes from
ria-key-swap = Tile or corner; move or ability
ria-key-next = Next or previous field where something can be done
ria-key-send = Play the turn, or end it
ria-key-back = Take back
ria-key-zoom = Look closer, from further away, at the whole board
ria-key-walls = Say which walls stand around the field
ria-key-dice = Say what the dice show
ria-key-hands = Say what is left to build, and in the depot
ria-key-todo = Say what is to do
ria-key-mine = Say where your figures stand
ria-key-others = Say where the other figures stand

## Tray and plates

ria-take-tile =
    { $count ->
        [one] Build with a tile, one left
       *[other] Build with a tile, { $count } left
    }
ria-take-corner =
    { $count ->
        [one] Build with a corner, one left
       *[other] Build with a corner, { $count } left
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
        [one] one corner
       *[other] { $corners } corners
    } left to build
ria-in-goal = { $count } of { $most } figures in the goal
ria-zoom-in = Look closer
ria-zoom-out = Whole board
ria-turn = Turn it
ria-back = Take back
ria-set = Set
ria-play = Play
ria-end-turn = End the turn

## Set-up

ria-setup-begins = Who builds first
ria-setup-by-lot = By lot
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
