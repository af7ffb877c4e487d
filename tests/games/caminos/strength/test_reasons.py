"""Why an act is good: how much cheaper the own way becomes, and how much dearer the other's."""

from __future__ import annotations

from tests.games.caminos.boards import table

import irrgarten
from irrgarten import registry
from irrgarten.kernel.facts import Fact, Tried
from irrgarten.kernel.rng import Rng


def facts(game: irrgarten.Game, act: str) -> list[Fact]:
    """What speaks for an act of whoever has the turn."""
    rules, seat, view = registry.rules("caminos"), game.turn[0], game.view()
    memory = rules.memory(rules.options(rules.load(game.position())), seat, 1.0, Rng(1))
    events = game.play(act)
    return list(rules.reasons(Tried(seat, act, view, memory, game.view(), events)))


def test_an_empty_cell_costs_two_and_an_own_one_nothing() -> None:
    """Eight empty cells from side to side, of which the piece saves three."""
    assert facts(table(), "Z:f5.1,g4.1,g5.1,h4.1") == [Fact("hint-nearer", {}, 6)]


def test_what_lies_off_the_edge_is_told_as_such() -> None:
    nearer, inside = facts(table(), "O:d4.1,d5.1,e4.1,e5.1")
    assert (nearer, inside) == (Fact("hint-nearer", {}, 4), Fact("hint-inside"))
