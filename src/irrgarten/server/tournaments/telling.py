"""A tournament as everybody sees it. No secret is in it, nor the hash of one."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from datetime import datetime, timedelta

from irrgarten.server.page_frames import (
    Conditions,
    EncounterInfo,
    EntrantInfo,
    PlayedGame,
    PlayerInfo,
    TournamentExport,
    TournamentInfo,
    TournamentStatus,
)
from irrgarten.server.tournaments.document import Document, Kept, Met, shared
from irrgarten.tournaments import groups, tournament
from irrgarten.tournaments.encounters import Encounter


def status(kept: Kept) -> TournamentStatus:
    if kept.ended is not None:
        return "over"
    return "playing" if kept.round else "entry"


def rounds(kept: Kept) -> int:
    """How many there are at most."""
    entrants = kept.document.paired_ones
    return tournament.rounds(kept.document.plan, entrants) if len(entrants) >= 2 else 0


def deadline(document: Document) -> datetime | None:
    """When the time of this round is up."""
    if document.minutes is None or document.paired_at is None:
        return None
    return datetime.fromisoformat(document.paired_at) + timedelta(minutes=document.minutes)


def info(kept: Kept, now: datetime) -> TournamentInfo:
    document, entrants = kept.document, kept.document.paired_ones
    plan, until = document.plan, deadline(document)
    return TournamentInfo(
        **shared(Conditions, document),
        tournament=kept.name,
        size=document.size,
        sides=document.sides,
        status=status(kept),
        open=document.open,
        round=kept.round,
        rounds=rounds(kept),
        created=kept.created,
        now=now.isoformat(timespec="seconds"),
        paired_at=document.paired_at,
        deadline=None if until is None else until.isoformat(timespec="seconds"),
        next_at=document.next_at,
        revision=kept.revision,
        entrants=[_entrant(document, one.number) for one in document.entrants],
        players=[
            PlayerInfo(one.number, one.name, one.entrant, one.level) for one in document.players
        ],
        encounters=[encounter(one) for one in kept.current],
        standings=tournament.table(plan, entrants, kept.encounters) if kept.round else [],
        groups=(
            groups.group_standings(plan, entrants, kept.encounters)
            if plan.format == "groups" and kept.round
            else []
        ),
    )


def _entrant(document: Document, number: int) -> EntrantInfo:
    one, players = document.entrant(number), document.players_of(number)
    assert one is not None
    return EntrantInfo(
        entrant=number,
        name=one.name,
        seed=one.seed,
        withdrawn=one.withdrawn,
        bot=bool(players) and all(player.level is not None for player in players),
        players=[player.number for player in players],
    )


def encounter(met: Met) -> EncounterInfo:
    return EncounterInfo(
        **shared(Encounter, met.encounter), table=met.table, corrections=met.corrections
    )


def export(kept: Kept, games: dict[str, list[str]], now: datetime) -> TournamentExport:
    """``games`` are the tables of every encounter, by the last of them."""
    rounds = [
        [encounter(one) for one in kept.met if one.encounter.round == round_]
        for round_ in range(1, kept.round + 1)
    ]
    played = [
        PlayedGame(one.round, one.number, game, table, f"/api/tables/{table}/record")
        for round_ in rounds
        for one in round_
        for game, table in enumerate(games.get(one.table or "", ()), 1)
    ]
    return TournamentExport(info(kept, now), rounds, played)


#: What a spreadsheet would take for a formula.
FORMULA = ("=", "+", "-", "@", "\t", "\r")


def as_csv(export: TournamentExport) -> str:
    info = export.info
    names = {one.entrant: one.name for one in info.entrants}
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(
        ["place", "name", "score", "played", "won", "drawn", "lost", *info.plan.tie_breaks]
    )
    for one in info.standings:
        name = _plain(names[one.entrant])
        told = (one.score, one.played, one.won, one.drawn, one.lost, *one.ties)
        writer.writerow([one.place, name, *told])
    writer.writerow([])
    writer.writerow(["round", "table", "first", "second", "result", "how", "record", "corrected"])
    records: dict[tuple[int, int], list[str]] = {}
    for game in export.games:
        records.setdefault((game.round, game.number), []).append(game.record)
    for round_ in export.rounds:
        writer.writerows(
            _row(one, names, records.get((one.round, one.number), [])) for one in round_
        )
    return out.getvalue()


def _row(one: EncounterInfo, names: dict[int, str], records: list[str]) -> Iterable[object]:
    result = one.result
    return (
        one.round,
        one.number,
        _plain(names[one.first]),
        "" if one.second is None else _plain(names[one.second]),
        "" if result is None else f"{result.first:g}:{result.second:g}",
        "" if result is None else result.how,
        " ".join(records),
        _plain("; ".join(said.reason for said in one.corrections)),
    )


def _plain(word: str) -> str:
    """No spreadsheet takes a name for a formula."""
    return f"'{word}" if word.startswith(FORMULA) else word
