"""Cases as data: whatever was tried can be written down, kept, and tried again by itself."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

#: Every case that ever failed; each is tried again in every run.
KEPT = Path(__file__).parent / "kept"

#: What came of cases: by game, way and kind of answer.
Figures = Counter[tuple[str, str, str]]


class Fault(Exception):
    """Something that must not be: what a case has found."""


class Asked(Struct, tag="asked", frozen=True):
    """Texts put to the rules at a position, as an act, a preview and a question, and in a row."""

    position: dict[str, Any]
    seat: int | None
    texts: list[str]


class Loaded(Struct, tag="loaded", frozen=True):
    position: Any


class Recorded(Struct, tag="recorded", frozen=True):
    record: Any


class Begun(Struct, tag="begun", frozen=True):
    game: str
    options: Any
    given: Any


class Commanded(Struct, tag="commanded", frozen=True):
    """Words of the command; ``content`` is the file that they name as ``FILE``, in hexadecimal."""

    words: list[str]
    content: str


class Sent(Struct, tag="sent", frozen=True):
    """Frames sent to a table, by a seat or by whoever watches; bytes are in hexadecimal.

    ``frames`` has the seat, how it was sent (``text``, in ``pieces``, ``binary``, ``raw`` text that
    need not be UTF-8; ``first`` on a connection of its own), and what.
    """

    game: str
    options: dict[str, Any]
    frames: list[tuple[int | None, str, str]]
    clock: dict[str, Any] | None = None


class Requested(Struct, tag="requested", frozen=True):
    """Requests to a tournament: how it was set up; who asked, how, where, and the body as text."""

    new: dict[str, Any]
    asked: list[tuple[str, str, str, str | None]]


Case = Asked | Loaded | Recorded | Begun | Commanded | Sent | Requested


def written(case: Case) -> str:
    """As JSON; half a surrogate pair and numbers beyond all bounds stay what they are."""
    said = msgspec.structs.asdict(case) | {"type": type(case).__struct_config__.tag}
    if isinstance(case, Sent) and case.clock is None:
        del said["clock"]
    return json.dumps(said)


def read(text: str) -> Case:
    case: Case = msgspec.convert(json.loads(text), Case)
    return case


def game_of(case: Case) -> str:
    """The game a case is about, as far as it can be told."""
    match case:
        case Asked(position=data) | Loaded(position=data) | Recorded(record=data):
            name = data.get("game") if isinstance(data, dict) else None
            return name if isinstance(name, str) and name.isidentifier() else "none"
        case Begun(game=game) | Sent(game=game):
            return game
    return "none"


def parts(case: Case) -> Iterator[Case]:
    """What of it may be enough to fail."""
    if isinstance(case, Asked):
        for text in case.texts:
            yield Asked(case.position, case.seat, [text])


def keep(case: Case, folder: Path = KEPT) -> Path:
    """Write a case down that failed."""
    text = written(case)
    name = f"{game_of(case)}-{hashlib.sha256(text.encode()).hexdigest()[:12]}.json"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_text(text + "\n", encoding="utf-8")
    return path


def kept(folder: Path = KEPT) -> list[Path]:
    return sorted(folder.glob("*.json"))
