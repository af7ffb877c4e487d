"""Fair lots as pages add to them: alone with bots, several at one device, and at a rematch."""

from __future__ import annotations

import re
from typing import Any

from playwright.async_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.devices import BROWSER, DESK
from tests.browser.person import IN_EVERY_CORNER, Person, by_letter
from tests.server.running import House

pytestmark = BROWSER


async def set_up(page: Page, *, beside: str | None = None) -> None:
    await page.goto("/new/magic_labyrinth")
    await page.get_by_label("Name of the red player").fill("Ada")
    if beside is not None:
        await page.get_by_label("Who plays blue?").select_option("Someone here")
        await page.get_by_label("Name of the blue player").fill(beside)
    await page.get_by_label("Who begins").select_option("red")


async def fairness_of(house: House, page: Page) -> Any:
    return (await house.info(page.url.rsplit("/", 1)[-1]))["fairness"]


async def test_one_person_and_a_bot(house: House, visit: Visit) -> None:
    page = await visit(DESK)
    await set_up(page)
    await page.get_by_role("button", name="Open a table").click()
    assert await Person(page, by_letter).my_turn()
    person, bot = (await fairness_of(house, page))["parts"]
    assert re.fullmatch("[0-9a-f]{32}", person["part"])
    assert bot == {"due": False, "seal": None, "part": None}
    await page.get_by_role("button", name="Menu").click()
    await page.get_by_role("tab", name="Fairness").click()
    await expect(page.get_by_text("Your part is in it, unchanged.")).to_be_visible()
    await expect(page.get_by_text("Against the server: it could not choose")).to_be_visible()
    await expect(page.get_by_text("Something is wrong with chance")).to_have_count(0)


async def test_two_at_one_device_add_a_part_each(house: House, visit: Visit) -> None:
    page = await visit(DESK)
    await set_up(page, beside="Bo")
    await page.get_by_role("button", name="Open a table").click()
    assert await Person(page, by_letter).my_turn()
    first, second = ((part["part"]) for part in (await fairness_of(house, page))["parts"])
    assert first
    assert second
    assert first != second


async def test_a_server_that_shows_another_fingerprint_is_denounced(visit: Visit) -> None:
    """The page sees one when the table is made, and another one when it joins."""
    page = await visit(DESK)

    async def lie(route: Any) -> None:
        answer = await route.fetch()
        made = await answer.json()
        made["info"]["fairness"]["commitment"] = "0" * 64
        await route.fulfill(response=answer, json=made)

    await page.route("**/api/tables", lie)
    await set_up(page)
    await page.get_by_role("button", name="Open a table").click()
    await expect(
        page.get_by_role("alert").get_by_text("Something is wrong with chance")
    ).to_be_visible()


async def test_a_labyrinth_that_turning_does_not_hide(visit: Visit) -> None:
    page = await visit(DESK, refused_is_no_fault=True)
    await set_up(page)
    await page.get_by_text("By hand").click()
    for slot in IN_EVERY_CORNER:
        a, b = slot.split("|")
        await page.get_by_role("button", name=f"Wall between {a} and {b}").click()
    await page.get_by_role("button", name="Open a table").click()
    # Beside the labyrinth, and where the table was to be opened.
    await expect(page.get_by_text("looks the same after a turn")).to_have_count(2)

    # Without a seat of her own she may set the table, and watch.
    await page.get_by_label("Who plays red?").select_option("Friend by link")
    await page.get_by_role("button", name="Open a table").click()
    await expect(page.get_by_text("so you can only watch.")).to_be_visible()
    await expect(page.get_by_role("button", name=re.compile("^Sit down"))).to_have_count(0)
    guest = await visit(DESK)
    await guest.goto(page.url)
    await expect(
        guest.get_by_text("The person who opened this table built the labyrinth")
    ).to_be_visible()
    await expect(guest.get_by_role("button", name=re.compile("^Sit down"))).to_have_count(1)
