"""Tournaments on the wire, as typed structs. The client's types are generated from these too."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from irrgarten.server.frames import Level, Name, Rounds, Status, Token
from irrgarten.tournaments import encounters, plan, reasons, standings

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


# -- what is asked ---------------------------------------------------------------
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


# -- what is answered --------------------------------------------------------------
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
