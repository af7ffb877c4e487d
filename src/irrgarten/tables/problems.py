"""What can go wrong with a request, told as ``Problem`` over HTTP and as ``Error`` on a socket."""

from __future__ import annotations

from collections.abc import Mapping

from irrgarten.kernel.clauses import Refusal
from irrgarten.tables.frames import ProblemCode

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


class Trouble(Exception):
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
