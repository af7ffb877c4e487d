"""The wire of notices: where somebody wants to be told that it is her turn."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from irrgarten.server.frames import Secret, Token

Language = Literal["en", "de", "fr", "it", "es", "nl"]
Subscriber = Annotated[str, Meta(min_length=32, max_length=32, pattern=r"^[0-9a-f]+$")]
#: As browsers write keys: base64 for addresses, without padding.
Base64 = Annotated[str, Meta(min_length=16, max_length=100, pattern=r"^[A-Za-z0-9_-]+={0,2}$")]


class NoticesOffered(Struct, frozen=True):
    """How one can be told here: ``push`` is the server's public key; ``mail`` if it sends mails."""

    push: str
    mail: bool


class NewDevice(Struct, frozen=True, forbid_unknown_fields=True):
    """A device, by what its browser says of its push subscription. ``key`` is the server's own."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1024)]
    p256dh: Base64
    auth: Base64
    key: Base64
    language: Language
    token: Token


class NewMail(Struct, frozen=True, forbid_unknown_fields=True):
    """An address, to which one mail goes: only whoever reads it can say that it is hers."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]
    language: Language
    token: Token


class Subscribed(Struct, frozen=True):
    """By this secret seats are followed, and everything is stopped."""

    subscriber: str
    secret: str


class SubscriptionInfo(Struct, frozen=True):
    """``confirmed``: whoever reads the mails of this address has said that it is hers."""

    kind: Literal["push", "mail"]
    confirmed: bool


class Follow(Struct, frozen=True, forbid_unknown_fields=True):
    """Tell, or no longer, when it is the turn of the seat whose secret is in the header."""

    subscriber: Subscriber
    secret: Secret
    on: bool = True


class NoticeToken(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in a mail, or in a notice."""

    token: Annotated[str, Meta(min_length=1, max_length=128, pattern=r"^[A-Za-z0-9_.-]+$")]


class Stopped(Struct, frozen=True):
    """Nothing is sent any more; how it stood in the notice is as it was asked."""

    stopped: bool
