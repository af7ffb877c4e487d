"""What a seat sees of Le Jeu du Labyrinthe: everything."""

from __future__ import annotations

from msgspec.structs import replace

from irrgarten.games.labyrinthe import placing, position
from irrgarten.games.labyrinthe.board import SQUARE_OF
from irrgarten.games.labyrinthe.position import PositionState
from irrgarten.games.labyrinthe.rules import Labyrinthe
from irrgarten.kernel.positions import shown


class LabyrintheView(PositionState, frozen=True):
    seat: int | None
    players: int
    turn_limit: int
    figures: list[list[str]]
    """The figures printed on the board: where each block started (LAB-03)."""


def open_to_all(state: Labyrinthe) -> LabyrintheView:
    return LabyrintheView(
        seat=None,
        players=state.seats,
        turn_limit=state.turn_limit,
        figures=position.named(placing.figures(state)),
        **shown(position.told(state)),
    )


def view_of(state: Labyrinthe, seat: int, lies_open: LabyrintheView) -> LabyrintheView:
    return replace(lies_open, seat=seat)


def known(view: LabyrintheView) -> Labyrinthe:
    """The whole of it: nothing is hidden."""
    figures = [[SQUARE_OF[name] for name in figure] for figure in view.figures]
    return position.laid_out(view.players, view.turn_limit, figures, view)
