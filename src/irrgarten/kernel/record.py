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
    ``table``; None in records from before parts were sealed.
    """

    commitment: str
    secret: str
    added: list[str]
    table: str | None = None
    seals: list[str | None] | None = None


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


def as_data(record: Record) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(record)
    return data
