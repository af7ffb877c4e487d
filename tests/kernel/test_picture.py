"""Pictures: well-formed, equal to the position, in the colours and marks of the client."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest
from tests.kernel.pictures import TABLES, drawn, path
from tests.server.fingers import Fingers, Hands

import irrgarten
from irrgarten import registry
from irrgarten.kernel.picture import SEATS, svg

CLIENT = Path(__file__).resolve().parents[2] / "web" / "src"

Place = tuple[str, int | None, str]


def pieces(svg: str) -> Counter[Place]:
    found: Counter[Place] = Counter()
    for one in ElementTree.fromstring(svg).iter():
        if (kind := one.get("data-piece")) is not None:
            seat = one.get("data-seat")
            found[kind, None if seat is None else int(seat), one.get("data-place") or ""] += 1
    return found


def placed(kind: str, by_seat: list[list[str]]) -> Counter[Place]:
    return Counter((kind, seat, place) for seat, own in enumerate(by_seat) for place in own)


def lying(kind: str, places: list[str]) -> Counter[Place]:
    return Counter((kind, None, place) for place in places)


def standing(game: irrgarten.Game) -> Counter[Place]:
    """What the position says must be seen of it."""
    at: dict[str, Any] = game.position()["state"]
    if game.name == "dog":
        return placed("marble", at["marbles"])
    if game.name == "labyria":
        walls = lying("tile", at["tiles"]) + lying("corner", at["corners"])
        return walls + placed("figure", at["figures"])
    if game.name == "labyrinthe":
        return placed("pawn", at["pawns"]) + lying("block", [block[0] for block in at["blocks"]])
    if game.name == "caminos":
        cubes = [(one["by"], one["piece"].partition(":")[2].split(",")) for one in at["placed"]]
        return Counter(("cube", seat, cube) for seat, own in cubes for cube in own)
    magicians = placed("magician", [[field] for field in at["magicians"]])
    return magicians + lying("symbol", [*at["symbols"]]) + lying("wall", at["walls"])


@pytest.mark.parametrize("game", registry.names())
def test_a_picture_is_equal_to_its_position(game: str) -> None:
    for players in {registry.rules(game).players[0], registry.rules(game).players[1]}:
        random = Random(players)
        play = irrgarten.new(game, players=players, seed=players)
        for number in range(120):
            if number % 40 == 0:
                assert pieces(play.picture(whole=True)) == standing(play)
            if play.over:
                break
            seat = play.turn[0]
            play.play(random.choice(play.moves(seat)), seat=seat)


@pytest.mark.parametrize("table", TABLES)
def test_a_picture_is_as_it_was_looked_at(table: str) -> None:
    assert drawn(table).splitlines() == path(table).read_text(encoding="utf-8").splitlines()


def test_a_watcher_sees_no_wall_that_nobody_has_met() -> None:
    play = irrgarten.new("magic_labyrinth", players=2, seed=1)
    assert not any(kind == "wall" for kind, _, _ in pieces(play.picture()))
    assert any(kind == "wall" for kind, _, _ in pieces(play.picture(whole=True)))


def test_colours_and_marks_are_those_of_the_client() -> None:
    theme = (CLIENT / "shell" / "theme.css").read_text(encoding="utf-8")
    marks = (CLIENT / "shell" / "seats.ts").read_text(encoding="utf-8")
    tones = dict(re.findall(r"--seat-(\d(?:-\w+)?): (#\w+);", theme))
    for seat, one in enumerate(SEATS):
        ours = (one.colour, one.light, one.shade, one.ink)
        assert ours == tuple(tones[f"{seat}{tone}"] for tone in ("", "-light", "-shade", "-ink"))
    drawn = re.findall(r"^  '([^']+)',$", marks, re.MULTILINE)
    assert [one.mark for one in SEATS] == drawn


def test_the_picture_of_a_game_without_a_drawing_is_an_empty_square() -> None:
    """And not one without any size, which is no picture to a browser."""
    drawn = ElementTree.fromstring(svg(Fingers().picture_whole(Hands()), "Fingers"))
    assert drawn.get("viewBox") == "0 0 1 1"
    assert [one.tag.rpartition("}")[2] for one in drawn] == ["title"]
