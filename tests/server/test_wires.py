"""Lines as the server sees them: what counts as small talk, who has a turn, and what is left."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace
from tests.server.attacker import BINARY, CONTINUED, HALF_BODY, PING, PONG, TEXT, frame, wire
from tests.server.running import PATIENCE, WIDE, House
from uvicorn.server import ServerState
from websockets.protocol import State

from irrgarten.server.addresses import Proxies
from irrgarten.server.gate import Gate
from irrgarten.server.settings import Rate
from irrgarten.server.wires import Config, CountedFrames, Frames

#: Too long to be read without the parser.
LONG = b"x" * 200


async def application(scope: object, receive: object, send: object) -> None:
    """It serves nobody."""


@pytest.fixture
async def line() -> Frames:
    config = Config(Gate(WIDE, Proxies()), app=application, log_config=None)
    config.load()
    return Frames(config, ServerState(), {})


@pytest.mark.parametrize("kind", [TEXT, BINARY])
def test_whole_messages_are_no_small_talk(kind: int) -> None:
    limits = replace(WIDE, control_frames=Rate(2, 0.0))
    wires = CountedFrames(limits, state=State.OPEN, max_size=limits.frame)
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
    ids=["pings", "pongs", "parts of a text", "texts in parts"],
)
def test_small_talk_is_soon_enough(talk: bytes) -> None:
    limits = replace(WIDE, control_frames=Rate(2, 0.0))
    wires = CountedFrames(limits, state=State.OPEN, max_size=limits.frame)
    wires.receive_data(talk)
    assert wires.close_sent is not None
    assert len(wires.events_received()) == 2


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


@pytest.mark.parametrize("sent", [b"", HALF_BODY], ids=["silent", "half a body"])
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
