"""How the levels differ here from what they are elsewhere."""

from __future__ import annotations

from irrgarten.kernel.rules import Levels

#: More thought brings little; there is much to overlook.
LEVELS: Levels = {
    "beginner": {"playouts": 10, "overlooks": 0.83, "wavers": 0.75},
    "casual": {"playouts": 60, "overlooks": 0.64},
    "skilled": {"playouts": 150, "overlooks": 0.48},
    "expert": {"playouts": 600, "overlooks": 0.3},
}
