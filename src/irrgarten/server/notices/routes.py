"""The HTTP interface of notices: how one can be told, where, of what, and never again."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from irrgarten.server.notices.desk import NoticeDesk
from irrgarten.server.page_frames import (
    Follow,
    NewDevice,
    NewMail,
    NoticesOffered,
    NoticeToken,
    Stopped,
    Subscribed,
    SubscriptionInfo,
)
from irrgarten.server.routes import (
    CHANGED,
    SECURED,
    Checked,
    Count,
    TableName,
    TheSecret,
    problems,
)

TheNotices = NamedDependency[NoticeDesk]

SubscriberName = Annotated[str, PathParameter(description="the subscription")]
StopToken = Annotated[str, PathParameter(description="what stands in the notice", max_length=128)]


class Notices(Checked):
    path = "/api/notices"

    @get("/", summary="How one can be told that it is one's turn", responses=problems(503))
    async def offered(self, notices: TheNotices) -> NoticesOffered:
        return NoticesOffered(push=await notices.keys.public(), mail=notices.mails.offered)

    @post(
        "/devices",
        summary="Be told on this device",
        responses=problems(403, 409, 413, 503),
        status_code=200,
    )
    async def add_device(
        self, data: JSONBody[NewDevice], notices: TheNotices, count: Count
    ) -> Subscribed:
        count("subscriptions")
        return await notices.add_device(data)

    @post(
        "/mails",
        summary="Be told by mail, once whoever reads them has confirmed it",
        responses=problems(403, 409, 413, 503),
        status_code=200,
    )
    async def add_mail(
        self, data: JSONBody[NewMail], notices: TheNotices, count: Count
    ) -> Subscribed:
        count("subscriptions")
        return await notices.add_mail(data, lambda: count("mails"))

    @post(
        "/confirm",
        summary="Confirm a mail address by what was mailed there",
        responses=problems(403, 404, 413, 503),
        status_code=200,
    )
    async def confirm(self, data: JSONBody[NoticeToken], notices: TheNotices) -> Stopped:
        await notices.confirm(data.token)
        return Stopped(stopped=False)

    @post(
        "/stop/{token:str}",
        summary="Stop all notices, by what stands in one of them",
        responses=problems(403, 503),
        status_code=200,
    )
    async def stop(self, token: StopToken, notices: TheNotices) -> Stopped:
        await notices.stop(token)
        return Stopped(stopped=True)

    @get(
        "/{subscriber:str}",
        summary="How a subscription stands",
        responses=problems(403, 503),
        security=SECURED,
    )
    async def info(
        self, subscriber: SubscriberName, notices: TheNotices, secret: TheSecret
    ) -> SubscriptionInfo:
        return await notices.info(subscriber, secret)

    @delete(
        "/{subscriber:str}",
        summary="Stop all notices there",
        responses=problems(403, 503),
        security=SECURED,
        status_code=200,
    )
    async def leave(
        self, subscriber: SubscriberName, notices: TheNotices, secret: TheSecret
    ) -> Stopped:
        await notices.leave(subscriber, secret)
        return Stopped(stopped=True)


class TableNotices(Checked):
    path = "/api/tables"

    @put(
        "/{table:str}/notices",
        summary="Be told, or no longer, when it is the turn of one's seat",
        **CHANGED,
    )
    async def follow(
        self,
        table: TableName,
        data: JSONBody[Follow],
        notices: TheNotices,
        secret: TheSecret,
        count: Count,
    ) -> Stopped:
        count("subscriptions")
        await notices.follow(table, secret, data)
        return Stopped(stopped=not data.on)
