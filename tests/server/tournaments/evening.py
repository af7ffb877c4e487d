"""A tournament in memory, on a real store: no server, and time goes on when a test says so."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from secrets import token_bytes
from typing import Any

import pytest
from tests.server.at_lobby import Rooms, rooms
from tests.server.running import Stopwatch
from tests.store.writing import commit

from irrgarten.kernel.calls import RESIGNS
from irrgarten.server.page_frames import Enter, EnterBots, NewTournament, Plan, Settle
from irrgarten.server.tournaments.document import Kept, Met
from irrgarten.server.tournaments.house import TournamentHouse
from irrgarten.server.tournaments.steward import Steward
from irrgarten.tables import acting
from irrgarten.tables.draft import Draft, writes_between

#: What is not said is as short as can be.
SHORT: dict[str, Any] = {
    "title": "Club evening",
    "game": "caminos",
    "options": {"players": 2},
    "match": 1,
    "plan": Plan("swiss", rounds=2),
    "level": "beginner",
}


class Clock:
    """The one on the wall."""

    def __init__(self) -> None:
        self.moment = datetime(2026, 1, 1, 20, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.moment

    def pass_minutes(self, minutes: float) -> None:
        self.moment += timedelta(minutes=minutes)


class Evening:
    def __init__(self, inside: Rooms, clock: Clock, stopwatch: Stopwatch) -> None:
        self.inside = inside
        self.clock = clock
        self.stopwatch = stopwatch
        self.house = TournamentHouse(inside.store, inside.lobby, inside.settings, inside.bus)
        self.desk = self.house.desk
        self.name = self.organiser = ""

    @property
    def steward(self) -> Steward:
        return self.house._steward

    async def set_up(self, *names: str, bots: int = 0, address: str = "here", **more: Any) -> None:
        """A tournament, and who has entered; the organiser enters them."""
        wish = NewTournament(**{**SHORT, **more})
        kept, self.organiser = await self.desk.make(wish, address)
        self.name = kept.name
        for name in names:
            await self.enter(name)
        if bots:
            await self.add_bots(bots)

    async def enter(self, name: str, **more: Any) -> str:
        _, secret = await self.desk.enter(self.name, Enter(name, **more), self.organiser)
        return secret

    async def add_bots(self, count: int) -> None:
        await self.desk.add_bots(self.name, EnterBots(count, "beginner"), self.organiser)

    async def begin(self) -> Kept:
        return await self.desk.begin(self.name, self.organiser)

    async def begin_and_be_killed(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """The server is, before the tables were laid."""

        async def killed(_: object) -> None:
            pass

        monkeypatch.setattr(self.desk, "_lay_tables", killed)
        await self.begin()

    async def kept(self) -> Kept:
        return await self.desk.find(self.name)

    async def met(self, number: int = 1) -> Met:
        """An encounter of this round."""
        kept = await self.kept()
        return next(one for one in kept.current if one.encounter.number == number)

    async def settle(self, first: int = 2, second: int = 0, number: int = 1) -> Kept:
        kept = await self.kept()
        wish = Settle(first, second, "so it was")  # type: ignore[arg-type]
        return await self.desk.correct(self.name, kept.round, number, wish, self.organiser)

    async def look(self) -> Kept:
        """The steward comes round."""
        await self.steward.look_after(self.name)
        return await self.kept()

    async def played(self, number: int = 1) -> None:
        """Whoever is to move at a table gives up."""
        table = (await self.met(number)).table
        assert table is not None
        async with self.inside.lobby.table(table) as there:
            draft = Draft(there.state, there.now, token_bytes)
            acting.call(draft, draft.state.under_way.acting[0], RESIGNS)
            writes = writes_between(there.state, draft.state)
            assert writes is not None
            await commit(
                self.inside.store,
                writes.table,
                writes.revision,
                writes.ply,
                columns=writes.columns,
                acts=writes.acts,
            )
            await there.refresh()


@asynccontextmanager
async def club_house(data: Path, clock: Clock, **chosen: Any) -> AsyncIterator[Evening]:
    stopwatch = Stopwatch()
    async with rooms(data, **{"clock": clock, "monotonic": stopwatch.read, **chosen}) as inside:
        evening = Evening(inside, clock, stopwatch)
        yield evening
        await evening.house.close()
