"""How the levels differ here from what they are elsewhere."""

from __future__ import annotations

from irrgarten.kernel.rules import Levels

#: More thought brings little; there is much to overlook.
LEVELS: Levels = {
    "beginner": {"playouts": 24, "overlooks": 0.8},
    "casual": {"playouts": 60, "overlooks": 0.65},
    "skilled": {"playouts": 150, "overlooks": 0.5},
    "expert": {"playouts": 600, "overlooks": 0.35},
}
