"""Positions as JSON: loaded with every impossibility named, dumped in the same form."""

from __future__ import annotations

from msgspec import Struct

from irrgarten.games.labyria import board, notation
from irrgarten.games.labyria.board import (
    ARMS,
    DEPOT,
    EDGE_NAMES,
    EDGE_OF,
    FIELD_NAMES,
    FIELD_OF,
    FIGURES,
    PIECES,
    SYMBOLS,
    Symbol,
    corner_name,
    on_board,
)
from irrgarten.games.labyria.codes import (
    BUILD,
    CORNER_FIELD,
    OVER,
    PHASES,
    RACE,
    THROW,
    Phase,
    kind_of,
    source_of,
)
from irrgarten.games.labyria.codes import MOVE as MOVE_KIND
from irrgarten.games.labyria.connected import untouched
from irrgarten.games.labyria.options import LabyriaOptions
from irrgarten.games.labyria.rules import Labyria
from irrgarten.games.labyria.set_up import empty_board
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.checks import check_null, check_one_each, check_seats, refuse
from irrgarten.kernel.errors import NotationError
from irrgarten.kernel.positions import Open, Position, or_none, written

EDGES = {size: board.edges(size) for size in board.SIZES}
CROSSINGS = {size: board.crossings(size) for size in board.SIZES}


class Dice(Struct, frozen=True):
    """The number as thrown, not doubled."""

    number: int
    symbol: Symbol


class PositionState(Open, frozen=True, kw_only=True):
    phase: Phase
    turn: int | None
    dice: Dice | None
    moved: bool
    """A figure has moved in this turn."""
    used: bool
    """A board ability (``+``, ``-``, ``turn``) has been used in this turn."""
    attack: str | None
    """The attack that the defence is thrown against."""
    evade: str | None
    """The field of the figure that must move elsewhere (RIA-57)."""
    figures: list[list[str]]
    tiles: list[str]
    corners: list[str]
    reserve: list[tuple[int, int]]
    """Tiles and corners that each seat has still to build."""
    depot: int
    winner: int | None


def load_position(position: Position) -> Labyria:
    return laid_out(*written(position, LabyriaOptions, PositionState))


def laid_out(options: LabyriaOptions, given: PositionState) -> Labyria:
    state = empty_board(options)
    state.phase = PHASES.index(given.phase)
    _place_figures(state, given.figures)
    _place_obstacles(state, given)
    _share_out(state, given)
    _check_seats(state, given)
    if state.phase in (BUILD, THROW):
        _check_building(state, given)
    elif state.phase == RACE:
        _check_turn(state, given)
    else:
        _check_end(state, given)
    return state


# -- where the pieces are -----------------------------------------------------------------------
def _field(state: Labyria, name: str, where: str) -> int:
    field = FIELD_OF.get(name, -1)
    if not on_board(state.maze.size, field):
        raise refuse(where, f"there is no field {name!r}")
    return field


def _place_figures(state: Labyria, figures: list[list[str]]) -> None:
    check_one_each(state.seats, figures=figures)
    placed, on = [0] * 12, state.maze.on
    for seat, names in enumerate(figures):
        if len(names) != FIGURES:
            raise refuse(
                f"figures[{seat}]", f"a player has {FIGURES} figures, not {len(names)} (RIA-01)"
            )
        own = (state.start_of(seat), state.goal_of(seat))
        fields = []
        for number, name in enumerate(names):
            where = f"figures[{seat}][{number}]"
            field = _field(state, name, where)
            fields.append(field)
            there = on[field]
            if there >= CORNER_FIELD and field not in own:
                raise refuse(where, f"{name} is neither its start nor its goal (RIA-47)")
            if 0 < there < CORNER_FIELD:
                raise refuse(where, f"{name} is taken by another figure (RIA-45)")
            if there == 0:
                on[field] = seat + 1
        placed[FIGURES * seat : FIGURES * (seat + 1)] = sorted(fields)
    state.figure, state.maze.on = placed, on


def _place_obstacles(state: Labyria, given: PositionState) -> None:
    maze, rim = state.maze, state.maze.rim
    standing: set[int] = set()
    for number, name in enumerate(given.corners):
        where = f"corners[{number}]"
        place, _, arms = name.partition("+")
        if arms not in ARMS or not maze.is_crossing(FIELD_OF.get(place, -1)):
            raise refuse(where, f"there is no corner {name!r}")
        crossing = FIELD_OF[place]
        if crossing in standing:
            raise refuse(where, f"another corner stands on {place}+ (RIA-03)")
        standing.add(crossing)
        if not maze.corner_fits(crossing, ARMS.index(arms)):
            raise refuse(where, "an edge of it holds another wall (RIA-03)")
        maze.flip_corner(crossing, ARMS.index(arms))
    for number, name in enumerate(given.tiles):
        where = f"tiles[{number}]"
        edge = EDGE_OF.get(name)
        if edge is None or not (rim[edge // 2] >> edge % 2 & 1):
            raise refuse(where, f"there is no edge {name!r}")
        if not maze.is_free(edge):
            raise refuse(where, f"{name} holds another wall (RIA-03)")
        maze.flip_tile(edge)


def _share_out(state: Labyria, given: PositionState) -> None:
    """RIA-04: the obstacles on the board, still to build and in the depot are all there are."""
    tiles, corners = PIECES[state.seats]
    check_one_each(state.seats, reserve=given.reserve)
    for seat, (own_tiles, own_corners) in enumerate(given.reserve):
        if not 0 <= own_tiles <= tiles or not 0 <= own_corners <= corners:
            raise refuse(
                f"reserve[{seat}]", f"a player has up to {tiles} tiles and {corners} corners"
            )
    if given.depot < 0:
        raise refuse("depot", "cannot be less than nothing")
    found = len(given.tiles) + given.depot + sum(pair[0] for pair in given.reserve)
    if found != tiles * state.seats + DEPOT:
        wanted = tiles * state.seats + DEPOT
        raise refuse("tiles", f"with depot and reserve there are {wanted}, not {found} (RIA-04)")
    found = len(given.corners) + sum(pair[1] for pair in given.reserve)
    if found != corners * state.seats:
        wanted = corners * state.seats
        raise refuse("corners", f"with the reserve there are {wanted}, not {found} (RIA-04)")
    flat = [number for pair in given.reserve for number in pair]
    state.reserve = [*flat, *[0] * (8 - len(flat))]
    state.depot = given.depot


# -- whether all of it can be so at the same time -----------------------------------------------
def _check_seats(state: Labyria, given: PositionState) -> None:
    check_seats(state.seats, turn=given.turn, winner=given.winner)
    for seat in range(state.seats):
        if state.at_goal(seat) == FIGURES and given.winner != seat:
            raise refuse(f"figures[{seat}]", "three figures in the goal win (RIA-60)")
    if (given.winner is None) == (state.phase == OVER):
        raise refuse("winner", "is a seat exactly if the game is over (RIA-60)")
    if (given.turn is None) == (state.phase in (BUILD, RACE)):
        raise refuse("turn", f"is a seat while building and racing, and null in {given.phase!r}")
    state.turn = -1 if given.turn is None else given.turn


def _check_no_turn_begun(given: PositionState, when: str) -> None:
    check_null(when, dice=given.dice, attack=given.attack, evade=given.evade)
    for name in ("moved", "used"):
        if getattr(given, name):
            raise refuse(name, f"must be false {when}")


def _check_building(state: Labyria, given: PositionState) -> None:
    _check_no_turn_begun(given, "before the race")
    if given.depot != DEPOT:
        raise refuse("depot", f"holds {DEPOT} tiles while nobody has moved (RIA-04)")
    for seat in range(state.seats):
        if any(name != FIELD_NAMES[state.start_of(seat)] for name in given.figures[seat]):
            raise refuse(f"figures[{seat}]", "all are at the start until the race (RIA-05)")
    lost = untouched(state.maze.size, given.tiles, given.corners)
    if lost is not None:
        raise refuse(lost, "no touching obstacles lead there from the middle (RIA-11, RIA-13)")
    if state.phase == BUILD and not state.can_place(state.turn):
        raise refuse("turn", "this seat can place nothing and is passed over (RIA-14)")
    if state.phase == THROW and any(state.can_place(seat) for seat in range(state.seats)):
        raise refuse("phase", "obstacles can still be placed (RIA-14)")


def _check_turn(state: Labyria, given: PositionState) -> None:
    if given.dice is None:
        _check_no_turn_begun(given, "before the dice are thrown")
        return
    if not 1 <= given.dice.number <= 6:
        raise refuse("dice.number", "is from 1 to 6")
    if given.dice.symbol == "miss":
        raise refuse("dice.symbol", "this turn has been sat out (RIA-32)")
    if given.used and given.dice.symbol not in ("+", "-", "turn"):
        raise refuse("used", "this symbol is no ability of the board (RIA-24)")
    state.number = given.dice.number
    state.symbol = SYMBOLS.index(given.dice.symbol)
    state.moved, state.used = given.moved, given.used
    if given.evade is not None:
        _check_evade(state, given)
    if given.attack is not None:
        state.attack = _attack(state, given)
        return
    acts = Acts()
    state.legal(state.turn, acts)
    if len(acts) == 0:
        raise refuse("dice", "there is nothing left to do with them: the turn has passed (RIA-44)")


def _check_evade(state: Labyria, given: PositionState) -> None:
    assert given.evade is not None
    if given.moved:
        raise refuse("evade", "must be null once a figure has moved")
    field = _field(state, given.evade, "evade")
    own = state.figure[FIGURES * state.turn : FIGURES * (state.turn + 1)]
    if field not in own or field == state.goal_of(state.turn):
        raise refuse("evade", f"no figure of seat {state.turn} can have attacked from there")
    state.evade = field


def _attack(state: Labyria, given: PositionState) -> int:
    assert given.attack is not None
    if given.moved or given.evade is not None:
        raise refuse("attack", "must be null once a figure has moved or must move elsewhere")
    try:
        act = notation.parse_act(state, state.turn, given.attack)
    except NotationError:
        raise refuse("attack", f"{given.attack!r} names no attack") from None
    acts = Acts()
    state.legal(state.turn, acts)
    if kind_of(act) != MOVE_KIND or source_of(act) < 0 or not acts.has(act):
        raise refuse("attack", f"{given.attack!r} is no attack that can be made (RIA-50)")
    return act


def _check_end(state: Labyria, given: PositionState) -> None:
    _check_no_turn_begun(given, "once the game is over")
    assert given.winner is not None
    if state.at_goal(given.winner) != FIGURES:
        raise refuse("winner", "has not got three figures in the goal (RIA-60)")
    state.winner = given.winner


# -- dumping ------------------------------------------------------------------------------------
def told(state: Labyria) -> PositionState:
    maze = state.maze
    corner = maze.corner
    figures = [FIELD_NAMES[field] for field in state.figure[: FIGURES * state.seats]]
    own = state.reserve
    return PositionState(
        phase=PHASES[state.phase],
        turn=or_none(state.turn),
        dice=Dice(state.number, SYMBOLS[state.symbol]) if state.number else None,
        moved=bool(state.moved),
        used=bool(state.used),
        attack=notation.format_act(state.turn, state.attack) if state.attack >= 0 else None,
        evade=FIELD_NAMES[state.evade] if state.evade >= 0 else None,
        figures=[figures[i : i + FIGURES] for i in range(0, len(figures), FIGURES)],
        tiles=[EDGE_NAMES[edge] for edge in EDGES[maze.size] if maze.has_tile(edge)],
        corners=[
            corner_name(crossing, corner[crossing] - 1)
            for crossing in CROSSINGS[maze.size]
            if corner[crossing] > 0
        ],
        reserve=[(own[2 * seat], own[2 * seat + 1]) for seat in range(state.seats)],
        depot=state.depot,
        winner=or_none(state.winner),
    )
