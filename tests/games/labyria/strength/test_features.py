"""What is learned from: how a seat stands in the race, counted by hand."""

from __future__ import annotations

from collections import deque
from math import exp

import pytest
from tests.acting import make
from tests.games.labyria.mazes import drawn
from tests.games.labyria.strength.test_heuristics import loaded

from irrgarten.games.labyria import RULES
from irrgarten.games.labyria.board import FIELD_NAMES, FIELD_OF, STEPS
from irrgarten.games.labyria.rules import Labyria
from irrgarten.games.labyria.strength.expected import Expected, worked_out
from irrgarten.games.labyria.strength.features import (
    FEATURES,
    RISK,
    SHARE,
    THROWN,
    TURN,
)
from irrgarten.games.labyria.strength.heuristics import LabyriaHeuristics
from irrgarten.games.labyria.strength.nearness import BEYOND, Nearness
from irrgarten.kernel.learned import Learned

LANE = """
    +   +   +   +   +   +
      .   .   .   .   .
    +   +---+---+---+---+
      *   .   .   1   . |
"""
ROOM = """
    +   +   +   +
      .   .   .
    +   +---+   +
      . | . | .
    +   +---+   +
      .   .   .
"""
#: Both have one figure on its way: c3 and f6.
APART = [["c3", "j10", "j10"], ["a1", "a1", "f6"]]


def told(state: Labyria) -> list[list[float]]:
    """How a position looks to each seat."""
    advice = LabyriaHeuristics(state)
    return [advice.described(state, seat) for seat in range(state.seats)]


def steps_from(state: Labyria, start: int) -> dict[int, int]:
    """By a search of its own: how far all fields are that can be walked to."""
    found, queue = {start: 0}, deque([start])
    while queue:
        field = queue.popleft()
        for direction in range(4):
            to = field + STEPS[direction]
            if state.maze.open[field] >> direction & 1 and to not in found:
                found[to] = found[field] + 1
                queue.append(to)
    return found


def test_steps_between_fields_are_those_around_the_walls() -> None:
    state = loaded(LANE, "2 -")
    nearness = Nearness(state.maze)
    for start in (FIELD_OF["c1"], FIELD_OF["e5"], FIELD_OF["e1"]):
        found = steps_from(state, start)
        for field in FIELD_NAMES:
            steps = found.get(field, BEYOND)
            assert nearness.between(start, field) == min(steps, BEYOND)
    assert nearness.between(FIELD_OF["c1"], FIELD_OF["c2"]) == 5  # round by a1


def test_from_a_walled_room_everything_is_beyond() -> None:
    """Whatever was asked before."""
    state = loaded(ROOM, "2 -")
    nearness = Nearness(state.maze)
    assert nearness.between(FIELD_OF["c3"], FIELD_OF["a1"]) == 4
    room = FIELD_OF["b2"]
    assert {field for field in FIELD_NAMES if nearness.between(room, field) != BEYOND} == {room}


def test_chances_set_by_hand_are_among_them() -> None:
    state = loaded("", "2 -", figures=APART)
    advice = LabyriaHeuristics(state)
    rows = told(state)
    chances = [exp(row[SHARE]) for row in rows]
    assert sum(chances) == pytest.approx(1.0)
    assert [row[SHARE + 1] for row in rows] == [0, 0]
    # The rest of what is judged by hand is the own progress, which is never all.
    for seat, chance in enumerate(chances):
        assert 0.9 * chance < advice.worth(state, seat) < 0.9 * chance + 0.1


def test_late_in_the_race_chances_count_once_more() -> None:
    early, late = (
        loaded("", "2 -", figures=figures)
        for figures in ([["a1"] * 3, ["j10"] * 3], [["j8", "j10", "j10"], ["a1", "a1", "f6"]])
    )
    assert told(early)[0][SHARE + 2] == 0
    row = told(late)[1]
    assert row[SHARE] < row[SHARE + 2] < 0.5 * row[SHARE] < 0


def test_at_larger_tables_chances_are_told_twice() -> None:
    for row in told(loaded("", "2 -", players=3)):
        assert row[SHARE + 1] == row[SHARE] < 0


def test_what_lies_thrown() -> None:
    figures = [["j8", "a1", "a1"], ["j10", "j10", "f6"]]
    mine, theirs = told(loaded("", "1 double", figures=figures))
    assert mine[TURN : TURN + 3] == [1, 0, 0]
    assert theirs[TURN : TURN + 3] == [0, 0, 1]
    assert mine[THROWN : THROWN + 3] == pytest.approx([2 / 6, 0, 1])  # two steps: home
    assert theirs[THROWN : THROWN + 3] == [0, 0, 0]
    mine, _ = told(loaded("", "3 cloak", figures=figures))
    assert mine[THROWN : THROWN + 3] == pytest.approx([3 / 6, 1, 0])
    mine, _ = told(loaded("", "3 +", moved=True, figures=figures))
    assert mine[TURN : TURN + 3] == [0, 1, 0]
    assert mine[THROWN : THROWN + 3] == [0, 0, 0]


def lost(state: Labyria, seat: int, field: str) -> float:
    """Tens of turns that a figure loses if it is devoured there."""
    turns = worked_out(state.maze, state.seats).turns
    start = state.start_of(seat)
    return (turns[224 * seat + start] - turns[224 * seat + FIELD_OF[field]]) / 10


@pytest.mark.parametrize(("dice", "hit"), [("4 -", 1), ("6 -", 0.5), ("3 -", 0), ("2 double", 1)])
def test_who_has_thrown_may_devour(dice: str, hit: float) -> None:
    """Four steps from c3 to e5: outright, by a way round, or not at all."""
    state = loaded("", dice, figures=[["c3", "j10", "j10"], ["a1", "a1", "e5"]])
    mine, theirs = told(state)
    assert theirs[RISK] == pytest.approx(hit * lost(state, 1, "e5"))
    assert theirs[RISK + 1 : RISK + 3] == [0, 0]
    assert mine[RISK] == 0


def test_who_throws_next_may_devour_with_some_throws() -> None:
    """Four steps: by 4 and half of the 6, in four of six symbols; doubled by 2, half of 3 to 6."""
    state = loaded("", "2 -", figures=[["c3", "j10", "j10"], ["a1", "a1", "e5"]])
    mine, _ = told(state)
    hits = (4 + 0.5 * 4 + 1 + 0.5 * 4) / 36
    assert mine[RISK + 1] == pytest.approx(hits * lost(state, 0, "c3"))
    assert mine[RISK + 2] == 0


def test_at_three_the_one_after_the_next_is_told_apart() -> None:
    figures = [["c3", "j10", "j10"], ["a10"] * 3, ["a1", "a1", "c5"]]
    mine, after, last = told(loaded("", "1 -", players=3, figures=figures))
    assert after[TURN : TURN + 3] == [0, 0, 1]
    assert last[TURN : TURN + 3] == [0, 0, 0]
    assert mine[RISK + 1] == 0
    assert mine[RISK + 2] > 0


def test_nobody_is_in_danger_on_a_corner_or_behind_walls() -> None:
    state = loaded(LANE, "2 -", figures=[["c2", "j10", "j10"], ["a1", "a1", "c1"]])
    _, theirs = told(state)
    assert theirs[RISK] == 0
    assert told(loaded("", "1 -", figures=[["c2", "j10", "j10"], ["a1", "a1", "c1"]]))[1][RISK] > 0
    state = loaded("", "2 -", figures=[["a1", "a1", "a1"], ["a3", "a1", "a1"]])
    assert told(state)[0][RISK + 1] == 0


def test_who_judges_by_the_hand_set_chance_alone_judges_as_by_hand() -> None:
    state = loaded("", "2 -", figures=APART)
    by_hand, taught = LabyriaHeuristics(state), LabyriaHeuristics(state)
    taught.adopt(Learned(FEATURES, 0, [1.0] + [0.0] * (FEATURES - 1)), None)
    other = loaded("", "3 -", figures=[["c4", "j10", "j10"], ["a1", "a1", "f6"]])
    for place in (state, other, state):
        for seat in (0, 1):
            assert taught.worth(place, seat) == pytest.approx(by_hand.worth(place, seat))
            # Also after priors were asked for, which reckon by the same room.
            act = RULES.parse(place, 0, "c3>c5" if place is state else "c4>c7")
            assert taught.prior(place, 0, act) == by_hand.prior(place, 0, act)
            assert taught.worth(place, seat) == pytest.approx(by_hand.worth(place, seat))


def test_weights_of_other_features_are_not_taken() -> None:
    state = loaded("", "2 -", figures=APART)
    advice = LabyriaHeuristics(state)
    before = advice.worth(state, 0)
    advice.adopt(Learned(FEATURES - 1, 0, [1.0] * (FEATURES - 1)), None)
    assert advice.worth(state, 0) == before


def test_while_a_labyrinth_is_built_nothing_is_learned() -> None:
    state = loaded("", phase="build", tiles=["e5|f5"])
    assert told(state) == [[], []]


def test_turns_of_a_maze_are_worked_out_once() -> None:
    """Whoever stands where; as soon as a wall changes, they are others."""
    state = loaded(LANE, "1 +", figures=APART)
    first = worked_out(state.maze, 2)
    assert worked_out(loaded(LANE, "4 cloak").maze, 2) is first
    afresh = Expected(10)
    afresh.work_out(state.maze, 2)
    assert list(afresh.turns) == list(first.turns)
    make(state, 0, RULES.parse(state, 0, "+a1|a2"))
    assert worked_out(state.maze, 2) is not first
    assert worked_out(RULES.load(drawn(LANE, size=12)).maze, 2) is not first


@pytest.mark.parametrize("players", [3, 4])
def test_at_larger_tables_nothing_learned_has_passed_a_gate_and_nothing_is_used(
    players: int,
) -> None:
    state = loaded("", "2 -", players=players)
    plain, taught = LabyriaHeuristics(state), LabyriaHeuristics(state)
    taught.adopt(Learned(FEATURES, 0, [9.0] * FEATURES), None)
    seats = range(players)
    assert [taught.worth(state, seat) for seat in seats] == [
        plain.worth(state, seat) for seat in seats
    ]
    assert taught.curiosity() == plain.curiosity()
