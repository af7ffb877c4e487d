"""What is logged, and how: plain lines, or JSON with one object a line.

A record made while a table is being served carries its id. Nothing else of a table is ever logged:
no act, no name, no seed, no secret.
"""

from __future__ import annotations

import json
import logging
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Literal, TextIO, get_args

Form = Literal["lines", "json"]
Level = Literal["debug", "info", "warning", "error"]
FORMS: tuple[Form, ...] = get_args(Form)
LEVELS: tuple[Level, ...] = get_args(Level)

#: Whose messages can be asked for in more detail. Libraries say frames and statements there, and
#: with them what is secret: they are never asked for more than warnings.
OURS = "irrgarten"

_table: ContextVar[str | None] = ContextVar("table", default=None)


@contextmanager
def at_table(table: str) -> Iterator[None]:
    """Whatever is logged within, and in tasks begun there, is about this table."""
    before = _table.get()
    _table.set(table)
    try:
        yield
    finally:
        _table.set(before)


class Lines(logging.Formatter):
    """A time, how bad it is, where it comes from, which table, and what."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(where)s%(message)s")

    def format(self, record: logging.LogRecord) -> str:
        table = _table.get()
        record.where = f"table {table}: " if table else ""
        return super().format(record)


class Json(logging.Formatter):
    """Machines want every field by its name, and one line for each."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "table": _table.get(),
            "traceback": self.formatException(record.exc_info) if record.exc_info else None,
        }
        given = {name: value for name, value in told.items() if value is not None}
        return json.dumps(given, ensure_ascii=False)


class ToStderr(logging.StreamHandler[TextIO]):
    """What cannot be written, as on a full disk, is left out: a complaint has no room either."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802  # logging names it
        if not isinstance(sys.exception(), OSError):
            super().handleError(record)


class TracebackLimit(logging.Filter):
    """Let ten tracebacks a minute pass from each line of code, and count the others."""

    MOST = 10
    SECONDS = 60

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        #: By file and line: when its minute began, and how many it has logged since then.
        self._logged: dict[tuple[str, int], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if not record.exc_info:
            return True
        place, now = (record.pathname, record.lineno), self._clock()
        began, count = self._logged.get(place, (now, 0))
        if now >= began + self.SECONDS:
            if count > self.MOST:
                record.msg = f"{record.msg} (and {count - self.MOST} times before)"
            began, count = now, 0
        self._logged[place] = began, count + 1
        return count < self.MOST


def begin(form: Form = "lines", level: Level = "warning") -> None:
    """To stderr, from now on, for this process."""
    handler = ToStderr()
    handler.setFormatter(Json() if form == "json" else Lines())
    handler.addFilter(TracebackLimit())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger(OURS).setLevel(level.upper())
