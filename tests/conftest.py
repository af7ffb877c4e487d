"""What all tests share."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

import irrgarten

if TYPE_CHECKING:
    from tests.servers.postgresql import PostgreSQLServer
    from tests.servers.redis import RedisServer

# Examples follow from the test, not from the clock or from luck, so a failure can be repeated.
settings.register_profile("house", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("house")


def pytest_configure() -> None:
    """``IRRGARTEN_BUILD`` names the folder whose compiled rules are meant; others are not."""
    build = os.environ.get("IRRGARTEN_BUILD")
    found = Path(irrgarten.__file__).resolve()
    if build and not (irrgarten.compiled and found.is_relative_to(Path(build).resolve())):
        raise pytest.UsageError(f"irrgarten is not taken compiled from {build} but from {found}")


def pytest_collection_finish() -> None:
    """All tests stay to the end: not to look through them for rings is a tenth of the work."""
    gc.collect()
    gc.freeze()


def pytest_report_header() -> str:
    how = "compiled" if irrgarten.compiled else "uncompiled"
    return f"irrgarten: {how}, from {Path(irrgarten.__file__).parent}"


@pytest.fixture(scope="session")
def tree() -> Path:
    """The root of the project."""
    return Path(__file__).resolve().parent.parent


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PostgreSQLServer]:
    """A server for all tests of this process; each takes a database of its own."""
    from tests.servers.postgresql import PostgreSQLServer

    with PostgreSQLServer(tmp_path_factory.mktemp("postgresql"), lasting=False) as server:
        yield server


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisServer]:
    """A server for all tests of this process; each takes a number of its own."""
    from tests.servers.redis import RedisServer

    with RedisServer(tmp_path_factory.mktemp("redis")) as server:
        yield server
