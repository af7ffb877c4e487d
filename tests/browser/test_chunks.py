"""When a file of a page fails to load once, the page opens all the same or can be tried again."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator

import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, Request, Route, expect
from tests.browser.devices import BROWSER, PATIENCE, SMALL
from tests.browser.sitter import table_of
from tests.server.club import club
from tests.server.running import Frame, House, bot, person

pytestmark = BROWSER

#: Pages with what shows that they are complete.
PAGES = {
    "/": "h3:has-text('Caminos')",
    "/new/dog": ".go .walnut:enabled",
    "/rules/labyria": ".sheet h2",
    "/learn": "section.sheet h2",
    "/learn/magic_labyrinth/walk": "[role=grid]",
    "/lobby": "form h2",
    "/notices#confirm.x": "button.large",
    "/club": "form .walnut:enabled",
    "/club/{club}": "h1",
    "/hall/{club}": "h1",
    "/lists/{club}": "h1",
    "{magic}": "[role=grid]",
    "{caminos}": "[role=grid]",
    "/replay/{table}": "a.button",
    "/replay": "input[type=file]",
    "/no/such/page": "a.button",
}
STYLED = "(url) => [...document.styleSheets].some(({ href }) => href === url)"
#: The only errors that no code may catch here.
NOT_LOADED = re.compile("dynamically imported module|Unable to preload CSS")
#: Pages opened at the same time.
AT_ONCE = 4


@pytest_asyncio.fixture(loop_scope="session")
async def context(browser: Browser, house: House) -> AsyncIterator[BrowserContext]:
    small: Frame = SMALL
    context = await browser.new_context(
        base_url=f"http://127.0.0.1:{house.port}", reduced_motion="reduce", locale="en", **small
    )
    context.set_default_timeout(PATIENCE)
    errors: list[str] = []
    context.on("weberror", lambda error: errors.append(str(error.error)))
    yield context
    await context.close()
    assert all(NOT_LOADED.search(error) for error in errors), errors


async def chunks(context: BrowserContext, path: str, sign: str) -> list[str]:
    """The files that a page loads after those that `index.html` names."""
    page = await context.new_page()
    asked: list[str] = []

    def note(request: Request) -> None:
        if request.url.endswith((".js", ".css")):
            asked.append(request.url)

    page.on("request", note)
    await page.goto(path)
    await page.locator(sign).first.wait_for(state="attached")
    named: list[str] = await page.evaluate(
        """async () => {
          const text = await (await fetch('/')).text();
          const parsed = new DOMParser().parseFromString(text, 'text/html');
          const named = [...parsed.querySelectorAll('script[src], link[href]')];
          const path = (one) => one.getAttribute('src') ?? one.getAttribute('href');
          return named.map((one) => new URL(path(one), location.href).href);
        }"""
    )
    await page.close()
    return [url for url in asked if url not in named]


async def fails_once(context: BrowserContext, path: str, sign: str, url: str) -> None:
    page = await context.new_page()
    failed: list[str] = []
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))

    async def fail(route: Route) -> None:
        if failed:
            await route.continue_()
        else:
            failed.append(url)
            await route.abort()

    await page.route(url, fail)
    await page.goto(path)
    complete = page.locator(sign).first
    again = page.get_by_role("button", name="Try again").first
    where = f"{path} without {url.rsplit('/', 1)[-1]}"
    await expect(complete.or_(again).first, where).to_be_attached()
    if await again.count():
        await again.click()
    else:
        assert not errors, where
    await expect(complete, where).to_be_attached()
    if url.endswith(".css"):
        await page.wait_for_function(STYLED, arg=url)
    assert failed, where
    await page.close()


async def test_page_opens_after_each_of_its_files_failed_once(
    context: BrowserContext, house: House
) -> None:
    tournament = (await club(house)).name
    table, (magic,) = await table_of(
        house, "magic_labyrinth", person("Ada"), bot("beginner"), given={}
    )
    _, (caminos,) = await table_of(house, "caminos", person("Ada"), bot("beginner"), given={})
    names = {
        "club": tournament,
        "table": table.removeprefix("/t/"),
        "magic": magic,
        "caminos": caminos,
    }
    tried: set[str] = set()
    waiting: list[tuple[str, str, str]] = []
    for pattern, sign in PAGES.items():
        path = pattern.format(**names)
        for url in await chunks(context, path, sign):
            if url not in tried:
                tried.add(url)
                waiting.append((path, sign, url))
    assert len(waiting) > 50
    places = asyncio.Semaphore(AT_ONCE)

    async def tried_once(path: str, sign: str, url: str) -> None:
        async with places:
            await fails_once(context, path, sign, url)

    async with asyncio.TaskGroup() as group:
        for one in waiting:
            group.create_task(tried_once(*one))
