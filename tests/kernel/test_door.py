"""Only an act that the rules have let through can be made, whatever is asked for."""

from __future__ import annotations

import pickle

import pytest
from tests.contract.options import seat_counts

import irrgarten
from irrgarten import registry
from irrgarten.game import read_options
from irrgarten.kernel import door
from irrgarten.kernel.errors import IllegalMove, NotationError
from irrgarten.kernel.play import AnyRules, Play
from irrgarten.kernel.preview import Preview, preview
from irrgarten.kernel.state import CHANCE_SEAT


def begun(rules: AnyRules, players: int | None = None) -> Play:
    counts = seat_counts(rules)
    play = Play.begun(rules, read_options(rules.name, {"players": players or counts[0]}), "7", {})
    play.answer()
    return play


@pytest.fixture(params=registry.names())
def rules(request: pytest.FixtureRequest) -> AnyRules:
    return registry.rules(request.param)


@pytest.mark.skipif(not irrgarten.compiled, reason="uncompiled, everything is Python")
def test_python_cannot_apply_an_act(rules: AnyRules) -> None:
    assert not hasattr(begun(rules).state, "apply")


def test_a_checked_act_is_made_by_the_door_alone(rules: AnyRules) -> None:
    with pytest.raises(TypeError):
        door.Checked()
    play = begun(rules)
    with pytest.raises(TypeError):
        pickle.dumps(door.listed(play.state, play.turn[0])[0])


@pytest.mark.parametrize("seat", [-2, 99, 10**30, True, None, "0", 1.0])
def test_there_are_only_the_seats_there_are(rules: AnyRules, seat: object) -> None:
    play = begun(rules)
    text = play.legal(play.turn[0])[0]
    for attempt in (door.checked, door.refusal):
        with pytest.raises(IllegalMove, match="there is no seat"):
            attempt(rules, play.state, seat, text)  # type: ignore[arg-type]
    with pytest.raises(IllegalMove, match="there is no seat"):
        door.acts_of(play.state, seat)  # type: ignore[arg-type]


def test_what_is_no_text_names_no_act(rules: AnyRules) -> None:
    play = begun(rules)
    for text in (None, 7, b"n", ["n"]):
        with pytest.raises(NotationError):
            door.checked(rules, play.state, play.turn[0], text)  # type: ignore[arg-type]


def test_an_act_comes_upon_the_position_it_was_checked_in(rules: AnyRules) -> None:
    """Even where whoever holds the position changes it meanwhile."""
    play = begun(rules)
    state, seat = play.state.copy(), play.turn[0]
    act = door.listed(state, seat)[0]
    once = rules.dump(act.made())
    state.copy_from(act.made())
    assert rules.dump(act.made()) == once
    assert rules.dump(play.state) != once


def test_what_no_clause_forbids_but_is_not_listed_is_not_made(
    rules: AnyRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hole in ``why_not`` is told, and makes nothing."""
    play = begun(rules)
    seat = play.turn[0]
    other = next((s for s in range(play.state.seats) if s not in play.turn), None)
    if other is None:  # all act at once, and nobody twice
        play.make(seat, play.legal(seat)[0])
        other = seat
        text = play.made[-1].act
    else:
        text = play.legal(seat)[0]
    assert door.refusal(rules, play.state, other, text) is not None
    monkeypatch.setattr(type(rules), "why_not", lambda *_: None)
    with pytest.raises(door.Disagreement):
        door.checked(rules, play.state, other, text)


def test_chance_has_only_what_it_may_answer() -> None:
    rules = registry.rules("dog")
    play = Play.begun(rules, read_options("dog", {"players": 4}), "7", {})

    class Bent:
        def below(self, bound: int) -> int:
            return bound

    with pytest.raises(IndexError):
        door.drawn(play.state, Bent())
    with pytest.raises(IndexError):
        door.nth(play.state, CHANCE_SEAT, -1)


@pytest.mark.parametrize(
    "acts", [["7:20>21", "15>17"], ["5:5>10"], ["7:5>F1"], ["X=7:5>F1", "5>F2"], ["J:5x6"]]
)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_preview_of_what_is_not_legal_is_refused(players: int, acts: list[str]) -> None:
    """Each of these once ended the server, or hung it."""
    play = begun(registry.rules("dog"), players)
    before = play.rules.dump(play.state)
    for seat in range(players):
        tried = preview(play.rules, play.state, seat, acts)
        assert tried.stands == 0
        assert tried.refusal is not None
    assert play.rules.dump(play.state) == before


def test_a_preview_of_what_chance_would_do_is_empty_and_sure(rules: AnyRules) -> None:
    """It tells nothing, and so nothing that is hidden can make less of it."""
    play = Play.begun(rules, read_options(rules.name, {}), "7", {})
    answers = door.numbers_of(play.state, CHANCE_SEAT) if play.awaits_chance else [0]
    texts = [rules.format(play.state, CHANCE_SEAT, act) for act in answers if play.awaits_chance]
    assert preview(rules, play.state, CHANCE_SEAT, texts or ["1"]) == Preview(
        [], 0, None, sure=True
    )


def test_acts_listed_for_one_position_do_not_show_in_another(rules: AnyRules) -> None:
    """One buffer serves many positions: it holds those of the last one alone."""
    play, other = begun(rules), begun(rules)
    for _ in range(20):
        if other.over:
            break
        seat = other.turn[0]
        other.make(seat, other.legal(seat)[0])
        other.answer()
        for one in (play, other):
            for seat in range(one.state.seats):
                acts = door.acts_of(one.state, seat).listed()
                assert door.numbers_of(one.state, seat) == acts
                assert [act.act for act in door.listed(one.state, seat)] == acts


def test_an_act_that_is_not_listed_is_not_let_through(rules: AnyRules) -> None:
    play = begun(rules)
    seat = play.turn[0]
    with pytest.raises(door.Disagreement):
        door.one_of(play.state, seat, -1)
    for act in door.numbers_of(play.state, seat):
        assert door.one_of(play.state, seat, act).act == act
