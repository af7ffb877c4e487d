"""The queue of jobs: SAQ on Redis, used so that whatever lies there ends nobody.

A job in the queue is a name and a state. Its question lies beside it and is forgotten by Redis
after a while, so a job that nobody waits for any more cannot be done, whoever comes late.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Iterable
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct
from redis.asyncio import BlockingConnectionPool
from redis.asyncio import Redis as Client
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError
from saq.job import Job, Status
from saq.queue.redis import RedisQueue
from saq.utils import now

from irrgarten import registry
from irrgarten.bus import Redis
from irrgarten.search.levels import COMPILED
from irrgarten.server.jobs.link import Link, Seldom

log = logging.getLogger(__name__)

#: Seconds for which questions and answers are kept.
KEPT = 120

#: Seconds that Redis has to answer.
PATIENCE = 3

#: Seconds until what failed is tried again.
AGAIN = 0.5

#: How often an answer is tried to be handed in while Redis is away.
HANDED_IN = 40

#: Where servers say by which rules they ask, of whatever kinship they are; and for how long.
ASKING, ASKS = "irrgarten:asking", 60

#: Seconds between two signs of life of a worker, and after which one without is taken for dead.
PULSE, GONE = 1, 4

# SAQ writes jobs, and what they failed of, into its log.
logging.getLogger("saq").disabled = True

Small = Annotated[int, Meta(ge=0, le=3600)]
Millis = Annotated[int, Meta(ge=0, le=1 << 53)]
Name = Annotated[str, Meta(max_length=200)]


# -- who plays alike: the same question gives the same answer wherever it is asked -----
@cache
def kinship() -> str:
    """The rules known here and what thinks by them, for people to read."""
    rules = (registry.rules(name) for name in registry.names())
    games = ", ".join(f"{one.name} {one.version}" for one in rules)
    return f"irrgarten {_version()}{'' if COMPILED else ' uncompiled'} ({games})"


def queue_name(of: str = "") -> str:
    """Workers and servers that do not play alike never meet: each kinship has its own queue.

    What must not wait behind bots, nor they behind it, is in another one of its own.
    """
    return f"irrgarten:{hashlib.sha256(f'{kinship()}{of}'.encode()).hexdigest()[:16]}"


def _version() -> str:
    try:
        return version("irrgarten")
    except PackageNotFoundError:
        return "of its own"


# -- the queue -----------------------------------------------------------------------
class Stored(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A job as it lies in Redis; what SAQ takes for granted is checked."""

    function: Name
    queue: Name
    key: Name
    timeout: Small = 10
    retries: Annotated[int, Meta(ge=0, le=3)] = 1
    ttl: Annotated[int, Meta(ge=1, le=3600)] = 600
    progress: float = 0.0
    attempts: Small = 0
    completed: Millis = 0
    queued: Millis = 0
    started: Millis = 0
    touched: Millis = 0
    result: bytes | None = None
    error: str | None = None
    status: Literal["new", "queued", "active", "aborting", "aborted", "failed", "complete"] = "new"
    worker_id: Name | None = None


class JobQueue(RedisQueue):
    """``connections`` is how many there are at most; whoever needs one more waits."""

    def __init__(self, bus: Redis, link: Link, connections: int, of: str = "") -> None:
        self.link = link
        self._seldom = Seldom(log)
        pool = BlockingConnectionPool.from_url(
            bus.url,
            max_connections=connections,
            timeout=PATIENCE,
            socket_timeout=PATIENCE,
            socket_connect_timeout=PATIENCE,
            # Once more, since a connection may have been lost while it was not used.
            retry=Retry(NoBackoff(), 1),
        )
        super().__init__(
            Client(connection_pool=pool), name=queue_name(of), dump=msgspec.msgpack.encode
        )

    async def disconnect(self) -> None:
        """SAQ's own would first connect, to cancel a subscription that there is none of."""
        await self.redis.connection_pool.disconnect()

    def question_id(self, key: str) -> str:
        return self.namespace(f"question:{key}")

    # -- what lies in Redis ----------------------------------------------------
    def deserialize(
        self,
        payload: dict[Any, Any] | str | bytes | None,
        status: Status | str | None = None,
    ) -> Job | None:
        """None for what is no job of ours: SAQ drops it then, instead of failing for ever."""
        if not isinstance(payload, bytes):
            return super().deserialize(payload, status)
        try:
            stored = msgspec.msgpack.decode(payload, type=Stored)
        except (msgspec.MsgspecError, RecursionError):
            stored = None
        if stored is None or stored.queue != self.name:
            self._seldom.warn("something in the queue is no job of ours and is left out")
            return None
        fields = msgspec.structs.asdict(stored) | {"queue": self}
        return Job(**fields)

    # -- as a worker uses it ---------------------------------------------------
    async def dequeue(
        self,
        timeout: float = 0.0,  # noqa: ASYNC109
        poll_interval: float = 0.0,
    ) -> Job | None:
        """While Redis is away nothing is to do, and it is not asked without a pause."""
        tried = self.link.tried()
        try:
            job = await super().dequeue(timeout, poll_interval)
        except Exception as error:
            self.link.lost(error, tried)
            await asyncio.sleep(AGAIN)
            return None
        self.link.holds()
        return job

    async def finish(self, job: Job, status: Status, **kwargs: Any) -> None:
        """What was worked for is handed in even if Redis has been away for a moment."""
        for _ in range(HANDED_IN):
            try:
                return await super().finish(job, status, **kwargs)
            except (RedisError, OSError):
                await asyncio.sleep(AGAIN)
        return None

    async def sweep(self, lock: int = 60, abort: float = 5.0) -> list[str]:
        """Forget what workers that have died were doing, once nobody can wait for it any more.

        SAQ's own takes a job that is just being taken for one that is stuck, and ends it.
        """
        swept = []
        active: Any = self.redis.lrange(self._active, 0, -1)
        for job_id in await active:
            job = await self._get_job_by_id(job_id)
            if job is not None:
                seen = max(job.queued, job.started, job.touched)
                if now() - seen < 1000 * ((job.timeout or 0) + KEPT):
                    continue
            async with self.redis.pipeline(transaction=True) as pipe:
                pipe.lrem(self._active, 0, job_id)
                pipe.zrem(self._incomplete, job_id)
                pipe.delete(job_id)
                await pipe.execute()
            swept.append(job_id.decode(errors="replace"))
        return swept

    async def write_worker_info(self, worker_id: str, info: Any, ttl: int) -> None:
        """A sign of life, which Redis forgets by itself.

        SAQ's own would compare the clocks of different machines.
        """
        tried = self.link.tried()
        try:
            async with self.redis.pipeline(transaction=True) as pipe:
                pipe.sadd(self.namespace("workers"), worker_id)
                pipe.setex(self._life(worker_id), GONE, info["metadata"]["hands"])
                pipe.zrangebyscore(ASKING, int(time.time()) - ASKS, "+inf")
                *_, asking = await pipe.execute()
        except Exception as error:  # told of here too: a worker at work asks for no job
            self.link.lost(error, tried)
            return
        self.link.holds()
        for other in asking:
            if (theirs := other.decode(errors="replace")) != kinship():
                self._seldom.warn(
                    f"jobs of a server that plays otherwise are refused: there {theirs[:300]!r}, "
                    f"here {kinship()!r}"
                )

    async def leave(self, worker_id: str) -> None:
        """Nobody counts on this worker any more."""
        await self.redis.delete(self._life(worker_id))

    def _life(self, worker_id: str) -> str:
        return self.namespace(f"life:{worker_id}")

    # -- as a server uses it ---------------------------------------------------
    async def workers(self) -> dict[str, int]:
        """Those who are alive, and how many hands each of them has."""
        async with self.redis.pipeline(transaction=True) as pipe:
            pipe.smembers(self.namespace("workers"))
            pipe.zadd(ASKING, {kinship(): int(time.time())})
            pipe.expire(ASKING, ASKS)
            members, *_ = await pipe.execute()
        names = [name.decode() for name in members]
        lives = await self.redis.mget(map(self._life, names)) if names else []
        found = dict(zip(names, lives, strict=True))
        if dead := [name for name, hands in found.items() if hands is None]:
            async with self.redis.pipeline() as pipe:
                pipe.srem(self.namespace("workers"), *dead)
                await pipe.execute()
        return {name: int(hands) for name, hands in found.items() if hands is not None}


async def cancelled(tasks: Iterable[asyncio.Task[Any] | None]) -> None:
    """Cancel tasks until they end: the client of Redis may take a cancellation for a timeout."""
    while left := [task for task in tasks if task and not task.done()]:
        for task in left:
            task.cancel()
        await asyncio.wait(left, timeout=AGAIN)
