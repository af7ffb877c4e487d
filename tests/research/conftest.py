"""What needs NumPy, Gymnasium, PettingZoo and OpenSpiel is tested where they are."""

from __future__ import annotations

import importlib.util

NEEDED = ("numpy", "gymnasium", "pettingzoo", "pyspiel")
collect_ignore_glob = (
    ["test_*.py"] if any(importlib.util.find_spec(name) is None for name in NEEDED) else []
)
