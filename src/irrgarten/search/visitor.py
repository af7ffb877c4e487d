"""A program that plays at the arena, whoever wrote it. Whatever it does, the arena goes on."""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from irrgarten.kernel.memory import Event
from irrgarten.kernel.play import legal_acts
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.rules import Options, Rules, View
from irrgarten.search import protocol
from irrgarten.search.protocol import (
    LONGEST,
    PROTOCOL,
    Bye,
    Chosen,
    Hello,
    Message,
    NewGame,
    NoMessage,
    Perceived,
    ToArena,
    YourTurn,
)

#: Seconds that a program has to say hello, on a busy machine, and to end after bye.
STARTING, ENDING = 60.0, 1.0
#: Seconds between two looks whether it still runs.
GLANCE = 0.2
PIECE = 1 << 16


class Forfeit(Exception):
    """Why whoever sits there has lost the game, without regard to the rules."""


class Program:
    """An engine that runs. Every word to it or from it has a time within which it must be said."""

    def __init__(self, command: Sequence[str], limit: float) -> None:
        self._limit = limit
        self._heard = bytearray()
        #: It cannot be relied on any more.
        self.failed = False
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,  # so that what it has started ends with it
            )
        except OSError as error:
            raise Forfeit(f"it did not start: {error.strerror}") from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._ears, self._mouth = self._process.stdin.fileno(), self._process.stdout.fileno()
        for one in (self._ears, self._mouth):
            os.set_blocking(one, False)
        try:
            self.tell(Hello(PROTOCOL))
            hello = self.hear(STARTING)
            if not isinstance(hello, Hello):
                raise self._failed("it did not begin with hello")
            if hello.protocol != PROTOCOL:
                raise self._failed(f"it speaks protocol {hello.protocol}, not {PROTOCOL}")
        except BaseException:
            self.end()
            raise

    def tell(self, message: Message) -> None:
        """Raises Forfeit."""
        rest = memoryview(protocol.written(message))
        until = time.monotonic() + self._limit
        while rest:
            self._wait(self._ears, selectors.EVENT_WRITE, until, "it does not listen")
            try:
                rest = rest[os.write(self._ears, rest[:PIECE]) :]
            except BlockingIOError:
                continue
            except OSError:
                raise self._failed(self._how_it_ended()) from None

    def hear(self, limit: float | None = None) -> ToArena:
        """Raises Forfeit."""
        until = time.monotonic() + (limit or self._limit)
        while (end := self._heard.find(b"\n")) < 0:
            if len(self._heard) > LONGEST:
                raise self._failed(f"it said more than {LONGEST} bytes in one line")
            self._wait(self._mouth, selectors.EVENT_READ, until, "it did not answer in time")
            try:
                piece = os.read(self._mouth, PIECE)
            except BlockingIOError:
                continue
            if not piece:
                raise self._failed(self._how_it_ended())
            self._heard += piece
        line = bytes(self._heard[:end])
        del self._heard[: end + 1]
        try:
            said = protocol.for_arena(line)
        except NoMessage as error:
            raise self._failed(f"it said what is no message: {error}") from None
        if isinstance(said, Bye):
            raise self._failed(f"it said bye: {said.reason[:200]}")
        return said

    def end(self) -> None:
        """It is asked to, and then made to; and whatever it has started."""
        with suppress(Forfeit):
            self._limit = min(self._limit, ENDING)
            self.tell(Bye())
        for stream in (self._process.stdin, self._process.stdout):
            if stream:
                stream.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(ENDING)
        with suppress(OSError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def _wait(self, file: int, event: int, until: float, otherwise: str) -> None:
        with selectors.DefaultSelector() as selector:
            selector.register(file, event)
            while not selector.select(min(GLANCE, max(0.0, until - time.monotonic()))):
                # What it has started may hold its output open.
                if self._process.poll() is not None:
                    raise self._failed(self._how_it_ended())
                if time.monotonic() >= until:
                    raise self._failed(otherwise)

    def _failed(self, reason: str) -> Forfeit:
        self.failed = True
        return Forfeit(reason)

    def _how_it_ended(self) -> str:
        try:
            return f"it ended with exit code {self._process.wait(ENDING)}"
        except subprocess.TimeoutExpired:
            return "it closed its input or output"


class Visitor:
    """Sits at a table for a program."""

    def __init__(
        self,
        rules: Rules[Any, Any, Any],
        options: Options,
        program: Program,
        seat: int,
        seed: int,
        seconds: float | None,
    ) -> None:
        self._rules = rules
        self._program = program
        self._seat = seat
        self._rng = Rng(seed)
        written = msgspec.Raw(msgspec.json.encode(options))
        program.tell(NewGame(rules.name, rules.version, written, seat, seed >> 9, seconds))

    def observe(self, events: Iterable[Event]) -> None:
        """Raises Forfeit."""
        if told := list(events):
            self._program.tell(Perceived(msgspec.Raw(msgspec.json.encode(told))))

    def choose(self, view: View) -> str:
        """Raises Forfeit."""
        # What is legal follows from the view: whatever fits it will do.
        state = self._rules.belief(view, None).sample(self._rng)
        legal = legal_acts(self._rules, state, self._seat)
        self._program.tell(YourTurn(msgspec.Raw(msgspec.json.encode(view)), legal))
        said = self._program.hear()
        if not isinstance(said, Chosen):
            raise Forfeit("it said hello instead of choosing")
        return said.act
