"""The client's types are those of the server, and every frame fits them."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

from irrgarten.search.levels import LEVELS
from irrgarten.tables import frames
from wire_types import typescript


def test_the_types_of_the_client_are_up_to_date(tree: Path) -> None:
    assert (tree / "web/src/wire.ts").read_text() == typescript(), (
        "run: python tools/wire_types.py > web/src/wire.ts"
    )


def test_the_levels_on_the_wire_are_those_of_the_search() -> None:
    assert get_args(frames.Level) == tuple(LEVELS)
