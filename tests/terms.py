"""The words for things, as docs/terms.md has them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

PAGE = Path(__file__).resolve().parent.parent / "docs" / "terms.md"
COLUMNS = ("en", "de", "fr", "it", "es", "nl")

_SECTION = re.compile(r"^## .*?(?:\(`(\w+)`\))?$")
_CELL = re.compile(r"([^*~(]+?)\s*(?:\([^)]*\))?\s*(?:\*(\w+)\*)?\s*((?:~~[^~]+~~\s*)*)")


class Term(NamedTuple):
    game: str | None
    """The game that has the thing, None for all texts."""
    language: str
    word: str
    gender: str | None
    never: tuple[str, ...]
    """What the thing is not called."""


@cache
def terms() -> tuple[Term, ...]:
    found: list[Term] = []
    game: str | None = None
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if section := _SECTION.fullmatch(line):
            game = section[1]
        elif line.startswith("|") and not line.startswith(("|---", "| English")):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            assert len(cells) == len(COLUMNS), line
            found += [_term(game, *cell) for cell in zip(COLUMNS, cells, strict=True)]
    return tuple(found)


def _term(game: str | None, language: str, text: str) -> Term:
    cell = _CELL.fullmatch(text)
    assert cell is not None, text
    return Term(game, language, cell[1], cell[2], tuple(re.findall("~~([^~]+)~~", cell[3])))


def of(language: str, file: str) -> list[Term]:
    """The terms that hold in a file of texts."""
    return [term for term in terms() if term.language == language and term.game in (None, file)]
