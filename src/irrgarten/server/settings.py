"""What can be set about a server."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from irrgarten.bus import Redis
from irrgarten.search.review import SECONDS
from irrgarten.server import addresses
from irrgarten.server.addresses import Proxies
from irrgarten.server.notices.mailing import MailServer
from irrgarten.store import Data
from irrgarten.tables.secrecy import Entropy

Count = Annotated[int, Meta(ge=1)]
Number = Annotated[float, Meta(gt=0)]
Seconds = Annotated[float, Meta(ge=0)]


def says(words: str) -> Meta:
    """What has words can be set from outside, and is described by them."""
    return Meta(description=words)


class Rate(Struct, frozen=True):
    """So many at once, and so many more in each second."""

    burst: Annotated[Number, says("so many at once")]
    per_second: Annotated[Number, says("so many more in each second")]


class Limits(Struct, frozen=True):
    """Wide enough for a school behind one address, narrow enough to keep a server alive.

    Of an address, unless said otherwise.
    """

    # -- sizes
    body: Annotated[Count, says("bytes of a request")] = 64 * 1024
    #: Of ten thousand acts, which no real game comes near, as the client writes them.
    record: Annotated[Count, says("bytes of a record that is opened")] = 1024 * 1024
    frame: Annotated[Count, says("characters of a frame")] = 8 * 1024
    # -- rates
    requests: Annotated[Rate, says("requests")] = Rate(burst=300, per_second=30)
    tables: Annotated[Rate, says("new tables")] = Rate(burst=60, per_second=0.1)
    #: Short, often repeated, and soon forgotten.
    lessons: Annotated[Rate, says("lessons begun")] = Rate(burst=300, per_second=1)
    records: Annotated[Rate, says("records opened")] = Rate(burst=30, per_second=0.2)
    joins: Annotated[Rate, says("joins of those who watch")] = Rate(burst=60, per_second=2)
    joins_of_seat: Annotated[Rate, says("joins of one seat")] = Rate(burst=20, per_second=0.5)
    openings: Annotated[Rate, says("tables opened to all, and games looked for")] = Rate(
        burst=30, per_second=0.1
    )
    subscriptions: Annotated[Rate, says("devices and seats whose turns are to be told of")] = Rate(
        burst=100, per_second=0.5
    )
    mails: Annotated[Rate, says("mails that ask whether an address is one's own")] = Rate(
        burst=5, per_second=0.002
    )
    reviews: Annotated[Rate, says("reviews that are asked for")] = Rate(burst=10, per_second=0.01)
    frames: Annotated[Rate, says("frames of one connection; too many end it")] = Rate(
        burst=60, per_second=15
    )
    #: A browser sends hardly any.
    control_frames: Annotated[
        Rate, says("pings, pongs and parts of messages of one connection")
    ] = Rate(burst=30, per_second=1)
    frames_together: Annotated[
        Rate, says("frames of all connections together; too many are answered later")
    ] = Rate(burst=600, per_second=150)
    hints: Annotated[Rate, says("hints, of one connection and of all together")] = Rate(
        burst=10, per_second=0.2
    )
    phrases: Annotated[Rate, says("phrases that one seat says at a table")] = Rate(
        burst=4, per_second=0.25
    )
    # -- numbers
    connections: Annotated[
        Count, says("connections in all, or fewer if the system allows fewer")
    ] = 4000
    half_open: Annotated[
        Count, says("connections that wait for their client to say what it wants")
    ] = 200
    watchers: Annotated[Count, says("connections that watch")] = 100
    watchers_of_table: Annotated[Count, says("connections that watch one table")] = 200
    seats: Annotated[Count, says("connections of those who hold a seat")] = 300
    connections_of_seat: Annotated[Count, says("connections of one seat; the oldest goes")] = 10
    waiting_bytes: Annotated[Count, says("bytes that may wait for a slow client")] = 1024 * 1024
    open_tables: Annotated[Count, says("tables open to all at one time, in all")] = 300
    lookers: Annotated[
        Count,
        says("requests that wait for news, in all; never more than a quarter of the connections"),
    ] = 1000
    lookers_of_address: Annotated[
        Count, says("requests that wait for news of the lobby or of tournaments")
    ] = 100
    tournaments: Annotated[Count, says("tournaments under way at one time, in all")] = 60
    tournaments_of_address: Annotated[Count, says("tournaments under way at one time")] = 8
    reviews_waiting: Annotated[Count, says("reviews that wait to be made, in all")] = 50
    # -- seconds
    head_within: Annotated[Number, says("seconds until a request's head must have come")] = 5
    body_within: Annotated[Number, says("seconds until its body must have come")] = 10
    join: Annotated[Number, says("seconds until a new socket must have joined")] = 10
    part: Annotated[
        Number, says("seconds for which a seal, or a part of the lots, is waited for")
    ] = 10
    taken_within: Annotated[
        Number, says("seconds until a client must have taken some of what waits for it")
    ] = 20
    # -- memory
    resting: Annotated[Count, says("tables without anybody that stay in memory")] = 200
    #: Which are what they take up.
    resting_acts: Annotated[Count, says("acts of all these tables together")] = 200_000


def now() -> datetime:
    return datetime.now(UTC)


class Prune(Struct, frozen=True):
    """After how many days tables are forgotten: never begun, or finished. None keeps them."""

    unbegun: int | None = None
    finished: int | None = None


class Settings(Struct, frozen=True, kw_only=True):
    """``pace`` is the beat of the bots; ``client`` the folder of the built client."""

    data: Data
    #: By which processes that serve the same database tell each other, and workers are asked.
    bus: Redis | None = None
    client: Path | None = None
    pace: Annotated[Seconds, says("seconds that computer players take at least")] = 1.0
    #: Besides the server's own address, where pages may be served from that open a socket here.
    origins: tuple[str, ...] = ()
    proxies: Proxies = Proxies()
    workers: int = 1
    #: Host and port at which Prometheus may ask; nowhere unless said.
    metrics: tuple[str, int] | None = None
    #: A champion needs one at most.
    thought: Annotated[Number, says("seconds that a computer player may think")] = 20
    review: Annotated[Number, says("seconds of a processor that a review may take")] = SECONDS
    limits: Limits = Limits()
    entropy: Entropy = secrets.token_bytes
    clock: Callable[[], datetime] = now
    #: Old tables, forgotten once a day.
    prune: Prune | None = None
    absence: Annotated[Count, says("seconds until a bot may play for a person who is away")] = 120
    waiting: Annotated[
        Count, says("seconds until whoever waits at an open table and has gone loses the seat")
    ] = 45
    notice: Annotated[
        Count, says("seconds until whoever is to move and away is told by her browser")
    ] = 30
    notice_mail: Annotated[Count, says("seconds until she is told by mail")] = 600
    #: Hosts, as ``name:port``, to which notices may go though they are nobody's public service.
    push_hosts: tuple[str, ...] = ()
    #: By which mails are sent, if any are.
    mail: MailServer | None = None
    #: The machine's addresses in its network.
    addresses: Callable[[], list[str]] = addresses.addresses
    #: By which absence is measured: seconds that only ever go on.
    monotonic: Callable[[], float] = time.monotonic

    @property
    def shared(self) -> bool:
        """Whether other processes may serve the same tables; a file is one process's."""
        return not isinstance(self.data, Path)
