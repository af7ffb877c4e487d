"""The wire of the lobby: tables that anyone may join, and games that are looked for."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from irrgarten.server.frames import ClockChoice, Holder, Level, Name, Opening, TableMade, Token


class FindGame(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to play, by the usual options; she waits until others want the same.

    The same ``token`` again is answered with the same table. ``bots`` as in ``Opening``.
    """

    game: str
    players: Annotated[int, Meta(ge=2, le=6)]
    name: Name
    adds: bool = False
    token: Token | None = None
    bots: Opening = Opening()
    clock: ClockChoice | None = None


class LobbySeat(Struct, frozen=True):
    holder: Holder
    name: str | None
    level: Level | None


class LobbyTable(Struct, frozen=True):
    """A table that anyone may join: what is played there, who waits, and since when (``listed``).

    ``bots_after`` so many seconds since then, bots take the free seats. ``by_hand``: something that
    nobody may know was laid down by hand there.
    """

    table: str
    game: str
    options: dict[str, Any]
    rounds: int
    clock: ClockChoice | None
    by_hand: bool
    listed: str
    bots_after: int | None
    seats: list[LobbySeat]


class LobbyInfo(Struct, frozen=True):
    """The tables that anyone may join, the latest first, and how many more there are.

    ``stamp`` is another one whenever something in it has changed.
    """

    stamp: int
    tables: list[LobbyTable]
    more: int


class FoundGame(Struct, frozen=True):
    """A table to sit down at, in this free seat; or one's own, where the others will come."""

    table: str
    seat: int
    made: TableMade | None
