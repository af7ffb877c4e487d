"""The rules as people read them: on a phone, by keys, and from the table."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.async_api import expect
from tests.browser.conftest import Visit
from tests.browser.devices import BROWSER, DESK, PHONE
from tests.browser.sitter import table_of
from tests.browser.test_axe import find_nothing
from tests.server.running import House, person

from irrgarten import registry, texts

pytestmark = BROWSER


@pytest.mark.parametrize("game", registry.names())
async def test_the_rules_of_every_game(house: House, visit: Visit, game: str) -> None:
    page = await visit(PHONE)
    await page.goto(f"/rules/{game}")
    await expect(page.get_by_role("heading", name="The game in ten lines")).to_be_visible()
    assert await page.get_by_role("figure").count() >= 4
    wide = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert await page.evaluate(wide) == 0
    await find_nothing(page)
    contents = page.get_by_role("navigation", name="Contents")
    await contents.get_by_role("link", name="The end").focus()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("heading", name="The end")).to_be_in_viewport()


async def test_a_clause_has_an_address(house: House, visit: Visit) -> None:
    page = await visit(DESK)
    await page.goto("/rules/dog#DOG-31")
    await expect(page.get_by_text("A fresh marble blocks the way for every")).to_be_in_viewport()
    await page.get_by_role("searchbox", name="Search the rules").fill("joker seven")
    await expect(page.get_by_role("link", name="DOG-58")).to_be_visible()


async def test_what_cards_do_is_a_tap_away(house: House, visit: Visit) -> None:
    _, (seat, _) = await table_of(house, "dog", person("Ada"), person("Bo"), given={}, players=2)
    page = await visit(PHONE)
    await page.goto(seat)
    await page.get_by_role("button", name="What the cards do").tap()
    cards = page.get_by_role("dialog", name="What the cards do")
    await expect(cards.get_by_text("Four: move 4 forward or 4 backward")).to_be_visible()
    await find_nothing(page)
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name="Menu").tap()
    await page.get_by_role("tab", name="Rules").tap()
    await expect(page.get_by_role("heading", name="The aim")).to_be_attached()
    await find_nothing(page)
    # A link leads below the tabs, and leaves the heading of the sheet where it is.
    drawer = page.locator("dialog[open]")
    await drawer.get_by_role("link", name="The end", exact=True).tap()
    heading = drawer.get_by_role("heading", name="The end", exact=True)
    await expect(heading).to_be_focused()
    parts = (drawer.locator("h2").first, drawer.get_by_role("tablist"), heading)
    boxes = [await part.bounding_box() for part in (drawer, *parts)]
    edges = [(box["y"], box["y"] + box["height"]) for box in boxes if box]
    assert all(one[0] <= other[0] for one, other in pairwise(edges)), edges
    assert edges[2][1] <= edges[3][0], edges


async def test_on_paper_the_fine_print_is_open_and_nothing_is_sought(
    house: House, visit: Visit
) -> None:
    page = await visit(DESK)
    await page.goto("/rules/dog")
    clause = page.get_by_text("A fresh marble blocks the way for every")
    await expect(page.get_by_role("searchbox")).to_be_visible()
    await expect(clause).to_be_hidden()
    await page.emulate_media(media="print")
    await page.evaluate("dispatchEvent(new Event('beforeprint'))")
    await expect(clause).to_be_visible()
    await expect(page.get_by_role("searchbox")).to_be_hidden()
    await expect(page.get_by_role("button", name="Print")).to_be_hidden()
    await page.evaluate("dispatchEvent(new Event('afterprint'))")
    await page.emulate_media(media="screen")
    await expect(clause).to_be_hidden()


#: Words that are wider than what they stand on.
STICKING_OUT = """() => [...document.querySelectorAll('a.button, button, summary')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent.trim())"""


@pytest.mark.parametrize("language", texts.LANGUAGES)
async def test_every_word_fits_its_button_on_a_phone(visit: Visit, language: str) -> None:
    page = await visit(PHONE, locale=language)
    for path in ("/", "/learn/dog", "/rules/dog"):
        await page.goto(path)
        await page.locator("main a.button").first.wait_for()
        assert await page.evaluate(STICKING_OUT) == [], path
