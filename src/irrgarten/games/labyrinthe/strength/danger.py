"""Which pawns could be shifted (LAB-21), and who could win with the next pawn."""

from __future__ import annotations

from collections.abc import Iterator

from irrgarten.games.labyrinthe.board import CENTRE, PAWNS, SQUARE_NAMES
from irrgarten.games.labyrinthe.codes import end_of, shifted_of, start_of
from irrgarten.games.labyrinthe.looking import freed
from irrgarten.games.labyrinthe.rules import PAWNS_TO_WIN, Labyrinthe
from irrgarten.kernel import door
from irrgarten.kernel.threats import Threat, gathered


def threats(state: Labyrinthe) -> list[Threat]:
    if state.winner >= 0:
        return []
    return gathered([threat for seat in range(state.seats) for threat in _of(state, seat)])


def _of(state: Labyrinthe, seat: int) -> Iterator[Threat]:
    third = state.in_centre(seat) == PAWNS_TO_WIN - 1
    for act in door.numbers_of(freed(state, seat), seat):  # no block comes to the centre (LAB-17)
        start, end = start_of(act), end_of(act)
        met = state.pawn_on(end) if shifted_of(act) >= 0 else -1
        if met >= 0 and met // PAWNS != seat:
            yield Threat(seat, SQUARE_NAMES[start], SQUARE_NAMES[end], met // PAWNS, [])
        if third and start not in CENTRE and end in CENTRE:
            yield Threat(seat, SQUARE_NAMES[start], SQUARE_NAMES[end], None, [])
