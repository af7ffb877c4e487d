"""Whether a record is what it says: legal throughout, and drawn from a seed nobody could bend."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from irrgarten import registry, texts
from irrgarten.game import read_options
from irrgarten.kernel import lots
from irrgarten.kernel.errors import IllegalMove, RecordError
from irrgarten.kernel.play import Play
from irrgarten.kernel.record import Fair, Record


class Fault(msgspec.Struct, frozen=True):
    """Something that does not hold: a message of the command's texts and what fills it in."""

    fault: str
    about: dict[str, str | int] = {}


class Verification(msgspec.Struct):
    """What was checked, and what of it does not hold.

    ``set_up``, ``chance`` and ``fairness`` are None where the record holds nothing to check them
    by: no seed, a first position that was loaded, a seed that came from no table. ``unproven``
    lists what the record does not prove; if ``strict``, the record holds only without it.
    """

    game: str
    acts: int
    over: bool = False
    rules: bool = True
    set_up: bool | None = None
    chance: bool | None = None
    fairness: bool | None = None
    faults: list[Fault] = []
    unproven: list[Fault] = []
    strict: bool = False

    @property
    def holds(self) -> bool:
        return not self.faults and not (self.strict and self.unproven)


class Kept(msgspec.Struct, frozen=True):
    """What a player's device kept of a table: the first commitment it saw, the parts it added,
    and the fingerprint of the seals that stood before it opened its parts (``lots.fingerprint``).
    """

    commitment: str | None = None
    parts: dict[int, str] = {}
    seals: str | None = None


NOTHING = Kept()


def verify(
    data: Mapping[str, Any], language: str = texts.FALLBACK, kept: Kept = NOTHING
) -> Verification:
    """Check a record against its rules, its seed, and what was kept since before the game.

    With a commitment the check is strict: whatever is not proven makes it fail.
    Raises RecordError or PositionError if it cannot be read at all.
    """
    record = Play.read_record(data)
    rules = registry.rules(record.game)
    checked = Verification(record.game, len(record.acts), strict=kept.commitment is not None)
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
    play = Play(rules, first, record.seed)
    _check_acts(checked, play, record, language)
    if checked.rules:
        _check_headers(checked, record, play)
    if record.fair is not None:
        checked.unproven += _not_drawn(record)
        _check_fairness(checked, record.fair, record.seed, options.players)
        _compare(checked, record.fair, kept)
    elif kept != NOTHING:
        checked.faults.append(Fault("fault-no-table"))
    return checked


def _check_acts(checked: Verification, play: Play, record: Record, language: str) -> None:
    """Play the record again; where it has a seed, ask at each draw what the seed says."""
    if record.seed is not None:
        checked.chance = True
    for ply, made in enumerate(record.acts):
        if record.seed is not None and (made.seat is None) == play.awaits_chance and play.is_drawn:
            drawn = play.drawn()
            if drawn != made.act:
                checked.chance = False
                checked.faults.append(
                    Fault("fault-draw", {"ply": ply, "act": made.act, "drawn": drawn})
                )
        try:
            play.make_again(made)
        except IllegalMove as error:
            checked.rules = False
            why = texts.illegal(record.game, error, language)
            checked.faults.append(Fault("fault-illegal", {"ply": ply, "act": made.act, "why": why}))
            return
    checked.over = play.over


def _check_headers(checked: Verification, record: Record, play: Play) -> None:
    try:
        play.check_headers(record)
    except RecordError as error:
        checked.faults.append(Fault("fault-headers", {"why": str(error)}))


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


def _not_drawn(record: Record) -> list[Fault]:
    """What of the set-up was chosen by somebody instead of drawn from the seed."""
    if not record.set_up:
        return [Fault("unproven-set-up")]
    chosen = sorted(name for name, value in record.given.items() if value is not None)
    return [Fault("unproven-given", {"field": name}) for name in chosen]


def _check_fairness(checked: Verification, fair: Fair, seed: str | None, players: int) -> None:
    faults = []
    if len(fair.added) != players:  # one too many could have been chosen to bend the seed
        faults.append(Fault("fault-added", {"added": len(fair.added), "players": players}))
    if lots.commitment(fair.secret) != fair.commitment:
        faults.append(Fault("fault-commitment"))
    if lots.joined(fair.secret, fair.added) != seed:
        faults.append(Fault("fault-seed"))
    faults += _of_seals(checked, fair)
    checked.fairness = not faults
    checked.faults += faults


def _of_seals(checked: Verification, fair: Fair) -> list[Fault]:
    """Parts that differ from their seal. A seal without a part is listed as unproven."""
    if not any(fair.added):
        checked.unproven.append(Fault("unproven-server-alone"))
    if len(fair.seals) != len(fair.added):
        return [Fault("fault-seals", {"seals": len(fair.seals), "added": len(fair.added)})]
    faults = []
    for seat, (seal, part) in enumerate(zip(fair.seals, fair.added, strict=True)):
        if seal is not None and not part:
            checked.unproven.append(Fault("unproven-withheld", {"seat": seat}))
        elif part and seal != lots.seal(part, fair.table, seat, fair.commitment):
            faults.append(Fault("fault-seal", {"seat": seat}))
    return faults


def _compare(checked: Verification, fair: Fair, kept: Kept) -> None:
    faults = []
    foreign = [seat for seat, part in enumerate(fair.added) if part and seat not in kept.parts]
    if kept.commitment is None:
        checked.unproven.append(Fault("unproven-no-commitment"))
    elif not kept.parts and any(fair.added):
        checked.unproven.append(Fault("unproven-no-part"))
    elif kept.seals is None and foreign:
        checked.unproven.append(Fault("unproven-no-seals"))
    if kept.commitment not in (None, fair.commitment):
        faults.append(Fault("fault-other-commitment", {"commitment": fair.commitment}))
    if kept.seals not in (None, lots.fingerprint(fair.seals)):
        faults.append(Fault("fault-other-seals"))
    faults += [
        Fault("fault-own-part", {"seat": seat})
        for seat, part in sorted(kept.parts.items())
        if fair.added[seat : seat + 1] != [part]
    ]
    if faults:
        checked.fairness = False
        checked.faults += faults
