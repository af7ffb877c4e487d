"""All tables: made, found, followed by another; in memory while somebody is there."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress

import msgspec
from msgspec.structs import replace

from irrgarten import registry
from irrgarten.bus import Bus
from irrgarten.game import read_options
from irrgarten.kernel import lots
from irrgarten.kernel.errors import IrrgartenError, OptionsError, PositionError
from irrgarten.lessons.lesson import Lesson
from irrgarten.server import metrics
from irrgarten.server.bots import Bots
from irrgarten.server.logs import at_table
from irrgarten.server.mailroom import FAULTS, Mailroom
from irrgarten.server.metrics import store_failed
from irrgarten.server.names import tidy
from irrgarten.server.settings import Settings
from irrgarten.server.table import Table
from irrgarten.server.timekeeping import Timing
from irrgarten.store import Conflict, Head, Store, Unreadable, Unwritable
from irrgarten.tables import commands, teaching
from irrgarten.tables.frames import Learner, NewTable, SeatWish, TableInfo, TableMade
from irrgarten.tables.game import TableGame
from irrgarten.tables.info import status
from irrgarten.tables.opening import listed
from irrgarten.tables.problems import GONE, RequestError
from irrgarten.tables.rows import SeatRow, TableRow
from irrgarten.tables.secrecy import (
    CHAIN_LENGTH,
    hashed,
    host_secret,
    new_chain,
    new_table,
    new_token,
    seat_secret,
    table_of,
)

log = logging.getLogger(__name__)


class Lobby:
    def __init__(self, store: Store, bots: Bots, settings: Settings, bus: Bus) -> None:
        self._store = store
        self._bus = bus
        self._bots = bots
        self._settings = settings
        self.timing = Timing(settings)
        self._mailroom = Mailroom(store, settings, self.timing, bus)
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._users: Counter[str] = Counter()
        self._loading: dict[str, asyncio.Task[Table]] = {}
        #: What was heard of tables while they were loaded.
        self._early: dict[str, Head] = {}
        self._when_over: Callable[[], None] = lambda: None
        self._when_written: Callable[[Table], None] = lambda _: None
        self._when_loaded: Callable[[Table], None] = lambda _: None

    def __len__(self) -> int:
        """Tables in memory, those that rest included."""
        return len(self._tables)

    def when_over(self, do: Callable[[], None]) -> None:
        """Whenever a game has ended at a table."""
        self._when_over = do

    def when_written(self, do: Callable[[Table], None]) -> None:
        """Whenever anything but acts was written about a table."""
        self._when_written = do

    def when_loaded(self, do: Callable[[Table], None]) -> None:
        """Whenever a table has come into memory."""
        self._when_loaded = do

    def all_in_memory(self) -> list[Table]:
        return [*self._tables.values()]

    def hear(self, name: str, head: Head) -> None:
        """In some process a table is so far."""
        if (table := self._tables.get(name)) is not None:
            self._mailroom.hear(table.box, head)
        elif name in self._loading:
            self._early[name] = head

    def in_memory(self, name: str) -> Table | None:
        return self._tables.get(name)

    # -- finding ---------------------------------------------------------------
    @asynccontextmanager
    async def table(self, name: str) -> AsyncIterator[Table]:
        """The one table of that name; it stays in memory at least as long as it is used."""
        self._users[name] += 1
        try:
            table = await self._found(name)
            with at_table(table.name):
                yield table
        finally:
            self._users[name] -= 1
            if not self._users[name]:
                del self._users[name]
            await self._let_rest()

    async def _found(self, name: str) -> Table:
        resting = self._tables.get(name)
        if resting is not None and not await self._still_kept(resting):
            await self.drop(name)
        table = self._tables.get(name) or await self._loaded(name)
        with suppress(KeyError):  # it was forgotten just now, as whoever asks will hear
            self._tables.move_to_end(name)
        state = table.state
        if not state.begun and all(seat.holder != "open" for seat in state.seats):
            with suppress(RequestError):  # it begins when it can be stored
                await table.execute(commands.GoOn())
        return table

    async def _still_kept(self, table: Table) -> bool:
        """Whether a table that rests was not forgotten meanwhile, by whoever else may do that."""
        if self._settings.shared and not table.forgotten:
            # Whoever comes may know more from another process; if the store is away, nobody does.
            with suppress(RequestError, Unreadable):
                await self._look(table)
            return not table.forgotten
        name = table.name
        if table.forgotten or status(table.state.game) == "playing" or self._users[name] > 1:
            return not table.forgotten
        with suppress(Unreadable):
            return name in await self._store.heads([name])
        return True

    async def _look(self, table: Table) -> None:
        """See whether another process has written about a table. Raises RequestError."""
        head = (await self._store.heads([table.name])).get(table.name)
        if head is None:
            table.forget()
        elif table.box.unsure or (head.acts, head.revision) != (
            table.state.ply,
            table.row.revision,
        ):
            await table.refresh()

    def in_use(self, name: str) -> bool:
        return name in self._users

    async def drop(self, name: str) -> None:
        """Out of memory, if it is there."""
        table = self._tables.pop(name, None)
        if table is not None:
            table.forget()
            await table.close()

    async def _loaded(self, name: str) -> Table:
        """Whoever asks for a table that is being loaded waits for that one; nobody else does."""
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = asyncio.create_task(self._load(name))
            loading.add_done_callback(lambda _: self._is_loaded(name))
        return await asyncio.shield(loading)

    def _is_loaded(self, name: str) -> None:
        del self._loading[name]
        head, table = self._early.pop(name, None), self._tables.get(name)
        if head is not None and table is not None:
            self._mailroom.hear(table.box, head)

    async def _load(self, name: str) -> Table:
        try:
            kept = await self._store.find(name)
        except Unreadable as error:
            store_failed(error)
            raise RequestError("unavailable", FAULTS[Unreadable]) from None
        if kept is None:
            raise RequestError("not_found", GONE)
        try:
            table = await Table.of(
                kept, self._store, self._bots, self._settings, self._bus, self._mailroom
            )
        except IrrgartenError as error:
            raise RequestError(
                "unavailable", f"this game cannot be shown any more: {error}"
            ) from None
        except Unwritable:
            raise RequestError("unavailable", FAULTS[Unwritable]) from None
        table.when_over = self._when_over
        table.when_written = self._when_written
        self._when_loaded(table)
        self._tables[name] = table
        return table

    async def _let_rest(self) -> None:
        """Forget the tables longest unused; they are rebuilt when somebody asks for them."""
        limits = self._settings.limits
        resting = [
            name
            for name, table in self._tables.items()
            if name not in self._users and not table.box.letters
        ]
        acts = sum(self._tables[name].state.ply for name in resting)
        for number, name in enumerate(resting):
            if len(resting) - number <= limits.resting and acts <= limits.resting_acts:
                break
            table = self._tables.pop(name)
            acts -= table.state.ply
            await table.close()

    # -- making ----------------------------------------------------------------
    async def make(self, wish: NewTable, lesson: str | None = None) -> TableMade:
        """A table and its secrets, which follow from the token: asked again, the same ones."""
        token = wish.token or new_token(self._settings.entropy)
        row, seats = self.rows(wish, token, lesson)
        if wish.opening is not None:
            await self._check_opening(wish)
            row = listed(row, wish.opening, row.created)
        with suppress(Conflict):  # sent again: the answer was lost
            await self._store.add(row, seats)
        return await self.made(wish, token)

    async def made(self, wish: NewTable, token: str) -> TableMade:
        """A table that was just made, told to who made it."""
        knows = wish.position is None and _known_by_maker(wish)
        async with self.table(table_of(token)) as made:
            lesson = made.row.lesson
            log.info("a table for %s", wish.game if lesson is None else f"{wish.game}: {lesson}")
            if made.row.listed is not None:
                self._when_written(made)
            return made.made_with(token, knows)

    async def _check_opening(self, wish: NewTable) -> None:
        """Raises RequestError if it cannot be a table that anyone may join."""
        holders = {seat.holder for seat in wish.seats}
        if "open" not in holders:
            raise RequestError("bad_request", "opening: no seat is free for anyone")
        if "person" not in holders:
            raise RequestError("bad_request", "opening: somebody must wait at an open table")
        await self.check_room()

    async def check_room(self) -> None:
        """Raises RequestError if too many tables are open to all."""
        if await self._store.openings.number() >= self._settings.limits.open_tables:
            raise RequestError("too_many", "too many open tables; wait a little")

    def rows(
        self, wish: NewTable, token: str, lesson: str | None = None
    ) -> tuple[TableRow, list[SeatRow]]:
        """Return the database rows of a new table and its seats. Raises RequestError."""
        options = _checked_options(wish)
        if wish.position is None:
            _known_by_maker(wish)
        table, chain = table_of(token), new_chain(self._settings.entropy)
        seats = [
            _seat_row(number, seat, seat_secret(chain, number, token))
            for number, seat in enumerate(wish.seats)
        ]
        row = TableRow(
            table=table,
            game=wish.game,
            version=registry.rules(wish.game).version,
            options=options,
            given=wish.given,
            chain=chain,
            link=CHAIN_LENGTH,
            host_hash=hashed(host_secret(chain, token)),
            created=self._now(),
            rounds=wish.rounds,
            laid_by=_laid_by(wish, seats) if lesson is None else None,
            begins_at=wish.position,
            lesson=lesson,
            clock=_clock_of(wish),
            stand_in_after=_stand_in_after(wish),
        )
        return row, seats

    async def teach(self, lesson: Lesson, learner: Learner) -> TableMade:
        """A table for a lesson, with bots in all seats but the learner's."""
        person, bot = SeatWish("person", learner.name), SeatWish("bot", level=teaching.LEVEL)
        players: int = lesson.position["options"]["players"]
        wish = NewTable(
            game=lesson.game,
            options={},
            seats=[person if seat == lesson.seat else bot for seat in range(players)],
            token=learner.token,
            position=lesson.position,
        )
        metrics.LESSONS.labels(lesson.game).inc()
        return await self.make(wish, lesson.name)

    async def again(
        self, name: str, secret: str | None, *, for_tournament: bool = False
    ) -> TableInfo:
        """Another game for the same company: same seats, same secrets, lots of its own.

        In a match it is the next round, or the first of another match. What was laid down by
        hand has been seen by now, so all is drawn this time, but for what the rounds bring along.
        Where a tournament plays, nobody else says what is played next.
        """
        async with self.table(name) as table:
            table.may_call_again(secret)
            if table.row.again is None:
                if table.state.in_tournament and not for_tournament:
                    raise RequestError(
                        "conflict", "a tournament is played here: it says what is next"
                    )
                await self._follow(table)
            async with self.table(table.row.again or name) as following:
                return following.info

    async def _follow(self, table: Table) -> None:
        entropy, before = self._settings.entropy, table.row
        chain, link = before.chain, before.link - 1
        if link < 0:
            chain, link = new_chain(entropy), CHAIN_LENGTH
        given, scores = table.next_round
        _check_rules(table, given)
        row = TableRow(
            table=new_table(entropy),
            game=before.game,
            version=table.state.rules.version,
            options=before.options,
            given=given,
            chain=chain,
            link=link,
            host_hash=before.host_hash,
            created=self._now(),
            rounds=before.rounds,
            scores=scores,
            clock=before.clock,
            stand_in_after=before.stand_in_after,
            of_tournament=before.of_tournament,
        )
        # A part counts for one game: the next one is sealed when its commitment is known.
        seats = [replace(seat, seal=None, added=None) for seat in table.state.seats]
        with suppress(Conflict):  # another process was first
            await self._store.add_again(before.table, row, seats)
        try:
            await table.refresh()
            table.tell_others()
        finally:
            if table.forgotten:
                await self.drop(before.table)

    def _now(self) -> str:
        return self._settings.clock().isoformat(timespec="seconds")

    async def close(self) -> None:
        for table in self._tables.values():
            await table.close()
        await self._mailroom.close()


def _check_rules(table: Table, given: dict[str, object]) -> None:
    """Raises RequestError if the rules have changed, and do not know such a game any more."""
    try:
        options = read_options(table.row.game, table.row.options)
        TableGame.begun(table.state.rules, options, lots.commitment("trial"), given)
    except IrrgartenError as error:
        raise RequestError("conflict", f"the rules have changed: {error}") from None


def _checked_options(wish: NewTable) -> dict[str, object]:
    """Return the options in full. Raises RequestError for what the game does not have."""
    try:
        rules = registry.rules(wish.game)
        options = _begun(wish).options
        if options.players != len(wish.seats):
            raise RequestError(
                "bad_request", f"seats: {len(wish.seats)} for {options.players} players"
            )
        if wish.rounds > 1 and not rules.match:
            raise RequestError("bad_request", f"rounds: {wish.game} has no points to add up")
    except IrrgartenError as error:
        refusal = error.refusal if isinstance(error, OptionsError) else None
        raise RequestError("bad_request", str(error), refusal) from None
    full: dict[str, object] = msgspec.to_builtins(options)
    return full


def _begun(wish: NewTable) -> TableGame:
    """The game as it would begin. Raises IrrgartenError or RequestError."""
    rules, trial = registry.rules(wish.game), lots.commitment("trial")
    if wish.position is None:
        return TableGame.begun(rules, read_options(wish.game, wish.options), trial, wish.given)
    for name, others in {"options": wish.options, "given": wish.given}.items():
        if others:
            raise RequestError("bad_request", f"{name}: the position says all there is to say")
    if wish.rounds > 1:
        raise RequestError("bad_request", "rounds: a game from a position on is no match")
    if wish.position.get("game") != wish.game:
        raise RequestError("bad_request", f"position.game: the table is for {wish.game}")
    try:
        course = TableGame.at(rules, wish.position, trial)
    except PositionError as error:
        raise RequestError("bad_request", f"position.{error}") from None
    if course.over:
        raise RequestError("bad_request", "position: the game is over there")
    return course


def _clock_of(wish: NewTable) -> dict[str, object] | None:
    """Raises RequestError for one that does not fit the game."""
    if wish.clock is None:
        return None
    if wish.rounds > 1 and wish.clock.ends == "loses":
        raise RequestError(
            "bad_request", "clock.ends: no clause gives points for a round lost by time"
        )
    clock: dict[str, object] = msgspec.to_builtins(wish.clock)
    return clock


def _stand_in_after(wish: NewTable) -> int | None:
    """Where there are days for a move, nobody has to stay, and her time says when she is late."""
    days = wish.clock is not None and wish.clock.kind == "days"
    return None if days else wish.stand_in_after


def _known_by_maker(wish: NewTable) -> bool:
    """Whether the maker knows what nobody may know. Raises RequestError if she wants to play."""
    refusal = registry.rules(wish.game).known_by_maker(wish.given)
    if refusal is not None and any(seat.holder == "person" for seat in wish.seats):
        raise RequestError("bad_request", f"given: {refusal}", refusal)
    return refusal is not None


def _laid_by(wish: NewTable, seats: Sequence[SeatRow]) -> list[str] | None:
    """The seats that a maker takes are her own and of those who sit beside her."""
    hidden = registry.rules(wish.game).hidden_given
    if wish.position is None and all(wish.given.get(name) is None for name in hidden):
        return None
    return [seat.name for seat in seats if seat.name is not None]


def _seat_row(number: int, wish: SeatWish, secret: str) -> SeatRow:
    if wish.holder == "open":
        return SeatRow(seat=number)
    if wish.holder == "bot":
        return SeatRow(seat=number, holder="bot", level=wish.level or "casual")
    name = tidy(wish.name or "")
    if not name:
        raise RequestError("bad_request", f"seats[{number}].name: a person has a name")
    return SeatRow(
        seat=number,
        holder="person",
        name=name,
        secret_hash=hashed(secret),
        adds=wish.adds,
    )
