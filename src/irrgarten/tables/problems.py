"""What can go wrong with a request, told as ``Problem`` over HTTP and as ``Error`` on a socket."""

from __future__ import annotations

from collections.abc import Mapping
from types import NoneType

from irrgarten.kernel.clauses import Refusal
from irrgarten.kernel.errors import EndlessGame, IllegalMove, OverByCall
from irrgarten.tables.frames import ProblemCode, Reason

STATUS: dict[ProblemCode, int] = {
    "bad_request": 400,
    "forbidden": 403,
    "not_found": 404,
    "not_allowed": 405,
    "conflict": 409,
    "too_large": 413,
    "too_many": 429,
    "internal": 500,
    "unavailable": 503,
}


#: What is said of a table that was forgotten, or never was.
GONE = "there is no such table"


class RequestError(Exception):
    """Raised wherever a request cannot be met; nothing was changed."""

    def __init__(
        self,
        code: ProblemCode,
        message: str,
        refusal: Refusal | None = None,
        *,
        reason: str | None = None,
        about: Mapping[str, str | int] | None = None,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        #: The rule that forbids it, if one does.
        self.refusal = refusal
        #: Else its wording in the client's texts, if it has one, and what fills it in.
        self.reason = reason
        self.about = dict(about or {})

    @property
    def status(self) -> int:
        return STATUS[self.code]


#: Reasons that no clause gives: the text names no act of the game; the act is one on a position
#: that is past; the game went on for too long.
UNKNOWN, PAST, ENDED = "why-unknown", "why-past", "why-ended"
_WITHOUT_CLAUSE = {NoneType: PAST, OverByCall: PAST, EndlessGame: ENDED}


def reason_of(act: str, error: IllegalMove | None) -> Reason:
    """For an act that is not legal, or, without an error, comes too late."""
    if error is None or error.refusal is None:
        reason = _WITHOUT_CLAUSE.get(type(error), UNKNOWN)
        return Reason(act=act, clause=None, reason=reason, about={})
    return clause_of(act, error.refusal)


def clause_of(act: str, refusal: Refusal) -> Reason:
    return Reason(act, refusal.clause, refusal.reason, dict(refusal.about))
