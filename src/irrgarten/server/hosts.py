"""The names by which requests may reach this server.

A web page can give its own name our address (DNS rebinding): its requests then come from our own
origin, as browsers see it. They still carry the page's name in the Host header.
"""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from irrgarten.server.addresses import address
from irrgarten.tables import frames

log = logging.getLogger(__name__)

#: Unknown names that the log mentions, each once.
MOST_HINTS = 10

#: Paths that tell nothing of the games; proxies ask for them by names of their own.
OPEN_PATHS = ("/api/health", "/api/ready")


def known_names(host: str, origins: Iterable[str]) -> frozenset[str]:
    """Return the names of this machine, of where it listens, and of its origins."""
    machine = socket.gethostname().lower()
    short = machine.partition(".")[0]
    named = {host.lower(), *(_name_in(origin) for origin in origins)}
    return frozenset({"localhost", machine, short, f"{short}.local", *named} - {""})


def _name_in(origin: str) -> str:
    try:
        return urlsplit(origin).hostname or ""
    except ValueError:
        return ""


def is_known(host: str, names: frozenset[str]) -> bool:
    """Whether a Host header names this server. An IP address does: it cannot be rebound."""
    name, bracket, port = host.partition("]") if host.startswith("[") else (host, "", "")
    if bracket:
        return address(name[1:]) is not None and (not port or port.startswith(":"))
    name, _, port = host.partition(":")
    name = name.lower().removesuffix(".")
    if port and not port.isdecimal():
        return False
    return name in names or name.endswith(".localhost") or address(name) is not None


class KnownHosts:
    """Refuses requests and sockets that name another host."""

    def __init__(self, app: ASGIApp, names: frozenset[str]) -> None:
        self._app = app
        self._names = names
        self._hinted: set[str] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path")  # the scope of the server's lifespan has none
        if path is None or path in OPEN_PATHS:
            await self._app(scope, receive, send)
            return
        hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        # Browsers always name the host; programs that speak HTTP/1.0 need not.
        if all(is_known(host, self._names) for host in hosts):
            await self._app(scope, receive, send)
            return
        self._hint(hosts[0])
        await _refuse(scope, send, hosts[0])

    def _hint(self, host: str) -> None:
        name = host.partition(":")[0][:100]
        if name not in self._hinted and len(self._hinted) < MOST_HINTS:
            self._hinted.add(name)
            log.warning(
                "a request for the unknown host %r was refused; if players use this name, "
                "add --origin https://%s",
                *(host[:100], name if name.isprintable() else "…"),
            )


async def _refuse(scope: Scope, send: Send, host: str) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 4403, "reason": ""})
        return
    message = f"this server is not known as {host[:100]!r}; its host can add it with --origin"
    problem = frames.Problem("forbidden", message, clause=None, reason=None, about={})
    body = frames.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # positions of pieces are styles of single elements
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)

HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}

#: What the interface answers may hold a secret, unless it says itself that it may be kept.
NOT_KEPT = (b"cache-control", b"no-store")

_ENCODED = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


class SecureHeaders:
    """Around the whole application, so that errors carry them too."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = message["headers"]
                kept = any(name == NOT_KEPT[0] for name, _ in own)
                further = [NOT_KEPT] if scope["path"].startswith("/api/") and not kept else []
                message["headers"] = [*own, *_ENCODED, *further]
            await send(message)

        await self._app(scope, receive, send_with_headers)
