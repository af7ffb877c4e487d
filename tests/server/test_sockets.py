"""The WebSocket of a table: who is let go with which code, and what the host counts of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.server.at_table import person as seat
from tests.server.at_table import sat_down
from tests.server.running import WIDE, House, person, running

from irrgarten.bus import Bus
from irrgarten.server import metrics
from irrgarten.server.guest import Guest
from irrgarten.server.limits import Doors
from irrgarten.server.settings import Rate
from irrgarten.server.sockets import Ended, _converse
from irrgarten.server.stopping import ComeBack
from irrgarten.server.wires import HungUp
from irrgarten.store import Store, Unreadable


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


async def test_who_watches_is_counted_and_who_has_a_seat_is_not(tmp_path: Path) -> None:
    limits = replace(WIDE, joins=Rate(2, 1e-6))
    async with running(tmp_path / "house.db", limits=limits) as house:
        made = await house.make(person("Anna"), person("Ben"))
        table, secret = made["info"]["table"], made["seats"][0]["secret"]
        for who in (secret, secret, secret, None, None, secret):
            async with house.joined(table, who):
                pass
        async with house.open(table) as socket:
            await socket.send({"type": "join"})
            assert (await socket.next())["code"] == "too_many"
            assert await socket.closed() == 4429


class Line:
    """It is heard so many times, and then no more."""

    def __init__(self, *texts: str) -> None:
        self._texts = [*texts]
        self.said: list[bytes] = []
        self.unsaid = 0
        self.answer_at_once: object = None

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
        talk = _converse(line, table, guest, Doors(WIDE, Bus()), WIDE)  # type: ignore[arg-type]
        ends = {"stops": ComeBack, "slow": Ended, "gone": HungUp}[why]
        with pytest.raises(ends) as raised:
            await talk
    assert len(line.said) == (1 if why == "gone" else 0)
    if isinstance(raised.value, ComeBack):
        assert raised.value.told, "when to come back"
