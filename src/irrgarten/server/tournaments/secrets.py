"""The secrets of a tournament: all follow from its chain, and only their hashes are kept.

So is the number of the network it was made from, by which tournaments count together.
"""

from __future__ import annotations

import hashlib

from irrgarten.kernel.lots import Lots, SeededLots
from irrgarten.tables.secrecy import derived, spelled


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


def maker_of(address: str) -> int:
    """Return one of 65,536 numbers for the network that a tournament was made from.

    So few numbers tell makers apart well enough to count, and no number tells an address:
    65,536 IPv4 addresses share each.
    """
    return int.from_bytes(hashlib.sha256(f"maker/{address}".encode()).digest()[:2])
