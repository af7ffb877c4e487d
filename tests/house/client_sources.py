"""The sources of the browser client, and what each of them imports."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "web" / "src"

_PIECE = re.compile(
    r"""(?P<comment>//[^\n]*|/\*.*?\*/)"""
    r"""|(?P<string>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)"""
    r"""|[\w$]+|\S""",
    re.DOTALL,
)
_SCRIPT = re.compile(r"<script\b[^>]*>(.*?)</script>", re.DOTALL)
_STYLE = re.compile(r"<style\b[^>]*>(.*?)</style>", re.DOTALL)
_REMARK = re.compile(r"<!--.*?-->", re.DOTALL)
_LATE = re.compile(r"\bimport\s*\(\s*([^)]*?)\s*\)")
_CSS = re.compile(r"""@import\s+(?:url\()?\s*["']?([^"')\s;]+)""")


def files() -> list[Path]:
    return sorted(path for path in SOURCES.rglob("*") if path.suffix in {".ts", ".svelte", ".css"})


def asked(path: Path, text: str) -> Iterator[str]:
    """All that a file asks for, as it writes it."""
    if path.suffix == ".css":
        yield from _CSS.findall(text)
    elif path.suffix == ".svelte":
        text = _REMARK.sub("", text)
        for script in _SCRIPT.findall(text):
            yield from _of_script(script)
        for style in _STYLE.findall(text):
            yield from _CSS.findall(style)
        for late in _LATE.findall(_STYLE.sub("", _SCRIPT.sub("", text))):
            yield _plain(late)
    else:
        yield from _of_script(text)


def _of_script(text: str) -> Iterator[str]:
    pieces = [found[0] for found in _PIECE.finditer(text) if not found["comment"]]
    for at, piece in enumerate(pieces):
        after = pieces[at + 1 :]
        if piece in {"from", "import"} and after and after[0][0] in "'\"":
            yield _plain(after[0])
        elif piece == "import" and after[:1] == ["("]:
            yield _plain(after[1])
        elif piece == "import" and after[:4] == [".", "meta", ".", "glob"]:
            yield from map(_plain, _globbed(after[after.index("(") + 1 :]))


def _globbed(pieces: list[str]) -> list[str]:
    """One drawing of a path, or several in brackets."""
    if pieces[0] != "[":
        return pieces[:1]
    return [piece for piece in pieces[1 : pieces.index("]")] if piece != ","]


def _plain(piece: str) -> str:
    """What must be worked out first could lead anywhere."""
    plain = re.fullmatch(r"""'[^']*'|"[^"]*"|`[^`$]*`""", piece)
    assert plain, f"imported by no plain name: {piece}"
    return piece[1:-1]


def imported(path: Path, text: str | None = None) -> Iterator[Path]:
    """The files of the project that a file imports; packages are left out."""
    for name in asked(path, path.read_text(encoding="utf-8") if text is None else text):
        if name.startswith("!"):  # what a drawing of paths leaves out
            continue
        if name.startswith("."):
            yield from _found(path.parent, name.partition("?")[0])
        assert not name.startswith(("/", "$", "@/", "~")), f"{path}: {name} hides where it leads"


def _found(folder: Path, name: str) -> list[Path]:
    if "*" in name:
        steps = Path(name).parts
        ups = sum(1 for step in steps if step == "..")
        start = Path(os.path.normpath(folder.joinpath(*steps[:ups])))
        return sorted(start.glob("/".join(step for step in steps[ups:] if step != ".")))
    named = Path(os.path.normpath(folder / name))
    tried = [named, named.with_name(f"{named.name}.ts"), named / "index.ts"]
    found = next((one for one in tried if one.is_file()), None)
    assert found is not None, f"{folder}: there is no {name}"
    return [found]
