"""No text is asked for that is not there, and none is there that nobody asks for."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from irrgarten import registry, resources

TREE = Path(__file__).resolve().parent.parent
FILES = sorted(path.stem for path in (resources.locales() / "en").glob("*.ftl"))
NAME = r"[A-Za-z][A-Za-z0-9-]*"


@cache
def source(file: str) -> str:
    return (resources.locales() / "en" / f"{file}.ftl").read_text(encoding="utf-8")


@cache
def messages(file: str) -> frozenset[str]:
    body = FluentParser().parse(source(file)).body
    return frozenset(entry.id.name for entry in body if isinstance(entry, ast.Message))


@cache
def client() -> str:
    folder = TREE / "web" / "src"
    files = sorted([*folder.rglob("*.ts"), *folder.rglob("*.svelte")])
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@cache
def package() -> str:
    files = sorted((TREE / "src" / "irrgarten").rglob("*.py"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def made_up() -> set[str]:
    """How the names begin that the client puts together: ``level-`` in ``say(`level-${…}`)``."""
    return set(re.findall(rf"`({NAME}-)\$\{{", client()))


def is_asked_for(message: str) -> bool:
    quoted = re.compile(rf"""['"`]{re.escape(message)}['"`]""")
    return (
        bool(quoted.search(client()) or quoted.search(package()))
        or any(message.startswith(beginning) for beginning in made_up())
        or any(message in registry.rules(game).clauses for game in registry.names())
    )


@pytest.mark.parametrize("file", FILES)
def test_every_message_is_asked_for(file: str) -> None:
    inserted = re.findall(rf"{{ ({NAME}) }}", source(file))
    rest = messages(file).difference(inserted)
    assert sorted(message for message in rest if not is_asked_for(message)) == []


def test_the_client_asks_for_nothing_that_is_missing() -> None:
    asked = set(re.findall(rf"""\bsay\(\s*['"`]({NAME})['"`]""", client()))
    asked |= set(re.findall(rf"""\bid: '({NAME})'""", client()))
    there = frozenset[str]().union(*(messages(file) for file in FILES if file != "terminal"))
    assert len(asked) > 100
    assert sorted(asked - there) == []


def test_what_the_client_puts_together_begins_some_message() -> None:
    there = frozenset[str]().union(*(messages(file) for file in FILES))
    said = set(re.findall(rf"say\(`({NAME}-)\$\{{", client()))
    assert said
    assert [b for b in sorted(said) if not any(name.startswith(b) for name in there)] == []


def test_the_package_asks_for_nothing_that_is_missing() -> None:
    asked = set(re.findall(rf'\b(?:say|Fault)\(\s*"({NAME})"', package()))
    assert "fault-draw" in asked
    # A card, where a link is shared, is worded as the client is; so is what is sent to her.
    there = messages("terminal") | messages("shell") | messages("notices")
    assert sorted(asked - there) == []
