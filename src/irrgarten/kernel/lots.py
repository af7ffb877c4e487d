"""Lots that anyone can check: every draw follows from the seed and from what it is for.

A draw is HMAC-SHA-256 of its label under the seed, read as a number; numbers beyond the
last whole multiple of the bound are drawn again, so every outcome is exactly as likely.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from irrgarten.kernel.errors import OptionsError

if TYPE_CHECKING:
    from hashlib import _Hash

T = TypeVar("T")
#: The bytes that SHA-256 takes in at a time.
_BLOCK = 64
_SPACE = 1 << 256


class Lots(Protocol):
    """Whoever can draw a number; all that a set-up asks of it."""

    def below(self, bound: int) -> int: ...


@lru_cache(1024)
def _keyed(seed: str) -> tuple[_Hash, _Hash]:
    """Both hashes of HMAC, once they have taken in the key: a seed is drawn from many times."""
    key = _bytes(seed)
    key = (hashlib.sha256(key).digest() if len(key) > _BLOCK else key).ljust(_BLOCK, b"\0")
    inner, outer = (hashlib.sha256(bytes(byte ^ pad for byte in key)) for pad in (0x36, 0x5C))
    return inner, outer


class SeededLots:
    """The draws for one occasion (``label``), in order."""

    def __init__(self, seed: str, label: str) -> None:
        self._inner, self._outer = _keyed(seed)
        self._label = label
        self._drawn = 0

    def below(self, bound: int) -> int:
        limit = _SPACE - _SPACE % bound
        while True:
            inner, outer = self._inner.copy(), self._outer.copy()
            inner.update(f"{self._label}/{self._drawn}".encode())
            outer.update(inner.digest())
            self._drawn += 1
            number = int.from_bytes(outer.digest())
            if number < limit:
                return number % bound


def shuffled(items: Sequence[T], lots: Lots) -> list[T]:
    """The items in an order drawn evenly from all orders."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = lots.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def seat_drawn(name: str, given: Mapping[str, Any], players: int, lots: Lots) -> int:
    """A seat by lot, or the one that is named so at set-up. Raises OptionsError."""
    seat = given.get(name)
    if seat is None:
        return lots.below(players)
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < players:
        raise OptionsError(f"{name}: there is no seat {seat!r}")
    return seat


def for_set_up(seed: str) -> SeededLots:
    return SeededLots(seed, "set-up")


def for_ply(seed: str, ply: int) -> SeededLots:
    return SeededLots(seed, f"ply/{ply}")


def commitment(seed: str) -> str:
    """What is shown before the game so that the seed cannot be changed afterwards."""
    return hashlib.sha256(_bytes(seed)).hexdigest()


def joined(secret: str, added: Sequence[str]) -> str:
    """The seed of a game: the table's secret, and what each seat added to it, in order."""
    return _hash([secret, *added])


def seal(part: str, table: str, seat: int, commitment: str) -> str:
    """What a seat shows of its part before all parts are opened.

    It holds for this table, seat and commitment alone, so that nobody can pass off another's
    seal as her own.
    """
    return _hash(["part", table, str(seat), commitment, part])


def fingerprint(seals: Sequence[str | None]) -> str:
    """Return one hash of all seals of a table; a seat without a seal counts as empty text."""
    return _hash([seal or "" for seal in seals])


def _hash(texts: Sequence[str]) -> str:
    return hashlib.sha256(_bytes("".join(f"{len(text)}:{text}" for text in texts))).hexdigest()


def _bytes(text: str) -> bytes:
    """In UTF-8; a seed is any text, even one that no file could hold."""
    return text.encode(errors="surrogatepass")
