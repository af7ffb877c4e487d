"""A line in the log that whoever sends rubbish cannot have written without end."""

from __future__ import annotations

import logging
import time

#: Seconds between two lines that say the same.
SELDOM = 60


class Seldom:
    def __init__(self, log: logging.Logger) -> None:
        self._log = log
        self._told: dict[str, float] = {}

    def warn(self, line: str) -> None:
        now = time.monotonic()
        if now >= self._told.get(line, -SELDOM) + SELDOM:
            self._told[line] = now
            self._log.warning("%s", line)
