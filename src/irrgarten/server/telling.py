"""Frames made from what there is: a table as all see it, and a game as one guest does."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from types import NoneType
from typing import cast

from irrgarten import registry
from irrgarten.kernel import lots
from irrgarten.kernel.errors import EndlessGame, IllegalMove
from irrgarten.server import drawing, frames
from irrgarten.server.absence import Absence
from irrgarten.server.course import UNKNOWN, Course
from irrgarten.server.frames import Level, Status
from irrgarten.server.guest import Guest
from irrgarten.store import SeatRow, TableRow

#: The reason given for an act on a position that is past.
PAST = "why-past"
#: The reasons that no clause gives.
_REASONS = {NoneType: PAST, EndlessGame: "why-ended"}


def status(course: Course | None) -> Status:
    if course is None:
        return "waiting"
    return "over" if course.over else "playing"


def table_info(
    row: TableRow,
    seats: Sequence[SeatRow],
    course: Course | None,
    secret: str,
    guests: Iterable[Guest],
    absence: Absence,
) -> frames.TableInfo:
    there = [guest.seat for guest in guests]
    return frames.TableInfo(
        table=row.table,
        game=row.game,
        options=row.options,
        status=status(course),
        seats=[_seat_info(seat, seat.seat in there, absence) for seat in seats],
        ply=course.ply if course else 0,
        fairness=frames.Fairness(
            commitment=lots.commitment(secret),
            sealed=row.sealed or course is not None,
            parts=[_part(seat, row.sealed, course is not None) for seat in seats],
            secret=secret if status(course) == "over" else None,
        ),
        watchers=there.count(None),
        created=row.created,
        result=course.result if course else None,
        ended=course is not None and course.ended,
        match=match_of(row, course),
        absence=absence.needed,
        by_hand=_by_hand(row),
    )


def _part(seat: SeatRow, sealed: bool, begun: bool) -> frames.Part:
    """No part is told before the game begins: whoever opens hers last knows no other's."""
    due = drawing.lacks_part(seat) if sealed else drawing.lacks_seal(seat)
    return frames.Part(due=due and not begun, seal=seat.seal, part=seat.added if begun else None)


def _by_hand(row: TableRow) -> frames.ByHand | None:
    if row.laid_by is None:
        return None
    laid = [
        name for name in registry.rules(row.game).hidden_given if row.given.get(name) is not None
    ]
    return frames.ByHand(what=laid, by=row.laid_by)


def match_of(row: TableRow, course: Course | None) -> frames.Match | None:
    """The match as it stands; a round counts once it is over."""
    if row.rounds == 1:
        return None
    scores = [*row.scores, course.points] if course and course.over else row.scores
    totals = [sum(points) for points in zip(*scores, strict=True)]
    return frames.Match(
        round=len(row.scores) + 1,
        rounds=row.rounds,
        scores=scores,
        totals=totals or [0] * row.options["players"],
    )


def _seat_info(seat: SeatRow, here: bool, absence: Absence) -> frames.SeatInfo:
    away = seat.holder == "person" and not here
    return frames.SeatInfo(
        seat=seat.seat,
        holder=seat.holder,
        name=seat.name,
        level=cast(Level | None, seat.level),
        here=here,
        away=int(absence.lasted(seat.seat)) if away else None,
    )


def welcome(
    info: frames.TableInfo,
    course: Course | None,
    changes: list[frames.SeatChange],
    guest: Guest,
    known: int | None,
) -> frames.Welcome:
    """All there is to know; of what came after the ply already ``known``, what was missed."""
    if course is None:
        return frames.Welcome(
            info=info,
            seat=guest.seat,
            ply=0,
            view=None,
            legal=[],
            acting=[],
            missed=[],
            log=[],
            changes=changes,
        )
    viewer, since = guest.viewer, course.ply if known is None else known
    return frames.Welcome(
        info=info,
        seat=guest.seat,
        ply=course.ply,
        view=course.view(viewer),
        legal=course.legal(viewer),
        acting=course.acting,
        missed=course.missed(viewer, since),
        log=course.log(viewer, since),
        changes=changes,
    )


def started(info: frames.TableInfo, course: Course, guest: Guest) -> frames.Started:
    first = course.played(guest.viewer, 0)
    return frames.Started(
        info=info,
        ply=first.ply,
        happened=first.happened,
        view=first.view,
        legal=first.legal,
        acting=first.acting,
    )


def refused(course: Course, act: str, error: IllegalMove | None = None) -> frames.Refused:
    """For an act that is not legal, or, without an error, comes too late."""
    refusal = error.refusal if error else None
    if refusal is None:
        reason = _REASONS.get(type(error), UNKNOWN)
        return frames.Refused(ply=course.ply, act=act, clause=None, reason=reason, about={})
    return frames.Refused(
        ply=course.ply,
        act=act,
        clause=refusal.clause,
        reason=refusal.reason,
        about=dict(refusal.about),
    )
