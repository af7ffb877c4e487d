"""Somebody who plays with bots alone, and asks for hints between all else that can be sent.

A hint is answered later, while the game goes on: what is asked again, too late, too early, out of
turn, by another connection or by one that is gone is told apart from what is answered.
"""

from __future__ import annotations

import json
from contextlib import AsyncExitStack
from random import Random

from tests import said
from tests.fuzz import scenes
from tests.fuzz.bending import bent
from tests.fuzz.cases import Fault, Figures
from tests.fuzz.served import Served
from tests.fuzz.shadow import Frame
from tests.fuzz.sockets import PING, Line, decoded
from tests.fuzz.wording import ODD
from tests.written import written
from websockets.asyncio.client import connect

from irrgarten import registry
from irrgarten.server import frames

#: Turns of the person at one table.
TURNS = 12
#: Frames fired at once.
VOLLEY = 14
#: Turns that begin with a hint that is waited for; bots may pass one by who act at the same time.
SURE = 3


class Alone:
    """A table with one person, and all that was asked there."""

    def __init__(self, served: Served, game: str, random: Random, figures: Figures) -> None:
        self._served = served
        self._random = random
        self._figures = figures
        self._game = game
        self._options = scenes.options(registry.rules(game), random)
        self._seat = random.randrange(self._options["players"])
        self._wording = scenes.wording(game)
        self._address, self._secret = "", ""
        self._line: Line
        self._stack: AsyncExitStack
        self._ply, self._legal, self._acting, self._over = 0, list[str](), list[int](), False
        #: Hints that this connection may still be told, and those that it was told.
        self._owed, self._told = 0, 0

    async def run(self, turns: int = TURNS) -> None:
        bots = {"holder": "bot", "level": "beginner"}
        seats = [bots] * self._options["players"]
        seats[self._seat] = {"holder": "person", "name": "Ada"}
        options = {name: value for name, value in self._options.items() if name != "players"}
        made = await self._served.house.make(*seats, game=self._game, **options)
        table, [own] = made["info"]["table"], made["seats"]
        port, self._secret = self._served.house.port, own["secret"]
        self._address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        async with AsyncExitStack() as self._stack:
            watcher = await self._joined(None)
            self._line = await self._joined(self._secret)
            for turn in range(turns):
                if not await self._my_turn():
                    return
                if turn < SURE:
                    await self._fire(self._line, [self._hint(self._ply), self._hint(self._ply + 1)])
                    await self._wait()
                    # With none under way it is the ply that is wrong.
                    for late in {self._ply + 1, max(self._ply - 1, 0)} - {self._ply}:
                        await self._fire(self._line, [self._hint(late)])
                await self._turn(watcher)

    # -- connections ---------------------------------------------------------------
    async def _joined(self, secret: str | None) -> Line:
        connection = await self._stack.enter_async_context(
            connect(self._address, max_size=None, max_queue=None)
        )
        line = Line(None if secret is None else self._seat, connection)
        await line.send(json.dumps({"type": "join", "secret": secret, "ply": None}))
        welcome = await line.next()
        if welcome["type"] != "welcome":
            raise Fault(f"whoever comes is answered by {welcome}")
        if secret is not None:
            self._hear(welcome)
        return line

    def _hear(self, frame: Frame) -> None:
        if frame["type"] == "hinted":
            self._judge(frame)
        if "acting" in frame and frame.get("ply", -1) >= self._ply:
            if frame["ply"] != self._ply:
                self._owed = self._told = 0
            self._ply, self._acting, self._legal = frame["ply"], frame["acting"], frame["legal"]
        if "info" in frame:
            self._over = frame["info"]["status"] == "over"

    async def _my_turn(self) -> bool:
        """Whether there is one; bots act until then."""
        while self._seat not in self._acting and not self._over:
            self._hear(await self._line.next())
        return not self._over

    # -- one turn ------------------------------------------------------------------
    async def _turn(self, watcher: Line) -> None:
        random = self._random
        if self._seat not in self._acting:
            return
        await self._fire(self._line, self._volley())
        if random.random() < 0.2:
            await self._fire(watcher, [self._hint(self._ply)])
        if random.random() < 0.3:
            await self._come_back()
        if random.random() < 0.6:
            await self._wait()
        elif self._legal and self._seat in self._acting:
            # The act passes the hint: whoever has gone on needs it no more.
            await self._fire(self._line, [self._hint(self._ply)])
        if self._seat in self._acting:
            await self._act()

    def _volley(self) -> list[str]:
        texts = [self._any() for _ in range(VOLLEY)]
        return [text for text in texts if len(text) < 8000]

    def _any(self) -> str:
        random, way = self._random, self._random.random()
        if way < 0.4:
            return self._hint(self._ply)
        if way < 0.6:
            others = (self._ply - 1, self._ply + 1, 0, 10**6, self._ply // 2)
            return self._hint(random.choice([other for other in others if other != self._ply]))
        if way < 0.7:
            hint = {"type": "hint", "ply": self._ply}
            return json.dumps(bent(random, hint, [*ODD[:20]])).encode(errors="replace").decode()
        text = self._wording.text(random, self._legal)
        if way < 0.85:
            return json.dumps({"type": "preview", "ply": self._ply, "acts": [text]})
        if way < 0.95:
            return json.dumps({"type": "why_not", "act": text})
        return json.dumps({"type": "recall", "ply": random.choice((0, self._ply, self._ply + 1))})

    @staticmethod
    def _hint(ply: int) -> str:
        return json.dumps({"type": "hint", "ply": ply})

    async def _fire(self, line: Line, texts: list[str]) -> None:
        """Whatever comes meanwhile: each hint that is not refused is owed, and told once."""
        before = self._ply
        plies = [ply for ply in map(_asked, texts) if ply is not None]
        hints, late = len(plies), sum(ply != before for ply in plies)
        for text in [*texts, PING]:
            await line.send(text)
        refused = 0
        while (frame := await line.next())["type"] != "pong":
            if frame["type"] == "error":
                refused += frame["code"] in ("conflict", "forbidden")
                self._count("hint", f"error {frame['code']}")
            if line is self._line:
                self._hear(frame)
        if line is not self._line:
            if refused != hints:
                raise Fault(f"whoever watches is answered {refused} times, having asked {hints}")
            return
        if self._ply != before:
            return
        if not late <= refused <= hints:
            raise Fault(f"{refused} of {hints} hints are refused, {late} are for other plies")
        self._owed += hints - refused
        if self._told > self._owed:
            raise Fault(f"{self._told} hints are told, {self._owed} were to come")

    def _judge(self, hinted: Frame) -> None:
        if hinted["ply"] != self._ply or hinted["act"] not in self._legal:
            raise Fault(f"{hinted} at ply {self._ply}, where {self._legal} are legal")
        own = said.messages("en", self._game)
        file = self._game if hinted["reason"] in own else "shell"
        if "other" in hinted["about"]:
            hinted["about"]["other"] = "Bo"
        said.say("en", file, hinted["reason"], hinted["about"])
        self._told += 1
        self._count("hint", "hinted")

    async def _wait(self) -> None:
        """For all that is owed, if the game does not go on."""
        while self._told < self._owed and self._seat in self._acting:
            self._hear(await self._line.next())
        self._owed = self._told = 0

    async def _come_back(self) -> None:
        """On another connection; what the one before had asked for is not told to this one."""
        self._owed = self._told = 0
        self._line = await self._joined(self._secret)
        self._count("join", "welcome")

    async def _act(self) -> None:
        act = self._random.choice(self._legal)
        await self._line.send(written({"type": "act", "ply": self._ply, "acts": [act]}))
        ply = self._ply
        while self._ply == ply and not self._over:
            self._hear(await self._line.next())
        self._count("act", "played")

    def _count(self, way: str, kind: str) -> None:
        self._figures[self._game, f"alone {way}", kind] += 1


def _asked(text: str) -> int | None:
    """The ply of a hint, if the server reads it as one."""
    frame = decoded(text)
    return frame.ply if isinstance(frame, frames.Hint) else None
