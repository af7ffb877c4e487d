"""Le Jeu du Labyrinthe as the rest of the system asks for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from irrgarten.games.labyrinthe import (
    drawing,
    layout,
    narration,
    notation,
    placing,
    position,
    set_up,
    why_not,
)
from irrgarten.games.labyrinthe.board import SQUARE_OF, SQUARES
from irrgarten.games.labyrinthe.heuristics import LabyrintheHeuristics
from irrgarten.games.labyrinthe.options import LabyrintheOptions
from irrgarten.games.labyrinthe.rules import Labyrinthe
from irrgarten.games.labyrinthe.view import LabyrintheEvent, LabyrintheView
from irrgarten.kernel.belief import Belief
from irrgarten.kernel.clauses import Refusal
from irrgarten.kernel.heuristics import Heuristics
from irrgarten.kernel.journal import Journal
from irrgarten.kernel.lots import Lots
from irrgarten.kernel.memory import Event, Memory
from irrgarten.kernel.rules import Position, Rules

_CLAUSES = "01 02 03 04 05 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25".split()


class LabyrintheRules(Rules[Labyrinthe, LabyrintheOptions, LabyrintheView]):
    name = "labyrinthe"
    version = "1"
    options_type = LabyrintheOptions
    view_type = LabyrintheView
    event_type = LabyrintheEvent
    players = (2, 4)
    clauses = tuple(f"LAB-{number}" for number in _CLAUSES)
    given = ("beginner",)

    def set_up(
        self, options: LabyrintheOptions, lots: Lots, given: Mapping[str, Any]
    ) -> Labyrinthe:
        return set_up.first_position(options, lots, given)

    def options(self, state: Labyrinthe) -> LabyrintheOptions:
        return LabyrintheOptions(
            players=4 if state.seats == 4 else 2,
            turn_limit=state.turn_limit,
            layout=layout.told(placing.figures(state)),
        )

    def format(self, state: Labyrinthe, seat: int, act: int) -> str:
        return notation.format_act(act)

    def parse(self, state: Labyrinthe, seat: int, text: str) -> int:
        return notation.parse_act(text)

    def is_chance(self, act: int) -> bool:
        return False

    def whose_turn(self, state: Labyrinthe) -> int:
        return max(state.turn, 0)

    def why_not(self, state: Labyrinthe, seat: int, act: int) -> Refusal | None:
        return why_not.refusal(state, seat, act)

    def previewed(self, state: Labyrinthe, act: int, after: Labyrinthe) -> bool:
        return True  # LAB-20: looking is free, and nothing is hidden

    def load(self, position_: Position) -> Labyrinthe:
        return position.load_position(position_)

    def dump(self, state: Labyrinthe) -> Position:
        return position.dump_position(state)

    def view(self, state: Labyrinthe, seat: int) -> LabyrintheView:
        return LabyrintheView(
            seat=seat if seat >= 0 else None,
            players=state.seats,
            turn_limit=state.turn_limit,
            figures=position.named(placing.figures(state)),
            **position.dump_open(state),
        )

    def narrate(self, state: Labyrinthe, journal: Journal, seat: int) -> list[Event]:
        return narration.narrate_all(journal)

    def belief(self, view: LabyrintheView, memory: Memory | None) -> Belief:
        return Belief(_state_of(view))

    def heuristics(self, view: LabyrintheView, memory: Memory | None) -> Heuristics:
        return LabyrintheHeuristics(_state_of(view))

    def draw(self, view: LabyrintheView) -> str:
        return drawing.draw_view(view)

    def draw_whole(self, state: Labyrinthe) -> str:
        return drawing.draw_view(self.view(state, -1))

    def conserved(self, state: Labyrinthe) -> Sequence[tuple[str, int]]:
        blocks = placing.blocks(state)
        pawns = placing.pawns(state)
        return (
            ("walls by row", _marked(state.wall_row)),
            ("walls by column", _marked(state.wall_column)),
            ("pawns by row", _marked(state.pawn_row)),
            ("pawns by column", _marked(state.pawn_column)),
            ("squares of blocks", len({square for block in blocks for square in block})),
            ("pawns", len({square for seat in pawns for square in seat if square < SQUARES})),
        )


def _marked(lines: list[int]) -> int:
    return sum(line.bit_count() for line in lines)


def _state_of(view: LabyrintheView) -> Labyrinthe:
    """The state that a view shows: the whole of it."""
    figures = [[SQUARE_OF[name] for name in figure] for figure in view.figures]
    return position.laid_out(view.players, view.turn_limit, figures, view)
