"""Ordinary acts that come in one go are tried in step; what is not ordinary is heard as ever."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.server.running import WIDE, House, company_of, person, running

from irrgarten.kernel.record import Made
from irrgarten.server.course import Course, Turn
from irrgarten.server.settings import Rate
from irrgarten.store import Closed, Store

TABLES = 5


async def test_acts_of_many_tables_are_written_in_one_go(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All are tried before any is written."""
    done: list[str] = []
    tried, add = Course.tried, Store.add_acts_and_call

    def noted(course: Course, seat: int, texts: Sequence[str]) -> Turn:
        done.append("tried")
        return tried(course, seat, texts)

    def added(store: Store, table: str, ply: int, made: Sequence[Made], call: object) -> None:
        done.append("written")
        add(store, table, ply, made, call)  # type: ignore[arg-type]

    monkeypatch.setattr(Course, "tried", noted)
    monkeypatch.setattr(Store, "add_acts_and_call", added)
    async with AsyncExitStack() as stack:
        companies = [
            await stack.enter_async_context(company_of(house, "Anna Ben")) for _ in range(TABLES)
        ]
        # The server runs in this loop: it reads what all have sent in one go.
        await asyncio.gather(*(one.sockets[0].act(one.ply, "n") for one in companies))
        for one in companies:
            for socket in one.sockets:
                assert (await socket.until("played"))["ply"] > one.ply
    assert done.count("tried") == done.count("written") == TABLES
    assert "".join(word[0] for word in done).count("wt") < TABLES - 1, done


@pytest.mark.parametrize("fault", [RuntimeError("broken"), Closed()])
async def test_what_fails_in_step_is_heard_as_ever(
    house: House, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    tried, faults = Course.tried, [fault]

    def fails_once(course: Course, seat: int, texts: Sequence[str]) -> Turn:
        if faults:
            raise faults.pop()
        return tried(course, seat, texts)

    monkeypatch.setattr(Course, "tried", fails_once)
    async with company_of(house, "Anna Ben") as company:
        await company.act("n")
        assert not faults
        assert company.frames[0]["type"] == "played"


@pytest.mark.parametrize("act", ["s", "fly"])
async def test_what_is_refused_counts_once(tmp_path: Path, act: str) -> None:
    few = 6
    limits = replace(WIDE, frames=Rate(few, 0.0))
    async with running(tmp_path / "games.db", limits=limits) as house:
        made = await house.make(person("Anna"), person("Ben"), given={"beginner": 0}, walls=0)
        table, secret = made["info"]["table"], made["seats"][0]["secret"]
        async with house.joined(table, secret) as (anna, welcome):
            for _ in range(few - 1):
                await anna.act(welcome["ply"], act)
                await anna.until("refused")
            await anna.act(welcome["ply"], "n")
            await anna.until("played")
            await anna.act(welcome["ply"], act)
            assert (await anna.next())["code"] == "too_many"
