"""Whoever is to move and away is told so, once for each turn, on every device once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.devices import Device, Service, push_service
from tests.server.running import PATIENCE, WIDE, Clock, Frame, House, person, running
from tests.server.seats import bearer
from tests.servers.postgresql import PostgreSQLServer
from tests.servers.redis import RedisServer

from irrgarten.server.notices import endpoints, watch
from irrgarten.server.notices.endpoints import Forbidden
from irrgarten.server.settings import Rate
from irrgarten.store import Data
from irrgarten.tables.problems import RequestError

NOTICE = 30


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch, "LOOK", 0.05)


@pytest.fixture
async def service() -> AsyncIterator[Service]:
    async with push_service() as service:
        yield service


@pytest.fixture
def serving(tmp_path: Path, clock: Clock, service: Service) -> Callable[..., Any]:
    @asynccontextmanager
    async def serving(data: Data = tmp_path / "house.db", **more: Any) -> AsyncIterator[House]:
        chosen = {"clock": clock.read, "push_hosts": (service.host,), "limits": WIDE, **more}
        async with running(data, **chosen) as house:
            yield house

    return serving


class Away:
    """Anna, who is to move and away, and Ben; Anna's phone follows her seat."""

    def __init__(self, house: House, made: Frame, service: Service, clock: Clock) -> None:
        self.house = house
        self.table, self.host = made["info"]["table"], made["host"]
        self.anna, self.ben = (seat["secret"] for seat in made["seats"])
        self.phone = Device(service, "phone")
        self._clock = clock

    async def follow(self, device: Device, house: House | None = None) -> None:
        assert (await device.subscribe(house or self.house)).status_code == 200
        answer = await device.follow(house or self.house, self.table, self.anna)
        assert answer.status_code == 200, answer.text

    async def pass_time(self, seconds: float = NOTICE) -> None:
        """Let time pass, and the server do what is due by then, twice over."""
        self._clock.now += timedelta(seconds=seconds)
        for _ in range(2):
            await asyncio.sleep(3 * watch.LOOK)

    async def play(self, seat: int) -> None:
        """Make the turn of a seat on another device."""
        secret = (self.anna, self.ben)[seat]
        async with self.house.joined(self.table, secret) as (socket, welcome):
            frame = welcome
            while frame["acting"] == [seat]:
                act = "stop" if "stop" in frame["legal"] else frame["legal"][0]
                await socket.act(frame["ply"], act)
                frame = await socket.until("played")


async def made(house: House) -> Frame:
    return await house.make(person("Anna"), person("Ben"), given={"beginner": 0})


@pytest.fixture
def away(service: Service, clock: Clock) -> Callable[[House], Awaitable[Away]]:
    async def away(house: House) -> Away:
        away = Away(house, await made(house), service, clock)
        await away.follow(away.phone)
        return away

    return away


@pytest.fixture
async def at(serving: Callable[..., Any], away: Callable[..., Any]) -> AsyncIterator[Away]:
    async with serving() as house:
        yield await away(house)


# -- told ------------------------------------------------------------------------------
async def test_turn_is_told_once_after_a_while_without_secrets(at: Away) -> None:
    await at.pass_time(NOTICE - 1)
    assert at.phone.told == [], "she may be back in a moment"
    await at.pass_time(1)
    told = await at.phone.next("turn")
    assert (told["table"], told["title"]) == (at.table, "Your turn · The Magic Labyrinth")
    assert told["body"] == "At the table: Ben"
    for secret in (at.anna, at.ben, at.host, at.phone.secret):
        assert secret not in str(told)
    (headers,) = at.phone.headers
    assert headers["authorization"].startswith("vapid t=")
    assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
    await at.pass_time(5 * 3600)
    assert len(at.phone.told) == 1, "never more than one for the same turn"


async def test_turn_is_not_told_again_after_a_restart(
    serving: Callable[..., Any], away: Callable[..., Any], service: Service
) -> None:
    async with serving() as house:
        at = await away(house)
        await at.pass_time()
        await at.phone.next("turn")
    async with serving() as house:
        await house.info(at.table)
        desk = Device(service, "desk")
        await at.follow(desk, house)
        await at.pass_time()
        await desk.next("turn")
        assert [len(device.told) for device in (at.phone, desk)] == [1, 1]


async def test_turn_that_is_due_is_told_after_a_restart(
    serving: Callable[..., Any], away: Callable[..., Any]
) -> None:
    async with serving() as house:
        at = await away(house)
        await at.pass_time(0)
    await at.pass_time()
    async with serving():
        await at.phone.next("turn")


async def test_turn_is_told_only_while_nobody_sees_the_page(at: Away) -> None:
    async with at.house.joined(at.table, at.anna) as (socket, _):
        await at.pass_time(2 * NOTICE)
        assert at.phone.told == []
        await socket.send({"type": "sight", "sees": False})
        await socket.settle()
        await at.pass_time()
        await at.phone.next("turn")


async def test_notice_is_cleared_when_the_player_comes(at: Away) -> None:
    await at.pass_time()
    await at.phone.next("turn")
    await at.play(0)
    assert await at.phone.next("clear") == {"kind": "clear", "table": at.table}
    await at.pass_time(0)
    assert [one["kind"] for one in at.phone.told] == ["turn", "clear"]
    at.phone.told.clear()
    await at.play(1)
    await at.pass_time()
    await at.phone.next("turn")
    assert len(at.phone.told) == 1, "the next turn is another notice"


# -- never again -----------------------------------------------------------------------
async def test_link_in_a_notice_stops_all_of_them(at: Away) -> None:
    await at.pass_time()
    told = await at.phone.next("turn")
    for _ in range(2):  # stopped again, it stays stopped
        answer = await at.house.http.post(f"/api/notices/stop/{told['stop']}")
        assert (answer.status_code, answer.json()) == (200, {"stopped": True})
    assert (await at.phone.follow(at.house, at.table, at.anna)).status_code == 403
    wrong = told["stop"][:-1] + ("A" if told["stop"][-1] != "A" else "B")
    assert (await at.house.http.post(f"/api/notices/stop/{wrong}")).status_code == 403


async def test_seats_and_subscriptions_of_others_are_refused(at: Away, service: Service) -> None:
    house, phone, thief = at.house, at.phone, Device(service, "thief")
    await thief.subscribe(house)
    assert (await thief.follow(house, at.table, "x" * 32)).status_code == 403
    thief.subscriber = phone.subscriber
    assert (await thief.follow(house, at.table, at.ben)).status_code == 403
    path = f"/api/notices/{phone.subscriber}"
    assert (await house.http.delete(path, headers=bearer(thief.secret))).status_code == 403
    assert (await house.http.get(path, headers=bearer(at.anna))).status_code == 403
    for on in (True, False):
        answer = await phone.follow(house, at.table, at.anna, on=on)
        assert answer.json() == {"stopped": not on}
    left = await house.http.delete(path, headers=bearer(phone.secret))
    assert (left.status_code, left.json()) == (200, {"stopped": True})
    assert (await house.http.get(path, headers=bearer(phone.secret))).status_code == 403


# -- where it may go ---------------------------------------------------------------------
WRONG = [
    "http://push.example.org/x",
    "https://localhost/x",
    "https://push.localhost/x",
    "https://push.home.arpa/x",
    "https://push.lan/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://10.0.0.1/x",
    "https://2130706433/x",
    "https://0x7f.1/x",
    "https://127.1/x",
    "https://push.example.org:8080/x",
    "https://user:word@push.example.org/x",
    "https://metadata.google.internal/x",
    "https://printer.local/x",
    "https://push.example.org./\\n",
    "https://exa mple.org/x",
    "https://",
    "ftp://push.example.org/x",
    "https://push.example.org:99999/x",
]


@pytest.mark.parametrize("endpoint", WRONG)
def test_no_address_leads_into_our_own_network(endpoint: str) -> None:
    with pytest.raises(RequestError, match=r"^endpoint: "):
        endpoints.check(endpoint.encode().decode("unicode_escape"))


def test_that_of_a_push_service_is_taken() -> None:
    endpoints.check("https://updates.push.services.mozilla.com/wpush/v2/gAAAA")
    endpoints.check("https://fcm.googleapis.com/fcm/send/abc:def")


PRIVATE = [
    "127.0.0.1",
    "10.1.2.3",
    "169.254.169.254",
    "::1",
    "fd00::1",
    "::ffff:10.0.0.1",
    "0.0.0.0",
]


@pytest.mark.parametrize("address", PRIVATE)
async def test_nor_does_a_name_that_leads_there(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop = asyncio.get_running_loop()

    async def found(*_: Any, **__: Any) -> list[Any]:
        public = (2, 1, 6, "", ("93.184.216.34", 443))
        return [public, (2, 1, 6, "", (address, 443))]

    monkeypatch.setattr(loop, "getaddrinfo", found, raising=False)
    with pytest.raises(Forbidden):
        await endpoints.resolved("push.example.org", 443)


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.216.34", True),
        ("2606:2800:220:1:248:1893:25c8:1946", True),
        ("::ffff:93.184.216.34", True),  # the first one, wrapped up
        ("::ffff:10.0.0.1", False),
        ("fec0::1", False),  # site-local
        ("feff:ffff::1", False),
        ("64:ff9b::93.184.216.34", True),  # the first one, by NAT64
        ("64:ff9b::10.0.0.1", False),
        ("64:ff9b:1::1", False),  # NAT64 of one's own network
        ("2002:5db8:d822::1", False),  # the first one, through a tunnel
        ("2002:a00:1::1", False),  # 10.0.0.1
        ("2001:0:5db8:d822::1", False),
        ("224.0.0.1", False),
        ("240.0.0.1", False),
    ],
)
def test_what_is_wrapped_up_in_an_address_counts(address: str, public: bool) -> None:
    assert endpoints.is_public(address) is public


async def test_a_host_that_was_allowed_may_be_anywhere() -> None:
    allowed = ("127.0.0.1:8080",)
    assert await endpoints.resolved("127.0.0.1", 8080, allowed) == ["127.0.0.1"]
    with pytest.raises(Forbidden):
        await endpoints.resolved("127.0.0.1", 8081, allowed)
    endpoints.check("http://127.0.0.1:8080/x", allowed)
    for other in ("http://127.0.0.1:8081/x", "ftp://127.0.0.1:8080/x"):
        with pytest.raises(RequestError):
            endpoints.check(other, allowed)


async def test_what_is_no_key_is_refused(serving: Callable[..., Any], service: Service) -> None:
    async with serving() as house:
        for name, wrong, status in (
            ("p256dh", "A" * 87, 400),
            ("auth", "A" * 40, 400),
            ("key", "A" * 87, 409),
            ("endpoint", "https://127.0.0.1/x", 400),
        ):
            answer = await Device(service, "phone").subscribe(house, **{name: wrong})
            assert answer.status_code == status, answer.text
            assert answer.json()["message"].startswith(f"{name}: ")


async def test_whoever_asks_too_often_has_to_wait(
    serving: Callable[..., Any], service: Service, clock: Clock
) -> None:
    """Devices, mails and seats count together, whatever came of them."""
    limits = replace(WIDE, subscriptions=Rate(3, 1e-6))
    async with serving(limits=limits) as house:
        at = Away(house, await made(house), service, clock)
        phone = at.phone
        mail = {"address": "anna@example.org", "language": "en", "token": "t" * 32}
        asked = [
            await phone.subscribe(house),
            await house.http.post("/api/notices/mails", json=mail),
            await phone.follow(house, at.table, at.anna),
            await phone.subscribe(house),
            await house.http.post("/api/notices/mails", json=mail),
            await phone.follow(house, at.table, at.anna, on=False),
        ]
        assert [answer.status_code for answer in asked] == [200, 409, 200, 429, 429, 429]


# -- several processes ---------------------------------------------------------------------
async def test_of_two_processes_one_tells_and_both_know_who_sees_it(
    serving: Callable[..., Any],
    away: Callable[..., Any],
    service: Service,
    postgresql: PostgreSQLServer,
    redis: RedisServer,
) -> None:
    data, bus = postgresql.database(), redis.bus()
    async with serving(data, bus=bus) as first, serving(data, bus=bus) as second:
        at, desk = await away(first), Device(service, "desk")
        await at.follow(desk, second)
        async with second.joined(at.table, at.anna):
            await at.pass_time(10 * NOTICE)
            assert at.phone.told == desk.told == [], "she sees it at the second"
        async with asyncio.timeout(PATIENCE):
            while not (at.phone.told and desk.told):  # that she has gone is heard of later
                await at.pass_time()
        assert [len(device.told) for device in (at.phone, desk)] == [1, 1]
