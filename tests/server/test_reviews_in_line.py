"""Reviews in memory: who is next, how far it is, who leaves it to whom, and what is given up."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from msgspec import json
from msgspec.structs import replace
from tests.server.at_lobby import Noting, a_lobby
from tests.server.at_table import person, sat_down
from tests.server.finished import finished, quick
from tests.server.running import PATIENCE, WIDE, put_new, still

from irrgarten.bus import Presence
from irrgarten.search.review import Judged
from irrgarten.server import reviews
from irrgarten.server.lobby import Lobby
from irrgarten.server.reviews import Reviews
from irrgarten.server.settings import Settings
from irrgarten.server.work import ReviewPart
from irrgarten.server.workers import Lost
from irrgarten.store import ReviewRow, Store, Unreadable
from irrgarten.tables.commands import GoOn
from irrgarten.tables.frames import ReviewState
from irrgarten.tables.problems import RequestError


class Office:
    """Reviews of two finished games, judged in this very process, when they may be."""

    def __init__(self, store: Store, lobby: Lobby, bus: Noting, made: Reviews) -> None:
        self.store = store
        self.lobby = lobby
        self.bus = bus
        self.reviews = made
        self.tables: list[str] = []
        #: Parts that may be judged, and those that were asked for.
        self.may = asyncio.Semaphore(0)
        self.parts: list[tuple[int, int]] = []
        self.lost = 0

    async def judge(self, part: ReviewPart) -> Judged:
        self.parts.append((part.first, part.last))
        if self.lost:
            self.lost -= 1
            raise Lost
        await self.may.acquire()
        return replace(part, playouts=2).answer()

    def go_on(self, parts: int = 1000) -> None:
        for _ in range(parts):
            self.may.release()

    async def state(self, number: int = 0) -> ReviewState:
        async with self.lobby.table(self.tables[number]) as table:
            return await self.reviews.state(table)

    async def ask(self, number: int = 0) -> ReviewState:
        async with self.lobby.table(self.tables[number]) as table:
            return await self.reviews.ask(table, lambda: None)

    async def comes_to(self, *states: str, number: int = 0, percent: int = 0) -> ReviewState:
        async with asyncio.timeout(PATIENCE):
            while True:
                found = await self.state(number)
                if found.state in states and found.percent >= percent:
                    return found


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.to_thread(lambda: None)


@pytest.fixture
async def office(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Office]:
    data = tmp_path / "t.db"
    put_new(data)
    tables = await finished(data, quick("caminos"), 2)
    settings = Settings(data=data, pace=0, clock=still, limits=WIDE)
    bus = Noting()
    async with a_lobby(settings, bus) as (store, lobby):
        office = Office(store, lobby, bus, Reviews(store, lobby, settings, bus))
        office.tables = tables
        monkeypatch.setattr(office.reviews._worker, "do", office.judge)
        yield office
        await office.reviews.close()


async def test_it_is_made_in_parts_and_kept(office: Office) -> None:
    assert await office.state() == ReviewState("none")
    office.reviews.start()
    assert await office.ask() == ReviewState("waiting", 0)
    office.go_on(3)
    found = await office.comes_to("waiting", percent=20)
    assert 20 <= found.percent < 40
    assert office.bus.told[f"{office.tables[0]}/review"] == [found.percent], "others are told"
    office.go_on()
    found = await office.comes_to("made")
    assert (found.percent, found.review is not None) == (100, True)
    firsts, lasts = zip(*office.parts, strict=True)
    assert (firsts[0], firsts[1:], len(firsts) <= 12) == (0, lasts[:-1], True)
    await until(lambda: not office.bus.told[f"{office.tables[0]}/review"])
    assert await office.state() == found, "and it stays"
    assert not office.reviews._line


async def test_a_process_that_is_lost_is_tried_again_and_then_given_up(office: Office) -> None:
    office.go_on()
    office.lost = 1
    office.reviews.start()
    await office.ask()
    await office.comes_to("made")
    office.lost = 2
    await office.ask(1)
    await office.comes_to("failed", number=1)
    assert (await office.ask(1)).state == "waiting", "whoever asks again has it tried again"
    await office.comes_to("made", number=1)


async def test_what_another_server_makes_is_told_and_left_to_it(office: Office) -> None:
    name = f"{office.tables[0]}/review"
    office.bus.there[name] = Presence(seats=((40, 1), (25, 1)))
    assert await office.ask() == ReviewState("waiting", 40)
    assert not office.reviews._line, "it is made there"
    office.bus.there.clear()
    assert await office.state() == ReviewState("waiting", 0)
    assert [*office.reviews._line] == [office.tables[0]], "nobody is at it any more"


@pytest.mark.parametrize(
    ("elsewhere", "first", "leaves"),
    [
        (None, False, False),
        (49, False, False),
        (50, True, False),
        (50, False, True),
        (51, True, True),
    ],
)
async def test_of_two_who_have_begun_the_one_that_is_further_goes_on(
    office: Office, elsewhere: int | None, first: bool, leaves: bool
) -> None:
    office.reviews._line["t"] = 50
    office.bus.first = first
    if elsewhere is not None:
        office.bus.there["t/review"] = Presence(seats=((elsewhere, 1),))
    assert office.reviews._leaves_it("t") is leaves


async def test_what_was_made_elsewhere_meanwhile_is_not_made_on(office: Office) -> None:
    office.reviews.start()
    await office.ask()
    await until(lambda: bool(office.parts))
    await office.store.keep_review(office.tables[0], b"by another server")
    office.go_on()
    await until(lambda: not office.reviews._line)
    assert len(office.parts) == 1


async def test_there_is_room_for_so_many(office: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(office.reviews, "_settings", _narrow(office))
    await office.ask(0)
    with pytest.raises(RequestError, match="too many reviews wait"):
        await office.ask(1)
    # Another server may have been asked, and be gone: it waits until there is room.
    await office.store.ask_review(ReviewRow(office.tables[1], "2026-01-01T00:00:00+00:00"))
    assert json.encode(await office.state(1)) == b'{"state":"waiting","percent":0,"review":null}'
    assert [*office.reviews._line] == [office.tables[0]]


@pytest.mark.parametrize("damaged", [b"rubbish", zlib.compress(b"{"), zlib.compress(b"{}")])
async def test_what_is_damaged_is_said_to_be(office: Office, damaged: bytes) -> None:
    await office.ask()
    await office.store.keep_review(office.tables[0], damaged)
    with pytest.raises(Unreadable, match="damaged"):
        await office.state()


def _narrow(office: Office) -> Settings:
    settings = office.reviews._settings
    return replace(settings, limits=replace(settings.limits, reviews_waiting=1))


async def test_only_a_game_that_is_over_is_reviewed(tmp_path: Path, office: Office) -> None:
    async with sat_down(tmp_path / "u.db", person(0), person(1)) as table:
        for _ in ("waiting", "playing"):
            with pytest.raises(RequestError, match="when it is over"):
                reviews._over(table)
            await table.execute(GoOn())
    async with office.lobby.table(office.tables[0]) as table:
        record = reviews._over(table)
        assert record.acts == quick("caminos").made
        assert (record.seed, record.given, record.fair) == (None, {}, None), "nothing is told of it"


# -- at the bus ----------------------------------------------------------------------
async def test_what_is_judged_at_the_bus_is_not_judged_here(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers: list[Judged | None] = [Judged(2, []), None]

    class Bus:
        async def answer(self, *_: object) -> Judged | None:
            return answers.pop(0)

        async def close(self) -> None:
            pass

    monkeypatch.setattr(office.reviews, "_elsewhere", Bus())
    office.go_on()
    record = quick("caminos").record()
    part = ReviewPart(record=record, level="expert", seconds=1.0, playouts=2, first=0, last=1)
    assert await office.reviews._judged("t", part) == Judged(2, [])
    assert office.parts == []
    assert len((await office.reviews._judged("t", part)).findings) == 1
    assert office.parts == [(0, 1)], "nobody works there"
