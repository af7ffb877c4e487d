"""The fields, the edges between them and the crossings of boards of all sizes (RIA-02)."""

from __future__ import annotations

import pytest

from irrgarten.games.labyria.board import FIELD_NAMES, crossings, edges

SIZES = (8, 10, 12, 14)


def test_fields_are_named_up_to_the_largest_board() -> None:
    names = {f"{column}{row}" for column in "abcdefghijklmn" for row in range(1, 15)}
    assert set(FIELD_NAMES.values()) == names
    assert len(FIELD_NAMES) == len(names)


@pytest.mark.parametrize("size", SIZES)
def test_edges_lie_between_two_fields_and_crossings_between_four(size: int) -> None:
    assert len(set(edges(size))) == len(edges(size)) == 2 * size * (size - 1)
    assert len(set(crossings(size))) == len(crossings(size)) == (size - 1) ** 2
