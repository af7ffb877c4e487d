"""Seats change hands: who may take, free and give back which, and what becomes of it."""

from __future__ import annotations

import pytest
from tests.tables.states import HOST, Desk, bot, person, secret_of

from irrgarten.tables import commands, frames
from irrgarten.tables.bygone import Bygone
from irrgarten.tables.problems import RequestError
from irrgarten.tables.rows import SeatRow
from irrgarten.tables.secrecy import hashed

TOKEN = "token-of-ben-0123456789"


@pytest.fixture
def desk() -> Desk:
    """Two persons, a bot, and a game that has begun."""
    return Desk(person(0), person(1), bot(2)).begin()


@pytest.fixture
def waiting() -> Desk:
    return Desk(person(0), SeatRow(1), SeatRow(2))


def sit(desk: Desk, seat: int, token: str | None = TOKEN, name: str = "Ben") -> str:
    secret: str = desk.execute(commands.SitDown(seat, name, adds=False, token=token))
    return secret


# -- before the game -----------------------------------------------------------------
def test_person_sits_down_and_the_answer_opens_the_seat(waiting: Desk) -> None:
    secret = sit(waiting, 1)
    assert waiting.state.seat_of(secret) == 1
    assert waiting.state.seats[1] == SeatRow(1, "person", "Ben", secret_hash=hashed(secret))


def test_sitting_down_again_with_a_token_changes_nothing(waiting: Desk) -> None:
    secret, written = sit(waiting, 1), len(waiting.written)
    assert sit(waiting, 1, name="Benjamin") == secret
    assert len(waiting.written) == written
    for token in ("token-of-cleo-012345678", None):
        with pytest.raises(RequestError, match="this seat is taken"):
            sit(waiting, 1, token)


def test_tokens_give_each_seat_another_secret(waiting: Desk) -> None:
    assert sit(waiting, 1) != sit(waiting, 2)


def test_last_person_begins_the_game_in_the_same_transaction(waiting: Desk) -> None:
    sit(waiting, 1)
    sit(waiting, 2)
    writes = waiting.written[-1]
    assert [seat.seat for seat in writes.seats] == [2]
    assert (writes.columns["position"], writes.acts) == (
        waiting.game.play.first,
        (*waiting.game.acts,),
    )


def test_freed_seat_is_not_taken_again_with_its_token(waiting: Desk) -> None:
    secret = sit(waiting, 1)
    ben = waiting.execute(commands.Join(50, secret, None))
    assert ben == 1
    waiting.types(50)
    waiting.execute(commands.Free(1, HOST))
    assert (waiting.state.seats[1], waiting.state.watchers) == (SeatRow(1), 1)
    assert waiting.told[50][-1]["seat"] is None, "Ben only watches"
    assert [change.secret_hash for change in waiting.state.changes] == [hashed(secret)]
    with pytest.raises(RequestError, match="the host has freed this seat"):
        sit(waiting, 1)
    waiting.restart()
    with pytest.raises(RequestError, match="the host has freed this seat"):
        sit(waiting, 1)
    assert sit(waiting, 2) != secret, "another seat"


def test_person_who_gets_up_may_sit_down_again(waiting: Desk) -> None:
    secret = sit(waiting, 1)
    waiting.execute(commands.Free(1, secret))
    assert (waiting.state.seats[1], waiting.state.changes) == (SeatRow(1), ())
    assert sit(waiting, 1) == secret


@pytest.mark.parametrize(
    ("seat", "secret", "message"),
    [
        (0, secret_of(1), "only the host or the person"),
        (0, None, "only the host or the person"),
        (1, HOST, "no person sits here"),
        (3, HOST, "there is no seat 3"),
    ],
)
def test_seat_is_freed_by_its_person_or_the_host(
    waiting: Desk, seat: int, secret: str | None, message: str
) -> None:
    with pytest.raises(RequestError, match=message):
        waiting.execute(commands.Free(seat, secret))


def test_seat_is_not_freed_during_the_game(desk: Desk) -> None:
    for secret in (HOST, secret_of(1)):
        with pytest.raises(RequestError, match="the seat stays hers"):
            desk.execute(commands.Free(1, secret))


def test_seat_at_a_tournament_is_not_freed() -> None:
    desk = Desk(person(0), SeatRow(1), of_tournament="x")
    with pytest.raises(RequestError, match="for the tournament's organiser to say"):
        desk.execute(commands.Free(0, HOST))


def test_seats_of_a_bygone_game_do_not_change(desk: Desk) -> None:
    desk.change(game=Bygone(None, None))
    for command in (
        commands.SeatBot(0, "beginner", secret_of(0)),
        commands.UnseatBot(2, HOST),
        commands.Reissue(0, hashed("new")),
    ):
        with pytest.raises(RequestError, match="its rules have changed since"):
            desk.execute(command)


def test_host_seats_and_unseats_a_bot_before_the_game(waiting: Desk) -> None:
    waiting.execute(commands.SeatBot(1, "skilled", HOST))
    assert waiting.state.seats[1] == SeatRow(1, "bot", level="skilled")
    waiting.execute(commands.UnseatBot(1, HOST))
    assert waiting.state.seats[1] == SeatRow(1)
    with pytest.raises(RequestError, match="no bot sits here"):
        waiting.execute(commands.UnseatBot(1, HOST))
    with pytest.raises(RequestError, match="a person sits here"):
        waiting.execute(commands.SeatBot(0, "skilled", HOST))
    assert waiting.state.changes == (), "the log tells of games"


@pytest.mark.parametrize("listed", [None, "2026-01-01T00:00:00+00:00"], ids=["private", "open"])
def test_only_open_tables_are_vacated_and_filled(listed: str | None) -> None:
    """The seat of a person who has gone, and one that nobody came for."""
    seats = [person(0), person(1), bot(2), SeatRow(3)]
    desk = Desk(*seats, listed=listed)
    desk.come(0)
    for seat in range(4):
        desk.execute(commands.Fill(seat, "skilled"))
        desk.execute(commands.Vacate(seat))
    changed = (SeatRow(1), bot(2), SeatRow(3, "bot", level="skilled"))
    assert desk.state.seats == (person(0), *(changed if listed else seats[1:]))


# -- during the game -----------------------------------------------------------------
def test_host_seats_a_bot_only_for_a_person_away_for_long(desk: Desk) -> None:
    desk.pass_time(10_000)
    ben = desk.come(1)
    with pytest.raises(RequestError, match="a person sits here"):
        desk.execute(commands.SeatBot(1, "beginner", HOST))
    desk.leave(ben)
    with pytest.raises(RequestError, match="a bot may play for her in 60 s"):
        desk.execute(commands.SeatBot(1, "beginner", HOST))
    desk.pass_time(59.5)
    with pytest.raises(RequestError, match="in 1 s"):
        desk.execute(commands.SeatBot(1, "beginner", HOST))
    assert desk.info.seats[1].away == 59
    desk.pass_time(0.5)
    desk.execute(commands.SeatBot(1, "beginner", HOST))
    assert desk.holders == ["person", "bot", "bot"]


def test_person_on_two_devices_is_away_after_the_last(desk: Desk) -> None:
    first, second = desk.come(1), desk.come(1)
    desk.leave(first)
    desk.pass_time(60)
    assert desk.info.seats[1].away is None
    desk.leave(second)
    with pytest.raises(RequestError, match="in 60 s"):
        desk.execute(commands.SeatBot(1, "beginner", HOST))


def test_absence_counts_from_the_beginning_of_the_game() -> None:
    desk = Desk(person(0), SeatRow(1))
    desk.pass_time(90)
    assert desk.info.seats[0].away == 90
    sit(desk, 1)
    assert [seat.away for seat in desk.info.seats] == [0, 0]


def test_absence_counts_anew_only_for_the_person_who_sits_down() -> None:
    desk = Desk(person(0), bot(1), SeatRow(2), SeatRow(3))
    desk.pass_time(60)
    sit(desk, 2)
    desk.execute(commands.UnseatBot(1, HOST))
    assert [desk.state.away_for(seat, desk.now) for seat in range(4)] == [60, 60, 0, 60]


def test_restart_makes_nobody_absent_for_long(desk: Desk) -> None:
    desk.restart(10_000)
    with pytest.raises(RequestError, match="in 60 s"):
        desk.execute(commands.SeatBot(1, "beginner", HOST))


def test_new_secret_opens_the_seat_of_a_person_only(desk: Desk) -> None:
    ben, written = desk.come(1), len(desk.written)
    for secret in ("new", "new"):
        desk.execute(commands.Reissue(1, hashed(secret)))
    desk.execute(commands.Reissue(2, hashed("of nobody")))
    assert (desk.state.seat_of("new"), len(desk.written)) == (1, written + 1)
    assert desk.told[ben][-1]["seat"] is None, "whoever came with the old one watches"


def test_bot_stands_in_only_for_a_person_who_is_away(desk: Desk) -> None:
    desk.come(1)
    for seat in range(3):
        desk.execute(commands.StandIn(seat, "skilled"))
    assert [seat.level for seat in desk.state.seats] == ["skilled", None, "beginner"]
    assert desk.state.seat_of(secret_of(0)) == 0, "it stays hers"


def test_bot_gives_the_seat_back_unless_it_was_the_players_wish(desk: Desk) -> None:
    desk.pass_time(10_000)
    desk.execute(commands.SeatBot(0, "beginner", HOST))
    desk.execute(commands.SeatBot(1, "beginner", secret_of(1)))
    for seat in range(3):
        desk.come(seat if seat < 2 else None)
    assert desk.holders == ["person", "bot", "bot"]
    assert [change.by for change in desk.state.changes] == ["host", "own", "back"]


def test_player_who_has_joined_already_keeps_the_bot(desk: Desk) -> None:
    desk.come(1)
    desk.execute(commands.SeatBot(1, "beginner", secret_of(1)))
    desk.come(1)
    assert desk.holders[1] == "bot"


def test_seat_changes_are_told_and_stored(desk: Desk) -> None:
    watcher = desk.come(None)
    desk.types(watcher)
    desk.execute(commands.SeatBot(1, "beginner", secret_of(1)))
    (frame,) = desk.told[watcher]
    assert frame["change"] == {
        "number": 0,
        "ply": desk.state.ply,
        "seat": 1,
        "holder": "bot",
        "level": "beginner",
        "by": "own",
    }
    assert desk.written[-1].changes == desk.state.changes
    desk.execute(commands.SeatBot(1, "skilled", secret_of(1)))
    assert len(desk.state.changes) == 1, "another level is no change"
    late = desk.come(None)
    assert desk.told[late][0]["changes"] == [frame["change"]]


def test_log_of_seat_changes_grows_only_with_the_game(desk: Desk) -> None:
    ben = secret_of(1)
    for _ in range(3):
        desk.execute(commands.SeatBot(1, "beginner", ben))
        desk.execute(commands.UnseatBot(1, ben))
    with pytest.raises(RequestError, match="changed hands often enough"):
        desk.execute(commands.SeatBot(1, "beginner", ben))
    desk.act(desk.come(0))
    desk.execute(commands.SeatBot(1, "beginner", ben))
    assert desk.holders[1] == "bot"


def test_seat_changes_of_a_game_that_is_over_are_not_logged() -> None:
    desk = Desk(person(0), person(1), game="caminos").begin()
    desk.execute(commands.Propose(desk.come(0), frames.Propose(ply=0, what="resign")))
    desk.execute(commands.SeatBot(1, "beginner", secret_of(1)))
    assert (desk.holders[1], desk.state.changes) == ("bot", ())


def test_host_unseats_no_bot_during_the_game(desk: Desk) -> None:
    with pytest.raises(RequestError, match="only before the game"):
        desk.execute(commands.UnseatBot(2, HOST))
