"""A server takes only as many connections as the system lets it have files."""

from __future__ import annotations

import subprocess
import sys

import pytest

from irrgarten.server.serve import FEWEST, room

ASK = """
import resource
from irrgarten.server.serve import room
resource.setrlimit(resource.RLIMIT_NOFILE, ({soft}, {hard}))
print(room(500, workers=2), resource.getrlimit(resource.RLIMIT_NOFILE)[0])
"""


@pytest.mark.parametrize(
    ("soft", "hard", "connections", "files"),
    [
        (256, 256, 96, 256),
        (256, 512, 352, 512),
        (256, 1024, 500, 660),
        (800, 1024, 500, 800),
        (64, 64, FEWEST, 64),
    ],
)
def test_the_limit_is_raised_as_far_as_it_may_be(
    soft: int, hard: int, connections: int, files: int
) -> None:
    script = ASK.format(soft=soft, hard=hard)
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == [str(connections), str(files)]


def test_never_more_than_wanted() -> None:
    assert room(20, workers=1) == 20
