"""What has to hold for an act to be legal: conditions by name, each with its clause.

The rules of a game state a condition once, as a method of the position: ``legal`` lists the acts
for which all hold, and ``why_not`` names the first that does not, in the order a referee would ask.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec import Struct

from irrgarten.kernel.clauses import Refusal
from irrgarten.kernel.state import CHANCE_SEAT

#: Called with the position, a seat and an act.
Holds = Callable[[Any, int, int], bool]
About = Mapping[str, str | int]


class Condition(Struct, frozen=True):
    """A clause, the reason for which it refuses an act, and the method that finds it kept."""

    clause: str
    reason: str
    holds: Holds
    #: What fills in the places of the reason's text.
    about: Callable[[Any, int, int], About] | None = None


def by_chance(state: Any, seat: int, act: int) -> bool:
    return seat == CHANCE_SEAT


def its_turn(state: Any, seat: int, act: int) -> About:
    return {"seat": state.turn}


def first_refusal(
    conditions: Iterable[Condition], state: Any, seat: int, act: int
) -> Refusal | None:
    """Return the refusal by the first condition that does not hold, or None if all do."""
    for one in conditions:
        if not one.holds(state, seat, act):
            about = one.about(state, seat, act) if one.about else {}
            return Refusal(one.clause, one.reason, {**about})
    return None
