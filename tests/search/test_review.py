"""Reviews: sums are exact, blunders are found, and no seat is blamed for what it could not know."""

from __future__ import annotations

import math
from functools import cache
from statistics import fmean, variance

import pytest
from msgspec.structs import replace
from tests.search.reviewed import LEVEL, QUICK, Found, Played, is_exact, played, reviewed

import irrgarten
from irrgarten import registry
from irrgarten.game import read_options
from irrgarten.kernel.calls import LOTS, RESIGNS
from irrgarten.kernel.errors import RecordError
from irrgarten.kernel.play import Play
from irrgarten.kernel.record import Made
from irrgarten.kernel.rng import Rng
from irrgarten.search.hints import LEVEL as HINTS
from irrgarten.search.hints import SEED
from irrgarten.search.judging import Finding, Judge, _At, steps_of
from irrgarten.search.levels import ADVISER, level_of
from irrgarten.search.player import Player
from irrgarten.search.review import MARGIN, Review, finished, judge_of, judged, put_together
from irrgarten.server.hints import whole_turn
from irrgarten.server.work import Question
from irrgarten.tables.game import TableGame

GAMES = registry.names()

#: A level that thinks less than the estimates of the test.
WEAK = "beginner"
#: Acts of a game in which hints are played, at most.
HINTED = 150


@cache
def a_game(game: str) -> Played:
    return played(game, "short", 24, blunders=0.08)


def resigned(play: Play, plies: int) -> Play:
    """The beginning of a game, which a seat then gives up."""
    again = Play(play.rules, play.rules.load(play.first))
    again.set_up = play.set_up
    again.repeat(play.made[:plies])
    while again.awaits_chance:
        again.repeat(play.made[again.ply : again.ply + 1])
    if not again.over:
        again.call(1, RESIGNS)
    return again


@cache
def found_in(game: str) -> tuple[Review, list[Finding]]:
    return reviewed(a_game(game).play, 24)


def a_review(game: str) -> Review:
    return found_in(game)[0]


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


@pytest.mark.parametrize("game", GAMES)
def test_turning_points_are_all_large_losses(game: str) -> None:
    review, findings = found_in(game)
    lost = [review.acts[place].lost for place in review.turning]
    assert lost == sorted(lost, reverse=True)
    assert all(loss > review.error.lost for loss in lost)
    assert sum(act.best is not None for act in review.acts) == len(lost)
    large = (review.error.lost + 1) / 10_000
    for place, (act, finding) in enumerate(zip(review.acts, findings, strict=True)):
        compared = finding.compared
        if place in review.turning or compared is None or compared.best is None:
            continue
        of_best, of_made = (
            [fmean(seat) for seat in zip(*twice, strict=True)]
            for twice in (compared.of_best, compared.of_made)
        )
        scale = sum(review.start) / 10_000
        assert act.seat is not None
        best, made = (scale * one[act.seat] / sum(one) for one in (of_best, of_made))
        assert best - made <= large


@pytest.mark.parametrize("game", GAMES)
def test_curve_falls_only_by_losses_and_luck(game: str) -> None:
    """What an act changes beyond its loss is less than the estimates are off, or came to light."""
    review, findings = found_in(game)
    before = review.start
    even = 0 if review.shares[0].luck else 5000 // len(review.acts) + 1
    for act, finding in zip(review.acts, findings, strict=True):
        if act.seat is not None and finding.foreseen:
            fall = before[act.seat] - act.chances[act.seat]
            begins = abs(before[act.seat] - 5000) if act is review.acts[0] else 0
            assert fall <= act.lost + review.error.chances + even + begins + 1
        before = act.chances


@pytest.mark.parametrize(("game", "players"), [*((game, 2) for game in GAMES), ("labyrinthe", 4)])
def test_seats_begin_equal_unless_beginner_is_named(game: str, players: int) -> None:
    play = played(game, "even", 10, players=players).play
    if players == 2:
        play = resigned(play, 20)
    record, rules = play.record(), play.rules
    findings = [*judge_of(rules, record, QUICK).findings(0, 10**6, 4)]
    start = put_together(rules, record, QUICK, 4, findings).start
    assert len(set(start)) == 1
    named = replace(record, given=rules.beginning(rules.options(play.state), 0))
    assert sum(put_together(rules, named, QUICK, 4, findings).start) == pytest.approx(
        sum(start), abs=4
    )


@pytest.mark.parametrize("game", GAMES)
def test_stated_error_covers_repeated_estimates(game: str) -> None:
    play = resigned(a_game(game).play, 120)
    record, rules = play.record(), play.rules
    stated, estimates = list[float](), list[list[float]]()
    for seed in ("a", "b", "c", "d"):
        judge = Judge(rules, record, level_of("beginner"), seed)
        findings = [*judge.findings(0, len(judge.steps), 24)]
        stated.append(put_together(rules, record, QUICK, 24, findings).error.chances / 10_000)
        estimates.append(
            [fmean(c) for one in findings if one.chances for c in zip(*one.chances, strict=True)]
        )
    spread = MARGIN * math.sqrt(fmean(map(variance, zip(*estimates, strict=True))))
    assert fmean(stated) > 0.8 * spread
    if game in ("dog", "magic_labyrinth"):  # chance alone sets these estimates apart
        assert fmean(stated) < 1.3 * spread


@pytest.mark.parametrize("game", GAMES)
async def test_hint_is_never_a_turning_point(game: str) -> None:
    """One seat plays whole turns as hinted, by an adviser whose acts the estimates often refute."""
    rules = registry.rules(game)
    options = read_options(game, {"players": 4 if game == "dog" else 2})
    course, random = TableGame.begun(rules, options, "hints", {}), Rng(1)
    adviser = replace(ADVISER, playouts=level_of(WEAK).playouts)

    async def choose(question: Question) -> str:
        player = Player(question.rules, question.options, question.seat, adviser, question.seed)
        player.observe(question.perceived)
        return player.choose(question.view)

    while not course.over and course.ply < HINTED:
        seat = course.acting[0]
        acts = [course.legal(seat)[random.below(len(course.legal(seat)))]]
        if seat == 0:
            turn = await whole_turn(
                Question.of(course, 0, HINTS, SEED), course.play.state, [], choose
            )
            acts = turn[-1].acts
        course = course.after(course.tried(seat, acts))
    play = course.whole_play()
    if not play.over:
        play.call(1, RESIGNS)
    review, _ = reviewed(play, 60, WEAK)
    assert 0 not in {review.acts[place].seat for place in review.turning}


def test_adviser_of_strongest_review_gives_hints() -> None:
    assert replace(ADVISER, playouts=level_of(LEVEL).playouts) == level_of(HINTS)


def test_what_is_made_in_parts_is_the_same_as_the_whole() -> None:
    play = a_game("magic_labyrinth").play
    record, rules = play.record(), play.rules
    steps = len(judge_of(rules, record, QUICK).steps)
    findings = []
    for first in range(0, steps, 40):
        part = judged(rules, record, QUICK, 1.0, 24, first, min(steps, first + 40))
        findings += part.findings
    assert put_together(rules, record, QUICK, 24, findings) == a_review("magic_labyrinth")


@pytest.mark.parametrize("game", ["dog", "magic_labyrinth"])
def test_an_act_is_judged_by_what_its_seat_knew(game: str) -> None:
    """In another position that the seat cannot tell from this one, it is told the same."""
    rules = registry.rules(game)
    play = a_game(game).play
    again = Play(rules, rules.load(play.first))
    options = rules.options(again.state)
    advisers = [
        Player(rules, options, seat, level_of(QUICK), 0) for seat in range(again.state.seats)
    ]
    different = 0
    for step in steps_of(play.made):
        if step.seat is not None and len(again.legal(step.seat)) > 1:
            view = rules.view(again.state, step.seat)
            other = rules.belief(view, advisers[step.seat].memory).sample(Rng(step.ply))
            different += rules.dump(other) != rules.dump(again.state)
            found, twin = (
                _At(rules, state, advisers, step, "x").finding(8) for state in (again.state, other)
            )
            assert (found.compared is None) == (twin.compared is None)
            if found.compared is not None and twin.compared is not None:
                assert found.compared == twin.compared
        for happening in again.repeat([Made(step.seat, act) for act in step.acts]):
            for seat, adviser in enumerate(advisers):
                adviser.observe(happening.perceived(seat))
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
