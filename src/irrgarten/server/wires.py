"""How bytes become requests and frames: uvicorn's protocols, with an eye on time and number.

Once a socket is open, whoever serves it hears and speaks here directly: between the two there is
nothing but the library that knows the protocol.
"""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from contextlib import suppress
from typing import Any

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ProtocolError
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import (  # type: ignore[attr-defined]
    CloseCode,
    Frame,
    Opcode,
    apply_mask,
)
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from irrgarten.server.connection_limits import ConnectionLimits, Visit
from irrgarten.server.limits import Bucket
from irrgarten.server.settings import Limits, Rate

#: Seconds that an idle connection stays open: longer than clients and proxies keep theirs, so
#: that none sends a request into a connection that is just being closed.
IDLE = 75

#: Seconds that a socket is granted beyond those in which it is told that it must join.
MARGIN = 5

#: Seconds that a client has to agree that a socket is closed.
CLOSE = 2

TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"

#: The code that a connection is closed with for too many frames, as in ``sockets``.
TOO_MANY = 4429

#: Messages that may wait to be heard before no more are read.
UNHEARD = 8

#: Bytes that fit into one packet: to compress them would save nothing.
PACKET = 1400

#: A whole text, masked, its length in one byte: how it begins, and up to what length.
TEXT, MASKED, HEAD, LONGER = 0x81, 0x80, 6, 126

#: The length that is no longer told in two bytes.
LONGEST = 1 << 16

#: How a whole text of so many bytes begins, as long as it fits into a packet.
HEADS = [
    bytes([0x81, size]) if size < 126 else b"\x81\x7e" + size.to_bytes(2)
    for size in range(PACKET + 1)
]

#: Where a socket's handler finds its line, in its scope's state.
LINE = "line"


class HungUp(Exception):
    """Nothing more will be heard."""


class Config(uvicorn.Config):
    """Uvicorn's, and the gate through which all connections come."""

    def __init__(self, gate: ConnectionLimits, **chosen: Any) -> None:
        super().__init__(http=Requests, ws=Frames, timeout_keep_alive=IDLE, **chosen)
        self.gate = gate


class Visited(asyncio.Protocol):
    """The visit knows whether what is sent gets through."""

    _visit: Visit

    def pause_writing(self) -> None:
        super().pause_writing()
        self._visit.clogged()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._visit.flowing()


class Requests(Visited, H11Protocol):
    """Requests whose head and body come in time."""

    config: Config

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        gate = self.config.gate
        self._limits = gate.limits
        self._visit = gate.enter(transport, self.client)
        self._visit.expect("first byte", self._limits.head_within)

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.gate.leave(self._visit)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            return  # it is a socket now
        self._take_stock("head", self._limits.head_within, TOO_SLOW)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._take_stock("next request", IDLE)

    def _take_stock(self, otherwise: str, seconds: float, too_late: bytes = b"") -> None:
        """Whose turn it is: the client's, with a body or else another request, or ours."""
        cycle = self.cycle
        if cycle is not None and cycle.more_body:
            answered = b"" if cycle.response_started else TOO_SLOW
            self._visit.expect(cycle, self._limits.body_within, answered)
        elif cycle is None or cycle.response_complete:
            self._visit.expect(otherwise, seconds, too_late)
        else:
            self._visit.settle()


class CountedFrames(ServerProtocol):
    """A storm of frames ends the connection at the first one too many, before the rest is read."""

    def __init__(self, limits: Limits, **chosen: Any) -> None:
        super().__init__(**chosen)
        whole = limits.frames
        # The handler has the say over whole messages; this is for those it would never get to.
        self._all = Bucket(Rate(2 * whole.burst, 2 * whole.per_second))
        self._parts = Bucket(limits.control_frames)
        self._is_between = False
        self._at_eof = self.reader.at_eof
        self.reader.at_eof = self._between_frames  # type: ignore[method-assign]

    def _between_frames(self) -> Generator[None, None, bool]:
        """Where the parser waits for the first byte of a frame, and has none of it yet."""
        self._is_between = True
        ended = yield from self._at_eof()
        self._is_between = False
        return ended

    def short_text(self, data: bytes) -> str | None:
        """The text, if this is the whole of a short one, as most are; else it is to be parsed."""
        size = len(data) - HEAD
        if (
            0 < size < LONGER
            and data[0] == TEXT
            and data[1] == MASKED | size
            and self._is_between
            and self.current_size is None
            and self.state is State.OPEN
        ):
            with suppress(UnicodeDecodeError):
                return apply_mask(data[HEAD:], data[2:HEAD]).decode()
        return None

    def counts(self) -> bool:
        """Whether one more whole text is not one too many."""
        return self._all.take()

    def recv_frame(self, frame: Frame) -> None:
        whole = frame.fin and frame.opcode is not Opcode.CONT
        control = frame.opcode in (Opcode.PING, Opcode.PONG)
        if not self._all.take() or ((control or not whole) and not self._parts.take()):
            self.fail(TOO_MANY, "too_many")
            raise ProtocolError("too many frames")
        super().recv_frame(frame)


class Compressing(PerMessageDeflate):
    """Only what is longer than a packet is worth it."""

    def encode(self, frame: Frame) -> Frame:
        return super().encode(frame) if len(frame.data) > PACKET else frame


class CompressingFactory(ServerPerMessageDeflateFactory):
    def process_request_params(
        self, params: Any, accepted_extensions: Any
    ) -> tuple[Any, PerMessageDeflate]:
        agreed, chosen = super().process_request_params(params, accepted_extensions)
        return agreed, Compressing(
            chosen.remote_no_context_takeover,
            chosen.local_no_context_takeover,
            chosen.remote_max_window_bits,
            chosen.local_max_window_bits,
            chosen.compress_settings,
        )


class Frames(Visited, WebSocketsSansIOProtocol):
    """Frames in numbers that a person, or a person's browser, could send."""

    config: Config

    def __init__(self, config: Config, server_state: Any, app_state: dict[str, Any]) -> None:
        super().__init__(config, server_state, app_state)
        compressing = CompressingFactory(
            server_max_window_bits=12,
            client_max_window_bits=12,
            compress_settings={"memLevel": 5},
        )
        self.conn: CountedFrames = CountedFrames(
            config.gate.limits,
            extensions=[compressing],
            max_size=config.ws_max_size,
            logger=self.conn.logger,
        )
        self.close_timeout = CLOSE
        #: Somebody serves it, and sees to its end.
        self.at_table = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        gate = self.config.gate
        self._visit = gate.enter(self.transport, self.client)
        self._visit.socket = True
        self._visit.expect("join", gate.limits.join + MARGIN)
        self.app_state = {**self.app_state, LINE: self}

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.gate.leave(self._visit)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        text = self.conn.short_text(data)
        if text is not None and self.conn.counts():
            self._take_in(text)
            return
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            # The handshake was no good: its answer has been written, but not sent.
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def handle_connect(self, event: Request) -> None:
        forwarded = event.headers.get_all("X-Forwarded-For")
        headers = [(b"x-forwarded-for", value.encode("latin-1")) for value in forwarded]
        scope = {"client": self.client, "headers": headers}
        self._visit.comes_from(self.config.gate.proxies.address_of(scope))
        super().handle_connect(event)

    def send_receive_event_to_app(self) -> None:
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        try:
            text = data.decode() if self.curr_msg_data_type == "text" else ""
        except UnicodeDecodeError:
            self.conn.fail(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
            return
        self._take_in(text)

    def _take_in(self, text: str) -> None:
        if self.close_sent:
            return
        event: Any = {"type": "websocket.receive", "text": text}
        self.queue.put_nowait(event)
        if self.queue.qsize() >= UNHEARD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    # -- the line, for whoever serves it ---------------------------------------
    def joined(self) -> None:
        """It belongs to a guest of a table now."""
        self.at_table = True
        self._visit.settle()

    async def hear(self) -> str:
        """The next text; of anything else, an empty one. Raises HungUp."""
        if not self.queue.empty():
            await asyncio.sleep(0)  # others have a turn in between
        heard = await self.receive()
        if heard["type"] != "websocket.receive":
            raise HungUp
        return heard["text"] or ""

    def say(self, text: bytes) -> None:
        """It is lost if the line is closed, or being closed."""
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            return
        size = len(text)
        if size <= PACKET:
            self.transport.write(HEADS[size] + text)
        elif size < LONGEST and not self.conn.extensions:
            self.transport.write(b"\x81\x7e" + size.to_bytes(2) + text)
        else:  # it may be compressed
            self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))

    @property
    def unsaid(self) -> int:
        """Bytes that the client has not taken yet."""
        return self.transport.get_write_buffer_size()

    def hang_up(self) -> None:
        """Whoever hears here hears no more."""
        event: Any = {"type": "websocket.disconnect"}
        self.queue.put_nowait(event)

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is None:  # before the handshake was over, so nothing can be said
            self.transport.abort()
        else:
            super().handle_parser_exception()
