"""What a client does wrong leaves nothing in the log."""

from __future__ import annotations

import logging

import pytest
from tests.server.running import House, person
from websockets.asyncio.client import connect


async def test_a_text_frame_that_is_no_text(house: House, caplog: pytest.LogCaptureFixture) -> None:
    made = await house.make(person("Anna"), person("Ben"))
    address = f"ws://127.0.0.1:{house.port}/api/tables/{made['info']['table']}/socket"
    with caplog.at_level(logging.WARNING):
        async with connect(address) as connection:
            await connection.send(b'{"type":"join","secret":"\xff"}', text=True)
            await connection.wait_closed()
    assert connection.close_code == 1007
    assert not caplog.records
