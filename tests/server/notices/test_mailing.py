"""One mail: whom it is from, what it says, and to which server it goes."""

from __future__ import annotations

import re
from datetime import timedelta

import pytest
from msgspec.structs import replace
from tests.server.postbox import Postbox, mail_server

from irrgarten.server.notices.mailing import Mailing, MailServer, NotMailed, checked


async def test_a_mail_comes_as_it_was_written() -> None:
    postbox = Postbox()
    async with mail_server(postbox) as server:
        mails = Mailing(server)
        assert mails.offered
        await mails.send("anna@example.org", "Grüße", "Dein Zug.\n", "https://example.org/stop")
        await mails.send("ben@example.org", "Hello", "Your turn.\n", None)
    (to, mail), (_, other) = postbox.mails
    assert (to, mail["to"], mail["subject"]) == ("anna@example.org", "anna@example.org", "Grüße")
    assert mail["from"] == "Irrgarten <games@example.org>"
    assert mail.get_content() == "Dein Zug.\r\n"
    assert mail["list-unsubscribe"] == "<https://example.org/stop>"
    assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    assert mail["auto-submitted"] == "auto-generated"
    assert re.fullmatch(r"<[^@<>]+@example\.org>", mail["message-id"])
    assert mail["date"].datetime.utcoffset() == timedelta(0), "nobody learns where the server is"
    assert other["list-unsubscribe"] is None
    assert mail["message-id"] != other["message-id"]


async def test_nothing_goes_in_clear_unless_the_host_said_so() -> None:
    postbox = Postbox()
    async with mail_server(postbox) as server:
        usual = MailServer(server.host, server.port, server.sender)
        for wary in (usual, replace(server, security="starttls"), replace(server, security="tls")):
            with pytest.raises(NotMailed):
                await Mailing(wary).send("anna@example.org", "Hello", "Your turn.", None)
    assert postbox.mails == []


async def test_a_word_for_the_mail_server_is_said_only_to_one_that_asks_for_it() -> None:
    postbox = Postbox()
    async with mail_server(postbox) as server:
        with pytest.raises(NotMailed, match="SMTPNotSupportedError"):
            await Mailing(replace(server, user="games", password="word")).send(
                "anna@example.org", "Hello", "Your turn.", None
            )
    assert postbox.mails == []


def test_an_address_is_kept_as_its_owner_writes_it_but_for_the_case_of_the_host() -> None:
    assert checked(" Anna.B+games@Example.ORG ") == "Anna.B+games@example.org"
