"""A table in memory: who is there, who is told of it, and what becomes of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from typing import Any

import pytest
from tests.server.at_table import (
    HOST,
    Heard,
    bot,
    came,
    kept,
    lobby,
    person,
    sat_down,
    secret_of,
)
from tests.server.running import Stopwatch

from irrgarten.bus.beat import Presence
from irrgarten.kernel.calls import RESIGNS
from irrgarten.server.frames import Act
from irrgarten.server.guest import Guest
from irrgarten.server.problems import Trouble
from irrgarten.server.secrecy import hashed
from irrgarten.server.table import Table
from irrgarten.store import SeatRow


@pytest.fixture
def stopwatch() -> Stopwatch:
    return Stopwatch()


@pytest.fixture
async def table(tmp_path: Path, stopwatch: Stopwatch) -> AsyncIterator[Table]:
    """Two persons, and a game that has begun."""
    seats = [person(0), person(1)]
    async with sat_down(tmp_path / "t.db", *seats, monotonic=stopwatch.read) as table:
        await table.beginning.go_on()
        yield table


async def over(table: Table) -> None:
    async with table.order:
        await table.turns.keep_call(table.under_way, 0, RESIGNS)


def kinds(heard: Heard) -> list[str]:
    return [frame["type"] for frame in heard.frames]


# -- who is there ----------------------------------------------------------------
async def test_who_is_here_and_who_looks_on(table: Table) -> None:
    assert (table.here, table.info.watchers, table.attended) == (set(), 0, False)
    await came(table, 1)
    await came(table, None)
    await came(table, None)
    assert (table.here, table.info.watchers, table.attended) == ({1}, 2, True)
    assert [seat.here for seat in table.info.seats] == [False, True]


async def test_bots_play_for_a_tournament_though_nobody_is_there(tmp_path: Path) -> None:
    async with sat_down(tmp_path / "t.db", bot(0), person(1)) as table:
        await table.beginning.go_on()
        for held in (None, "evening", None):
            table.hold(held)
            assert (table.held_by, table.attended) == (held, held is not None)


async def test_whoever_is_at_another_process_is_here_too(
    table: Table, monkeypatch: pytest.MonkeyPatch, stopwatch: Stopwatch
) -> None:
    anna = await came(table, 0)
    there = Presence(watchers=2, seats=((1, 1),))
    monkeypatch.setattr(table.bus, "elsewhere", lambda _: there)
    table.meet()
    assert (table.here, table.info.watchers) == ({0, 1}, 2)
    told = anna.frames[-1]["info"]
    assert [seat["here"] for seat in told["seats"]] == [True, True]
    anna.frames.clear()
    table.meet()
    assert anna.frames == [], "nothing has changed"
    stopwatch.seconds += 10
    monkeypatch.setattr(table.bus, "elsewhere", lambda _: Presence())
    table.meet()
    stopwatch.seconds += 5
    assert [seat.away for seat in table.info.seats] == [None, 5]
    assert kinds(anna) == ["table"]


async def test_while_nobody_knows_of_the_others_all_may_be_there(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await came(table, 1)
    assert [*table.perhaps_here] == [1]
    monkeypatch.setattr(type(table.bus), "blind", True)
    assert [*table.perhaps_here] == [0, 1]


async def test_other_processes_are_told_who_is_here_and_who_sees_it(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: dict[str, list[int | None]] = {}

    def present(name: str, who: Iterable[int | None]) -> None:
        told[name] = [*who]

    monkeypatch.setattr(table.bus, "present", present)
    anna = Guest(0, Heard(), 1 << 20)
    await table.join(anna, None, None)
    await came(table, None)
    assert sorted(told["t"], key=str) == [0, None]
    assert len(told) == 1, "of who sees the page nobody wants to know"
    table.following.seats = frozenset({0})
    table.tell_who_is_here()
    (seen,) = {*told} - {"t"}
    assert told[seen] == [0]
    table.sight(anna, sees=False)
    assert told[seen] == []
    table.sight(anna, sees=True)
    assert told[seen] == [0]


async def test_who_comes_back_after_a_restart_is_not_told_of_as_gone(table: Table) -> None:
    anna = await came(table, 0)
    for coming_back in (True, False):
        ben = Guest(1, Heard(), 1 << 20)
        await table.join(ben, None, None)
        anna.frames.clear()
        ben.coming_back = coming_back
        await table.leave(ben)
        assert kinds(anna) == ([] if coming_back else ["table"])
    assert table.here == {0}


async def test_whoever_has_a_secret_that_opens_nothing_any_more_looks_on(table: Table) -> None:
    anna, watcher = Guest(0, Heard(), 1 << 20), Guest(None, Heard(), 1 << 20)
    ben = Guest(1, Heard(), 1 << 20)
    for guest in (anna, ben, watcher):
        await table.join(guest, None, None)
    await table.hands.reissue(0, hashed("new"))
    assert (anna.seat, ben.seat, watcher.seat) == (None, 1, None)
    assert table.here == {1}


# -- who wants to be told elsewhere ----------------------------------------------
class Notices:
    """Whose turn it is though she does not see it, and who has seen it since."""

    def __init__(self, table: Table) -> None:
        self.heard: list[tuple[str, int]] = []
        table.following.seats = frozenset({0, 1})
        table.following.when_awaited = lambda _, seat, __: self.heard.append(("awaited", seat))
        table.following.when_seen = lambda _, seat: self.heard.append(("seen", seat))

    def told(self) -> list[tuple[str, int]]:
        heard, self.heard = self.heard, []
        return heard


async def test_whoever_turns_to_the_page_has_seen_it_and_a_watcher_is_nobody(
    table: Table,
) -> None:
    notices = Notices(table)
    anna, ben, watcher = (Guest(seat, Heard(), 1 << 20) for seat in (0, 1, None))
    for guest in (anna, ben, watcher):
        await table.join(guest, None, None)
    assert notices.told() == [("seen", 0), ("seen", 1)]
    for guest in (ben, watcher):
        table.sight(guest, sees=False)
    assert notices.told() == []
    table.sight(anna, sees=False)
    assert notices.told() == [("awaited", 0)]
    for guest, told in ((watcher, []), (ben, [("seen", 1)]), (anna, [("seen", 0)])):
        table.sight(guest, sees=True)
        assert notices.told() == told


async def test_whoever_is_to_act_next_and_sees_nothing_of_it_is_awaited(table: Table) -> None:
    notices = Notices(table)
    anna = Guest(0, Heard(), 1 << 20)
    await table.join(anna, None, None)
    notices.told()
    await table.turns.act(anna, Act(ply=table.ply, acts=["stop"]))
    assert notices.told() == [("awaited", 1)]


async def test_a_table_waits_in_public_if_anyone_may_still_join(tmp_path: Path) -> None:
    for listed in (None, "2026-01-01T20:00:00+00:00"):
        data = tmp_path / f"{listed is None}.db"
        async with sat_down(data, person(0), SeatRow(1), listed=listed) as table:
            assert table.waits_in_public == (listed is not None)
            await table.hands.sit_down(1, "Ben", adds=False, token=None)
            assert table.course is not None
            assert not table.waits_in_public


# -- what is told ----------------------------------------------------------------
async def test_how_long_a_move_is_waited_for(table: Table, stopwatch: Stopwatch) -> None:
    stopwatch.seconds += 7
    assert table.info.waits == 7
    guest = Guest(0, Heard(), 1 << 20)
    await table.join(guest, None, None)
    await table.turns.act(guest, Act(ply=table.ply, acts=["n"]))
    assert table.info.waits == 0


async def test_the_company_is_told_where_it_goes_on_and_so_is_who_comes_later(
    table: Table,
) -> None:
    anna = await came(table, 0)
    assert "again" not in kinds(anna)
    table.tell_again()
    assert "again" not in kinds(anna)
    await table.followed_by("next", table.row.revision + 1)
    assert anna.frames[-1] == {"type": "again", "table": "next", "seat": 0}
    watcher = await came(table, None)
    assert {"type": "again", "table": "next", "seat": None} in watcher.frames
    await table.followed_by("elsewhere", table.row.revision + 1)
    assert table.row.again == "next", "once"


async def test_whoever_is_at_a_table_that_is_forgotten_goes(table: Table) -> None:
    guest = Guest(0, Heard(), 1 << 20)
    await table.join(guest, None, None)
    table.forget()
    assert table.forgotten
    assert guest.farewell is not None
    assert guest.farewell.code == "not_found"


async def test_a_table_tells_its_secrets_only_to_who_has_made_it(table: Table) -> None:
    with pytest.raises(Trouble, match="another table has the name"):
        table.made_with("some token", knows=False)


# -- after the game --------------------------------------------------------------
async def test_who_may_call_for_another_game_and_when(table: Table) -> None:
    for secret in (HOST, secret_of(1)):
        with pytest.raises(Trouble, match="not over yet"):
            table.may_call_again(secret)
    await over(table)
    for secret in (HOST, secret_of(0), secret_of(1)):
        table.may_call_again(secret)
    for wrong in ("no secret", None):
        with pytest.raises(Trouble) as raised:
            table.may_call_again(wrong)
        assert raised.value.code == "forbidden"


@pytest.mark.parametrize(("before", "more"), [(0, True), (1, False)])
async def test_only_a_match_that_is_not_over_has_a_next_round(
    tmp_path: Path, before: int, more: bool
) -> None:
    seats = [person(0), person(1)]
    match: dict[str, Any] = {"game": "caminos", "given": {}, "rounds": 2}
    async with sat_down(tmp_path / "t.db", *seats, **match, scores=[[3, 4]] * before) as table:
        await table.beginning.go_on()
        assert not any(table.next_round)
        await over(table)
        assert [bool(one) for one in table.next_round] == [more, more]


async def test_what_was_written_is_counted_and_told(table: Table) -> None:
    told: list[int] = []
    table.when_written = lambda one: told.append(one.row.revision)
    before = table.row.revision
    table.wrote()
    assert (table.row.revision, told, table.order.unsure) == (before, [], False)
    table.wrote(before + 1)
    assert (table.row.revision, told, table.order.unsure) == (before + 1, [before + 1], False)
    table.wrote(before + 3)
    assert table.order.unsure, "somebody else wrote in between"


async def test_nothing_thinks_at_a_table_that_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def for_ever(*_: object) -> None:
        await asyncio.Event().wait()

    async with sat_down(tmp_path / "t.db", bot(0), person(1)) as table:
        monkeypatch.setattr(table.bots._bots, "choose", for_ever)
        await table.beginning.go_on()
        before = asyncio.all_tasks()
        ben = await came(table, 1)
        while "thinking" not in kinds(ben):  # noqa: ASYNC110
            await asyncio.sleep(0)
        assert asyncio.all_tasks() > before
        await table.close()
        assert asyncio.all_tasks() == before


async def test_what_was_not_kept_when_a_game_ended_is_made_up_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def killed(*_: object) -> None:
        """The server, before that."""

    data = tmp_path / "t.db"
    async with sat_down(data, person(0), person(1)) as table:
        await table.beginning.go_on()
        monkeypatch.setattr("irrgarten.server.endings.keep", killed)
        await over(table)
        monkeypatch.undo()
        assert (await kept(data)).ending is None
    async with lobby(data) as tables, tables.table("t"):
        assert (await kept(data)).ending is not None
