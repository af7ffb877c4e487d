"""From the journal of the rules to events; everybody perceives the same."""

from __future__ import annotations

from typing import Literal

from irrgarten.games.labyrinthe import codes
from irrgarten.games.labyrinthe.board import SQUARE_NAMES
from irrgarten.games.labyrinthe.view import (
    Drawn,
    Lapsed,
    Moved,
    Passed,
    Shifted,
    Slid,
    TurnCame,
    Won,
)
from irrgarten.kernel.journal import Journal
from irrgarten.kernel.memory import Event


def narrate_all(journal: Journal) -> list[Event]:
    events: list[Event] = []
    for kind, a, b, c, d, _ in journal.entries():
        if kind == codes.MOVED:
            events.append(Moved(a, SQUARE_NAMES[b], SQUARE_NAMES[c]))
        elif kind == codes.SHIFTED:
            events.append(Shifted(a, b, SQUARE_NAMES[c], SQUARE_NAMES[d]))
        elif kind == codes.SLID:
            events.append(Slid(a, SQUARE_NAMES[b], SQUARE_NAMES[c], d))
        elif kind == codes.LAPSED:
            lapsed: Literal["pawn", "block"] = "pawn" if b == codes.PAWN_DONE else "block"
            events.append(Lapsed(a, lapsed))
        elif kind == codes.PASSED:
            events.append(Passed(a))
        elif kind == codes.TURN:
            events.append(TurnCame(a))
        elif kind == codes.WON:
            events.append(Won(a))
        elif kind == codes.DRAWN:
            events.append(Drawn(a))
    return events
