"""Mails that it is somebody's turn: to whom the address is, if she says so, until she stops."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from datetime import timedelta
from email.message import EmailMessage
from pathlib import Path
from secrets import token_urlsafe
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from tests.server.postbox import Postbox, mail_server
from tests.server.running import WIDE, Clock, Frame, House, person, running
from tests.server.seats import bearer

from irrgarten.server.notices import watch
from irrgarten.server.notices.mailing import MailServer
from irrgarten.server.settings import Rate

ORIGIN = "https://games.example.org"
ANNA = "anna@example.org"
MAIL = 600


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch, "LOOK", 0.05)


@pytest.fixture
async def postbox() -> Postbox:
    return Postbox()


@pytest.fixture
async def server(postbox: Postbox) -> AsyncIterator[MailServer]:
    async with mail_server(postbox) as server:
        yield server


@pytest.fixture
async def house(tmp_path: Path, clock: Clock, server: MailServer) -> AsyncIterator[House]:
    chosen: dict[str, Any] = {"clock": clock.read, "mail": server, "origins": (ORIGIN,)}
    async with running(tmp_path / "house.db", **chosen) as house:
        yield house


async def ask(house: House, address: str = ANNA, language: str = "en") -> httpx.Response:
    body = {"address": address, "language": language, "token": token_urlsafe(24)}
    return await house.http.post("/api/notices/mails", json=body)


async def seated(house: House) -> Frame:
    return await house.make(person("Anna"), person("Ben"), given={"beginner": 0})


async def followed(house: House, subscribed: Frame, made: Frame) -> int:
    path = f"/api/tables/{made['info']['table']}/notices"
    own = bearer(made["seats"][0]["secret"])
    return (await house.http.put(path, json=subscribed, headers=own)).status_code


def token_in(mail: EmailMessage, what: str) -> str:
    (found,) = re.findall(rf"{ORIGIN}/notices#({what}\.\S+)", mail.get_content())
    return str(found)


async def confirm(house: House, mail: EmailMessage) -> httpx.Response:
    body = {"token": token_in(mail, "confirm")}
    return await house.http.post("/api/notices/confirm", json=body)


async def settled() -> None:
    await asyncio.sleep(6 * watch.LOOK)


async def test_nothing_comes_before_it_is_confirmed_and_one_for_each_turn_after(
    house: House, postbox: Postbox, clock: Clock
) -> None:
    made, subscribed = await seated(house), (await ask(house)).json()
    assert await followed(house, subscribed, made) == 200
    question = await postbox.next(1)
    assert (postbox.mails[0][0], question["from"]) == (ANNA, "Irrgarten <games@example.org>")
    clock.now += timedelta(seconds=MAIL)
    await settled()
    assert len(postbox.mails) == 1, "she has not said that she wants them"
    assert (await confirm(house, question)).status_code == 200
    path = f"/api/notices/{subscribed['subscriber']}"
    stands = (await house.http.get(path, headers=bearer(subscribed["secret"]))).json()
    assert stands == {"kind": "mail", "confirmed": True}
    mail = await postbox.next(2)
    text = mail.get_content()
    assert mail["subject"] == "Your turn: The Magic Labyrinth"
    assert f"{ORIGIN}/t/{made['info']['table']}\r\n" in text
    for secret in (made["host"], subscribed["secret"], *(one["secret"] for one in made["seats"])):
        assert secret not in str(mail), "whoever reads it over her shoulder gets no seat"
    clock.now += timedelta(days=2)
    await settled()
    assert len(postbox.mails) == 2


async def test_one_tap_in_the_mail_stops_them(house: House, postbox: Postbox, clock: Clock) -> None:
    made, subscribed = await seated(house), (await ask(house)).json()
    await confirm(house, await postbox.next(1))
    await followed(house, subscribed, made)
    clock.now += timedelta(seconds=MAIL)
    mail = await postbox.next(2)
    assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    stop = mail["list-unsubscribe"].strip("<>")
    assert stop == f"{ORIGIN}/api/notices/stop/{token_in(mail, 'stop')}"
    one_click = {"List-Unsubscribe": "One-Click"}
    answer = await house.http.post(stop.removeprefix(ORIGIN), data=one_click)
    assert answer.status_code == 200, answer.text
    path = f"/api/notices/{subscribed['subscriber']}"
    stands = (await house.http.get(path, headers=bearer(subscribed["secret"]))).json()
    assert stands["confirmed"] is False
    other = await seated(house)
    await followed(house, subscribed, other)
    clock.now += timedelta(seconds=2 * MAIL)
    await settled()
    assert len(postbox.mails) == 2


async def test_a_confirmed_address_takes_no_seats_of_others(
    house: House, postbox: Postbox, clock: Clock
) -> None:
    own = (await ask(house)).json()
    await confirm(house, await postbox.next(1))
    made = await seated(house)
    thief = (await ask(house)).json()  # somebody else gives the same address
    assert await followed(house, thief, made) == 200
    clock.now += timedelta(seconds=MAIL)
    await settled()
    turns = [mail for _, mail in postbox.mails if "Your turn" in mail["subject"]]
    assert turns == [], "not confirmed by whoever reads it"
    assert own["secret"] != thief["secret"]
    assert await followed(house, {**thief, "subscriber": own["subscriber"]}, made) == 403


WRONG = [
    *("anna", "anna@", "@example.org", "anna@example", "a b@example.org", "anna@exa_mple.org"),
    *("anna@example.org\nBcc: ben@example.org", "anna@example.org, ben@example.org"),
    *("<anna@example.org>", "änna@example.org", ".anna@example.org", "an..na@example.org"),
]


async def test_what_is_no_address_is_refused(house: House, postbox: Postbox) -> None:
    for address in WRONG:
        answer = await ask(house, address)
        assert answer.status_code == 400, address
        assert answer.json()["message"].startswith("address: ")
    assert postbox.mails == []


async def test_tokens_do_one_thing_each(house: House, postbox: Postbox) -> None:
    await ask(house)
    mail = await postbox.next(1)
    good = token_in(mail, "confirm")
    for wrong in (good.replace("confirm.", "stop."), good[:-2], "confirm..", "x"):
        answer = await house.http.post("/api/notices/confirm", json={"token": wrong})
        assert answer.status_code == 403, wrong
        assert (await house.http.post(f"/api/notices/stop/{wrong}")).status_code == 403
    answer = await confirm(house, mail)
    assert (answer.status_code, answer.json()) == (200, {"stopped": False})


async def test_an_address_of_ours_may_have_so_many_asked(
    tmp_path: Path, server: MailServer, postbox: Postbox
) -> None:
    limits = replace(WIDE, mails=Rate(2, 1e-6))
    chosen: dict[str, Any] = {"mail": server, "origins": (ORIGIN,), "limits": limits}
    async with running(tmp_path / "house.db", **chosen) as house:
        codes = [(await ask(house, f"person{one}@example.org")).status_code for one in range(3)]
        assert codes == [200, 200, 429]


async def test_without_a_mail_server_there_are_none(tmp_path: Path) -> None:
    async with running(tmp_path / "house.db") as house:
        assert (await house.http.get("/api/notices")).json()["mail"] is False
        assert (await ask(house)).status_code == 409
