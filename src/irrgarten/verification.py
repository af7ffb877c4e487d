"""Whether a record is what it says: legal throughout, and drawn from a seed nobody could bend."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from irrgarten import registry, texts
from irrgarten.game import read_options
from irrgarten.kernel import lots
from irrgarten.kernel.errors import IllegalMove
from irrgarten.kernel.play import Play
from irrgarten.kernel.record import Fair, Record
from irrgarten.kernel.state import CHANCE_SEAT


class Fault(msgspec.Struct, frozen=True):
    """Something that does not hold: a message of the command's texts and what fills it in."""

    fault: str
    about: dict[str, str | int] = {}


class Verification(msgspec.Struct):
    """What was checked, and what of it does not hold.

    ``set_up``, ``chance`` and ``fairness`` are None where the record holds nothing to check them
    by: no seed, a first position that was loaded, a seed that came from no table.
    """

    game: str
    acts: int
    over: bool = False
    rules: bool = True
    set_up: bool | None = None
    chance: bool | None = None
    fairness: bool | None = None
    faults: list[Fault] = []

    @property
    def holds(self) -> bool:
        return not self.faults


def verify(data: Mapping[str, Any], language: str = texts.FALLBACK) -> Verification:
    """Check a record. Raises RecordError or PositionError if it cannot be read at all."""
    record = Play.read_record(data)
    rules = registry.rules(record.game)
    checked = Verification(record.game, len(record.acts))
    if record.version != rules.version:
        checked.faults.append(
            Fault("fault-version", {"played": record.version, "ours": rules.version})
        )
    options = read_options(record.game, record.options)
    first = rules.load(record.position)
    if record.seed is not None and record.set_up:
        drawn = rules.set_up(options, lots.for_set_up(record.seed), record.given)
        wrong = _differing(rules.dump(first), rules.dump(drawn))
        checked.set_up = not wrong
        checked.faults += [Fault("fault-set-up", {"field": field}) for field in wrong]
    elif rules.options(first) != options:
        checked.faults.append(Fault("fault-options"))
    _check_acts(checked, Play(rules, first, record.seed), record, language)
    if record.fair is not None:
        _check_fairness(checked, record.fair, record.seed, options.players)
    return checked


def _check_acts(checked: Verification, play: Play, record: Record, language: str) -> None:
    """Play the record again; where it has a seed, ask at each draw what the seed says."""
    if record.seed is not None:
        checked.chance = True
    for ply, made in enumerate(record.acts):
        if record.seed is not None and made.seat is None and play.awaits_chance:
            drawn = play.drawn()
            if drawn != made.act:
                checked.chance = False
                checked.faults.append(
                    Fault("fault-draw", {"ply": ply, "act": made.act, "drawn": drawn})
                )
        try:
            play.make(CHANCE_SEAT if made.seat is None else made.seat, made.act)
        except IllegalMove as error:
            checked.rules = False
            why = texts.illegal(record.game, error, language)
            checked.faults.append(Fault("fault-illegal", {"ply": ply, "act": made.act, "why": why}))
            return
    checked.over = play.over


def _differing(
    recorded: Mapping[str, Any], drawn: Mapping[str, Any], inside: str = ""
) -> list[str]:
    """The fields of the first position that are not as they were drawn."""
    wrong: list[str] = []
    for name in sorted({*recorded, *drawn}):
        here, there = recorded.get(name), drawn.get(name)
        if not inside and isinstance(here, dict) and isinstance(there, dict):
            wrong += _differing(here, there, f"{name}.")
        elif here != there:
            wrong.append(f"{inside}{name}")
    return wrong


def _check_fairness(checked: Verification, fair: Fair, seed: str | None, players: int) -> None:
    faults = []
    if len(fair.added) != players:  # one too many could have been chosen to bend the seed
        faults.append(Fault("fault-added", {"added": len(fair.added), "players": players}))
    if lots.commitment(fair.secret) != fair.commitment:
        faults.append(Fault("fault-commitment"))
    if lots.joined(fair.secret, fair.added) != seed:
        faults.append(Fault("fault-seed"))
    checked.fairness = not faults
    checked.faults += faults
