"""One notice to a device: encrypted for it, signed by us, and sent where it says, nowhere else."""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from aiohttp import web
from msgspec.structs import replace
from tests.server.devices import Device, Service, base64url, push_service
from tests.server.notices.at_desk import Desk, desk

from irrgarten.server.notices import pushing
from irrgarten.server.notices.pushing import Gone, NotSent, Pushing, _resolver
from irrgarten.store import SubscriberRow
from irrgarten.tables.problems import RequestError

PAYLOAD = b'{"kind":"turn"}'


@pytest.fixture
async def service() -> AsyncIterator[Service]:
    async with push_service() as service:
        yield service


@pytest.fixture
async def at(tmp_path: Path, service: Service) -> AsyncIterator[Desk]:
    async with desk(tmp_path / "t.db", push_hosts=(service.host,)) as at:
        yield at


@pytest.fixture
async def push(
    at: Desk, service: Service, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Pushing]:
    monkeypatch.setattr(pushing, "AGAIN", 0)
    push = Pushing(at.notices.keys, (service.host,))
    yield push
    await push.close()


@pytest.fixture
def phone(service: Service) -> Device:
    return Device(service, "phone")


async def row_of(at: Desk, device: Device) -> SubscriberRow:
    row = await at.store.notices.subscriber((await at.add(device)).subscriber)
    assert row is not None
    return row


async def test_it_comes_as_it_was_written(at: Desk, push: Pushing, phone: Device) -> None:
    await push.send(await row_of(at, phone), PAYLOAD, "topic", 77)
    assert phone.told == [{"kind": "turn"}]
    (headers,) = phone.headers
    assert (headers["ttl"], headers["topic"], headers["urgency"]) == ("77", "topic", "normal")
    assert headers["authorization"].startswith("vapid t=")


@pytest.mark.parametrize("status", [404, 410])
async def test_a_service_says_that_it_is_over(
    at: Desk, push: Pushing, phone: Device, status: int
) -> None:
    phone.status = status
    with pytest.raises(Gone):
        await push.send(await row_of(at, phone), PAYLOAD, "topic", 77)
    assert len(phone.told) == 1


@pytest.mark.parametrize(("status", "times"), [(429, 2), (503, 2), (400, 1), (411, 1), (413, 1)])
async def test_what_is_refused_is_not_sent_and_what_may_go_later_is_tried_again(
    at: Desk, push: Pushing, phone: Device, status: int, times: int
) -> None:
    phone.status = status
    with pytest.raises(NotSent, match=f"answered with {status}"):
        await push.send(await row_of(at, phone), PAYLOAD, "topic", 77)
    assert len(phone.told) == times


async def test_nobody_is_led_on_from_there(
    at: Desk, push: Pushing, phone: Device, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = Device(service, "other")
    take = phone.take

    def led(body: bytes, headers: dict[str, str]) -> None:
        take(body, headers)
        raise web.HTTPTemporaryRedirect(other.endpoint)

    monkeypatch.setattr(phone, "take", led)
    with pytest.raises(NotSent, match="answered with 307"):
        await push.send(await row_of(at, phone), PAYLOAD, "topic", 77)
    assert (len(phone.told), other.told) == (1, [])


async def test_a_key_that_is_not_ours_any_more_ends_it(
    at: Desk, push: Pushing, phone: Device
) -> None:
    row = await row_of(at, phone)
    for key in ("A" * 87, None):
        with pytest.raises(Gone):
            await push.send(replace(row, key=key), PAYLOAD, "topic", 77)
    assert phone.told == []


async def test_where_nobody_may_send_us_nothing_goes(
    at: Desk, phone: Device, service: Service
) -> None:
    row = await row_of(at, phone)
    strict = Pushing(at.notices.keys, ())
    with pytest.raises(NotSent, match="endpoint: "):
        await strict.send(row, PAYLOAD, "topic", 77)
    assert phone.told == []
    await strict.close()  # though nothing was ever sent


async def test_all_go_by_one_session_which_is_closed_in_the_end(
    at: Desk, service: Service, phone: Device
) -> None:
    push, row = Pushing(at.notices.keys, (service.host,)), await row_of(at, phone)
    await push.send(row, PAYLOAD, "topic", 77)
    session = push._opened()
    await push.send(row, PAYLOAD, "topic", 77)
    assert push._opened() is session
    await push.close()
    assert session.closed


async def test_names_lead_to_what_was_looked_at() -> None:
    found = await _resolver(("localhost:443",)).resolve("localhost", 443)
    assert found
    for one in found:
        six = ":" in one["host"]
        assert one["family"] == (socket.AF_INET6 if six else socket.AF_INET)
        assert (one["hostname"], one["port"]) == ("localhost", 443)
        assert one["flags"] == socket.AI_NUMERICHOST, "nothing is looked up again"


def test_keys_of_a_browser_are_taken_with_padding_and_without(push: Pushing, phone: Device) -> None:
    push.check_keys(**phone.keys)
    push.check_keys(phone.keys["p256dh"] + "=", phone.keys["auth"] + "==")
    for wrong in (b"", b"x" * 15, b"x" * 17):
        with pytest.raises(RequestError, match=r"^auth: "):
            push.check_keys(phone.keys["p256dh"], base64url(wrong))
    with pytest.raises(RequestError, match=r"^p256dh: "):
        push.check_keys("A" * 87, phone.keys["auth"])
