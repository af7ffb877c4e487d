"""Tables of a round for the hall: what is shown, for how long, and by whom it is drawn."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.server.at_table import let_in
from tests.server.running import Stopwatch
from tests.server.tournaments.evening import Evening

from irrgarten.kernel import picture
from irrgarten.server.page_frames import LiveTable
from irrgarten.server.tournaments import boards


@pytest.fixture
def stopwatch(monkeypatch: pytest.MonkeyPatch) -> Stopwatch:
    """By which boards are shown; drawing takes no time."""
    stopwatch = Stopwatch()
    told = SimpleNamespace(monotonic=stopwatch.read, thread_time=lambda: 0.0)
    monkeypatch.setattr(boards, "time", told)
    return stopwatch


async def shown(evening: Evening, *numbers: int, known: tuple[int, ...] = ()) -> list[LiveTable]:
    return await evening.house.boards.shown(await evening.kept(), numbers, known)


async def test_a_board_stands_for_a_second(evening: Evening, stopwatch: Stopwatch) -> None:
    await evening.set_up(bots=2)
    await evening.begin()
    (first,) = await shown(evening, 1)
    assert first.status == "playing"
    await evening.played()
    stopwatch.seconds += 0.99
    assert await shown(evening, 1) == [first]
    stopwatch.seconds += 0.01
    (then,) = await shown(evening, 1)
    assert (then.status, then.ply) == ("over", first.ply + 1)
    assert then.board is not None
    stopwatch.seconds += 1
    assert await shown(evening, 1, known=(then.ply,)) != [then]


async def test_what_cannot_be_read_is_shown_as_it_was(
    evening: Evening, stopwatch: Stopwatch, tmp_path: Path
) -> None:
    await evening.set_up(bots=2)
    await evening.begin()
    (first,) = await shown(evening, 1)
    await evening.inside.lobby.drop(first.table)
    with closing(sqlite3.connect(tmp_path / "house.db")) as kept, kept:
        kept.execute("DELETE FROM tables")
    stopwatch.seconds += 2
    assert await shown(evening, 1) == [first]


async def test_a_table_that_is_not_made_yet_waits(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.set_up(bots=2)
    await evening.begin_and_be_killed(monkeypatch)
    (one,) = await shown(evening, 1)
    assert (one.number, one.status, one.ply, one.board) == (1, "waiting", 0, None)


async def test_who_is_not_there_is_shown(evening: Evening, stopwatch: Stopwatch) -> None:
    await evening.set_up("Anna", "Ben")
    kept = await evening.begin()
    assert [one.away for one in await shown(evening, 1)] == [[0, 1]]
    async with evening.inside.lobby.table(kept.current[0].table or "") as table:
        await let_in(table, 1)
        stopwatch.seconds += 1
        assert [one.away for one in await shown(evening, 1)] == [[0]]


async def test_however_many_look_a_board_is_drawn_once(
    evening: Evening, stopwatch: Stopwatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[object] = []
    svg = picture.svg

    def counted(*what: object) -> str:
        drawn.append(what)
        return svg(*what)  # type: ignore[arg-type]

    monkeypatch.setattr(picture, "svg", counted)
    await evening.set_up(bots=4)
    await evening.begin()
    told = await asyncio.gather(*(shown(evening, 1, 2) for _ in range(5)))
    assert all(one == told[0] for one in told)
    assert len(drawn) == 2
    stopwatch.seconds += 5
    assert await shown(evening, 1, 2) == told[0]
    assert len(drawn) == 2, "nothing has happened there"
