"""The server's own key: made once, and what is signed with it."""

from __future__ import annotations

import base64
import json
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from tests.server.running import put_new

from irrgarten.server.notices.desk import NOBODY, _contact
from irrgarten.server.notices.mailing import MailServer
from irrgarten.server.notices.pushing import Keys
from irrgarten.server.settings import Settings
from irrgarten.store import KeyRow, Store

NOW = "2026-01-01T00:00:00+00:00"


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    put_new(tmp_path / "t.db")
    store = await Store.open(tmp_path / "t.db")
    yield store
    await store.close()


def keys_of(store: Store) -> Keys:
    return Keys(store, "mailto:games@example.org", lambda: NOW)


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


async def test_it_is_made_once_and_kept_with_the_games(store: Store) -> None:
    keys = keys_of(store)
    public = await keys.public()
    assert await store.notices.keys() == await keys.all()
    assert await keys_of(store).public() == public, "by whichever process"
    (row,) = await keys.all()
    assert (row.public, row.created) == (public, NOW)
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(public))
    private = ec.derive_private_key(int.from_bytes(decoded(row.private), "big"), ec.SECP256R1())
    assert private.public_key() == point
    assert "=" not in row.public + row.private, "as browsers want it"


async def test_the_first_that_was_made_is_the_one_for_new_devices(store: Store) -> None:
    keys = keys_of(store)
    public = await keys.public()
    later = KeyRow("B" * 87, "C" * 43, "2026-01-02T00:00:00+00:00")
    assert await keys.known(later.public) is None
    await store.notices.add_key(later)
    assert await keys.known(later.public) == later, "made by another process meanwhile"
    assert await keys.public() == public
    found = await keys.known(public)
    assert found is not None
    assert found.public == public


async def test_a_signature_names_who_sends_where_and_for_how_long(store: Store) -> None:
    keys = keys_of(store)
    (row,) = await keys.all()
    before = int(time.time())
    header = keys.signed(row, "https://push.example.org/wpush/v2/abc")["Authorization"]
    after = int(time.time())
    assert header.startswith("vapid t=")
    token, _, key = header.removeprefix("vapid t=").partition(",k=")
    assert key == row.public
    claims = json.loads(decoded(token.split(".")[1]))
    assert claims["aud"] == "https://push.example.org"
    assert claims["sub"] == "mailto:games@example.org"
    assert before <= claims["exp"] - 12 * 60 * 60 <= after


# -- whom a push service may write to ------------------------------------------------
def settings(**chosen: Any) -> Settings:
    return Settings(data=Path("t.db"), **chosen)


def test_a_push_service_may_write_to_who_sends_the_mails() -> None:
    for sender in ("Irrgarten <games@example.org>", "games@example.org"):
        mail = MailServer("127.0.0.1", 25, sender)
        assert _contact(settings(mail=mail)) == "mailto:games@example.org"


def test_or_to_a_page_that_can_be_named() -> None:
    origins = ("http://games.example.org", "https://games.example.org")
    assert _contact(settings(origins=origins)) == "https://games.example.org"


def test_or_to_nobody_but_in_a_form_that_services_read() -> None:
    for chosen in (settings(), settings(origins=("http://games.example.org",))):
        assert _contact(chosen) == NOBODY
    assert NOBODY.startswith("mailto:")
