"""Acts of persons and bots, and what is called across the table."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.tables.states import Desk, bot, person, secret_of

from irrgarten.games.dog.options import DogOptions
from irrgarten.tables import commands, questions
from irrgarten.tables.frames import Act, AskThreats, Propose, Threatened
from irrgarten.tables.problems import RequestError


@pytest.fixture
def desk() -> Desk:
    """Seat 0 is to act, and both players are there."""
    desk = Desk(person(0), person(1)).begin()
    for seat in (0, 1):
        desk.come(seat)
    desk.told.clear()
    return desk


def acts_since(desk: Desk, ply: int) -> list[str]:
    return [made.act for made in desk.game.acts[ply:] if made.seat is not None]


# -- bots --------------------------------------------------------------------------
@pytest.mark.parametrize(("later", "acts"), [(0, ["n"]), (-1, [])])
def test_bot_act_is_made_on_its_position_alone(later: int, acts: list[str]) -> None:
    desk = Desk(bot(0), person(1)).begin()
    before = desk.state.ply
    desk.execute(commands.BotAct(before + later, 0, "n"))
    assert acts_since(desk, before) == acts


def test_bot_act_for_person_who_is_back_is_not_made(desk: Desk) -> None:
    before = desk.state.ply
    desk.execute(commands.BotAct(before, 0, "n"))
    assert acts_since(desk, before) == []


# -- persons -----------------------------------------------------------------------
def test_act_is_made_stored_and_told(desk: Desk) -> None:
    before = desk.state.ply
    desk.act(0, "n")
    assert acts_since(desk, before) == ["n"]
    assert (desk.written[-1].ply, desk.written[-1].acts[0].act) == (before, "n")
    assert [desk.types(number) for number in (0, 1)] == [["played"], ["played"]]


def test_dealt_cards_are_told_to_their_own_seat_alone() -> None:
    options = msgspec.to_builtins(DogOptions(players=2, teams="none"))
    desk = Desk(person(0), person(1), game="dog", options=options, given={}).begin()
    seats = [desk.come(seat) for seat in (0, 1)]
    dealt: list[dict[str, Any]] = []
    while not dealt:
        desk.told.clear()
        desk.act(seats[desk.game.acting[0]])
        for viewer, number in enumerate(seats):
            (played,) = desk.told[number]
            events = [event for one in played["acts"] for event in one["events"]]
            dealt = [event for event in events if event["type"] == "dealt"]
            assert all((one["card"] is not None) == (one["seat"] == viewer) for one in dealt)


@pytest.mark.parametrize(("seat", "act", "later"), [(1, "n", 0), (0, "fly", 0), (0, "n", 1)])
def test_act_that_is_not_legal_now_is_refused(desk: Desk, seat: int, act: str, later: int) -> None:
    before = desk.state.ply
    desk.execute(commands.Act(seat, Act(before + later, [act], id=7)))
    assert desk.state.ply == before
    (refused,) = desk.told[seat]
    assert (refused["type"], refused["act"], refused["id"]) == ("refused", act, 7)


def test_act_sent_again_is_told_again_and_not_made(desk: Desk) -> None:
    before = desk.state.ply
    desk.act(0, "n")
    after = desk.state.ply
    desk.told.clear()
    desk.execute(commands.Act(0, Act(before, ["n"])))
    assert (desk.state.ply, desk.types(0), desk.types(1)) == (after, ["played"], [])


def test_act_of_watcher_is_refused(desk: Desk) -> None:
    with pytest.raises(RequestError, match="whoever watches does not act"):
        desk.execute(commands.Act(desk.come(None), Act(desk.state.ply, ["n"])))


def test_act_of_player_whose_bot_plays_is_refused(desk: Desk) -> None:
    desk.execute(commands.SeatBot(0, "casual", secret_of(0)))
    before = desk.state.ply
    with pytest.raises(RequestError, match="a bot plays for this seat"):
        desk.act(0, "n")
    assert desk.state.ply == before


# -- the end -----------------------------------------------------------------------
def test_last_act_stores_end_time_and_sends_result(desk: Desk) -> None:
    revision = desk.state.row.revision
    desk.execute(commands.Propose(0, Propose(desk.state.ply, "resign")))
    writes = desk.written[-1]
    assert (len(writes.acts), writes.columns["ended"]) == (1, desk.state.row.ended)
    assert desk.state.row.revision == revision + 1
    last = desk.told[1][-1]
    assert (last["type"], last["info"]["status"], last["info"]["ended"]) == (
        "table",
        "over",
        "resigned",
    )


# -- questions ---------------------------------------------------------------------
def test_watchers_too_may_ask_for_threats() -> None:
    desk = Desk(*map(person, range(2)), game="dog", given={}).begin()
    for seat in (0, None):
        reply = questions.reply_to(desk.state, seat, AskThreats(ply=desk.state.ply, acts=[]))
        assert isinstance(reply, Threatened)
