"""Whoever is to move and away is told so, once for each turn, on every device once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.devices import Device, Service, push_service
from tests.server.running import WIDE, Frame, House, Socket, person, running
from tests.server.seats import bearer, seat_bot
from tests.server.test_lobby import Clock
from tests.servers.postgresql import PostgreSQLServer
from tests.servers.redis import RedisServer

from irrgarten.server.notices import endpoints, watch
from irrgarten.server.notices.endpoints import Forbidden
from irrgarten.server.problems import Trouble
from irrgarten.server.settings import Rate
from irrgarten.store import Data

NOTICE = 30


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch, "LOOK", 0.05)


@pytest.fixture
def clock() -> Clock:
    return Clock()


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


class Two:
    """Anna, who begins, and Ben, who sits at the table all the time."""

    def __init__(self, made: Frame) -> None:
        self.table, self.host = made["info"]["table"], made["host"]
        self.anna, self.ben = (seat["secret"] for seat in made["seats"])


async def two(house: House) -> Two:
    return Two(await house.make(person("Anna"), person("Ben"), given={"beginner": 0}))


async def anna_away(house: House, service: Service, name: str = "phone") -> tuple[Two, Device]:
    at, device = await two(house), Device(service, name)
    assert (await device.subscribe(house)).status_code == 200
    answer = await device.follow(house, at.table, at.anna)
    assert answer.status_code == 200, answer.text
    return at, device


async def settled(house: House) -> None:
    """All that is due by now has been looked at, twice over."""
    assert house.serving is not None
    for _ in range(2):
        await asyncio.sleep(3 * watch.LOOK)


async def stop_on(socket: Socket, welcome: Frame) -> None:
    """Anna's turn, whatever it is, until it is Ben's."""
    frame = welcome
    while frame["acting"] == [0]:
        act = "stop" if "stop" in frame["legal"] else frame["legal"][0]
        await socket.act(frame["ply"], act)
        frame = await socket.until("played")


# -- told ------------------------------------------------------------------------------
async def test_she_is_told_once_some_moments_later_and_only_what_all_may_know(
    serving: Callable[..., Any], service: Service, clock: Clock
) -> None:
    async with serving() as house:
        at, phone = await anna_away(house, service)
        clock.now += timedelta(seconds=NOTICE - 1)
        await settled(house)
        assert phone.told == [], "she may be back in a moment"
        clock.now += timedelta(seconds=1)
        told = await phone.next("turn")
        assert (told["table"], told["title"]) == (at.table, "Your turn · The Magic Labyrinth")
        assert told["body"] == "At the table: Ben"
        for secret in (at.anna, at.ben, at.host, phone.secret):
            assert secret not in str(told)
        (headers,) = phone.headers
        assert headers["authorization"].startswith("vapid t=")
        assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
        clock.now += timedelta(hours=5)
        await settled(house)
        assert len(phone.told) == 1, "never more than one for the same turn"


async def test_nor_again_after_a_restart_and_every_device_once(
    serving: Callable[..., Any], service: Service, clock: Clock
) -> None:
    async with serving() as house:
        at, phone = await anna_away(house, service)
        clock.now += timedelta(seconds=NOTICE)
        await phone.next("turn")
    async with serving() as house:
        await house.info(at.table)
        desk = Device(service, "desk")
        await desk.subscribe(house)
        await desk.follow(house, at.table, at.anna)
        clock.now += timedelta(seconds=NOTICE)
        await desk.next("turn")
        await settled(house)
        assert [len(device.told) for device in (phone, desk)] == [1, 1]


async def test_what_is_due_outlasts_the_server(
    serving: Callable[..., Any], service: Service, clock: Clock
) -> None:
    async with serving() as house:
        _, phone = await anna_away(house, service)
        await settled(house)
    clock.now += timedelta(seconds=NOTICE)
    async with serving():
        await phone.next("turn")


async def test_whoever_sees_the_page_is_not_told_and_who_turns_away_is(
    serving: Callable[..., Any], service: Service, clock: Clock
) -> None:
    async with serving() as house:
        at, phone = await anna_away(house, service)
        async with house.joined(at.table, at.anna) as (socket, _):
            clock.now += timedelta(seconds=2 * NOTICE)
            await settled(house)
            assert phone.told == []
            await socket.send({"type": "sight", "sees": False})
            await socket.settle()
            clock.now += timedelta(seconds=NOTICE)
            await phone.next("turn")


async def test_played_on_one_device_it_is_taken_back_on_the_other(
    serving: Callable[..., Any], service: Service, clock: Clock
) -> None:
    async with serving() as house:
        at, phone = await anna_away(house, service)
        clock.now += timedelta(seconds=NOTICE)
        await phone.next("turn")
        async with house.joined(at.table, at.anna) as (desk, welcome):
            assert await phone.next("clear") == {"kind": "clear", "table": at.table}
            await stop_on(desk, welcome)
        await settled(house)
        assert [one["kind"] for one in phone.told] == ["turn", "clear"]


async def test_played_in_time_nothing_is_told(
    serving: Callable[..., Any], service: Service, clock: Clock
) -> None:
    async with serving() as house:
        at, phone = await anna_away(house, service)
        async with house.joined(at.table, at.anna) as (desk, welcome):
            await stop_on(desk, welcome)
        clock.now += timedelta(seconds=10 * NOTICE)
        await settled(house)
        assert phone.told == [], "it is Ben's turn"


async def test_the_next_turn_is_another_notice(
    serving: Callable[..., Any], service: Service, clock: Clock
) -> None:
    async with serving() as house:
        at, phone = await anna_away(house, service)
        clock.now += timedelta(seconds=NOTICE)
        await phone.next("turn")
        async with house.joined(at.table, at.anna) as (desk, welcome):
            await stop_on(desk, welcome)
        await phone.next("clear")
        phone.told.clear()
        async with house.joined(at.table, at.ben) as (ben, welcome):
            frame = welcome
            while frame["acting"] == [1]:
                act = "stop" if "stop" in frame["legal"] else frame["legal"][0]
                await ben.act(frame["ply"], act)
                frame = await ben.until("played")
        clock.now += timedelta(seconds=NOTICE)
        await phone.next("turn")
        await settled(house)
        assert len(phone.told) == 1


async def test_where_a_bot_plays_nobody_is_called(
    serving: Callable[..., Any], service: Service, clock: Clock
) -> None:
    async with serving() as house:
        at, phone = await anna_away(house, service)
        assert (await seat_bot(house, at.table, 0, at.anna)).status_code == 200
        clock.now += timedelta(seconds=NOTICE)
        await settled(house)
        assert phone.told == []


# -- never again -----------------------------------------------------------------------
@pytest.mark.parametrize("status", [404, 410])
async def test_a_subscription_that_is_gone_is_forgotten(
    serving: Callable[..., Any], service: Service, clock: Clock, status: int
) -> None:
    async with serving() as house:
        _, phone = await anna_away(house, service)
        phone.status = status
        clock.now += timedelta(seconds=NOTICE)
        await phone.next("turn")
        path = f"/api/notices/{phone.subscriber}"
        async with asyncio.timeout(20):
            while (await house.http.get(path, headers=bearer(phone.secret))).status_code == 200:
                await settled(house)


async def test_one_tap_stops_it(
    serving: Callable[..., Any], service: Service, clock: Clock
) -> None:
    async with serving() as house:
        at, phone = await anna_away(house, service)
        clock.now += timedelta(seconds=NOTICE)
        told = await phone.next("turn")
        for _ in range(2):  # stopped again, it stays stopped
            answer = await house.http.post(f"/api/notices/stop/{told['stop']}")
            assert (answer.status_code, answer.json()) == (200, {"stopped": True})
        assert (await phone.follow(house, at.table, at.anna)).status_code == 403
        wrong = told["stop"][:-1] + ("A" if told["stop"][-1] != "A" else "B")
        assert (await house.http.post(f"/api/notices/stop/{wrong}")).status_code == 403


async def test_nobody_follows_a_seat_or_stops_what_is_not_hers(
    serving: Callable[..., Any], service: Service
) -> None:
    async with serving() as house:
        at, phone = await anna_away(house, service)
        thief = Device(service, "thief")
        await thief.subscribe(house)
        assert (await thief.follow(house, at.table, "x" * 32)).status_code == 403
        thief.subscriber = phone.subscriber
        assert (await thief.follow(house, at.table, at.ben)).status_code == 403
        path = f"/api/notices/{phone.subscriber}"
        assert (await house.http.delete(path, headers=bearer(thief.secret))).status_code == 403
        assert (await house.http.get(path, headers=bearer(at.anna))).status_code == 403
        for on in (True, False):
            assert (await phone.follow(house, at.table, at.anna, on=on)).json() == {
                "stopped": not on
            }
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
    with pytest.raises(Trouble, match=r"^endpoint: "):
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
        with pytest.raises(Trouble):
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
    serving: Callable[..., Any], service: Service
) -> None:
    """Devices, mails and seats count together, whatever came of them."""
    limits = replace(WIDE, subscriptions=Rate(3, 1e-6))
    async with serving(limits=limits) as house:
        at, phone = await two(house), Device(service, "phone")
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
async def passes(clock: Clock) -> None:
    while True:
        clock.now += timedelta(seconds=NOTICE)
        await asyncio.sleep(0.05)


async def test_of_two_processes_one_tells_and_both_know_who_sees_it(
    serving: Callable[..., Any],
    service: Service,
    clock: Clock,
    postgresql: PostgreSQLServer,
    redis: RedisServer,
) -> None:
    data, bus = postgresql.database(), redis.bus()
    async with serving(data, bus=bus) as first, serving(data, bus=bus) as second:
        at, phone = await anna_away(first, service)
        desk = Device(service, "desk")
        await desk.subscribe(second)
        await desk.follow(second, at.table, at.anna)
        async with second.joined(at.table, at.anna):
            clock.now += timedelta(seconds=10 * NOTICE)
            await settled(first)
            assert phone.told == desk.told == [], "she sees it at the second"
        # That she has gone is heard of at its own time.
        passing = asyncio.create_task(passes(clock))
        await asyncio.gather(phone.next("turn"), desk.next("turn"))
        passing.cancel()
        await settled(first)
        assert [len(device.told) for device in (phone, desk)] == [1, 1]
