"""A game of another package is played with the generic client, by pointer and by keys."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect
from tests.browser.devices import BROWSER, DESK, DRESS, PHONE, device
from tests.browser.test_axe import find_nothing
from tests.server.process import started
from tests.server.running import House

NAME = "three_in_a_row"
pytestmark = BROWSER


@pytest_asyncio.fixture(loop_scope="session", scope="module")
async def installed(
    client: None, tree: Path, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[House]:
    """A server that finds the example among the installed packages."""
    packages = tmp_path_factory.mktemp("packages")
    metadata = packages / f"{NAME}-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {NAME}\nVersion: 1\n")
    (metadata / "entry_points.txt").write_text(f"[irrgarten.games]\n{NAME} = {NAME}:RULES\n")
    known = os.environ.get("PYTHONPATH")
    with pytest.MonkeyPatch.context() as patch:
        paths = [packages, tree / "examples" / NAME, *([known] if known else [])]
        patch.setenv("PYTHONPATH", os.pathsep.join(map(str, paths)))
        async with started(packages / "house.db") as process:
            yield process.house


async def pictured(page: Page, name: str) -> None:
    """Keep a picture where ``ALBUM`` names a folder."""
    if folder := os.environ.get("ALBUM"):
        await page.evaluate(DRESS)
        for scheme in ("light", "dark"):
            await page.emulate_media(color_scheme=scheme)
            await page.screenshot(path=f"{folder}/{name}-{scheme}.png")


@pytest.mark.parametrize("kind", [DESK, PHONE], ids=["desk", "phone"])
async def test_game_against_a_bot_from_the_front_page_to_its_end(
    installed: House, browser: Browser, kind: dict[str, object]
) -> None:
    by_keys = kind is DESK
    async with device(browser, f"http://127.0.0.1:{installed.port}", kind) as page:
        await page.goto("/")
        await expect(page.get_by_role("heading", name="Three in a Row")).to_be_visible()
        await pictured(page, f"front-{by_keys}")
        await page.get_by_role("link", name="Set up: Three in a Row").click()
        await expect(page.get_by_role("heading", name="Three in a Row")).to_be_visible()
        await pictured(page, f"new-{by_keys}")
        await page.get_by_role("textbox", name="Name of the red player").fill("Ada")
        await page.get_by_role("button", name="Open a table").click()
        board = page.get_by_role("group", name="Board")
        await expect(board).to_be_visible()
        send = page.get_by_role("button", name="Do it")
        end = page.locator(".ending")
        for turn in range(5):
            await expect(board.locator(".choice").first.or_(end)).to_be_visible()
            if await end.is_visible():
                break
            field = board.locator(".choice").first
            if by_keys:
                await field.focus()
                await page.keyboard.press("Enter")
            else:
                await field.tap()
            await expect(send).to_be_enabled()
            if turn == 1:
                await pictured(page, f"planned-{by_keys}")
                await find_nothing(page)
            await send.click()
            await expect(page.locator(".send:enabled")).to_have_count(0)
        await expect(end).to_be_visible()
        await pictured(page, f"end-{by_keys}")
