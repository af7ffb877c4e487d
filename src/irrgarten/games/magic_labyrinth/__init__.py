"""The Magic Labyrinth (Das magische Labyrinth): a floor over hidden walls."""

from __future__ import annotations

from irrgarten.games.magic_labyrinth.rulebook import MagicLabyrinthRules

RULES = MagicLabyrinthRules()
