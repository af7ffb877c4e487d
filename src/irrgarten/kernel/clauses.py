"""Why an act is not legal: the clause, and the reason in the words of the rulebook."""

from __future__ import annotations

import msgspec


class Refusal(msgspec.Struct, frozen=True):
    """The clause that forbids an act, and the name of the reason.

    ``reason`` is a message of the game's texts (``why-off-board``), worded in every
    language; ``about`` fills in its places.
    """

    clause: str
    reason: str
    about: dict[str, str | int] = {}

    def __str__(self) -> str:
        told = ", ".join(f"{name} {value}" for name, value in self.about.items())
        return f"{self.clause}: {self.reason}" + (f" ({told})" if told else "")
