"""Lists for spreadsheets: standings and encounters as comma-separated values."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable

from irrgarten.server.page_frames import EncounterInfo, TournamentExport

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
