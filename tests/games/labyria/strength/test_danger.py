"""What figures could do to others and in their goal, with which throws (RIA-50, RIA-60)."""

from __future__ import annotations

from typing import Any

from tests.games.labyria.mazes import table

from irrgarten import registry
from irrgarten.kernel.threats import Threat

DOUBLES = [f"double {number}" for number in range(1, 7)]


def threats(dice: str | None = None, **position: Any) -> list[Threat]:
    return registry.rules("labyria").threats(table("", dice, **position).view(None))


def test_two_figures_face_each_other() -> None:
    """RIA-50: whoever has moved, and whatever was thrown."""
    figures = [["a1", "a1", "d4"], ["d6", "j10", "j10"]]
    by = ["2", "4", "6", *DOUBLES]
    both = [Threat(0, "d4", "d6", 1, by), Threat(1, "d6", "d4", 0, by)]
    board: dict[str, Any] = {"figures": figures, "tiles": ["a1|a2"]}
    for said in (
        threats(**board),
        threats("2 -", **board),
        threats("2 -", moved=True, **board),
        threats("2 -", used=True, **board),
        threats("2 -", attack="d4>d6/d5", **board),
        threats("2 -", evade="d4", **board),
    ):
        assert [threat for threat in said if threat.start in ("d4", "d6")] == both


def test_the_last_figure_could_come_home() -> None:
    """RIA-46, RIA-60: an attack beside it wins nothing, nor does a figure that is not the last."""
    figures = [["j10", "j10", "j9"], ["a1", "h9", "j10"]]
    said = threats(figures=figures, tiles=["a1|a2", "a1|b1"])
    own = {(threat.place, threat.other): threat.by for threat in said if threat.seat == 0}
    assert own == {
        ("j10", None): ["1", "3", "5"],
        ("h9", 1): ["2", "4", "6", *DOUBLES],
    }
    assert not any(threat.other is None for threat in said if threat.seat == 1)
