"""Leaks of walls put in on purpose, which the law must notice (MAG-05)."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace
from tests.contract.twins import led_on

from irrgarten.game import read_options
from irrgarten.games.magic_labyrinth.board import SLOT_NAMES
from irrgarten.games.magic_labyrinth.narration import Rolled, Stepped
from irrgarten.games.magic_labyrinth.rulebook import MagicLabyrinthRules
from irrgarten.games.magic_labyrinth.rules import MagicLabyrinth
from irrgarten.games.magic_labyrinth.view import MagicLabyrinthView
from irrgarten.kernel.clauses import Refusal
from irrgarten.kernel.memory import Event
from irrgarten.kernel.notes import Notes
from irrgarten.kernel.play import Play

FIRST = 1


def first_wall(state: MagicLabyrinth) -> int:
    return int(state.walls & FIRST)


class Refusing(MagicLabyrinthRules):
    """Asks for the wall before it says why not."""

    def why_not(self, state: MagicLabyrinth, seat: int, act: int) -> Refusal | None:
        refused = super().why_not(state, seat, act)
        return refused and Refusal(refused.clause, refused.reason, {"wall": first_wall(state)})


class Spelling(MagicLabyrinthRules):
    """Legal acts are written differently where there is a wall."""

    def format(self, state: MagicLabyrinth, seat: int, act: int) -> str:
        return super().format(state, seat, act) + " " * first_wall(state)


class Telling(MagicLabyrinthRules):
    """A throw of the die tells of a wall that nobody met."""

    def narrate(self, state: MagicLabyrinth, journal: Notes, seat: int) -> list[Event]:
        events = super().narrate(state, journal, seat)
        wall = 10 * first_wall(state)
        return [
            replace(event, value=event.value + wall) if isinstance(event, Rolled) else event
            for event in events
        ]


class Humming(MagicLabyrinthRules):
    """So does a step that met another one."""

    def narrate(self, state: MagicLabyrinth, journal: Notes, seat: int) -> list[Event]:
        events = super().narrate(state, journal, seat)
        wall = 10 * first_wall(state)
        return [
            replace(event, left=event.left + wall) if isinstance(event, Stepped) else event
            for event in events
        ]


class Showing(MagicLabyrinthRules):
    def view(self, state: MagicLabyrinth, seat: int) -> MagicLabyrinthView:
        shown = super().view(state, seat)
        return replace(shown, passed=SLOT_NAMES[:1] if not first_wall(state) else None)


class Foreseeing(MagicLabyrinthRules):
    """Steps can be tried before they are made."""

    def imagined(self, state: MagicLabyrinth) -> MagicLabyrinth:
        return state


def games(rules: MagicLabyrinthRules, *, memory_aid: bool) -> None:
    options = read_options("magic_labyrinth", {"players": 3, "memory_aid": memory_aid})
    for seed in range(4):
        led_on(rules, Play.begun(rules, options, str(seed), {}).state, Random(seed), 120)


@pytest.mark.parametrize("memory_aid", [False, True])
@pytest.mark.parametrize("leak", [Refusing, Spelling, Telling, Humming, Showing, Foreseeing])
def test_the_law_notices_a_leak(leak: type[MagicLabyrinthRules], memory_aid: bool) -> None:
    with pytest.raises(AssertionError, match="gives something hidden away"):
        games(leak(), memory_aid=memory_aid)


@pytest.mark.parametrize("memory_aid", [False, True])
def test_without_a_leak_it_notices_none(memory_aid: bool) -> None:
    games(MagicLabyrinthRules(), memory_aid=memory_aid)
