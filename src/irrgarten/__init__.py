"""Board games as a library: rules, records and computer players."""

from __future__ import annotations

from irrgarten import _pure

_pure.switch()  # before anything that may be compiled is imported

#: Whether the rules run as compiled code. If not, everything works, but computer players are weak.
compiled: bool = _pure.is_compiled()
