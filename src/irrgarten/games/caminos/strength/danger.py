"""With which pieces a seat could connect two sides with its next turn (CAM-20)."""

from __future__ import annotations

from collections.abc import Iterator

from irrgarten.games.caminos.codes import cubes_of
from irrgarten.games.caminos.notation import cell_name, format_act
from irrgarten.games.caminos.rules import Caminos
from irrgarten.games.caminos.strength.threats import Threats
from irrgarten.kernel import door
from irrgarten.kernel.threats import Threat

#: Of each seat so many are told: whoever has more ways to win needs no list of them.
MOST = 12


def threats(state: Caminos) -> list[Threat]:
    if state.winner >= 0 or state.walnut_first():  # CAM-40
        return []
    return [threat for seat in range(state.seats) for threat in _of(state, seat)]


def _of(state: Caminos, seat: int) -> Iterator[Threat]:
    tried = state.copy()
    tried.turn = seat
    if state.out >> seat & 1:  # CAM-15
        return
    winning = set(Threats().wins(tried, seat).listed())
    legal = [act for act in door.numbers_of(tried, seat) if act in winning]
    for act in legal[:MOST]:
        x, y, _ = cubes_of(act)[0]
        yield Threat(seat, None, cell_name(x, y), None, [format_act(seat, act)])
