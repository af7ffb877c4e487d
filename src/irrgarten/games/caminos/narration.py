"""From the journal of the rules to events; everybody perceives the same."""

from __future__ import annotations

from typing import Literal

from irrgarten.games.caminos import codes, notation
from irrgarten.games.caminos.codes import wood_of
from irrgarten.games.caminos.view import Drawn, Placed, TurnCame, WentOut, Won, Wood
from irrgarten.kernel.journal import Journal
from irrgarten.kernel.memory import Event

WOODS: tuple[Literal["beech"], Literal["maple"], Literal["walnut"]] = ("beech", "maple", "walnut")


def wood_named(seat: int, act: int) -> Wood:
    return WOODS[wood_of(seat, act)]


def narrate_all(journal: Journal, seats: int) -> list[Event]:
    events: list[Event] = []
    for kind, a, b, c, d, _ in journal.entries():
        if kind == codes.PLACED:
            events.append(Placed(a, b, notation.format_act(c), wood_named(a, c)))
        elif kind == codes.OUT:
            events.append(WentOut(a, b))
        elif kind == codes.TURN:
            events.append(TurnCame(a))
        elif kind == codes.WON:
            events.append(Won(list(range(a, seats, 2)), WOODS[a], b, c))
        elif kind == codes.DRAWN:
            events.append(Drawn([a, b], [c, d]))
    return events
