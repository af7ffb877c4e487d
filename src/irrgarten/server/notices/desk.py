"""Who wants to be told where: devices and addresses are taken, confirmed, and forgotten."""

from __future__ import annotations

import hashlib
import hmac
import logging
from collections.abc import Callable
from datetime import datetime, timedelta

from irrgarten.server.lobby import Lobby
from irrgarten.server.notices import endpoints, mailing, wording
from irrgarten.server.notices.mailing import Mailing, NotMailed
from irrgarten.server.notices.pushing import Keys, Pushing
from irrgarten.server.page_frames import Follow, NewDevice, NewMail, Subscribed, SubscriptionInfo
from irrgarten.server.settings import Settings
from irrgarten.store import FollowedRow, KeyRow, Store, SubscriberRow
from irrgarten.tables.problems import RequestError
from irrgarten.tables.secrecy import derived, hashed, opens

log = logging.getLogger(__name__)

#: Hours after which an address may be asked once more whether it is hers.
ASKED_AGAIN = 24


class NoticeDesk:
    def __init__(self, store: Store, lobby: Lobby, settings: Settings) -> None:
        self._store = store
        self._lobby = lobby
        self._settings = settings
        self.keys = Keys(store, _contact(settings), self._now)
        self.pushing = Pushing(self.keys, settings.push_hosts)
        self.mails = Mailing(settings.mail)

    # -- who --------------------------------------------------------------------------
    async def add_device(self, new: NewDevice) -> Subscribed:
        """The same device again is the same subscriber, with another secret."""
        endpoints.check(new.endpoint, self._settings.push_hosts)
        self.pushing.check_keys(new.p256dh, new.auth)
        if await self.keys.known(new.key) is None:
            raise RequestError("conflict", "key: it is not this server's")
        channel = _channel("push", new.endpoint)
        name = channel[:32]
        secret = await self._secret(name, new.token)
        await self._store.notices.subscribe(
            SubscriberRow(
                subscriber=name,
                kind="push",
                address=new.endpoint,
                channel=channel,
                secret_hash=hashed(secret),
                language=new.language,
                created=self._now(),
                confirmed=True,
                p256dh=new.p256dh,
                auth=new.auth,
                key=new.key,
            )
        )
        return Subscribed(name, secret)

    async def add_mail(self, new: NewMail, may_send: Callable[[], None]) -> Subscribed:
        """One mail goes there, and a day later another at most: nobody is told anything by it.

        What is answered does not say whether the address is known here.
        """
        if not self.mails.offered:
            raise RequestError("conflict", "this server sends no mails")
        address = mailing.checked(new.address)
        channel = _channel("mail", address.lower())
        # Each asker has a subscription of her own, which only the address' owner confirms.
        name = hashlib.sha256(f"mail/{new.token}".encode()).hexdigest()[:32]
        secret = await self._secret(name, new.token)
        known = await self._store.notices.of_channel(channel)
        subscribed = Subscribed(name, secret)
        if any(row.subscriber == name for row in known):
            return subscribed  # sent again
        may_send()
        ago = self._settings.clock() - timedelta(hours=ASKED_AGAIN)
        asked = [row.created for row in known if not row.confirmed and _time(row.created) > ago]
        await self._store.notices.subscribe(
            SubscriberRow(
                subscriber=name,
                kind="mail",
                address=address,
                channel=channel,
                secret_hash=hashed(secret),
                language=new.language,
                # Whoever asks meanwhile, and is not heard, does not put the next question off.
                created=max(asked, default=self._now()),
                confirmed=False,
            )
        )
        if not asked:
            await self._ask(name, address, new.language)
        return subscribed

    async def _ask(self, name: str, address: str, language: str) -> None:
        confirm = f"{self._origin}/notices#{await self.token('confirm', name)}"
        stop = await self.stop_link(name)
        subject, text = wording.question(language, confirm)
        try:
            await self.mails.send(address, subject, text, stop)
        except NotMailed as error:
            log.warning("a mail could not be sent: %s", error)
            await self._store.notices.unsubscribe(name)
            raise RequestError(
                "unavailable", "the mail could not be sent; try again later"
            ) from None

    @property
    def _origin(self) -> str:
        return self._settings.origins[0] if self._settings.origins else ""

    async def info(self, name: str, secret: str | None) -> SubscriptionInfo:
        row = await self._own(name, secret)
        return SubscriptionInfo(row.kind, row.confirmed)

    async def _own(self, name: str, secret: str | None) -> SubscriberRow:
        row = await self._store.notices.subscriber(name)
        if row is None or not opens(secret, row.secret_hash):
            raise RequestError("forbidden", "this secret opens no subscription")
        return row

    # -- confirmed, and stopped -------------------------------------------------------
    async def confirm(self, token: str) -> None:
        """Whoever reads the mail says that she wants them."""
        name = await self._meant("confirm", token)
        if await self._store.notices.subscriber(name) is None:
            raise RequestError("not_found", "this was stopped, or forgotten: ask for it again")
        await self._store.notices.confirm(name)

    async def stop(self, token: str) -> None:
        """By what stands in every notice. Stopped again, it stays stopped."""
        row = await self._store.notices.subscriber(await self._meant("stop", token))
        if row is not None:
            await self._forget(row)

    async def leave(self, name: str, secret: str | None) -> None:
        await self._forget(await self._own(name, secret))

    async def _forget(self, row: SubscriberRow) -> None:
        """Of a mail address it is still known that it was asked: nobody has it asked again soon."""
        if row.kind == "mail":
            await self._store.notices.pause(row.subscriber, self._now())
        else:
            await self._store.notices.unsubscribe(row.subscriber)

    async def token(self, what: str, name: str) -> str:
        """``confirm`` or ``stop``, for one subscriber: it does that and nothing else."""
        return f"{what}.{name}.{_proof((await self.keys.all())[0], what, name)}"

    async def stop_link(self, name: str) -> str:
        return f"{self._origin}/api/notices/stop/{await self.token('stop', name)}"

    async def _meant(self, what: str, token: str) -> str:
        """The subscriber that a token is for. Raises RequestError for one that is not ours."""
        kind, _, rest = token.partition(".")
        name, _, proof = rest.partition(".")
        if kind == what:
            for key in await self.keys.all(fresh=True):
                if hmac.compare_digest(proof.encode(), _proof(key, what, name).encode()):
                    return name
        raise RequestError("forbidden", "this link does nothing here")

    async def _secret(self, name: str, token: str) -> str:
        return _proof((await self.keys.all())[0], "subscriber", f"{name}/{token}")

    # -- seats ------------------------------------------------------------------------
    async def follow(self, table: str, seat_secret: str | None, wish: Follow) -> None:
        """Whoever holds a seat wants to be told of its turns, or no longer."""
        row = await self._own(wish.subscriber, wish.secret)
        async with self._lobby.table(table) as found:
            seat = found.state.seat_of(seat_secret or "")
            if not wish.on:
                await self._store.notices.unfollow(table, seat, row.subscriber)
                return
            hash_ = found.state.seat(seat).secret_hash
            assert hash_ is not None
            known = await self._store.notices.follows(table, seat, row.subscriber)
            if known is not None and known.secret_hash == hash_:
                return
            new = FollowedRow(table, seat, row.subscriber, hash_)
            await self._store.notices.follow(new)
            await found.refresh()
            found.tell_others()
            found.following.followed_anew(seat)

    def _now(self) -> str:
        return self._settings.clock().isoformat(timespec="seconds")


def _proof(key: KeyRow, what: str, about: str) -> str:
    """Follows from the key, so it is kept nowhere, and opens nothing else."""
    return derived(key.private, f"{what}/{about}")


def _channel(kind: str, address: str) -> str:
    return hashlib.sha256(f"{kind}/{address}".encode()).hexdigest()


def _time(text: str) -> datetime:
    return datetime.fromisoformat(text)


#: For a host who has named no address of his; some services refuse it.
NOBODY = "mailto:nobody@localhost.localdomain"


def _contact(settings: Settings) -> str:
    """Whom a push service may write to if something is wrong with what we send."""
    if settings.mail is not None:
        return f"mailto:{settings.mail.sender.rpartition('<')[2].rstrip('>')}"
    return next((origin for origin in settings.origins if origin.startswith("https:")), NOBODY)
