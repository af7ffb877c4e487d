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

#: On the ring most games between players that are alike are drawn, so they must differ more.
RING: Levels = {
    "beginner": {"playouts": 8, "overlooks": 0.7, "wavers": 0.85},
    "casual": {"playouts": 22, "overlooks": 0.45, "dreams": 0.65, "wavers": 0.45},
    "skilled": {"playouts": 110, "dreams": 0.25},
    "expert": {"playouts": 1500},
}
