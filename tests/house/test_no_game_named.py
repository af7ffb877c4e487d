"""Outside its own rooms no game is named: whoever adds one enters it in no list."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from irrgarten import registry, texts

TREE = Path(__file__).resolve().parents[2]

#: Where all games are alike.
ROOMS = [
    *(f"web/src/{room}" for room in ("shell", "table", "pages")),
    *(
        f"src/irrgarten/{room}"
        for room in ("kernel", "lessons", "search", "tournaments", "server", "store", "terminal")
    ),
]
KINDS = {".ts", ".svelte", ".css", ".py"}


@cache
def names() -> re.Pattern[str]:
    """As folders, types and people call them; a word that only begins like one is no name."""
    words = [name.replace("_", "[_ -]?") for name in registry.names()]
    titles = {
        texts.texts(language, game).say(f"game-{game}")
        for game in registry.names()
        for language in texts.LANGUAGES
    }
    either = "|".join([*words, *map(re.escape, sorted(titles))])
    return re.compile(rf"(?<![A-Za-z])(?i:{either})(?![a-z])")


def sources() -> Iterator[Path]:
    for room in ROOMS:
        yield from (path for path in (TREE / room).rglob("*") if path.suffix in KINDS)
    yield from (TREE / "locales").glob("*/shell.ftl")


def named(path: Path) -> list[str]:
    lines = path.read_text(encoding="utf-8").splitlines()
    where = path.relative_to(TREE)
    return [
        f"{where}:{number}: {line.strip()}"
        for number, line in enumerate(lines, 1)
        if names().search(line)
    ]


def test_no_game_is_named_where_all_are_alike() -> None:
    found = sorted(sources())
    assert len(found) > 100
    assert [line for path in found for line in named(path)] == []


@pytest.mark.parametrize(
    "line",
    [
        "if game == 'dog':",
        "import type { DogView } from '../wire';",
        "game-magic_labyrinth-facts = 2 to 4 players",
        "MagicLabyrinth",
        "Das magische Labyrinth",
        "from irrgarten.games.labyria import RULES",
    ],
)
def test_a_name_is_found(line: str) -> None:
    assert names().search(line)


@pytest.mark.parametrize("line", ["dogmatic", "labyrinths", "a labyrinth, say"])
def test_what_only_looks_like_one_is_not(line: str) -> None:
    assert not names().search(line)
