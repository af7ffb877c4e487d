"""What a table that is kept says of its lots, and which secret opens what."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.at_table import HOST, person, secret_of
from tests.server.running import still

from irrgarten import registry
from irrgarten.kernel.record import Made
from irrgarten.lessons import reading
from irrgarten.server.bygone import Bygone
from irrgarten.server.kept_table import KeptTable, begun
from irrgarten.server.problems import Trouble
from irrgarten.server.secrecy import hashed
from irrgarten.store import Kept, SeatRow, TableRow

GAME = "magic_labyrinth"


def row(**chosen: Any) -> TableRow:
    usual: dict[str, Any] = {
        "table": "t",
        "game": GAME,
        "version": registry.rules(GAME).version,
        "options": {"players": 2},
        "given": {"beginner": 0},
        "chain": "c" * 64,
        "link": 1,
        "host_hash": hashed(HOST),
        "created": still().isoformat(),
    }
    return TableRow(**{**usual, **chosen})


def of(row: TableRow, *seats: SeatRow) -> tuple[KeptTable, Kept]:
    kept = Kept(table=row, seats=seats or (person(0), person(1)), acts=[], changes=())
    return KeptTable(kept), kept


SEATS = (person(0, seal="of 0", added="part 0"), person(1, seal="of 1", added=""), person(2))


def test_seals_are_shown_with_the_parts_that_were_sealed() -> None:
    fair = of(row(sealed=True), *SEATS)[0].fair
    assert (fair.added, fair.seals) == (["part 0", "", ""], ["of 0", "of 1", None])


def test_parts_from_before_there_were_seals_have_none() -> None:
    assert of(row(), person(0, added="part 0"), person(1))[0].fair.seals is None


def test_without_parts_there_is_nothing_to_seal() -> None:
    assert of(row())[0].fair.seals == [None, None]


def test_the_lots_of_a_lesson_follow_from_nothing() -> None:
    played, kept = of(row(position={}))
    taught, kept_lesson = of(row(position={}, lesson=next(iter(reading.lessons(GAME)))))
    record, of_lesson = played.recorded(kept), taught.recorded(kept_lesson)
    assert record is not None
    assert of_lesson is not None
    assert (record.seed, record.fair) == (played.seed, played.fair)
    assert (of_lesson.seed, of_lesson.fair) == (None, None)


# -- the game ------------------------------------------------------------------------
async def test_one_that_has_not_begun_waits() -> None:
    table, kept = of(row())
    await table.replay(kept)
    assert (table.course, table.ply) == (None, 0)
    with pytest.raises(Trouble, match="has not started"):
        _ = table.under_way
    with pytest.raises(Trouble, match="when the game is over"):
        _ = table.record


def test_nothing_is_shown_of_the_lots_of_a_game_that_goes_on() -> None:
    table, _ = of(row())
    table.course = begun(table.row, "seed")
    assert table.under_way is table.course
    for shown in ("record", "told", "finished"):
        with pytest.raises(Trouble, match="when the game is over"):
            getattr(table, shown)


@pytest.mark.parametrize(
    ("chosen", "waits"),
    [
        ({"version": "of old"}, True),
        ({"version": "of old", "options": {"players": 99}}, False),
        ({"version": "of old", "ended": "2026-01-01T00:00:00+00:00"}, False),
        ({"ended": "2026-01-01T00:00:00+00:00"}, False),
    ],
)
async def test_one_agreed_on_under_other_rules_begins_if_todays_allow_it(
    chosen: dict[str, Any], waits: bool
) -> None:
    table, kept = of(row(**chosen))
    await table.replay(kept)
    assert (table.course is None) == waits
    if not waits:
        assert isinstance(table.course, Bygone)
        with pytest.raises(Trouble, match="never began"):
            _ = table.record
        with pytest.raises(Trouble, match="rules have changed"):
            _ = table.under_way


async def test_a_game_of_other_rules_is_taken_as_it_was_kept() -> None:
    acts = [Made(0, "n"), Made(1, "s")]
    table, kept = of(row(version="of old", position={}))
    await table.replay(replace(kept, acts=acts))
    assert isinstance(table.course, Bygone)
    assert (table.ply, table.record.acts, table.told) == (2, acts, [])


# -- secrets -------------------------------------------------------------------------
def test_a_secret_opens_its_seat_and_no_other() -> None:
    table, _ = of(row())
    assert [table.seat_of(secret_of(seat)) for seat in range(2)] == [0, 1]
    with pytest.raises(Trouble, match="opens no seat"):
        table.seat_of(secret_of(2))
    assert [table.is_host(secret) for secret in (HOST, secret_of(0), None)] == [True, False, False]


@pytest.mark.parametrize("number", [-1, 2])
def test_there_are_no_more_seats_than_there_are(number: int) -> None:
    table, _ = of(row())
    assert [table.seat(seat).seat for seat in range(2)] == [0, 1]
    with pytest.raises(Trouble, match=f"there is no seat {number}"):
        table.seat(number)
