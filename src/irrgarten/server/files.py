"""How many connections the system lets this process have open."""

from __future__ import annotations

import sys
from contextlib import suppress

#: Connections taken in one go, before the first of them can be counted.
BATCH = 16

#: Turns of the event loop between taking a connection and having closed it again.
TURNS = 5

#: Files besides connections: the database, the log, what the interpreter reads.
OWN = 64
OF_A_WORKER = 8

#: A server with less room than this is no server.
FEWEST = 16


def room(wanted: int, workers: int) -> int:
    """Connections there is room for, up to ``wanted``; the system's limit is raised if it may be.

    So much is left that even connections not yet counted never use up the last file.
    """
    reserved = OWN + OF_A_WORKER * workers + BATCH * TURNS
    return max(FEWEST, min(wanted, _files(wanted + reserved) - reserved))


if sys.platform == "win32":

    def _files(wanted: int) -> int:
        return wanted  # sockets are not files there

else:
    import resource

    def _files(wanted: int) -> int:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft == resource.RLIM_INFINITY:
            return wanted
        if soft < wanted:
            raised = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
            with suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (raised, hard))
        return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
