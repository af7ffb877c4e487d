"""Labyrinths made by hand (MAG-04, MAG-05): read from a list or a drawing, refused with the reason.

The drawing shows the floor from above, row 6 on top, with ``|`` and ``---`` for walls and the
outer edge. What stands inside a field is not read, nor what stands left of or below the floor::

      +---+---+---+---+---+---+
    6 |           |           |
      +   +---+   +   +   +   +
    5 |       |               |
      +   +   +   +   +   +---+
    ...
      +---+---+---+---+---+---+
        a   b   c   d   e   f
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from irrgarten.games.magic_labyrinth.board import (
    FIELD_NAMES,
    FIELDS,
    MOST_WALLS,
    SIZE,
    SLOT_FIELDS,
    SLOT_NAMES,
    SLOT_OF,
    SLOTS,
    field_name,
    turned,
)
from irrgarten.kernel.clauses import Refusal
from irrgarten.kernel.errors import OptionsError

#: The drawn floor, in characters: a field is three wide and one high, with posts at its corners.
WIDTH, HEIGHT = 4 * SIZE + 1, 2 * SIZE + 1
COLUMNS = "abcdef"


def _regions(walls: int) -> list[set[int]]:
    """The fields that hang together, region by region, from the one that holds ``a1``."""
    region = [{field} for field in range(FIELDS)]
    for slot, (a, b) in enumerate(SLOT_FIELDS):
        if walls >> slot & 1 == 0 and region[a] is not region[b]:
            region[a] |= region[b]
            for field in region[b]:
                region[field] = region[a]
    return [fields for field, fields in enumerate(region) if field == min(fields)]


def connected(walls: int) -> bool:
    """Can every field be reached from every other?"""
    return len(_regions(walls)) == 1


def cut_off(walls: int) -> list[str]:
    """The fields outside the largest region, by name."""
    regions = _regions(walls)
    largest = max(regions, key=len)
    return [FIELD_NAMES[f] for f in range(FIELDS) if f not in largest]


def checked(walls: int) -> int:
    """The same walls, if they obey MAG-04."""
    if walls >> SLOTS:  # of a number below 0 as well
        raise OptionsError(f"a wall lies outside the {SLOTS} slots")
    if walls.bit_count() > MOST_WALLS:
        raise OptionsError(f"there are {MOST_WALLS} walls, not {walls.bit_count()}")
    fields = cut_off(walls)
    if fields:
        told = ", ".join(fields)
        raise OptionsError(
            f"{told} {'is' if len(fields) == 1 else 'are'} cut off",
            Refusal("MAG-04", "why-cut-off", {"count": len(fields), "fields": told}),
        )
    return walls


def names(walls: int) -> list[str]:
    return [name for slot, name in enumerate(SLOT_NAMES) if walls >> slot & 1]


def _slot(name: str) -> int:
    slot = SLOT_OF.get(name)
    if slot is None:
        slot = SLOT_OF.get("|".join(reversed(name.split("|"))))
    if slot is None:
        raise OptionsError(f"{name!r} is no slot between two neighbouring fields")
    return slot


def from_names(walls: Iterable[str]) -> int:
    """Walls listed by slot, ``a1|b1`` or ``b1|a1``."""
    found = 0
    for name in walls:
        slot = _slot(name)
        if found >> slot & 1:
            raise OptionsError(f"the wall {SLOT_NAMES[slot]} is listed twice")
        found |= 1 << slot
    return checked(found)


def read(labyrinth: object) -> int:
    """A labyrinth made by hand: a drawing, or a list of slots."""
    if isinstance(labyrinth, str):
        return from_drawing(labyrinth)
    if isinstance(labyrinth, list) and all(isinstance(name, str) for name in labyrinth):
        return from_names(labyrinth)
    raise OptionsError("a labyrinth is a drawing or a list of slots such as 'a1|b1'")


def turned_walls(walls: int, quarters: int) -> int:
    """The walls after the box was turned clockwise by quarter turns (MAG-05)."""
    return sum(1 << turned(slot, quarters) for slot in range(SLOTS) if walls >> slot & 1)


def hidden_by_turning(walls: int) -> bool:
    """Whether even the maker cannot tell how it lies: three different turns at least (MAG-05)."""
    return len({turned_walls(walls, quarters) for quarters in range(4)}) >= 3


def _centre(field: int) -> tuple[int, int]:
    """Line and column of the middle of a field in the drawing."""
    return HEIGHT - 2 - 2 * (field // SIZE), 4 * (field % SIZE) + 2


def _places() -> Iterator[tuple[str, str, int, int]]:
    """Where walls and the edge are drawn: name, look, and the line and column it begins at."""
    for slot, (a, b) in enumerate(SLOT_FIELDS):
        line, column = _centre(a)
        if b == a + 1:
            yield SLOT_NAMES[slot], "|", line, column + 2
        else:
            yield SLOT_NAMES[slot], "---", line - 1, column - 1
    for at in range(SIZE):
        south, north = field_name(at), field_name(FIELDS - SIZE + at)
        west, east = field_name(SIZE * at), field_name(SIZE * at + SIZE - 1)
        yield f"the edge south of {south}", "---", HEIGHT - 1, 4 * at + 1
        yield f"the edge north of {north}", "---", 0, 4 * at + 1
        yield f"the edge west of {west}", "|", HEIGHT - 2 - 2 * at, 0
        yield f"the edge east of {east}", "|", HEIGHT - 2 - 2 * at, WIDTH - 1


PLACES = list(_places())


def drawn(walls: int, inside: Mapping[int, str] | None = None) -> str:
    """The labyrinth as text, with up to three characters inside each field."""
    lines = [list("+   " * SIZE + "+") if y % 2 == 0 else [" "] * WIDTH for y in range(HEIGHT)]
    for name, wall, line, column in PLACES:
        if name not in SLOT_OF or walls >> SLOT_OF[name] & 1:
            lines[line][column : column + len(wall)] = wall
    for field, text in (inside or {}).items():
        line, column = _centre(field)
        lines[line][column - 1 : column + 2] = f"{text:^3.3}"
    margin = [" " if y % 2 == 0 else str(SIZE - y // 2) for y in range(HEIGHT)]
    rows = [f"{label} {''.join(line)}" for label, line in zip(margin, lines, strict=True)]
    return "\n".join([*rows, "    " + "   ".join(COLUMNS)])


def _floor(text: str) -> list[str]:
    """The lines of the drawing from the floor's upper left post on, with nothing around it."""
    lines = text.expandtabs().splitlines()
    top = next((y for y, line in enumerate(lines) if "+" in line), None)
    if top is None:
        raise OptionsError("the drawing shows no floor: it begins with +---+---+---+---+---+---+")
    left = lines[top].index("+")
    floor = [line[left:].rstrip().ljust(WIDTH) for line in lines[top : top + HEIGHT]]
    if len(floor) < HEIGHT:
        raise OptionsError(f"the drawing of the floor has {len(floor)} lines, not {HEIGHT}")
    if any(line[WIDTH:] for line in floor):
        raise OptionsError(f"the drawing of the floor is wider than {WIDTH} characters")
    for y in range(0, HEIGHT, 2):
        if floor[y][::4] != "+" * (SIZE + 1):
            raise OptionsError(f"line {y + 1} of the floor does not have its {SIZE + 1} posts +")
    return floor


def from_drawing(text: str) -> int:
    """Walls read from a drawing such as ``drawn`` makes."""
    floor = _floor(text)
    walls = 0
    for name, wall, line, column in PLACES:
        mark = floor[line][column : column + len(wall)]
        if name not in SLOT_OF:
            if mark != wall:
                raise OptionsError(f"{name} is not closed by {wall!r}")
        elif mark == wall:
            walls |= 1 << SLOT_OF[name]
        elif mark.strip():
            raise OptionsError(f"{mark!r} at {name} is neither a wall {wall!r} nor blank")
    return checked(walls)
