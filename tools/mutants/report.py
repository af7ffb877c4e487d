"""What has come of it, by area, and the survivors by clause; as text and as JSON."""

from __future__ import annotations

import json
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

from mutants.changes import Mutant
from mutants.covering import BUILD
from mutants.trial import Outcome


@dataclass
class Area:
    made: int = 0
    argued: int = 0
    killed: int = 0
    survived: int = 0


@dataclass
class Report:
    areas: dict[str, Area] = field(default_factory=lambda: defaultdict(Area))
    survivors: list[Mutant] = field(default_factory=list)
    #: What is argued but is no mutant any more.
    stale: list[str] = field(default_factory=list)

    def count(self, area: str, outcome: Outcome) -> None:
        if outcome.killed_by is None:
            self.areas[area].survived += 1
            self.survivors.append(outcome.trial.mutant)
        else:
            self.areas[area].killed += 1

    def text(self) -> str:
        lines = [f"{'':10}{'made':>8}{'argued':>8}{'tried':>8}{'killed':>8}{'survived':>10}"]
        for name, area in sorted(self.areas.items()):
            tried = area.killed + area.survived
            lines.append(
                f"{name:10}{area.made:8}{area.argued:8}{tried:8}{area.killed:8}{area.survived:10}"
            )
        for clause, mutants in sorted(self._by_clause().items()):
            lines += ["", clause]
            lines += [f"  {mutant.name}" for mutant in mutants]
        if self.stale:
            lines += ["", "Argued, but no mutant any more:"]
            lines += [f"  {name}" for name in self.stale]
        return "\n".join(lines)

    def _by_clause(self) -> dict[str, list[Mutant]]:
        found: dict[str, list[Mutant]] = defaultdict(list)
        for mutant in sorted(self.survivors, key=lambda mutant: (mutant.module, mutant.change)):
            found[mutant.clause].append(mutant)
        return found

    def write(self, folder: Path = BUILD) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "report.txt").write_text(self.text() + "\n")
        data = {
            "areas": {name: vars(area) for name, area in self.areas.items()},
            "survivors": {
                clause: [{"mutant": mutant.name, "line": mutant.line} for mutant in mutants]
                for clause, mutants in self._by_clause().items()
            },
            "stale": self.stale,
        }
        (folder / "report.json").write_text(json.dumps(data, indent=1, ensure_ascii=False))
