"""Plain data from outside read as a declared type; whatever is wrong with it is named."""

from __future__ import annotations

import re
from typing import Any, TypeVar

import msgspec

from irrgarten.kernel.errors import IrrgartenError

T = TypeVar("T")
_NAMED = re.compile(r"([a-z_]+): (.*)", re.DOTALL)


def read(data: Any, kind: type[T], error: type[IrrgartenError], whole: str) -> T:
    """Raises ``error`` with the place at fault in front; ``whole`` is what all of it is called."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as found:
        what, _, where = str(found).partition(" - at `$")
        place = where.rstrip("`").lstrip(".")
        if place and (named := _NAMED.match(what)):  # a struct has looked at its fields together
            place, what = f"{place}.{named[1]}", named[2]
        place = place or whole
    except UnicodeEncodeError as found:  # JSON can hold half a surrogate pair
        place, what = whole, f"{found.object!r} is no text"
    raise error(f"{place}: {what}")
