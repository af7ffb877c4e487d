"""What an arena and an engine say to each other: a JSON object a line, six kinds of them."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from msgspec import Raw, Struct

PROTOCOL = 1
#: Bytes of a line at most. What is longer is no message.
LONGEST = 1 << 22


class Message(Struct, frozen=True, tag_field="type"):
    """What is not known of a message is passed over, so that it may grow."""


class Hello(Message, frozen=True, tag="hello"):
    """The first word of either side; an engine says how it is called."""

    protocol: int
    name: str = ""


class NewGame(Message, frozen=True, tag="new game"):
    """``seconds`` is how long each act may be thought about; null leaves it to the engine."""

    game: str
    version: str
    options: Raw
    seat: int
    seed: int
    seconds: float | None = None


class Perceived(Message, frozen=True, tag="perceived"):
    """What the engine's seat perceives of one act or answer of chance."""

    events: Raw


class YourTurn(Message, frozen=True, tag="your turn"):
    """The view of the engine's seat, and what is legal for it."""

    view: Raw
    legal: list[str]


class Chosen(Message, frozen=True, tag="chosen"):
    act: str


class Bye(Message, frozen=True, tag="bye"):
    """The last word of either side. An engine that says why has failed."""

    reason: str = ""


ToEngine = Hello | NewGame | Perceived | YourTurn | Bye
ToArena = Hello | Chosen | Bye
M = TypeVar("M")


class NoMessage(Exception):
    """What was said is not one of the messages; says why not."""


def written(message: Message) -> bytes:
    return msgspec.json.encode(message) + b"\n"


def for_engine(line: bytes) -> ToEngine:
    """What an arena says. Raises NoMessage."""
    return _read(_FOR_ENGINE, line)


def for_arena(line: bytes) -> ToArena:
    """What an engine says. Raises NoMessage."""
    return _read(_FOR_ARENA, line)


def _read(decoder: msgspec.json.Decoder[M], line: bytes) -> M:
    try:
        return decoder.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise NoMessage(str(error)) from None


_FOR_ENGINE: msgspec.json.Decoder[ToEngine] = msgspec.json.Decoder(ToEngine)
_FOR_ARENA: msgspec.json.Decoder[ToArena] = msgspec.json.Decoder(ToArena)
