"""Lessons on a phone: one of each course by finger, what goes wrong, keys, and the offer."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.devices import BROWSER, DESK, PHONE, TABLET
from tests.browser.dog import POINT
from tests.browser.sitter import table_of
from tests.browser.test_axe import find_nothing
from tests.server.running import OPEN, House, bot, person

pytestmark = BROWSER

SEND = ".send:not(:disabled)"
#: On a phone a walk is laid out first.
GO = "[aria-label='Your move'] .walnut"

AIM = "Bring three of your four pawns into the white centre."

#: A field that one step leads to, when it is shown so.
STEP = "[data-field={}][aria-label*='one step']"

#: What is touched, one after the other, in a lesson of each course.
TOUCHED = {
    "magic_labyrinth/walk": [STEP.format("a2"), STEP.format("a3"), GO],
    "magic_labyrinth/share": [STEP.format("e3"), STEP.format("d3"), GO],
    "dog/strike": [".fan button:nth-child(3)", '[data-place="12"]', '[data-place="20"]'],
    "dog/blockade": [".fan button:nth-child(1)", '[data-place="20"]', '[data-place="25"]'],
    "labyria/home": ["[data-field=g8]", "[data-field=h8]", SEND],
    "labyria/cloak": ["[data-field=d5]", "[data-field=f6]", SEND],
    "labyrinthe/win": ["[data-field=j14]", "[data-field=j12]", SEND],
    "labyrinthe/centre": ["[data-field=l8]", "[data-field=l10]", "[data-field=k11]", SEND],
    "caminos/place": ["[aria-label='Your pieces'] button", "[data-cell=e5]", SEND],
    "caminos/diagonal": [
        "[aria-label='Your pieces'] li:nth-child(4) button",
        "[data-cell=d3]",
        SEND,
    ],
}


async def touch(page: Page, what: str) -> None:
    """With a finger, as soon as it is there and uncovered; a cell is touched where it is seen."""
    if what.startswith("[data-cell"):
        await page.locator("[role=grid].laid").wait_for()
        box = await page.locator(what).bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        return await page.touchscreen.tap(x, y)
    await page.wait_for_function(f"(what) => ({POINT})(what)", arg=what, polling=80)
    at = await page.evaluate(POINT, what)
    return await page.touchscreen.tap(at["x"], at["y"])


async def stands(page: Page, how: str) -> None:
    await expect(page.locator(f"section.lesson[data-stands={how}]")).to_be_visible()


@pytest.mark.parametrize("lesson", TOUCHED)
async def test_one_of_each_course_by_finger(visit: Visit, lesson: str) -> None:
    page = await visit(PHONE)
    await page.goto(f"/learn/{lesson}")
    await stands(page, "open")
    await page.locator(".headline.mine").wait_for()
    for what in TOUCHED[lesson]:
        await touch(page, what)
    await stands(page, "reached")
    kept = await page.evaluate("localStorage.getItem('irrgarten.learnt')")
    game, _, name = lesson.partition("/")
    assert f'"{game}":["{name}"]' in kept
    assert await page.evaluate("document.documentElement.scrollHeight <= innerHeight")


async def test_what_goes_wrong_is_answered_and_begun_anew(visit: Visit) -> None:
    page = await visit(PHONE)
    await page.goto("/learn/magic_labyrinth/around")
    await stands(page, "open")
    await find_nothing(page)
    await touch(page, STEP.format("b3"))
    await touch(page, GO)
    await stands(page, "missed")
    await expect(page.locator(".headline")).to_have_text("Not yet.")
    answer = page.locator("section.lesson", has_text="That is the marked wall.")
    await expect(answer).to_be_in_viewport(ratio=1)
    await expect(page.locator("[role=alert]", has_text="the marked wall")).to_be_attached()
    await find_nothing(page)
    await page.get_by_role("button", name="Menu").tap()
    await page.get_by_role("dialog").get_by_role("button", name="Rule MAG-15").tap()
    await expect(page.locator("[data-clause=MAG-15]")).to_be_in_viewport()
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name="Try again").tap()
    await stands(page, "open")
    await page.locator(".headline.mine").wait_for()
    for field in ("c4", "b4", "b3"):
        await touch(page, STEP.format(field))
    await touch(page, GO)
    await stands(page, "reached")
    await find_nothing(page)
    await page.get_by_role("link", name="Next lesson").tap()
    await expect(page.get_by_role("heading", name="The fifth chip")).to_be_visible()
    await page.get_by_role("link", name="Leave the lesson").tap()
    await expect(page.get_by_role("link", name="Around the wall (done)")).to_be_visible()
    await expect(page.get_by_text("1 of 4")).to_be_visible()
    await find_nothing(page)
    await page.goto("/")
    await expect(page.get_by_role("heading", name="Your games")).to_have_count(0)


async def test_refused_wrong_answer_is_worded_by_the_lesson(visit: Visit) -> None:
    page = await visit(PHONE)
    await page.goto("/learn/labyria/dice")
    await page.locator(".headline.mine").wait_for()
    await touch(page, "[data-field=g6]")
    await touch(page, "[data-field=h8]")
    said = "That figure is only three steps from the goal."
    await expect(page.get_by_text(said, exact=False)).to_be_in_viewport()
    await stands(page, "open")


async def test_board_stays_when_the_others_begin(visit: Visit) -> None:
    """A board that moves is a fault (`steady.py`)."""
    page = await visit(PHONE)
    await page.goto("/learn/labyria/defend")
    await page.get_by_role("button", name="Begin").tap()
    await page.locator(".headline.mine").wait_for()
    await stands(page, "open")


@pytest.mark.parametrize("size", [DESK, TABLET])
async def test_lesson_of_five_has_places_for_plates(visit: Visit, size: dict[str, Any]) -> None:
    page = await visit(size)
    await page.goto("/learn/dog/five")
    await stands(page, "open")
    plates = page.locator(".plate")
    await expect(plates).to_have_count(5)
    boxes = [await plate.bounding_box() for plate in await plates.all()]
    assert len({(box["x"], box["y"]) for box in boxes if box and box["width"] > 150}) == 5


async def test_course_states_how_long_it_takes(visit: Visit) -> None:
    page = await visit(PHONE)
    await page.goto("/learn/labyria")
    await expect(page.get_by_text(re.compile(r"about \d+ minutes")).first).to_be_visible()


async def test_by_keys_from_the_front_page(visit: Visit) -> None:
    page = await visit(DESK)
    await page.goto("/")
    learn = page.get_by_role("link", name="Learn: The Magic Labyrinth")
    await learn.focus()
    await page.keyboard.press("Enter")
    await page.get_by_role("link", name="Begin: The Magic Labyrinth").press("Enter")
    await page.locator(".headline.mine").wait_for()
    floor = page.locator("[data-field=a1]")
    await floor.focus()
    await page.keyboard.press("s")
    await expect(page.get_by_text("The floor ends there.")).to_be_visible()
    # Why not leads to the clause itself, and back to where one was.
    await page.get_by_role("button", name="Rule MAG-12").press("Enter")
    await expect(page.locator("[data-clause=MAG-12]")).to_be_focused()
    await page.keyboard.press("Escape")
    await floor.focus()
    await page.keyboard.press("n")
    await page.locator(STEP.format("a3")).wait_for(state="attached")
    await page.keyboard.press("n")
    await stands(page, "reached")
    await expect(page.locator("[role=alert]", has_text="Goal reached.")).to_be_attached()
    await page.get_by_role("link", name="Next lesson").press("Enter")
    await expect(page.get_by_role("heading", name="Walls that nobody sees")).to_be_visible()


async def test_offered_on_the_way_to_a_table(house: House, visit: Visit) -> None:
    """At set-up and while one waits, with the aim and the way to the rules."""
    page = await visit(PHONE)
    lessons = page.get_by_role("link", name="Never played it? Learn it in a few minutes")
    await page.goto("/new/labyrinthe")
    await expect(lessons).to_have_attribute("href", "/learn/labyrinthe")
    table, _ = await table_of(house, "labyrinthe", OPEN, OPEN, given={})
    await page.goto(table)
    await expect(lessons).to_have_attribute("href", "/learn/labyrinthe")
    await expect(page.get_by_text(AIM)).to_be_visible()
    await expect(page.get_by_role("link", name="Rules")).to_have_attribute(
        "href", "/rules/labyrinthe"
    )
    await page.goto("/rules/labyrinthe")
    await expect(page.get_by_text(AIM)).to_be_visible()
    await page.get_by_role("link", name="Learn").tap()
    await expect(page.get_by_role("heading", name="Learn Le Jeu du Labyrinthe")).to_be_visible()


async def test_offered_once_to_whoever_never_played(house: House, visit: Visit) -> None:
    page = await visit(PHONE)
    for shown in (1, 0):
        _, (seat,) = await table_of(
            house, "labyrinthe", person("Ada"), bot("beginner"), given={"beginner": 0}
        )
        await page.goto(seat)
        await page.locator(".headline.mine").wait_for()
        offer = page.get_by_role("complementary", name="Learn")
        await expect(offer).to_have_count(shown)
        if shown:
            await find_nothing(page)
            await offer.get_by_role("button", name="Close").tap()
            await expect(offer).to_have_count(0)
