"""Brändi Dog: a card ludo for two to six, mostly in teams."""

from __future__ import annotations

from irrgarten.games.dog.rulebook import DogRules

RULES = DogRules()
