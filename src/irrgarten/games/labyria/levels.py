"""How the levels differ here from what they are elsewhere."""

from __future__ import annotations

from irrgarten.kernel.rules import Levels

#: The die does much; only who overlooks a good deal is beaten more often for it.
LEVELS: Levels = {
    "beginner": {"playouts": 12, "overlooks": 0.85, "wavers": 0.8},
    "casual": {"playouts": 60, "overlooks": 0.5},
    "skilled": {"playouts": 400},
    "expert": {"playouts": 2000, "overlooks": 0.05},
    "champion": {"playouts": 60_000},  # what it comes to in its time
}
