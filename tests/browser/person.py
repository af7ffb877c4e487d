"""Somebody at a table, who knows what the page tells her and remembers where she bumped."""

from __future__ import annotations

import asyncio
import re
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from playwright.async_api import Locator, Page, expect
from tests.server.house import House, company_of, person

COLUMNS, ROWS = "abcdef", "123456"
ARROWS = {"n": "ArrowUp", "e": "ArrowRight", "s": "ArrowDown", "w": "ArrowLeft"}
WAYS = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}

#: Lies the same however it is turned (MAG-05): the first step north of seat 0 is against a wall.
SAME_ALL_AROUND = ["a1|a2", "a6|b6", "f5|f6", "e1|f1"]

Floor = dict[str, str]
Move = Callable[["Person", str], Awaitable[None]]


class Person:
    """Reads the fields by their accessible names; ``move`` is how she steps onto one."""

    def __init__(self, page: Page, move: Move) -> None:
        self.page = page
        self._move = move
        self.walls: set[frozenset[str]] = set()
        self._tried: tuple[str, str] | None = None

    # -- what she sees -----------------------------------------------------------------
    def field(self, name: str) -> Locator:
        return self.page.get_by_role("gridcell", name=re.compile(rf"^{name}\b"))

    @property
    def choices(self) -> Locator:
        """The fields she may step onto: there are some when it is her turn."""
        return self.page.get_by_role("gridcell", name="one step")

    @property
    def over(self) -> Locator:
        return self.page.get_by_role("button", name="Save the game")

    @property
    def headline(self) -> Locator:
        return self.page.get_by_role("banner").locator(".headline p")

    @property
    def told(self) -> Locator:
        """Where a screen reader hears what happens."""
        return self.page.locator("[role=status][aria-live=polite]")

    async def floor(self) -> Floor:
        names: list[str] = await self.page.get_by_role("gridcell").evaluate_all(
            "fields => fields.map(field => field.getAttribute('aria-label'))"
        )
        return {name[:2]: name for name in names}

    async def my_turn(self) -> bool:
        """Waits for it; False if the game is over instead."""
        await expect(self.choices.or_(self.over).first).to_be_visible()
        return await self.over.count() == 0

    # -- what she does -------------------------------------------------------------------
    async def step(self, way: str) -> None:
        """One step that way from where she stands."""
        at = standing(await self.floor())
        await self._move(self, way)
        self._tried = (at, beside(at, way) or at)

    async def stay(self) -> None:
        await self.page.get_by_role("button", name=re.compile("^(Stay|Stop) on ")).click()

    async def play(self, acts: int | None = None) -> None:
        """Her next acts, or all until the game is over: by the shortest way she knows of."""
        made = 0
        while made != acts and await self.my_turn():
            floor = await self.floor()
            self._learn(standing(floor))
            way = self._way(floor)
            if way is None:
                await self.stay()
            else:
                await self.step(way)
            made += 1

    def _learn(self, at: str) -> None:
        if self._tried is not None and self._tried[1] != at:
            self.walls.add(frozenset(self._tried))
        self._tried = None

    def _way(self, floor: Floor) -> str | None:
        """The first step of a shortest way to the wanted symbol, if it can be made now."""
        goal = next(field for field, name in floor.items() if "wanted" in name.split(", "))
        far = {goal: 0}
        queue = deque([goal])
        while queue:
            here = queue.popleft()
            for way in WAYS:
                there = beside(here, way)
                if there and there not in far and frozenset((here, there)) not in self.walls:
                    far[there] = far[here] + 1
                    queue.append(there)
        at = standing(floor)
        ways = [
            (far.get(to, 99), way)
            for way in WAYS
            if (to := beside(at, way)) is not None
            and "one step" in floor[to]
            and frozenset((at, to)) not in self.walls
        ]
        nearest, way = min(ways, default=(99, ""))
        return way if nearest < far.get(at, 99) else None


async def together(*people: Person, acts: int) -> None:
    """They play until one of them has made so many acts."""
    playing = [asyncio.create_task(who.play(acts)) for who in people]
    done, others = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
    for other in others:
        other.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    for one in done:
        one.result()


# -- ways to step: keys, mouse, finger ---------------------------------------------------
async def by_keys(who: Person, way: str) -> None:
    """From wherever in the board the focus is."""
    for key in ("m", ARROWS[way], "Enter"):
        await who.page.keyboard.press(key)


async def by_letter(who: Person, way: str) -> None:
    await who.page.keyboard.press(way)


async def by_mouse(who: Person, way: str) -> None:
    await who.field(str(beside(standing(await who.floor()), way))).click()


async def by_touch(who: Person, way: str) -> None:
    await who.field(str(beside(standing(await who.floor()), way))).tap()


def standing(floor: Floor) -> str:
    return next(field for field, name in floor.items() if "your magician" in name)


def beside(field: str, way: str) -> str | None:
    east, north = WAYS[way]
    column, row = COLUMNS.index(field[0]) + east, ROWS.index(field[1]) + north
    inside = 0 <= column < len(COLUMNS) and 0 <= row < len(ROWS)
    return COLUMNS[column] + ROWS[row] if inside else None


def on_the_shelf(page: Page) -> Locator:
    """The game's box on the front page, among the others."""
    return page.get_by_role("listitem").filter(
        has=page.get_by_role("heading", name="The Magic Labyrinth")
    )


async def seated(house: House, *names: str, **options: Any) -> tuple[str, list[str]]:
    """A table for these persons, set without a page: its address, and those of the seats."""
    given = options.pop("given", {"beginner": 0})
    made = await house.make(*map(person, names), given=given, **{"walls": 0, **options})
    table = f"/t/{made['info']['table']}"
    return table, [f"{table}#{seat['secret']}" for seat in made["seats"]]


async def finished(house: House, *names: str, **options: Any) -> str:
    """The address of a table whose game is over, played without a page."""
    async with company_of(house, " ".join(names), **options) as company:
        await company.finish()
        return f"/t/{company.table}"
