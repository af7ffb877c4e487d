"""Lines as the server sees them: what counts as small talk, who has a turn, and what is left."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.attacker import (
    BINARY,
    CONTINUED,
    HALF_BODY,
    HALF_HEAD,
    PING,
    PONG,
    TEXT,
    frame,
    upgrade,
    wire,
)
from tests.server.running import PATIENCE, WIDE, House
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from irrgarten.server.addresses import Proxies
from irrgarten.server.connection_limits import ConnectionLimits
from irrgarten.server.settings import Limits, Rate
from irrgarten.server.wires import (
    PACKET,
    TOO_SLOW,
    UNHEARD,
    Compressing,
    Config,
    CountedFrames,
    Frames,
    HungUp,
    Requests,
)

#: Too long to be read without the parser.
LONG = b"x" * 200


async def application(
    scope: object, receive: object, send: Callable[[dict[str, str]], Awaitable[None]]
) -> None:
    """It lets everybody in, and serves nobody."""
    await send({"type": "websocket.accept"})
    await asyncio.Event().wait()


class Transport(asyncio.Transport):
    """A connection as far as a protocol sees it."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closed = self.paused = False
        self.protocol: asyncio.BaseProtocol | None = None

    def write(self, data: Any) -> None:
        self.written += data

    def close(self) -> None:
        self.closed = True

    abort = close

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False

    def get_write_buffer_size(self) -> int:
        return 0

    def get_protocol(self) -> asyncio.BaseProtocol:
        assert self.protocol is not None
        return self.protocol


@pytest.fixture
async def config() -> Config:
    made = Config(
        ConnectionLimits(WIDE, Proxies()), app=application, log_config=None, ws_max_size=WIDE.frame
    )
    made.load()
    return made


@pytest.fixture
async def transport() -> Transport:
    return Transport()


@pytest.fixture
async def line(config: Config, transport: Transport) -> AsyncIterator[Frames]:
    """It is open, and whoever serves it has heard so."""
    line = Frames(config, ServerState(), {})
    line.connection_made(transport)
    line.data_received(upgrade("t"))
    assert (await line.receive())["type"] == "websocket.connect"
    while not line.handshake_complete:  # noqa: ASYNC110
        await asyncio.sleep(0)
    transport.written = b""
    yield line
    for task in line.tasks:
        task.cancel()
    await asyncio.gather(*line.tasks, return_exceptions=True)


@pytest.fixture
async def requests(config: Config, transport: Transport) -> Requests:
    requests = Requests(config, ServerState(), {})
    transport.protocol = requests
    requests.connection_made(transport)
    return requests


def counted(limits: Limits = WIDE) -> CountedFrames:
    return CountedFrames(limits, state=State.OPEN, max_size=limits.frame)


def between_frames() -> CountedFrames:
    """One has come already."""
    wires = counted()
    wires.receive_data(frame(TEXT, LONG))
    return wires


# -- what is read ----------------------------------------------------------------
@pytest.mark.parametrize("kind", [TEXT, BINARY])
def test_whole_messages_are_no_small_talk(kind: int) -> None:
    limits = replace(WIDE, control_frames=Rate(2, 0.0))
    wires = counted(limits)
    wires.receive_data(frame(kind, LONG) * 20)
    assert wires.close_sent is None
    assert len(wires.events_received()) == 20


@pytest.mark.parametrize(
    "talk",
    [
        frame(PING) * 3,
        frame(PONG) * 3,
        frame(TEXT, last=False) + frame(CONTINUED, last=False) * 2,
        (frame(TEXT, LONG, last=False) + frame(CONTINUED, LONG)) * 2,
    ],
    ids=["pings", "pongs", "parts-of-a-text", "texts-in-parts"],
)
def test_small_talk_is_soon_enough(talk: bytes) -> None:
    limits = replace(WIDE, control_frames=Rate(2, 0.0))
    wires = counted(limits)
    wires.receive_data(talk)
    assert wires.close_sent is not None
    assert len(wires.events_received()) == 2


def test_what_stands_in_the_middle_of_another_frame_is_no_text() -> None:
    wires, short = between_frames(), frame(TEXT, b"hello")
    assert wires.short_text(short) == "hello"
    wires.receive_data(frame(TEXT, short * 20)[:20])
    assert wires.short_text(short) is None


def test_what_comes_between_the_parts_of_a_text_is_no_text_of_its_own() -> None:
    wires = between_frames()
    wires.receive_data(frame(TEXT, LONG, last=False))
    assert wires.short_text(frame(TEXT, b"hello")) is None


def test_once_the_line_is_being_closed_nothing_is_heard_on_it() -> None:
    wires = between_frames()
    wires.send_close(1001)
    assert wires.short_text(frame(TEXT, b"hello")) is None


@pytest.mark.parametrize(
    ("head", "body"),
    [(b"\x81\x85", b"hell"), (b"\x81\x84", b"hello"), (b"\x82\x85", b"hello"), (b"\x81\x80", b"")],
    ids=["more-is-to-come", "more-has-come", "bytes", "nothing"],
)
def test_what_is_not_the_whole_of_a_short_text_is_left_to_the_parser(
    head: bytes, body: bytes
) -> None:
    wires = between_frames()
    assert wires.short_text(head + bytes(4) + body) is None


async def test_a_text_may_have_so_many_bytes_and_no_more(line: Frames) -> None:
    for more, closed in ((0, None), (1, 1009)):
        line.conn.receive_data(frame(TEXT, b"x" * (WIDE.frame + more)))
        sent = line.conn.close_sent
        assert (sent and sent.code) == closed


def test_only_what_is_longer_than_a_packet_is_compressed() -> None:
    packing = Compressing(False, False, 12, 12, {})  # noqa: FBT003
    for size, packed in ((PACKET, False), (PACKET + 1, True)):
        text = Frame(Opcode.TEXT, b"x" * size)
        assert (packing.encode(text) != text) == packed


async def test_no_more_is_read_while_much_waits_to_be_heard(
    line: Frames, transport: Transport
) -> None:
    for number in range(1, UNHEARD + 2):
        line.data_received(frame(TEXT, b"hello"))
        assert (line.queue.qsize(), transport.paused) == (number, number >= UNHEARD)


async def test_a_head_in_two_parts_is_waited_for(config: Config, transport: Transport) -> None:
    line = Frames(config, ServerState(), {})
    line.connection_made(transport)
    line.data_received(upgrade("t")[:-2])
    assert (transport.written, transport.closed) == (b"", False)
    line.data_received(b"x: y\r\n" * 200 + b"\r\n")
    assert transport.written.startswith(b"HTTP/1.1 431")
    assert transport.closed


# -- who has a turn --------------------------------------------------------------
async def test_others_have_a_turn_between_two_texts_that_wait(line: Frames) -> None:
    done: list[str] = []

    async def hears() -> None:
        for _ in range(3):
            done.append(await line.hear())

    async def others() -> None:
        for _ in range(3):
            done.append("others")
            await asyncio.sleep(0)

    for text in "abc":
        line.queue.put_nowait({"type": "websocket.receive", "text": text})
    await asyncio.gather(hears(), others())
    assert done == ["others", "a", "others", "b", "others", "c"]


async def test_whoever_hangs_up_hears_no_more(line: Frames) -> None:
    line.hang_up()
    with pytest.raises(HungUp):
        await line.hear()


# -- what is sent ----------------------------------------------------------------
@pytest.mark.parametrize("size", [1, 125, 126, PACKET, PACKET + 1, 0xFFFF, 0x10000])
async def test_what_is_said_is_one_text_whatever_its_length(
    line: Frames, transport: Transport, size: int
) -> None:
    line.say(b"x" * size)
    client = ClientProtocol(parse_uri("ws://here"), state=State.OPEN, max_size=None)
    client.receive_data(transport.written)
    (heard,) = client.events_received()
    assert isinstance(heard, Frame)
    assert (heard.opcode, heard.fin, len(heard.data)) == (Opcode.TEXT, True, size)


async def test_nothing_is_said_on_a_line_that_is_gone(line: Frames, transport: Transport) -> None:
    line.say(b"hello")
    before = transport.written
    line.connection_lost(None)
    line.say(b"are you there?")
    assert transport.written == before


async def test_what_waits_goes_on_when_it_gets_through_again(
    line: Frames, requests: Requests
) -> None:
    for writes, is_open in ((line, line.writable.is_set), (requests, _flows(requests))):
        writes.pause_writing()
        assert not is_open()
        writes.resume_writing()
        assert is_open()


def _flows(requests: Requests) -> Callable[[], bool]:
    return lambda: not requests.flow.write_paused


# -- whose turn it is ------------------------------------------------------------
@pytest.mark.parametrize(
    ("sent", "told"),
    [(b"", b""), (b"G", TOO_SLOW), (HALF_HEAD, TOO_SLOW), (HALF_BODY, TOO_SLOW)],
    ids=["nothing", "a-byte", "half-a-head", "half-a-body"],
)
async def test_who_does_not_finish_is_told_so(
    config: Config, requests: Requests, transport: Transport, sent: bytes, told: bytes
) -> None:
    if sent:
        requests.data_received(sent)
    visit = requests._visit
    visit.look(time.monotonic())
    assert not transport.closed
    visit.look(time.monotonic() + max(WIDE.head_within, WIDE.body_within))
    assert (transport.written, transport.closed) == (told, True)


# -- what is left ----------------------------------------------------------------
@pytest.mark.parametrize("sent", [b"", HALF_BODY], ids=["silent", "half-a-body"])
async def test_nothing_is_kept_of_whoever_has_hung_up(house: House, sent: bytes) -> None:
    """Nor is a body waited for that will not come."""
    assert house.serving is not None
    state = house.serving.server_state
    async with wire(house.port, sent):
        async with asyncio.timeout(PATIENCE):
            while not (state.tasks if sent else state.connections):  # noqa: ASYNC110
                await asyncio.sleep(0.001)
    async with asyncio.timeout(PATIENCE):
        while state.connections or state.tasks:  # noqa: ASYNC110
            await asyncio.sleep(0.001)
