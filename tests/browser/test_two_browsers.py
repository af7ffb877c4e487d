"""Two browsers at one table play a whole game; one comes back in the middle, as does the server."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from contextlib import AsyncExitStack
from pathlib import Path

from playwright.async_api import Page, Playwright, WebSocket, expect
from tests.browser.devices import BROWSER, PHONE, SMALL, device, launched
from tests.browser.person import (
    BY_HAND,
    IN_EVERY_CORNER,
    Person,
    by_keys,
    by_touch,
    on_the_shelf,
    play_nearly_all,
    together,
)
from tests.following import Follower
from tests.server.process import started
from tests.server.running import Frame

pytestmark = BROWSER

SLOT = re.compile(r"[a-f][1-6]\|[a-f][1-6]")
#: Who was about to move when the line broke is told of her move.
LOST = re.compile("Connection lost. Reconnecting…|No connection. Your move is saved")


class Watching:
    """Every frame that a watcher's page receives."""

    def __init__(self, page: Page) -> None:
        self.frames: list[Frame] = []
        page.on("websocket", self._hear)

    def _hear(self, socket: WebSocket) -> None:
        follower = Follower()
        socket.on(
            "framereceived", lambda text: self.frames.append(follower.follow(json.loads(text)))
        )

    def bumps(self) -> list[str]:
        """The walls of bumps as they happened."""
        return [event["wall"] for frame in self.frames for event in _events(frame)]

    def hidden_walls(self) -> list[str]:
        """Walls told before the end, other than in a bump as it happens."""
        early = [frame for frame in self.frames if not _is_end(frame)]
        return [slot for frame in early for slot in SLOT.findall(json.dumps(_without_bumps(frame)))]

    def labyrinth(self) -> list[str]:
        walls: list[str] = next(f["view"]["labyrinth"] for f in self.frames if _is_end(f))
        return walls


def _is_end(frame: Frame) -> bool:
    return bool(frame.get("view")) and frame["view"]["winner"] is not None


def _events(frame: Frame) -> list[Frame]:
    return [event for act in _acts(frame) for event in act["events"] if event["type"] == "bumped"]


def _acts(frame: Frame) -> list[Frame]:
    acts: list[Frame] = frame.get("stretch", frame).get("acts", [])
    return acts


def _without_bumps(frame: Frame) -> Frame:
    told: Frame = json.loads(json.dumps(frame))
    for act in _acts(told):
        act["events"] = [event for event in act["events"] if event["type"] != "bumped"]
    return told


async def test_two_browsers_play_a_whole_game(
    client: None, playwright: Playwright, tmp_path: Path
) -> None:
    data = tmp_path / "house.db"
    async with AsyncExitStack() as stack:
        first_server = await stack.enter_async_context(started(data))
        address = f"http://127.0.0.1:{first_server.house.port}"
        browsers = [await launched(playwright), await launched(playwright)]
        for browser in browsers:
            stack.push_async_callback(browser.close)

        async def open_device(which: int, kind: Frame, calm: bool = True) -> Page:
            opened = device(browsers[which], address, kind, calm=calm, lost_is_no_fault=True)
            return await stack.enter_async_context(opened)

        # One sets the table and builds the labyrinth; the other sits down by the link.
        here = await open_device(0, SMALL)
        link = await _set_table(here)
        there = await open_device(1, PHONE)
        await there.goto(link)
        # MAG-05: said before sitting down.
        await expect(there.get_by_text("Ada built the labyrinth by hand.")).to_be_visible()
        await there.get_by_role("button", name=re.compile("^Sit down")).click()
        await there.get_by_label("Your name").fill("Bo")
        await there.get_by_label("Your name").press("Enter")

        watcher = await open_device(1, SMALL)
        watching = Watching(watcher)
        await watcher.goto(link)

        ada, bo = Person(here, by_keys), Person(there, by_touch)
        assert await ada.my_turn()
        await expect(ada.headline).to_have_text(re.compile(r"Your turn: .* Wanted: "))
        await expect(here).to_have_title(re.compile("^Your turn"))
        await expect(bo.headline).to_have_text(re.compile("Ada has .* Wanted: "))
        await expect(there).to_have_title(re.compile("^Ada to move"))
        await expect(watcher).to_have_title(re.compile("^Ada to move"))

        # MAG-15: the wall in the corner is known to Ada, who built it.
        await here.get_by_role("gridcell", name="your magician").focus()
        await ada.step("n")
        for page in (here, there, watcher):
            told = page.locator("[role=status][aria-live=polite]")
            await expect(told).to_contain_text("Ada bumps into a wall between a1 and a2")
        await together(ada, bo, acts=4)

        # Bo goes on with another device, by the link of the seat.
        await there.get_by_role("button", name="Menu").tap()
        await there.get_by_role("tab", name="Table").tap()
        seat = await there.get_by_role("textbox", name="Bo’s seat").input_value()
        assert seat.startswith(f"{link}#")
        await there.close()
        plate = here.get_by_role("listitem").filter(has_text="Bo").first
        await expect(plate).to_contain_text("Away")
        there = await open_device(1, PHONE, calm=False)
        await there.goto(seat)
        bo.page = there
        await expect(there).not_to_have_url(re.compile("#"))
        await expect(plate).not_to_contain_text("Away")
        await together(ada, bo, acts=4)

        # The server dies and comes back; so do the pages, by themselves.
        await first_server.kill()
        for page in (here, there, watcher):
            await expect(page.get_by_text(LOST)).to_be_visible()
        second = await stack.enter_async_context(started(data, first_server.house.port))
        for page in (here, there, watcher):
            await expect(page.get_by_text(LOST)).to_have_count(0)
        await together(ada, bo, acts=2)

        await play_nearly_all(second.house, here, there)
        await asyncio.gather(bo.play(), ada.play())

        headlines = [await who.headline.inner_text() for who in (ada, bo)]
        winner = "Ada" if headlines[0] == "You have five chips. You win." else "Bo"
        others = f"{winner} has five chips and wins."
        assert sorted(headlines) == sorted(["You have five chips. You win.", others])
        await expect(watcher.locator(".headline p")).to_have_text(others)
        for page in (here, there, watcher):
            await expect(page).to_have_title(re.compile("^Game over"))
            labyrinth = page.get_by_role("img", name="The labyrinth and the paths walked in it")
            await expect(labyrinth).to_be_visible()
            walls = await page.get_by_text("Walls: ").inner_text()
            assert set(IN_EVERY_CORNER) < set(SLOT.findall(walls))
            await expect(page.get_by_role("listitem").filter(has_text="Winner")).to_contain_text(
                winner
            )

        # MAG-05, MAG-30, MAG-31: what the watcher was sent.
        assert set(IN_EVERY_CORNER) < set(watching.labyrinth())
        bumps = watching.bumps()
        assert "a1|a2" in bumps
        assert set(bumps) <= set(watching.labyrinth())
        assert watching.hidden_walls() == []

        await _check_record(here, tmp_path)
        await _play_again(here, there)


async def _set_table(page: Page) -> str:
    """Ada, and a friend by link; a labyrinth by hand. The link to send."""
    await page.goto("/")
    await on_the_shelf(page).get_by_role("link", name="Set up").click()
    await page.get_by_label("Name of the red player").fill("Ada")
    await page.get_by_label("Who plays blue?").select_option("Friend by link")
    await page.get_by_text("By hand").click()
    for slot in BY_HAND:
        a, b = slot.split("|")
        await page.get_by_role("button", name=f"Wall between {a} and {b}").click()
    await expect(page.get_by_text("Walls: 5 of 24")).to_be_visible()
    await page.get_by_label("Who begins").select_option("red")
    await page.get_by_role("button", name="Open a table").click()
    await expect(
        page.get_by_role("img", name="QR code with the link to this table")
    ).to_be_visible()
    link = await page.get_by_role("textbox", name="Link to this table").input_value()
    assert link == page.url
    return link


async def _check_record(page: Page, folder: Path) -> None:
    """What can be saved after the game is proven fair by the command, and by the page."""
    async with page.expect_download() as download:
        await page.get_by_role("button", name="Save the game").click()
    saved = await download.value
    await saved.save_as(folder / saved.suggested_filename)
    await page.get_by_role("button", name="Fairness").click()
    for found in (
        "The fingerprint is the first one this device saw.",
        "Your part is in it, unchanged.",
        "No part was changed after it was sealed.",
        "The secret matches the fingerprint that this device kept.",
        "The saved game is the one this device saw, and its seed follows from it.",
        "Part of the first position was chosen when the table was opened",
    ):
        await expect(page.get_by_text(found)).to_be_visible()
    said = await page.locator("code", has_text="irrgarten verify").inner_text()
    await page.keyboard.press("Escape")
    assert "--commitment" in said
    assert "--part 0:" in said
    verified = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-m", *said.split()],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    # Laid by hand, as the page says too; all else is proven.
    assert verified.returncode == 2
    unproven = r"Not proven: that (\w+) was drawn. It was chosen when the table was opened.\n"
    assert re.fullmatch(f"(?:{unproven})+", verified.stderr), verified.stderr
    assert re.findall(unproven, verified.stderr) == ["beginner", "labyrinth"]
    assert "Not proven" not in verified.stdout


async def _play_again(here: Page, there: Page) -> None:
    """The same company at a new table, everybody in the same seat."""
    await here.get_by_role("button", name="Play again").click()
    await there.get_by_role("button", name="Join the next game").tap()
    for page in (here, there):
        await expect(page.get_by_role("gridcell", name="your magician")).to_be_visible()
    assert here.url == there.url
