"""The hashes behind fair lots, which anybody can make again elsewhere."""

from __future__ import annotations

import hashlib
import hmac

import pytest

from irrgarten.kernel import lots

PART = "ab" * 16


def test_the_server_hashes_as_the_page_does() -> None:
    # The same figures stand in web/tests/lots.test.ts.
    commitment = lots.commitment("the secret")
    assert commitment == "368a693d784c7d1957ec748148a5de1e1f2e97f1f6360c69b0cfcf6471bbbf07"
    seal = lots.seal(PART, "oak", 1, commitment)
    assert seal == "7a2a4b18019539f1b7f1609714be201b2ce519ecf5617264948e0a0a03ae3d59"
    seed = lots.joined("the secret", [PART, ""])
    assert seed == "4ca119471575b683064c30945c010fc4777dc439daa4146a705ac22719869cc0"


def test_a_seal_holds_for_one_table_one_seat_and_one_commitment() -> None:
    seals = {
        lots.seal(part, table, seat, commitment)
        for part in (PART, "cd" * 16)
        for table in ("oak", "elm")
        for seat in (0, 1)
        for commitment in ("0" * 64, "1" * 64)
    }
    assert len(seals) == 16


@pytest.mark.parametrize("length", [1, 63, 64, 65, 200])
def test_lots_are_drawn_by_hmac_whatever_the_length_of_the_seed(length: int) -> None:
    """That of a table is as long as a block of the hash."""
    seed, drawn = "5" * length, lots.SeededLots("5" * length, "set up")
    for number in range(3):
        said = hmac.new(seed.encode(), f"set up/{number}".encode(), hashlib.sha256).digest()
        assert drawn.below(1 << 64) == int.from_bytes(said) % (1 << 64)


def test_what_would_favour_low_numbers_is_drawn_again() -> None:
    """Of four quarters of all numbers the last would make those of the first twice as likely."""
    every, three = lots.SeededLots("1", "x"), lots.SeededLots("1", "x")
    drawn = [every.below(1 << 256) for _ in range(40)]
    kept = [number for number in drawn if number < 3 << 254]
    assert len(kept) < len(drawn)
    assert [three.below(3 << 254) for _ in kept] == kept
