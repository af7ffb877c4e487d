"""Positions as JSON: loaded with every impossibility named, dumped in the same form."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from irrgarten.games.dog.board import CARD_OF, CARDS, COPIES, MARBLES, place_name, teams_of
from irrgarten.games.dog.codes import (
    DEALING,
    DRAWING,
    EXCHANGING,
    FRESH,
    JOKER,
    KENNEL,
    LANE,
    OVER,
    PHASES,
    PLAYING,
    SEVEN,
    TAKING,
    TWO,
)
from irrgarten.games.dog.options import TEAM_SIZES, DogOptions
from irrgarten.games.dog.rules import Dog
from irrgarten.games.dog.set_up import empty_table
from irrgarten.games.dog.view import DogView
from irrgarten.kernel import reading
from irrgarten.kernel.errors import PositionError

HAND = len(CARDS)


class PositionSeven(Struct, forbid_unknown_fields=True):
    left: Annotated[int, Meta(ge=1, le=6)]
    by: Literal["7", "X"]


class PositionState(Struct, forbid_unknown_fields=True, rename={"source": "from"}):
    phase: Literal["deal", "exchange", "draw", "play", "take", "over"]
    turn: int | None
    dealer: int
    deal: Annotated[int, Meta(ge=2, le=6)]
    seven: PositionSeven | None
    source: int | None
    marbles: list[list[str]]
    hands: list[list[str]]
    given: list[str | None]
    discards: list[str]
    winner: list[int] | None


class DogPosition(Struct, forbid_unknown_fields=True):
    game: Literal["dog"]
    options: DogOptions
    state: PositionState


def refuse(where: str, what: str) -> PositionError:
    return PositionError(f"{where}: {what}")


def load_position(position: dict[str, Any]) -> Dog:
    read = reading.read(position, DogPosition, PositionError, "position")
    if "players" not in position["options"]:
        raise refuse("options.players", "must be said")
    given = read.state
    state = empty_table(read.options)
    _check_lengths(given, state.seats)
    lay_marbles(state, given.marbles)
    _lay_cards(state, given)
    _lay_turn(state, given)
    _check_home(state, given)
    _CHECKS[state.phase](state, given)
    return state


# -- laying out ---------------------------------------------------------------
def _check_lengths(given: PositionState, players: int) -> None:
    for name in ("marbles", "hands", "given"):
        if len(getattr(given, name)) != players:
            raise refuse(f"state.{name}", f"one for each of the {players} players is needed")
    for name, seat in (("turn", given.turn), ("dealer", given.dealer), ("from", given.source)):
        if seat is not None and not 0 <= seat < players:
            raise refuse(f"state.{name}", f"there is no seat {seat}")


def lay_marbles(state: Dog, named: Sequence[Sequence[str]]) -> None:
    """DOG-01: four marbles each, and one on a field."""
    marbles = state.marbles
    for seat, names in enumerate(named):
        if len(names) != MARBLES:
            raise refuse(f"state.marbles[{seat}]", "everybody has four marbles (DOG-01)")
        for number, name in enumerate(names):
            where = f"state.marbles[{seat}][{number}]"
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
    """DOG-02: what is in no hand, not given and not discarded is the stock."""
    hands: list[int] = []
    for seat, names in enumerate(given.hands):
        hands += counted(names, f"state.hands[{seat}]")
    state.hand = hands + [0] * (HAND * (6 - state.seats))
    state.pile = counted(given.discards, "state.discards")
    for seat, name in enumerate(given.given):
        if name is not None and name not in CARD_OF:
            raise refuse(f"state.given[{seat}]", f"there is no card {name!r}")
    cards = [CARD_OF[name] if name else 0 for name in given.given]
    state.given = cards + [0] * (6 - state.seats)
    stock = [0] * HAND
    for card in range(1, HAND):
        out = state.pile[card] + cards.count(card) + sum(hands[card::HAND])
        if out > COPIES[card]:
            where = _where_too_many(given, card)
            raise refuse(where, f"there are only {COPIES[card]} of {CARDS[card]} (DOG-02)")
        stock[card] = COPIES[card] - out
    stock[0] = sum(stock)
    state.stock = stock


def _where_too_many(given: PositionState, card: int) -> str:
    """The last place where a card lies of which there are too many."""
    for seat in reversed(range(len(given.hands))):
        if CARDS[card] in given.hands[seat]:
            return f"state.hands[{seat}]"
    return "state.discards"


def lay_view(state: Dog, view: DogView) -> None:
    """Lay out what a viewer knows. Other hands have only their size; the stock is all unseen."""
    hands = [0] * len(state.hand)
    hands[: HAND * state.seats : HAND] = view.cards
    if view.seat is not None:
        hands[HAND * view.seat : HAND * view.seat + HAND] = counted(view.hand, "hand")
    state.hand = hands
    state.pile = counted(view.discards, "discards")
    cards = [CARD_OF.get(name or "", 0) for name in view.given]
    state.given = cards + [0] * (6 - state.seats)
    stock = [0] * HAND
    for card in range(1, HAND):
        seen = state.pile[card] + sum(hands[card::HAND]) + cards.count(card)
        stock[card] = COPIES[card] - seen
    stock[0] = sum(stock)
    state.stock = stock
    _lay_turn(state, view)
    state.winners = sum(1 << seat for seat in view.winner or ())


def _lay_turn(state: Dog, given: PositionState | DogView) -> None:
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
            raise refuse("state.winner", "must be null while the game is not over")
        if home:
            raise refuse(
                f"state.marbles[{home[0][0]}]", "all are in the finish, and that wins (DOG-57)"
            )
        return
    if given.winner is None or sorted(given.winner) not in home or len(home) > 1:
        raise refuse("state.winner", "these seats have not brought all their marbles home (DOG-57)")
    state.winners = sum(1 << seat for seat in given.winner)


def _none(given: PositionState, *names: str) -> None:
    for name in names:
        value = given.source if name == "from" else getattr(given, name)
        if value is not None:
            raise refuse(f"state.{name}", f"must be null in the phase {given.phase}")


def _nothing_given(given: PositionState) -> None:
    for seat, card in enumerate(given.given):
        if card is not None:
            raise refuse(f"state.given[{seat}]", f"must be null in the phase {given.phase}")


def _needs_turn(given: PositionState) -> int:
    if given.turn is None:
        raise refuse("state.turn", f"must be a seat in the phase {given.phase}")
    return given.turn


def _sizes(state: Dog) -> list[int]:
    return [state.hand[HAND * seat] for seat in range(state.seats)]


def _after_dealer(state: Dog) -> list[int]:
    return [(state.dealer + i) % state.seats for i in range(1, state.seats + 1)]


def _check_deal(state: Dog, given: PositionState) -> None:
    """Cards are dealt one by one, in turn order after the dealer (DOG-10, DOG-11)."""
    _none(given, "turn", "seven", "from")
    _nothing_given(given)
    sizes, order = _sizes(state), _after_dealer(state)
    dealt = sum(sizes)
    for place, seat in enumerate(order):
        due = dealt // state.seats + (place < dealt % state.seats)
        if sizes[seat] != due:
            raise refuse(f"state.hands[{seat}]", "cards are dealt one by one in turn order")
    if dealt >= state.deal * state.seats:
        raise refuse("state.phase", "all cards are dealt already")
    if state.stock[0] == 0:
        raise refuse("state.discards", "they would be the new stock already (DOG-12)")


def _check_exchange(state: Dog, given: PositionState) -> None:
    """DOG-13."""
    _none(given, "turn", "seven", "from")
    if state.marbles.team_size == 0:
        raise refuse("state.phase", "cards are exchanged in teams only (DOG-61)")
    if None not in given.given:
        raise refuse("state.given", "all have given their card already (DOG-13)")
    for seat, size in enumerate(_sizes(state)):
        if size != state.deal - (given.given[seat] is not None):
            raise refuse(f"state.hands[{seat}]", f"{state.deal} cards were dealt (DOG-10)")


def _check_draw(state: Dog, given: PositionState) -> None:
    """DOG-61."""
    _none(given, "turn", "seven", "from")
    if state.marbles.team_size != 0:
        raise refuse("state.phase", "cards are drawn from neighbours without teams only (DOG-13)")
    if None not in given.given:
        raise refuse("state.given", "all have drawn their card already (DOG-61)")
    order = _after_dealer(state)
    drawn = [seat for seat in order if given.given[seat] is not None]
    if drawn != order[: len(drawn)]:
        raise refuse(f"state.given[{drawn[-1]}]", "cards are drawn in turn order (DOG-61)")
    for seat, size in enumerate(_sizes(state)):
        drawer = (seat - 1) % state.seats
        if size != state.deal - (given.given[drawer] is not None):
            raise refuse(f"state.hands[{seat}]", f"{state.deal} cards were dealt (DOG-10)")


def _check_hands(state: Dog) -> None:
    for seat, size in enumerate(_sizes(state)):
        if size > state.deal:
            raise refuse(f"state.hands[{seat}]", f"only {state.deal} cards were dealt (DOG-10)")


def _check_play(state: Dog, given: PositionState) -> None:
    _none(given, "from")
    _nothing_given(given)
    turn = _needs_turn(given)
    _check_hands(state)
    if state.left == 0:
        if not state.can_act(turn):
            raise refuse(f"state.hands[{turn}]", "nothing is playable; seat drops out (DOG-18)")
        return
    if state.pile[JOKER if state.by_joker else SEVEN] == 0:
        raise refuse("state.seven.by", "the card is not on the pile")
    movers = state.marbles.moved_by_seven(turn, state.marbles.home[turn])
    if state.marbles.room(movers, -1, -1, 0) < state.left:
        raise refuse("state.seven.left", "these points cannot be used up (DOG-47)")


def _check_take(state: Dog, given: PositionState) -> None:
    """DOG-64."""
    _none(given, "seven")
    _nothing_given(given)
    turn = _needs_turn(given)
    _check_hands(state)
    if state.marbles.team_size != 0:
        raise refuse("state.phase", "a two draws no card in teams (DOG-64)")
    if given.source is None or given.source == turn:
        raise refuse("state.from", "must be the opponent who is drawn from (DOG-64)")
    if state.hand[HAND * given.source] == 0:
        raise refuse(f"state.hands[{given.source}]", "there is no card to draw (DOG-64)")
    if state.hand[HAND * turn] >= state.deal:
        raise refuse(f"state.hands[{turn}]", "the two is on the pile already (DOG-64)")
    if state.pile[TWO] + state.pile[JOKER] == 0:
        raise refuse("state.discards", "the two is not on the pile (DOG-64)")


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
def dump_options(state: Dog) -> dict[str, Any]:
    sizes = {size: name for name, size in TEAM_SIZES.items()}
    return {
        "players": state.seats,
        "teams": sizes[state.marbles.team_size],
        "canadian_seven": bool(state.marbles.canadian_seven),
        "no_joker_finish": bool(state.marbles.no_joker_finish),
    }


def dump_open(state: Dog) -> dict[str, Any]:
    """All that lies open to everybody."""
    seven = {"left": state.left, "by": "X" if state.by_joker else "7"} if state.left else None
    return {
        "phase": PHASES[state.phase],
        "turn": _or_null(state.turn),
        "dealer": state.dealer,
        "deal": state.deal,
        "seven": seven,
        "from": _or_null(state.source),
        "marbles": [marble_names(state, seat) for seat in range(state.seats)],
        "discards": card_names(state.pile),
        "winner": seats_of(state.winners) if state.winners else None,
    }


def dump_position(state: Dog) -> dict[str, Any]:
    shown = dump_open(state)
    hands = [hand_of(state, seat) for seat in range(state.seats)]
    given = [CARDS[card] if card else None for card in state.given[: state.seats]]
    before = ("phase", "turn", "dealer", "deal", "seven", "from", "marbles")
    return {
        "game": "dog",
        "options": dump_options(state),
        "state": {
            **{name: shown[name] for name in before},
            "hands": hands,
            "given": given,
            "discards": shown["discards"],
            "winner": shown["winner"],
        },
    }


def _or_null(number: int) -> int | None:
    return number if number >= 0 else None


def seats_of(seats: int) -> list[int]:
    return [seat for seat in range(6) if seats >> seat & 1]


def marble_names(state: Dog, seat: int) -> list[str]:
    """In order: kennel, fresh, track, finish."""
    places = [state.marbles.place_of(MARBLES * seat + i) for i in range(MARBLES)]
    return [place_name(place) for place in sorted(places, key=_order)]


def _order(place: int) -> tuple[bool, bool, int]:
    return place < KENNEL, place >= FRESH, place


def card_names(counts: Sequence[int]) -> list[str]:
    return [CARDS[card] for card in range(1, HAND) for _ in range(counts[card])]


def hand_of(state: Dog, seat: int) -> list[str]:
    return card_names(state.hand[HAND * seat : HAND * seat + HAND])
