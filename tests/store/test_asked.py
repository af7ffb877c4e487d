"""A group of writes of both kinds: each kind is made together, and each is told what came of it."""

from __future__ import annotations

from collections.abc import Sequence

from irrgarten.store.asked import Asked, Called, Outcome, of_both_kinds


def act(ply: int) -> Asked:
    return Asked(Called(lambda _: None), rows=[("t", ply, 0, "n")])


def other() -> Asked:
    return Asked(Called(lambda _: None), write=lambda _: None)


class Hand:
    """Makes what it is given, and says what came of each in turn."""

    def __init__(self, outcomes: list[Outcome]) -> None:
        self.outcomes = outcomes
        self.asked: list[Asked] = []

    def __call__(self, group: Sequence[Asked]) -> list[Outcome]:
        self.asked += group
        return self.outcomes


def test_of_both_kinds_each_is_asked_for_its_own_alone_and_answers_in_the_order_of_the_group() -> (
    None
):
    group = [other(), act(0), other(), act(1), act(2)]
    inserted, written = Hand([1, 2, 3]), Hand([10, 20])
    assert of_both_kinds(group, inserted, written) == [10, 1, 20, 2, 3]
    assert inserted.asked == [group[1], group[3], group[4]]
    assert written.asked == [group[0], group[2]]
