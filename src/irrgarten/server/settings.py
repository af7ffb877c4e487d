"""What can be set about a server."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from msgspec import Struct

from irrgarten.server.addresses import Proxies
from irrgarten.server.secrecy import Entropy


class Rate(Struct, frozen=True):
    """So many at once, and so many more in each second."""

    burst: float
    per_second: float


class Limits(Struct, frozen=True):
    """Wide enough for a school behind one address, narrow enough to keep a server alive.

    Of an address, unless said otherwise.
    """

    # -- sizes
    body: int = 64 * 1024
    frame: int = 8 * 1024
    # -- rates
    requests: Rate = Rate(burst=300, per_second=30)
    tables: Rate = Rate(burst=60, per_second=0.1)
    #: Joins of those who watch; whoever holds a seat is counted by that seat.
    joins: Rate = Rate(burst=60, per_second=2)
    joins_of_seat: Rate = Rate(burst=20, per_second=0.5)
    #: Frames of one connection; too many end it.
    frames: Rate = Rate(burst=60, per_second=15)
    #: Pings, pongs and parts of messages of one connection; a browser sends hardly any.
    control_frames: Rate = Rate(burst=30, per_second=1)
    #: Frames of all connections together; too many are answered later.
    frames_together: Rate = Rate(burst=600, per_second=150)
    # -- numbers
    #: Connections in all, or fewer if the system allows fewer.
    connections: int = 4000
    #: Connections that wait for their client to say what it wants.
    half_open: int = 200
    watchers: int = 100
    watchers_of_table: int = 200
    seats: int = 300
    connections_of_seat: int = 10
    #: Frames, and bytes of them, that may wait for a slow client.
    waiting: int = 256
    waiting_bytes: int = 1024 * 1024
    # -- seconds
    #: Until the head of a request must have come, and then its body.
    head_within: float = 5
    body_within: float = 10
    #: Until a new socket must have joined.
    join: float = 10
    #: For which a seal, or a part of the lots, is waited for once everybody else is ready.
    part: float = 10
    #: Until a client must have taken some of what waits for it.
    taken_within: float = 20
    # -- memory
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
    proxies: Proxies = Proxies()
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
