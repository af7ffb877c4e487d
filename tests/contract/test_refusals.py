"""Every refusal can be said to a person, whole."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DataObject
from tests.contract.walks import positions, starts, walk
from tests.wording import is_whole

from irrgarten.kernel.play import AnyRules
from irrgarten.kernel.state import CHANCE_SEAT


@settings(max_examples=15)
@given(data=st.data())
def test_a_refusal_is_a_sentence_with_nothing_left_open(rules: AnyRules, data: DataObject) -> None:
    state = data.draw(positions(rules))
    random = data.draw(st.randoms(use_true_random=False))
    elsewhere = data.draw(starts(rules)).state
    known = {
        move.act for here in (state.copy(), elsewhere) for move in walk(here, random.randrange, 30)
    }
    for seat in [*range(state.seats), CHANCE_SEAT]:
        for act in known:
            refusal = rules.why_not(state, seat, act)
            if refusal is not None:
                assert is_whole(rules.name, refusal), refusal
