"""Brändi Labyria as the rest of the system asks for it."""

from __future__ import annotations

from typing import Any

from irrgarten.games.labyria.options import LabyriaOptions
from irrgarten.games.labyria.view import LabyriaEvent, LabyriaView
from irrgarten.kernel.rules import Rules

_CLAUSES = (
    "01 02 03 04 05 06 07 10 11 12 13 14 15 20 21 22 23 24 30 31 32 33 34 35 36 "
    "40 41 42 43 44 45 46 47 48 50 51 52 53 54 55 56 57 60"
).split()


class LabyriaRules(Rules[Any, LabyriaOptions, LabyriaView]):
    name = "labyria"
    version = "1"
    options_type = LabyriaOptions
    view_type = LabyriaView
    event_type = LabyriaEvent
    players = (2, 4)
    clauses = tuple(f"RIA-{number}" for number in _CLAUSES)
    given = ("beginner",)


LabyriaRules.__abstractmethods__ = frozenset()
