"""What nobody may guess: table names, secrets of seats, and the chain behind a table's lots."""

from __future__ import annotations

import base64
import hashlib
import hmac
from collections.abc import Callable

from irrgarten.kernel import lots

Entropy = Callable[[int], bytes]

#: Without letters that are mistaken for one another.
ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
TABLE_LENGTH = 13  # 65 bits
SECRET_BYTES = 24
#: Games that one company can play in a row before a new chain is begun.
CHAIN_LENGTH = 64


def new_table(entropy: Entropy) -> str:
    return spelled(entropy(TABLE_LENGTH))


def table_of(token: str) -> str:
    """The table that is set up with a token, however often that is asked for."""
    return spelled(hashlib.sha256(f"table/{token}".encode()).digest())


def spelled(name: bytes) -> str:
    """So many bytes as a table's name."""
    return "".join(ALPHABET[byte % 32] for byte in name[:TABLE_LENGTH])


def new_token(entropy: Entropy) -> str:
    return _base64(entropy(SECRET_BYTES))


def host_secret(chain: str, token: str) -> str:
    return derived(chain, f"host/{token}")


def seat_secret(chain: str, seat: int, token: str) -> str:
    """What opens a seat taken with this token.

    It follows from the token, so it can be told again though it is kept nowhere; and from the
    table's chain, so nobody chooses a secret.
    """
    return derived(chain, f"seat/{seat}/{token}")


def derived(chain: str, what: str) -> str:
    """A secret that follows from a chain, and from what it is for."""
    return _base64(hmac.digest(chain.encode(), what.encode(), "sha256")[:SECRET_BYTES])


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode()


def hashed(secret: str) -> str:
    """How a secret is kept. It is long and random, so a plain hash cannot be turned back."""
    return hashlib.sha256(secret.encode()).hexdigest()


def opens(secret: str | None, kept: str | None) -> bool:
    return secret is not None and kept is not None and hmac.compare_digest(hashed(secret), kept)


def new_chain(entropy: Entropy) -> str:
    return entropy(32).hex()


def table_secret(chain: str, link: int) -> str:
    """The secret of a table's lots: a chain of hashes, used from its far end.

    So the secret shown after a game is the commitment to the next one: nobody can choose a
    later secret once the players have added their seeds.
    """
    secret = chain
    for _ in range(link):
        secret = lots.commitment(secret)
    return secret


def bot_seed(secret: str, seat: int) -> int:
    return lots.SeededLots(secret, f"bot/{seat}").below(1 << 62)
