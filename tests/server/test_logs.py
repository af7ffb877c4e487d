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


def log_as(log: logging.Logger, form: logging.Formatter) -> None:
    """A line about a table, and one about none."""
    handler = logs.ToStderr()
    handler.setFormatter(form)
    log.addHandler(handler)
    with logs.at_table("t1"):
        log.warning("an act of %d", 7)
    log.error("none")


def test_json_names_every_field_and_the_table(
    log: logging.Logger, capsys: pytest.CaptureFixture[str]
) -> None:
    log_as(log, logs.Json())
    first, second = (json.loads(line) for line in capsys.readouterr().err.splitlines())
    assert first.keys() == {"time", "level", "logger", "message", "table"}
    assert first["level"] == "warning"
    assert first["logger"] == "irrgarten.test"
    assert first["message"] == "an act of 7"
    assert first["table"] == "t1"
    assert "table" not in second


def test_a_line_names_the_table_where_there_is_one(
    log: logging.Logger, capsys: pytest.CaptureFixture[str]
) -> None:
    log_as(log, logs.Lines())
    first, second = capsys.readouterr().err.splitlines()
    assert first.endswith(" WARNING irrgarten.test: table t1: an act of 7")
    assert second.endswith(" ERROR irrgarten.test: none")


@pytest.mark.parametrize("form", logs.FORMS)
def test_a_process_logs_as_it_is_told_to(
    form: logs.Form, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of ours whatever is asked for, and of libraries never more than warnings."""
    monkeypatch.setattr(logging, "root", logging.RootLogger(logging.NOTSET))
    monkeypatch.setattr(logging.Logger, "manager", logging.Manager(logging.root))
    logs.begin(form, "info")
    logging.getLogger("irrgarten.server").info("ours")
    logging.getLogger("irrgarten.server").debug("more than was asked for")
    logging.getLogger("library").info("a frame")
    logging.getLogger("library").warning("a warning")
    lines = capsys.readouterr().err.splitlines()
    if form == "json":
        assert [json.loads(line)["message"] for line in lines] == ["ours", "a warning"]
    else:
        assert [line.rpartition(": ")[2] for line in lines] == ["ours", "a warning"]
        assert all(not line.startswith("{") for line in lines)


def test_a_process_limits_repeated_tracebacks(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logging, "root", logging.RootLogger(logging.NOTSET))
    monkeypatch.setattr(logging.Logger, "manager", logging.Manager(logging.root))
    logs.begin()
    for _ in range(1000):
        try:
            raise ValueError
        except ValueError:
            logging.getLogger("irrgarten.server").exception("a request failed")
    assert capsys.readouterr().err.count("Traceback") == logs.TracebackLimit.MOST


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


def test_repeated_tracebacks_are_limited_and_counted(log: logging.Logger) -> None:
    minutes = 0.0
    passed: list[str] = []
    handler = logging.Handler()
    handler.addFilter(logs.TracebackLimit(lambda: 60 * minutes))
    handler.emit = lambda record: passed.append(record.getMessage())  # type: ignore[method-assign]
    log.addHandler(handler)

    def fail(message: str) -> None:
        try:
            raise ValueError
        except ValueError:
            log.exception(message)

    for _ in range(1000):
        fail("a request failed")
    log.warning("a warning without a traceback")
    assert passed == ["a request failed"] * 10 + ["a warning without a traceback"]
    minutes = 1
    fail("a request failed")
    assert passed[-1] == "a request failed (and 990 times before)"
