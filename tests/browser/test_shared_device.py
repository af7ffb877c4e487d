"""Whole games of several people on one device. The Magic Labyrinth is in test_phone.py."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.devices import BROWSER, PHONE, SMALL
from tests.browser.dog import DogPlayer, Way
from tests.browser.sitter import by_finger, table_of
from tests.browser.test_caminos import Builder
from tests.browser.test_labyria import (
    OBSTACLES,
    Player,
    at_their_seats,
    built,
    nearly_home,
    play_on,
)
from tests.browser.test_labyrinthe import Racer
from tests.server.running import Frame, House, person

import irrgarten

pytestmark = BROWSER

NAMES = ("Ada", "Bo", "Cy", "Di")


async def shared(
    page: Page, house: House, game: str, players: int = 2, **options: Any
) -> list[str]:
    """Open every seat of a new table on this page; returns their addresses."""
    given: Frame = {} if options.get("position") or game == "dog" else {"beginner": 0}
    seats = map(person, NAMES[:players])
    _, places = await table_of(house, game, *seats, given=given, **options)
    for place in places:
        await page.goto("/")
        await page.goto(place)
        await expect(page.locator("main .board").first).to_be_visible()
    return places


#: Three cards a hand, then two, then six: the last marble comes home in one of these rounds.
FEW = ["2", "2", "3"]
HOME = ["F1", "F2", "F3", "F4"]
LAST = ["F2", "F3", "F4"]


def near_the_end(players: int) -> Frame:
    """A position of Dog where every player or team has one marble left to bring home."""
    position = irrgarten.new("dog", players=players).position()
    far = 40 if players < 4 else 60
    starts = {2: [0, 32], 3: [0, 16, 32], 4: [0, 16, 32, 48]}[players]
    marbles = [[*LAST, str((start - far) % 64)] for start in starts]
    exchange = players == 4
    if exchange:
        marbles[2:] = [HOME, HOME]
    position["state"].update(
        phase="exchange" if exchange else "play",
        turn=None if exchange else 0,
        dealer=players - 1,
        deal=len(FEW),
        hands=[FEW] * players,
        given=[None] * players,
        marbles=marbles,
    )
    return position


@pytest.mark.parametrize(
    ("players", "kind", "way"),
    [(2, PHONE, "touch"), (3, SMALL, "keys"), (4, SMALL, "mouse")],
)
async def test_dog_is_played_to_its_end(
    house: House, visit: Visit, players: int, kind: Frame, way: Way
) -> None:
    page = await visit(kind)
    (place, *_) = await shared(page, house, "dog", players, position=near_the_end(players))
    people = DogPlayer(page, way)
    await page.reload()
    await people.play()
    await expect(people.over).to_be_visible()
    await expect(page.get_by_role("img", name="The board at the end")).to_be_visible()
    table = place.partition("#")[0].removeprefix("/t/")
    record = (await house.http.get(f"/api/tables/{table}/record")).json()
    acts = [one["act"] for one in record["acts"] if one.get("seat") is not None]
    assert people.sent == acts
    assert set(people.uncovered) == set(range(players))
    gave = [act for act in acts if act.startswith("give")]
    assert len(gave) >= (players if players == 4 else 0)
    # More than one hand each was played.
    assert len(acts) - len(gave) > players * len(FEW) - len(gave[:players])


async def test_caminos_is_played_to_its_end(house: House, visit: Visit) -> None:
    page = await visit(PHONE)
    await shared(page, house, "caminos")
    people = Builder(page)
    await people.tool("Map").tap()
    ways = ["L a2 1", "T f7 0", "L a5 0", "square h2 0", "square a7 0"]
    for shape, cell, turns in map(str.split, ways):
        assert await people.my_turn()
        await people.by_finger(shape, cell, turns=int(turns))
        await people.send()
    await expect(people.over).to_be_visible()
    await expect(people.headline).to_have_text(re.compile("^Ada "))


async def test_labyrinthe_is_played_to_its_end(house: House, visit: Visit) -> None:
    page = await visit(PHONE)
    await shared(page, house, "labyrinthe", turn_limit=6)
    people = Racer(page, by_finger)
    await people.play()
    await expect(people.headline).to_have_text(re.compile("in the centre|is a draw"))
    await expect(page.get_by_role("img", name="The board at the end")).to_be_visible()


class Racers(Player):
    """Two players of Labyria on one device: figures run to the goal of the one who moves."""

    async def race(self, names: dict[str, str]) -> None:
        self.goal = "j10" if (await self.headline.inner_text()).startswith("Ada") else "a1"
        await super().race(names)


async def test_labyria_is_built_and_played_to_its_end(house: House, visit: Visit) -> None:
    page = await visit(SMALL)
    places = await shared(page, house, "labyria", size=10)
    people = Racers(page)
    async with at_their_seats(house, places) as company:
        await play_on(company, built(OBSTACLES - 4))
    await people.play(turns=3)
    async with at_their_seats(house, places) as company:
        position = nearly_home(company.view)
    await shared(page, house, "labyria", position=position)
    await people.play()
    await expect(people.headline).to_have_text(re.compile("^(Ada|Bo) has all figures in the goal"))
    await expect(page.get_by_role("img", name="The board at the end")).to_be_visible()
