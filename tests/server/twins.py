"""A game and a twin of it that one seat cannot tell apart, both as a server keeps them."""

from __future__ import annotations

from collections.abc import Iterator
from operator import eq
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from tests.server.running import person, repeatable, running, still
from tests.store.writing import commit

from irrgarten import registry
from irrgarten.kernel import door
from irrgarten.kernel.errors import IllegalMove
from irrgarten.kernel.journal import Journal
from irrgarten.kernel.play import AnyRules, Play
from irrgarten.kernel.positions import Position
from irrgarten.kernel.record import Made
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.state import CHANCE_SEAT
from irrgarten.store import Store
from irrgarten.tables.rows import StoredTable

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fina")
#: Changes that are tried until a twin is far enough from the game.
CHANGES = 400


class Course(Struct, frozen=True):
    """A first position and the acts made from it."""

    position: Position
    acts: list[Made]

    @property
    def chance_ended(self) -> int:
        """So many acts were made when chance had answered for the last time."""
        return max((ply + 1 for ply, made in enumerate(self.acts) if made.seat is None), default=0)


class Table(Struct, frozen=True):
    """A table as it is kept after its beginning, with what opens its seats."""

    kept: StoredTable
    name: str
    secrets: list[str]

    @property
    def rules(self) -> AnyRules:
        return registry.rules(self.kept.table.game)


async def set_up(data: Path, game: str, seats: int, **options: Any) -> Table:
    """A real server begins a game for persons alone."""
    async with running(data, entropy=repeatable(5), clock=still) as house:
        persons = [person(name) for name in NAMES[:seats]]
        made = await house.make(*persons, game=game, **options)
    store = await Store.open(data)
    kept = await store.find(made["info"]["table"])
    await store.close()
    assert kept is not None
    return Table(kept, kept.table.table, [seat["secret"] for seat in made["seats"]])


async def keep(data: Path, table: Table, course: Course) -> None:
    """The same table on another server, where this has happened."""
    store = await Store.open(data)
    # When a bot stands in for whoever is away is looked at now and then, by no clock of the test.
    row = replace(table.kept.table, position=None, stand_in_after=None)
    await store.add(row, table.kept.seats)
    columns = {"position": course.position}
    await commit(store, table.name, row.revision, columns=columns, acts=tuple(course.acts))
    await store.close()


def played_on(table: Table, random: Random, least: int, live: int) -> Course:
    """So many random acts at least, the last ``live`` of them without any answer of chance."""
    position = table.kept.table.position
    assert position is not None
    play = Play(table.rules, table.rules.load(position), "lots of the test")
    play.repeat(table.kept.acts)
    while not play.over:
        course = Course(position, list(play.made))
        if play.ply >= least and play.ply - course.chance_ended >= live:
            return course
        seat = random.choice(play.turn)
        play.make(seat, random.choice(play.legal(seat)))
        play.answer()
    raise AssertionError("the game was over too soon")


# -- the twin ------------------------------------------------------------------------------------
class _Step(Struct, frozen=True):
    """What a seat sees and learns of an act, and whether it may not know which one it is."""

    seen: int
    learned: list[object]
    hidden: bool


def twin_of(rules: AnyRules, course: Course, viewer: int, random: Random) -> Course:
    """A game that differs as far as can be in what the viewer may not know, and in nothing else."""
    steps = list(_steps(rules, course, viewer))
    places = [ply for ply, step in enumerate(steps) if step.hidden]
    twin = Course(_other_position(rules, course, viewer, random), course.acts)
    assert list(_steps(rules, twin, viewer)) == steps
    for _ in range(CHANGES if places else 0):
        changed = _changed(twin, random.choice(places), random.choice(places), random)
        if differences(course, changed) >= differences(course, twin):
            try:
                same = all(map(eq, _steps(rules, changed, viewer), steps))
            except IllegalMove:
                continue
            twin = changed if same else twin
    return twin


def differences(one: Course, other: Course) -> int:
    """So many acts are different; the position counts as one more."""
    acts = sum(made != other_made for made, other_made in zip(one.acts, other.acts, strict=True))
    return acts + (one.position != other.position)


def _changed(course: Course, one: int, other: int, random: Random) -> Course:
    """Two answers of chance changed over, or one hidden act exchanged for any other."""
    acts = list(course.acts)
    if acts[one].seat is None and acts[other].seat is None:
        acts[one], acts[other] = acts[other], acts[one]
    else:
        acts[one] = Made(acts[one].seat, random.choice(acts).act.replace("card", "give"))
    return Course(course.position, acts)


def _steps(rules: AnyRules, course: Course, viewer: int) -> Iterator[_Step]:
    """Raises IllegalMove where an act cannot be made."""
    state = rules.load(course.position)
    for made in course.acts:
        act = door.checked(rules, state, CHANCE_SEAT if made.seat is None else made.seat, made.act)
        hidden = rules.hidden(state, act.seat, act.act, viewer)
        journal = Journal()
        state = act.made(journal)
        yield _Step(state.seen_by(viewer), list(rules.uncovered(state, journal, viewer)), hidden)


def _other_position(rules: AnyRules, course: Course, viewer: int, random: Random) -> Position:
    """The first one, with what lay there all the time as the viewer may believe that it is."""
    play = Play(rules, rules.load(course.position))
    memory = rules.memory(rules.options(play.state), viewer, 1.0, Rng(0))
    for happening in play.repeat(course.acts):
        memory.observe(happening.perceived(viewer))
    belief = rules.belief(rules.view(play.state, viewer), memory)
    first, last, believed = (
        position["state"]
        for position in (
            course.position,
            rules.dump(play.state),
            rules.dump(belief.sample(Rng(random.getrandbits(32)))),
        )
    )
    unmoved = {name: believed[name] for name in first if first[name] == last[name]}
    return {**course.position, "state": {**first, **unmoved}}
