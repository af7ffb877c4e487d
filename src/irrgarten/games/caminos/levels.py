"""How the levels differ here from what they are elsewhere."""

from __future__ import annotations

from irrgarten.kernel.rules import Levels

#: Many acts are as good there; who looks further and for threats is ahead.
LEVELS: Levels = {
    "beginner": {"playouts": 12, "overlooks": 0.5, "wavers": 0.7},
    "casual": {"playouts": 40},
    "skilled": {"playouts": 150},
    "expert": {"playouts": 600, "overlooks": 0.0, "dreams": 0.05},
}
