"""The key by which push services know this server, and what it signs for them (RFC 8292)."""

from __future__ import annotations

import asyncio
import base64
import time
from collections.abc import Callable
from contextlib import suppress
from urllib.parse import urlsplit

from irrgarten.store import Conflict, KeyRow, Store

#: Seconds for which a signature holds; a day is the most that is allowed.
HOLDS = 12 * 60 * 60


class Keys:
    """Made once, by whichever process needs one first, and kept with the games."""

    def __init__(self, store: Store, contact: str, now: Callable[[], str]) -> None:
        self._store = store
        self._contact = contact
        self._now = now
        self._known: list[KeyRow] = []

    async def public(self) -> str:
        """The one that new subscriptions are made for."""
        return (await self.all())[0].public

    async def known(self, public: str) -> KeyRow | None:
        for fresh in (False, True):  # another process may have made one
            for row in await self.all(fresh=fresh):
                if row.public == public:
                    return row
        return None

    async def all(self, *, fresh: bool = False) -> list[KeyRow]:
        """At least one, the first that was made first."""
        if fresh or not self._known:
            self._known = await self._store.notices.keys()
        if not self._known:
            row = await asyncio.to_thread(_made, self._now())
            with suppress(Conflict):
                await self._store.notices.add_key(row)
            self._known = await self._store.notices.keys()
        return self._known

    def signed(self, row: KeyRow, endpoint: str) -> dict[str, str]:
        """The header that says who sends. It takes some milliseconds."""
        from py_vapid import Vapid02  # it is slow to load

        parts = urlsplit(endpoint)
        claims: dict[str, str | int] = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + HOLDS,
            "sub": self._contact,
        }
        signed: dict[str, str] = Vapid02.from_raw(row.private.encode()).sign(claims)
        return signed


def _made(now: str) -> KeyRow:
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    private = ec.generate_private_key(ec.SECP256R1())
    number = private.private_numbers().private_value
    point = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return KeyRow(_base64(point), _base64(number.to_bytes(32, "big")), now)


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
