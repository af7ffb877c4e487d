"""What cannot be in the position of any game, refused by the name of the field at fault."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Sized

from irrgarten.kernel.errors import PositionError


def refuse(where: str, what: str) -> PositionError:
    """The error that names a field of the state."""
    return PositionError(f"state.{where}: {what}")


def check_one_each(players: int, **fields: Sized) -> None:
    for name, found in fields.items():
        if len(found) != players:
            raise refuse(name, f"one for each of the {players} players is needed")


def check_seats(players: int, **fields: object) -> None:
    for name, seat in fields.items():
        if isinstance(seat, int) and not 0 <= seat < players:
            raise refuse(name, f"there is no seat {seat}")


def check_null(when: str, **fields: object) -> None:
    for name, found in fields.items():
        if found is not None:
            raise refuse(name, f"must be null {when}")


def numbers(
    where: str, names: Sequence[str], known: Mapping[str, int], kind: str, *, shared: bool = False
) -> list[int]:
    """What the names stand for: each is a ``kind`` that there is; only shared ones come twice."""
    for number, name in enumerate(names):
        if name not in known:
            raise refuse(f"{where}[{number}]", f"there is no {kind} {name!r}")
        if name in names[:number] and not shared:
            raise refuse(f"{where}[{number}]", f"{name} is there twice")
    return [known[name] for name in names]
