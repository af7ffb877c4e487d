"""SVG as PNG, in a process of its own: ``work`` asks for it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import mkdtemp

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
