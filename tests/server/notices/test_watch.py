"""Who is told when, look by look: what is due is told once, and to nobody who sees it anyway."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.server.at_lobby import Elsewhere
from tests.server.at_table import came
from tests.server.devices import Device, Service, push_service
from tests.server.notices.at_desk import Desk, desk
from tests.server.postbox import Postbox, mail_server
from tests.server.running import PATIENCE

from irrgarten.bus import Presence
from irrgarten.server import metrics
from irrgarten.server.notices import watch
from irrgarten.tables import commands
from irrgarten.tables.secrecy import hashed

ORIGIN = "https://games.example.org"
NOTICE, MAIL = timedelta(seconds=30), timedelta(seconds=600)


@pytest.fixture
async def service() -> AsyncIterator[Service]:
    async with push_service() as service:
        yield service


@pytest.fixture
def phone(service: Service) -> Device:
    return Device(service, "phone")


@pytest.fixture
def postbox() -> Postbox:
    return Postbox()


@pytest.fixture
async def at(tmp_path: Path, service: Service, postbox: Postbox) -> AsyncIterator[Desk]:
    async with (
        mail_server(postbox) as server,
        desk(
            tmp_path / "t.db",
            bus=Elsewhere(),
            mail=server,
            origins=(ORIGIN,),
            push_hosts=(service.host,),
        ) as at,
    ):
        yield at


async def done(at: Desk) -> None:
    """All that was begun beside the tables."""
    async with asyncio.timeout(PATIENCE):
        await at.watch._tasks.finish()


async def looked(at: Desk, later: timedelta = timedelta(0)) -> None:
    await done(at)
    at.clock.now += later
    await at.watch.once()
    await done(at)


def counted(kind: str, outcome: str) -> float:
    labels = {"kind": kind, "outcome": outcome}
    return metrics.REGISTRY.get_sample_value("irrgarten_notices_total", labels) or 0


async def test_a_device_is_told_after_some_moments_and_once(at: Desk, phone: Device) -> None:
    before = counted("push", "sent")
    await at.follow(await at.add(phone))
    await looked(at, NOTICE - timedelta(seconds=1))
    assert phone.told == []
    for _ in range(2):
        await looked(at, timedelta(seconds=1))
        assert [one["table"] for one in phone.told] == ["t"]
    (headers,) = phone.headers
    assert (headers["ttl"], headers["topic"]) == ("86400", hashed("t")[:32])
    assert counted("push", "sent") == before + 1
    stop = phone.told[0]["stop"]
    await at.notices.stop(stop)


async def test_who_comes_has_it_taken_back_for_as_long_as_it_would_matter(
    at: Desk, phone: Device
) -> None:
    await at.follow(await at.add(phone))
    await looked(at, NOTICE)
    async with at.lobby.table("t") as table:
        await came(table, 0)
        await done(at)
    assert phone.told[1:] == [{"kind": "clear", "table": "t"}]
    assert phone.headers[1]["ttl"] == "600"


async def test_a_service_that_wants_every_notice_shown_is_spared_what_shows_nothing(
    at: Desk, phone: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watch, "MUST_SHOW", "/push/phone")
    await at.follow(await at.add(phone))
    await looked(at, NOTICE)
    async with at.lobby.table("t") as table:
        await came(table, 0)
        await done(at)
    assert [one["kind"] for one in phone.told] == ["turn"]


async def test_a_mail_that_cannot_be_sent_is_counted_and_logged(
    at: Desk, postbox: Postbox, caplog: pytest.LogCaptureFixture
) -> None:
    before = counted("mail", "failed")
    own = await at.mail()
    await at.store.notices.confirm(own.subscriber)
    await at.follow(own)
    assert at.notices.mails._server is not None
    at.notices.mails._server = replace(at.notices.mails._server, port=9)
    await looked(at, MAIL)
    assert counted("mail", "failed") == before + 1
    assert "a mail could not be sent: ConnectionRefusedError" in caplog.text


async def test_a_device_that_takes_no_more_is_forgotten(at: Desk, phone: Device) -> None:
    before = counted("push", "gone")
    own = await at.add(phone)
    await at.follow(own)
    phone.status = 410
    await looked(at, NOTICE)
    assert await at.store.notices.subscriber(own.subscriber) is None
    assert counted("push", "gone") == before + 1


async def test_a_notice_that_is_refused_is_counted_and_the_device_stays(
    at: Desk, phone: Device
) -> None:
    before = counted("push", "failed")
    own = await at.add(phone)
    await at.follow(own)
    phone.status = 413
    await looked(at, NOTICE)
    assert await at.store.notices.subscriber(own.subscriber) is not None
    assert counted("push", "failed") == before + 1


async def due(at: Desk) -> int:
    far = (at.clock.now + timedelta(days=1)).isoformat()
    return len(await at.store.notices.due(far, 10))


async def test_who_sees_it_at_another_process_is_not_told_and_nothing_stays_due(
    at: Desk, phone: Device
) -> None:
    await at.follow(await at.add(phone))
    await done(at)
    assert await due(at) == 1
    async with at.lobby.table("t") as table:
        assert isinstance(table.bus, Elsewhere)
        table.bus.there["t/seen"] = Presence(seats=((0, 1),))
        await looked(at, NOTICE)
        assert (phone.told, await due(at)) == ([], 0)
        assert table.following.awaited == set(), "should she go, she is awaited anew"


async def test_while_nobody_knows_who_is_elsewhere_it_waits(
    at: Desk, phone: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    await at.follow(await at.add(phone))
    monkeypatch.setattr(Elsewhere, "blind", property(lambda _: True))
    await looked(at, NOTICE)
    assert (phone.told, await due(at)) == ([], 1)
    monkeypatch.undo()
    await looked(at)
    assert len(phone.told) == 1


async def test_a_seat_that_is_anothers_by_now_is_followed_no_more(at: Desk, phone: Device) -> None:
    own = await at.add(phone)
    await at.follow(own)
    await done(at)
    async with at.lobby.table("t") as table:
        await table.execute(commands.Reissue(0, hashed("another's")))
        await looked(at, NOTICE)
    assert phone.told == []
    assert await at.store.notices.follows("t", 0, own.subscriber) is None


async def test_it_looks_again_and_again_until_it_is_closed(
    at: Desk, phone: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watch, "LOOK", 0.001)
    at.watch.start()
    await at.follow(await at.add(phone))
    at.clock.now += NOTICE
    assert (await phone.next("turn"))["table"] == "t"
    await at.watch.close()
    assert not at.watch._tasks._running


async def test_a_table_that_comes_into_memory_is_looked_at(at: Desk, phone: Device) -> None:
    """A server may have stopped before it was kept that she is awaited."""
    own = await at.add(phone)
    async with at.lobby.table("t") as table:
        await at.follow(own)
        await done(at)
        await at.store.notices.settle("t", 0)
        assert await due(at) == 0
        table.following.awaited.clear()
        at.watch.attend(table)
        await done(at)
        assert await due(at) == 1
