"""The kinds of jobs at the bus, and what can come of a job.

Each kind has a name, a typed question and a typed answer. What travels is JSON of these types and
is checked on arrival; nothing is ever unpickled.
"""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

import msgspec
from msgspec import Raw, Struct
from msgspec.json import Decoder

from irrgarten import registry
from irrgarten.kernel.errors import IrrgartenError
from irrgarten.search.levels import LEVELS, thinker
from irrgarten.search.review import Judged, finished
from irrgarten.server.work import Question, ReviewPart
from irrgarten.server.workers import PART

Q = TypeVar("Q", bound=Struct)
A = TypeVar("A", bound=Struct)


class Kind(Struct, Generic[Q, A], frozen=True):
    name: str
    question: type[Q]
    answer: type[A]


class NotOurs(Exception):
    """A question that cannot be answered here, and why; says nothing of what is hidden."""


# -- a bot chooses an act ----------------------------------------------------------
class EncodedQuestion(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """``version`` is that of the rules; what is raw has the types of the game."""

    game: str
    version: str
    options: Raw
    seat: int
    level: str
    seed: int
    view: Raw
    perceived: Raw


class Chosen(Struct, frozen=True):
    act: str


CHOICE = Kind("choose", EncodedQuestion, Chosen)


async def encoded(question: Question) -> EncodedQuestion:
    """Encode a question; yield to the event loop between the parts of a long one."""
    parts = []
    for start in range(0, len(question.perceived), PART):
        parts.append(msgspec.json.encode(question.perceived[start : start + PART])[1:-1])
        await asyncio.sleep(0)
    return EncodedQuestion(
        game=question.rules.name,
        version=question.rules.version,
        options=Raw(msgspec.json.encode(question.options)),
        seat=question.seat,
        level=question.level,
        seed=question.seed,
        view=Raw(msgspec.json.encode(question.view)),
        perceived=Raw(b"[" + b",".join(parts) + b"]"),
    )


def decoded(question: EncodedQuestion) -> Question:
    """Decode a question and check every part of it. Raises NotOurs."""
    try:
        rules = registry.rules(question.game)
    except IrrgartenError:
        raise NotOurs("it is about a game that is not known here") from None
    if question.version != rules.version:
        raise NotOurs(f"it is about {rules.name} by other rules than {rules.version!r}, known here")
    try:
        options = msgspec.json.decode(question.options, type=rules.options_type)
        view = msgspec.json.decode(question.view, type=rules.view_type)
        perceived = msgspec.json.decode(question.perceived, type=list[rules.event_type])  # type: ignore[name-defined]
    except (msgspec.MsgspecError, RecursionError):
        raise NotOurs(f"it is not as a question about {rules.name} is") from None
    seated = 0 <= question.seat < rules.players[1] and view.seat == question.seat
    if not seated or thinker(question.level) is None:
        raise NotOurs(f"no bot of {rules.name} would ask so")
    return Question(
        rules=rules,
        options=options,
        seat=question.seat,
        level=question.level,
        perceived=perceived,
        view=view,
        seed=question.seed,
    )


# -- a part of a finished game is reviewed -----------------------------------------
#: The queue of these jobs, and the seconds that one may take: it is done when nobody else thinks.
REVIEWS, LIMIT = "reviews", 240.0

REVIEW_PART = Kind("judge", ReviewPart, Judged)


def checked(part: ReviewPart) -> ReviewPart:
    """Return the part if a server would ask for it. Raises NotOurs."""
    try:
        rules = registry.rules(part.record.game)
        finished(rules, part.record)
    except IrrgartenError:
        raise NotOurs("it is about a game that is not known here, or not over") from None
    thought = part.playouts is None or 0 < part.playouts <= LEVELS["expert"].playouts
    thought = thought and 0 < part.seconds <= LIMIT
    if part.level not in LEVELS or not thought or not 0 <= part.first <= part.last:
        raise NotOurs(f"no review of {rules.name} would ask so")
    return part


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
