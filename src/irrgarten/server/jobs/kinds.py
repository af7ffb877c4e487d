"""Kinds of jobs: each has a name, a typed question and a typed answer."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec
from msgspec import Raw, Struct
from msgspec.json import Decoder

Q = TypeVar("Q", bound=Struct)
A = TypeVar("A", bound=Struct)


class Kind(Struct, Generic[Q, A], frozen=True):
    """What travels is JSON of these types and is checked on arrival; nothing is ever unpickled."""

    name: str
    question: type[Q]
    answer: type[A]


# -- what can come of a job --------------------------------------------------------
class Answered(Struct, frozen=True, tag="answered"):
    answer: Raw


class Failed(Struct, frozen=True, tag="failed"):
    """The work raised an exception, as it would for anybody."""


class Lost(Struct, frozen=True, tag="lost"):
    """The process that worked at it ended, or took too long and was ended."""


class Refused(Struct, frozen=True, tag="refused"):
    """The worker does not do this."""


Outcome = Answered | Failed | Lost | Refused


_OUTCOMES: Decoder[Outcome] = Decoder(Outcome)


def packed(outcome: Outcome) -> bytes:
    return msgspec.json.encode(outcome)


def unpacked(told: object) -> Outcome:
    """Raises msgspec.MsgspecError for what is no outcome."""
    if not isinstance(told, bytes):
        raise msgspec.ValidationError("it is no outcome")
    return _OUTCOMES.decode(told)
