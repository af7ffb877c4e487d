"""Plain data from outside: whatever is wrong with it is told by an error that names it."""

from __future__ import annotations

import pytest

import irrgarten
from irrgarten import registry
from irrgarten.game import read_options
from irrgarten.kernel import lots
from irrgarten.verification import verify

HALF = "\ud800"


@pytest.fixture(params=registry.names())
def game(request: pytest.FixtureRequest) -> irrgarten.Game:
    return irrgarten.new(request.param, seed=7)


@pytest.mark.parametrize("field", ["options", "state"])
def test_half_a_surrogate_pair_in_a_position(game: irrgarten.Game, field: str) -> None:
    """JSON can hold one; no text can."""
    position = game.position()
    position[field][HALF] = 1
    with pytest.raises(irrgarten.PositionError, match="position"):
        irrgarten.load(position)


def test_half_a_surrogate_pair_in_a_record(game: irrgarten.Game) -> None:
    record = game.record() | {HALF: 1}
    for attempt in (irrgarten.replay, verify):
        with pytest.raises(irrgarten.RecordError, match="record"):
            attempt(record)


def test_half_a_surrogate_pair_among_the_options(game: irrgarten.Game) -> None:
    with pytest.raises(irrgarten.OptionsError):
        read_options(game.name, {HALF: 1})


def test_a_seed_is_any_text(game: irrgarten.Game) -> None:
    record = irrgarten.new(game.name, seed=HALF).record()
    assert verify(record).holds
    assert lots.commitment(HALF) != lots.commitment("")
    assert lots.joined(HALF, []) != lots.joined("", [])
