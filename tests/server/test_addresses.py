"""Whom a connection counts for: proxies are believed only if they were named."""

from __future__ import annotations

import ipaddress
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from tests.server.attacker import HALF_HEAD, upgrade, wire
from tests.server.running import House, person, running
from websockets.asyncio.client import connect

from irrgarten.server.addresses import UNKNOWN, Proxies
from irrgarten.server.settings import Limits, Rate

NAMED = Proxies(ipaddress.ip_network(one) for one in ("127.0.0.1", "10.0.0.0/8", "2001:db8:1::/48"))


def address(peer: str, *forwarded: str, proxies: Proxies = NAMED) -> str:
    headers = [(b"x-forwarded-for", one.encode("latin-1")) for one in forwarded]
    return proxies.address_of({"client": (peer, 5000), "headers": headers})


@pytest.mark.parametrize(
    ("peer", "said", "scheme"),
    [
        ("127.0.0.1", ["https"], "https"),
        ("127.0.0.1", ["https", "http"], "http"),
        ("127.0.0.1", ["gopher"], "ws"),
        ("127.0.0.1", [], "ws"),
        ("192.0.2.1", ["https"], "ws"),
        (None, ["https"], "ws"),
    ],
)
def test_a_proxy_of_ours_says_by_which_scheme_one_came(
    peer: str | None, said: list[str], scheme: str
) -> None:
    headers = [(b"x-forwarded-proto", one.encode()) for one in said]
    client = None if peer is None else (peer, 5000)
    assert NAMED.scheme_of({"client": client, "headers": headers, "scheme": "ws"}) == scheme


@pytest.mark.parametrize(
    ("peer", "forwarded", "counted"),
    [
        ("127.0.0.1", ["203.0.113.9"], "203.0.113.9"),
        ("127.0.0.1", ["198.51.100.7, 203.0.113.9"], "203.0.113.9"),
        ("127.0.0.1", ["198.51.100.7", "203.0.113.9"], "203.0.113.9"),
        ("127.0.0.1", ["203.0.113.9, 10.1.2.3"], "203.0.113.9"),
        ("::ffff:127.0.0.1", ["203.0.113.9:4711"], "203.0.113.9"),
        ("2001:db8:1::5", ["[2001:db8:2:3:4::1]:443"], "2001:db8:2:3::/64"),
        ("127.0.0.1", ["10.1.2.3"], "10.1.2.3"),
        ("127.0.0.1", [], "127.0.0.1"),
        ("127.0.0.1", ["203.0.113.9, nonsense"], "127.0.0.1"),
        ("127.0.0.1", ["203.0.113.9, \xff, 10.0.0.1"], "10.0.0.1"),
        ("127.0.0.1", [","], "127.0.0.1"),
        ("192.0.2.1", ["203.0.113.9"], "192.0.2.1"),
        ("192.0.2.1", ["127.0.0.1"], "192.0.2.1"),
    ],
)
def test_the_last_that_no_named_proxy_vouches_for(
    peer: str, forwarded: list[str], counted: str
) -> None:
    assert address(peer, *forwarded) == counted


def test_nobody_is_believed_by_default() -> None:
    assert address("127.0.0.1", "203.0.113.9", proxies=Proxies()) == "127.0.0.1"


def test_of_ipv6_a_household_counts() -> None:
    assert address("2001:db8:7:8::1") == address("2001:db8:7:8:ffff::2") == "2001:db8:7:8::/64"
    assert address("2001:db8:7:9::1") != address("2001:db8:7:8::1")
    assert address("fe80::1%eth0") == "fe80::/64"
    assert address("::ffff:192.0.2.1") == "192.0.2.1"
    assert Proxies().address_of({"client": None, "headers": []}) == UNKNOWN


FEW = Limits(requests=Rate(3, 0.001), joins=Rate(1, 0.001), watchers=1)


async def status(house: House, forwarded: str) -> int:
    answer = await house.http.get("/api/games", headers={"x-forwarded-for": forwarded})
    return answer.status_code


async def watching(house: House, table: str, forwarded: str) -> str:
    """What somebody is told who joins in another's name."""
    url = f"ws://127.0.0.1:{house.port}/api/tables/{table}/socket"
    async with connect(url, additional_headers={"x-forwarded-for": forwarded}) as connection:
        await connection.send('{"type":"join"}')
        told = await connection.recv(decode=True)
    return "welcome" if '"welcome"' in told else told


async def test_a_made_up_address_changes_nothing(tmp_path: Path) -> None:
    async with running(tmp_path / "house.db", limits=FEW) as house:
        asked = [await status(house, f"203.0.113.{one}") for one in range(4)]
    assert asked == [200] * 3 + [429]


async def test_behind_a_named_proxy_each_client_counts_for_itself(tmp_path: Path) -> None:
    async with running(tmp_path / "house.db", limits=FEW, proxies=NAMED) as house:
        asked = [await status(house, f"203.0.113.{one}") for one in range(10)]
        assert asked == [200] * 10
        own = [await status(house, "198.51.100.7, 203.0.113.99") for _ in range(4)]
        assert own == [200] * 3 + [429]
        made = await house.make(person("Anna"), person("Ben"))
        table = made["info"]["table"]
        assert await watching(house, table, "203.0.113.50") == "welcome"
        assert "too_many" in await watching(house, table, "203.0.113.50")
        assert await watching(house, table, "203.0.113.51") == "welcome"


async def test_connections_of_a_proxy_count_once_it_is_known_whose_they_are(
    tmp_path: Path,
) -> None:
    limits = Limits(half_open=3, head_within=30)
    async with (
        running(tmp_path / "house.db", limits=limits, proxies=NAMED) as house,
        AsyncExitStack() as stack,
    ):
        halves = [await stack.enter_async_context(wire(house.port, HALF_HEAD)) for _ in range(10)]
        sockets = []
        for _ in range(5):
            asked = upgrade("x")[:-2] + b"x-forwarded-for: 203.0.113.7\r\n\r\n"
            sockets.append(await stack.enter_async_context(wire(house.port, asked)))
            await sockets[-1].until(b"\r\n\r\n")
        for one in sockets[:2]:
            assert await one.rest() == b""
        for one in halves:
            one.send(b"now\r\n\r\n")
            assert (await one.until(b"\r\n\r\n")).startswith(b"HTTP/1.1 200")
