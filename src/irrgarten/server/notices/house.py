"""All of notices in one place, for the application."""

from __future__ import annotations

from irrgarten.server.lobby import Lobby
from irrgarten.server.notices.desk import NoticeDesk
from irrgarten.server.notices.keys import Keys
from irrgarten.server.notices.mailing import Mailing
from irrgarten.server.notices.pushing import Pushing
from irrgarten.server.notices.watch import Watch
from irrgarten.server.notices.wording import Wording
from irrgarten.server.settings import Settings
from irrgarten.store import Store


class NoticeHouse:
    def __init__(self, store: Store, lobby: Lobby, settings: Settings) -> None:
        def now() -> str:
            return settings.clock().isoformat(timespec="seconds")

        self.keys = Keys(store, _contact(settings), now)
        self.mails = Mailing(settings.mail)
        pushing, wording = Pushing(self.keys, settings.push_hosts), Wording()
        self.desk = NoticeDesk(store, lobby, settings, self.keys, pushing, self.mails, wording)
        self.watch = Watch(store, lobby, settings, self.desk, pushing, self.mails, wording)
        lobby.when_loaded(self.watch.attend)


#: For a host who has named no address of his; some services refuse it.
NOBODY = "mailto:nobody@localhost.localdomain"


def _contact(settings: Settings) -> str:
    """Whom a push service may write to if something is wrong with what we send."""
    if settings.mail is not None:
        return f"mailto:{settings.mail.sender.rpartition('<')[2].rstrip('>')}"
    return next((origin for origin in settings.origins if origin.startswith("https:")), NOBODY)
