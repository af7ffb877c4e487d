"""Requests that wait for news: how many of them one address has, and what is left for players."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from ipaddress import ip_network
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.server.club import Club, club
from tests.server.running import PATIENCE, WIDE, House, person, running

from irrgarten.server.addresses import Proxies
from irrgarten.server.limits import LongPolls
from irrgarten.server.settings import Limits
from irrgarten.tables.problems import RequestError

Answers = Sequence["asyncio.Task[int]"]


@pytest.fixture(autouse=True)
def _waits_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("irrgarten.server.tournaments.news.PATIENCE", 1e6)


@asynccontextmanager
async def polling(
    house: House, path: str, address: str, secret: str | None = None
) -> AsyncIterator[asyncio.StreamReader]:
    """A connection that has asked for news, and waits."""
    local = (address, 0)
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port, local_addr=local)
    head = f"GET {path} HTTP/1.1\r\nhost: localhost\r\n"
    head += f"authorization: Bearer {secret}\r\n" if secret else ""
    writer.write(f"{head}\r\n".encode())
    try:
        yield reader
    finally:
        writer.close()


async def first_of(answers: Answers) -> tuple[int, Answers]:
    """The first answer, and those that are still awaited."""
    async with asyncio.timeout(PATIENCE):
        done, waiting = await asyncio.wait(answers, return_when=asyncio.FIRST_COMPLETED)
    (first,) = done
    return first.result(), [*waiting]


async def status(reader: asyncio.StreamReader) -> int:
    return int((await reader.readline()).split()[1])


@pytest.mark.parametrize("path", ["", "/me"])
async def test_tournament_long_polls_of_address_are_limited(tmp_path: Path, path: str) -> None:
    limits = replace(WIDE, lookers_of_address=2)
    async with running(tmp_path / "house.db", limits=limits) as house:
        evening = await club(house)
        revision = (await evening.info())["revision"]
        asked = f"{evening.path}{path}?after={revision}"
        async with AsyncExitStack() as stack:
            answers = [
                asyncio.create_task(status(await stack.enter_async_context(polled)))
                for address in ["127.0.0.2"] * 3 + ["127.0.0.3"]
                for polled in [polling(house, asked, address, evening.organiser)]
            ]
            code, waiting = await first_of(answers)
            assert (code, answers[3] in waiting) == (429, True)
            await evening.enter("Anna")
            assert [await answer for answer in waiting] == [200] * 3
        answer = await evening.ask("GET", path, secret=evening.organiser)
        assert answer.status_code == 200, "without 'after' nothing waits"


async def test_refused_long_poll_says_what_to_do(tmp_path: Path) -> None:
    limits = replace(WIDE, lookers_of_address=1)
    async with running(tmp_path / "house.db", limits=limits) as house:
        evening = await club(house)
        path = f"?after={(await evening.info())['revision']}"

        async def asked() -> int:
            answer = await evening.ask("GET", path)
            if answer.status_code == 429:
                assert answer.json()["code"] == "too_many"
                assert "without 'after'" in answer.json()["message"]
            return answer.status_code

        code, waiting = await first_of([asyncio.create_task(asked()) for _ in range(2)])
        assert code == 429
        await evening.enter("Anna")
        assert [await answer for answer in waiting] == [200]
        assert await asked() == 200, "the place is free again"


async def test_long_polls_of_an_ipv6_network_count_together(tmp_path: Path) -> None:
    limits = replace(WIDE, lookers_of_address=1)
    proxies = Proxies([ip_network("127.0.0.1/32")])
    async with running(tmp_path / "house.db", limits=limits, proxies=proxies) as house:
        evening = await club(house)
        path = f"{evening.path}?after={(await evening.info())['revision']}"

        async def asked(address: str) -> int:
            headers = {"x-forwarded-for": address}
            return (await house.http.get(path, headers=headers)).status_code

        same = ("2001:db8:0:1::1", "2001:db8:0:1:ffff::2")
        answers = [asyncio.create_task(asked(one)) for one in (*same, "2001:db8:0:2::1")]
        code, waiting = await first_of(answers)
        assert (code, answers[2] in waiting) == (429, True)
        await evening.enter("Anna")
        assert [await answer for answer in waiting] == [200, 200]


async def test_seat_holder_connects_while_many_addresses_poll(tmp_path: Path) -> None:
    limits = replace(WIDE, connections=40, lookers_of_address=6)
    async with running(tmp_path / "house.db", limits=limits) as house:
        evening: Club = await club(house)
        made = await house.make(person("Ada"), person("Bo"))
        table, secret = made["info"]["table"], made["seats"][0]["secret"]
        path = f"{evening.path}?after={(await evening.info())['revision']}"
        async with AsyncExitStack() as stack:
            for number in range(64):
                address = f"127.0.0.{2 + number % 8}"
                await stack.enter_async_context(polling(house, path, address))
            await asyncio.sleep(0.3)
            async with house.joined(table, secret) as (_, welcome):
                assert welcome["seat"] == 0


def test_long_polls_take_a_quarter_of_the_connections_at_most() -> None:
    polls = LongPolls(Limits(connections=8, lookers=100, lookers_of_address=100))
    with polls.place("a"), polls.place("b"):
        assert polls.full("c")
        with pytest.raises(RequestError, match="too many requests"), polls.place("c"):
            pass
    with polls.place("c"):
        pass
