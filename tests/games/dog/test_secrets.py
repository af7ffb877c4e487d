"""Which cards are secret from whom; and leaks put in on purpose, which the law must notice."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from tests.contract.twins import led_on
from tests.games.dog.lines import drawn

from irrgarten import registry
from irrgarten.game import read_options
from irrgarten.games.dog.board import CARDS
from irrgarten.games.dog.codes import ACE
from irrgarten.games.dog.narration import Dealt, Drew, Gave, Got
from irrgarten.games.dog.rulebook import DogRules
from irrgarten.games.dog.rules import Dog
from irrgarten.games.dog.view import DogView
from irrgarten.kernel.clauses import Refusal
from irrgarten.kernel.errors import NotationError
from irrgarten.kernel.memory import Event
from irrgarten.kernel.notes import Notes
from irrgarten.kernel.play import Play
from irrgarten.kernel.state import WATCHER

clause = pytest.mark.clause
RULES = registry.rules("dog")


# -- what the clauses hide ------------------------------------------------------------------------
def told(play: Play, seat: int, act: str) -> set[int]:
    """The viewers who may know which act it is."""
    rules, state = play.rules, play.state
    viewers = (*range(state.seats), WATCHER)
    number = rules.parse(state, seat, act)
    return {viewer for viewer in viewers if not rules.hidden(state, seat, number, viewer)}


def at(drawing: str, **position: Any) -> Play:
    return Play(RULES, RULES.load(drawn(drawing, **position)))


@clause("DOG-15")
def test_a_card_dealt_is_known_to_whoever_gets_it() -> None:
    play = Play.begun(RULES, read_options("dog", {"players": 4}), "1", {"dealer": 0})
    assert told(play, -1, "card 7") == {1}
    play.make(-1, "card 7")
    assert told(play, -1, "card 7") == {2}


FOUR = "K K K 5 | A 2 3\nK K K 20 | 3 4 5\nK K K 40 | 5 6 8\nK K K 50 | 8 9 Q"


@clause("DOG-13")
def test_a_card_given_is_known_to_the_giver_and_with_the_last_one_to_the_partner() -> None:
    play = at(FOUR, phase="exchange", turn=None, deal=3, dealer=3)
    assert told(play, 2, "give 6") == {2}
    for seat, act in ((0, "give A"), (1, "give 3"), (3, "give Q")):
        play.make(seat, act)
    assert told(play, 2, "give 6") == {2, 0}
    assert told(play, 2, "5:40>45") == {0, 1, 2, 3, WATCHER}


@clause("DOG-13")
def test_a_card_given_is_taken_back_and_one_that_is_laid_is_not() -> None:
    """It lies face down, and nobody else has seen it."""
    play = at(FOUR, phase="exchange", turn=None, deal=3, dealer=3)
    play.make(2, "give 6")
    assert play.may_go_back(2) == 0
    laid = at(FOUR)
    laid.make(0, "2:5>7")
    assert laid.may_go_back(0) is None


@clause("DOG-14")
def test_in_teams_of_three_it_goes_to_the_next_team_mate() -> None:
    hands = "\n".join(["K K K K | A 2"] * 6)
    given = "A A A A A -"
    lacking = "\n".join(["K K K K | 2"] * 5 + ["K K K K | A 2"])
    position = {"phase": "exchange", "turn": None, "deal": 2, "dealer": 5, "teams": "trios"}
    assert told(at(hands, **position), 5, "give A") == {5}
    assert told(at(lacking, given=given, **position), 5, "give A") == {5, 1}


@clause("DOG-61")
def test_a_card_drawn_is_known_to_the_neighbour_who_loses_it() -> None:
    play = at("K K K 5 | A 2\nK K K 20 | 3 4\nK K K 40 | 5 6", phase="draw", turn=None, deal=2)
    assert play.rules.dump(play.state)["state"]["dealer"] == 2
    assert told(play, -1, "card 3") == {0, 1}


@clause("DOG-64")
def test_so_is_a_card_that_a_two_draws() -> None:
    play = at("K K K 20 | 2 Q\nK K K 30 | 5\nK K K 40 | 6")
    assert told(play, 0, "2:draw 2") == {0, 1, 2, WATCHER}
    play.make(0, "2:draw 2")
    assert told(play, -1, "card 6") == {0, 2}


def test_what_a_seven_under_way_was_laid_as_is_seen() -> None:
    """It says whether points may still bring a last marble home (DOG-58)."""
    drawing = "K K K 5 | 2\nK K K 20 | 3\nK K K 40 | 5\nK K K 50 | 8"
    positions = [
        RULES.load(drawn(drawing, left=4, by=by, discards=other)) for by, other in ("7X", "X7")
    ]
    for viewer in (WATCHER, 0, 1):
        seven, joker = (state.seen_by(viewer) for state in positions)
        assert seven != joker


# -- leaks ----------------------------------------------------------------------------------------
def telling(kind: type[Event]) -> type[DogRules]:
    """Rules that tell everybody of an event what its seat is told."""

    class Telling(DogRules):
        def narrate(self, state: Dog, journal: Notes, seat: int) -> list[Event]:
            events = super().narrate(state, journal, seat)
            return [
                super(Telling, self).narrate(state, journal, event.seat)[number]  # type: ignore[attr-defined]
                if isinstance(event, kind)
                else event
                for number, event in enumerate(events)
            ]

    return Telling


def showing(change: Callable[[Dog, DogView], DogView]) -> type[DogRules]:
    """Rules with something else in the view."""

    class Showing(DogRules):
        def view(self, state: Dog, seat: int) -> DogView:
            return change(state, super().view(state, seat))

    return Showing


def aces(state: Dog) -> int:
    """How many aces the first seat has."""
    return int(state.hand[ACE])


def all_given(state: Dog, view: DogView) -> DogView:
    return replace(
        view, given=[CARDS[card] if card else None for card in state.given[: view.players]]
    )


def first_hand(state: Dog, view: DogView) -> DogView:
    return replace(view, winner=list(state.hand[: len(CARDS)]))


def ordered_by_the_stock(state: Dog, view: DogView) -> DogView:
    return replace(view, discards=view.discards[:: 1 if state.stock[ACE] % 2 else -1])


def counted_aces(state: Dog, view: DogView) -> DogView:
    return replace(view, deal=view.deal + aces(state))


class Refusing(DogRules):
    """Says in a refusal what another hand holds."""

    def why_not(self, state: Dog, seat: int, act: int) -> Refusal | None:
        refused = super().why_not(state, seat, act)
        return refused and Refusal(refused.clause, refused.reason, {"aces": aces(state)})


class Misreading(DogRules):
    """Says it in an error."""

    def parse(self, state: Dog, seat: int, text: str) -> int:
        try:
            return super().parse(state, seat, text)
        except NotationError as error:
            raise NotationError(f"{error} {aces(state)}") from None


class Spelling(DogRules):
    """Writes acts differently when the first seat holds an ace."""

    def format(self, state: Dog, seat: int, act: int) -> str:
        return super().format(state, seat, act) + " " * aces(state)


class Foreseeing(DogRules):
    """Shows in a preview who can play next."""

    def foreseen(self, state: Dog, act: int, after: Dog) -> Dog | None:
        return after


class Telling(DogRules):
    """Tells in a preview who can play next, and shows it not."""

    answers = ()


class Fading(DogRules):
    """Drops an event from the log if its card was an ace."""

    def narrate(self, state: Dog, journal: Notes, seat: int) -> list[Event]:
        events = super().narrate(state, journal, seat)
        drew = [entry for entry in journal.entries() if ACE in entry[2:4]]
        return events[:-1] if drew else events


LEAKS: dict[str, tuple[type[DogRules], int]] = {
    "dealt cards": (telling(Dealt), 4),
    "given cards": (telling(Gave), 4),
    "given cards in trios": (telling(Gave), 6),
    "cards got": (telling(Got), 4),
    "cards got in trios": (telling(Got), 6),
    "drawn cards": (telling(Drew), 3),
    "drawn cards between two": (telling(Drew), 2),
    "drawn cards among five": (telling(Drew), 5),
    "cards laid down to be given": (showing(all_given), 4),
    "cards drawn and not taken up": (showing(all_given), 3),
    "a hand": (showing(first_hand), 4),
    "the order of cards": (showing(ordered_by_the_stock), 4),
    "the count of a kind": (showing(counted_aces), 4),
    "refusals": (Refusing, 4),
    "errors": (Misreading, 4),
    "legal acts": (Spelling, 4),
    "previews": (Foreseeing, 4),
    "events of previews": (Telling, 4),
    "missing events": (Fading, 3),
}


def games(rules: DogRules, players: int) -> int:
    """Some games beside their twins; how many hidden acts were made differently."""
    options = {"players": players, **({"teams": "trios"} if players == 6 else {})}
    return sum(
        led_on(
            rules,
            Play.begun(rules, read_options("dog", options), str(seed), {}).state,
            Random(seed),
            150,
        )
        for seed in range(4)
    )


@pytest.mark.parametrize("leak", LEAKS)
def test_the_law_notices_a_leak(leak: str) -> None:
    rules, players = LEAKS[leak]
    with pytest.raises(AssertionError, match="gives something hidden away"):
        games(rules(), players)


def test_without_a_leak_it_notices_none_however_much_is_done_unseen() -> None:
    assert games(DogRules(), 3) > 500
