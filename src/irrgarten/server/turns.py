"""Acts of persons and bots: made whole, kept, and only then told."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from irrgarten.kernel.calls import is_call
from irrgarten.kernel.errors import IllegalMove, NotationError
from irrgarten.kernel.play import LANDMARK
from irrgarten.server import endings, frames, metrics, teaching, telling
from irrgarten.server.course import Course, Turn
from irrgarten.server.guest import Guest
from irrgarten.server.news import TRIES
from irrgarten.server.order import alone
from irrgarten.server.problems import Trouble
from irrgarten.server.replays import stretch_of
from irrgarten.store import Closed, Conflict, Steps, Store

if TYPE_CHECKING:
    from irrgarten.server.table import Table


#: Whom to tell what, one after the other.
Said = list[tuple[Guest, bytes]]


class Turns:
    def __init__(self, table: Table, store: Store) -> None:
        self._table = table
        self._store = store
        self.order = table.order

    async def act(self, guest: Guest, frame: frames.Act) -> None:
        """Make acts of the guest's seat; she is told what came of it, like everybody."""
        came = metrics.now()
        async with self.order:
            await self._table.news.settle(frame.ply)
            for _ in range(TRIES):
                try:
                    await self._act(guest, frame, came)
                    return
                except Conflict:  # another process was first, or this was sent through it before
                    await self._table.news.take_over()
            guest.tell(telling.refused(self._table.under_way, frame.acts[0]))

    def act_at_once(self, guest: Guest, frame: frames.Act, then: Callable[[bool], None]) -> bool:
        """Make ordinary acts, as nearly all are, without a task: all that is waited for is the
        store, and ``then`` hears whether they were made.

        Nothing was done if this is False, or what ``then`` hears: then ``act`` knows the answer.
        """
        table, seat, order = self._table, guest.seat, self.order
        course = table.course
        if (
            seat is None
            or not isinstance(course, Course)
            or frame.ply != course.ply
            or order.unsure
            or table.seats[seat].holder == "bot"
            or table.row.clock is not None
            or not course.lists(seat, frame.acts[0])  # what is refused is not counted here
            or not order.begin()
        ):
            return False
        steps = self._try_stepwise(course, seat, frame.acts, metrics.now(), then)
        self._store.in_step.add(steps)
        return True

    def _try_stepwise(
        self,
        course: Course,
        seat: int,
        acts: list[str],
        came: float,
        then: Callable[[bool], None],
    ) -> Steps:
        """Between the two steps, those who came in the same moment take theirs."""
        begun = False
        try:
            turn = course.tried(seat, acts)
            if not turn.play.over:  # else there is more to do
                yield
                kept = partial(self._kept_at_once, course, turn, came, then)
                self._store.add_acts_and_call(self._table.row.table, course.ply, turn.acts, kept)
                begun = True
        except (IllegalMove, Closed):
            pass
        finally:
            if not begun:
                self.order.done()
                then(False)  # noqa: FBT003

    def _kept_at_once(
        self,
        course: Course,
        turn: Turn,
        came: float,
        then: Callable[[bool], None],
        fault: Exception | None,
    ) -> Steps | None:
        if fault is None:
            return self._follow_stepwise(course, turn, came, then)
        self.order.done(fault)
        then(False)  # noqa: FBT003
        return None

    def _follow_stepwise(
        self, course: Course, turn: Turn, came: float, then: Callable[[bool], None]
    ) -> Steps:
        """All of ``_follow``; between two steps, other tables take theirs, and nobody else acts."""
        try:
            course.keep(turn)
            yield
            said = self._worded(turn)
            yield
            self._happened(course, turn, came, said)
        finally:
            self.order.done()
            then(True)  # noqa: FBT003

    async def _act(self, guest: Guest, frame: frames.Act, came: float) -> None:
        course, seat, act = self._table.under_way, guest.own_seat, frame.acts[0]
        if self._table.seats[seat].holder == "bot":
            raise Trouble("conflict", "a bot plays for this seat")
        if teaching.is_settled(self._table.row, course):
            raise Trouble("conflict", "the lesson is over; begin it anew")
        if seat in self._table.clock.out_of_time:
            await self._table.clock.look_now()
            guest.tell(telling.refused(course, act))
            return
        ply = course.counts_for(seat, frame.ply)
        try:
            if ply == course.ply:
                await self._make(course, seat, frame.acts, came)
            elif course.has_taken(seat, ply, frame.acts):  # sent again
                guest.tell(course.played(seat, ply))
            else:
                guest.tell(telling.refused(course, act))
        except IllegalMove as error:
            guest.tell(telling.refused(course, act, error))

    @alone
    async def act_of_bot(self, course: Course, ply: int, seat: int, act: str) -> None:
        """Make a bot's act, if nothing has changed since it began to think."""
        await self._table.news.settle()
        changed = self._table.course is not course or course.ply != ply
        if changed or self._table.seats[seat].holder != "bot":
            return
        try:
            await self._make(course, seat, [act], None)
        except Conflict:
            await self._table.news.take_over()

    async def _make(self, course: Course, seat: int, acts: list[str], came: float | None) -> None:
        await self._keep(course, course.tried(seat, acts), came)

    async def keep_call(self, course: Course, seat: int, text: str) -> None:
        """What a seat calls, once whoever must agree has. In turn; raises IllegalMove, Conflict."""
        await self._keep(course, course.called(seat, text), None)

    async def _keep(self, course: Course, turn: Turn, came: float | None) -> None:
        over, name = turn.play.over, self._table.row.table
        clock = self._table.clock.after(turn)
        if clock is None:
            await self._store.add_acts(name, course.ply, turn.acts, last=over)
        else:
            await self._store.add_timed_acts(name, course.ply, turn.acts, clock, last=over)
        self._table.clock.keep(clock)
        self._follow(course, turn, came)
        if over:
            await endings.keep(self._store, self._table.row.table, course)
            self._table.when_over()

    def _follow(self, course: Course, turn: Turn, came: float | None) -> None:
        """What was tried is kept, and has happened."""
        course.keep(turn)
        self._happened(course, turn, came, self._worded(turn))

    def _happened(self, course: Course, turn: Turn, came: float | None, said: Said) -> None:
        self._say(said)
        if self._table.row.lesson is None and not is_call(turn.acts[0]):
            metrics.acted(course.rules.name, len(turn.steps), came)
        self._table.wrote()
        self._table.bots.wake()

    def tell(self, turn: Turn) -> None:
        """Tell everybody here of a turn that was kept."""
        self._say(self._worded(turn))

    def _worded(self, turn: Turn) -> Said:
        """What everybody here is told of it."""
        course = self._table.under_way
        there = [(guest, guest.viewer) for guest in self._table.guests]
        viewers = [*{viewer for _, viewer in there}]
        said: Said = []
        for step in turn.steps:
            played = map(frames.encode, course.played_in(step, viewers))
            of_each = dict(zip(viewers, played, strict=True))
            said += [(guest, of_each[viewer]) for guest, viewer in there]
        return said

    def _say(self, said: Said) -> None:
        table, course = self._table, self._table.under_way
        table.moves_on()
        for guest, frame in said:
            guest.send(frame)
        if (clock := table.clock.stands) is not None:
            table.tell_all(frames.Clock(ply=course.ply, stands=clock))
        if course.over or (table.row.lesson and teaching.is_settled(table.row, course)):
            table.tell_how_it_stands()

    async def why_not(self, guest: Guest, frame: frames.WhyNot) -> None:
        guest.tell(self._table.under_way.why_not(guest.own_seat, frame.act))

    async def preview(self, guest: Guest, frame: frames.Preview) -> None:
        guest.tell(self._table.under_way.preview(guest.own_seat, frame.ply, frame.acts))

    async def look(self, guest: Guest, frame: frames.Look) -> None:
        course = self._table.under_way
        try:
            guest.tell(course.look(guest.viewer, frame.ply, frame.acts, frame.place))
        except NotationError as error:
            raise Trouble("bad_request", str(error)) from None

    async def threats(self, guest: Guest, frame: frames.AskThreats) -> None:
        guest.tell(self._table.under_way.threats(guest.viewer, frame.ply, frame.acts))

    async def recall(self, guest: Guest, frame: frames.Recall) -> None:
        """What the guest was told before, as far as it has not faded."""
        course, viewer = self._table.under_way, guest.viewer
        if frame.ply > course.ply:
            raise Trouble("bad_request", "ply: the game is not so far")
        earliest = course.recalled_from
        number = max(frame.ply, earliest) // LANDMARK
        stretch = await stretch_of(course, viewer, number, earliest)
        if guest.viewer == viewer:  # else the seat was freed meanwhile
            guest.tell(frames.Recalled(ply=frame.ply, earliest=earliest, stretch=stretch))
