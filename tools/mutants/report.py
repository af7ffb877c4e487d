"""What has come of it, by area and by module, and the survivors by clause; as text and as JSON."""

from __future__ import annotations

import json
from collections import defaultdict
from dataclasses import asdict, dataclass, field
from pathlib import Path

from mutants.bench import Outcome
from mutants.changes import Mutant
from mutants.places import area_of
from mutants.tree import BUILD


@dataclass
class Figures:
    """How many lines can be changed, how many mutants are meant, and what has come of them."""

    lines: int = 0
    mutants: int = 0
    killed: int = 0
    #: Of the killed: those of which a test noticed that it did not end.
    hung: int = 0
    argued: int = 0
    survived: int = 0

    @property
    def untried(self) -> int:
        return self.mutants - self.killed - self.argued - self.survived

    def row(self, name: str, width: int) -> str:
        numbers = [*asdict(self).values(), self.untried]
        return f"{name:{width}}" + "".join(f"{number:9}" for number in numbers)


@dataclass
class Report:
    modules: dict[str, Figures] = field(default_factory=lambda: defaultdict(Figures))
    survivors: list[Outcome] = field(default_factory=list)
    #: What is argued but is no mutant any more.
    stale: list[str] = field(default_factory=list)

    def count(self, outcome: Outcome) -> None:
        figures = self.modules[outcome.trial.mutant.module]
        if outcome.killed_by is None:
            figures.survived += 1
            self.survivors.append(outcome)
        else:
            figures.killed += 1
            figures.hung += outcome.hung

    def areas(self) -> dict[str, Figures]:
        found: dict[str, Figures] = defaultdict(Figures)
        for module, figures in self.modules.items():
            area = found[area_of(module)]
            for name, number in asdict(figures).items():
                setattr(area, name, getattr(area, name) + number)
        return found

    def text(self) -> str:
        lines = []
        for title, rows in (("area", self.areas()), ("module", self.modules)):
            width = max(len(name) for name in [title, *rows]) + 1
            heads = ["lines", "mutants", "killed", "hung", "argued", "survived", "untried"]
            lines += [f"{title:{width}}" + "".join(f"{head:>9}" for head in heads)]
            lines += [rows[name].row(name, width) for name in sorted(rows) if rows[name].mutants]
            lines += [""]
        for clause, outcomes in sorted(self._by_clause().items()):
            lines += [clause]
            lines += [
                f"  {one.trial.mutant.name}" + ("" if one.trial.reached else "  (never reached)")
                for one in outcomes
            ]
            lines += [""]
        if self.stale:
            lines += ["Argued, but no mutant any more:"]
            lines += [f"  {name}" for name in self.stale]
        return "\n".join(lines).rstrip()

    def _by_clause(self) -> dict[str, list[Outcome]]:
        found: dict[str, list[Outcome]] = defaultdict(list)

        def place(outcome: Outcome) -> tuple[str, object]:
            mutant: Mutant = outcome.trial.mutant
            return mutant.module, mutant.change

        for outcome in sorted(self.survivors, key=place):
            found[outcome.trial.mutant.clause].append(outcome)
        return found

    def write(self, folder: Path = BUILD) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "report.txt").write_text(self.text() + "\n")
        data = {
            "areas": {name: asdict(area) for name, area in self.areas().items()},
            "modules": {name: asdict(module) for name, module in self.modules.items()},
            "survivors": {
                clause: [
                    {
                        "mutant": one.trial.mutant.name,
                        "line": one.trial.mutant.line,
                        "reached": one.trial.reached,
                    }
                    for one in outcomes
                ]
                for clause, outcomes in self._by_clause().items()
            },
            "stale": self.stale,
        }
        (folder / "report.json").write_text(json.dumps(data, indent=1, ensure_ascii=False))
