"""What a seat sees of Brändi Labyria: everything."""

from __future__ import annotations

from msgspec.structs import replace

from irrgarten.games.labyria import notation, position
from irrgarten.games.labyria.board import FIELD_NAMES
from irrgarten.games.labyria.codes import MOVE, kind_of, start_of
from irrgarten.games.labyria.options import LabyriaOptions
from irrgarten.games.labyria.position import PositionState
from irrgarten.games.labyria.rules import Labyria
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.positions import shown


class LabyriaView(PositionState, frozen=True):
    seat: int | None
    players: int
    size: int
    starts: list[str]
    goals: list[str]
    ways: dict[str, str]
    """For whoever is to move: the way that is shown (``nne``), for each move and attack."""


def open_to_all(state: Labyria) -> LabyriaView:
    seats = range(state.seats)
    return LabyriaView(
        seat=None,
        players=state.seats,
        size=state.maze.size,
        starts=[FIELD_NAMES[state.start_of(seat)] for seat in seats],
        goals=[FIELD_NAMES[state.goal_of(seat)] for seat in seats],
        ways={},
        **shown(position.told(state)),
    )


def view_of(state: Labyria, seat: int, lies_open: LabyriaView) -> LabyriaView:
    return replace(lies_open, seat=seat, ways=_ways(state, seat))


def _ways(state: Labyria, seat: int) -> dict[str, str]:
    """The way that is shown for each move that the seat can make now."""
    acts = Acts()
    state.legal(seat, acts)
    shown = {}
    looked = -1
    for act in acts.listed():
        if kind_of(act) == MOVE:
            start = start_of(act)
            if start != looked:
                state.look_from(start)
                looked = start
            shown[notation.format_act(seat, act)] = notation.format_way(state.way_found(act))
    return shown


def known(view: LabyriaView) -> Labyria:
    """The whole of it: nothing is hidden."""
    return position.laid_out(LabyriaOptions(players=view.players, size=view.size), view)
