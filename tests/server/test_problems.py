"""What goes wrong is told as a problem, whole, and tells nothing that is nobody's business."""

from __future__ import annotations

import pytest
from tests.server.running import OPEN, House

from irrgarten.store import Closed, Store, Unwritable

NEW = {"game": "dog", "options": {}, "seats": [OPEN] * 4}


@pytest.mark.parametrize(
    ("fault", "status", "code", "message"),
    [
        (Unwritable("disk of Anna"), 503, "unavailable", "nothing was changed"),
        (Closed("Anna"), 503, "unavailable", "being stopped"),
        (RuntimeError("Anna's secret"), 500, "internal", "something went wrong"),
    ],
)
async def test_what_fails_within_is_told_without_its_words(
    house: House,
    monkeypatch: pytest.MonkeyPatch,
    fault: Exception,
    status: int,
    code: str,
    message: str,
) -> None:
    async def failing(*_: object) -> None:
        raise fault

    monkeypatch.setattr(Store, "add", failing)
    answer = await house.http.post("/api/tables", json=NEW)
    assert answer.status_code == status
    problem = answer.json()
    assert (problem["code"], problem["clause"], problem["reason"]) == (code, None, None)
    assert message in problem["message"]
    assert "Anna" not in answer.text


async def test_whoever_may_not_do_this_is_told_what_may_be_done(house: House) -> None:
    answer = await house.http.delete("/api/games")
    assert answer.json()["code"] == "not_allowed"
    assert "GET" in answer.headers["allow"]


async def test_nested_too_deeply_is_said_so(house: House) -> None:
    body = b'{"game":"dog","given":' + b'{"a":' * 9000 + b"1" + b"}" * 9000 + b',"seats":[]}'
    answer = await house.http.post("/api/tables", content=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
    assert "nested" in answer.json()["message"]


async def test_the_interface_describes_itself(house: House) -> None:
    for path in ("/api/schema", "/api/schema/openapi.json"):
        answer = await house.http.get(path)
        assert answer.status_code == 200, path
        assert "json" in answer.headers["content-type"], "no page with scripts from elsewhere"
    schema = answer.json()
    assert '"examples":' not in answer.text, "made up at random, they would only mislead"
    assert schema["info"] == {"title": "Irrgarten", "version": "1"}
    scheme = schema["components"]["securitySchemes"]["secret"]
    assert (scheme["type"], scheme["scheme"]) == ("http", "bearer")
    made = schema["paths"]["/api/tables"]["post"]
    assert {"201", "400", "403", "413", "429", "503"} <= set(made["responses"])
    secured = {
        (method, path)
        for path, methods in schema["paths"].items()
        for method, operation in methods.items()
        if {"secret": []} in operation.get("security", [])
    }
    for operation in (one for methods in schema["paths"].values() for one in methods.values()):
        told = [*operation.get("parameters", []), *operation["responses"].values()]
        assert operation["summary"]
        assert all(one.get("description") for one in told), operation["summary"]
    seat, club = "/api/tables/{table}/seats/{seat}", "/api/tournaments/{tournament}"
    assert secured == {
        ("delete", seat),
        ("put", f"{seat}/bot"),
        ("delete", f"{seat}/bot"),
        ("post", "/api/tables/{table}/again"),
        ("put", "/api/tables/{table}/opening"),
        ("delete", "/api/tables/{table}/opening"),
        ("put", "/api/tables/{table}/notices"),
        ("get", "/api/notices/{subscriber}"),
        ("delete", "/api/notices/{subscriber}"),
        ("get", f"{club}/me"),
        ("patch", club),
        ("post", f"{club}/begin"),
        ("post", f"{club}/next"),
        ("post", f"{club}/bots"),
        ("post", f"{club}/players"),
        ("patch", f"{club}/players/{{player}}"),
        ("delete", f"{club}/players/{{player}}"),
        ("post", f"{club}/players/{{player}}/link"),
        ("patch", f"{club}/entrants/{{entrant}}"),
        ("put", f"{club}/rounds/{{round_}}/tables/{{number}}/result"),
    }
