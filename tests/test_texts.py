"""Every text is there in every language, with the same places to fill in."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from irrgarten import registry, resources, texts
from irrgarten.kernel.clauses import Refusal

FILES = sorted(path.name for path in (resources.locales() / "en").glob("*.ftl"))
OTHERS = [language for language in texts.LANGUAGES if language != "en"]
SOURCES = Path(texts.__file__).parent


class Places(Visitor):
    """The arguments that a message asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def places(message: ast.Message) -> set[str]:
    visitor = Places()
    visitor.visit(message)
    return visitor.names


@cache
def parsed(language: str, file: str) -> ast.Resource:
    source = (resources.locales() / language / file).read_text(encoding="utf-8")
    return FluentParser().parse(source)


def messages(language: str, file: str) -> dict[str, ast.Message]:
    body = parsed(language, file).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def wording(message: ast.Message) -> str:
    return str(FluentSerializer().serialize_entry(message))


def reasons_in_sources(game: str) -> set[str]:
    """The refusals that the rules of a game can give."""
    found: set[str] = set()
    for source in (SOURCES / "games" / game).glob("*.py"):
        found.update(re.findall(r"\"(why-[a-z-]+)\"", source.read_text(encoding="utf-8")))
    return found


def test_the_locales_are_those_that_are_offered() -> None:
    folders = {path.name for path in resources.locales().iterdir() if path.is_dir()}
    assert folders == set(texts.LANGUAGES)


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_files_parse_and_name_nothing_twice(language: str, file: str) -> None:
    entries = parsed(language, file).body
    junk = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    assert junk == []
    names = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_every_language_says_everything_with_the_same_arguments(language: str, file: str) -> None:
    here, english = messages(language, file), messages("en", file)
    assert set(here) == set(english)
    assert {name: places(here[name]) for name in here} == {
        name: places(english[name]) for name in english
    }


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_sentences_neither_shout_nor_carry_marks_of_direction(language: str, file: str) -> None:
    for name, message in messages(language, file).items():
        assert not re.search("[!¡\u2066-\u2069]", wording(message)), name


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("game", registry.names())
def test_every_clause_has_a_text_of_its_own(language: str, game: str) -> None:
    clauses = registry.rules(game).clauses
    said = [texts.clause(game, number, language) for number in clauses]
    assert all(text != number for text, number in zip(said, clauses, strict=True))
    assert len(set(said)) == len(clauses)


@pytest.mark.parametrize("game", registry.names())
def test_every_game_says_what_stands_on_its_box(game: str) -> None:
    own = {name for name in messages("en", f"{game}.ftl") if name.startswith("game-")}
    assert own == {f"game-{game}{part}" for part in ("", "-pitch", "-aim", "-facts")}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", registry.names())
def test_clauses_and_refusals_are_translated(language: str, game: str) -> None:
    here, english = messages(language, f"{game}.ftl"), messages("en", f"{game}.ftl")
    same = [
        name
        for name in here
        if name in registry.rules(game).clauses or name.startswith("why-")
        if wording(here[name]) == wording(english[name])
    ]
    assert same == []


@pytest.mark.parametrize("game", registry.names())
def test_the_refusals_worded_are_those_that_the_rules_give(game: str) -> None:
    worded = {name for name in messages("en", f"{game}.ftl") if name.startswith("why-")}
    assert worded == reasons_in_sources(game)


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["de-AT", "en"], "de"),
        (["de-CH", "en"], "de-CH"),
        (["de_LI.UTF-8"], "de-CH"),
        (["pt-BR", "es-MX"], "es"),
        (["fr_FR.UTF-8"], "fr"),
        ([" NL "], "nl"),
        (["xx", ""], "en"),
        ([], "en"),
    ],
)
def test_languages_are_negotiated(wanted: list[str], language: str) -> None:
    assert texts.negotiated(wanted) == language


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "nl_NL"}, "nl"),
        ({"LANG": "pt_BR", "LANGUAGE": "pt:es:de"}, "es"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "de"}, "en"),
        ({}, "en"),
    ],
)
def test_the_environment_names_the_language(environ: dict[str, str], language: str) -> None:
    assert texts.of_environment(environ) == language


@pytest.mark.parametrize("name", ["shell", "notices", *registry.names()])
def test_swiss_german_is_german_in_swiss_spelling(name: str) -> None:
    [german], [swiss] = texts.sources("de", name), texts.sources("de-CH", name)
    assert not set("ß„“") & set(swiss)
    assert swiss.replace("«", "„").replace("»", "“") == german.replace("ß", "ss")
    assert texts.texts("de-CH", "shell").say("colour-white") == "Weiss"


def test_a_refusal_is_a_sentence() -> None:
    why = Refusal("MAG-12", "why-diagonal")
    assert "schräg" in texts.refusal("magic_labyrinth", why, "de")
    assert "diagonally" in texts.refusal("magic_labyrinth", why)


def test_an_unknown_language_is_answered_in_english() -> None:
    assert texts.Texts("pt", "magic_labyrinth").say("why-over") == "The game is over."
