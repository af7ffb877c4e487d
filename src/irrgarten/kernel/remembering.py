"""What is worked out once and asked for many times."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Remembered(dict[K, V]):
    """What a function says of each key; nothing for any once there are too many.

    An ``lru_cache`` would note each question too, which takes longer than to answer it.
    """

    def __init__(self, work_out: Callable[[K], V], most: int) -> None:
        super().__init__()
        self._work_out = work_out
        self._most = most

    def __missing__(self, key: K) -> V:
        if len(self) >= self._most:
            self.clear()
        value = self[key] = self._work_out(key)
        return value
