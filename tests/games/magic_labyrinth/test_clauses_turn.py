"""A turn, clause by clause (MAG-10 to MAG-16)."""

from __future__ import annotations

import itertools

import pytest
from tests.games.magic_labyrinth.floor import drawn, state_of, table

import irrgarten
from irrgarten.games.magic_labyrinth.narration import Bumped

clause = pytest.mark.clause

START = """
    . . . . . 1
    . . . . . .
    . . . * . .
    . . . . . .
    . . . . . .
    0 . . . . .
"""


@clause("MAG-10")
def test_the_die_has_the_faces_1_2_2_3_3_4() -> None:
    game = table(START, rolled=None)
    assert game.moves() == ["roll 1", "roll 2", "roll 3", "roll 4"]
    rolls = [
        irrgarten.load(drawn(START, rolled=None), seed=seed).view(0).rolled for seed in range(600)
    ]
    shares = [rolls.count(face) / 600 for face in (1, 2, 3, 4)]
    assert shares == pytest.approx([1 / 6, 2 / 6, 2 / 6, 1 / 6], abs=0.05)


@clause("MAG-10")
@pytest.mark.parametrize("face", [0, 5, 6])
def test_it_shows_nothing_else(face: int) -> None:
    assert table(START, rolled=None).why_not(f"roll {face}") == "MAG-10"


@clause("MAG-10")
def test_it_is_rolled_once_and_before_the_move() -> None:
    game = table(START, rolled=None)
    assert game.why_not("n") == game.why_not("stop") == "MAG-10"
    game.play("roll 3")
    assert game.why_not("roll 3") == "MAG-10"
    assert game.why_not("roll 3", seat=0) == "MAG-10"
    assert (state_of(game)["rolled"], state_of(game)["steps_left"]) == (3, 3)


@clause("MAG-11")
def test_up_to_that_many_steps_turning_at_will() -> None:
    game = table(START, rolled=4)
    for step in ("n", "e", "s", "w"):
        assert game.turn == [0]
        game.play(step)
    assert state_of(game)["magicians"][0] == "a1"
    assert state_of(game)["turn"] == 1


@clause("MAG-11")
def test_unused_steps_lapse() -> None:
    game = table(START, rolled=4)
    game.play("n")
    game.play("stop")
    state = state_of(game)
    assert (state["turn"], state["rolled"], state["steps_left"]) == (1, None, None)
    assert state["magicians"][0] == "a2"


@clause("MAG-11")
def test_no_step_at_all_is_always_allowed() -> None:
    game = table(START, rolled=1)
    game.play("stop")
    assert state_of(game)["turn"] == 1
    assert state_of(game)["magicians"][0] == "a1"


@clause("MAG-11")
def test_no_step_at_all_also_from_a_shared_corner() -> None:
    game = table(
        """
        . . . . . .
        . . . . . .
        . . . * . .
        . . . . . .
        . . . . . .
        01 . . . . .
        """,
        rolled=2,
    )
    assert game.why_not("stop") is None


@clause("MAG-12")
@pytest.mark.parametrize("step", ["ne", "se", "sw", "nw"])
def test_never_diagonally(step: str) -> None:
    assert table(START).why_not(step) == "MAG-12"


@clause("MAG-12")
def test_never_off_the_board() -> None:
    for corner, off in {"a1": "sw", "a6": "nw", "f6": "ne", "f1": "se"}.items():
        position = drawn(START)
        position["state"]["magicians"] = [corner, "c5"]
        game = irrgarten.load(position, chance="manual")
        for direction in "nesw":
            assert game.why_not(direction) == ("MAG-12" if direction in off else None)


@clause("MAG-13")
def test_a_step_cannot_be_taken_back_and_cannot_be_seen_before() -> None:
    game = table(START, walls="a1|a2")
    assert game.preview(["n"])[1].magicians[0] == "a2"
    game.play("n")
    assert game.turn == []
    assert state_of(game)["turn"] == 1


@clause("MAG-13")
def test_stepping_against_a_known_wall_is_legal() -> None:
    game = table(START, walls="a1|a2", bumped="a1|a2", memory_aid=True)
    assert game.moves() == ["n", "e", "stop"]


@clause("MAG-13")
def test_what_is_legal_never_depends_on_walls() -> None:
    """Every choice of walls around the magician leaves the same acts."""
    around = ["c3|d3", "d3|e3", "d3|d4", "d2|d3"]
    middle = """
        . . . . . 1
        . . . . . .
        . . . * . .
        . . . 0 . .
        . . . . . .
        . . . . . .
    """
    for count in range(4):
        for walls in itertools.combinations(around, count):
            assert table(middle, walls=" ".join(walls)).moves() == ["n", "e", "s", "w", "stop"]


BESIDE = """
    . . . . . .
    . . . . . .
    . . . * . .
    . . . . . .
    . . . . . .
    0 1 . . . .
"""


@clause("MAG-14")
def test_another_magician_may_be_passed() -> None:
    game = table(BESIDE, rolled=2)
    game.play("e")
    assert state_of(game)["magicians"] == ["b1", "b1"]
    refusal = game.refusal("stop")
    assert refusal is not None
    assert (refusal.clause, set(refusal.about)) == ("MAG-14", {"field"})
    game.play("e")
    assert state_of(game)["magicians"][0] == "c1"


@clause("MAG-14")
def test_the_last_step_may_not_end_on_one() -> None:
    game = table(BESIDE, rolled=1)
    assert game.moves() == ["n", "stop"]
    assert game.why_not("e") == "MAG-14"
    with pytest.raises(irrgarten.IllegalMove) as refused:
        game.play("e")
    assert refused.value.clause == "MAG-14"
    assert state_of(game)["magicians"][0] == "a1"


@clause("MAG-14")
def test_a_step_onto_one_needs_a_way_to_a_free_field() -> None:
    """Over b1 and c1 in a row: with two steps b1 leads on to b2, with one step left it does not."""
    row = """
        . . . . . .
        . . . . . .
        . . . * . .
        . . . . . .
        . 3 . . . .
        0 1 2 . . .
    """
    game = table(row, rolled=3)
    game.play("e")
    assert "e" in game.moves()
    game.play("e")
    assert sorted(game.moves()) == ["e", "n"]
    assert game.why_not("w") == "MAG-14"


@clause("MAG-14")
def test_in_a_corner_full_of_magicians_there_may_be_no_way_on() -> None:
    """From b1, shared in passing, into a1: both neighbours are taken, one step is left."""
    crowd = """
        . . . . . .
        . . . . . .
        . . . * . .
        . . . . . .
        2 . . . . .
        1 03 . . . .
    """
    tight = table(crowd, rolled=4, left=2)
    assert tight.why_not("w") == "MAG-14"
    roomy = table(crowd, rolled=4, left=3)
    assert roomy.why_not("w") is None


@clause("MAG-14")
@pytest.mark.parametrize(
    ("start", "step", "full"),
    [("b1", "w", "a1"), ("a5", "n", "a6"), ("b6", "w", "a6"), ("f5", "n", "f6")],
    ids=["north", "east", "south", "west"],
)
def test_the_way_on_may_lead_to_any_side(start: str, step: str, full: str) -> None:
    """From a field that is shared into a full corner, and with the last step out of it."""
    position = drawn(START.replace(".", "2", 1).replace("0", "03"), rolled=4, left=2)
    position["state"]["magicians"] = [start, full, "c3", start]
    game = irrgarten.load(position)
    assert game.why_not(step) is None


@clause("MAG-14")
def test_walls_are_not_considered() -> None:
    """b1 is walled off from every free field, but a step onto it stays legal."""
    game = table(BESIDE, rolled=2, walls="b1|c1 b1|b2")
    assert game.why_not("e") is None


@clause("MAG-15")
def test_a_wall_sends_the_magician_home_and_ends_the_turn() -> None:
    game = table(
        """
        . . . . . 1
        . . . . . .
        . . . . . .
        . . 0 * . .
        . . . . . .
        . . . . . .
        """,
        rolled=4,
        walls="c3|d3 a1|b1",
    )
    events = game.play("e")
    state = state_of(game)
    assert state["magicians"][0] == "a1"
    assert (state["turn"], state["steps_left"]) == (1, None)
    assert state["bumped"] == ["c3|d3"]
    assert events[0] == Bumped(seat=0, at="c3", wall="c3|d3", home="a1")


@clause("MAG-15")
def test_it_goes_back_to_its_own_corner_not_to_the_nearest() -> None:
    game = table(
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . * . .
        1 . . . . .
        . 0 . . . .
        """,
        turn=1,
        walls="a2|b2",
    )
    game.play("e")
    assert state_of(game)["magicians"] == ["b1", "f6"]


@clause("MAG-16")
def test_on_a_taken_corner_both_stand_until_one_moves() -> None:
    game = table(
        """
        . . . . . .
        . . . . . .
        . . . * . .
        . . . . . .
        . . . . . .
        1 . 0 . . .
        """,
        rolled=2,
        walls="c1|d1",
    )
    game.play("e")
    assert state_of(game)["magicians"] == ["a1", "a1"]
    game.play("roll 1")
    game.play("n")
    assert state_of(game)["magicians"] == ["a1", "a2"]
