"""The board as text: one line for each arm of the track, then hands and what is asked."""

from __future__ import annotations

from collections.abc import Sequence

from irrgarten.games.dog.board import FIELDS_OF_AN_ARM, arms, start_field
from irrgarten.games.dog.view import DogView


def draw(view: DogView) -> str:
    return drawn(view, [view.hand if seat == view.seat else None for seat in range(view.players)])


def drawn(view: DogView, hands: Sequence[list[str] | None]) -> str:
    """Marbles are their seat numbers, a fresh one with ``*``; hands as far as they are known."""
    standing = {}
    for seat, places in enumerate(view.marbles):
        for place in places:
            if place == "S":
                standing[start_field(view.players, seat)] = f"{seat}*"
            elif place.isdigit():
                standing[int(place)] = str(seat)
    beside = {start_field(view.players, seat): seat for seat in range(view.players)}
    lines = []
    for first in range(0, FIELDS_OF_AN_ARM * arms(view.players), FIELDS_OF_AN_ARM):
        cells = (standing.get(first + i, ".").ljust(2) for i in range(FIELDS_OF_AN_ARM))
        line = f"{first:2}  {' '.join(cells)}"
        if first in beside:
            line += _seat(view, beside[first], hands[beside[first]])
        lines.append(line.rstrip())
    return "\n".join([*lines, *_told(view)])


def _seat(view: DogView, seat: int, hand: list[str] | None) -> str:
    places = view.marbles[seat]
    finish = "".join(str(seat) if f"F{n}" in places else "." for n in (1, 2, 3, 4))
    cards = f"{view.cards[seat]} cards" if hand is None else " ".join(hand) or "-"
    given = f", given {view.given[seat]}" if view.given[seat] else ""
    return f"  seat {seat}: kennel {places.count('K')}, finish {finish}, {cards}{given}"


def _told(view: DogView) -> list[str]:
    lines = [f"seat {view.dealer} deals {view.deal}; stock {view.stock}"]
    if view.winner is not None:
        lines.append(f"won by {' and '.join(f'seat {seat}' for seat in view.winner)}")
    elif view.seven is not None:
        lines.append(f"seat {view.turn} has {view.seven.left} points of a seven left")
    elif view.phase == "play":
        lines.append(f"seat {view.turn} to play")
    elif view.phase == "take":
        lines.append(f"seat {view.turn} draws a card from seat {view.source}")
    else:
        lines.append({"deal": "cards are dealt", "draw": "cards are drawn"}.get(view.phase, ""))
        if view.phase == "exchange":
            waited = [seat for seat, card in enumerate(view.given) if card is None]
            lines[-1] = f"to give a card: {', '.join(f'seat {seat}' for seat in waited)}"
    lines.append(f"discards: {' '.join(view.discards) or '-'}")
    return lines
