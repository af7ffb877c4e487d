"""A real server on a free port of this machine, and clients that talk to it."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from tests.following import Follower
from tests.server.walking import WAYS, Walls, beside, toward_the_wanted
from tests.written import written
from websockets.asyncio.client import ClientConnection, connect

from irrgarten.server.serve import Server, server
from irrgarten.server.settings import Limits, Rate, Settings
from irrgarten.store import Data
from irrgarten.store.database import engine_for, migrate

if TYPE_CHECKING:
    import httpx

Frame = dict[str, Any]

#: For tests that are about something else.
WIDE = Limits(
    requests=Rate(1e9, 1e9),
    tables=Rate(1e9, 1e9),
    lessons=Rate(1e9, 1e9),
    joins=Rate(1e9, 1e9),
    records=Rate(1e9, 1e9),
    joins_of_seat=Rate(1e9, 1e9),
    hints=Rate(1e9, 1e9),
    reviews=Rate(1e9, 1e9),
    openings=Rate(1e9, 1e9),
    subscriptions=Rate(1e9, 1e9),
    mails=Rate(1e9, 1e9),
    frames=Rate(1e9, 1e9),
    control_frames=Rate(1e9, 1e9),
    frames_together=Rate(1e9, 1e9),
    tournaments=10**9,
    tournaments_of_address=10**9,
)

#: Long enough for a busy machine; a test that waits so long has failed.
PATIENCE = 30


class Socket:
    """One connection to a table, and every byte it received.

    It follows the view as a client does, and adds it to the frames that tell of the game.
    """

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._follower = Follower()
        self.received: list[str] = []

    async def next(self) -> Frame:
        async with asyncio.timeout(PATIENCE):
            text = await self._connection.recv(decode=True)
        self.received.append(text)
        frame: Frame = json.loads(text)
        return self._follower.follow(frame)

    async def until(self, type_: str) -> Frame:
        """The next frame of this type; what comes before it is passed over."""
        while (frame := await self.next())["type"] != type_:
            assert frame["type"] != "error", frame
        return frame

    async def send(self, frame: Frame) -> None:
        await self._connection.send(written(frame))

    async def send_text(self, text: str) -> None:
        await self._connection.send(text)

    async def send_bytes(self, data: bytes) -> None:
        await self._connection.send(data)

    async def act(self, ply: int, *acts: str) -> None:
        await self.send({"type": "act", "ply": ply, "acts": list(acts)})

    async def settle(self) -> list[Frame]:
        """Everything the server has sent by now."""
        await self.send({"type": "ping"})
        frames = []
        while (frame := await self.next())["type"] != "pong":
            frames.append(frame)
        return frames

    async def close(self) -> None:
        await self._connection.close()

    async def closed(self) -> int:
        """The code with which the server closes the connection."""
        async with asyncio.timeout(PATIENCE):
            await self._connection.wait_closed()
        assert self._connection.close_code is not None
        return self._connection.close_code


class House:
    """A running server as clients see it."""

    def __init__(self, port: int, http: httpx.AsyncClient) -> None:
        self.port = port
        self.http = http
        #: Where it runs, if it is in this process.
        self.serving: Server | None = None

    async def make(
        self,
        *seats: Frame,
        game: str = "magic_labyrinth",
        given: Frame | None = None,
        clock: Frame | None = None,
        position: Frame | None = None,
        **options: Any,
    ) -> Frame:
        """A table; what is not said is as simple as can be, or as the position has it."""
        body: Frame = {
            "game": game,
            "options": {} if position else {"players": len(seats), **options},
            "seats": list(seats),
            "given": {} if position else given or {},
            **({"clock": clock} if clock else {}),
            **({"position": position} if position else {}),
        }
        answer = await self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        made: Frame = answer.json()
        return made

    async def info(self, table: str) -> Frame:
        answer = await self.http.get(f"/api/tables/{table}")
        assert answer.status_code == 200, answer.text
        info: Frame = answer.json()
        return info

    async def record(self, table: str) -> Frame:
        answer = await self.http.get(f"/api/tables/{table}/record")
        assert answer.status_code == 200, answer.text
        record: Frame = answer.json()
        return record

    @asynccontextmanager
    async def open(
        self, table: str, address: str = "127.0.0.1", **headers: str
    ) -> AsyncIterator[Socket]:
        """``address`` is where one comes from; all that begin with 127 are this machine."""
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        # Whoever leaves frames unread is not waited for when she goes.
        async with connect(
            url, additional_headers=headers, local_addr=(address, 0), max_queue=None
        ) as connection:
            yield Socket(connection)

    @asynccontextmanager
    async def joined(
        self,
        table: str,
        secret: str | None = None,
        ply: int | None = None,
        address: str = "127.0.0.1",
    ) -> AsyncIterator[tuple[Socket, Frame]]:
        """A socket that has joined, and the welcome it got."""
        async with self.open(table, address) as socket:
            await socket.send({"type": "join", "secret": secret, "ply": ply})
            welcome = await socket.next()
            assert welcome["type"] == "welcome", welcome
            yield socket, welcome


@asynccontextmanager
async def running(data: Data, *, let_in: bool | None = None, **chosen: Any) -> AsyncIterator[House]:
    settings = Settings(
        data=data, **{"pace": 0, "limits": WIDE, "monotonic": Stopwatch().read, **chosen}
    )
    if isinstance(data, Path):
        put_new(data)
    ports: asyncio.Queue[int] = asyncio.Queue()
    serving = server(settings, "127.0.0.1", 0, ports.put_nowait, let_in=let_in)
    task = asyncio.create_task(serving.serve())
    try:
        async with asyncio.timeout(PATIENCE):
            port = await ports.get()
        async with clients(port) as house:
            house.serving = serving
            yield house
    finally:
        serving.should_exit = True
        await task


def put_new(data: Path) -> None:
    """A file without tables, for its owner alone, unless there is one."""
    if not data.exists():
        data.touch(0o600)
        data.write_bytes(_new_file())


@cache
def _new_file() -> bytes:
    """A file of the newest schema. Making one takes longer than many a test; others see to that."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "new.db"
        engine = engine_for(file)
        migrate(engine)
        engine.dispose()
        return file.read_bytes()


@asynccontextmanager
async def clients(port: int) -> AsyncIterator[House]:
    import httpx  # slow to load, and a server in a process of its own asks nobody

    # Nothing is encrypted here, and reading all certificates takes longer than many a test.
    async with httpx.AsyncClient(
        base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, follow_redirects=False, verify=False
    ) as http:
        yield House(port, http)


# -- what tests choose instead of chance and clock -------------------------------
def repeatable(seed: int) -> Callable[[int], bytes]:
    """Secrets that are the same in every run."""
    random = Random(seed)
    return random.randbytes


def still() -> datetime:
    """It does not go on: who looks at it, and how often, is nothing that a seat is told."""
    return datetime(2026, 1, 1, tzinfo=UTC)


def ticking() -> Callable[[], datetime]:
    """A clock that goes on by a second each time it is read."""
    seconds = itertools.count()
    return lambda: datetime.fromtimestamp(next(seconds), UTC)


class Clock:
    """The time of day, which goes on only when a test says so."""

    def __init__(self) -> None:
        self.now = still()

    def read(self) -> datetime:
        return self.now


class Stopwatch:
    """Seconds that go on only when a test says so."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def read(self) -> float:
        return self.seconds


def person(name: str, adds: bool = False) -> Frame:
    return {"holder": "person", "name": name, "adds": adds}


def bot(level: str = "beginner") -> Frame:
    return {"holder": "bot", "level": level}


OPEN: Frame = {"holder": "open"}


class Company:
    """All seats of a table, held by persons; what each was told last."""

    def __init__(self, table: str, secrets: list[str]) -> None:
        self.table = table
        self.secrets = secrets
        self.sockets: list[Socket] = []
        self.frames: list[Frame] = []
        self._walls: Walls = set()

    @property
    def ply(self) -> int:
        ply: int = self.frames[0]["ply"]
        return ply

    @property
    def actor(self) -> int | None:
        """The seat to act; None when the game is over."""
        return next(iter(self.frames[0]["acting"]), None)

    @property
    def view(self) -> Frame:
        view: Frame = self.frames[0]["view"]
        return view

    async def act(self, *acts: str) -> list[Frame]:
        """Acts of whoever is to act; all that she is told of them."""
        assert self.actor is not None
        actor = self.sockets[self.actor]
        await actor.act(self.ply, *acts)
        told = {actor: await actor.settle()}
        told |= {socket: await socket.settle() for socket in self.sockets if socket is not actor}
        for seat, socket in enumerate(self.sockets):
            played = [frame for frame in told[socket] if frame["type"] == "played"]
            self.frames[seat] = [self.frames[seat], *played][-1]
        return told[actor]

    async def take_turn(self) -> None:
        """Walk toward the wanted symbol until it is another's turn, or the game is over."""
        actor = self.actor
        while actor is not None and self.actor == actor:
            at = self.frames[actor]["view"]["magicians"][actor]
            act = toward_the_wanted(self.frames[actor], actor, self._walls)
            await self.act(act)
            there = beside(at, act) if act in WAYS else at
            if there is not None and self.view["magicians"][actor] != there:
                self._walls.add(frozenset({at, there}))

    async def finish(self) -> None:
        while self.actor is not None:
            await self.take_turn()


@asynccontextmanager
async def gathered(
    house: House, table: str, secrets: list[str], address: str = "127.0.0.1"
) -> AsyncIterator[Company]:
    """Persons at a table, all of them connected."""
    company = Company(table, secrets)
    async with AsyncExitStack() as stack:
        for secret in secrets:
            joined = house.joined(table, secret, address=address)
            socket, welcome = await stack.enter_async_context(joined)
            company.sockets.append(socket)
            company.frames.append(welcome)
        for socket in company.sockets:
            await socket.settle()
        yield company


@asynccontextmanager
async def company_of(
    house: House, names: str, given: Frame | None = None, **options: Any
) -> AsyncIterator[Company]:
    """Persons of these names at a new table; the first begins, and nothing is in the way."""
    made = await house.make(
        *(person(name) for name in names.split()),
        given={"beginner": 0, **(given or {})},
        **{"walls": 0, **options},
    )
    secrets = [seat["secret"] for seat in made["seats"]]
    async with gathered(house, made["info"]["table"], secrets) as company:
        yield company
