"""Proposals: who may ask what, whose answer is missing, and what is done once all agree."""

from __future__ import annotations

from typing import Any

import pytest
from tests.tables.states import Desk, bot, person

from irrgarten.tables import commands, frames, proposals
from irrgarten.tables.problems import RequestError
from irrgarten.tables.rows import SeatRow


def table(*seats: SeatRow, game: str = "caminos", **row: Any) -> Desk:
    return Desk(*seats, game=game, **row).begin()


def two(game: str = "caminos", **row: Any) -> Desk:
    return table(person(0), person(1), game=game, **row)


def four() -> Desk:
    return table(*map(person, range(4)))


def propose(desk: Desk, by: int, what: frames.Proposed, seat: int | None = None) -> None:
    """Let a seat propose something on the position that there is."""
    frame = frames.Propose(ply=desk.state.ply, what=what, seat=seat)
    desk.execute(commands.Propose(by, frame))


def answer(desk: Desk, by: int, *, agrees: bool, number: int | None = None) -> None:
    asked = desk.info.asked
    if number is None:
        assert asked is not None
        number = asked.number
    desk.execute(commands.Answer(by, frames.Answer(number=number, agrees=agrees)))


def come(desk: Desk) -> Desk:
    """Let everybody come; each connection has the number of its seat."""
    for seat in desk.state.seats:
        desk.come(seat.seat if seat.holder == "person" else None)
    return desk


def may(desk: Desk, seat: int) -> list[frames.Proposed]:
    return [*proposals.manners(desk.state, seat).may]


def called(desk: Desk) -> list[str]:
    return [made.act for made in desk.game.acts if made.act.startswith("#")]


# -- what is asked -------------------------------------------------------------------
def test_one_who_plays_alone_resigns_at_once() -> None:
    desk = come(two())
    propose(desk, 1, "resign")
    assert (desk.game.result, desk.info.ended) == ([1.0, 0.0], "resigned")
    assert (called(desk), len(desk.written[-1].acts)) == (["#resigns"], 1)
    with pytest.raises(RequestError, match="the game is over"):
        propose(desk, 0, "resign")


def test_team_resigns_together() -> None:
    desk = come(four())
    propose(desk, 0, "resign")
    assert desk.info.asked == frames.Proposal(
        number=0, what="resign", by=0, about=None, ply=0, waits=[2]
    )
    with pytest.raises(RequestError, match="this seat is not asked"):
        answer(desk, 1, agrees=True)
    answer(desk, 2, agrees=True)
    assert desk.game.result == [0.0, 1.0, 0.0, 1.0]


def test_proposal_is_stored_and_told_to_all() -> None:
    desk = come(two())
    desk.types(1)
    propose(desk, 0, "draw")
    assert {*desk.written[-1].columns} == {"asked"}
    assert desk.told[1][-1]["info"]["asked"]["waits"] == [1]
    desk.restart()
    assert desk.info.asked is not None


def test_second_proposal_waits_for_the_first() -> None:
    desk = come(two())
    propose(desk, 0, "draw")
    with pytest.raises(RequestError, match="something is being asked already"):
        propose(desk, 1, "draw")
    answer(desk, 1, agrees=True)
    assert (desk.game.over, called(desk)) == (True, ["#draw"])


def test_refused_proposal_is_not_repeated_on_the_position() -> None:
    desk = come(two())
    propose(desk, 0, "draw")
    answer(desk, 1, agrees=False)
    assert desk.info.asked is None
    with pytest.raises(RequestError, match="this was refused; play on first"):
        propose(desk, 0, "draw")
    propose(desk, 1, "draw")
    answer(desk, 1, agrees=False)
    desk.act(0)
    propose(desk, 0, "draw")
    assert desk.info.asked is not None


def test_own_proposal_is_withdrawn_but_not_agreed_to() -> None:
    desk = come(two())
    propose(desk, 0, "draw")
    with pytest.raises(RequestError, match="this seat is not asked"):
        answer(desk, 0, agrees=True)
    answer(desk, 0, agrees=False)
    with pytest.raises(RequestError, match="nothing is being asked"):
        answer(desk, 1, agrees=True, number=0)


def test_call_is_no_act() -> None:
    desk = come(two())
    desk.types(0)
    desk.act(0, "#draw")
    assert (desk.types(0), desk.state.ply) == (["refused"], 0)


def test_proposal_ends_when_the_game_goes_on() -> None:
    desk = come(two())
    propose(desk, 0, "draw")
    desk.act(0)
    assert desk.info.asked is None
    with pytest.raises(RequestError, match="nothing is being asked"):
        answer(desk, 1, agrees=True, number=0)


def test_answer_to_an_earlier_proposal_is_refused() -> None:
    """A late yes must not agree to what is asked by then, on this position or a later one."""
    desk = come(two())
    propose(desk, 0, "draw")
    answer(desk, 0, agrees=False)
    desk.act(0)
    propose(desk, 0, "draw")
    with pytest.raises(RequestError, match="nothing is being asked"):
        answer(desk, 1, agrees=True, number=0)
    answer(desk, 0, agrees=False, number=1)
    propose(desk, 0, "back")
    with pytest.raises(RequestError, match="nothing is being asked"):
        answer(desk, 1, agrees=True, number=1)
    answer(desk, 1, agrees=True, number=2)
    assert (desk.info.asked, desk.state.ply) == (None, 2)
    assert called(desk) == ["#back 0"]


def test_seat_that_agrees_twice_counts_once() -> None:
    desk = come(four())
    desk.act(0)
    propose(desk, 0, "back")
    for seat, waits in ((1, [2, 3]), (1, [2, 3]), (2, [3])):
        answer(desk, seat, agrees=True)
        assert desk.info.asked is not None
        assert desk.info.asked.waits == waits
    answer(desk, 3, agrees=True)
    assert desk.state.ply == 2


def test_bots_agree_to_a_take_back() -> None:
    desk = come(table(person(0), bot(1)))
    desk.act(0)
    desk.act_of_bot()
    propose(desk, 0, "back")
    assert (desk.state.ply, desk.game.acting) == (3, [0])


def test_the_rest_is_left_to_the_lots_when_all_agree() -> None:
    desk = come(table(person(0), person(1), bot(2), game="labyria"))
    assert "lots" in may(desk, 1), "also of a seat that is not to act"
    propose(desk, 1, "lots")
    answer(desk, 0, agrees=True)
    assert called(desk) == ["#lots"]
    assert "lots" not in may(desk, 0)


# -- a bot for somebody --------------------------------------------------------------
def test_others_let_a_bot_play_and_the_seat_is_given_back() -> None:
    desk = come(table(*map(person, range(3)), game="magic_labyrinth"))
    propose(desk, 0, "bot", seat=2)
    with pytest.raises(RequestError, match="this seat is not asked"):
        answer(desk, 2, agrees=True)
    answer(desk, 1, agrees=True)
    assert (desk.info.asked, desk.holders) == (None, ["person", "person", "bot"])
    assert desk.told[1][-1]["change"]["by"] == "agreed"
    assert len(desk.written) == 3, "begun, asked, agreed"
    desk.come(2)
    assert desk.holders == ["person"] * 3


def test_single_other_waits_until_a_player_is_away_for_long() -> None:
    desk = come(two())
    with pytest.raises(RequestError, match="a person sits here"):
        propose(desk, 0, "bot", seat=1)
    desk.leave(1)
    with pytest.raises(RequestError, match="ask again in 60 s"):
        propose(desk, 0, "bot", seat=1)
    desk.others_unknown = True
    desk.pass_time(60)
    with pytest.raises(RequestError, match="a person sits here"):
        propose(desk, 0, "bot", seat=1)
    desk.others_unknown = False
    written = len(desk.written)
    propose(desk, 0, "bot", seat=1)
    assert desk.holders == ["person", "bot"]
    assert "asked" not in desk.written[written].columns, "nothing was asked of anybody"


def test_proposal_numbers_go_on_after_a_bot_takes_over() -> None:
    desk = come(four())
    propose(desk, 0, "bot", seat=3)
    for seat in (1, 2):
        answer(desk, seat, agrees=True)
    assert desk.holders[3] == "bot"
    propose(desk, 0, "bot", seat=1)
    with pytest.raises(RequestError, match="nothing is being asked"):
        answer(desk, 2, agrees=True, number=0)


# -- what is refused -----------------------------------------------------------------
@pytest.mark.parametrize(
    ("what", "seat", "message"),
    [
        ("draw", 1, "seat: named if"),
        ("bot", None, "seat: named if"),
        ("bot", 0, "no other person plays in this seat"),
        ("bot", 5, "there is no seat 5"),
        ("back", None, "there is nothing to take back"),
        ("lots", None, "nothing here is left to the lots"),
    ],
)
def test_proposal_that_makes_no_sense_is_refused(
    what: frames.Proposed, seat: int | None, message: str
) -> None:
    desk = come(two())
    with pytest.raises(RequestError, match=message):
        propose(desk, 0, what, seat)


def test_proposal_for_another_position_is_refused() -> None:
    desk = come(two())
    with pytest.raises(RequestError, match="the game has gone on meanwhile"):
        desk.execute(commands.Propose(0, frames.Propose(ply=7, what="draw")))


def test_watchers_and_bots_neither_ask_nor_answer() -> None:
    desk = come(two())
    watcher = desk.come(None)
    with pytest.raises(RequestError, match="whoever watches"):
        propose(desk, watcher, "draw")
    propose(desk, 0, "draw")
    with pytest.raises(RequestError, match="whoever watches"):
        answer(desk, watcher, agrees=True)
    desk.execute(commands.SeatBot(1, "beginner", "the secret of seat 1"))
    with pytest.raises(RequestError, match="a bot plays for this seat"):
        answer(desk, 1, agrees=True)
    with pytest.raises(RequestError, match="a bot plays for this seat"):
        propose(desk, 1, "draw")


def test_bots_agree_to_no_draw() -> None:
    desk = come(table(person(0), bot(1)))
    with pytest.raises(RequestError, match="a bot agrees to no draw"):
        propose(desk, 0, "draw")


def test_rounds_of_a_match_and_lessons_end_by_their_rules() -> None:
    match = come(two(rounds=2))
    assert may(match, 0) == ["bot"]
    lesson = come(two())
    lesson.change_row(lesson="first")
    assert may(lesson, 0) == []


def test_games_without_a_result_for_it_are_not_resigned() -> None:
    """Nor is taken back what told something (MAG-13)."""
    desk = come(table(*map(person, range(3)), game="magic_labyrinth"))
    with pytest.raises(RequestError, match="the rules have no result"):
        propose(desk, desk.game.acting[0], "resign")
    seat = desk.game.acting[0]
    desk.act(seat)
    assert "back" not in may(desk, seat)


def test_nothing_is_taken_back_in_a_tournament() -> None:
    desk = come(two(of_tournament="x"))
    desk.act(0)
    assert desk.game.play.may_go_back(0) is not None
    with pytest.raises(RequestError, match="nothing is taken back"):
        propose(desk, 0, "back")
    assert "back" not in may(desk, 0)
