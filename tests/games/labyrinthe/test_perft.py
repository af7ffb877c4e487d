"""How many positions there are after one, two and three acts: kept, and counted anew.

``perft.txt`` has for each position and number of acts the sequences of acts that can be made and
the different positions that they lead to. ``python -m tests.games.labyrinthe.test_perft`` prints
it; the plain enumeration must find the same.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.acting import all_after
from tests.games.labyrinthe.boards import drawn, sealed
from tests.games.labyrinthe.enumeration import Plain, after, plain

import irrgarten
from irrgarten.games.labyrinthe.rules import Labyrinthe

TABLE = Path(__file__).with_name("perft.txt")

#: More sequences of acts than this take the plain enumeration long; it then goes on from
#: one in so many positions after two acts.
AT_ONCE, EVERY = 20_000, 40

#: Pawns before and in the centre, so that shifts and wins are among the acts.
CROWDED = """
    . . C C C . . B
    . . . . . . . B
    A . 0 + + 1 . B
    A . + 1 + . . .
    A A + 0 + . D .
    . . . . . . D .
    . 1 . 0 . . D .
    . . E E E E . .
"""


def start(players: int) -> dict[str, Any]:
    return irrgarten.new("labyrinthe", players=players, beginner=0, seed=1).position()


POSITIONS = {
    "start-of-two": start(2),
    "start-of-four": start(4),
    "crowded": drawn(CROWDED, "h7"),
    "crowded-block-moved": drawn(CROWDED, "h7", done="block", moved_block="h10", barred="j7"),
    "pawns-alone": sealed([["k11", "l10", "k8", "e5"], ["j11", "n11", "d12", "u1"]], turn=0),
}


def kept() -> list[tuple[str, int, int, int]]:
    rows = [line.split() for line in TABLE.read_text(encoding="utf-8").splitlines()]
    return [(name, int(deep), int(ways), int(reached)) for name, deep, ways, reached in rows]


def alike(state: Labyrinthe, shapes: list[int]) -> int:
    """A number for everything that makes a position what it is, whichever piece is where."""
    pawn = state.pawn
    return hash(
        (
            (state.turn, state.turns == 0, state.done, state.winner),
            tuple(frozenset(pawn[4 * seat : 4 * seat + 4]) for seat in range(state.seats)),
            frozenset(zip(shapes, state.block, strict=True)),
            state.block[state.barred] if state.barred >= 0 else -1,
            state.block[state.moved] if state.moved >= 0 else -1,
        )
    )


def counted(position: dict[str, Any], deep: int) -> tuple[int, int]:
    """Sequences and positions by the rules of the library."""
    begin = irrgarten.registry.rules("labyrinthe").load(position)
    first, shape = begin.first, begin.shape
    outlines = [tuple(shape[first[b] : first[b + 1]]) for b in range(32)]
    shapes = [outlines.index(outline) for outline in outlines]
    reached: set[int] = set()

    def ways(state: Labyrinthe, left: int) -> int:
        if left == 0:
            reached.add(alike(state, shapes))
            return 1
        if state.winner >= 0:
            return 0
        return sum(ways(after, left - 1) for after in all_after(state, state.turn))

    return ways(begin, deep), len(reached)


def after_one_act(position: dict[str, Any]) -> list[dict[str, Any]]:
    def after(act: str) -> dict[str, Any]:
        game = irrgarten.load(position)
        game.play(act)
        return game.position()

    return [after(act) for act in irrgarten.load(position).moves()]


def enumerated(position: dict[str, Any], deep: int) -> tuple[int, int]:
    """The same by the plain enumeration."""
    reached: set[int] = set()

    def ways(at: Plain, left: int) -> int:
        if left == 0:
            reached.add(hash(at))
            return 1
        return sum(ways(then, left - 1) for then in after(at))

    return ways(plain(position), deep), len(reached)


@pytest.mark.parametrize(("name", "deep", "ways", "reached"), kept())
def test_the_rules_find_as_many_as_are_kept(name: str, deep: int, ways: int, reached: int) -> None:
    assert counted(POSITIONS[name], deep) == (ways, reached)


@pytest.mark.parametrize(
    ("name", "deep", "ways", "reached"), [row for row in kept() if row[2] <= AT_ONCE]
)
def test_a_plain_enumeration_finds_as_many(name: str, deep: int, ways: int, reached: int) -> None:
    assert enumerated(POSITIONS[name], deep) == (ways, reached)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "deep"), [row[:2] for row in kept() if row[2] > AT_ONCE])
def test_where_there_are_very_many_it_agrees_on_every_fortieth(name: str, deep: int) -> None:
    for first in after_one_act(POSITIONS[name]):
        for second in after_one_act(first)[::EVERY]:
            assert enumerated(second, deep - 2) == counted(second, deep - 2)


if __name__ == "__main__":
    for name, position in POSITIONS.items():
        for deep in (1, 2, 3):
            if deep < 3 or name == "start-of-two":
                print(name, deep, *counted(position, deep))
