"""All that is decided about a tournament, and who has entered, as it is kept."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from irrgarten import registry
from irrgarten.game import read_options
from irrgarten.server.page_frames import Conditions, Correction
from irrgarten.store import KeptTournament
from irrgarten.tables.frames import Level
from irrgarten.tournaments.encounters import Encounter, Entrant, Result


class Player(Struct, frozen=True):
    """A person, whose secret opens her place, or a bot."""

    number: int
    name: str
    entrant: int | None = None
    secret_hash: str | None = None
    level: Level | None = None


class Entered(Struct, frozen=True):
    number: int
    name: str
    seed: int
    withdrawn: bool = False


class Document(Conditions, frozen=True):
    open: bool = True
    paired_at: str | None = None
    next_at: str | None = None
    entrants: list[Entered] = msgspec.field(default_factory=list)
    players: list[Player] = msgspec.field(default_factory=list)

    @property
    def sides(self) -> list[list[int]]:
        rules = registry.rules(self.game)
        return rules.sides(read_options(self.game, self.options))

    @property
    def size(self) -> int:
        """How many a team has."""
        return len(self.sides[0])

    def players_of(self, entrant: int) -> list[Player]:
        return [one for one in self.players if one.entrant == entrant]

    def player(self, number: int) -> Player | None:
        return next((one for one in self.players if one.number == number), None)

    def entrant(self, number: int) -> Entered | None:
        return next((one for one in self.entrants if one.number == number), None)

    @property
    def paired_ones(self) -> list[Entrant]:
        """As the pairing knows them."""
        return [Entrant(one.number, one.seed, one.withdrawn) for one in self.entrants]


class Met(Struct, frozen=True):
    """An encounter, where it is played, and what the organiser has said of it."""

    encounter: Encounter
    table: str | None
    corrections: list[Correction]


class Kept(Struct, frozen=True):
    """A tournament as it is kept, read."""

    name: str
    chain: str
    organiser_hash: str
    created: str
    document: Document
    round: int
    revision: int
    ended: str | None
    met: list[Met]
    maker: int | None = None

    @property
    def encounters(self) -> list[Encounter]:
        return [one.encounter for one in self.met]

    @property
    def current(self) -> list[Met]:
        return [one for one in self.met if one.encounter.round == self.round]

    @property
    def open_ones(self) -> list[Met]:
        """Encounters of this round of which nothing has come yet."""
        return [one for one in self.current if one.encounter.result is None]


_document = msgspec.json.Decoder(Document).decode
_encounter = msgspec.json.Decoder(Encounter).decode
_result = msgspec.json.Decoder(Result).decode
_corrections = msgspec.json.Decoder(list[Correction]).decode


def shared(kind: type[Struct], one: Struct) -> dict[str, Any]:
    """What a struct has of another's fields, by name."""
    return {name: getattr(one, name) for name in kind.__struct_fields__}


def text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def read(kept: KeptTournament) -> Kept:
    """Raises msgspec.DecodeError if it is damaged."""
    met = []
    for one in kept.encounters:
        result = None if one.result is None else _result(one.result)
        encounter = msgspec.structs.replace(_encounter(one.encounter), result=result)
        met.append(Met(encounter, one.at, _corrections(one.corrections)))
    row = kept.row
    return Kept(
        name=row.tournament,
        chain=row.chain,
        organiser_hash=row.organiser_hash,
        created=row.created,
        document=_document(row.document),
        round=row.round,
        revision=row.revision,
        ended=row.ended,
        met=met,
        maker=row.maker,
    )
