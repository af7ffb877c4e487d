"""Who is taken as what: devices and addresses, by what opens them and by nothing else."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.server.devices import Device, Service
from tests.server.notices.at_desk import TOKEN, Desk, desk
from tests.server.postbox import Postbox, mail_server

from irrgarten.server.notices.desk import NoticeDesk
from irrgarten.server.notices.mailing import MailServer
from irrgarten.server.page_frames import Subscribed
from irrgarten.store import KeyRow
from irrgarten.tables.problems import RequestError

ORIGIN = "https://games.example.org"
OTHER = TOKEN[::-1]


@pytest.fixture
def postbox() -> Postbox:
    return Postbox()


@pytest.fixture
async def at(tmp_path: Path, postbox: Postbox) -> AsyncIterator[Desk]:
    async with (
        mail_server(postbox) as server,
        desk(tmp_path / "t.db", mail=server, origins=(ORIGIN,), push_hosts=("127.0.0.1:1",)) as at,
    ):
        yield at


@pytest.fixture
def phone() -> Device:
    service = Service()
    service.port = 1  # nothing is sent
    return Device(service, "phone")


def link(postbox: Postbox, number: int = -1) -> str:
    """What stands in the latest mail for whoever wants to confirm it."""
    (found,) = re.findall(r"notices#(\S+)", postbox.mails[number][1].get_content())
    return str(found)


# -- devices -----------------------------------------------------------------------
async def test_a_device_is_the_same_subscriber_and_its_token_gives_the_same_secret(
    at: Desk, phone: Device
) -> None:
    first = await at.add(phone)
    assert await at.add(phone) == first, "sent again"
    other = await at.add(phone, OTHER)
    assert other.subscriber == first.subscriber
    assert other.secret != first.secret
    info = await at.notices.info(other.subscriber, other.secret)
    assert (info.kind, info.confirmed) == ("push", True)
    with pytest.raises(RequestError, match="opens no subscription"):
        await at.notices.info(first.subscriber, first.secret)


async def test_where_there_is_no_subscription_no_secret_opens_any(at: Desk) -> None:
    for secret in ("x" * 32, "", None):
        with pytest.raises(RequestError, match="opens no subscription"):
            await at.notices.info("0" * 32, secret)


async def test_who_leaves_is_forgotten(at: Desk, phone: Device) -> None:
    own = await at.add(phone)
    with pytest.raises(RequestError, match="opens no subscription"):
        await at.notices.leave(own.subscriber, "x" * 32)
    await at.notices.leave(own.subscriber, own.secret)
    assert await at.store.notices.subscriber(own.subscriber) is None


async def test_a_link_stops_what_it_was_made_for_and_again_changes_nothing(
    at: Desk, phone: Device
) -> None:
    own = await at.add(phone)
    token = await at.notices.token("stop", own.subscriber)
    assert await at.notices.stop_link(own.subscriber) == f"{ORIGIN}/api/notices/stop/{token}"
    for wrong in (token[:-1], token.replace("stop", "confirm"), await confirming(at, own), "stop"):
        with pytest.raises(RequestError, match="this link does nothing here"):
            await at.notices.stop(wrong)
    assert await at.store.notices.subscriber(own.subscriber) is not None
    for _ in range(2):
        await at.notices.stop(token)
        assert await at.store.notices.subscriber(own.subscriber) is None


async def confirming(at: Desk, own: Subscribed) -> str:
    return await at.notices.token("confirm", own.subscriber)


async def test_a_link_that_another_process_made_does_the_same(at: Desk, phone: Device) -> None:
    """Both may have made a key at first; the older one counts from then on."""
    own = await at.add(phone)
    await at.store.notices.add_key(KeyRow("B" * 87, "C" * 43, "2025-01-01T00:00:00+00:00"))
    there = NoticeDesk(at.store, at.lobby, at.notices._settings)
    token = await there.token("stop", own.subscriber)
    assert token != await at.notices.token("stop", own.subscriber)
    await at.notices.stop(token)
    assert await at.store.notices.subscriber(own.subscriber) is None


async def test_without_a_page_of_its_own_a_link_begins_at_the_server(tmp_path: Path) -> None:
    async with desk(tmp_path / "t.db") as at:
        token = await at.notices.token("stop", "0" * 32)
        assert await at.notices.stop_link("0" * 32) == f"/api/notices/stop/{token}"


# -- addresses -----------------------------------------------------------------------
async def test_an_address_is_asked_once_and_confirmed_by_what_stands_there(
    at: Desk, postbox: Postbox
) -> None:
    own = await at.mail()
    assert await at.mail() == own, "sent again"
    assert len(postbox.mails) == 1
    assert postbox.mails[0][1]["subject"] == "Emails from Irrgarten?"
    assert not (await at.notices.info(own.subscriber, own.secret)).confirmed
    await at.notices.confirm(link(postbox))
    assert (await at.notices.info(own.subscriber, own.secret)).confirmed


async def test_whoever_has_confirmed_is_asked_for_another_who_gives_her_address(
    at: Desk, postbox: Postbox
) -> None:
    own = await at.mail()
    await at.notices.confirm(link(postbox))
    other = await at.mail(OTHER)
    assert other.subscriber != own.subscriber
    assert len(postbox.mails) == 2, "she may have another page"
    assert not (await at.notices.info(other.subscriber, other.secret)).confirmed


async def test_a_day_later_she_may_be_asked_again_and_not_before(
    at: Desk, postbox: Postbox
) -> None:
    await at.mail()
    for number in range(1, 24):
        at.clock.now += timedelta(hours=1)
        await at.mail(f"{number:032}")
        assert len(postbox.mails) == 1, "whoever asks"
    at.clock.now += timedelta(hours=1, seconds=1)
    await at.mail(OTHER)
    assert len(postbox.mails) == 2, "nobody has it put off by asking over and over"
    at.clock.now += timedelta(hours=23, minutes=59)
    await at.mail("9" * 32)
    assert len(postbox.mails) == 2


async def test_who_stops_her_mails_is_not_asked_again_at_once(at: Desk, postbox: Postbox) -> None:
    own = await at.mail()
    await at.notices.confirm(link(postbox))
    at.clock.now += timedelta(days=30)
    await at.notices.leave(own.subscriber, own.secret)
    assert not (await at.notices.info(own.subscriber, own.secret)).confirmed
    await at.mail(OTHER)
    assert len(postbox.mails) == 1


async def test_what_is_forgotten_cannot_be_confirmed(at: Desk, postbox: Postbox) -> None:
    own = await at.mail()
    await at.store.notices.unsubscribe(own.subscriber)
    with pytest.raises(RequestError, match="stopped, or forgotten"):
        await at.notices.confirm(link(postbox))


async def test_a_mail_that_could_not_be_sent_leaves_nothing_so_that_it_can_be_tried_again(
    tmp_path: Path, postbox: Postbox
) -> None:
    away = MailServer("127.0.0.1", 9, "games@example.org", "none")
    async with mail_server(postbox) as server, desk(tmp_path / "t.db", mail=away) as at:
        for _ in range(2):
            with pytest.raises(RequestError, match="could not be sent"):
                await at.mail()
        at.notices.mails._server = server
        await at.mail()
    assert len(postbox.mails) == 1


# -- seats ---------------------------------------------------------------------------
async def test_a_seat_is_followed_by_who_holds_it_until_she_says_no(
    at: Desk, phone: Device
) -> None:
    own = await at.add(phone)
    for _ in range(2):
        await at.follow(own)
    row = await at.store.notices.follows("t", 0, own.subscriber)
    assert row is not None
    async with at.lobby.table("t") as table:
        assert row.secret_hash == table.state.seats[0].secret_hash
        assert ({*table.state.followed}, table.row.revision) == ({0}, 2), "once is enough"
    with pytest.raises(RequestError, match="opens no subscription"):
        await at.follow(replace(own, secret="x" * 32), on=False)
    await at.follow(own, on=False)
    assert await at.store.notices.follows("t", 0, own.subscriber) is None
