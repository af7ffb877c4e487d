"""A server that is about to end: nothing new begins, and whoever is here is told to come back."""

from __future__ import annotations

import random
from collections.abc import Callable

from irrgarten.tables.frames import Closing
from irrgarten.tables.problems import RequestError

#: Seconds after which guests come back, each at a moment of her own: not all at once.
RETURN = (1.0, 4.0)

MESSAGE = "the server is being stopped"


class ComeBack(Exception):
    """There is no place for a guest any more; she may come back, perhaps to another process."""

    def __init__(self, *, told: bool = False) -> None:
        super().__init__()
        #: She knows when.
        self.told = told


class Stop:
    """What everybody asks who begins something new."""

    def __init__(self) -> None:
        self.begun = False
        self._then: list[Callable[[], None]] = []

    def then(self, do: Callable[[], None]) -> None:
        """To be done as soon as it has begun."""
        self._then.append(do)

    def begin(self) -> None:
        self.begun = True
        for do in self._then:
            do()

    def check(self) -> None:
        """Raises RequestError for something new, such as a table."""
        if self.begun:
            raise RequestError("unavailable", f"{MESSAGE}: no new tables; try again in a moment")

    def check_guest(self) -> None:
        if self.begun:
            raise ComeBack


def closing() -> Closing:
    return Closing(after=round(random.uniform(*RETURN), 2))
