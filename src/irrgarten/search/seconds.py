"""A time to think, as it is written."""

from __future__ import annotations

import math


def seconds(word: str) -> float:
    """Raises ValueError with a sentence that names what is wrong."""
    try:
        number = float(word)
    except ValueError:
        number = math.nan
    if not 0 <= number < math.inf:
        raise ValueError(f"{word!r} is not a number of seconds")
    return number
