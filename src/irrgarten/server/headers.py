"""Headers that every answer carries: what a browser may do with our pages, and nobody else's."""

from __future__ import annotations

from litestar.types import ASGIApp, Message, Receive, Scope, Send

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
