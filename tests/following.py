"""The view of a table as a client follows it, frame by frame."""

from __future__ import annotations

from typing import Any

Frame = dict[str, Any]


class Follower:
    """Keeps the latest position that was told."""

    def __init__(self) -> None:
        self._ply = -1
        self._view: Any = None

    def follow(self, frame: Frame) -> Frame:
        """Return a frame with the ``view`` at its end, if it tells of the game."""
        if frame["type"] in ("welcome", "started"):
            stretch = frame["stretch"]
            self._ply, self._view, acts = stretch["since"], stretch["view"], stretch["acts"]
        elif frame["type"] == "played":
            acts = frame["acts"]
        else:
            return frame
        for act in acts:
            # A resend is answered by acts that were told before.
            if act["ply"] > self._ply:
                assert act["ply"] == self._ply + 1, "an act was left out"
                self._ply, self._view = act["ply"], self._view | act["changed"]
        assert self._ply == frame["ply"]
        return frame | {"view": self._view}
