"""What other processes are asked to do: one struct for each kind of work, which ``answer`` does.

A process of this machine gets it as it is (``worker``); at the bus it travels as JSON (``jobs``).
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from msgspec import Struct

from irrgarten import registry
from irrgarten.kernel.play import AnyRules
from irrgarten.kernel.record import Record
from irrgarten.search.player import choose
from irrgarten.search.review import Judged, judged

if TYPE_CHECKING:
    from irrgarten.kernel.positions import Position
    from irrgarten.server.opened import Refused
    from irrgarten.tables.game import TableGame


from functools import cache
from tempfile import mkdtemp

A_co = TypeVar("A_co", covariant=True)


class Work(Protocol[A_co]):
    def answer(self) -> A_co:
        """Return the answer; called in the other process."""


class Question(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that a bot may know to choose one act, and nothing else."""

    rules: AnyRules
    options: Any
    seat: int
    level: str
    perceived: Sequence[Any]
    view: Any
    seed: int
    # Whoever asks needs the rest to name the question, and to check its answer.
    ply: int = 0
    legal: Sequence[str] = ()
    #: Acts planned on top of position ``ply``; the view and the events are those after them.
    planned: Sequence[str] = ()

    @classmethod
    def of(cls, game: TableGame, seat: int, level: str, seed: int) -> Question:
        """Return what a seat has to decide now."""
        return cls(
            rules=game.rules,
            options=game.rules.options(game.play.state),
            seat=seat,
            level=level,
            perceived=game.perceived(seat),
            view=game.view(seat),
            seed=seed,
            ply=game.ply,
            legal=game.legal(seat),
        )

    def answer(self) -> str:
        return choose(
            self.rules,
            self.options,
            self.seat,
            self.level,
            self.perceived,
            self.view,
            self.seed,
        )


class ReviewPart(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The steps from ``first`` to before ``last`` of a game that is over, seed and secret left out.

    ``playouts`` is None for the first part, which finds out how many there can be.
    """

    record: Record
    level: str
    seconds: float
    playouts: int | None
    first: int
    last: int

    def answer(self) -> Judged:
        return judged(
            registry.rules(self.record.game),
            self.record,
            self.level,
            self.seconds,
            self.playouts,
            self.first,
            self.last,
        )


class Painting(Struct, frozen=True):
    """An SVG to be painted as PNG with the fonts of the client in the folder ``client``."""

    svg: str
    client: Path
    width: int
    height: int

    def answer(self) -> bytes:
        from irrgarten.server.work import painted  # bots need nothing of it

        return painted(self.svg, self.client, self.width, self.height)


class Upload(Struct, frozen=True):
    """A record to be read as a replay from a viewpoint, or without one as the position at a ply."""

    body: bytes
    viewpoint: str | None = None
    ply: int = 0

    def answer(self) -> bytes | Position | Refused:
        from irrgarten.server.opened import read  # nor of this

        return read(self.body, self.viewpoint, self.ply)


#: The fonts of the client, of which there is one for each part of the alphabet.
FONTS = "assets/*-wght-normal-*.woff2"


def painted(svg: str, client: Path, width: int, height: int) -> bytes:
    """``client`` is the folder of the built client, whose fonts are used."""
    import resvg_py

    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg,
            width=width,
            height=height,
            skip_system_fonts=True,
            font_files=_fonts(client),
            font_family="Atkinson Hyperlegible Next",
            sans_serif_family="Atkinson Hyperlegible Next",
        )
    )


@cache
def _fonts(client: Path) -> list[str]:
    """In a form that can be drawn with: a browser's fonts are packed."""
    from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
    from fontTools.varLib import instancer  # type: ignore[import-untyped]

    folder = Path(mkdtemp(prefix="irrgarten-fonts-"))
    made = []
    for number, packed in enumerate(sorted(client.glob(FONTS))):
        font = instancer.instantiateVariableFont(TTFont(packed), {"wght": 500})
        font.flavor = None
        made.append(str(folder / f"{number}.ttf"))
        font.save(made[-1])
    return made
