"""What the compiled rules write into, seen from outside; the same compiled or not."""

from __future__ import annotations

import irrgarten
from irrgarten import registry
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.journal import Journal
from irrgarten.kernel.rng import Rng


def test_a_new_list_is_empty_and_no_lot_falls_beyond_it() -> None:
    acts = Acts()
    assert (acts.count, acts.total, acts.listed()) == (0, 0, [])
    acts.weigh(7, 2)
    acts.add(0)
    assert [acts.pick(lot) for lot in range(4)] == [7, 7, 0, -1]


def test_what_is_not_said_of_an_entry_is_nothing() -> None:
    journal = Journal()
    journal.note(3)
    journal.note(4, 1, 2)
    assert journal.entries() == [(3, 0, 0, 0, 0, 0), (4, 1, 2, 0, 0, 0)]
    assert journal.kinds() == [3, 4]


def test_the_generator_is_the_one_that_it_is_called_after() -> None:
    bound = 1 << 40
    assert Rng().below(bound) == Rng(0).below(bound) == 0xE220A8397B1DCDAF % bound
    assert Rng(1).below(bound) == 0x910A2DEC89025CC1 % bound


def test_a_position_has_the_same_number_on_every_machine() -> None:
    game = irrgarten.new("labyria", players=2, seed=1)
    state = registry.rules("labyria").load(game.position())
    assert state.seen_by(0) == 841265224793
