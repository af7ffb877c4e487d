"""Whether what is said to a person is whole."""

from __future__ import annotations

import re
from functools import cache

from irrgarten import texts
from irrgarten.kernel.clauses import Refusal

_MESSAGE = re.compile(r"^([A-Za-z][\w-]*) =(.*(?:\n[ \t}].*)*)", re.MULTILINE)
_PLACE = re.compile(r"\$(\w+)")
_INNER = re.compile(r"\{ ([a-z][\w-]*) \}")


@cache
def _places(game: str) -> dict[str, set[str]]:
    """What each message of a game leaves to be filled in."""
    text = "\n".join(texts.sources("en", game))
    messages = dict(_MESSAGE.findall(text))

    def places(said: str) -> set[str]:
        inner = [messages[name] for name in _INNER.findall(said)]
        return set(_PLACE.findall(said)).union(*(places(one) for one in inner))

    return {name: places(said) for name, said in messages.items()}


def is_whole(game: str, refusal: Refusal) -> bool:
    """There is such a message, and all that it leaves open is filled in."""
    places = _places(game).get(refusal.reason)
    return places is not None and places <= set(refusal.about)
