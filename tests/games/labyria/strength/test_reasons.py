"""Why an act is good: steps to the goals gained, and lost by others."""

from __future__ import annotations

from typing import Any

import pytest
from tests.contract.reasoning import facts
from tests.games.labyria.mazes import drawn

from irrgarten import registry
from irrgarten.games.labyria.options import LabyriaOptions
from irrgarten.kernel.facts import Fact
from irrgarten.kernel.play import Play
from irrgarten.kernel.rng import Rng

#: Figures of seat 0 in the open, and of seat 1 at the start.
OPEN, HOME = ["e5", "f5", "g5"], ["j10"] * 3


def said(dice: str, act: str, figures: list[list[str]], **position: Any) -> list[Fact]:
    rules = registry.rules("labyria")
    corners = position.pop("corners", [])
    given = drawn("", dice, figures=figures, **position)
    given["state"]["corners"] = corners
    given["state"]["reserve"][1][1] -= len(corners)
    play = Play(rules, rules.load(given), None)
    memory = rules.memory(LabyriaOptions(), 0, 1.0, Rng(1))
    return list(facts(play, given["state"]["turn"], memory, act))


def blocks(steps: int, other: int = 1) -> Fact:
    return Fact("hint-blocks", {"other": other, "steps": steps}, steps)


def test_the_turn_is_done() -> None:
    assert said("2 -", "done", [OPEN, HOME], moved=True, depot=3) == [Fact("hint-done")]


@pytest.mark.parametrize(("beside", "count"), [("f5", 1), ("j10", 2)])
def test_a_figure_comes_home(beside: str, count: int) -> None:
    nearer = Fact("hint-nearer", {"steps": 1}, 1)
    told = said("1 -", "j9>j10", [["e5", "j9", beside], HOME])
    assert told == [Fact("hint-goal", {"figures": count}), nearer]


def test_a_figure_comes_nearer_or_does_not() -> None:
    figures = [["e5", "f5", "j7"], HOME]
    assert said("2 -", "j7>j9", figures) == [Fact("hint-nearer", {"steps": 2}, 2)]
    assert said("2 -", "j7>j5", figures) == []
    assert said("2 -", "j7>i8", figures) == []


@pytest.mark.parametrize("other", [1, 2])
def test_an_attack_names_whom_it_meets(other: int) -> None:
    """RIA-51: what comes of it, the defence says."""
    figures = [["a1", "a1", "d4"], ["a10"] * 3, ["j10"] * 3]
    figures[other] = ["d6", *figures[other][1:]]
    told = said("2 -", "d4>d6/d5", figures, players=3)
    assert told == [Fact("hint-attacks", {"other": other})]


def test_a_tile_in_the_way_of_another() -> None:
    assert said("2 +", "+a1|b1", [OPEN, ["b1", "j10", "j10"]]) == [blocks(2)]
    assert said("2 +", "+e1|e2", [OPEN, ["b1", "j10", "j10"]]) == []
    told = said("2 +", "+i10|j10", [["i10", "f5", "g5"], ["a1", "b1", "j10"]], turn=1)
    assert told == [blocks(2, other=0)]


def test_a_tile_in_the_own_way_speaks_for_nothing() -> None:
    assert said("2 +", "+j9|j10", [["e5", "f5", "j9"], HOME]) == []


def test_of_several_whoever_is_slowed_most_is_named() -> None:
    figures = [OPEN, ["a10", "a10", "i1"], HOME]
    assert said("2 +", "+i1|j1", figures, players=3) == [blocks(2)]


def test_a_tile_out_of_the_own_way() -> None:
    told = said("2 -", "-j9|j10", [["j9", "e5", "f5"], HOME], tiles=["j9|j10"], depot=3)
    assert told == [Fact("hint-opens", {"steps": 2}, 2)]


@pytest.mark.parametrize(
    ("arms", "steps"),
    [
        ("se", 4),  # from b1 around by c1, c2, b2 and a2
        ("nw", 4),  # from a2 around by a3, b3, b2 and b1
        ("sw", 39 + 39 + 22),  # no way at all counts forty steps
    ],
)
def test_a_corner_stands_in_the_way_with_both_arms(arms: str, steps: int) -> None:
    figures = [OPEN, ["a2", "b1", "j10"]]
    assert said("2 turn", f"@a1+{arms}", figures, corners=["a1+ne"]) == [blocks(steps)]


@pytest.mark.parametrize(
    ("arms", "steps"),
    [
        ("sw", 30 + 39 + 39),  # all of them had no way, and e5 is ten steps away
        ("se", 30 + 39 + 35),
        ("nw", 30 + 35 + 39),
    ],
)
def test_a_corner_turned_away_opens_the_goal(arms: str, steps: int) -> None:
    told = said("2 turn", f"@i9+{arms}", [["e5", "i10", "j9"], HOME], corners=["i9+ne"])
    assert told == [Fact("hint-opens", {"steps": steps}, steps)]
