"""Fixed-size arrays and field-by-field copies for the states and their helpers.

Compiled, each array is a C array inside its object (``tools/definitions.py``); uncompiled, a list.
"""

from __future__ import annotations

from typing import TypeAlias, TypeVar, overload

T = TypeVar("T")

#: Annotations that stand for C types: pointers to elements of an array, other sizes of numbers.
Ints: TypeAlias = list[int]
Doubles: TypeAlias = list[float]
Short: TypeAlias = int
Unsigned: TypeAlias = int

Lists: TypeAlias = tuple[list[int], ...]


@overload
def ints(size: int, /) -> list[int]: ...
@overload
def ints(*sizes: int) -> Lists: ...
def ints(*sizes: int) -> list[int] | Lists:
    """Return an array of zeros, or one for each size: ``self.at, self.on = ints(24, 120)``."""
    arrays = tuple([0] * size for size in sizes)
    return arrays[0] if len(sizes) == 1 else arrays


#: The same with 8, 16 or 32 bits for each element.
uint8s = int16s = int32s = ints


@overload
def doubles(size: int, /) -> list[float]: ...
@overload
def doubles(*sizes: int) -> tuple[list[float], ...]: ...
def doubles(*sizes: int) -> list[float] | tuple[list[float], ...]:
    """Return an array of zeros with a fraction, or one for each size."""
    arrays = tuple([0.0] * size for size in sizes)
    return arrays[0] if len(sizes) == 1 else arrays


def bytes_of(memory: bytearray) -> memoryview[int]:
    """Return the bytes of an object that shares its memory, such as a NumPy array."""
    return memoryview(memory)


def ints_of(memory: bytearray) -> memoryview[int]:
    """Return its memory as whole numbers of 64 bits."""
    return memoryview(memory).cast("B").cast("q")


def copy_fields(into: T, other: T, room: tuple[str, ...] = ()) -> None:
    """Make all fields equal to those of another object, except the scratch fields in ``room``.

    Lists are filled and objects asked for ``copy_from``, so nothing is shared afterwards.
    The compiler reads an assignment for each field instead (``tools/copies.py``).
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
