"""A record is made again only by the rules that it was played under, and only if all is legal."""

from __future__ import annotations

from typing import Any

import pytest

import irrgarten


@pytest.fixture
def record() -> dict[str, Any]:
    game = irrgarten.new("caminos", seed=1, beginner=0)
    for _ in range(3):
        game.play(game.moves()[0])
    return game.record()


def test_it_is_made_again_as_it_was(record: dict[str, Any]) -> None:
    assert irrgarten.replay(record).record() == record


def test_other_rules_do_not_play_it(record: dict[str, Any]) -> None:
    record["version"] = "0"
    with pytest.raises(irrgarten.RecordError, match=r"^version: caminos 0 was played"):
        irrgarten.replay(record)


def test_an_act_that_is_not_legal_is_named_by_its_place(record: dict[str, Any]) -> None:
    record["acts"][2]["act"] = record["acts"][1]["act"]
    with pytest.raises(irrgarten.RecordError, match=r"^acts\[2\]: "):
        irrgarten.replay(record)


def test_what_was_given_at_the_set_up_is_part_of_it(record: dict[str, Any]) -> None:
    assert record["given"] == {"beginner": 0}
    assert record["set_up"]
