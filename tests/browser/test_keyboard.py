"""Everything works by keyboard, and whoever listens hears it."""

from __future__ import annotations

import re

from playwright.async_api import Locator, Page, expect
from tests.browser.conftest import Visit
from tests.browser.devices import BROWSER, DESK, SMALL
from tests.browser.person import (
    BY_HAND,
    Person,
    by_keys,
    by_letter,
    on_the_shelf,
    seated,
)
from tests.server.running import House

pytestmark = BROWSER


async def tab_to(page: Page, goal: Locator) -> None:
    """With the Tab key alone."""
    await expect(goal).to_be_visible()
    for _ in range(80):
        if await goal.evaluate("one => one === document.activeElement"):
            return
        await page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {goal}")


async def on_a1(house: House, visit: Visit) -> Person:
    """Ada, whose turn it is, with the focus on her magician's field."""
    _, (seat, _) = await seated(house, "Ada", "Bo")
    page = await visit(DESK)
    await page.goto(seat)
    ada = Person(page, by_letter)
    await ada.my_turn()
    await tab_to(page, ada.field("a1"))
    return ada


async def test_a_whole_game_against_a_bot(visit: Visit) -> None:
    page = await visit(SMALL)
    await page.goto("/")
    await tab_to(page, on_the_shelf(page).get_by_role("link", name="Set up"))
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("heading", level=1)).to_be_focused()
    await tab_to(page, page.get_by_label("Name of the red player"))
    await page.keyboard.type("Ada")
    level = page.get_by_label("Level of the bot playing blue")
    await expect(level.get_by_role("option")).to_have_count(5)
    await tab_to(page, level)
    await page.keyboard.press("Home")
    await tab_to(page, page.get_by_label("Easy"))
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("ArrowDown")
    await tab_to(page, page.get_by_label("Number of walls"))
    await page.keyboard.press("Home")
    await tab_to(page, page.get_by_label("Who begins"))
    await page.keyboard.type("red")
    await tab_to(page, page.get_by_role("button", name="Open a table"))
    await page.keyboard.press("Enter")

    ada = Person(page, by_keys)
    assert await ada.my_turn()
    await expect(page.get_by_role("listitem").filter(has_text="Blue Bot")).to_contain_text(
        "Beginner"
    )
    await tab_to(page, ada.field("a1"))
    await page.keyboard.press(".")
    await expect(ada.told).to_contain_text("Blue Bot")
    assert await ada.my_turn()
    await expect(page.get_by_role("alert")).to_have_text(re.compile("^Your turn: "))
    await ada.play()
    await expect(ada.told).to_contain_text("The floor is lifted off: here is the labyrinth.")
    await expect(ada.headline).to_have_text(re.compile("win"))
    await tab_to(page, page.get_by_role("button", name="Play again"))


async def test_the_sheet_of_keys(house: House, visit: Visit) -> None:
    ada = await on_a1(house, visit)
    page = ada.page
    await page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    await expect(keys).to_contain_text("Go from field to field")
    await page.keyboard.press("Escape")
    await expect(keys).to_have_count(0)
    await expect(ada.field("a1")).to_be_focused()


async def test_asking_by_key(house: House, visit: Visit) -> None:
    ada = await on_a1(house, visit)
    page = ada.page
    for key, said in {
        "p": "You stand on a1.",
        "t": "From your magician:",
        "o": "Bo: f6.",
        "c": "Ada: no chips. Bo: no chips.",
        "d": "The die shows",
    }.items():
        await page.keyboard.press(key)
        await expect(ada.told).to_contain_text(said)


async def test_an_illegal_try_is_explained_with_its_clause(house: House, visit: Visit) -> None:
    ada = await on_a1(house, visit)
    page = ada.page
    await page.keyboard.press("s")
    note = page.get_by_role("status").filter(has_text="The floor ends there.")
    await expect(note).to_be_visible()
    await tab_to(page, note.get_by_role("button", name="Rule MAG-12"))
    await page.keyboard.press("Enter")
    rules = page.get_by_role("tabpanel", name="Rules")
    await expect(rules.get_by_text("It never goes diagonally")).to_be_in_viewport()
    await page.keyboard.press("Escape")
    await expect(rules).to_have_count(0)
    # It is still her turn, with all her steps: a try is no act.
    await expect(ada.field("a1")).to_have_accessible_name(re.compile("your magician"))
    await expect(ada.mine).to_have_count(2)


async def test_a_bump_is_told_once_and_then_forgotten(house: House, visit: Visit) -> None:
    given = {"beginner": 0, "labyrinth": BY_HAND}
    _, (seat, _) = await seated(house, "Ada", "Bo", walls=len(BY_HAND), given=given)
    page = await visit(DESK)
    await page.goto(seat)
    ada = Person(page, by_letter)
    await ada.my_turn()
    await tab_to(page, ada.field("a1"))
    await page.keyboard.press("n")
    bump = "Ada bumps into a wall between a1 and a2 and goes back to a1."
    await expect(ada.told).to_contain_text(bump)
    await expect(ada.headline).to_contain_text("Bo has")
    await expect(ada.field("a1")).not_to_have_accessible_name(re.compile("wall"))
    await page.reload()
    await expect(page.get_by_role("region", name="Log")).to_contain_text("Ada bumps into a wall")
    await expect(page.get_by_text("between a1 and a2")).to_have_count(0)


async def test_the_memory_aid_keeps_walls_in_sight(house: House, visit: Visit) -> None:
    given = {"beginner": 0, "labyrinth": BY_HAND}
    table, (seat, _) = await seated(
        house, "Ada", "Bo", walls=len(BY_HAND), memory_aid=True, given=given
    )
    page, watcher = await visit(DESK), await visit(DESK)
    await page.goto(seat)
    await watcher.goto(table)
    ada = Person(page, by_letter)
    await ada.my_turn()
    await ada.field("a1").focus()
    await page.keyboard.press("n")
    for reader in (ada, Person(watcher, by_letter)):
        await expect(reader.field("a1")).to_have_accessible_name(re.compile("wall: up"))
        await expect(reader.field("a2")).to_have_accessible_name(re.compile("wall: down"))
    await watcher.reload()
    await expect(Person(watcher, by_letter).field("a1")).to_have_accessible_name(
        re.compile("wall: up")
    )


async def test_a_walk_is_seen_and_taken_back_before_it_is_sent(house: House, visit: Visit) -> None:
    _, (seat, _) = await seated(house, "Ada", "Bo")
    page = await visit(DESK)
    await page.goto(seat)
    ada = Person(page, by_letter)
    await ada.my_turn()
    await page.get_by_role("button", name="Menu").click()
    await page.get_by_role("tab", name="Settings").click()
    await page.get_by_label("Ask before a move is sent").check()
    await page.keyboard.press("Escape")
    await ada.field("a1").focus()
    await page.keyboard.press("n")
    await expect(ada.field("a2")).to_have_accessible_name(re.compile("step 1 of your path"))
    await expect(page.get_by_role("button", name="Walk one step")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(ada.field("a2")).not_to_have_accessible_name(re.compile("step 1"))
    await page.keyboard.press("e")
    await page.keyboard.press("Enter")
    await expect(ada.field("b1")).to_have_accessible_name(re.compile("your magician"))
    await expect(ada.told).to_contain_text("Ada walks from a1 to b1.")
