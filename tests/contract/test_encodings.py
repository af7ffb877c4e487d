"""Numbers for programs that learn: ids name one act each, observations follow from the view."""

from __future__ import annotations

from math import prod
from random import Random

import pytest
from tests.contract.options import variants
from tests.contract.walks import actors, walk

import irrgarten
from irrgarten import registry
from irrgarten.game import read_options
from irrgarten.kernel import door
from irrgarten.kernel.encoding import Cells, Encoding
from irrgarten.kernel.play import Play
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.state import CHANCE_SEAT, State

STEPS = 150 if irrgarten.compiled else 40


def observed(encoding: Encoding, state: State, seat: int) -> bytes:
    """What a seat sees, and proof that not a byte beside it was written."""
    memory = bytearray(b"\xee" * (encoding.cells + 2))
    encoding.observe(state, seat, Cells(memory), 1)
    assert memory[0] == memory[-1] == 0xEE
    return bytes(memory[1:-1])


def encoding_of(play: Play) -> Encoding:
    assert play.rules.encoding_type is not None
    return play.rules.encoding_type(play.state)


@pytest.mark.parametrize("name", registry.bundled())
def test_layout_covers_every_byte(name: str) -> None:
    rules = registry.rules(name)
    for table in variants(rules):
        play = Play.begun(rules, read_options(name, table), "1", {})
        encoding = encoding_of(play)
        names, shapes = zip(*encoding.layout(), strict=True)
        assert sum(map(prod, shapes)) == encoding.cells
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("name", registry.bundled())
def test_ids_of_legal_acts_differ_and_lie_in_range(name: str) -> None:
    rules = registry.rules(name)
    for number, table in enumerate(variants(rules)):
        play = Play.begun(rules, read_options(name, table), str(number), {})
        encoding = encoding_of(play)
        for move in walk(play.state, Random(number).randrange, STEPS):
            for seat in actors(move.state):
                acts = door.numbers_of(move.state, seat)
                ids = [encoding.id_of(move.state, seat, act) for act in acts]
                most = encoding.chances if seat == CHANCE_SEAT else encoding.acts
                assert len(set(ids)) == len(ids), [rules.format(move.state, seat, a) for a in acts]
                assert 0 <= min(ids) <= max(ids) < most


@pytest.mark.parametrize("name", registry.bundled())
def test_observation_follows_from_the_view(name: str) -> None:
    """States that fit the view of a seat look the same to it, whatever else they hide."""
    rules = registry.rules(name)
    for number, table in enumerate(variants(rules)):
        play = Play.begun(rules, read_options(name, table), str(number), {})
        encoding = encoding_of(play)
        random = Random(number)
        for move in walk(play.state, random.randrange, STEPS):
            seat = random.randrange(play.state.seats)
            belief = rules.belief(rules.view(move.state, seat), None)
            other = belief.sample(Rng(random.randrange(1 << 60)))
            assert observed(encoding, move.state, seat) == observed(encoding, other, seat)


@pytest.mark.parametrize("name", registry.bundled())
def test_observations_differ_where_views_do(name: str) -> None:
    """A few may be alike: what no act depends on, such as the bounds of pieces, is left out."""
    rules = registry.rules(name)
    play = Play.begun(rules, read_options(name, {}), "3", {})
    encoding = encoding_of(play)
    observations, views = set(), set()
    for move in walk(play.state, Random(5).randrange, 400):
        if CHANCE_SEAT not in actors(move.state):
            observations.add(observed(encoding, move.state, 0))
            views.add(repr(rules.view(move.state, 0)))
    assert len(views) > 10
    assert len(observations) > 0.95 * len(views)
