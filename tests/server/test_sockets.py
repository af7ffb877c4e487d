"""The WebSocket of a table: who is let go with which code, and what the host counts of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.server.at_table import person as seat
from tests.server.at_table import sat_down
from tests.server.running import WIDE, House, person, running

from irrgarten.bus import Bus
from irrgarten.server.guest import Guest
from irrgarten.server.limits import RateLimits
from irrgarten.server.settings import Rate
from irrgarten.server.sockets import Client, Ended
from irrgarten.server.stopping import ComeBack
from irrgarten.server.wires import HungUp
from irrgarten.store import Store, Unreadable


@pytest.mark.parametrize(
    ("fault", "code", "closed"),
    [(Unreadable("away"), "unavailable", 4503), (RuntimeError("broken"), "internal", 4500)],
)
async def test_what_fails_here_has_a_code_of_its_own(
    house: House, monkeypatch: pytest.MonkeyPatch, fault: Exception, code: str, closed: int
) -> None:
    async def fails(*_: object) -> None:
        raise fault

    monkeypatch.setattr(Store, "find", fails)
    async with house.open("t") as socket:
        await socket.send({"type": "join"})
        assert (await socket.next())["code"] == code
        assert await socket.closed() == closed


@pytest.mark.parametrize("act", ["s", "fly"])
async def test_refused_act_counts_as_one_frame(tmp_path: Path, act: str) -> None:
    few = 6
    limits = replace(WIDE, frames=Rate(few, 0.0))
    async with running(tmp_path / "games.db", limits=limits) as house:
        made = await house.make(person("Anna"), person("Ben"), given={"beginner": 0}, walls=0)
        table, secret = made["info"]["table"], made["seats"][0]["secret"]
        async with house.joined(table, secret) as (anna, welcome):
            for _ in range(few - 1):
                await anna.act(welcome["ply"], act)
                await anna.until("refused")
            await anna.act(welcome["ply"], "n")
            await anna.until("played")
            await anna.act(welcome["ply"], act)
            assert (await anna.next())["code"] == "too_many"


class Line:
    """It is heard so many times, and then no more."""

    def __init__(self, *texts: str) -> None:
        self._texts = [*texts]
        self.said: list[bytes] = []
        self.unsaid = 0

    async def hear(self) -> str:
        if not self._texts:
            raise HungUp
        return self._texts.pop(0)

    def say(self, text: bytes) -> None:
        self.said.append(text)

    def hang_up(self) -> None:
        pass


@pytest.mark.parametrize("why", ["stops", "slow", "gone"])
async def test_whoever_was_told_to_go_is_answered_no_more(tmp_path: Path, why: str) -> None:
    line = Line('{"type":"ping"}')
    guest = Guest(None, line, 1 << 20)
    if why == "stops":
        guest.coming_back = True
    elif why == "slow":
        guest.send_away("too slow")
    async with sat_down(tmp_path / "t.db", seat(0), seat(1)) as table:
        client = Client(line, table, guest, 0, RateLimits(WIDE, Bus()), WIDE)  # type: ignore[arg-type]
        ends = {"stops": ComeBack, "slow": Ended, "gone": HungUp}[why]
        with pytest.raises(ends) as raised:
            await client.converse()
    assert len(line.said) == (1 if why == "gone" else 0)
    if isinstance(raised.value, ComeBack):
        assert raised.value.told, "when to come back"
