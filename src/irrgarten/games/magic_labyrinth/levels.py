"""How the levels differ here from what they are elsewhere."""

from __future__ import annotations

from irrgarten.kernel.rules import Levels

#: A game of memory.
LEVELS: Levels = {
    "beginner": {"playouts": 24, "retention": 0.1, "overlooks": 0.75},
    "casual": {"playouts": 60, "retention": 0.35, "overlooks": 0.55},
    "skilled": {"playouts": 250, "retention": 0.6, "overlooks": 0.35},
    "expert": {"playouts": 1000, "retention": 0.85, "overlooks": 0.15},
    "champion": {"playouts": 60_000},  # what it comes to in its time
}
