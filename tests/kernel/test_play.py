"""A record is made again only by the rules that it was played under, and only if all is legal."""

from __future__ import annotations

from typing import Any

import pytest

import irrgarten
from irrgarten import registry
from irrgarten.game import read_options
from irrgarten.kernel import calls
from irrgarten.kernel.play import Play, legal_acts
from irrgarten.kernel.record import Fair
from irrgarten.verification import verify


@pytest.fixture
def record() -> dict[str, Any]:
    game = irrgarten.new("caminos", seed=1, beginner=0)
    for _ in range(3):
        game.play(game.moves()[0])
    return game.record()


def test_it_is_made_again_as_it_was(record: dict[str, Any]) -> None:
    assert irrgarten.replay(record).record() == record


def test_other_rules_do_not_play_it(record: dict[str, Any]) -> None:
    record["version"] = "0"
    with pytest.raises(irrgarten.RecordError, match=r"^version: caminos 0 was played"):
        irrgarten.replay(record)


def test_an_act_that_is_not_legal_is_named_by_its_place(record: dict[str, Any]) -> None:
    record["acts"][2]["act"] = record["acts"][1]["act"]
    with pytest.raises(irrgarten.RecordError, match=r"^acts\[2\]: "):
        irrgarten.replay(record)


def test_what_was_given_at_the_set_up_is_part_of_it(record: dict[str, Any]) -> None:
    assert record["given"] == {"beginner": 0}
    assert record["set_up"]


def begun(game: str, **options: Any) -> Play:
    return Play.begun(registry.rules(game), read_options(game, options), "play", {})


def test_only_what_was_asked_for_is_listed() -> None:
    play = begun("labyrinthe")
    seat = play.turn[0]
    assert not play.lists(seat, legal_acts(play.rules, play.state, seat)[0])
    legal = play.legal(seat)
    assert all(play.lists(seat, act) for act in legal)
    assert not play.lists(seat, "nothing of that kind")
    assert not play.lists(1 - seat, legal[0])


def test_where_nothing_more_was_laid_the_seed_goes_on() -> None:
    drawn = [happening.made for happening in begun("dog").answer()]
    play = begun("dog")
    play.laid = [made.act for made in drawn[:3]]
    assert [happening.made for happening in play.answer()] == drawn


def test_whoever_would_leave_two_others_does_not_resign() -> None:
    assert not any(begun("dog", players=6, teams="pairs").may_resign(seat) for seat in range(6))
    two = begun("dog", players=4)
    two.answer()
    assert all(two.may_resign(seat) for seat in range(4))
    two.call(0, calls.RESIGNS)
    assert not any(two.may_resign(seat) for seat in range(4))


def test_a_draw_is_agreed_on_before_the_end() -> None:
    play = begun("labyrinthe")
    assert play.may_draw
    play.call(play.turn[0], calls.DRAW)
    assert not play.may_draw


def test_an_option_at_fault_is_named_by_its_place() -> None:
    with pytest.raises(irrgarten.OptionsError, match=r"^options\b"):
        read_options("dog", {"marbles": 5})


def test_only_who_asks_for_the_whole_is_shown_what_is_hidden() -> None:
    game = irrgarten.new("magic_labyrinth", seed=1)
    rules = registry.rules("magic_labyrinth")
    assert game.draw(0) == rules.draw(game.view(0))
    assert game.draw(whole=True) == rules.draw_whole(rules.load(game.position())) != game.draw(0)


def test_nothing_else_stands_in_a_record(record: dict[str, Any]) -> None:
    record["acts"][0]["weather"] = "fine"
    with pytest.raises(irrgarten.RecordError, match="weather"):
        irrgarten.replay(record)
    del record["acts"][0]["weather"]
    fair = {"commitment": "0", "secret": "s", "added": ["", ""], "table": "oak", "seals": []}
    fair["weather"] = "fine"
    with pytest.raises(irrgarten.RecordError, match="weather"):
        irrgarten.replay({**record, "fair": fair})


def test_what_was_laid_was_not_drawn_and_its_record_says_so() -> None:
    play = begun("dog")
    play.fair = Fair(commitment="c", secret="s", added=[""] * 4, table="oak", seals=[])
    assert (play.record().seed, play.record().fair) == ("play", play.fair)
    play.laid = ["card 5"]
    assert (play.record().seed, play.record().fair) == (None, None)


def test_a_record_that_does_not_say_so_was_not_set_up_by_its_seed(record: dict[str, Any]) -> None:
    """Its first position was loaded: a seed cannot have drawn it."""
    assert verify(record).set_up is True
    del record["set_up"]
    assert irrgarten.replay(record).record()["set_up"] is False
    assert verify(record).set_up is None


def test_a_verification_that_ends_at_an_illegal_act_does_not_say_it_is_over() -> None:
    game = irrgarten.new("caminos", seed=1)
    while not game.over:
        game.play(game.moves()[0])
    record = game.record()
    assert verify(record).over
    record["acts"][-1]["act"] = record["acts"][0]["act"]
    checked = verify(record)
    assert (checked.rules, checked.over) == (False, False)
