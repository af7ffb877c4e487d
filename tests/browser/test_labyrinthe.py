"""Le Jeu du Labyrinthe in the browser: whole games, one's own turn planned, closer looks."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Locator, Page, expect
from tests.browser.conftest import Visit
from tests.browser.devices import BROWSER, DESK, PHONE, SMALL
from tests.browser.sitter import Sitter, table_of
from tests.server.house import Frame, House, bot, person

pytestmark = BROWSER

COLUMNS = "abcdefghijklmnopqrstu"
CENTRE = range(9, 12)

Press = Callable[[Locator], Awaitable[None]]


def far(square: str) -> int:
    """How many squares it is to the white centre, walls aside."""
    places = (COLUMNS.index(square[0]), int(square[1:]) - 1)
    return sum(max(CENTRE[0] - place, place - CENTRE[-1], 0) for place in places)


async def seated(house: House, *seats: Frame, **options: Any) -> list[str]:
    """The addresses of the seats at a table set without a page."""
    _, places = await table_of(house, "labyrinthe", *seats, given={"beginner": 0}, **options)
    return places


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
        if room := await self.named("makes room can go here"):
            await self.tap(room[0])

    async def slide_block(self) -> None:
        block = (await self.named("can slide"))[0]
        await self.tap(block)
        await self.tap((await self.named("the block can slide to"))[0])
        await expect(self.send).to_be_enabled()


async def by_finger(square: Locator) -> None:
    await square.tap()


async def by_mouse(square: Locator) -> None:
    await square.click()


async def by_key(square: Locator) -> None:
    await square.focus()
    await square.press("Enter")


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
    await expect(ada.headline).to_have_text(re.compile("in the centre|drawn"))
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
    await page.get_by_role("button", name="One stop further").tap()
    await expect(ada.square("b5")).to_have_accessible_name(re.compile("your pawn at b5"))
    await expect(bo.square("b2")).to_have_accessible_name(re.compile("pawn of Ada at b2"))
    await ada.tap("e2")
    await expect(ada.square("f2")).to_have_accessible_name(re.compile("would touch no other"))
    await ada.tap("f2")
    await expect(page.get_by_role("button", name="Rule LAB-16")).to_be_visible()
    await ada.tap("c2")
    await page.get_by_role("button", name="Take back").tap()
    await expect(ada.send).to_be_disabled()
    await ada.tap("e2")
    await ada.tap("c2")
    await ada.send.tap()

    assert await bo.my_turn()
    await expect(bo.square("b5")).to_have_accessible_name(re.compile("pawn of Ada at b5"))
    await expect(bo.square("c1")).to_have_accessible_name(re.compile("locked"))
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
    await page.get_by_role("button", name="Look closer").tap()
    box = await ada.square("b3").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    # The keys bring into view what lies beside the window.
    await ada.square("u21").focus()
    await expect(ada.square("u21")).to_be_in_viewport(ratio=0.9)
    await page.get_by_role("button", name="Whole board").tap()
    await expect(page.get_by_role("button", name="Look closer")).to_be_visible()


@pytest.mark.parametrize("kind", [PHONE, DESK], ids=["phone", "desk"])
async def test_axe_finds_nothing_and_pictures_are_kept(
    tree: Path, house: House, visit: Visit, kind: Frame
) -> None:
    seat, _ = await seated(house, person("Ada"), person("Bo"))
    page = await visit(kind)
    folder = tree / "build" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    await page.goto(seat)
    ada = Racer(page, by_mouse)
    assert await ada.my_turn()
    await ada.tap("b2")
    await ada.tap("b5")
    await ada.tap("e2")
    size = "phone" if kind is PHONE else "desk"
    for light in ("light", "dark"):
        await page.emulate_media(color_scheme=light)
        path = folder / f"labyrinthe-{size}-{light}.png"
        await page.screenshot(path=path)
        assert path.stat().st_size > 5_000, f"{path} shows next to nothing"
        found = await Axe().run(page)
        assert found.violations_count == 0, found.generate_report()
