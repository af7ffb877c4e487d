"""Sentences of lessons that state more than their solutions and wrong answers show."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from irrgarten.kernel.errors import IllegalMove
from irrgarten.lessons import reading
from irrgarten.lessons.lesson import Lesson
from irrgarten.lessons.trying import Trial


def _lesson(game: str, name: str, **state: object) -> Lesson:
    lesson = reading.lessons(game)[name]
    position = {**lesson.position, "state": {**lesson.position["state"], **state}}
    return replace(lesson, position=position)


def _finish_reached(act: str) -> bool:
    try:
        trial = Trial(_lesson("dog", "joker"))
        trial.make(act)
    except IllegalMove:
        return False
    return trial.outcome == "reached"


def _events(trial: Trial, kind: str) -> list[Any]:
    events = [event for told in trial.told for event in told.events]
    return [event for event in events if event.__struct_config__.tag == kind]


def test_joker_reaches_finish_as_ten_ace_queen_or_king() -> None:
    cards = "A 2 3 4 5 6 7 8 9 10 J Q K".split()
    fitting = {
        card
        for card in cards
        if any(_finish_reached(f"X={card}:55>F{field}") for field in range(1, 5))
    }
    assert fitting == {"10", "A", "Q", "K"}


@pytest.mark.parametrize(
    ("symbol", "devoured"),
    [("cloak", 0), ("+", 0), ("turn", 0), ("miss", 1), ("double", 1), ("-", 1)],
)
def test_half_of_the_symbols_save_an_attacked_figure(symbol: str, devoured: int) -> None:
    trial = Trial(replace(_lesson("labyria", "devour"), lots=(f"roll {symbol}",)))
    trial.make("c5>f5/e5")
    own = [event for event in _events(trial, "wenthome") if event.owner == 1]
    assert len(own) == devoured


@pytest.mark.parametrize(("number", "enters"), [(1, False), (2, False), (3, True), (4, False)])
def test_goal_is_entered_by_an_exact_number_only(number: int, enters: bool) -> None:
    dice = {"number": number, "symbol": "turn"}
    trial = Trial(_lesson("labyria", "home", dice=dice))
    assert ("g8>h8" in trial.legal()) is enters


def test_path_on_the_flat_scores_less_than_twelve_points() -> None:
    trial = Trial(_lesson("caminos", "points"))
    trial.make("O:d7.1,d8.1,e7.1,e8.1")
    [won] = _events(trial, "won")
    assert won.points == 8


def test_hands_have_six_cards_again_after_two() -> None:
    trial = Trial(_lesson("dog", "last"))
    for act in reading.lessons("dog")["last"].solution:
        trial.make(act)
    state: Any = trial.play.state
    while state.deal == 2:
        [seat] = trial.play.turn
        trial.play.make(seat, trial.play.legal(seat)[0])
        trial.play.answer()
        state = trial.play.state
    assert state.deal == 6


def test_lone_marble_in_the_finish_has_no_use_for_a_nine() -> None:
    trial = Trial(_lesson("dog", "last"))
    trial.make("4:61>F1")
    assert trial.finish() == "missed"
    assert [(one.seat, one.cards) for one in _events(trial, "droppedout")] == [(0, ["9"])]
