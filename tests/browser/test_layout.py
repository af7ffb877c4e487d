"""Where things lie: nothing over anything else, every card within reach, little to load."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from itertools import combinations
from urllib.parse import urljoin

import pytest
import pytest_asyncio
from playwright.async_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.devices import BROWSER, DESK
from tests.browser.legible import KEEP_CHOICE, SIZES, measure
from tests.browser.sitter import table_of
from tests.search.reviewed import played
from tests.server.club import club
from tests.server.finished import finished, secret_of
from tests.server.process import started
from tests.server.running import OPEN, Frame, House, person

pytestmark = BROWSER

#: As long as a name may be.
NAMES = [
    "Maximiliane Oberhuber-Sc",
    "W" * 24,
    "محمد بن عبد الرحمن الطوي",
    "דוד בן גוריון הארוך מאוד",
]
#: What a game that is over is played with.
ENDED: dict[str, Frame] = {
    "dog": {"players": 4},
    "caminos": {"players": 2},
    "labyria": {"players": 2, "size": 8},
    "labyrinthe": {"players": 4, "turn_limit": 8},
    "magic_labyrinth": {"players": 4},
}
TOUCH = {**DESK, "has_touch": True}
#: What the page keeps of whoever plays.
NAME_KEPT = ["irrgarten.name", json.dumps(NAMES[0])]

#: The longest option of each select, and by how many pixels it is wider than its room.
CUT_OPTIONS = """() => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.cssText = 'position: absolute; white-space: nowrap';
    const cut = [...document.querySelectorAll('select')].flatMap((select) => {
      const style = getComputedStyle(select);
      probe.style.font = style.font;
      const padding = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
      return [...select.options].flatMap(({ textContent }) => {
        probe.textContent = textContent;
        const beyond = probe.getBoundingClientRect().width - select.clientWidth + padding;
        return beyond > 0.5 ? [[textContent, Math.round(beyond)]] : [];
      });
    });
    probe.remove();
    return cut;
  }"""

#: Whatever lies on the table, by what it is.
PARTS = """() => Object.fromEntries(
    ['.bar', '.plate', 'main .board', '.tray', 'section.log', '.offer', '.notes > *']
      .flatMap((what) =>
      [...document.querySelectorAll(what)].slice(0, what === '.plate' ? 9 : 1)
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one, n) => [`${what} ${n}`, one.getBoundingClientRect().toJSON()])))"""

#: How wide a strip of every card of the hand can be touched.
STRIPS = """() => [...document.querySelectorAll('.fan button')].map((card) => {
    const { left, top, width, height } = card.getBoundingClientRect();
    const points = Array.from({ length: 40 }, (_, n) => left + (width * (n + 0.5)) / 40);
    const y = top + height / 2;
    const mine = points.filter((x) => card.contains(document.elementFromPoint(x, y)));
    return (width * mine.length) / 40;
  })"""

#: What a box of the front page leaves beside its names.
NAMES_ROOM = """() => [...document.querySelectorAll('.tables > li')].map(
    (box) => box.clientWidth - box.querySelector('.names').clientWidth)"""

Box = dict[str, float]


def covering(parts: dict[str, Box]) -> dict[tuple[str, str], float]:
    """Which parts overlap, and by how many pixels."""
    return {
        (a, b): over
        for (a, one), (b, other) in combinations(parts.items(), 2)
        if (over := overlap(one, other)) > 1
    }


def overlap(a: Box, b: Box) -> float:
    wide = min(a["right"], b["right"]) - max(a["left"], b["left"])
    high = min(a["bottom"], b["bottom"]) - max(a["top"], b["top"])
    return min(wide, high)


@pytest_asyncio.fixture(loop_scope="session", scope="module")
async def ends(
    client: None, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[dict[str, str]]:
    """Return the addresses of seats at tables whose games are over, by game."""
    data, ends = tmp_path_factory.mktemp("ends") / "house.db", dict[str, str]()
    for game, options in ENDED.items():
        play = played(game, "quick", 8, **options).play
        [table] = await finished(data, play, persons=NAMES[: play.state.seats])
        ends[game] = f"/t/{table}#{secret_of(table, 0)}"
    async with started(data) as process:
        address = f"http://127.0.0.1:{process.house.port}"
        yield {game: address + path for game, path in ends.items()}


async def is_legible(page: Page, what: str) -> None:
    """Assert that all text can be read, at all sizes in all languages."""
    async for size, faults in measure(page):
        assert not faults, (what, size, faults)


@pytest.mark.parametrize(
    ("game", "players", "given", "options"),
    [
        ("dog", 4, {"dealer": 3}, {}),
        ("caminos", 2, {"beginner": 1}, {"neutral": True}),
        ("labyria", 4, {"beginner": 1}, {}),
        ("labyrinthe", 4, {"beginner": 1}, {}),
        ("magic_labyrinth", 4, {"beginner": 1}, {}),
    ],
)
async def test_table_is_legible(
    house: House,
    ends: dict[str, str],
    visit: Visit,
    game: str,
    players: int,
    given: Frame,
    options: Frame,
) -> None:
    """From set-up to the end; and no part of the table lies over another."""
    page = await visit(TOUCH)
    await page.goto("/")
    await page.evaluate("([key, name]) => localStorage.setItem(key, name)", NAME_KEPT)
    await page.goto(f"/new/{game}")
    await expect(page.locator(".go .walnut")).to_be_enabled()
    await is_legible(page, "set-up")
    seats = [person(name) for name in NAMES[:players]]
    _, (seat, *_) = await table_of(house, game, *seats, given=given, **options)
    await page.goto(seat)
    await expect(page.locator(".plate")).to_have_count(players)
    if game == "caminos":  # its stock leaves the least room for when a bot takes the seat
        await expect(page.locator(".plate [data-stand-in]")).to_be_visible()
    async for size, faults in measure(page):
        assert not faults, (size, faults)
        parts: dict[str, Box] = await page.evaluate(PARTS)
        assert not covering(parts), (size, covering(parts))
        assert ".offer 0" in parts, "whoever has never played it is offered lessons"
        inside = [box["right"] <= size["width"] + 1 for box in parts.values()]
        assert all(inside), (size, parts)
    await page.goto(ends[game])
    await expect(page.locator("main > .ending")).to_be_visible()
    await is_legible(page, "end")


async def test_front_page_and_settings_are_legible(ends: dict[str, str], visit: Visit) -> None:
    page = await visit(TOUCH)
    for seat in ends.values():
        await page.goto(seat)
        await expect(page.locator("main > .ending")).to_be_visible()
    await page.goto(urljoin(ends["dog"], "/"))
    await expect(page.locator(".games > li")).to_have_count(5)
    # Names have the width of the box, but for its two buttons.
    await expect(page.locator(".tables .names")).to_have_count(len(ends))
    for size in SIZES:
        await page.set_viewport_size(size)
        boxes: list[float] = await page.evaluate(NAMES_ROOM)
        assert max(boxes) < 160, (size, boxes)
    await is_legible(page, "front page")
    await page.locator("header > .button.bare").click()
    await is_legible(page, "settings")


#: Pages without a table, and what shows that they are there.
PAGES = {
    "/learn": "section.sheet h2",
    "/lobby": "form h2",
    "/rules/dog": ".sheet h2",
    "/club": "form .walnut:enabled",
    "/club/{club}": "form input",
    "/club/{begun}": "table",
    "/lists/{begun}": "table",
}


@pytest.mark.parametrize("path", PAGES)
async def test_page_is_legible(house: House, visit: Visit, path: str) -> None:
    evening = await club(house)
    for name in NAMES:
        await evening.enter(name)
    begun = await club(house)
    for name in NAMES:
        await begun.enter(name)
    await begun.does("POST", "/begin")
    page = await visit(TOUCH)
    await page.goto(path.format(club=evening.name, begun=begun.name))
    await expect(page.locator(PAGES[path]).first).to_be_visible()
    await page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
    await is_legible(page, path)


@pytest.mark.parametrize("lesson", ["dog/seven", "magic_labyrinth/remember", "caminos/diagonal"])
async def test_lesson_is_legible(visit: Visit, lesson: str) -> None:
    page = await visit(TOUCH)
    await page.goto(f"/learn/{lesson}")
    await expect(page.locator("section.lesson .goal")).to_be_visible()
    await is_legible(page, lesson)


async def test_waiting_room_is_legible(house: House, visit: Visit) -> None:
    seats = [person(name) for name in NAMES[:2]]
    _, (seat, *_) = await table_of(house, "dog", *seats, OPEN, OPEN, given={"dealer": 3})
    page = await visit(TOUCH)
    await page.goto(seat)
    await expect(page.locator(".seats strong")).to_have_count(2)
    await is_legible(page, "waiting room")


async def test_shared_table_is_legible(house: House, visit: Visit) -> None:
    """While the cards are covered, and once they are shown; any seat may be asked first."""
    widest = person("W" * 24)
    _, places = await table_of(house, "dog", *[widest] * 4, given={"dealer": 3})
    page = await visit(TOUCH)
    for place in places:
        await page.goto("/")
        await page.goto(place)
        await expect(page.locator("main .board").first).to_be_visible()
    await expect(page.locator(".curtain")).to_be_visible()
    await is_legible(page, "covered")
    await page.locator(".curtain button").click()
    await expect(page.locator(".fan button")).to_have_count(6)
    await is_legible(page, "uncovered")


async def test_replay_is_legible(ends: dict[str, str], visit: Visit) -> None:
    page = await visit(TOUCH)
    await page.goto(ends["labyria"].replace("/t/", "/replay/"))
    await expect(page.locator("[data-ply]")).to_be_visible()
    # The longest names are whole once the list is open.
    named = page.get_by_title("Seen by").locator("option:not([value=all], [value=watcher])")
    await named.evaluate_all("options => options.forEach((one) => one.remove())")
    await is_legible(page, "replay")


async def test_drawer_is_legible(ends: dict[str, str], visit: Visit) -> None:
    page = await visit(TOUCH)
    await page.goto(ends["magic_labyrinth"])
    await expect(page.locator("main > .ending")).to_be_visible()
    await page.evaluate(KEEP_CHOICE)
    await page.locator(".bar > button").last.click()
    for tab in ("rules", "table"):
        await page.locator(f"[role=tab][id$={tab}]").click()
        await expect(page.get_by_role("tabpanel")).not_to_be_empty()
        await is_legible(page, tab)


@pytest.mark.parametrize("language", ["de", "en", "fr", "it", "es", "nl"])
async def test_set_up_cuts_no_choice(visit: Visit, language: str) -> None:
    page = await visit(DESK, locale=language)
    await page.goto("/new/dog")
    await expect(page.locator(".seats select")).not_to_have_count(0)
    for size in (*SIZES[:2], SIZES[3]):
        await page.set_viewport_size(size)
        assert await page.evaluate(CUT_OPTIONS) == [], size


async def test_message_covers_no_other_part(house: House, visit: Visit) -> None:
    seats = [person(name) for name in NAMES]
    given = {"beginner": 0}
    _, (seat, *_) = await table_of(house, "magic_labyrinth", *seats, given=given, walls=0)
    page = await visit(DESK, locale="de-DE")
    await page.goto(seat)
    await expect(page.locator(".headline.mine")).to_be_visible()
    for size in SIZES:
        await page.set_viewport_size(size)
        before: dict[str, Box] = await page.evaluate(PARTS)
        # A step off the board is refused.
        await page.keyboard.press("s")
        await expect(page.locator(".notes > *")).to_be_visible()
        parts: dict[str, Box] = await page.evaluate(PARTS)
        assert not covering(parts), (size, covering(parts))
        assert parts["main .board 0"] == before["main .board 0"], size
        await expect(page.locator(".headline p")).to_be_visible()
        await page.locator(".notes").get_by_role("button", name="Schließen").click()


async def test_every_card_of_the_largest_hand_is_within_reach(house: House, visit: Visit) -> None:
    seats = [person(name) for name in NAMES]
    _, (seat, *_) = await table_of(house, "dog", *seats, given={"dealer": 3})
    page = await visit(DESK)
    await page.goto(seat)
    cards = page.locator(".fan button")
    await expect(cards).to_have_count(6)
    for size in SIZES:
        await page.set_viewport_size(size)
        for slot in range(6):
            await cards.nth(slot).dispatch_event("click")
            await expect(cards.nth(slot)).to_have_attribute("aria-pressed", "true")
            strips: list[float] = await page.evaluate(STRIPS)
            assert min(strips) >= 34, (size, slot, strips)
            if size["width"] > 800:
                assert min(strips) >= 44, (size, slot, strips)


#: The boxes of the front page: where they begin and end, row by row.
ROWS = """() => Object.values(Object.groupBy(
    [...document.querySelectorAll('.games > li')].map((box) => box.getBoundingClientRect()),
    ({ top }) => Math.round(top)))
  .map((row) => [
    Math.min(...row.map(({ left }) => left)), Math.max(...row.map(({ right }) => right))])"""


async def test_from_the_front_page_to_a_table_without_scrolling(visit: Visit) -> None:
    page = await visit(DESK)
    await page.goto("/")
    await expect(page.locator(".games > li")).to_have_count(5)
    for size in SIZES:
        await page.set_viewport_size(size)
        rows: list[list[float]] = await page.evaluate(ROWS)
        assert len({(round(left), round(right)) for left, right in rows}) == 1, (size, rows)
    shelf = await page.locator(".games a.picture").all()
    ways = [await box.get_attribute("href") or "" for box in shelf]
    assert len(ways) == 5
    await shelf[0].click()
    await expect(page).to_have_url(re.compile(ways[0]))
    for way in ways:
        await page.goto(way)
        sets = page.locator(".go .walnut")
        for size in SIZES:
            await page.set_viewport_size(size)
            box = await sets.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= size["height"], (way, size, box)
        if way == "/new/dog":
            await expect(page.locator("input[name=players]:checked + span")).to_have_text("4")
            # What a level means stands once, and is read out with each.
            await expect(page.locator(".seats .what")).to_have_count(1)
            await expect(page.locator(".seats [aria-describedby^=level-]")).to_have_count(3)


async def test_the_first_visit_loads_little(visit: Visit) -> None:
    page = await visit(DESK)
    await page.goto("/", wait_until="networkidle")
    loaded: list[int] = await page.evaluate(
        "() => performance.getEntries().filter((one) => 'transferSize' in one)"
        ".map((one) => one.transferSize)"
    )
    assert len(loaded) < 36
    assert sum(loaded) < 140_000


async def test_the_keys_of_the_board_need_no_tab(house: House, visit: Visit) -> None:
    seats = [person("Ada"), person("Bo")]
    given = {"beginner": 0}
    _, (seat, *_) = await table_of(house, "magic_labyrinth", *seats, given=given, walls=0)
    page = await visit(DESK)
    await page.goto(seat)
    await expect(page.locator(".headline.mine")).to_be_visible()
    told = page.locator("[role=status][aria-live=polite]")
    await page.keyboard.press("p")
    await expect(told).to_contain_text("You stand on a1.")
    await page.keyboard.press("n")
    await expect(told).to_contain_text("Ada walks from a1 to a2.")
    await page.keyboard.press("#")
    await expect(told).to_contain_text("Nothing has happened since your last turn.")
