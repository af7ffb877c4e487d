"""How much a guest may leave unsaid to her, and what she is told when she is let go."""

from __future__ import annotations

import pytest
from tests.server.at_table import Heard

from irrgarten.kernel.state import WATCHER
from irrgarten.server.guest import Guest
from irrgarten.tables.frames import Error
from irrgarten.tables.problems import RequestError

FRAME = b'{"type":"pong"}'


def test_so_much_may_be_unsaid_and_not_a_byte_more() -> None:
    heard = Heard()
    guest = Guest(0, heard, most_unsaid=100)
    heard.unsaid = 100 - len(FRAME)
    guest.send(FRAME)
    assert (len(heard.frames), guest.farewell) == (1, None)
    heard.unsaid += 1
    guest.send(FRAME)
    guest.send(FRAME)
    assert len(heard.frames) == 1
    assert guest.farewell == Error(code="too_slow", message="the connection is too slow")


def test_one_frame_alone_may_be_as_long_as_it_has_to_be() -> None:
    heard = Heard()
    Guest(0, heard, most_unsaid=1).send(FRAME)
    assert heard.frames == [{"type": "pong"}]


def test_whoever_is_let_go_is_told_why() -> None:
    away, off = Guest(0, Heard(), 100), Guest(0, Heard(), 100)
    away.send_away("others need the place")
    off.send_off("it is gone")
    assert away.farewell == Error(code="too_many", message="others need the place")
    assert off.farewell == Error(code="not_found", message="it is gone")


def test_whoever_watches_has_no_seat_to_act_in() -> None:
    watcher, player = Guest(None, Heard(), 100), Guest(1, Heard(), 100)
    assert (watcher.viewer, player.viewer, player.own_seat) == (WATCHER, 1, 1)
    with pytest.raises(RequestError, match="whoever watches"):
        _ = watcher.own_seat
