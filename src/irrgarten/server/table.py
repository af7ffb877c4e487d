"""A table in memory: acts come one after the other, are kept, and only then told."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from irrgarten import registry
from irrgarten.kernel import lots
from irrgarten.kernel.errors import IllegalMove
from irrgarten.kernel.record import Fair, Record
from irrgarten.server import frames, seating, telling
from irrgarten.server.bot_seats import BotSeats
from irrgarten.server.bots import Bots
from irrgarten.server.course import Course
from irrgarten.server.guest import Guest
from irrgarten.server.problems import Trouble
from irrgarten.server.secrecy import hashed, new_secret, opens, table_secret
from irrgarten.server.settings import Settings
from irrgarten.store import Conflict, Kept, SeatRow, Store

T = TypeVar("T")


class Table:
    """All that is done at a table is done in turn, whole, and written before anyone hears of it."""

    def __init__(self, kept: Kept, store: Store, bots: Bots, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._lock = asyncio.Lock()
        self._bots = BotSeats(self, bots, settings.pace)
        self.guests: set[Guest] = set()
        self._remember(kept)

    def _remember(self, kept: Kept) -> None:
        self.row = kept.table
        self.seats = list(kept.seats)
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
        return telling.table_info(self.row, self.seats, self.course, self.secret, self.guests)

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

    def _is_host(self, secret: str | None) -> bool:
        return opens(secret, self.row.host_hash)

    def _under_way(self) -> Course:
        if self.course is None:
            raise Trouble("conflict", "the game has not started")
        return self.course

    # -- guests ----------------------------------------------------------------
    async def join(self, guest: Guest, known: int | None) -> None:
        """Welcome somebody who already knows the game up to some ply, or nothing of it."""
        await self._alone(self._join(guest, known))

    async def _join(self, guest: Guest, known: int | None) -> None:
        others = list(self.guests)
        self.guests.add(guest)
        guest.tell(telling.welcome(self.info, self.course, guest, known))
        if self._bots.thinking is not None:
            guest.tell(frames.Thinking(seat=self._bots.thinking))
        if self.row.again is not None:
            guest.tell(frames.Again(table=self.row.again, seat=guest.seat))
        for other in others:
            other.tell(frames.Table(info=self.info))
        self._bots.wake()

    async def leave(self, guest: Guest) -> None:
        await self._alone(self._leave(guest))

    async def _leave(self, guest: Guest) -> None:
        self.guests.discard(guest)
        self.tell_all(frames.Table(info=self.info))

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
    async def sit_down(self, number: int, name: str, added: str | None) -> str:
        """Take an open seat; the secret that opens it from now on."""
        secret = new_secret(self._settings.entropy)
        await self._alone(self._sit_down(number, name, hashed(secret), added))
        return secret

    async def _sit_down(self, number: int, name: str, hash_: str, added: str | None) -> None:
        seat = self._seat(number)
        await self._change(seat, seating.taken(seat, name, hash_, added))

    async def seat_bot(self, number: int, level: str, secret: str | None) -> None:
        await self._alone(self._seat_bot(number, level, secret))

    async def _seat_bot(self, number: int, level: str, secret: str | None) -> None:
        seat = self._seat(number)
        own, host = opens(secret, seat.secret_hash), self._is_host(secret)
        here = any(guest.seat == number for guest in self.guests)
        absent = self.course is not None and not here
        await self._change(seat, seating.with_bot(seat, level, own, host, absent))

    async def unseat_bot(self, number: int, secret: str | None) -> None:
        await self._alone(self._unseat_bot(number, secret))

    async def _unseat_bot(self, number: int, secret: str | None) -> None:
        seat = self._seat(number)
        own, host = opens(secret, seat.secret_hash), self._is_host(secret)
        waiting = self.course is None
        await self._change(seat, seating.without_bot(seat, own, host, waiting))

    def _seat(self, number: int) -> SeatRow:
        if not 0 <= number < len(self.seats):
            raise Trouble("not_found", f"there is no seat {number} at this table")
        return self.seats[number]

    async def _change(self, before: SeatRow, after: SeatRow) -> None:
        try:
            await self._store.change_seat(self.row.table, before, after)
        except Conflict:
            await self._catch_up()
            raise Trouble("conflict", "the seat has just changed hands") from None
        self.seats[before.seat] = after
        self.tell_all(frames.Table(info=self.info))
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
        self._remember(kept)
        for guest in self.guests:
            guest.tell(telling.welcome(self.info, self.course, guest, known))
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
