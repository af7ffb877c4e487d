"""Numbers for keys of three ints, given out in order: 0, 1, 2 …"""

from __future__ import annotations

from mmap import mmap

import cython

_MASK = 0xFFFFFFFFFFFFFFFF
_WEYL = 0x9E3779B97F4A7C15
_MIX = 0xBF58476D1CE4E5B9
#: Slots that a table begins with.
FEW = 16


def int_buffer(count: int) -> memoryview[int]:
    """So many zeros, made by the system when they are first looked at: what is not used of the
    room for a search costs nothing."""
    return memoryview(mmap(-1, 8 * count)).cast("q")


def double_buffer(count: int) -> memoryview[float]:
    return memoryview(mmap(-1, 8 * count)).cast("d")


@cython.cclass
class Index:
    """A hash table with room for so many; what is tied to a number lies in arrays of that size.

    It begins small and widens: a search that ends early has touched little of its room.
    """

    def __init__(self, capacity: int) -> None:
        slots = FEW
        while slots < 2 * capacity:
            slots *= 2
        self.capacity = capacity
        self.count = 0
        self.last_slot = FEW - 1
        self.number = int_buffer(slots)  # one more than the number; 0 is free
        self.key = int_buffer(3 * capacity)

    def find(self, a: int, b: int, c: int) -> int:
        """The number of a key, new or known; -1 if it is new and there is no room left."""
        slot = self._slot(a, b, c)
        if self.number[slot] != 0:
            return self.number[slot] - 1
        if self.count == self.capacity:
            return -1
        at = 3 * self.count
        self.key[at] = a
        self.key[at + 1] = b
        self.key[at + 2] = c
        self.count += 1
        self.number[slot] = self.count
        if 2 * self.count > self.last_slot and self.count < self.capacity:
            self._widen()
        return self.count - 1

    def _slot(self, a: int, b: int, c: int) -> int:
        """Where the number of a key is, or would be."""
        h = ((a & _MASK) * _WEYL) & _MASK
        h = (((h ^ (h >> 32)) + (b & _MASK)) * _MIX) & _MASK
        h = (((h ^ (h >> 29)) + (c & _MASK)) * _WEYL) & _MASK
        slot = (h ^ (h >> 32)) & self.last_slot
        while self.number[slot] != 0:
            at = 3 * (self.number[slot] - 1)
            if self.key[at] == a and self.key[at + 1] == b and self.key[at + 2] == c:
                break
            slot = (slot + 1) & self.last_slot
        return slot

    def _widen(self) -> None:
        """To twice as many slots; where a key is found changes, its number does not."""
        for i in range(self.last_slot + 1):
            self.number[i] = 0
        self.last_slot = 2 * self.last_slot + 1
        for i in range(self.count):
            at = 3 * i
            self.number[self._slot(self.key[at], self.key[at + 1], self.key[at + 2])] = i + 1
