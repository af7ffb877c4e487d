"""Note what happens, where a journal is kept."""

from __future__ import annotations

from irrgarten.kernel.compiling import inline
from irrgarten.kernel.journal import Journal


@inline
def note(
    journal: Journal | None, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0
) -> None:
    """Note an entry of a game's own kind with up to five details."""
    if journal is not None:
        journal.note(kind, a, b, c, d, e)
