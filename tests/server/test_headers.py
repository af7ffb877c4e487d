"""What a browser is told to keep to, with every answer."""

from __future__ import annotations

import pytest
from tests.server.running import House

#: Nothing from elsewhere, nothing inline but the places of pieces, no frame around us.
POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
OTHERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/tables/nowhere", "/no/such/page"])
async def test_every_answer_says_it_errors_too(house: House, path: str) -> None:
    headers = (await house.http.get(path)).headers
    directives = [part.split(maxsplit=1) for part in headers["content-security-policy"].split(";")]
    assert dict(directives) == POLICY
    assert {name: headers[name] for name in OTHERS} == OTHERS


async def test_what_may_hold_a_secret_is_kept_by_nobody(house: House) -> None:
    for path in ("/api/games", "/api/tables/nowhere"):
        assert "no-store" in (await house.http.get(path)).headers["cache-control"]
    assert "no-store" not in (await house.http.get("/")).headers.get("cache-control", "")
