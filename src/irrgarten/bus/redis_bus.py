"""One process among several: says what it does, and hears what the others do.

All that is to be said goes in one beat, at once or, if one is just being said, with the next: so
there are never more than some hundred a second, however much is played.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Iterable
from contextlib import suppress

import msgspec
from litestar.channels import ChannelsPlugin

from irrgarten.bus import beat as beats
from irrgarten.bus.address import Redis
from irrgarten.bus.beat import NOBODY, SPENT, Beat, Crowd, Presence, Spent
from irrgarten.bus.bus import Bus, Listener
from irrgarten.bus.lasting import AGAIN, AWAY, SILENCE, Lasting
from irrgarten.bus.others import Others

log = logging.getLogger(__name__)

#: Seconds between two beats at most, so that all know that this process is there; and at least.
PULSE, GAP = 0.5, 0.004
#: Seconds between two beats that name all who are there.
WHOLE = 5.0
#: Tables, or addresses, of which is kept what could not be said; others are found by looking.
MOST = 10_000


class RedisBus(Bus):
    def __init__(self, address: Redis) -> None:
        self.process = secrets.token_hex(8)
        self._address = address
        self._channel = f"irrgarten/{address.number}"
        self._channels = ChannelsPlugin(Lasting(address), channels=[self._channel])
        self._others = Others()
        self._present: dict[str, Presence] = {}
        self._crowds: dict[str, Crowd] = {}
        self._next = Beat(self.process, 0)
        self._said = 0
        self._whole_due = True
        self._due = asyncio.Event()
        self._heard_own = (float("-inf"), 0)
        self._tasks: list[asyncio.Task[None]] = []
        self._warned = False
        self._has_met_stranger = False

    @property
    def blind(self) -> bool:
        return not self.up

    # -- what is told ----------------------------------------------------------
    def wrote(self, table: str, acts: int, revision: int) -> None:
        self._next.heads[table] = acts, revision
        self._due.set()

    def present(self, table: str, of_seats: Iterable[int | None]) -> None:
        presence = beats.presence(of_seats)
        if presence == self._present.get(table, NOBODY):
            return
        if presence == NOBODY:
            del self._present[table]
        else:
            self._present[table] = presence
        self._next.present[table] = presence.watchers, dict(presence.seats)
        self._due.set()

    def said(self, table: str, seat: int, phrase: int) -> None:
        self._next.said.setdefault(table, []).append((seat, phrase))
        self._due.set()

    def crowding(self, address: str, watchers: int, holders: int) -> None:
        known, crowd = beats.address_id(address), Crowd(watchers, holders)
        if crowd == Crowd():
            self._crowds.pop(known, None)
        else:
            self._crowds[known] = crowd
        self._next.crowds[known] = crowd
        self._due.set()

    def counted(self, kind: Spent, address: str) -> None:
        self._next.spent.setdefault(address, [0] * len(SPENT))[SPENT.index(kind)] += 1

    def id_of(self, address: str) -> str:
        return beats.address_id(address)

    # -- what is known ---------------------------------------------------------
    def elsewhere(self, table: str) -> Presence:
        return self._others.at(table)

    def crowd_elsewhere(self, address: str) -> Crowd:
        return self._others.crowd(beats.address_id(address))

    def leads(self, table: str) -> bool:
        return all(self.process < other for other in self._others.processes_at(table))

    # -- from first to last ----------------------------------------------------
    async def start(self, listener: Listener) -> None:
        await self._channels.__aenter__()
        hearing = await self._channels.subscribe(self._channel)

        async def hear() -> None:
            async for heard in hearing.iter_events():
                try:
                    self._hear(heard, listener)
                except Exception:
                    log.exception("what was heard on the bus came to nothing")

        self._tasks = [asyncio.create_task(hear()), asyncio.create_task(self._speak(listener))]

    async def close(self) -> None:
        """Whoever was here has gone from here, and the others need not wait to notice."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._present, self._crowds, self._whole_due = {}, {}, True
        self._next.present, self._next.crowds = {}, {}
        with suppress(*AWAY):
            await self._say(self._beat())
        await self._channels.__aexit__(None, None, None)

    # -- speaking --------------------------------------------------------------
    async def _speak(self, listener: Listener) -> None:
        whole_at = time.monotonic()
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(PULSE):
                    await self._due.wait()
            self._due.clear()
            if time.monotonic() > whole_at + WHOLE:
                self._whole_due = True
            beat = self._beat()
            if beat.whole:
                whole_at = time.monotonic()
            try:
                await self._say(beat)
                await asyncio.sleep(GAP)
            except AWAY as error:
                self._keep(beat)
                self._warn(error)
                await asyncio.sleep(AGAIN)
            self._look_after(listener)

    async def _say(self, beat: Beat) -> None:
        await self._channels.wait_published(beats.encode(beat), self._channel)

    def _beat(self) -> Beat:
        self._said += 1
        beat, self._next = self._next, Beat(self.process, 0)
        beat.number, beat.whole = self._said, self._whole_due
        if beat.whole:
            self._whole_due = False
            beat.crowds = {**self._crowds}
            beat.present = {
                table: (one.watchers, dict(one.seats)) for table, one in self._present.items()
            }
        return beat

    def _keep(self, unsaid: Beat) -> None:
        """For the next beat; what is new by now counts."""
        self._whole_due = True
        heads = {**unsaid.heads, **self._next.heads}
        self._next.heads = dict([*heads.items()][-MOST:])
        self._next.present, self._next.crowds, self._next.spent = {}, {}, {}
        self._next.said = {}

    # -- hearing ---------------------------------------------------------------
    def _hear(self, heard: bytes, listener: Listener) -> None:
        try:
            beat = beats.decode(heard)
        except msgspec.DecodeError:
            self._note_stranger()
            return
        now = time.monotonic()
        if beat.process == self.process:
            _, number = self._heard_own
            self._heard_own = now, beat.number
            if not self.up:
                self._set_up(listener)
            elif beat.number != number + 1:
                listener.missed()
            return
        found = self._others.hear(beat, now)
        if found.new:
            self._whole_due = True
            self._due.set()
        if found.missed:
            listener.missed()
        for table, (acts, revision) in beat.heads.items():
            listener.heard(table, acts, revision)
        for table, phrases in beat.said.items():
            for seat, phrase in phrases:
                listener.said(table, seat, phrase)
        if found.tables:
            listener.met(found.tables)
        for address, times in beat.spent.items():
            for kind, one in zip(SPENT, times, strict=False):
                if one:
                    listener.spent(kind, address, one)

    def _note_stranger(self) -> None:
        """Once: it may go on speaking."""
        if not self._has_met_stranger:
            self._has_met_stranger = True
            log.warning("something on the bus is not of this version")

    def _set_up(self, listener: Listener) -> None:
        self.up = True
        if self._warned:
            log.warning("the bus carries again")
            self._warned = False
        listener.hears_again()

    def _look_after(self, listener: Listener) -> None:
        now = time.monotonic()
        if self.up and now > self._heard_own[0] + SILENCE:
            self.up = False
            self._warn("nothing is heard")
            listener.missed()
        if gone := self._others.forget(now):
            listener.met(gone)

    def _warn(self, error: object) -> None:
        """Once, not at every beat."""
        self.errors += 1
        if not self._warned:
            self._warned = True
            log.warning("the bus %s is away, tables are looked at: %s", self._address, error)
