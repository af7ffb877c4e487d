"""Positions as JSON: loaded with every impossibility named, dumped in the same form."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from irrgarten.games.magic_labyrinth import by_hand
from irrgarten.games.magic_labyrinth.board import (
    CORNERS,
    FIELD_NAMES,
    FIELD_OF,
    FIELDS,
    MOST_WALLS,
    SLOT_NAMES,
    SLOT_OF,
    SLOTS,
    SYMBOLS,
)
from irrgarten.games.magic_labyrinth.codes import IN_BAG, OPEN
from irrgarten.games.magic_labyrinth.rules import MagicLabyrinth
from irrgarten.games.magic_labyrinth.view import MagicLabyrinthView
from irrgarten.kernel import reading
from irrgarten.kernel.errors import OptionsError, PositionError

CHIPS_TO_WIN = 5
_SYMBOL_OF = {symbol: number for number, symbol in enumerate(SYMBOLS)}


class PositionOptions(Struct, forbid_unknown_fields=True):
    players: Annotated[int, Meta(ge=2, le=4)]
    walls: Annotated[int, Meta(ge=0, le=MOST_WALLS)] | None = None
    memory_aid: bool = False


class PositionState(Struct, forbid_unknown_fields=True):
    turn: int | None
    rolled: Annotated[int, Meta(ge=1, le=4)] | None
    steps_left: Annotated[int, Meta(ge=1, le=4)] | None
    magicians: list[str]
    corners: list[str]
    walls: list[str]
    symbols: dict[str, str]
    wanted: str | None
    owed: int | None
    chips: list[list[str]]
    bag: list[str]
    bumped: list[str]
    passed: list[str]
    winner: int | None


class MagicLabyrinthPosition(Struct, forbid_unknown_fields=True):
    game: Literal["magic_labyrinth"]
    options: PositionOptions
    state: PositionState


def refuse(where: str, what: str) -> PositionError:
    return PositionError(f"{where}: {what}")


def load_position(position: dict[str, Any]) -> MagicLabyrinth:
    read = reading.read(position, MagicLabyrinthPosition, PositionError, "position")
    state = _laid_out(read)
    _check_magicians(read.state, state)
    _check_phase(read.state, state)
    return state


#: What lies open to all, in a position and in every view of it, has the same names in both.
OpenPart = PositionState | MagicLabyrinthView


def _laid_out(read: MagicLabyrinthPosition) -> MagicLabyrinth:
    """The pieces where the position says, each checked by itself."""
    options, given = read.options, read.state
    state = MagicLabyrinth()
    state.seats = options.players
    state.memory_aid = options.memory_aid
    lay_open(state, given)
    state.walls = _walls(given.walls)
    if options.walls is not None and options.walls != len(given.walls):
        raise refuse(
            "options.walls", f"{options.walls}, but the state has {len(given.walls)} walls"
        )
    state.bumped = _slots(given.bumped, "state.bumped")
    state.passed = _slots(given.passed, "state.passed")
    for slot in range(SLOTS):
        if state.bumped >> slot & 1 and not state.walls >> slot & 1:
            raise refuse("state.bumped", f"there is no wall at {SLOT_NAMES[slot]}")
        if state.passed >> slot & 1 and state.walls >> slot & 1:
            raise refuse("state.passed", f"there is a wall at {SLOT_NAMES[slot]}")
    return state


def lay_open(state: MagicLabyrinth, given: OpenPart) -> None:
    """Lay out everything but the walls."""
    players = state.seats
    for name in ("magicians", "corners", "chips"):
        if len(getattr(given, name)) != players:
            raise refuse(f"state.{name}", f"one for each of the {players} players is needed")
    if tuple(given.corners) != CORNERS[players]:
        expected = ", ".join(CORNERS[players])
        raise refuse("state.corners", f"with {players} players they are {expected} (MAG-06)")
    for name in ("turn", "owed", "winner"):
        seat = getattr(given, name)
        if seat is not None and not 0 <= seat < players:
            raise refuse(f"state.{name}", f"there is no seat {seat}")
    state.corner = _padded(_fields(given.corners, "state.corners"), 4)
    state.at = _padded(_fields(given.magicians, "state.magicians"), 4)
    lay_symbols(state, given.symbols, "state.symbols", PositionError)
    _lay_chips(state, given)
    state.turn = -1 if given.turn is None else given.turn
    state.owed = -1 if given.owed is None else given.owed
    state.winner = -1 if given.winner is None else given.winner
    state.rolled = given.rolled or 0
    state.left = given.steps_left or 0


def _padded(numbers: list[int], length: int) -> list[int]:
    return numbers + [0] * (length - len(numbers))


def _fields(names: Iterable[str], where: str) -> list[int]:
    fields = []
    for number, name in enumerate(names):
        if name not in FIELD_OF:
            raise refuse(f"{where}[{number}]", f"there is no field {name!r}")
        fields.append(FIELD_OF[name])
    return fields


def _slots(names: Iterable[str], where: str) -> int:
    slots = 0
    for number, name in enumerate(names):
        if name not in SLOT_OF:
            raise refuse(f"{where}[{number}]", f"there is no place for a wall called {name!r}")
        if slots >> SLOT_OF[name] & 1:
            raise refuse(f"{where}[{number}]", f"{name} is there twice")
        slots |= 1 << SLOT_OF[name]
    return slots


def _walls(names: list[str]) -> int:
    walls = _slots(names, "state.walls")
    try:
        return by_hand.checked(walls)
    except OptionsError as error:
        raise refuse("state.walls", str(error)) from None


def lay_symbols(
    state: MagicLabyrinth,
    symbols: dict[str, str],
    where: str,
    error: type[PositionError] | type[OptionsError],
) -> None:
    """MAG-03: 24 different symbols on 24 fields."""
    symbol_on = [-1] * FIELDS
    field_of = [-1] * len(SYMBOLS)
    for name, symbol in symbols.items():
        if name not in FIELD_OF:
            raise error(f"{where}: there is no field {name!r}")
        if symbol not in _SYMBOL_OF:
            raise error(f"{where}.{name}: there is no symbol {symbol!r}")
        number = _SYMBOL_OF[symbol]
        if field_of[number] >= 0:
            raise error(f"{where}.{name}: {symbol} lies on {FIELD_NAMES[field_of[number]]} already")
        field_of[number] = FIELD_OF[name]
        symbol_on[FIELD_OF[name]] = number
    for number, field in enumerate(field_of):
        if field < 0:
            raise error(f"{where}: {SYMBOLS[number]} lies nowhere (MAG-03)")
    state.symbol_on = symbol_on
    state.field_of = field_of


def _lay_chips(state: MagicLabyrinth, given: OpenPart) -> None:
    """Every chip is in one place: with a seat, open on the table, or in the bag."""
    holder = [IN_BAG] * len(SYMBOLS)
    chip = [0] * (4 * CHIPS_TO_WIN)
    places: list[tuple[str, str]] = [("state.bag", symbol) for symbol in given.bag]
    if given.wanted is not None:
        places.append(("state.wanted", given.wanted))
    for seat, chips in enumerate(given.chips):
        if len(chips) > CHIPS_TO_WIN:
            raise refuse(f"state.chips[{seat}]", "nobody gets more than five chips (MAG-23)")
        places += [(f"state.chips[{seat}]", symbol) for symbol in chips]
    for where, symbol in places:
        if symbol not in _SYMBOL_OF:
            raise refuse(where, f"there is no symbol {symbol!r}")
    for symbol, count in Counter(symbol for _, symbol in places).items():
        if count > 1:
            where = [where for where, other in places if other == symbol][-1]
            raise refuse(where, f"the chip {symbol} is somewhere else as well")
    missing = [symbol for symbol in SYMBOLS if all(symbol != other for _, other in places)]
    if missing:
        raise refuse("state.bag", f"the chip {missing[0]} is nowhere")
    for seat, chips in enumerate(given.chips):
        for number, symbol in enumerate(chips):
            holder[_SYMBOL_OF[symbol]] = seat
            chip[CHIPS_TO_WIN * seat + number] = _SYMBOL_OF[symbol]
    state.wanted = -1
    if given.wanted is not None:
        state.wanted = _SYMBOL_OF[given.wanted]
        holder[state.wanted] = OPEN
    state.holder = holder
    state.chip = chip
    state.chips = _padded([len(chips) for chips in given.chips], 4)


def _check_magicians(given: PositionState, state: MagicLabyrinth) -> None:
    """MAG-14 and MAG-16: who may stand where another one stands."""
    moving = state.turn if state.left < state.rolled else -1
    resting = [seat for seat in range(state.seats) if seat != moving]
    for field in range(FIELDS):
        there = [seat for seat in resting if state.at[seat] == field]
        owner = [seat for seat in there if state.corner[seat] == field]
        if len(there) > 2 or (len(there) == 2 and not owner):
            name = FIELD_NAMES[field]
            raise refuse(f"state.magicians[{there[-1]}]", f"{name} is taken (MAG-14)")
    if moving >= 0 and not state.free_within(state.at[moving], state.left):
        raise refuse(
            f"state.magicians[{moving}]", "cannot get to a free field with the steps left (MAG-14)"
        )


def _check_phase(given: PositionState, state: MagicLabyrinth) -> None:
    """Whether turn, die, wanted symbol and chips can be so at the same time."""
    if given.winner is not None:
        for name in ("turn", "rolled", "steps_left", "wanted", "owed"):
            if getattr(given, name) is not None:
                raise refuse(f"state.{name}", "must be null once somebody has won")
        if state.chips[given.winner] != CHIPS_TO_WIN:
            raise refuse("state.winner", f"seat {given.winner} has not got five chips (MAG-23)")
    for seat in range(state.seats):
        if state.chips[seat] == CHIPS_TO_WIN and seat != given.winner:
            raise refuse(f"state.chips[{seat}]", "five chips win (MAG-23)")
    if given.winner is not None:
        return
    if given.turn is None:
        raise refuse("state.turn", "must be a seat while nobody has won")
    if (given.rolled is None) != (given.steps_left is None):
        raise refuse("state.steps_left", "rolled and steps_left are null together")
    if state.left > state.rolled:
        raise refuse("state.steps_left", f"more than the {state.rolled} rolled")
    if given.wanted is None:
        if given.rolled is not None:
            raise refuse("state.rolled", "must be null while a chip is to be drawn")
        _check_owed(given, state)
        return
    if given.owed is not None:
        raise refuse("state.owed", "must be null while a symbol is wanted")
    for seat in range(state.seats):
        if state.at[seat] == state.field_of[state.wanted]:
            raise refuse(f"state.magicians[{seat}]", "stands on the wanted symbol (MAG-20, MAG-21)")


def _check_owed(given: PositionState, state: MagicLabyrinth) -> None:
    """MAG-22: a chip is owed to the second one only where the first has just got theirs."""
    if given.owed is None:
        return
    symbol = state.symbol_on[state.at[given.owed]]
    order = [(state.turn + i) % state.seats for i in range(state.seats)]
    firsts = [
        seat
        for seat in order[: order.index(given.owed)]
        if state.at[seat] == state.at[given.owed]
        and given.chips[seat]
        and symbol >= 0
        and given.chips[seat][-1] == SYMBOLS[symbol]
    ]
    if not firsts:
        raise refuse("state.owed", f"nothing is owed to seat {given.owed} here (MAG-22)")


def dump_position(state: MagicLabyrinth) -> dict[str, Any]:
    chips = state.chips
    chip = state.chip
    return {
        "game": "magic_labyrinth",
        "options": {
            "players": state.seats,
            "walls": state.walls.bit_count(),
            "memory_aid": bool(state.memory_aid),
        },
        "state": {
            "turn": _or_null(state.turn),
            "rolled": state.rolled or None,
            "steps_left": state.left or None,
            "magicians": [FIELD_NAMES[field] for field in state.at[: state.seats]],
            "corners": [FIELD_NAMES[field] for field in state.corner[: state.seats]],
            "walls": by_hand.names(state.walls),
            "symbols": symbols_by_field(state),
            "wanted": SYMBOLS[state.wanted] if state.wanted >= 0 else None,
            "owed": _or_null(state.owed),
            "chips": [
                [SYMBOLS[chip[CHIPS_TO_WIN * seat + i]] for i in range(chips[seat])]
                for seat in range(state.seats)
            ],
            "bag": bag(state),
            "bumped": by_hand.names(state.bumped),
            "passed": by_hand.names(state.passed),
            "winner": _or_null(state.winner),
        },
    }


def _or_null(number: int) -> int | None:
    return number if number >= 0 else None


def symbols_by_field(state: MagicLabyrinth) -> dict[str, str]:
    return {
        FIELD_NAMES[field]: SYMBOLS[symbol]
        for field, symbol in enumerate(state.symbol_on)
        if symbol >= 0
    }


def bag(state: MagicLabyrinth) -> list[str]:
    return [SYMBOLS[number] for number, holder in enumerate(state.holder) if holder == IN_BAG]
