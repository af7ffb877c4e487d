"""Positions that are malformed or cannot arise are refused, and the message names the field."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.labyria.mazes import drawn

import irrgarten

#: Seat 0 on c1 and b3, seat 1 on d2; a tile east of a2, a corner on b2+.
BOARD = """
    +   +   +   +   +
      .   0   .   .
    +   +===#   +   +
      . | . H .   1
    +   +   +   +   +
      *   .   0   .
"""


def changed(path: str, value: object, **position: Any) -> dict[str, Any]:
    """The position with one thing different; a path ends in a key or an index."""
    result = drawn(BOARD, **{"dice": "2 +", **position})
    *way, last = path.split(".")
    inner: Any = result
    for key in way:
        inner = inner[int(key) if isinstance(inner, list) else key]
    if value is ...:
        del inner[int(last) if isinstance(inner, list) else last]
    else:
        inner[int(last) if isinstance(inner, list) else last] = value
    return result


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        ("game", "chess", "chess"),
        ("game", 5, "game"),
        ("options", ..., "options"),
        ("options.players", 5, "options.players"),
        ("options.players", 3, "state.figures"),
        ("options.players", ..., "players"),
        ("options.size", 9, "options.size"),
        ("options.size", 16, "options.size"),
        ("options.size", 8, r"state.figures\[1\].*j10"),
        ("options.colour", "red", "colour"),
        ("state.phase", "rest", "state.phase"),
        ("state.phase", "build", "state.dice"),
        ("state.phase", "throw", "state.turn"),
        ("state.phase", "over", "state.winner"),
        ("state.turn", 2, "state.turn"),
        ("state.turn", -1, "state.turn"),
        ("state.turn", None, "state.turn"),
        ("state.turn", ..., "turn"),
        ("state.weather", "fine", "weather"),
        ("state.dice", {"number": 7, "symbol": "+"}, "state.dice.number"),
        ("state.dice", {"number": 0, "symbol": "+"}, "state.dice.number"),
        ("state.dice", {"number": 2, "symbol": "hat"}, "state.dice.symbol"),
        ("state.dice", {"number": 2, "symbol": "miss"}, "state.dice.symbol.*RIA-32"),
        ("state.dice", {"number": 2}, "state.dice"),
        ("state.moved", None, "state.moved"),
        ("state.attack", "c1>d2", "state.attack"),
        ("state.attack", "roll cloak", "state.attack"),
        ("state.attack", "nonsense", "state.attack.*nonsense"),
        ("state.attack", "b3>d2/d3", "state.attack.*RIA-50"),
        ("state.evade", "z1", "state.evade.*z1"),
        ("state.evade", "d2", "state.evade"),
        ("state.figures", [["c1", "b3", "a1"]], "state.figures: one for each"),
        ("state.figures.0", ["c1", "b3"], r"state.figures\[0\].*RIA-01"),
        ("state.figures.0.0", "k1", r"state.figures\[0\]\[0\].*k1"),
        ("state.figures.0.0", "a0", r"state.figures\[0\]\[0\].*a0"),
        ("state.figures.0.0", "d2", r"state.figures\[1\]\[0\].*d2.*RIA-45"),
        ("state.figures.0.0", "b3", r"state.figures\[0\]\[1\].*b3.*RIA-45"),
        ("state.figures.0.0", "a10", r"state.figures\[0\]\[0\].*a10.*RIA-47"),
        ("state.figures.0", ["j10"] * 3, r"state.figures\[0\].*RIA-60"),
        ("state.tiles", ["a2|b2", "a2|b2"], r"state.tiles\[1\].*RIA-03"),
        ("state.tiles", ["b2|b3"], r"state.tiles\[0\].*RIA-03"),
        ("state.tiles", ["a2|c2"], r"state.tiles\[0\].*a2|c2"),
        ("state.tiles", ["b2|a2"], r"state.tiles\[0\]"),
        ("state.tiles", ["j1|k1"], r"state.tiles\[0\].*j1|k1"),
        ("state.tiles", [], r"state.tiles.*44.*43.*RIA-04"),
        ("state.corners", ["b2+sw", "b2+ne"], r"state.corners\[1\].*b2\+.*RIA-03"),
        ("state.corners", ["b2+sw", "a2+ne"], r"state.corners\[1\].*RIA-03"),
        ("state.corners", ["b2+ws"], r"state.corners\[0\]"),
        ("state.corners", ["j9+ne"], r"state.corners\[0\].*j9"),
        ("state.corners", [], r"state.corners.*20.*19.*RIA-04"),
        ("state.reserve", [[20, 10]], "state.reserve"),
        ("state.reserve.0", [21, 10], r"state.reserve\[0\]"),
        ("state.reserve.0", [-1, 10], r"state.reserve\[0\]"),
        ("state.reserve.0", [19, 10], "state.tiles.*RIA-04"),
        ("state.depot", -1, "state.depot"),
        ("state.depot", 5, "state.tiles.*RIA-04"),
        ("state.winner", 0, "state.winner"),
        ("state.winner", 7, "state.winner"),
    ],
)
def test_it_names_the_field_at_fault(path: str, value: object, named: str) -> None:
    with pytest.raises(irrgarten.IrrgartenError, match=named):
        irrgarten.load(changed(path, value))


def test_the_board_it_changes_is_one_that_loads() -> None:
    assert irrgarten.load(drawn(BOARD, "2 +")).turn == [0]


@pytest.mark.parametrize(
    ("state", "named"),
    [
        ({"dice": None, "moved": True}, "state.moved"),
        ({"dice": None, "used": True}, "state.used"),
        ({"dice": None, "attack": "c1>d2/d1"}, "state.attack"),
        ({"dice": None, "evade": "c1"}, "state.evade"),
        ({"dice": "2 cloak", "used": True}, "state.used.*RIA-24"),
        ({"dice": "2 +", "moved": True, "used": True}, "state.dice.*RIA-44"),
        ({"dice": "2 cloak", "moved": True}, "state.dice.*RIA-44"),
        ({"dice": "2 +", "moved": True, "evade": "c1"}, "state.evade"),
        ({"dice": "2 +", "moved": True, "attack": "c1>d2/d1"}, "state.attack.*must be null"),
        ({"dice": "2 +", "evade": "c1", "attack": "c1>d2/d1"}, "state.attack.*must be null"),
    ],
)
def test_what_a_turn_has_done_fits_together(state: dict[str, Any], named: str) -> None:
    position = drawn(BOARD, state.pop("dice"))
    position["state"] |= state
    with pytest.raises(irrgarten.PositionError, match=named):
        irrgarten.load(position)


def built(**state: Any) -> dict[str, Any]:
    position = drawn("", phase="build", tiles=["e5|f5", "e4|f4"])
    position["state"] |= state
    return position


@pytest.mark.parametrize(
    ("state", "named"),
    [
        ({"depot": 3, "reserve": [[19, 10], [20, 10]]}, "state.depot.*RIA-04"),
        ({"figures": [["a1", "a1", "b1"], ["j10"] * 3]}, r"state.figures\[0\].*RIA-05"),
        ({"tiles": ["e5|f5", "e3|f3"]}, r"state.tiles\[1\].*RIA-13"),
        ({"tiles": ["e4|f4", "e3|f3"]}, r"state.tiles\[0\].*RIA-11"),
        ({"dice": {"number": 1, "symbol": "+"}}, "state.dice"),
        ({"turn": None}, "state.turn"),
        ({"winner": 1}, "state.winner"),
        ({"phase": "throw", "turn": None}, "state.phase.*RIA-14"),
    ],
)
def test_building_fits_together(state: dict[str, Any], named: str) -> None:
    assert irrgarten.load(built()).turn == [0]
    with pytest.raises(irrgarten.PositionError, match=named):
        irrgarten.load(built(**state))


def test_whoever_can_place_nothing_is_not_to_build() -> None:
    """RIA-14: one has placed all of the own obstacles, the other has one left."""
    game = irrgarten.new("labyria", players=2, seed=1, chance="manual")
    position = game.position()
    while sum(map(sum, position["state"]["reserve"])) > 1:
        game.play(game.moves()[0])
        position = game.position()
    assert position["state"]["phase"] == "build"
    assert irrgarten.load(position).position() == position
    position["state"]["turn"] = 1 - position["state"]["turn"]
    with pytest.raises(irrgarten.PositionError, match=r"state\.turn.*RIA-14"):
        irrgarten.load(position)


def test_a_corner_that_only_reaches_the_middle_was_not_first() -> None:
    position = drawn("", phase="build", tiles=[])
    position["state"] |= {"corners": ["e4+ne"], "reserve": [[20, 9], [20, 10]]}
    with pytest.raises(irrgarten.PositionError, match=r"state.corners\[0\].*RIA-11"):
        irrgarten.load(position)


def test_the_end_fits_together() -> None:
    home: dict[str, Any] = {"figures": [["j10"] * 3, ["j10"] * 3]}
    over = drawn("", phase="over", turn=None, winner=0, **home)
    assert irrgarten.load(over).over
    for state, named in (
        ({"winner": 1}, r"state.figures\[0\].*RIA-60"),
        ({"turn": 0}, "state.turn"),
        ({"moved": True}, "state.moved"),
        ({"figures": [["a1"] * 3, ["j10"] * 3]}, "state.winner.*RIA-60"),
    ):
        position = {**over, "state": {**over["state"], **state}}
        with pytest.raises(irrgarten.PositionError, match=named):
            irrgarten.load(position)


@pytest.mark.parametrize("phase", ["attack", "evade", "moved", "used"])
def test_a_turn_under_way_loads_as_it_was_dumped(phase: str) -> None:
    game = irrgarten.load(drawn(BOARD, "3 -"), chance="manual")
    if phase in ("attack", "evade"):
        game = irrgarten.load(drawn(BOARD, "2 -"), chance="manual")
        game.play("c1>d2/d1")
    if phase == "evade":
        game.play("roll cloak")
    if phase == "moved":
        game.play("c1>c4")
    if phase == "used":
        game.play("-a2|b2")
    position = game.position()
    assert position["state"][phase]
    assert irrgarten.load(position, chance="manual").position() == position
