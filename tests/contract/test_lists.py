"""A list of acts holds what was asked for last, and nothing from before."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DataObject
from tests.contract.walks import acts_of, positions

from irrgarten.kernel.acts import Acts
from irrgarten.kernel.play import AnyRules
from irrgarten.kernel.state import CHANCE_SEAT


@settings(max_examples=10)
@given(data=st.data())
def test_a_list_is_emptied_before_it_is_filled(rules: AnyRules, data: DataObject) -> None:
    state = data.draw(positions(rules))
    acts = Acts()
    acts.add(1 << 30)
    state.chances(acts)
    assert acts.weighed() == acts_of(state, CHANCE_SEAT)
    for seat in range(state.seats):
        acts.add(1 << 30)
        state.legal(seat, acts)
        assert acts.weighed() == acts_of(state, seat)
