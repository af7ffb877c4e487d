"""The long form: ``python -m tests.fuzz --minutes 10 --seed 7``, or ``--cases`` instead."""

from __future__ import annotations

import argparse
import asyncio
import secrets
import signal
import sys
from pathlib import Path

from tests.fuzz.cases import KEPT
from tests.fuzz.running import Run

import irrgarten


def main() -> int:
    parser = argparse.ArgumentParser(prog="make fuzz", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--cases", type=int, default=0, help="end after so many, if that is sooner")
    parser.add_argument("--seed", default="", help="default: another one each time")
    parser.add_argument("--kept", type=Path, default=KEPT, help="where what failed is kept")
    args = parser.parse_args()
    seed = args.seed or secrets.token_hex(4)
    how = "compiled" if irrgarten.compiled else "uncompiled"
    print(f"fuzz: seed {seed}, irrgarten {how} from {Path(irrgarten.__file__).parent}", flush=True)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # server and worker end with it
    run = Run(seed, args.minutes * 60, args.cases, args.kept)
    asyncio.run(run.all())
    print(run.summary())
    return 1 if run.faults else 0


if __name__ == "__main__":
    sys.exit(main())
