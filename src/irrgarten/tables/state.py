"""Everything there is to know of one table, in a value that never changes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from irrgarten import registry
from irrgarten.kernel import lots
from irrgarten.kernel.play import AnyRules
from irrgarten.kernel.record import Fair, Headers, Player
from irrgarten.kernel.state import WATCHER
from irrgarten.tables import frames
from irrgarten.tables.bygone import Bygone
from irrgarten.tables.game import TableGame
from irrgarten.tables.moment import Moment
from irrgarten.tables.problems import RequestError
from irrgarten.tables.rows import AbsenceRow, ClockRow, SeatChangeRow, SeatRow, TableRow
from irrgarten.tables.secrecy import host_secret, opens, seat_secret, table_secret

#: A game that has begun.
Begun = TableGame | Bygone


class Policy(Struct, frozen=True):
    """What the host of the server has chosen for all tables.

    ``absence``: seconds after which a bot may play for a player who is away. ``part``: seconds for
    which seals and parts of the lots are waited for. ``shared``: other processes write about the
    same tables. ``knows_others``: it is known who is connected to them.
    """

    absence: int = 60
    part: float = 20.0
    shared: bool = False
    knows_others: bool = True


class Connection(Struct, frozen=True):
    """A client at the table; ``seat`` is None for a watcher.

    ``sees``: the player looks at the page. ``ready``: the learner has read the waiting lesson.
    """

    seat: int | None
    sees: bool = True
    ready: bool = False

    @property
    def viewer(self) -> int:
        return WATCHER if self.seat is None else self.seat


class Elsewhere(Struct, frozen=True):
    """Who is connected to other processes, as far as this one knows."""

    seats: frozenset[int] = frozenset()
    watchers: int = 0


class Due(Struct, frozen=True):
    """What the sealing of the lots waits for, and since when it has waited with somebody there."""

    what: Literal["seals", "parts"]
    since: int


class TableState(Struct, frozen=True):
    """What is stored of a table first, then what is only known while it is in memory.

    ``away_since`` has for each seat when its last connection ended, at the earliest when the table
    was loaded. ``missed_since`` has the seats that are to act and away while others wait, with
    since when; ``attended`` is when somebody last was there who waits. ``moved`` is when the game
    went on last, or None if that was before the table was loaded. An absence is None that only
    another process may have stored.
    """

    row: TableRow
    seats: tuple[SeatRow, ...]
    changes: tuple[SeatChangeRow, ...]
    game: Begun | None
    secret: str
    policy: Policy
    loaded: int
    clock: ClockRow | None = None
    absences: Mapping[int, AbsenceRow | None] = {}
    followed: frozenset[int] = frozenset()

    connections: Mapping[int, Connection] = {}
    elsewhere: Elsewhere = Elsewhere()
    away_since: tuple[int, ...] = ()
    been_here: frozenset[int] = frozenset()
    missed_since: Mapping[int, int] = {}
    attended: int = 0
    moved: int | None = None
    due: Due | None = None

    # -- the game --------------------------------------------------------------
    @property
    def rules(self) -> AnyRules:
        return registry.rules(self.row.game)

    @property
    def ply(self) -> int:
        return self.game.ply if self.game else 0

    @property
    def begun(self) -> bool:
        return self.game is not None

    @property
    def under_way(self) -> TableGame:
        """The game, for whatever needs its rules. Raises RequestError."""
        if self.game is None:
            raise RequestError("conflict", "the game has not started")
        if isinstance(self.game, Bygone):
            raise RequestError("conflict", "the game is over: its rules have changed since")
        return self.game

    @property
    def finished(self) -> Begun:
        if self.game is None or not self.game.over:
            raise RequestError("conflict", "the record is shown when the game is over")
        return self.game

    @property
    def record(self) -> frames.GameRecord:
        """The whole game, once it is over."""
        game = self.finished
        record = game.record
        if record is None:
            raise RequestError("conflict", "the game never began: its rules have changed since")
        players = [Player(seat.name, seat.level) for seat in self.seats]
        return replace(record, headers=Headers(players, self.row.created, game.result))

    @property
    def told(self) -> list[frames.Happened]:
        """What a watcher was told from first to last, once the game is over."""
        game = self.finished
        return game.watched if isinstance(game, Bygone) else game.told(WATCHER)

    @property
    def in_tournament(self) -> bool:
        return self.row.of_tournament is not None

    @property
    def waits_in_public(self) -> bool:
        """Whether anyone may still join."""
        return self.row.listed is not None and self.game is None

    # -- who is there ----------------------------------------------------------
    @property
    def here(self) -> set[int]:
        """The seats with a connection, to this or another process."""
        own = {one.seat for one in self.connections.values() if one.seat is not None}
        return own | self.elsewhere.seats if self.elsewhere.seats else own

    def perhaps_here(self, now: Moment) -> set[int]:
        """The same; all seats while nothing is known of other processes."""
        return {*range(len(self.seats))} if now.others_unknown else self.here

    @property
    def watchers(self) -> int:
        own = sum(one.seat is None for one in self.connections.values())
        return self.elsewhere.watchers + own

    def away_for(self, seat: int, now: Moment) -> float:
        """Return for how many seconds nobody has been connected in a seat."""
        return 0.0 if now.others_unknown else now.seconds_since(self.away_since[seat])

    def absence_left(self, seat: int, now: Moment) -> float:
        """Return the seconds until a bot may play for a player who is away."""
        return max(0.0, self.policy.absence - self.away_for(seat, now))

    # -- the lots --------------------------------------------------------------
    @property
    def seed(self) -> str:
        return lots.joined(self.secret, self.fair.added)

    @property
    def commitment(self) -> str:
        return lots.commitment(self.secret)

    @property
    def fair(self) -> Fair:
        return fair_of(self.row, self.seats)

    # -- secrets ---------------------------------------------------------------
    def seat(self, number: int) -> SeatRow:
        if not 0 <= number < len(self.seats):
            raise RequestError("not_found", f"there is no seat {number} at this table")
        return self.seats[number]

    def seat_of(self, secret: str) -> int:
        """Return the seat that a secret opens. Raises RequestError."""
        for seat in self.seats:
            if opens(secret, seat.secret_hash):
                return seat.seat
        raise RequestError("forbidden", "this link opens no seat at this table")

    def secret_of(self, number: int, token: str) -> str:
        return seat_secret(self.row.chain, number, token)

    def secret_of_host(self, token: str) -> str:
        return host_secret(self.row.chain, token)

    def is_host(self, secret: str | None) -> bool:
        return opens(secret, self.row.host_hash)


def fair_of(row: TableRow, seats: Sequence[SeatRow]) -> Fair:
    """Return what proves how the lots of a table were drawn."""
    secret = secret_of_row(row)
    added = [seat.added or "" for seat in seats]
    seals = [seat.seal for seat in seats]
    return Fair(lots.commitment(secret), secret, added, row.table, seals)


def secret_of_row(row: TableRow) -> str:
    """Return the secret of the lots of a table."""
    return table_secret(row.chain, row.link)
