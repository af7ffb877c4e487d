"""Checking a record against its seed: the set-up, every draw of chance, and the seed itself."""

from __future__ import annotations

import msgspec

from irrgarten.kernel import lots
from irrgarten.kernel.errors import IrrgartenError
from irrgarten.kernel.play import AnyRules, Play
from irrgarten.kernel.record import Record


def faults(rules: AnyRules, record: Record) -> list[str]:
    """What does not hold in the record, in words; nothing if all of it does."""
    try:
        Play.replayed(rules, record)
    except IrrgartenError as error:
        return [str(error)]
    if record.seed is None:
        return ["seed: the record names none, so its chance cannot be checked"]
    return [*_of_seed(record), *_of_set_up(rules, record), *_of_chance(rules, record)]


def _of_seed(record: Record) -> list[str]:
    if record.fair is None or record.seed is None:
        return []
    found = []
    if lots.commitment(record.fair.secret) != record.fair.commitment:
        found.append("fair.commitment: it is not the hash of the secret")
    if lots.joined(record.fair.secret, record.fair.added) != record.seed:
        found.append("seed: it does not follow from the secret and what the seats added")
    return found


def _of_set_up(rules: AnyRules, record: Record) -> list[str]:
    if not record.set_up or record.seed is None:
        return []
    options = msgspec.convert(record.options, rules.options_type)
    if rules.dump(rules.set_up(options, lots.for_set_up(record.seed), record.given)) == record.position:
        return []
    return ["position: the set-up is not the one that the seed gives"]


def _of_chance(rules: AnyRules, record: Record) -> list[str]:
    play = Play(rules, rules.load(record.position), record.seed)
    found = []
    for ply, made in enumerate(record.acts):
        if made.seat is None:
            drawn = rules.format(play.state, -1, play.drawn())
            if drawn != made.act:
                found.append(f"acts[{ply}]: {made.act!r}, but the seed gives {drawn!r}")
        play.make(-1 if made.seat is None else made.seat, made.act)
    return found
