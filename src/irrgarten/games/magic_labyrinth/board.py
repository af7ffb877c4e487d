"""The floor: 6 × 6 fields, and the 60 slots for walls between neighbours (MAG-02).

A field is ``6 * row + column``, counted from ``a1``. A slot is numbered by its smaller field:
for each field in turn, the slot to its east, then the slot to its north.
"""

from __future__ import annotations

from irrgarten.kernel.flat import ints

SIZE = 6
FIELDS = 36
SLOTS = 60
MOST_WALLS = 24

#: Directions, in the order of the notation; ``HALT`` ends a move.
NORTH, EAST, SOUTH, WEST, HALT = range(5)
DIRECTIONS = ("n", "e", "s", "w")
STEPS = {NORTH: (0, 1), EAST: (1, 0), SOUTH: (0, -1), WEST: (-1, 0)}

SYMBOLS = (
    "owl key bat book bottle broom candle cat crown crystal feather frog "
    "ghost hat kettle lamp lizard moon mushroom potion ring scroll spider star"
).split()

#: Which fields carry a symbol unless the set-up says otherwise (MAG-03).
FLOOR = """
. . x x . .
. x x x x .
x x x x x x
x x x x x x
. x x x x .
. . x x . .
"""

#: Start corners in turn order, by number of players (MAG-06).
CORNERS = {2: ("a1", "f6"), 3: ("a1", "a6", "f6"), 4: ("a1", "a6", "f6", "f1")}


def field_name(field: int) -> str:
    return f"{'abcdef'[field % SIZE]}{field // SIZE + 1}"


FIELD_NAMES = [field_name(field) for field in range(FIELDS)]
FIELD_OF = {name: field for field, name in enumerate(FIELD_NAMES)}


def beside(field: int, direction: int) -> int:
    """The neighbouring field, or -1 off the board."""
    east, north = STEPS[direction]
    column, row = field % SIZE + east, field // SIZE + north
    return SIZE * row + column if 0 <= column < SIZE and 0 <= row < SIZE else -1


def _slots() -> list[tuple[int, int]]:
    return [
        (field, beside(field, direction))
        for field in range(FIELDS)
        for direction in (EAST, NORTH)
        if beside(field, direction) >= 0
    ]


#: Each slot's two fields, smaller first; its name; and the slot of a name.
SLOT_FIELDS = _slots()
SLOT_NAMES = [f"{FIELD_NAMES[a]}|{FIELD_NAMES[b]}" for a, b in SLOT_FIELDS]
SLOT_OF = {name: slot for slot, name in enumerate(SLOT_NAMES)}


def _floor_fields() -> list[int]:
    rows = list(reversed(FLOOR.strip().split("\n")))
    return [
        SIZE * row + column
        for row in range(SIZE)
        for column in range(SIZE)
        if rows[row].split()[column] == "x"
    ]


SYMBOL_FIELDS = _floor_fields()

#: For the compiled rules: neighbour and slot of field f in direction d at ``4 * f + d``, or -1.
NEIGHBOUR = ints(144)
SLOT = ints(144)


def _fill() -> None:
    for field in range(FIELDS):
        for direction in range(4):
            other = beside(field, direction)
            NEIGHBOUR[4 * field + direction] = other
            pair = (min(field, other), max(field, other))
            SLOT[4 * field + direction] = -1 if other < 0 else SLOT_FIELDS.index(pair)


_fill()


def turned(slot: int, quarters: int) -> int:
    """Where a slot comes to lie when the box is turned clockwise by quarter turns."""
    a, b = SLOT_FIELDS[slot]
    for _ in range(quarters):
        a, b = (SIZE * (SIZE - 1 - f % SIZE) + f // SIZE for f in (a, b))
    return SLOT_FIELDS.index((min(a, b), max(a, b)))
