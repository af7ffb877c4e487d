"""A mail server of our own, which keeps what comes as whoever it is for would read it."""

from __future__ import annotations

import asyncio
import email
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.smtp import SMTP
from tests.server.running import PATIENCE

from irrgarten.server.notices.mailing import MailServer


class Postbox:
    """A real mail server on this machine, and what came to it."""

    def __init__(self) -> None:
        self.mails: list[tuple[str, EmailMessage]] = []
        self._came = asyncio.Event()

    async def handle_DATA(self, _: Any, __: Any, envelope: Any) -> str:  # noqa: N802
        mail = email.message_from_bytes(envelope.content, policy=default)
        assert isinstance(mail, EmailMessage)
        self.mails.append((envelope.rcpt_tos[0], mail))
        self._came.set()
        return "250 OK"

    async def next(self, number: int) -> EmailMessage:
        async with asyncio.timeout(PATIENCE):
            while len(self.mails) < number:
                self._came.clear()
                await self._came.wait()
        return self.mails[number - 1][1]


@asynccontextmanager
async def mail_server(postbox: Postbox) -> AsyncIterator[MailServer]:
    loop = asyncio.get_running_loop()
    listening = await loop.create_server(lambda: SMTP(postbox, loop=loop), "127.0.0.1", 0)
    port = listening.sockets[0].getsockname()[1]
    yield MailServer("127.0.0.1", port, "Irrgarten <games@example.org>", "none")
    listening.close()
