"""A phone and a desk find each other by the link that was shown; the way back is found again."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.async_api import Browser, expect
from tests.browser.devices import BROWSER, DESK, PHONE, device
from tests.browser.test_seats import set_table, sit_down
from tests.server.running import running

from irrgarten import resources

pytestmark = BROWSER

#: Stands in for the machine's address in its network.
NETWORK = "127.0.0.2"


async def test_a_phone_comes_by_the_link_that_a_desk_shows(
    browser: Browser, client: None, tmp_path: Path
) -> None:
    data, built = tmp_path / "house.db", resources.client()
    async with running(data, client=built, addresses=lambda: [NETWORK]) as house:
        at_home = f"http://127.0.0.1:{house.port}"
        async with device(browser, at_home, DESK) as desk:
            own = await set_table(desk)
            assert own.startswith(at_home)
            await expect(desk.get_by_text("This link works only on this computer.")).to_be_visible()
            await desk.get_by_role("button", name="Let others in").click()
            link = desk.get_by_role("textbox", name="Link to this table")
            await expect(link).to_have_value(re.compile(re.escape(NETWORK)))
            shown = await link.input_value()
            async with device(browser, "about:blank", PHONE) as phone:
                await phone.goto(shown)
                await sit_down(phone, "Bo")
                for page in (desk, phone):
                    magician = page.get_by_role("gridcell", name="your magician")
                    await expect(magician).to_be_visible()
                # Whoever leaves by the logo finds the way back without scrolling.
                await phone.get_by_role("link", name="Home").tap()
                back = phone.get_by_role("link", name=re.compile("The Magic Labyrinth.*Bo"))
                await expect(back).to_be_in_viewport(ratio=1)
                await expect(back).to_contain_text(re.compile("Your turn · now|In progress"))
                await phone.get_by_role("button", name=re.compile("^Remove the table")).tap()
                ask = phone.get_by_role("dialog", name="Remove this table from the list?")
                await ask.get_by_role("button", name="Remove the table").tap()
                await expect(back).to_have_count(0)
                await phone.get_by_role("button", name="Undo").tap()
                await expect(back).to_be_visible()
                await phone.get_by_role("button", name=re.compile("^Remove the table")).tap()
                await ask.get_by_role("button", name="Remove the table").tap()
                await phone.reload()
                await phone.get_by_text(re.compile("^Removed tables")).tap()
                await phone.get_by_role("button", name="Put back").tap()
                await back.tap()
                await expect(magician).to_be_visible()
