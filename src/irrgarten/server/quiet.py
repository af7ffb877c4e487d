"""What a client does wrong is told to the client; it leaves nothing in the log."""

from __future__ import annotations

import logging

#: Where the web server says what becomes of connections.
_CONNECTIONS = logging.getLogger("uvicorn.error")


def _is_ours(record: logging.LogRecord) -> bool:
    """A text frame that is no UTF-8 closes its connection; it would be logged with a traceback."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))


def hush() -> None:
    _CONNECTIONS.addFilter(_is_ours)  # adding it again changes nothing
