"""Reviews at a server: only of finished games, once, kept, and made again after a kill."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import httpx
import pytest
from msgspec.structs import replace
from tests.server.finished import finished, quick
from tests.server.process import children, started
from tests.server.running import PATIENCE, WIDE, Frame, House, person, running

from irrgarten import registry
from irrgarten.server.settings import Rate
from irrgarten.store import Store

T = TypeVar("T")

#: Seconds of thought, for tests in which it does not matter what is thought; and long enough to
#: be interrupted.
SHORT, LONG = 0.2, 20.0


async def review(house: House, table: str) -> Frame:
    answer = await house.http.get(f"/api/tables/{table}/review")
    assert answer.status_code == 200, answer.text
    found: Frame = answer.json()
    return found


async def asked(house: House, table: str) -> httpx.Response:
    return await house.http.post(f"/api/tables/{table}/review")


async def once(ask: Callable[[], Awaitable[T]], is_so: Callable[[T], bool]) -> T:
    """The answer, as soon as it is so."""
    async with asyncio.timeout(4 * PATIENCE):
        while True:
            if is_so(answer := await ask()):
                return answer
            await asyncio.sleep(0.02)


async def made(house: House, table: str) -> Frame:
    return await once(lambda: review(house, table), lambda found: found["state"] == "made")


async def test_a_finished_game_is_reviewed_once_and_the_review_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    [table] = await finished(tmp_path / "house.db", quick("caminos"))
    async with running(tmp_path / "house.db", review=SHORT) as house:
        assert (await review(house, table))["state"] == "none"
        assert (await asked(house, table)).json()["state"] == "waiting"
        assert (await asked(house, table)).json()["state"] in ("waiting", "made")
        found = await made(house, table)
    for share in found["review"]["shares"]:
        parts = share["start"] + share["luck"] + share["own"] + share["others"]
        assert parts == share["result"]
    acts = [text for act in found["review"]["acts"] for text in act["acts"]]
    assert acts == [one.act for one in quick("caminos").made]
    async with running(tmp_path / "house.db", review=SHORT) as house:
        assert await review(house, table) == found
        assert (await asked(house, table)).json() == found
    # Also when the rules by which it was made are here no more.
    monkeypatch.setattr(type(registry.rules("caminos")), "version", "of next year")
    async with running(tmp_path / "house.db", review=SHORT) as house:
        assert await review(house, table) == found


async def test_a_game_under_way_is_not_reviewed(house: House) -> None:
    made = await house.make(person("Anna"), person("Ben"))
    table, secrets = made["info"]["table"], [seat["secret"] for seat in made["seats"]]
    assert (await asked(house, table)).status_code == 409
    async with house.joined(table, secrets[0]), house.joined(table, secrets[1]):
        assert (await house.http.get(f"/api/tables/{table}/review")).status_code == 409
        answer = await asked(house, table)
    assert answer.status_code == 409
    assert "when it is over" in answer.json()["message"]


async def test_nobody_asks_for_too_many_reviews(tmp_path: Path) -> None:
    tables = await finished(tmp_path / "house.db", quick("caminos"), 2)
    limits = replace(WIDE, reviews=Rate(1, 1e-9))
    async with running(tmp_path / "house.db", review=SHORT, limits=limits) as house:
        assert (await asked(house, tables[0])).status_code == 200
        # What was asked for is no new one.
        assert (await asked(house, tables[0])).status_code == 200
        assert (await asked(house, tables[1])).status_code == 429
        assert (await review(house, tables[1]))["state"] == "none"


async def test_a_review_that_was_killed_is_made_after_the_restart(tmp_path: Path) -> None:
    data = tmp_path / "house.db"
    [table] = await finished(data, quick("caminos"))
    async with started(data, 0, "--review", str(LONG)) as process:
        await asked(process.house, table)
        begun = await once(lambda: review(process.house, table), lambda found: found["percent"] > 0)
        assert begun["state"] == "waiting"
        assert children(process.pid)  # a process of its own thinks about it
        await process.kill()
    store = await Store.open(data)
    kept = await store.review(table)
    assert kept is not None
    assert kept.review is None
    async with running(data, review=SHORT) as house:
        # Nobody asks for it again: it goes on by itself.
        await once(lambda: store.review(table), lambda row: bool(row and row.review))
        assert (await review(house, table))["state"] == "made"
    await store.close()


async def test_a_process_that_is_lost_is_replaced(tmp_path: Path) -> None:
    [table] = await finished(tmp_path / "house.db", quick("caminos"))
    before = children(os.getpid())

    async def own() -> set[int]:
        return children(os.getpid()) - before

    async with running(tmp_path / "house.db", review=SHORT) as house:
        await asked(house, table)
        os.kill((await once(own, bool)).pop(), signal.SIGKILL)
        assert (await made(house, table))["review"]
