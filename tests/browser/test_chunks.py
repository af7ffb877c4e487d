"""When a file of a page fails to load once, the page opens all the same or can be tried again."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Sequence

import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, Page, Request, Route, expect
from tests.browser.devices import BROWSER, PATIENCE, SMALL
from tests.browser.sitter import table_of
from tests.server.club import club
from tests.server.running import Frame, House, bot, person

pytestmark = BROWSER

GAMES = ("dog", "caminos", "labyria", "labyrinthe", "magic_labyrinth")
MENU = ".bar > button:last-of-type"
NOTICES = "dialog section:has-text('away from the table')"
#: Pages with what is pressed on them, and what shows in the end that they are complete.
PAGES = [
    ("/", "h3:has-text('Caminos')"),
    ("/new/dog", ".go .walnut:enabled"),
    ("/rules/labyria", ".sheet h2"),
    ("/learn", "section.sheet h2"),
    ("/learn/magic_labyrinth/walk", "[role=grid]"),
    ("/lobby", "form h2"),
    ("/notices#confirm.x", "button.large"),
    ("/club", "form .walnut:enabled"),
    ("/club/{club}", "h1"),
    ("/hall/{club}", "h1"),
    ("/lists/{club}", "h1"),
    *((f"{{{game}}}", "main .board [tabindex='0']") for game in GAMES),
    ("{labyrinthe}", MENU, "[role=tab][id$=rules]", "dialog h3:has-text('The aim')"),
    ("{labyrinthe}", MENU, "[role=tab][id$=settings]", NOTICES),
    ("/", ".title .button.bare", NOTICES),
    ("/replay/{table}", "a.button"),
    ("/replay", "input[type=file]"),
    ("/no/such/page", "a.button"),
]
STYLED = "(url) => [...document.styleSheets].some(({ href }) => href === url)"
#: The only errors that no code may catch here.
NOT_LOADED = re.compile("dynamically imported module|Unable to preload CSS")
#: Pages opened at the same time.
AT_ONCE = 4


@pytest_asyncio.fixture(loop_scope="session")
async def context(browser: Browser, house: House) -> AsyncIterator[BrowserContext]:
    small: Frame = SMALL
    context = await browser.new_context(
        base_url=f"http://127.0.0.1:{house.port}",
        reduced_motion="reduce",
        locale="en",
        service_workers="block",
        **small,
    )
    context.set_default_timeout(PATIENCE)
    errors: list[str] = []
    context.on("weberror", lambda error: errors.append(str(error.error)))
    yield context
    await context.close()
    assert all(NOT_LOADED.search(error) for error in errors), errors


async def chunks(context: BrowserContext, path: str, steps: Sequence[str]) -> list[str]:
    """The files that a page loads after those that `index.html` names."""
    page = await context.new_page()
    asked: list[str] = []

    def note(request: Request) -> None:
        if request.url.endswith((".js", ".css")):
            asked.append(request.url)

    page.on("request", note)
    await page.goto(path)
    assert await is_complete(page, steps, path)
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


async def is_complete(page: Page, steps: Sequence[str], where: str) -> bool:
    """Press all but the last of the steps, which shows; False if the page can be tried again."""
    again = page.get_by_role("button", name="Try again").first
    for number, step in enumerate(steps, 1):
        there = page.locator(step).first
        await expect(there.or_(again).first, where).to_be_attached()
        if await again.count():
            return False
        if number < len(steps):
            await there.click()
    return True


async def fails_once(context: BrowserContext, path: str, steps: Sequence[str], url: str) -> None:
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
    where = f"{path} without {url.rsplit('/', 1)[-1]}"
    if await is_complete(page, steps, where):
        assert not errors, where
    else:
        again = page.get_by_role("button", name="Try again").first
        await again.click()
        await again.wait_for(state="detached")
        assert await is_complete(page, steps, where), where
    if url.endswith(".css"):
        await page.wait_for_function(STYLED, arg=url)
    assert failed, where
    await page.close()


async def test_page_opens_after_each_of_its_files_failed_once(
    context: BrowserContext, house: House
) -> None:
    tournament = (await club(house)).name
    names = {"club": tournament}
    for game in GAMES:
        table, (seat,) = await table_of(house, game, person("Ada"), bot("beginner"), given={})
        names |= {game: seat, "table": table.removeprefix("/t/")}
    tried: set[str] = set()
    waiting: list[tuple[str, Sequence[str], str]] = []
    for pattern, *steps in PAGES:
        path = pattern.format(**names)
        for url in await chunks(context, path, steps):
            if url not in tried:
                tried.add(url)
                waiting.append((path, steps, url))
    assert len(waiting) > 50
    places = asyncio.Semaphore(AT_ONCE)

    async def tried_once(path: str, steps: Sequence[str], url: str) -> None:
        async with places:
            await fails_once(context, path, steps, url)

    async with asyncio.TaskGroup() as group:
        for one in waiting:
            group.create_task(tried_once(*one))
