"""All mailboxes of a process: commands are decided, stored together, applied, and answered.

Nothing else changes a table. Where another process was first, the table is read again and the
command decided anew.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from functools import partial
from heapq import heappop, heappush
from itertools import count
from typing import TYPE_CHECKING, Any
from weakref import ref

from msgspec.structs import replace

from irrgarten.bus import Bus
from irrgarten.kernel.errors import IrrgartenError
from irrgarten.server import metrics
from irrgarten.server.settings import Settings
from irrgarten.server.tasks import Tasks
from irrgarten.server.timekeeping import Timing
from irrgarten.store import Asked, Closed, Conflict, Head, Store, Unreadable, Unsure, Unwritable
from irrgarten.store.asked import Outcome
from irrgarten.tables import commands
from irrgarten.tables.commands import Command
from irrgarten.tables.decide import PASSIVE, decide
from irrgarten.tables.draft import Decision
from irrgarten.tables.moment import Moment
from irrgarten.tables.problems import GONE, RequestError

if TYPE_CHECKING:
    from irrgarten.server.table import Table

log = logging.getLogger(__name__)

#: What is answered, as ``unavailable``, when the store fails.
FAULTS: dict[type[Exception], str] = {
    Closed: "the server is being stopped",
    Unreadable: "this game cannot be read any more",
    Unsure: "whether this was kept is not known at the moment; ask again",
    Unwritable: "nothing can be kept at the moment, and nothing was changed",
}

#: How often a command is decided anew because another process was first: so many can act at once.
TRIES = 8

#: Seconds between two looks at the timers.
TICK = 0.25

#: Milliseconds until what was due and failed is tried again.
AGAIN = 1000

#: Receives the answer of a command, or what is raised.
Done = Callable[[Any, Exception | None], None]


class Letter:
    """A command on its way, and the callback for its answer."""

    __slots__ = ("came", "command", "done", "tries")

    def __init__(self, command: Command, done: Done) -> None:
        self.command = command
        self.done = done
        self.tries = 0
        self.came = metrics.now()


class Mailbox:
    """The commands that wait at one table."""

    __slots__ = (
        "__weakref__",
        "busy",
        "due",
        "heard",
        "letters",
        "looked_at",
        "queued",
        "table",
        "unsure",
    )

    def __init__(self, table: Table) -> None:
        self.table = table
        self.letters: deque[Letter] = deque()
        #: Its first letter is being stored, or the table is being read.
        self.busy = False
        #: It is among those that are looked at next.
        self.queued = False
        #: Something was written, and it is not known yet whether it is stored.
        self.unsure = False
        #: How far the table is in another process.
        self.heard: Head | None = None
        #: When the table has something to do by itself, in milliseconds.
        self.due: int | None = None
        #: The earliest entry of this mailbox among the timers.
        self.looked_at: int | None = None

    @property
    def behind(self) -> bool:
        head, state = self.heard, self.table.state
        return head is not None and (head.acts > state.ply or head.revision > state.row.revision)


class Mailroom:
    def __init__(self, store: Store, settings: Settings, timing: Timing, bus: Bus) -> None:
        self._store = store
        self._settings = settings
        self._timing = timing
        self._bus = bus
        self._ready: list[Mailbox] = []
        #: When to look at which mailbox: a heap. An entry may be early, but never late.
        self._timers: list[tuple[int, int, ref[Mailbox]]] = []
        self._numbers = count()
        self._ticks = False
        self._tasks = Tasks()

    def moment(self) -> Moment:
        return self._timing.moment(others_unknown=self._bus.blind)

    # -- letters ---------------------------------------------------------------
    def post(self, box: Mailbox, command: Command, done: Done | None = None) -> None:
        box.letters.append(Letter(command, done or _ignore))
        self.look_at(box)

    def hear(self, box: Mailbox, head: Head) -> None:
        """Another process says how far a table is."""
        known = box.heard or head
        box.heard = Head(max(known.acts, head.acts), max(known.revision, head.revision))
        if (box.behind or box.unsure) and (box.table.guests or box.unsure):
            self.look_at(box)

    def look_at(self, box: Mailbox) -> None:
        """See to a mailbox soon, together with all others that have something to do."""
        if box.busy or box.queued:
            return
        box.queued = True
        if not self._ready:
            asyncio.get_running_loop().call_soon(self._drain)
        self._ready.append(box)

    def _drain(self) -> None:
        ready, self._ready = self._ready, []
        now = self.moment()
        group: list[Asked] = []
        for box in ready:
            box.queued = False
            while (asked := self._next(box, now)) is not None:
                if asked.writes is not None:
                    group.append(asked)
                    break
        if not group:
            return
        try:
            self._store.commit(group)
        except Closed as closed:
            for asked in group:
                asked.tell(closed)

    def _next(self, box: Mailbox, now: Moment) -> Asked | None:
        """Decide the next letter; return what is to be stored for it, if anything.

        None once nothing more can be done.
        """
        if box.busy:
            return None
        letter = box.letters[0] if box.letters else None
        if self._must_read(box, letter):
            self._read(box)
            return None
        if letter is None:
            return None
        table = box.table
        try:
            if table.forgotten:
                raise RequestError("not_found", GONE)
            decision = decide(table.state, letter.command, now, self._settings.entropy)
        except Exception as error:
            box.letters.popleft()
            self._answer(letter, None, error)
            return NOTHING
        if decision.writes is None:
            box.letters.popleft()
            self._apply(box, letter, decision)
            return NOTHING
        box.busy = True
        return Asked(partial(self._stored, box, letter, decision), writes=decision.writes)

    def _stored(self, box: Mailbox, letter: Letter, decision: Decision, outcome: Outcome) -> None:
        box.busy = False
        box.unsure |= isinstance(outcome, (Conflict, Unsure))
        if isinstance(outcome, Conflict) and letter.tries < TRIES:
            letter.tries += 1
        else:
            box.letters.popleft()
            if isinstance(outcome, Exception):
                self._answer(letter, None, outcome)
            else:
                self._apply(box, letter, decision)
        if box.letters or box.unsure or box.behind:
            self.look_at(box)

    def _apply(self, box: Mailbox, letter: Letter, decision: Decision) -> None:
        try:
            self.set_timer(box, decision.timer)
            box.table.advance(decision)
            _count(box.table, letter, decision)
        except Exception:
            log.exception("table %s was not told of everything", box.table.name)
        self._answer(letter, decision.answer, None)

    def _answer(self, letter: Letter, answer: Any, error: Exception | None) -> None:
        if isinstance(error, Conflict):
            error = RequestError("conflict", "others are always faster at this table; ask again")
        elif isinstance(error, (Unreadable, Unwritable)):
            metrics.store_failed(error)
            error = RequestError("unavailable", FAULTS[type(error)])
        try:
            letter.done(answer, error)
        except Exception:
            log.exception("an answer was not told")

    # -- other processes -------------------------------------------------------
    def _must_read(self, box: Mailbox, letter: Letter | None) -> bool:
        """Return whether the table has to be read before anything is decided."""
        if box.table.forgotten:
            return False
        if box.unsure or box.behind:
            return True
        ahead = letter is not None and letter.command.known_ply > box.table.state.ply
        return ahead and letter is not None and not letter.tries and self._settings.shared

    def _read(self, box: Mailbox) -> None:
        box.busy = True
        self._tasks.start(self._take_over(box))

    async def _take_over(self, box: Mailbox) -> None:
        """Read the table, and take over what other processes have stored."""
        table = box.table
        fault: Exception | None = None
        try:
            await self._refresh(box)
            if box.letters and box.letters[0].command.known_ply > table.state.ply:
                box.letters[0].tries += 1  # it is from the future: reading again helps nobody
        except asyncio.CancelledError:
            fault = Closed()
            raise
        except Exception as error:
            fault = error
            if not isinstance(error, (Unreadable, Closed, IrrgartenError)):
                log.exception("table %s is not up to date", table.name)
        finally:
            box.busy = False
            if fault is not None:
                self._fail(box, fault)
            if box.letters or (fault is None and (box.unsure or box.behind)):
                self.look_at(box)

    async def _refresh(self, box: Mailbox) -> None:
        table = box.table
        box.heard, box.unsure = None, False
        stored = await self._store.find(table.name, since=table.state.ply)
        if stored is None:
            table.forget()
            return
        acts = stored.acts
        while True:  # a few acts at a time: a long game holds no other table up
            rest = replace(stored, acts=acts)
            now = self.moment()
            decision = decide(table.state, commands.Refresh(rest), now, self._settings.entropy)
            table.advance(decision)
            self.set_timer(box, decision.timer)
            acts = acts[decision.answer :]
            if not acts:
                return
            await asyncio.sleep(0)

    def _fail(self, box: Mailbox, fault: Exception) -> None:
        """Nothing could be read: answer what waits, but for those who only come and go."""
        box.unsure = True
        now = self.moment()
        waiting, box.letters = box.letters, deque()
        for letter in waiting:
            if isinstance(letter.command, PASSIVE) and not isinstance(fault, Closed):
                try:
                    decision = decide(box.table.state, letter.command, now, self._settings.entropy)
                except Exception as error:
                    self._answer(letter, None, error)
                else:
                    self._apply(box, letter, decision)
            else:
                self._answer(letter, None, fault)

    # -- timers ----------------------------------------------------------------
    def set_timer(self, box: Mailbox, due: int | None) -> None:
        box.due = None if box.table.closed else due
        if box.due is None:
            return
        if box.looked_at is None or box.due < box.looked_at:
            box.looked_at = box.due
            heappush(self._timers, (box.due, next(self._numbers), ref(box)))
        if not self._ticks:
            self._ticks = True
            self._tasks.start(self._tick())

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            self.look_at_timers()

    def look_at_timers(self) -> None:
        """Let every table act whose time has come."""
        now = self._timing.now()
        while self._timers and self._timers[0][0] <= now:
            at, _, found = heappop(self._timers)
            box = found()
            if box is None or at != box.looked_at:
                continue  # the table is out of memory, or there was an earlier one
            box.looked_at, due = None, box.due
            if due is not None and due <= now:
                box.due = None
                self.post(box, commands.Tick(), partial(self._ticked, box))
            else:
                self.set_timer(box, due)

    def _ticked(self, box: Mailbox, answer: Any, error: Exception | None) -> None:
        _ignore(answer, error)
        if error is not None and not isinstance(error, Closed) and not box.table.forgotten:
            self.set_timer(box, self._timing.now() + AGAIN)

    async def close(self) -> None:
        await self._tasks.close()


#: Returned where a letter was answered and there was nothing to store.
NOTHING = Asked(lambda _: None)


def _count(table: Table, letter: Letter, decision: Decision) -> None:
    """Count the acts of a person or a bot, but not those of lessons."""
    command, writes = letter.command, decision.writes
    if writes is None or not writes.acts or table.row.lesson is not None:
        return
    if isinstance(command, (commands.Act, commands.BotAct)):
        acts = sum(made.seat is not None for made in writes.acts)
        came = letter.came if isinstance(command, commands.Act) else None
        metrics.acted(table.row.game, acts, came)


def _ignore(_: Any, error: Exception | None) -> None:
    if error is not None and not isinstance(error, (RequestError, Closed)):
        log.error("what was to be done at a table failed", exc_info=error)
