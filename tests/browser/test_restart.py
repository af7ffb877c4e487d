"""A server is started again in the middle of a game, and the player plays on without noticing."""

from __future__ import annotations

from pathlib import Path

from playwright.async_api import Browser, Page
from tests.browser.devices import BROWSER, SMALL, device, sends_an_act
from tests.browser.person import Person, by_mouse, seated
from tests.server.process import started

pytestmark = BROWSER

#: Keeps all that the page ever says of its line, and every note.
LISTENING = """
window.said = [];
new MutationObserver(() => {
  for (const one of document.querySelectorAll('p.link, .notes .note'))
    window.said.push(one.textContent);
}).observe(document, { childList: true, subtree: true, characterData: true });
"""


async def test_a_restart_that_nobody_notices(
    client: None, browser: Browser, tmp_path: Path
) -> None:
    data = tmp_path / "house.db"
    async with started(data) as first:
        port = first.house.port
        table, (ada_at, bo_at) = await seated(first.house, "Ada", "Bo")
        opened = device(browser, f"http://127.0.0.1:{port}", SMALL, lost_is_no_fault=True)
        async with opened as page, first.house.joined(*_seat(bo_at)) as (bo, _):
            await page.clock.install()
            ada = Person(page, by_mouse)
            await page.goto(ada_at)
            assert await ada.my_turn()
            await page.evaluate(LISTENING)
            await _hold_time(page)
            assert await first.stop() == 0
            assert (await bo.until("closing"))["after"] > 0
            async with sends_an_act(page):
                await ada.field("a2").click()
                async with started(data, port) as second:
                    await page.clock.resume()
                    async with second.house.joined(*_seat(bo_at)) as (again, welcome):
                        if not welcome["ply"] > 1:
                            await again.until("played")
                        await ada.there("[data-field=a2][aria-label*='your magician']")
                        assert await page.evaluate("window.said") == []
                        assert (await second.house.info(table.removeprefix("/t/")))["ply"] > 1


def _seat(address: str) -> tuple[str, str]:
    table, secret = address.removeprefix("/t/").split("#")
    return table, secret


async def _hold_time(page: Page) -> None:
    """However long the machine takes to start a server, on the page it takes no time."""
    await page.clock.pause_at(await page.evaluate("Date.now() + 100"))
