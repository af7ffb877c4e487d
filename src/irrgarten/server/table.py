"""A table in memory: acts come one after the other, are kept, and only then told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

import msgspec
from msgspec.structs import replace

from irrgarten import registry
from irrgarten.kernel import lots
from irrgarten.kernel.errors import IllegalMove
from irrgarten.kernel.record import Fair, Record
from irrgarten.server import drawing, frames, seat_changes, seating, telling
from irrgarten.server.absence import Absence
from irrgarten.server.bot_seats import BotSeats
from irrgarten.server.bots import Bots
from irrgarten.server.course import Course
from irrgarten.server.guest import Guest
from irrgarten.server.problems import FAULTS, Trouble
from irrgarten.server.seat_changes import SeatChanges
from irrgarten.server.secrecy import (
    hashed,
    host_secret,
    new_token,
    opens,
    seat_secret,
    table_secret,
)
from irrgarten.server.settings import Settings
from irrgarten.store import Conflict, Kept, SeatChangeRow, SeatRow, Store, Unreadable, Unwritable

T = TypeVar("T")
P = ParamSpec("P")

#: Seconds until a game that could not be written is begun again.
LATER = 1


def alone(
    work: Callable[Concatenate[Table, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[Table, P], Coroutine[Any, Any, T]]:
    """One such thing at a table at a time."""

    @wraps(work)
    async def waiting(table: Table, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await table.in_turn(work(table, *args, **kwargs))

    return waiting


class Table:
    """All that is done at a table is done in turn, whole, and written before anyone hears of it."""

    def __init__(self, kept: Kept, store: Store, bots: Bots, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._lock = asyncio.Lock()
        self._bots = BotSeats(self, bots, settings.pace)
        self._patience = drawing.Patience(self, settings.limits.part)
        self.guests: set[Guest] = set()
        self._absence = Absence(len(kept.seats), settings.absence, settings.monotonic)
        self._starting: asyncio.Task[None] | None = None
        self.course: Course | None = None
        self._remember(kept)

    def _remember(self, kept: Kept) -> None:
        """All but the course, which takes its time."""
        self.row = kept.table
        self.seats = list(kept.seats)
        self._changes = SeatChanges(kept.changes)
        self.rules = registry.rules(self.row.game)
        self.secret = table_secret(self.row.chain, self.row.link)

    @classmethod
    async def of(cls, kept: Kept, store: Store, bots: Bots, settings: Settings) -> Table:
        """The table as it was kept. Raises RecordError."""
        table = cls(kept, store, bots, settings)
        await table._replay(kept)
        return table

    async def _replay(self, kept: Kept) -> None:
        """Make all acts again."""
        if self.row.position is None:
            return
        record = Record(
            game=self.row.game,
            version=self.row.version,
            options=self.row.options,
            position=self.row.position,
            acts=kept.acts,
            seed=lots.joined(self.secret, self._added),
            set_up=True,
            given=self.row.given,
            fair=self._fair,
        )
        self.course = await Course.replayed(self.rules, record)

    # -- what there is ---------------------------------------------------------
    @property
    def _added(self) -> list[str]:
        return [seat.added or "" for seat in self.seats]

    @property
    def commitment(self) -> str:
        return lots.commitment(self.secret)

    @property
    def _fair(self) -> Fair:
        # Tables from before parts were sealed have parts all the same.
        old = not self.row.sealed and any(self._added)
        seals = None if old else [seat.seal for seat in self.seats]
        return Fair(self.commitment, self.secret, self._added, self.row.table, seals)

    @property
    def ply(self) -> int:
        return self.course.ply if self.course else 0

    @property
    def info(self) -> frames.TableInfo:
        return telling.table_info(
            self.row, self.seats, self.course, self.secret, self.guests, self._absence
        )

    @property
    def record(self) -> Record:
        """The whole game, once it is over."""
        if self.course is None or not self.course.over:
            raise Trouble("conflict", "the record is shown when the game is over")
        return self.course.play.record()

    def seat_of(self, secret: str) -> int:
        """The seat that a secret opens."""
        for seat in self.seats:
            if opens(secret, seat.secret_hash):
                return seat.seat
        raise Trouble("forbidden", "this link opens no seat at this table")

    def made_with(self, token: str, knows: bool) -> frames.TableMade:
        """The secrets of who set this table up with a token; told again if asked for again."""
        host = host_secret(self.row.chain, token)
        if not self._is_host(host):
            raise Trouble("conflict", "token: another table has the name that follows from it")
        own = [(seat, self._secret_of(seat.seat, token)) for seat in self.seats]
        secrets = [
            frames.SeatSecret(seat=seat.seat, secret=secret)
            for seat, secret in own
            if opens(secret, seat.secret_hash)
        ]
        return frames.TableMade(info=self.info, host=host, seats=secrets, knows=knows)

    def _secret_of(self, number: int, token: str) -> str:
        return seat_secret(self.row.chain, number, token)

    def _is_host(self, secret: str | None) -> bool:
        return opens(secret, self.row.host_hash)

    def _under_way(self) -> Course:
        if self.course is None:
            raise Trouble("conflict", "the game has not started")
        return self.course

    # -- guests ----------------------------------------------------------------
    @alone
    async def join(self, guest: Guest, known: int | None, secret: str | None) -> None:
        """Welcome somebody who already knows the game up to some ply, or nothing of it."""
        if secret is not None:  # the seat may have been freed just now
            guest.seat = self.seat_of(secret)
        others = list(self.guests)
        self.guests.add(guest)
        self._welcome(guest, known)
        if self._bots.thinking is not None:
            guest.tell(frames.Thinking(seat=self._bots.thinking))
        if self.row.again is not None:
            guest.tell(frames.Again(table=self.row.again, seat=guest.seat))
        for other in others:
            other.tell(frames.Table(info=self.info))
        await self._go_on()
        self._bots.wake()

    def _welcome(self, guest: Guest, known: int | None) -> None:
        told = self._changes.told
        guest.tell(telling.welcome(self.info, self.course, told, guest, known))

    @alone
    async def leave(self, guest: Guest) -> None:
        self.guests.discard(guest)
        if guest.seat is not None:  # the last of her devices counts
            self._absence.begin(guest.seat)
        self.tell_all(frames.Table(info=self.info))
        self._patience.wake()

    def _turn_out(self, before: Sequence[SeatRow]) -> list[Guest]:
        """Whoever came with a secret that opens the seat no more only looks on from now on."""
        out = [
            guest
            for guest in self.guests
            if guest.seat is not None
            and before[guest.seat].secret_hash != self.seats[guest.seat].secret_hash
        ]
        for guest in out:
            guest.seat = None
        return out

    def tell_all(self, frame: frames.FromServer) -> None:
        encoded = frames.encode(frame)
        for guest in self.guests:
            guest.send(encoded)

    # -- acts ------------------------------------------------------------------
    @alone
    async def act(self, guest: Guest, frame: frames.Act) -> None:
        """Make acts of the guest's seat; she is told what came of it, like everybody."""
        course, seat, act = self._under_way(), _seat(guest), frame.acts[0]
        if self.seats[seat].holder == "bot":
            raise Trouble("conflict", "a bot plays for this seat")
        ply = course.counts_for(seat, frame.ply)
        try:
            if ply == course.ply:
                await self._make(course, seat, frame.acts)
            elif course.has_taken(seat, ply, frame.acts):  # sent again
                guest.tell(course.played(seat, ply))
            else:
                guest.tell(telling.refused(course, act))
        except IllegalMove as error:
            guest.tell(telling.refused(course, act, error))
        except Conflict:
            await self._catch_up()
            guest.tell(telling.refused(self._under_way(), act))

    @alone
    async def act_of_bot(self, course: Course, ply: int, seat: int, act: str) -> None:
        """Make a bot's act, if nothing has changed since it began to think."""
        changed = self.course is not course or course.ply != ply
        if changed or self.seats[seat].holder != "bot":
            return
        try:
            await self._make(course, seat, [act])
        except Conflict:
            await self._catch_up()

    async def _make(self, course: Course, seat: int, acts: list[str]) -> None:
        turn = course.tried(seat, acts)
        await self._store.add_acts(self.row.table, course.ply, turn.acts)
        course.keep(turn)
        viewers = {guest.viewer for guest in self.guests}
        for step in turn.steps:
            frame = {viewer: frames.encode(course.played_in(step, viewer)) for viewer in viewers}
            for guest in self.guests:
                guest.send(frame[guest.viewer])
        if course.over:
            self.tell_all(frames.Table(info=self.info))
        self._bots.wake()

    async def why_not(self, guest: Guest, frame: frames.WhyNot) -> None:
        guest.tell(self._under_way().why_not(_seat(guest), frame.act))

    async def preview(self, guest: Guest, frame: frames.Preview) -> None:
        course, seat, act = self._under_way(), _seat(guest), frame.acts[0]
        try:
            late = frame.ply != course.ply
            guest.tell(telling.refused(course, act) if late else course.preview(seat, frame.acts))
        except IllegalMove as error:
            guest.tell(telling.refused(course, act, error))

    # -- seats -----------------------------------------------------------------
    @alone
    async def sit_down(self, number: int, name: str, adds: bool, token: str | None) -> str:
        """Take an open seat; the secret that opens it from now on. It follows from the token."""
        secret = self._secret_of(number, token or new_token(self._settings.entropy))
        hash_ = hashed(secret)
        if opens(secret, self._at(number).secret_hash):
            return secret  # sent again: the answer was lost
        if self._changes.turned_out(hash_):
            raise Trouble("conflict", "the host has freed this seat; ask for it with a new token")
        seat = self._seat(number)
        await self._change(seat, seating.taken(seat, name, hash_, adds))
        return secret

    @alone
    async def free(self, number: int, secret: str | None) -> None:
        """A person gets up, or the host opens her seat."""
        seat = self._seat(number)
        own, host = opens(secret, seat.secret_hash), self._is_host(secret)
        after = seating.freed(seat, own, host, waiting=self.course is None)
        await self._change(seat, after, None if own else self._changes.freed(seat))

    @alone
    async def seat_bot(self, number: int, level: str, secret: str | None) -> None:
        seat = self._seat(number)
        own, host = opens(secret, seat.secret_hash), self._is_host(secret)
        away = self.course is not None and number not in self._here
        wait = self._absence.left(number) if away else None
        after = seating.with_bot(seat, level, own, host, wait)
        await self._change(seat, after, self._handed_over(seat, after, own))

    @alone
    async def unseat_bot(self, number: int, secret: str | None) -> None:
        seat = self._seat(number)
        own, host = opens(secret, seat.secret_hash), self._is_host(secret)
        waiting = self.course is None
        after = seating.without_bot(seat, own, host, waiting)
        await self._change(seat, after, self._handed_over(seat, after, own))

    def _handed_over(self, before: SeatRow, after: SeatRow, own: bool) -> SeatChangeRow | None:
        course = self.course
        if course is None or course.over or before.holder == after.holder:
            return None
        return self._changes.handed_over(after, course.ply, own)

    def _at(self, number: int) -> SeatRow:
        if not 0 <= number < len(self.seats):
            raise Trouble("not_found", f"there is no seat {number} at this table")
        return self.seats[number]

    def _seat(self, number: int) -> SeatRow:
        """A seat that may change hands now."""
        seat = self._at(number)
        if self.waits_for == "parts":  # who opened hers did so for this company
            raise Trouble("conflict", "the lots are being drawn; the game is about to begin")
        return seat

    async def _change(
        self, before: SeatRow, after: SeatRow, change: SeatChangeRow | None = None
    ) -> None:
        try:
            await self._store.change_seat(self.row.table, before, after, change)
        except Conflict:
            await self._catch_up()
            raise Trouble("conflict", "the seat has just changed hands") from None
        seats = [*self.seats]
        self.seats[before.seat] = after
        if change is not None:
            self._changes.keep(change)
        if before.holder != "person" and after.holder == "person":
            self._absence.begin(before.seat)
        out = self._turn_out(seats)
        self.tell_all(frames.Table(info=self.info, change=seat_changes.told(change)))
        for guest in out:
            self._welcome(guest, None)
        await self._go_on()
        self._bots.wake()

    # -- lots ------------------------------------------------------------------
    @alone
    async def seal(self, guest: Guest, frame: frames.Seal) -> None:
        """Take the seal of a seat's part of the lots."""
        seat = self.seats[_seat(guest)]
        sealed = self.row.sealed or self.course is not None
        await self._add(guest, seat, drawing.with_seal(seat, frame.seal, sealed))

    @alone
    async def open(self, guest: Guest, frame: frames.Open) -> None:
        """Take a seat's part of the lots, which must be the one it sealed."""
        seat, row = self.seats[_seat(guest)], self.row
        opened = drawing.with_part(seat, frame.part, row.table, self.commitment, row.sealed)
        await self._add(guest, seat, opened)

    async def _add(self, guest: Guest, before: SeatRow, after: SeatRow) -> None:
        if before == after:
            guest.tell(frames.Table(info=self.info))
        else:
            await self._change(before, after)

    @property
    def waits_for(self) -> drawing.Waiting | None:
        """What the game waits for once every seat is held."""
        if self.course is not None or any(seat.holder == "open" for seat in self.seats):
            return None
        if not self.row.sealed:
            return "seals" if drawing.without_seal(self.seats, self._here) else None
        return "parts" if any(map(drawing.lacks_part, self.seats)) else None

    @property
    def _here(self) -> set[int | None]:
        return {guest.seat for guest in self.guests}

    @alone
    async def go_on_without(self, due: drawing.Waiting) -> None:
        """What is still due has been waited for long enough."""
        if self.waits_for != due:
            return
        try:
            if due == "seals":
                await self._seal_all(drawing.without_seal(self.seats, self._here))
            else:
                await self._leave_out_parts()
        except Conflict:
            await self._catch_up()
        await self._go_on()

    async def _leave_out_parts(self) -> None:
        for seat in filter(drawing.lacks_part, [*self.seats]):
            without = replace(seat, added="")
            await self._store.change_seat(self.row.table, seat, without)
            self.seats[seat.seat] = without

    async def _seal_all(self, left_out: list[int]) -> None:
        await self._store.seal(self.row.table, left_out)
        self.row = replace(self.row, sealed=True)
        for number in left_out:
            self.seats[number] = replace(self.seats[number], seal=None)
        self.tell_all(frames.Table(info=self.info))

    # -- the game as a whole ---------------------------------------------------
    @alone
    async def go_on(self) -> None:
        """Begin once every seat is held and all lots are in."""
        await self._go_on()

    async def _go_on(self) -> None:
        if self.course is None and all(seat.holder != "open" for seat in self.seats):
            try:
                if self._all_sealed_now:
                    await self._seal_all([])
                if self.waits_for is None:
                    await self._start()
            except Conflict:
                await self._catch_up()
            except Unwritable:  # whoever sat down sits; the game begins a little later
                self._starting = asyncio.create_task(self._go_on_later())
        self._patience.wake()

    @property
    def _all_sealed_now(self) -> bool:
        some = any(seat.seal is not None for seat in self.seats)
        return some and not self.row.sealed and self.waits_for is None

    async def _start(self) -> None:
        options = msgspec.convert(self.row.options, self.rules.options_type)
        seed = lots.joined(self.secret, self._added)
        course = Course.begun(self.rules, options, seed, self.row.given)
        course.play.fair = self._fair
        position = course.play.first
        await self._store.start(self.row.table, position, course.acts)
        self.row = replace(self.row, position=position)
        self.course = course
        self._absence.begin(*range(len(self.seats)))
        for guest in self.guests:
            guest.tell(telling.started(self.info, course, guest))
        self._bots.wake()

    async def _go_on_later(self) -> None:
        await asyncio.sleep(LATER)
        if self.guests:
            await self.go_on()

    def may_call_again(self, secret: str | None) -> None:
        """Whoever holds a seat here, or the host, may call for another game."""
        if not self._is_host(secret):
            self.seat_of(secret or "")
        if self.course is None or not self.course.over:
            raise Trouble("conflict", "the game is not over yet")

    @property
    def next_round(self) -> tuple[dict[str, Any], list[list[int]]]:
        """What is given for the next round of a match, and the scores so far; none in a new one."""
        match = telling.match_of(self.row, self.course)
        if match is None or len(match.scores) == match.rounds:
            return {}, []
        return self._under_way().next_round, match.scores

    @alone
    async def followed_by(self, table: str) -> None:
        """The company goes on to another table."""
        self.row = replace(self.row, again=table)
        for guest in self.guests:
            guest.tell(frames.Again(table=table, seat=guest.seat))

    async def close(self) -> None:
        await self._patience.close()
        await self._bots.close()
        if self._starting is not None:
            self._starting.cancel()

    # -- one after the other ---------------------------------------------------
    async def in_turn(self, work: Coroutine[Any, Any, T]) -> T:
        """To its end, even if whoever asked for it has gone."""
        return await asyncio.shield(asyncio.create_task(self._locked(work)))

    async def _locked(self, work: Coroutine[Any, Any, T]) -> T:
        async with self._lock:
            try:
                return await work
            except (Unreadable, Unwritable) as fault:
                raise Trouble("unavailable", FAULTS[type(fault)]) from None

    async def _catch_up(self) -> None:
        """Another process wrote first: take over what is kept, and tell everybody."""
        known = self.ply
        kept = await self._store.find(self.row.table)
        assert kept is not None
        seats = self.seats
        self._remember(kept)
        await self._replay(kept)
        self._turn_out(seats)
        for guest in self.guests:
            self._welcome(guest, known)
        self._patience.wake()
        self._bots.wake()


def _seat(guest: Guest) -> int:
    if guest.seat is None:
        raise Trouble("forbidden", "whoever watches does not act")
    return guest.seat
