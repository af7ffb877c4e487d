"""A run of both sides at once: a server under fire, and a worker for library and command."""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import time
import traceback
from contextlib import suppress
from pathlib import Path
from random import Random

import httpx
from msgspec.structs import replace
from tests.fuzz import journal, report, scenes, served
from tests.fuzz.alone import Alone
from tests.fuzz.cases import Case, Fault, Figures, Sent, keep, kept, read
from tests.fuzz.evenings import Evening
from tests.fuzz.narrowing import failing, narrowed
from tests.fuzz.sockets import Siege
from tests.server.process import TREE
from websockets.exceptions import WebSocketException

from irrgarten import registry
from irrgarten.kernel.errors import IrrgartenError

#: Tables under fire at once, and how often it is a tournament instead.
TABLES, TOURNAMENTS = 3, 0.1
#: Seconds without a word after which a worker hangs.
HANGS = 180
#: After so many faults there is enough to mend.
ENOUGH = 20
#: Seconds between two lines about how far it is.
BEAT = 60

#: What a siege raises if the server answers wrongly, or not at all.
FAILED = (Fault, IrrgartenError, OSError, WebSocketException, httpx.HTTPError, AssertionError)


class Run:
    """Until the time is over, or so many cases were tried; what failed is in ``faults``."""

    def __init__(self, seed: str, seconds: float, cases: int, folder: Path) -> None:
        self._seed = seed
        self._folder = folder
        self._cases = cases
        self._seconds = seconds
        self._began = time.monotonic()
        self._fired = Figures()
        self._worked: list[Figures] = []
        self._memories: list[report.Memory] = []
        self.faults: list[str] = []

    @property
    def figures(self) -> Figures:
        return sum(self._worked, self._fired.copy())

    @property
    def _over(self) -> bool:
        enough = self._cases and self.figures.total() >= self._cases
        late = time.monotonic() > self._began + self._seconds
        return bool(enough) or late or len(self.faults) >= ENOUGH

    async def all(self) -> None:
        if again := failing(kept()):
            self.faults.append(f"what once failed fails again: {again}")
        for name in registry.names():
            scenes.wording(name)
        self._began = time.monotonic()
        async with asyncio.TaskGroup() as both:
            both.create_task(self._work())
            both.create_task(self._serve())
            both.create_task(self._tell())

    def summary(self) -> str:
        figures, seconds = self.figures, time.monotonic() - self._began
        memories = [
            f"memory of {memory.name}: {memory.course} MB" + (" GROWS" if memory.grows else "")
            for memory in self._memories
            if memory.samples
        ]
        total = f"{figures.total():,} cases in {seconds:,.0f} s, {figures.total() / seconds:,.0f}/s"
        verdict = "\n\n".join([f"{len(self.faults)} faults", *self.faults])
        return "\n".join(
            [
                report.table(figures),
                report.by_way(figures),
                *memories,
                f"seed {self._seed}: {total}",
                verdict,
            ]
        )

    async def _tell(self) -> None:
        told = time.monotonic()
        while not self._over:
            await asyncio.sleep(1)
            if time.monotonic() - told > BEAT:
                told = time.monotonic()
                print(
                    f"fuzz: {self.figures.total():,} cases, {len(self.faults)} faults", flush=True
                )

    def _failed(self, case: Case | None, why: str) -> None:
        where = keep(case, self._folder).name if case is not None else "(not to be repeated)"
        self.faults.append(f"{where}: {why}")
        print(f"fuzz: FAULT {where}: {why[-1500:]}", flush=True)

    def _watch(self, name: str) -> report.Memory:
        memory = report.Memory(name)
        self._memories.append(memory)
        return memory

    # -- the worker -----------------------------------------------------------------
    async def _work(self) -> None:
        number = 0
        while not self._over:
            number += 1
            with tempfile.TemporaryDirectory(prefix="irrgarten-fuzz-") as name:
                await self._one_worker(f"{self._seed} {number}", Path(name))

    async def _one_worker(self, seed: str, folder: Path) -> None:
        self._worked.append(Figures())
        worker = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tests.fuzz.worker",
            seed,
            "0",
            str(folder),
            cwd=TREE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
            limit=1 << 24,
        )
        memory, said = self._watch(f"worker {len(self._worked)}"), ""
        assert worker.stdout is not None
        try:
            while not self._over:
                async with asyncio.timeout(HANGS):
                    line = await worker.stdout.readline()
                if not line:
                    break
                memory.samples.append(served.resident(worker.pid))
                said = self._heard(line.decode(errors="replace")) or said
        except TimeoutError:
            said = "the worker hangs"
        if not self._over:
            self._died(folder, said)
        with suppress(ProcessLookupError):
            worker.kill()
        await worker.wait()
        if memory.grows:
            self.faults.append(f"the memory of {memory.name} grows")

    def _heard(self, line: str) -> str:
        """What a line of the worker says, if it is no news of how far it is."""
        if not line.startswith("{"):
            return line  # the sanitizer's last words
        told = json.loads(line)
        if "figures" in told:
            self._worked[-1] = Figures({tuple(key): count for *key, count in told["figures"]})
        if "fault" in told:
            self._failed(read(told["case"]), told["fault"])
        return ""

    def _died(self, folder: Path, said: str) -> None:
        case = journal.last(folder / "journal")
        if case is not None:
            self._failed(narrowed(case) or case, said or "the worker died")

    # -- the server -----------------------------------------------------------------
    async def _serve(self) -> None:
        number = 0
        while not self._over:
            number += 1
            async with served.started() as server:
                memory = self._watch(f"server {number}")
                sieges: list[Siege | Evening] = []
                await asyncio.gather(
                    *(
                        self._besiege(server, memory, sieges, Random(f"{self._seed} {number} {n}"))
                        for n in range(TABLES)
                    ),
                    self._among_bots(server, Random(f"{self._seed} {number} alone")),
                )
                if not server.alive and not self._over:
                    self._fell(server, sieges)
                elif alarm := server.alarm():
                    self.faults.append(f"the log of the server: {alarm}")
                if memory.grows:
                    self.faults.append(f"the memory of {memory.name} grows")

    async def _among_bots(self, server: served.Served, random: Random) -> None:
        """What bots do falls out otherwise every time, so that it cannot be repeated."""
        while not self._over and server.alive:
            try:
                await Alone(server, random.choice(registry.names()), random, self._fired).run()
            except FAILED as error:
                if await server.stands() and not self._over:
                    self._failed(None, str(error))

    async def _besiege(
        self,
        server: served.Served,
        memory: report.Memory,
        sieges: list[Siege | Evening],
        random: Random,
    ) -> None:
        """Table after table, and tournaments, while the server stands."""
        while not self._over and server.alive:
            siege: Siege | Evening
            if random.random() < TOURNAMENTS:
                siege = Evening(server, random, self._fired)
            else:
                siege = Siege(server, random.choice(registry.names()), random, self._fired)
            try:
                await siege.run()
            except FAILED as error:
                why = "".join(traceback.format_exception(error))[-3000:]
                sieges.append(siege)
                if not await server.stands():
                    return
                self._failed(siege.case, why)
            memory.samples.append(served.resident(server.pid))

    def _fell(self, server: served.Served, sieges: list[Siege | Evening]) -> None:
        """It has ended, or hung and was ended: which of the tables did it?"""
        said = server.log[-2000:] or "the server hung, or died without a word"
        tables = [siege for siege in sieges if isinstance(siege, Siege)]
        asked = [siege.asked for siege in tables if siege.asked is not None]
        found = [case for case in map(narrowed, asked) if case is not None]
        cases: list[Case] = [*found] or [siege.case for siege in sieges]
        for case in cases:
            self._failed(_latest(case), said)


def _latest(case: Case) -> Case:
    """Of what was fired at a table that fell, the last part if that is enough."""
    if not isinstance(case, Sent):
        return case
    for last in (1, 10, 80):
        part = replace(case, frames=case.frames[-last:])
        if narrowed(part) is not None:
            return part
    return case
