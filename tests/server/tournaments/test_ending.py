"""``irrgarten tournament end``: the host ends a tournament while a server looks after it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from tests.server.running import PATIENCE
from tests.server.tournaments.evening import Evening

from irrgarten.terminal.command import main

Out = pytest.CaptureFixture[str]


async def asked(capsys: Out, data: Path, *words: str) -> tuple[int, str, str]:
    """The exit code, and what was printed."""
    capsys.readouterr()
    command = ["tournament", "end", "--data", str(data), *words]
    code = await asyncio.to_thread(main, command)
    told, errors = capsys.readouterr()
    return code, told.removeprefix(f"Games are kept in {data}\n"), errors


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "house.db"


async def test_ended_tournament_is_over_and_its_bots_stop(
    evening: Evening, data: Path, capsys: Out
) -> None:
    await evening.set_up(bots=2)
    await evening.begin()
    evening.house.start()
    revision = (await evening.kept()).revision
    async with asyncio.timeout(PATIENCE):
        while not evening.steward._held:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    waiting = asyncio.create_task(evening.house.told(evening.name, revision))
    code, told, _ = await asked(capsys, data)
    assert (code, told.splitlines()[-1]) == (0, "Tournaments under way: 1")
    row = f"{evening.name}\t2026-01-01T20:00:00+00:00\t1\tClub evening"
    assert row in told.splitlines()
    code, told, _ = await asked(capsys, data, evening.name)
    assert (code, told) == (0, "Tournaments ended: 1\n")
    async with asyncio.timeout(PATIENCE):
        assert json.loads(await waiting)["status"] == "over"
        while evening.steward._held:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    kept = await evening.kept()
    assert kept.ended is not None
    assert (kept.maker, kept.round) == (None, 1)


async def test_tournament_that_is_over_is_not_ended_again(
    evening: Evening, data: Path, capsys: Out
) -> None:
    await evening.set_up(bots=2)
    assert (await asked(capsys, data, evening.name))[1] == "Tournaments ended: 1\n"
    ended = await evening.kept()
    code, told, _ = await asked(capsys, data, evening.name, "--json")
    assert (code, json.loads(told)) == (0, {"data": str(data), "ended": [], "under_way": []})
    assert await evening.kept() == ended


async def test_unknown_tournament_is_an_error_and_none_is_ended(
    evening: Evening, data: Path, capsys: Out
) -> None:
    await evening.set_up(bots=2)
    code, told, errors = await asked(capsys, data, evening.name, "nobodys")
    assert (code, told) == (2, "")
    assert "there is no tournament nobodys" in errors
    assert (await evening.kept()).ended is None
