"""Pictures of every page at three sizes, by day and (tablet aside) under a lamp, for people."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Literal

import pytest
from playwright.async_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.devices import BROWSER, DESK, DRESS, PATIENCE, PHONE, TABLET
from tests.browser.person import BY_HAND, Person, by_letter, finished, halfway, seated
from tests.server.running import OPEN, Frame, House, bot, person

pytestmark = BROWSER

Light = Literal["light", "dark"]

#: Timers come to nothing once the moment is held.
HOLDABLE = """
  const later = window.setTimeout;
  window.setTimeout = (then, ms, ...more) => later(() => window.held || then(...more), ms);
"""

#: Holds the moment in which the ball, having dropped, rolls into its corner.
HOLD = """
  () => new Promise((held) => {
    const look = () => {
      const motions = document.getAnimations();
      const ball = motions.find((one) => one.effect.target.querySelector('[id$=steel]'));
      if (!ball || ball.effect.getTiming().duration <= 300 || ball.currentTime < 250)
        return requestAnimationFrame(look);
      window.held = true;
      for (const motion of motions) motion.pause();
      held();
    };
    look();
  })
"""


async def keep(page: Page, path: Path) -> None:
    """As JPEG: of a large page a PNG takes six times as long."""
    await page.evaluate(DRESS)
    picture = await page.screenshot(path=path, type="jpeg", quality=90)
    assert len(picture) > 5_000, f"{path} shows next to nothing"


class Album:
    def __init__(self, folder: Path, page: Page, size: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._folder = folder
        self._page = page
        self._size = size

    async def take(self, name: str) -> None:
        lights: tuple[Light, ...] = ("light",) if self._size == "tablet" else ("light", "dark")
        for light in lights:
            await self._page.emulate_media(color_scheme=light)
            await keep(self._page, self._folder / f"{name}-{self._size}-{light}.jpg")


@pytest.mark.parametrize(
    ("size", "kind"),
    [("phone", PHONE), ("tablet", TABLET), ("desk", DESK)],
    ids=["phone", "tablet", "desk"],
)
async def test_pictures(tree: Path, house: House, visit: Visit, size: str, kind: Frame) -> None:
    page = await visit(kind)
    album = Album(tree / "build" / "screenshots", page, size)
    await page.goto("/")
    await expect(page.get_by_role("heading", name="The Magic Labyrinth")).to_be_visible()
    await page.wait_for_load_state("networkidle")
    await album.take("front")

    await page.goto("/new/magic_labyrinth")
    await page.get_by_label("4", exact=True).check()
    await page.get_by_label("Name of the red player").fill("Ada")
    await album.take("set-up")
    await page.get_by_text("By hand").click()
    for slot in BY_HAND:
        a, b = slot.split("|")
        await page.get_by_role("button", name=f"Wall between {a} and {b}").click()
    await page.get_by_role(
        "group", name="The slots between the fields"
    ).scroll_into_view_if_needed()
    await album.take("editor")

    made = await house.make(person("Ada"), OPEN, bot("skilled"), OPEN, memory_aid=False)
    await page.goto(f"/t/{made['info']['table']}#{made['seats'][0]['secret']}")
    await expect(page.get_by_role("img", name="QR code")).to_be_visible()
    await album.take("waiting-room")

    given = {"beginner": 0, "labyrinth": BY_HAND}
    names = ("Ada", "Bo", "Charlotte", "Dimitri")
    _, (seat, *_) = await seated(house, *names, walls=len(BY_HAND), memory_aid=True, given=given)
    moving = await visit(kind, calm=False)
    await moving.add_init_script(HOLDABLE)
    await moving.goto(seat)
    album = Album(tree / "build" / "screenshots", moving, size)
    ada = Person(moving, by_letter)
    await ada.my_turn()
    await album.take("own-turn")
    await ada.field("a1").focus()
    if size == "phone":  # there a step is marked first
        await moving.keyboard.press("n")
        await expect(ada.field("a2")).to_have_accessible_name(re.compile("step 1 of your path"))
    async with asyncio.timeout(PATIENCE / 1000), asyncio.TaskGroup() as at_once:
        at_once.create_task(moving.evaluate(HOLD))
        if size == "phone":
            at_once.create_task(ada.field("a2").dispatch_event("click"))
        else:
            at_once.create_task(moving.keyboard.press("n"))
    await expect(moving.locator(".bump")).to_be_visible()
    await album.take("bump")

    album = Album(tree / "build" / "screenshots", page, size)
    async with halfway(house, *names, turns=11) as seat:
        await page.goto(seat)
        await expect(page.get_by_role("gridcell", name="wanted")).to_be_visible()
        await album.take("table")
        await page.get_by_role("button", name="Menu").click()
        await page.get_by_role("tab", name="Rules").click()
        await expect(page.get_by_text("Roll the die: it shows")).to_be_visible()
        await album.take("rules")

    await page.goto(await finished(house, *names, walls=19))
    await expect(page.get_by_text("Everyone")).to_be_visible()
    await expect(page.get_by_role("img", name="The labyrinth")).to_have_css("opacity", "1")
    await album.take("end")
