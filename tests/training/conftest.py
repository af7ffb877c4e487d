"""What needs Ray and NumPy is tested where they are: ``make train-test``."""

from __future__ import annotations

import importlib.util
import os

#: Ray turns the loopback into the machine's address, unless it is told that there is no cluster
#: beyond the machine: by this name, whatever the system.
os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"

collect_ignore = []
if any(importlib.util.find_spec(name) is None for name in ("ray", "numpy", "scipy")):
    collect_ignore = ["test_learning.py", "test_cluster.py"]
