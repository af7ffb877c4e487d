"""The wire of the pages beside the table, as typed structs: tournaments, lobby and notices.

The client's types are generated from these too.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from irrgarten.tables.frames import (
    ClockChoice,
    Holder,
    Level,
    Name,
    Opening,
    Rounds,
    Secret,
    Status,
    TableMade,
    Token,
)
from irrgarten.tournaments import encounters, plan, reasons, standings

# -- tournaments ---------------------------------------------------------------------
Title = Annotated[str, Meta(min_length=1, max_length=60)]
TeamName = Annotated[str, Meta(min_length=1, max_length=40)]
Explained = Annotated[str, Meta(min_length=1, max_length=200)]
Minutes = Annotated[int, Meta(ge=1, le=24 * 60)]
Pause = Annotated[int, Meta(ge=0, le=24 * 60)]
Moment = Annotated[str, Meta(max_length=32)]

#: Teams enter together, or are drawn among those who enter; alone where a side is one player.
Teams = Literal["single", "together", "drawn"]
#: What becomes of a table that is not ready in time.
Overtime = Literal["draw", "organiser"]
#: What becomes of whoever does not come: the encounter is lost, a bot plays, or the organiser says.
NoShow = Literal["loss", "bot", "organiser"]
Seeding = Literal["entry", "lot"]
TournamentStatus = Literal["entry", "playing", "over"]
Halves = Literal[0, 1, 2]

Plan = plan.Plan
Format = plan.Format
TieBreak = plan.TieBreak
Result = encounters.Result
How = encounters.How
Standing = standings.Standing
SameScore = reasons.SameScore
ScoresApart = reasons.ScoresApart
NotMet = reasons.NotMet
MetBefore = reasons.MetBefore
ByTable = reasons.ByTable
Seeds = reasons.Seeds
Winners = reasons.Winners
Lowest = reasons.Lowest
LowestAgain = reasons.LowestAgain
SeedRests = reasons.SeedRests
FreeByTable = reasons.FreeByTable
OtherGone = reasons.OtherGone
Begins = reasons.Begins
BeginsByTable = reasons.BeginsByTable
PairingReason = reasons.Reason


# -- asked of tournaments ------------------------------------------------------------
class NewTournament(Struct, frozen=True, forbid_unknown_fields=True):
    """``match``: rounds of an encounter, in games that have points; 2 unless said.

    ``minutes`` are those of a round, None for as long as it takes. The next round is paired after a
    ``pause`` of so many minutes once the last game has ended; None waits for the organiser. Bots of
    ``level`` fill up teams. The same ``token`` again is answered with the same tournament.
    """

    title: Title
    game: str
    options: dict[str, Any]
    plan: Plan
    match: Rounds | None = None
    teams: Teams | None = None
    level: Level = "casual"
    seeding: Seeding = "lot"
    minutes: Minutes | None = None
    overtime: Overtime = "organiser"
    no_show: NoShow = "organiser"
    no_show_minutes: Minutes = 10
    pause: Pause | None = None
    token: Token | None = None


class Enter(Struct, frozen=True, forbid_unknown_fields=True):
    """A player enters; into a ``team`` that is there, or with a new one of that name.

    The same ``token`` again is answered with the same player.
    """

    name: Name
    team: Annotated[int, Meta(ge=1, le=100_000)] | None = None
    team_name: TeamName | None = None
    token: Token | None = None


class EnterBots(Struct, frozen=True, forbid_unknown_fields=True):
    """So many entrants more, all of them bots."""

    count: Annotated[int, Meta(ge=1, le=256)]
    level: Level


class ChangePlayer(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class ChangeEntrant(Struct, frozen=True, forbid_unknown_fields=True):
    """Another name, or withdrawn from now on (before the first round: as if never entered)."""

    name: TeamName | None = None
    withdrawn: bool | None = None


class ChangeTournament(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether players may enter by themselves; and when the next round is paired at the earliest.

    ``next_at`` is ISO 8601 with its offset; empty: the organiser says when.
    """

    open: bool | None = None
    next_at: Moment | None = None


class Settle(Struct, frozen=True, forbid_unknown_fields=True):
    """What each side has, in halves (2 is a win), by the organiser's word; the reason is shown."""

    first: Halves
    second: Halves
    reason: Explained


# -- answered by tournaments ----------------------------------------------------------
class PlayerInfo(Struct, frozen=True):
    """``entrant`` is None until teams are drawn; a ``level`` is a bot's."""

    player: int
    name: str
    entrant: int | None
    level: Level | None


class EntrantInfo(Struct, frozen=True):
    """Whoever is paired: a player or a team. ``bot``: bots alone."""

    entrant: int
    name: str
    seed: int
    withdrawn: bool
    bot: bool
    players: list[int]


class Correction(Struct, frozen=True):
    """What the organiser has said of a result, and why."""

    at: str
    before: Result | None
    after: Result
    reason: str


class EncounterInfo(encounters.Encounter, frozen=True, kw_only=True):
    """Who meets in a round, and why; ``table`` is where. Without a ``second`` it is a bye.

    A match goes on from table to table; ``table`` is the latest.
    """

    table: str | None
    corrections: list[Correction]


class LiveTable(Struct, frozen=True):
    """A table of this round as it stands: whose turn it is, and who is not there, by their seats.

    ``board`` is drawn as SVG, as whoever watches sees it; None if there is none yet, or if whoever
    asks has the one of this ply.
    """

    number: int
    table: str
    status: Status
    ply: int
    acting: list[int]
    away: list[int]
    board: str | None


class Conditions(Struct, frozen=True):
    """What is decided about a tournament when it is set up."""

    title: str
    game: str
    options: dict[str, Any]
    plan: Plan
    match: int
    teams: Teams
    level: Level
    seeding: Seeding
    minutes: int | None
    overtime: Overtime
    no_show: NoShow
    no_show_minutes: int
    pause: int | None


class TournamentInfo(Conditions, frozen=True):
    """A tournament as everybody sees it, with the ``encounters`` of its latest round.

    ``size`` is that of a team; ``sides`` are the seats of whoever is first in an encounter, and of
    the other side. ``revision`` is raised whenever anything changes. Times are ISO 8601
    in UTC; ``now`` is the server's. ``deadline`` is when the time of this round is up. ``groups``
    are the standings within each group.
    """

    tournament: str
    size: int
    sides: list[list[int]]
    status: TournamentStatus
    open: bool
    round: int
    rounds: int
    created: str
    now: str
    paired_at: str | None
    deadline: str | None
    next_at: str | None
    revision: int
    entrants: list[EntrantInfo]
    players: list[PlayerInfo]
    encounters: list[EncounterInfo]
    standings: list[Standing]
    groups: list[list[Standing]]


class TournamentMade(Struct, frozen=True):
    """The secret of the organiser: it alone changes anything, and is kept here only as a hash."""

    info: TournamentInfo
    organiser: str


class PlayerSecret(Struct, frozen=True):
    """What opens a player's place in a tournament, on every device."""

    player: int
    secret: str


class MyPlace(Struct, frozen=True):
    """What a secret opens: the organiser's desk, or a player's place and her seat of this round.

    ``over``: what came of this round's encounter is known.
    """

    organiser: bool
    player: int | None
    revision: int
    status: TournamentStatus
    round: int
    number: int | None
    table: str | None
    seat: int | None
    secret: str | None
    over: bool


class PlayedGame(Struct, frozen=True):
    """One game of an encounter, counted from 1 in a match, and where its record is to be had."""

    round: int
    number: int
    game: int
    table: str
    record: str


class TournamentExport(Struct, frozen=True):
    """All of a tournament: ``rounds`` has the encounters of every round, ``games`` every game."""

    info: TournamentInfo
    rounds: list[list[EncounterInfo]]
    games: list[PlayedGame]


# -- the lobby: tables that anyone may join, and games that are looked for -----------
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


# -- notices: where somebody wants to be told that it is their turn -----------------
Language = Literal["en", "de", "fr", "it", "es", "nl", "de-CH"]
Subscriber = Annotated[str, Meta(min_length=32, max_length=32, pattern=r"^[0-9a-f]+$")]
#: As browsers write keys: base64 for addresses, without padding.
Base64 = Annotated[str, Meta(min_length=16, max_length=100, pattern=r"^[A-Za-z0-9_-]+={0,2}$")]


class NoticesOffered(Struct, frozen=True):
    """How one can be told here: ``push`` is the server's public key; ``mail`` if it sends mails."""

    push: str
    mail: bool


class NewDevice(Struct, frozen=True, forbid_unknown_fields=True):
    """A device, by what its browser says of its push subscription. ``key`` is the server's own."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1024)]
    p256dh: Base64
    auth: Base64
    key: Base64
    language: Language
    token: Token


class NewMail(Struct, frozen=True, forbid_unknown_fields=True):
    """An address, to which one mail goes: only whoever reads it can say that it is hers."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]
    language: Language
    token: Token


class Subscribed(Struct, frozen=True):
    """By this secret seats are followed, and everything is stopped."""

    subscriber: str
    secret: str


class SubscriptionInfo(Struct, frozen=True):
    """``confirmed``: whoever reads the mails of this address has said that it is hers."""

    kind: Literal["push", "mail"]
    confirmed: bool


class Follow(Struct, frozen=True, forbid_unknown_fields=True):
    """Tell, or no longer, when it is the turn of the seat whose secret is in the header."""

    subscriber: Subscriber
    secret: Secret
    on: bool = True


class NoticeToken(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in a mail, or in a notice."""

    token: Annotated[str, Meta(min_length=1, max_length=128, pattern=r"^[A-Za-z0-9_.-]+$")]


class Stopped(Struct, frozen=True):
    """Nothing is sent any more; how it stood in the notice is as it was asked."""

    stopped: bool
