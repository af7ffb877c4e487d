"""What everybody is told of a turn, act by act: all of it, in order, and nothing else."""

from __future__ import annotations

import pytest
from tests.games.magic_labyrinth.floor import LAYOUT, table

from irrgarten.games.magic_labyrinth.narration import Bumped, Rolled, Stepped, Stopped, Took, Wanted
from irrgarten.kernel.narration import TurnCame

FLOOR = """
    . . . . . 1
    . . . . . .
    . . . . . .
    . . . * . .
    . . 0 . . .
    . . . . . .
"""


@pytest.mark.clause("MAG-10")
def test_the_die_and_each_step_are_told() -> None:
    game = table(FLOOR, rolled=None)
    assert game.play("roll 3") == [Rolled(0, 3)]
    assert game.play("w") == [Stepped(0, "c2", "b2", 2)]
    assert game.play("stop") == [Stopped(0), TurnCame(1)]


@pytest.mark.clause("MAG-14")
def test_a_bump_tells_the_wall_and_where_the_magician_begins_again() -> None:
    game = table(FLOOR, walls="b2|c2")
    assert game.play("w") == [Bumped(0, "c2", "b2|c2", "a1"), TurnCame(1)]


@pytest.mark.clause("MAG-20")
def test_a_chip_that_is_taken_and_the_symbol_that_is_wanted_next_are_told() -> None:
    game = table(FLOOR, rolled=2)
    game.play("n")
    assert game.play("e") == [
        Stepped(0, "c3", "d3", 0),
        Took(0, LAYOUT["d3"], drawn=False),
        TurnCame(1),
    ]
    wanted = game.moves()[0]
    assert game.play(wanted) == [Wanted(wanted.split()[-1])]
