"""Random games to the end, by the thousand where the rules are compiled, with what always holds."""

from __future__ import annotations

from typing import Any

import pytest
from tests.contract.options import tables

import irrgarten
from irrgarten import registry
from irrgarten.game import read_options
from irrgarten.games.dog.codes import HAND, KENNEL, LANE
from irrgarten.games.dog.rules import Dog
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.random_play import play_on
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.state import NOBODY

RULES = registry.rules("dog")
GAMES = 100 if irrgarten.compiled else 1
#: Acts between two looks, and the most of a game: six at random need many laps.
STRIDE, MOST = 97, 20_000

VARIANTS = [
    {**table, "canadian_seven": variant, "no_joker_finish": variant}
    for table in tables(RULES)
    for variant in (False, True)
]


def look(state: Dog) -> None:
    """110 cards, four marbles each, one marble a field, and nobody waits for what cannot come."""
    marbles = state.marbles
    at, on = marbles.at, marbles.on
    cards = state.stock[0] + state.pile[0] + sum(state.hand[::HAND])
    assert cards + sum(map(bool, state.given)) == 110
    standing = [place for place in at[: 4 * state.seats] if place < KENNEL]
    assert len(set(standing)) == len(standing) == sum(marble >= 0 for marble in on)
    for seat in range(state.seats):
        own = at[4 * seat : 4 * seat + 4]
        lane = LANE + 4 * seat
        assert all(p < marbles.ring or lane <= p < lane + 4 or p == KENNEL + seat for p in own)
        assert marbles.home[seat] == sum(lane <= place < lane + 4 for place in own)
        start = marbles.start_of(seat)
        assert not marbles.barred[start >> 4] or on[start] // 4 == seat
    if state.to_act() != NOBODY:
        assert not any(marbles.team_is_home(seat) for seat in range(state.seats))


@pytest.mark.parametrize(
    "options", VARIANTS, ids=lambda options: "-".join(map(str, options.values()))
)
def test_random_games_end_with_everything_in_its_place(options: dict[str, Any]) -> None:
    ended = 0
    acts, rng = Acts(), Rng(len(str(options)))
    root = RULES.set_up(read_options("dog", options), rng, {})
    assert isinstance(root, Dog)
    state = Dog()
    for _ in range(GAMES):
        state.copy_from(root)
        pieces, made = RULES.conserved(state), 0
        while made < MOST and state.to_act() != NOBODY:
            made += play_on(state, acts, rng, STRIDE)
            look(state)
        assert RULES.conserved(state) == pieces
        if state.to_act() == NOBODY:
            ended += 1
            winners = [seat for seat in range(state.seats) if state.result(seat) == 1.0]
            assert len(winners) == max(state.marbles.team_size, 1)
            assert all(state.marbles.home[seat] == 4 for seat in winners)
    assert ended >= GAMES * 0.9
