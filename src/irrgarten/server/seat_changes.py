"""What has become of persons' seats: told in the log, and remembered of who was turned out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, cast

from irrgarten.server import frames
from irrgarten.server.problems import Trouble
from irrgarten.store import SeatChangeRow, SeatRow

#: Whose doing a change is, as in ``frames.SeatChange``.
By = Literal["host", "own", "time", "agreed", "back", "away"]

#: How often a bot may take a seat over at one and the same position: the log grows with the game.
MOST = 3


class SeatChanges:
    def __init__(self, kept: Sequence[SeatChangeRow]) -> None:
        self._kept = [*kept]

    def __len__(self) -> int:
        return len(self._kept)

    def handed_over(self, after: SeatRow, ply: int, by: By) -> SeatChangeRow:
        """During a game a bot plays for a person, or she is back."""
        here = [one for one in self._kept if (one.ply, one.seat) == (ply, after.seat)]
        often = sum(one.holder == "bot" for one in here) >= MOST
        if after.holder == "bot" and by not in ("time", "away") and often:
            raise Trouble("too_many", "this seat has changed hands often enough; play on first")
        return self._next(after, ply, by)

    def freed(self, before: SeatRow) -> SeatChangeRow:
        """Before the game the host frees the seat of a person, who does not get it back unasked."""
        return self._next(SeatRow(before.seat, secret_hash=before.secret_hash), 0, "host")

    def _next(self, after: SeatRow, ply: int, by: By) -> SeatChangeRow:
        return SeatChangeRow(
            number=len(self._kept),
            ply=ply,
            seat=after.seat,
            holder=after.holder,
            level=after.level,
            by=by,
            secret_hash=after.secret_hash if after.holder == "open" else None,
        )

    def keep(self, change: SeatChangeRow) -> None:
        self._kept.append(change)

    def latest(self, seat: int) -> By | None:
        """Whose doing it was that a seat is held as it is."""
        return next((one.by for one in reversed(self._kept) if one.seat == seat), None)

    def turned_out(self, secret_hash: str) -> bool:
        """Whether the host has freed the seat that this secret opened."""
        return any(one.secret_hash == secret_hash for one in self._kept)

    @property
    def told(self) -> list[frames.SeatChange]:
        """Those that the log tells."""
        return [change for one in self._kept if (change := told(one)) is not None]


def told(change: SeatChangeRow | None) -> frames.SeatChange | None:
    if change is None or change.holder == "open":
        return None
    return frames.SeatChange(
        number=change.number,
        ply=change.ply,
        seat=change.seat,
        holder=change.holder,
        level=cast(frames.Level | None, change.level),
        by=change.by,
    )
