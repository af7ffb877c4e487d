"""A table in memory: acts come one after the other, are kept, and only then told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Iterable
from typing import Any, TypeVar, cast

import msgspec
from msgspec.structs import replace

from irrgarten import registry
from irrgarten.kernel import lots
from irrgarten.kernel.errors import IllegalMove
from irrgarten.kernel.record import Fair, Record
from irrgarten.server import frames
from irrgarten.server.bots import Bots, Task
from irrgarten.server.course import UNKNOWN, Course
from irrgarten.server.frames import Fairness, Level, SeatInfo, Status, TableInfo
from irrgarten.server.guest import Guest
from irrgarten.server.problems import Trouble
from irrgarten.server.secrecy import bot_seed, hashed, new_secret, opens, table_secret
from irrgarten.server.settings import Settings
from irrgarten.store import Conflict, Kept, SeatRow, Store

log = logging.getLogger(__name__)

T = TypeVar("T")

#: The reason given for an act on a position that is past.
PAST = "why-past"


class Table:
    """All that is done at a table is done in turn, whole, and written before anyone hears of it."""

    def __init__(self, kept: Kept, store: Store, bots: Bots, settings: Settings) -> None:
        self._store = store
        self._bots = bots
        self._settings = settings
        self._lock = asyncio.Lock()
        self._playing_bots: asyncio.Task[None] | None = None
        self.guests: set[Guest] = set()
        self._remember(kept)

    def _remember(self, kept: Kept) -> None:
        self.row = kept.table
        self.seats = list(kept.seats)
        self.rules = registry.rules(self.row.game)
        self.secret = table_secret(self.row.chain, self.row.link)
        self.course: Course | None = None
        if self.row.position is not None:
            self.course = Course.replayed(self.rules, self._record(kept))

    def _record(self, kept: Kept) -> Record:
        assert self.row.position is not None
        return Record(
            game=self.row.game,
            version=self.row.version,
            options=self.row.options,
            position=self.row.position,
            acts=list(kept.acts),
            seed=lots.joined(self.secret, self._added),
            set_up=True,
            given=self.row.given,
            fair=Fair(lots.commitment(self.secret), self.secret, self._added),
        )

    # -- what there is ---------------------------------------------------------
    @property
    def _added(self) -> list[str]:
        return [seat.added or "" for seat in self.seats]

    @property
    def status(self) -> Status:
        if self.course is None:
            return "waiting"
        return "over" if self.course.over else "playing"

    @property
    def info(self) -> TableInfo:
        here = {guest.seat for guest in self.guests}
        over = self.status == "over"
        return TableInfo(
            table=self.row.table,
            game=self.row.game,
            options=self.row.options,
            status=self.status,
            seats=[_seat_info(seat, seat.seat in here) for seat in self.seats],
            ply=self.course.ply if self.course else 0,
            fairness=Fairness(
                commitment=lots.commitment(self.secret),
                added=[seat.added for seat in self.seats],
                secret=self.secret if over else None,
            ),
            watchers=sum(guest.seat is None for guest in self.guests),
            created=self.row.created,
            result=self.course.result if self.course else None,
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

    def _is_host(self, secret: str | None) -> bool:
        return opens(secret, self.row.host_hash)

    # -- guests ----------------------------------------------------------------
    async def join(self, guest: Guest, ply: int | None) -> None:
        await self._alone(self._join(guest, ply))

    async def _join(self, guest: Guest, ply: int | None) -> None:
        if len(self.guests) >= self._settings.limits.connections_of_table:
            raise Trouble("too_many", "too many people are at this table")
        self.guests.add(guest)
        self._welcome(guest, ply)
        if self.row.again is not None:
            guest.tell(frames.Again(table=self.row.again, seat=guest.seat))
        self._tell_info(other for other in self.guests if other is not guest)
        self._wake_bots()

    def _welcome(self, guest: Guest, ply: int | None) -> None:
        course, viewer = self.course, guest.viewer
        since = course.ply if course and ply is None else ply or 0
        guest.tell(
            frames.Welcome(
                info=self.info,
                seat=guest.seat,
                ply=course.ply if course else 0,
                view=course.view(viewer) if course else None,
                legal=course.legal(viewer) if course else [],
                acting=course.acting if course else [],
                missed=course.missed(viewer, since) if course else [],
                log=course.log(viewer, since) if course else [],
            )
        )

    async def leave(self, guest: Guest) -> None:
        await self._alone(self._leave(guest))

    async def _leave(self, guest: Guest) -> None:
        self.guests.discard(guest)
        self._tell_info(self.guests)

    def _tell_info(self, guests: Iterable[Guest]) -> None:
        frame = frames.encode(frames.Table(info=self.info))
        for guest in guests:
            guest.send(frame)

    # -- acts ------------------------------------------------------------------
    async def act(self, guest: Guest, frame: frames.Act) -> None:
        """Make acts of the guest's seat; she is told what came of it, like everybody."""
        await self._alone(self._act(guest, frame))

    async def _act(self, guest: Guest, frame: frames.Act) -> None:
        course, seat = self._under_way(), _seat(guest)
        if self.seats[seat].holder == "bot":
            raise Trouble("conflict", "a bot plays for this seat")
        ply = course.counts_for(seat, frame.ply)
        try:
            if ply < course.ply:
                self._answer_again(guest, course, ply, frame.acts)
            elif ply > course.ply:
                guest.tell(_refused(course, frame.acts[0]))
            else:
                await self._make(course, seat, frame.acts)
        except IllegalMove as error:
            guest.tell(_refused(course, frame.acts[0], error))
        except Conflict:
            await self._catch_up()
            guest.tell(_refused(self._under_way(), frame.acts[0]))

    async def _make(self, course: Course, seat: int, texts: list[str]) -> None:
        after = course.fork()
        told = after.take(seat, texts)
        await self._store.add_acts(self.row.table, course.ply, after.acts[course.ply :])
        self.course = after
        for of_viewers in told:
            encoded = {viewer: frames.encode(frame) for viewer, frame in of_viewers.items()}
            for guest in self.guests:
                guest.send(encoded[guest.viewer])
        if after.over:
            self._tell_info(self.guests)
        self._wake_bots()

    def _answer_again(self, guest: Guest, course: Course, ply: int, texts: list[str]) -> None:
        """A resend is answered like the first time, but what is past stays faded."""
        past = course.until(ply)
        try:
            told = past.take(guest.viewer, texts)
        except IllegalMove:
            told = []
        if not told or course.acts[ply : past.ply] != past.acts[ply:]:
            guest.tell(_refused(course, texts[0]))
            return
        for of_viewers in told:
            frame = of_viewers[guest.viewer]
            if frame.happened[0].ply <= course.round_began:
                frame = replace(frame, happened=course.faded(frame.happened))
            guest.tell(frame)

    async def why_not(self, guest: Guest, frame: frames.WhyNot) -> None:
        guest.tell(self._under_way().why_not(_seat(guest), frame.act))

    async def preview(self, guest: Guest, frame: frames.Preview) -> None:
        course, seat = self._under_way(), _seat(guest)
        if frame.ply != course.ply:
            guest.tell(_refused(course, frame.acts[0]))
            return
        try:
            guest.tell(course.preview(seat, frame.acts))
        except IllegalMove as error:
            guest.tell(_refused(course, frame.acts[0], error))

    def _under_way(self) -> Course:
        if self.course is None:
            raise Trouble("conflict", "the game has not started")
        return self.course

    # -- seats -----------------------------------------------------------------
    async def sit_down(self, number: int, name: str, added: str | None) -> str:
        """Take an open seat; the secret that opens it from now on."""
        return await self._alone(self._sit_down(number, name, added))

    async def _sit_down(self, number: int, name: str, added: str | None) -> str:
        seat = self._seat(number)
        if seat.holder != "open":
            raise Trouble("conflict", "this seat is taken")
        secret = new_secret(self._settings.entropy)
        await self._change(
            seat,
            SeatRow(
                seat=number, holder="person", name=name, secret_hash=hashed(secret), added=added
            ),
        )
        return secret

    async def seat_bot(self, number: int, level: str, secret: str | None) -> None:
        """The host seats a bot in an open seat; a person lets one play for her.

        Once a game is under way the host may also let one play for a person who is not there.
        """
        await self._alone(self._seat_bot(number, level, secret))

    async def _seat_bot(self, number: int, level: str, secret: str | None) -> None:
        seat = self._seat(number)
        own = opens(secret, seat.secret_hash)
        if not own and not self._is_host(secret):
            raise Trouble("forbidden", "only the host or the person in this seat seats a bot here")
        here = self.course is None or any(guest.seat == number for guest in self.guests)
        if seat.holder == "person" and here and not own:
            raise Trouble("conflict", "a person sits here")
        await self._change(seat, replace(seat, holder="bot", level=level))

    async def unseat_bot(self, number: int, secret: str | None) -> None:
        """A person takes back her seat; or the host opens it while the table waits."""
        await self._alone(self._unseat_bot(number, secret))

    async def _unseat_bot(self, number: int, secret: str | None) -> None:
        seat = self._seat(number)
        own = opens(secret, seat.secret_hash)
        if not own and not self._is_host(secret):
            raise Trouble("forbidden", "only the host or the person in this seat unseats a bot")
        if seat.holder != "bot":
            raise Trouble("conflict", "no bot sits here")
        if own:
            await self._change(seat, replace(seat, holder="person", level=None))
        elif self.course is None and seat.secret_hash is None:
            await self._change(seat, SeatRow(seat=number))
        else:
            raise Trouble("conflict", "a seat can be opened only before the game starts")

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
        self._tell_info(self.guests)
        await self._start_if_full()
        self._wake_bots()

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
        course.play.fair = Fair(lots.commitment(self.secret), self.secret, self._added)
        position = course.play.first
        try:
            await self._store.start(self.row.table, position, course.acts)
        except Conflict:
            await self._catch_up()
            return
        self.row = replace(self.row, position=position)
        self.course = course
        for guest in self.guests:
            played = course.played(guest.viewer, 0)
            guest.tell(
                frames.Started(
                    info=self.info,
                    ply=played.ply,
                    happened=played.happened,
                    view=played.view,
                    legal=played.legal,
                    acting=played.acting,
                )
            )
        self._wake_bots()

    async def followed_by(self, table: str) -> None:
        """The company goes on to another table."""
        await self._alone(self._followed_by(table))

    async def _followed_by(self, table: str) -> None:
        self.row = replace(self.row, again=table)
        for guest in self.guests:
            guest.tell(frames.Again(table=table, seat=guest.seat))

    def may_call_again(self, secret: str | None) -> None:
        """Whoever holds a seat here, or the host, may call for another game."""
        if not self._is_host(secret):
            self.seat_of(secret or "")
        if self.status != "over":
            raise Trouble("conflict", "the game is not over yet")

    # -- bots ------------------------------------------------------------------
    def _wake_bots(self) -> None:
        if self._playing_bots is None and self._bot_to_act() is not None:
            self._playing_bots = asyncio.create_task(self._play_bots())

    def _bot_to_act(self) -> int | None:
        """A bot plays only while somebody is there to see it."""
        if self.course is None or not self.guests:
            return None
        for seat in self.course.acting:
            if self.seats[seat].holder == "bot":
                return seat
        return None

    async def _play_bots(self) -> None:
        try:
            while (seat := self._bot_to_act()) is not None:
                await self._play_bot(seat)
        except Exception:
            log.exception("bots stopped at table %s", self.row.table)
        finally:
            self._playing_bots = None

    async def _play_bot(self, seat: int) -> None:
        course, level = self._under_way(), self.seats[seat].level
        thinking = frames.encode(frames.Thinking(seat=seat))
        for guest in self.guests:
            guest.send(thinking)
        task = Task(
            rules=self.rules,
            options=self.rules.options(course.play.state),
            seat=seat,
            level=level or "casual",
            perceived=[event for told in course.told[seat] for event in told.events],
            view=course.view(seat),
            seed=bot_seed(self.secret, seat),
            legal=course.legal(seat),
        )
        act = await self._bots.choose(task, self._settings.pace)
        await self._alone(self._act_of_bot(course, seat, act))

    async def _act_of_bot(self, course: Course, seat: int, act: str) -> None:
        if self.course is not course or self.seats[seat].holder != "bot":
            return
        try:
            await self._make(course, seat, [act])
        except Conflict:
            await self._catch_up()

    async def close(self) -> None:
        if self._playing_bots is not None:
            self._playing_bots.cancel()
            await asyncio.gather(self._playing_bots, return_exceptions=True)

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
            self._welcome(guest, known)
        self._wake_bots()


def _seat_info(seat: SeatRow, here: bool) -> SeatInfo:
    level = cast(Level | None, seat.level)
    return SeatInfo(seat=seat.seat, holder=seat.holder, name=seat.name, level=level, here=here)


def _seat(guest: Guest) -> int:
    if guest.seat is None:
        raise Trouble("forbidden", "whoever watches does not act")
    return guest.seat


def _refused(course: Course, act: str, error: IllegalMove | None = None) -> frames.Refused:
    refusal = error.refusal if error else None
    reason = UNKNOWN if error else PAST
    return frames.Refused(
        ply=course.ply,
        act=act,
        clause=refusal.clause if refusal else None,
        reason=refusal.reason if refusal else reason,
        about=dict(refusal.about) if refusal else {},
    )
