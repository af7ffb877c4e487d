"""What is wrong with a position is said where it is wrong."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import irrgarten
from irrgarten.kernel.play import AnyRules


def dumped(rules: AnyRules) -> dict[str, Any]:
    """As it comes from a file."""
    position: dict[str, Any] = msgspec.json.decode(
        msgspec.json.encode(irrgarten.new(rules.name, seed=1).position())
    )
    return position


def test_a_part_that_is_of_another_kind_or_missing_is_named(rules: AnyRules) -> None:
    for part in ("options", "state"):
        with pytest.raises(irrgarten.PositionError, match=rf"^{part}\b"):
            irrgarten.load({**dumped(rules), part: 3})
    without = dumped(rules)
    del without["state"]
    with pytest.raises(irrgarten.PositionError, match=r"^position: .*state"):
        irrgarten.load(without)


def test_everything_in_a_state_is_named_by_its_place(rules: AnyRules) -> None:
    for field in dumped(rules)["state"]:
        position = dumped(rules)
        position["state"][field] = {"no": "such thing"}
        with pytest.raises(irrgarten.PositionError, match=rf"^state\.{field}\b"):
            irrgarten.load(position)


@pytest.mark.parametrize("position", [None, [], "dog", {}, {"game": None}, {"game": ["dog"]}])
def test_a_position_names_its_game(position: Any) -> None:
    with pytest.raises(irrgarten.PositionError, match=r"^game: a position names its game$"):
        irrgarten.load(position)


def test_a_field_that_nobody_knows_is_named(rules: AnyRules) -> None:
    for part in ("options", "state"):
        position = dumped(rules)
        position[part]["weather"] = "fine"
        with pytest.raises(irrgarten.PositionError, match=rf"^{part}\b.*weather"):
            irrgarten.load(position)
