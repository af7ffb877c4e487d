"""Frames as browsers write them, without spaces: acts that begin so are heard without a task."""

from __future__ import annotations

import json
from typing import Any


def written(frame: Any) -> str:
    return json.dumps(frame, separators=(",", ":"))
