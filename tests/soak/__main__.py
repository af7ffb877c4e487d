"""``make soak``: as many kills as one likes. ``python -m tests.soak --kills 1000 --tables 200``."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from tests.soak.soaking import Wish, soak


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--between", type=float, default=3, help="seconds between two kills")
    parser.add_argument("--pause", type=float, default=0.5, help="seconds before an act")
    parser.add_argument("--seed", default="soak")
    return parser.parse_args()


def _say(line: str) -> None:
    print(line, flush=True)


def main() -> int:
    wish = Wish(**vars(_arguments()))
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(soak(Path(folder), wish, _say))
    print("\n".join(found.lines()))
    return 1 if found.losses else 0


if __name__ == "__main__":
    sys.exit(main())
