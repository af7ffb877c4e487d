"""Where things lie: nothing over anything else, every card within reach, little to load."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from playwright.async_api import ViewportSize, expect
from tests.browser.conftest import Visit
from tests.browser.devices import BROWSER, DESK
from tests.browser.sitter import table_of
from tests.server.running import Frame, House, person

pytestmark = BROWSER

SIZES: list[ViewportSize] = [
    {"width": 390, "height": 844},
    {"width": 360, "height": 640},
    {"width": 820, "height": 1180},
    {"width": 1440, "height": 900},
    {"width": 1920, "height": 1080},
]
#: The longest words, by far.
LANGUAGES = ["de-CH", "fr-FR", "nl-NL"]
#: As long as a name may be.
NAMES = [
    "Wilhelmine von Hohenegg ",
    "Maximiliane Quetzalcoatl",
    "Ottokar Wagenschieber   ",
    "WWWWWW",
]

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

Box = dict[str, float]


def covering(parts: dict[str, Box]) -> dict[tuple[str, str], float]:
    """What lies over what, and by how much; a note lies in the bar."""
    return {
        (a, b): over
        for (a, one), (b, other) in combinations(parts.items(), 2)
        if (a, b) != (".bar 0", ".notes > * 0") and (over := overlap(one, other)) > 1
    }


def overlap(a: Box, b: Box) -> float:
    wide = min(a["right"], b["right"]) - max(a["left"], b["left"])
    high = min(a["bottom"], b["bottom"]) - max(a["top"], b["top"])
    return min(wide, high)


@pytest.mark.parametrize(
    ("game", "players", "given", "options"),
    [
        ("dog", 4, {"dealer": 3}, {}),
        ("caminos", 2, {"beginner": 0}, {"neutral": True}),
        ("labyria", 4, {"beginner": 0}, {}),
        ("labyrinthe", 4, {"beginner": 0}, {}),
        ("magic_labyrinth", 4, {"beginner": 0}, {}),
    ],
)
async def test_nothing_lies_over_anything_else(
    house: House, visit: Visit, game: str, players: int, given: Frame, options: Frame
) -> None:
    seats = [person(name) for name in NAMES[:players]]
    _, (seat, *_) = await table_of(house, game, *seats, given=given, **options)
    for language in LANGUAGES:
        page = await visit(DESK, locale=language)
        await page.goto(seat)
        await expect(page.locator(".plate")).to_have_count(players)
        for size in SIZES:
            await page.set_viewport_size(size)
            parts: dict[str, Box] = await page.evaluate(PARTS)
            assert not covering(parts), (language, size, covering(parts))
            assert ".offer 0" in parts, "whoever has never played it is offered lessons"
            inside = [box["right"] <= size["width"] + 1 for box in parts.values()]
            assert all(inside), (language, size, parts)
        await page.close()


async def test_a_note_lies_over_nothing(house: House, visit: Visit) -> None:
    seats = [person(name) for name in NAMES]
    given = {"beginner": 0}
    _, (seat, *_) = await table_of(house, "magic_labyrinth", *seats, given=given, walls=0)
    page = await visit(DESK, locale="fr-FR")
    await page.goto(seat)
    await expect(page.locator(".headline.mine")).to_be_visible()
    for size in SIZES:
        await page.set_viewport_size(size)
        # From the corner there is no way out of the board, which is said each time.
        await page.keyboard.press("s")
        await expect(page.locator(".notes > *")).to_be_visible()
        parts: dict[str, Box] = await page.evaluate(PARTS)
        assert not covering(parts), (size, covering(parts))
        assert parts[".notes > * 0"]["bottom"] <= parts[".bar 0"]["bottom"] + 1, (size, parts)


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
