"""The WebSocket of a table: one frame in, one or more out."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from websockets.frames import CloseCode

from irrgarten.kernel.play import LANDMARK
from irrgarten.server import metrics
from irrgarten.server.crowd import Crowd
from irrgarten.server.guest import Guest
from irrgarten.server.limits import Bucket, RateLimits
from irrgarten.server.lobby import Lobby
from irrgarten.server.replays import stretch_of
from irrgarten.server.routes import asked_by, may_come
from irrgarten.server.settings import Limits, Settings
from irrgarten.server.stopping import ComeBack, Stop, closing
from irrgarten.server.table import Table
from irrgarten.server.wires import LINE, Frames, HungUp
from irrgarten.store import Closed
from irrgarten.tables import commands, frames, questions
from irrgarten.tables.frames import ErrorCode
from irrgarten.tables.problems import RequestError

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


#: What the protocol has for a server that is started again.
RESTART = CloseCode.SERVICE_RESTART


class Ended(Exception):
    """The connection is to be closed, after an error that says why."""

    def __init__(self, code: ErrorCode, message: str, request: int | None = None) -> None:
        super().__init__(message)
        self.frame = frames.Error(code=code, message=message, id=request)


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
        except RequestError as trouble:
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
    rates: RateLimits = socket.app.state.rate_limits
    crowd: Crowd = socket.app.state.crowd
    line: Frames = socket.scope["state"][LINE]
    limits, address = settings.limits, asked_by(socket)
    rates.count("requests", address)
    first = await _first(line, limits)
    stop: Stop = socket.app.state.stop
    stop.check_guest()  # before anything is loaded for her
    if first.secret is None:
        rates.count("joins", address)
    async with lobby.table(name) as table:
        seat = _seat(table, first.secret, rates, address)
        guest = Guest(seat, line, limits.waiting_bytes, address)
        with crowd.place(guest, name, address):
            line.joined()
            number = await table.join(guest, first.ply, first.secret)
            client = Client(line, table, guest, number, rates, limits)
            try:
                # A task of its own: each frame would else wake all who called us, one by one.
                await asyncio.create_task(client.converse())
            finally:
                await table.leave(number)


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


def _seat(table: Table, secret: str | None, rates: RateLimits, address: str) -> int | None:
    """Whoever tries secrets that open nothing counts like those who watch."""
    if secret is None:
        return None
    try:
        return table.state.seat_of(secret)
    except RequestError:
        rates.count("joins", address)
        raise


class Client:
    """Answers the frames of one connection, one after the other."""

    def __init__(
        self,
        line: Frames,
        table: Table,
        guest: Guest,
        number: int,
        rates: RateLimits,
        limits: Limits,
    ) -> None:
        self._line = line
        self._table = table
        self._guest = guest
        self._number = number
        self._rates = rates
        self._frames = Bucket(limits.frames)
        self._hints = Bucket(limits.hints)
        #: Acts that are not answered yet, and who waits for that.
        self._acts = 0
        self._waiting: asyncio.Future[None] | None = None
        #: Why the connection must end, if an act failed.
        self._fault: Exception | None = None

    async def converse(self) -> None:
        """Go on until the line is closed, or the guest is let go."""
        guest, heard = self._guest, ""
        while True:
            try:
                heard = await self._line.hear()
                if self._acts:
                    await self._settled()
                if not self._frames.take():
                    raise Ended("too_many", "too many frames; wait a little")
                await self._rates.frame(guest.address)
                if guest.farewell is None and not guest.coming_back:
                    await self._answer(frames.decode_client(heard))
            except UNREADABLE as error:
                guest.tell(frames.Error(code="bad_frame", message=str(error), id=_id_of(heard)))
            except RequestError as trouble:
                guest.tell(_error(trouble, _id_of(heard)))
            except HungUp:
                await self._settled()
                if self._fault is not None:
                    raise self._fault from None
                if guest.coming_back:
                    raise ComeBack(told=True) from None
                if guest.farewell is None:
                    raise
                raise Ended(guest.farewell.code, guest.farewell.message) from None
            except (Ended, Closed, WebSocketDisconnect, OSError):
                raise
            except Exception:
                # The client sends an act again until it hears what became of it.
                log.exception("a frame could not be answered")
                raise Ended("internal", "something went wrong", _id_of(heard)) from None

    async def _answer(self, frame: frames.FromClient) -> None:
        table, guest, number = self._table, self._guest, self._number
        match frame:
            case frames.Act():
                self._acts += 1
                table.post(commands.Act(number, frame), partial(self._acted, frame.id))
            case frames.Propose():
                await table.execute(commands.Propose(number, frame))
            case frames.Answer():
                await table.execute(commands.Answer(number, frame))
            case frames.Seal():
                await table.execute(commands.Seal(number, frame))
            case frames.Open():
                await table.execute(commands.OpenPart(number, frame))
            case frames.Begin():
                await table.execute(commands.BeginLesson(number))
            case frames.Sight():
                await table.sight(number, frame.sees)
            case frames.Say():
                table.say(guest, frame)
            case frames.Hint():
                self._ask_hint(frame)
            case frames.Recall():
                guest.reply(frame, await self._recalled(frame))
            case frames.Join():
                raise RequestError("conflict", "this connection has already joined")
            case frames.Preview():
                with metrics.PREVIEW.time():
                    guest.reply(frame, questions.reply_to(table.state, guest.seat, frame))
            case _:
                guest.reply(frame, questions.reply_to(table.state, guest.seat, frame))

    # -- acts are not waited for until the next frame ------------------------------
    def _acted(self, request: int | None, _: None, error: Exception | None) -> None:
        self._acts -= 1
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)
        if isinstance(error, RequestError):
            self._guest.tell(_error(error, request))
        elif error is not None:
            # The client sends an act again until it hears what became of it.
            if not isinstance(error, Closed):
                log.error("an act could not be answered", exc_info=error)
                error = Ended("internal", "something went wrong", request)
            self._fault = error
            self._line.hang_up()

    async def _settled(self) -> None:
        """Wait until the act before is answered."""
        while self._acts:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting

    def _ask_hint(self, frame: frames.Hint) -> None:
        if not self._hints.take():
            raise RequestError("too_many", "too many hints; wait a little")
        self._rates.hint(self._guest.address)
        self._table.hints.ask(self._guest, frame)

    async def _recalled(self, frame: frames.Recall) -> frames.Recalled:
        """Return what the guest was told before, as far as it has not faded."""
        game, viewer = self._table.state.under_way, self._guest.viewer
        if frame.ply > game.ply:
            raise RequestError("bad_request", "ply: the game is not so far")
        earliest = game.recalled_from
        stretch = await stretch_of(game, viewer, max(frame.ply, earliest) // LANDMARK, earliest)
        if self._guest.viewer != viewer:
            raise RequestError("conflict", "the seat was freed meanwhile")
        return frames.Recalled(ply=frame.ply, earliest=earliest, stretch=stretch)


class _Numbered(msgspec.Struct):
    id: frames.RequestId | None = None


_decode_numbered = msgspec.json.Decoder(_Numbered).decode


def _id_of(frame: str) -> int | None:
    """Return the ``id`` of a client frame, also where the frame itself cannot be understood."""
    try:
        return _decode_numbered(frame).id
    except UNREADABLE:
        return None


def _error(trouble: RequestError, request: int | None = None) -> frames.Error:
    code: ErrorCode = "bad_request" if trouble.code == "not_allowed" else trouble.code
    return frames.Error(code=code, message=trouble.message, id=request)


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
