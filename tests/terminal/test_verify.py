"""A record that was bent in any way is found out, and what was bent is named."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from subprocess import CompletedProcess
from typing import Any

import pytest

import irrgarten
from irrgarten import texts
from irrgarten.games.magic_labyrinth.board import SLOT_NAMES
from irrgarten.kernel import lots
from irrgarten.verification import verify

Run = Callable[..., "CompletedProcess[str]"]
Saved = Callable[[object], str]
Data = dict[str, Any]


@pytest.fixture
def table_record(record: Data) -> Data:
    """The same game at a table, whose seed comes from a secret and from what three people added."""
    secret, added = "the table's secret", ["red", "", "gelb ✶"]
    seed = lots.joined(secret, added)
    game = irrgarten.new("magic_labyrinth", players=3, walls=19, seed=seed)
    for _ in range(12):
        game.play(game.moves()[0])
    fair = {"commitment": lots.commitment(secret), "secret": secret, "added": added}
    return {**game.record(), "fair": fair}


def faults(record: Data) -> list[str]:
    return [fault.fault for fault in verify(record).faults]


def first_chance(record: Data) -> Data:
    found: Data = next(made for made in record["acts"] if made["seat"] is None)
    return found


def test_a_true_record_holds(run: Run, saved: Saved, table_record: Data) -> None:
    done = run("verify", saved(table_record))
    assert (done.returncode, done.stderr) == (0, "")
    acts = len(table_record["acts"])
    assert done.stdout.splitlines() == [
        f"Rules: kept in all {acts} acts.",
        "Set-up: as drawn from the seed.",
        "Chance: every draw follows from the seed.",
        texts.texts("en", "terminal").say("verify-fairness", {"outcome": "holds"}),
    ]


def test_in_json(run: Run, saved: Saved, table_record: Data) -> None:
    done = run("verify", "--json", saved(table_record))
    told = json.loads(done.stdout)
    assert told["holds"] is True
    assert told["faults"] == []
    assert [told[part] for part in ("rules", "set_up", "chance", "fairness")] == [True] * 4


def test_a_bent_record_ends_with_2_and_says_what_fails(
    run: Run, saved: Saved, table_record: Data
) -> None:
    table_record["fair"]["added"][0] = "blue"
    done = run("verify", saved(table_record))
    assert done.returncode == 2
    assert "The seed does not follow from the secret" in done.stderr
    done = run("verify", saved(table_record), "--json")
    assert done.returncode == 2
    assert json.loads(done.stdout)["faults"] == [{"fault": "fault-seed", "about": {}}]


def test_a_game_played_by_hand_has_nothing_drawn_to_check(position: Data) -> None:
    game = irrgarten.load(position, chance="manual")
    game.play("stop")
    game.play("roll 2")
    checked = verify(game.record())
    assert checked.holds
    assert (checked.rules, checked.set_up, checked.chance, checked.fairness) == (
        True,
        None,
        None,
        None,
    )


def test_a_record_gone_on_with_by_hand_claims_no_seed(record: Data) -> None:
    record["acts"] = record["acts"][:1]
    game = irrgarten.replay(record)
    game.play("roll 1")
    gone_on = game.record()
    assert (gone_on["seed"], gone_on["set_up"]) == (None, False)
    assert verify(gone_on).holds


def test_a_draw_the_seed_does_not_give(record: Data) -> None:
    last = [ply for ply, made in enumerate(record["acts"]) if made["seat"] is None][-1]
    record["acts"] = record["acts"][: last + 1]
    made = record["acts"][last]
    made["act"] = "roll 1" if made["act"] != "roll 1" else "roll 2"
    checked = verify(record)
    assert [(fault.fault, fault.about["ply"]) for fault in checked.faults] == [("fault-draw", last)]
    assert (checked.rules, checked.chance) == (True, False)


def test_another_seed(record: Data) -> None:
    record["seed"] = "another seed"
    found = faults(record)
    assert "fault-set-up" in found
    assert "fault-draw" in found


def test_a_wall_moved_before_play(record: Data) -> None:
    walls: list[str] = record["position"]["state"]["walls"]
    for slot in set(SLOT_NAMES) - set(walls):
        moved = {**record["position"]["state"], "walls": [slot, *walls[1:]]}
        position = {**record["position"], "state": moved}
        with suppress(irrgarten.PositionError):  # that wall would cut a field off
            irrgarten.load(position)
            break
    checked = verify({**record, "position": position, "acts": []})
    assert [fault.about for fault in checked.faults] == [{"field": "state.walls"}]
    assert checked.set_up is False


def test_walls_listed_in_another_order_are_the_same_walls(record: Data) -> None:
    record["position"]["state"]["walls"].reverse()
    assert faults(record) == []


def test_options_that_are_not_those_of_the_position(position: Data) -> None:
    record = irrgarten.load(position, chance="manual").record()
    record["options"]["memory_aid"] = True
    assert faults(record) == ["fault-options"]


def test_a_beginner_chosen_by_hand(record: Data) -> None:
    record["acts"] = []
    record["position"]["state"]["turn"] = (record["position"]["state"]["turn"] + 1) % 3
    assert [(f.fault, f.about) for f in verify(record).faults] == [
        ("fault-set-up", {"field": "state.turn"})
    ]


def test_an_act_that_is_not_legal_names_the_clause(record: Data) -> None:
    record["acts"].insert(0, {"seat": 0, "act": "n"})
    checked = verify(record)
    assert not checked.rules
    assert checked.faults[-1].fault == "fault-illegal"
    assert checked.faults[-1].about["ply"] == 0
    assert "MAG-07" in str(checked.faults[-1].about["why"])


def test_a_seat_that_makes_chance_answer(record: Data) -> None:
    first_chance(record)["seat"] = 0
    assert faults(record)[-1] == "fault-illegal"


def test_another_version_of_the_rules(record: Data) -> None:
    record["version"] = "0"
    assert faults(record) == ["fault-version"]


def test_an_addition_by_nobody(table_record: Data) -> None:
    fair = table_record["fair"]
    fair["added"].append("for luck")
    table_record["seed"] = lots.joined(fair["secret"], fair["added"])
    assert "fault-added" in faults(table_record)


def test_a_secret_that_was_exchanged_afterwards(table_record: Data) -> None:
    table_record["fair"]["secret"] = "a better one"
    assert faults(table_record) == ["fault-commitment", "fault-seed"]
