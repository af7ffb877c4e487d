"""What is told to many at once is what is told to each; and what holds where a game is silent."""

from __future__ import annotations

import pytest
from tests.contract.options import tables

from irrgarten import registry
from irrgarten.game import read_options
from irrgarten.kernel.clauses import Refusal
from irrgarten.kernel.errors import OptionsError
from irrgarten.kernel.journal import Journal
from irrgarten.kernel.notes import Noted
from irrgarten.kernel.play import AnyRules, Play
from irrgarten.kernel.preview import preview
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.state import WATCHER

ACTS = 40


def test_all_are_told_at_once_what_each_is_told(rules: AnyRules) -> None:
    table = tables(rules)[-1]
    play, rng = Play.begun(rules, read_options(rules.name, table), "each", {}), Rng(1)
    viewers = [WATCHER, *range(play.state.seats)]
    while not play.over and play.ply < ACTS:
        if play.awaits_chance:
            happened = play.answer()
        else:
            seat = play.turn[-1]
            legal = play.legal(seat)
            happened = [play.make(seat, legal[rng.below(len(legal))])]
        for one in happened:
            assert one.perceived_by(viewers) == [one.perceived(viewer) for viewer in viewers]
        views = [rules.view(play.state, viewer) for viewer in viewers]
        assert rules.views(play.state, viewers) == views


def test_what_is_kept_of_a_journal_has_its_kinds() -> None:
    journal = Journal()
    journal.note(5, 1, 2)
    journal.note(3, 0)
    assert Noted(journal).kinds() == [5, 3]


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_is_to_begin_begins(seat: int) -> None:
    for name in registry.names():
        rules = registry.rules(name)
        options = read_options(name, {"players": 2})
        play = Play.begun(rules, options, "begins", rules.beginning(options, seat))
        while play.awaits_chance:
            play.answer()
        while len(play.turn) > 1:  # cards are exchanged first
            play.make(play.turn[0], play.legal(play.turn[0])[0])
        assert play.turn == [seat]


def test_as_many_play_as_the_options_allow(rules: AnyRules) -> None:
    fewest, most = rules.players
    for players in rules.players:
        read_options(rules.name, {"players": players})
    for players in (fewest - 1, most + 1):
        with pytest.raises(OptionsError):
            read_options(rules.name, {"players": players})


@pytest.mark.clause("MAG-30")
def test_the_past_fades_in_one_game_alone_and_there_unless_it_is_aided() -> None:
    for name in registry.names():
        rules = registry.rules(name)
        assert rules.fades(read_options(name, {})) is (name == "magic_labyrinth")
    aided = read_options("magic_labyrinth", {"memory_aid": True})
    assert not registry.rules("magic_labyrinth").fades(aided)


def test_where_nothing_is_left_to_chance_no_act_is_one_of_chance() -> None:
    for name in registry.names():
        rules = registry.rules(name)
        play = Play.begun(rules, read_options(name, {}), "chance", {})
        while play.awaits_chance:
            play.answer()
        seat = play.turn[0]
        acts = [rules.parse(play.state, seat, text) for text in play.legal(seat)]
        assert not any(map(rules.is_chance, acts))


def test_a_preview_ends_where_another_seat_is_to_act() -> None:
    rules = registry.rules("labyrinthe")
    play = Play.begun(rules, read_options("labyrinthe", {}), "preview", {"beginner": 0})
    first = play.legal(0)[0]
    (step,) = preview(rules, play.state, 0, [first]).steps
    second = step.legal[0]
    shown = preview(rules, play.state, 0, [first, second, first])
    assert (len(shown.steps), shown.refusal) == (2, None)


def test_a_refusal_says_what_it_is_about_if_it_is_about_anything() -> None:
    assert str(Refusal("LAB-15", "why-block-stays")) == "LAB-15: why-block-stays"
    about = Refusal("LAB-14", "why-pawn-there", {"square": "a1"})
    assert str(about) == "LAB-14: why-pawn-there (square a1)"


def test_what_is_wrong_with_options_is_said_in_a_sentence() -> None:
    refusal = Refusal("MAG-04", "why-cut-off")
    error = OptionsError("labyrinth: a field is cut off", refusal)
    assert (str(error), error.refusal) == ("labyrinth: a field is cut off", refusal)
