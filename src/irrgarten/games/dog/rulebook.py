"""Brändi Dog as the rest of the system asks for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from irrgarten.games.dog import drawing, narration, notation, position, secrets, set_up, why_not
from irrgarten.games.dog.belief import DogBelief, guesses
from irrgarten.games.dog.board import CARDS, MARBLES
from irrgarten.games.dog.codes import CARD, DRAWING, OVER, parts_of
from irrgarten.games.dog.heuristics import DogHeuristics
from irrgarten.games.dog.memory import DogMemory
from irrgarten.games.dog.options import DogOptions
from irrgarten.games.dog.position import HAND
from irrgarten.games.dog.rules import Dog
from irrgarten.games.dog.view import DogEvent, DogView, Seven
from irrgarten.kernel.belief import Belief
from irrgarten.kernel.clauses import Refusal
from irrgarten.kernel.heuristics import Heuristics
from irrgarten.kernel.journal import Journal
from irrgarten.kernel.lots import Lots
from irrgarten.kernel.memory import Event, Memory
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.rules import Position, Rules

#: All but DOG-59: tournaments are no part of a game.
_CLAUSES = (
    "01 02 03 04 05 06 07 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 "
    "30 31 32 33 35 36 37 38 39 40 41 42 43 45 46 47 48 49 50 52 53 54 55 56 57 58 "
    "60 61 62 63 64 65 66"
).split()


class DogRules(Rules[Dog, DogOptions, DogView]):
    name = "dog"
    version = "1"
    options_type = DogOptions
    view_type = DogView
    event_type = DogEvent
    players = (2, 6)
    clauses = tuple(f"DOG-{number}" for number in _CLAUSES)
    given = ("dealer",)

    def set_up(self, options: DogOptions, lots: Lots, given: Mapping[str, Any]) -> Dog:
        return set_up.first_position(options, lots, given)

    def options(self, state: Dog) -> DogOptions:
        return DogOptions(**position.dump_options(state))

    def format(self, state: Dog, seat: int, act: int) -> str:
        return notation.format_act(state, seat, act)

    def parse(self, state: Dog, seat: int, text: str) -> int:
        return notation.parse_act(state, seat, text)

    def is_chance(self, act: int) -> bool:
        return parts_of(act)[0] == CARD

    def whose_turn(self, state: Dog) -> int:
        return max(state.turn, 0)

    def why_not(self, state: Dog, seat: int, act: int) -> Refusal | None:
        return why_not.refusal(state, seat, act)

    def previewed(self, state: Dog, act: int, after: Dog) -> bool:
        """While points of a seven are left, or the game is won: else the next hand would answer."""
        return bool(after.phase == OVER or after.left > 0)

    def load(self, position_: Position) -> Dog:
        return position.load_position(position_)

    def dump(self, state: Dog) -> Position:
        return position.dump_position(state)

    def view(self, state: Dog, seat: int) -> DogView:
        shown = position.dump_open(state)
        seven, source = shown.pop("seven"), shown.pop("from")
        return DogView(
            seat=seat if seat >= 0 else None,
            **position.dump_options(state),
            **shown,
            seven=Seven(**seven) if seven else None,
            source=source,
            hand=position.hand_of(state, seat) if seat >= 0 else [],
            cards=[state.hand[HAND * other] for other in range(state.seats)],
            given=[_given(state, other, seat) for other in range(state.seats)],
            stock=state.stock[0],
        )

    def narrate(self, state: Dog, journal: Journal, seat: int) -> list[Event]:
        return narration.narrate_to(journal, seat)

    def hidden(self, state: Dog, seat: int, act: int, viewer: int) -> bool:
        told = secrets.told_the_card(state, seat, act)
        return told is not None and viewer not in told

    def uncovered(self, state: Dog, journal: Journal, viewer: int) -> Sequence[object]:
        return secrets.uncovered(journal, viewer)

    def memory(self, options: DogOptions, seat: int, retention: float, rng: Rng) -> Memory:
        return DogMemory(options, seat, retention, rng)

    def belief(self, view: DogView, memory: Memory | None) -> Belief:
        remembered = memory if isinstance(memory, DogMemory) else None
        seat = -1 if view.seat is None else view.seat
        known = open_part(view)
        return DogBelief(known, seat, guesses(view, remembered, known.stock))

    def heuristics(self, view: DogView, memory: Memory | None) -> Heuristics:
        return DogHeuristics(open_part(view))

    def draw(self, view: DogView) -> str:
        return drawing.draw_view(view)

    def draw_whole(self, state: Dog) -> str:
        hands = [position.hand_of(state, seat) for seat in range(state.seats)]
        return drawing.draw_view(self.view(state, -1), hands)

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


def _given(state: Dog, giver: int, viewer: int) -> str | None:
    """DOG-13, DOG-61: the card of one seat in ``given``, as another one sees it."""
    card = state.given[giver]
    if card == 0:
        return None
    lost_by = (giver + 1) % state.seats if state.phase == DRAWING else giver
    return CARDS[card] if viewer in (giver, lost_by) and viewer >= 0 else "?"


def open_part(view: DogView) -> Dog:
    """A state with everything that the viewer knows, and nothing in the other hands."""
    state = set_up.empty_table(
        DogOptions(
            players=view.players,
            teams=view.teams,
            canadian_seven=view.canadian_seven,
            no_joker_finish=view.no_joker_finish,
        )
    )
    position.lay_marbles(state, view.marbles)
    position.lay_view(state, view)
    return state
