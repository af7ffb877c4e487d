"""Somebody who plays through thick and thin: what she has tapped she sends until it is answered.

She acts at random, and writes down what she was told has happened. What is kept must be just that.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from random import Random
from typing import Any

import httpx
from msgspec import Struct
from tests.written import written
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from irrgarten.kernel.record import Made

Frame = dict[str, Any]

#: Seconds until she sends again what nobody has answered, and until she calls again.
RESEND, HANG_UP = 3.0, 8.0
#: Seconds between two calls, at first and at most.
SOON, LATE = 0.05, 1.0


class Tapped(Struct):
    ply: int
    act: str
    at: float


class Diary(Struct):
    """What all persons were told of their own acts, and how it went."""

    made: dict[tuple[str, int], list[str]] = {}
    acts: int = 0
    refused: int = 0
    called: int = 0
    silence: float = 0.0
    over: list[str] = []
    #: Answers that nobody should get.
    odd: list[str] = []

    def write(self, table: str, seat: int, act: str) -> None:
        self.made.setdefault((table, seat), []).append(act)
        self.acts += 1


class Unexpected(Exception):
    """An answer that nobody should get."""


class Person:
    def __init__(self, port: int, table: str, seat: int, secret: str, diary: Diary) -> None:
        self._port = port
        self.table = table
        self.seat = seat
        self._secret = secret
        self._diary = diary
        self._random = Random(f"{table} {seat}")
        self._tapped: Tapped | None = None
        #: The position as it was last told.
        self._last: Frame | None = None
        self._refused_at = -1
        self._over = False
        #: No new act is begun any more.
        self.resting = False

    async def play(self, pause: float) -> None:
        """Until she rests and nothing she has tapped is left without an answer."""
        wait = SOON
        while not (self.resting and self._tapped is None):
            with suppress(OSError, WebSocketException, TimeoutError), self._noting():
                self._diary.called += 1
                url = f"ws://127.0.0.1:{self._port}/api/tables/{self.table}/socket"
                async with connect(url, open_timeout=HANG_UP, close_timeout=1) as line:
                    await self._converse(line, pause)
                    wait = SOON
                    continue
            await asyncio.sleep(wait * self._random.uniform(0.5, 1.5))
            wait = min(LATE, 2 * wait)

    @contextmanager
    def _noting(self) -> Iterator[None]:
        """What nobody should be told is told at the end, and does not end a long night before."""
        try:
            yield
        except Unexpected as odd:
            self._diary.odd.append(f"{self.table}, seat {self.seat}: {odd}")
            raise TimeoutError from odd

    async def _converse(self, line: ClientConnection, pause: float) -> None:
        """Until the line is lost, the company moves on, or all is answered."""
        known = self._last["ply"] if self._last else None
        join = {"type": "join", "secret": self._secret, "ply": known}
        await line.send(written(join))
        heard = time.monotonic()
        while not (self.resting and self._tapped is None):
            try:
                async with asyncio.timeout(RESEND):
                    frame: Frame = json.loads(await line.recv())
            except TimeoutError:
                if self._over:
                    await self._move_on()
                elif self._to_act or time.monotonic() - heard > HANG_UP:
                    raise  # something was missed, or nobody is there
                await self._send(line)
                continue
            heard = time.monotonic()
            table = self.table
            await self._take(frame, line, pause)
            if self.table != table:
                return

    async def _take(self, frame: Frame, line: ClientConnection, pause: float) -> None:
        kind = frame["type"]
        if kind == "refused":
            self._refused_at = self._tapped.ply if self._tapped else -1
            self._answered()
            self._diary.refused += 1
            await self._tap(line, pause)
        elif kind == "error":
            if frame["code"] == "too_slow":
                raise TimeoutError  # on a busy machine she was: she calls again
            if frame["code"] not in ("unavailable", "too_many"):
                raise Unexpected(frame)
            await asyncio.sleep(0.2)
            await self._send(line)
        elif kind == "again":
            self.table, self._last, self._over = frame["table"], None, False
            self._refused_at = -1
        elif kind in ("welcome", "started", "played"):
            if self._last is not None and frame["ply"] < self._last["ply"]:
                return  # with Redis and PostgreSQL away a server does not know better: she does
            self._hear(frame, frame["acts"] if kind == "played" else frame["stretch"]["acts"])
            if kind == "welcome" and self._tapped is not None:
                await self._send(line)
            begun = kind == "played" or frame["stretch"]["view"] is not None
            if begun and not frame["acting"]:
                self._over = True
                await self._move_on()
            await self._tap(line, pause)

    def _hear(self, frame: Frame, happened: list[Frame]) -> None:
        self._last = frame
        tapped = self._tapped
        if tapped is None:
            return
        if any(one["seat"] == self.seat and one["ply"] > tapped.ply for one in happened):
            self._diary.write(self.table, self.seat, tapped.act)
            self._answered()

    def _answered(self) -> None:
        if self._tapped is not None:
            waited = time.monotonic() - self._tapped.at
            self._diary.silence = max(self._diary.silence, waited)
        self._tapped = None

    @property
    def _to_act(self) -> bool:
        """Whether she could act, as far as she knows."""
        last = self._last
        return self._tapped is None and last is not None and self.seat in last["acting"]

    async def _tap(self, line: ClientConnection, pause: float) -> None:
        if not self._to_act or self.resting or self._last is None:
            return
        await asyncio.sleep(pause * self._random.uniform(0, 2))
        if self._last["ply"] <= self._refused_at:
            return  # somebody else was first: what he did is still to come
        act = self._random.choice(self._last["legal"])
        self._tapped = Tapped(self._last["ply"], act, time.monotonic())
        await self._send(line)

    async def _send(self, line: ClientConnection) -> None:
        if self._tapped is not None:
            tapped = {"type": "act", "ply": self._tapped.ply, "acts": [self._tapped.act]}
            await line.send(written(tapped))

    async def _move_on(self) -> None:
        """The game is over: the first seat calls for another, the others wait for it."""
        if self.table not in self._diary.over:
            self._diary.over.append(self.table)
        if self.resting or self.seat != 0:
            return
        base = f"http://127.0.0.1:{self._port}"
        with suppress(httpx.HTTPError):
            async with httpx.AsyncClient(base_url=base, timeout=HANG_UP, verify=False) as http:
                secret = {"Authorization": f"Bearer {self._secret}"}
                await http.post(f"/api/tables/{self.table}/again", headers=secret)


def by_seat(acts: list[Made]) -> dict[int, list[str]]:
    """What each seat did, in the order in which it did it."""
    done: dict[int, list[str]] = defaultdict(list)
    for made in acts:
        if made.seat is not None:
            done[made.seat].append(made.act)
    return done
