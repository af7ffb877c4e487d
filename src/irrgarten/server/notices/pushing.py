"""Notices to browsers, by their push services: encrypted for the device, and for nobody else."""

from __future__ import annotations

import asyncio
import base64
import logging
import socket
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from irrgarten.server.notices.endpoints import Forbidden, check, resolved
from irrgarten.store import SubscriberRow
from irrgarten.tables.problems import RequestError

if TYPE_CHECKING:
    from aiohttp import ClientSession


import time
from collections.abc import Callable
from urllib.parse import urlsplit

from irrgarten.store import Conflict, KeyRow, Store

log = logging.getLogger(__name__)

#: Seconds that a push service has to answer, and after which it is asked once more.
PATIENCE, AGAIN = 10, 5
#: Notices on their way at one time.
TOGETHER = 20
#: Answers by which a subscription is known to be over.
GONE = (404, 410)
TRY_AGAIN = 429
SERVER_ERRORS = 500


class Gone(Exception):
    """The browser takes no more notices there."""


class NotSent(Exception):
    """It could not be delivered."""


class Pushing:
    def __init__(self, keys: Keys, allowed: Sequence[str]) -> None:
        self._keys = keys
        self._allowed = allowed
        self._session: ClientSession | None = None
        self._room = asyncio.Semaphore(TOGETHER)

    def check_keys(self, p256dh: str, auth: str) -> None:
        """Raises RequestError for what nothing can be encrypted for."""
        from cryptography.hazmat.primitives.asymmetric import ec

        try:
            point = _decoded(p256dh)
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        except ValueError:
            raise RequestError("bad_request", "p256dh: it is no key of a browser") from None
        try:
            secret = _decoded(auth)
        except ValueError:
            secret = b""
        if len(secret) != 16:
            raise RequestError("bad_request", "auth: it is no secret of a browser")

    async def send(self, to: SubscriberRow, payload: bytes, topic: str, ttl: int) -> None:
        """Raises Gone, or NotSent."""
        row = await self._keys.known(to.key or "")
        if row is None:
            raise Gone
        body, signed = await asyncio.to_thread(
            lambda: (_encrypted(to, payload), self._keys.signed(row, to.address))
        )
        headers = {
            **signed,
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(ttl),
            "urgency": "normal",
            "topic": topic,
        }
        async with self._room:
            status = await self._post(to.address, body, headers)
            if status is None or status == TRY_AGAIN or status >= SERVER_ERRORS:
                await asyncio.sleep(AGAIN)
                status = await self._post(to.address, body, headers)
        if status in GONE:
            raise Gone
        if status is None or not 200 <= status < 300:
            raise NotSent(f"answered with {status}")

    async def _post(self, endpoint: str, body: bytes, headers: dict[str, str]) -> int | None:
        """The status; None where nothing was sent for certain. What was may have arrived."""
        from aiohttp import ClientConnectorError, ClientError

        try:
            check(endpoint, self._allowed)
            # Nobody is led on from there; what is answered beside the status is not read.
            async with self._opened().post(
                endpoint, data=body, headers=headers, allow_redirects=False
            ) as answer:
                return answer.status
        except ClientConnectorError:
            return None
        except (Forbidden, RequestError) as error:
            raise NotSent(str(error)) from None
        except (ClientError, TimeoutError, OSError, ValueError) as error:
            raise NotSent(type(error).__name__) from None

    def _opened(self) -> ClientSession:
        if self._session is None:
            from aiohttp import ClientSession, ClientTimeout, DummyCookieJar, TCPConnector

            self._session = ClientSession(
                connector=TCPConnector(resolver=_resolver(self._allowed), limit=TOGETHER),
                timeout=ClientTimeout(total=PATIENCE),
                cookie_jar=DummyCookieJar(),
                trust_env=False,
            )
        return self._session

    async def close(self) -> None:
        if self._session is not None:
            with suppress(Exception):
                await self._session.close()


def _resolver(allowed: Sequence[str]) -> Any:
    from aiohttp.abc import AbstractResolver

    class Public(AbstractResolver):
        """What it says is what is connected to: nobody changes a name's meaning in between."""

        async def resolve(
            self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
        ) -> list[Any]:
            return [
                {
                    "hostname": host,
                    "host": address,
                    "port": port,
                    "family": socket.AF_INET6 if ":" in address else socket.AF_INET,
                    "proto": 0,
                    "flags": socket.AI_NUMERICHOST,
                }
                for address in await resolved(host, port, allowed)
            ]

        async def close(self) -> None:
            pass

    return Public()


def _encrypted(to: SubscriberRow, payload: bytes) -> bytes:
    from pywebpush import WebPusher  # it is slow to load

    keys = {"p256dh": to.p256dh, "auth": to.auth}
    pusher = WebPusher({"endpoint": to.address, "keys": keys})
    encoded = pusher.encode(payload, content_encoding="aes128gcm")
    body: bytes = encoded["body"]
    return body


def _decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


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
