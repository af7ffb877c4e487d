"""A table in memory: who is there, what they are told, and what goes on there.

Acts, seats and the beginning of a game have a part each; all that they do is done in turn, whole,
and written before anyone hears of it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from msgspec.structs import replace

from irrgarten.bus import Bus
from irrgarten.server import endings, frames, seat_changes, telling
from irrgarten.server.absence import Absence
from irrgarten.server.beginning import Beginning
from irrgarten.server.bot_seats import BotSeats
from irrgarten.server.bots import Bots
from irrgarten.server.changing_hands import ChangingHands
from irrgarten.server.clocks import TableClock
from irrgarten.server.guest import Guest
from irrgarten.server.hints import Hints
from irrgarten.server.kept_table import KeptTable
from irrgarten.server.news import News
from irrgarten.server.notices.following import Following, seen_name
from irrgarten.server.opening import OpeningOfTable
from irrgarten.server.order import Order, alone
from irrgarten.server.phrases import Phrases
from irrgarten.server.problems import GONE, Trouble
from irrgarten.server.proposals import Proposals
from irrgarten.server.secrecy import opens
from irrgarten.server.settings import Settings
from irrgarten.server.standing_in import StandingIn
from irrgarten.server.timing import Timing
from irrgarten.server.turns import Turns
from irrgarten.store import Kept, SeatChangeRow, SeatRow, Store


class Table(KeptTable):
    def __init__(
        self,
        kept: Kept,
        store: Store,
        bots: Bots,
        settings: Settings,
        bus: Bus,
        timing: Timing | None = None,
    ) -> None:
        super().__init__(kept)
        self.bus = bus
        self.order = Order()
        self.guests: set[Guest] = set()
        self._elsewhere = bus.elsewhere(self.row.table)
        self.absence = Absence(len(kept.seats), settings.absence, settings.monotonic, bus)
        self.news = News(self, store, shared=settings.shared)
        self.bots = BotSeats(self, bots, settings.pace)
        self.hints = Hints(self, bots)
        timing = timing or Timing(settings)
        self.clock = TableClock(self, store, timing, kept.clock)
        self.standing_in = StandingIn(self, store, settings, timing, kept.absences)
        self.turns = Turns(self, store)
        self.proposals = Proposals(self, store)
        self.phrases = Phrases(self, settings.limits.phrases)
        self.hands = ChangingHands(self, store, settings.entropy)
        self.following = Following(self, store)
        self.following.seats = kept.followed
        self.opening = OpeningOfTable(self, store, settings.clock)
        self.beginning = Beginning(self, store, settings.limits.part)
        self._monotonic = settings.monotonic
        #: Since when the game stands as it does, by that clock; None where nobody knows.
        self._stood_since: float | None = None
        #: Seats in which somebody has been connected here.
        self.been_here: set[int] = set()
        #: Nothing is kept of it any more.
        self.forgotten = False
        #: The tournament for which its bots play though nobody looks on.
        self.held_by: str | None = None
        #: Called when the game is over.
        self.when_over: Callable[[], None] = lambda: None
        #: Called whenever anything but acts was written here.
        self.when_written: Callable[[Table], None] = lambda _: None

    @classmethod
    async def of(
        cls,
        kept: Kept,
        store: Store,
        bots: Bots,
        settings: Settings,
        bus: Bus,
        timing: Timing | None = None,
    ) -> Table:
        """The table as it was kept. Raises RecordError."""
        table = cls(kept, store, bots, settings, bus, timing)
        await table.replay(kept)
        await endings.look_after(store, kept, table.course)
        return table

    # -- guests ----------------------------------------------------------------
    @property
    def here(self) -> set[int]:
        """The seats in which somebody is connected, to whichever process."""
        return self._elsewhere.here.union(
            guest.seat for guest in self.guests if guest.seat is not None
        )

    @property
    def perhaps_here(self) -> Collection[int]:
        """The same, and whoever may be connected elsewhere while nothing is known of that."""
        return range(len(self.seats)) if self.bus.blind else self.here

    @property
    def waits_in_public(self) -> bool:
        """Whether anyone may still join."""
        return self.row.listed is not None and self.course is None

    @property
    def attended(self) -> bool:
        """Whether bots play to somebody, or for a tournament."""
        return bool(self.guests) or self.held_by is not None

    def hold(self, tournament: str | None) -> None:
        self.held_by = tournament
        self.bots.wake()

    @alone
    async def join(self, guest: Guest, known: int | None, secret: str | None) -> None:
        """Welcome somebody who already knows the game up to some ply, or nothing of it."""
        await self.news.catch_up()
        if secret is not None:  # the seat may have been freed just now
            guest.seat = self.seat_of(secret)
        others = list(self.guests)
        self.guests.add(guest)
        if guest.seat is not None:
            self.been_here.add(guest.seat)
        self.tell_who_is_here()
        self.welcome(guest, known)
        if self.bots.thinking is not None:
            guest.tell(frames.Thinking(seat=self.bots.thinking))
        if self.row.again is not None:
            guest.tell(frames.Again(table=self.row.again, seat=guest.seat))
        for other in others:
            other.tell(frames.Table(info=self.info))
        await self.beginning.go_on_now()
        if guest.seat is not None:
            await self.standing_in.came(guest.seat)
            await self.hands.give_back_now(guest.seat)
        self.bots.wake()
        if guest.seat is not None:
            self.following.came(guest.seat)

    def sight(self, guest: Guest, sees: bool) -> None:
        """Somebody turns to the page, or away from it."""
        if guest.sees != sees:
            guest.sees = sees
            self.tell_who_is_here()
            if sees and guest.seat is not None:
                self.following.came(guest.seat)
            self.following.look()

    def welcome(self, guest: Guest, known: int | None) -> None:
        guest.tell(telling.welcome(self.info, self.course, self.changes.told, guest, known))

    @alone
    async def leave(self, guest: Guest) -> None:
        self.guests.discard(guest)
        self.tell_who_is_here()
        if guest.seat is not None:  # the last of her devices counts
            self.absence.begin(guest.seat)
            self.following.look()
        if not guest.coming_back:
            self.tell_how_it_stands()
        self.beginning.patience.wake()

    def turn_out(self, before: Sequence[SeatRow]) -> list[Guest]:
        """Whoever came with a secret that opens the seat no more only looks on from now on."""
        out = [
            guest
            for guest in self.guests
            if guest.seat is not None
            and before[guest.seat].secret_hash != self.seats[guest.seat].secret_hash
        ]
        for guest in out:
            guest.seat = None
        self.tell_who_is_here()
        return out

    # -- other processes -------------------------------------------------------
    def wrote(self, revision: int | None = None) -> None:
        """Acts were kept, or what gave the table this revision: other processes hear of it."""
        if revision is not None:
            # If others wrote in between, what they wrote is still to be found out.
            self.order.unsure |= revision != self.row.revision + 1
            self.row = replace(self.row, revision=self.row.revision + 1)
            self.when_written(self)
        self.bus.wrote(self.row.table, self.ply, self.row.revision)

    def tell_who_is_here(self) -> None:
        self.bus.present(self.row.table, (guest.seat for guest in self.guests))
        if self.following.seats:
            seen = (guest.seat for guest in self.guests if guest.seat is not None and guest.sees)
            self.bus.present(seen_name(self.row.table), seen)

    def meet(self) -> None:
        """Somebody may have come in another process, or gone there."""
        before, self._elsewhere = self._elsewhere, self.bus.elsewhere(self.row.table)
        if before == self._elsewhere:
            return
        self.absence.begin(*(before.here - self.here).intersection(range(len(self.seats))))
        self.following.look()
        if self.guests:
            self.tell_how_it_stands()
            self.news.meet()
            self.bots.wake()

    # -- what all are told -----------------------------------------------------
    @property
    def info(self) -> frames.TableInfo:
        return telling.table_info(
            self.row,
            self.seats,
            self.course,
            self.secret,
            self.here,
            self._watchers,
            self.absence,
            self.standing_in.left,
            self.waits,
            self.opening.told,
            self.clock.info,
            self.proposals.info,
        )

    def moves_on(self) -> None:
        """Something was done in the game: whoever is to act now is awaited from here on."""
        self._stood_since = self._monotonic()
        if self.following.seats:
            self.following.look()

    @property
    def waits(self) -> int | None:
        since = self._stood_since
        return None if since is None else int(self._monotonic() - since)

    @property
    def _watchers(self) -> int:
        return self._elsewhere.watchers + sum(guest.seat is None for guest in self.guests)

    def tell_all(self, frame: frames.FromServer) -> None:
        encoded = frames.encode(frame)
        for guest in self.guests:
            guest.send(encoded)

    def tell_how_it_stands(self, change: SeatChangeRow | None = None) -> None:
        self.tell_all(frames.Table(info=self.info, change=seat_changes.told(change)))

    def tell_started(self) -> None:
        self.moves_on()
        for guest in self.guests:
            guest.tell(telling.started(self.info, self.under_way, guest))

    def tell_again(self) -> None:
        if self.row.again is not None:
            for guest in self.guests:
                guest.tell(frames.Again(table=self.row.again, seat=guest.seat))

    def made_with(self, token: str, knows: bool) -> frames.TableMade:
        """The secrets of who set this table up with a token; told again if asked for again."""
        host = self.secret_of_host(token)
        if not self.is_host(host):
            raise Trouble("conflict", "token: another table has the name that follows from it")
        own = [(seat, self.secret_of(seat.seat, token)) for seat in self.seats]
        secrets = [
            frames.SeatSecret(seat=seat.seat, secret=secret)
            for seat, secret in own
            if opens(secret, seat.secret_hash)
        ]
        return frames.TableMade(info=self.info, host=host, seats=secrets, knows=knows)

    def forget(self) -> None:
        """Nothing is kept of it any more: whoever is here hears that, and goes."""
        self.forgotten = True
        for guest in self.guests:
            guest.send_off(GONE)

    # -- after the game --------------------------------------------------------
    def may_call_again(self, secret: str | None) -> None:
        """Whoever holds a seat here, or the host, may call for another game."""
        if self.row.lesson is not None:
            raise Trouble("conflict", "a lesson is begun anew by its name")
        if not self.is_host(secret):
            self.seat_of(secret or "")
        if self.course is None or not self.course.over:
            raise Trouble("conflict", "the game is not over yet")

    @property
    def next_round(self) -> tuple[dict[str, Any], list[list[int]]]:
        """What is given for the next round of a match, and the scores so far; none in a new one."""
        match = telling.match_of(self.row, self.course)
        # Of a round that cannot be shown any more nobody knows the points.
        known = match is not None and len(match.scores) == match.round < match.rounds
        if match is None or self.course is None or not known:
            return {}, []
        return self.course.next_round, match.scores

    @alone
    async def followed_by(self, table: str, revision: int) -> None:
        """The company goes on to another table."""
        if self.row.again is None:  # nor has it been heard of, on the way
            self.row = replace(self.row, again=table)
            self.wrote(revision)
            self.tell_again()

    async def close(self) -> None:
        await self.news.close()
        await self.beginning.close()
        await self.bots.close()
        await self.hints.close()
