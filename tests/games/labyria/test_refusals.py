"""What refusals say they are about: the field, the edge, the number or the seat they speak of."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.labyria.mazes import drawn, table

import irrgarten

clause = pytest.mark.clause

#: A tile east of a2, a corner on b2+ with arms to the south and west; seat 1 on e3.
YARD = """
    +   +   +   +   +   +
      .   .   .   .   1
    +   +===#   +   +   +
      . | . H .   .   .
    +   +   +   +   +   +
      *   .   0   .   0
"""


def told(game: irrgarten.Game, act: str, seat: int | None = None) -> tuple[str, dict[str, Any]]:
    refusal = game.refusal(act, seat)
    assert refusal is not None, f"{act} is legal"
    return f"{refusal.clause} {refusal.reason}", dict(refusal.about)


@pytest.mark.parametrize(
    ("dice", "act", "reason", "about"),
    [
        ("2 +", "+a2|b2", "RIA-03 why-edge-taken", {"a": "a2", "b": "b2"}),
        ("2 +", "+b2|b3", "RIA-03 why-edge-taken", {"a": "b2", "b": "b3"}),
        ("2 -", "-c1|d1", "RIA-31 why-no-tile", {"a": "c1", "b": "d1"}),
        ("2 -", "-b2|b3", "RIA-36 why-corner-stays", {"a": "b2", "b": "b3"}),
        ("2 turn", "@d2+ne", "RIA-35 why-no-corner", {"field": "d2"}),
        ("2 turn", "@b2+sw", "RIA-35 why-not-turned", {}),
        ("2 +", "T c1|d1", "RIA-12 why-built", {}),
        ("2 +", "C d2+ne", "RIA-12 why-built", {}),
        ("2 +", "b1>b2", "RIA-22 why-no-figure", {"field": "b1"}),
        ("2 +", "c1>e1", "RIA-45 why-own-figure-there", {"field": "e1"}),
        ("2 +", "c1>a10", "RIA-47 why-foreign-corner", {"field": "a10"}),
        ("2 +", "e1>e3", "RIA-50 why-attack-from-where", {"field": "e3"}),
        ("2 +", "e1>d2/d1", "RIA-50 why-nobody-to-attack", {"field": "d2"}),
        ("2 +", "e1>e3/e1", "RIA-50 why-no-entry", {"field": "e1"}),
        ("2 +", "e1>j10/j9", "RIA-50 why-safe-in-corner", {"field": "j10"}),
        ("2 +", "c1>c2", "RIA-41 why-number", {"number": 2}),
        ("3 double", "c1>c4", "RIA-41 why-number", {"number": 6}),
    ],
)
def test_what_is_spoken_of_is_named(
    dice: str, act: str, reason: str, about: dict[str, Any]
) -> None:
    assert told(table(YARD, dice, depot=3), act) == (reason, about)


@clause("RIA-07")
@pytest.mark.parametrize("turn", [0, 1])
def test_who_is_to_act_is_named(turn: int) -> None:
    game = table(YARD, "2 +", turn=turn)
    assert told(game, "c1>c2", 1 - turn) == ("RIA-07 why-not-your-turn", {"seat": turn})


@clause("RIA-36")
def test_the_corner_that_has_no_room_to_turn_is_named() -> None:
    game = table("", "2 turn", tiles=["b3|c3", "b1|b2"])
    position = game.position()
    position["state"] |= {"corners": ["b2+sw"], "reserve": [[20, 10], [18, 9]]}
    game = irrgarten.load(position)
    assert told(game, "@b2+nw") == ("RIA-36 why-no-room-to-turn", {"field": "b2"})


@clause("RIA-42")
def test_the_number_that_no_way_has_without_a_field_twice_is_named() -> None:
    game = table(YARD, "2 -", depot=3)
    assert told(game, "c1>c1") == ("RIA-42 why-entered-twice", {"number": 2})


@clause("RIA-46")
def test_the_number_that_is_not_the_one_to_the_goal_is_named() -> None:
    game = table("", "2 -", figures=[["a1", "a1", "j9"], ["a1", "h4", "j10"]])
    assert told(game, "j9>j10") == ("RIA-46 why-exact", {"number": 2})


@clause("RIA-57")
def test_the_figure_that_must_move_is_named() -> None:
    game = table("", "2 -", figures=[["a1", "b2", "d4"], ["d6", "j10", "j10"]])
    game.play("d4>d6/d5")
    game.play("roll cloak")
    assert told(game, "b2>b4") == ("RIA-57 why-other-figure", {"field": "d4"})


@clause("RIA-03", "RIA-11")
def test_where_the_first_obstacle_goes_and_where_none_fits_is_named() -> None:
    game = irrgarten.new("labyria", players=2, seed=1)
    assert told(game, "T a1|a2") == ("RIA-11 why-not-the-middle", {"field": "e5"})
    game.play("C e5+ne")
    assert told(game, "C e5+sw") == ("RIA-03 why-crossing-taken", {"field": "e5"})
    assert told(game, "T e6|f6") == ("RIA-03 why-edge-taken", {"a": "e6", "b": "f6"})


@clause("RIA-04")
@pytest.mark.parametrize("turn", [0, 1])
def test_who_has_no_corners_left_builds_none(turn: int) -> None:
    """The other seat has some, and tiles are left to both."""
    line = [
        "e5+ne",
        *(f"{column}5+se" for column in "fghi"),
        *(f"{column}5+ne" for column in "dcba"),
    ]
    position = drawn("", phase="build", turn=turn, tiles=[])
    reserve = [[20, 10], [20, 10]]
    reserve[turn] = [20, 0]
    position["state"] |= {"corners": [*line, "e4+ne"], "reserve": reserve}
    game = irrgarten.load(position)
    assert told(game, "C e6+ne") == ("RIA-04 why-no-corners-left", {})
    assert any(act.startswith("T") for act in game.moves())
    assert not any(act.startswith("C") for act in game.moves())


@clause("RIA-57")
def test_a_figure_that_has_attacked_from_its_start_must_move_too() -> None:
    """For that, a1 is a field like others."""
    game = table("", "2 -", figures=[["a1", "a1", "e5"], ["a3", "j10", "j10"]])
    game.play("a1>a3/a2")
    game.play("roll cloak")
    assert told(game, "e5>e7") == ("RIA-57 why-other-figure", {"field": "a1"})
    assert told(game, "a1>a3/a2") == ("RIA-57 why-no-second-attack", {})
    assert {act.partition(">")[0] for act in game.moves() if ">" in act} == {"a1"}
    position = game.position()
    assert position["state"]["evade"] == "a1"
    assert irrgarten.load(position, chance="manual").position() == position


@clause("RIA-46")
def test_a_goal_next_to_it_is_too_near_whoever_is_around() -> None:
    """Three steps lead there too, but over others; the number is named before them."""
    game = table("", "3 -", figures=[["a1", "a1", "j9"], ["i9", "j8", "j10"]])
    assert told(game, "j9>j10") == ("RIA-46 why-exact", {"number": 3})
