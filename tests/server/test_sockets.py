"""The WebSocket of a table: who is let go with which code, and what the host counts of it."""

from __future__ import annotations

import pytest
from tests.server.running import House, person

from irrgarten.server import metrics


def refused(why: str) -> float:
    counter: float = metrics.REFUSED.labels(why)._value.get()
    return counter


@pytest.mark.parametrize(
    ("sent", "code", "closed"),
    [
        ({"type": "join", "secret": "x" * 32}, "forbidden", 4403),
        ({"type": "ping"}, "bad_frame", 4400),
    ],
)
async def test_the_host_counts_why_connections_were_refused(
    house: House, sent: dict[str, str], code: str, closed: int
) -> None:
    before = refused(code)
    made = await house.make(person("Anna"), person("Ben"))
    async with house.open(made["info"]["table"]) as socket:
        await socket.send(sent)
        assert (await socket.next())["code"] == code
        assert await socket.closed() == closed
    assert refused(code) == before + 1
