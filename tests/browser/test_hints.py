"""Hints: shown on the board and said in a sentence; off, and said to be off, where people play."""

from __future__ import annotations

import pytest
from playwright.async_api import expect
from tests.browser.conftest import Visit
from tests.browser.devices import BROWSER, DESK, PHONE
from tests.browser.sitter import table_of
from tests.browser.test_axe import find_nothing
from tests.browser.test_lessons import SEND, stands, touch
from tests.server.running import House, bot, person

pytestmark = BROWSER

#: The third pawn comes into the centre: whoever plays well sees it.
WINNING = "/learn/labyrinthe/win"


async def test_a_hint_is_drawn_said_and_can_be_played(visit: Visit) -> None:
    page = await visit(PHONE)
    await page.goto(WINNING)
    await page.locator(".headline.mine").wait_for()
    lamp = page.get_by_role("button", name="Hint")
    assert (box := await lamp.bounding_box()) is not None
    assert min(box["width"], box["height"]) >= 44
    await lamp.tap()
    await expect(page.get_by_role("status").get_by_text("This move wins the game.")).to_be_visible()
    # It lies there as if one had planned it: to be played, or to be changed.
    await expect(page.locator(SEND)).to_be_visible()
    await find_nothing(page)
    await touch(page, SEND)
    await stands(page, "reached")


@pytest.mark.parametrize("lesson", [WINNING, "/learn/labyria/turn"])
async def test_hinted_turn_can_be_sent_on_a_phone_on_its_side(visit: Visit, lesson: str) -> None:
    """The words of the lesson leave little room."""
    page = await visit({**PHONE, "viewport": {"width": 640, "height": 360}})
    await page.goto(lesson)
    await page.locator(".headline.mine").wait_for()
    await page.get_by_role("button", name="Hint").tap()
    await expect(page.locator(".notes > *")).to_be_visible()
    await expect(page.locator(SEND)).to_be_in_viewport(ratio=1)


async def test_by_keys_and_taken_back(visit: Visit) -> None:
    page = await visit(DESK)
    await page.goto(WINNING)
    await page.locator(".headline.mine").wait_for()
    await page.get_by_role("button", name="Hint").focus()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("status").get_by_text("This move wins the game.")).to_be_visible()
    await page.get_by_role("button", name="Take back").press("Enter")
    await expect(page.locator(SEND)).to_have_count(0)
    await stands(page, "open")


async def test_among_bots_there_are_hints_and_among_people_none(house: House, visit: Visit) -> None:
    page = await visit(PHONE)
    for other, offered, words in (
        (bot("beginner"), 1, "All others are bots: the lamp above the board gives you a hint."),
        (person("Bo"), 0, "There are no hints here: other people play too."),
    ):
        _, (seat, *_) = await table_of(
            house, "labyrinthe", person("Ada"), other, given={"beginner": 0}
        )
        await page.goto(seat)
        await page.locator(".headline.mine").wait_for()
        await expect(page.get_by_role("button", name="Hint")).to_have_count(offered)
        await page.get_by_role("button", name="Menu").tap()
        await page.get_by_role("tab", name="Table").tap()
        await expect(page.get_by_text(words)).to_be_visible()
        await find_nothing(page)
