"""How far a training is, on the screen."""

from __future__ import annotations

from typing import Any, Self


class Showing:
    """A bar for what is done just now; what is done before stays above it."""

    def __init__(self, *, silent: bool) -> None:
        from rich.console import Console
        from rich.progress import (
            BarColumn,
            MofNCompleteColumn,
            Progress,
            TextColumn,
            TimeRemainingColumn,
        )

        self._bars: Any = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True, quiet=silent),
        )
        self._what = ""
        self._bar: Any = None

    def __enter__(self) -> Self:
        self._bars.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._bars.stop()

    def __call__(self, what: str, done: int, total: int) -> None:
        if what != self._what:
            self._what = what
            self._bar = self._bars.add_task(what, total=total)
        self._bars.update(self._bar, completed=done, total=total)
