"""The kind of job in which a part of a finished game is reviewed."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from irrgarten import registry
from irrgarten.kernel.errors import IrrgartenError
from irrgarten.kernel.record import Record
from irrgarten.search.levels import LEVELS
from irrgarten.search.review import Judged, finished
from irrgarten.server.jobs.choosing import NotOurs
from irrgarten.server.jobs.kinds import Kind

#: The queue of these jobs, and the seconds that one may take: it is done when nobody else thinks.
REVIEWS, LIMIT = "reviews", 240.0


class Part(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The steps from ``first`` to before ``last`` of a game that is over, seed and secret left out.

    ``playouts`` is None for the first part, which finds out how many there can be.
    """

    record: Record
    level: str
    seconds: float
    playouts: int | None
    first: int
    last: int


PART = Kind("judge", Part, Judged)


def asked(part: Part) -> dict[str, Any]:
    """What ``search.review.judged`` asks for, every part of it checked. Raises NotOurs."""
    try:
        rules = registry.rules(part.record.game)
        finished(rules, part.record)
    except IrrgartenError:
        raise NotOurs("it is about a game that is not known here, or not over") from None
    thought = part.playouts is None or 0 < part.playouts <= LEVELS["expert"].playouts
    thought = thought and 0 < part.seconds <= LIMIT
    if part.level not in LEVELS or not thought or not 0 <= part.first <= part.last:
        raise NotOurs(f"no review of {rules.name} would ask so")
    return {"rules": rules, **{name: getattr(part, name) for name in part.__struct_fields__}}
