"""Fields smaller than a finger: one that rests aims under a loupe, and lets go to choose."""

from __future__ import annotations

import pytest
from playwright.async_api import CDPSession, Locator, Page, expect
from tests.browser.conftest import Visit
from tests.browser.devices import BROWSER, PHONE
from tests.browser.sitter import table_of
from tests.server.running import House, person

import irrgarten

pytestmark = BROWSER

#: Pixels beside the middle of a field, into the next one or the one after it.
BESIDE = 18
#: So far away a press does not take the marble along, and the loupe still finds it.
FAR = 32


class Finger:
    """A finger on the screen, which presses, slides and lets go."""

    def __init__(self, page: Page, session: CDPSession) -> None:
        self._page = page
        self._session = session

    async def _touch(self, what: str, *points: dict[str, float]) -> None:
        await self._session.send(
            "Input.dispatchTouchEvent", {"type": what, "touchPoints": list(points)}
        )

    async def press(self, x: float, y: float) -> None:
        await self._touch("touchStart", {"x": x, "y": y})

    async def slide(self, x: float, y: float) -> None:
        await self._touch("touchMove", {"x": x, "y": y})

    async def let_go(self) -> None:
        await self._touch("touchEnd")


async def finger_on(page: Page) -> Finger:
    return Finger(page, await page.context.new_cdp_session(page))


async def middle(what: Locator) -> tuple[float, float]:
    box = await what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


async def coming_out(house: House, players: int) -> str:
    """The seat of somebody who can bring a marble out, once partners have exchanged cards."""
    game = irrgarten.new("dog", players=players, seed="0", dealer=players - 1)
    while all(act.startswith("give") for act in game.moves(game.turn[0])):
        game.play(game.moves(game.turn[0])[0], game.turn[0])
    assert "K:K>S" in game.moves(0)
    wish = {
        "game": "dog",
        "options": {},
        "seats": [person(f"Anna {seat}") for seat in range(players)],
        "position": game.position(),
    }
    made = (await house.http.post("/api/tables", json=wish)).json()
    return f"/t/{made['info']['table']}#{made['seats'][0]['secret']}"


@pytest.mark.parametrize("players", [4, 6])
async def test_dog_a_finger_that_rests_aims_at_what_may_be_chosen(
    house: House, visit: Visit, players: int
) -> None:
    page = await visit(PHONE)
    await page.goto(await coming_out(house, players))
    await expect(page.locator(".headline.mine")).to_be_visible()
    finger, loupe = await finger_on(page), page.locator(".loupe")
    marble = page.locator("[data-place].hot").first
    x, y = await middle(marble)
    await finger.press(x + FAR, y)
    await expect(loupe).to_be_visible()
    # It names what it would choose, and shows the board itself.
    await expect(loupe.locator("p")).to_have_text(await marble.get_attribute("aria-label") or "?")
    assert await loupe.locator("use").count() == 2
    # Away from everything, letting go chooses nothing.
    board = await page.locator("[data-board]").bounding_box()
    assert board is not None
    await finger.slide(board["x"] + 2, board["y"] + 2)
    await expect(page.locator(".loupe.chosen")).to_have_count(0)
    await finger.let_go()
    await expect(loupe).to_have_count(0)
    await expect(page.locator("[data-place][aria-selected=true]")).to_have_count(0)

    await finger.press(x + FAR, y)
    await expect(page.locator(".loupe.chosen")).to_be_visible()
    await finger.let_go()
    await expect(page.locator("[data-place][aria-selected=true]")).to_have_count(1)


async def test_labyrinthe_a_pawn_and_its_way_are_aimed_at(house: House, visit: Visit) -> None:
    seats = [person("Ada"), person("Bo")]
    _, (seat, *_) = await table_of(house, "labyrinthe", *seats, given={"beginner": 0})
    page = await visit(PHONE)
    await page.goto(seat)
    await expect(page.locator(".headline.mine")).to_be_visible()
    finger, loupe = await finger_on(page), page.locator(".loupe")
    pawn = page.locator("[data-field][aria-label*='your pawn at']").first
    size = await pawn.bounding_box()
    assert size is not None
    assert size["width"] < BESIDE  # too small to be hit for sure
    x, y = await middle(pawn)
    await finger.press(x + BESIDE, y - BESIDE / 2)
    await expect(loupe.locator("p")).to_contain_text("your pawn at")
    await finger.let_go()
    await expect(loupe).to_have_count(0)
    ways = page.locator("[data-field].choice")
    await expect(ways.first).to_be_attached()

    # From beside one field that it can come to, the finger slides to another.
    first, last = await middle(ways.first), await middle(ways.last)
    await finger.press(first[0] + 5, first[1] + 5)
    await expect(page.locator(".loupe.chosen")).to_be_visible()
    await finger.slide(last[0] + 5, last[1] - 5)
    label = await ways.last.get_attribute("aria-label")
    to = await ways.last.get_attribute("data-field")
    await expect(loupe.locator("p")).to_have_text(label or "?")
    await finger.let_go()
    # The pawn lies there, as planned.
    await expect(page.get_by_role("gridcell", name=f"your pawn at {to}")).to_be_attached()


async def test_labyria_walls_are_aimed_at(house: House, visit: Visit) -> None:
    seats = [person("Ada"), person("Bo")]
    _, (seat, *_) = await table_of(house, "labyria", *seats, given={"beginner": 0}, size=14)
    page = await visit(PHONE)
    await page.goto(seat)
    await expect(page.locator(".headline.mine")).to_be_visible()
    finger, loupe = await finger_on(page), page.locator(".loupe")
    x, y = await middle(page.locator("[data-field=g7]"))
    await finger.press(x, y)
    await expect(loupe).to_be_visible()
    await finger.slide(x + 8, y)
    await expect(page.locator(".loupe.chosen p")).to_contain_text("g7")
    await finger.let_go()
    await expect(loupe).to_have_count(0)
    await expect(page.locator(".glow, [data-planned]").first).to_be_attached()
