"""Le Jeu du Labyrinthe: pawns race to the centre between walls that slide."""

from __future__ import annotations

from irrgarten.games.labyrinthe.rulebook import LabyrintheRules

RULES = LabyrintheRules()
