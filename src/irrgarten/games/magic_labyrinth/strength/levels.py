"""How the levels differ here from what they are elsewhere."""

from __future__ import annotations

from irrgarten.kernel.rules import Levels

#: A game of memory.
LEVELS: Levels = {
    "beginner": {"playouts": 24, "retention": 0.08, "overlooks": 0.77},
    "casual": {"playouts": 60, "retention": 0.28, "overlooks": 0.6, "wavers": 0.35},
    "skilled": {"playouts": 200, "retention": 0.5, "overlooks": 0.42, "wavers": 0.15},
    "expert": {"playouts": 800, "retention": 0.74, "overlooks": 0.22},
    "champion": {"playouts": 60_000},  # what it comes to in its time
}

#: With more players all see more walls that are found: who is to lose by it must forget more.
MANY: Levels = LEVELS | {
    "casual": {"playouts": 50, "retention": 0.22, "overlooks": 0.64, "wavers": 0.4},
    "skilled": {"playouts": 180, "retention": 0.42, "overlooks": 0.47, "wavers": 0.2},
    "expert": {"playouts": 800, "retention": 0.65, "overlooks": 0.29},
}
