"""What is said on lines goes out by a thread of its own, in the order in which it was said.

To send two frames is a quarter of the work of an act, nearly all of it the system's: a thread that
needs no interpreter does it while the next act is made. What a client does not take at once comes
back, and goes out by the transport, which waits for it.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections import deque
from contextlib import suppress
from threading import Thread
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from irrgarten.server.carrier import Carrier

#: Texts after which the thread is woken, if nothing else comes to an end before.
TOGETHER = 16

#: What the thread says when it has done no more.
NOTHING = -2

#: Files are carried to that are numbered below this.
FILES = 65536

#: Seconds between two looks whether there is room again.
LOOK = 0.0005


class Outlet(asyncio.Transport):
    """Stands in for a transport, and knows what of its is with the thread."""

    def __init__(self, transport: asyncio.Transport, post: Post) -> None:
        super().__init__()
        self._transport = transport
        self._post = post
        #: The file of a connection that the thread may write to.
        self.file: int | None = None
        #: Texts with the thread, and their bytes.
        self._texts = self._bytes = 0
        self._closing = self._blocked = self._lost = False

    def be_carried(self) -> None:
        """From now on, unless what is written is not what goes out, as with TLS."""
        if self._lost or self._transport.get_extra_info("sslcontext") is not None:
            return
        file = self._transport.get_extra_info("socket").fileno()
        if 0 <= file < FILES:
            self.file = file

    def lost(self) -> None:
        """The connection is about to be closed, and its file given to another one."""
        self._lost = True
        file, self.file = self.file, None
        if file is not None:
            self._post.forget(file)

    def write(self, data: Any) -> None:
        # Once something is with the thread, what comes later must not overtake it.
        if self.file is not None and (self._texts or not self._transport.get_write_buffer_size()):
            self._texts += 1
            self._bytes += len(data)
            self._post.take(self, self.file, data)
        else:
            self._transport.write(data)

    def was_sent(self, data: bytes, sent: int) -> None:
        """The thread has sent so much of a text, or nobody was left for it (negative)."""
        self._texts -= 1
        self._bytes -= len(data)
        if 0 <= sent < len(data) and self.file is not None:
            self._blocked = True
            self._transport.write(data[sent:])
        if not self._texts:
            self._all_sent()

    def _all_sent(self) -> None:
        if self._blocked and self.file is not None:
            self._blocked = False
            self._post.unblock(self.file)
        if self._closing:
            self._transport.close()

    def get_write_buffer_size(self) -> int:
        if self._texts:
            self._post.collect()
        return self._bytes + self._transport.get_write_buffer_size()

    def close(self) -> None:
        """Once all is sent."""
        self._post.collect()
        if self._texts:
            self._closing = True
            self._post.ask()
        else:
            self._transport.close()

    def abort(self) -> None:
        self._transport.abort()

    def is_closing(self) -> bool:
        return self._closing or self._transport.is_closing()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._transport.get_extra_info(name, default)

    def pause_reading(self) -> None:
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        self._transport.resume_reading()


class Post:
    """The thread of one server, and what it was given."""

    def __init__(self, carrier: type[Carrier]) -> None:
        self._loop = asyncio.get_running_loop()
        self._heard, self._bell = os.pipe()
        os.set_blocking(self._heard, False)
        self._carrier = carrier(self._bell)
        self._given: deque[tuple[Outlet, bytes]] = deque()
        #: How many were given since the thread was woken.
        self._waiting = 0
        self._thread = Thread(target=self._carrier.carry, name="carrier", daemon=True)
        self._thread.start()
        self._loop.add_reader(self._heard, self._rung)

    def take(self, outlet: Outlet, file: int, data: bytes) -> None:
        while not self._carrier.put(file, data):  # everybody waits until there is room
            self._carrier.wake()
            time.sleep(LOOK)
            self.collect()
        self._given.append((outlet, data))
        self._waiting += 1
        if self._waiting == 1:
            self._loop.call_soon(self._wake)
        elif self._waiting % TOGETHER == 0:
            self._carrier.wake()
            self.collect()

    def _wake(self) -> None:
        self._waiting = 0
        self._carrier.wake()
        self.collect()

    def collect(self) -> None:
        """Take note of what has been sent."""
        done, given = self._carrier.done, self._given
        while (sent := done()) != NOTHING:
            outlet, data = given.popleft()
            outlet.was_sent(data, sent)

    def ask(self) -> None:
        """Something waits until all is sent."""
        self._carrier.ask()

    def forget(self, file: int) -> None:
        self._carrier.forget(file)

    def unblock(self, file: int) -> None:
        self._carrier.unblock(file)

    def _rung(self) -> None:
        with suppress(BlockingIOError):
            os.read(self._heard, 1024)
        self.collect()

    def close(self) -> None:
        """What was given is sent, as far as it is taken."""
        self._carrier.end()
        self._thread.join()
        self.collect()
        self._loop.remove_reader(self._heard)
        os.close(self._heard)
        os.close(self._bell)


def post() -> Post | None:
    """The thread's, where it was compiled."""
    try:
        from irrgarten.server.carrier import Carrier
    except ImportError:
        return None
    return Post(Carrier)
