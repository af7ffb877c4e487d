"""How the levels differ here from what they are elsewhere."""

from __future__ import annotations

from irrgarten.kernel.rules import Levels

#: The die does much; only who often looks at nothing but the own way is beaten more often for it.
LEVELS: Levels = {
    "beginner": {"playouts": 16, "overlooks": 0.6, "dreams": 0.95},
    "casual": {"playouts": 30, "overlooks": 0.54, "dreams": 0.92},
    "skilled": {"playouts": 80, "overlooks": 0.37, "dreams": 0.8},
    "expert": {"playouts": 300, "overlooks": 0.17, "dreams": 0.56},
    "champion": {"playouts": 60_000},  # what it comes to in its time
}

#: With more players, what is done to one of the others helps the rest, too: a few wakeful turns are
#: enough to be nearly as good as anybody.
THREE: Levels = {
    "beginner": {"playouts": 12, "overlooks": 0.8, "dreams": 1.0, "wavers": 0.8},
    "casual": {"playouts": 60, "overlooks": 0.55, "dreams": 0.985, "wavers": 0.4},
    "skilled": {"playouts": 150, "overlooks": 0.45, "dreams": 0.955, "wavers": 0.2},
    "expert": {"playouts": 600, "overlooks": 0.3, "dreams": 0.9},
    "champion": LEVELS["champion"],
}
FOUR: Levels = {
    "beginner": THREE["beginner"],
    "casual": {"playouts": 30, "overlooks": 0.7, "dreams": 0.994, "wavers": 0.6},
    "skilled": {"playouts": 80, "overlooks": 0.61, "dreams": 0.987, "wavers": 0.4},
    "expert": {"playouts": 220, "overlooks": 0.5, "dreams": 0.967},
    "champion": LEVELS["champion"],
}
AT: dict[int, Levels] = {2: LEVELS, 3: THREE, 4: FOUR}
