"""A client that adds its part to a table's lots, as a page does; or tries to cheat."""

from __future__ import annotations

from tests.server.running import Frame, Socket

from irrgarten.kernel import lots


class Adder:
    """A seat whose client keeps the commitment, seals a part, and opens it when all are sealed."""

    def __init__(self, socket: Socket, welcome: Frame, part: str) -> None:
        self.socket = socket
        self.seat: int = welcome["seat"]
        self.table: str = welcome["info"]["table"]
        self.commitment: str = welcome["info"]["fairness"]["commitment"]
        self.part = part

    @property
    def own_seal(self) -> str:
        return lots.seal(self.part, self.table, self.seat, self.commitment)

    async def seal(self, seal: str | None = None) -> None:
        await self.socket.send({"type": "seal", "seal": seal or self.own_seal})

    async def open(self, part: str | None = None) -> None:
        await self.socket.send({"type": "open", "part": part or self.part})

    async def sealed(self) -> Frame:
        """What the table shows once all parts are sealed."""
        while not (frame := await self.socket.until("table"))["info"]["fairness"]["sealed"]:
            pass
        fairness: Frame = frame["info"]["fairness"]
        return fairness


async def refused(socket: Socket) -> Frame:
    """The error that answers what was just sent."""
    while (frame := await socket.next())["type"] != "error":
        pass
    return frame


def part(letter: str) -> str:
    return letter * 32
