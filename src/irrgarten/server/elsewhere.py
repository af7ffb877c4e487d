"""Choices that bots make at the bus, in the order of a fair line, as many at once as can be.

A job waits in no line of the queue's for long: there are never more of this server's in it than
there are hands at the bus. So the fair shares are kept here, and servers take turns there.
"""

from __future__ import annotations

import asyncio
from contextvars import Context

from irrgarten.bus import Redis
from irrgarten.server import metrics
from irrgarten.server.choices import Choice, Choices, Nobody, Passed
from irrgarten.server.jobs.asking import TAKEN, Asking, Hopeless
from irrgarten.server.jobs.choosing import CHOICE, question
from irrgarten.server.jobs.queue import PULSE
from irrgarten.store import Closed


class Elsewhere:
    def __init__(self, bus: Redis, limit: float) -> None:
        self._asking = Asking(bus, limit)
        self._choices = Choices()
        self._under_way: set[asyncio.Task[None]] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self._looked = asyncio.Event()
        self._room = asyncio.Event()
        #: When somebody last was given something to think about, or had thought about it.
        self._moved = 0.0

    def __len__(self) -> int:
        """Choices that are in nobody's hands yet."""
        return len(self._choices)

    @property
    def errors(self) -> int:
        """How often the bus could not be asked."""
        return self._asking.link.errors

    def start(self) -> None:
        if not self._tasks:
            # They work for many tables, not only for the one that needed them first.
            self._tasks = [
                asyncio.create_task(self._asking.watch(self._look), context=Context()),
                asyncio.create_task(self._hand_out(), context=Context()),
            ]

    async def made(self, choice: Choice) -> str | None:
        """The act; None if whoever thinks about it fails. Raises Nobody, Passed and Closed."""
        self.start()
        await self._looked.wait()
        if not self._asking.hands:
            raise Nobody
        self._choices.add(choice)
        return await choice.made

    # -- from the line to the queue ------------------------------------------------
    async def _hand_out(self) -> None:
        while True:
            await self._room.wait()
            choice = await self._choices.next()
            self._move()
            thinking = asyncio.create_task(self._think(choice))
            self._under_way.add(thinking)
            thinking.add_done_callback(self._done)
            self._make_room()

    async def _think(self, choice: Choice) -> None:
        try:
            asked = await question(choice.known, choice.perceived)
            wanted = choice.asker.wanted
            with metrics.THOUGHT.labels(choice.known["level"]).time():
                act = (await self._asking.ask(CHOICE, choice.name, asked, wanted)).act
        except Hopeless:
            _tell(choice, None)
        except (Nobody, Passed) as error:
            _tell(choice, error)
        except asyncio.CancelledError:
            _tell(choice, Closed())
            raise
        except Exception as error:
            _tell(choice, error)
        else:
            _tell(choice, act)

    def _done(self, thinking: asyncio.Task[None]) -> None:
        self._under_way.discard(thinking)
        self._move()
        self._make_room()

    def _move(self) -> None:
        self._moved = asyncio.get_running_loop().time()

    def _make_room(self) -> None:
        if len(self._under_way) < self._asking.hands:
            self._room.set()
        else:
            self._room.clear()

    def _look(self) -> None:
        """What waits here while nobody thinks, or all who do have stopped, waits no longer."""
        self._looked.set()
        self._make_room()
        if not self._choices:
            self._move()
        still = asyncio.get_running_loop().time() - self._moved
        if not self._asking.hands or still > TAKEN:
            self._choices.give_up(Nobody())

    async def close(self) -> None:
        self._choices.give_up(Closed())
        tasks = {*self._tasks, *self._under_way}
        while tasks:  # the client of Redis may take being cancelled for a time that is over
            for task in tasks:
                task.cancel()
            _, tasks = await asyncio.wait(tasks, timeout=PULSE)
        await self._asking.close()
        self._looked.set()  # nobody waits to learn who works at the bus, since nobody does


def _tell(choice: Choice, told: str | Exception | None) -> None:
    if choice.made.done():
        return
    if isinstance(told, Exception):
        choice.made.set_exception(told)
    else:
        choice.made.set_result(told)
