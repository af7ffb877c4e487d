"""Positions drawn as text: letters are blocks, digits are pawns, ``+`` is the white centre.

A drawing shows a part of the board, its lowest left square being ``at``. What it does not show is
parked at the top: the blocks that are missing to 32 as single squares in rows 20 and 21, pawns in
row 18.
"""

from __future__ import annotations

from typing import Any

import irrgarten

COLUMNS = "abcdefghijklmnopqrstu"
PARKED_BLOCKS = [f"{column}{row}" for row in (21, 20) for column in COLUMNS]
PARKED_PAWNS = [f"{column}18" for column in COLUMNS]


def drawn(
    drawing: str,
    at: str = "a1",
    *,
    players: int = 2,
    turn: int = 0,
    turns: int = 8,
    done: str = "",
    barred: str | None = None,
    moved_block: str | None = None,
    turn_limit: int = 300,
) -> dict[str, Any]:
    blocks: dict[str, list[str]] = {}
    pawns: list[list[str]] = [[] for _ in range(players)]
    left, lowest = COLUMNS.index(at[0]), int(at[1:])
    for up, line in enumerate(reversed(drawing.strip().splitlines())):
        for right, mark in enumerate(line.split()):
            square = f"{COLUMNS[left + right]}{lowest + up}"
            if mark.isalpha():
                blocks.setdefault(mark, []).append(square)
            elif mark.isdigit():
                pawns[int(mark)].append(square)
            else:
                assert mark in "+."
    parked = iter(PARKED_PAWNS)
    for mine in pawns:
        mine += [next(parked) for _ in range(4 - len(mine))]
    walls = [blocks[letter] for letter in sorted(blocks)]
    walls += [[square] for square in PARKED_BLOCKS[: 32 - len(walls)]]
    return {
        "game": "labyrinthe",
        "options": {"players": players, "turn_limit": turn_limit},
        "state": {
            "turn": turn,
            "turns": turns,
            "done": done.split(),
            "pawns": pawns,
            "blocks": walls,
            "barred": barred,
            "moved_block": moved_block,
            "winner": None,
        },
    }


def table(drawing: str, at: str = "a1", **position: Any) -> irrgarten.Game:
    return irrgarten.load(drawn(drawing, at, **position))


def state_of(game: irrgarten.Game) -> dict[str, Any]:
    state: dict[str, Any] = game.position()["state"]
    return state


def acts_from(game: irrgarten.Game, start: str) -> set[str]:
    """Where the legal acts from a square lead, of a pawn or of a block."""
    acts = [move.strip("[]").split("-") for move in game.moves()]
    return {end for begin, end in acts if begin == start}


def refused(game: irrgarten.Game, move: str, seat: int | None = None) -> str:
    """The clause and the reason that forbid a move."""
    refusal = game.refusal(move, seat)
    assert refusal is not None, f"{move} is legal"
    assert move not in game.moves()
    return f"{refusal.clause} {refusal.reason}"


#: No block can ever move: 31 fill rows 20 and 21, and one closes them off along row 19, from where
#: it touches nothing once it has left. It also shuts in a pocket of two squares by two at a1.
SEALED: list[list[str]] = [
    *([f"{column}21"] for column in COLUMNS[:20]),
    *([f"{COLUMNS[2 * pair]}20", f"{COLUMNS[2 * pair + 1]}20"] for pair in range(10)),
    ["u20", "u21"],
    [f"{column}19" for column in COLUMNS] + [f"c{row}" for row in range(1, 19)] + ["a3", "b3"],
]
POCKET = ["a1", "b1", "a2", "b2"]


def sealed(pawns: list[list[str]], **state: Any) -> dict[str, Any]:
    """A position in which no block can move."""
    position = drawn("", players=len(pawns), turn_limit=state.pop("turn_limit", 300))
    position["state"] |= {"blocks": SEALED, "pawns": pawns, **state}
    return position
