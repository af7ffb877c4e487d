"""A club's evening in real browsers: Dog for eight teams, through a kill, to the prize-giving."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, Page, Request, Route, expect
from tests.browser.conftest import Visit
from tests.browser.devices import BROWSER, DESK, PATIENCE, PHONE, SMALL, device
from tests.browser.dog import DogPlayer
from tests.browser.test_axe import find_nothing
from tests.server.club import QUICK, club
from tests.server.process import started
from tests.server.running import House

pytestmark = BROWSER

TABLE = re.compile(r"/t/\w+$")
#: Milliseconds for a round of bots on a busy machine.
ROUND = 4 * PATIENCE
SOURCES = "boards => boards.map((board) => board.src)"
#: Whether the hall shows every table by another picture than before.
OTHER = """(before) => {
  const boards = [...document.querySelectorAll('.tables img')];
  return boards.length === before.length && boards.every(({ src }) => !before.includes(src));
}"""
#: What each of them does with her own hands before the kill, and again after it: a card is given
#: to the partner, then cards are played.
ACTS = 3


async def set_up(page: Page) -> str:
    """With a few taps; the name of the tournament in its address.

    Whoever enters first and second does not meet in the first round: there each plays some acts
    and stops, and whoever has no more cards would wait for the other.
    """
    await page.goto("/club")
    await page.get_by_label("Name of the tournament").fill("Dog evening")
    await page.get_by_label("Rounds").select_option("2")
    await page.get_by_text("More to choose").click()
    await page.get_by_label("Level of new bots").select_option("beginner")
    await page.get_by_label("Seeds").select_option("entry")
    await page.get_by_role("button", name="Open the tournament").click()
    await expect(page.get_by_role("heading", name="Dog evening")).to_be_visible()
    return page.url.rsplit("/", 1)[1]


async def enter(page: Page, tournament: str, name: str) -> None:
    await page.goto(f"/club/{tournament}")
    await page.get_by_label("Your name").fill(name)
    await page.get_by_label("Name of the team").fill(f"Team {name}")
    await page.get_by_role("button", name="Enter").click()
    await expect(page.get_by_text("You are in.")).to_be_visible()
    assert "#" not in page.url


async def rest(page: Page, name: str) -> None:
    """She lets a bot play on."""
    await page.get_by_role("button", name="Menu").click()
    await page.get_by_role("tab", name="Table").click()
    await page.get_by_role("button", name=f"Let a bot play for {name}").click()
    await page.get_by_role("button", name="Let a bot play", exact=True).click()
    await page.keyboard.press("Escape")


async def led_on(page: Page, before: str) -> None:
    """Once all games of the round are over, the page leads her to the next table by itself."""
    await page.wait_for_url(
        lambda url: TABLE.search(url) is not None and url != before, timeout=ROUND
    )


async def settle_bots(desk: Page) -> None:
    """Nobody wants to wait for bots: the organiser settles their tables, where they still play."""
    people = re.compile("Team Anna|Team Ben")
    rows = desk.get_by_role("row").filter(has=desk.get_by_text("playing"), has_not_text=people)
    for number in await rows.locator(".number").all_inner_texts():
        await desk.get_by_role("button", name=f"Decide table {number}").click()
        await desk.get_by_label("Why?", exact=True).fill("Bots may rest")
        await desk.get_by_role("button", name="Confirm result").click()
        await expect(desk.get_by_role("dialog")).to_be_hidden()


class Addresses(list[str]):
    """All that the pages of a device have asked for, and what they said they came from."""

    def hear(self, request: Request) -> None:
        self.append(f"{request.url} {request.headers.get('referer')}")


async def secrets_of(page: Page) -> set[str]:
    """What this browser keeps: her place, or the desk, and the seats she was given."""
    kept = await page.evaluate("JSON.stringify({ ...localStorage })")
    return {*re.findall(r'(?:secret|organiser|host)\\*":\\*"([\w-]{16,})', kept)}


async def played_by(house: House, table: str, player: DogPlayer) -> None:
    """The game has all that she did with her own hands, before the kill and after it, in order."""
    record = await house.record(table.rsplit("/", 1)[1])
    sent = player.sent
    by_seat = {
        seat: [one["act"] for one in record["acts"] if one["seat"] == seat] for seat in range(4)
    }
    assert len(sent) >= 2 * ACTS
    assert sent in [acts[: len(sent)] for acts in by_seat.values()], (sent, by_seat)


@pytest.mark.slow
async def test_eight_teams_through_a_kill_to_the_prize_giving(
    client: None, browser: Browser, tmp_path: Path
) -> None:
    """Two people play with their own hands on both sides of the kill, and then let bots play on."""
    data, asked = tmp_path / "house.db", Addresses()
    async with started(data) as first:
        port, address = first.house.port, f"http://127.0.0.1:{first.house.port}"
        away = {"lost_is_no_fault": True}
        async with (
            device(browser, address, DESK, **away) as desk,
            device(browser, address, PHONE, **away) as anna,
            device(browser, address, SMALL, **away) as ben,
        ):
            for page in (desk, anna, ben):
                page.context.on("request", asked.hear)
            tournament = await set_up(desk)
            await enter(anna, tournament, "Anna")
            await enter(ben, tournament, "Ben")
            await desk.get_by_label("How many bots").fill("6")
            await desk.get_by_label("Level of new bots").select_option("beginner")
            await desk.get_by_role("button", name="Add bots").click()
            await expect(desk.get_by_text("Entrants: 8")).to_be_visible()
            before = [DogPlayer(anna, "touch"), DogPlayer(ben, "keys")]
            await desk.get_by_role("button", name="Begin the tournament").click()
            await asyncio.gather(*(page.wait_for_url(TABLE) for page in (anna, ben)))
            tables = [anna.url, ben.url]
            await desk.goto(f"/hall/{tournament}")
            await desk.get_by_role("button", name="Stop the slideshow").click()
            await asyncio.gather(*(player.play(ACTS) for player in before))
            boards = desk.locator(".tables img")
            await expect(boards).to_have_count(4)
            shown = await boards.evaluate_all(SOURCES)
            await asyncio.gather(*(player.told() for player in before))
            await first.kill()
            after = [DogPlayer(anna, "touch"), DogPlayer(ben, "keys")]
            async with started(data, port) as second:
                await asyncio.gather(*(player.play(ACTS) for player in after))
                await desk.wait_for_function(OTHER, arg=shown)
                await asyncio.gather(rest(anna, "Anna"), rest(ben, "Ben"))
                later = [DogPlayer(anna, "touch"), DogPlayer(ben, "keys")]
                await asyncio.gather(led_on(anna, tables[0]), led_on(ben, tables[1]))
                for table, player in zip(tables, before, strict=True):
                    await played_by(second.house, table, player)
                await asyncio.gather(*(player.play(1) for player in later))
                await asyncio.gather(rest(anna, "Anna"), rest(ben, "Ben"))
                await desk.goto(f"/club/{tournament}")
                await settle_bots(desk)
                prizes = desk.get_by_role("heading", name="Prize-giving")
                await expect(prizes).to_be_visible(timeout=ROUND)
                secrets = {one for page in (desk, anna, ben) for one in await secrets_of(page)}
                await anna.goto(f"/club/{tournament}")
                await expect(anna.get_by_text(re.compile(r"^Place \d, score"))).to_be_visible()
                await expect(anna.get_by_role("heading", name="Prize-giving")).to_be_visible()
                await find_nothing(anna)
    # The organiser's, two players', and their seats of two rounds.
    assert len(secrets) == 7
    assert not [one for one in asked if any(secret in one for secret in secrets)]


async def test_its_pages_have_no_fault(house: House, visit: Visit) -> None:
    evening = await club(house, **QUICK, plan={"format": "groups"}, pause=None)
    desk, phone = await visit(DESK), await visit(PHONE)
    await desk.goto("/club")
    await expect(desk.get_by_role("button", name="Open the tournament")).to_be_enabled()
    await desk.get_by_text("More to choose").click()
    await find_nothing(desk)
    await phone.goto(f"/club/{evening.name}")
    await expect(phone.get_by_label("Your name")).to_be_visible()
    await find_nothing(phone)
    await desk.goto(f"/club/{evening.name}#{evening.organiser}")
    await expect(desk.get_by_role("heading", name="The organiser’s desk")).to_be_visible()
    assert evening.organiser not in desk.url
    await find_nothing(desk)
    await desk.goto(f"/hall/{evening.name}")
    await expect(desk.get_by_role("heading", name="Come and play")).to_be_visible()
    await find_nothing(desk)
    await evening.does("POST", "/bots", {"count": 4, "level": "beginner"})
    await evening.does("POST", "/begin")
    await evening.until(lambda info: all(one["result"] for one in info["encounters"]))
    await desk.get_by_role("button", name="Next page").click()
    await expect(desk.get_by_role("heading", name="Standings")).to_be_visible()
    await find_nothing(desk)
    await phone.get_by_role("button", name="Why?").first.click()
    await expect(phone.get_by_role("dialog", name="Why this pairing")).to_be_visible()
    await find_nothing(phone)
    await desk.goto(f"/lists/{evening.name}")
    await expect(desk.get_by_role("button", name="Print")).to_be_visible()
    await find_nothing(desk)


async def tab_to(page: Page, what: Locator) -> None:
    for _ in range(80):
        await page.keyboard.press("Tab")
        if await what.count() and await what.evaluate("one => one === document.activeElement"):
            return
    raise AssertionError(f"Tab does not lead to {what}")


async def test_an_organiser_needs_no_mouse(house: House, visit: Visit) -> None:
    """From the set-up to a result that is settled, and through the leaves of the hall, by keys.

    The next round begins when the organiser says so: the bots of this one take their time.
    """
    page = await visit(DESK)
    await page.goto("/club")
    await expect(page.get_by_role("button", name="Open the tournament")).to_be_enabled()
    await tab_to(page, page.get_by_label("Name of the tournament"))
    await page.keyboard.type("By keys")
    await tab_to(page, page.get_by_role("radio", name=re.compile("^Swiss")))
    await page.keyboard.press("ArrowDown")
    await expect(page.get_by_role("radio", name=re.compile("^Round robin"))).to_be_checked()
    await tab_to(page, page.get_by_text("More to choose"))
    await page.keyboard.press("Enter")
    await tab_to(page, page.get_by_label("The next round begins"))
    await page.keyboard.type("The organiser decides")
    await tab_to(page, page.get_by_role("button", name="Open the tournament"))
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("heading", name="The organiser’s desk")).to_be_visible()
    await tab_to(page, page.get_by_label("How many bots"))
    await page.keyboard.press("ControlOrMeta+a")
    await page.keyboard.type("3")
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("Entrants: 3")).to_be_visible()
    await tab_to(page, page.get_by_role("button", name="Begin the tournament"))
    await page.keyboard.press("Enter")
    settle = page.get_by_role("button", name=re.compile("^Decide table"))
    await expect(settle).to_have_count(1)
    await tab_to(page, settle)
    await page.keyboard.press("Enter")
    await tab_to(page, page.get_by_label("Why?", exact=True))
    await page.keyboard.type("The last train")
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("Decided by the organiser: The last train")).to_be_visible()
    await page.goto(page.url.replace("/club/", "/hall/"))
    await expect(page.get_by_text(re.compile(r"^1 / \d"))).to_be_visible()
    await page.keyboard.press("ArrowLeft")
    await expect(page.get_by_role("heading", name="Standings")).to_be_visible()
    assert (
        await page.get_by_role("button", name="Stop the slideshow").get_attribute("aria-pressed")
        == "true"
    )


async def test_the_button_waits_until_nothing_moves_it_any_more(house: House, visit: Visit) -> None:
    """The choices of a game are loaded apart, and lie above it: who taps meanwhile would miss."""
    page, loaded = await visit(DESK), asyncio.Event()

    async def hold(route: Route) -> None:
        await loaded.wait()
        await route.continue_()

    await page.route("**/assets/OptionSwitch-*.js", hold)
    await page.goto("/club")
    await page.get_by_text("More to choose").click()
    button = page.get_by_role("button", name="Open the tournament")
    await expect(page.get_by_role("radio", name="Brändi Dog")).to_be_checked()
    await expect(button).to_be_disabled()
    loaded.set()
    await expect(button).to_be_enabled()
    await expect(page.get_by_text("Canadian seven", exact=True)).to_be_visible()


async def test_the_hall_shows_all_tables_as_they_are_played(house: House, visit: Visit) -> None:
    """On a big screen as many as have room; the others on the next leaf, which comes by itself."""
    evening = await club(house, **QUICK, plan={"format": "swiss", "rounds": 1}, pause=None)
    for name in range(30):
        await evening.enter(f"Player {name}")
    await evening.does("POST", "/begin")
    page = await visit({"viewport": {"width": 1920, "height": 1080}})
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url))
    await page.clock.install()
    await page.goto(f"/hall/{evening.name}")
    tables = page.locator(".tables > li")
    await expect(tables).to_have_count(8)
    await expect(tables.first).to_contain_text("Not here yet: Player")
    await find_nothing(page)
    await page.clock.run_for(13_000)
    await expect(tables).to_have_count(7)
    async with asyncio.timeout(PATIENCE / 1000):  # nothing is asked while an answer is on its way
        while not any(url.count("table=") == 7 for url in asked):
            await page.clock.run_for(100)
    await page.clock.run_for(13_000)
    await expect(page.get_by_role("heading", name="Round 1: pairings")).to_be_visible()
    assert not [url for url in asked if url.startswith("ws")]
    looks = [url for url in asked if "/boards?" in url]
    assert {url.count("table=") for url in looks} == {7, 8}


async def test_a_leaf_that_is_held_stays_while_tables_end(house: House, visit: Visit) -> None:
    """Tables lie before the standings as long as they are played."""
    evening = await club(house, **QUICK, plan={"format": "swiss", "rounds": 2}, pause=None)
    for name in ("Anna", "Ben", "Cleo", "Dino"):
        await evening.enter(name)
    await evening.does("POST", "/begin")
    page = await visit(DESK)
    await page.goto(f"/hall/{evening.name}")
    await expect(page.get_by_text("1 / 3")).to_be_visible()
    await page.keyboard.press("ArrowLeft")
    await expect(page.get_by_role("heading", name="Standings")).to_be_visible()
    for table in (1, 2):
        settled = {"first": 1, "second": 0, "reason": "It is late"}
        await evening.does("PUT", f"/rounds/1/tables/{table}/result", settled)
    await expect(page.get_by_text("2 / 2")).to_be_visible()
    await expect(page.get_by_role("heading", name="Standings")).to_be_visible()
