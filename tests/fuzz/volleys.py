"""Frames to fire at a table: act-shaped, of every type the wire has, and such as nobody sends."""

from __future__ import annotations

import re
from random import Random
from typing import Any, get_args

from tests.fuzz import making, scenes, shapes
from tests.fuzz.bending import bent
from tests.fuzz.served import LIMITS
from tests.fuzz.wording import ODD
from tests.written import written

from irrgarten.kernel.play import Play
from irrgarten.tables import frames

#: Frames sent at once on one connection: questions and old acts, then acts.
VOLLEY, ACTS = 36, 10
#: Texts in a row, at most; the wire allows sixteen.
ROW = 18
#: Legal turns that the rows of a volley begin with.
ROWS = 4

#: How a frame is sent, and what: text, or bytes in hexadecimal.
Shot = tuple[str, str]


class Gunner:
    """Fires at one position, on behalf of one seat or of whoever watches."""

    def __init__(self, play: Play, seat: int | None, random: Random) -> None:
        self._play = play
        self._seat = seat
        self._random = random
        self._wording = scenes.wording(play.rules.name)
        self._legal = [text for actor in scenes.actors(play) for text in play.legal(actor)]
        self._rows = [making.row(play, seat, random) for _ in range(ROWS)]

    def volley(self) -> list[str]:
        """Frames that do not end the connection; acts for this very position come last."""
        fired = [self._frame() for _ in range(VOLLEY)]
        fired += [self._act(self._play.ply, self._row()) for _ in range(ACTS)]
        row = self._rows[0]
        if row and self._random.random() < 0.7:
            fired += [self._act(self._play.ply, row)]
            fired += [fired[-1]] * (self._random.random() < 0.2)  # sent again
            fired += [self._frame() for _ in range(3)]
        return [text for text in fired if len(text) <= LIMITS.frame]

    def _frame(self) -> str:
        way = self._random.random()
        if way < 0.42:
            return _said({"type": "why_not", "act": self._text()})
        if way < 0.47:
            planned = self._row() if self._random.random() < 0.5 else []
            look = {"ply": self._ply(0.85), "acts": planned, "place": self._place()}
            return _said({"type": "look", **look})
        if way < 0.49:
            planned = self._row() if self._random.random() < 0.5 else []
            return _said({"type": "threats", "ply": self._ply(0.85), "acts": planned})
        if way < 0.75:
            return _said({"type": "preview", "ply": self._ply(0.85), "acts": self._row()})
        if way < 0.76:
            return _said({"type": "recall", "ply": self._ply(0.3)})
        if way < 0.79:
            return _said({"type": "hint", "ply": self._ply(0.7)})
        if way < 0.8:
            return _said({"type": "sight", "sees": self._random.random() < 0.5})
        if way < 0.9:
            return self._act(self._ply(0.1), self._row())
        return self._strange()

    def _act(self, ply: int, row: list[str]) -> str:
        return _said({"type": "act", "ply": ply, "acts": row})

    def _strange(self) -> str:
        """A frame of some type that there is, as declared or bent; or no frame at all."""
        random, frame = self._random, known(self._random)
        if random.random() < 0.2:
            return _said(frame)
        said = _said(bent(random, frame, [self._text()]))
        if random.random() < 0.3:
            at = random.randint(0, len(said))
            said = said[:at] + random.choice(ODD) + said[at + 1 :]
        return said.encode(errors="replace").decode()

    def _text(self) -> str:
        return self._wording.text(self._random, self._legal)

    def _place(self) -> str:
        """Places as the acts name them, and what is none."""
        names: list[str] = re.findall(r"[a-z]\d+", self._text()) or [self._text()]
        return self._random.choice([*names, "u22", "a0", "\u0661"])

    def _row(self) -> list[str]:
        """Legal acts as far as they go, and then others; or others from the start."""
        random = self._random
        row = random.choice(self._rows) if random.random() < 0.3 else []
        row = row[: random.randint(0, len(row))]
        return row + [self._text() for _ in range(random.choice((1, 1, 1, 2, 3, ROW)))]

    def _ply(self, now: float) -> int:
        """This one in a share ``now`` of the cases; else one that is past, or not yet."""
        ply = self._play.ply
        if self._random.random() < now:
            return ply
        others = (ply - 1, ply - 2, ply // 2, 0, ply + 1, ply + 2, 10**6, 10**6 + 1, -1)
        return self._random.choice(others)


def known(random: Random) -> Any:
    """A frame of a type that every server knows; others are fired one by one."""
    while True:
        frame = any_frame(random)
        if frame["type"] in (
            "join",
            "act",
            "why_not",
            "preview",
            "look",
            "threats",
            "hint",
            "recall",
            "ping",
            "sight",
        ):
            return frame


#: All frames that there are, by their type.
TYPES = {str(one.__struct_config__.tag): one for one in get_args(frames.FromClient)}


def any_frame(random: Random, type_: str | None = None) -> Any:
    """One of a type, or of any."""
    return shapes.of(frames.FromClient if type_ is None else TYPES[type_], random)


def _said(frame: Any) -> str:
    return written(frame)


# -- what may end a connection ---------------------------------------------------
def rough(play: Play, secret: str | None, random: Random) -> Shot:
    """One that is huge, deep, in pieces, binary or no UTF-8 at all."""
    whole = _said({"type": "why_not", "act": "x"})
    match random.randrange(11):
        case 0:
            return "text", _said({"type": "why_not", "act": "x" * random.choice((8193, 10**5))})
        case 1:
            return "text", "[" * random.choice((500, 5000, 8192))
        case 2:
            depth = random.choice((100, 1000, 4000))
            return "text", '{"type":"act","ply":0,"acts":' + "[" * depth + "]" * depth + "}"
        case 3:
            return "binary", random.randbytes(random.choice((0, 1, 100, 9000))).hex()
        case 4:
            return "binary", whole.encode().hex()
        case 5:
            return "raw", b'{"type":"why_not","act":"\xff\xc0\x80"}'.hex()
        case 6:
            return "raw", random.randbytes(random.choice((1, 30, 3000))).hex()
        case 7:
            return "text", '{"type":"act","ply":' + "9" * 5000 + ',"acts":["x"]}'
        case 8:
            return "pieces", _said({"type": "why_not", "act": "x" * random.choice((1, 64, 9000))})
        case 9:
            return "pieces", random.choice(("[" * 8192, "{" * 20_000, " " * 100, "{}"))
        case _:
            return "text", random.choice(("", "null", "[]", "7", '"', "{}", '{"type":[]}', "\0"))


def first(play: Play, secret: str | None, random: Random) -> Shot:
    """Instead of ``join``, or as one of a kind."""
    match random.randrange(4):
        case 0:
            return rough(play, secret, random)
        case 1:
            return "text", _said(any_frame(random))
        case 2:
            secret = random.choice((secret, "x" * 16, "x" * 64, "", "ÿ" * 20, "x" * 7000))
            ply = random.choice((None, -1, 0, play.ply, play.ply + 1, 10**6, 10**9, 2**64, "1"))
            return "text", _said({"type": "join", "secret": secret, "ply": ply})
        case _:
            join = {"type": "join", "secret": secret, "ply": play.ply}
            return "text", _said(bent(random, join, [*ODD[:20]]))
