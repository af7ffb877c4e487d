"""What is worked out once is asked for many times, and never takes more room than it may."""

from __future__ import annotations

from irrgarten.kernel.remembering import Remembered


def test_what_was_worked_out_is_remembered_until_there_is_too_much_of_it() -> None:
    asked: list[int] = []

    def doubled(number: int) -> int:
        asked.append(number)
        return 2 * number

    known = Remembered(doubled, 2)
    assert [known[1], known[2], known[1], known[2]] == [2, 4, 2, 4]
    assert asked == [1, 2]
    assert known[3] == 6
    assert dict(known) == {3: 6}
    assert (known[1], asked) == (2, [1, 2, 3, 1])
