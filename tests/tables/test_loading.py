"""The state of a table as it is stored: its lots, its game, and which secret opens what."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.at_table import HOST, person, secret_of, table_row
from tests.tables.states import Desk

from irrgarten.kernel.record import Made
from irrgarten.lessons import reading
from irrgarten.tables import loading
from irrgarten.tables.bygone import Bygone
from irrgarten.tables.problems import RequestError
from irrgarten.tables.rows import SeatRow, StoredTable

GAME = "magic_labyrinth"
SEATS = (person(0), person(1))
SEALED = (person(0, seal="of 0", added="part 0"), person(1, seal="of 1", added=""), person(2))


def stored(*seats: SeatRow, acts: list[Made] | None = None, **row: Any) -> StoredTable:
    seats = seats or SEATS
    return StoredTable(table_row(*seats, **row), seats, acts or [], ())


def loaded(*seats: SeatRow, **more: Any) -> Desk:
    desk = Desk(*(seats or SEATS))
    desk.load(stored(*seats, **more))
    return desk


# -- lots --------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("seats", "sealed", "parts", "seals"),
    [
        (SEALED, True, ["part 0", "", ""], ["of 0", "of 1", None]),
        (SEATS, False, ["", ""], [None, None]),
    ],
)
def test_proof_of_lots_shows_seals_and_parts(
    seats: tuple[SeatRow, ...], sealed: bool, parts: list[str], seals: list[str | None]
) -> None:
    fair = loaded(*seats, sealed=sealed).state.fair
    assert (fair.added, fair.seals) == (parts, seals)


def test_record_of_lesson_has_no_seed() -> None:
    played = stored(position={})
    record = loading.recorded(played)
    assert record is not None
    state = loaded().state
    assert (record.seed, record.fair) == (state.seed, state.fair)
    lesson = loading.recorded(stored(position={}, lesson=next(iter(reading.lessons(GAME)))))
    assert lesson is not None
    assert (lesson.seed, lesson.fair) == (None, None)


# -- the game ----------------------------------------------------------------------
def test_game_that_has_not_begun_waits() -> None:
    state = loaded().state
    assert (state.game, state.ply) == (None, 0)
    with pytest.raises(RequestError, match="has not started"):
        _ = state.under_way
    with pytest.raises(RequestError, match="when the game is over"):
        _ = state.record


def test_game_under_way_shows_neither_record_nor_story() -> None:
    state = loaded().begin().state
    assert state.under_way is state.game
    for shown in ("record", "told", "finished"):
        with pytest.raises(RequestError, match="when the game is over"):
            getattr(state, shown)


@pytest.mark.parametrize(
    ("chosen", "waits"),
    [
        ({"version": "of old"}, True),
        ({"version": "of old", "options": {"players": 99}}, False),
        ({"version": "of old", "ended": "2026-01-01T00:00:00+00:00"}, False),
        ({"ended": "2026-01-01T00:00:00+00:00"}, False),
    ],
)
def test_table_of_old_rules_waits_if_new_ones_allow_it(chosen: dict[str, Any], waits: bool) -> None:
    state = loaded(**chosen).state
    assert (state.game is None) == waits
    if not waits:
        assert isinstance(state.game, Bygone)
        with pytest.raises(RequestError, match="never began"):
            _ = state.record
        with pytest.raises(RequestError, match="rules have changed"):
            _ = state.under_way


def test_game_of_old_rules_is_taken_as_it_was_stored() -> None:
    acts = [Made(0, "n"), Made(1, "s")]
    state = loaded(acts=acts, version="of old", position={}).state
    assert isinstance(state.game, Bygone)
    assert (state.ply, state.record.acts, state.told) == (2, acts, [])


# -- secrets -----------------------------------------------------------------------
def test_secret_opens_its_seat_and_no_other() -> None:
    state = loaded().state
    assert [state.seat_of(secret_of(seat)) for seat in range(2)] == [0, 1]
    with pytest.raises(RequestError, match="opens no seat"):
        state.seat_of(secret_of(2))
    assert [state.is_host(secret) for secret in (HOST, secret_of(0), None)] == [True, False, False]


@pytest.mark.parametrize("number", [-1, 2])
def test_seat_that_is_not_there_is_not_found(number: int) -> None:
    with pytest.raises(RequestError, match=f"there is no seat {number}"):
        loaded().state.seat(number)
