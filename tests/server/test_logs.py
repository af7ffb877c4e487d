"""How log lines look, and what becomes of those that cannot be written."""

from __future__ import annotations

import json
import logging
from io import TextIOWrapper
from pathlib import Path

import pytest

from irrgarten.server import logs


@pytest.fixture
def log() -> logging.Logger:
    """One that nobody else hears."""
    return logging.Logger("irrgarten.test", logging.DEBUG)


def test_json_names_every_field_and_the_table(
    log: logging.Logger, capsys: pytest.CaptureFixture[str]
) -> None:
    handler = logs.ToStderr()
    handler.setFormatter(logs.Json())
    log.addHandler(handler)
    with logs.at_table("t1"):
        log.warning("an act of %d", 7)
    log.error("none")
    first, second = (json.loads(line) for line in capsys.readouterr().err.splitlines())
    assert first.keys() == {"time", "level", "logger", "message", "table"}
    assert first["level"] == "warning"
    assert first["logger"] == "irrgarten.test"
    assert first["message"] == "an act of 7"
    assert first["table"] == "t1"
    assert "table" not in second


def test_a_full_disk_is_not_complained_of_in_the_log(
    log: logging.Logger, capsys: pytest.CaptureFixture[str]
) -> None:
    with Path("/dev/full").open("wb", buffering=0) as full:
        log.addHandler(logs.ToStderr(TextIOWrapper(full, write_through=True)))
        log.error("nobody reads this")
    assert capsys.readouterr().err == ""


def test_a_message_that_cannot_be_put_together_is_complained_of(
    log: logging.Logger, capsys: pytest.CaptureFixture[str]
) -> None:
    log.addHandler(logs.ToStderr())
    log.error("an act of %d", "seven")
    assert "Logging error" in capsys.readouterr().err
