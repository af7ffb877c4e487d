"""What all tests share."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

import irrgarten

# Examples follow from the test, not from the clock or from luck, so a failure can be repeated.
settings.register_profile("house", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("house")


def pytest_configure() -> None:
    """``IRRGARTEN_BUILD`` names the folder whose compiled rules are meant; others are not."""
    build = os.environ.get("IRRGARTEN_BUILD")
    found = Path(irrgarten.__file__).resolve()
    if build and not (irrgarten.compiled and found.is_relative_to(Path(build).resolve())):
        raise pytest.UsageError(f"irrgarten is not taken compiled from {build} but from {found}")


def pytest_report_header() -> str:
    how = "compiled" if irrgarten.compiled else "uncompiled"
    return f"irrgarten: {how}, from {Path(irrgarten.__file__).parent}"


@pytest.fixture(scope="session")
def tree() -> Path:
    """The root of the project."""
    return Path(__file__).resolve().parent.parent
