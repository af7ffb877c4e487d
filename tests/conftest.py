"""What all tests share."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

import irrgarten

# Examples follow from the test, not from the clock or from luck, so a failure can be repeated.
settings.register_profile("house", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("house")


def pytest_report_header() -> str:
    how = "compiled" if irrgarten.compiled else "uncompiled"
    return f"irrgarten: {how}, from {Path(irrgarten.__file__).parent}"


@pytest.fixture(scope="session")
def tree() -> Path:
    """The root of the project."""
    return Path(__file__).resolve().parent.parent
