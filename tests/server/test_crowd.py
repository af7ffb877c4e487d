"""How many may be here, and who has to go: there is always a place for whoever holds a seat."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, ExitStack, suppress
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.server.attacker import HALF_HEAD, JOIN, Wire, flooding, half_open, socket_wire, wire
from tests.server.process import started
from tests.server.running import PATIENCE, WIDE, House, Socket, person, running
from websockets.exceptions import WebSocketException

from irrgarten.bus import Bus
from irrgarten.server.crowd import Crowd
from irrgarten.server.guest import Guest
from irrgarten.server.settings import Limits, Rate
from irrgarten.server.stopping import Stop

ELSEWHERE = ("127.0.0.2", "127.0.0.3", "127.0.0.4")


async def a_table(house: House) -> tuple[str, list[str]]:
    made = await house.make(person("Anna"), person("Ben"))
    return made["info"]["table"], [seat["secret"] for seat in made["seats"]]


async def refused(house: House, table: str, secret: str | None = None) -> tuple[str, int]:
    """With what a join is answered that is not welcome."""
    async with house.open(table) as socket:
        await socket.send({"type": "join", "secret": secret})
        return (await socket.next())["code"], await socket.closed()


async def farewell(socket: Socket) -> tuple[str, int]:
    while (frame := await socket.next())["type"] != "error":
        pass
    return frame["code"], await socket.closed()


# -- seats -----------------------------------------------------------------------
async def test_players_get_in_however_many_watch(tmp_path: Path) -> None:
    limits = replace(WIDE, watchers=3, watchers_of_table=3)
    async with running(tmp_path / "house.db", limits=limits) as house, AsyncExitStack() as stack:
        table, secrets = await a_table(house)
        for _ in range(3):
            await stack.enter_async_context(house.joined(table))
        assert await refused(house, table) == ("too_many", 4429)
        for seat, secret in enumerate(secrets):
            _, welcome = await stack.enter_async_context(house.joined(table, secret))
            assert welcome["seat"] == seat
        assert (await house.info(table))["watchers"] == 3


async def test_two_hundred_watchers_from_three_addresses(tmp_path: Path) -> None:
    """With the limits of any server."""
    limits = replace(Limits(), joins=WIDE.joins)
    async with running(tmp_path / "house.db", limits=limits) as house, AsyncExitStack() as stack:
        table, secrets = await a_table(house)
        for number in range(200):
            opened = socket_wire(house.port, table, ELSEWHERE[number % 3])
            watcher = await stack.enter_async_context(opened)
            watcher.send(JOIN)
            await watcher.until(b'"type":"welcome"')
        assert await refused(house, table) == ("too_many", 4429)
        for secret in secrets:
            await stack.enter_async_context(house.joined(table, secret))


async def test_a_seat_open_in_too_many_places(tmp_path: Path) -> None:
    limits = replace(WIDE, connections_of_seat=2)
    async with running(tmp_path / "house.db", limits=limits) as house:
        table, (anna, ben) = await a_table(house)
        async with (
            house.joined(table, ben) as (other, _),
            house.joined(table, anna) as (oldest, _),
            house.joined(table, anna) as (older, _),
            house.joined(table, anna) as (newest, _),
        ):
            assert await farewell(oldest) == ("too_many", 4429)
            for socket in (other, older, newest):
                await socket.settle()


async def test_a_full_house_makes_room_for_a_player(tmp_path: Path) -> None:
    """The newest watcher goes of the address that has most."""
    limits = replace(WIDE, connections=40)  # of which 35 may be at tables
    async with running(tmp_path / "house.db", limits=limits) as house, AsyncExitStack() as stack:
        table, secrets = await a_table(house)
        crowd: list[Wire] = []
        for number in range(35):
            opened = socket_wire(house.port, table, ELSEWHERE[number < 2])
            crowd.append(await stack.enter_async_context(opened))
            crowd[-1].send(JOIN)
            await crowd[-1].until(b'"type":"welcome"')
        assert await refused(house, table) == ("too_many", 4429)
        await stack.enter_async_context(house.joined(table, secrets[0]))
        assert await crowd[-1].until(b"the place is needed for a player")
        assert (await house.info(table))["watchers"] == 34


async def test_seats_of_one_address(tmp_path: Path) -> None:
    limits = replace(WIDE, seats=1)
    async with running(tmp_path / "house.db", limits=limits) as house:
        table, (anna, ben) = await a_table(house)
        async with house.joined(table, anna):
            assert await refused(house, table, ben) == ("too_many", 4429)


# -- joins -----------------------------------------------------------------------
async def test_too_many_joins_of_those_who_watch(tmp_path: Path) -> None:
    limits = replace(WIDE, joins=Rate(5, 0.001))
    async with running(tmp_path / "house.db", limits=limits) as house:
        table, secrets = await a_table(house)
        for _ in range(3):
            async with house.joined(table):
                pass
        for _ in range(2):
            assert await refused(house, table, "x" * 32) == ("forbidden", 4403)
        assert await refused(house, table) == ("too_many", 4429)
        assert await refused(house, table, "x" * 32) == ("too_many", 4429)
        async with house.joined(table, secrets[0]):
            pass


async def test_too_many_joins_in_one_seat(tmp_path: Path) -> None:
    limits = replace(WIDE, joins_of_seat=Rate(3, 0.001))
    async with running(tmp_path / "house.db", limits=limits) as house:
        table, (anna, ben) = await a_table(house)
        for _ in range(3):
            async with house.joined(table, anna):
                pass
        assert await refused(house, table, anna) == ("too_many", 4429)
        async with house.joined(table, ben):
            pass


async def test_a_join_is_a_request(tmp_path: Path) -> None:
    limits = replace(WIDE, requests=Rate(3, 0.001))
    async with running(tmp_path / "house.db", limits=limits) as house:
        table, secrets = await a_table(house)
        for _ in range(2):
            async with house.joined(table, secrets[0]):
                pass
        async with house.open(table) as third:
            assert (await third.next())["code"] == "too_many"
            assert await third.closed() == 4429


# -- half-open connections -------------------------------------------------------
async def test_the_one_that_waits_longest_makes_room_for_the_next(tmp_path: Path) -> None:
    limits = replace(WIDE, half_open=10, head_within=PATIENCE)
    async with running(tmp_path / "house.db", limits=limits) as house, AsyncExitStack() as stack:
        halves = [
            await stack.enter_async_context(wire(house.port, HALF_HEAD, ELSEWHERE[0]))
            for _ in range(25)
        ]
        for half in halves[:15]:
            assert await half.rest() == b""
        for half in halves[15:]:
            half.send(b"now\r\n\r\n")
            assert (await half.until(b"\r\n\r\n")).startswith(b"HTTP/1.1 200")


async def test_in_a_full_house_the_address_with_most_gives_way(tmp_path: Path) -> None:
    limits = replace(WIDE, connections=20, head_within=PATIENCE)
    async with running(tmp_path / "house.db", limits=limits) as house, AsyncExitStack() as stack:
        table, secrets = await a_table(house)
        await stack.enter_async_context(house.joined(table))
        few = [
            await stack.enter_async_context(wire(house.port, HALF_HEAD, ELSEWHERE[1]))
            for _ in range(3)
        ]
        many = [
            await stack.enter_async_context(wire(house.port, HALF_HEAD, ELSEWHERE[0]))
            for _ in range(30)
        ]
        await stack.enter_async_context(house.joined(table, secrets[0]))
        assert await many[0].rest() == b""
        for half in few:
            half.send(b"now\r\n\r\n")
            assert (await half.until(b"\r\n\r\n")).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize("host", ["127.0.0.1", ELSEWHERE[0]])
async def test_half_requests_shut_nobody_out(tmp_path: Path, host: str) -> None:
    """Hundreds at once, at a server that may have 256 files; even from the player's address."""
    log = tmp_path / "log"
    async with started(tmp_path / "house.db", 0, "--usual", "--files", "256", log=log) as process:
        house = process.house
        table, secrets = await a_table(house)
        async with house.joined(table, secrets[1]) as (already, _):
            with flooding(half_open(house.port, HALF_HEAD, 400, host)) as flood:
                await asyncio.to_thread(flood.has_made, 500)
                for _ in range(2):
                    async with asyncio.timeout(PATIENCE):
                        await come(house, table, secrets[0])
                await already.settle()
        assert await process.stop() == 0
    assert log.read_text() == ""


async def come(house: House, table: str, secret: str) -> None:
    """As clients do: whoever does not get through comes again."""
    while True:
        with suppress(OSError, EOFError, WebSocketException):
            async with house.joined(table, secret) as (socket, _):
                await socket.settle()
                return


# -- what waits for a slow client ------------------------------------------------
class Slow:
    """A line whose client takes nothing."""

    def __init__(self) -> None:
        self.unsaid = 0
        self.hung_up = False

    def say(self, text: bytes) -> None:
        self.unsaid += len(text)

    def hang_up(self) -> None:
        self.hung_up = True


# -- who is counted --------------------------------------------------------------
class Told(Bus):
    """What other processes are told of the connections of an address."""

    def __init__(self) -> None:
        self.crowds: list[tuple[str, int, int]] = []

    def crowding(self, address: str, watchers: int, holders: int) -> None:
        self.crowds.append((address, watchers, holders))


def test_others_are_told_of_everybody_who_comes_and_goes() -> None:
    told = Told()
    crowd = Crowd(WIDE, told, Stop())
    with crowd.place(Guest(None, Slow(), 100), "t", "here"):
        with (
            crowd.place(Guest(None, Slow(), 100), "t", "here"),
            crowd.place(Guest(0, Slow(), 100), "t", "here"),
        ):
            assert crowd.count() == {"seat": 1, "watcher": 2}
        assert crowd.count() == {"seat": 0, "watcher": 1}
    came = [("here", 1, 0), ("here", 2, 0), ("here", 2, 1)]
    assert told.crowds == [*came, ("here", 2, 0), ("here", 1, 0), ("here", 0, 0)]


def test_of_too_many_places_of_a_seat_the_oldest_is_left_each_time() -> None:
    crowd = Crowd(replace(WIDE, connections_of_seat=1), Bus(), Stop())
    guests = [Guest(0, Slow(), 100) for _ in range(3)]
    with ExitStack() as places:
        for number, guest in enumerate(guests):
            places.enter_context(crowd.place(guest, "t", "here"))
            gone = [one.farewell is not None for one in guests]
            assert gone == [other < number for other in range(3)]
            assert crowd.count() == {"seat": 1, "watcher": 0}


def test_everybody_is_sent_home_when_the_server_stops() -> None:
    crowd = Crowd(WIDE, Bus(), Stop())
    lines = [Slow(), Slow()]
    watcher, sitter = Guest(None, lines[0], 100), Guest(1, lines[1], 100)
    with crowd.place(watcher, "t", "here"), crowd.place(sitter, "t", "there"):
        crowd.send_home()
        assert watcher.coming_back
        assert sitter.coming_back
    assert all(line.unsaid and line.hung_up for line in lines)
