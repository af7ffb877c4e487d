"""``irrgarten work``: do the jobs of servers that share a bus, until Ctrl-C."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from contextlib import suppress

from irrgarten import registry, texts
from irrgarten.server.settings import Settings
from irrgarten.terminal import address, choices, configured, logged, output, settable
from irrgarten.terminal.slow import warn_if_slow


def arguments(parser: argparse.ArgumentParser) -> None:
    address.add_bus(parser, required=True)
    choices.add_count(
        parser,
        "--workers",
        "processes that think (default: as many as there are processors)",
        os.cpu_count() or 1,
    )
    logged.add_log(parser)
    configured.add_config(parser)
    settable.add(parser, Settings, only=["thought"])


def run(args: argparse.Namespace) -> int:
    logged.begin(args)
    warn_if_slow(*registry.names())
    from irrgarten.server.jobs.working import Working

    def ready() -> None:
        if args.json:
            output.as_json({"bus": str(args.bus), "workers": args.workers})
        else:
            words = texts.texts(args.language, "terminal")
            print(words.say("work-at", {"bus": str(args.bus), "workers": args.workers}))
            print(words.say("serve-stop"))
        sys.stdout.flush()

    async def work() -> None:
        await Working(args.bus, args.workers, args.thought).work(ready)

    with suppress(KeyboardInterrupt):  # how it is meant to be stopped
        asyncio.run(work())
    return 0
