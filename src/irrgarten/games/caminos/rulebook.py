"""Brändi Caminos as the rest of the system asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from irrgarten.games.caminos import (
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
from irrgarten.games.caminos.codes import WOODS, wood_of
from irrgarten.games.caminos.encoding import CaminosEncoding
from irrgarten.games.caminos.options import CaminosOptions
from irrgarten.games.caminos.rules import Caminos
from irrgarten.games.caminos.strength import danger, reasons
from irrgarten.games.caminos.strength.heuristics import CaminosHeuristics
from irrgarten.games.caminos.strength.levels import LEVELS, RING
from irrgarten.games.caminos.view import CaminosView
from irrgarten.kernel.rulebook import Pages, Rulebook, clauses
from irrgarten.kernel.rules import Levels
from irrgarten.kernel.threats import Threat


class CaminosRules(Rulebook[Caminos, CaminosOptions, CaminosView]):
    version = "1"
    players = (2, 4)
    clauses = clauses(
        "CAM", "01 02 03 04 05 10 11 12 13 14 15 20 21 22 23 24 25 26 27 30 31 32 33 40 41"
    )
    given = ("beginner",)
    match = True  # CAM-33
    may_be_drawn = True  # CAM-27
    heuristics_type = CaminosHeuristics
    encoding_type = CaminosEncoding
    levels = LEVELS
    pages = Pages(
        options, set_up, notation, why_not, position, view, narration, drawing, picture, reasons
    )

    def levels_at(self, options: CaminosOptions) -> Levels:
        return RING if options.board == "ring" else LEVELS

    def foreseen(self, state: Caminos, act: int, after: Caminos) -> Caminos | None:
        return after  # no chance, and nothing is hidden

    def sides(self, options: CaminosOptions) -> list[list[int]]:
        return [list(range(wood, options.players, 2)) for wood in range(2)]

    def points(self, state: Caminos) -> list[int]:
        points = state.points
        return [points[seat % 2] for seat in range(state.seats)]

    def next_round(self, first: Caminos) -> dict[str, Any]:
        return {"beginner": (first.turn + 1) % first.seats}  # CAM-05

    def threats(self, view: CaminosView) -> list[Threat]:
        return danger.threats(self.known(view))

    def conserved(self, state: Caminos) -> Sequence[tuple[str, int]]:
        counts = [0, 0, 2 * state.neutral - state.count if state.walnut_first() else 0]
        for seat in range(state.seats):
            counts[seat % 2] += state.pieces_left(seat)
        for seat, act in position.entries(state):
            counts[wood_of(seat, act)] += 1
        return tuple(zip(WOODS, counts, strict=True))
