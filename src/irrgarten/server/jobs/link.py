"""What is logged of the bus: whether it can be reached, and rubbish that lies there."""

from __future__ import annotations

import logging
import time

from redis import exceptions

log = logging.getLogger(__name__)

#: Errors of a line; others come from a Redis that is there.
AWAY = (exceptions.ConnectionError, exceptions.TimeoutError, OSError)

#: Seconds between two lines that say the same.
SELDOM = 60


class Seldom:
    """Logs a line that whoever sends rubbish cannot have written without end."""

    def __init__(self, log: logging.Logger) -> None:
        self._log = log
        self._told: dict[str, float] = {}

    def warn(self, line: str) -> None:
        now = time.monotonic()
        if now >= self._told.get(line, -SELDOM) + SELDOM:
            self._told[line] = now
            self._log.warning("%s", line)


class Link:
    """Logs once when the bus is lost and once when it is back.

    ``meanwhile`` is what happens while the bus is away, in words.
    """

    def __init__(self, bus: str, meanwhile: str) -> None:
        self._bus = bus
        self._meanwhile = meanwhile
        self._seldom = Seldom(log)
        self._is_lost = False
        self._held = 0.0
        self.errors = 0

    @staticmethod
    def tried() -> float:
        """When something is tried, to be told with what comes of it."""
        return time.monotonic()

    def holds(self) -> None:
        self._held = time.monotonic()
        if self._is_lost:
            self._is_lost = False
            log.warning("the bus at %s is back", self._bus)

    def lost(self, error: Exception, tried: float) -> None:
        """What was tried before others got through says nothing any more."""
        self.errors += 1
        reason = type(error).__name__  # not its words: they might repeat what was sent
        if not isinstance(error, AWAY):
            self._seldom.warn(f"the bus at {self._bus} is there but out of order ({reason})")
        elif not self._is_lost and tried >= self._held:
            self._is_lost = True
            log.warning("the bus at %s is away (%s); %s", self._bus, reason, self._meanwhile)
