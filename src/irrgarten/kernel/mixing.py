"""Many small numbers mixed into one, which stands for a position; the same compiled or not."""

from __future__ import annotations

import cython

FACTOR = 1000003
#: Products of 42 and 20 bits stay below the sign.
MASK = (1 << 42) - 1


@cython.cfunc
def mixed(number: int, value: int) -> int:
    number = ((number ^ (value & MASK)) * FACTOR) & MASK
    return number ^ (number >> 17)
