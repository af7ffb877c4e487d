"""What a bot's process does besides thinking: it leaves Ctrl-C to the server, and ends with it.

Nothing of the server is imported here, so that such a process starts quickly.
"""

from __future__ import annotations

import os
import signal
import threading
from multiprocessing import parent_process

#: Bots think in what time the server leaves them.
POLITENESS = 5


def prepare() -> None:
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the whole group
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    """A server that is killed cannot tell its workers to end."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)
