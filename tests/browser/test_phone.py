"""On a phone held upright: two at one device, by touch, with no scrolling."""

from __future__ import annotations

import itertools
import re

import pytest
from playwright.async_api import Locator, Page, expect
from tests.browser.conftest import Visit
from tests.browser.devices import BROWSER, DESK, PHONE, TABLET
from tests.browser.person import (
    Person,
    by_touch,
    finished,
    halfway,
    play_nearly_all,
    seated,
    standing,
)
from tests.server.running import Frame, House
from tests.server.walking import beside

pytestmark = BROWSER

SIDEWAYS = {**PHONE, "viewport": {"width": 640, "height": 360}}


async def test_a_whole_game_of_two_at_one_device(house: House, visit: Visit) -> None:
    page = await visit(PHONE)
    await page.goto("/")
    game = page.get_by_role("listitem").filter(has_text="The Magic Labyrinth")
    await game.get_by_role("link", name="Set up").tap()
    await page.get_by_label("Name of the red player").fill("Ada")
    await page.get_by_label("Who plays blue?").select_option("Someone here")
    await page.get_by_label("Name of the blue player").fill("Bo")
    await page.get_by_text("Any number").tap()
    await page.get_by_label("Number of walls").fill("0")
    await page.get_by_role("button", name="Open a table").tap()

    both = Person(page, by_touch, remembers=False)
    await both.my_turn()
    # Where two share a device nobody is "you".
    await expect(both.headline).to_have_text(re.compile("^(Ada|Bo) has "))
    await expect(page).to_have_title(re.compile("^(Ada|Bo) to move"))
    await both.stay()
    await both.play(acts=8)
    await play_nearly_all(house, page)
    await both.play()
    await expect(both.headline).to_have_text(re.compile("^(Ada|Bo) has five chips and wins.$"))
    await expect(page.get_by_text("Everyone")).to_be_in_viewport()


@pytest.mark.parametrize(
    "kind", [PHONE, SIDEWAYS, TABLET, DESK], ids=["phone", "sideways", "tablet", "desk"]
)
async def test_all_of_the_table_is_on_the_screen(house: House, visit: Visit, kind: Frame) -> None:
    page = await visit(kind)
    async with halfway(house, "Ada", "Bo", "Charlotte", "Dimitri", turns=9) as seat:
        await page.goto(seat)
        somebody = Person(page, by_touch)
        await somebody.my_turn()
        await fits(page, page.get_by_role("grid"))
        await fits(page, page.get_by_role("region", name="Your move"))
        await fits(page, somebody.headline)
        plates = page.get_by_role("region", name="Seats").get_by_role("listitem")
        for plate in await plates.all():
            await fits(page, plate)
        await apart(*await plates.all(), page.get_by_role("grid"))
        await large_enough(page)

    await page.goto(await finished(house, "Ada", "Bo", "Charlotte", "Dimitri"))
    ending = page.get_by_role("img", name="The labyrinth and the paths walked in it")
    await fits(page, ending)
    await apart(*await plates.all(), ending, page.get_by_role("group", name="Whose paths"))
    await fits(page, page.get_by_role("button", name="Save the game"))
    await large_enough(page)


async def fits(page: Page, part: Locator) -> None:
    """It is wholly on the screen, and there is nothing to scroll."""
    await expect(part).to_be_in_viewport(ratio=0.999)
    beyond: list[int] = await page.evaluate(
        "() => { const root = document.scrollingElement;"
        " return [root.scrollWidth - innerWidth, root.scrollHeight - innerHeight]; }"
    )
    assert max(beyond) <= 0, f"{part} needs scrolling: {beyond}"


async def apart(*parts: Locator) -> None:
    """None of them lies upon another."""
    for one, other in itertools.combinations(parts, 2):
        a, b = await one.bounding_box(), await other.bounding_box()
        assert a is not None
        assert b is not None
        across = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
        down = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
        assert min(across, down) < 1, f"{one} and {other} overlap: {a}, {b}"


#: What is tapped, with its size. Lines of the log are left out: they point at the board, which
#: can be tapped as well.
TAPPED = """() => [...document.querySelectorAll('button, a, label, [role=gridcell]')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.log'))
    .map((one) => {
        const { width, height } = one.getBoundingClientRect();
        return [one.outerHTML.slice(0, 120), Math.min(width, height)];
    })"""


async def large_enough(page: Page) -> None:
    """What is tapped is 44 px or more in both directions, once lessons were offered."""
    offer = page.locator("aside.offer")
    if await offer.is_visible():
        await offer.get_by_role("button").click()
        await expect(offer).to_have_count(0)
    tapped: list[tuple[str, float]] = await page.evaluate(TAPPED)
    assert tapped
    assert [one for one in tapped if one[1] < 43.5] == []


async def test_a_walk_is_dragged(house: House, visit: Visit) -> None:
    """Two steps in one go; a throw of one is passed on."""
    _, seats = await seated(house, "Ada", "Bo")
    page = await visit(DESK)
    for seat in seats:
        await page.goto(seat)
        await expect(page.get_by_role("gridcell", name="your magician")).to_be_visible()
    both = Person(page, by_touch)
    await both.my_turn()
    while "one step" in await both.headline.inner_text():
        await both.stay()
        await both.my_turn()
    start = standing(await both.floor())
    way = "n" if start == "a1" else "s"
    middle = str(beside(start, way))
    end = str(beside(middle, way))
    await both.field(start).hover()
    await page.mouse.down()
    await both.field(middle).hover()
    await both.field(end).hover()
    await page.mouse.up()
    await expect(both.told).to_contain_text(re.compile(f"from {middle} to {end}|takes the chip"))


@pytest.mark.parametrize("language", ["de", "en", "fr", "it", "es", "nl"])
async def test_every_language_at_the_table(house: House, visit: Visit, language: str) -> None:
    """The browser's language is spoken, nothing is left unsaid, and everything fits."""
    page = await visit(PHONE, locale=language)
    async with halfway(house, "Ada", "Bo", "Charlotte", "Dimitri", turns=9) as seat:
        await page.goto(seat)
        await expect(page.locator("[data-field].choice").first).to_be_visible()
        await expect(page.locator("html")).to_have_attribute("lang", language)
        await nothing_unsaid(page)
        await fits(page, page.locator(".headline"))
        await large_enough(page)
        await page.locator("header button").last.click()
        tabs = page.get_by_role("tab")
        for tab in await tabs.all():
            await tab.click()
            await expect(page.get_by_role("tabpanel")).not_to_be_empty()
            await nothing_unsaid(page)


async def test_the_language_can_be_changed_at_the_table(house: House, visit: Visit) -> None:
    page = await visit(PHONE)
    async with halfway(house, "Ada", "Bo", turns=3) as seat:
        await page.goto(seat)
        await Person(page, by_touch).my_turn()
        await page.get_by_role("button", name="Menu").tap()
        await page.get_by_role("tab", name="Settings").tap()
        for language in ("Deutsch", "Français", "Italiano", "Español", "Nederlands", "English"):
            chosen = page.get_by_role("tabpanel").get_by_role("combobox").first
            await chosen.select_option(language)
            code = await chosen.input_value()
            await expect(page.locator("html")).to_have_attribute("lang", code)
            await nothing_unsaid(page)
        await page.get_by_role("tabpanel").get_by_role("combobox").first.select_option("Deutsch")
        await page.reload()
        await expect(page.locator("html")).to_have_attribute("lang", "de")


#: Names of messages as the client would show them if it had no words for them.
UNSAID = re.compile(
    r"\b(?:mag|why|problem|plate|title|level|kind|theme|motion|keys|colour|bot|symbol|seat|table"
    r"|fair|rules|log|waiting|status|page|picture|ten|game)-[a-z]+(?:-[a-z]+)*\b"
)


async def nothing_unsaid(page: Page) -> None:
    said: list[str] = await page.evaluate(
        "() => [document.title, document.body.innerText, ...[...document.querySelectorAll("
        "'[aria-label], [title], [placeholder]')].flatMap(one => ['aria-label', 'title',"
        " 'placeholder'].map(name => one.getAttribute(name) ?? ''))]"
    )
    assert UNSAID.findall("\n".join(said)) == []


async def test_motion_can_be_turned_down(house: House, visit: Visit) -> None:
    """By the device or by the person; then nothing moves by itself."""
    endless = (
        "() => document.getAnimations().filter("
        "one => one.effect.getComputedTiming().iterations === Infinity).length"
    )
    _, (seat, _) = await seated(house, "Ada", "Bo")
    lively = await visit(PHONE, calm=False)
    await lively.goto(seat)
    await Person(lively, by_touch).my_turn()
    await expect(lively.locator("html")).to_have_attribute("data-motion", "full")
    assert await lively.evaluate(endless) > 0
    await lively.get_by_role("button", name="Menu").tap()
    await lively.get_by_role("tab", name="Settings").tap()
    await lively.get_by_label("Motion").select_option("Reduced")
    await expect(lively.locator("html")).to_have_attribute("data-motion", "reduced")
    assert await lively.evaluate(endless) == 0

    calm = await visit(PHONE)
    await calm.goto(seat)
    await Person(calm, by_touch).my_turn()
    await expect(calm.locator("html")).to_have_attribute("data-motion", "reduced")
    assert await calm.evaluate(endless) == 0


async def test_the_link_can_be_copied(house: House, visit: Visit) -> None:
    page = await visit(PHONE, permissions=["clipboard-read", "clipboard-write"])
    await page.goto("/new/magic_labyrinth")
    await page.get_by_label("Name of the red player").fill("Ada")
    await page.get_by_label("Who plays blue?").select_option("Friend by link")
    await page.get_by_role("button", name="Open a table").tap()
    await page.get_by_role("button", name="Copy link").tap()
    await expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert await page.evaluate("() => navigator.clipboard.readText()") == page.url
    # Or a bot is seated instead, and the game begins.
    await page.get_by_role("button", name=re.compile("^Seat a bot")).tap()
    await expect(page.get_by_role("grid")).to_be_visible()


async def test_a_labyrinth_that_shuts_a_field_off_is_not_taken(visit: Visit) -> None:
    page = await visit(PHONE)
    await page.goto("/new/magic_labyrinth")
    await page.get_by_label("Name of the red player").fill("Ada")
    await page.get_by_text("By hand").tap()
    await page.get_by_role("button", name="Wall between a1 and a2").tap()
    await page.get_by_role("button", name="Wall between a1 and b1").tap()
    told = page.get_by_text("No path leads to a1. Take a wall away.")
    await expect(told).to_be_visible()
    await page.get_by_role("button", name="Open a table").tap()
    await expect(page.locator(".note").filter(has=told)).to_be_visible()
    await expect(page).to_have_url(re.compile("/new/"))
    await page.get_by_role("button", name="Wall between a1 and a2").tap()
    await expect(page.get_by_text("Every field can be reached.")).to_be_visible()
    await page.get_by_role("button", name="Open a table").tap()
    await expect(page.get_by_role("grid", name="The floor with its fields")).to_be_visible()
