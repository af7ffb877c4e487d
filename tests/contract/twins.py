"""The law of secrecy: what a viewer may not know changes nothing that it is shown or told.

Every viewer gets a twin of the game, which it cannot tell from the real one, and both are led on
side by side. What the viewer may know is done in both; what is hidden from it (``Rules.hidden``) is
done *differently*: another card is dealt, given or drawn. All that the viewer is then shown, told,
offered or refused must be the same in both, byte for byte. Twins part where the hidden itself has
answered, so that the viewer learns of it (``Rules.uncovered``).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from tests.contract.walks import Move, acts_of, encoded, seats_and_watcher, walk

from irrgarten.kernel import door
from irrgarten.kernel.errors import IllegalMove
from irrgarten.kernel.journal import Journal
from irrgarten.kernel.play import AnyRules, legal_acts
from irrgarten.kernel.preview import preview
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.state import WATCHER, State

#: All that is given to a viewer, by what it is.
Shown = dict[str, Any]
#: Twins that are drawn until the act can be made in one of them.
TRIES = 4
#: Texts that are asked about after each act.
ASKED = 3


def led_on(rules: AnyRules, state: State, random: Random, most: int) -> int:
    """Lead the game on beside a twin for each viewer; how often another hidden act was made.

    Raises AssertionError that names what gave a secret away.
    """
    twins: dict[int, State] = {}
    known: list[str] = []
    other_acts = 0
    viewers = seats_and_watcher(state)
    for move in walk(state, random.randrange, most):
        known.append(rules.format(move.state, move.seat, move.act))
        asking = random.choice(viewers)
        for viewer in viewers:
            asked = questions(known, random) if viewer == asking else []
            pair = _pair(rules, move, twins.pop(viewer, None), viewer, asked, random)
            if pair is None:
                continue
            twin, other = pair
            other_acts += other != move.act
            after = _compared(rules, move, Move(twin, move.seat, other), viewer, asked)
            if after is not None:
                twins[viewer] = after
    return other_acts


def questions(known: Sequence[str], random: Random) -> list[str]:
    """Texts of acts that were made some time, some of them altered, and the last one."""
    picked = [known[-1], *random.choices(known, k=ASKED - 1)]
    return [_altered(text, random) if random.randrange(3) == 0 else text for text in picked]


def _altered(text: str, random: Random) -> str:
    at = random.randrange(len(text))
    letter = random.choice("0123456789AJQKXSF:>x=-. abfnesw|")
    return text[:at] + letter + text[at + random.randrange(2) :]


# -- the twin, and what happens in it ------------------------------------------------------------
def _pair(
    rules: AnyRules,
    move: Move,
    twin: State | None,
    viewer: int,
    asked: Sequence[str],
    random: Random,
) -> tuple[State, int] | None:
    """A twin and the act that is made in it; None if it cannot be made in those that are tried."""
    for _ in range(TRIES):
        if twin is None:
            view = rules.view(move.state, viewer)
            twin = rules.belief(view, None).sample(Rng(random.getrandbits(32)))
            _same(
                lies_open(rules, move.state, viewer, asked), lies_open(rules, twin, viewer, asked)
            )
        other = _other_act(rules, move, twin, viewer, random)
        if other is not None:
            return twin, other
        twin = None
    return None


def _other_act(rules: AnyRules, move: Move, twin: State, viewer: int, random: Random) -> int | None:
    """The same act, or if it is hidden any that is hidden too, best another one."""
    if not rules.hidden(move.state, move.seat, move.act, viewer):
        legal = door.acts_of(twin, move.seat).has(move.act)
        assert not (legal and rules.hidden(twin, move.seat, move.act, viewer))
        return move.act if legal else None
    acts = [act for act, _ in acts_of(twin, move.seat)]
    alike = [act for act in acts if rules.hidden(twin, move.seat, act, viewer)]
    assert alike, "something can be done unseen in one of two games that look alike"
    return random.choice([act for act in alike if act != move.act] or alike)


def _compared(
    rules: AnyRules, here: Move, there: Move, viewer: int, asked: Sequence[str]
) -> State | None:
    """The twin after its act; None if the two now look different, as they may."""
    after, journal = _made(here)
    other_after, other_journal = _made(there)
    uncovered = rules.uncovered(after, journal, viewer)
    if uncovered != rules.uncovered(other_after, other_journal, viewer):
        return None
    _same(
        told(rules, after, journal, viewer) | lies_open(rules, after, viewer, asked),
        told(rules, other_after, other_journal, viewer)
        | lies_open(rules, other_after, viewer, asked),
    )
    return other_after


def _made(move: Move) -> tuple[State, Journal]:
    journal = Journal()
    return door.one_of(move.state, move.seat, move.act).made(journal), journal


# -- what a viewer gets --------------------------------------------------------------------------
def told(rules: AnyRules, after: State, journal: Journal, viewer: int) -> Shown:
    """What a viewer is told of an act, at once and later."""
    events, options = rules.narrate(after, journal, viewer), rules.options(after)
    faded = [rules.faded(options, event) for event in events]
    return {"events": encoded(events), "log": encoded(faded)}


def lies_open(rules: AnyRules, state: State, viewer: int, asked: Sequence[str]) -> Shown:
    """What a position shows to a viewer, and what it answers if it is ``asked``."""
    shown: Shown = {
        "view": encoded(rules.view(state, viewer)),
        "seen_by": state.seen_by(viewer),
        "acting": state.to_act(),
    }
    if viewer == WATCHER or not asked:
        return shown
    legal = legal_acts(rules, state, viewer)
    shown["legal acts"] = legal
    shown["threats"] = encoded(rules.threats(rules.view(state, viewer)))
    for text in asked:
        shown[f"answer to {text!r}"] = _answer(rules, state, viewer, text)
    for text in (*legal[:: 1 + len(legal) // ASKED], asked[0]):
        shown[f"preview of {text!r}"] = _previewed(rules, state, viewer, [text, *legal[:1]])
    return shown


def _answer(rules: AnyRules, state: State, viewer: int, text: str) -> str:
    try:
        return repr(door.refusal(rules, state, viewer, text))
    except IllegalMove as error:
        return str(error)


def _previewed(rules: AnyRules, state: State, viewer: int, texts: list[str]) -> Shown:
    tried = preview(rules, state, viewer, texts)
    return {
        "stands": tried.stands,
        "refusal": str(tried.refusal),
        "views": [encoded(rules.view(step.state, viewer)) for step in tried.steps],
        "events": [encoded(step.events) for step in tried.steps],
        "legal": [step.legal for step in tried.steps],
    }


def _same(here: Shown, there: Shown) -> None:
    for name, shown in here.items():
        assert shown == there.get(name), f"{name} gives something hidden away: {shown!r}"
    assert here.keys() == there.keys()
