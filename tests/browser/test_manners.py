"""Time and manners in real browsers: clocks over a kill, two devices at one seat, what is asked."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path

import pytest
from axe_playwright_python.async_playwright import DEFAULT_OPTIONS
from playwright.async_api import Browser, Page, expect
from tests.browser.axed import axe_passes
from tests.browser.conftest import Visit
from tests.browser.devices import BROWSER, DESK, PHONE, device
from tests.browser.person import Person, by_mouse
from tests.server.process import started
from tests.server.running import Frame, House, person

pytestmark = BROWSER

HOUR = {"kind": "real", "each": 3600, "increment": 10, "ends": "loses"}


def seats(made: Frame) -> tuple[str, list[str]]:
    return made["info"]["table"], [seat["secret"] for seat in made["seats"]]


async def left(page: Page, seat: int) -> int:
    """The milliseconds that a plate shows."""
    shown = page.locator(f".plate[data-seat='{seat}'] time")
    await expect(shown).to_be_visible()
    return int(await shown.get_attribute("data-left") or 0)


async def runs_down(page: Page, seat: int) -> None:
    before = await left(page, seat)
    plate = page.locator(f".plate[data-seat='{seat}'] time")
    await expect(plate).not_to_have_attribute("data-left", str(before))
    assert await left(page, seat) < before


@pytest.mark.slow
async def test_a_game_with_clocks_over_a_kill_and_a_restart(
    client: None, browser: Browser, tmp_path: Path
) -> None:
    """On a desk and on a phone, which are one seat; the other one plays by wire."""
    data = tmp_path / "house.db"
    async with started(data) as first:
        port, address = first.house.port, f"http://127.0.0.1:{first.house.port}"
        made = await first.house.make(
            person("Ada"), person("Bo"), walls=0, given={"beginner": 0}, clock=HOUR
        )
        table, (ada_at, bo_at) = seats(made)
        async with (
            device(browser, address, DESK, lost_is_no_fault=True) as desk,
            device(browser, address, PHONE, lost_is_no_fault=True) as phone,
        ):
            ada = Person(desk, by_mouse)
            for page in (desk, phone):
                await page.goto(f"/t/{table}#{ada_at}")
                await runs_down(page, 0)
            assert await left(desk, 1) == 3_600_000
            await first.kill()
            before = await left(desk, 0)
            await asyncio.sleep(2)
            launched = time.monotonic()
            async with started(data, port) as second:
                stands = (await second.house.info(table))["clock"]["stands"]
                gone = 1000 * (time.monotonic() - launched)
                assert before - stands["left"][0] <= gone, "nobody pays for the time without it"
                assert stands["left"][1] == 3_600_000
                await expect(desk.get_by_text("Connection lost")).to_have_count(0)
                assert await ada.my_turn()
                await ada.play(1)
                async with second.house.joined(table, bo_at) as (bo, welcome):
                    told = welcome
                    while told["acting"] != [1]:
                        await ada.play(1)
                        told = await bo.until("played")
                    for page in (desk, phone):
                        await runs_down(page, 1)
                    await bo.act(told["ply"], told["legal"][0])
                    await bo.until("clock")
                assert await second.stop() == 0
            async with started(data, port) as third:
                shown = await third.house.info(table)
                assert shown["status"] == "playing"
                assert all(ms < 3_700_000 for ms in shown["clock"]["stands"]["left"])


async def test_what_is_asked_and_said(house: House, visit: Visit) -> None:
    made = await house.make(
        person("Ada"), person("Bo"), game="caminos", given={"beginner": 0}, clock=HOUR
    )
    table, (ada_at, bo_at) = seats(made)
    page = await visit(PHONE)
    await page.goto(f"/t/{table}#{ada_at}")
    async with house.joined(table, bo_at) as (bo, welcome):
        await runs_down(page, 0)
        talk = page.get_by_role("button", name="Messages and requests")
        await talk.focus()
        await page.keyboard.press("Enter")
        dialog = page.get_by_role("dialog", name="Messages and requests")
        await expect(dialog.get_by_role("button", name="Offer a draw")).to_be_visible()
        await axe_passes(page, DEFAULT_OPTIONS)
        await dialog.get_by_role("button", name="Good luck").click()
        assert (await bo.until("said"))["phrase"] == "good_luck"
        await bo.send({"type": "say", "phrase": "thanks"})
        await expect(page.locator(".plate[data-seat='1'] .bubble")).to_have_text("Thank you")
        await expect(page.locator("[aria-live=polite]").first).to_contain_text("Bo: Thank you")
        await switch_phrases_off(page)
        await bo.send({"type": "say", "phrase": "hello"})
        await bo.send({"type": "propose", "ply": welcome["ply"], "what": "draw"})
        asked = page.get_by_role("region", name="Bo offers a draw.")
        await expect(asked).to_be_visible()
        assert not await page.locator(".bubble[data-phrase='hello']").count()  # it would go again
        await expect(page.locator("[aria-live=polite]").first).not_to_contain_text("Hello")
        await axe_passes(page, DEFAULT_OPTIONS)
        await asked.get_by_role("button", name="No").click()
        await expect(asked).to_be_hidden()
        await talk.click()
        await expect(dialog.get_by_role("button", name="Good luck")).to_have_count(0)
        await dialog.get_by_role("button", name="Give up").click()
        sure = page.get_by_role("dialog", name="Give up")
        await sure.get_by_role("button", name="Give up").click()
        await expect(page.get_by_text("somebody has given up").first).to_be_attached()
        info = await house.info(table)
        assert (info["ended"], info["result"]) == ("resigned", [0.0, 1.0])


async def switch_phrases_off(page: Page) -> None:
    await page.get_by_role("button", name="Menu").click()
    await page.get_by_role("tab", name="Settings").click()
    await page.get_by_role("checkbox", name="Messages and reactions").uncheck()
    await page.keyboard.press("Escape")


async def test_a_clock_is_chosen_when_a_table_is_opened(visit: Visit) -> None:
    page = await visit(PHONE)
    await page.goto("/new/magic_labyrinth")
    await page.get_by_label("Name of the red player").fill("Ada")
    await page.get_by_role("radio", name="Several days").check()
    await page.get_by_label("Time for each move").select_option("5 days")
    await page.get_by_label("When time is up").select_option("that player loses")
    await axe_passes(page, DEFAULT_OPTIONS)
    await page.get_by_label("Who plays blue?").select_option("Bot")
    await page.get_by_role("button", name="Open a table").click()
    await expect(page.locator(".plate[data-seat='0'] time")).to_contain_text(re.compile("[45] d"))


async def test_a_move_is_taken_back(house: House, visit: Visit) -> None:
    made = await house.make(person("Ada"), person("Bo"), game="labyrinthe", given={"beginner": 0})
    table, (ada_at, bo_at) = seats(made)
    page = await visit(DESK)
    await page.goto(f"/t/{table}#{ada_at}")
    async with house.joined(table, ada_at) as (ada, welcome), house.joined(table, bo_at) as (bo, _):
        await expect(page.locator(".plate").first).to_be_visible()
        await ada.act(0, welcome["legal"][0])
        await ada.until("played")
        await ada.send({"type": "propose", "ply": 1, "what": "back"})
        asked = await bo.until("table")
        while asked["info"]["asked"] is None:
            asked = await bo.until("table")
        assert asked["info"]["asked"]["waits"] == [1]
        await expect(page.get_by_text("Waiting for an answer from Bo.")).to_be_visible()
        await bo.send({"type": "answer", "number": 0, "agrees": True})
        await expect(page.get_by_text("Ada takes back the last move.").first).to_be_visible()
        await expect(page.locator("li.back .line").first).to_be_visible()
