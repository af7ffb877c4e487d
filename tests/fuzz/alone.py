"""Somebody who plays with bots alone, and asks for hints between all else that can be sent.

A hint is answered later, while the game goes on: what is asked again, too late, too early, out of
turn, by another connection or by one that is gone is told apart from what is answered. Each hint is
answered once, with a hint or with an error that repeats its id.
"""

from __future__ import annotations

import json
from collections import Counter
from contextlib import AsyncExitStack
from itertools import count
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
from irrgarten.tables import frames

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
        #: Far apart, since a bent frame may carry the number next to its own.
        self._ids = count(1000, 1000)
        #: Hints that this connection asked for and that are not answered yet, by id.
        self._owed = Counter[int | None]()

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
        elif frame["type"] == "error" and frame["code"] in ("conflict", "forbidden"):
            self._answered(frame)
        if "acting" in frame and frame.get("ply", -1) >= self._ply:
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
            hint = json.loads(self._hint(self._ply))
            return json.dumps(bent(random, hint, [*ODD[:20]])).encode(errors="replace").decode()
        text = self._wording.text(random, self._legal)
        if way < 0.85:
            return json.dumps({"type": "preview", "ply": self._ply, "acts": [text]})
        if way < 0.95:
            return json.dumps({"type": "why_not", "act": text})
        return json.dumps({"type": "recall", "ply": random.choice((0, self._ply, self._ply + 1))})

    def _hint(self, ply: int) -> str:
        return json.dumps({"type": "hint", "ply": ply, "id": next(self._ids)})

    async def _fire(self, line: Line, texts: list[str]) -> None:
        """Send the texts, and check that hints for other plies are refused at once."""
        before = self._ply
        hints = [hint for hint in map(_asked, texts) if hint is not None]
        if line is self._line:
            self._owed.update(hint.id for hint in hints)
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
            if refused != len(hints):
                raise Fault(f"a watcher asked for {len(hints)} hints and got {refused} errors")
            return
        late = [hint.id for hint in hints if hint.ply != before and hint.id is not None]
        if self._ply == before and any(self._owed[hint] for hint in late):
            raise Fault(f"hints for other plies are not refused: {late}")

    def _answered(self, frame: Frame) -> None:
        hint = frame.get("id")
        if not self._owed[hint]:
            raise Fault(f"{frame} answers no hint that was asked for")
        self._owed[hint] -= 1

    def _judge(self, hinted: Frame) -> None:
        if hinted["ply"] != self._ply or hinted["acts"][0] not in self._legal:
            raise Fault(f"{hinted} at ply {self._ply}, where {self._legal} are legal")
        own = said.messages("en", self._game)
        file = self._game if hinted["reason"] in own else "shell"
        if "other" in hinted["about"]:
            hinted["about"]["other"] = "Bo"
        said.say("en", file, hinted["reason"], hinted["about"])
        self._answered(hinted)
        self._count("hint", "hinted")

    async def _wait(self) -> None:
        """Hear until every hint is answered."""
        while self._owed.total():
            self._hear(await self._line.next())

    async def _come_back(self) -> None:
        """On another connection; what the one before had asked for is not told to this one."""
        self._owed.clear()
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


def _asked(text: str) -> frames.Hint | None:
    """Return the hint that the server reads in the text, or None."""
    frame = decoded(text)
    return frame if isinstance(frame, frames.Hint) else None
