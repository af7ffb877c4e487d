"""Positions and records from files; whatever is wrong with one is named."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, NoReturn

import irrgarten
from irrgarten.kernel.errors import IrrgartenError


class FileError(IrrgartenError):
    """A file that cannot be read, or holds no JSON object."""


def add_file(parser: argparse.ArgumentParser, metavar: str = "FILE") -> None:
    parser.add_argument("file", metavar=metavar, help="JSON file; - is standard input")


def opened(file: str, seed: str | None = None) -> irrgarten.Game:
    """The game of a position, or of a record at its end.

    Chance is played by hand; with a seed it is drawn from there.
    """
    content = read(file)
    if "acts" in content:
        game = irrgarten.replay(content)
        if seed is None:
            return game
        content = game.position()
    return irrgarten.load(content, seed=seed, chance="manual" if seed is None else "seed")


def read(file: str) -> dict[str, Any]:
    """The JSON object in a file; ``-`` is standard input."""
    name = "standard input" if file == "-" else file
    try:
        raw = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        content = json.loads(raw.decode("utf-8-sig"), parse_constant=_no_number)
    except OSError as error:
        raise FileError(f"{name}: {error.strerror or error}") from None
    except UnicodeDecodeError as error:
        raise FileError(f"{name}: byte {error.start} is not UTF-8") from None
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise FileError(f"{name}: not JSON at {where}: {error.msg}") from None
    except RecursionError:
        raise FileError(f"{name}: nested too deeply") from None
    except ValueError as error:
        raise FileError(f"{name}: {error}") from None
    if not isinstance(content, dict):
        raise FileError(f"{name}: a position or a record is a JSON object, this is not one")
    return content


def _no_number(constant: str) -> NoReturn:
    raise ValueError(f"{constant} is not JSON")
