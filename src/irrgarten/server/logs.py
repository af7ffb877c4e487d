"""What is logged, and how: plain lines, or JSON with one object a line.

A record made while a table is being served carries its id. Nothing else of a table is ever logged:
no act, no name, no seed, no secret.
"""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Iterator
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


def begin(form: Form = "lines", level: Level = "warning") -> None:
    """To stderr, from now on, for this process."""
    handler = ToStderr()
    handler.setFormatter(Json() if form == "json" else Lines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger(OURS).setLevel(level.upper())
