"""A case tried: what it is decides what must hold."""

from __future__ import annotations

from tests.fuzz import command, library
from tests.fuzz.cases import Asked, Begun, Case, Commanded, Fault, Figures, Loaded, Recorded


def attempt(case: Case, figures: Figures) -> None:
    """In this process. Raises Fault; a case that should be told of by an error raises another."""
    try:
        match case:
            case Asked():
                library.ask(case, figures)
            case Loaded():
                library.load(case, figures)
            case Recorded():
                library.check_record(case, figures)
            case Begun():
                library.begin(case, figures)
            case Commanded():
                command.command(case, figures)
            case _:
                raise NotImplementedError("frames are sent to a server")
    except (Fault, NotImplementedError, KeyboardInterrupt):
        raise
    except Exception as error:
        raise Fault(f"{type(error).__name__}: {error}") from error
