"""A real server of somebody else's, on a free port, with data that is thrown away.

It can be stopped, killed hard, and started again where it was.
"""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import time
from abc import ABC, abstractmethod
from contextlib import suppress
from pathlib import Path
from tempfile import mkdtemp
from typing import IO, Self

#: Seconds that a server has to start or to stop, on a machine that has other things to do.
PATIENCE = 60

#: What ``tools/servers`` has fetched where nothing may be installed.
FETCHED = Path(__file__).resolve().parents[2] / "build" / "servers"


#: Linux gives clients ports from 32768.
PORTS = range(20000, 32000)

#: Bytes that all servers of all tests do not fill by far.
ROOM = 4 << 30


class Away(Exception):
    """A server that does not start."""


def program(name: str, *folders: str) -> str:
    """Where a program is: on the path, where Debian puts it, or fetched."""
    path = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", *folders])
    found = shutil.which(name, path=path)
    if found is None:
        raise Away(f"{name} is not installed: run tools/servers")
    return found


def free_port() -> int:
    """Not one that the system gives to clients: they could take it while the server is away."""
    while True:
        port = secrets.choice(PORTS)
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


def ordinary_user() -> pwd.struct_passwd | None:
    """Whom a server runs as that refuses to run as root; None if we are nobody special."""
    return pwd.getpwnam("nobody") if os.getuid() == 0 else None


class Server(ABC):
    """Started in its ``folder``, which it may write.

    Whoever else it runs as would not get through to a folder of tests: it gets one of its own. What
    need not outlast the machine is not ``lasting``.
    """

    def __init__(self, folder: Path, *, lasting: bool = True) -> None:
        user = ordinary_user()
        place = None if lasting else _in_memory()
        own = None if user is None and place is None else mkdtemp(prefix="irrgarten-", dir=place)
        self.folder = folder if own is None else Path(own)
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        if user is not None:
            os.chown(self.folder, user.pw_uid, user.pw_gid)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Returns once it answers."""
        assert self._process is None
        with (self.folder / "log").open("ab") as log:
            self._process = self._spawn(self.command(), stdout=log, stderr=log)
        until = time.monotonic() + PATIENCE
        while not self.answers():
            if self._process.poll() is not None or time.monotonic() > until:
                self.kill()
                raise Away((self.folder / "log").read_text(errors="replace")[-2000:])
            time.sleep(0.02)

    def stop(self) -> None:
        """As a system stops it: what it keeps is in order."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """At once, as by ``kill -9``: nothing is finished or tidied up, by its children neither."""
        family = [self.pid, *_children(self.pid)] if self._process is not None else []
        for pid in family:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._end(signal.SIGKILL)
        until = time.monotonic() + PATIENCE
        while any(map(_runs, family)) and time.monotonic() < until:
            time.sleep(0.01)

    def restart(self) -> None:
        """On the same port and data."""
        self.stop()
        self.start()

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(how)
            process.wait(PATIENCE)

    def _run(self, command: list[str]) -> None:
        process = self._spawn(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        said, _ = process.communicate(timeout=PATIENCE)
        if process.returncode:
            raise Away(said.decode(errors="replace"))

    def _spawn(self, command: list[str], **kwargs: int | IO[bytes]) -> subprocess.Popen[bytes]:
        user = ordinary_user()
        libraries = os.pathsep.join(map(os.fspath, FETCHED.glob("usr/lib/*-linux-gnu")))
        env = (
            {**os.environ, "LD_LIBRARY_PATH": libraries}
            if command[0].startswith(str(FETCHED))
            else None
        )
        who = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []} if user else {}
        return subprocess.Popen(  # type: ignore[call-overload,no-any-return]
            command, cwd=self.folder, stdin=subprocess.DEVNULL, env=env, **kwargs, **who
        )

    # -- what each server knows ------------------------------------------------
    @abstractmethod
    def command(self) -> list[str]: ...

    @abstractmethod
    def answers(self) -> bool:
        """Whether it can be used."""


def _in_memory() -> Path | None:
    """A hundred databases are slow to make and to remove on a disk; if there is room for them."""
    memory = Path("/dev/shm")
    with suppress(OSError):
        if os.access(memory, os.W_OK) and shutil.disk_usage(memory).free > ROOM:
            return memory
    return None


def _children(pid: int) -> list[int]:
    with suppress(OSError):
        return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return []


def _runs(pid: int) -> bool:
    """What nobody has asked about yet is still listed after its end."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False
