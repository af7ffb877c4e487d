"""The log draws on the board: a line that is looked at, at any time, and fields that it names."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.async_api import Locator, Page, expect
from tests.browser.conftest import Visit
from tests.browser.devices import BROWSER, SMALL
from tests.browser.person import play_on
from tests.browser.test_replay import opened, positions, recorded
from tests.server.running import House, company_of

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
    await page.get_by_role("button", name="Back to now").click()
    await page.locator("main > .ending").wait_for()


#: The number of the track that stands nearest to where a marble lies.
NEAREST = """(place) => {
  const middle = (one) => {
    const box = one.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [x, y] = middle(document.querySelector(`main [data-place='${place}']`));
  const far = (one) => Math.hypot(middle(one)[0] - x, middle(one)[1] - y);
  const numbers = [...document.querySelectorAll('main .wood text')];
  return numbers.sort((a, b) => far(a) - far(b))[0]?.textContent.trim() ?? null;
}"""


async def test_numbers_along_the_track_are_switched_on(visit: Visit, tmp_path: Path) -> None:
    record = recorded("dog")
    on_track = [place for own in positions(record)[0].marbles for place in own if place.isdecimal()]
    assert on_track
    page = await visit(SMALL)
    await page.goto("/")
    await opened(page, tmp_path, record)
    await page.locator("[data-ply='0']").wait_for()
    assert await page.evaluate(NEAREST, on_track[0]) is None
    await page.get_by_role("button", name="Menu").click()
    await page.get_by_role("tab", name="Settings").click()
    await page.get_by_label("Numbers on the track").check()
    await page.keyboard.press("Escape")
    for place in on_track:
        assert await page.evaluate(NEAREST, place) == place
    # It is remembered.
    await page.goto("/")
    await opened(page, tmp_path, record)
    await page.locator("[data-ply='0']").wait_for()
    assert await page.evaluate(NEAREST, on_track[0]) == on_track[0]
