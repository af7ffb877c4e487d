"""Connections: who is there, who was, and what those who come and stay are told."""

from __future__ import annotations

import pytest
from tests.tables.states import Desk, beside, bot, person, secret_of

from irrgarten.tables import commands
from irrgarten.tables.problems import RequestError
from irrgarten.tables.state import Elsewhere


@pytest.fixture
def desk() -> Desk:
    return Desk(person(0), person(1), bot(2)).begin()


def test_join_is_welcomed_and_told_to_the_others(desk: Desk) -> None:
    watcher = desk.come(None)
    anna = desk.come(0)
    assert desk.types(anna) == ["welcome"]
    assert desk.types(watcher) == ["welcome", "table"]
    assert (desk.state.here, desk.state.watchers) == ({0}, 1)


def test_join_with_a_wrong_secret_is_refused(desk: Desk) -> None:
    with pytest.raises(RequestError, match="opens no seat"):
        desk.execute(commands.Join(0, "x", None))
    assert desk.state.connections == {}


def test_join_is_told_where_the_company_plays_on(desk: Desk) -> None:
    desk.change_row(again="u")
    anna = desk.come(0)
    assert desk.types(anna) == ["welcome", "again"]


def test_leaving_for_a_moment_is_not_told(desk: Desk) -> None:
    watcher, anna = desk.come(None), desk.come(0)
    desk.types(watcher)
    desk.execute(commands.Leave(anna, quietly=True))
    assert desk.types(watcher) == []
    desk.leave(anna)
    assert desk.types(watcher) == [], "twice is once"
    assert desk.state.here == set()


def test_absence_begins_with_the_last_connection(desk: Desk) -> None:
    anna = desk.come(0)
    desk.pass_time(30)
    desk.leave(anna)
    desk.pass_time(5)
    assert [seat.away for seat in desk.info.seats] == [5, 35, None]


def test_players_of_other_processes_are_here(desk: Desk) -> None:
    watcher = desk.come(None)
    desk.types(watcher)
    desk.execute(commands.Meet(Elsewhere(frozenset({1}), watchers=2)))
    info = desk.told[watcher][-1]["info"]
    assert ([seat["here"] for seat in info["seats"]], info["watchers"]) == (
        [False, True, False],
        3,
    )
    desk.pass_time(30)
    desk.execute(commands.Meet(Elsewhere()))
    assert [seat.away for seat in desk.info.seats] == [30, 0, None]


def test_absence_counts_anew_once_the_bus_carries_again(desk: Desk) -> None:
    desk.others_unknown = True
    desk.pass_time(100)
    assert desk.info.seats[0].away == 0
    desk.others_unknown = False
    desk.execute(commands.HearAgain())
    assert desk.info.seats[0].away == 0


def test_command_of_a_connection_that_has_left_is_refused(desk: Desk) -> None:
    anna = desk.come(0)
    desk.leave(anna)
    with pytest.raises(RequestError, match="has left the table"):
        desk.execute(commands.Sight(anna, sees=False))


def test_secret_changed_elsewhere_makes_a_watcher(desk: Desk) -> None:
    ben = desk.come(1)
    other = beside(desk)
    other.execute(commands.Reissue(1, "another hash"))
    desk.types(ben)
    desk.take_over(other)
    assert desk.types(ben) == ["table", "welcome"]
    assert desk.state.connections[ben].seat is None
    with pytest.raises(RequestError, match="opens no seat"):
        desk.execute(commands.Join(9, secret_of(1), None))
