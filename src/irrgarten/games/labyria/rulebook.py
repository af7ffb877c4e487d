"""Brändi Labyria as the rest of the system asks for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import xor
from typing import Any

from irrgarten.games.labyria import (
    drawing,
    narration,
    notation,
    position,
    set_up,
    why_not,
)
from irrgarten.games.labyria.board import FIELD_NAMES, FIELDS, FIGURES
from irrgarten.games.labyria.codes import CORNER_FIELD, DEFEND, FIRST, MOVE, kind_of, move_parts
from irrgarten.games.labyria.heuristics import LabyriaHeuristics
from irrgarten.games.labyria.options import LabyriaOptions
from irrgarten.games.labyria.rules import Labyria
from irrgarten.games.labyria.view import Dice, LabyriaEvent, LabyriaView
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.belief import Belief
from irrgarten.kernel.clauses import Refusal
from irrgarten.kernel.heuristics import Heuristics
from irrgarten.kernel.journal import Journal
from irrgarten.kernel.lots import Lots
from irrgarten.kernel.memory import Event, Memory
from irrgarten.kernel.rules import Position, Rules

_CLAUSES = (
    "01 02 03 04 05 06 07 10 11 12 13 14 15 20 21 22 23 24 30 31 32 33 34 35 36 "
    "40 41 42 43 44 45 46 47 48 50 51 52 53 54 55 56 57 60"
).split()


class LabyriaRules(Rules[Labyria, LabyriaOptions, LabyriaView]):
    name = "labyria"
    version = "1"
    options_type = LabyriaOptions
    view_type = LabyriaView
    event_type = LabyriaEvent
    players = (2, 4)
    clauses = tuple(f"RIA-{number}" for number in _CLAUSES)
    given = ("beginner",)

    def set_up(self, options: LabyriaOptions, lots: Lots, given: Mapping[str, Any]) -> Labyria:
        return set_up.first_position(options, lots, given)

    def options(self, state: Labyria) -> LabyriaOptions:
        return LabyriaOptions(players=state.seats, size=state.maze.size)

    def format(self, state: Labyria, seat: int, act: int) -> str:
        return notation.format_act(act)

    def parse(self, state: Labyria, seat: int, text: str) -> int:
        return notation.parse_act(text, state.seats, state.maze.size)

    def is_chance(self, act: int) -> bool:
        return FIRST <= kind_of(act) <= DEFEND

    def whose_turn(self, state: Labyria) -> int:
        return max(state.turn, 0)

    def why_not(self, state: Labyria, seat: int, act: int) -> Refusal | None:
        return why_not.refusal(state, seat, act)

    def previewed(self, state: Labyria, act: int, after: Labyria) -> bool:
        """All but attacks, which the defence answers (RIA-51)."""
        return kind_of(act) != MOVE or move_parts(act)[2] is None

    def load(self, position_: Position) -> Labyria:
        return position.load_position(position_)

    def dump(self, state: Labyria) -> Position:
        return position.dump_position(state)

    def view(self, state: Labyria, seat: int) -> LabyriaView:
        shown = position.dump_open(state)
        dice = shown.pop("dice")
        reserve = [(tiles, corners) for tiles, corners in shown.pop("reserve")]
        seats = range(state.seats)
        return LabyriaView(
            seat=seat if seat >= 0 else None,
            players=state.seats,
            size=state.maze.size,
            dice=Dice(**dice) if dice else None,
            reserve=reserve,
            starts=[FIELD_NAMES[state.start_of(seat)] for seat in seats],
            goals=[FIELD_NAMES[state.goal_of(seat)] for seat in seats],
            ways=_ways(state, seat),
            **shown,
        )

    def narrate(self, state: Labyria, journal: Journal, seat: int) -> list[Event]:
        return narration.narrate_all(journal)

    def belief(self, view: LabyriaView, memory: Memory | None) -> Belief:
        return Belief(_state_of(view))

    def heuristics(self, view: LabyriaView, memory: Memory | None) -> Heuristics:
        return LabyriaHeuristics(_state_of(view))

    def draw(self, view: LabyriaView) -> str:
        return drawing.draw_view(view)

    def draw_whole(self, state: Labyria) -> str:
        return drawing.draw_view(self.view(state, -1))

    def conserved(self, state: Labyria) -> Sequence[tuple[str, int]]:
        """RIA-04; walls are where obstacles stand, and figures where they are said to be."""
        maze = state.maze
        on, own = maze.on, state.reserve
        tiles = sum(map(int.bit_count, maze.tile))
        corners = sum(map(bool, maze.corner))
        closed = sum(map(int.bit_count, map(xor, maze.rim, maze.open)))
        standing = {field for field in range(FIELDS) if 0 < on[field] < CORNER_FIELD}
        named = {f for f in state.figure[: FIGURES * state.seats] if on[f] < CORNER_FIELD}
        return (
            ("tiles", tiles + sum(own[::2]) + state.depot),
            ("corners", corners + sum(own[1::2])),
            ("walls without obstacles", closed // 2 - tiles - 2 * corners),
            ("tiles counted", maze.tiles - tiles),
            ("corners counted", maze.corners - corners),
            ("figures apart", len(standing ^ named)),
        )


def _ways(state: Labyria, seat: int) -> dict[str, str]:
    """The way that is shown for each move that the seat can make now."""
    acts = Acts()
    state.legal(seat, acts)
    shown = {}
    looked = -1
    for act in acts.listed():
        if kind_of(act) == MOVE:
            start = move_parts(act)[0]
            if start != looked:
                state.look_from(start)
                looked = start
            shown[notation.format_act(act)] = notation.format_way(state.way_found(act))
    return shown


def _state_of(view: LabyriaView) -> Labyria:
    """The state that a view shows: the whole of it."""
    return position.laid_out(view.players, view.size, view)
