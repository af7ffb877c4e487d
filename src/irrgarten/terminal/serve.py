"""``irrgarten``: serve the games to browsers until Ctrl-C."""

from __future__ import annotations

import argparse
import ipaddress
import logging
import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path

from irrgarten import texts
from irrgarten._pure import warn_if_uncompiled
from irrgarten.kernel.errors import IrrgartenError
from irrgarten.server.addresses import Network
from irrgarten.terminal import choices, output

EVERYWHERE = ("", "0.0.0.0", "::")


class ServeError(IrrgartenError):
    """An address that cannot be served at."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host", default="127.0.0.1", help="0.0.0.0 lets others in (default: %(default)s)"
    )
    parser.add_argument(
        "--port", type=_port, default=8000, help="0 takes a free one (default: %(default)s)"
    )
    parser.add_argument(
        "--data",
        type=Path,
        default=Path("irrgarten.db"),
        metavar="FILE",
        help="where the games are kept (default: %(default)s)",
    )
    parser.add_argument(
        "--pace",
        type=choices.seconds,
        default=1.0,
        metavar="SECONDS",
        help="how long computer players take at least (default: %(default)s)",
    )
    parser.add_argument(
        "--workers", type=choices.counted, metavar="N", help="processes for computer players"
    )
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="another address people come by, behind a proxy; may be given again",
    )
    parser.add_argument(
        "--proxy",
        action="append",
        default=[],
        type=_network,
        metavar="ADDRESS",
        help="a proxy, or a network of them, that says for whom it asks; may be given again",
    )
    parser.add_argument(
        "--open",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="open a browser where there is one",
    )


def run(args: argparse.Namespace) -> int:
    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    _check_address(args.host, args.port)
    warn_if_uncompiled()
    from irrgarten.server.serve import serve

    def ready(port: int) -> None:
        _tell(args, [f"http://{host}:{port}/" for host in _hosts(args.host)])

    with suppress(KeyboardInterrupt):  # how a server is meant to be stopped
        serve(
            args.host,
            args.port,
            args.data,
            pace=args.pace,
            origins=tuple(args.origin),
            proxies=tuple(args.proxy),
            workers=args.workers,
            ready=ready,
        )
    return 0


def _tell(args: argparse.Namespace, addresses: list[str]) -> None:
    data = str(args.data.resolve())
    if args.json:
        output.as_json({"addresses": addresses, "data": data})
    else:
        words = texts.texts(args.language, "terminal")
        for address in addresses:
            print(words.say("serve-address", {"address": address}))
        print(words.say("serve-data", {"file": data}))
        print(words.say("serve-stop"))
    sys.stdout.flush()
    if args.open and _has_screen():
        threading.Thread(target=webbrowser.open, args=addresses[:1], daemon=True).start()


def _has_screen() -> bool:
    """Without one, a text browser might take over the terminal."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _hosts(host: str) -> list[str]:
    """By what names this machine is reached: as one asked for, or from here and from outside."""
    if host not in EVERYWHERE:
        return [f"[{host}]" if ":" in host else host]
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: only asks which way out there is
            outside = str(probe.getsockname()[0])
        except OSError:
            outside = "localhost"
    return list(dict.fromkeys(["localhost", outside]))


def _check_address(host: str, port: int) -> None:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or error
        raise ServeError(f"cannot serve at {host}, port {port}: {reason}") from None


def _network(word: str) -> Network:
    try:
        return ipaddress.ip_network(word)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{error}") from None


def _port(word: str) -> int:
    if not (word.isascii() and word.isdigit() and int(word) <= 65535):
        raise argparse.ArgumentTypeError(f"'{word}' is not a port")
    return int(word)
