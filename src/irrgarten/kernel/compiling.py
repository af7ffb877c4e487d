"""Marks that the compiler reads (``tools/definitions.py``, ``tools/chapters.py``).

To Python they do nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

Inlined = TypeVar("Inlined", bound=Callable[..., Any])
Chapter = TypeVar("Chapter", bound=type)


def inline(function: Inlined) -> Inlined:
    """Mark a small function that needs no interpreter; it is written out where it is called."""
    return function


def chapter(kind: Chapter) -> Chapter:
    """Mark a class that is a part of the one compiled class that inherits from it."""
    return kind
