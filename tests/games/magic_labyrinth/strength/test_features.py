"""What is learned from: how a seat stands, counted by hand."""

from __future__ import annotations

from math import exp, log
from typing import Any

import pytest
from tests.games.magic_labyrinth.floor import LAYOUT, drawn
from tests.games.magic_labyrinth.strength.test_heuristics import knowing, slots, worth

from irrgarten.games.magic_labyrinth import RULES, by_hand
from irrgarten.games.magic_labyrinth.board import SYMBOLS
from irrgarten.games.magic_labyrinth.labyrinth import Labyrinths
from irrgarten.games.magic_labyrinth.strength.features import (
    AWAY,
    CHANCES,
    CHIPS,
    ENDS,
    FEATURES,
    FIVE,
    MANY,
    MET,
    NEED,
    TURN,
    VERSION,
)
from irrgarten.kernel.learned import Learned
from irrgarten.kernel.rng import Rng

APART = """
    . . . . . 1
    . . . . . .
    . . . 0 * .
    . . . . . .
    . . . . . .
    . . . . . .
"""
HOME = """
    . . . . . 1
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    0 . * . . .
"""
FAR = """
    . . . . . .
    . . . . * 1
    . . . . . .
    . . . . . .
    . . . . . .
    0 . . . . .
"""
#: The chances of 1, 2, 3 and 4 steps (MAG-10).
DIE = {1: 1 / 6, 2: 1 / 3, 3: 1 / 3, 4: 1 / 6}


def told(position: dict[str, Any]) -> list[list[float]]:
    """How a position looks to each seat."""
    state = RULES.load(position)
    advice = RULES.heuristics(RULES.view(state, 0), None)
    return [advice.described(state, seat) for seat in range(state.seats)]


def turns(steps: int) -> float:
    """The turns to a symbol so many steps away, where nothing is in the way."""
    if steps <= 0:
        return 0.0
    return 1.0 + sum(share * turns(steps - points) for points, share in DIE.items())


def steps(one: str, other: str) -> int:
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1]))


def away(field: str, taken: set[str]) -> float:
    """The turns from a field to what is still in the bag, on average, without walls."""
    bag = [place for place, symbol in LAYOUT.items() if symbol not in taken]
    return sum(turns(steps(field, place)) for place in bag) / len(bag)


def test_what_was_set_by_hand_is_among_them() -> None:
    position = knowing(APART, passed="d4|e4", chips=["owl key bat", "book"])
    for row, chance in zip(told(position), worth(position), strict=True):
        assert row[FIVE] == pytest.approx(log(chance))


def test_who_judges_by_that_alone_judges_as_by_hand() -> None:
    position = knowing(APART, passed="d4|e4", chips=["owl", "book"])
    state = RULES.load(position)
    advice = RULES.heuristics(RULES.view(state, 0), None)
    advice.adopt(Learned(FEATURES, 0, [1.0] + [0.0] * (FEATURES - 1)), None)
    assert [advice.worth(state, seat) for seat in (0, 1)] == pytest.approx(worth(position))
    assert advice.version() == VERSION


def test_who_has_learned_judges_at_once() -> None:
    position = knowing(APART, passed="d4|e4")
    advice = RULES.heuristics(RULES.view(RULES.load(position), 0), None)
    assert advice.horizon() == 10
    advice.adopt(Learned(FEATURES, 0, [1.0] + [0.0] * (FEATURES - 1)), None)
    assert advice.horizon() == 0


def test_at_tables_where_it_has_not_passed_its_gate_nothing_learned_is_used() -> None:
    three = """
        2 . . . . 1
        . . . . . .
        . . . . * .
        . . . . . .
        . . . . . .
        0 . . . . .
    """
    state = RULES.load(drawn(three))
    advice = RULES.heuristics(RULES.view(state, 0), None)
    by_hand_set = [advice.worth(state, seat) for seat in range(3)]
    advice.adopt(Learned(FEATURES, 0, [0.0] * FEATURES), None)
    assert advice.horizon() == 10
    assert [advice.worth(state, seat) for seat in range(3)] == by_hand_set != [1 / 3] * 3


def test_weights_of_other_features_are_not_taken() -> None:
    position = knowing(APART, passed="d4|e4")
    state = RULES.load(position)
    advice = RULES.heuristics(RULES.view(state, 0), None)
    advice.adopt(Learned(FEATURES - 1, 0, [1.0] * (FEATURES - 1)), None)
    assert [advice.worth(state, seat) for seat in (0, 1)] == worth(position)


def test_turns_are_told_between_knots() -> None:
    """Seat 0 takes the chip this turn; seat 1 needs 1.83 turns for its three steps, and waits half
    a one: between 2 and 3."""
    mine, theirs = told(drawn(APART))
    assert mine[NEED : NEED + 7] == [1, 0, 0, 0, 0, 0, 0]
    need = turns(3) + 0.5
    assert 2 < need < 3
    assert theirs[NEED : NEED + 7] == pytest.approx([0, 0, 3 - need, need - 2, 0, 0, 0])
    chances = [1.0, need**-1.5]
    for row, chance in zip((mine, theirs), chances, strict=True):
        assert row[CHANCES] == pytest.approx(log(chance / sum(chances)))


def test_the_slot_beside_the_first_field_is_open_if_nothing_is_in_it() -> None:
    """North of a1 is a wall, so the way to c1 leads east: two steps, and two were rolled."""
    position = drawn(HOME, walls="a1|a2", bumped="a1|a2", memory_aid=True, rolled=2)
    assert told(position)[0][NEED : NEED + 7] == [1, 0, 0, 0, 0, 0, 0]


def test_a_far_way_takes_all_its_turns() -> None:
    """Eight steps without walls: three or four turns of seat 0 after the half one that it waits,
    and seat 1 takes the chip now."""
    need = turns(8) + 0.5
    assert 3 < need < 4.5
    mine, theirs = told(drawn(FAR, turn=1))
    assert theirs[NEED : NEED + 7] == [1, 0, 0, 0, 0, 0, 0]
    upper = (need - 3) / 1.5
    assert mine[NEED : NEED + 7] == pytest.approx([0, 0, 0, 1 - upper, upper, 0, 0], abs=0.02)


def test_how_far_the_bag_is_from_here_from_home_and_from_the_symbol() -> None:
    taken = {"owl", LAYOUT["e4"]}
    for row, field, home in zip(
        told(drawn(APART, chips=["owl", ""])), ("d4", "f6"), ("a1", "f6"), strict=True
    ):
        assert row[AWAY] * 6 == pytest.approx(away(field, taken), abs=0.05)
        assert row[AWAY + 1] * 6 == pytest.approx(away(home, taken), abs=0.05)
        gained = away("e4", taken) - away(field, taken)
        assert row[AWAY + 2] * 6 == pytest.approx(exp(row[CHANCES]) * gained, abs=0.02)


def test_who_is_nearer_to_what_comes_next_has_more_of_it() -> None:
    """Without walls: of every symbol in the bag the share by the turns of both."""
    taken = {LAYOUT["e4"]}
    bag = [place for place, symbol in LAYOUT.items() if symbol not in taken]
    share = 0.0
    for place in bag:
        mine, theirs = (max(turns(steps(at, place)), 0.2) ** -1.5 for at in ("d4", "f6"))
        share += mine / (mine + theirs) / len(bag)
    rows = told(drawn(APART))
    assert rows[0][CHANCES + 1] == pytest.approx(log(share), abs=0.02)
    assert rows[1][CHANCES + 1] == pytest.approx(log(1 - share), abs=0.02)


def test_the_next_chip_counts_once_the_wanted_one_is_taken() -> None:
    """Four chips each: whoever takes this one wins, so nothing comes after."""
    chips = [" ".join(SYMBOLS[:4]), " ".join(SYMBOLS[4:8])]
    for row in told(drawn(APART, chips=chips)):
        assert row[FIVE + 1] == row[FIVE] == pytest.approx(row[CHANCES])
    mine, theirs = told(drawn(APART))
    assert mine[FIVE + 1] > mine[FIVE]  # whose next way is shorter, too
    assert theirs[FIVE + 1] < theirs[FIVE]


def test_chips_turns_and_ends() -> None:
    chips = [" ".join(SYMBOLS[:4]), "lamp moon"]
    mine, theirs = told(drawn(APART, chips=chips, turn=1))
    assert mine[CHIPS : CHIPS + 4] == [0, 0, 0, 1]
    assert theirs[CHIPS : CHIPS + 4] == [0, 1, 0, 0]
    assert (mine[TURN], mine[TURN + 1]) == (0, 1)
    assert (theirs[TURN], theirs[TURN + 1]) == (1, 0)
    assert (mine[ENDS], mine[ENDS + 1]) == (mine[CHANCES], 0)
    assert (theirs[ENDS], theirs[ENDS + 1]) == (0, theirs[CHANCES])
    assert mine[MANY : MANY + 3] == [0, 0, 0]


def test_at_larger_tables_chances_are_told_once_more() -> None:
    rows = told(drawn(APART.replace(". . . . . 1", "2 . . . . 1")))
    assert len(rows) == 3
    for row in rows:
        assert row[MANY : MANY + 3] == [row[FIVE], row[FIVE + 1], row[CHANCES]]


def test_chances_count_by_how_much_of_the_walls_was_met() -> None:
    mine, _ = told(knowing(APART, bumped="a1|b1 c3|d3", passed="d4|e4"))
    assert mine[MET] == pytest.approx(mine[CHANCES] * 3 / 60)
    assert mine[MET + 1] == pytest.approx(mine[CHANCES + 1] * 3 / 60)


def test_walls_that_nobody_has_met_change_nothing() -> None:
    bumped, passed = "a1|b1 c3|d3", "d4|e4"
    fitting = Labyrinths(24, slots(bumped), slots(passed))
    rows = []
    for seed in (1, 2):
        walls = " ".join(by_hand.names(fitting.draw(Rng(seed))))
        drawing = drawn(APART, walls=walls, memory_aid=True, bumped=bumped, passed=passed)
        rows.append(told(drawing))
    assert rows[0] == rows[1]


def test_a_position_looked_at_again_is_judged_the_same() -> None:
    """What was judged is kept for the seats of one position, and no longer."""
    positions = [knowing(APART, passed="d4|e4", rolled=rolled, turn=1) for rolled in (1, 4)]
    states = [RULES.load(position) for position in positions]
    advice = RULES.heuristics(RULES.view(states[0], 0), None)
    found = [advice.worth(state, 0) for state in (*states, *states)]
    assert found[:2] == found[2:]
    assert found[0] > found[1]  # the other one has thrown more
