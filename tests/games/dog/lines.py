"""Positions drawn as text: a line for each seat, its marbles and after a bar its hand."""

from __future__ import annotations

from typing import Any

import irrgarten


def drawn(
    drawing: str,
    *,
    turn: int | None = 0,
    phase: str = "play",
    dealer: int | None = None,
    deal: int = 6,
    left: int | None = None,
    by: str = "7",
    discards: str = "",
    given: str | None = None,
    source: int | None = None,
    winner: list[int] | None = None,
    **options: Any,
) -> dict[str, Any]:
    """The position. ``left`` are the points of a seven under way; its card lies on the pile."""
    lines = [line.split("|") for line in drawing.strip().splitlines()]
    players = len(lines)
    pile = discards.split() + ([by] if left else [])
    cards = [None if card == "-" else card for card in (given or "- " * players).split()]
    return {
        "game": "dog",
        "options": {"players": players, **options},
        "state": {
            "phase": phase,
            "turn": turn,
            "dealer": ((turn or 0) - 1) % players if dealer is None else dealer,
            "deal": deal,
            "seven": {"left": left, "by": by} if left else None,
            "from": source,
            "marbles": [marbles.split() for marbles, _ in lines],
            "hands": [hand.split() for _, hand in lines],
            "given": cards,
            "discards": pile,
            "winner": winner,
        },
    }


def table(drawing: str, **position: Any) -> irrgarten.Game:
    """A game at a drawn position, chance played by hand."""
    return irrgarten.load(drawn(drawing, **position), chance="manual")


def state_of(game: irrgarten.Game) -> dict[str, Any]:
    state: dict[str, Any] = game.position()["state"]
    return state


def marbles_of(game: irrgarten.Game, seat: int = 0) -> str:
    return " ".join(state_of(game)["marbles"][seat])


def moves_with(game: irrgarten.Game, card: str) -> list[str]:
    """What is listed for a card, without its name."""
    return [move.partition(":")[2] for move in game.moves() if move.startswith(f"{card}:")]
