"""Clocks: for whom time runs, what is stored of it, and what happens when it is up."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.tables.states import HOST, START, Desk, beside, bot, person, secret_of

from irrgarten.tables import clocks, commands, frames
from irrgarten.tables.bygone import Bygone
from irrgarten.tables.problems import RequestError

DAY = 24 * 60 * 60


def real(each: int = 60, increment: int = 0, ends: str = "bot") -> dict[str, Any]:
    return {"kind": "real", "each": each, "increment": increment, "ends": ends}


def days(each: int, ends: str = "bot") -> dict[str, Any]:
    return {"kind": "days", "each": each, "increment": 0, "ends": ends}


def two(clock: dict[str, Any] | None, game: str = "caminos") -> Desk:
    """Two persons at a game that has begun; the first is to act."""
    return Desk(person(0), person(1), game=game, clock=clock).begin()


def left(desk: Desk) -> list[float]:
    """Return the seconds that each seat has left."""
    stands = clocks.stands(desk.state, desk.now)
    assert stands is not None
    return [left / 1000 for left in stands.left]


def runs(desk: Desk) -> list[int]:
    stands = clocks.stands(desk.state, desk.now)
    assert stands is not None
    return stands.runs


def called(desk: Desk) -> list[tuple[int | None, str]]:
    return [(made.seat, made.act) for made in desk.game.acts if made.act.startswith("#")]


# -- running -------------------------------------------------------------------------
def test_table_without_clock_has_no_timer() -> None:
    desk = two(None)
    written = len(desk.written)
    desk.execute(commands.Tick())
    assert (desk.info.clock, desk.timer, len(desk.written)) == (None, None, written)


def test_clock_is_stored_when_the_game_begins() -> None:
    desk = two(real())
    clock = desk.written[-1].clock
    assert clock is desk.state.clock
    assert clock is not None
    assert (clock.number, clock.left, clock.due) == (0, [60_000] * 2, START + 60_000)
    assert desk.timer == clock.due


def test_time_runs_only_for_the_seat_to_act() -> None:
    desk = two(real(300, increment=5))
    anna, ben = desk.come(0), desk.come(1)
    desk.pass_time(20)
    assert (left(desk), runs(desk)) == ([280, 300], [0])
    desk.act(anna)
    assert (left(desk), runs(desk)) == ([285, 300], [1])
    assert desk.types(ben)[-2:] == ["played", "clock"]
    assert desk.written[-1].clock == desk.state.clock, "with the act"
    desk.pass_time(7)
    desk.act(ben)
    desk.pass_time(1)
    assert left(desk) == [284, 298]


def test_increment_is_added_once_per_turn() -> None:
    desk = two(real(60, increment=10), game="labyrinthe")
    anna = desk.come(0)
    desk.act(anna)
    assert (desk.game.acting, left(desk)) == ([0], [60, 60])
    desk.act(anna)
    assert left(desk) == [70, 60]


def test_seats_that_act_at_once_use_their_own_time() -> None:
    """DOG-13: an exchange."""
    seats = [person(0), person(1), person(2), bot(3)]
    desk = Desk(*seats, game="dog", given={}, clock=real(300)).begin()
    desk.pass_time(10)
    assert left(desk) == [290, 290, 290, 300]
    desk.act(desk.come(1))
    desk.pass_time(10)
    assert (left(desk), runs(desk)) == ([280, 290, 280, 300], [0, 2])


def test_time_of_bots_does_not_count() -> None:
    desk = Desk(person(0), bot(1), game="caminos", clock=real()).begin()
    desk.act(desk.come(0))
    assert (runs(desk), desk.timer) == ([], None)
    desk.pass_time(1000)
    desk.act_of_bot()
    assert (left(desk), runs(desk)) == ([60, 60], [0])


# -- up ------------------------------------------------------------------------------
def test_bot_plays_on_when_real_time_is_up() -> None:
    desk = two(real())
    ben = desk.come(1)
    desk.pass_time(59.999)
    assert desk.holders == ["person"] * 2
    desk.pass_time(0.001)
    assert (desk.holders, desk.state.seats[0].level) == (["bot", "person"], "skilled")
    change = desk.told[ben][-1]["change"]
    assert (change["seat"], change["holder"], change["by"]) == (0, "bot", "time")
    with pytest.raises(RequestError, match="her time is up"):
        desk.execute(commands.UnseatBot(0, secret_of(0)))
    with pytest.raises(RequestError, match="only the host or the person"):
        desk.execute(commands.UnseatBot(0, secret_of(1)))
    anna = desk.come(0)
    assert desk.holders == ["bot", "person"], "nor does it come back with its player"
    with pytest.raises(RequestError, match="a bot plays for this seat"):
        desk.act(anna)
    assert left(desk) == [0, 60]


def test_seat_out_of_time_loses_where_that_was_chosen() -> None:
    desk = two(real(ends="loses"))
    desk.act(desk.come(0))
    desk.pass_time(60)
    assert called(desk) == [(1, "#time")]
    assert (desk.game.over, desk.game.result, desk.info.ended) == (True, [1.0, 0.0], "time")
    assert (runs(desk), desk.timer) == ([], None)
    assert desk.state.row.ended is not None


def test_others_play_on_when_one_of_four_loses() -> None:
    seats = [person(seat) for seat in range(4)]
    desk = Desk(*seats, game="labyrinthe", clock=real(ends="loses")).begin()
    desk.pass_time(60)
    assert (desk.holders, desk.game.over) == (["bot", "person", "person", "person"], False)
    desk.act_of_bot()
    desk.act_of_bot()
    assert desk.game.acting == [1]
    with pytest.raises(RequestError, match="her time is up"):
        desk.execute(commands.UnseatBot(0, secret_of(0)))


def test_partners_out_of_time_lose_once() -> None:
    """DOG-13: all exchange at once. Of three pairs two play on."""
    seats = [person(0), bot(1), bot(2), person(3), bot(4), bot(5)]
    desk = Desk(*seats, game="dog", given={}, clock=real(ends="loses")).begin()
    desk.pass_time(61)
    assert called(desk) == [(0, "#time")]
    assert (desk.holders, desk.game.over) == (["bot"] * 6, False)


def test_act_after_time_is_up_is_refused() -> None:
    """Also before the timer has fired."""
    desk = two(real(ends="loses"))
    anna = desk.come(0)
    act = desk.game.legal(0)[0]
    desk.ms += 60_000
    desk.act(anna, act)
    assert desk.told[anna][-1]["reason"] == "why-past"
    assert desk.game.result == [0.0, 1.0]


def test_days_are_given_for_each_move() -> None:
    desk = two(days(2))
    anna = desk.come(0)
    desk.pass_time(1.5 * DAY)
    assert left(desk)[0] == 0.5 * DAY
    desk.act(anna)
    assert (left(desk), runs(desk)) == ([2 * DAY] * 2, [1])
    desk.pass_time(2 * DAY)
    assert desk.holders == ["person", "bot"]
    desk.act_of_bot()
    desk.execute(commands.UnseatBot(1, secret_of(1)))
    desk.act(anna)
    assert (left(desk), runs(desk)) == ([2 * DAY] * 2, [1]), "there is another move to come"


def test_own_move_after_days_is_taken_back_from_the_bot() -> None:
    desk = two(days(1))
    desk.pass_time(DAY)
    desk.execute(commands.UnseatBot(0, secret_of(0)))
    assert (left(desk), runs(desk)) == ([DAY] * 2, [0])


# -- restarts ------------------------------------------------------------------------
def test_time_without_a_server_is_given_back() -> None:
    desk = two(real(300))
    desk.pass_time(100)
    for hours in (5, 48):
        desk.restart(hours * 3600)
        assert left(desk) == [200, 300]
    desk.pass_time(30)
    desk.act(desk.come(0))
    assert left(desk) == [170, 300]


def test_clock_due_too_early_is_stored_anew_once() -> None:
    """As after a restart, whose time is given back."""
    desk = two(real())
    desk.restart(3600)
    first = desk.state.clock
    assert first is not None
    desk.execute(commands.Tick())
    later = desk.written[-1].clock
    assert later == replace(first, number=1, at=desk.ms, due=desk.ms + 60_000)
    written = len(desk.written)
    desk.execute(commands.Tick())
    assert (len(desk.written), desk.timer) == (written, desk.ms + 60_000)


def test_clock_of_a_bygone_game_does_not_change_with_its_seats() -> None:
    desk = two(real())
    after = replace(desk.state.seats[0], holder="bot", level="skilled")
    assert clocks.after_change(desk.state, after, desk.now) is not desk.state.clock
    bygone = replace(desk.state, game=Bygone(None, None))
    assert clocks.after_change(bygone, after, desk.now) is desk.state.clock


def test_clock_that_changes_twice_in_a_command_is_numbered_once() -> None:
    """The store takes a clock only if it follows the stored one."""
    desk = two(real(ends="loses"))
    desk.pass_time(60)
    clock = desk.written[-1].clock
    assert clock is not None
    assert clock.number == 1


def test_clock_of_another_process_is_taken_over() -> None:
    desk = two(real())
    other = beside(desk)
    desk.pass_time(10)
    desk.act(desk.come(0))
    other.take_over(desk)
    assert (other.state.clock, runs(other)) == (desk.state.clock, [1])


def test_call_does_not_end_a_turn_with_an_increment() -> None:
    desk = two(real(60, increment=10))
    anna, ben = desk.come(0), desk.come(1)
    desk.act(anna)
    desk.execute(commands.Propose(anna, frames.Propose(ply=1, what="back")))
    desk.execute(commands.Answer(ben, frames.Answer(number=0, agrees=True)))
    assert (left(desk), runs(desk)) == ([70, 60], [0])


def test_host_cannot_unseat_the_bot_of_a_person_out_of_time() -> None:
    desk = two(real())
    desk.pass_time(60)
    with pytest.raises(RequestError, match="only before the game"):
        desk.execute(commands.UnseatBot(0, HOST))


def test_clock_set_twice_by_a_command_is_numbered_once() -> None:
    """Losing by time is called, and then a bot takes the seat: both set the clock."""
    seats = [person(seat) for seat in range(4)]
    desk = Desk(*seats, game="labyrinthe", clock=real(ends="loses")).begin()
    lost = runs(desk)[0]
    desk.pass_time(61)
    assert desk.holders[lost] == "bot"
    assert called(desk) == [(lost, "#time")]
    assert desk.written[-1].clock == desk.state.clock


def test_seat_of_a_side_that_lost_is_not_given_back() -> None:
    """Seat 0 loses on time for its side, when a bot already plays for its partner 3."""
    seats = [person(seat) for seat in range(6)]
    desk = Desk(*seats, game="dog", clock=real(200, ends="loses"), given={}).begin()
    desk.pass_time(130)
    desk.execute(commands.SeatBot(3, "beginner", HOST))
    for seat in (1, 2, 4, 5):
        desk.act(desk.come(seat))  # they give their cards, and only seat 0's clock runs
    desk.pass_time(71)
    assert not desk.game.over
    assert desk.game.play.lost == {0, 3}
    desk.come(3)
    assert desk.holders[3] == "bot"
