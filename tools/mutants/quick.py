"""A process that has loaded the tests and all that they need, and parts for each mutant.

A function that is changed gets its new code where it stands; nothing is loaded again, so that a
trial takes as long as its tests. What is no function cannot be tried so, nor what was called while
loading: its old result would stay.
"""

from __future__ import annotations

import gc
import inspect
import json
import os
import socket
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import _lru_cache_wrapper, cache
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest

from mutants.tree import PACKAGE

#: Told instead of an exit code: this one has to be loaded.
LOAD = "load"

#: The kernel's own; not imported, as the package must not be loaded before the processes part.
REMEMBERED = "Remembered"

Keeping = tuple[str, Callable[[], None]]
#: A function as its code names it.
_Name = tuple[str, str, int]
Functions = dict[_Name, list[FunctionType]]
#: Makes a new process ready for a trial, and says which of its plugins watches over the tests.
Prepare = Callable[[dict[str, str]], object]


def ask(address: Path, request: dict[str, object]) -> str:
    """The exit code of the tests, or ``LOAD``; nothing if the process that ran them was ended."""
    with socket.socket(socket.AF_UNIX) as asking:
        asking.connect(str(address))
        asking.sendall(json.dumps(request).encode() + b"\n")
        with suppress(ConnectionResetError):
            return asking.recv(16).decode()
        return ""


class Loop:
    """Instead of running the tests, waits for mutants to run them on."""

    def __init__(self, listener: socket.socket, prepare: Prepare) -> None:
        self._listener = listener
        self._prepare = prepare

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        _warm_up(items.values())
        functions, kept = loaded(), keeping()
        for path in {Path(name) for name, _, _ in functions}:
            _as_it_is(path)
        gc.collect()
        gc.freeze()  # so that the processes go on sharing it
        while True:
            asked, _ = self._listener.accept()
            if os.fork() == 0:
                try:
                    self._answer(asked, session, items, functions, kept)
                finally:
                    os._exit(1)
            asked.close()
            with suppress(ChildProcessError):
                while os.waitpid(-1, os.WNOHANG)[0]:
                    pass

    def _answer(
        self,
        asked: socket.socket,
        session: pytest.Session,
        items: dict[str, pytest.Item],
        functions: Functions,
        kept: list[Keeping],
    ) -> None:
        request = json.loads(asked.makefile().readline())
        session.config.pluginmanager.register(self._prepare(request))
        if not renewed(functions, request["module"], Path(request["source"]).read_text()):
            asked.sendall(LOAD.encode())
            return
        forget(kept, request["module"])
        session.testsfailed = 0
        chosen = [items[test] for test in request["tests"]]
        for item, following in zip(chosen, [*chosen[1:], None], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if session.testsfailed:
                break
        sys.stdout.flush()
        asked.sendall(str(min(session.testsfailed, 1)).encode())


def _warm_up(items: Iterable[pytest.Item]) -> None:
    """What libraries do only the first time is done for all, by one test with a server."""
    for item in items:
        if "house" in getattr(item, "fixturenames", ()):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
            return


def _objects() -> list[Any]:
    gc.unfreeze()  # the tests freeze what they have collected
    return gc.get_objects()


def loaded() -> Functions:
    """The functions of the package, wherever they are kept."""
    found: Functions = defaultdict(list)
    for one in _objects():
        if type(one) is FunctionType and one.__code__.co_filename.startswith(str(PACKAGE)):
            found[_name(one.__code__)].append(one)
    return found


def keeping() -> list[Keeping]:
    """What keeps the results of functions: where those stand, and how it forgets."""
    found: list[Keeping] = []
    for one in _objects():
        if type(one) is _lru_cache_wrapper:
            found.append((one.__module__, one.cache_clear))
        elif type(one).__name__ == REMEMBERED:
            found.append((one._work_out.__module__, one.clear))
    return found


def forget(kept: list[Keeping], module: str) -> None:
    """The results of functions beside the changed one may be others now."""
    package = f"{PACKAGE.name}/{module}".rpartition("/")[0].replace("/", ".")
    for where, clear in kept:
        if where.rpartition(".")[0] == package:
            clear()


def _name(code: CodeType) -> _Name:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def renewed(functions: Functions, module: str, text: str) -> bool:
    """Whether all that is changed are functions, which have their new code now."""
    path = PACKAGE / module
    changes = list(_changed(_as_it_is(path), _compiled(path, text)))
    if None in changes:
        return False
    for change in changes:
        assert change is not None
        old, new, is_outermost = change
        kept = functions.get(_name(old), [])
        if is_outermost and not kept:
            return False
        for function in kept:
            try:
                function.__code__ = new
            except ValueError:  # it needs other names from outside
                return False
    return True


@cache
def _as_it_is(path: Path) -> CodeType:
    return _compiled(path, path.read_text())


def _compiled(path: Path, text: str) -> CodeType:
    code: CodeType = compile(text, str(path), "exec", dont_inherit=True)
    return code


def _changed(
    before: CodeType, after: CodeType, *, inside: bool = False
) -> Iterator[tuple[CodeType, CodeType, bool] | None]:
    """The functions that differ, those within functions as well; None for anything else."""
    if before == after:
        return
    is_function = bool(before.co_flags & inspect.CO_OPTIMIZED)
    if is_function:
        yield before, after, not inside
    old, new = _functions_in(before), _functions_in(after)
    if not is_function and (_itself(before) != _itself(after) or len(old) != len(new)):
        yield None
    elif len(old) == len(new):
        for one, other in zip(old, new, strict=True):
            yield from _changed(one, other, inside=inside or is_function)


def _functions_in(code: CodeType) -> list[CodeType]:
    return [one for one in code.co_consts if isinstance(one, CodeType)]


def _itself(code: CodeType) -> tuple[object, ...]:
    """What a module or a class does when it is loaded, apart from the functions it defines."""
    constants = [None if isinstance(one, CodeType) else repr(one) for one in code.co_consts]
    return code.co_code, code.co_names, constants
