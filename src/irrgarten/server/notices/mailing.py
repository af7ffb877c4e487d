"""Notices by mail, where the host has named a server that sends them."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Literal

from msgspec import Struct

from irrgarten.tables.problems import RequestError

#: Seconds that the mail server has for each answer.
PATIENCE = 10

#: One plain address: no names, no lists, nothing that a mail server would take for more.
ADDRESS = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@"
    r"(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}"
)


class MailServer(Struct, frozen=True):
    """``sender`` is whom the mails are from."""

    host: str
    port: int
    sender: str
    security: Literal["starttls", "tls", "none"] = "starttls"
    user: str | None = None
    password: str | None = None


class NotMailed(Exception):
    """The mail server did not take it."""


def checked(address: str) -> str:
    """The address, as it is kept. Raises RequestError for what is none."""
    plain = address.strip()
    if not ADDRESS.fullmatch(plain) or ".." in plain or plain.startswith("."):
        raise RequestError("bad_request", "address: it is no mail address")
    local, _, domain = plain.rpartition("@")
    return f"{local}@{domain.lower()}"


class Mailing:
    """One mail after the other, in a thread: a slow mail server keeps nobody waiting."""

    def __init__(self, server: MailServer | None) -> None:
        self._server = server
        self._order = asyncio.Lock()

    @property
    def offered(self) -> bool:
        return self._server is not None

    async def send(self, to: str, subject: str, text: str, stop: str | None) -> None:
        """``stop`` is the address by which mail programs stop it with one tap. Raises NotMailed."""
        server = self._server
        if server is None:
            raise NotMailed("there is no mail server")
        mail = EmailMessage()
        mail["From"] = server.sender
        mail["To"] = to
        mail["Subject"] = subject
        mail["Date"] = formatdate(usegmt=True)
        mail["Message-ID"] = make_msgid(domain=server.sender.rpartition("@")[2].strip("> "))
        mail["Auto-Submitted"] = "auto-generated"
        if stop is not None:  # RFC 8058
            mail["List-Unsubscribe"] = f"<{stop}>"
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content(text)
        async with self._order:
            try:
                await asyncio.to_thread(_sent, server, mail)
            except (OSError, smtplib.SMTPException, ValueError) as error:
                raise NotMailed(type(error).__name__) from None


def _sent(server: MailServer, mail: EmailMessage) -> None:
    secure = ssl.create_default_context()
    if server.security == "tls":
        opened: smtplib.SMTP = smtplib.SMTP_SSL(
            server.host, server.port, timeout=PATIENCE, context=secure
        )
    else:
        opened = smtplib.SMTP(server.host, server.port, timeout=PATIENCE)
    with opened as line:
        if server.security == "starttls":
            line.starttls(context=secure)
        if server.user is not None:
            line.login(server.user, server.password or "")
        line.send_message(mail)
