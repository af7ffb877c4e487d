"""Frames made from what there is: a table as all see it, and a game as one guest does."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import cast

from msgspec.structs import asdict

from irrgarten import registry
from irrgarten.kernel import lots
from irrgarten.kernel.errors import IllegalMove
from irrgarten.server import drawing, frames, teaching
from irrgarten.server.absence import Absence
from irrgarten.server.bygone import Bygone
from irrgarten.server.course import Course
from irrgarten.server.frames import Level, Status
from irrgarten.server.guest import Guest
from irrgarten.server.reasons import reason_of
from irrgarten.store import SeatRow, TableRow

#: A game that has begun.
Begun = Course | Bygone


def status(course: Begun | None) -> Status:
    if course is None:
        return "waiting"
    return "over" if course.over else "playing"


def table_info(
    row: TableRow,
    seats: Sequence[SeatRow],
    course: Begun | None,
    secret: str,
    here: Collection[int],
    watchers: int,
    absence: Absence,
    stand_ins: Mapping[int, int],
    waits: int | None,
    opened: frames.Opened | None,
    clock: frames.ClockInfo | None,
    asked: frames.Proposal | None,
) -> frames.TableInfo:
    return frames.TableInfo(
        table=row.table,
        game=row.game,
        options=row.options,
        status=status(course),
        seats=[
            _seat_info(seat, seat.seat in here, absence, stand_ins.get(seat.seat)) for seat in seats
        ],
        ply=course.ply if course else 0,
        fairness=frames.Fairness(
            commitment=lots.commitment(secret),
            sealed=row.sealed or course is not None,
            parts=[_part(seat, row.sealed, course is not None) for seat in seats],
            secret=secret if status(course) == "over" else None,
        ),
        watchers=watchers,
        created=row.created,
        result=course.result if course else None,
        ended=_ended(course),
        match=match_of(row, course),
        absence=absence.needed,
        stand_in_after=row.stand_in_after,
        by_hand=_by_hand(row),
        acting=[*course.acting] if course else [],
        waits=waits if course and course.acting else None,
        lesson=teaching.stands(row, course),
        opened=opened,
        clock=clock,
        asked=asked,
    )


def _ended(course: Begun | None) -> frames.Ended | None:
    if isinstance(course, Course):
        return course.ended_by
    return course.ended if course else None


def _part(seat: SeatRow, sealed: bool, begun: bool) -> frames.Part:
    """No part is told before the game begins: whoever opens hers last knows no other's."""
    due = drawing.lacks_part(seat) if sealed else drawing.lacks_seal(seat)
    return frames.Part(due=due and not begun, seal=seat.seal, part=seat.added if begun else None)


def _by_hand(row: TableRow) -> frames.ByHand | None:
    if row.laid_by is None:
        return None
    if row.begins_at is not None:
        return frames.ByHand(what=["position"], by=row.laid_by)
    laid = [
        name for name in registry.rules(row.game).hidden_given if row.given.get(name) is not None
    ]
    return frames.ByHand(what=laid, by=row.laid_by)


def match_of(row: TableRow, course: Begun | None) -> frames.Match | None:
    """The match as it stands; a round counts once it is over."""
    if row.rounds == 1:
        return None
    points = course.points if course and course.over else None
    scores = row.scores if points is None else [*row.scores, points]
    totals = [sum(points) for points in zip(*scores, strict=True)]
    return frames.Match(
        round=len(row.scores) + 1,
        rounds=row.rounds,
        scores=scores,
        totals=totals or [0] * row.options["players"],
    )


def _seat_info(
    seat: SeatRow, here: bool, absence: Absence, stand_in: int | None
) -> frames.SeatInfo:
    away = seat.holder == "person" and not here
    return frames.SeatInfo(
        seat=seat.seat,
        holder=seat.holder,
        name=seat.name,
        level=cast(Level | None, seat.level),
        here=here,
        away=int(absence.lasted(seat.seat)) if away else None,
        stand_in=stand_in,
    )


def welcome(
    info: frames.TableInfo,
    course: Begun | None,
    changes: list[frames.SeatChange],
    guest: Guest,
    known: int | None,
) -> frames.Welcome:
    """All there is to know; of what came after the ply already ``known``, what was missed."""
    if not isinstance(course, Course):
        return frames.Welcome(
            info=info,
            seat=guest.seat,
            ply=course.ply if course else 0,
            view=course.view(guest.viewer) if course else None,
            legal=[],
            acting=[],
            missed=[],
            log=course.log(guest.viewer) if course else [],
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
    return frames.Refused(ply=course.ply, **asdict(reason_of(act, error)))
