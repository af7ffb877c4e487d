"""What a seat sees of Brändi Dog: the view of a position.

Places are named as their owner names them (``K``, ``S``, ``12``, ``F1``), cards by rank (``X`` for
the joker). A card that the viewer may not know is ``?``.
"""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from irrgarten.games.dog.board import CARD_OF, CARDS, teams_of
from irrgarten.games.dog.codes import DRAWING, HAND
from irrgarten.games.dog.names import discards_of, hand_of, hand_sizes
from irrgarten.games.dog.options import DogOptions, Teams, options_of
from irrgarten.games.dog.position import (
    Course,
    counted,
    course_of,
    lay_course,
    lay_marbles,
    unseen,
    winners,
)
from irrgarten.games.dog.rules import Dog
from irrgarten.games.dog.set_up import empty_table


class DogView(Course, frozen=True):
    """Marbles and discards are open; of the hands only the own one, and how many cards (DOG-15)."""

    seat: int | None
    players: int
    teams: Teams
    canadian_seven: bool
    no_joker_finish: bool
    hand: list[str]
    """The viewer's own cards."""
    cards: list[int]
    """How many cards each seat holds."""
    given: list[str | None]
    discards: list[str]
    stock: int
    winner: list[int] | None
    mates: list[list[int]]
    """The team-mates of each seat, in turn order: the first gets the card that it gives."""
    plays: list[int]
    """The seats whose marbles the viewer plays (DOG-56)."""
    hands: list[list[str]] | None = None
    """The cards of every seat, where the game is over and all of it is shown; to nobody else."""


def open_to_all(state: Dog) -> DogView:
    options = options_of(state)
    assert options.teams is not None
    return DogView(
        seat=None,
        players=options.players,
        teams=options.teams,
        canadian_seven=options.canadian_seven,
        no_joker_finish=options.no_joker_finish,
        **course_of(state),
        hand=[],
        cards=hand_sizes(state),
        given=["?" if card else None for card in state.given[: state.seats]],
        discards=discards_of(state),
        stock=state.stock[0],
        winner=winners(state),
        mates=_mates(state.seats, options.team_size),
        plays=[],
    )


def view_of(state: Dog, seat: int, lies_open: DogView) -> DogView:
    return replace(
        lies_open,
        seat=seat,
        hand=hand_of(state, seat),
        given=_given(state, seat, lies_open.given),
        plays=_seats(state.marbles.played_by(seat)),
    )


def all_of(state: Dog) -> DogView:
    """Every hand, and what was given face down."""
    lies_open = open_to_all(state)
    return replace(
        lies_open,
        given=[CARDS[card] if card else None for card in state.given[: state.seats]],
        hands=[hand_of(state, seat) for seat in range(state.seats)],
    )


@cache
def _seats(seats: int) -> list[int]:
    """The seats of a set."""
    return [seat for seat in range(seats.bit_length()) if seats >> seat & 1]


@cache
def _mates(players: int, team_size: int) -> list[list[int]]:
    """DOG-05, DOG-06, DOG-14: in turn order from each seat."""
    teams = {seat: team for team in teams_of(players, team_size) for seat in team}
    return [
        [mate for mate in (*range(seat + 1, players), *range(seat)) if mate in teams[seat]]
        for seat in range(players)
    ]


def _given(state: Dog, viewer: int, lies_open: list[str | None]) -> list[str | None]:
    """DOG-13, DOG-61: one knows the card that one gave, drew, or lost."""
    if not any(lies_open):
        return lies_open
    drawer = (viewer - 1) % state.seats if state.phase == DRAWING else viewer
    given = [*lies_open]
    for seat in (viewer, drawer):
        if given[seat]:
            given[seat] = CARDS[state.given[seat]]
    return given


def known(view: DogView) -> Dog:
    """Other hands have only their size; the stock is all that is unseen."""
    state = empty_table(
        DogOptions(
            players=view.players,
            teams=view.teams,
            canadian_seven=view.canadian_seven,
            no_joker_finish=view.no_joker_finish,
        )
    )
    lay_marbles(state, view.marbles)
    hands = [0] * len(state.hand)
    hands[: HAND * state.seats : HAND] = view.cards
    if view.seat is not None:
        hands[HAND * view.seat : HAND * view.seat + HAND] = counted(view.hand, "hand")
    state.hand = hands
    state.pile = counted(view.discards, "discards")
    cards = [CARD_OF.get(name or "", 0) for name in view.given]
    state.given = cards + [0] * (6 - state.seats)
    state.stock = unseen(state)
    lay_course(state, view)
    state.winners = sum(1 << seat for seat in view.winner or ())
    return state
