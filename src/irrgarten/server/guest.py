"""Somebody connected to a table, in a seat or watching."""

from __future__ import annotations

from typing import Protocol

from msgspec.structs import replace

from irrgarten.kernel.state import WATCHER
from irrgarten.tables.frames import Closing, Error, FromServer, Reply, ToServer, encode
from irrgarten.tables.problems import RequestError


class Outlet(Protocol):
    """What a guest is told by."""

    def say(self, text: bytes) -> None: ...

    @property
    def unsaid(self) -> int:
        """Bytes that the client has not taken yet."""

    def hang_up(self) -> None: ...


class Guest:
    """A client too slow to take what it is told is let go."""

    def __init__(
        self, seat: int | None, line: Outlet, most_unsaid: int, address: str = "unknown"
    ) -> None:
        self.seat = seat
        self.address = address
        #: It was let go, and why.
        self.farewell: Error | None = None
        #: It was told that the server stops.
        self.coming_back = False
        self._line = line
        self._most_unsaid = most_unsaid

    @property
    def viewer(self) -> int:
        return WATCHER if self.seat is None else self.seat

    @property
    def own_seat(self) -> int:
        if self.seat is None:
            raise RequestError("forbidden", "whoever watches does not act")
        return self.seat

    def tell(self, frame: FromServer) -> None:
        self.send(encode(frame))

    def reply(self, request: ToServer, reply: Reply) -> None:
        """Tell the reply with the id of the request, so that the client can match them."""
        self.tell(replace(reply, id=request.id))

    def send(self, frame: bytes) -> None:
        if self.farewell is not None:
            return
        # One frame alone may be as long as it has to be.
        unsaid = self._line.unsaid
        if unsaid and unsaid + len(frame) > self._most_unsaid:
            self._let_go(Error(code="too_slow", message="the connection is too slow"))
        else:
            self._line.say(frame)

    def send_away(self, message: str) -> None:
        """Others need the place more."""
        self._let_go(Error(code="too_many", message=message))

    def send_off(self, message: str) -> None:
        """There is nothing here any more."""
        self._let_go(Error(code="not_found", message=message))

    def send_home(self, closing: Closing) -> None:
        """What is being answered is still told; nothing more is heard."""
        self.tell(closing)
        self.coming_back = True
        self._line.hang_up()

    def _let_go(self, farewell: Error) -> None:
        self.farewell = farewell
        self._line.hang_up()
