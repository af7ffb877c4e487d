"""The WebSocket of a table: one frame in, one or more out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from websockets.frames import CloseCode

from irrgarten.server import frames, metrics
from irrgarten.server.crowd import Crowd
from irrgarten.server.frames import ErrorCode
from irrgarten.server.guest import Guest
from irrgarten.server.limits import Bucket, Doors
from irrgarten.server.lobby import Lobby
from irrgarten.server.problems import Trouble
from irrgarten.server.routes import asked_by, may_come
from irrgarten.server.settings import Limits, Settings
from irrgarten.server.stopping import ComeBack, Stop, closing
from irrgarten.server.table import Table
from irrgarten.server.wires import LINE, Frames, HungUp
from irrgarten.store import Closed

log = logging.getLogger(__name__)

AnySocket = WebSocket[object, object, State]

#: What a text raises that is no frame; one nested too deeply raises RecursionError.
UNREADABLE = (msgspec.DecodeError, RecursionError)

#: How acts begin as clients write them; whatever begins otherwise may be one all the same.
ACT = '{"type":"act",'

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


#: What the protocol has for a server that is started again.
RESTART = CloseCode.SERVICE_RESTART


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
) -> None:
    settings: Settings = socket.app.state.settings
    if not may_come(socket.headers.get("origin"), socket.headers.get("host"), settings.origins):
        metrics.REFUSED.labels("origin").inc()
        await socket.close(4403)
        return
    with suppress(HungUp, WebSocketDisconnect, OSError):
        await socket.accept()
        try:
            await _serve(socket, table, lobby, settings)
        except Ended as ended:
            await _close(socket, ended.frame)
        except Trouble as trouble:
            await _close(socket, _error(trouble))
        except ComeBack as back:
            await _close(socket, None if back.told else closing())
        except Closed:
            await _close(socket, closing())
        except (HungUp, WebSocketDisconnect, OSError):
            raise
        except Exception:
            log.exception("a connection failed")
            await _close(socket, frames.Error(code="internal", message="something went wrong"))


async def _serve(socket: AnySocket, name: str, lobby: Lobby, settings: Settings) -> None:
    doors: Doors = socket.app.state.doors
    crowd: Crowd = socket.app.state.crowd
    line: Frames = socket.scope["state"][LINE]
    limits, address = settings.limits, asked_by(socket)
    doors.request(address)
    first = await _first(line, limits)
    stop: Stop = socket.app.state.stop
    stop.check_guest()  # before anything is loaded for her
    if first.secret is None:
        doors.join(address)
    async with lobby.table(name) as table:
        seat = _seat(table, first.secret, doors, address)
        guest = Guest(seat, line, limits.waiting_bytes, address)
        with crowd.place(guest, name, address):
            line.joined()
            await table.join(guest, first.ply, first.secret)
            try:
                # A task of its own: each frame would else wake all who called us, one by one.
                await asyncio.create_task(_converse(line, table, guest, doors, limits))
            finally:
                await table.leave(guest)


async def _first(line: Frames, limits: Limits) -> frames.Join:
    try:
        async with asyncio.timeout(limits.join):
            first = frames.decode_client(await line.hear())
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


async def _converse(line: Frames, table: Table, guest: Guest, doors: Doors, limits: Limits) -> None:
    """Answer one frame after the other until the line is closed, or the guest is let go."""
    bucket = Bucket(limits.frames)
    asked = partial(_hint, table, guest, doors, Bucket(limits.hints))
    line.answer_at_once = partial(_begun, table, guest, doors, bucket)
    while True:
        try:
            heard = await line.hear()
            if not bucket.take():
                raise Ended("too_many", "too many frames; wait a little")
            await doors.frame(guest.address)
            if guest.farewell is None and not guest.coming_back:
                await _answer(table, guest, frames.decode_client(heard), asked)
        except UNREADABLE as error:
            guest.tell(frames.Error(code="bad_frame", message=str(error)))
        except Trouble as trouble:
            guest.tell(_error(trouble))
        except HungUp:
            if guest.coming_back:
                raise ComeBack(told=True) from None
            if guest.farewell is None:
                raise
            raise Ended(guest.farewell.code, guest.farewell.message) from None


def _begun(
    table: Table,
    guest: Guest,
    doors: Doors,
    bucket: Bucket,
    heard: str,
    then: Callable[[bool], None],
) -> bool:
    """Whether a frame is an act like nearly all, which is answered without waking anybody."""
    if not heard.startswith(ACT) or guest.farewell is not None or guest.coming_back:
        return False
    try:
        frame = frames.decode_act(heard)
    except UNREADABLE:
        return False
    if not bucket.take():
        return False
    if doors.frame_at_once(guest.address):
        if table.turns.act_at_once(guest, frame, then):
            return True
        doors.count_again(guest.address)
    bucket.give_back()
    return False


def _hint(table: Table, guest: Guest, doors: Doors, bucket: Bucket, frame: frames.Hint) -> None:
    if not bucket.take():
        raise Trouble("too_many", "too many hints; wait a little")
    doors.hint(guest.address)
    table.hints.ask(guest, frame)


async def _answer(
    table: Table,
    guest: Guest,
    frame: frames.FromClient,
    hint: Callable[[frames.Hint], None],
) -> None:
    match frame:
        case frames.Act():
            await table.turns.act(guest, frame)
        case frames.WhyNot():
            await table.turns.why_not(guest, frame)
        case frames.Preview():
            with metrics.PREVIEW.time():
                await table.turns.preview(guest, frame)
        case frames.Look():
            await table.turns.look(guest, frame)
        case frames.AskThreats():
            await table.turns.threats(guest, frame)
        case frames.Hint():
            hint(frame)
        case frames.Recall():
            await table.turns.recall(guest, frame)
        case frames.AskManners():
            await table.proposals.manners(guest)
        case frames.Propose():
            await table.proposals.propose(guest, frame)
        case frames.Answer():
            await table.proposals.answer(guest, frame)
        case frames.Say():
            table.phrases.say(guest, frame)
        case frames.Seal():
            await table.beginning.seal(guest, frame)
        case frames.Open():
            await table.beginning.open(guest, frame)
        case frames.Sight():
            table.sight(guest, frame.sees)
        case frames.Ping():
            guest.tell(frames.Pong())
        case frames.Join():
            raise Trouble("conflict", "this connection has already joined")


def _error(trouble: Trouble) -> frames.Error:
    code: ErrorCode = "bad_request" if trouble.code == "not_allowed" else trouble.code
    return frames.Error(code=code, message=trouble.message)


async def _close(socket: AnySocket, last: frames.Error | frames.Closing | None) -> None:
    """After an error, or because the server stops."""
    why = last.code if isinstance(last, frames.Error) else None
    code = CLOSING.get(why, 4400) if why else RESTART
    metrics.REFUSED.labels(why or "stopping").inc()
    with suppress(TimeoutError):  # a client that takes nothing is not waited for
        async with asyncio.timeout(FAREWELL):
            if last is not None:
                await socket.send_text(frames.encode(last))
            await socket.close(code, why)
