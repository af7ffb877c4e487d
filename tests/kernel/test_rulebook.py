"""A rulebook is made of its pages; one that lacks something is refused by its name."""

from __future__ import annotations

from types import ModuleType

import msgspec
import pytest

from irrgarten import registry
from irrgarten.games.caminos.options import CaminosOptions
from irrgarten.games.caminos.rulebook import CaminosRules
from irrgarten.games.caminos.strength.heuristics import CaminosHeuristics
from irrgarten.games.magic_labyrinth import narration
from irrgarten.games.magic_labyrinth.rulebook import MagicLabyrinthRules
from irrgarten.kernel.errors import PositionError
from irrgarten.kernel.heuristics import Heuristics
from irrgarten.kernel.lots import for_set_up
from irrgarten.kernel.narration import TurnCame, Won
from irrgarten.kernel.rulebook import Pages, clauses, events_in

PAGES = MagicLabyrinthRules.pages
FUNCTIONS = [
    ("options", "options_of"),
    ("set_up", "first_position"),
    ("notation", "format_act"),
    ("notation", "parse_act"),
    ("why_not", "refusal"),
    ("position", "load_position"),
    ("position", "told"),
    ("view", "open_to_all"),
    ("view", "view_of"),
    ("view", "known"),
    ("narration", "narrate"),
    ("drawing", "draw"),
    ("picture", "drawn"),
    ("reasons", "reasons"),
]


@pytest.mark.parametrize(("page", "function"), FUNCTIONS)
def test_a_page_without_a_function_is_named_with_it(page: str, function: str) -> None:
    pages = msgspec.structs.asdict(PAGES)
    torn = ModuleType(f"games.toy.{page}")
    for name in vars(pages[page]):
        if name not in (function, "__name__"):
            setattr(torn, name, getattr(pages[page], name))
    with pytest.raises(TypeError, match=rf"^games\.toy\.{page}: there is no {function}$"):
        Pages(**(pages | {page: torn}))


def test_the_events_of_a_game_are_those_that_its_narration_declares() -> None:
    assert events_in(narration) == (
        narration.Rolled
        | narration.Stepped
        | narration.Bumped
        | narration.Stopped
        | narration.Took
        | narration.Wanted
        | TurnCame
        | Won
        | narration.Revealed
    )


def test_clauses_are_numbered_by_their_game() -> None:
    assert clauses("TOY", "01 02 10") == ("TOY-01", "TOY-02", "TOY-10")


class Plain(CaminosRules):
    """As a game is before anybody has thought about how to play it well."""

    heuristics_type = None  # type: ignore[assignment]


def test_the_heuristics_are_those_of_the_rulebook_and_plain_ones_where_it_names_none() -> None:
    for rules, kind in ((CaminosRules(), CaminosHeuristics), (Plain(), Heuristics)):
        state = rules.set_up(CaminosOptions(), for_set_up("1"), {})
        assert type(rules.heuristics(rules.view(state, 0), None)) is kind


def test_the_position_of_another_game_is_none_of_this_one() -> None:
    position = CaminosRules().dump(CaminosRules().set_up(CaminosOptions(), for_set_up("1"), {}))
    with pytest.raises(PositionError, match="game: 'caminos' is not magic_labyrinth"):
        MagicLabyrinthRules().load(position)


def test_a_game_goes_on_for_ten_thousand_acts_at_most() -> None:
    """Longer than any real one, whichever it is."""
    assert {registry.rules(name).most_acts for name in registry.names()} == {10_000}
