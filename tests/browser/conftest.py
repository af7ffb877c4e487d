"""One Chromium and one server process for all browser tests; a device for each."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, Playwright, async_playwright, expect
from tests.browser.devices import PATIENCE, device, launched
from tests.server.process import started
from tests.server.running import House

from irrgarten import resources

expect.set_options(timeout=PATIENCE)

Visit = Callable[..., Awaitable[Page]]


@pytest.fixture(scope="session")
def client() -> None:
    if not (resources.client() / "index.html").is_file():
        pytest.fail("the client is not built: make client", pytrace=False)


@pytest_asyncio.fixture(loop_scope="session", scope="session")
async def playwright() -> AsyncIterator[Playwright]:
    async with async_playwright() as playwright:
        yield playwright


@pytest_asyncio.fixture(loop_scope="session", scope="session")
async def browser(playwright: Playwright) -> AsyncIterator[Browser]:
    browser = await launched(playwright)
    yield browser
    await browser.close()


@pytest_asyncio.fixture(loop_scope="session", scope="session")
async def house(client: None, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with started(tmp_path_factory.mktemp("house") / "house.db") as process:
        yield process.house


@pytest_asyncio.fixture(loop_scope="session")
async def visit(browser: Browser, house: House) -> AsyncIterator[Visit]:
    """Opens the server's pages on a fresh device: ``visit(PHONE)``."""
    address = f"http://127.0.0.1:{house.port}"

    async with AsyncExitStack() as stack:

        async def opened(kind: Any, **more: Any) -> Page:
            return await stack.enter_async_context(device(browser, address, kind, **more))

        yield opened
