"""What can be wrong with the store itself, whatever is asked of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from sqlalchemy import exc


class Unwritable(Exception):
    """It cannot be written at the moment, perhaps for lack of room; nothing was kept."""


class Unsure(Unwritable):
    """The database went away in the midst of it: whether it was kept is seen when it is back."""


class Unreadable(Exception):
    """What it keeps cannot be read."""


@contextmanager
def told_as(fault: Callable[[str], Exception]) -> Iterator[None]:
    """The database's own faults, with its reason; a fault of ours stays what it is."""
    try:
        yield
    except exc.TimeoutError:
        raise fault("too many wait for the database") from None
    except exc.DBAPIError as error:
        if not of_database(error):
            raise
        raise fault(reason(error)) from None


def of_database(error: exc.DBAPIError) -> bool:
    """Whether the database cannot do what it should, rather than we asked for the wrong thing."""
    kinds = (exc.OperationalError, exc.InternalError, exc.InterfaceError)
    return isinstance(error, kinds) or type(error) is exc.DatabaseError


def reason(error: exc.DBAPIError) -> str:
    """In one line, and without what was asked."""
    return " ".join(str(error.orig).partition("\n")[0].split())
