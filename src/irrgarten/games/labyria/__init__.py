"""Brändi Labyria: obstacles are built, then figures race from corner to corner and devour."""

from __future__ import annotations

from irrgarten.games.labyria.rulebook import LabyriaRules

RULES = LabyriaRules()
