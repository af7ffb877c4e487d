"""Every game from its set-up on by keys and by what a screen reader has, and by nothing else.

``make test`` sets each table and plays the first turns; ``make unsighted`` plays all five to their
end, which is announced.
"""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Sequence

import pytest
from axe_playwright_python.async_playwright import DEFAULT_OPTIONS
from tests.browser.axed import axe_passes
from tests.browser.conftest import Visit
from tests.browser.devices import BROWSER, PATIENCE, SMALL
from tests.browser.listener import Listener, Player

pytestmark = BROWSER

#: So many own turns, unless the games are played to their end.
TURNS = None if os.environ.get("IRRGARTEN_UNSIGHTED") else 2

#: A control by its role and name, and the keys that set it.
Wish = tuple[str, str, Sequence[str]]
#: For each game: its name, what makes it short, and further keys.
GAMES: dict[str, tuple[str, list[Wish], str]] = {
    "caminos": ("Brändi Caminos", [("radio", "Square", ["Space"])], ""),
    "dog": ("Brändi Dog", [("radio", "^[2-6]$", ["Home", "ArrowLeft", "ArrowLeft"])], "123456"),
    "labyria": ("Brändi Labyria", [("radio", "10 × 10", ["ArrowLeft"])], "s"),
    "labyrinthe": ("Le Jeu du Labyrinthe", [("radio", "turns", ["ArrowLeft"])], "s"),
    "magic_labyrinth": (
        "The Magic Labyrinth",
        [
            ("radio", "Easy", ["ArrowDown", "ArrowDown"]),
            ("slider|spinbutton", "Number of walls", ["Home"]),
        ],
        ".",
    ),
}


async def set_up(listener: Listener, title: str, wishes: list[Wish]) -> None:
    await listener.tab_to("link", f"Set up.*{re.escape(title)}")
    await listener.press("Enter")
    await listener.tab_to("textbox", "Name of the red player")
    await listener.type("Ada")
    for role, name, keys in wishes:
        await listener.tab_to(role, name)
        await listener.press(*keys)
    await listener.tab_to("combobox", "Level of the bot playing blue")
    await listener.press("Home")
    await listener.tab_to("combobox", "Who begins|Who builds|Who deals first")
    await listener.type("Red")
    await listener.tab_to("button", "Open a table")
    await listener.press("Enter")


#: What is hidden, and how all stand, at the beginning of each game.
ANSWERS = {
    "caminos": ("Nothing is hidden", r"Ada, beech: pieces left: \d+"),
    "dog": (r"the hands \(Blue Bot \d\) and the cards of the stock", "Ada: 0 of 4"),
    "labyria": ("Nothing is hidden", "Ada: 0 of 3"),
    "labyrinthe": ("Nothing is hidden", "Ada: 0 of 3"),
    "magic_labyrinth": ("There are no walls|where the", "Ada: 0 of 5"),
}


async def asks(listener: Listener, game: str) -> None:
    """All that can be asked at any time, wherever the focus is."""
    hidden, standing = ANSWERS[game]
    await listener.ask("*", hidden)
    short = more = ""
    # A line of the log may come in between, and is then what ":" tells at length.
    async with asyncio.timeout(PATIENCE / 1000):
        while len(more) <= len(short):
            short = await listener.ask("$", standing)
            more = await listener.ask(":")
    assert "Your turn" in await listener.ask("!")
    await listener.ask("Y", "possibilit")
    assert await listener.ask("#")
    if game != "caminos":  # nothing has been placed yet
        await listener.press("k")
        own = await listener.focused()
        assert re.search("[Yy]our|Ada", own.name), own
        await listener.press("j")
        assert (await listener.focused()).name != own.name
    await listener.ask("y", "From here|No move is possible from here")
    await listener.ask("u", "danger|threatens|could win")
    await listener.ask("a", "threat|could win")


async def reads_the_keys(listener: Listener) -> None:
    """The list of keys names each of them, and a place is gone to by its name."""
    await listener.press("?")
    nodes = await listener.tree()
    buttons = [node.name for node in nodes if node.role == "button"]
    assert "Read out what is hidden" in buttons
    await axe_passes(listener.page, DEFAULT_OPTIONS)
    await listener.press("Escape", ">")
    await listener.tab_to("textbox", "A field")
    await axe_passes(listener.page, DEFAULT_OPTIONS)
    await listener.type("zz9")
    await listener.press("Enter")
    await listener.hears("There is no such field, and no such move now: zz9")
    await listener.press("Escape")


async def leaves_the_rest_to_the_lots(listener: Listener) -> None:
    """Labyria is built by hand at first; then a button asks for the rest, and once more."""
    for _ in range(2):
        await listener.tab_to("button", "Build the rest at random")
        await listener.press("Enter")
    heard = (await listener.hears("The rest is built by lot: Ada asked, and everyone agrees.")).calm
    assert re.search("(Ada|Blue Bot) rolls highest and moves first", heard)
    assert len(heard) < 200, "sixty obstacles are not read out"


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_by_ear(game: str, visit: Visit) -> None:
    title, wishes, also = GAMES[game]
    page = await visit(SMALL)
    await page.goto("/")
    listener = await Listener.at(page)
    await set_up(listener, title, wishes)
    assert await listener.whose() == "mine"
    await asks(listener, game)
    if game == "dog":
        await reads_the_keys(listener)
    player = Player(listener, also)
    if game == "labyria":
        assert not await player.play(2)
        await leaves_the_rest_to_the_lots(listener)
        player.turns = 0
    over = await player.play(TURNS)
    await axe_passes(page, DEFAULT_OPTIONS)
    assert over or TURNS is not None
    if over:
        await listener.hears("wins|win|draw|connects|Nobody")
