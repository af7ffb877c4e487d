"""Le Jeu du Labyrinthe in the browser: whole games, one's own turn planned, closer looks."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect
from tests.browser.conftest import Visit
from tests.browser.devices import BROWSER, DESK, PHONE, SMALL
from tests.browser.sitter import Press, Sitter, by_finger, by_key, by_mouse, table_of
from tests.browser.test_axe import find_nothing
from tests.browser.test_pictures import Album
from tests.server.running import Frame, House, bot, person

pytestmark = BROWSER

COLUMNS = "abcdefghijklmnopqrstu"
CENTRE = range(9, 12)


def far(square: str) -> int:
    """How many squares it is to the white centre, walls aside."""
    places = (COLUMNS.index(square[0]), int(square[1:]) - 1)
    return sum(max(CENTRE[0] - place, place - CENTRE[-1], 0) for place in places)


async def seated(house: House, *seats: Frame, **options: Any) -> list[str]:
    """The addresses of the seats at a table set without a page."""
    _, places = await table_of(house, "labyrinthe", *seats, given={"beginner": 0}, **options)
    return places


#: The server has told what a pawn's move leads to: the turn can be sent, or blocks can slide.
ANSWERED = ".send:enabled, [data-field][aria-label*='can slide']"


class Racer(Sitter):
    """Brings pawns nearer to the centre, and slides the first block that can be slid."""

    def __init__(self, page: Page, press: Press) -> None:
        super().__init__(page)
        self.press = press

    def square(self, name: str) -> Locator:
        return self.page.locator(f"[data-field={name}]")

    @property
    def send(self) -> Locator:
        return self.page.locator(".send")

    async def named(self, words: str) -> list[str]:
        """The squares whose names say so."""
        names: list[str] = await self.page.locator("[data-field]").evaluate_all(
            "squares => squares.map(square => square.getAttribute('aria-label'))"
        )
        return [name.split(",")[0] for name in names if words in name]

    async def tap(self, name: str) -> None:
        await self.press(self.square(name))

    async def play(self) -> None:
        while await self.my_turn():
            await self.move_pawn()
            await expect(self.page.locator(ANSWERED).first).to_be_attached()
            if not await self.send.is_enabled():
                await self.slide_block()
            await self.send.click()
            await expect(self.send).to_be_disabled()

    async def move_pawn(self) -> None:
        best: tuple[int, str, str] | None = None
        for pawn in await self.named("your pawn at"):
            await self.tap(pawn)
            for to in await self.named("your pawn can go here"):
                step = (far(to) - far(pawn), pawn, to)
                best = min(best or step, step)
            await self.tap(pawn)
        assert best is not None
        await self.tap(best[1])
        await self.tap(best[2])
        if room := await self.named("moving aside can go here"):
            await self.tap(room[0])

    async def slide_block(self) -> None:
        block = (await self.named("can slide"))[0]
        await self.tap(block)
        await self.tap((await self.named("the block can slide to"))[0])
        await expect(self.send).to_be_enabled()


@pytest.mark.parametrize(
    ("kind", "press", "turns"),
    [(SMALL, by_mouse, 24), (PHONE, by_finger, 6), (SMALL, by_key, 6)],
    ids=["mouse", "finger", "keys"],
)
async def test_a_whole_game_against_a_bot(
    house: House, visit: Visit, kind: Frame, press: Press, turns: int
) -> None:
    (seat,) = await seated(house, person("Ada"), bot("beginner"), turn_limit=turns)
    page = await visit(kind)
    await page.goto(seat)
    ada = Racer(page, press)
    await ada.play()
    await expect(ada.headline).to_have_text(re.compile("in the centre|is a draw"))
    await expect(page.get_by_role("img", name="The board at the end")).to_be_visible()
    await expect(page.get_by_text(re.compile("pawn moves?, .* block moves?"))).to_be_visible()


async def test_a_turn_is_seen_changed_and_taken_back_before_it_is_sent(
    house: House, visit: Visit
) -> None:
    ada_at, bo_at = await seated(house, person("Ada"), person("Bo"))
    page, other = await visit(PHONE), await visit(DESK)
    await page.goto(ada_at)
    await other.goto(bo_at)
    ada, bo = Racer(page, by_finger), Racer(other, by_mouse)
    assert await ada.my_turn()
    await expect(ada.headline).to_have_text("Your turn: first move a pawn, then a block.")
    await ada.tap("b2")
    await ada.tap("b4")
    await expect(ada.headline).to_have_text("Now move a block.")
    await page.get_by_role("button", name="Next possible place").tap()
    await expect(ada.square("b5")).to_have_accessible_name(re.compile("your pawn at b5"))
    await expect(bo.square("b2")).to_have_accessible_name(re.compile("Ada’s pawn at b2"))
    await ada.tap("e2")
    assert "f2" not in await ada.named("the block can slide to")
    await ada.tap("f2")
    await expect(page.get_by_role("button", name="Rule LAB-16")).to_be_visible()
    await ada.tap("c2")
    await page.get_by_role("button", name="Take back").tap()
    await expect(ada.send).to_be_disabled()
    await ada.tap("e2")
    await ada.tap("c2")
    await ada.send.tap()

    assert await bo.my_turn()
    await expect(bo.square("b5")).to_have_accessible_name(re.compile("Ada’s pawn at b5"))
    await expect(bo.square("c1")).to_have_accessible_name(re.compile("barred"))
    await bo.tap("c1")
    await expect(other.get_by_role("button", name="Rule LAB-19")).to_be_visible()
    # Either act may come first in every turn but the first of all.
    await bo.tap("d5")
    await bo.tap((await bo.named("the block can slide to"))[0])
    await expect(bo.headline).to_have_text("Now move one of your pawns.")


async def test_a_closer_look_makes_squares_large_enough_for_a_finger(
    house: House, visit: Visit
) -> None:
    seat, _ = await seated(house, person("Ada"), person("Bo"))
    page = await visit(PHONE)
    await page.goto(seat)
    ada = Racer(page, by_finger)
    assert await ada.my_turn()
    await page.get_by_role("button", name="Zoom in").tap()
    box = await ada.square("b2").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    # The keys bring into view what lies beside the window.
    await ada.square("u21").focus()
    await expect(ada.square("u21")).to_be_in_viewport(ratio=0.9)
    await page.get_by_role("button", name="Whole board").tap()
    await expect(page.get_by_role("button", name="Zoom in")).to_be_visible()


@pytest.mark.parametrize(("size", "kind"), [("phone", PHONE), ("desk", DESK)])
async def test_axe_finds_nothing_and_pictures_are_kept(
    tree: Path, house: House, visit: Visit, size: str, kind: Frame
) -> None:
    seat, _ = await seated(house, person("Ada"), person("Bo"))
    page = await visit(kind)
    await page.goto(seat)
    ada = Racer(page, by_mouse)
    assert await ada.my_turn()
    await ada.tap("b2")
    await ada.tap("b5")
    await ada.tap("e2")
    await Album(tree / "build" / "screenshots", page, size).take("labyrinthe")
    await find_nothing(page)
