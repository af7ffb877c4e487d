"""Acts made in tests, through the one door that there is."""

from __future__ import annotations

from typing import TypeVar, cast

from irrgarten.kernel import door
from irrgarten.kernel.journal import Journal
from irrgarten.kernel.state import State

S = TypeVar("S", bound=State)


def after(state: S, seat: int, act: int, journal: Journal | None = None) -> S:
    """The position that a legal act leads to."""
    return cast(S, door.one_of(state, seat, act).made(journal))


def all_after(state: S, seat: int) -> list[S]:
    """The positions that the legal acts lead to, in their order."""
    return [cast(S, act.made()) for act in door.listed(state, seat)]


def make(state: State, seat: int, act: int) -> None:
    """Lead the state itself on."""
    state.copy_from(after(state, seat, act))
