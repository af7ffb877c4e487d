"""Moves table by table, saying so, until it is killed: ``python -m tests.store.moving_slowly``."""

from __future__ import annotations

import sys

from irrgarten.store import address, copying
from irrgarten.store.moving import move


def say(done: int, total: int) -> None:
    print(done, total, flush=True)
    sys.stdin.readline()  # it goes on when told so


if __name__ == "__main__":
    copying.TABLES = 1
    move(address.read(sys.argv[1]), address.read(sys.argv[2]), say)
