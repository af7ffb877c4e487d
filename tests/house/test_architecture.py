"""``docs/architecture.md`` names every room there is, and newcomers are led to it."""

from __future__ import annotations

import html
import re
from pathlib import Path

import pytest

TREE = Path(__file__).resolve().parents[2]
PAGE = (TREE / "docs" / "architecture.md").read_text(encoding="utf-8")
#: Deeper folders are a matter of the room they lie in.
DEPTH = 2


def rooms(sources: Path) -> set[str]:
    """The folders, games all under one name; what lies within a game is the game's own."""
    found = set()
    for path in sources.rglob("*"):
        parts = path.relative_to(sources).parts
        if not path.is_dir() or len(parts) > DEPTH or "__pycache__" in parts:
            continue
        game = len(parts) == DEPTH and parts[0] == "games" and parts[1] != "shared"
        found.add("games/<game>" if game else "/".join(parts))
    return found


def part(heading: str) -> str:
    """What stands below a heading."""
    return PAGE.split(f"## {heading}")[1].split("\n## ")[0]


@pytest.mark.parametrize(
    ("heading", "sources"),
    [("The rooms in Python", "src/irrgarten"), ("The rooms in the browser", "web/src")],
)
def test_every_room_is_named(heading: str, sources: str) -> None:
    said = part(heading)
    there = rooms(TREE / sources)
    assert {"games", "games/<game>"} < there
    assert sorted(room for room in there if f"| `{room}/` |" not in said) == []


def test_every_room_is_in_the_drawing() -> None:
    drawing = html.unescape((TREE / "docs" / "architecture.svg").read_text(encoding="utf-8"))
    shown = set(re.findall(r">([a-z<>/.]+)/<", drawing))
    for sources in ("src/irrgarten", "web/src"):
        there = {room for room in rooms(TREE / sources) if "/" not in room and room != "games"}
        assert there <= shown
    assert {"games/<game>", "games/shared"} <= shown


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md"])
def test_newcomers_are_led_there(page: str) -> None:
    assert "(docs/architecture.md)" in (TREE / page).read_text(encoding="utf-8")
