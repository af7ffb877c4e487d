"""Everything that can happen to a table."""

from __future__ import annotations

from msgspec import Struct

from irrgarten.tables import frames
from irrgarten.tables.rows import StoredTable
from irrgarten.tables.state import Elsewhere


class Command(Struct, frozen=True):
    """Given to a table from a connection, a route, a timer, a bot or another process."""

    @property
    def known_ply(self) -> int:
        """The ply up to which whoever gives it knows the game."""
        return 0


# -- connections -----------------------------------------------------------------
class Join(Command, frozen=True):
    """A client connects; a ``secret`` opens its seat. ``known`` is the ply it knows already."""

    connection: int
    secret: str | None
    known: int | None


class Leave(Command, frozen=True):
    """A connection has ended; ``quietly`` if it will be back before anybody has to know."""

    connection: int
    quietly: bool = False


class Sight(Command, frozen=True):
    """A player turns to the page, or away from it."""

    connection: int
    sees: bool


class BeginLesson(Command, frozen=True):
    """The learner has read the lesson whose bots wait for it."""

    connection: int


class Meet(Command, frozen=True):
    """Who is connected to other processes has changed."""

    elsewhere: Elsewhere


class HearAgain(Command, frozen=True):
    """The bus carries again: players who were not seen meanwhile may have been there."""


# -- the game --------------------------------------------------------------------
class Act(Command, frozen=True):
    connection: int
    frame: frames.Act

    @property
    def known_ply(self) -> int:
        return self.frame.ply


class BotAct(Command, frozen=True):
    """The act that a bot has chosen on the position at ``ply``."""

    ply: int
    seat: int
    act: str


class Propose(Command, frozen=True):
    connection: int
    frame: frames.Propose


class Answer(Command, frozen=True):
    connection: int
    frame: frames.Answer


# -- seats -----------------------------------------------------------------------
class SitDown(Command, frozen=True):
    """A person takes an open seat, and is answered the secret that opens it from now on."""

    seat: int
    name: str
    adds: bool
    token: str | None


class Free(Command, frozen=True):
    """A person gets up before the game, or the host opens the seat."""

    seat: int
    secret: str | None


class SeatBot(Command, frozen=True):
    seat: int
    level: str
    secret: str | None


class UnseatBot(Command, frozen=True):
    seat: int
    secret: str | None


class Reissue(Command, frozen=True):
    """Another secret opens a person's seat; who came with the old one looks on."""

    seat: int
    secret_hash: str


class StandIn(Command, frozen=True):
    """A bot plays for a person who has not come; the seat stays the person's."""

    seat: int
    level: str


class Vacate(Command, frozen=True):
    """A person who waited at an open table has gone, and loses the seat."""

    seat: int


class Fill(Command, frozen=True):
    """A bot takes a seat of an open table that nobody came for."""

    seat: int
    level: str


# -- before the game -------------------------------------------------------------
class Seal(Command, frozen=True):
    """The hash of a seat's part of the lots."""

    connection: int
    frame: frames.Seal


class OpenPart(Command, frozen=True):
    """A seat's part of the lots, which must be the sealed one."""

    connection: int
    frame: frames.Open


class GoOn(Command, frozen=True):
    """Begin the game if nothing is missing; ``returned`` is a seat whose player is back."""

    returned: int | None = None


class OpenTable(Command, frozen=True):
    """Let anyone join."""

    opening: frames.Opening
    secret: str | None


class CloseTable(Command, frozen=True):
    """Let nobody join without the link."""

    secret: str | None


class Lapse(Command, frozen=True):
    """Close an open table where nobody waits, that has begun, or that is too ``old``."""

    old: bool


# -- by themselves ---------------------------------------------------------------
class Tick(Command, frozen=True):
    """Something is due: a clock, a bot that stands in, a part of the lots."""


class Refresh(Command, frozen=True):
    """The table as it is stored by now, with the acts that are not known here.

    A few of them are taken over at a time: the answer is how many.
    """

    stored: StoredTable
