"""axe-core finds nothing: on every page, in every state of the table, by day and under a lamp."""

from __future__ import annotations

from axe_playwright_python.async_playwright import DEFAULT_OPTIONS
from playwright.async_api import Page, expect
from tests.browser.axed import axe_passes
from tests.browser.conftest import Visit
from tests.browser.devices import BROWSER, DESK, PHONE
from tests.browser.person import (
    BY_HAND,
    Person,
    by_letter,
    finished,
    on_the_shelf,
    seated,
)
from tests.server.running import OPEN, House, person

pytestmark = BROWSER


#: All that depends on the light.
CONTRAST = {"runOnly": {"type": "rule", "values": ["color-contrast"]}, **DEFAULT_OPTIONS}


async def find_nothing(page: Page) -> None:
    await page.emulate_media(color_scheme="light")
    await axe_passes(page, DEFAULT_OPTIONS)
    await page.emulate_media(color_scheme="dark")
    await axe_passes(page, CONTRAST)


async def test_pages(house: House, visit: Visit) -> None:
    page = await visit(DESK)
    await page.goto("/")
    await expect(page.get_by_role("heading", name="The Magic Labyrinth")).to_be_visible()
    await find_nothing(page)
    await page.get_by_role("button", name="Settings").click()
    await find_nothing(page)
    await page.keyboard.press("Escape")
    await on_the_shelf(page).get_by_role("link", name="Rules").click()
    await expect(page.get_by_role("heading", name="The game in ten lines")).to_be_visible()
    await find_nothing(page)
    await page.goto("/new/magic_labyrinth")
    await page.get_by_text("By hand").click()
    await page.get_by_role("button", name="Wall between a1 and a2").click()
    await page.get_by_role("button", name="Wall between a1 and b1").click()
    await expect(page.get_by_text("No path leads to a1.")).to_be_visible()
    await find_nothing(page)
    await page.goto("/nowhere/at/all")
    await expect(page.get_by_role("heading", name="This page does not exist")).to_be_visible()
    await find_nothing(page)


async def test_waiting_room(house: House, visit: Visit) -> None:
    made = await house.make(person("Ada"), OPEN, {"holder": "bot", "level": "expert"})
    page = await visit(PHONE)
    await page.goto(f"/t/{made['info']['table']}")
    await page.get_by_role("button", name="Sit down").click()
    await find_nothing(page)


async def test_table(house: House, visit: Visit) -> None:
    given = {"beginner": 0, "labyrinth": BY_HAND}
    names = ("Ada", "Bo", "Cy", "Di")
    _, (seat, *_) = await seated(house, *names, walls=len(BY_HAND), memory_aid=True, given=given)
    page = await visit(DESK)
    await page.goto(seat)
    ada = Person(page, by_letter)
    await ada.my_turn()
    await find_nothing(page)
    await ada.field("a1").focus()
    await page.keyboard.press("?")
    await expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    await find_nothing(page)
    await page.keyboard.press("Escape")
    await page.keyboard.press("s")
    await expect(page.get_by_text("The floor ends there.")).to_be_visible()
    await find_nothing(page)
    await ada.step("n")
    await expect(ada.headline).to_contain_text("Bo has")
    await find_nothing(page)
    await page.get_by_role("button", name="Menu").click()
    for name in ("Log", "Rules", "Table", "Fairness", "Settings"):
        await page.get_by_role("tab", name=name).click()
        await expect(page.get_by_role("tabpanel", name=name)).to_be_visible()
        await find_nothing(page)


async def test_end(house: House, visit: Visit) -> None:
    table = await finished(house, "Ada", "Bo")
    for kind in (DESK, PHONE):
        page = await visit(kind)
        await page.goto(table)
        await expect(page.get_by_text("Everyone")).to_be_visible()
        if kind == DESK:  # small phones have no room for the aim and its link
            await expect(page.get_by_text("Collect five magic symbols")).to_be_visible()
            rules = page.get_by_role("link", name="Rules")
            await expect(rules).to_have_attribute("href", "/rules/magic_labyrinth")
        await find_nothing(page)
