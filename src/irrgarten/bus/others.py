"""The other processes, as far as they have told of themselves."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from irrgarten.bus.beat import NOBODY, Beat, Crowd, Presence

#: Seconds of silence after which a process counts as gone.
FORGET = 6.0


class Process(Struct):
    heard_at: float
    number: int
    present: dict[str, Presence]
    crowds: dict[str, Crowd]


class Heard(Struct, frozen=True):
    """What came of a beat: whether it is somebody new, whether some before it were missed, and
    the tables to which somebody came or from which somebody went."""

    new: bool
    missed: bool
    tables: set[str]


class Others:
    def __init__(self) -> None:
        self._of: dict[str, Process] = {}

    def hear(self, beat: Beat, now: float) -> Heard:
        known = self._of.get(beat.process)
        process = known or Process(now, beat.number, {}, {})
        missed = process.number + 1 != beat.number if known else beat.number > 1
        self._of[beat.process] = process
        process.heard_at, process.number = now, beat.number
        tables = set(beat.present)
        if beat.whole:
            tables |= process.present.keys()
            process.present, process.crowds = {}, {}
        for table, (watchers, seats) in beat.present.items():
            process.present[table] = Presence(watchers, tuple(sorted(seats.items())))
            if process.present[table] == NOBODY:
                del process.present[table]
        process.crowds |= beat.crowds
        for address in [one for one, crowd in beat.crowds.items() if crowd == Crowd()]:
            del process.crowds[address]
        return Heard(known is None, missed, tables)

    def forget(self, now: float) -> set[str]:
        """The tables at which there was somebody in processes that are silent."""
        silent = [name for name, one in self._of.items() if now > one.heard_at + FORGET]
        return {table for name in silent for table in self._of.pop(name).present}

    def at(self, table: str) -> Presence:
        there = [one.present[table] for one in self._of.values() if table in one.present]
        if not there:
            return NOBODY
        seats: Counter[int] = Counter()
        for presence in there:
            seats.update(dict(presence.seats))
        return Presence(sum(one.watchers for one in there), tuple(sorted(seats.items())))

    def crowd(self, address: str) -> Crowd:
        there = [one.crowds[address] for one in self._of.values() if address in one.crowds]
        return Crowd(sum(one.watchers for one in there), sum(one.holders for one in there))

    def processes_at(self, table: str) -> list[str]:
        return [name for name, one in self._of.items() if table in one.present]
