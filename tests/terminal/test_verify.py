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
from irrgarten.verification import Kept, _differing, verify

Run = Callable[..., "CompletedProcess[str]"]
Saved = Callable[[object], str]
Data = dict[str, Any]


SECRET, TABLE, PARTS = "the table's secret", "oak", ["0a" * 16, "", "0c" * 16]


def drawn(secret: str, added: list[str]) -> Data:
    """A game of three, as drawn from a table's secret and from what its seats added."""
    game = irrgarten.new("magic_labyrinth", players=3, walls=19, seed=lots.joined(secret, added))
    for _ in range(12):
        game.play(game.moves()[0])
    return {**game.record(), "fair": fair(secret, added)}


def fair(secret: str, added: list[str]) -> Data:
    commitment = lots.commitment(secret)
    seals = [
        lots.seal(part, TABLE, seat, commitment) if part else None
        for seat, part in enumerate(added)
    ]
    return {
        "commitment": commitment,
        "secret": secret,
        "added": added,
        "table": TABLE,
        "seals": seals,
    }


@pytest.fixture
def table_record(record: Data) -> Data:
    """The same game at a table, whose seed comes from a secret and from what two people added."""
    return drawn(SECRET, [*PARTS])


def faults(record: Data) -> list[str]:
    return [fault.fault for fault in verify(record).faults]


def named(record: Data) -> list[tuple[str, Data]]:
    """The faults, and what each of them is about."""
    return [(fault.fault, fault.about) for fault in verify(record).faults]


def first_chance(record: Data) -> Data:
    found: Data = next(made for made in record["acts"] if made["seat"] is None)
    return found


def test_a_true_record_holds(run: Run, saved: Saved, table_record: Data) -> None:
    done = run("verify", saved(table_record))
    assert (done.returncode, done.stderr) == (0, "")
    acts = len(table_record["acts"])
    assert done.stdout.splitlines() == [
        f"Rules: kept in every act ({acts}).",
        "Set-up: as drawn from the seed.",
        "Chance: every draw follows from the seed.",
        texts.texts("en", "terminal").say("verify-fairness", {"outcome": "holds"}),
        texts.texts("en", "terminal").say("unproven-no-commitment"),
    ]


def test_a_true_record_holds_against_what_was_kept(
    run: Run, saved: Saved, table_record: Data
) -> None:
    kept = ["--commitment", lots.commitment(SECRET).upper(), "--part", f"2:{PARTS[2]}"]
    kept += ["--seals", lots.fingerprint(table_record["fair"]["seals"])]
    done = run("verify", saved(table_record), *kept)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Not proven" not in done.stdout


def test_in_json(run: Run, saved: Saved, table_record: Data) -> None:
    done = run("verify", "--json", saved(table_record))
    told = json.loads(done.stdout)
    assert told["holds"] is True
    assert told["faults"] == []
    assert [told[part] for part in ("rules", "set_up", "chance", "fairness")] == [True] * 4


def test_a_bent_record_ends_with_2_and_says_what_fails(
    run: Run, saved: Saved, table_record: Data
) -> None:
    table_record["fair"]["added"][0] = ""
    table_record["fair"]["seals"][0] = None
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


def test_headers_must_fit_the_game(record: Data) -> None:
    seats = record["options"]["players"]
    headers = {"players": [{"name": "Anna"}] * seats, "date": "2026-11-18", "result": None}
    headed = {**record, "headers": headers}
    assert faults(headed) == []
    assert irrgarten.replay(headed).record()["headers"]["players"][0]["name"] == "Anna"
    wrongs: list[Data] = [{"result": [1.0] * seats}, {"players": []}]
    for wrong in wrongs:
        bent = {**headed, "headers": {**headers, **wrong}}
        assert faults(bent) == ["fault-headers"]
        with pytest.raises(irrgarten.RecordError, match=f"^headers.{next(iter(wrong))}: "):
            irrgarten.replay(bent)


def test_another_version_of_the_rules(record: Data) -> None:
    record["version"] = "0"
    assert named(record) == [("fault-version", {"played": "0", "ours": "1"})]


# -- a server that cheats ------------------------------------------------------
def test_a_secret_chosen_after_the_parts_were_known(
    run: Run, saved: Saved, table_record: Data
) -> None:
    """All of the record fits together, but it is not the commitment that was shown."""
    bent = drawn("a secret that suits the server", [*PARTS])
    assert verify(bent).holds
    done = run("verify", saved(bent), "--commitment", lots.commitment(SECRET))
    assert done.returncode == 2
    assert bent["fair"]["commitment"] in done.stderr
    told = run("verify", saved(bent), "--json", "--commitment", lots.commitment(SECRET))
    assert [fault["fault"] for fault in json.loads(told.stdout)["faults"]] == [
        "fault-other-commitment"
    ]
    assert json.loads(told.stdout)["fairness"] is False


def test_a_part_exchanged_or_left_out_by_the_server() -> None:
    for instead in ("0b" * 16, ""):
        bent = drawn(SECRET, [instead, *PARTS[1:]])
        kept = Kept(lots.commitment(SECRET), {0: PARTS[0], 2: PARTS[2]}, None)
        checked = verify(bent, kept=kept)
        assert [(one.fault, one.about) for one in checked.faults] == [
            ("fault-own-part", {"seat": 0})
        ]
        assert checked.fairness is False


def test_a_part_that_is_not_the_sealed_one(table_record: Data) -> None:
    bent = drawn(SECRET, ["0b" * 16, *PARTS[1:]])
    bent["fair"]["seals"] = table_record["fair"]["seals"]
    assert named(bent) == [("fault-seal", {"seat": 0})]


def test_a_seal_copied_from_another_seat_or_table() -> None:
    bent = drawn(SECRET, [PARTS[0], PARTS[0], PARTS[2]])
    bent["fair"]["seals"][1] = bent["fair"]["seals"][0]
    assert named(bent) == [("fault-seal", {"seat": 1})]
    bent = drawn(SECRET, [*PARTS])
    bent["fair"]["table"] = "elm"
    assert faults(bent) == ["fault-seal", "fault-seal"]


def test_a_part_that_nobody_sealed(table_record: Data) -> None:
    bent = drawn(SECRET, [PARTS[0], "0b" * 16, PARTS[2]])
    bent["fair"]["seals"][1] = None
    assert faults(bent) == ["fault-seal"]
    table_record["fair"]["seals"].pop()
    assert named(table_record) == [("fault-seals", {"seals": 2, "added": 3})]


# -- what is not proven ----------------------------------------------------------
def unproven(record: Data, *, part: int | None = 2, seals: bool = True) -> list[str]:
    """The faults and unproven points of a record, with a commitment, a part and all seals kept."""
    fair = record["fair"]
    parts = {} if part is None else {part: fair["added"][part]}
    kept_seals = lots.fingerprint(fair["seals"]) if seals else None
    checked = verify(record, kept=Kept(fair["commitment"], parts, kept_seals))
    assert checked.holds == (not checked.unproven and not checked.faults)
    return [one.fault for one in [*checked.faults, *checked.unproven]]


def without_set_up(record: Data) -> Data:
    return {**record, "set_up": False}


def test_verify_with_all_that_was_kept_leaves_nothing_unproven(table_record: Data) -> None:
    assert unproven(table_record) == []


def test_verify_fails_when_the_server_chose_the_set_up(
    run: Run, saved: Saved, table_record: Data
) -> None:
    record = without_set_up(table_record)
    kept = ["--commitment", lots.commitment(SECRET), "--part", f"2:{PARTS[2]}"]
    kept += ["--seals", lots.fingerprint(record["fair"]["seals"])]
    assert run("verify", saved(record)).returncode == 0
    done = run("verify", saved(record), *kept)
    assert done.returncode == 2
    assert "Not proven: that the first position was drawn" in done.stderr
    told = json.loads(run("verify", "--json", saved(record), *kept).stdout)
    assert (told["holds"], told["faults"]) == (False, [])
    assert told["unproven"] == [{"fault": "unproven-set-up", "about": {}}]


def test_verify_names_what_was_chosen_at_set_up() -> None:
    seed = lots.joined(SECRET, PARTS)
    game = irrgarten.new("magic_labyrinth", players=3, walls=19, seed=seed, beginner=1)
    record = {**game.record(), "fair": fair(SECRET, PARTS)}
    assert unproven(record) == ["unproven-given"]
    checked = verify(record)
    assert checked.holds
    assert checked.unproven[0].about == {"field": "beginner"}


def test_verify_fails_where_a_seat_withheld_its_part() -> None:
    withheld = drawn(SECRET, ["", *PARTS[1:]])
    withheld["fair"]["seals"][0] = fair(SECRET, PARTS)["seals"][0]
    assert unproven(withheld) == ["unproven-withheld"]
    checked = verify(withheld)
    assert checked.holds
    assert [(one.fault, one.about) for one in checked.unproven] == [
        ("unproven-withheld", {"seat": 0}),
        ("unproven-no-commitment", {}),
    ]


def test_verify_fails_where_only_the_server_added_something() -> None:
    assert unproven(drawn(SECRET, ["", "", ""]), part=None) == ["unproven-server-alone"]


def test_verify_fails_without_a_part_of_ones_own(table_record: Data) -> None:
    assert unproven(table_record, part=None) == ["unproven-no-part"]


def test_verify_needs_seals_only_where_others_added_parts(table_record: Data) -> None:
    assert unproven(table_record, seals=False) == ["unproven-no-seals"]
    assert unproven(drawn(SECRET, ["", "", PARTS[2]]), seals=False) == []


def test_a_part_chosen_last_and_sealed_afterwards(run: Run, saved: Saved) -> None:
    before = lots.fingerprint(fair(SECRET, PARTS)["seals"])
    bent = drawn(SECRET, ["0b" * 16, *PARTS[1:]])
    kept = ["--commitment", lots.commitment(SECRET), "--part", f"2:{PARTS[2]}", "--seals", before]
    done = run("verify", saved(bent), *kept)
    assert done.returncode == 2
    assert "The seals are not those that your device kept" in done.stderr


def test_nothing_to_compare_with(record: Data) -> None:
    checked = verify(record, kept=Kept("0" * 64))
    assert [fault.fault for fault in checked.faults] == ["fault-no-table"]


@pytest.mark.parametrize(
    "option",
    [
        ["--commitment", "abc"],
        ["--commitment", "g" * 64],
        ["--commitment", "0" * 64 + "\n"],
        ["--part", "0"],
        ["--part", "x:00"],
        ["--part", "0:XYZ"],
    ],
)
def test_what_nobody_can_have_kept(
    run: Run, saved: Saved, table_record: Data, option: list[str]
) -> None:
    done = run("verify", saved(table_record), *option)
    assert done.returncode == 2
    assert done.stdout == ""
    assert option[0] in done.stderr


def test_an_addition_by_nobody(table_record: Data) -> None:
    fair = table_record["fair"]
    fair["added"].append("for luck")
    table_record["seed"] = lots.joined(fair["secret"], fair["added"])
    assert ("fault-added", {"added": 4, "players": 3}) in named(table_record)


def test_a_secret_that_was_exchanged_afterwards(table_record: Data) -> None:
    table_record["fair"]["secret"] = "a better one"
    assert faults(table_record) == ["fault-commitment", "fault-seed"]


def test_what_was_checked_and_holds_is_said_to_hold(table_record: Data) -> None:
    held = verify(table_record)
    assert (held.rules, held.set_up, held.chance, held.fairness) == (True, True, True, True)
    table_record["fair"]["secret"] = "another"
    assert verify(table_record).fairness is False


def test_a_field_that_is_of_another_kind_than_drawn_is_named_whole() -> None:
    drawn_so = {"game": "dog", "state": {"turn": 0, "dealer": 1}}
    assert _differing({"game": "dog", "state": 3}, drawn_so) == ["state"]
    assert _differing({"game": "dog", "state": {"turn": 0}}, drawn_so) == ["state.dealer"]
    assert _differing(drawn_so, drawn_so) == []
