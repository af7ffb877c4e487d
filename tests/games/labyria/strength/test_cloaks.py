"""Where the cloak leads: everywhere that rules say, whatever walls there are."""

from __future__ import annotations

from tests.games.labyria.strength.test_features import ROOM
from tests.games.labyria.strength.test_heuristics import loaded

from irrgarten.games.labyria.board import FIELD_NAMES, FIELD_OF, FIELDS
from irrgarten.games.labyria.strength.cloaks import (
    NUMBERS,
    PEACEFUL,
    WALLS_DO_NOT_MATTER,
    cloaks_of,
)
from irrgarten.games.labyria.strength.expected import MOST, worked_out


def test_ends_under_the_cloak_are_those_of_the_rules() -> None:
    state = loaded(ROOM, "4 cloak")
    cloaks = cloaks_of(10)
    assert cloaks_of(10) is cloaks
    assert cloaks_of(8) is not cloaks
    for seat, corner in ((0, 0), (1, 2)):
        state.ways.survey(state.maze, seat, corner, WALLS_DO_NOT_MATTER, PEACEFUL)
        for start in ("b2", "e5", "a1" if seat == 0 else "j10"):
            for number in range(1, NUMBERS + 1):
                state.ways.find(FIELD_OF[start], number)
                by_rules = {slot // 5 for slot in state.ways.slot[: state.ways.count]}
                at = FIELDS * (NUMBERS * corner + number - 1) + FIELD_OF[start]
                listed = cloaks.end[cloaks.first[at] : cloaks.first[at + 1]]
                assert set(listed) == by_rules, (seat, start, number)


def test_from_corners_of_others_nobody_starts() -> None:
    cloaks = cloaks_of(10)
    at = FIELDS * NUMBERS * 0 + FIELD_OF["a10"]
    assert cloaks.first[at] == cloaks.first[at + 1]


def test_turns_from_behind_walls_and_from_both_sides() -> None:
    turns = worked_out(loaded(ROOM, "2 -").maze, 2).turns
    assert turns[FIELD_OF["c3"]] < turns[FIELD_OF["b2"]] < MOST
    turns = worked_out(loaded("", "2 -").maze, 2).turns
    corners = {FIELD_OF[name] for name in ("a10", "j1")}
    for field, name in FIELD_NAMES.items():
        if name[0] > "j" or int(name[1:]) > 10 or field in corners:
            continue
        turned = 16 * (9 - field // 16) + 9 - field % 16
        assert abs(turns[field] - turns[FIELDS + turned]) < 0.1, name
