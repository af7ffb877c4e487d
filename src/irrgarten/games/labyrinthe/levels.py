"""How the levels differ here from what they are elsewhere."""

from __future__ import annotations

from irrgarten.kernel.rules import Levels

LEVELS: Levels = {
    "beginner": {"playouts": 16},
    "casual": {"playouts": 40, "overlooks": 0.45, "dreams": 0.7, "wavers": 0.45},
    "skilled": {"playouts": 400, "overlooks": 0.1, "dreams": 0.1},
    "expert": {"playouts": 2000},
}
