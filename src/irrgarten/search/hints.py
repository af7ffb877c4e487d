"""Why a strong player would make an act: facts from what the seat sees and remembers alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from irrgarten.kernel.facts import Fact, Tried
from irrgarten.kernel.lots import SeededLots
from irrgarten.kernel.memory import Event
from irrgarten.kernel.play import legal_acts
from irrgarten.kernel.preview import preview
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.rules import Options, Rules, View

#: Who gives hints.
LEVEL = "expert"

#: It was the only act; it wins; or, of all that were tried, it led to a win most often.
ONLY, WINS, BEST = Fact("hint-only"), Fact("hint-wins"), Fact("hint-best")


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
    if len(legal_acts(rules, state, seat)) == 1:
        return ONLY
    step = next(iter(preview(rules, state, seat, [act]).steps), None)
    after = None if step is None else rules.view(step.state, seat)
    events = [] if step is None else step.events
    if after is not None and _won(rules, step.state if step else state, seat):
        return WINS
    tried = Tried(seat, act, view, memory, after, events)
    return next(_given(rules, tried), BEST)


def _given(rules: Rules[Any, Any, Any], tried: Tried) -> Iterator[Fact]:
    return iter(rules.reasons(tried))


def _won(rules: Rules[Any, Any, Any], state: Any, seat: int) -> bool:
    results = [state.result(one) for one in range(state.seats)]
    return bool(state.to_act() == 0 and results[seat] == max(results) > min(results))
