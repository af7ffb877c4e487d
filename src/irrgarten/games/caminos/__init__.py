"""Brändi Caminos: ways of beech and maple, built from wooden pieces."""

from __future__ import annotations

from irrgarten.games.caminos.rulebook import CaminosRules

RULES = CaminosRules()
