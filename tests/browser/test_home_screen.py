"""The client on the home screen: its manifest, its icons, and what it shows without a server."""

from __future__ import annotations

import json
import re
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect
from tests.browser.conftest import Visit
from tests.browser.devices import BROWSER, PHONE, device
from tests.server.running import House, person, running

from irrgarten import resources

pytestmark = BROWSER

#: Every address in every cache, once the service worker has stored the page and its files.
STORED = """async (least) => {
  for (;;) {
    const found = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      found.push(...requests.map(({ url }) => new URL(url).pathname));
    }
    if (found.length >= least) return found;
    await new Promise((later) => setTimeout(later, 50));
  }
}"""

SIZE_OF = """async (address) => {
  const image = await createImageBitmap(await (await fetch(address)).blob());
  return `${image.width}x${image.height}`;
}"""


async def manifest_of(page: Page) -> dict[str, Any]:
    session = await page.context.new_cdp_session(page)
    found = await session.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest: dict[str, Any] = json.loads(found["data"])
    return manifest


@pytest.mark.parametrize(
    ("locale", "name"), [("en-GB", "The Magic Labyrinth"), ("de-DE", "Das magische Labyrinth")]
)
async def test_manifest_speaks_the_players_language(
    house: House, client: None, browser: Browser, locale: str, name: str
) -> None:
    address = f"http://127.0.0.1:{house.port}"
    async with device(browser, address, PHONE, locale=locale) as page:
        await page.goto("/")
        await expect(page.get_by_role("heading", name=name)).to_be_visible()
        manifest = await manifest_of(page)
        assert {one["name"] for one in manifest["shortcuts"]} >= {name, "Brändi Dog"}
        assert manifest["display"] == "standalone"
        for icon in manifest["icons"]:
            if icon["sizes"] != "any":
                assert await page.evaluate(SIZE_OF, icon["src"]) == icon["sizes"]
        assert {one.get("purpose", "any") for one in manifest["icons"]} == {"any", "maskable"}
        addresses = [shortcut["url"] for shortcut in manifest["shortcuts"]]
        assert addresses[0] == "/new/dog"
        assert len(addresses) == len(set(addresses)) == 5


async def test_front_page_opens_while_the_server_is_away(
    browser: Browser, client: None, tmp_path: Path
) -> None:
    async with AsyncExitStack() as stack:
        async with running(tmp_path / "house.db", client=resources.client()) as house:
            at = await house.make(person("Ada"), person("Bo"), given={"beginner": 0})
            table, secret = at["info"]["table"], at["seats"][0]["secret"]
            address = f"http://127.0.0.1:{house.port}"
            phone = device(browser, address, PHONE, lost_is_no_fault=True, service_workers="allow")
            page = await stack.enter_async_context(phone)
            await page.goto(f"/t/{table}#{secret}")
            await expect(page.get_by_label("Your move")).to_be_visible()
            await page.goto("/")
            await expect(page.get_by_text("The Magic Labyrinth").first).to_be_visible()
            stored = await page.evaluate(STORED, 8)
            # Nothing of a game: neither an answer of the interface nor the page of a table.
            assert {path for path in stored if not path.startswith("/assets/")} == {"/"}
        await page.goto("/")
        await expect(page.get_by_text("No connection at the moment")).to_be_visible()
        own = page.get_by_role("listitem").filter(has=page.locator(f'a[href="/t/{table}"]'))
        await expect(own).to_contain_text("The Magic Labyrinth")


async def test_play_now_opens_a_game_against_bots(house: House, visit: Visit) -> None:
    page = await visit(PHONE)
    await page.goto("/")
    await page.get_by_role("button", name="Play now: Brändi Dog").tap()
    await expect(page.get_by_label("Your move")).to_be_visible()
    bots = page.get_by_role("region", name="Seats").get_by_text(re.compile(" Bot$"))
    await expect(bots).to_have_count(3)
    # The made-up name stays this player's name, and the next game begins by the same choice.
    await page.goto("/new/dog")
    await page.get_by_label("Level of the bot playing blue").select_option("Expert")
    name = await page.get_by_label("Name of the red player").input_value()
    assert name
    await page.get_by_label("Name of the red player").fill("")
    await page.get_by_role("button", name="Open a table").tap()
    await expect(page.get_by_label("Your move")).to_be_visible()
    await page.goto("/")
    await page.get_by_role("button", name="Play now: Brändi Dog").tap()
    await expect(page.get_by_role("region", name="Seats").get_by_text("Expert")).to_be_visible()
