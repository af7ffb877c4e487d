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
    """A rate limit: a burst, and how many more are allowed per second."""

    burst: Annotated[Number, says("burst")]
    per_second: Annotated[Number, says("per second")]


class Limits(Struct, frozen=True):
    """Limits that let a school play behind one address and keep a server alive.

    Per client address, unless a description says otherwise.
    """

    # -- sizes
    body: Annotated[Count, says("maximum bytes of a request body")] = 64 * 1024
    #: Of ten thousand acts, which no real game comes near, as the client writes them.
    record: Annotated[Count, says("maximum bytes of an uploaded record")] = 1024 * 1024
    frame: Annotated[Count, says("maximum characters of a frame")] = 8 * 1024
    # -- rates
    requests: Annotated[Rate, says("requests")] = Rate(burst=300, per_second=30)
    tables: Annotated[Rate, says("new tables")] = Rate(burst=60, per_second=0.1)
    #: Short, often repeated, and soon forgotten.
    lessons: Annotated[Rate, says("lessons started")] = Rate(burst=300, per_second=1)
    records: Annotated[Rate, says("records uploaded")] = Rate(burst=30, per_second=0.2)
    joins: Annotated[Rate, says("joins of watchers")] = Rate(burst=60, per_second=2)
    joins_of_seat: Annotated[Rate, says("joins of one seat")] = Rate(burst=20, per_second=0.5)
    openings: Annotated[Rate, says("tables made public, and searches for a game")] = Rate(
        burst=30, per_second=0.1
    )
    subscriptions: Annotated[Rate, says("subscriptions to notices")] = Rate(
        burst=100, per_second=0.5
    )
    mails: Annotated[Rate, says("mails that confirm an address")] = Rate(burst=5, per_second=0.002)
    reviews: Annotated[Rate, says("reviews requested")] = Rate(burst=10, per_second=0.01)
    frames: Annotated[Rate, says("frames of one connection, which is closed above that")] = Rate(
        burst=60, per_second=15
    )
    #: A browser sends hardly any.
    control_frames: Annotated[Rate, says("pings, pongs and fragments of one connection")] = Rate(
        burst=30, per_second=1
    )
    frames_together: Annotated[
        Rate, says("frames of all connections together, answered later above that")
    ] = Rate(burst=600, per_second=150)
    hints: Annotated[Rate, says("hints, for one connection and for all together")] = Rate(
        burst=10, per_second=0.2
    )
    phrases: Annotated[Rate, says("phrases sent by one seat")] = Rate(burst=4, per_second=0.25)
    # -- numbers
    connections: Annotated[
        Count, says("connections in total, or fewer if the system allows fewer files")
    ] = 4000
    half_open: Annotated[Count, says("connections whose client has not sent its request yet")] = 200
    watchers: Annotated[Count, says("connections of watchers")] = 100
    watchers_of_table: Annotated[
        Count, says("connections of watchers at one table, from all addresses")
    ] = 200
    seats: Annotated[Count, says("connections of players in a seat")] = 300
    connections_of_seat: Annotated[
        Count, says("connections of one seat; above that the oldest is closed")
    ] = 10
    waiting_bytes: Annotated[Count, says("maximum bytes buffered for a slow client")] = 1024 * 1024
    open_tables: Annotated[Count, says("public tables at the same time, in total")] = 300
    lookers: Annotated[
        Count,
        says("long-polling requests in total, at most a quarter of the connections"),
    ] = 1000
    lookers_of_address: Annotated[
        Count, says("long-polling requests for the lobby and tournaments")
    ] = 100
    tournaments: Annotated[Count, says("tournaments in progress, in total")] = 60
    tournaments_of_address: Annotated[Count, says("tournaments in progress")] = 8
    reviews_waiting: Annotated[Count, says("reviews in the queue, in total")] = 50
    # -- seconds
    head_within: Annotated[Number, says("timeout of a request's head, in seconds")] = 5
    body_within: Annotated[Number, says("timeout of a request's body, in seconds")] = 10
    join: Annotated[Number, says("timeout for the first join of a socket, in seconds")] = 10
    part: Annotated[Number, says("timeout for a seal, or for a part of the lots, in seconds")] = 10
    taken_within: Annotated[
        Number, says("timeout for a client that reads nothing of its buffer, in seconds")
    ] = 20
    # -- memory
    resting: Annotated[Count, says("idle tables kept in memory, in total")] = 200
    #: Which are what they take up.
    resting_acts: Annotated[Count, says("acts of all idle tables in memory together")] = 200_000


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
    pace: Annotated[Seconds, says("minimum seconds per move of a bot")] = 1.0
    #: Besides the server's own address, where pages may be served from that open a socket here.
    origins: tuple[str, ...] = ()
    proxies: Proxies = Proxies()
    workers: int = 1
    #: Host and port of the metrics endpoint; off by default.
    metrics: tuple[str, int] | None = None
    #: A champion needs one at most.
    thought: Annotated[Number, says("maximum seconds that a bot may think about a move")] = 20
    review: Annotated[Number, says("maximum processor seconds of a review")] = SECONDS
    limits: Limits = Limits()
    entropy: Entropy = secrets.token_bytes
    clock: Callable[[], datetime] = now
    #: Old tables, forgotten once a day.
    prune: Prune | None = None
    absence: Annotated[
        Count, says("seconds until the host may let a bot play for an absent player")
    ] = 120
    waiting: Annotated[
        Count, says("seconds until a player who left a public table before the game loses the seat")
    ] = 45
    notice: Annotated[
        Count, says("seconds until the browser notifies an absent player of their turn")
    ] = 30
    notice_mail: Annotated[
        Count, says("seconds until a mail notifies an absent player of their turn")
    ] = 600
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
