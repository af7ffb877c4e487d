"""What can be wrong with what a caller gives us. Nothing is changed when one of these is raised."""

from __future__ import annotations

from irrgarten.kernel.clauses import Refusal


class IrrgartenError(ValueError):
    """Bad input; the message names what was wrong."""


class OptionsError(IrrgartenError):
    """Options or a set-up that the game does not have, and the clause that forbids it, if any."""

    def __init__(self, message: str, refusal: Refusal | None = None) -> None:
        super().__init__(message)
        self.refusal = refusal


class PositionError(IrrgartenError):
    """A position that is malformed or cannot arise."""


class RecordError(IrrgartenError):
    """A record that is malformed, does not replay, or does not fit its seed."""


class IllegalMove(IrrgartenError):
    """An act that the rules forbid here, with the clause that does."""

    def __init__(self, message: str, refusal: Refusal | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.refusal = refusal

    @property
    def clause(self) -> str | None:
        return None if self.refusal is None else self.refusal.clause


class EndlessGame(IllegalMove):
    """An act in a game that was ended because it had gone on for longer than any real one."""


class OverByCall(IllegalMove):
    """An act in a game that was ended by what was called."""


class NotationError(IllegalMove):
    """Text that names no act of the game at all; no clause forbids it."""
