"""How the levels differ here from what they are elsewhere."""

from __future__ import annotations

from irrgarten.kernel.rules import Levels

LEVELS: Levels = {
    "beginner": {"playouts": 12, "overlooks": 0.75, "dreams": 0.95, "wavers": 0.75},
    "casual": {"playouts": 60, "overlooks": 0.4, "dreams": 0.6, "wavers": 0.35},
    "skilled": {"playouts": 400, "overlooks": 0.1, "dreams": 0.1},
    "expert": {"playouts": 2000},
}

#: With four players a good act helps somebody else as often: they must differ more.
FOUR: Levels = LEVELS | {
    "casual": {"playouts": 36, "overlooks": 0.57, "dreams": 0.78, "wavers": 0.52},
    "skilled": {"playouts": 120, "overlooks": 0.38, "dreams": 0.42, "wavers": 0.25},
    "expert": {"playouts": 700, "overlooks": 0.08, "dreams": 0.08},
}
