"""Malformed JSON bodies are answered with a problem, on every route that takes a body."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.running import House

#: Values that are not UTF-8, whatever they stand in.
NOT_UTF8 = [b'"\xff"', b'"\xed\xa0\x80"', b'"\xc0\xaf"', b'"\xe2\x82"', b'"caf\xe9"']

#: Values that a JSON parser may accept, but hardly any field can.
UNUSUAL = [
    b'"\\ud800"',
    b'"\\u0000"',
    b'"' + b"a" * 60_000 + b'"',
    b"[" * 9_000 + b"]" * 9_000,
    b'{"a":' * 9_000 + b"1" + b"}" * 9_000,
    b"[" * 60_000,
    b"9" * 5_000,
    b"-1e400",
    b"1e-400",
    b"18446744073709551616",
    b"NaN",
    b"null",
    b"[]",
    b"{}",
    b'{"a":1,"a":2}',
]

#: Whole bodies.
BODIES = [
    b"",
    b"null",
    b"\xff\xfe\x00",
    b"\xef\xbb\xbf{}",
    '{"name":"Anna"}'.encode("utf-16"),
    b"\x00",
    b"{",
    b'{"name"',
    b"{} {}",
    b'{"\xff":1}',
    b'{"name":"a","name":"b"}',
]

CONTENT_TYPES = [
    None,
    "text/plain",
    "application/json; charset=latin-1",
    "application/msgpack",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "multipart/form-data; boundary=\xff",
    "\xff/\xfe",
]


class Route:
    """An operation of the interface that takes a body."""

    def __init__(self, method: str, path: str, fields: list[str]) -> None:
        self.method = method
        self.path = path
        self.fields = fields

    def bodies(self, values: list[bytes]) -> Iterator[bytes]:
        for field in self.fields or ["name"]:
            for value in values:
                yield b"{%s:%s}" % (json.dumps(field).encode(), value)


@pytest.fixture
async def routes(house: House) -> list[Route]:
    described: dict[str, Any] = (await house.http.get("/api/schema")).json()
    found = [
        _route(described, method, path, operation)
        for path, operations in described["paths"].items()
        for method, operation in operations.items()
        if "requestBody" in operation
    ]
    assert len(found) >= 20
    return found


def _route(described: Any, method: str, path: str, operation: Any) -> Route:
    query = {}
    for parameter in operation.get("parameters", []):
        name = parameter["name"]
        if parameter["in"] == "path":
            path = path.replace(f"{{{name}}}", "0")
        elif parameter.get("required"):
            query[name] = "0"
    schema = operation["requestBody"]["content"]["application/json"]["schema"]
    if "$ref" in schema:
        schema = described["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
    asked = "&".join(f"{name}={value}" for name, value in query.items())
    return Route(method, f"{path}?{asked}", sorted(schema.get("properties", {})))


async def _send(house: House, route: Route, body: bytes, content_type: str | None = None) -> int:
    headers: dict[bytes, bytes] = {}
    if content_type:
        headers[b"content-type"] = content_type.encode("latin-1")
    answer = await house.http.request(route.method, route.path, content=body, headers=headers)
    where = f"{route.method} {route.path}, {body[:60]!r}, {content_type}"
    assert answer.status_code < 500, where
    if answer.status_code >= 400:
        problem = answer.json()
        assert set(problem) == {"code", "message", "clause", "reason", "about"}, where
    return answer.status_code


async def test_body_that_is_not_utf8_is_a_bad_request(
    house: House, routes: list[Route], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        for route in routes:
            for body in route.bodies(NOT_UTF8):
                assert await _send(house, route, body) == 400, (route.path, body)
    assert not caplog.records


async def test_unusual_values_never_fail_the_server(
    house: House, routes: list[Route], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        for route in routes:
            for body in [*route.bodies(UNUSUAL), *BODIES]:
                await _send(house, route, body)
    assert not caplog.records


async def test_content_types_never_fail_the_server(
    house: House, routes: list[Route], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        for route in routes:
            for content_type in CONTENT_TYPES:
                for body in (b'{"name":"Anna"}', b'{"name":"\xff"}'):
                    await _send(house, route, body, content_type)
    assert not caplog.records
