"""A small game in which both seats act at once and may take their acts together.

Each raises fingers, one by one and unseen, and says ``done``; then both hands are shown and the
higher one wins.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from irrgarten.kernel.acts import Acts
from irrgarten.kernel.belief import Belief
from irrgarten.kernel.clauses import Refusal
from irrgarten.kernel.errors import NotationError
from irrgarten.kernel.journal import Journal
from irrgarten.kernel.lots import Lots
from irrgarten.kernel.memory import Event, Memory
from irrgarten.kernel.notes import Notes
from irrgarten.kernel.positions import Open, Position
from irrgarten.kernel.rules import Options, Rules
from irrgarten.kernel.state import State

UP, DONE = range(2)


class Hands(State):
    def __init__(self) -> None:
        self.seats = 2
        self.fingers = [0, 0]
        self.done = 0

    def to_act(self) -> int:
        return 3 & ~self.done

    def legal(self, seat: int, into: Acts) -> None:
        into.clear()
        if not self.done >> seat & 1:
            if self.fingers[seat] < 5:
                into.add(UP)
            into.add(DONE)

    def apply(self, seat: int, act: int, journal: Journal | None) -> None:
        if act == UP:
            self.fingers[seat] += 1
        else:
            self.done |= 1 << seat
        if journal is not None:
            journal.note(act, seat)

    def copy(self) -> Hands:
        hands = Hands()
        hands.fingers, hands.done = list(self.fingers), self.done
        return hands

    def result(self, seat: int) -> float:
        return float(self.fingers[seat] > self.fingers[1 - seat])


class FingersOptions(Options, frozen=True, kw_only=True):
    players: int = 2


class FingersView(Open, frozen=True):
    seat: int | None
    fingers: list[int | None]
    done: list[bool]


class Raised(Event, frozen=True):
    seat: int


class SaidDone(Event, frozen=True):
    seat: int


class Fingers(Rules[Hands, FingersOptions, FingersView]):
    name = "fingers"
    version = "1"
    options_type = FingersOptions
    view_type = FingersView
    event_type = Raised | SaidDone
    players = (2, 2)
    clauses = ("FIN-01",)

    def set_up(self, options: FingersOptions, lots: Lots, given: Mapping[str, Any]) -> Hands:
        return Hands()

    def options(self, state: Hands) -> FingersOptions:
        return FingersOptions()

    def format(self, state: Hands, seat: int, act: int) -> str:
        return ("up", "done")[act]

    def parse(self, state: Hands, seat: int, text: str) -> int:
        if text not in ("up", "done"):
            raise NotationError(f"{text!r} names no act")
        return ("up", "done").index(text)

    def why_not(self, state: Hands, seat: int, act: int) -> Refusal | None:
        legal = Acts()
        state.legal(seat, legal)
        return None if legal.has(act) else Refusal("FIN-01", "why-done")

    def foreseen(self, state: Hands, act: int, after: Hands) -> Hands | None:
        return after if act == UP else None

    def load(self, position: Position) -> Hands:
        hands = Hands()
        hands.fingers, hands.done = list(position["fingers"]), position["done"]
        return hands

    def dump(self, state: Hands) -> Position:
        return {"game": self.name, "fingers": list(state.fingers), "done": state.done}

    def view(self, state: Hands, seat: int) -> FingersView:
        over = state.done == 3
        return FingersView(
            seat=seat if seat >= 0 else None,
            fingers=[
                count if over or owner == seat else None
                for owner, count in enumerate(state.fingers)
            ],
            done=[bool(state.done >> owner & 1) for owner in range(2)],
        )

    def narrate(self, state: Hands, journal: Notes, seat: int) -> list[Event]:
        events: list[Event] = []
        for kind, owner, *_ in journal.entries():
            if kind == DONE:
                events.append(SaidDone(owner))
            elif owner == seat:
                events.append(Raised(owner))
        return events

    def belief(self, view: FingersView, memory: Memory | None) -> Belief:
        return Belief(Hands())

    def draw(self, view: FingersView) -> str:
        return str(view.fingers)

    def draw_whole(self, state: Hands) -> str:
        return str(state.fingers)
