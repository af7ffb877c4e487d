"""What the positions of all games have in common: how they are written and read."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import Any, TypeVar

import msgspec

from irrgarten.kernel import reading
from irrgarten.kernel.errors import PositionError

Position = dict[str, Any]


class Open(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What lies on the table, in the words of the position; views of it have the same names."""


Said = TypeVar("Said", bound=msgspec.Struct)
Told = TypeVar("Told", bound=Open)


def written(
    position: Position, options: type[Said], state: type[Told], usual: Said | None = None
) -> tuple[Said, Told]:
    """The options and the state that a position tells, as declared. Raises PositionError.

    Where there are ``usual`` options, a position may leave out its own; else it says at least how
    many play.
    """
    read = reading.read(position, _document(options, state, usual), PositionError, "position")
    if usual is None and "players" not in position["options"]:
        raise PositionError("options.players: must be said")
    return read.options, read.state


@cache
def _document(options: Hashable, state: Hashable, usual: Hashable) -> Any:
    said = ("options", options) if usual is None else ("options", options, usual)
    fields = [("game", str), ("state", state), said]
    return msgspec.defstruct("Position", fields, forbid_unknown_fields=True)


def position_of(game: str, options: msgspec.Struct, state: Open) -> Position:
    """The position as ``written`` reads it. An option that is None says nothing and is left out."""
    said = shown(options).items()
    return {
        "game": game,
        "options": {name: value for name, value in said if value is not None},
        "state": msgspec.json.decode(msgspec.json.encode(state)),
    }


def shown(part: msgspec.Struct) -> dict[str, Any]:
    """The fields of a position's part, for a view that has them too."""
    return msgspec.structs.asdict(part)


def or_none(number: int) -> int | None:
    """States say with a negative number that there is none."""
    return number if number >= 0 else None
