"""``irrgarten``: serve the games to browsers until Ctrl-C."""

from __future__ import annotations

import argparse
import ipaddress
import os
import re
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from irrgarten import registry, texts
from irrgarten.kernel.errors import IrrgartenError
from irrgarten.server.addresses import Network
from irrgarten.server.notices.mailing import MailServer
from irrgarten.server.settings import Limits, Settings
from irrgarten.terminal import address, choices, configured, logged, output, settable
from irrgarten.terminal.slow import warn_if_slow

if TYPE_CHECKING:
    from irrgarten.server.reached import Reached


#: The ports that browsers leave out of an origin, by its scheme.
DEFAULT_PORTS = {"http": 80, "https": 443}
HOST = re.compile(r"[a-z0-9._-]+|[0-9a-f:.]+")


class ServeError(IrrgartenError):
    """An address that cannot be served at."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host",
        default="127.0.0.1",
        help="address to listen on; 0.0.0.0 for all (default: %(default)s)",
    )
    parser.add_argument(
        "--let-others-in",
        action=argparse.BooleanOptionalAction,
        default=None,
        help="also listen on this machine's addresses in the local network (default: as last "
        "chosen on the server's own page)",
    )
    parser.add_argument(
        "--port", type=_port, default=8000, help="port; 0 picks a free one (default: %(default)s)"
    )
    address.add_data(parser)
    address.add_bus(parser)
    choices.add_count(parser, "--workers", "processes that compute the moves of bots")
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        type=_origin,
        metavar="ADDRESS",
        help="an additional public address, such as https://games.example.org; repeatable",
    )
    parser.add_argument(
        "--proxy",
        action="append",
        default=[],
        type=_network,
        metavar="ADDRESS",
        help="address or network of a trusted proxy (X-Forwarded-For); repeatable",
    )
    for kind, which in (("unbegun", "that were never started"), ("finished", "whose game is over")):
        choices.add_count(
            parser,
            f"--prune-{kind}",
            f"delete tables {which} after N days (default: never)",
            metavar="DAYS",
        )
    parser.add_argument(
        "--open",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="open the browser, if there is one",
    )
    parser.add_argument(
        "--metrics",
        type=_metrics,
        metavar="HOST:PORT",
        help="serve Prometheus metrics here, such as 127.0.0.1:9100; off by default",
    )
    _add_notices(parser)
    logged.add_log(parser)
    configured.add_config(parser)
    settable.add(parser, Settings)
    limits = parser.add_argument_group("limits", "Per client address, unless stated otherwise.")
    settable.add(limits, Limits, "limits")


def _add_notices(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--smtp",
        type=_smtp,
        metavar="HOST:PORT",
        help="SMTP server for notices by mail; off by default",
    )
    parser.add_argument(
        "--smtp-security",
        choices=("starttls", "tls", "none"),
        default="starttls",
        help="SMTP security mode (default: %(default)s)",
    )
    parser.add_argument("--smtp-user", metavar="NAME", help="SMTP user name")
    parser.add_argument(
        "--smtp-password",
        metavar="WORD",
        help="SMTP password; better set in the environment or in the file",
    )
    parser.add_argument(
        "--smtp-from", metavar="ADDRESS", help="sender address, such as games@example.org"
    )
    parser.add_argument(
        "--push-host",
        action="append",
        default=[],
        metavar="HOST:PORT",
        help="a push service in the own network, for tests; repeatable",
    )


def _mail_server(args: argparse.Namespace) -> MailServer | None:
    if args.smtp is None:
        return None
    if not args.origin:
        raise ServeError("--smtp needs --origin: links in mails begin with the first one")
    if not args.smtp_from:
        raise ServeError("--smtp needs --smtp-from: mails need a sender")
    host, port = args.smtp
    return MailServer(
        host, port, args.smtp_from, args.smtp_security, args.smtp_user, args.smtp_password
    )


def run(args: argparse.Namespace) -> int:
    logged.begin(args)
    _check_address(args.host, args.port)
    if args.metrics:
        _check_address(*args.metrics)
    mail = _mail_server(args)
    warn_if_slow(*registry.names())
    from irrgarten.server.addresses import in_link
    from irrgarten.server.reached import EVERYWHERE
    from irrgarten.server.serve import serve
    from irrgarten.server.settings import Prune

    def ready(reached: Reached, port: int) -> None:
        here = "localhost" if args.host in EVERYWHERE else in_link(args.host)
        own = f"http://{here}:{port}/"
        _tell(args, list(dict.fromkeys([own, *(f"{one}/" for one in reached.links)])), reached)

    with suppress(KeyboardInterrupt):  # how a server is meant to be stopped
        serve(
            args.host,
            args.port,
            args.data,
            bus=args.bus,
            origins=tuple(args.origin),
            proxies=tuple(args.proxy),
            workers=args.workers,
            prune=Prune(unbegun=args.prune_unbegun, finished=args.prune_finished),
            limits=Limits(**settable.chosen(args, Limits, "limits")),
            metrics=args.metrics,
            ready=ready,
            let_in=args.let_others_in,
            mail=mail,
            push_hosts=tuple(args.push_host),
            **settable.chosen(args, Settings),
        )
    return 0


def _tell(args: argparse.Namespace, addresses: list[str], reached: Reached) -> None:
    if args.json:
        output.as_json({"addresses": addresses, "data": address.resolved(args.data)})
    else:
        words = texts.texts(args.language, "terminal")
        for one in addresses:
            print(words.say("serve-address", {"address": one}))
        if not reached.links:
            print(words.say("serve-in-vain" if args.let_others_in else "serve-alone"))
        address.print_data(args.data, words)
        print(words.say("serve-stop"))
    sys.stdout.flush()
    if args.open and _has_screen():
        threading.Thread(target=webbrowser.open, args=addresses[:1], daemon=True).start()


def _has_screen() -> bool:
    """Without one, a text browser might take over the terminal."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


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


def _origin(word: str) -> str:
    """Return an origin as browsers send it: in ASCII, and without its default port."""
    wrong = f"'{word}' is not an origin; one looks like https://games.example.org"
    try:
        parts = urlsplit(word)
        port, host = parts.port, (parts.hostname or "").encode("idna").decode()
    except ValueError:  # also UnicodeError
        raise argparse.ArgumentTypeError(wrong) from None
    more = parts.path.removeprefix("/") or parts.query or parts.fragment or parts.username
    if parts.scheme not in DEFAULT_PORTS or not HOST.fullmatch(host) or more:
        raise argparse.ArgumentTypeError(wrong)
    name = f"[{host}]" if ":" in host else host
    usual = port in (None, DEFAULT_PORTS[parts.scheme])
    return f"{parts.scheme}://{name}" + ("" if usual else f":{port}")


def _port(word: str) -> int:
    if not (word.isascii() and word.isdigit() and int(word) <= 65535):
        raise argparse.ArgumentTypeError(f"'{word}' is not a port")
    return int(word)


def _smtp(word: str) -> tuple[str, int]:
    host, _, port = word.rpartition(":")
    if not host:
        raise argparse.ArgumentTypeError(f"'{word}' is not HOST:PORT")
    return host.strip("[]"), _port(port)


def _metrics(word: str) -> tuple[str, int]:
    """Without a host it is this machine alone: what is told there is nobody else's business."""
    host, _, port = word.rpartition(":")
    return host.strip("[]") or "127.0.0.1", _port(port)
