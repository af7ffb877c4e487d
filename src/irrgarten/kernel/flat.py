"""What is flat is copied field by field; which fields there are says ``__init__`` alone."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def ints(*sizes: int) -> tuple[list[int], ...]:
    """What are arrays in C: ``self.at, self.on = ints(24, 120)``, under ``not cython.compiled``."""
    return tuple([0] * size for size in sizes)


def doubles(*sizes: int) -> tuple[list[float], ...]:
    return tuple([0.0] * size for size in sizes)


def copy_fields(into: T, other: T, room: tuple[str, ...] = ()) -> None:
    """Make all fields equal to those of another object; ``room`` is only there to work in.

    Lists are filled and objects asked for ``copy_from``, so that nothing is shared afterwards.
    What the compiler reads instead is an assignment for each field (``tools/copies.py``).
    """
    for name, value in vars(other).items():
        if name in room:
            continue
        if isinstance(value, list):
            getattr(into, name)[:] = value
        elif hasattr(value, "copy_from"):
            getattr(into, name).copy_from(value)
        else:
            setattr(into, name, value)
