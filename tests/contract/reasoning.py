"""What speaks for acts in games that always go the same way.

``python -m tests.contract.reasoning`` writes what is kept of it in ``reasons`` anew.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from irrgarten import registry
from irrgarten.game import read_options
from irrgarten.kernel.facts import Fact, Tried
from irrgarten.kernel.memory import Memory
from irrgarten.kernel.play import AnyRules, Play
from irrgarten.kernel.preview import preview
from irrgarten.kernel.rng import Rng

FOLDER = Path(__file__).parent / "reasons"
#: How far games go, how often acts are looked at, and how many of them.
MOST_ACTS, EVERY, TRIED = 240, 5, 4
#: Facts of one kind that are kept, for each number of seats.
ALIKE = 6


def path(rules: AnyRules) -> Path:
    return FOLDER / f"{rules.name}.txt"


def lines(rules: AnyRules) -> Iterator[str]:
    """Facts with the acts that they speak for, where two play and where four do."""
    for players in (2, 4):
        rng, told = Rng(players), Counter[str]()
        options = read_options(rules.name, {"players": players})
        play = Play.begun(rules, options, "reasons", {})
        memories = [rules.memory(options, seat, 1.0, Rng(seat)) for seat in range(players)]
        while not play.over and play.ply < MOST_ACTS:
            if play.awaits_chance:
                happened = play.answer()
            else:
                seat = play.turn[rng.below(len(play.turn))]
                legal = play.legal(seat)
                tried = {legal[rng.below(len(legal))] for _ in range(TRIED)}
                for act in sorted(tried) if play.ply % EVERY == 0 else ():
                    for fact in facts(play, seat, memories[seat], act):
                        told[fact.reason] += 1
                        if told[fact.reason] <= ALIKE:
                            yield f"{players} {play.ply}. {seat}: {act} {_said(fact)}"
                happened = [play.make(seat, legal[rng.below(len(legal))])]
            for happening in happened:
                for seat, memory in enumerate(memories):
                    memory.observe(happening.perceived(seat))


def facts(play: Play, seat: int, memory: Memory, act: str) -> Iterator[Fact]:
    rules = play.rules
    step = next(iter(preview(rules, play.state, seat, [act]).steps), None)
    after = None if step is None else rules.view(step.state, seat)
    events = [] if step is None else step.events
    view = rules.view(play.state, seat)
    yield from rules.reasons(Tried(seat, act, view, memory, after, events))


def _said(fact: Fact) -> str:
    about = "".join(f" {name} {value}" for name, value in fact.about.items())
    return f"{fact.reason}{about}, {fact.weight}"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in registry.names():
        rules = registry.rules(name)
        path(rules).write_text("\n".join(lines(rules)) + "\n", encoding="utf-8")
