"""Why an act is refused, in the words of a frame."""

from __future__ import annotations

from types import NoneType

from irrgarten.kernel.clauses import Refusal
from irrgarten.kernel.errors import EndlessGame, IllegalMove, OverByCall
from irrgarten.tables.frames import Reason

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
