"""Pictures in memory: what the painter is asked for, how often, and how many may wait."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path

import pytest
from tests.server.at_table import person, sat_down
from tests.server.process import children
from tests.server.test_pictures import size_of

from irrgarten import resources
from irrgarten.server import pictures, work
from irrgarten.server.pictures import Pictures
from irrgarten.server.table import Table
from irrgarten.server.work import Painting
from irrgarten.server.workers import Lost
from irrgarten.tables.commands import GoOn
from irrgarten.tables.problems import RequestError


class Painter:
    """Paints when it is told to, and notes for whom."""

    def __init__(self, painted: Pictures, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[Painting] = []
        self.may = asyncio.Event()
        self.may.set()
        monkeypatch.setattr(painted._worker, "do", self._paint)

    async def _paint(self, painting: Painting) -> bytes:
        self.asked.append(painting)
        await self.may.wait()
        return f"picture {len(self.asked)}".encode()


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    async with sat_down(tmp_path / "t.db", person(0), person(1)) as table:
        await table.execute(GoOn())
        yield table


async def test_the_painter_has_the_fonts_of_the_client(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted = Pictures(Path("/of/the/client"))
    painter = Painter(painted, monkeypatch)
    assert await painted.png(table, "en") == b"picture 1"
    (asked,) = painter.asked
    assert asked == Painting(painted.svg(table, "en"), Path("/of/the/client"), 1200, 630)
    assert 'data-piece="magician"' in asked.svg, "the board is on it"


async def test_a_table_that_waits_has_no_board_yet(tmp_path: Path) -> None:
    async with sat_down(tmp_path / "t.db", person(0), person(1)) as table:
        assert "data-piece" not in Pictures(None).svg(table, "en")


async def test_the_same_picture_is_painted_once_and_the_oldest_goes(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "KEPT", 2)
    painted = Pictures(None)
    painter = Painter(painted, monkeypatch)
    together = await asyncio.gather(*(painted.png(table, "en") for _ in range(3)))
    assert {*together} == {b"picture 1"}
    assert await painted.png(table, "de") == b"picture 2"
    assert await painted.png(table, "en") == b"picture 1"
    assert await painted.png(table, "fr") == b"picture 3"
    assert await painted.png(table, "en") == b"picture 1", "it was asked for lately"
    assert await painted.png(table, "de") == b"picture 4"
    assert len(painter.asked) == 4


async def test_so_many_wait_for_theirs_and_no_more(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted = Pictures(None)
    painter = Painter(painted, monkeypatch)
    painter.may.clear()
    waiting = [asyncio.create_task(painted.png(table, "en")) for _ in range(20)]
    await asyncio.sleep(0)
    with pytest.raises(RequestError, match="too many pictures"):
        await painted.png(table, "de")
    painter.may.set()
    await asyncio.gather(*waiting)
    assert await painted.png(table, "de") == b"picture 2"


async def test_a_painter_that_is_lost_is_said_to_be(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lost(_: object) -> bytes:
        raise Lost

    painted = Pictures(None)
    monkeypatch.setattr(painted._worker, "do", lost)
    for _ in range(2):
        with pytest.raises(RequestError, match="cannot be painted"):
            await painted.png(table, "en")


async def test_it_paints_in_a_process_of_its_own_which_ends_with_it(table: Table) -> None:
    before = children(os.getpid())
    painted = Pictures(None)
    try:
        assert size_of(await painted.png(table, "en")) == (1200, 630)
        assert len(children(os.getpid()) - before) == 1
    finally:
        await painted.close()
    assert children(os.getpid()) <= before


# -- the painter itself ----------------------------------------------------------------
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><text y="9">Aa</text></svg>'


@pytest.mark.parametrize(("wanted", "size"), [((40, 10), (20, 10)), ((20, 40), (20, 10))])
def test_a_picture_is_as_large_as_there_is_room_for(
    tmp_path: Path, wanted: tuple[int, int], size: tuple[int, int]
) -> None:
    assert size_of(work.painted(SVG, tmp_path, *wanted)) == size


def test_letters_are_drawn_with_the_fonts_of_the_client_and_with_no_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = resources.client()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setattr(work, "_fonts", cache(work._fonts.__wrapped__))
    blank = work.painted(SVG.replace("Aa", ""), tmp_path / "none", 40, 20)
    assert work.painted(SVG, tmp_path / "none", 40, 20) == blank
    assert work.painted(SVG, client, 40, 20) != blank
    made = {folder.name for folder in tmp_path.iterdir()}
    assert all(name.startswith("irrgarten-fonts-") for name in made), "a host sees whose they are"
    assert len(made) == 2, "they are unpacked once"
