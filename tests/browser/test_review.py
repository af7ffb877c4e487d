"""A finished game is reviewed in a browser, by keys and as a table, and saved as a picture."""

from __future__ import annotations

import re
import zlib
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from playwright.async_api import Browser, expect
from tests.browser.devices import BROWSER, DESK, PATIENCE, PHONE, device
from tests.browser.test_axe import find_nothing
from tests.browser.test_phone import fits
from tests.browser.test_replay import dog
from tests.server.finished import finished, quick
from tests.server.process import started

from irrgarten.kernel.play import Play
from irrgarten.kernel.record import Made
from irrgarten.search.judging import steps_of
from irrgarten.search.review import Review, ReviewedAct, ReviewError, ReviewShare
from irrgarten.store import ReviewRow, Store

pytestmark = BROWSER


class Turned(Struct, frozen=True):
    """A turning point, and the views: after the better act, before it, and after the made one."""

    ply: int
    better: Any
    before: Any
    after: Any


async def test_a_review(client: None, browser: Browser, tmp_path: Path) -> None:
    data, play = tmp_path / "house.db", quick("magic_labyrinth")
    [table] = await finished(data, play)
    async with (
        started(data, 0, "--review", "0.5") as process,
        device(browser, f"http://127.0.0.1:{process.house.port}", PHONE) as page,
    ):
        await page.goto(f"/t/{table}")
        await page.get_by_role("button", name="Review").click()
        await page.get_by_role("button", name="Review this game").click()
        # It is made with what tables leave over of the processor.
        chances = page.get_by_role("heading", name="Chances over the game")
        await expect(chances).to_be_visible(timeout=4 * PATIENCE)
        review = (await process.house.http.get(f"/api/tables/{table}/review")).json()["review"]
        place = page.get_by_role("slider", name="Place in the game")
        await place.focus()
        await page.keyboard.press("Home")
        await expect(place).to_have_value("0")
        said = await place.get_attribute("aria-valuetext") or ""
        red, blue = (int(share) for share in re.findall(r"(\d+)%\.", said))
        assert red + blue == 100
        assert abs(red - review["start"][0] / 100) < 1
        await page.get_by_text("As a table").click()
        await expect(page.locator("dialog tbody tr")).to_have_count(len(review["acts"]))
        await expect(page.get_by_text("The totals add up exactly")).to_be_visible()
        await find_nothing(page)
        await page.keyboard.press("Escape")
        picture = page.get_by_role("link", name="Save picture")
        async with page.expect_download() as saving:
            await picture.click()
        saved = await saving.value
        assert saved.suggested_filename == f"magic_labyrinth-{table}.png"
        assert await saved.failure() is None


def turned(play: Play) -> tuple[Review, Turned]:
    """Return a review that prefers another act to one in the middle, when all still hold cards."""
    again = Play(play.rules, play.rules.load(play.first))
    acts, place, found = list[ReviewedAct](), 0, None
    for step in steps_of(play.made):
        told: dict[str, Any] = {}
        holds_cards = all(play.rules.whole(again.state).hands)
        if found is None and len(acts) > 60 and step.seat is not None and holds_cards:
            others = [act for act in again.legal(step.seat) if ">" in act and act != step.acts[0]]
            if others and ">" in step.acts[0]:
                told = {"best": others[0], "promised": 4000, "promised_best": 5500}
                better = Play(play.rules, again.state)
                better.make(step.seat, others[0])
                place, found = len(acts), (again.ply, better.state)
        again.repeat([Made(step.seat, act) for act in step.acts])
        even = [5000] * play.state.seats
        acts.append(ReviewedAct(step.ply, step.seat, step.acts, even, even, even, **told))
    assert found is not None
    views = [play.rules.whole(found[1]), *_views(play, found[0])]
    shares = [ReviewShare(0, 0, 0, 0, 0, 0) for _ in range(play.state.seats)]
    record = play.record()
    review = Review(
        record.game, record.version, "expert", 24, even, acts, shares, [place], ReviewError(0, 0)
    )
    return review, Turned(found[0], *views)


def _views(play: Play, ply: int) -> list[Any]:
    """Before an act, and once it was answered."""
    again = Play(play.rules, play.rules.load(play.first))
    again.repeat(play.made[:ply])
    before = play.rules.whole(again.state)
    again.repeat(play.made[ply : ply + 1])
    while again.awaits_chance:
        again.repeat(play.made[again.ply : again.ply + 1])
    return [before, play.rules.whole(again.state)]


async def reviewed(data: Path) -> tuple[str, Turned]:
    """A finished table of Dog whose review is stored, and its turning point."""
    play = quick("dog")
    [table] = await finished(data, play)
    review, there = turned(play)
    store = await Store.open(data)
    await store.ask_review(ReviewRow(table, "2026-01-01T00:00:00+00:00"))
    await store.keep_review(table, zlib.compress(msgspec.json.encode(review)))
    await store.close()
    return table, there


async def test_where_it_turned_is_told_in_words_and_played_on_the_board(
    client: None, browser: Browser, tmp_path: Path
) -> None:
    data = tmp_path / "house.db"
    table, there = await reviewed(data)
    async with (
        started(data, 0) as process,
        device(browser, f"http://127.0.0.1:{process.house.port}", PHONE) as page,
    ):
        # From the end of the game one is led to the moment.
        await page.goto(f"/t/{table}")
        await page.get_by_role("button", name="Review").click()
        turning = page.locator("dialog .turning li")
        await expect(turning).to_contain_text(re.compile(r"Played.*moves: .*Better move.*moves: "))
        await turning.get_by_role("link", name="Show on the board").click()
        controls = page.locator("[data-ply]")
        await expect(controls).to_have_attribute("data-ply", str(there.ply))
        await dog(page, there.before)
        point = page.locator(".point")
        await expect(point).to_contain_text(re.compile(r"plays.*moves: .*Better move.*moves: "))
        await expect(point.locator("code")).to_have_count(0)
        await find_nothing(page)
        await point.get_by_role("button", name="Show the better move").click()
        await expect(point.get_by_role("status")).to_contain_text("This was not played")
        await dog(page, there.better)
        await page.get_by_role("button", name="Back to the game").click()
        await expect(point.get_by_role("status")).to_have_count(0)
        await dog(page, there.before)
        await point.get_by_role("button", name="Show what was played").click()
        await expect(controls).not_to_have_attribute("data-ply", str(there.ply))
        await dog(page, there.after)


async def test_replay_from_a_seat_keeps_board_and_chart_large(
    client: None, browser: Browser, tmp_path: Path
) -> None:
    data = tmp_path / "house.db"
    table, there = await reviewed(data)
    async with (
        started(data, 0) as process,
        device(browser, f"http://127.0.0.1:{process.house.port}", DESK) as page,
    ):
        await page.goto(f"/replay/{table}#{there.ply}")
        await page.get_by_title("Seen by").select_option("0")
        # The turning point is open: its words lie beside the board, too.
        await expect(page.locator(".point")).to_be_visible()
        await expect(page.locator(".fan")).to_be_visible()
        for width, height, least in ((1440, 900, 690), (1920, 1080, 870), (1280, 720, 510)):
            await page.set_viewport_size({"width": width, "height": height})
            board = await page.locator("main .board").first.bounding_box()
            chart = await page.locator(".chances svg").bounding_box()
            assert board is not None
            assert chart is not None
            assert min(board["width"], board["height"]) >= least, (width, board)
            assert chart["width"] >= 250, (width, chart)
        # The chart hides neither plates nor log, and nothing makes the page scroll.
        await page.set_viewport_size({"width": 844, "height": 390})
        await expect(page.locator(".plate").first).to_be_visible()
        await fits(page, page.locator("main .board").first)
