"""A position is the same however it came about: played, or loaded from what was dumped."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dog.lines import drawn, state_of, table

import irrgarten


def is_the_same_when_loaded(game: irrgarten.Game) -> None:
    loaded = irrgarten.load(game.position(), chance="manual")
    assert loaded.position() == game.position()
    assert loaded.moves() == game.moves()  # in the same order


@pytest.mark.parametrize("seat", range(4))
def test_after_a_marble_overtook_another(seat: int) -> None:
    lines = ["K K K K |"] * 4
    lines[seat] = f"K K {16 * seat + 3} {16 * seat + 5} | 8 2 3"
    game = table("\n".join(lines), turn=seat)
    game.play(f"8:{16 * seat + 3}>{16 * seat + 11}")
    assert state_of(game)["marbles"][seat] == ["K", "K", str(16 * seat + 5), str(16 * seat + 11)]
    is_the_same_when_loaded(game)


@pytest.mark.parametrize("act", ["8:20>28", "7:20>27"])
def test_after_the_last_of_a_row_was_sent_home(act: str) -> None:
    card, way = act.split(":")
    end = way.partition(">")[2]
    game = table(f"K K K 20 | {card}\nK 18 {end} 40 | 5 2\nK K K K |\nK K K K |")
    game.play(act)
    assert state_of(game)["marbles"][1] == ["K", "K", "18", "40"]
    is_the_same_when_loaded(game)


def test_after_an_exchange_on_both_sides() -> None:
    game = table("K 3 20 40 | J 5\nK K 10 50 | 5 2\nK K K K |\nK K K K |")
    game.play("J:3x50")
    assert [state_of(game)["marbles"][seat] for seat in (0, 1)] == [
        ["K", "20", "40", "50"],
        ["K", "K", "3", "10"],
    ]
    is_the_same_when_loaded(game)


def test_after_every_part_of_a_seven() -> None:
    game = table("K 3 5 20 | 7 2\nK K 6 50 | 5 2\nK K K K |\nK K K K |")
    for part in ("7:3>7", "20>22", "7>8"):
        game.play(part)
        is_the_same_when_loaded(game)
    assert state_of(game)["marbles"][:2] == [["K", "K", "8", "22"], ["K", "K", "K", "50"]]


@pytest.mark.parametrize("winner", [[0, 2], [1, 3]])
def test_when_it_is_over(winner: list[int]) -> None:
    lines = ["F1 F2 F3 F4 |" if seat in winner else "K K K K |" for seat in range(4)]
    position = drawn("\n".join(lines), phase="over", turn=None, dealer=3, winner=winner)
    game = irrgarten.load(position)
    assert game.over
    assert game.result == [float(seat in winner) for seat in range(4)]
    is_the_same_when_loaded(game)


def drawing(hands: tuple[str, str, str], given: str) -> dict[str, Any]:
    lines = "\n".join(f"K K K S | {hand}" for hand in hands)
    return drawn(lines, phase="draw", turn=None, dealer=2, deal=2, given=given)


def test_while_cards_are_drawn_in_turn_order() -> None:
    """DOG-61: seat 0 draws first, from seat 1."""
    first = irrgarten.load(drawing(("2 3", "4", "6 8"), "9 - -"), chance="manual")
    is_the_same_when_loaded(first)
    refusal = first.refusal("2:S>2", 0)
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("DOG-61", "why-draw-first")
    with pytest.raises(irrgarten.PositionError, match=r"state\.given\[1\].*DOG-61"):
        irrgarten.load(drawing(("2 3", "4 5", "6"), "- 9 -"))
