"""Act texts for any game, made of what its own acts are made of: no grammar stands here."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from random import Random

_TOKEN = re.compile(r"[A-Za-z]+|[0-9]+|\s+|.", re.DOTALL)

#: What is put into texts that no keyboard and no page would send.
ODD = (
    "", " ", "\t", "\n", "\x00", "\x7f", "\u00a0", "\u200b", "\u202e", "\ufeff", "²", "①", "١",
    "７", "Ⅷ", "𝟕", "½", "é", "ﬁ", "ß", "İ", "😀", "\ud800", "\udfff", "%s", "{0}", "{$x}", "\\d",
    "'", '"',
    "--", "-1", "+1", "1e3", "0x7", "00", "007", "99", "255", "256", "2147483648", "9" * 30,
    "9" * 5000, "a" * 1000, "null", "None", "true",
)  # fmt: skip


class Wording:
    """How one game's acts are worded, learnt from some of them; ``foreign`` are other games'."""

    def __init__(self, acts: Iterable[str], foreign: Sequence[str]) -> None:
        self.acts = sorted(set(acts))
        self._foreign = foreign
        self._tokens: dict[str, list[str]] = {}
        for act in self.acts:
            for token in tokens(act):
                known = self._tokens.setdefault(_kind(token), [])
                if token not in known:
                    known.append(token)

    def text(self, random: Random, legal: Sequence[str]) -> str:
        """A text near the legal acts of a position (``legal``), or far from any act."""
        near = random.choice(legal) if legal and random.random() < 0.5 else self._any(random)
        way = random.random()
        if way < 0.2:
            return near
        if way < 0.6:
            return self._reworded(random, near)
        if way < 0.75:
            return _crossed(random, near, self._any(random))
        if way < 0.85:
            return _jumbled(random, near)
        if way < 0.95:
            return _odd(random, near)
        return random.choice(self._foreign) if self._foreign else _odd(random, near)

    def _any(self, random: Random) -> str:
        return random.choice(self.acts)

    def _reworded(self, random: Random, text: str) -> str:
        """Of the same form, with other words and numbers in some places."""
        parts = tokens(text)
        for _ in range(random.randint(1, 2)):
            at = random.randrange(len(parts))
            parts[at] = self._other(random, parts[at])
        return "".join(parts)

    def _other(self, random: Random, token: str) -> str:
        if token.isdigit() and random.random() < 0.3:
            return str(max(0, int(token) + random.choice((-16, -10, -1, 1, 10, 16))))
        return random.choice(self._tokens.get(_kind(token)) or [token])


def tokens(text: str) -> list[str]:
    return _TOKEN.findall(text)


def _kind(token: str) -> str:
    if token.isdigit():
        return "number"
    return "word" if token.isalpha() else "sign"


def _crossed(random: Random, text: str, other: str) -> str:
    """The beginning of one and the end of the other."""
    first, second = tokens(text), tokens(other)
    return "".join(
        first[: random.randint(0, len(first))] + second[random.randint(0, len(second)) :]
    )


def _jumbled(random: Random, text: str) -> str:
    """Some token left out, said twice, or in another place."""
    parts = tokens(text)
    at = random.randrange(len(parts))
    match random.randrange(3):
        case 0:
            del parts[at]
        case 1:
            parts[at:at] = parts[at : at + random.randint(1, 3)] * random.choice((1, 1, 2, 40))
        case _:
            random.shuffle(parts)
    return "".join(parts)


def _odd(random: Random, text: str) -> str:
    """With something in it that nobody types."""
    at = random.randint(0, len(text))
    match random.randrange(3):
        case 0:
            return text[:at] + random.choice(ODD) + text[at:]
        case 1:
            return text[:at] + random.choice(ODD) + text[at + 1 :]
        case _:
            return text.swapcase() if random.random() < 0.3 else random.choice(ODD)
