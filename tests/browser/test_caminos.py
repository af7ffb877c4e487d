"""Brändi Caminos in the browser: with WebGL and without, by mouse, finger and keys."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, Playwright, expect
from tests.browser.conftest import Visit
from tests.browser.devices import BROWSER, DESK, PHONE, device, launched, sends_an_act
from tests.browser.sitter import Sitter, table_of
from tests.browser.test_axe import find_nothing
from tests.browser.test_pictures import keep
from tests.server.running import Frame, House, gathered, person

pytestmark = BROWSER

#: Software draws every pixel here: a screen that is no larger than need be.
LAPTOP = {"viewport": {"width": 960, "height": 640}}

#: A few pieces that stand on every board: beech and maple in turn, over and beside each other.
STANDING = [
    "T:d3.1,e2.1,e3.1,f3.1",
    "L:c3.1,c3.2,d3.2,e3.2",
    "Z:g2.1,g3.1,h3.1,h4.1",
    "O:b4.1,b4.2,b5.1,b5.2",
    "L:c4.1,c5.1,c6.1,c6.2",
    "T:h5.1,h6.1,h6.2,h7.1",
]


@pytest_asyncio.fixture(loop_scope="session", scope="session")
async def flat_browser(playwright: Playwright) -> AsyncIterator[Browser]:
    """One that can draw nothing in three dimensions."""
    browser = await launched(playwright, "--disable-3d-apis")
    yield browser
    await browser.close()


class Builder(Sitter):
    """Chooses, turns and places what she is told to."""

    def cell(self, name: str) -> Locator:
        return self.page.locator(f"[data-cell={name}]")

    @property
    def canvas(self) -> Locator:
        return self.page.locator("canvas")

    @property
    def place(self) -> Locator:
        return self.page.get_by_role("button", name="Place", exact=True)

    def tool(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def stock(self, shape: str) -> Locator:
        return self.page.get_by_role("list", name="Your pieces").get_by_role(
            "button", name=re.compile(f"^{shape},")
        )

    async def point(self, name: str) -> tuple[float, float]:
        """Where a cell is seen, which on the wooden board depends on how it is turned."""
        box = await self.cell(name).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    async def drawn(self) -> None:
        """The board is there, and its cells lie where they are seen."""
        await expect(self.page.locator("[role=grid].laid")).to_be_visible()

    async def look(self, name: str) -> None:
        """Looks at the board another way, and waits until its cells lie there."""
        before = await self.cell("e2").get_attribute("style")
        await self.tool(name).click()
        await expect(self.cell("e2")).not_to_have_attribute("style", str(before))

    async def by_mouse(self, shape: str, cell: str, *, turns: int) -> None:
        await self.stock(shape).click()
        for _ in range(turns):
            await self.tool("Turn").click()
        await self.page.mouse.click(*await self.point(cell))

    async def by_finger(self, shape: str, cell: str, *, turns: int) -> None:
        await self.stock(shape).tap()
        for _ in range(turns):
            await self.tool("Turn").tap()
        await self.page.touchscreen.tap(*await self.point(cell))

    async def send(self) -> None:
        async with sends_an_act(self.page):
            await self.place.click()


async def seated(house: House, *seats: Frame, **options: object) -> tuple[str, list[str]]:
    return await table_of(house, "caminos", *seats, given={"beginner": 0}, **options)


async def test_a_match_with_webgl_and_without(
    house: House, visit: Visit, flat_browser: Browser
) -> None:
    """Ada builds on the wooden board, Bo on the map; she wins, and he begins the next round."""
    body = {
        "game": "caminos",
        "options": {"players": 2},
        "seats": [person("Ada"), person("Bo")],
        "given": {"beginner": 0},
        "rounds": 2,
    }
    made = (await house.http.post("/api/tables", json=body)).json()
    seats = [f"/t/{made['info']['table']}#{seat['secret']}" for seat in made["seats"]]
    desk = await visit(LAPTOP)
    address = f"http://127.0.0.1:{house.port}"
    async with device(flat_browser, address, PHONE) as phone:
        await desk.goto(seats[0])
        await phone.goto(seats[1])
        ada, bo = Builder(desk), Builder(phone)
        assert await ada.my_turn()
        await expect(ada.canvas).to_be_visible()
        await expect(bo.canvas).to_have_count(0)
        await expect(bo.tool("Map")).to_have_count(0)
        await ada.drawn()
        await ada.look("From above")

        # The way goes up column a: two L of three cells, and a square.
        await ada.by_mouse("L", "a2", turns=1)
        await expect(ada.told).to_contain_text("L, lying, a1 to a3 and b1, height one. It fits.")
        await ada.send()
        assert await bo.my_turn()
        await expect(bo.cell("a2")).to_have_accessible_name(re.compile("a2, beech, height one"))
        await bo.by_finger("L", "h3", turns=1)
        # It snaps to where it fits.
        await expect(bo.told).to_contain_text("L, lying, g2 to g4 and h2, height one. It fits.")
        await bo.send()
        assert await ada.my_turn()
        await ada.by_mouse("L", "a5", turns=0)
        await expect(ada.told).to_contain_text("L, lying, a4 to a6 and b4, up against beech at a3")
        await ada.send()
        assert await bo.my_turn()
        await bo.by_finger("T", "f7", turns=0)
        await bo.send()
        assert await ada.my_turn()
        await ada.by_mouse("square", "a7", turns=0)
        await ada.send()

        for who in (ada, bo):
            await expect(who.over).to_be_visible()
            await expect(who.page.get_by_role("img", name="The board at the end")).to_be_visible()
            await expect(who.page.get_by_text("The path: 8 faces.")).to_be_visible()
            await expect(who.page.get_by_text("Ada leads. Points: 8.")).to_be_visible()
        await expect(bo.page.locator(".lamp")).to_have_count(8)
        await bo.tool("Next game").click()
        await expect(bo.mine).to_be_visible()
        await expect(bo.page.locator(".plate").filter(has_text="Ada")).to_contain_text("8 pts")


async def test_keys_and_words_are_enough(house: House, visit: Visit) -> None:
    """On the map: what is held is told, and so is why it cannot stand somewhere."""
    table, seats = await seated(house, person("Ada"), person("Bo"), neutral=True)
    page = await visit(DESK)
    await page.goto(seats[0])
    ada = Builder(page)
    assert await ada.my_turn()
    await expect(ada.headline).to_have_text("Your turn: place the walnut bar first.")
    await ada.tool("Map").click()
    await ada.cell("d4").focus()
    keys = page.keyboard
    await keys.press("l")
    await expect(page.get_by_text(re.compile("^Place the walnut bar first"))).to_be_visible()
    await expect(page.get_by_role("button", name="Rule CAM-40")).to_be_visible()
    await keys.press("i")
    await expect(ada.told).to_contain_text("bar, lying, c4 to e4, height one. It fits.")
    await keys.press("x")
    await expect(ada.told).to_contain_text("bar, standing, d4, height three. It fits.")
    await keys.press("Escape")
    await expect(ada.told).to_contain_text("Put back with your other pieces.")
    await expect(ada.place).to_be_disabled()
    await keys.press("i")
    await keys.press("ArrowLeft")
    async with sends_an_act(page):
        await keys.press("Enter")
    await expect(ada.headline).to_have_text("Bo to place a piece.")
    async with house.joined(table.removeprefix("/t/"), seats[1].partition("#")[2]) as (bo, _):
        await bo.act(1, "I:f4.1,g4.1,h4.1")
        await bo.until("played")
    assert await ada.my_turn()

    await ada.cell("d4").focus()
    await keys.press("t")
    await expect(ada.told).to_contain_text("On c4 there is a cube at height 1 already.")
    await keys.press("Enter")
    await expect(page.get_by_role("button", name="Rule CAM-10")).to_be_visible()
    await keys.press("f")
    await expect(ada.told).to_contain_text("It fits.")
    async with sends_an_act(page):
        await keys.press("Enter")
    await expect(ada.headline).to_have_text("Bo to place a piece.")
    await ada.cell("d4").focus()
    await keys.press("s")
    await expect(ada.told).to_contain_text("Ada, beech: 4 L, 3 T, 4 Z, 2 squares.")


async def test_a_drag_turns_the_board_and_another_moves_the_piece(
    house: House, visit: Visit
) -> None:
    _, seats = await seated(house, person("Ada"), person("Bo"), board="ring")
    page = await visit(PHONE)
    await page.goto(seats[0])
    ada = Builder(page)
    assert await ada.my_turn()
    await ada.drawn()
    before = await ada.cell("a4").get_attribute("style")
    x, y = await ada.point("e1")
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 80, y, steps=3)
    await page.mouse.up()
    await expect(ada.cell("a4")).not_to_have_attribute("style", str(before))
    await ada.look("From above")
    await ada.by_mouse("T", "b5", turns=1)
    await expect(ada.told).to_contain_text("It fits.")
    x, y = await ada.point("b5")
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(*await ada.point("i6"), steps=4)
    await page.mouse.up()
    await page.mouse.wheel(0, 100)
    await expect(ada.told).to_contain_text(re.compile("i6|j6|h6"))
    # Another piece straight from the stock, which lies where it is let go.
    stock = await ada.stock("L").bounding_box()
    assert stock is not None
    await page.mouse.move(stock["x"] + stock["width"] / 2, stock["y"] + stock["height"] / 2)
    await page.mouse.down()
    await page.mouse.move(*await ada.point("b5"), steps=6)
    await page.mouse.up()
    await expect(ada.told).to_contain_text(re.compile("^L,.*(b5|b4|b6|a5|c5).*It fits"))


@pytest.mark.parametrize(("size", "kind"), [("phone", PHONE), ("desk", DESK)])
async def test_axe_finds_nothing_and_pictures_are_kept(
    tree: Path, house: House, visit: Visit, size: str, kind: Frame
) -> None:
    page = await visit(kind)
    folder = tree / "build" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    if size == "desk":
        await page.goto("/new/caminos")
        await expect(page.get_by_text("With walnut")).to_be_visible()
        await find_nothing(page)
        await page.emulate_media(color_scheme="light")
    for board in ("square", "rhombus", "octagon", "ring"):
        table, seats = await seated(house, person("Ada"), person("Bo"), board=board)
        secrets = [seat.partition("#")[2] for seat in seats]
        async with gathered(house, table.removeprefix("/t/"), secrets) as company:
            for act in STANDING:
                await company.act(act)
        await page.goto(seats[0])
        ada = Builder(page)
        assert await ada.my_turn()
        await ada.drawn()
        # CAM-23 is judged by the whole column: it is said from the board up.
        await expect(ada.cell("d3")).to_have_attribute("aria-label", re.compile("maple, beech"))
        await ada.stock("Z").click()
        for angle in ("aslant", "above"):
            if angle == "above":
                await ada.look("From above")
            await keep(page, folder / f"caminos-{board}-{angle}-{size}.jpg")
    if size == "phone":
        await find_nothing(page)
