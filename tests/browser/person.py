"""Somebody at a table, who knows what the page tells her and remembers where she bumped."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from playwright.async_api import Locator, Page, expect
from tests.browser.devices import sends_an_act
from tests.browser.sitter import Sitter, table_of, until_one_is_done
from tests.server.running import Company, House, company_of, gathered, person
from tests.server.walking import WAYS, Walls, beside, shortest

ARROWS = {"n": "ArrowUp", "e": "ArrowRight", "s": "ArrowDown", "w": "ArrowLeft"}

#: However it is turned (MAG-05), the first step north of seat 0 is against a wall.
IN_EVERY_CORNER = ["a1|a2", "a6|b6", "f5|f6", "e1|f1"]
#: A labyrinth with these, which its maker does not know all the same: one wall lies elsewhere.
BY_HAND = [*IN_EVERY_CORNER, "c3|d3"]

#: More acts than any game here takes.
ENDLESS = 500

#: The seats that a device has at the table it is at: their numbers and secrets.
SEATS = """() => JSON.parse(localStorage['irrgarten.tables'])[location.pathname.slice(3)]
    .seats.map(({ seat, secret }) => [seat, secret])"""
#: So many chips, and the next one wins.
ALL_BUT_ONE = 4

Floor = dict[str, str]
Move = Callable[["Person", str], Awaitable[None]]


class Person(Sitter):
    """Reads the fields by their names; ``move`` is how she steps onto one."""

    #: A field she may step onto: there are some when it is her turn.
    MINE = "[data-field][aria-label*='one step']"

    def __init__(self, page: Page, move: Move, *, remembers: bool = True) -> None:
        super().__init__(page)
        #: Several at one device take turns: there, the next to act stands elsewhere anyway.
        self.remembers = remembers
        self._move = move
        self.walls: Walls = set()
        self._tried: tuple[str, str] | None = None

    # -- what she sees -----------------------------------------------------------------
    def field(self, name: str) -> Locator:
        return self.page.locator(f"[data-field={name}]")

    async def floor(self) -> Floor:
        names: list[str] = await self.page.locator("[data-field]").evaluate_all(
            "fields => fields.map(field => field.getAttribute('aria-label'))"
        )
        return {name[:2]: name for name in names}

    # -- what she does -------------------------------------------------------------------
    async def step(self, way: str) -> None:
        """One step that way from where she stands."""
        at = standing(await self.floor())
        self._tried = None
        async with sends_an_act(self.page):
            await self._move(self, way)
        self._tried = (at, beside(at, way) or at)

    async def stay(self) -> None:
        async with sends_an_act(self.page):
            await self.page.locator("button", has_text=re.compile("^(Stay|Stop) on ")).click()

    async def play(self, acts: int | None = None) -> None:
        """Her next acts, or all until the game is over: by the shortest way she knows of."""
        made = 0
        while made != acts and await self.my_turn():
            assert made < ENDLESS, "the game does not come to an end"
            floor = await self.floor()
            self._learn(standing(floor))
            way = self._way(floor)
            if way is None:
                await self.stay()
            else:
                await self.step(way)
            made += 1

    def _learn(self, at: str) -> None:
        """Whoever is not where she stepped to has bumped into a wall."""
        if self.remembers and self._tried is not None and self._tried[1] != at:
            self.walls.add(frozenset(self._tried))
        self._tried = None

    def _way(self, floor: Floor) -> str | None:
        goal = next(field for field, name in floor.items() if "wanted" in name.split(", "))
        at = standing(floor)
        legal = [way for way in WAYS if (to := beside(at, way)) and "one step" in floor[to]]
        # MAG-14: one may not stop upon another.
        if "’s magician" not in floor[at]:
            legal.append("stop")
        way = shortest(at, goal, legal, self.walls)
        return None if way == "stop" else way


async def together(*people: Person, acts: int) -> None:
    """They play until one of them has made so many acts."""
    await until_one_is_done(*(who.play(acts) for who in people))


# -- ways to step: keys, mouse, finger ---------------------------------------------------
async def by_keys(who: Person, way: str) -> None:
    """From wherever in the board the focus is."""
    for key in ("m", ARROWS[await seen_as(who, way)], "Enter"):
        await who.page.keyboard.press(key)


async def by_letter(who: Person, way: str) -> None:
    await who.page.keyboard.press(await seen_as(who, way))


async def seen_as(who: Person, way: str) -> str:
    """The board lies turned to each seat; keys go by what is seen."""
    upper_left = await who.page.locator("[data-field]").first.get_attribute("data-field")
    turned = ["a6", "f6", "f1", "a1"].index(str(upper_left))
    return "nesw"["nesw".index(way) - turned]


async def by_mouse(who: Person, way: str) -> None:
    await who.field(str(beside(standing(await who.floor()), way))).click()


async def by_touch(who: Person, way: str) -> None:
    """On a phone a step is marked first; the second tap sends it."""
    to = who.field(str(beside(standing(await who.floor()), way)))
    await to.tap()
    await expect(to).to_have_accessible_name(re.compile("step 1 of your path"))
    await to.tap()


def standing(floor: Floor) -> str:
    return next(field for field, name in floor.items() if "your magician" in name)


def on_the_shelf(page: Page) -> Locator:
    """The game's box on the front page, among the others."""
    return page.get_by_role("listitem").filter(
        has=page.get_by_role("heading", name="The Magic Labyrinth")
    )


async def seated(house: House, *names: str, **options: Any) -> tuple[str, list[str]]:
    """A table for these persons, set without a page: its address, and those of the seats."""
    given = options.pop("given", {"beginner": 0})
    rest = {"walls": 0, **options}
    return await table_of(house, "magic_labyrinth", *map(person, names), given=given, **rest)


async def play_on(company: Company, turns: int | None = None, chips: int | None = None) -> None:
    """Without a page, so many turns, or until somebody has so many chips, or all that is left.

    Nobody bumps into a known wall.
    """
    walls: Walls = set()
    played = 0
    while company.actor is not None and played != turns:
        if chips is not None and max(map(len, company.view["chips"])) >= chips:
            return
        seat, view = company.actor, company.view
        goal = next(field for field, one in view["symbols"].items() if one == view["wanted"])
        legal = company.frames[seat]["legal"]
        told = await company.act(shortest(view["magicians"][seat], goal, legal, walls))
        assert any(frame["type"] == "played" for frame in told), told
        for frame in told:
            for one in frame.get("acts", ()):
                found = [event["wall"] for event in one["events"] if event["type"] == "bumped"]
                walls.update(frozenset(wall.split("|")) for wall in found)
        played += company.actor != seat


async def play_nearly_all(house: House, *pages: Page) -> None:
    """One chip is won as the other: all but the last, while the pages look on."""
    seats = [tuple(seat) for page in pages for seat in await page.evaluate(SEATS)]
    table = pages[0].url.partition("#")[0].rpartition("/t/")[2]
    async with gathered(house, table, [secret for _, secret in sorted(seats)]) as company:
        await play_on(company, chips=ALL_BUT_ONE)


async def finished(house: House, *names: str, **options: Any) -> str:
    """The address of a table whose game is over."""
    async with company_of(house, " ".join(names), **options) as company:
        await play_on(company)
        return f"/t/{company.table}"


@asynccontextmanager
async def halfway(house: House, *names: str, turns: int, **options: Any) -> AsyncIterator[str]:
    """The address of the seat to act, at a table where so many turns have been played."""
    async with company_of(house, " ".join(names), **options) as company:
        await play_on(company, turns)
        assert company.actor is not None
        yield f"/t/{company.table}#{company.secrets[company.actor]}"
