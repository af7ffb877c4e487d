"""A bot stands in for a player who is awaited and away, after the chosen time and not before."""

from __future__ import annotations

import pytest
from tests.tables.states import Desk, bot, person

from irrgarten.tables import commands, stand_in
from irrgarten.tables.rows import AbsenceRow
from irrgarten.tables.state import Elsewhere, Policy

AFTER = 60


def two(after: int | None = AFTER, policy: Policy | None = None) -> Desk:
    """Anna, who is to act, and Ben."""
    seats = [person(0), person(1)]
    return Desk(*seats, policy=policy, game="caminos", stand_in_after=after).begin()


def left(desk: Desk) -> dict[int, int]:
    return stand_in.seconds_left(desk.state, desk.now)


def stored(desk: Desk) -> set[int]:
    """Return the seats whose absence is stored."""
    seats: set[int] = set()
    for writes in desk.written:
        seats |= {row.seat for row in writes.away}
        seats -= {*writes.present}
    return seats


# -- who is missed -------------------------------------------------------------------
def test_bot_stands_in_and_gives_the_seat_back() -> None:
    desk = two()
    ben = desk.come(1)
    assert (left(desk), desk.info.seats[0].stand_in) == ({0: AFTER}, AFTER), "announced at once"
    desk.types(ben)
    desk.pass_time(1)
    assert desk.types(ben) == ["table"], "the absence is told once"
    desk.pass_time(AFTER - 1)
    assert desk.holders == ["person", "person"]
    desk.pass_time(1)
    assert (desk.holders, desk.state.seats[0].level) == (["bot", "person"], "skilled")
    change = desk.told[ben][-1]["change"]
    assert (change["seat"], change["holder"], change["by"]) == (0, "bot", "away")
    assert (desk.state.missed_since, stored(desk), left(desk)) == ({}, set(), {})
    desk.come(0)
    assert desk.holders == ["person", "person"]
    assert desk.told[ben][-1]["change"]["by"] == "back"


def test_nobody_is_missed_without_a_chosen_time() -> None:
    desk = two(None)
    desk.come(1)
    assert (left(desk), desk.timer) == ({}, None)
    desk.execute(commands.Tick())
    assert desk.holders == ["person", "person"]


@pytest.mark.parametrize("watches", [True, False])
def test_nobody_is_missed_while_nobody_else_is_there(watches: bool) -> None:
    desk = two()
    if watches:
        desk.come(None)
    assert (left(desk), desk.timer) == ({}, None)


def test_bots_miss_nobody() -> None:
    desk = Desk(person(0), bot(1), game="caminos", stand_in_after=AFTER).begin()
    desk.come(None)
    assert (left(desk), desk.timer) == ({}, None)


def test_player_on_one_of_two_devices_is_not_missed() -> None:
    desk = two()
    desk.come(1)
    first, second = desk.come(0), desk.come(0)
    desk.leave(first)
    assert left(desk) == {}
    desk.leave(second)
    assert left(desk) == {0: AFTER}, "from when the last device went"


def test_player_at_another_process_is_not_missed() -> None:
    desk = two()
    desk.come(1)
    desk.execute(commands.Meet(Elsewhere(frozenset({0}))))
    assert left(desk) == {}
    desk.execute(commands.Meet(Elsewhere()))
    assert left(desk) == {0: AFTER}


def test_nobody_is_missed_while_other_processes_are_unknown() -> None:
    desk = two()
    desk.come(1)
    desk.others_unknown = True
    assert left(desk) == {}
    alone = two(policy=Policy(knows_others=False))
    alone.come(1)
    assert left(alone) == {}


def test_player_is_missed_only_from_the_own_turn_on() -> None:
    desk = two()
    anna = desk.come(0)
    desk.pass_time(10 * AFTER)
    assert (left(desk), desk.timer) == ({}, None)
    desk.act(anna)
    assert left(desk) == {1: AFTER}, "however long Ben was away before"
    desk.pass_time(AFTER + 1)
    assert desk.holders == ["person", "bot"]


def test_player_who_was_here_for_a_moment_is_missed_anew() -> None:
    desk = two()
    desk.come(1)
    desk.pass_time(AFTER - 1)
    desk.leave(desk.come(0))
    assert left(desk) == {0: AFTER}


@pytest.mark.parametrize(("alone", "counts"), [(88, True), (92, False)])
def test_absence_counts_on_while_the_other_is_gone_for_a_moment(alone: int, counts: bool) -> None:
    desk = two(300)
    ben = desk.come(1)
    desk.pass_time(41)
    desk.leave(ben)
    desk.pass_time(alone)
    desk.come(1)
    assert left(desk) == {0: 300 - 40 - alone if counts else 300}


def test_table_just_loaded_gives_half_a_minute_to_come_back() -> None:
    desk = two(10)
    desk.come(1)
    assert left(desk) == {0: 30}


# -- what is stored ------------------------------------------------------------------
def test_lasting_absence_is_stored_until_the_player_comes() -> None:
    desk = two()
    desk.come(1)
    desk.pass_time(15)
    assert stored(desk) == set()
    desk.pass_time(1)
    assert stored(desk) == {0}
    written = len(desk.written)
    desk.pass_time(14)
    assert len(desk.written) == written
    desk.pass_time(1)
    assert len(desk.written) == written + 1, "so that it is known until when it lasted"
    desk.come(0)
    assert stored(desk) == set()


def test_absence_counts_on_after_a_restart() -> None:
    desk = two(300)
    desk.come(1)
    desk.pass_time(121)
    desk.restart(10_000)
    desk.come(1)
    assert left(desk) == {0: 180}, "not the time without a server"
    desk.pass_time(180)
    assert desk.holders == ["bot", "person"]
    assert stored(desk) == set()


def test_absence_that_ended_long_ago_counts_no_more() -> None:
    """Ben went, and then the server too, before it could forget."""
    desk = two(300)
    desk.come(1)
    desk.pass_time(290)
    desk.restart()
    desk.pass_time(stand_in.ALONE / 1000 + 60)
    desk.come(1)
    assert left(desk) == {0: 300}


def test_absence_stored_elsewhere_ends_when_the_player_comes() -> None:
    desk = two(policy=Policy(shared=True))
    desk.execute(commands.Join(7, None, None))
    desk.written.clear()
    anna = desk.come(0)
    assert [writes.present for writes in desk.written] == [(0,)]
    desk.leave(anna)
    assert desk.state.absences == {}


def test_joining_stores_nothing_by_itself() -> None:
    """Players see a table although nothing can be written."""
    desk = two(policy=Policy(shared=True))
    desk.written.clear()
    for seat in range(2):
        desk.execute(commands.Join(seat, f"the secret of seat {seat}", None))
        desk.execute(commands.Leave(seat))
    assert desk.written == []


def test_absence_row_has_since_when_and_until_when() -> None:
    desk = two()
    desk.come(1)
    desk.pass_time(31)
    (row,) = desk.written[-1].away
    assert row == AbsenceRow(0, since=desk.ms - 30_000, seen=desk.ms)
