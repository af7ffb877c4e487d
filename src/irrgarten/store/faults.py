"""What can be wrong with the store itself, whatever is asked of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DatabaseError, OperationalError


class Unwritable(Exception):
    """It cannot be written at the moment, perhaps for lack of room; nothing was kept."""


class Unreadable(Exception):
    """What it keeps cannot be read."""


@contextmanager
def told_as(fault: Callable[[str], Exception]) -> Iterator[None]:
    """The database's own faults, with its reason; a fault of ours stays what it is."""
    try:
        yield
    except DatabaseError as error:
        if isinstance(error, OperationalError) or type(error) is DatabaseError:
            raise fault(str(error.orig)) from None
        raise
