"""A table in memory: its state, its connections, its bots, and the way for commands."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count
from typing import Any

from msgspec.structs import replace

from irrgarten.bus import Bus
from irrgarten.server import replays
from irrgarten.server.bot_seats import BotSeats
from irrgarten.server.bots import Bots
from irrgarten.server.guest import Guest
from irrgarten.server.hints import Hints
from irrgarten.server.limits import Bucket
from irrgarten.server.mailroom import Done, Mailbox, Mailroom
from irrgarten.server.notices.following import Following, seen_name
from irrgarten.server.settings import Settings
from irrgarten.server.tasks import Tasks
from irrgarten.store import Store
from irrgarten.tables import commands, frames, info, loading, timeouts
from irrgarten.tables.commands import Command
from irrgarten.tables.draft import Decision
from irrgarten.tables.game import TableGame
from irrgarten.tables.moment import Moment
from irrgarten.tables.problems import GONE, RequestError
from irrgarten.tables.rows import StoredTable, TableRow
from irrgarten.tables.secrecy import opens
from irrgarten.tables.state import Begun, Elsewhere, Policy, TableState


def policy_of(settings: Settings) -> Policy:
    return Policy(
        absence=settings.absence,
        part=settings.limits.part,
        shared=settings.shared,
        # Without a bus it is not known who is connected to another process.
        knows_others=not settings.shared or settings.bus is not None,
    )


async def game_of(stored: StoredTable) -> Begun | None:
    """Return the game of a table; a long one holds no other table up. Raises RecordError."""
    games = loading.game_of(stored)
    game = next(games)
    for further in games:
        game = further
        await asyncio.sleep(0)
    return game


class Table:
    def __init__(
        self,
        state: TableState,
        store: Store,
        bots: Bots,
        settings: Settings,
        bus: Bus,
        mailroom: Mailroom,
    ) -> None:
        self.bus = bus
        self.state = replace(state, elsewhere=self._elsewhere(state.row.table))
        self.guests: dict[int, Guest] = {}
        self.box = Mailbox(self)
        self.bots = BotSeats(self, bots, settings.pace)
        self.hints = Hints(self, bots)
        self._phrases = settings.limits.phrases
        #: What each seat may still say, however many devices speak for it.
        self._buckets: dict[int, Bucket] = {}
        self.following = Following(self)
        self._store = store
        self._mailroom = mailroom
        self._numbers = count()
        self._tasks = Tasks()
        #: Nothing is stored of it any more.
        self.forgotten = False
        #: It is out of memory.
        self.closed = False
        #: Whether its bots play on though nobody is there, for a tournament.
        self.plays_alone = False
        #: Called when the game is over.
        self.when_over: Callable[[], None] = lambda: None
        #: Called whenever anything but acts was stored here.
        self.when_written: Callable[[Table], None] = lambda _: None
        mailroom.set_timer(self.box, timeouts.next_due(state, self.now))

    @classmethod
    async def of(
        cls,
        stored: StoredTable,
        store: Store,
        bots: Bots,
        settings: Settings,
        bus: Bus,
        mailroom: Mailroom,
    ) -> Table:
        """Return the table as it is stored. Raises RecordError."""
        game = await game_of(stored)
        await replays.look_after(store, stored, game)
        now = mailroom.moment()
        return cls(
            loading.state_of(stored, game, policy_of(settings), now),
            store,
            bots,
            settings,
            bus,
            mailroom,
        )

    # -- what there is ---------------------------------------------------------
    @property
    def name(self) -> str:
        return self.state.row.table

    @property
    def row(self) -> TableRow:
        return self.state.row

    @property
    def now(self) -> Moment:
        return self._mailroom.moment()

    @property
    def info(self) -> frames.TableInfo:
        return info.table_info(self.state, self.now)

    @property
    def perhaps_here(self) -> set[int]:
        return self.state.perhaps_here(self.now)

    @property
    def attended(self) -> bool:
        """Whether bots play: to somebody, or for a tournament."""
        return bool(self.state.connections) or self.plays_alone

    # -- commands --------------------------------------------------------------
    async def execute(self, command: Command) -> Any:
        """Carry out a command, even if whoever gave it stops waiting; return its answer.

        Raises RequestError, and Closed when the server is being stopped.
        """
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        def tell(answer: Any, error: Exception | None) -> None:
            if done.done():
                return
            if error is not None:
                done.set_exception(error)
            else:
                done.set_result(answer)

        self._mailroom.post(self.box, command, tell)
        return await done

    def post(self, command: Command, done: Done | None = None) -> None:
        """Carry out a command; ``done`` is called with its answer, or with what is raised."""
        self._mailroom.post(self.box, command, done)

    def advance(self, decision: Decision) -> None:
        """Make a decision that is stored the state of the table, and send its messages."""
        before, after = self.state, decision.state
        self.state = after
        for message in decision.messages:
            for number in message.to:
                if (guest := self.guests.get(number)) is not None:
                    guest.send(message.frame)
        if before.connections is not after.connections:
            self._connections_changed(before)
        if before.followed is not after.followed:
            self._tell_who_is_here()
        if decision.writes is not None:
            self._written(before, after)
        if after.game is not None and after.game.over and not (before.game and before.game.over):
            self._over(after.game)
        if after.followed:
            self.following.look()
        self.bots.wake()

    def _written(self, before: TableState, after: TableState) -> None:
        self.tell_others()
        if after.row.revision != before.row.revision:
            self.when_written(self)

    def _over(self, game: object) -> None:
        if isinstance(game, TableGame):
            self._tasks.start(replays.keep(self._store, self.name, game))
        self.when_over()

    # -- connections -----------------------------------------------------------
    async def join(self, guest: Guest, known: int | None, secret: str | None) -> int:
        """Welcome a connection that knows the game up to some ply; return its number."""
        number = next(self._numbers)
        self.guests[number] = guest
        try:
            await self.execute(commands.Join(number, secret, known))
        except BaseException:
            del self.guests[number]
            self.post(commands.Leave(number))  # the join may still be carried out
            raise
        self.post(commands.GoOn(returned=guest.seat))
        return number

    async def leave(self, number: int) -> None:
        guest = self.guests.pop(number)
        await self.execute(commands.Leave(number, quietly=guest.coming_back))

    async def sight(self, number: int, sees: bool) -> None:
        """Note that a player turns to the page, or away from it."""
        await self.execute(commands.Sight(number, sees))

    def _connections_changed(self, before: TableState) -> None:
        for number, connection in self.state.connections.items():
            was = before.connections.get(number)
            if (guest := self.guests.get(number)) is not None:
                guest.seat = connection.seat
                if was is None and self.bots.thinking is not None:
                    guest.tell(frames.Thinking(seat=self.bots.thinking))
            if connection.sees and connection.seat is not None and not (was and was.sees):
                self.following.came(connection.seat)
        self._tell_who_is_here()

    def _tell_who_is_here(self) -> None:
        """Tell other processes who is connected to this one."""
        connections = self.state.connections.values()
        self.bus.present(self.name, (one.seat for one in connections))
        if self.state.followed:
            seen = (one.seat for one in connections if one.seat is not None and one.sees)
            self.bus.present(seen_name(self.name), seen)

    def tell_all(self, frame: frames.FromServer) -> None:
        encoded = frames.encode(frame)
        for number in self.state.connections:  # whoever is not welcomed yet hears nothing
            if (guest := self.guests.get(number)) is not None:
                guest.send(encoded)

    def play_alone(self, *, plays: bool) -> None:
        """Let the bots play on though nobody is there, or no longer."""
        self.plays_alone = plays
        self.bots.wake()

    # -- phrases ---------------------------------------------------------------
    def say(self, guest: Guest, frame: frames.Say) -> None:
        """Say a phrase to everybody here; it is not stored, and tells nothing of the game.

        Raises RequestError for a watcher, and if it is too much.
        """
        seat = guest.own_seat
        if not self._buckets.setdefault(seat, Bucket(self._phrases)).take():
            raise RequestError("too_many", "too much was said; wait a little")
        number = frames.PHRASES.index(frame.phrase)
        self.bus.said(self.name, seat, number)
        self.hear(seat, number)

    def hear(self, seat: int, number: int) -> None:
        """Pass on what a seat has said, here or in another process, which may know more."""
        if 0 <= number < len(frames.PHRASES):
            self.tell_all(frames.Said(seat=seat, phrase=frames.PHRASES[number]))

    # -- other processes -------------------------------------------------------
    def meet(self) -> None:
        """Somebody may have come in another process, or gone there."""
        self.following.look()
        elsewhere = self._elsewhere(self.name)
        if elsewhere != self.state.elsewhere:
            self.post(commands.Meet(elsewhere))
            if not self.state.begun:
                self.post(commands.GoOn())

    def _elsewhere(self, name: str) -> Elsewhere:
        presence = self.bus.elsewhere(name)
        return Elsewhere(frozenset(presence.here), presence.watchers)

    def tell_others(self) -> None:
        """Tell other processes that something is stored of this table."""
        self.bus.wrote(self.name, self.state.ply, self.row.revision)

    async def refresh(self) -> None:
        """Take over what is stored by now. Raises RequestError."""
        self.box.unsure = True
        await self.execute(commands.GoOn())

    def forget(self) -> None:
        """Nothing is stored of it any more: whoever is here hears that, and goes."""
        self.forgotten = True
        for guest in self.guests.values():
            guest.send_off(GONE)

    # -- made, and played again ------------------------------------------------
    def made_with(self, token: str, knows: bool) -> frames.TableMade:
        """Return the secrets of who set this table up with a token, as often as it is asked."""
        state = self.state
        host = state.secret_of_host(token)
        if not state.is_host(host):
            raise RequestError("conflict", "token: another table has the name that follows from it")
        own = [(seat, state.secret_of(seat.seat, token)) for seat in state.seats]
        secrets = [
            frames.SeatSecret(seat=seat.seat, secret=secret)
            for seat, secret in own
            if opens(secret, seat.secret_hash)
        ]
        return frames.TableMade(info=self.info, host=host, seats=secrets, knows=knows)

    def may_call_again(self, secret: str | None) -> None:
        """Check that a secret allows to call for another game. Raises RequestError."""
        state = self.state
        if state.row.lesson is not None:
            raise RequestError("conflict", "a lesson is begun anew by its name")
        if not state.is_host(secret):
            state.seat_of(secret or "")
        if state.game is None or not state.game.over:
            raise RequestError("conflict", "the game is not over yet")

    @property
    def next_round(self) -> tuple[dict[str, Any], list[list[int]]]:
        """What is given for the next round of a match, and the scores so far; none in a new one."""
        game = self.state.game
        match = info.match_of(self.row, game)
        # Of a round that cannot be shown any more nobody knows the points.
        known = match is not None and len(match.scores) == match.round < match.rounds
        if match is None or game is None or not known:
            return {}, []
        return game.next_round, match.scores

    async def close(self) -> None:
        self.closed = True
        self._mailroom.set_timer(self.box, None)
        await self.bots.close()
        await self.hints.close()
        await self._tasks.finish()
