"""The kind of job in which a bot chooses an act: all that its seat may know, and nothing else."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from msgspec import Raw, Struct

from irrgarten import registry
from irrgarten.kernel.errors import IrrgartenError
from irrgarten.kernel.memory import Event
from irrgarten.search.levels import thinker
from irrgarten.server.jobs.kinds import Kind
from irrgarten.server.worker import PART


class Question(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """``version`` is that of the rules; what is raw has the types of the game."""

    game: str
    version: str
    options: Raw
    seat: int
    level: str
    seed: int
    view: Raw
    perceived: Raw


class Chosen(Struct, frozen=True):
    act: str


CHOICE = Kind("choose", Question, Chosen)


class NotOurs(Exception):
    """A question that cannot be answered here, and why; says nothing of what is hidden."""


async def question(known: dict[str, Any], perceived: list[Event]) -> Question:
    """Of what ``search.player.choose`` asks for; a long one is packed part by part."""
    rules = known["rules"]
    parts = []
    for start in range(0, len(perceived), PART):
        parts.append(msgspec.json.encode(perceived[start : start + PART])[1:-1])
        await asyncio.sleep(0)
    return Question(
        game=rules.name,
        version=rules.version,
        options=Raw(msgspec.json.encode(known["options"])),
        seat=known["seat"],
        level=known["level"],
        seed=known["seed"],
        view=Raw(msgspec.json.encode(known["view"])),
        perceived=Raw(b"[" + b",".join(parts) + b"]"),
    )


def asked(question: Question) -> tuple[dict[str, Any], list[Event]]:
    """What ``search.player.choose`` asks for, every part of it checked. Raises NotOurs."""
    try:
        rules = registry.rules(question.game)
    except IrrgartenError:
        raise NotOurs("it is about a game that is not known here") from None
    if question.version != rules.version:
        raise NotOurs(f"it is about {rules.name} by other rules than {rules.version!r}, known here")
    try:
        options = msgspec.json.decode(question.options, type=rules.options_type)
        view = msgspec.json.decode(question.view, type=rules.view_type)
        perceived = msgspec.json.decode(question.perceived, type=list[rules.event_type])  # type: ignore[name-defined]
    except (msgspec.MsgspecError, RecursionError):
        raise NotOurs(f"it is not as a question about {rules.name} is") from None
    seated = 0 <= question.seat < rules.players[1] and view.seat == question.seat
    if not seated or thinker(question.level) is None:
        raise NotOurs(f"no bot of {rules.name} would ask so")
    known = {
        "rules": rules,
        "options": options,
        "seat": question.seat,
        "level": question.level,
        "view": view,
        "seed": question.seed,
    }
    return known, perceived
