"""A table of a real server under fire; whatever it answers is compared with the rules."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any, ClassVar

from tests.following import Follower
from tests.fuzz import scenes, volleys
from tests.fuzz.cases import Asked, Fault, Figures, Sent
from tests.fuzz.served import LIMITS, Served
from tests.fuzz.shadow import Frame, Shadow
from tests.written import written
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from irrgarten import registry
from irrgarten.kernel.play import AnyRules
from irrgarten.server.sockets import UNREADABLE
from irrgarten.tables import frames

#: Seconds within which a server answers, however busy the machine.
PATIENCE = 90
#: Volleys fired at one table.
ROUNDS = 40
#: What comes to everybody, whoever asked for something.
TO_ALL = {"table", "thinking", "again", "started", "welcome", "clock", "said"}
#: With what a connection may be closed: by the wire's own rules, or after an error that says why.
CLOSED = frozenset({1000, 1001, 1003, 1007, 1009, 4400, 4403, 4404, 4408, 4413, 4429})
#: Who still sends when all is closed gets no last word.
CUT_OFF = CLOSED | {1006}
PING = '{"type":"ping"}'
TIME: Frame = {"kind": "real", "each": 86_400, "increment": 10, "ends": "loses"}


class Line:
    """One connection to the table."""

    def __init__(self, seat: int | None, connection: ClientConnection) -> None:
        self.seat = seat
        self._connection = connection
        self._follower = Follower()

    async def send(self, text: str) -> None:
        await self._connection.send(text)

    async def shoot(self, how: str, what: str) -> None:
        if how == "text":
            await self._connection.send(what)
        elif how == "pieces":
            await self._connection.send(what[at : at + 50] for at in range(0, len(what), 50))
        else:
            await self._connection.send(bytes.fromhex(what), text=how == "raw")

    async def next(self) -> Frame:
        try:
            async with asyncio.timeout(PATIENCE):
                text = await self._connection.recv(decode=True)
        except TimeoutError:
            raise Fault("the server hangs: no answer") from None
        frame: Frame = json.loads(text)
        if frame.get("code") == "internal":
            raise Fault(f"internal error: {frame}")
        return self._follower.follow(frame)

    async def until_pongs(self, count: int) -> list[Frame]:
        """Everything up to so many pongs."""
        told: list[Frame] = []
        while count:
            told.append(await self.next())
            count -= told[-1]["type"] == "pong"
        return told

    async def to_the_end(self, closed: frozenset[int] = CLOSED) -> list[Frame]:
        """All that is still told before a pong, or before the connection is closed."""
        try:
            await self.send(PING)
            return await self.until_pongs(1)
        except ConnectionClosed:
            code = self._connection.close_code
            if code not in closed:
                raise Fault(f"closed with {code}") from None
            return []


class Siege:
    """One table, all seats connected and one who watches."""

    #: Types of frames that are still to come by themselves, at whatever table: together a few short
    #: sieges fire every type.
    _types: ClassVar[list[str]] = []

    def __init__(self, served: Served, game: str, random: Random, figures: Figures) -> None:
        self._served = served
        self._random = random
        self._figures = figures
        self.rules: AnyRules = registry.rules(game)
        self.options: dict[str, Any] = scenes.options(self.rules, random)
        #: More time than there is: what comes of an act is the same, and kept another way.
        self.clock = random.choice([None, {"kind": "days", "each": 9}, TIME, TIME])
        self.fired: list[tuple[int | None, str, str]] = []
        self._table = ""
        self._secrets: dict[int | None, str | None] = {None: None}
        self._lines: dict[int | None, Line] = {}
        self._shadow: Shadow

    @property
    def case(self) -> Sent:
        """All that was fired, to be fired again."""
        return Sent(self.rules.name, self.options, self.fired, self.clock)

    @property
    def asked(self) -> Asked | None:
        """The position as it is, and the texts of the last volley: a case for the rules alone."""
        if not self.fired:
            return None
        seat, texts = self.fired[-1][0], []
        for at, _, what in self.fired[-80:]:
            with_texts = decoded(what) if at == seat else None
            if isinstance(with_texts, frames.Act | frames.Preview):
                texts += with_texts.acts
            elif isinstance(with_texts, frames.WhyNot):
                texts.append(with_texts.act)
        return Asked(self.rules.dump(self._shadow.play.state), seat, texts)

    # -- the course of it ---------------------------------------------------------
    async def run(self, rounds: int = ROUNDS) -> None:
        async with AsyncExitStack() as stack:
            await self._gather(stack)
            for _ in range(rounds):
                await self._round(stack)
                if self._shadow.play.over and self._random.random() < 0.3:
                    break
            await self._others_agree(())

    async def again(self, fired: list[tuple[int | None, str, str]]) -> None:
        """Fire what was fired before; the lots have fallen otherwise, so only the worst shows."""
        async with AsyncExitStack() as stack:
            await self._gather(stack)
            for seat, how, what in fired:
                line = self._lines.get(seat, self._lines[None])
                if how.startswith("first "):
                    await self._on_its_own(seat, how.removeprefix("first "), what, None)
                    continue
                try:
                    await line.shoot(how, what)
                    await line.to_the_end(CUT_OFF)
                except ConnectionClosed:
                    await self._rejoin(stack, line.seat)

    async def _gather(self, stack: AsyncExitStack) -> None:
        house = self._served.house
        wishes = [
            {"holder": "person", "name": f"P{seat}"} for seat in range(self.options["players"])
        ]
        options = {name: value for name, value in self.options.items() if name != "players"}
        made = await house.make(*wishes, game=self.rules.name, clock=self.clock, **options)
        self._table = made["info"]["table"]
        self._secrets |= {seat["seat"]: seat["secret"] for seat in made["seats"]}
        welcomes = {seat: await self._rejoin(stack, seat) for seat in self._secrets}
        self._shadow = Shadow(self.rules.name, self._table, self._served.data)
        for seat, welcome in welcomes.items():
            self._shadow.stands(seat, welcome)

    async def _rejoin(
        self, stack: AsyncExitStack, seat: int | None, ply: int | None = None
    ) -> Frame:
        connection = await stack.enter_async_context(self._connection())
        line = self._lines[seat] = Line(seat, connection)
        join = {"type": "join", "secret": self._secrets[seat], "ply": ply}
        await line.send(written(join))
        welcome = await line.next()
        if welcome["type"] != "welcome":
            raise Fault(f"{join} is answered by {welcome}")
        return welcome

    @property
    def _address(self) -> str:
        return f"ws://127.0.0.1:{self._served.house.port}/api/tables/{self._table}/socket"

    async def _round(self, stack: AsyncExitStack) -> None:
        play, random = self._shadow.play, self._random
        chance = random.random()
        seat = random.choice([*play.turn, *self._secrets] if chance < 0.5 else play.turn or [None])
        await self._fire(seat, volleys.Gunner(play, seat, random).volley())
        if random.random() < 0.3:
            shot = volleys.first(play, self._secrets[seat], random)
            await self._on_its_own(seat, *shot, None)
        if random.random() < 0.3:
            shot = volleys.rough(play, self._secrets[seat], random)
            await self._on_its_own(seat, *shot, self._secrets[seat])
        if random.random() < 0.4:
            await self._newcomer(seat)
        if random.random() < 0.25:
            await self._manners(seat)
        if random.random() < 0.2:
            await self._come_back(stack, seat)

    # -- volleys -------------------------------------------------------------------
    async def _fire(self, seat: int | None, texts: list[str]) -> None:
        line = self._lines[seat]
        self.fired += [(seat, "text", text) for text in texts]
        for text in [*texts, PING]:
            await line.send(text)
        pings = sum(isinstance(decoded(text), frames.Ping) for text in texts)
        told = [f for f in await line.until_pongs(pings + 1) if f["type"] not in TO_ALL]
        told.pop()
        before = self._shadow.ply
        for text in texts:
            self._judge(seat, text, told)
        if told:
            raise Fault(f"nobody asked for {told}")
        self._shadow.is_all()
        if self._shadow.ply != before:
            await self._others_agree((seat,))

    def _judge(self, seat: int | None, text: str, told: list[Frame]) -> None:
        """Take the answers to one frame off what was told, and compare them with the rules."""
        frame = decoded(text)
        if frame is None:
            answer = _taken(told, text)
            self._shadow.judge(answer, {"type": "error", "code": "bad_frame"})
            self._count("frame", "bad_frame")
            return
        if isinstance(frame, frames.Sight):  # nobody is told of it, nor who sent it
            self._count("sight", "done")
            return
        right = self._shadow.answer(seat, frame)
        if right is not None:
            right |= _id(frame)
        way = str(type(frame).__struct_config__.tag)
        if right is not None:
            answer = _taken(told, text)
            self._shadow.judge(answer, right)
            self._count(way, _kind(answer))
            return
        assert isinstance(frame, frames.Act)
        assert seat is not None
        played = bool(told) and told[0]["type"] == "played" and told[0]["ply"] > self._shadow.ply
        if self._shadow.is_old(frame) and not played:
            answer = _taken(told, text)
            self._shadow.resent(seat, frame, answer)
            self._count(way, "sent again" if answer["type"] == "played" else _kind(answer))
            return
        for standing in self._shadow.made(seat, frame.acts):
            answer = _taken(told, text)
            if {name: answer.get(name) for name in standing} != standing:
                raise Fault(f"told {json.dumps(answer)[:1500]}, right is {standing}")
            self._count(way, "played")

    async def _others_agree(self, but: tuple[int | None, ...]) -> None:
        """Everybody else was told where the game stands, as far as that is theirs to know."""
        for seat, line in self._lines.items():
            if seat in but:
                continue
            await line.send(PING)
            played = [f for f in await line.until_pongs(1) if f["type"] == "played"]
            if played:
                self._shadow.stands(seat, played[-1])

    # -- connections of their own ----------------------------------------------------
    async def _on_its_own(self, seat: int | None, how: str, what: str, join: str | None) -> None:
        """A shot that may end its connection, before or after ``join`` there; others go on."""
        self.fired.append((seat, how if join else f"first {how}", what))
        async with self._connection() as connection:
            line = Line(seat, connection)
            try:
                if join is not None:
                    await line.send(json.dumps({"type": "join", "secret": join}))
                    await line.next()
                await line.shoot(how, what)
            except ConnectionClosed:
                pass
            told = await line.to_the_end(CUT_OFF if len(what) > LIMITS.frame else CLOSED)
        kinds = {frame["type"] for frame in told} - TO_ALL - {"pong"}
        self._count("frame", "closed" if not told else "/".join(sorted(kinds)) or "welcome")

    async def _newcomer(self, seat: int | None) -> None:
        """A frame of any type there is, by itself; what came of it is seen in what was kept."""
        if not self._types:
            self._types.extend(self._random.sample([*volleys.TYPES], k=len(volleys.TYPES)))
        frame = volleys.any_frame(self._random, self._types.pop())
        said = written(frame)
        self.fired.append((seat, "text", said))
        line = self._lines[seat]
        await line.send(said)
        await line.send(PING)
        told = await line.until_pongs(1 + (frame["type"] == "ping"))
        self._count(frame["type"], "/".join(sorted({f["type"] for f in told} - TO_ALL)))
        self._shadow.follow()
        await self._others_agree((seat,))

    async def _manners(self, seat: int | None) -> None:
        """Something is asked, by whoever it is, and answered by everybody, whoever that is.

        What comes of it is seen in what was kept: it is a call that the rules allow, or nothing.
        """
        random, ply, number = self._random, self._shadow.ply, 0
        # Not before the game was played at: who has given up is asked nothing more.
        played = self._figures[self.rules.name, "socket act", "played"]
        what = random.choice(["back"] * 6 + (["draw", "resign", "lots"] if played > 5 else []))
        shots: list[tuple[int | None, Frame]] = [
            (seat, {"type": "manners"}),
            (seat, {"type": "propose", "ply": random.choice([ply, ply, 0, ply + 1]), "what": what}),
        ]
        for other in random.sample([*self._secrets], k=len(self._secrets)):
            agrees = random.random() < 0.9
            shots.append((other, {"type": "answer", "number": 0, "agrees": agrees}))
        shots.append((seat, {"type": "say", "phrase": random.choice(frames.PHRASES)}))
        for one, frame in shots:
            if frame["type"] == "answer":
                frame["number"] = number
            said, line = written(frame), self._lines[one]
            self.fired.append((one, "text", said))
            await line.send(said)
            await line.send(PING)
            told = await line.until_pongs(1)
            asked = [f["info"]["asked"] for f in told if f["type"] == "table"]
            number = next((found["number"] for found in asked if found), number)
            kinds = {f["type"] for f in told} - TO_ALL - {"pong"}
            self._count(f"{frame['type']}", "/".join(sorted(kinds)) or "done")
            if one is None and kinds - {"played"} != {"error"}:  # others may have agreed meanwhile
                raise Fault(f"{said} of who watches is answered by {told}")
        self._shadow.follow()
        await self._others_agree(())

    async def _come_back(self, stack: AsyncExitStack, seat: int | None) -> None:
        known = self._random.choice((None, 0, self._shadow.ply, self._shadow.ply // 2, 10**6))
        self._shadow.stands(seat, await self._rejoin(stack, seat, known))
        self._count("join", "welcome")

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[ClientConnection]:
        # Whoever has gone on to another connection does not read what comes on this one.
        async with connect(self._address, max_size=None, max_queue=None) as connection:
            yield connection

    def _count(self, way: str, kind: str) -> None:
        self._figures[self.rules.name, f"socket {way}", kind] += 1


def decoded(text: str) -> frames.FromClient | None:
    try:
        frame: frames.FromClient = frames.decode_client(text)
    except UNREADABLE:
        return None
    return frame


def _taken(told: list[Frame], text: str) -> Frame:
    if not told:
        raise Fault(f"{text[:500]} was not answered")
    return told.pop(0)


def _kind(answer: Frame) -> str:
    if answer["type"] == "error":
        return f"error {answer['code']}"
    if answer["type"] in ("refused", "why"):
        reason = answer["clause"] or answer["reason"]
        return f"{answer['type']} {reason}" if reason else "why legal"
    return str(answer["type"])


def _id(frame: frames.ToServer) -> Frame:
    """What a reply repeats of its request."""
    return {} if frame.id is None else {"id": frame.id}
