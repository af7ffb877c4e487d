"""Cards, places and teams: how many there are and what they are called (DOG-01 to DOG-07)."""

from __future__ import annotations

from irrgarten.games.dog.codes import FRESH, KENNEL, LANE, PLACES

MARBLES = 4
FIELDS_OF_AN_ARM = 16

#: DOG-02: names of the cards by number (0 is none), and how often each is in the stock.
CARDS = ". A 2 3 4 5 6 7 8 9 10 J Q K X".split()
CARD_OF = {name: number for number, name in enumerate(CARDS) if number > 0}
COPIES = [0] + [8] * 13 + [6]
STOCK = sum(COPIES)


def arms(players: int) -> int:
    return 4 if players <= 4 else 6  # DOG-03


def fields(players: int) -> int:
    return FIELDS_OF_AN_ARM * arms(players)


def start_field(players: int, seat: int) -> int:
    """DOG-04: two players sit opposite each other on the board of four arms."""
    return FIELDS_OF_AN_ARM * (2 * seat if players == 2 else seat)


def teams_of(players: int, size: int) -> list[list[int]]:
    """The teams of ``size`` players each, or everybody alone for 0 (DOG-05 to DOG-07)."""
    number = players // size if size else players
    return [list(range(team, players, number)) for team in range(number)]


def _name(place: int) -> str:
    if place >= FRESH:
        return "S"
    if place >= KENNEL:
        return "K"
    return f"F{(place - LANE) % MARBLES + 1}" if place >= LANE else str(place)


def _owner(place: int) -> int:
    if place >= FRESH:
        return place - FRESH
    if place >= KENNEL:
        return place - KENNEL
    return (place - LANE) // MARBLES if place >= LANE else -1


#: Places as their owner calls them.
PLACE_NAMES = [_name(place) for place in range(PLACES)]

#: The seat that a kennel, a finish or a barred start belongs to; -1 for the track.
OWNERS = [_owner(place) for place in range(PLACES)]
