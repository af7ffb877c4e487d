"""A text that goes out as it is, behind a head of our own, is a frame as the protocol has it."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from irrgarten.server.wires import HEADS, PACKET


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 255, 256, PACKET])
def test_a_head_says_how_long_its_text_is(size: int) -> None:
    text = b"x" * size
    reader = StreamReader()
    reader.feed_data(HEADS[size] + text + b"rest")
    parsing = Frame.parse(reader.read_exact, mask=False)
    with pytest.raises(StopIteration) as parsed:
        next(parsing)
    frame = parsed.value.value
    assert (frame.opcode, frame.fin, frame.data) == (Opcode.TEXT, True, text)
    assert bytes(reader.buffer) == b"rest"


def test_there_is_one_for_every_text_that_fits_into_a_packet() -> None:
    assert len(HEADS) == PACKET + 1
