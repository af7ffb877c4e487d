"""The kinds of jobs at the bus, and what can come of a job.

Each kind has a name, a typed question and a typed answer. What travels is JSON of these types and
is checked on arrival; nothing is ever unpickled.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Raw, Struct
from msgspec.json import Decoder
from msgspec.structs import replace

from irrgarten import registry
from irrgarten.kernel.errors import IrrgartenError
from irrgarten.kernel.play import AnyRules
from irrgarten.search.levels import LEVELS, thinker
from irrgarten.search.review import Judged, finished
from irrgarten.server.work import Question, ReviewPart

Q = TypeVar("Q", bound=Struct)
A = TypeVar("A", bound=Struct)


class NotOurs(Exception):
    """A question that cannot be answered here, and why; says nothing of what is hidden."""


class Kind(Struct, Generic[Q, A], frozen=True):
    name: str
    question: type[Q]
    answer: type[A]

    def encode(self, question: Q) -> bytes:
        return msgspec.json.encode(question, enc_hook=_named)

    def decode(self, question: bytes) -> Q:
        """Raises NotOurs, or what msgspec raises for what is no such question."""
        return msgspec.json.decode(question, type=self.question, dec_hook=_rules_named)


def _named(rules: AnyRules) -> tuple[str, str]:
    return rules.name, rules.version


def _rules_named(_: type, named: Any) -> AnyRules:
    """Return the rules of a name and a version. Raises NotOurs for other ones."""
    name, version = msgspec.convert(named, tuple[str, str])
    try:
        rules = registry.rules(name)
    except IrrgartenError:
        raise NotOurs("it is about a game that is not known here") from None
    if version != rules.version:
        raise NotOurs(f"it is about {name} by other rules than {rules.version!r}, known here")
    return rules


# -- a bot chooses an act ----------------------------------------------------------
class Chosen(Struct, frozen=True):
    act: str


CHOICE = Kind("choose", Question, Chosen)


def typed(question: Question) -> Question:
    """Return the question with the types of its game, every part checked. Raises NotOurs."""
    rules, parts = question.rules, (question.options, question.view, question.perceived)
    types = rules.options_type, rules.view_type, list[rules.event_type]  # type: ignore[name-defined]
    try:
        options, view, perceived = (
            msgspec.convert(part, type_, str_keys=True)
            for part, type_ in zip(parts, types, strict=True)
        )
    except (msgspec.MsgspecError, RecursionError):
        raise NotOurs(f"it is not as a question about {rules.name} is") from None
    seated = 0 <= question.seat < rules.players[1] and view.seat == question.seat
    if not seated or thinker(question.level) is None:
        raise NotOurs(f"no bot of {rules.name} would ask so")
    return replace(question, options=options, view=view, perceived=perceived)


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
