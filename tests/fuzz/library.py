"""The library under fire: what must hold whatever text, position, record or set-up comes."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import msgspec
from tests.fuzz.cases import Asked, Begun, Fault, Figures, Loaded, Recorded

import irrgarten
from irrgarten import Game, registry, texts
from irrgarten.game import read_options
from irrgarten.kernel import lots
from irrgarten.kernel.errors import IllegalMove, IrrgartenError, NotationError
from irrgarten.kernel.preview import preview
from irrgarten.kernel.rng import Rng
from irrgarten.tables.game import TableGame
from irrgarten.verification import verify

#: Acts played on from a position that was let in.
ONWARD = 10
LEGAL, UNKNOWN = "legal", "unknown"


# -- texts ----------------------------------------------------------------------
def ask(case: Asked, figures: Figures) -> None:
    """Question, preview and act agree, whatever is asked; what is refused changes nothing."""
    name = case.position["game"]
    clauses = registry.rules(name).clauses
    game = _opened(case.position)
    before, made = game.position(), game
    legal = _legal(game, case.seat)
    for text in case.texts:
        why = _why_not(game, text, case.seat)
        if why not in (LEGAL, UNKNOWN) and why not in clauses:
            raise Fault(f"{text!r}: there is no clause {why}")
        if text in legal and why != LEGAL:
            raise Fault(f"{text!r}: listed as legal, but refused: {why}")
        shown = _shown(game, [text], case.seat)
        if shown and why != LEGAL:
            raise Fault(f"{text!r}: shown, but refused: {why}")
        played = _played(game, text, case.seat)
        if played != why:
            raise Fault(f"{text!r}: {why} when asked, {played} when played")
        if played == LEGAL:
            if game.turn:
                game.moves()
            made, game = game, _opened(case.position)
        figures[name, "library why_not", why] += 1
        figures[name, "library preview", "shown" if shown else "not shown"] += 1
        figures[name, "library act", played] += 1
    _look_around(made)
    _ask_in_a_row(game, case.texts, case.seat)
    figures[name, "library preview", "row"] += 1
    if game.position() != before:
        raise Fault("what was only asked or refused has changed the position")


def _ask_in_a_row(game: Game, row: Sequence[str], seat: int | None) -> None:
    """What a preview shows is what comes of the acts."""
    try:
        shown, view = game.preview(list(row), seat)
    except IllegalMove:
        return
    if not shown:
        return
    there = irrgarten.load(game.position(), chance="manual")
    actor = there.turn[0] if seat is None else seat
    rules = registry.rules(game.name)
    tried = preview(rules, rules.load(game.position()), actor, row)
    if not (tried.sure and tried.steps[-1].whole):  # what is left out is for the laws
        return
    for text in row[:shown]:
        there.play(text, actor)
    if there.view(actor) != view:
        raise Fault(f"a preview of {row[:shown]!r} shows what does not come of it")


def _opened(position: dict[str, Any]) -> Game:
    return irrgarten.load(position, chance="manual")


def _legal(game: Game, seat: int | None) -> list[str]:
    if seat is None and len(game.turn) > 1:  # somebody must be named
        return []
    try:
        return game.moves(seat)
    except IllegalMove:  # there is no such seat
        return []


def _why_not(game: Game, text: str, seat: int | None) -> str:
    try:
        refusal = game.refusal(text, seat)
    except IllegalMove:
        return UNKNOWN
    if refusal is None:
        return LEGAL
    if not texts.refusal(game.name, refusal):
        raise Fault(f"{refusal} has no wording")
    return refusal.clause


def _shown(game: Game, row: list[str], seat: int | None) -> int:
    try:
        return game.preview(row, seat)[0]
    except IllegalMove:
        return 0


def _played(game: Game, text: str, seat: int | None) -> str:
    try:
        game.play(text, seat)
    except NotationError:
        return UNKNOWN
    except IllegalMove as error:
        return error.clause or UNKNOWN
    return LEGAL


# -- positions ------------------------------------------------------------------
def load(case: Loaded, figures: Figures) -> None:
    """A position is refused with a word, or is a game that can be looked at and played on."""
    try:
        game = _opened(case.position)
    except IrrgartenError as error:
        _told(error)
        figures[_name_in(case.position), "load", "refused"] += 1
        return
    position = game.position()
    if irrgarten.load(position, chance="manual").position() != position:
        raise Fault("what was loaded is dumped as something else")
    _believe(game)
    _play_on(game, ONWARD)
    figures[game.name, "load", "loaded"] += 1


def _look_around(game: Game) -> None:
    """All that can be asked about a game."""
    players = game.position()["options"]["players"]
    for seat in (None, *range(players)):
        view = game.view(seat)
        msgspec.json.encode(view)
        game.draw(seat)
    game.draw(whole=True)
    if not game.over and not game.moves():
        raise Fault("the game is not over, but nothing is legal")


def _believe(game: Game) -> None:
    """What a computer player would do first."""
    rules = registry.rules(game.name)
    for seat in range(game.position()["options"]["players"]):
        view = game.view(seat)
        sample = rules.belief(view, None).sample(Rng(seat))
        if rules.view(sample, seat) != view:
            raise Fault(f"seat {seat} believes what it does not see")


def _play_on(game: Game, acts: int) -> None:
    random = Random(hashlib.sha256(json.dumps(game.position()).encode()).digest())
    for _ in range(acts):
        if game.over:
            break
        seat = random.choice(game.turn) if game.turn else None
        game.play(random.choice(game.moves(seat)), seat)
    _look_around(game)


def _name_in(data: Any) -> str:
    name = data.get("game") if isinstance(data, dict) else None
    return name if isinstance(name, str) and name in registry.names() else "none"


def _told(error: IrrgartenError) -> None:
    if not str(error).strip():
        raise Fault(f"{type(error).__name__} says nothing")


# -- records and set-ups --------------------------------------------------------
def check_record(case: Recorded, figures: Figures) -> None:
    name = _name_in(case.record)
    figures[name, "verify", _outcome(lambda: verify(case.record).holds)] += 1
    figures[name, "replay", _outcome(lambda: _look_around(irrgarten.replay(case.record)))] += 1


def begin(case: Begun, figures: Figures) -> None:
    def course() -> None:
        options = read_options(case.game, case.options)
        TableGame.begun(registry.rules(case.game), options, lots.commitment("trial"), case.given)

    figures[case.game, "new", _outcome(course)] += 1


def _outcome(attempt: Callable[[], bool | None]) -> str:
    try:
        return "fails" if attempt() is False else "holds"
    except IrrgartenError as error:
        _told(error)
        return "refused"
