"""Le Jeu du Labyrinthe as the rest of the system asks for it."""

from __future__ import annotations

from collections.abc import Sequence

from irrgarten.games.labyrinthe import (
    drawing,
    looking,
    narration,
    notation,
    options,
    picture,
    placing,
    position,
    set_up,
    view,
    why_not,
)
from irrgarten.games.labyrinthe.board import SQUARES
from irrgarten.games.labyrinthe.encoding import LabyrintheEncoding
from irrgarten.games.labyrinthe.options import LabyrintheOptions
from irrgarten.games.labyrinthe.rules import Labyrinthe
from irrgarten.games.labyrinthe.strength import danger, reasons
from irrgarten.games.labyrinthe.strength.heuristics import LabyrintheHeuristics
from irrgarten.games.labyrinthe.strength.levels import FOUR, LEVELS
from irrgarten.games.labyrinthe.view import LabyrintheView
from irrgarten.kernel.rulebook import Pages, Rulebook, clauses
from irrgarten.kernel.rules import Levels
from irrgarten.kernel.threats import Threat


class LabyrintheRules(Rulebook[Labyrinthe, LabyrintheOptions, LabyrintheView]):
    version = "1"
    players = (2, 4)
    may_be_drawn = True  # LAB-25
    clauses = clauses("LAB", "01 02 03 04 05 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25")
    given = ("beginner",)
    heuristics_type = LabyrintheHeuristics
    encoding_type = LabyrintheEncoding
    levels = LEVELS
    pages = Pages(
        options, set_up, notation, why_not, position, view, narration, drawing, picture, reasons
    )

    def levels_at(self, options: LabyrintheOptions) -> Levels:
        return FOUR if options.players == 4 else LEVELS

    def foreseen(self, state: Labyrinthe, act: int, after: Labyrinthe) -> Labyrinthe | None:
        return after  # LAB-20: looking is free, and nothing is hidden

    def reach(self, state: Labyrinthe, place: str) -> list[str]:
        """LAB-20: looking is free, at any piece and at any time."""
        return looking.reach(state, notation.square(place))

    def threats(self, view: LabyrintheView) -> list[Threat]:
        return danger.threats(self.known(view))

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
