"""Every message of every language, said with every kind of argument that it can get."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from irrgarten import registry, resources, texts

Value = str | int | float

LANGUAGES = texts.LANGUAGES
FILES = sorted(path.stem for path in (resources.locales() / "en").glob("*.ftl"))
COLOURS = ("red", "blue", "yellow", "green", "white", "black")
LEVELS = ("beginner", "casual", "skilled", "expert", "champion")
PEOPLE = ("Anna", "Élodie", "Hélène", "Hugo", "Iris", "Otto", "Samuel", "Stefano", "Zoë", "Ueli")

#: What is counted, as against what is numbered.
COUNTED = frozenset(
    "abilities attacks bumps built corners count edges faces left moves points slides steps tiles "
    "turns walls".split()
)
#: Messages that are said of one thing at least.
NEVER_NONE = frozenset(
    "cam-ask-won cam-log-out cam-log-won dog-ask-won dog-log-won mag-ask-walk why-cut-off "
    "can-do card-won here-reach lobby-more mag-tray-go match-leads match-won ria-walls".split()
)

_COUNTS = (0, 1, 2, 5, 11, 21, 101)
_FIELDS = ("a1", "e5", "h8", "i9")
_CARDS = (*"A23456789", "10", *"JQKX")

#: What stands in a place, by its name; what a game puts there is in `_put_together`.
_VALUES: dict[str, Sequence[Value]] = {
    **dict.fromkeys(COUNTED, _COUNTS),
    **dict.fromkeys("a b by cell end field from home square start there to".split(), _FIELDS),
    **dict.fromkeys("fields squares".split(), ("a1", "a1, e5")),
    **dict.fromkeys("beech maple cards figures more most number seat".split(), _COUNTS),
    **dict.fromkeys(
        "bad changes done new percent seats size tables total tournaments".split(), _COUNTS
    ),
    "age": (6, 9, 10),
    **dict.fromkeys("days face hours minutes round rounds seconds size value".split(), _COUNTS),
    **dict.fromkeys(
        "added players seals games finished wins fewest ply acts workers".split(), _COUNTS
    ),
    **dict.fromkeys(
        "share mean median margin rate gain one two score elo low high".split(), ("1", "21.5")
    ),
    **dict.fromkeys("even lost place won".split(), _COUNTS),
    "tie": (1, 21.5),
    "ties": ("1 21.5 20",),
    **dict.fromkeys("luck own others".split(), ("+1.0", "−21.5")),
    "result": ("1.0", "21.5"),
    **dict.fromkeys("first second".split(), _COUNTS),
    **dict.fromkeys("higher lower".split(), ("2½",)),
    "reason": ("x1",),
    "list": ("a1, e5",),
    "line": ("c", "4"),
    "hands": ("Anna 5, Hugo 4",),
    "known": _COUNTS,
    "height": (1, 2, 3),
    "card": _CARDS,
    "shape": tuple("LTZOI"),
    "words": ("Bravo",),
    "date": ("18 November 2026",),
    "when": ("now", "5 minutes ago"),
    **dict.fromkeys(("link", "stop"), ("https://games.example.org/t/x1",)),
    "time": ("0:05", "12:30"),
    "whose": ("own", "other"),
    "holds": ("yes", "no"),
    "outcome": ("holds", "fails", "unknown"),
    "clause": ("DOG-31",),
    **dict.fromkeys(
        "address bus file table why move act drawn played ours commitment reason".split(), ("x1",)
    ),
}
#: The same name for something else.
_ELSEWHERE: dict[tuple[str, str], Sequence[Value]] = {
    ("dog-log-dropped", "cards"): ("10, 5",),
    ("dog-say-hand", "cards"): ("10, 5",),
    ("why-no-marble", "place"): ("S", "F2", "12"),
    ("why-no-jump-in-the-finish", "place"): ("F1", "F4"),
    ("why-other-name", "name"): ("A", "K"),
    ("mag-ending-walls", "walls"): ("a1|a2, b3|b4",),
    ("dog-log-home", "field"): ("12",),
    ("dog-log-swapped", "field"): ("12",),
    ("dog-log-swapped", "there"): ("40",),
    ("dog-has", "home"): _COUNTS,
    ("dog-ending-home", "home"): _COUNTS,
    ("fault-set-up", "field"): ("x1",),
    ("unproven-given", "field"): ("beginner",),
    ("record-game", "game"): ("chess",),
    ("record-malformed", "place"): ("acts[3].seat",),
    ("record-position", "place"): ("state.turn",),
    ("arena-standing", "level"): ("casual",),
    ("arena-duel", "one"): ("champion",),
    ("arena-duel", "other"): ("casual",),
    ("tournament-standing", "level"): ("casual",),
    ("own-done", "result"): ("1–0",),
    ("review-meaning", "level"): ("expert",),
    ("review-meaning", "lost"): ("1.5",),
    ("review-turning", "lost"): ("1.5",),
    ("review-share", "start"): ("25.0",),
    ("rev-from-to", "start"): ("25.0",),
    ("rev-meaning", "level"): ("expert",),
    ("review-turning", "best"): ("x1",),
    **{(f"threat{kind}", "place"): _FIELDS for kind in ("", "-winning", "-placing")},
    ("threat-by", "by"): ("10, 5",),
    ("go-to-nowhere", "place"): ("z9",),
    ("dog-hidden-more", "cards"): ("10, 5",),
}


class _Found(Visitor):
    """The arguments that a message asks for, those it chooses by, and the messages in it."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.chosen: set[str] = set()
        self.inner: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.inner.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.chosen.add(node.selector.id.name)
        self.generic_visit(node)


@cache
def resource(language: str, file: str) -> ast.Resource:
    source = (resources.locales() / language / f"{file}.ftl").read_text(encoding="utf-8")
    return FluentResource(source)


@cache
def messages(language: str, file: str) -> dict[str, ast.Message]:
    body = resource(language, file).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


@cache
def _bundle(language: str, file: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(resource(language, file))
    return bundle


def say(language: str, file: str, name: str, args: Mapping[str, Value] | None = None) -> str:
    bundle = _bundle(language, file)
    value = bundle.get_message(name).value
    assert value is not None
    text, errors = bundle.format_pattern(value, dict(args or {}))
    assert errors == [], (language, name, args, errors)
    return str(text)


def _asked(language: str, file: str, name: str) -> _Found:
    found = _Found()
    found.visit(messages(language, file)[name])
    for inner in found.inner:
        deeper = _asked(language, file, inner)
        found.names |= deeper.names
        found.chosen |= deeper.chosen
    return found


def _all(language: str, file: str, beginning: str, **args: Value) -> list[str]:
    named = [name for name in messages(language, file) if name.startswith(beginning)]
    return [say(language, file, name, args) for name in named]


@cache
def _names(language: str) -> tuple[str, ...]:
    return (*PEOPLE, *(say(language, "shell", f"bot-{colour}") for colour in COLOURS))


@cache
def _put_together(language: str, file: str) -> dict[str, Sequence[Value]]:
    """What is itself made of messages, in this language."""
    names = _names(language)
    made: dict[str, Sequence[Value]] = {
        **dict.fromkeys("name other owner victim attacker next".split(), names),
        "names": (*names, "Iris, Otto"),
        "what": names,
        "text": names,
        "level": [say(language, "shell", f"level-{level}") for level in LEVELS],
        "colour": _all(language, "shell", "colour-"),
        "game": [say(language, game, f"game-{game}") for game in registry.names()],
    }
    if file == "dog":
        own: dict[str, Value] = {"name": "Anna", "number": 2}
        places = [say(language, file, f"dog-place-{at}", own) for at in ("kennel", "finish")]
        made |= dict.fromkeys(("place", "places"), places)
        short = ["12", *_all(language, file, "dog-short-")]
        made |= dict.fromkeys(("start", "end", "from", "to"), short)
        made["field"] = ("12",)
    if file == "caminos":
        cells = say(language, file, "cam-from-to", {"from": "a1", "to": "e1"})
        both = say(language, file, "cam-and", {"first": cells, "rest": "i4, e5"})
        made |= {"first": (cells,), "rest": ("e4", "i4"), "cells": (cells, both, "a1")}
        made["wood"] = [say(language, file, f"cam-{one}") for one in ("beech", "maple", "walnut")]
        made["woods"] = [", ".join(map(str, made["wood"]))]
        stocks = [{"shape": shape, "count": n} for shape in "LTZOI" for n in (1, 2)]
        made["stock"] = [say(language, file, "cam-shapes", stock) for stock in stocks]
        made["piece"] = [say(language, file, "cam-shape", {"shape": shape}) for shape in "LTZOI"]
    if file == "labyria":
        made["sides"] = _all(language, file, "ria-side-")
        made["means"] = _all(language, file, "ria-means-")
        made["direction"] = ("ne", "se", "sw", "nw")
        made["symbol"] = ("place", "remove", "miss", "double", "cloak", "turn", "plus", "minus")
    if file == "labyrinthe":
        made["ways"] = _all(language, file, "lab-north", square="a1")
        made["pawn"] = (
            say(language, file, "lab-pawn-own"),
            *(say(language, file, "lab-pawn-other", {"name": name}) for name in names),
        )
        sizes = ({"size": size, "square": "a1"} for size in (3, 4, 5, 6))
        made["block"] = [say(language, file, "lab-block", block) for block in sizes]
    if file == "magic_labyrinth":
        made |= dict.fromkeys(("a", "b", "end", "field", "home", "start"), ("a1", "e5", "f6"))
        ways = [say(language, file, f"mag-{way}") for way in ("up", "right", "down", "left")]
        made |= {"sides": ways, "direction": ways, "way": [f"2 {way}" for way in ways]}
        made |= dict.fromkeys(("symbol", "symbols"), _all(language, file, "symbol-"))
        made["slot"] = [say(language, file, "mag-editor-slot", {"a": "d3", "b": "e3"})]
    return made


def values(language: str, file: str, message: str, place: str) -> Sequence[Value]:
    """All kinds of what a message can get in a place; a new name is to be told here."""
    if message == "ria-dice" and place == "symbol":
        return _all(language, file, "ria-symbol-")
    kinds = (
        _ELSEWHERE.get((message, place))
        or _put_together(language, file).get(place)
        or _VALUES.get(place)
    )
    assert kinds is not None, f"tests/said.py does not know what ${place} of {message} can be"
    return [kind for kind in kinds if kind != 0] if message in NEVER_NONE else kinds


def arguments(language: str, file: str, message: str) -> Iterator[dict[str, Value]]:
    """Every choice with every other; all else one after the other."""
    asked = _asked(language, file, message)
    kinds = {name: values(language, file, message, name) for name in sorted(asked.names)}
    first = {name: kind[0] for name, kind in kinds.items()}
    chosen = [name for name in kinds if name in asked.chosen]
    for choice in itertools.product(*(kinds[name] for name in chosen)):
        yield {**first, **dict(zip(chosen, choice, strict=True))}
    for name in kinds:
        if name not in asked.chosen:
            for value in kinds[name][1:]:
                yield {**first, name: value}


@cache
def everything(language: str, file: str) -> frozenset[tuple[str, str]]:
    """The name of each message, and what it says."""
    return frozenset(
        (name, say(language, file, name, args))
        for name in messages(language, file)
        for args in arguments(language, file, name)
    )
