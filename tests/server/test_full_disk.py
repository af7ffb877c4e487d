"""A disk without room: nothing is lost, nobody is sent away, and all goes on once there is room."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from resource import RLIM_INFINITY, RLIMIT_FSIZE, prlimit

import httpx
import pytest
from tests.server.process import Process, started
from tests.server.running import OPEN, PATIENCE, House, bot, company_of, person

from irrgarten.store import Asked, Store, Unwritable

NEW = {"game": "dog", "options": {}, "seats": [OPEN] * 4}


@contextmanager
def full_disk(process: Process) -> Iterator[None]:
    """The process can make no file longer: for it, that is a disk without room."""
    prlimit(process.pid, RLIMIT_FSIZE, (0, RLIM_INFINITY))
    try:
        yield
    finally:
        prlimit(process.pid, RLIMIT_FSIZE, (RLIM_INFINITY, RLIM_INFINITY))


async def ready(house: House, status: int) -> httpx.Response:
    """The answer, once it is this one: an answer holds for a moment."""
    async with asyncio.timeout(PATIENCE):
        while (answer := await house.http.get("/api/ready")).status_code != status:
            continue
    return answer


async def health(house: House, *, sound: bool) -> str:
    """What the living server says of its store, once it is or is not sound."""
    async with asyncio.timeout(PATIENCE):
        while True:
            answer = await house.http.get("/api/health")
            assert answer.status_code == 200
            told = answer.json()
            assert told["live"] is True
            store: str = told["store"]
            if (store == "ok") == sound:
                return store


async def test_persons_are_told_lose_nothing_and_go_on_later(tmp_path: Path) -> None:
    async with started(tmp_path / "house.db") as process:
        house = process.house
        waiting = await house.make(person("Cleo"), OPEN)
        seat = f"/api/tables/{waiting['info']['table']}/seats/1"
        async with company_of(house, "Anna Ben") as company:
            ply, (anna, ben) = company.ply, company.sockets
            with full_disk(process):
                for _ in range(3):
                    await anna.act(ply, "n")
                    error = await anna.next()
                    assert (error["type"], error["code"]) == ("error", "unavailable")
                assert await ben.settle() == []
                assert (await house.info(company.table))["ply"] == ply
                for path, body in (("/api/tables", NEW), (seat, {"name": "Dora"})):
                    answer = await house.http.post(path, json=body)
                    assert answer.status_code == 503
                    assert answer.json()["code"] == "unavailable"
            told = await company.act("n")
            assert [frame["type"] for frame in told] == ["played"]
            assert (await house.info(company.table))["ply"] == company.ply > ply
        assert (await house.http.post(seat, json={"name": "Dora"})).status_code == 201


async def test_bots_go_on_later_and_ready_and_health_tell_of_it(tmp_path: Path) -> None:
    async with started(tmp_path / "house.db") as process:
        house = process.house
        made = await house.make(bot(), bot())
        assert (await ready(house, 200)).json() == {"ready": True}
        assert await health(house, sound=True) == "ok"
        async with house.joined(made["info"]["table"]) as (socket, _):
            await socket.until("played")
            with full_disk(process):
                told = (await ready(house, 503)).json()
                assert told["code"] == "unavailable"
                assert told["message"].startswith("the store cannot be written: ")
                assert await health(house, sound=False) == told["message"]
                await socket.settle()
                await socket.until("thinking")
                ply = (await house.info(made["info"]["table"]))["ply"]
            assert (await socket.until("played"))["ply"] > ply
        await ready(house, 200)
        assert await health(house, sound=True) == "ok"


async def test_last_seat_and_game_are_stored_together_or_not(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is full just when the last seat is taken: that can be asked again."""
    commit, failures = Store.commit, [Unwritable("full"), Unwritable("full")]

    def failing(store: Store, group: list[Asked]) -> None:
        if failures:
            failure = failures.pop()
            for asked in group:
                asked.tell(failure)
        else:
            commit(store, group)

    made = await house.make(person("Anna"), OPEN)
    table = made["info"]["table"]
    async with house.joined(table, made["seats"][0]["secret"]) as (socket, _):
        monkeypatch.setattr(Store, "commit", failing)
        seat = f"/api/tables/{table}/seats/1"
        for status in (503, 503, 201):
            answer = await house.http.post(seat, json={"name": "Ben"})
            assert answer.status_code == status
            info = await house.info(table)
            assert info["status"] == ("playing" if status == 201 else "waiting")
        await socket.until("started")
    assert not failures
