"""Positions as JSON: loaded with every impossibility named, dumped in the same form."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any, Generic, TypeVar

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
from irrgarten.kernel.checks import check_null, check_one_each, check_seats, numbers, refuse
from irrgarten.kernel.errors import OptionsError, PositionError
from irrgarten.kernel.positions import Open, Position, or_none, written

CHIPS_TO_WIN = 5
Walls = TypeVar("Walls")
Met = TypeVar("Met")
_SYMBOL_OF = {symbol: number for number, symbol in enumerate(SYMBOLS)}


class PositionOptions(Struct, forbid_unknown_fields=True):
    players: Annotated[int, Meta(ge=2, le=4)]
    walls: Annotated[int, Meta(ge=0, le=MOST_WALLS)] | None = None
    memory_aid: bool = False


class Table(Open, Generic[Walls, Met], frozen=True, kw_only=True):
    turn: int | None
    rolled: Annotated[int, Meta(ge=1, le=4)] | None
    steps_left: Annotated[int, Meta(ge=1, le=4)] | None
    magicians: list[str]
    corners: list[str]
    walls: Walls
    """Where they are; in a view only how many (MAG-05)."""
    symbols: dict[str, str]
    wanted: str | None
    owed: int | None
    chips: list[list[str]]
    bag: list[str]
    bumped: Met
    """Walls that play has shown; in a view None without the memory aid (MAG-30)."""
    passed: Met
    winner: int | None


PositionState = Table[list[str], list[str]]


def load_position(position: Position) -> MagicLabyrinth:
    options, given = written(position, PositionOptions, PositionState)
    state = _laid_out(options, given)
    _check_magicians(given, state)
    _check_phase(given, state)
    return state


def _laid_out(options: PositionOptions, given: PositionState) -> MagicLabyrinth:
    """The pieces where the position says, each checked by itself."""
    state = laid_open(options.players, given, memory_aid=options.memory_aid)
    state.walls = _walls(given.walls)
    if options.walls is not None and options.walls != len(given.walls):
        walls = f"{options.walls}, but the state has {len(given.walls)} walls"
        raise PositionError(f"options.walls: {walls}")
    state.bumped = _slots(given.bumped, "bumped")
    state.passed = _slots(given.passed, "passed")
    for slot in range(SLOTS):
        if state.bumped >> slot & 1 and not state.walls >> slot & 1:
            raise refuse("bumped", f"there is no wall at {SLOT_NAMES[slot]}")
        if state.passed >> slot & 1 and state.walls >> slot & 1:
            raise refuse("passed", f"there is a wall at {SLOT_NAMES[slot]}")
    return state


def laid_open(players: int, given: Table[Any, Any], *, memory_aid: bool) -> MagicLabyrinth:
    """Everything but the walls."""
    state = MagicLabyrinth()
    state.seats = players
    state.memory_aid = memory_aid
    check_one_each(players, magicians=given.magicians, corners=given.corners, chips=given.chips)
    if tuple(given.corners) != CORNERS[players]:
        expected = ", ".join(CORNERS[players])
        raise refuse("corners", f"with {players} players they are {expected} (MAG-06)")
    check_seats(players, turn=given.turn, owed=given.owed, winner=given.winner)
    state.corner = _padded(numbers("corners", given.corners, FIELD_OF, "field"), 4)
    fields = numbers("magicians", given.magicians, FIELD_OF, "field", shared=True)
    state.at = _padded(fields, 4)
    lay_symbols(state, given.symbols, "state.symbols", PositionError)
    _lay_chips(state, given)
    state.turn = -1 if given.turn is None else given.turn
    state.owed = -1 if given.owed is None else given.owed
    state.winner = -1 if given.winner is None else given.winner
    state.rolled = given.rolled or 0
    state.left = given.steps_left or 0
    return state


def _padded(numbers: list[int], length: int) -> list[int]:
    return numbers + [0] * (length - len(numbers))


def _slots(names: list[str], where: str) -> int:
    return sum(1 << slot for slot in numbers(where, names, SLOT_OF, "place for a wall called"))


def _walls(names: list[str]) -> int:
    walls = _slots(names, "walls")
    try:
        return by_hand.checked(walls)
    except OptionsError as error:
        raise refuse("walls", str(error)) from None


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


def _lay_chips(state: MagicLabyrinth, given: Table[Any, Any]) -> None:
    """Put every chip where the position says: with a seat, open on the table, or in the bag."""
    _check_chips(given)
    holder = [IN_BAG] * len(SYMBOLS)
    chip = [0] * (4 * CHIPS_TO_WIN)
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


def _check_chips(given: Table[Any, Any]) -> None:
    """Raise PositionError unless every chip is in one place."""
    places: list[tuple[str, str]] = [("bag", symbol) for symbol in given.bag]
    if given.wanted is not None:
        places.append(("wanted", given.wanted))
    for seat, chips in enumerate(given.chips):
        if len(chips) > CHIPS_TO_WIN:
            raise refuse(f"chips[{seat}]", "nobody gets more than five chips (MAG-23)")
        places += [(f"chips[{seat}]", symbol) for symbol in chips]
    for where, symbol in places:
        if symbol not in _SYMBOL_OF:
            raise refuse(where, f"there is no symbol {symbol!r}")
    for symbol, count in Counter(symbol for _, symbol in places).items():
        if count > 1:
            where = [where for where, other in places if other == symbol][-1]
            raise refuse(where, f"the chip {symbol} is somewhere else as well")
    missing = [symbol for symbol in SYMBOLS if all(symbol != other for _, other in places)]
    if missing:
        raise refuse("bag", f"the chip {missing[0]} is nowhere")


def _check_magicians(given: PositionState, state: MagicLabyrinth) -> None:
    """MAG-14 and MAG-16: who may stand where another one stands."""
    moving = state.turn if state.left < state.rolled else -1
    resting = [seat for seat in range(state.seats) if seat != moving]
    for field in range(FIELDS):
        there = [seat for seat in resting if state.at[seat] == field]
        owner = [seat for seat in there if state.corner[seat] == field]
        if len(there) > 2 or (len(there) == 2 and not owner):
            name = FIELD_NAMES[field]
            raise refuse(f"magicians[{there[-1]}]", f"{name} is taken (MAG-14)")
    if moving >= 0 and not state.free_within(state.at[moving], state.left):
        raise refuse(
            f"magicians[{moving}]", "cannot get to a free field with the steps left (MAG-14)"
        )


def _check_phase(given: PositionState, state: MagicLabyrinth) -> None:
    """Whether turn, die, wanted symbol and chips can be so at the same time."""
    if given.winner is not None:
        names = ("turn", "rolled", "steps_left", "wanted", "owed")
        check_null("once somebody has won", **{name: getattr(given, name) for name in names})
        if state.chips[given.winner] != CHIPS_TO_WIN:
            raise refuse("winner", f"seat {given.winner} has not got five chips (MAG-23)")
    for seat in range(state.seats):
        if state.chips[seat] == CHIPS_TO_WIN and seat != given.winner:
            raise refuse(f"chips[{seat}]", "five chips win (MAG-23)")
    if given.winner is not None:
        return
    if given.turn is None:
        raise refuse("turn", "must be a seat while nobody has won")
    if (given.rolled is None) != (given.steps_left is None):
        raise refuse("steps_left", "rolled and steps_left are null together")
    if state.left > state.rolled:
        raise refuse("steps_left", f"more than the {state.rolled} rolled")
    if given.wanted is None:
        if given.rolled is not None:
            raise refuse("rolled", "must be null while a chip is to be drawn")
        _check_owed(given, state)
        return
    if given.owed is not None:
        raise refuse("owed", "must be null while a symbol is wanted")
    for seat in range(state.seats):
        if state.at[seat] == state.field_of[state.wanted]:
            raise refuse(f"magicians[{seat}]", "stands on the wanted symbol (MAG-20, MAG-21)")


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
        raise refuse("owed", f"nothing is owed to seat {given.owed} here (MAG-22)")


def told(state: MagicLabyrinth) -> PositionState:
    chips, chip = state.chips, state.chip
    return Table(
        turn=or_none(state.turn),
        rolled=state.rolled or None,
        steps_left=state.left or None,
        magicians=[FIELD_NAMES[field] for field in state.at[: state.seats]],
        corners=[FIELD_NAMES[field] for field in state.corner[: state.seats]],
        walls=by_hand.names(state.walls),
        symbols={
            FIELD_NAMES[field]: SYMBOLS[symbol]
            for field, symbol in enumerate(state.symbol_on)
            if symbol >= 0
        },
        wanted=SYMBOLS[state.wanted] if state.wanted >= 0 else None,
        owed=or_none(state.owed),
        chips=[
            [SYMBOLS[chip[CHIPS_TO_WIN * seat + i]] for i in range(chips[seat])]
            for seat in range(state.seats)
        ],
        bag=[SYMBOLS[number] for number, holder in enumerate(state.holder) if holder == IN_BAG],
        bumped=by_hand.names(state.bumped),
        passed=by_hand.names(state.passed),
        winner=or_none(state.winner),
    )
