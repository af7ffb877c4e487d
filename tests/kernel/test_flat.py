"""What is flat, as Python has it where nothing is compiled."""

from __future__ import annotations

from irrgarten.kernel.flat import copy_fields, doubles, ints


class Part:
    def __init__(self, number: int) -> None:
        self.cell, self.taken = ints(2, 1)
        self.share = doubles(1)
        self.number = number
        self.room = [number]

    def copy_from(self, o: Part) -> None:
        copy_fields(self, o, room=("room",))


class Whole:
    def __init__(self, number: int) -> None:
        self.part = Part(number)
        self.number = number

    def copy_from(self, o: Whole) -> None:
        copy_fields(self, o)


def test_python_copies_all_and_shares_nothing() -> None:
    one, other = Whole(1), Whole(2)
    other.part.cell[1] = 7
    other.part.share[0] = 0.5
    kept = one.part, one.part.cell
    one.copy_from(other)
    assert (one.number, one.part.number, one.part.cell, one.part.share) == (2, 2, [0, 7], [0.5])
    assert one.part.room == [1]
    assert (one.part, one.part.cell) == kept
    assert one.part is not other.part
    assert one.part.cell is not other.part.cell
