"""Why a strong player would make an act: facts from what the seat sees and remembers alone.

A fact is told only where it tells the act from the others: what most of them do just as well is no
reason to choose this one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from irrgarten.kernel.facts import Fact, Tried
from irrgarten.kernel.lots import SeededLots
from irrgarten.kernel.memory import Event, Memory
from irrgarten.kernel.narration import TurnCame
from irrgarten.kernel.play import legal_acts
from irrgarten.kernel.preview import preview
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.rules import Options, Rules, View
from irrgarten.search.levels import ADVISER

#: Who gives hints.
LEVEL = ADVISER.name

#: The adviser's seed. Reviews use it too, so that no review condemns a hint.
SEED = 0

#: It was the only act; it wins; or, of all that were tried, it led to a win most often.
ONLY, WINS, BEST = Fact("hint-only"), Fact("hint-wins"), Fact("hint-best")

#: An act is held against so many others at most, taken evenly from all that are legal.
OTHERS = 32


class Ahead(Struct, frozen=True):
    """What a seat would perceive of its planned acts, and see and be able to do after them."""

    perceived: list[Event]
    view: View
    legal: list[str]


def ahead(rules: Rules[Any, Any, Any], state: Any, seat: int, acts: Sequence[str]) -> Ahead | None:
    """Where a plan leads, or None where the turn is over or something unforeseen answers."""
    tried = preview(rules, state, seat, acts)
    if not tried.sure or tried.stands < len(acts) or len(tried.steps) < len(acts):
        return None
    events = [event for step in tried.steps for event in step.events]
    last = tried.steps[-1]
    if not last.legal or any(isinstance(event, TurnCame) for event in events):
        return None
    return Ahead(events, rules.view(last.state, seat), last.legal)


def weightiest(facts: Sequence[Fact]) -> Fact:
    """The fact to tell of a whole turn, given one for each of its acts."""
    if WINS in facts:
        return WINS
    return next((fact for fact in facts if fact not in (ONLY, BEST)), facts[0])


def why(
    rules: Rules[Any, Any, Any],
    options: Options,
    seat: int,
    perceived: Iterable[Event],
    view: View,
    seed: int,
    act: str,
) -> Fact:
    """The fact that says most for the act that the search has chosen."""
    rng = Rng(SeededLots(str(seed), "hint").below(1 << 64))
    memory = rules.memory(options, seat, 1.0, rng)
    memory.observe(perceived)
    # A position that fits all that the seat knows; what is foreseen is the same on each of them.
    state = rules.belief(view, memory).sample(rng)
    others = [other for other in legal_acts(rules, state, seat) if other != act]
    if not others:
        return ONLY
    desk = _Desk(rules, state, seat, view, memory)
    if desk.wins(act):
        return WINS
    return next(desk.telling(act, others), BEST)


class _Desk:
    """A seat's position, on which acts are tried and held against each other."""

    def __init__(
        self, rules: Rules[Any, Any, Any], state: Any, seat: int, view: View, memory: Memory
    ) -> None:
        self._rules = rules
        self._state = state
        self._seat = seat
        self._view = view
        self._memory = memory

    def wins(self, act: str) -> bool:
        after = self._after(act)
        return after is not None and _won(after.state, self._seat)

    def telling(self, act: str, others: Sequence[str]) -> Iterator[Fact]:
        """What speaks for the act and not just as well for most others, the weightiest first."""
        own = self._tried(act)
        facts = [*self._rules.reasons(own)]
        if not facts:
            return
        rest = [self._tried(other) for other in spread(others)]
        # Other words for the same act: what would be seen after both is the same.
        rest = [other for other in rest if own.after is None or other.after != own.after]
        theirs = [[*self._rules.reasons(other)] for other in rest]
        yield from (fact for fact in facts if tells(fact, theirs))

    def _tried(self, act: str) -> Tried:
        step = self._after(act)
        after = None if step is None else self._rules.view(step.state, self._seat)
        events = [] if step is None else step.events
        return Tried(self._seat, act, self._view, self._memory, after, events)

    def _after(self, act: str) -> Any:
        steps = preview(self._rules, self._state, self._seat, [act]).steps
        return next(iter(steps), None)


def spread(acts: Sequence[str]) -> Sequence[str]:
    return acts[:: -(-len(acts) // OTHERS)]


def tells(fact: Fact, others: Sequence[Sequence[Fact]]) -> bool:
    """Whether fewer than half of the others have it as well: for the same reason, and as much."""
    shared = sum(
        any(other.reason == fact.reason and other.weight >= fact.weight for other in facts)
        for facts in others
    )
    return 2 * shared < max(1, len(others))


def _won(state: Any, seat: int) -> bool:
    results = [state.result(one) for one in range(state.seats)]
    return bool(state.to_act() == 0 and results[seat] == max(results) > min(results))
