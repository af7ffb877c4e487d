"""What is asked over HTTP about seats."""

from __future__ import annotations

import httpx
from tests.server.running import Frame, House, Socket


def bearer(secret: str) -> dict[str, str]:
    return {"authorization": f"Bearer {secret}"}


async def sit(
    house: House, table: str, seat: int, name: str = "Ben", token: str | None = None
) -> httpx.Response:
    body = {"name": name, "token": token}
    return await house.http.post(f"/api/tables/{table}/seats/{seat}", json=body)


async def free(house: House, table: str, seat: int, secret: str) -> httpx.Response:
    return await house.http.delete(f"/api/tables/{table}/seats/{seat}", headers=bearer(secret))


async def seat_bot(house: House, table: str, seat: int, secret: str) -> httpx.Response:
    return await house.http.put(
        f"/api/tables/{table}/seats/{seat}/bot", json={"level": "beginner"}, headers=bearer(secret)
    )


async def unseat_bot(house: House, table: str, seat: int, secret: str) -> httpx.Response:
    return await house.http.delete(f"/api/tables/{table}/seats/{seat}/bot", headers=bearer(secret))


async def to_act(socket: Socket, seat: int) -> Frame:
    """What is told when it is this seat's turn."""
    frame = await socket.until("played")
    while frame["acting"] != [seat]:
        frame = await socket.until("played")
    return frame
