"""Conditions are asked in order; the first that does not hold refuses the act."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from irrgarten.kernel.clauses import Refusal
from irrgarten.kernel.conditions import Condition, by_chance, first_refusal, its_turn
from irrgarten.kernel.state import CHANCE_SEAT

STATE = SimpleNamespace(turn=1, most=3)
CONDITIONS = (
    Condition("TOY-01", "why-not-your-turn", lambda state, seat, act: seat == state.turn, its_turn),
    Condition("TOY-02", "why-too-many", lambda state, seat, act: act <= state.most),
    Condition("TOY-03", "why-even", lambda state, seat, act: act % 2 == 1),
)


@pytest.mark.parametrize(
    ("seat", "act", "refused"),
    [
        (1, 3, None),
        (0, 4, Refusal("TOY-01", "why-not-your-turn", {"seat": 1})),
        (1, 4, Refusal("TOY-02", "why-too-many")),
        (1, 2, Refusal("TOY-03", "why-even")),
    ],
)
def test_refusal_names_the_first_failed_condition(
    seat: int, act: int, refused: Refusal | None
) -> None:
    assert first_refusal(CONDITIONS, STATE, seat, act) == refused


def test_condition_on_chance_refuses_every_seat() -> None:
    condition = Condition("TOY-04", "why-chance-draws", by_chance)
    assert first_refusal([condition], STATE, CHANCE_SEAT, 0) is None
    assert first_refusal([condition], STATE, 1, 0) == Refusal("TOY-04", "why-chance-draws")
