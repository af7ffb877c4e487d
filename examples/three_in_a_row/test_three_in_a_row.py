"""The clauses of Three in a Row."""

from __future__ import annotations

import irrgarten


def played(*acts: str) -> irrgarten.Game:
    game = irrgarten.new("three_in_a_row", beginner=0)
    for act in acts:
        game.play(act)
    return game


def test_a_marked_field_is_refused() -> None:
    assert "TIR-02" in str(played("b2").why_not("b2", 1))


def test_a_line_wins() -> None:
    assert played("a1", "a2", "b1", "b2", "c1").result == [1, 0]


def test_a_full_board_is_a_draw() -> None:
    assert played("a1", "b1", "c1", "b2", "a2", "c2", "b3", "a3", "c3").result == [0.5, 0.5]


def test_a_bot_wins_at_once_where_it_can() -> None:
    game = played("a1", "a2", "b1", "b2")
    assert irrgarten.bot("three_in_a_row", "casual", seed=1).choose(game) == "c1"
