"""Seats change hands: persons sit down and get up, bots take their seats and give them back."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from msgspec.structs import replace

from irrgarten.server import seating
from irrgarten.server.bygone import Bygone
from irrgarten.server.course import Course
from irrgarten.server.news import anew
from irrgarten.server.order import alone
from irrgarten.server.problems import Trouble
from irrgarten.server.secrecy import hashed, new_token, opens
from irrgarten.store import Conflict, SeatChangeRow, SeatRow, Store, Unwritable

if TYPE_CHECKING:
    from irrgarten.server.table import Table


class ChangingHands:
    def __init__(self, table: Table, store: Store, entropy: Callable[[int], bytes]) -> None:
        self._table = table
        self._store = store
        self._entropy = entropy
        self.order = table.order
        self.news = table.news

    @alone
    @anew
    async def sit_down(self, number: int, name: str, adds: bool, token: str | None) -> str:
        """Take an open seat; the secret that opens it from now on. It follows from the token."""
        secret = self._table.secret_of(number, token or new_token(self._entropy))
        hash_ = hashed(secret)
        if opens(secret, self._table.seat(number).secret_hash):
            return secret  # sent again: the answer was lost
        if self._table.changes.turned_out(hash_):
            raise Trouble("conflict", "the host has freed this seat; ask for it with a new token")
        seat = self._seat(number)
        await self.change(seat, seating.taken(seat, name, hash_, adds))
        return secret

    @alone
    @anew
    async def free(self, number: int, secret: str | None) -> None:
        """A person gets up, or the host opens her seat."""
        seat = self._seat(number)
        own, host = opens(secret, seat.secret_hash), self._table.is_host(secret)
        after = seating.freed(seat, own, host, waiting=self._table.course is None)
        if await self._store.tournaments.plays_at(self._table.row.table):
            raise Trouble("conflict", "who sits here is for the tournament's organiser to say")
        await self.change(seat, after, None if own else self._table.changes.freed(seat))

    @alone
    @anew
    async def seat_bot(self, number: int, level: str, secret: str | None) -> None:
        seat = self._seat(number)
        own, host = opens(secret, seat.secret_hash), self._table.is_host(secret)
        away = self._table.course is not None and number not in self._table.here
        wait = self._table.absence.left(number) if away else None
        after = seating.with_bot(seat, level, own, host, wait)
        await self.change(seat, after, self._handed_over(seat, after, own))

    @alone
    @anew
    async def unseat_bot(self, number: int, secret: str | None) -> None:
        seat = self._seat(number)
        own, host = opens(secret, seat.secret_hash), self._table.is_host(secret)
        waiting = self._table.course is None
        if own and not waiting and self._table.clock.is_up(number):
            raise Trouble("conflict", "her time is up: the bot plays on")
        after = seating.without_bot(seat, own, host, waiting)
        await self.change(seat, after, self._handed_over(seat, after, own))

    @alone
    @anew
    async def reissue(self, number: int, secret_hash: str) -> None:
        """Another secret opens a person's seat from now on; whoever came with the old looks on."""
        seat = self._seat(number)
        if seat.secret_hash is not None and seat.secret_hash != secret_hash:
            await self.change(seat, replace(seat, secret_hash=secret_hash))

    @alone
    @anew
    async def stand_in(self, number: int, level: str) -> None:
        """A bot plays for a person who has not come, from the beginning; hers the seat stays."""
        seat = self._seat(number)
        if seat.holder == "person" and number not in self._table.perhaps_here:
            after = replace(seat, holder="bot", level=level)
            await self.change(seat, after, self._handed_over(seat, after, own=False))

    @alone
    @anew
    async def vacate(self, number: int) -> None:
        """Whoever waited at an open table has gone; she may sit down again if she comes back."""
        seat = self._seat(number)
        away = number not in self._table.perhaps_here
        if self._table.waits_in_public and seat.holder == "person" and away:
            await self.change(seat, SeatRow(seat=number))

    @alone
    @anew
    async def fill(self, number: int, level: str) -> None:
        """A bot takes a seat of an open table that nobody came for."""
        seat = self._seat(number)
        if self._table.waits_in_public and seat.holder == "open":
            await self.change(seat, replace(seat, holder="bot", level=level))

    async def give_back_now(self, number: int) -> None:
        """She is back from where she was when a bot was let play for her. In turn.

        Not if that was her own wish, nor if her time is up.
        """
        table, seat = self._table, self._table.seats[number]
        course = table.course
        if seat.holder != "bot" or not isinstance(course, Course) or course.over:
            return
        lost = number in course.play.lost or table.clock.is_up(number)
        if lost or table.changes.latest(number) not in ("host", "agreed", "away"):
            return
        after = replace(seat, holder="person", level=None)
        with suppress(Conflict, Unwritable):  # she can still take it back herself
            change = table.changes.handed_over(after, course.ply, "back")
            await self.change(seat, after, change)

    def _handed_over(self, before: SeatRow, after: SeatRow, own: bool) -> SeatChangeRow | None:
        course = self._table.course
        if course is None or course.over or before.holder == after.holder:
            return None
        return self._table.changes.handed_over(after, course.ply, "own" if own else "host")

    def _seat(self, number: int) -> SeatRow:
        """A seat that may change hands now."""
        seat = self._table.seat(number)
        if isinstance(self._table.course, Bygone):
            raise Trouble("conflict", "the game is over: its rules have changed since")
        if self._table.beginning.waits_for == "parts":  # who opened hers did so for this company
            raise Trouble("conflict", "the lots are being drawn; the game is about to begin")
        return seat

    async def change(
        self, before: SeatRow, after: SeatRow, change: SeatChangeRow | None = None
    ) -> None:
        """Keep what becomes of a seat, and tell everybody. In turn, and ``anew`` on a Conflict."""
        table = self._table
        name, known = table.row.table, table.row.revision
        clock = table.clock.after_change(after)
        revision = await self._store.change_seat(
            name, before, after, change, known=known, clock=clock
        )
        seats = [*table.seats]
        table.seats[before.seat] = after
        table.clock.keep(clock)
        if change is not None:
            table.changes.keep(change)
        if before.holder != "person" and after.holder == "person":
            table.absence.begin(before.seat)
        out = table.turn_out(seats)
        table.wrote(revision)
        table.tell_how_it_stands(change)
        for guest in out:
            table.welcome(guest, None)
        await table.beginning.go_on_now()
        table.bots.wake()
