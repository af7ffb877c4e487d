"""What is asked of the server as it arrives: what holds unless it is said, and what is refused."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec import Struct

from irrgarten.server.page_frames import FindGame
from irrgarten.tables.frames import (
    STAND_IN_AFTER,
    ClockChoice,
    Learner,
    NewTable,
    Opening,
    ReviewState,
    SeatBot,
    SeatWish,
    SetUp,
    SitDown,
)

TABLE = {"game": "dog", "options": {}, "seats": [{"holder": "open"}]}
SOUND: dict[type[Struct], dict[str, Any]] = {
    SeatWish: {"holder": "open"},
    Opening: {},
    ClockChoice: {"kind": "real", "each": 60},
    NewTable: TABLE,
    SetUp: {"game": "dog", "options": {}},
    SitDown: {"name": "Anna"},
    Learner: {"name": "Anna"},
    SeatBot: {"level": "casual"},
    FindGame: {"game": "dog", "players": 4, "name": "Anna"},
}


def read(kind: type[Struct], said: dict[str, Any]) -> Any:
    return msgspec.json.decode(msgspec.json.encode(said), type=kind)


@pytest.mark.parametrize("kind", SOUND)
def test_what_nobody_knows_of_is_refused(kind: type[Struct]) -> None:
    read(kind, SOUND[kind])
    with pytest.raises(msgspec.ValidationError, match="unknown field `more`"):
        read(kind, {**SOUND[kind], "more": 1})


def test_what_is_not_said_is_as_simple_as_can_be() -> None:
    assert read(SeatWish, SOUND[SeatWish]) == SeatWish("open", None, None, adds=False)
    assert read(Opening, {}) == Opening(None, "casual")
    clock = read(ClockChoice, SOUND[ClockChoice])
    assert (clock.increment, clock.ends) == (0, "bot")
    table = read(NewTable, TABLE)
    assert (table.given, table.rounds, table.position, table.opening) == ({}, 1, None, None)
    assert (table.clock, table.stand_in_after) == (None, STAND_IN_AFTER)
    looks = read(FindGame, SOUND[FindGame])
    assert (looks.adds, looks.bots, looks.clock) == (False, Opening(), None)
    assert read(SitDown, SOUND[SitDown]).adds is False
    assert ReviewState("waiting").percent == 0


@pytest.mark.parametrize(
    ("after", "holds"), [(60, True), (86_400, True), (None, True), (59, False), (86_401, False)]
)
def test_when_a_bot_may_stand_in(after: int | None, holds: bool) -> None:
    said = {**TABLE, "stand_in_after": after}
    if holds:
        assert read(NewTable, said).stand_in_after == after
    else:
        with pytest.raises(msgspec.ValidationError, match="stand_in_after"):
            read(NewTable, said)
