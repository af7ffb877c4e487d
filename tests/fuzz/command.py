"""The command under fire: any words, any file; it answers 0, or 2 with a word on stderr."""

from __future__ import annotations

import contextlib
import io
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.fuzz.cases import Commanded, Fault, Figures

from irrgarten.terminal import main

FILE = "FILE"
#: Seconds that a command has as a process of its own.
PATIENCE = 120


def command(case: Commanded, figures: Figures) -> None:
    """In this process."""
    out, err = io.StringIO(), io.StringIO()
    with _file_of(case) as file, contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            code: object = main(_words(case, file))
        except SystemExit as left:  # argparse leaves by itself
            code = left.code
    _judge(case, code, err.getvalue() or out.getvalue(), figures, "command")


def command_of_its_own(case: Commanded, figures: Figures) -> None:
    """As a process, as a person runs it."""
    words = [word.replace("\0", "") for word in case.words]
    if any("\ud800" <= letter <= "\udfff" for word in words for letter in word):
        return  # nobody can type half a surrogate pair
    with _file_of(case) as file:
        done = subprocess.run(
            [sys.executable, "-m", "irrgarten", *_words(Commanded(words, ""), file)],
            capture_output=True,
            timeout=PATIENCE,
            check=False,
        )
    said = (done.stderr or done.stdout).decode(errors="replace")
    if "Traceback" in said or "runtime error" in said:
        raise Fault(f"the command says: {said[-2000:]}")
    _judge(case, done.returncode, said, figures, "process")


@contextlib.contextmanager
def _file_of(case: Commanded) -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="irrgarten-fuzz-") as folder:
        file = Path(folder, "given.json")
        file.write_bytes(bytes.fromhex(case.content))
        yield file


def _words(case: Commanded, file: Path) -> list[str]:
    return [str(file) if word == FILE else word for word in case.words]


def _judge(case: Commanded, code: object, said: str, figures: Figures, way: str) -> None:
    if code not in (0, 2):
        raise Fault(f"the command ends with {code}: {said[-2000:]}")
    if code == 2 and not said.strip():
        raise Fault("the command refuses without a word")
    figures[case.words[0], way, "done" if code == 0 else "refused"] += 1
