"""Games seen again in the browser: forth and back, opened from a file, and played on."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.async_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.devices import BROWSER, PHONE, SMALL
from tests.browser.person import halfway
from tests.browser.test_axe import find_nothing
from tests.server.running import House

import irrgarten
from irrgarten import registry
from irrgarten.kernel.play import Play

pytestmark = BROWSER

#: Acts made before what is looked at, so that there is something on the board; and those looked at.
BEFORE = {"labyria": 90, "labyrinthe": 20, "caminos": 6, "dog": 40, "magic_labyrinth": 20}
SHOWN = 8
NAMES = ("Red", "Blue")
HIGH = ("", "one", "two", "three")
LABELS = "all => all.map((one) => one.getAttribute('aria-label'))"


def recorded(name: str) -> dict[str, Any]:
    """A short record that begins in the middle of a game."""
    random = Random(f"replay {name}")
    game = irrgarten.new(name, players=2, seed=5)
    for act in range(BEFORE[name] + SHOWN):
        if act == BEFORE[name]:
            game = irrgarten.load(game.position(), seed=6)
        seat = random.choice(game.turn)
        game.play(random.choice(game.moves(seat)), seat=seat)
    record: dict[str, Any] = game.record()
    return record


def positions(record: dict[str, Any]) -> list[Any]:
    """What the rules say is there, ply by ply."""
    rules = registry.rules(record["game"])
    play = Play(rules, rules.load(record["position"]))
    views = [rules.whole(play.state)]
    for made in Play.read_record(record).acts:
        play.repeat([made])
        views.append(rules.whole(play.state))
    return views


# -- what a page says of its board, and what it should ---------------------------------
async def labels(page: Page, of: str) -> list[str]:
    found: list[str] = await page.locator(f"main [{of}]").evaluate_all(LABELS)
    return [label for label in found if label]


async def owners(page: Page, piece: str) -> Counter[tuple[str, str]]:
    """How often a field's name tells of somebody's piece."""
    found: Counter[tuple[str, str]] = Counter()
    for label in await labels(page, "data-field"):
        for name in NAMES:
            for count in re.findall(rf"(\d of |){name}’s {piece}", label):
                found[label.split(",")[0], name] += int(count[:1] or 1)
    return found


def owned(pieces: list[Any]) -> Counter[tuple[str, str]]:
    return Counter((place, NAMES[seat]) for seat, places in enumerate(pieces) for place in places)


async def dog(page: Page, view: Any) -> None:
    marbles = Counter(
        place if place.isdecimal() else f"{seat}.{place}"
        for seat, places in enumerate(view.marbles)
        for place in places
    )
    told = await page.locator("main [data-place]").evaluate_all(
        "all => all.map((one) => [one.dataset.place, one.getAttribute('aria-label') ?? ''])"
    )
    found = {
        place: int((re.search(r", (\d)$", label) or [0, 1])[1])
        for place, label in told
        if "’s marble" in label
    }
    assert found == dict(marbles)
    hands = await page.locator(".plates .open").evaluate_all(
        "all => all.map((one) => one.textContent.trim())"
    )
    assert hands == ["".join(hand).replace("X", "★") for hand in view.hands]


async def caminos(page: Page, view: Any) -> None:
    cells = {label.split(",")[0]: label for label in await labels(page, "data-cell")}
    tops = {top.cell: top for top in view.tops}
    for cell, label in cells.items():
        top = tops.get(cell)
        if top is None:
            assert "empty" in label
        else:
            assert f"height {HIGH[top.height]}" in label
            assert re.search(r"beech|maple|walnut", label)[0] == top.wood  # type: ignore[index]


async def labyria(page: Page, view: Any) -> None:
    assert await owners(page, "figure") == owned(view.figures)
    walls = await page.locator("main [data-wall]").evaluate_all(
        "all => all.map((one) => one.dataset.wall)"
    )
    assert sorted(walls) == sorted(
        [*view.tiles, *(f"{corner.split('+')[0]}+" for corner in view.corners)]
    )


async def labyrinthe(page: Page, view: Any) -> None:
    assert await owners(page, "pawn") == owned(view.pawns)
    blocks = {
        label.split(",")[0] for label in await labels(page, "data-field") if "block of" in label
    }
    assert blocks == {square for block in view.blocks for square in block}


async def magic_labyrinth(page: Page, view: Any) -> None:
    assert await owners(page, "magician") == owned([[field] for field in view.magicians])
    fields = [label for label in await labels(page, "data-field") if ", wanted" in label]
    assert [field[:2] for field in fields] == [
        field for field, symbol in view.symbols.items() if symbol == view.wanted
    ]
    assert await page.locator("main .wall .top").count() == len(view.labyrinth)


BOARDS = {
    "dog": dog,
    "caminos": caminos,
    "labyria": labyria,
    "labyrinthe": labyrinthe,
    "magic_labyrinth": magic_labyrinth,
}


async def opened(page: Page, folder: Path, record: object) -> None:
    file = folder / "game.json"
    file.write_text(json.dumps(record))
    await page.locator("input[type=file]").set_input_files(file)


async def ply(page: Page) -> int:
    return int(await page.locator("[data-ply]").get_attribute("data-ply") or -1)


async def pressed(page: Page, key: str, at: int) -> int:
    """Press a key, hurry what is shown, and say where that has led."""
    await page.keyboard.press(key)
    await page.keyboard.press("Escape")
    await expect(page.locator("[data-ply]")).not_to_have_attribute("data-ply", str(at))
    return await ply(page)


@pytest.mark.parametrize("name", registry.names())
async def test_forth_and_back_the_board_is_what_the_rules_say(
    name: str, visit: Visit, tmp_path: Path
) -> None:
    record = recorded(name)
    views = positions(record)
    page = await visit(SMALL)
    # Without a graphics card the map is drawn much faster, and says the same.
    await page.add_init_script("localStorage.setItem('irrgarten.caminos-flat', 'true')")
    await page.goto("/")
    await opened(page, tmp_path, record)
    await page.locator("[data-ply='0']").wait_for()
    at, stops = 0, [0]
    await BOARDS[name](page, views[0])
    while at < len(record["acts"]):
        at = await pressed(page, "ArrowRight", at)
        stops.append(at)
        await BOARDS[name](page, views[at])
    assert len(stops) > SHOWN // 2
    for stop in reversed(stops[:-1]):
        assert await pressed(page, "ArrowLeft", at) == stop
        at = stop
        await BOARDS[name](page, views[at])
    assert await pressed(page, "End", 0) == len(record["acts"])
    await page.get_by_role("button", name="Menu").click()
    await page.locator("dialog ol button").last.click()
    await expect(page.locator("[data-ply]")).not_to_have_attribute("data-ply", str(stops[-1]))
    await BOARDS[name](page, views[await ply(page)])


async def test_a_record_is_seen_as_a_seat_saw_it_and_played_on(
    visit: Visit, tmp_path: Path
) -> None:
    record = recorded("dog")
    page = await visit(PHONE)
    await page.goto("/")
    await opened(page, tmp_path, record)
    await page.locator("[data-ply='0']").wait_for()
    await expect(page.locator(".plates .open")).to_have_count(2)
    await find_nothing(page)
    await page.get_by_title("Seen by").select_option(label="As seen by Blue")
    await expect(page.locator(".plates .open")).to_have_count(0)
    await pressed(page, "ArrowRight", 0)
    at = await ply(page)
    position = positions(record)[at]
    await page.get_by_role("button", name="Play on from here").click()
    await expect(page.get_by_text("This table begins with the position")).to_be_visible()
    await page.get_by_role("textbox").first.fill("Ada")
    await page.get_by_role("button", name="Open a table").click()
    await page.locator("[data-place]").first.wait_for()
    places = [f"{seat}.{place}" for seat, own in enumerate(position.marbles) for place in own]
    for place in places:
        if place.endswith(("K", "S")):
            label = page.locator(f"[data-place='{place}'][aria-label*=marble]")
            await expect(label).to_have_count(1)


@pytest.mark.parametrize("kind", ["lying", "phone"])
async def test_whoever_plays_looks_back_and_is_back_with_one_tap(
    house: House, visit: Visit, kind: str
) -> None:
    page = await visit(SMALL if kind == "lying" else PHONE)
    async with halfway(house, "Anna", "Ben", turns=4) as seat:
        await page.goto(seat)
        await page.locator(".headline.mine").wait_for()
        now = await labels(page, "data-field")
        if kind == "phone":  # the bar has no room for it
            await page.get_by_role("button", name="Menu").click()
        await page.get_by_role("button", name="Earlier positions").click()
        await page.locator("[data-ply]").wait_for()
        assert await labels(page, "data-field") != now
        earliest = await ply(page)
        for _ in range(9):  # without the memory aid there is no more than the last round (MAG-30)
            await page.keyboard.press("PageUp")
        assert 0 < await ply(page) <= earliest
        await page.get_by_role("button", name="Back to the game").click()
        await page.locator(".headline.mine").wait_for()
        assert await page.locator("[data-ply]").count() == 0
        assert await labels(page, "data-field") == now
