"""What has become of persons' seats: what is told, what is remembered, and how often it may be."""

from __future__ import annotations

import pytest

from irrgarten.server.problems import Trouble
from irrgarten.server.seat_changes import MOST, By, SeatChanges
from irrgarten.store import SeatRow

PERSON = SeatRow(1, "person", name="Anna", secret_hash="hash")
BOT = SeatRow(1, "bot", name="Anna", level="casual", secret_hash="hash")


def handed(changes: SeatChanges, ply: int = 3, by: By = "host", seat: SeatRow = BOT) -> None:
    changes.keep(changes.handed_over(seat, ply, by))


def test_a_bot_takes_a_seat_so_often_at_one_position_and_no_more() -> None:
    changes = SeatChanges([])
    for _ in range(3):
        handed(changes)
        handed(changes, by="back", seat=PERSON)
    assert MOST == 3
    with pytest.raises(Trouble, match="often enough"):
        handed(changes)
    assert len(changes) == 6
    handed(changes, ply=4)
    handed(changes, seat=SeatRow(0, "bot", level="casual"))


@pytest.mark.parametrize("by", ["time", "away"])
def test_whoever_has_no_time_or_is_away_is_played_for_however_often_that_was(by: By) -> None:
    changes = SeatChanges([])
    for _ in range(MOST + 2):
        handed(changes, by=by)
    assert len(changes.told) == MOST + 2


def test_a_secret_is_remembered_only_of_who_was_turned_out() -> None:
    changes = SeatChanges([])
    handed(changes)
    assert not changes.turned_out("hash")
    change = changes.freed(PERSON)
    changes.keep(change)
    assert changes.turned_out("hash")
    assert not changes.turned_out("another")
    assert (change.number, change.seat, change.ply, change.by) == (1, 1, 0, "host")
    assert [one.number for one in changes.told] == [0], "nobody is told of it"


def test_whose_doing_it_was_last() -> None:
    changes = SeatChanges([])
    assert changes.latest(1) is None
    handed(changes, by="own")
    handed(changes, by="away", seat=SeatRow(0, "bot", level="casual"))
    assert (changes.latest(0), changes.latest(1)) == ("away", "own")
    handed(changes, by="back", seat=PERSON)
    assert changes.latest(1) == "back"
