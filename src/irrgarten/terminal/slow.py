"""What the command says of slow rules, before its computer players think."""

from __future__ import annotations

import sys

from irrgarten import registry
from irrgarten._pure import warn_if_uncompiled
from irrgarten.search.levels import PLAIN_SECONDS, is_plain


def warn_if_slow(*games: str) -> None:
    """Name on stderr what runs uncompiled: everything, or some of these games."""
    warn_if_uncompiled()
    for game in games:
        if is_plain(registry.rules(game)):
            print(
                f"irrgarten: {game} runs in plain Python: its computer players are weaker for it, "
                f"and think for at most {PLAIN_SECONDS:g} seconds a move.",
                file=sys.stderr,
            )
