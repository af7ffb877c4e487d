"""Every game from its set-up on by keys and by what a screen reader has, and by nothing else.

``make test`` sets each table and plays the first turns; ``make unsighted`` plays all five to their
end, which is announced.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence

import pytest
from tests.browser.conftest import Visit
from tests.browser.devices import BROWSER, SMALL
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
    "labyria": (
        "Brändi Labyria",
        [("radio", "10 × 10", ["ArrowLeft"]), ("checkbox", "[Bb]uild|lot", ["Space"])],
        "s",
    ),
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
    await listener.tab_to("link", f"Play.*{re.escape(title)}")
    await listener.press("Enter")
    await listener.tab_to("textbox", "Name of who plays red")
    await listener.type("Ada")
    for role, name, keys in wishes:
        await listener.tab_to(role, name)
        await listener.press(*keys)
    await listener.tab_to("combobox", "Level of the bot playing blue")
    await listener.press("Home")
    await listener.tab_to("button", "Open a table")
    await listener.press("Enter")


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_by_ear(game: str, visit: Visit) -> None:
    title, wishes, also = GAMES[game]
    page = await visit(SMALL)
    await page.goto("/")
    listener = await Listener.at(page)
    await set_up(listener, title, wishes)
    player = Player(listener, also)
    over = await player.play(TURNS)
    assert over or TURNS is not None
