"""The log draws on the board: a line that is looked at, at any time, and fields that it names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Locator, Page, expect
from tests.browser.conftest import Visit
from tests.browser.devices import BROWSER, DESK, SMALL
from tests.browser.person import play_on
from tests.browser.test_replay import opened, positions, recorded
from tests.server.running import House, company_of

from irrgarten import registry

pytestmark = BROWSER

#: With room for the log beside the board.
WIDE = {"viewport": {"width": 1000, "height": 640}}

#: The fields on which the way begins and ends that is drawn on the floor.
DRAWN = """() => {
  const way = document.querySelector('main .trail .line');
  if (!way) return null;
  const screen = way.getScreenCTM();
  return [0, way.getTotalLength()].map((along) => {
    const { x, y } = way.getPointAtLength(along).matrixTransform(screen);
    const field = [...document.querySelectorAll('main [data-field]')].find((one) => {
      const box = one.getBoundingClientRect();
      return x > box.left && x < box.right && y > box.top && y < box.bottom;
    });
    return field?.dataset.field;
  });
}"""
WALK = re.compile(r"walks from (\w\d) to (\w\d)\.")


async def walks(page: Page) -> list[tuple[Locator, list[str]]]:
    """The lines beside the board that tell of one step, and the fields they name."""
    lines = page.locator(".log li li .line", has_text=WALK)
    texts = await lines.all_text_contents()
    ends = [list(found.groups()) for text in texts if (found := WALK.search(text))]
    return [(lines.nth(number), fields) for number, fields in enumerate(ends)]


async def drawn(page: Page, fields: list[str]) -> None:
    await page.wait_for_function(f"(fields) => String(({DRAWN})()) === String(fields)", arg=fields)


async def test_a_line_is_drawn_while_it_is_looked_at_also_after_the_game(
    house: House, visit: Visit
) -> None:
    page = await visit(WIDE)
    async with company_of(house, "Anna Ben", memory_aid=True, walls=0) as company:
        await play_on(company, turns=5)
        await page.goto(f"/t/{company.table}")
        await page.locator(".log .line").first.wait_for()
        found = await walks(page)
        assert len(found) > 3
        for line, fields in found:
            await line.hover()
            await drawn(page, fields)
        # A tap keeps it there, and a second one lets it go.
        line, fields = found[-1]
        await line.click()
        await page.mouse.move(500, 5)
        await drawn(page, fields)
        await expect(line).to_have_attribute("aria-pressed", "true")
        await line.click()
        await expect(line).to_have_attribute("aria-pressed", "false")
        await play_on(company)
    await page.locator("main > .ending").wait_for()
    line, fields = (await walks(page))[2]
    await line.hover()
    await drawn(page, fields)
    await expect(page.locator("main > .ending")).to_have_count(0)
    await page.mouse.move(5, 5)
    await page.locator("main > .ending").wait_for()
    # Tapped, it leads there: there is no present to lose.
    await line.click()
    await page.locator("[data-ply]").wait_for()
    await page.get_by_role("button", name="Back to the game").click()
    await page.locator("main > .ending").wait_for()


#: The number of the track that stands nearest to something, if they are switched on.
NEAREST = """(what) => {
  const middle = (one) => {
    const box = one.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const found = document.querySelector(`main ${what}`);
  if (!found) return null;
  const [x, y] = middle(found);
  const far = (one) => Math.hypot(middle(one)[0] - x, middle(one)[1] - y);
  const numbers = [...document.querySelectorAll('main .wood text')];
  return numbers.sort((a, b) => far(a) - far(b))[0]?.textContent.trim() ?? null;
}"""
#: Where a mark lies, if there is one: the fields whose middles are within it. Plain fields of a
#: large board are no cells: where they lie follows from the others.
MARKED = """(mark) => {
  const found = document.querySelector(`main ${mark}`)?.getBoundingClientRect();
  if (!found) return null;
  const cells = [...document.querySelectorAll('main :is([data-field], [data-cell])')].map((one) => {
    const box = one.getBoundingClientRect();
    const name = one.dataset.field ?? one.dataset.cell;
    const [column, row] = [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1];
    return { name, column, row, x: box.left + box.width / 2, y: box.top + box.height / 2 };
  });
  const size = Number(document.querySelector('main [role=grid]').getAttribute('aria-rowcount'));
  let fields = cells;
  if (cells.length < size * size) {
    const apart = (one, other, along) => [
      (other.x - one.x) / (other[along] - one[along]),
      (other.y - one.y) / (other[along] - one[along]),
    ];
    const a = cells.find((one) =>
      cells.some((other) => other.row === one.row && other.column !== one.column) &&
      cells.some((other) => other.column === one.column && other.row !== one.row));
    const beside = cells.find((one) => one.row === a.row && one.column !== a.column);
    const above = cells.find((one) => one.column === a.column && one.row !== a.row);
    const [east, north] = [apart(a, beside, 'column'), apart(a, above, 'row')];
    fields = Array.from({ length: size * size }, (_, n) => {
      const [column, row] = [n % size, Math.floor(n / size)];
      const [across, up] = [column - a.column, row - a.row];
      return {
        name: `${String.fromCharCode(97 + column)}${row + 1}`,
        x: a.x + across * east[0] + up * north[0],
        y: a.y + across * east[1] + up * north[1],
      };
    });
  }
  const { left, right, top, bottom } = found;
  const within = fields.filter(({ x, y }) => x > left && x < right && y > top && y < bottom);
  return within.map(({ name }) => name).sort().join(' ');
}"""
#: Lines that name where something came from, if it moved, and where to.
NAMED = {
    "caminos": re.compile(r"places the \w+: ()(\w\d(?: to \w\d)?), "),
    "dog": re.compile(r"moves.*: (\d+) → (\d+)\."),
    "labyria": re.compile(r"(?:moves from (\w\d+) to|places a tile between ())(.*)\."),
    "labyrinthe": re.compile(r"pawn from (\w\d+) to (\w\d+)\."),
    "magic_labyrinth": WALK,
}


def fields_in(told: str) -> str:
    """Of two that are named in a row, those between are meant too."""
    if told.isdecimal():
        return told
    ends = re.findall(r"[a-z]\d+", told)
    columns, rows = ([end[0] for end in ends], [int(end[1:]) for end in ends])
    across = range(ord(min(columns)), ord(max(columns)) + 1)
    along = range(min(rows), max(rows) + 1)
    return " ".join(sorted(f"{chr(column)}{row}" for column in across for row in along))


@pytest.mark.parametrize("name", registry.names())
async def test_a_line_is_drawn_where_it_says(name: str, visit: Visit, tmp_path: Path) -> None:
    page = await visit(DESK)
    await page.add_init_script("""
      localStorage.setItem('irrgarten.caminos-flat', 'true');
      localStorage.setItem('irrgarten.settings', '{"fields":true}');
    """)
    await page.goto("/")
    await opened(page, tmp_path, recorded(name))
    await page.locator("[data-ply='0']").wait_for()
    await page.keyboard.press("End")
    lines = page.locator(".log .line", has_text=NAMED[name])
    await lines.first.wait_for()
    where, seen = NEAREST if name == "dog" else MARKED, 0
    for number, text in enumerate(await lines.all_text_contents()):
        told = NAMED[name].search(text)
        assert told is not None
        came, *_, to = (part for part in told.groups() if part is not None)
        await lines.nth(number).hover()
        for mark, named in ((".pointed", to), (".from", came)):
            if named:
                await page.wait_for_function(
                    f"([mark, fields]) => ({where})(mark) === fields", arg=[mark, fields_in(named)]
                )
                seen += 1
    assert seen > 2
    await page.mouse.move(5, 5)
    await expect(page.locator("main .pointed")).to_have_count(0)


def marble(place: str) -> str:
    return f"[data-place='{place}']"


async def test_numbers_along_the_track_are_switched_on(visit: Visit, tmp_path: Path) -> None:
    record = recorded("dog")
    on_track = [place for own in positions(record)[0].marbles for place in own if place.isdecimal()]
    assert on_track
    page = await visit(SMALL)
    await page.goto("/")
    await opened(page, tmp_path, record)
    await page.locator("[data-ply='0']").wait_for()
    assert await page.evaluate(NEAREST, marble(on_track[0])) is None
    await page.get_by_role("button", name="Menu").click()
    await page.get_by_role("tab", name="Settings").click()
    await page.get_by_label("Numbers on the track").check()
    await page.keyboard.press("Escape")
    for place in on_track:
        assert await page.evaluate(NEAREST, marble(place)) == place
    # It is remembered.
    await page.goto("/")
    await opened(page, tmp_path, record)
    await page.locator("[data-ply='0']").wait_for()
    assert await page.evaluate(NEAREST, marble(on_track[0])) == on_track[0]
