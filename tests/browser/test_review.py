"""A finished game is reviewed in a browser, by keys and as a table, and saved as a picture."""

from __future__ import annotations

from pathlib import Path

from playwright.async_api import Browser, expect
from tests.browser.devices import BROWSER, PHONE, device
from tests.browser.test_axe import find_nothing
from tests.server.finished import finished, quick
from tests.server.process import started

pytestmark = BROWSER


async def test_a_review(client: None, browser: Browser, tmp_path: Path) -> None:
    data, play = tmp_path / "house.db", quick("magic_labyrinth")
    [table] = await finished(data, play)
    async with (
        started(data, 0, "--review", "0.5") as process,
        device(browser, f"http://127.0.0.1:{process.house.port}", PHONE) as page,
    ):
        await page.goto(f"/t/{table}")
        await page.get_by_role("button", name="Review").click()
        await page.get_by_role("button", name="Review this game").click()
        await expect(page.get_by_role("heading", name="Chances over the game")).to_be_visible()
        review = (await process.house.http.get(f"/api/tables/{table}/review")).json()["review"]
        place = page.get_by_role("slider", name="Place in the game")
        await place.focus()
        await page.keyboard.press("Home")
        start = round(review["start"][0] / 100)
        await expect(place).to_have_value("0")
        assert f"Red Bot: {start}%." in (await place.get_attribute("aria-valuetext") or "")
        await page.get_by_text("As a table").click()
        await expect(page.locator("dialog tbody tr")).to_have_count(len(review["acts"]))
        await expect(page.get_by_text("the sums are exact")).to_be_visible()
        await find_nothing(page)
        await page.keyboard.press("Escape")
        picture = page.get_by_role("link", name="Save picture")
        async with page.expect_download() as saving:
            await picture.click()
        saved = await saving.value
        assert saved.suggested_filename == f"magic_labyrinth-{table}.png"
        assert await saved.failure() is None
