"""What can be set about a server has words, and a least value."""

from __future__ import annotations

import pytest
from msgspec.structs import fields

from irrgarten.server.settings import Limits, Settings
from irrgarten.terminal.settable import settings_of


def test_every_limit_says_what_it_is_and_allows_nothing_below_nothing() -> None:
    found = [*settings_of(Limits)]
    assert {setting.path[0] for setting in found} == {field.name for field in fields(Limits)}
    for setting in found:
        assert setting.words
        assert (setting.kind.gt, setting.kind.ge) in ((0, None), (None, 1)), setting.path


@pytest.mark.parametrize("name", ["pace", "thought", "absence", "notice"])
def test_of_a_server_all_that_is_counted_can_be_set(name: str) -> None:
    (setting,) = [one for one in settings_of(Settings) if one.path == (name,)]
    assert "seconds" in setting.words
    assert setting.kind.gt == 0 or setting.kind.ge in (0, 1)
