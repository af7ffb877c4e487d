"""Back closes what lies over the page before it leaves the page."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect
from tests.browser.conftest import Visit
from tests.browser.devices import BROWSER, DESK, PHONE
from tests.browser.sitter import table_of
from tests.server.running import Frame, House, person

pytestmark = BROWSER


@pytest.mark.parametrize("kind", [PHONE, DESK], ids=["phone", "desk"])
async def test_back_closes_dialogs_and_stays_at_the_table(
    house: House, visit: Visit, kind: Frame
) -> None:
    seats = [person("Ada"), person("Bo"), person("Cleo"), person("Dan")]
    _, (seat, *_) = await table_of(house, "dog", *seats, given={"dealer": 3})
    page = await visit(kind)
    await page.goto("/")
    await page.goto(seat)
    await expect(page.locator(".headline.mine")).to_be_visible()
    table, dialog = re.compile("/t/"), page.locator("dialog[open]")
    menu = page.get_by_role("button", name="Menu")

    # The drawer, then a sheet opened by key, then one that takes the place of the drawer.
    for way in ("menu", "?", "keys"):
        if way == "?":
            await page.keyboard.press("?")
        else:
            await menu.click()
        if way == "keys":
            await page.get_by_role("tab", name="Settings").click()
            await page.get_by_role("button", name="Keys").click()
            await expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
        await expect(dialog).to_have_count(1)
        await page.go_back()
        await expect(dialog).to_have_count(0)
        await expect(page).to_have_url(table)

    # A question over the drawer is closed before the drawer.
    await menu.click()
    await page.get_by_role("tab", name="Table").click()
    await page.get_by_role("button", name="Give up").click()
    await expect(dialog).to_have_count(2)
    await page.go_back()
    await expect(dialog).to_have_count(1)
    await page.go_back()
    await expect(dialog).to_have_count(0)
    await expect(page.locator(".headline.mine")).to_be_visible()

    # What was closed otherwise needs no step back any more.
    await menu.click()
    await page.keyboard.press("Escape")
    await expect(dialog).to_have_count(0)
    await page.wait_for_function("() => history.state === null")
    await page.go_back()
    await expect(page).not_to_have_url(table)


async def test_page_left_from_a_dialog_is_one_step_back(house: House, visit: Visit) -> None:
    made = await house.make(person("Ada"), person("Bo"), given={"beginner": 0})
    page = await visit(DESK)
    await page.goto(f"/t/{made['info']['table']}#{made['seats'][0]['secret']}")
    await page.get_by_role("button", name="Menu").click()
    await page.wait_for_function("() => history.state !== null")
    await page.evaluate(
        "() => { const link = document.createElement('a'); link.href = '/learn';"
        " document.querySelector('dialog[open]').append(link); link.click(); }"
    )
    await expect(page).to_have_url(re.compile("/learn"))
    await page.go_back()
    await expect(page.locator(".headline.mine")).to_be_visible()
    await expect(page.locator("dialog[open]")).to_have_count(0)
