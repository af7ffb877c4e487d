"""What the positions of all games have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from irrgarten.kernel import lots
from irrgarten.kernel.checks import check_null, check_one_each, check_seats, numbers
from irrgarten.kernel.errors import OptionsError, PositionError
from irrgarten.kernel.positions import Open, or_none, position_of, shown, written
from irrgarten.kernel.rules import Options


class ToyOptions(Options, frozen=True, kw_only=True):
    players: int = 2
    size: int | None = None

    def __post_init__(self) -> None:
        if self.size == 13:
            raise ValueError("size: nobody wants thirteen")


class ToyState(Open, frozen=True, kw_only=True, rename={"source": "from"}):
    turn: int | None
    source: tuple[int, int]


STATE = {"turn": 1, "from": [3, 4]}
POSITION = {"game": "toy", "options": {"players": 3}, "state": STATE}


def test_a_position_is_read_as_declared_and_written_as_it_was_read() -> None:
    options, state = written(POSITION, ToyOptions, ToyState)
    assert (options, state) == (ToyOptions(players=3), ToyState(turn=1, source=(3, 4)))
    assert position_of("toy", options, state) == POSITION
    assert shown(state) == {"turn": 1, "source": (3, 4)}


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        ({"options": {}}, "options.players: must be said"),
        ({"options": {"players": "3"}}, "options.players: "),
        ({"options": {"players": 3, "size": 13}}, "options.size: nobody wants thirteen"),
        ({"options": {"players": 3, "colour": "red"}}, "options: .*colour"),
        ({"state": STATE | {"turn": "me"}}, "state.turn: "),
        ({"state": STATE | {"from": [1]}}, "state.from: "),
        ({"state": {"turn": 1}}, "state: .*from"),
        ({"more": 1}, "position: .*more"),
    ],
)
def test_what_is_wrong_is_named(changed: dict[str, Any], named: str) -> None:
    with pytest.raises(PositionError, match=f"^{named}"):
        written(POSITION | changed, ToyOptions, ToyState)


@pytest.mark.parametrize("without", [{"game": "toy", "state": STATE}, POSITION | {"options": {}}])
def test_where_there_are_usual_options_a_position_may_leave_them_out(
    without: dict[str, Any],
) -> None:
    usual = ToyOptions(size=8) if "options" not in without else ToyOptions()
    options, _ = written(without, ToyOptions, ToyState, usual=usual)
    assert options == usual


@pytest.mark.parametrize(
    ("check", "named"),
    [
        (lambda: check_one_each(2, pawns=["a1", "b2"], hands=[1]), "state.hands: one for each"),
        (lambda: check_seats(2, turn=1, winner=2), "state.winner: there is no seat 2"),
        (lambda: check_seats(2, turn=-1), "state.turn: there is no seat -1"),
        (lambda: check_null("at night", turn=None, dice=0), "state.dice: must be null at night"),
        (lambda: numbers("pawns", ["a", "z"], {"a": 1}, "field"), r"state.pawns\[1\]: .*field 'z'"),
        (
            lambda: numbers("pawns", ["a", "a"], {"a": 1}, "field"),
            r"state.pawns\[1\]: a is .*twice",
        ),
    ],
)
def test_what_cannot_be_is_refused_by_its_field(check: Callable[[], object], named: str) -> None:
    with pytest.raises(PositionError, match=f"^{named}"):
        check()


def test_what_can_be_is_let_through() -> None:
    check_one_each(2, hands=[[], []])
    check_seats(2, turn=0, winner="draw", source=None)
    check_null("at night", dice=None)
    assert numbers("pawns", ["b", "a"], {"a": 1, "b": 2}, "field") == [2, 1]
    assert numbers("pawns", ["a", "a"], {"a": 1}, "field", shared=True) == [1, 1]
    assert [or_none(number) for number in (-1, 0, 5)] == [None, 0, 5]


def test_a_seat_is_drawn_unless_it_is_named() -> None:
    drawn = {lots.seat_drawn("dealer", {}, 3, lots.for_set_up(str(seed))) for seed in range(30)}
    assert drawn == {0, 1, 2}
    assert lots.seat_drawn("dealer", {"dealer": 2}, 3, lots.for_set_up("1")) == 2
    for wrong in (-1, 3, True, "1", 1.0):
        with pytest.raises(OptionsError, match=r"^dealer: there is no seat"):
            lots.seat_drawn("dealer", {"dealer": wrong}, 3, lots.for_set_up("1"))
