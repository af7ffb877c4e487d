"""What a player keeps in mind of bumps and passages (MAG-30)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from irrgarten.games.magic_labyrinth import RULES
from irrgarten.games.magic_labyrinth.board import FIELD_OF, SLOT_OF
from irrgarten.games.magic_labyrinth.narration import Bumped, Stepped, Wanted
from irrgarten.games.magic_labyrinth.options import MagicLabyrinthOptions
from irrgarten.games.magic_labyrinth.rules import MagicLabyrinth
from irrgarten.games.magic_labyrinth.strength.memory import MagicLabyrinthMemory
from irrgarten.kernel.lots import for_set_up
from irrgarten.kernel.memory import Event
from irrgarten.kernel.narration import TurnCame
from irrgarten.kernel.rng import Rng

clause = pytest.mark.clause

WALL = Bumped(seat=1, at="c3", wall="c3|d3", home="a1")
PASSAGE = Stepped(seat=1, start="b2", end="a2", left=1)


def turns(count: int) -> list[Event]:
    return [TurnCame(seat=turn % 2) for turn in range(count)]


def remembered(memory: MagicLabyrinthMemory) -> tuple[bool, bool]:
    wall, passage = SLOT_OF["c3|d3"], SLOT_OF["a2|b2"]
    assert memory.bumped & ~(1 << wall) == 0
    assert memory.passed & ~(1 << passage) == 0
    return bool(memory.bumped), bool(memory.passed)


def share(retention: float, events: list[Event]) -> tuple[float, float]:
    """How many of two hundred players remember the wall, and the passage."""
    kept = []
    for seed in range(200):
        memory = MagicLabyrinthMemory(0, retention, Rng(seed))
        memory.observe(events)
        kept.append(remembered(memory))
    return sum(wall for wall, _ in kept) / 200, sum(passage for _, passage in kept) / 200


def test_at_its_best_it_remembers_everything() -> None:
    assert share(1.0, [WALL, PASSAGE, *turns(10_000)]) == (1.0, 1.0)


def test_without_retention_it_knows_what_happens_and_no_more() -> None:
    assert share(0.0, [WALL, PASSAGE]) == (1.0, 1.0)
    assert share(0.0, [WALL, PASSAGE, *turns(1)]) == (0.0, 0.0)


def test_what_is_older_fades_first() -> None:
    shares = [share(0.5, [PASSAGE, *turns(age)])[1] for age in (1, 8, 12, 16, 40)]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] == 1.0
    assert 0.0 < shares[2] < 1.0
    assert shares[-1] == 0.0


def test_a_bump_is_remembered_longer_than_a_step() -> None:
    wall, passage = share(0.5, [WALL, PASSAGE, *turns(15)])
    assert wall > passage


def test_what_happened_to_oneself_is_remembered_longer() -> None:
    own = Stepped(seat=0, start="b2", end="a2", left=1)
    assert share(0.5, [own, *turns(15)])[1] > share(0.5, [PASSAGE, *turns(15)])[1]


def test_what_is_met_again_is_remembered_longer() -> None:
    once = share(0.5, [*turns(2), PASSAGE, *turns(15)])[1]
    twice = share(0.5, [PASSAGE, *turns(2), PASSAGE, *turns(15)])[1]
    assert twice > once


def test_an_impression_of_ones_own_is_deeper_once() -> None:
    """What is met again is rehearsed, by whomever; it does not become one's own anew."""
    own, other = (Stepped(seat=seat, start="b2", end="a2", left=1) for seat in (0, 1))
    lasts = []
    for events in ([own], [other], [own, own], [own, other], [other, own]):
        memory = MagicLabyrinthMemory(0, 0.5, Rng(3))
        memory.observe(events)
        lasts.append(memory._traces[SLOT_OF["a2|b2"]].lasts)
    assert [one / lasts[1] for one in lasts] == pytest.approx([1.5, 1, 3, 3, 2])


def test_a_better_memory_keeps_more() -> None:
    shares = [share(retention, [PASSAGE, *turns(12)])[1] for retention in (0.2, 0.5, 0.8)]
    assert shares == sorted(shares)
    assert shares[0] < shares[2]


def test_nothing_forgotten_comes_back_by_itself() -> None:
    for seed in range(50):
        memory = MagicLabyrinthMemory(0, 0.5, Rng(seed))
        memory.observe([WALL, PASSAGE])
        history = []
        for event in turns(40):
            memory.observe([event])
            history.append(remembered(memory))
        walls, passages = zip(*history, strict=True)
        assert list(walls) == sorted(walls, reverse=True)
        assert list(passages) == sorted(passages, reverse=True)


def test_a_memory_is_rebuilt_from_the_same_events() -> None:
    events = [WALL, *turns(9), PASSAGE, *turns(9)]
    whole, piecemeal = (MagicLabyrinthMemory(0, 0.5, Rng(7)) for _ in range(2))
    whole.observe(events)
    for event in events:
        piecemeal.observe([event])
    assert (whole.bumped, whole.passed) == (piecemeal.bumped, piecemeal.passed)


def test_a_faded_bump_teaches_nothing() -> None:
    memory = MagicLabyrinthMemory(0, 1.0, Rng(0))
    memory.observe([Bumped(seat=1, at=None, wall=None, home="a1")])
    assert remembered(memory) == (False, False)


def fields_left(*events: Event) -> set[str]:
    memory = MagicLabyrinthMemory(0, 0.0, Rng(1))
    memory.observe(events)
    return {name for name, field in FIELD_OF.items() if (memory.left >> field) & 1}


def walked(*names: str, seat: int = 0) -> list[Event]:
    return [Stepped(seat=seat, start=a, end=b, left=0) for a, b in pairwise(names)]


OWN, OTHER = TurnCame(seat=0), TurnCame(seat=1)


def test_it_knows_where_it_has_just_come_from() -> None:
    assert fields_left(OWN, *walked("a1", "a2", "b2")) == {"a1", "a2"}
    assert fields_left(OWN, *walked("a1", "a2"), OTHER, OWN, *walked("a2", "a3")) == {"a1", "a2"}
    assert fields_left(OWN, *walked("a1", "a2"), OTHER, OWN, OTHER, OWN) == set()
    assert fields_left(OTHER, *walked("f6", "f5", seat=1)) == set()
    others = [OTHER, TurnCame(seat=2), TurnCame(seat=3)]
    assert fields_left(OWN, *walked("a1", "a2"), *others, OWN) == {"a1"}


def test_after_a_bump_or_for_another_symbol_it_sets_out_anew() -> None:
    assert fields_left(OWN, *walked("a1", "a2"), Wanted(symbol="owl"), OTHER, OWN) == set()
    own = Bumped(seat=0, at="c3", wall="c3|d3", home="a1")
    assert fields_left(OWN, *walked("b3", "c3"), own, OTHER, OWN) == set()
    assert fields_left(OWN, *walked("b3", "c3"), OTHER, WALL, OWN) == {"b3"}


def test_heuristics_of_an_empty_memory_are_those_without_one() -> None:
    state = RULES.set_up(MagicLabyrinthOptions(), for_set_up("7"), {})
    view = RULES.view(state, 0)
    memory = RULES.memory(RULES.options(state), 0, 1.0, Rng(1))
    worth = [RULES.heuristics(view, known).worth(state, 0) for known in (None, memory)]
    assert worth[0] == worth[1]


@clause("MAG-30")
def test_what_is_remembered_is_supposed_as_well_as_what_is_seen() -> None:
    state = RULES.set_up(MagicLabyrinthOptions(walls=24), for_set_up("7"), {})
    memory = MagicLabyrinthMemory(0, 1.0, Rng(1))
    memory.observe([OWN, *walked("a1", "a2", "a3", "b3"), WALL])
    assert memory.bumped.bit_count() == 1
    assert memory.passed.bit_count() == 3
    belief = RULES.belief(RULES.view(state, 0), memory)
    for seed in range(8):
        supposed = belief.sample(Rng(seed))
        assert isinstance(supposed, MagicLabyrinth)
        assert supposed.walls & (memory.bumped | memory.passed) == memory.bumped
