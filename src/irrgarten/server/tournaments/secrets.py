"""The secrets of a tournament: all follow from its chain, and only their hashes are kept."""

from __future__ import annotations

import hashlib

from irrgarten.kernel.lots import Lots, SeededLots
from irrgarten.server.secrecy import derived, spelled


def tournament_of(token: str) -> str:
    """The tournament that is set up with a token, however often that is asked for."""
    return spelled(hashlib.sha256(f"tournament/{token}".encode()).digest())


def organiser_secret(chain: str, token: str) -> str:
    return derived(chain, f"organiser/{token}")


def player_secret(chain: str, token: str) -> str:
    return derived(chain, f"player/{token}")


def table_token(chain: str, round_: int, number: int) -> str:
    """What the table of an encounter follows from, and its host's secret: it is made once."""
    return derived(chain, f"table/{round_}/{number}")


def lots(chain: str, occasion: str) -> Lots:
    return SeededLots(chain, occasion)
