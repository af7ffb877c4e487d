"""An engine that does something wrong on purpose: ``python -m tests.search.bad_engine HOW``."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from typing import Any


def say(message: Any) -> None:
    print(json.dumps(message), flush=True)


def chosen(how: str, turn: dict[str, Any]) -> None:
    if how == "illegal":
        say({"type": "chosen", "act": "to the moon\n" * 1000})
    elif how == "impossible":
        say({"type": "chosen", "act": "ne"})
    elif how == "slow":
        time.sleep(60)
    elif how == "dying":
        sys.exit(7)
    elif how == "leaving children":
        subprocess.Popen(["sleep", "600"])
        sys.exit(3)
    elif how == "rubbish":
        print("checkmate", flush=True)
    elif how == "binary":
        sys.stdout.buffer.write(b"\xff\xfe\n")
        sys.stdout.buffer.flush()
    elif how == "deep":
        print("[" * 100_000, flush=True)
    elif how == "endless":
        while True:
            sys.stdout.write("x" * 65536)
    elif how == "chatty":
        for _ in range(3):
            say({"type": "hello", "protocol": 1})
    elif how == "giving up":
        say({"type": "bye", "reason": "no idea"})
    else:
        say({"type": "chosen", "act": turn["legal"][0]})


def main(how: str) -> None:
    if how == "silent":
        time.sleep(600)
    if how == "deaf":
        say({"type": "hello", "protocol": 1})
        time.sleep(600)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say({"type": "hello", "protocol": 2 if how == "of next year" else 1})
        elif message["type"] == "your turn":
            chosen(how, message)
        elif message["type"] == "bye" and how != "clinging":
            return
    if how == "clinging":
        time.sleep(600)


if __name__ == "__main__":
    main(sys.argv[1])
