"""Labyrinths are counted exactly and drawn exactly uniformly (MAG-04, MAG-05)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from fractions import Fraction
from itertools import combinations
from threading import Thread

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import irrgarten
from irrgarten.games.magic_labyrinth.board import MOST_WALLS, SLOT_OF, SLOTS
from irrgarten.games.magic_labyrinth.by_hand import connected, names
from irrgarten.games.magic_labyrinth.labyrinth import Labyrinths, labyrinths
from irrgarten.kernel.rng import Rng

EVERY_SLOT = (1 << SLOTS) - 1
NUMBERS = st.integers(0, MOST_WALLS)

#: Known to hold a wall, to hold none: all slots but 14, in the middle and at an edge.
UNKNOWN = (
    "a1|b1 a1|a2 b1|b2 a2|b2 c3|d3 c3|c4 d3|d4 c4|d4 d4|e4 c2|c3 e6|f6 f5|f6 e5|f5 d5|e5".split()
)
BUMPED = "b3|b4 a5|b5 d1|e1 e2|e3 c5|c6 b2|c2 d2|d3".split()


def bits(slots: list[str]) -> int:
    return sum(1 << SLOT_OF[name] for name in slots)


def enumerated(walls: int, bumped: int, unknown: list[int]) -> set[int]:
    """The same labyrinths, found by trying every set of walls."""
    tried = (
        bumped | sum(1 << slot for slot in chosen)
        for chosen in combinations(unknown, walls - bumped.bit_count())
    )
    return {labyrinth for labyrinth in tried if connected(labyrinth)}


def known_slots() -> tuple[int, int, list[int]]:
    bumped, unknown = bits(BUMPED), bits(UNKNOWN)
    passed = EVERY_SLOT & ~bumped & ~unknown
    return bumped, passed, [slot for slot in range(SLOTS) if unknown >> slot & 1]


@pytest.mark.parametrize(
    ("walls", "count"),
    [
        (0, 1),
        (1, 60),
        (19, 342_374_723_920_040),
        (24, 141_316_223_336_448),
        (25, 32_565_539_635_200),  # the spanning trees of a 6 × 6 grid
        (26, 0),
        (60, 0),
        (-1, 0),
    ],
)
def test_mag_05_the_numbers_of_labyrinths(walls: int, count: int) -> None:
    assert labyrinths(walls).count == count


@pytest.mark.parametrize("walls", [0, 1, 2, 3])
def test_mag_05_every_labyrinth_has_one_number(walls: int) -> None:
    every = labyrinths(walls)
    assert {every.unrank(number) for number in range(every.count)} == enumerated(
        walls, 0, list(range(SLOTS))
    )


@given(NUMBERS, st.data())
def test_mag_04_numbers_and_labyrinths_are_two_ways_round(walls: int, data: st.DataObject) -> None:
    every = labyrinths(walls)
    number = data.draw(st.integers(0, every.count - 1))
    labyrinth = every.unrank(number)
    assert every.rank(labyrinth) == number
    assert labyrinth.bit_count() == walls
    assert labyrinth >> SLOTS == 0
    assert connected(labyrinth)


def test_numbers_ascend_with_openings_before_walls() -> None:
    every = labyrinths(24)
    first, last = names(every.unrank(0)), names(every.unrank(every.count - 1))
    assert first[0] > "a1|b1"
    assert last[0] == "a1|b1"


@pytest.mark.parametrize("number", [-1, 60, 2**62])
def test_there_is_no_labyrinth_of_another_number(number: int) -> None:
    assert labyrinths(1).unrank(number) == -1


@pytest.mark.parametrize(
    ("labyrinth", "why"),
    [
        (bits(["a1|b1", "a1|a2"]), "a corner is cut off"),
        (bits(["e6|f6", "f5|f6"]), "a corner of the last row is cut off"),
        (bits(["a1|b1"]), "a wall too few"),
        (bits(["a1|b1", "c1|d1", "d1|e1"]), "a wall too many"),
        (1 | 1 << SLOTS, "a wall off the board"),
    ],
)
def test_mag_04_what_is_no_labyrinth_has_no_number(labyrinth: int, why: str) -> None:
    assert labyrinths(2).rank(labyrinth) == -1, why


@pytest.mark.parametrize("walls", [7, 8, 10, 12, 16])
def test_what_is_known_leaves_exactly_the_labyrinths_that_fit(walls: int) -> None:
    bumped, passed, unknown = known_slots()
    fitting = Labyrinths(walls, bumped, passed)
    expected = enumerated(walls, bumped, unknown)
    assert expected
    assert fitting.count == len(expected)
    assert {fitting.unrank(number) for number in range(fitting.count)} == expected
    assert all(fitting.unrank(fitting.rank(labyrinth)) == labyrinth for labyrinth in expected)
    assert fitting.rank(max(expected) & ~bumped) == -1
    assert fitting.rank(labyrinths(walls).unrank(0)) == -1


@pytest.mark.parametrize("walls", [7, 10, 13, 16])
def test_the_chance_of_a_wall_is_its_share_of_the_labyrinths_that_fit(walls: int) -> None:
    bumped, passed, unknown = known_slots()
    expected = enumerated(walls, bumped, unknown)
    fitting = Labyrinths(walls, bumped, passed)
    for slot in range(SLOTS):
        share = Fraction(sum(labyrinth >> slot & 1 for labyrinth in expected), len(expected))
        assert fitting.chance_of_wall(slot) == float(share)


@pytest.mark.parametrize("walls", [0, 19, 24, 25])
def test_mag_05_where_nothing_is_known_the_chances_add_up_to_the_walls(walls: int) -> None:
    every = labyrinths(walls)
    chances = [every.chance_of_wall(slot) for slot in range(SLOTS)]
    assert sum(chances) == pytest.approx(walls)
    assert all(0 <= chance <= 1 for chance in chances)


@settings(max_examples=25)
@given(NUMBERS, st.integers(0, 2**62), st.integers(0, EVERY_SLOT), st.integers(0, EVERY_SLOT))
def test_the_chances_add_up_to_the_walls(walls: int, seed: int, show: int, also: int) -> None:
    labyrinth = labyrinths(walls).draw(Rng(seed))
    bumped, passed = labyrinth & show, ~labyrinth & EVERY_SLOT & show & also
    fitting = Labyrinths(walls, bumped, passed)
    chances = [fitting.chance_of_wall(slot) for slot in range(SLOTS)]
    assert fitting.rank(labyrinth) >= 0
    assert sum(chances) == pytest.approx(walls)
    assert all(chances[slot] == 1 for slot in range(SLOTS) if bumped >> slot & 1)
    assert all(chances[slot] == 0 for slot in range(SLOTS) if passed >> slot & 1)


@settings(max_examples=25)
@given(NUMBERS, st.integers(0, 2**62), st.integers(0, EVERY_SLOT))
def test_one_more_slot_known_splits_the_count(walls: int, seed: int, show: int) -> None:
    labyrinth = labyrinths(walls).draw(Rng(seed))
    bumped, passed = labyrinth & show, ~labyrinth & show
    fitting = Labyrinths(walls, bumped, passed)
    for slot in range(seed % 20, SLOTS, 20):
        if show >> slot & 1 == 0:
            parts = (
                Labyrinths(walls, bumped | 1 << slot, passed).count,
                Labyrinths(walls, bumped, passed | 1 << slot).count,
            )
            assert sum(parts) == fitting.count
            assert fitting.chance_of_wall(slot) == parts[0] / fitting.count


@pytest.mark.parametrize(
    ("walls", "bumped", "passed"),
    [
        (24, bits(["c3|d3"]), bits(["c3|d3"])),
        (24, bits(["a1|b1", "a1|a2"]), 0),
        (1, bits(["a1|b1", "c3|d3"]), 0),
        (2, 0, EVERY_SLOT & ~1),
        (24, 1 << SLOTS, 0),
        (24, 0, 1 << SLOTS),
    ],
)
def test_knowledge_that_no_labyrinth_fits(walls: int, bumped: int, passed: int) -> None:
    none = Labyrinths(walls, bumped, passed)
    assert none.count == 0
    assert none.draw(Rng(1)) == -1
    assert none.unrank(0) == -1
    assert none.rank(bumped) == -1
    assert {none.chance_of_wall(slot) for slot in range(SLOTS)} == {0.0}


def test_what_is_asked_can_be_read_back() -> None:
    asked = Labyrinths(19, 5, 10)
    assert (asked.walls, asked.bumped, asked.passed) == (19, 5, 10)


def test_the_unconditioned_labyrinths_are_counted_once() -> None:
    assert labyrinths(24) is labyrinths(24)


def test_mag_05_draws_are_uniform() -> None:
    bumped, passed, unknown = known_slots()
    fitting = Labyrinths(10, bumped, passed)
    rng, draws = Rng(2009), 200 * fitting.count
    seen = Counter(fitting.draw(rng) for _ in range(draws))
    assert seen.keys() == enumerated(10, bumped, unknown)
    chi_square = sum((number - 200) ** 2 / 200 for number in seen.values())
    # Wilson and Hilferty: beyond this only once in a million seeds.
    freedom = fitting.count - 1
    assert chi_square < freedom * (1 - 2 / (9 * freedom) + 4.75 * (2 / (9 * freedom)) ** 0.5) ** 3


def test_mag_05_draws_from_all_labyrinths_have_walls_where_they_should() -> None:
    every, rng, draws = labyrinths(24), Rng(24), 3000
    drawn = [every.draw(rng) for _ in range(draws)]
    for slot in range(SLOTS):
        chance = every.chance_of_wall(slot)
        expected, spread = draws * chance, (draws * chance * (1 - chance)) ** 0.5
        assert abs(sum(labyrinth >> slot & 1 for labyrinth in drawn) - expected) < 5 * spread


def test_several_threads_draw_from_the_same_labyrinths() -> None:
    every = labyrinths(19)
    together: dict[int, list[int]] = {}

    def draw(seed: int) -> None:
        rng = Rng(seed)
        together[seed] = [every.draw(rng) for _ in range(500)]

    threads = [Thread(target=draw, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    alone = dict(together)
    together.clear()
    for seed in range(4):
        draw(seed)
    assert alone == together


#: What both builds must agree on, to the last bit.
ACCOUNT = """
import json
from irrgarten.games.magic_labyrinth.labyrinth import Labyrinths, labyrinths
from irrgarten.kernel.rng import Rng
rng, told = Rng(7), []
for walls in (0, 7, 19, 24):
    drawn = [labyrinths(walls).draw(rng) for _ in range(50)]
    shown = [rng.below(1 << 60) for _ in range(3)]
    fitting = [Labyrinths(walls, drawn[0] & some, ~drawn[0] & some) for some in shown]
    told.append(drawn)
    told.append([each.count for each in fitting])
    told.append([each.draw(rng) for each in fitting for _ in range(20)])
    told.append([each.rank(drawn[0]) for each in fitting])
    told.append([each.chance_of_wall(slot).hex() for each in fitting for slot in range(60)])
print(json.dumps(told))
"""


@pytest.mark.skipif(not irrgarten.compiled, reason="the rules are not compiled")
def test_compiled_and_uncompiled_draw_the_same_labyrinths() -> None:
    def account(pure: str) -> object:
        environment = os.environ | {"IRRGARTEN_PURE": pure}
        command = [sys.executable, "-c", ACCOUNT]
        done = subprocess.run(
            command, env=environment, capture_output=True, text=True, check=True, timeout=120
        )
        return json.loads(done.stdout)

    assert account("1") == account("")
