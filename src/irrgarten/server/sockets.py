"""The WebSocket of a table: one frame in, one or more out."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from irrgarten.server import frames
from irrgarten.server.crowd import Crowd
from irrgarten.server.frames import ErrorCode
from irrgarten.server.guest import Guest
from irrgarten.server.limits import Bucket, Doors
from irrgarten.server.lobby import Lobby
from irrgarten.server.problems import Trouble
from irrgarten.server.routes import asked_by, may_come
from irrgarten.server.settings import Limits, Settings
from irrgarten.server.table import Table
from irrgarten.server.wires import VISIT
from irrgarten.store import Closed

log = logging.getLogger(__name__)

AnySocket = WebSocket[object, object, State]

#: What a text raises that is no frame; one nested too deeply raises RecursionError.
UNREADABLE = (msgspec.DecodeError, RecursionError)

#: Seconds that a client has to take its last frame.
FAREWELL = 2

#: With which code a connection is closed after an error that ends it.
CLOSING: dict[ErrorCode, int] = {
    "bad_frame": 4400,
    "forbidden": 4403,
    "not_found": 4404,
    "too_slow": 4408,
    "too_large": 4413,
    "too_many": 4429,
    "internal": 4500,
    "unavailable": 4503,
}


class Ended(Exception):
    """The connection is to be closed, after an error that says why."""

    def __init__(self, code: ErrorCode, message: str) -> None:
        super().__init__(message)
        self.frame = frames.Error(code=code, message=message)


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: AnySocket,
    table: FromPath[str],
    lobby: NamedDependency[Lobby],
    settings: NamedDependency[Settings],
) -> None:
    if not may_come(socket.headers.get("origin"), socket.headers.get("host"), settings.origins):
        await socket.close(4403)
        return
    with suppress(WebSocketDisconnect, OSError):
        await socket.accept()
        try:
            await _serve(socket, table, lobby, settings)
        except Ended as ended:
            await _close(socket, ended.frame)
        except Trouble as trouble:
            await _close(socket, _error(trouble))
        except (WebSocketDisconnect, OSError):
            raise
        except Exception:
            log.exception("a connection failed")
            await _close(socket, frames.Error(code="internal", message="something went wrong"))


async def _serve(socket: AnySocket, name: str, lobby: Lobby, settings: Settings) -> None:
    doors: Doors = socket.app.state.doors
    crowd: Crowd = socket.app.state.crowd
    address = asked_by(socket)
    doors.request(address)
    first = await _first(socket, settings.limits)
    if first.secret is None:
        doors.join(address)
    async with lobby.table(name) as table:
        seat = _seat(table, first.secret, doors, address)
        guest = Guest(seat, settings.limits, address)
        with crowd.place(guest, name, address):
            socket.scope["state"][VISIT].settle()
            await table.join(guest, first.ply, first.secret)
            try:
                await _converse(socket, table, guest, settings)
            finally:
                await table.leave(guest)


async def _first(socket: AnySocket, limits: Limits) -> frames.Join:
    try:
        async with asyncio.timeout(limits.join):
            first = frames.decode_client(await _received(socket, limits.frame))
    except TimeoutError:
        raise Ended("too_slow", "nobody joined in time") from None
    except UNREADABLE as error:
        raise Ended("bad_frame", str(error)) from None
    if not isinstance(first, frames.Join):
        raise Ended("bad_frame", "the first frame is 'join'")
    return first


def _seat(table: Table, secret: str | None, doors: Doors, address: str) -> int | None:
    """Whoever tries secrets that open nothing counts like those who watch."""
    if secret is None:
        return None
    try:
        return table.seat_of(secret)
    except Trouble:
        doors.join(address)
        raise


async def _converse(socket: AnySocket, table: Table, guest: Guest, settings: Settings) -> None:
    """Read and write until one of them ends, or the client is too slow."""
    reading = asyncio.create_task(_read(socket, table, guest, settings))
    writing = asyncio.create_task(_write(socket, guest))
    slow = asyncio.create_task(guest.gone.wait())
    tasks = (reading, writing, slow)
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
    if guest.gone.is_set():
        raise Ended(guest.farewell.code, guest.farewell.message)
    for result in results:
        if isinstance(result, Exception):
            raise result


async def _read(socket: AnySocket, table: Table, guest: Guest, settings: Settings) -> None:
    doors: Doors = socket.app.state.doors
    address, bucket = asked_by(socket), Bucket(settings.limits.frames)
    while True:
        try:
            received = await _received(socket, settings.limits.frame)
            if not bucket.take():
                raise Ended("too_many", "too many frames; wait a little")
            await doors.frame(address)
            await _answer(table, guest, frames.decode_client(received))
        except UNREADABLE as error:
            guest.tell(frames.Error(code="bad_frame", message=str(error)))
        except Trouble as trouble:
            guest.tell(_error(trouble))
        except Closed:
            raise Ended("unavailable", "the server is being stopped") from None


async def _answer(table: Table, guest: Guest, frame: frames.FromClient) -> None:
    match frame:
        case frames.Act():
            await table.act(guest, frame)
        case frames.WhyNot():
            await table.why_not(guest, frame)
        case frames.Preview():
            await table.preview(guest, frame)
        case frames.Seal():
            await table.seal(guest, frame)
        case frames.Open():
            await table.open(guest, frame)
        case frames.Ping():
            guest.tell(frames.Pong())
        case frames.Join():
            raise Trouble("conflict", "this connection has already joined")


async def _write(socket: AnySocket, guest: Guest) -> None:
    while True:
        await socket.send_text(await guest.next_frame())


async def _received(socket: AnySocket, most: int) -> str:
    received = await socket.receive_text()
    if len(received) > most:
        raise Ended("too_large", f"a frame has at most {most} characters")
    return received


def _error(trouble: Trouble) -> frames.Error:
    code: ErrorCode = "bad_request" if trouble.code == "not_allowed" else trouble.code
    return frames.Error(code=code, message=trouble.message)


async def _close(socket: AnySocket, error: frames.Error) -> None:
    with suppress(TimeoutError):  # a client that takes nothing is not waited for
        async with asyncio.timeout(FAREWELL):
            await socket.send_text(frames.encode(error))
            await socket.close(CLOSING.get(error.code, 4400), error.code)
