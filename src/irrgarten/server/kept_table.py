"""A table as it is kept: its row, its seats, its game replayed, and which secret opens what."""

from __future__ import annotations

from typing import cast

from irrgarten import registry
from irrgarten.game import read_options
from irrgarten.kernel import lots
from irrgarten.kernel.errors import IrrgartenError
from irrgarten.kernel.record import Fair, Record
from irrgarten.kernel.state import WATCHER
from irrgarten.server import ending, frames, teaching
from irrgarten.server.bygone import Bygone
from irrgarten.server.course import Course
from irrgarten.server.problems import Trouble
from irrgarten.server.seat_changes import SeatChanges
from irrgarten.server.secrecy import host_secret, opens, seat_secret, table_secret
from irrgarten.store import Kept, SeatRow, TableRow


def begun(row: TableRow, seed: str) -> Course:
    """The game of a table as it begins, and what chance does first. Raises IrrgartenError."""
    rules = registry.rules(row.game)
    if row.begins_at is not None:
        return Course.at(rules, row.begins_at, seed, teaching.lots_of(row))
    return Course.begun(rules, read_options(row.game, row.options), seed, row.given)


class KeptTable:
    def __init__(self, kept: Kept) -> None:
        self.course: Course | Bygone | None = None
        self.remember(kept)

    def remember(self, kept: Kept) -> None:
        """All but the course, which takes its time."""
        self.row = kept.table
        self.seats = list(kept.seats)
        self.changes = SeatChanges(kept.changes)
        self.rules = registry.rules(self.row.game)
        self.secret = table_secret(self.row.chain, self.row.link)

    async def replay(self, kept: Kept) -> None:
        """Make all acts again; take a game of other rules as it was kept. Raises RecordError."""
        record, ours = self.recorded(kept), self.row.version == self.rules.version
        if record is None:
            waits = self.row.ended is None and (ours or self._may_begin())
            self.course = None if waits else Bygone(None, None)
        elif ours:
            self.course = course = await Course.replayed(self.rules, record)
            if (laid := teaching.lots_of(self.row)) is not None:
                course.play.seed, course.play.laid = self.seed, laid
            if self.row.ended is not None and not course.over:
                # Other rules were here for a while and have ended it: all is known of it by now.
                self.course = Bygone(record, None)
        else:
            end = kept.ending
            self.course = Bygone(record, ending.unpacked(end) if end is not None else None)

    def recorded(self, kept: Kept) -> Record | None:
        """All of a game that has begun; its rules are not asked."""
        if self.row.position is None:
            return None
        return Record(
            game=self.row.game,
            version=self.row.version,
            options=self.row.options,
            position=self.row.position,
            acts=kept.acts,
            # The lots of a lesson were laid, and follow from nothing.
            seed=self.seed if self.row.lesson is None else None,
            set_up=self.row.begins_at is None,
            given=self.row.given,
            fair=self.fair if self.row.lesson is None else None,
        )

    def _may_begin(self) -> bool:
        """Whether today's rules allow what was agreed on under others."""
        try:
            begun(self.row, lots.commitment("trial"))
        except IrrgartenError:
            return False
        return True

    # -- the game --------------------------------------------------------------
    @property
    def ply(self) -> int:
        return self.course.ply if self.course else 0

    @property
    def under_way(self) -> Course:
        if self.course is None:
            raise Trouble("conflict", "the game has not started")
        if isinstance(self.course, Bygone):
            raise Trouble("conflict", "the game is over: its rules have changed since")
        return self.course

    @property
    def record(self) -> Record:
        """The whole game, once it is over."""
        course = self.finished
        record = course.record if isinstance(course, Bygone) else course.play.record()
        if record is None:
            raise Trouble("conflict", "the game never began: its rules have changed since")
        return record

    @property
    def told(self) -> list[frames.Happened]:
        """What whoever watched from first to last was told, once the game is over."""
        course = self.finished
        if isinstance(course, Bygone):
            return course.watched
        return cast(list[frames.Happened], course.told[WATCHER])

    @property
    def finished(self) -> Course | Bygone:
        if self.course is None or not self.course.over:
            raise Trouble("conflict", "the record is shown when the game is over")
        return self.course

    # -- the lots --------------------------------------------------------------
    @property
    def _added(self) -> list[str]:
        return [seat.added or "" for seat in self.seats]

    @property
    def seed(self) -> str:
        return lots.joined(self.secret, self._added)

    @property
    def commitment(self) -> str:
        return lots.commitment(self.secret)

    @property
    def fair(self) -> Fair:
        # Tables from before parts were sealed have parts all the same.
        old = not self.row.sealed and any(self._added)
        seals = None if old else [seat.seal for seat in self.seats]
        return Fair(self.commitment, self.secret, self._added, self.row.table, seals)

    # -- secrets ---------------------------------------------------------------
    def seat(self, number: int) -> SeatRow:
        if not 0 <= number < len(self.seats):
            raise Trouble("not_found", f"there is no seat {number} at this table")
        return self.seats[number]

    def seat_of(self, secret: str) -> int:
        """The seat that a secret opens."""
        for seat in self.seats:
            if opens(secret, seat.secret_hash):
                return seat.seat
        raise Trouble("forbidden", "this link opens no seat at this table")

    def secret_of(self, number: int, token: str) -> str:
        return seat_secret(self.row.chain, number, token)

    def secret_of_host(self, token: str) -> str:
        return host_secret(self.row.chain, token)

    def is_host(self, secret: str | None) -> bool:
        return opens(secret, self.row.host_hash)
