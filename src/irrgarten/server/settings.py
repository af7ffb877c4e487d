"""What can be set about a server."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from msgspec import Struct

from irrgarten.server.secrecy import Entropy


class Rate(Struct, frozen=True):
    """So many at once, and so many more in each second."""

    burst: float
    per_second: float


class Limits(Struct, frozen=True):
    """Wide enough for a family behind one address, narrow enough to keep a server alive."""

    body: int = 64 * 1024
    frame: int = 8 * 1024
    requests: Rate = Rate(burst=300, per_second=30)
    tables: Rate = Rate(burst=60, per_second=0.1)
    frames: Rate = Rate(burst=60, per_second=15)
    connections_of_address: int = 100
    connections_of_table: int = 200
    #: Frames that may wait for a slow client.
    waiting: int = 256
    #: Seconds until a new connection must have joined.
    join: float = 10
    #: Seconds that a seal, or a part of the lots, is waited for once everybody else is ready.
    part: float = 10
    #: Tables without anybody that stay in memory.
    resting: int = 200
    #: Acts of all these tables together, which are what they take up.
    resting_acts: int = 200_000


def now() -> datetime:
    return datetime.now(UTC)


class Settings(Struct, frozen=True, kw_only=True):
    """``pace`` is the beat of the bots in seconds; ``client`` the folder of the built client."""

    data: Path
    client: Path | None = None
    pace: float = 1.0
    #: Besides the server's own address, where pages may be served from that open a socket here.
    origins: tuple[str, ...] = ()
    workers: int = 1
    #: Seconds that a bot may think about one act; an expert needs one at most.
    thought: float = 20
    limits: Limits = Limits()
    entropy: Entropy = secrets.token_bytes
    clock: Callable[[], datetime] = now
    #: Seconds that a person must be away before the host may let a bot play for her.
    absence: int = 120
    #: By which absence is measured: seconds that only ever go on.
    monotonic: Callable[[], float] = time.monotonic
