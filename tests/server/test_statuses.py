"""Each problem has the status that HTTP has for it."""

from __future__ import annotations

from http import HTTPStatus
from typing import get_args

import pytest

from irrgarten.server.frames import ProblemCode
from irrgarten.server.problems import STATUS


@pytest.mark.parametrize(
    ("code", "status"),
    [
        ("bad_request", HTTPStatus.BAD_REQUEST),
        ("forbidden", HTTPStatus.FORBIDDEN),
        ("not_found", HTTPStatus.NOT_FOUND),
        ("not_allowed", HTTPStatus.METHOD_NOT_ALLOWED),
        ("conflict", HTTPStatus.CONFLICT),
        ("too_large", HTTPStatus.REQUEST_ENTITY_TOO_LARGE),
        ("too_many", HTTPStatus.TOO_MANY_REQUESTS),
        ("internal", HTTPStatus.INTERNAL_SERVER_ERROR),
        ("unavailable", HTTPStatus.SERVICE_UNAVAILABLE),
    ],
)
def test_a_problem_has_the_status_that_is_named_like_it(
    code: ProblemCode, status: HTTPStatus
) -> None:
    assert STATUS[code] == status


def test_no_problem_is_without_one() -> None:
    assert set(STATUS) == set(get_args(ProblemCode))
