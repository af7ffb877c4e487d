"""The HTTP interface of notices: how one can be told, where, of what, and never again."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from irrgarten.server.limits import Doors
from irrgarten.server.notices.house import NoticeHouse
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
    SECURED,
    AnyRequest,
    Door,
    TableName,
    asked_by,
    problems,
    secret_of,
)

TheNotices = NamedDependency[NoticeHouse]

SubscriberName = Annotated[str, PathParameter(description="the subscription")]
StopToken = Annotated[str, PathParameter(description="what stands in the notice", max_length=128)]


def _counted(request: AnyRequest) -> None:
    doors: Doors = request.app.state.doors
    doors.subscription(asked_by(request))


class Notices(Door):
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
        self, request: AnyRequest, data: JSONBody[NewDevice], notices: TheNotices
    ) -> Subscribed:
        _counted(request)
        return await notices.desk.add_device(data)

    @post(
        "/mails",
        summary="Be told by mail, once whoever reads them has confirmed it",
        responses=problems(403, 409, 413, 503),
        status_code=200,
    )
    async def add_mail(
        self, request: AnyRequest, data: JSONBody[NewMail], notices: TheNotices
    ) -> Subscribed:
        _counted(request)
        doors: Doors = request.app.state.doors
        return await notices.desk.add_mail(data, lambda: doors.mail(asked_by(request)))

    @post(
        "/confirm",
        summary="Confirm a mail address by what was mailed there",
        responses=problems(403, 404, 413, 503),
        status_code=200,
    )
    async def confirm(self, data: JSONBody[NoticeToken], notices: TheNotices) -> Stopped:
        await notices.desk.confirm(data.token)
        return Stopped(stopped=False)

    @post(
        "/stop/{token:str}",
        summary="Stop all notices, by what stands in one of them",
        responses=problems(403, 503),
        status_code=200,
    )
    async def stop(self, token: StopToken, notices: TheNotices) -> Stopped:
        await notices.desk.stop(token)
        return Stopped(stopped=True)

    @get(
        "/{subscriber:str}",
        summary="How a subscription stands",
        responses=problems(403, 503),
        security=SECURED,
    )
    async def info(
        self, request: AnyRequest, subscriber: SubscriberName, notices: TheNotices
    ) -> SubscriptionInfo:
        return await notices.desk.info(subscriber, secret_of(request))

    @delete(
        "/{subscriber:str}",
        summary="Stop all notices there",
        responses=problems(403, 503),
        security=SECURED,
        status_code=200,
    )
    async def leave(
        self, request: AnyRequest, subscriber: SubscriberName, notices: TheNotices
    ) -> Stopped:
        await notices.desk.leave(subscriber, secret_of(request))
        return Stopped(stopped=True)


class TableNotices(Door):
    path = "/api/tables"

    @put(
        "/{table:str}/notices",
        summary="Be told, or no longer, when it is the turn of one's seat",
        responses=problems(403, 404, 409, 413, 503),
        security=SECURED,
    )
    async def follow(
        self, request: AnyRequest, table: TableName, data: JSONBody[Follow], notices: TheNotices
    ) -> Stopped:
        _counted(request)
        await notices.desk.follow(table, secret_of(request), data)
        return Stopped(stopped=not data.on)
