"""A turn tried on a copy before it is made: as far as that can be foreseen."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from msgspec import Struct

from irrgarten.kernel import door
from irrgarten.kernel.errors import IllegalMove
from irrgarten.kernel.journal import Journal
from irrgarten.kernel.memory import Event
from irrgarten.kernel.play import legal_acts
from irrgarten.kernel.rules import Rules
from irrgarten.kernel.state import CHANCE, CHANCE_SEAT, State


class Step(Struct, frozen=True):
    """One act of a plan: what the seat would perceive, where it leads, and what may follow.

    ``whole``: the act leads just there. Otherwise it does what ``state`` shows, and then chance
    or something hidden answers.
    """

    state: State
    events: list[Event]
    legal: list[str]
    whole: bool


class Preview(Struct, frozen=True):
    """The steps of a plan.

    The first ``stands`` of the acts can be made one after the other; that is one more than there
    are steps if nothing of what the last one leads to can be foreseen. The next one was refused,
    if there is a ``refusal``, or the turn was over. Unless it is ``sure``, what is hidden may
    stop the acts earlier.
    """

    steps: list[Step]
    stands: int
    refusal: IllegalMove | None = None
    sure: bool = True


def preview(rules: Rules[Any, Any, Any], state: State, seat: int, texts: Sequence[str]) -> Preview:
    """These acts of a seat, tried one after the other; what chance would do is never tried."""
    if seat == CHANCE_SEAT:
        return Preview([], 0)
    steps: list[Step] = []
    now = rules.imagined(state)
    sure = now is state
    for text in texts:
        if steps and not (steps[-1].whole and _is_to_act(now, seat)):
            break
        try:
            act = door.checked(rules, now, seat, text)
        except IllegalMove as refusal:
            return Preview(steps, len(steps), refusal, sure)
        journal = Journal()
        after = act.made(journal)
        foreseen = rules.foreseen(now, act.act, after)
        if foreseen is None:
            return Preview(steps, len(steps) + 1, None, sure)
        steps.append(_step(rules, seat, after, journal, foreseen))
        now = foreseen
    return Preview(steps, len(steps), None, sure)


def _step(
    rules: Rules[Any, Any, Any], seat: int, after: State, journal: Journal, foreseen: State
) -> Step:
    events = rules.narrate(after, journal, seat)
    if foreseen is after:
        return Step(foreseen, events, legal_acts(rules, after, seat), whole=True)
    own = takewhile(lambda event: not isinstance(event, rules.answers), events)
    return Step(foreseen, list(own), [], whole=False)


def _is_to_act(state: State, seat: int) -> bool:
    to_act = state.to_act()
    return to_act != CHANCE and bool(to_act >> seat & 1)
