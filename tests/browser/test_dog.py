"""Brändi Dog in browsers: mouse, finger and keys, with bots in the other seats."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Locator, Page, Position, expect
from playwright.async_api import TimeoutError as NotThere
from tests.browser.conftest import Visit
from tests.browser.devices import BROWSER, DESK, PHONE
from tests.browser.test_axe import find_nothing
from tests.browser.test_pictures import Album
from tests.server.house import Frame, House, person

pytestmark = BROWSER

BOT = {"holder": "bot", "level": "beginner"}
CASUAL = {"holder": "bot", "level": "casual"}

#: Where a card may be touched: the strip that its neighbours leave free, or the whole of the last
#: one. A card that leans has less of itself in its corners.
STRIP: Position = {"x": 7.0, "y": 26.0}
PLACES: tuple[Position | None, ...] = (STRIP, {"x": 16.0, "y": 30.0}, None)


async def seated(house: House, *seats: Any, **options: Any) -> tuple[str, list[str]]:
    """A table set without a page: its address, and those of the seats of persons."""
    body = {
        "game": "dog",
        "options": {"players": len(seats), **options},
        "seats": list(seats),
        "given": {"dealer": len(seats) - 1},
    }
    answer = await house.http.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    table = f"/t/{made['info']['table']}"
    return table, [f"{table}#{seat['secret']}" for seat in made["seats"]]


class Player:
    """Somebody who plays whatever the page offers, by one way of touching it."""

    def __init__(self, page: Page, way: str, seed: int = 1) -> None:
        self.page = page
        self._way = way
        self._choice = random.Random(seed)
        self._misses = 0

    @property
    def over(self) -> Locator:
        return self.page.get_by_role("button", name="Save the game")

    @property
    def headline(self) -> Locator:
        return self.page.get_by_role("banner").locator(".headline p")

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("listbox", name="The board")

    @property
    def fan(self) -> Locator:
        return self.page.get_by_role("group", name="Your cards").get_by_role("button")

    @property
    def send(self) -> Locator:
        return self.page.locator(".send")

    async def my_turn(self) -> bool:
        """Waits for it; False if the game is over instead."""
        mine = self.page.locator(".headline.mine")
        await expect(mine.or_(self.over).first).to_be_visible()
        return await self.over.count() == 0

    async def play(self, taps: int | None = None) -> None:
        """So many taps, or all until the game is over."""
        made = 0
        while made != taps and await self.my_turn():
            await self._step()
            made += 1

    async def _step(self) -> None:
        which = self.page.locator(".which button")
        chosen = self.page.locator(".fan .chosen, .seven")
        if await which.count():
            await self._press(which.first)
        elif await self.send.count():
            await self._press(self.send)
        elif await chosen.count():
            await self._on_the_board()
        else:
            await self._card()

    async def _card(self) -> None:
        playable = self.page.locator(".fan button:not(.dull)")
        count = await playable.count()
        if count == 0:
            return
        card = playable.nth(self._choice.randrange(count))
        name = await card.get_attribute("aria-label")
        if self._way == "keys":
            await self.board.focus()
            await self.page.keyboard.press(str(name).split(", ")[1].split()[0])
        else:
            await self._press(card, *PLACES)

    async def _on_the_board(self) -> None:
        if self._way == "keys":
            await self.board.focus()
            for _ in range(self._choice.randrange(3)):
                await self.page.keyboard.press("ArrowRight")
            await self.page.keyboard.press("Enter")
            return
        hot = self.page.locator("[role=option].hot")
        count = await hot.count()
        if count:
            await self._press(hot.nth(self._choice.randrange(count)))

    async def _press(self, what: Locator, *places: Position | None) -> None:
        for at in places or (None,):
            try:
                await self._touch(what, at)
            except NotThere:
                continue
            self._misses = 0
            return
        # The table may have moved on in the meantime; what is there now is looked at afresh.
        self._misses += 1
        assert self._misses < 6, f"{what} cannot be pressed"

    async def _touch(self, what: Locator, at: Position | None) -> None:
        if self._way == "touch":
            await what.tap(position=at, timeout=1500)
        elif self._way == "keys":
            await what.press("Enter", timeout=1500)
        else:
            await what.click(position=at, timeout=1500)


@pytest.mark.parametrize(
    ("way", "players", "options"),
    [
        ("mouse", 4, {}),
        ("touch", 6, {"teams": "trios", "canadian_seven": True}),
        ("keys", 2, {}),
    ],
)
async def test_rounds_against_bots(
    house: House, visit: Visit, way: str, players: int, options: dict[str, Any]
) -> None:
    """A few cards: exchange or draw, then whatever comes, until somebody is out."""
    _, (seat, *_) = await seated(house, person("Ada"), *[BOT] * (players - 1), **options)
    page = await visit(PHONE if way == "touch" else DESK)
    await page.goto(seat)
    ada = Player(page, way)
    await ada.play(16)
    await expect(page.locator(".plate")).to_have_count(players)


async def test_two_browsers_and_two_bots(house: House, visit: Visit) -> None:
    """Two people as a team against bots, until one of them has tapped often enough."""
    _, seats = await seated(house, person("Ada"), CASUAL, person("Cy"), CASUAL)
    pages = [await visit(DESK), await visit(PHONE)]
    players = [Player(pages[0], "mouse"), Player(pages[1], "touch", seed=2)]
    for page, seat in zip(pages, seats, strict=True):
        await page.goto(seat)
    await expect(players[0].headline).to_have_text("Choose a card for Cy.")
    await expect(players[1].headline).to_have_text("Choose a card for Ada.")
    playing = [asyncio.create_task(player.play(24)) for player in players]
    done, waiting = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    for task in done:
        task.result()
    for page in pages:
        await expect(page.locator(".plate")).to_have_count(4)


async def test_hands_wait_behind_a_curtain(house: House, visit: Visit) -> None:
    _, seats = await seated(house, person("Ada"), BOT, person("Cy"), BOT)
    page = await visit(DESK)
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
    _, (seat, *_) = await seated(house, person("Ada"), *[BOT] * 5)
    await page.goto(seat)
    ada = Player(page, "mouse")
    assert await ada.my_turn()
    await find_nothing(page)
    await ada.play(2)
    assert await ada.my_turn()
    await ada.fan.first.click(position=STRIP)
    await find_nothing(page)


async def test_unplayable_says_why(house: House, visit: Visit) -> None:
    _, (seat, *_) = await seated(house, person("Ada"), BOT, BOT, BOT)
    page = await visit(DESK)
    await page.goto(seat)
    ada = Player(page, "mouse")
    await ada.play(2)
    while await ada.my_turn():
        dull = page.locator(".fan button.dull")
        if await dull.count():
            await dull.first.click(position=STRIP)
            await expect(page.get_by_text("Rule DOG-")).to_be_visible()
            return
        await ada.play(1)
    pytest.fail("every card could always be played")


@pytest.mark.parametrize(("size", "kind"), [("phone", PHONE), ("desk", DESK)])
@pytest.mark.parametrize("players", [4, 6])
async def test_pictures_are_kept(
    tree: Path, house: House, visit: Visit, players: int, size: str, kind: Frame
) -> None:
    _, (seat, *_) = await seated(house, person("Ada"), *[BOT] * (players - 1))
    page = await visit(kind)
    await page.goto(seat)
    ada = Player(page, "mouse")
    await ada.play(2)
    await ada.my_turn()
    await Album(tree / "build" / "screenshots", page, size).take(f"dog-{players}")
