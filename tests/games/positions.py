"""What the tests of positions share: one thing altered, junk to put there, and clear answers."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import strategies as st

import irrgarten

Position = dict[str, Any]


def altered(position: Position, path: str, value: object) -> Position:
    """The position with one thing different (``...``: without it); a key or an index ends a path.

    ``altered(start, "state.pawns.0.2", "a1")``
    """
    result = copy.deepcopy(position)
    inner: Any = result
    *way, last = path.split(".")
    for key in way:
        inner = inner[_place(inner, key)]
    if value is ...:
        del inner[_place(inner, last)]
    else:
        inner[_place(inner, last)] = value
    return result


def _place(inner: object, key: str) -> int | str:
    return int(key) if isinstance(inner, list) else key


def junk(*words: str, highest: int) -> st.SearchStrategy[object]:
    """Anything that may stand in a document; among it numbers and words that a game knows."""
    return st.recursive(
        st.none() | st.booleans() | st.integers(-3, highest) | st.sampled_from(words),
        lambda inner: (
            st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner, max_size=3)
        ),
        max_leaves=6,
    )


def is_answered_clearly(position: Position) -> None:
    """It dumps as it was loaded, or is refused."""
    try:
        game = irrgarten.load(position, chance="manual")
    except irrgarten.PositionError:
        return
    assert irrgarten.load(game.position(), chance="manual").position() == game.position()


def is_refused_and_left_as_it_was(position: Position) -> None:
    before = copy.deepcopy(position)
    with pytest.raises(irrgarten.PositionError):
        irrgarten.load(position)
    assert position == before
