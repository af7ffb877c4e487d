"""What everybody sees who sits at a table, whatever the game."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from playwright.async_api import Locator, Page
from tests.server.running import Frame, House

Press = Callable[[Locator], Awaitable[None]]


class Sitter:
    #: What is there when it is her turn. What is asked for all the time is found by its place in
    #: the page: to find something by its role, every part of a board is asked for its own.
    MINE = ".headline.mine"

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def mine(self) -> Locator:
        return self.page.locator(self.MINE)

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

    async def my_turn(self) -> bool:
        """Waits for it; False if the game is over instead."""
        over = "main .ending"
        await self.there(f"{self.MINE}, {over}")
        return await self.page.locator(over).count() == 0

    async def there(self, what: str) -> None:
        """Waits for it."""
        found = f"() => document.querySelector({json.dumps(what)})"
        await self.page.wait_for_function(found, polling=80)


async def until_one_is_done(*plays: Coroutine[Any, Any, None]) -> None:
    """They play at once; the others stop wherever they are."""
    playing = [asyncio.create_task(play) for play in plays]
    done, others = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
    for other in others:
        other.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    for one in done:
        one.result()


# -- ways to press something: mouse, finger, keys ----------------------------------------
async def by_mouse(what: Locator) -> None:
    await what.click()


async def by_finger(what: Locator) -> None:
    await what.tap()


async def by_key(what: Locator) -> None:
    await what.focus()
    await what.press("Enter")


async def table_of(
    house: House, game: str, *seats: Frame, given: Frame, **options: Any
) -> tuple[str, list[str]]:
    """A table set without a page: its address, and those of the seats of persons."""
    made = await house.make(*seats, game=game, given=given, **options)
    table = f"/t/{made['info']['table']}"
    return table, [f"{table}#{seat['secret']}" for seat in made["seats"]]
