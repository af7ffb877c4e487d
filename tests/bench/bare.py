"""A server that keeps nothing and knows no game: ``python -m tests.bench.bare``.

It decodes an act and tells both seats 700 bytes, under the uvicorn, the loop and the protocol that
ours runs on, for the same clients. No server in Python that uses these can make more acts.
"""

from __future__ import annotations

import sys
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any

import msgspec
import uvicorn
from msgspec import Struct

Message = dict[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

#: Bytes of a frame.
SIZE = 700
JSON = [(b"content-type", b"application/json")]


class Act(Struct):
    type: str
    ply: int = 0
    acts: list[str] = []
    secret: str = ""


class Table(Struct):
    ply: int = 0
    lines: list[Send] = []


_read = msgspec.json.Decoder(Act).decode
_encode = msgspec.json.Encoder().encode
_tables: dict[str, Table] = {}
_numbers = count()


async def application(scope: Message, receive: Receive, send: Send) -> None:
    if scope["type"] == "http":
        await _made(send)
    elif scope["type"] == "websocket":
        await _converse(_tables[scope["path"].split("/")[3]], receive, send)


async def _made(send: Send) -> None:
    name = str(next(_numbers))
    _tables[name] = Table()
    seats = [{"seat": seat, "secret": name} for seat in range(2)]
    body = _encode({"info": {"table": name}, "seats": seats})
    await send({"type": "http.response.start", "status": 201, "headers": JSON})
    await send({"type": "http.response.body", "body": body})


async def _converse(table: Table, receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    table.lines.append(send)
    while (heard := await receive())["type"] == "websocket.receive":
        frame = _read(heard["text"])
        if frame.type == "act":
            table.ply = frame.ply + 1
            for line in table.lines:
                await line(_told("played", table))
        else:
            await send(_told("welcome", table))
    table.lines.remove(send)


def _told(kind: str, table: Table) -> Message:
    told = {"type": kind, "ply": table.ply, "legal": ["act"], "acting": [table.ply % 2]}
    text = _encode(told | {"view": ""}).decode()
    return {"type": "websocket.send", "text": f"{text[:-2]}{'.' * (SIZE - len(text))}{text[-2:]}"}


class Server(uvicorn.Server):
    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        print(self.servers[0].sockets[0].getsockname()[1], flush=True)


def main() -> int:
    config = uvicorn.Config(
        application, port=0, ws="websockets-sansio", lifespan="off", log_config=None, backlog=2048
    )
    Server(config).run()
    return 0


if __name__ == "__main__":
    sys.exit(main())
