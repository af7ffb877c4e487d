"""Reviews: sums are exact, blunders are found, and nobody is blamed for what she could not know."""

from __future__ import annotations

from functools import cache

import pytest
from tests.search.reviewed import LEVEL, Found, Played, is_exact, played, reviewed

import irrgarten
from irrgarten import registry
from irrgarten.game import read_options
from irrgarten.kernel.calls import LOTS, RESIGNS
from irrgarten.kernel.errors import RecordError
from irrgarten.kernel.play import Play
from irrgarten.kernel.record import Made
from irrgarten.kernel.rng import Rng
from irrgarten.search.judging import _At, steps_of
from irrgarten.search.review import Review, finished, judge_of, judged, put_together

GAMES = registry.names()


@cache
def a_game(game: str) -> Played:
    return played(game, "short", 24, blunders=0.08)


@cache
def a_review(game: str) -> Review:
    return reviewed(a_game(game).play, 24)[0]


@pytest.mark.parametrize("game", GAMES)
def test_luck_and_skill_explain_the_result_exactly(game: str) -> None:
    assert is_exact(a_game(game).play, a_review(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_act_is_in_the_review_once(game: str) -> None:
    told = [(act.seat, text) for act in a_review(game).acts for text in act.acts]
    assert told == [(made.seat, made.act) for made in a_game(game).play.made]
    assert [act.ply for act in a_review(game).acts] == [
        step.ply for step in steps_of(a_game(game).play.made)
    ]


def test_nobody_is_blamed_for_what_the_lots_have_built() -> None:
    play = Play.begun(registry.rules("labyria"), read_options("labyria", {"players": 2}), "lot", {})
    for _ in range(2):
        play.make(play.turn[0], play.legal(play.turn[0])[0])
    play.call(0, LOTS)
    play.answer()
    play.call(1, RESIGNS)
    review = reviewed(play, 24)[0]
    drawn = [act for act in review.acts if act.seat is not None and act.ply > 2]
    assert len(drawn) > 50
    assert {(act.best, *act.skill) for act in drawn} == {(None, 0, 0)}
    assert all(act.luck == [0, 0] for act in drawn[1:]), "what they do is one stroke of luck"


def test_acts_at_random_are_found_among_the_worst() -> None:
    """As many acts as were made at random, those that lost most: by chance hardly any is one."""
    found = Found()
    for game in ("labyrinthe", "magic_labyrinth", "caminos"):
        for number in range(2):
            one = played(game, f"astray/{number}", 100, blunders=0.08)
            found.add(one, *reviewed(one.play, 60))
    assert found.blunders >= 10
    assert found.among >= 3 * found.expected
    assert found.among >= found.blunders / 3


def test_without_chance_and_secrets_there_is_no_luck() -> None:
    for game in ("caminos", "labyrinthe"):
        assert [share.luck for share in a_review(game).shares] == [0, 0]
        assert all(not any(act.luck) for act in a_review(game).acts)


@pytest.mark.parametrize("game", GAMES)
def test_chance_has_no_skill_and_whoever_has_no_choice_neither(game: str) -> None:
    play = a_game(game).play
    again = Play(play.rules, play.rules.load(play.first))
    for act in a_review(game).acts:
        if act.seat is None or len(again.legal(act.seat)) == 1:
            assert not any(act.skill)
            assert act.best is None
        again.repeat([Made(act.seat, text) for text in act.acts])


def test_partners_share_their_chances() -> None:
    review = a_review("dog")
    for act in review.acts:
        assert act.chances[0] == act.chances[2]
        assert act.chances[1] == act.chances[3]
    assert review.shares[0].result + review.shares[1].result == 10_000


def test_turning_points_are_the_acts_that_lost_most() -> None:
    for game in GAMES:
        review = a_review(game)
        lost = [review.acts[place].lost for place in review.turning]
        assert len(lost) <= 3
        assert lost == sorted(lost, reverse=True)
        most = sorted((act.lost for act in review.acts), reverse=True)
        assert lost == most[: len(lost)]
        assert all(review.acts[place].best is not None for place in review.turning)


def test_what_is_made_in_parts_is_the_same_as_the_whole() -> None:
    play = a_game("magic_labyrinth").play
    record, rules = play.record(), play.rules
    steps = len(judge_of(rules, record, LEVEL).steps)
    findings = []
    for first in range(0, steps, 40):
        part = judged(rules, record, LEVEL, 1.0, 24, first, min(steps, first + 40))
        findings += part.findings
    assert put_together(rules, record, LEVEL, 24, findings) == a_review("magic_labyrinth")


@pytest.mark.parametrize("game", ["dog", "magic_labyrinth"])
def test_an_act_is_judged_by_what_its_seat_knew(game: str) -> None:
    """In another position that the seat cannot tell from this one, it is told the same."""
    rules = registry.rules(game)
    play = a_game(game).play
    again = Play(rules, rules.load(play.first))
    options = rules.options(again.state)
    memories = [rules.memory(options, seat, 1.0, Rng(1)) for seat in range(again.state.seats)]
    different = 0
    for step in steps_of(play.made):
        if step.seat is not None and len(again.legal(step.seat)) > 1:
            view = rules.view(again.state, step.seat)
            other = rules.belief(view, memories[step.seat]).sample(Rng(step.ply))
            different += rules.dump(other) != rules.dump(again.state)
            found, twin = (
                _At(rules, state, memories, step, "x").finding(8) for state in (again.state, other)
            )
            assert (found.compared is None) == (twin.compared is None)
            if found.compared is not None and twin.compared is not None:
                assert found.compared == twin.compared
        for happening in again.repeat([Made(step.seat, act) for act in step.acts]):
            for seat, memory in enumerate(memories):
                memory.observe(happening.perceived(seat))
        if different > 20:
            return
    raise AssertionError("nothing was hidden")


def test_a_game_under_way_is_not_reviewed() -> None:
    game = irrgarten.new("dog", players=4, seed=1)
    record = Play.read_record(game.record())
    with pytest.raises(RecordError, match="not over"):
        finished(registry.rules("dog"), record)


def test_how_long_it_thinks_depends_on_how_many_decisions_there_are() -> None:
    play = a_game("caminos").play
    judge = judge_of(play.rules, play.record(), LEVEL)
    assert judge.playouts(1e-9) == 24
    assert judge.playouts(1e9) == 6000
