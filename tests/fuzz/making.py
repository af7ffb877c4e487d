"""Cases without end for one game: from positions of random play, and from what is bent of them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from tests.fuzz import scenes
from tests.fuzz.bending import bent
from tests.fuzz.cases import Asked, Begun, Case, Commanded, Loaded, Recorded
from tests.fuzz.command import FILE
from tests.fuzz.wording import ODD

from irrgarten import texts
from irrgarten.game import read_options
from irrgarten.kernel.errors import IllegalMove
from irrgarten.kernel.play import AnyRules, Play
from irrgarten.kernel.record import Fair, as_data

#: Texts put to a position at once, and positions, records and set-ups bent beside it.
TEXTS, BENT = 150, 10
#: Acts of one seat that are put in a row.
ROW = 5
#: One command in so many scenes: each reads and writes files.
COMMANDS = 3


def cases(rules: AnyRules, random: Random) -> Iterator[Case]:
    wording = scenes.wording(rules.name)
    words = [*wording.acts[:: 1 + len(wording.acts) // 200], *ODD]
    for number, play in enumerate(scenes.wandering(rules, random)):
        position = rules.dump(play.state)
        yield asked(play, position, random)
        record = recorded(rules, random) if number % 4 == 0 else None
        for _ in range(BENT):
            yield Loaded(bent(random, position, words))
            if record is not None:
                yield Recorded(bent(random, record, words))
        yield begun(rules, random, words)
        if number % COMMANDS == 0:
            yield commanded(play, position, record, random, words)


def asked(play: Play, position: dict[str, Any], random: Random) -> Asked:
    seat = seat_of(play, random)
    put = row(play, seat, random)
    legal = put or _legal(play, seat)
    wording = scenes.wording(play.rules.name)
    put += [wording.text(random, legal) for _ in range(TEXTS - len(put))]
    return Asked(position, seat, put)


def seat_of(play: Play, random: Random) -> int | None:
    """Mostly one that is to act; also others, none, and seats that there are not."""
    chance = random.random()
    if chance < 0.6 and play.turn:
        return random.choice(play.turn)
    if chance < 0.85:
        return random.randrange(play.state.seats)
    return None if chance < 0.97 else random.choice((-1, -2, play.state.seats, 99, 2**31, 2**64))


def row(play: Play, seat: int | None, random: Random) -> list[str]:
    """Legal acts of one turn, one after the other, as far as a random turn goes."""
    made: list[str] = []
    branch = play.branch()
    while seat is not None and seat in branch.turn and len(made) < ROW:
        text = random.choice(branch.legal(seat))
        branch.make(seat, text)
        made.append(text)
    return made


def _legal(play: Play, seat: int | None) -> list[str]:
    actors = scenes.actors(play)
    if seat is not None and 0 <= seat < play.state.seats:
        actors = [*actors, seat]
    try:
        return [text for actor in actors for text in play.legal(actor)]
    except IllegalMove:
        return []


def recorded(rules: AnyRules, random: Random) -> dict[str, Any]:
    """A record that could be verified, if nobody bent it."""
    chosen = read_options(rules.name, scenes.options(rules, random))
    play = Play.begun(rules, chosen, str(random.getrandbits(64)), {})
    play.fair = Fair("00", "s", ["a"] * chosen.players, "oak", [None] * chosen.players)
    play.answer()
    for _ in range(random.randint(0, 30)):
        scenes.go_on(play, random, 1)
        play.answer()
    return as_data(play.record())


def begun(rules: AnyRules, random: Random, words: list[str]) -> Begun:
    options: Any = scenes.options(rules, random)
    position = rules.dump(scenes.begun(rules, random).state)
    # What a set-up may be given is told by its name alone; what lies in a position is near it.
    values = [*position["state"].values(), *range(-1, 7), position, random.choice(words)]
    given: Any = {name: random.choice(values) for name in rules.given if random.random() < 0.7}
    if random.random() < 0.5:
        options = _dict(bent(random, options, words))
    return Begun(rules.name, options, _dict(bent(random, given, words)))


def _dict(data: Any) -> Any:
    """What a caller or a frame can give at all, bent or not."""
    return data if isinstance(data, dict) else {}


def commanded(
    play: Play,
    position: dict[str, Any],
    record: dict[str, Any] | None,
    random: Random,
    words: list[str],
) -> Commanded:
    name = random.choice(("play", "play", "legal", "show", "verify"))
    data: Any = record if record is not None and random.random() < 0.6 else position
    if random.random() < 0.6:
        data = bent(random, data, words)
    content = json.dumps(data).encode()
    if random.random() < 0.2:
        at = random.randint(0, len(content))
        content = content[:at] + random.randbytes(random.choice((1, 2, 40))) + content[at + 1 :]
    said = [name, FILE, "--language", random.choice(texts.LANGUAGES)]
    said += ["--json"] * (random.random() < 0.3)
    seat = random.choice((*range(4), -1, 9, 10**30, "x", "²", "watcher"))
    option = {"legal": "--seat", "play": "--seat", "show": "--view"}.get(name)
    if option is not None and random.random() < 0.3:
        said.append(f"{option}={seat}")
    if name == "play":
        said += ["--record"] * (random.random() < 0.3)
        said += ["--seed=7"] * (random.random() < 0.3)
        said += ["--", *asked(play, position, random).texts[: random.randint(0, 4)]]
    return Commanded(said, content.hex())
