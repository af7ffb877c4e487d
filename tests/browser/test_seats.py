"""Seats in a real browser: lost answers, seats freed and left, and a bot for whoever is away."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from axe_playwright_python.async_playwright import DEFAULT_OPTIONS
from playwright.async_api import Browser, Locator, Page, Route, expect
from tests.browser.axed import axe_passes
from tests.browser.conftest import Visit
from tests.browser.devices import BROWSER, DESK, PHONE, device
from tests.server.running import OPEN, House, Stopwatch, person, running

from irrgarten import resources

pytestmark = BROWSER

SITTING = re.compile(r"/api/tables/[^/]+/seats/\d$")
MAKING = re.compile(r"/api/tables$")


class Lost:
    """Requests that the server handles, but whose answers never arrive; so many, then all do."""

    def __init__(self, answers: int) -> None:
        self.left = answers
        self.sent: list[str] = []

    async def __call__(self, route: Route) -> None:
        self.sent.append(route.request.post_data or "")
        if self.left == 0:
            await route.continue_()
            return
        self.left -= 1
        answer = await route.fetch()
        assert answer.status == 201
        await route.abort("connectionreset")


async def set_table(page: Page, players: int = 2) -> str:
    """Ada, and friends by link, at a table set by hand of hers; its link."""
    await page.goto("/new/magic_labyrinth")
    await page.get_by_label("Name of the red player").fill("Ada")
    if players == 3:
        await page.get_by_role("radio", name="3", exact=True).check()
    for colour in ("blue", "yellow")[: players - 1]:
        await page.get_by_label(f"Who plays {colour}?").select_option("Friend by link")
    await page.get_by_role("button", name="Open a table").click()
    return await page.get_by_role("textbox", name="Link to this table").input_value()


async def sit_down(page: Page, name: str) -> None:
    await page.get_by_role("button", name=re.compile("^Sit down")).first.click()
    await page.get_by_label("Your name").fill(name)
    await page.get_by_label("Your name").press("Enter")


def row(page: Page, name: str) -> Locator:
    """The seat of a person in the waiting room."""
    return page.get_by_role("listitem").filter(has=page.get_by_text(name, exact=True))


# -- lost answers ----------------------------------------------------------------
async def test_a_lost_answer_costs_nobody_a_seat(house: House, visit: Visit) -> None:
    made = await house.make(person("Ada"), OPEN)
    page = await visit(PHONE, lost_is_no_fault=True)
    lost = Lost(2)
    await page.route(SITTING, lost)
    await page.goto(f"/t/{made['info']['table']}")
    await sit_down(page, "Bo")
    await expect(page.get_by_role("gridcell", name="your magician")).to_be_visible()
    assert len(lost.sent) == 3
    assert len(set(lost.sent)) == 1


async def test_a_page_that_went_before_the_answer_came_has_its_seat(
    house: House, visit: Visit
) -> None:
    made = await house.make(person("Ada"), OPEN, OPEN)
    page = await visit(PHONE, lost_is_no_fault=True)
    await page.route(SITTING, Lost(99))
    await page.goto(f"/t/{made['info']['table']}")
    await sit_down(page, "Bo")
    await expect(row(page, "Bo")).to_contain_text("Away")
    await page.unroute_all(behavior="wait")
    await page.reload()
    await expect(row(page, "Bo")).to_contain_text("You")


async def test_a_table_whose_answer_was_lost_is_not_set_twice(house: House, visit: Visit) -> None:
    page = await visit(DESK, lost_is_no_fault=True)
    lost = Lost(1)
    await page.route(MAKING, lost)
    link = await set_table(page)
    assert len(lost.sent) == 2
    assert len(set(lost.sent)) == 1
    await expect(row(page, "Ada")).to_contain_text("You")
    await page.get_by_role("button", name=re.compile("^Seat a bot.*blue")).click()
    await expect(page.get_by_role("gridcell", name="your magician")).to_be_visible()
    await page.goto("/")
    tables = page.locator("section", has=page.get_by_role("heading", name="Your tables"))
    await expect(tables.get_by_role("listitem")).to_have_count(1)
    path = await tables.get_by_role("link").get_attribute("href")
    assert path is not None
    assert link.endswith(path)


# -- freed and left --------------------------------------------------------------
async def test_the_host_frees_a_seat_by_keyboard(house: House, visit: Visit) -> None:
    here, there = await visit(DESK), await visit(PHONE)
    link = await set_table(here, players=3)
    await there.goto(link)
    await sit_down(there, "Bo")
    await expect(row(there, "Bo")).to_contain_text("You")
    assert await there.get_by_role("button", name=re.compile("^Remove from the seat")).count() == 0
    free = here.get_by_role("button", name="Remove from the seat: blue")
    await _is_large_enough(free)
    await free.focus()
    await here.keyboard.press("Enter")
    question = here.get_by_role("dialog", name="Remove Bo from this seat?")
    await expect(question).to_be_visible()
    await axe_passes(here, DEFAULT_OPTIONS)
    await here.keyboard.press("Escape")
    await expect(question).to_be_hidden()
    await expect(free).to_be_focused()
    await here.keyboard.press("Enter")
    await question.get_by_role("button", name="Remove from the seat").press("Enter")
    await expect(here.get_by_role("button", name=re.compile("^Seat a bot.*blue"))).to_be_visible()
    await expect(
        there.get_by_text("You no longer have this seat. You can watch the game.")
    ).to_be_visible()
    await expect(there.get_by_role("button", name=re.compile("^Sit down.*blue"))).to_be_visible()
    await there.reload()
    await sit_down(there, "Bo")
    await expect(row(there, "Bo")).to_contain_text("You")


async def test_who_sits_gets_up(house: House, visit: Visit) -> None:
    here, there = await visit(DESK), await visit(PHONE)
    await there.goto(await set_table(here, players=3))
    await sit_down(there, "Bo")
    get_up = there.get_by_role("button", name=re.compile("^Leave this seat.*blue"))
    await _is_large_enough(get_up)
    await get_up.tap()
    for page in (here, there):
        await expect(row(page, "Bo")).to_have_count(0)
    await expect(there.get_by_text("You no longer have this seat")).to_have_count(0)
    await there.goto("/")
    await expect(there.get_by_role("heading", name="Your tables")).to_have_count(0)


async def _is_large_enough(button: Locator) -> None:
    box = await button.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44


# -- away ------------------------------------------------------------------------
#: Keeps all that a screen reader is told: the bot plays on, and the next words replace the last.
LISTENING = """
window.told = [];
const region = document.querySelector('[role=status][aria-live=polite]');
new MutationObserver(() => window.told.push(region.textContent))
  .observe(region, { childList: true, subtree: true, characterData: true });
"""


@asynccontextmanager
async def timed(data: Path, stopwatch: Stopwatch) -> AsyncIterator[House]:
    async with running(data, monotonic=stopwatch.read, client=resources.client()) as house:
        yield house


@pytest.mark.usefixtures("client")
async def test_a_bot_for_whoever_is_away_is_announced_in_every_log(
    browser: Browser, tmp_path: Path
) -> None:
    stopwatch = Stopwatch()
    async with timed(tmp_path / "house.db", stopwatch) as house:
        address = f"http://127.0.0.1:{house.port}"
        async with device(browser, address, DESK) as here, device(browser, address, PHONE) as there:
            link = await set_table(here)
            await there.goto(link)
            await sit_down(there, "Bo")
            await expect(there.get_by_role("gridcell", name="your magician")).to_be_visible()
            await there.goto("about:blank")

            await here.get_by_role("button", name="Menu").click()
            await here.get_by_role("tab", name="Table").click()
            await expect(here.get_by_text(re.compile(r"Bo is away\. In \d+ s"))).to_be_visible()
            bot = here.get_by_role("button", name="Let a bot play for Bo")
            await expect(bot).to_have_count(0)
            stopwatch.seconds += 120
            await here.evaluate(LISTENING)
            async with house.joined(link.rpartition("/")[2]):
                await bot.click()
                await here.get_by_role("button", name="Let a bot play", exact=True).click()
            away = "Bo is away. From now on a bot plays for them (Skilled)."
            await here.get_by_role("tab", name="Log").click()
            log = here.get_by_role("dialog").get_by_role("list").first
            await expect(log).to_contain_text(away)
            await here.wait_for_function("away => told.some((one) => one.includes(away))", arg=away)

            await there.goto(link)
            await expect(there.get_by_role("gridcell", name="your magician")).to_be_visible()
            await there.get_by_role("button", name="Menu").tap()
            told = there.get_by_role("dialog").locator(".said")
            await expect(told.filter(has_text=away)).to_have_count(1)
            back = "Bo is back and plays again."
            await expect(told.filter(has_text=back)).to_have_count(1)
            await expect(log).to_contain_text(back)
            await here.reload()
            await here.get_by_role("button", name="Menu").click()
            lines = await here.get_by_role("dialog").locator(".said").all_inner_texts()
            newest_first = [line for line in lines if line in (away, back)]
            assert newest_first == [back, away]
