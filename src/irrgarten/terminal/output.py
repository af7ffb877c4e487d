"""What is printed: JSON on one line, sentences, and errors on stderr."""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec

from irrgarten.kernel.errors import IllegalMove, IrrgartenError

BAD_INPUT = 2


def as_json(value: Any) -> None:
    print(msgspec.json.encode(value, order=None).decode())


def complain(error: IrrgartenError, *, as_json: bool) -> int:
    clause = error.clause if isinstance(error, IllegalMove) else None
    if as_json:
        print(json.dumps({"error": str(error), "clause": clause}), file=sys.stderr)
    else:
        print(f"irrgarten: {error}", file=sys.stderr)
    return BAD_INPUT
