"""Brändi Labyria as the rest of the system asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from operator import xor

from irrgarten.games.labyria import (
    drawing,
    narration,
    notation,
    options,
    picture,
    position,
    set_up,
    view,
    why_not,
)
from irrgarten.games.labyria.board import FIELDS, FIGURES
from irrgarten.games.labyria.codes import (
    BUILD,
    CORNER_FIELD,
    DEFEND,
    FIRST,
    MOVE,
    kind_of,
    source_of,
)
from irrgarten.games.labyria.encoding import LabyriaEncoding
from irrgarten.games.labyria.options import LabyriaOptions
from irrgarten.games.labyria.rules import Labyria
from irrgarten.games.labyria.strength import danger, reasons
from irrgarten.games.labyria.strength.heuristics import LabyriaHeuristics
from irrgarten.games.labyria.strength.levels import AT, LEVELS
from irrgarten.games.labyria.view import LabyriaView
from irrgarten.kernel.rulebook import Pages, Rulebook, clauses
from irrgarten.kernel.rules import Levels
from irrgarten.kernel.threats import Threat


class LabyriaRules(Rulebook[Labyria, LabyriaOptions, LabyriaView]):
    version = "1"
    players = (2, 4)
    clauses = clauses(
        "RIA",
        "01 02 03 04 05 06 07 10 11 12 13 14 15 20 21 22 23 24 30 31 32 33 34 35 36 "
        "40 41 42 43 44 45 46 47 48 50 51 52 53 54 55 56 57 60",
    )
    given = ("beginner", "building")
    heuristics_type = LabyriaHeuristics
    encoding_type = LabyriaEncoding
    levels = LEVELS
    pages = Pages(
        options, set_up, notation, why_not, position, view, narration, drawing, picture, reasons
    )

    def levels_at(self, options: LabyriaOptions) -> Levels:
        return AT[options.players]

    def is_chance(self, act: int) -> bool:
        return FIRST <= kind_of(act) <= DEFEND

    def may_be_drawn_for(self, state: Labyria) -> bool:
        """Obstacles, which RIA-11 to RIA-14 let them place."""
        return state.phase == BUILD

    def foreseen(self, state: Labyria, act: int, after: Labyria) -> Labyria | None:
        """All but attacks, which the defence answers (RIA-51)."""
        is_attack = kind_of(act) == MOVE and source_of(act) >= 0
        return None if is_attack else after

    def threats(self, view: LabyriaView) -> list[Threat]:
        return danger.threats(self.known(view))

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
