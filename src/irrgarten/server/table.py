"""A table in memory: acts come one after the other, are kept, and only then told."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from irrgarten import registry
from irrgarten.kernel import lots
from irrgarten.kernel.errors import IllegalMove
from irrgarten.kernel.record import Fair, Record
from irrgarten.server import frames, seat_changes, seating, telling
from irrgarten.server.absence import Absence
from irrgarten.server.bot_seats import BotSeats
from irrgarten.server.bots import Bots
from irrgarten.server.course import Course
from irrgarten.server.guest import Guest
from irrgarten.server.problems import Trouble
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
from irrgarten.store import Conflict, Kept, SeatChangeRow, SeatRow, Store

T = TypeVar("T")


class Table:
    """All that is done at a table is done in turn, whole, and written before anyone hears of it."""

    def __init__(self, kept: Kept, store: Store, bots: Bots, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._lock = asyncio.Lock()
        self._bots = BotSeats(self, bots, settings.pace)
        self.guests: set[Guest] = set()
        self._absence = Absence(len(kept.seats), settings.absence, settings.monotonic)
        self._remember(kept)

    def _remember(self, kept: Kept) -> None:
        self.row = kept.table
        self.seats = list(kept.seats)
        self._changes = SeatChanges(kept.changes)
        self.rules = registry.rules(self.row.game)
        self.secret = table_secret(self.row.chain, self.row.link)
        self.course: Course | None = None
        if self.row.position is not None:
            record = Record(
                game=self.row.game,
                version=self.row.version,
                options=self.row.options,
                position=self.row.position,
                acts=list(kept.acts),
                seed=lots.joined(self.secret, self._added),
                set_up=True,
                given=self.row.given,
                fair=self._fair,
            )
            self.course = Course.replayed(self.rules, record)

    # -- what there is ---------------------------------------------------------
    @property
    def _added(self) -> list[str]:
        return [seat.added or "" for seat in self.seats]

    @property
    def _fair(self) -> Fair:
        return Fair(lots.commitment(self.secret), self.secret, self._added)

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

    def made_with(self, token: str) -> frames.TableMade:
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
        return frames.TableMade(info=self.info, host=host, seats=secrets)

    def _secret_of(self, number: int, token: str) -> str:
        return seat_secret(self.row.chain, number, token)

    def _is_host(self, secret: str | None) -> bool:
        return opens(secret, self.row.host_hash)

    def _under_way(self) -> Course:
        if self.course is None:
            raise Trouble("conflict", "the game has not started")
        return self.course

    # -- guests ----------------------------------------------------------------
    async def join(self, guest: Guest, known: int | None, secret: str | None) -> None:
        """Welcome somebody who already knows the game up to some ply, or nothing of it."""
        await self._alone(self._join(guest, known, secret))

    async def _join(self, guest: Guest, known: int | None, secret: str | None) -> None:
        if secret is not None:  # the seat may have been freed just now
            guest.seat = self.seat_of(secret)
        if len(self.guests) >= self._settings.limits.connections_of_table:
            raise Trouble("too_many", "too many people are at this table")
        others = list(self.guests)
        self.guests.add(guest)
        self._welcome(guest, known)
        if self._bots.thinking is not None:
            guest.tell(frames.Thinking(seat=self._bots.thinking))
        if self.row.again is not None:
            guest.tell(frames.Again(table=self.row.again, seat=guest.seat))
        for other in others:
            other.tell(frames.Table(info=self.info))
        self._bots.wake()

    def _welcome(self, guest: Guest, known: int | None) -> None:
        told = self._changes.told
        guest.tell(telling.welcome(self.info, self.course, told, guest, known))

    async def leave(self, guest: Guest) -> None:
        await self._alone(self._leave(guest))

    async def _leave(self, guest: Guest) -> None:
        self.guests.discard(guest)
        if guest.seat is not None:  # the last of her devices counts
            self._absence.begin(guest.seat)
        self.tell_all(frames.Table(info=self.info))

    def _here(self, seat: int) -> bool:
        return any(guest.seat == seat for guest in self.guests)

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
    async def act(self, guest: Guest, frame: frames.Act) -> None:
        """Make acts of the guest's seat; she is told what came of it, like everybody."""
        await self._alone(self._act(guest, frame))

    async def _act(self, guest: Guest, frame: frames.Act) -> None:
        course, seat, act = self._under_way(), _seat(guest), frame.acts[0]
        if self.seats[seat].holder == "bot":
            raise Trouble("conflict", "a bot plays for this seat")
        ply = course.counts_for(seat, frame.ply)
        try:
            if ply == course.ply:
                await self._make(course, seat, frame.acts)
            elif ply > course.ply or not _answered_again(guest, course, ply, frame.acts):
                guest.tell(telling.refused(course, act))
        except IllegalMove as error:
            guest.tell(telling.refused(course, act, error))
        except Conflict:
            await self._catch_up()
            guest.tell(telling.refused(self._under_way(), act))

    async def act_of_bot(self, course: Course, seat: int, act: str) -> None:
        """Make a bot's act, if nothing has changed since it began to think."""
        await self._alone(self._act_of_bot(course, seat, act))

    async def _act_of_bot(self, course: Course, seat: int, act: str) -> None:
        if self.course is not course or self.seats[seat].holder != "bot":
            return
        try:
            await self._make(course, seat, [act])
        except Conflict:
            await self._catch_up()

    async def _make(self, course: Course, seat: int, acts: list[str]) -> None:
        after = course.fork()
        told = after.take(seat, acts)
        await self._store.add_acts(self.row.table, course.ply, after.acts[course.ply :])
        self.course = after
        for of_viewers in told:
            encoded = {viewer: frames.encode(frame) for viewer, frame in of_viewers.items()}
            for guest in self.guests:
                guest.send(encoded[guest.viewer])
        if after.over:
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
    async def sit_down(self, number: int, name: str, added: str | None, token: str | None) -> str:
        """Take an open seat; the secret that opens it from now on. It follows from the token."""
        token = token or new_token(self._settings.entropy)
        secret = self._secret_of(number, token)
        await self._alone(self._sit_down(number, name, secret, added))
        return secret

    async def _sit_down(self, number: int, name: str, secret: str, added: str | None) -> None:
        seat, hash_ = self._seat(number), hashed(secret)
        if opens(secret, seat.secret_hash):
            return  # sent again: the answer was lost
        if self._changes.turned_out(hash_):
            raise Trouble("conflict", "the host has freed this seat; ask for it with a new token")
        await self._change(seat, seating.taken(seat, name, hash_, added))

    async def free(self, number: int, secret: str | None) -> None:
        """A person gets up, or the host opens her seat."""
        await self._alone(self._free(number, secret))

    async def _free(self, number: int, secret: str | None) -> None:
        seat = self._seat(number)
        own, host = opens(secret, seat.secret_hash), self._is_host(secret)
        after = seating.freed(seat, own, host, waiting=self.course is None)
        await self._change(seat, after, None if own else self._changes.freed(seat))

    async def seat_bot(self, number: int, level: str, secret: str | None) -> None:
        await self._alone(self._seat_bot(number, level, secret))

    async def _seat_bot(self, number: int, level: str, secret: str | None) -> None:
        seat = self._seat(number)
        own, host = opens(secret, seat.secret_hash), self._is_host(secret)
        away = self.course is not None and not self._here(number)
        wait = self._absence.left(number) if away else None
        after = seating.with_bot(seat, level, own, host, wait)
        await self._change(seat, after, self._handed_over(seat, after, own))

    async def unseat_bot(self, number: int, secret: str | None) -> None:
        await self._alone(self._unseat_bot(number, secret))

    async def _unseat_bot(self, number: int, secret: str | None) -> None:
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

    def _seat(self, number: int) -> SeatRow:
        if not 0 <= number < len(self.seats):
            raise Trouble("not_found", f"there is no seat {number} at this table")
        return self.seats[number]

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
        await self._start_if_full()
        self._bots.wake()

    # -- the game as a whole ---------------------------------------------------
    async def start_if_full(self) -> None:
        """Begin once every seat is held."""
        await self._alone(self._start_if_full())

    async def _start_if_full(self) -> None:
        if self.course is not None or any(seat.holder == "open" for seat in self.seats):
            return
        options = msgspec.convert(self.row.options, self.rules.options_type)
        seed = lots.joined(self.secret, self._added)
        course = Course.begun(self.rules, options, seed, self.row.given)
        course.play.fair = self._fair
        position = course.play.first
        try:
            await self._store.start(self.row.table, position, course.acts)
        except Conflict:
            await self._catch_up()
            return
        self.row = replace(self.row, position=position)
        self.course = course
        self._absence.begin(*range(len(self.seats)))
        for guest in self.guests:
            guest.tell(telling.started(self.info, course, guest))
        self._bots.wake()

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

    async def followed_by(self, table: str) -> None:
        """The company goes on to another table."""
        await self._alone(self._followed_by(table))

    async def _followed_by(self, table: str) -> None:
        self.row = replace(self.row, again=table)
        for guest in self.guests:
            guest.tell(frames.Again(table=table, seat=guest.seat))

    async def close(self) -> None:
        await self._bots.close()

    # -- one after the other ---------------------------------------------------
    async def _alone(self, work: Coroutine[Any, Any, T]) -> T:
        """Do one thing at a time, and to its end even if whoever asked for it has gone."""
        return await asyncio.shield(asyncio.create_task(self._locked(work)))

    async def _locked(self, work: Coroutine[Any, Any, T]) -> T:
        async with self._lock:
            return await work

    async def _catch_up(self) -> None:
        """Another process wrote first: take over what is kept, and tell everybody."""
        known = self.course.ply if self.course else 0
        kept = await self._store.find(self.row.table)
        assert kept is not None
        seats = self.seats
        self._remember(kept)
        self._turn_out(seats)
        for guest in self.guests:
            self._welcome(guest, known)
        self._bots.wake()


def _seat(guest: Guest) -> int:
    if guest.seat is None:
        raise Trouble("forbidden", "whoever watches does not act")
    return guest.seat


def _answered_again(guest: Guest, course: Course, ply: int, acts: list[str]) -> bool:
    """Whether this is a resend: it is answered like the first time, but the past stays faded."""
    past = course.until(ply)
    try:
        told = past.take(guest.viewer, acts)
    except IllegalMove:
        return False
    if course.acts[ply : past.ply] != past.acts[ply:]:
        return False
    for of_viewers in told:
        frame = of_viewers[guest.viewer]
        if frame.happened[0].ply <= course.round_began:
            frame = replace(frame, happened=course.faded(frame.happened))
        guest.tell(frame)
    return True
