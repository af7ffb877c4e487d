"""Every registered game goes through every law."""

from __future__ import annotations

import pytest

from irrgarten import registry
from irrgarten.kernel.play import AnyRules


@pytest.fixture(params=registry.names(), scope="session")
def rules(request: pytest.FixtureRequest) -> AnyRules:
    return registry.rules(request.param)
