"""Brändi Caminos as the rest of the system asks for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from irrgarten.games.caminos import (
    drawing,
    looking,
    narration,
    notation,
    position,
    set_up,
    why_not,
)
from irrgarten.games.caminos.codes import WOODS, wood_of
from irrgarten.games.caminos.heuristics import CaminosHeuristics
from irrgarten.games.caminos.options import CaminosOptions
from irrgarten.games.caminos.rules import Caminos
from irrgarten.games.caminos.view import CaminosEvent, CaminosView
from irrgarten.kernel.belief import Belief
from irrgarten.kernel.clauses import Refusal
from irrgarten.kernel.heuristics import Heuristics
from irrgarten.kernel.journal import Journal
from irrgarten.kernel.lots import Lots
from irrgarten.kernel.memory import Event, Memory
from irrgarten.kernel.rules import Position, Rules

_CLAUSES = "01 02 03 04 05 10 11 12 13 14 15 20 21 22 23 24 25 26 27 30 31 32 33 40 41".split()


class CaminosRules(Rules[Caminos, CaminosOptions, CaminosView]):
    name = "caminos"
    version = "1"
    options_type = CaminosOptions
    view_type = CaminosView
    event_type = CaminosEvent
    players = (2, 4)
    clauses = tuple(f"CAM-{number}" for number in _CLAUSES)
    given = ("beginner",)
    match = True  # CAM-33

    def set_up(self, options: CaminosOptions, lots: Lots, given: Mapping[str, Any]) -> Caminos:
        return set_up.first_position(options, lots, given)

    def options(self, state: Caminos) -> CaminosOptions:
        return position.options_of(state)

    def format(self, state: Caminos, seat: int, act: int) -> str:
        return notation.format_act(act)

    def parse(self, state: Caminos, seat: int, text: str) -> int:
        return notation.parse_act(text)

    def is_chance(self, act: int) -> bool:
        return False

    def whose_turn(self, state: Caminos) -> int:
        return max(state.turn, 0)

    def why_not(self, state: Caminos, seat: int, act: int) -> Refusal | None:
        return why_not.refusal(state, seat, act)

    def previewed(self, state: Caminos, act: int, after: Caminos) -> bool:
        return True  # no chance, and nothing is hidden

    def load(self, position_: Position) -> Caminos:
        return position.load_position(position_)

    def dump(self, state: Caminos) -> Position:
        return position.dump_position(state)

    def view(self, state: Caminos, seat: int) -> CaminosView:
        return looking.looked_at(state, seat)

    def narrate(self, state: Caminos, journal: Journal, seat: int) -> list[Event]:
        return narration.narrate_all(journal, state.seats)

    def belief(self, view: CaminosView, memory: Memory | None) -> Belief:
        return Belief(_state_of(view))

    def points(self, state: Caminos) -> list[int]:
        points = state.points
        return [points[seat % 2] for seat in range(state.seats)]

    def next_round(self, first: Caminos) -> dict[str, Any]:
        return {"beginner": (first.turn + 1) % first.seats}  # CAM-05

    def heuristics(self, view: CaminosView, memory: Memory | None) -> Heuristics:
        return CaminosHeuristics(_state_of(view))

    def draw(self, view: CaminosView) -> str:
        return drawing.draw_view(view)

    def draw_whole(self, state: Caminos) -> str:
        return drawing.draw_view(self.view(state, -1))

    def conserved(self, state: Caminos) -> Sequence[tuple[str, int]]:
        counts = [0, 0, 2 * state.neutral - state.count if state.walnut_first() else 0]
        for seat in range(state.seats):
            counts[seat % 2] += state.pieces_left(seat)
        for seat, act in position.entries(state):
            counts[wood_of(seat, act)] += 1
        return tuple(zip(WOODS, counts, strict=True))


def _state_of(view: CaminosView) -> Caminos:
    """The state that a view shows: the whole of it."""
    options = CaminosOptions(
        players=4 if view.players == 4 else 2, board=view.board, neutral=view.neutral
    )
    return position.rebuilt(options, view.turn, view.placed)
