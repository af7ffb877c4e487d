"""Names as people type them, made safe to show to others."""

from __future__ import annotations

import unicodedata

LONGEST = 24


def tidy(name: str) -> str:
    """The name without what cannot be seen or turns text around; empty if nothing is left."""
    seen = "".join(
        " " if unicodedata.category(sign).startswith("Z") else sign
        for sign in unicodedata.normalize("NFC", name)
        if not unicodedata.category(sign).startswith("C") or sign in "\t\n\r\N{ZERO WIDTH JOINER}"
    )
    return " ".join(seen.split())[:LONGEST].strip(" \N{ZERO WIDTH JOINER}")
