"""Brändi Labyria in the browser: a whole game from the first wall to the goal, and its moments."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect
from tests.browser.conftest import Visit
from tests.browser.devices import BROWSER, DESK, PATIENCE, PHONE, sends_an_act
from tests.browser.sitter import Sitter, table_of, until_one_is_done
from tests.browser.test_axe import find_nothing
from tests.browser.test_pictures import HOLDABLE, Album
from tests.server.running import Company, Frame, House, gathered, person

pytestmark = BROWSER

COLUMNS = "abcdefghijklmn"
ARROWS = {"north": "ArrowUp", "east": "ArrowRight", "south": "ArrowDown", "west": "ArrowLeft"}
STEPS = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}

#: Holds the moment in which the defence has been thrown.
HOLD = "() => document.querySelector('.defence strong') && (window.held = true)"

#: What is said of every field, by its name.
NAMES = """() => Object.fromEntries([...document.querySelectorAll('[data-field]')].map(
    (field) => [field.dataset.field, field.getAttribute('aria-label')]))"""

BOX = """(field) => document.querySelector(`[data-field=${field}]`).getBoundingClientRect()
    .toJSON()"""

#: A desk with little to draw.
SMALL = {"viewport": {"width": 640, "height": 420}}

#: All that two players set.
OBSTACLES = 60

#: The symbols that let a player use an ability on the board.
ABILITIES = {"+", "-", "turn"}


def place(field: str) -> tuple[int, int]:
    """Column and row."""
    return COLUMNS.index(field[0]), int(field[1:]) - 1


async def seated(house: House, *names: str, **options: Any) -> list[str]:
    """The addresses of the seats at a table set without a page."""
    seats = map(person, names)
    _, places = await table_of(house, "labyria", *seats, given={"beginner": 0}, **options)
    return places


def table_in(address: str) -> str:
    return address.partition("#")[0].removeprefix("/t/")


@asynccontextmanager
async def played(
    house: House, reached: Callable[[Company], bool], *names: str, **options: Any
) -> AsyncIterator[tuple[Company, list[str]]]:
    """A table played without a page until it has come so far; and the addresses of its seats."""
    places = await seated(house, *names, **options)
    async with at_their_seats(house, places) as company:
        await play_on(company, reached)
        yield company, places


def at_their_seats(house: House, places: list[str]) -> AbstractAsyncContextManager[Company]:
    secrets = [address.partition("#")[2] for address in places]
    return gathered(house, table_in(places[0]), secrets)


async def play_on(company: Company, reached: Callable[[Company], bool]) -> None:
    choose = Random(1)
    while not reached(company):
        assert company.actor is not None, "the game was over before"
        legal = company.frames[company.actor]["legal"]
        walks = [act for act in legal if ">" in act and "/" not in act]
        await company.act(choose.choice(walks or legal))


def built(count: int) -> Callable[[Company], bool]:
    return lambda company: len(company.view["tiles"]) + len(company.view["corners"]) == count


def can_attack(company: Company) -> bool:
    return any("/" in act for act in legal_of(company))


def has_ability(company: Company) -> bool:
    """Thrown by whoever is to act; a figure can move, and the ability be used."""
    dice = company.view["dice"]
    acts = legal_of(company)
    return (
        dice is not None
        and dice["symbol"] in ABILITIES
        and any(">" in act for act in acts)
        and any(act[0] in "+-@" for act in acts)
    )


def legal_of(company: Company) -> list[str]:
    legal: list[str] = [] if company.actor is None else company.frames[company.actor]["legal"]
    return legal


class Player(Sitter):
    """Reads the fields by their names; builds in the middle, and runs along the rim."""

    def __init__(self, page: Page, goal: str = "", *, finger: bool = False) -> None:
        super().__init__(page)
        self.goal = goal
        self.finger = finger

    def field(self, name: str) -> Locator:
        return self.page.locator(f"[data-field={name}]")

    @property
    def send(self) -> Locator:
        return self.page.locator(".send")

    async def names(self) -> dict[str, str]:
        """What is said of every field."""
        names: dict[str, str] = await self.page.evaluate(NAMES)
        return names

    # -- pressing ----------------------------------------------------------------------
    async def on(self, field: str) -> None:
        if self.finger:
            await self.at(field, 0.5, 0.5)
        else:
            await self.field(field).focus()
            await self.page.keyboard.press("Enter")

    async def take_up(self, figure: str) -> None:
        await self.on(figure)
        await self.there(f"[data-field={figure}][aria-label*='picked up']")

    async def put_back(self, figure: str) -> None:
        if self.finger:
            await self.page.locator("[aria-label='Take back']").tap()
        else:
            await self.page.keyboard.press("Escape")
        await self.there(f"[data-field={figure}][aria-label*='can move']")

    async def turned(self) -> int:
        """By how many quarters the board lies turned to this seat, by its upper left field."""
        field = await self.page.locator("[data-field]").first.get_attribute("data-field")
        first, low = str(field)[0] == "a", str(field)[1:] == "1"
        return (3 if low else 0) if first else (2 if low else 1)

    async def beside(self, field: str, side: str) -> None:
        """The edge on that side of a field."""
        sides = list(STEPS)
        side = sides[sides.index(side) - await self.turned()]
        if not self.finger:
            await self.field(field).focus()
            await self.page.keyboard.press(f"Shift+{ARROWS[side]}")
            return
        east, north = STEPS[side]
        await self.at(field, (1 + east) / 2, (1 - north) / 2)

    async def crossing(self, field: str) -> None:
        """The crossing north-east of a field."""
        if self.finger:
            await self.at(field, *[(1, 0), (0, 0), (0, 1), (1, 1)][await self.turned()])
        else:
            await self.on(field)

    async def at(self, field: str, right: float, down: float) -> None:
        box = await self.page.evaluate(BOX, field)
        await self.page.touchscreen.tap(
            box["x"] + right * box["width"], box["y"] + down * box["height"]
        )

    async def sent(self) -> None:
        """What is planned is played."""
        await self.there(".send:not(:disabled)")
        async with sends_an_act(self.page):
            if self.finger:
                await self.send.tap()
            else:
                await self.page.keyboard.press("s")

    # -- a whole game --------------------------------------------------------------------
    async def play(self, turns: int | None = None) -> None:
        """So many turns of the race, or all that is left."""
        raced = 0
        while raced != turns and await self.my_turn():
            names = await self.names()
            if any(re.search("fits (on|to)", name) for name in names.values()):
                await self.build(names)
            else:
                await self.race(names)
                raced += 1

    async def build(self, names: dict[str, str]) -> None:
        last = len(names) ** 0.5 - 1
        for field, name in names.items():
            column, row = place(field)
            if not (0 < column < last - 1 and 0 < row < last - 1):
                continue
            if "angle fits to" in name:
                await self.crossing(field)
                return await self.sent()
            if sides := re.search(r"a tile fits on: (\w+)", name):
                await self.beside(field, sides[1])
                return await self.sent()
        pytest.fail("there is no place in the middle of the board")

    async def race(self, names: dict[str, str]) -> None:
        best: tuple[int, str, str] | None = None
        movable = [field for field, name in names.items() if re.search("can move|picked up", name)]
        for figure in movable:
            if len(movable) > 1:
                await self.take_up(figure)
                names = await self.names()
            for to, name in names.items():
                if re.search("can go here|can attack here", name):
                    step = (self.far(to) - self.far(figure), figure, to)
                    best = min(best or step, step)
            # The first that gets on will do.
            if best is not None and (best[0] < 0 or len(movable) == 1):
                break
            await self.put_back(figure)
        else:
            if best is not None:
                await self.take_up(best[1])
        if best is not None:
            await self.on(best[2])
        await self.sent()

    def far(self, field: str) -> int:
        """How far it is to the goal; up or down first, then along the rim, nobody is met."""
        (column, row), (to_column, to_row) = place(field), place(self.goal)
        last = max(to_column, to_row)
        off_the_lane = column != last - to_column and row != to_row
        return 10 * (abs(column - to_column) + abs(row - to_row)) + 4 * off_the_lane


def nearly_home(view: Frame) -> Frame:
    """The labyrinth of a table, where two are about to bring their last figures home."""
    state = {
        "phase": "race",
        "turn": 0,
        "dice": None,
        "moved": False,
        "used": False,
        "attack": None,
        "evade": None,
        "figures": [["f10", "j10", "j10"], ["a1", "a1", "e1"]],
        "tiles": view["tiles"],
        "corners": view["corners"],
        "reserve": view["reserve"],
        "depot": view["depot"],
        "winner": None,
    }
    return {"game": "labyria", "options": {"players": 2, "size": 10}, "state": state}


async def test_two_browsers_build_the_labyrinth_and_race_to_a_winner(
    house: House, visit: Visit
) -> None:
    seats = await seated(house, "Ada", "Bo", size=10)
    pages = [await visit(SMALL), await visit(PHONE)]
    ada, bo = Player(pages[0], "j10"), Player(pages[1], "a1", finger=True)
    for page, seat in zip(pages, seats, strict=True):
        await page.goto(seat)
    await expect(ada.headline).to_have_text("Your turn: place the first obstacle in the middle.")
    # One obstacle is set as the other; most of them are, while both pages look on.
    async with at_their_seats(house, seats) as company:
        await play_on(company, built(OBSTACLES - 10))
    # A throw may leave somebody nothing to do: they need not have as many turns.
    await until_one_is_done(ada.play(turns=3), bo.play(turns=3))
    # One figure comes home as the other: in the same labyrinth all but two are there.
    async with at_their_seats(house, seats) as company:
        assert built(OBSTACLES)(company)
        position = nearly_home(company.view)
    seats = await seated(house, "Ada", "Bo", position=position)
    for page, seat in zip(pages, seats, strict=True):
        await page.goto(seat)
    await asyncio.gather(ada.play(), bo.play())
    won = re.compile("All your figures are in the goal|has all figures in the goal")
    for player in (ada, bo):
        await expect(player.headline).to_have_text(won)
        await expect(player.page.get_by_role("img", name="The board at the end")).to_be_visible()


async def test_an_obstacle_is_seen_turned_and_taken_back_before_it_is_set(
    house: House, visit: Visit
) -> None:
    async with played(house, built(2), "Ada", "Bo") as (company, (ada_at, bo_at)):
        page, other = await visit(PHONE), await visit(DESK)
        await page.goto(ada_at)
        ada, bo = Player(page, finger=True), Player(other)
        assert await ada.my_turn()
        field, side = next(
            (field, found[1])
            for field, name in (await ada.names()).items()
            if (found := re.search(r"a tile fits on: (\w+)", name))
        )
        await ada.beside(field, side)
        await expect(ada.headline).to_have_text("Place it here, or choose another spot.")
        await expect(ada.field(field)).to_have_accessible_name(re.compile(rf"walls?: .*{side}"))
        left = company.view["reserve"][0][0] - 1
        await expect(page.get_by_role("img", name=f"{left} tiles and")).to_be_visible()
        await page.get_by_role("button", name="Take back").tap()
        await expect(ada.send).to_be_disabled()
        await ada.beside("a1", "east")
        await expect(page.get_by_role("button", name="Rule RIA-13")).to_be_visible()

        await page.get_by_role("button", name="Build with an angle").tap()
        crossing = next(f for f, name in (await ada.names()).items() if "angle fits to" in name)
        await ada.crossing(crossing)
        first = await page.locator(".card.now").inner_text()
        await page.get_by_role("button", name="Turn it").tap()
        await expect(page.locator(".card.now")).not_to_have_text(first)
        # Nobody else sees it before it is set, and whoever comes in does not disturb it.
        await other.goto(bo_at)
        await expect(other.locator("[data-wall]")).to_have_count(2)
        await expect(page.locator("[data-wall]")).to_have_count(3)
        await expect(ada.send).to_be_in_viewport(ratio=1)
        await ada.sent()
        await expect(other.locator("[data-wall]")).to_have_count(3)

        # A closer look makes fields large enough for a finger.
        await page.get_by_role("button", name="Zoom in").tap()
        near = await ada.field("e5").bounding_box()
        assert near is not None
        assert min(near["width"], near["height"]) >= 44
        await page.get_by_role("button", name="Whole board").tap()

        # A piece is dragged from the tray onto the board.
        assert await bo.my_turn()
        spot = next(f for f, name in (await bo.names()).items() if "a tile fits on" in name)
        await other.get_by_role("button", name="Build with an angle").hover()
        await other.mouse.down()
        box = await bo.field(spot).bounding_box()
        assert box is not None
        await other.mouse.move(box["x"] + box["width"], box["y"], steps=4)
        await other.mouse.up()
        await expect(bo.headline).to_have_text("Place it here, or choose another spot.")
        await bo.send.click()
        await expect(page.locator("[data-wall]")).to_have_count(4)


@pytest.mark.parametrize("before", [True, False], ids=["before", "after"])
async def test_an_ability_is_used_before_or_after_the_move(
    house: House, visit: Visit, before: bool
) -> None:
    async with played(house, has_ability, "Ada", "Bo", size=8) as (company, seats):
        assert company.actor is not None
        page = await visit(DESK)
        await page.goto(seats[company.actor])
        ada = Player(page)
        assert await ada.my_turn()
        await expect(ada.headline).to_have_text(re.compile("you may also"))
        ability = page.locator(".cards .card").nth(1)

        async def move() -> None:
            if movable := [f for f, name in (await ada.names()).items() if "can move" in name]:
                await ada.on(movable[0])
            names = await ada.names()
            await ada.on(next(f for f, name in names.items() if "can go here" in name))

        async def use() -> None:
            await ability.click()
            names = await ada.names()
            offered = re.compile(r"(?:can be removed on|a tile fits on): (\w+)|can be turned")
            field, found = next((f, m) for f, name in names.items() if (m := offered.search(name)))
            await (ada.beside(field, found[1]) if found[1] else ada.on(field))
            await expect(ability).to_have_class(re.compile("planned"))

        if before:
            await use()
            await page.locator(".cards .card").first.click()
            await move()
        else:
            await move()
            await expect(ada.headline).to_have_text(re.compile("^Play it now, or"))
            await use()
        await ada.sent()
        await expect(ada.headline).not_to_have_text(re.compile("being played"))
        told = await company.sockets[company.actor].settle()
        happened = [one for frame in told for one in frame.get("acts", ())]
        types = [event["type"] for one in happened for event in one["events"]]
        used = [type_ in {"laid", "lifted", "turned"} for type_ in types]
        assert (used.index(True) < types.index("moved")) is before


@pytest.mark.parametrize(
    ("size", "kind"), [("phone", PHONE), ("desk", DESK)], ids=["phone", "desk"]
)
async def test_pictures_of_building_race_and_defence_in_which_axe_finds_nothing(
    tree: Path, house: House, visit: Visit, size: str, kind: Frame
) -> None:
    page = await visit(kind)
    await page.add_init_script(HOLDABLE)
    album = Album(tree / "build" / "screenshots", page, size)
    ada = Player(page)
    async with played(house, built(24), "Ada", "Bo", "Cy", "Dee") as (_, seats):
        await page.goto(seats[0])
        assert await ada.my_turn()
        if kind is PHONE:
            await find_nothing(page)
        await album.take("labyria-build")
    async with played(house, can_attack, "Ada", "Bo", size=8) as (company, seats):
        assert company.actor is not None
        await page.goto("/")
        await page.goto(seats[company.actor])
        assert await ada.my_turn()
        attack = next(act for act in legal_of(company) if "/" in act)
        figure, target, _ = re.split("[>/]", attack)
        if "can move" in (await ada.names())[figure]:
            await ada.on(figure)
        await ada.field(target).hover()
        if kind is DESK:
            await find_nothing(page)
        await album.take("labyria-race")
        await ada.on(target)
        await expect(ada.headline).to_have_text("Your turn is ready. Play it, or change it.")
        held = asyncio.create_task(page.wait_for_function(HOLD, timeout=PATIENCE))
        await ada.sent()
        await held
        await album.take("labyria-defence")
        # Held moments never end; the page is left as it is.
        await expect(page.locator(".defence")).to_be_visible()


async def test_all_at_the_table_have_the_rest_built(house: House, visit: Visit) -> None:
    """One asks on a phone, is asked once more; the other agrees at a desk, and both race."""
    seats = [person("Ada"), person("Bo")]
    _, (adas, bos) = await table_of(house, "labyria", *seats, given={"beginner": 0})
    name = table_in(adas)
    phone, desk = await visit(PHONE), await visit(DESK)
    await phone.goto(adas)
    await desk.goto(bos)
    await phone.get_by_role("button", name="Build the rest at random").tap()
    question = phone.get_by_role("dialog", name="Build the rest at random")
    await expect(question).to_contain_text("Everyone at the table must agree")
    await question.get_by_role("button", name="Build the rest at random").tap()
    await expect(phone.get_by_text("Waiting for an answer from Bo.")).to_be_visible()
    assert (await house.info(name))["ply"] == 0, "nothing is done before all agree"
    asked = desk.get_by_role("region", name="Ada asks to have the rest built by lot.")
    await expect(asked).to_be_visible()
    await asked.get_by_role("button", name="Agree").click()
    for page in (phone, desk):
        await expect(page.locator(".depot.small")).to_be_visible()
        await expect(page.get_by_role("button", name="Build the rest at random")).to_have_count(0)
    log = desk.get_by_role("region", name="Log")
    await expect(log).to_contain_text("The rest is built by lot: Ada asked, and everyone agrees.")
    async with house.joined(name) as (_, told):
        assert (told["view"]["phase"], told["view"]["reserve"]) == ("race", [[0, 0], [0, 0]])
