"""Games as a program has them: where their chance comes from, and what is foreseen of acts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.labyrinthe import boards as labyrinthe
from tests.games.magic_labyrinth import floor

import irrgarten
from irrgarten import registry
from irrgarten.game import read_options
from irrgarten.kernel.clauses import Refusal
from irrgarten.kernel.preview import preview

#: One step from the fifth chip.
NEAR = """
    . . . . . 1
    . . . . . .
    . . . . . .
    . . 0 * . .
    . . . . . .
    . . . . . .
"""


def test_a_record_says_no_seed_once_chance_was_played_by_hand() -> None:
    game = irrgarten.new("magic_labyrinth", players=2, seed=7, chance="manual")
    assert game.record()["seed"] == "7"
    game.play("chip owl")
    assert game.record()["seed"] is None


def test_a_loaded_position_has_a_seed_or_is_played_by_hand() -> None:
    position = floor.drawn(NEAR)
    assert irrgarten.load(position, seed=7).record()["seed"] == "7"
    assert irrgarten.load(position, seed=7, chance="manual").record()["seed"] is None


def test_options_that_are_none_are_told_as_such() -> None:
    with pytest.raises(irrgarten.OptionsError, match=r"^options: .*colour"):
        read_options("dog", {"colour": "red"})


def test_a_refusal_says_what_it_is_about() -> None:
    assert str(Refusal("LAB-23", "why-over")) == "LAB-23: why-over"
    named = Refusal("LAB-10", "why-other-name", {"square": "c4", "name": "b3"})
    assert str(named) == "LAB-10: why-other-name (square c4, name b3)"


def test_what_is_hidden_may_stop_a_plan_and_what_lies_open_may_not() -> None:
    """MAG-13: whether there is a wall is not seen before; LAB-20: all is."""
    rules = registry.rules("labyrinthe")
    shown = preview(rules, rules.load(labyrinthe.drawn("0 . . 1")), 0, ["a1-a2"])
    assert (len(shown.steps), shown.stands, shown.sure) == (1, 1, True)
    rules = registry.rules("magic_labyrinth")
    shown = preview(rules, rules.load(floor.drawn(NEAR)), 0, ["n", "n"])
    assert (len(shown.steps), shown.stands, shown.sure) == (2, 2, False)


def test_an_act_of_which_nothing_is_foreseen_can_be_made() -> None:
    """MAG-31: at the end the walls are shown."""
    rules = registry.rules("magic_labyrinth")
    state = rules.load(floor.drawn(NEAR, chips=["cat hat bat key", ""]))
    shown = preview(rules, state, 0, ["n", "s", "e"])
    assert (len(shown.steps), shown.stands, shown.refusal) == (2, 3, None)


def test_chance_comes_from_a_seed_or_by_hand_and_from_nowhere_else() -> None:
    with pytest.raises(irrgarten.OptionsError, match="chance: 'dice'"):
        irrgarten.new("dog", chance="dice")


@pytest.mark.parametrize("seat", [-1, 2, "0", 0.0])
def test_there_are_no_other_seats(seat: object) -> None:
    game = irrgarten.load(labyrinthe.drawn("0 . . 1"))
    asked: list[Callable[[Any], object]] = [game.moves, game.view]
    for ask in asked:
        with pytest.raises(irrgarten.IllegalMove, match="there is no seat"):
            ask(seat)
    with pytest.raises(irrgarten.IllegalMove, match="there is no seat"):
        game.play("a1-a2", seat=seat)  # type: ignore[arg-type]


@pytest.mark.parametrize("move", [None, 3, ["a1-a2"]])
@pytest.mark.parametrize("chance", ["seed", "manual"])
def test_an_act_is_named_by_text(chance: str, move: Any) -> None:
    game = irrgarten.load(labyrinthe.drawn("0 . . 1"), chance=chance)
    asked: list[Callable[[Any], object]] = [game.play, game.why_not]
    for ask in asked:
        with pytest.raises(irrgarten.NotationError, match="is no text"):
            ask(move)


def test_what_a_record_does_not_have_is_named() -> None:
    record = irrgarten.new("caminos", players=2, seed=1).record()
    assert irrgarten.replay(record).record() == record
    with pytest.raises(irrgarten.RecordError, match="more"):
        irrgarten.replay({**record, "more": 1})


@pytest.mark.parametrize("error", [irrgarten.IllegalMove, irrgarten.OptionsError])
def test_an_error_says_its_message_and_not_the_refusal(error: type[Exception]) -> None:
    assert str(error("not so", Refusal("LAB-10", "why-no-pawn"))) == "not so"


def test_chance_is_meant_only_where_it_is_played_by_hand() -> None:
    """MAG-10: else it is the seat to act that would throw the die."""
    seeded, by_hand = (irrgarten.load(floor.drawn(NEAR), chance=how) for how in ("seed", "manual"))
    assert seeded.refusal("roll 3") == Refusal("MAG-10", "why-chance-draws")
    assert by_hand.refusal("roll 3") == Refusal("MAG-10", "why-already-rolled")
