"""Devices that are told by a push service of our own, which reads what comes as they would."""

from __future__ import annotations

import asyncio
import base64
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from secrets import token_urlsafe

import http_ece
import httpx
from aiohttp import web
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from tests.server.running import PATIENCE, Frame, House
from tests.server.seats import bearer


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Device:
    """A browser's subscription, and what came to it."""

    def __init__(self, service: Service, name: str) -> None:
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        self.path = f"/push/{name}"
        self.endpoint = f"http://127.0.0.1:{service.port}{self.path}"
        self.told: list[Frame] = []
        self.headers: list[dict[str, str]] = []
        #: What its service answers with.
        self.status = 201
        self.came = asyncio.Event()
        self.subscriber, self.secret = "", ""
        service.devices[self.path] = self

    @property
    def keys(self) -> dict[str, str]:
        public = self._private.public_key()
        point = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": base64url(point), "auth": base64url(self._auth)}

    def take(self, body: bytes, headers: dict[str, str]) -> None:
        read = http_ece.decrypt(
            body, private_key=self._private, auth_secret=self._auth, version="aes128gcm"
        )
        self.told.append(json.loads(read))
        self.headers.append(headers)
        self.came.set()

    async def next(self, kind: str) -> Frame:
        """What it is told of this kind, or was told already."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for one in self.told:
                    if one["kind"] == kind:
                        return one
                self.came.clear()
                await self.came.wait()

    async def subscribe(self, house: House, **wrong: str) -> httpx.Response:
        offered = (await house.http.get("/api/notices")).json()
        body = {
            "endpoint": self.endpoint,
            **self.keys,
            "key": offered["push"],
            "language": "en",
            "token": token_urlsafe(24),
            **wrong,
        }
        answer = await house.http.post("/api/notices/devices", json=body)
        if answer.is_success:
            self.subscriber, self.secret = answer.json()["subscriber"], answer.json()["secret"]
        return answer

    async def follow(
        self, house: House, table: str, seat_secret: str, **more: object
    ) -> httpx.Response:
        body = {"subscriber": self.subscriber, "secret": self.secret, **more}
        path = f"/api/tables/{table}/notices"
        return await house.http.put(path, json=body, headers=bearer(seat_secret))


class Service:
    """Stands in for a browser's push service."""

    def __init__(self) -> None:
        self.port = 0
        self.devices: dict[str, Device] = {}

    async def post(self, request: web.Request) -> web.Response:
        device = self.devices[request.path]
        device.take(
            await request.read(), {name.lower(): value for name, value in request.headers.items()}
        )
        return web.Response(status=device.status)

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"


@asynccontextmanager
async def push_service() -> AsyncIterator[Service]:
    service, app = Service(), web.Application()
    app.router.add_post("/push/{name}", service.post)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    service.port = site._server.sockets[0].getsockname()[1]  # type: ignore[union-attr]
    try:
        yield service
    finally:
        await runner.cleanup()
