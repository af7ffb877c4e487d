"""Web servers in front of ours, with the configuration that hosts are given in ``deploy``."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
from pathlib import Path
from textwrap import dedent

from tests.servers.process import FETCHED, Server, program

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"


class Proxy(Server):
    """Passes on to a server of ours at some port."""

    #: A word of its configuration that it cannot do without.
    WORD: str

    def __init__(self, folder: Path, served_at: int) -> None:
        super().__init__(folder)
        self.served_at = served_at
        self.config = self.folder / "config"

    def answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=5):
                return True
        except OSError:
            return False

    def check(self) -> None:
        """What the program itself says of its configuration. Raises Away."""
        self._run(self.checking())

    def checking(self) -> list[str]:
        raise NotImplementedError


class Nginx(Proxy):
    """Without TLS, unless there is a certificate."""

    WORD = "worker_processes"

    #: What a distribution's own nginx.conf says, in a folder of ours.
    AROUND = """\
        daemon off;
        pid FOLDER/pid;
        error_log stderr warn;
        worker_processes 1;
        events {}
        http {
            access_log off;
            client_body_temp_path FOLDER/body;
            proxy_temp_path FOLDER/proxy;
            fastcgi_temp_path FOLDER/fastcgi;
            uwsgi_temp_path FOLDER/uwsgi;
            scgi_temp_path FOLDER/scgi;
            include FOLDER/site.conf;
        }
        """

    def __init__(self, folder: Path, served_at: int, certificate: Path | None = None) -> None:
        super().__init__(folder, served_at)
        site = (DEPLOY / "nginx.conf").read_text()
        site = re.sub(r"\n *listen \[::\].*", "", site)
        listen = f"listen 127.0.0.1:{self.port}{' ssl http2' if certificate else ''};"
        site, listening = re.subn(r"listen 443 ssl http2;", listen, site)
        if certificate is None:
            site = re.sub(r"\n *ssl_.*", "", site)
        else:
            for end in (".pem", ".key"):  # where whoever it runs as may read them
                shutil.copy(f"{certificate}{end}", self.folder)
            site = site.replace("/etc/ssl/games.example.org", str(self.folder / certificate.name))
        here = f"127.0.0.1:{served_at}"
        assert (listening, site.count("127.0.0.1:8000")) == (1, 1)
        (self.folder / "site.conf").write_text(site.replace("127.0.0.1:8000", here))
        self.config.write_text(dedent(self.AROUND).replace("FOLDER", str(self.folder)))

    def command(self) -> list[str]:
        nginx = program("nginx", str(FETCHED / "usr" / "sbin"))
        return [nginx, "-p", str(self.folder), "-c", str(self.config), "-e", "stderr"]

    def checking(self) -> list[str]:
        return [*self.command(), "-t"]


class Caddy(Proxy):
    """Without TLS: for that it would want to be known to the world."""

    WORD = "lb_policy"

    def __init__(self, folder: Path, served_at: int) -> None:
        super().__init__(folder, served_at)
        site = (DEPLOY / "Caddyfile").read_text()
        self.config.write_text(f"{{\n\tadmin off\n}}\n{site}")

    def command(self) -> list[str]:
        return self._with_settings("run")

    def checking(self) -> list[str]:
        return self._with_settings("validate")

    def _with_settings(self, word: str) -> list[str]:
        caddy = program("caddy", str(FETCHED / "usr" / "bin"))
        settings = {
            "SITE": f"http://127.0.0.1:{self.port}",
            "SERVERS": f"127.0.0.1:{self.served_at}",
            "HOME": os.fspath(self.folder),
        }
        env = [f"{name}={value}" for name, value in settings.items()]
        return [*("/usr/bin/env", *env, caddy, word), "--config", str(self.config), *ADAPTER]


ADAPTER = ["--adapter", "caddyfile"]


def certificate(folder: Path) -> Path:
    """One that nobody vouches for: FOLDER/house.pem and FOLDER/house.key."""
    house = folder / "house"
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-nodes", "-subj", "/CN=localhost", "-newkey", "rsa:2048"),
            *("-keyout", f"{house}.key", "-out", f"{house}.pem"),
        ],
        check=True,
        capture_output=True,
    )
    for file in folder.glob("house.*"):
        file.chmod(0o644)
    return house
