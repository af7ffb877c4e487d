"""A table without a server: commands are decided one after the other, by a clock of the test."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import count
from random import Random
from typing import Any

from msgspec import json
from msgspec.structs import replace
from tests.server.at_table import HOST, bot, person, secret_of, table_row

from irrgarten.tables import commands, frames, info, loading, timeouts
from irrgarten.tables.decide import decide
from irrgarten.tables.draft import Decision, Writes
from irrgarten.tables.game import TableGame
from irrgarten.tables.moment import Moment
from irrgarten.tables.rows import SeatRow, StoredTable, Uptime
from irrgarten.tables.state import Policy, TableState

__all__ = ["HOST", "START", "Desk", "Frame", "beside", "bot", "person", "secret_of"]

Frame = dict[str, Any]

#: When the server came up, in milliseconds since 1970.
START = int(datetime(2026, 1, 1, tzinfo=UTC).timestamp() * 1000)


class Desk:
    """A table, the time, and what its connections are told."""

    def __init__(self, *seats: SeatRow, policy: Policy | None = None, **row: Any) -> None:
        self.state: TableState
        self.ms = START
        #: A process was there until then; the time from then on counts for no clock.
        self.uptimes: list[Uptime] = []
        self.began = START
        self.others_unknown = False
        self.policy = policy or Policy()
        self.told: dict[int, list[Frame]] = {}
        self.written: list[Writes] = []
        self._numbers = count()
        self._entropy = Random(0).randbytes
        self.load(StoredTable(table_row(*seats, **row), seats, [], ()))

    # -- the time ----------------------------------------------------------------
    @property
    def now(self) -> Moment:
        here = Uptime("here", self.began, self.ms)
        wall = datetime.fromtimestamp(self.ms / 1000, UTC)
        return Moment(self.ms, wall, (here, *self.uptimes), self.others_unknown)

    def pass_time(self, seconds: float) -> None:
        """Let time pass, and the table do what is due meanwhile."""
        until = self.ms + round(seconds * 1000)
        while self.timer is not None and self.timer <= until:
            self.ms = max(self.ms, self.timer)
            self.execute(commands.Tick())
        self.ms = until

    # -- commands ----------------------------------------------------------------
    def execute(self, command: commands.Command) -> Any:
        """Decide a command, and return its answer. Raises RequestError."""
        decision = decide(self.state, command, self.now, self._entropy)
        self._check(decision)
        self.state = decision.state
        self.timer = decision.timer
        if decision.writes is not None:
            self.written.append(decision.writes)
        for message in decision.messages:
            for number in message.to:
                self.told.setdefault(number, []).append(json.decode(message.frame))
        return decision.answer

    def _check(self, decision: Decision) -> None:
        before, after, writes = self.state.row, decision.state.row, decision.writes
        if writes is not None:
            assert after.revision - before.revision == writes.raises_revision
            assert (writes.revision, writes.ply) == (before.revision, self.state.ply)
            if writes.clock is not None:
                known = self.state.clock
                assert writes.clock.number == (0 if known is None else known.number + 1)

    def come(self, seat: int | None, known: int | None = None) -> int:
        """Connect as a server does, and return the number of the connection."""
        number = next(self._numbers)
        secret = None if seat is None else secret_of(seat)
        self.execute(commands.Join(number, secret, known))
        self.execute(commands.GoOn(returned=seat))
        return number

    def take_over(self, other: Desk) -> None:
        """Take over what another process has stored."""
        stored = other.stored
        while True:
            rest = stored.acts[self.state.ply :]
            self.execute(commands.Refresh(replace(stored, acts=rest)))
            if self.state.ply == other.state.ply:
                return

    def change(self, **fields: Any) -> None:
        """Let the state be another than commands have made it."""
        self.state = replace(self.state, **fields)

    def change_row(self, **fields: Any) -> None:
        self.change(row=replace(self.state.row, **fields))

    def leave(self, number: int) -> None:
        self.execute(commands.Leave(number))

    def begin(self) -> Desk:
        self.execute(commands.GoOn())
        assert self.state.begun
        return self

    def act(self, number: int, text: str | None = None) -> None:
        """Make an act; without one, the first that is legal."""
        seat = self.state.connections[number].seat
        assert seat is not None
        act = text or self.game.legal(seat)[0]
        self.execute(commands.Act(number, frames.Act(self.state.ply, [act])))

    def act_of_bot(self) -> None:
        """Let the bot that is to act make the first act that is legal."""
        seat = self.game.acting[0]
        self.execute(commands.BotAct(self.state.ply, seat, self.game.legal(seat)[0]))

    # -- what there is -------------------------------------------------------------
    @property
    def game(self) -> TableGame:
        return self.state.under_way

    @property
    def info(self) -> frames.TableInfo:
        return info.table_info(self.state, self.now)

    @property
    def holders(self) -> list[str]:
        return [seat.holder for seat in self.state.seats]

    def types(self, number: int) -> list[str]:
        """Return the types of the frames that a connection was told since this was asked last."""
        return [frame["type"] for frame in self.told.pop(number, [])]

    # -- the store -----------------------------------------------------------------
    @property
    def stored(self) -> StoredTable:
        """Return the table as it is stored by now."""
        state = self.state
        return StoredTable(
            table=state.row,
            seats=state.seats,
            acts=state.game.acts if isinstance(state.game, TableGame) else [],
            changes=state.changes,
            followed=state.followed,
            clock=state.clock,
            absences=tuple(row for row in state.absences.values() if row is not None),
        )

    def load(self, stored: StoredTable) -> None:
        """Load the table from its stored rows, as another process or a restart does."""
        *_, game = loading.game_of(stored)
        self.state = loading.state_of(stored, game, self.policy, self.now)
        self.timer = timeouts.next_due(self.state, self.now)

    def restart(self, seconds: float = 0) -> None:
        """Come up again with what is stored, after so many seconds without a server."""
        stored = self.stored
        self.uptimes.append(Uptime("before", self.began, self.ms))
        self.ms += round(seconds * 1000)
        self.began = self.ms
        self.load(stored)


def beside(desk: Desk) -> Desk:
    """Return the same table in another process."""
    other = Desk(*desk.state.seats, policy=desk.policy)
    other.ms = desk.ms
    other.load(desk.stored)
    return other
