"""A tournament of a real server under fire: who may not, changes nothing; what is paired stands."""

from __future__ import annotations

from math import isfinite
from random import Random
from typing import Any

import httpx
from tests.fuzz import asking
from tests.fuzz.bending import bent
from tests.fuzz.cases import Fault, Figures, Requested
from tests.fuzz.served import Served

#: Requests fired at one tournament.
REQUESTS = 60
#: With what a request may be answered.
ANSWERS = frozenset({200, 201, 400, 403, 404, 405, 409, 413})

Export = dict[str, Any]


class Evening:
    def __init__(self, served: Served, random: Random, figures: Figures) -> None:
        self._http = served.house.http
        self._random = random
        self._figures = figures
        self._new = asking.new(random)
        self._path = ""
        self._secrets: dict[str, list[str]] = {"wrong": ["x" * 32]}
        self._known: Export = {}
        self.asked: list[asking.Request] = []

    @property
    def case(self) -> Requested:
        """All that was asked, to be asked again."""
        return Requested(self._new, self.asked)

    async def run(self, requests: int = REQUESTS) -> None:
        await self._make_wrongly()
        await self._make()
        for _ in range(requests):
            rounds = self._known["rounds"]
            awaited = [
                (one["round"], one["number"])
                for round_ in rounds[-1:]
                for one in round_
                if one["result"] is None
            ]
            await self._ask(asking.request(self._random, awaited))

    async def again(self, case: Requested) -> None:
        self._new = case.new
        await self._make()
        for request in case.asked:
            await self._ask(request)

    # -- asking --------------------------------------------------------------------
    async def _make_wrongly(self) -> None:
        answer = await self._http.post(
            "/api/tournaments", json=_writable(bent(self._random, self._new, ["dog", "swiss"]))
        )
        self._check(answer)
        self._count("POST new", answer)

    async def _make(self) -> None:
        answer = await self._http.post("/api/tournaments", json=self._new)
        made = answer.json()
        self._path = f"/api/tournaments/{made['info']['tournament']}"
        self._secrets["organiser"] = [made["organiser"]]
        self._known = await self._export()

    async def _ask(self, request: asking.Request) -> None:
        self.asked.append(request)
        who, method, path, body = request
        secret = self._random.choice(self._secrets.get(who) or [""])
        headers = {"authorization": f"Bearer {secret}"} if secret else {}
        if body is not None:
            headers["content-type"] = "application/json"
        answer = await self._http.request(method, self._path + path, content=body, headers=headers)
        self._check(answer)
        self._count(asking.kind(method, path), answer)
        if answer.is_success and method == "POST" and "secret" in answer.text:
            self._secrets.setdefault("player", []).append(answer.json()["secret"])
        await self._look(request, answer)

    def _check(self, answer: httpx.Response) -> None:
        if answer.status_code not in ANSWERS:
            raise Fault(f"answered with {answer.status_code}: {answer.text[:500]}")
        if answer.is_error and not answer.json().get("message"):
            raise Fault(f"not said what was wrong: {answer.text[:500]}")

    # -- what must hold --------------------------------------------------------------
    async def _look(self, request: asking.Request, answer: httpx.Response) -> None:
        who, method, path, _ = request
        before, after = self._known, await self._export()
        self._known = after
        may = who == "organiser" or (method, path) == ("POST", "/players")
        if (answer.is_error or not may) and _decided(before) != _decided(after):
            raise Fault(f"{request} changed something: {answer.status_code}")
        for round_, later in zip(before["rounds"], after["rounds"], strict=False):
            if [_paired(one) for one in round_] != [_paired(one) for one in later]:
                raise Fault(f"{request} changed what was paired")
        _check_people(after["info"])
        _check_rounds(after)

    async def _export(self) -> Export:
        answer = await self._http.get(f"{self._path}/export")
        export: Export = answer.json()
        return export

    def _count(self, way: str, answer: httpx.Response) -> None:
        self._figures[self._new["game"], f"tournament {way}", str(answer.status_code)] += 1


def _writable(said: Any) -> Any:
    """As JSON that a client can write at all."""
    return {} if not isinstance(said, dict) or "Infinity" in str(said) else _finite(said)


def _finite(said: Any) -> Any:
    if isinstance(said, float) and not isfinite(said):
        return 0
    if isinstance(said, dict):
        return {key: _finite(value) for key, value in said.items()}
    return [_finite(one) for one in said] if isinstance(said, list) else said


def _decided(export: Export) -> Any:
    """What nobody but its organiser decides, and who has entered; results come by themselves."""
    info = export["info"]
    kept = ("title", "plan", "open", "next_at", "round", "entrants", "players")
    said = [one["corrections"] for round_ in export["rounds"] for one in round_]
    return [info[name] for name in kept], said


def _paired(one: Any) -> Any:
    return [one[name] for name in ("round", "number", "first", "second", "why", "table")]


def _check_people(info: Any) -> None:
    for what, number in (("players", "player"), ("entrants", "entrant")):
        for field in (number, "name"):
            told = [one[field] for one in info[what]]
            if len({*told}) != len(told):
                raise Fault(f"{what}: two have the same {field}: {told}")
    entrants = {one["entrant"]: one for one in info["entrants"]}
    for player in info["players"]:
        entrant = entrants.get(player["entrant"])
        if entrant is None or player["player"] not in entrant["players"]:
            raise Fault(f"{player} belongs to nobody")


def _check_rounds(export: Export) -> None:
    info, scores = export["info"], 0.0
    if len(export["rounds"]) != info["round"]:
        raise Fault("a round is missing, or there is one too many")
    for round_ in export["rounds"]:
        if [one["number"] for one in round_] != [*range(1, len(round_) + 1)]:
            raise Fault(f"tables are not numbered one after the other: {round_}")
        sides = [one[side] for one in round_ for side in ("first", "second") if one[side]]
        if len({*sides}) != len(sides):
            raise Fault(f"somebody is paired twice in a round: {sides}")
        results = [one["result"] for one in round_ if one["result"]]
        scores += sum(result["first"] + result["second"] for result in results)
    if info["plan"]["format"] in ("swiss", "round_robin") and info["round"]:
        counted = sum(row["score"] for row in info["standings"])
        if counted != scores:
            raise Fault(f"the standings have {counted} in all, the results {scores}")
