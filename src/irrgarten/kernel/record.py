"""A whole game as data: the first position, every act, and what makes its chance checkable."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct


class Made(Struct, frozen=True, forbid_unknown_fields=True):
    """An act in notation and the seat that made it; None for chance."""

    seat: Annotated[int, Meta(ge=0)] | None
    act: str


class Fair(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the seed of a table came from: its secret, hashed before, and what each seat added.

    ``seals`` are the hashes of those parts, shown before any was opened and bound to the
    ``table``; None for a seat without a part.
    """

    commitment: str
    secret: str
    added: list[str]
    table: str
    seals: list[str | None]


class Player(Struct, frozen=True, forbid_unknown_fields=True):
    """Who held a seat: the name of a person, or the level of a bot."""

    name: Annotated[str, Meta(min_length=1, max_length=24)] | None = None
    level: Annotated[str, Meta(min_length=1, max_length=24)] | None = None


class Headers(Struct, frozen=True, forbid_unknown_fields=True):
    """Who played and when, as the table showed it; only the ``result`` can be checked.

    ``date`` is when the table was made (ISO 8601); ``result`` is None for a game not finished.
    """

    players: list[Player]
    date: Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}(T[0-9:.]{5,15}(Z|[+-]\d{2}:\d{2})?)?$")]
    result: list[float] | None = None


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """A record replays without any generator; with its seed, the draws can be checked too.

    ``seed`` is None where chance was played by hand or nobody tells the seed.
    ``given`` is what was laid down by hand at set-up; ``set_up`` says whether the first position
    was drawn from the seed at all (or loaded).
    """

    game: str
    version: str
    options: dict[str, Any]
    position: dict[str, Any]
    acts: list[Made]
    seed: str | None = None
    set_up: bool = False
    given: dict[str, Any] = {}
    fair: Fair | None = None
    headers: Headers | None = None


def as_data(record: Record) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(record)
    return data
