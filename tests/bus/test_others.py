"""What is known of other processes is what they said last, and is forgotten with them."""

from __future__ import annotations

from irrgarten.bus.beat import NOBODY, Beat, Crowd, Presence, address_id, decode, encode, presence
from irrgarten.bus.others import FORGET, Others


def test_who_is_where_is_added_up() -> None:
    others = Others()
    others.hear(Beat("a", 1, present={"t": (1, {0: 1}), "u": (0, {1: 2})}), 0)
    heard = others.hear(Beat("b", 1, present={"t": (2, {0: 1, 3: 1})}), 0)
    assert (heard.new, heard.missed, heard.tables) == (True, False, {"t"})
    assert others.at("t") == Presence(3, ((0, 2), (3, 1)))
    assert others.at("t").here == {0, 3}
    assert (others.at("t").connections(0), others.at("t").connections(1)) == (2, 0)
    assert others.at("elsewhere") == NOBODY
    assert sorted(others.processes_at("t")) == ["a", "b"]
    assert others.processes_at("u") == ["a"]


def test_who_goes_is_gone() -> None:
    others = Others()
    others.hear(Beat("a", 1, present={"t": (1, {}), "u": (1, {})}, crowds={"x": Crowd(2, 1)}), 0)
    assert others.crowd("x") == Crowd(2, 1)
    assert others.hear(Beat("a", 2, present={"t": (0, {})}, crowds={"x": Crowd()}), 0).tables == {
        "t"
    }
    assert others.at("t") == NOBODY
    assert others.at("u").watchers == 1
    assert others.crowd("x") == Crowd()
    heard = others.hear(Beat("a", 3, whole=True, present={"v": (1, {})}), 0)
    assert heard.tables == {"u", "v"}
    assert others.at("u") == NOBODY


def test_a_gap_is_noticed() -> None:
    others = Others()
    assert others.hear(Beat("a", 5), 0).missed, "it has spoken before"
    assert not others.hear(Beat("a", 6), 0).missed
    assert others.hear(Beat("a", 8), 0).missed
    assert not others.hear(Beat("b", 1), 0).missed


def test_the_silent_are_forgotten() -> None:
    others = Others()
    others.hear(Beat("a", 1, present={"t": (1, {})}), 0)
    others.hear(Beat("b", 1, present={"t": (1, {})}), FORGET)
    assert others.forget(FORGET) == set()
    assert others.forget(FORGET + 1) == {"t"}
    assert others.at("t").watchers == 1
    assert others.hear(Beat("a", 2), FORGET + 1).new


def test_what_is_said_is_understood() -> None:
    there = presence([0, None, 2, 0, None, None])
    assert there == Presence(3, ((0, 2), (2, 1)))
    beat = Beat("a", 1, heads={"t": (4, 2)}, present={"t": (3, {0: 2})}, spent={"x": [1, 0, 2]})
    assert decode(encode(beat)) == beat
    assert address_id("127.0.0.1") == address_id("127.0.0.1") != address_id("127.0.0.2")
