"""Brändi Dog as the rest of the system asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from irrgarten.games.dog import (
    drawing,
    names,
    narration,
    notation,
    options,
    picture,
    position,
    secrets,
    set_up,
    view,
    why_not,
)
from irrgarten.games.dog.board import CARDS, MARBLES
from irrgarten.games.dog.codes import CARD, HAND, IDLE, MOVE, OVER, SWAP, kind_of
from irrgarten.games.dog.encoding import DogEncoding
from irrgarten.games.dog.options import DogOptions
from irrgarten.games.dog.rules import Dog
from irrgarten.games.dog.strength import danger, reasons
from irrgarten.games.dog.strength.belief import DogBelief, guesses
from irrgarten.games.dog.strength.heuristics import DogHeuristics
from irrgarten.games.dog.strength.levels import LEVELS
from irrgarten.games.dog.strength.memory import DogMemory
from irrgarten.games.dog.view import DogView
from irrgarten.kernel.belief import Belief
from irrgarten.kernel.memory import Event, Memory
from irrgarten.kernel.narration import TurnCame
from irrgarten.kernel.notes import Notes
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.rulebook import Pages, Rulebook, clauses
from irrgarten.kernel.state import WATCHER
from irrgarten.kernel.threats import Threat


class DogRules(Rulebook[Dog, DogOptions, DogView]):
    version = "1"
    players = (2, 6)
    clauses = clauses(
        "DOG",
        "01 02 03 04 05 06 07 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 "
        "30 31 32 33 35 36 37 38 39 40 41 42 43 45 46 47 48 49 50 52 53 54 55 56 57 58 59 "
        "60 61 62 63 64 65 66",
    )
    given = ("dealer",)
    answers: ClassVar[tuple[type[Event], ...]] = (
        narration.DroppedOut,
        narration.RoundBegan,
        TurnCame,
    )
    heuristics_type = DogHeuristics
    encoding_type = DogEncoding
    levels = LEVELS
    hidden_from_some = narration.HIDDEN_FROM_SOME
    pages = Pages(
        options, set_up, notation, why_not, position, view, narration, drawing, picture, reasons
    )

    def sides(self, options: DogOptions) -> list[list[int]]:
        size = options.team_size or 1
        sides = options.players // size
        return [list(range(side, options.players, sides)) for side in range(sides)]

    def beginning(self, options: DogOptions, seat: int) -> dict[str, Any]:
        return {"dealer": (seat - 1) % options.players}  # DOG-11

    def is_chance(self, act: int) -> bool:
        return kind_of(act) == CARD

    def foreseen(self, state: Dog, act: int, after: Dog) -> Dog | None:
        """All while points of a seven are left, or if the game is won.

        Else the next hand answers: the card is laid and the marbles are moved, no more.
        """
        if after.phase == OVER or after.left > 0:
            return after
        if kind_of(act) not in (MOVE, SWAP, IDLE):
            return None
        return secrets.before_the_next_hand(state, act, after)

    def reveals(self, before: Dog, seat: int, act: int, after: Dog, notes: Notes) -> bool:
        # A card that is laid was nobody else's to know (DOG-15); further parts of a seven lay none.
        return secrets.lays_a_card(act) or super().reveals(before, seat, act, after, notes)

    def hidden(self, state: Dog, seat: int, act: int, viewer: int) -> bool:
        told = secrets.told_the_card(state, seat, act)
        return told is not None and viewer not in told

    def uncovered(self, state: Dog, journal: Notes, viewer: int) -> Sequence[object]:
        return secrets.uncovered(journal, viewer)

    def memory(self, options: DogOptions, seat: int, retention: float, rng: Rng) -> Memory:
        return DogMemory(options, seat, retention, rng)

    def belief(self, view: DogView, memory: Memory | None) -> Belief:
        remembered = memory if isinstance(memory, DogMemory) else None
        seat = -1 if view.seat is None else view.seat
        known = self.known(view)
        return DogBelief(known, seat, guesses(view, remembered, known.stock))

    def threats(self, view: DogView) -> list[Threat]:
        return danger.threats(self.known(view))

    def whole(self, state: Dog) -> DogView:
        return view.all_of(state)

    def narrate_whole(self, state: Dog, journal: Notes) -> list[Event]:
        return narration.narrate(state, journal, narration.ALL_SEEING)

    def draw_whole(self, state: Dog) -> str:
        hands = [names.hand_of(state, seat) for seat in range(state.seats)]
        return drawing.drawn(self.view(state, WATCHER), hands)

    def conserved(self, state: Dog) -> Sequence[tuple[str, int]]:
        """DOG-12: 110 cards. Marbles are where they are said to be, one on a field."""
        marbles = state.marbles
        at, on = marbles.at, marbles.on
        held = [sum(state.hand[card::HAND]) for card in range(HAND)]
        given = [sum(1 for other in state.given if other == card) for card in range(HAND)]
        cards = [
            (CARDS[card], state.stock[card] + state.pile[card] + held[card] + given[card])
            for card in range(1, HAND)
        ]
        placed = [m for m in range(MARBLES * state.seats) if at[m] >= len(on) or on[at[m]] == m]
        home = [at[m] // MARBLES for m in placed if 96 <= at[m] < len(on)]
        return (
            *cards,
            ("counted", state.stock[0] + state.pile[0] + held[0] + sum(map(bool, state.given))),
            ("marbles", len(placed)),
            ("fields", sum(1 for m in on if m >= 0) + sum(1 for p in at if p >= len(on))),
            ("home", len(home) - sum(marbles.home)),
        )
