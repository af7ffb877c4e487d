"""Why an act is not legal: the clause that forbids it, in the order a referee would ask."""

from __future__ import annotations

from irrgarten.games.labyria.board import (
    DIRECTIONS,
    EDGE_NAMES,
    FIELD_NAMES,
    FIGURES,
    MINUS,
    PLUS,
    STEPS,
    SYMBOLS,
    TURN,
    middle,
)
from irrgarten.games.labyria.codes import (
    BUILD,
    CORNER,
    CORNER_FIELD,
    DEFEND,
    DONE,
    FIRST,
    LAY,
    LIFT,
    MOVE,
    OVER,
    ROLL,
    THROW,
    TILE,
    arms_of,
    crossing_of,
    detail_of,
    end_of,
    kind_of,
    slot_of,
    source_of,
    start_of,
)
from irrgarten.games.labyria.notation import format_way
from irrgarten.games.labyria.rules import Labyria
from irrgarten.kernel.clauses import Refusal
from irrgarten.kernel.state import CHANCE_SEAT

#: Symbols as the texts call them.
_SYMBOL_NAMES = {"+": "plus", "-": "minus"}
_CHANCE_CLAUSES = {FIRST: "RIA-20", ROLL: "RIA-21", DEFEND: "RIA-51"}


def refusal(state: Labyria, seat: int, act: int) -> Refusal | None:
    kind = kind_of(act)
    if state.phase == OVER:
        return Refusal("RIA-60", "why-over")
    awaited = _awaited(state)
    if kind in _CHANCE_CLAUSES:
        if seat != CHANCE_SEAT:
            return Refusal(_CHANCE_CLAUSES[kind], "why-dice-fall")
        return None if kind == awaited else Refusal(_CHANCE_CLAUSES[kind], "why-no-throw-now")
    if awaited is not None:
        reasons = {FIRST: "why-first-throw", ROLL: "why-throw-first", DEFEND: "why-defence-first"}
        return Refusal(_CHANCE_CLAUSES[awaited], reasons[awaited])
    if seat != state.turn:
        return Refusal("RIA-07", "why-not-your-turn", {"seat": state.turn})
    if kind in (TILE, CORNER):
        return _of_building(state, act)
    if state.phase == BUILD:
        return Refusal("RIA-12", "why-still-building")
    if kind == MOVE:
        return _of_move(state, start_of(act), end_of(act), source_of(act))
    if kind == DONE:
        return _of_done(state)
    return _of_ability(state, act)


def _awaited(state: Labyria) -> int | None:
    """What chance is to answer now."""
    if state.phase == THROW:
        return FIRST
    if state.phase == BUILD:
        return None
    if state.number == 0:
        return ROLL
    return DEFEND if state.attack >= 0 else None


def _at(field: int) -> dict[str, str | int]:
    """A field, or a crossing by the field at its lower left."""
    return {"field": FIELD_NAMES[field]}


def _taken(edge: int) -> Refusal:
    return Refusal("RIA-03", "why-edge-taken", _between(edge))


def _between(edge: int) -> dict[str, str | int]:
    a, b = EDGE_NAMES[edge].split("|")
    return {"a": a, "b": b}


# -- building -----------------------------------------------------------------------------------
def _of_building(state: Labyria, act: int) -> Refusal | None:
    maze, kind, detail = state.maze, kind_of(act), detail_of(act)
    if state.phase != BUILD:
        return Refusal("RIA-12", "why-built")
    if kind == TILE and state.reserve[2 * state.turn] == 0:
        return Refusal("RIA-04", "why-no-tiles-left")
    if kind == CORNER and state.reserve[2 * state.turn + 1] == 0:
        return Refusal("RIA-04", "why-no-corners-left")
    centre = middle(maze.size)
    if kind == TILE:
        edges, touches = [detail], maze.tile_touches(detail)
        in_middle = detail in [maze.arm(centre, side) for side in range(4)]
    else:
        crossing, arms = crossing_of(act), arms_of(act)
        if maze.corner[crossing] > 0:
            return Refusal("RIA-03", "why-crossing-taken", _at(crossing))
        edges = [maze.arm(crossing, arms), maze.arm(crossing, (arms + 1) % 4)]
        touches, in_middle = maze.corner_touches(crossing, arms), crossing == centre
    for edge in edges:
        if not maze.is_free(edge):
            return _taken(edge)
    if maze.tiles + maze.corners == 0:
        return None if in_middle else Refusal("RIA-11", "why-not-the-middle", _at(centre))
    return None if touches else Refusal("RIA-13", "why-not-touching")


# -- abilities ----------------------------------------------------------------------------------
def _of_ability(state: Labyria, act: int) -> Refusal | None:
    maze, kind, detail = state.maze, kind_of(act), detail_of(act)
    symbol = {LAY: PLUS, LIFT: MINUS}.get(kind, TURN)
    if state.symbol != symbol:
        thrown = SYMBOLS[state.symbol]
        return Refusal("RIA-21", "why-other-symbol", {"symbol": _SYMBOL_NAMES.get(thrown, thrown)})
    if state.used:
        return Refusal("RIA-24", "why-used")
    if kind == LAY:
        if state.depot == 0:
            return Refusal("RIA-30", "why-depot-empty")
        return None if maze.is_free(detail) else _taken(detail)
    if kind == LIFT:
        if maze.has_tile(detail):
            return None
        if maze.is_free(detail):
            return Refusal("RIA-31", "why-no-tile", _between(detail))
        return Refusal("RIA-36", "why-corner-stays", _between(detail))
    crossing, arms = crossing_of(act), arms_of(act)
    if maze.corner[crossing] == 0:
        return Refusal("RIA-35", "why-no-corner", _at(crossing))
    if maze.corner[crossing] - 1 == arms:
        return Refusal("RIA-35", "why-not-turned")
    if maze.corner_turns(crossing, arms):
        return None
    return Refusal("RIA-36", "why-no-room-to-turn", _at(crossing))


def _of_done(state: Labyria) -> Refusal | None:
    """A turn in which nothing is left to do is over already."""
    if not state.moved and state.can_move():
        return Refusal("RIA-44", "why-must-move")
    return None


# -- moves --------------------------------------------------------------------------------------
def _of_move(state: Labyria, start: int, end: int, source: int) -> Refusal | None:
    seat, there = state.turn, state.maze.on[end]
    if state.moved:
        return Refusal("RIA-22", "why-moved")
    if start not in state.figure[FIGURES * seat : FIGURES * (seat + 1)]:
        return Refusal("RIA-22", "why-no-figure", _at(start))
    if start == state.goal_of(seat):
        return Refusal("RIA-47", "why-stays-in-goal")
    if state.evade >= 0 and start != state.evade:
        return Refusal("RIA-57", "why-other-figure", _at(state.evade))
    if there >= CORNER_FIELD:
        if source >= 0:
            return Refusal("RIA-50", "why-safe-in-corner", _at(end))
        if end not in (state.start_of(seat), state.goal_of(seat)):
            return Refusal("RIA-47", "why-foreign-corner", _at(end))
    elif there == seat + 1:
        if end != start:
            return Refusal("RIA-45", "why-own-figure-there", _at(end))
    elif there > 0:
        if state.evade >= 0:
            return Refusal("RIA-57", "why-no-second-attack")
        if source < 0:
            return Refusal("RIA-50", "why-attack-from-where", _at(end))
    if source >= 0:
        if there in (0, seat + 1):
            return Refusal("RIA-50", "why-nobody-to-attack", _at(end))
        if end - source not in STEPS:
            return Refusal("RIA-50", "why-no-entry", _at(source))
    return _of_way(state, start, end, source)


def _of_way(state: Labyria, start: int, end: int, source: int) -> Refusal | None:
    """Both ends are such that a way might lead from one to the other: does one?"""
    slot = slot_of(end, 0 if source < 0 else 1 + STEPS.index(end - source))
    ways, steps = state.ways, state.steps()
    if _leads(state, start, slot, steps):
        return None
    state.look()
    ways.find_any(start, steps)
    if ways.way[slot] == 0:
        return _of_length(state, start, end, slot)
    if not state.can_step_freely():  # RIA-43
        return None
    return Refusal("RIA-42", "why-entered-twice", {"number": steps})


def _of_length(state: Labyria, start: int, end: int, slot: int) -> Refusal:
    """No way of this length leads there: would one of another length, or without what is there?"""
    goal, steps = state.goal_of(state.turn), state.steps()
    exact = ("RIA-46", "why-exact") if end == goal else ("RIA-41", "why-number")
    inexact = Refusal(*exact, {"number": steps})
    if any(_leads(state, start, slot, far) for far in range(1, steps)):
        return inexact
    if _leads(state, start, slot, steps, ghosts=True):
        return Refusal("RIA-45", "why-opponent-in-the-way")
    if _leads(state, start, slot, steps, corners=True):
        if _crosses(state.ways.way[slot], start, goal):
            return Refusal("RIA-46", "why-through-goal")
        return Refusal("RIA-47", "why-through-corner")
    if _leads(state, start, slot, steps, walls=False):
        return Refusal("RIA-40", "why-wall")
    return inexact


def _leads(
    state: Labyria, start: int, slot: int, far: int, *,
    walls: bool = True, ghosts: bool = False, corners: bool = False,
) -> bool:  # fmt: skip
    """Does a way of this length lead there, walls or figures or corners left out of account?"""
    ways, cloak = state.ways, SYMBOLS[state.symbol] == "cloak" or not walls
    ways.survey(state.maze, state.turn, state.corner_of(state.turn), cloak, state.evade >= 0)
    ways.pretend(ghosts, corners)
    ways.find(start, far)
    return ways.way[slot] > 0


def _crosses(way: int, start: int, field: int) -> bool:
    """Does a way lead over this field?"""
    at = start
    for step in format_way(way):
        at += STEPS[DIRECTIONS.index(step)]
        if at == field:
            return True
    return False
