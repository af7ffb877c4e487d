"""The rules as people read them: nothing left out, nothing out of date, in six languages."""

from __future__ import annotations

import pytest
from tests import said

import rule_pages
from irrgarten import registry, texts
from irrgarten.kernel.errors import IllegalMove, PositionError

GAMES = registry.names()
EVERYWHERE = pytest.mark.parametrize("language", texts.LANGUAGES)
EVERY_GAME = pytest.mark.parametrize("game", GAMES)
#: Lines of the summary, and so long is one at most: with all ten it fits on a phone.
TEN, LONGEST = 10, 112


@EVERY_GAME
def test_the_pages_of_the_client_are_what_the_rules_say(game: str) -> None:
    written = rule_pages.pressed_into(game).read_text(encoding="utf-8")
    assert written == rule_pages.pressed(game), "python tools/rule_pages.py writes them anew"


@EVERY_GAME
def test_every_clause_is_the_fine_print_of_one_section(game: str) -> None:
    found = [clause for section in rule_pages.pages(game).sections for clause in section.clauses]
    assert sorted(found) == sorted(registry.rules(game).clauses)


@EVERY_GAME
def test_the_aim_comes_first_and_the_end_last(game: str) -> None:
    names = [section.name for section in rule_pages.pages(game).sections]
    assert len(set(names)) == len(names)
    assert (names[0], names[1], names[-1]) == ("aim", "setup", "end")
    assert "turn" in names


@EVERY_GAME
def test_every_game_has_pictures(game: str) -> None:
    names = [one.name for section in rule_pages.pages(game).sections for one in section.pictures]
    assert len(set(names)) == len(names) >= 4


@EVERYWHERE
@EVERY_GAME
def test_every_section_and_picture_is_told(game: str, language: str) -> None:
    own = said.messages(language, game)
    common = said.messages(language, "shell")
    sections = rule_pages.pages(game).sections
    pictures = {f"picture-{one.name}" for section in sections for one in section.pictures}
    told = {f"page-{section.name}-text" for section in sections}
    assert {name for name in own if name.startswith("picture-")} == pictures
    assert {name for name in own if name.startswith("page-") and name.endswith("-text")} == told
    for section in sections:
        assert f"page-{section.name}" in {*own, *common}
        text = said.say(language, game, f"page-{section.name}-text")
        assert all(part == part.strip() != "" for part in text.split("\n\n"))


@EVERYWHERE
@EVERY_GAME
def test_the_game_in_ten_lines(game: str, language: str) -> None:
    lines = said.say(language, game, "ten-lines").split("\n")
    assert len(lines) == TEN
    assert [line for line in lines if not line.endswith(".") or len(line) > LONGEST] == []


def test_a_picture_that_cannot_be_is_refused() -> None:
    board = rule_pages.pages("dog").sections[1].pictures[0]
    board.state["marbles"][0] = ["5", "5", "K", "K"]
    with pytest.raises(PositionError, match="marbles"):
        rule_pages.seen("dog", board)
    board = rule_pages.pages("dog").sections[1].pictures[0]
    board.acts = ["K:K>S"]
    with pytest.raises(IllegalMove):
        rule_pages.seen("dog", board)
