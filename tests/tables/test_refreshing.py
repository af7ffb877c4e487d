"""What another process has stored is taken over, and told as if it was done here."""

from __future__ import annotations

from tests.tables.states import Desk, beside, bot, person

from irrgarten.tables import commands, frames
from irrgarten.tables.game import STRETCH


def test_turn_of_many_acts_is_told_as_one() -> None:
    """What is left to the lots is a single turn."""
    desk = Desk(person(0), bot(1), game="labyria").begin()
    other = beside(desk)
    anna, looker_on, watcher = desk.come(0), desk.come(None), other.come(None)
    desk.types(anna)
    other.types(watcher)
    desk.execute(commands.Propose(anna, frames.Propose(ply=0, what="lots")))
    other.take_over(desk)
    (here,) = (frame for frame in desk.told[looker_on] if frame["type"] == "played")
    (there,) = (frame for frame in other.told[watcher] if frame["type"] == "played")
    assert here["acts"] == there["acts"]
    assert len(here["acts"]) > 2 * STRETCH


def test_long_game_is_taken_over_a_few_turns_at_a_time() -> None:
    desk = Desk(person(0), person(1), game="labyrinthe").begin()
    other = beside(desk)
    anna, ben = desk.come(0), desk.come(1)
    while desk.state.ply < 2 * STRETCH:
        desk.act(anna if desk.game.acting == [0] else ben)
    taken = other.execute(commands.Refresh(desk.stored))
    assert STRETCH <= taken == other.state.ply < desk.state.ply
    other.take_over(desk)
    assert other.game.acts == desk.game.acts
    assert other.stored == desk.stored


def test_what_is_taken_over_is_not_stored_again() -> None:
    desk = Desk(person(0), person(1), game="caminos").begin()
    other = beside(desk)
    desk.act(desk.come(0))
    other.take_over(desk)
    other.take_over(desk)
    assert other.written == []
