"""What one seat asks of the others: done when all of them agree, and by nobody else."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import pytest_asyncio
from tests.server.running import (
    Company,
    Frame,
    House,
    Socket,
    Stopwatch,
    bot,
    gathered,
    person,
    running,
)
from tests.server.together import comes_to_show

from irrgarten.verification import verify

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture(scope="module")
def stopwatch() -> Stopwatch:
    return Stopwatch()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(
    tmp_path_factory: pytest.TempPathFactory, stopwatch: Stopwatch
) -> AsyncIterator[House]:
    data = tmp_path_factory.mktemp("proposals") / "house.db"
    async with running(data, monotonic=stopwatch.read) as house:
        yield house


@asynccontextmanager
async def at_table(
    house: House, game: str, *seats: Frame, given: Frame | None = None, **options: Any
) -> AsyncIterator[Company]:
    made = await house.make(*seats, game=game, given=given, **options)
    secrets = [seat["secret"] for seat in made["seats"]]
    async with gathered(house, made["info"]["table"], secrets) as company:
        yield company


def two(house: House, game: str = "caminos", **options: Any) -> Any:
    return at_table(house, game, person("Anna"), person("Ben"), given={"beginner": 0}, **options)


async def act(company: Company) -> list[Frame]:
    assert company.actor is not None
    return await company.act(company.frames[company.actor]["legal"][0])


async def propose(socket: Socket, ply: int, what: str, **more: Any) -> list[Frame]:
    await socket.send({"type": "propose", "ply": ply, "what": what, **more})
    return await socket.settle()


async def answer(socket: Socket, number: int, *, agrees: bool) -> list[Frame]:
    await socket.send({"type": "answer", "number": number, "agrees": agrees})
    return await socket.settle()


async def may(socket: Socket) -> list[str]:
    await socket.send({"type": "manners"})
    found: list[str] = (await socket.until("manners"))["may"]
    return found


def error(frames: list[Frame]) -> str:
    (found,) = [frame for frame in frames if frame["type"] == "error"]
    return f"{found['code']}: {found['message']}"


# -- giving up ------------------------------------------------------------------------
async def test_one_gives_up_alone_at_once(house: House) -> None:
    async with two(house) as company:
        told = await propose(company.sockets[1], 0, "resign")
        assert told[0]["acts"][0]["call"] == {"what": "resigned", "ply": None}
        info = await house.info(company.table)
        assert (info["status"], info["ended"], info["result"]) == ("over", "resigned", [1.0, 0.0])
        checked = verify(await house.record(company.table))
        assert (checked.faults, checked.over) == ([], True)
        assert error(await propose(company.sockets[0], 1, "resign")).startswith("conflict")


# -- taken back -----------------------------------------------------------------------
async def test_a_move_is_taken_back_when_all_others_agree(house: House) -> None:
    async with two(house) as company:
        anna, ben = company.sockets
        first = company.frames[0]["view"]
        await act(company)
        await act(company)
        assert "back" in await may(anna)
        await propose(anna, 2, "back")
        told = await answer(ben, 0, agrees=True)
        played = next(frame for frame in told if frame["type"] == "played")
        (act_,) = played["acts"]
        assert (act_["ply"], act_["seat"], act_["events"]) == (3, 0, [])
        assert act_["call"] == {"what": "back", "ply": 0}
        assert (played["view"]["placed"], played["acting"]) == (first["placed"], [0])
        # What was made on the position before comes too late.
        await ben.act(2, "L:a1.1,a2.1,a3.1,b1.1")
        assert (await ben.until("refused"))["reason"] == "why-past"
        async with house.joined(company.table, company.secrets[0]) as (socket, welcome):
            assert (welcome["ply"], welcome["acting"]) == (3, [0])
            assert any(one.get("call") for one in (*welcome["log"], *welcome["stretch"]["acts"]))
            await socket.act(3, welcome["legal"][-1])
            assert (await socket.until("played"))["ply"] == 4
        await propose(ben, 4, "resign")
        record = await house.record(company.table)
        assert [made["act"] for made in record["acts"]][2:] == [
            "#back 0",
            record["acts"][3]["act"],
            "#resigns",
        ]
        assert verify(record).faults == []
        whole = await house.http.get(f"/api/tables/{company.table}/replay/0?viewpoint=all")
        assert whole.status_code in (200, 404)


# -- left to the lots -----------------------------------------------------------------
async def test_alone_with_bots_the_rest_is_built_at_once(house: House) -> None:
    given = {"beginner": 0}
    async with at_table(house, "labyria", person("Anna"), bot(), given=given) as company:
        anna = company.sockets[0]
        await act(company)
        await comes_to_show(house, company.table, "ply", be=2)
        await anna.settle()
        await propose(anna, 2, "lots")
        info = await house.info(company.table)
        assert (info["status"], info["asked"]) == ("playing", None)
        while (info := await house.info(company.table))["status"] != "over":
            await propose(anna, info["ply"], "resign")
        record = await house.record(company.table)
        assert [made["act"] for made in record["acts"]].count("#lots") == 1
        checked = verify(record)
        assert (checked.faults, checked.chance, checked.over) == ([], True, True)


# -- nobody else ----------------------------------------------------------------------
WRONG: list[Frame] = [
    {"type": "propose", "ply": 0, "what": "draw", "seat": 1},
    {"type": "propose", "ply": 0, "what": "bot"},
    {"type": "propose", "ply": 0, "what": "bot", "seat": 0},
    {"type": "propose", "ply": 0, "what": "bot", "seat": 5},
    {"type": "propose", "ply": 7, "what": "draw"},
    {"type": "propose", "ply": -1, "what": "draw"},
    {"type": "propose", "ply": 0, "what": "win"},
    {"type": "propose", "ply": 0, "what": "draw", "by": 1},
    {"type": "answer", "number": 0, "agrees": True},
    {"type": "answer", "number": 0, "agrees": 1},
    {"type": "say", "phrase": "my ace"},
    {"type": "say"},
    {"type": "manners", "seat": 1},
]


async def test_what_makes_no_sense_changes_nothing(house: House) -> None:
    async with two(house) as company:
        before = await house.info(company.table)
        for frame in WRONG:
            await company.sockets[0].send(frame)
            assert error(await company.sockets[0].settle()), frame
        assert await house.info(company.table) == before


async def test_whoever_watches_asks_answers_and_says_nothing(house: House) -> None:
    async with two(house) as company, house.joined(company.table) as (watcher, _):
        await propose(company.sockets[0], 0, "draw")
        await watcher.settle()
        for frame in (
            {"type": "manners"},
            {"type": "propose", "ply": 0, "what": "resign"},
            {"type": "answer", "number": 0, "agrees": True},
            {"type": "say", "phrase": "hello"},
        ):
            await watcher.send(frame)
            assert error(await watcher.settle()).startswith("forbidden")
        assert (await house.info(company.table))["status"] == "playing"


# -- phrases --------------------------------------------------------------------------
async def test_what_is_said_is_heard_by_all_and_kept_by_nobody(house: House) -> None:
    async with two(house) as company:
        await company.sockets[0].send({"type": "say", "phrase": "good_luck"})
        for socket in company.sockets:
            said = await socket.until("said")
            assert said == {"type": "said", "seat": 0, "phrase": "good_luck"}
        for _ in range(5):
            await company.sockets[0].send({"type": "say", "phrase": "bravo"})
        told = await company.sockets[0].settle()
        assert [frame["type"] for frame in told] == ["said"] * 3 + ["error"] * 2
        assert told[-1]["code"] == "too_many"
        async with house.joined(company.table, company.secrets[0]) as (again, welcome):
            assert "bravo" not in str(welcome)
            await again.send({"type": "say", "phrase": "bravo"})
            assert error(await again.settle()).startswith("too_many"), "one seat, however often"
