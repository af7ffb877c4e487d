"""What is printed: JSON on one line, sentences, and errors on stderr."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Mapping
from typing import Any

import msgspec

from irrgarten.kernel.errors import IllegalMove, IrrgartenError

BAD_INPUT = 2


def prepare() -> None:
    """What the terminal's encoding cannot write is written as an escape, not as a crash."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")


def as_json(value: Any) -> None:
    print(plain(value))


def plain(value: Any) -> str:
    return json.dumps(msgspec.to_builtins(value), ensure_ascii=False)


def pairs(options: Mapping[str, Any]) -> str:
    """Options as they are given on the command line."""
    return " ".join(f"{key}={plain(value)}" for key, value in options.items())


def complain(error: IrrgartenError, *, in_json: bool) -> int:
    """Say on stderr what was wrong; returns the exit code for it."""
    clause = error.clause if isinstance(error, IllegalMove) else None
    said = plain({"error": str(error), "clause": clause}) if in_json else f"irrgarten: {error}"
    print(said, file=sys.stderr)
    return BAD_INPUT
