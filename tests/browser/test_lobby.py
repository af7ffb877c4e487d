"""The lobby: two who never met play, and a table of one's own is open to all, by tap and by key."""

from __future__ import annotations

import re

from playwright.async_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.devices import BROWSER, DESK, PHONE
from tests.browser.test_axe import find_nothing
from tests.server.looking import looks
from tests.server.running import House

from irrgarten import registry

pytestmark = BROWSER

GAME = "The Magic Labyrinth"


async def lobby(page: Page, name: str) -> None:
    """By the link of the front page."""
    await page.goto("/")
    await page.get_by_role("link", name="See who is waiting").click()
    await expect(page.get_by_role("heading", name="Open tables", level=1)).to_be_visible()
    await page.get_by_label("Your name").fill(name)


async def test_two_browsers_are_paired_and_play(house: House, visit: Visit) -> None:
    phone, desk = await visit(PHONE), await visit(DESK)
    await lobby(phone, "Ada")
    await phone.locator("label", has_text=GAME).tap()
    await phone.get_by_role("button", name="Find me a game").tap()
    await expect(phone.get_by_role("heading", name="Anyone may join")).to_be_visible()
    await find_nothing(phone)
    await lobby(desk, "Bo")
    waiting = desk.get_by_role("listitem").filter(has=desk.get_by_text("Ada", exact=True))
    await expect(waiting.first).to_be_visible()
    await find_nothing(desk)
    # By keys alone: the game, then the button.
    await desk.get_by_role("radio", name=GAME).focus()
    await desk.keyboard.press("Space")
    await expect(desk.get_by_role("button", name="Find me a game")).to_be_enabled()
    await desk.get_by_label("Your name").press("Enter")
    for page in (phone, desk):
        await expect(page.get_by_role("gridcell", name=re.compile("your magician"))).to_be_visible()
    assert phone.url == desk.url


async def test_a_table_of_the_list_is_joined_with_one_tap(house: House, visit: Visit) -> None:
    page = await visit(PHONE)
    await page.goto("/new/caminos")
    await page.get_by_label("Name of the red player").fill("Cy")
    await page.get_by_label("Who plays blue?").select_option("Friend by link")
    await page.get_by_text("Anyone", exact=False).first.tap()
    await page.get_by_label("If seats stay free").select_option("bots play after 10 minutes")
    away = page.get_by_label("If somebody is away when it is their turn")
    await expect(away).to_have_value("300")
    await away.select_option("a bot plays after 15 minutes")
    await page.get_by_role("button", name="Open a table").tap()
    await expect(page.get_by_text("a bot plays after 15 minutes")).to_be_visible()
    await expect(page.get_by_role("timer")).to_have_text(re.compile("seats in (10|9):"))
    other = await visit(DESK)
    await lobby(other, "Di")
    await other.get_by_role("button", name=re.compile("^Join.*Cy")).click()
    await expect(other).to_have_url(re.compile("/t/"))
    await expect(page.get_by_role("heading", name="Anyone may join")).to_have_count(0)
    await expect(other.locator("[data-plate]").or_(other.get_by_text("Cy")).first).to_be_visible()


async def test_what_is_set_up_as_it_comes_is_what_others_look_for(
    house: House, visit: Visit
) -> None:
    """For every game: nobody who has chosen nothing waits beside somebody else who has not."""
    page = await visit(DESK)
    for game in registry.names():
        await page.goto(f"/new/{game}")
        opens = page.get_by_role("button", name="Open a table")
        await expect(opens).to_be_enabled()  # by now it knows how many usually play
        await page.get_by_label("Name of the red player").fill("Cy")
        players = await page.get_by_label(re.compile("^Who plays")).count()
        for seat in await page.get_by_label(re.compile("^Who plays (?!red)")).all():
            await seat.select_option("Friend by link")
        await page.get_by_text("Anyone", exact=False).first.click()
        await opens.click()
        await expect(page.get_by_role("heading", name="Anyone may join")).to_be_visible()
        table, seat_found, _ = await looks(house, "Di", game=game, players=players)
        assert (page.url.endswith(table), seat_found) == (True, 1), game


async def test_whoever_waits_can_think_better_of_it(house: House, visit: Visit) -> None:
    page, watcher = await visit(PHONE), await visit(DESK)
    await lobby(page, "Eve")
    await page.locator("label", has_text="Labyria").tap()
    await page.get_by_role("button", name="Find me a game").tap()
    await page.get_by_role("button", name="Only with the link").tap()
    await expect(page.get_by_text("Let anyone join…")).to_be_visible()
    table, _, secret = await looks(house, "Flo", game="labyrinthe")
    async with house.joined(table, secret):
        await watcher.goto("/lobby")
        await expect(watcher.get_by_text("Flo", exact=True)).to_be_visible()
        await expect(watcher.get_by_text("Eve", exact=True)).to_have_count(0)
