"""Brändi Dog in browsers: mouse, finger and keys, with bots in the other seats."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, ViewportSize, expect
from tests.browser.conftest import Visit
from tests.browser.devices import BROWSER, DESK, PHONE, SMALL
from tests.browser.dog import DogPlayer, Way, seated
from tests.browser.test_axe import find_nothing
from tests.browser.test_pictures import Album
from tests.server.running import Frame, House, bot, person

import irrgarten

pytestmark = BROWSER

BOT = bot("beginner")
#: A small screen with a mouse: every picture drawn takes its time.
SIZES: dict[str, ViewportSize] = {
    "phone": {"width": 360, "height": 640},
    "desk": {"width": 1440, "height": 900},
}


async def opened(house: House, page: Page, way: Way, *others: Frame, **options: Any) -> DogPlayer:
    """Ada at a fresh table with others."""
    _, (seat, *_) = await seated(house, person("Ada"), *others, **options)
    ada = DogPlayer(page, way)
    await page.goto(seat)
    return ada


async def keep_pictures(tree: Path, page: Page, name: str) -> None:
    for size, shown in SIZES.items():
        await page.set_viewport_size(shown)
        await Album(tree / "build" / "screenshots", page, size).take(name)


async def test_two_browsers_and_two_bots_play_to_the_end(house: House, visit: Visit) -> None:
    """Two people as a team against bots, from a deal to the last marble; keys and touches.

    Half of the marbles are at home already: the other half come home no differently.
    """
    position = irrgarten.new("dog", players=4).position()
    position["state"]["marbles"] = [["K", "K", "F3", "F4"]] * 4
    table, seats = await seated(house, person("Ada"), BOT, person("Cy"), BOT, position=position)
    ada = DogPlayer(await visit(SMALL), "keys")
    cy = DogPlayer(await visit(PHONE), "touch")
    for player, seat in zip((ada, cy), seats, strict=True):
        await player.page.goto(seat)
    await expect(ada.headline).to_have_text("Choose a card for Cy.")
    await expect(cy.headline).to_have_text("Choose a card for Ada.")
    await asyncio.gather(ada.play(), cy.play())
    record = (await house.http.get(f"/api/tables/{table}/record")).json()
    for number, player in ((0, ada), (2, cy)):
        await expect(player.over).to_be_visible()
        await expect(player.page.get_by_role("img", name="The board at the end")).to_be_visible()
        assert player.sent == [one["act"] for one in record["acts"] if one["seat"] == number]
    assert await ada.headline.inner_text() == await cy.headline.inner_text()


@pytest.mark.parametrize(
    ("way", "players", "options"),
    [
        ("touch", 6, {"teams": "trios", "canadian_seven": True}),
        ("keys", 2, {}),
        ("mouse", 2, {}),
    ],
)
async def test_rounds_against_bots(
    tree: Path, house: House, visit: Visit, way: Way, players: int, options: dict[str, Any]
) -> None:
    page = await visit(PHONE if way == "touch" else SMALL)
    ada = await opened(house, page, way, *[BOT] * (players - 1), **options)
    await ada.play(4)
    await expect(page.locator(".plate")).to_have_count(players)
    if way == "keys":
        await expect(page.locator("[data-board]")).to_be_focused()
    if way == "touch":
        await ada.my_turn()
        await keep_pictures(tree, page, "dog-6")


async def test_hands_wait_behind_a_curtain(house: House, visit: Visit) -> None:
    _, seats = await seated(house, person("Ada"), BOT, person("Cy"), BOT)
    page = await visit(SMALL)
    for seat in seats:
        await page.goto("/")
        await page.goto(seat)
        await expect(page.get_by_role("listbox")).to_be_visible()
    await expect(page.get_by_text("Pass the device to")).to_be_visible()
    await expect(page.get_by_role("group", name="Your cards")).to_have_count(0)
    await page.get_by_role("button", name="show my cards").click()
    await expect(page.get_by_role("group", name="Your cards")).to_be_visible()


async def test_axe_finds_nothing(house: House, visit: Visit) -> None:
    page = await visit(DESK)
    await page.goto("/new/dog")
    await page.get_by_role("radio", name="6").check()
    await expect(page.get_by_text("Two teams of three")).to_be_visible()
    await find_nothing(page)
    ada = await opened(house, page, "mouse", *[BOT] * 5)
    await ada.play(1)
    assert await ada.my_turn()
    await ada.card(0)
    await find_nothing(page)


async def test_every_unplayable_card_says_why(tree: Path, house: House, visit: Visit) -> None:
    page = await visit(SMALL)
    ada = await opened(house, page, "mouse", BOT, BOT, BOT)
    await ada.play(1)
    while await ada.my_turn():
        dull = await page.locator(".fan button").evaluate_all(
            "cards => cards.flatMap((card, n) => card.matches('.dull') ? [n] : [])"
        )
        for slot in dull:
            await ada.card(slot)
            await expect(page.get_by_text("Rule DOG-")).to_be_visible()
            await page.locator(".notes").get_by_role("button", name="Close").click()
            await expect(page.get_by_text("Rule DOG-")).to_have_count(0)
        if dull:
            await keep_pictures(tree, page, "dog-4")
            return
        await ada.play(1)
    pytest.fail("every card could always be played")
