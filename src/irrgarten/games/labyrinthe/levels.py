"""How the levels differ here from what they are elsewhere."""

from __future__ import annotations

from irrgarten.kernel.rules import Levels

LEVELS: Levels = {
    "beginner": {"playouts": 12, "overlooks": 0.75, "dreams": 0.95, "wavers": 0.75},
    "casual": {"playouts": 60, "overlooks": 0.4, "dreams": 0.6, "wavers": 0.35},
    "skilled": {"playouts": 400, "overlooks": 0.1, "dreams": 0.1},
    "expert": {"playouts": 2000},
}
