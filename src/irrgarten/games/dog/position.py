"""Positions as JSON: loaded with every impossibility named, dumped in the same form."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from irrgarten.games.dog.board import CARD_OF, CARDS, COPIES, MARBLES, teams_of
from irrgarten.games.dog.codes import (
    DEALING,
    DRAWING,
    EXCHANGING,
    FRESH,
    HAND,
    JOKER,
    KENNEL,
    LANE,
    OVER,
    PHASES,
    PLAYING,
    SEVEN,
    TAKING,
    TWO,
    Phase,
)
from irrgarten.games.dog.names import discards_of, hand_of, hand_sizes, marbles_of
from irrgarten.games.dog.options import DogOptions
from irrgarten.games.dog.rules import Dog
from irrgarten.games.dog.set_up import empty_table
from irrgarten.kernel.checks import check_null, check_one_each, check_seats, refuse
from irrgarten.kernel.positions import Open, Position, or_none, written


class Seven(Struct, frozen=True, forbid_unknown_fields=True):
    """A seven under way: the points left, and the card that was laid (``7`` or ``X``)."""

    left: Annotated[int, Meta(ge=1, le=6)]
    by: Literal["7", "X"]


class Course(Open, frozen=True, kw_only=True, rename={"source": "from"}):
    """What is the same for everybody: how far the game has come, and the marbles."""

    phase: Phase
    turn: int | None
    dealer: int
    deal: Annotated[int, Meta(ge=2, le=6)]
    seven: Seven | None
    source: int | None
    marbles: list[list[str]]


class PositionState(Course, frozen=True, kw_only=True):
    hands: list[list[str]]
    given: list[str | None]
    discards: list[str]
    winner: list[int] | None


def load_position(position: Position) -> Dog:
    options, given = written(position, DogOptions, PositionState)
    state = empty_table(options)
    check_one_each(state.seats, marbles=given.marbles, hands=given.hands, given=given.given)
    seats = {"turn": given.turn, "dealer": given.dealer, "from": given.source}
    check_seats(state.seats, **seats)
    lay_marbles(state, given.marbles)
    _lay_cards(state, given)
    lay_course(state, given)
    _check_home(state, given)
    _CHECKS[state.phase](state, given)
    return state


# -- laying out ---------------------------------------------------------------
def lay_marbles(state: Dog, named: Sequence[Sequence[str]]) -> None:
    """DOG-01: four marbles each, and one on a field."""
    marbles = state.marbles
    for seat, names in enumerate(named):
        if len(names) != MARBLES:
            raise refuse(f"marbles[{seat}]", "everybody has four marbles (DOG-01)")
        for number, name in enumerate(names):
            where = f"marbles[{seat}][{number}]"
            place = _place(state, seat, name, where)
            field = marbles.start_of(seat) if place >= FRESH else place
            if field < KENNEL and marbles.on[field] >= 0:
                raise refuse(where, f"{name} is taken by another marble")
            marbles.put(MARBLES * seat + number, place)
    marbles.put_in_order((1 << state.seats) - 1)


def _place(state: Dog, seat: int, name: str, where: str) -> int:
    if name in ("K", "S"):
        return (KENNEL if name == "K" else FRESH) + seat
    if len(name) == 2 and name[0] == "F" and name[1] in "1234":
        return LANE + MARBLES * seat + int(name[1]) - 1
    if name.isascii() and name.isdigit() and len(name) <= 2 and str(int(name)) == name:
        if int(name) < state.marbles.ring:
            return int(name)
    raise refuse(where, f"there is no place {name!r}")


def counted(names: Iterable[str], where: str) -> list[int]:
    """How many cards there are, and how many of each."""
    counts = [0] * HAND
    for number, name in enumerate(names):
        if name not in CARD_OF:
            raise refuse(f"{where}[{number}]", f"there is no card {name!r}")
        counts[CARD_OF[name]] += 1
        counts[0] += 1
    return counts


def _lay_cards(state: Dog, given: PositionState) -> None:
    """DOG-02: what is nowhere else is the stock."""
    hands: list[int] = []
    for seat, names in enumerate(given.hands):
        hands += counted(names, f"hands[{seat}]")
    state.hand = hands + [0] * (HAND * (6 - state.seats))
    state.pile = counted(given.discards, "discards")
    for seat, name in enumerate(given.given):
        if name is not None and name not in CARD_OF:
            raise refuse(f"given[{seat}]", f"there is no card {name!r}")
    cards = [CARD_OF[name] if name else 0 for name in given.given]
    state.given = cards + [0] * (6 - state.seats)
    state.stock = unseen(state)
    for card in range(1, HAND):
        if state.stock[card] < 0:
            where = _where_too_many(given, card)
            raise refuse(where, f"there are only {COPIES[card]} of {CARDS[card]} (DOG-02)")


def unseen(state: Dog) -> list[int]:
    """The cards that are in no hand, not given and not discarded: all of them, then by kind."""
    hand, given, pile = state.hand, state.given, state.pile
    left = [
        COPIES[card] - pile[card] - given.count(card) - sum(hand[card::HAND])
        for card in range(1, HAND)
    ]
    return [sum(left), *left]


def _where_too_many(given: PositionState, card: int) -> str:
    """The last place where a card lies of which there are too many."""
    for seat in reversed(range(len(given.hands))):
        if CARDS[card] in given.hands[seat]:
            return f"hands[{seat}]"
    return "discards"


def lay_course(state: Dog, given: Course) -> None:
    state.phase = PHASES.index(given.phase)
    state.turn = -1 if given.turn is None else given.turn
    state.dealer = given.dealer
    state.deal = given.deal
    state.source = -1 if given.source is None else given.source
    if given.seven is not None:
        state.left = given.seven.left
        state.by_joker = given.seven.by == "X"


# -- what can be at the same time ---------------------------------------------
def _check_home(state: Dog, given: PositionState) -> None:
    """DOG-57, DOG-66: whoever is all home has won."""
    teams = teams_of(state.seats, state.marbles.team_size)
    home = [team for team in teams if state.marbles.team_is_home(team[0])]
    if state.phase != OVER:
        if given.winner is not None:
            raise refuse("winner", "must be null while the game is not over")
        if home:
            raise refuse(f"marbles[{home[0][0]}]", "all are in the finish, and that wins (DOG-57)")
        return
    if given.winner is None or sorted(given.winner) not in home or len(home) > 1:
        raise refuse("winner", "these seats have not brought all their marbles home (DOG-57)")
    state.winners = sum(1 << seat for seat in given.winner)


def _none(given: PositionState, *names: str) -> None:
    found = {name: given.source if name == "from" else getattr(given, name) for name in names}
    check_null(f"in the phase {given.phase}", **found)


def _nothing_given(given: PositionState) -> None:
    cards = {f"given[{seat}]": card for seat, card in enumerate(given.given)}
    check_null(f"in the phase {given.phase}", **cards)


def _needs_turn(given: PositionState) -> int:
    if given.turn is None:
        raise refuse("turn", f"must be a seat in the phase {given.phase}")
    return given.turn


def _after_dealer(state: Dog) -> list[int]:
    return [(state.dealer + i) % state.seats for i in range(1, state.seats + 1)]


def _check_deal(state: Dog, given: PositionState) -> None:
    """Cards are dealt one by one, in turn order after the dealer (DOG-10, DOG-11)."""
    _none(given, "turn", "seven", "from")
    _nothing_given(given)
    sizes, order = hand_sizes(state), _after_dealer(state)
    dealt = sum(sizes)
    for place, seat in enumerate(order):
        due = dealt // state.seats + (place < dealt % state.seats)
        if sizes[seat] != due:
            raise refuse(f"hands[{seat}]", "cards are dealt one by one in turn order")
    if dealt >= state.deal * state.seats:
        raise refuse("phase", "all cards are dealt already")
    if state.stock[0] == 0:
        raise refuse("discards", "they would be the new stock already (DOG-12)")


def _check_exchange(state: Dog, given: PositionState) -> None:
    """DOG-13."""
    _none(given, "turn", "seven", "from")
    if state.marbles.team_size == 0:
        raise refuse("phase", "cards are exchanged in teams only (DOG-61)")
    if None not in given.given:
        raise refuse("given", "all have given their card already (DOG-13)")
    for seat, size in enumerate(hand_sizes(state)):
        if size != state.deal - (given.given[seat] is not None):
            raise refuse(f"hands[{seat}]", f"{state.deal} cards were dealt (DOG-10)")


def _check_draw(state: Dog, given: PositionState) -> None:
    """DOG-61."""
    _none(given, "turn", "seven", "from")
    if state.marbles.team_size != 0:
        raise refuse("phase", "cards are drawn from neighbours without teams only (DOG-13)")
    if None not in given.given:
        raise refuse("given", "all have drawn their card already (DOG-61)")
    order = _after_dealer(state)
    drawn = [seat for seat in order if given.given[seat] is not None]
    if drawn != order[: len(drawn)]:
        raise refuse(f"given[{drawn[-1]}]", "cards are drawn in turn order (DOG-61)")
    for seat, size in enumerate(hand_sizes(state)):
        drawer = (seat - 1) % state.seats
        if size != state.deal - (given.given[drawer] is not None):
            raise refuse(f"hands[{seat}]", f"{state.deal} cards were dealt (DOG-10)")


def _check_hands(state: Dog) -> None:
    for seat, size in enumerate(hand_sizes(state)):
        if size > state.deal:
            raise refuse(f"hands[{seat}]", f"only {state.deal} cards were dealt (DOG-10)")


def _check_play(state: Dog, given: PositionState) -> None:
    _none(given, "from")
    _nothing_given(given)
    turn = _needs_turn(given)
    _check_hands(state)
    if state.left == 0:
        if not state.can_act(turn):
            raise refuse(f"hands[{turn}]", "nothing is playable; seat drops out (DOG-18)")
        return
    if state.pile[JOKER if state.by_joker else SEVEN] == 0:
        raise refuse("seven.by", "the card is not on the pile")
    movers = state.marbles.moved_by_seven(turn, state.marbles.home[turn])
    if state.marbles.room(movers, -1, -1, 0) < state.left:
        raise refuse("seven.left", "these points cannot be used up (DOG-47)")


def _check_take(state: Dog, given: PositionState) -> None:
    """DOG-64."""
    _none(given, "seven")
    _nothing_given(given)
    turn = _needs_turn(given)
    _check_hands(state)
    if state.marbles.team_size != 0:
        raise refuse("phase", "a two draws no card in teams (DOG-64)")
    if given.source is None or given.source == turn:
        raise refuse("from", "must be the opponent who is drawn from (DOG-64)")
    if state.hand[HAND * given.source] == 0:
        raise refuse(f"hands[{given.source}]", "there is no card to draw (DOG-64)")
    if state.hand[HAND * turn] >= state.deal:
        raise refuse(f"hands[{turn}]", "the two is on the pile already (DOG-64)")
    if state.pile[TWO] + state.pile[JOKER] == 0:
        raise refuse("discards", "the two is not on the pile (DOG-64)")


def _check_over(state: Dog, given: PositionState) -> None:
    _none(given, "turn", "seven", "from")
    _nothing_given(given)
    _check_hands(state)


_CHECKS = {
    DEALING: _check_deal,
    EXCHANGING: _check_exchange,
    DRAWING: _check_draw,
    PLAYING: _check_play,
    TAKING: _check_take,
    OVER: _check_over,
}


# -- dumping ------------------------------------------------------------------
def course_of(state: Dog) -> dict[str, Any]:
    """The fields of ``Course``."""
    return {
        "phase": PHASES[state.phase],
        "turn": or_none(state.turn),
        "dealer": state.dealer,
        "deal": state.deal,
        "seven": Seven(state.left, "X" if state.by_joker else "7") if state.left else None,
        "source": or_none(state.source),
        "marbles": marbles_of(state),
    }


def told(state: Dog) -> PositionState:
    return PositionState(
        **course_of(state),
        hands=[hand_of(state, seat) for seat in range(state.seats)],
        given=[CARDS[card] if card else None for card in state.given[: state.seats]],
        discards=discards_of(state),
        winner=winners(state),
    )


def winners(state: Dog) -> list[int] | None:
    won = state.winners
    return [seat for seat in range(6) if won >> seat & 1] if won else None
