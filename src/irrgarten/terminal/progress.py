"""How far something is that takes its time, told on stderr."""

from __future__ import annotations

import sys
import time

from irrgarten import texts
from irrgarten.terminal import output

#: Seconds between two reports: on a screen, where they take each other's place, and elsewhere.
SCREEN, ELSEWHERE = 0.5, 10.0


class Progress:
    """Called with how much is done, of how much. ``message`` is worded by the command's texts."""

    def __init__(self, message: str, language: str, *, in_json: bool) -> None:
        self._message = message
        self._words = texts.texts(language, "terminal")
        self._in_json = in_json
        self._screen = sys.stderr.isatty() and not in_json
        self._told = time.monotonic()
        self._shown = False

    def __call__(self, done: int, total: int) -> None:
        now = time.monotonic()
        if now - self._told < (SCREEN if self._screen else ELSEWHERE):
            return
        self._told, self._shown = now, True
        percent = 100 * done // max(1, total)
        about: dict[str, str | int] = {"done": done, "total": total, "percent": percent}
        said = output.plain(about) if self._in_json else self._words.say(self._message, about)
        end = "\r" if self._screen else "\n"
        print(said, end=end, file=sys.stderr, flush=True)

    def end(self) -> None:
        """Something else is going to be printed."""
        if self._screen and self._shown:
            print("\033[K", end="", file=sys.stderr, flush=True)
