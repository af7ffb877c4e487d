"""What goes over the bus is enough: nothing has to be looked for while it carries."""

from __future__ import annotations

from random import Random

import pytest
from tests.server.running import OPEN, person
from tests.server.seats import sit
from tests.server.together import shows, spread, two
from tests.servers.postgresql import PostgreSQLServer
from tests.servers.redis import RedisServer

from irrgarten.server import peers

NEVER = 1e9


@pytest.fixture(autouse=True)
def no_looking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "SELDOM", NEVER)


async def test_acts_and_seats_are_heard_of(
    postgresql: PostgreSQLServer, redis: RedisServer
) -> None:
    async with two(postgresql, redis.bus()) as houses:
        async with spread(houses, "magic_labyrinth", walls=0) as company:
            await company.play(Random(1), acts=6)
        made = await houses[0].make(person("Anna"), OPEN)
        table, anna = made["info"]["table"], made["seats"][0]["secret"]
        async with houses[1].joined(table, anna) as (socket, _):
            await sit(houses[0], table, 1, "Ben")
            await shows(socket, "status", be="playing")
