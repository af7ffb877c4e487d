"""JSON bent out of shape: anything in it changed, left out, doubled or taken from elsewhere."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from random import Random
from typing import Any

Place = tuple[Any, ...]

#: How deep a place lies at most.
DEEPEST = 8

NUMBERS = (
    -1, 0, 1, 2, 3, 5, 7, 8, 15, 16, 31, 63, 64, 99, 127, 128, 255, 256, -128, -129, 32768, 65536,
    2**31 - 1, 2**31, -(2**31) - 1, 2**32, 2**63 - 1, 2**63, -(2**63) - 1, 2**64, 10**30, 10**400,
)  # fmt: skip
DEEP: Any = []
for _ in range(300):
    DEEP = [DEEP]
ANYTHING: tuple[Any, ...] = (
    None, True, False, 0.5, -0.0, 1e308, float("inf"), float("nan"), "", [], {}, [[]], [None],
    {"": 0}, DEEP, "game", "options", "state",
)  # fmt: skip


def places(data: Any) -> list[Place]:
    """Every place inside a JSON value, as deep as anything declared lies."""
    found: list[Place] = [()]
    values = [data]
    for place, value in zip(found, values, strict=False):  # both grow on the way
        if len(place) == DEEPEST:
            continue
        if isinstance(value, dict):
            inner = list(value.items())
        elif isinstance(value, list):
            inner = list(enumerate(value))
        else:
            continue
        found += [(*place, key) for key, _ in inner]
        values += [deeper for _, deeper in inner]
    return found


def at(data: Any, place: Place) -> Any:
    for key in place:
        data = data[key]
    return data


def bent(random: Random, data: Any, texts: Sequence[str]) -> Any:
    """A copy with one to three things wrong, or at least other; ``texts`` are put in too."""
    data = copy.deepcopy(data)
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        data = _bend(random, data, texts)
    return data


def _bend(random: Random, data: Any, texts: Sequence[str]) -> Any:
    found = places(data)
    # What lies deep is more: without this, all that lies high would hardly be bent.
    depth = random.randint(0, max(map(len, found)))
    place = random.choice([p for p in found if len(p) == depth] or found)
    if not place:
        return copy.deepcopy(random.choice(ANYTHING)) if random.random() < 0.05 else data
    holder, key = at(data, place[:-1]), place[-1]
    value = holder[key]
    match random.randrange(10):
        case 0:
            holder[key] = copy.deepcopy(random.choice(ANYTHING))
        case 1:
            holder[key] = random.choice(NUMBERS)
        case 2:
            holder[key] = random.choice(texts) if texts else ""
        case 3:
            del holder[key]
        case 4 if isinstance(holder, list):
            holder.insert(key, copy.deepcopy(value))
        case 5 if isinstance(holder, list):
            other = random.randrange(len(holder))
            holder[key], holder[other] = holder[other], holder[key]
        case 6 if isinstance(value, list):
            holder[key] = copy.deepcopy(value) * random.choice((0, 2, 3, 300))
        case 7 if isinstance(holder, dict):
            holder[random.choice(texts) if texts else "x"] = copy.deepcopy(value)
        case 8 if isinstance(value, int):
            holder[key] = value + random.choice((-1, 1))
        case _:
            holder[key] = copy.deepcopy(_alike(random, data, found, value))
    return data


def _alike(random: Random, data: Any, found: Sequence[Place], value: Any) -> Any:
    """Something of the same kind from elsewhere in it."""
    for _ in range(20):
        other = at(data, random.choice(found))
        if type(other) is type(value) and other != value:
            return other
    return value
