"""Two sides at one table, as in a tournament: who sits where, and who has won."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any, Literal, get_args, get_origin

import msgspec

from irrgarten import registry
from irrgarten.game import read_options
from irrgarten.kernel.errors import OptionsError
from irrgarten.kernel.rules import Options

#: Rounds of a match where a game has points, unless said otherwise: both sides begin once.
MATCH = 2


def options_for_two(game: str, chosen: Mapping[str, Any]) -> Options:
    """The options of a game between two sides. Raises OptionsError if there are more."""
    rules = registry.rules(game)
    options = read_options(game, chosen)
    sides = rules.sides(options)
    if len(sides) != 2:
        raise OptionsError(
            f"players: in a tournament two sides meet, and {options.players} players are "
            f"{len(sides)}"
        )
    return options


def two_sided(game: str) -> list[Options]:
    """How two sides can meet in a game, the usual way first: alone, or in teams."""
    rules = registry.rules(game)
    fewest, most = rules.players
    found: list[Options] = []
    for players in range(fewest, most + 1):
        for chosen in ({}, *_either(rules.options_type)):
            with suppress(OptionsError):
                found.append(options_for_two(game, {"players": players, **chosen}))
                break
    usual = read_options(game, {}).players
    return sorted(found, key=lambda options: options.players != usual)


def _either(options: type[Options]) -> Iterator[dict[str, Any]]:
    """Each single choice between words that a game's options leave."""
    for field in msgspec.structs.fields(options):
        for kind in (field.type, *get_args(field.type)):
            if get_origin(kind) is Literal:
                yield from ({field.name: word} for word in get_args(kind) if isinstance(word, str))


def made_of(sides: Sequence[Sequence[int]], of_seats: Sequence[float]) -> tuple[float, float]:
    """What each side has, of what each seat has: 1 for more than the other, ½ for as much."""
    first, second = (of_seats[side[0]] for side in sides)
    if first == second:
        return 0.5, 0.5
    return (1.0, 0.0) if first > second else (0.0, 1.0)


def match_rounds(game: str, rounds: int | None) -> int:
    """How many rounds a match has; one where a game has no points. Raises OptionsError."""
    if registry.rules(game).match:
        return MATCH if rounds is None else rounds
    if rounds not in (None, 1):
        raise OptionsError(f"match: {game} has no points to add up")
    return 1


def check_counted(game: str, tie_breaks: Sequence[str]) -> None:
    """Raises OptionsError where points are to break ties in a game that has none."""
    if "points" in tie_breaks and not registry.rules(game).match:
        raise OptionsError(f"tie_breaks: {game} has no points")
