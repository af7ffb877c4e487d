"""What a card tells of a game: who plays there, how it stands, and who has won."""

from __future__ import annotations

import re

import msgspec
import pytest
from msgspec.structs import replace
from tests.server.running import OPEN, House, bot, person

from irrgarten.kernel.picture import Picture
from irrgarten.server import pictures
from irrgarten.tables.frames import TableInfo

#: How whoever has won is marked.
WON = "M-11-3L-3 5L11-9"


@pytest.fixture
async def info(house: House) -> TableInfo:
    made = await house.make(person("Ada"), bot("beginner"), OPEN)
    return msgspec.convert(made["info"], TableInfo)


@pytest.mark.parametrize(
    ("result", "stands"),
    [
        ([1.0, 0.0, 0.0], "Ada wins"),
        ([0.0, 1.0, 0.0], "Blue Bot wins"),
        ([0.5, 0.5, 0.0], "Ada, Blue Bot win"),
        ([0.5, 0.5, 0.5], "The game is over"),
        (None, "The game is over"),
    ],
)
async def test_who_has_won(info: TableInfo, result: list[float] | None, stands: str) -> None:
    over = replace(info, status="over", result=result)
    assert pictures.told(over, "en") == ("The Magic Labyrinth", stands)


async def test_how_it_stands_before_the_end(info: TableInfo) -> None:
    assert pictures.told(info, "en")[1] == "Waiting for players"
    playing = replace(info, status="playing")
    assert pictures.told(playing, "en")[1] == "The game is under way"


async def test_seats_are_named_and_the_winner_is_marked(info: TableInfo) -> None:
    drawn = pictures.card(info, None, "en")
    for name in ("Ada", "Blue Bot", "Free seat"):
        assert f">{name}</text>" in drawn
    assert WON not in drawn
    won = pictures.card(replace(info, status="over", result=[0.0, 1.0, 0.0]), None, "en")
    before, marked, after = won.partition(WON)
    assert marked
    assert ">Blue Bot</text>" in before
    assert ">Free seat</text>" in after
    assert WON not in after


async def test_words_stand_beside_the_board(info: TableInfo) -> None:
    drawn = pictures.card(info, Picture(0, 100, ""), "en")
    board = re.search(r'<svg x="(\d+)" y="\d+" width="(\d+)"', drawn)
    assert board is not None
    edge = int(board[1]) + int(board[2])
    words = [float(x) for x in re.findall(r'<text[^>]* x="([\d.]+)"', drawn)]
    assert len(words) == 6
    assert min(words) > edge
