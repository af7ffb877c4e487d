"""Requests to fire at a tournament: of every kind that there is, as declared, bent, or no JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any

from tests.fuzz import shapes
from tests.fuzz.bending import bent
from tests.fuzz.wording import ODD

from irrgarten.server import page_frames as frames

#: Who asks: with the secret of the organiser, of some player, with none, or with a wrong one.
WHO = (*["organiser"] * 7, "player", "nobody", "wrong")
#: How and where, and what goes along.
KINDS: tuple[tuple[str, str, Any], ...] = (
    ("POST", "/players", frames.Enter),
    ("POST", "/players", frames.Enter),
    ("POST", "/players", frames.Enter),
    ("PATCH", "", frames.ChangeTournament),
    ("POST", "/bots", frames.EnterBots),
    ("PATCH", "/players/{}", frames.ChangePlayer),
    ("DELETE", "/players/{}", None),
    ("POST", "/players/{}/link", None),
    ("PATCH", "/entrants/{}", frames.ChangeEntrant),
    ("POST", "/begin", None),
    ("POST", "/next", None),
    ("PUT", "/rounds/{}/tables/{}/result", frames.Settle),
    ("PUT", "/rounds/{}/tables/{}/result", frames.Settle),
    ("PUT", "/rounds/{}/tables/{}/result", frames.Settle),
    ("GET", "", None),
    ("GET", "/me", None),
    ("GET", "/rounds/{}", None),
    ("GET", "/boards?table={}&table={}&known={}", None),
    ("GET", "/export", None),
    ("GET", "/list", None),
)
#: Numbers of players, rounds and tables that there are, and such as nobody has.
NUMBERS = (*range(1, 9), *range(1, 5), 0, -1, 999, 10**9, 10**30, "x", "1.5", "%00", "ä")
NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eve", "Flo", "Gus", "Hana", "=1+1", "\u200b", "a\nb")

#: Who asks, how, where, and the body as text.
Request = tuple[str, str, str, str | None]


def request(random: Random, awaited: Sequence[tuple[int, int]]) -> Request:
    """``awaited`` are encounters without a result, by round and table: most are for one."""
    method, path, declared = random.choice(KINDS)
    if awaited and method == "PUT" and random.random() < 0.8:
        path = path.format(*random.choice(awaited))
    for _ in range(path.count("{}")):
        path = path.replace("{}", str(random.choice(NUMBERS)), 1)
    return random.choice(WHO), method, path, _body(random, declared)


def kind(method: str, path: str) -> str:
    """Which of the kinds a request is, without its numbers."""
    words = {word for _, known, _ in KINDS for word in known.partition("?")[0].split("/")}
    parts = path.partition("?")[0].split("/")
    return f"{method} {'/'.join(part if part in words else '{}' for part in parts)}".strip()


def _body(random: Random, declared: Any) -> str | None:
    if declared is None:
        return None if random.random() < 0.9 else "{}"
    said = _sensible(random, shapes.of(declared, random))
    if random.random() < 0.3:
        said = bent(random, said, [*ODD[:20], *NAMES])
    text = json.dumps(said)
    if random.random() < 0.05:
        at = random.randint(0, len(text))
        text = text[:at] + random.choice(ODD) + text[at + 1 :]
    return text.encode(errors="replace").decode()


def _sensible(random: Random, said: Any) -> Any:
    """Such that most of it is taken: names that meet, few bots, and no token of somebody else."""
    if "name" in said and random.random() < 0.9:
        said["name"] = random.choice(NAMES)
    if "team" in said and random.random() < 0.8:
        del said["team"], said["team_name"]
    if "count" in said:
        said |= {"count": random.choice((1, 1, 2, 257, 0)), "level": "beginner"}
    said.pop("token", None)
    return said


def new(random: Random) -> dict[str, Any]:
    """A tournament that is played by persons alone: nothing changes unless somebody asks."""
    kinds = ({"format": "swiss", "rounds": 3}, {"format": "round_robin"}, {"format": "knock_out"})
    plan = random.choice((*kinds, {"format": "groups", "groups": 2, "advance": 1}))
    return {
        "title": "Under fire",
        "game": "caminos",
        "options": {"players": 2},
        "match": 1,
        "plan": plan,
        "pause": None,
    }
