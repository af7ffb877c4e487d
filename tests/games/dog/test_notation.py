"""Acts as text, and why-not against the list of legal acts, all over random games."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DataObject
from tests.contract.walks import actors, acts_of, positions
from tests.games.dog.lines import drawn, table
from tests.wording import is_whole

import irrgarten
from irrgarten import registry
from irrgarten.games.dog.codes import act_of
from irrgarten.kernel.state import CHANCE_SEAT

RULES = registry.rules("dog")
EXAMPLES = 60 if irrgarten.compiled else 25
FACES = [(0, 0), *[(card, card) for card in range(1, 14)], *[(14, rank) for rank in range(1, 14)]]


@settings(max_examples=EXAMPLES)
@given(data=st.data())
def test_why_not_agrees_with_the_list_on_every_act_there_is(data: DataObject) -> None:
    """Every kind of act, with places that are taken or near; all of them, in every phase."""
    state = data.draw(positions(RULES, 400))
    seat = data.draw(st.sampled_from([*actors(state), 0, CHANCE_SEAT]))
    legal = {act for act, _ in acts_of(state, seat)}
    marbles = state.marbles  # type: ignore[attr-defined]
    taken = sorted({marbles.place_of(m) for m in range(4 * state.seats)})
    acts = [act_of(kind, card) for kind in (5, 6) for card in range(1, 15)]
    for card, rank in FACES:
        starts = data.draw(st.lists(st.sampled_from(taken), max_size=3))
        acts += [act_of(3, card, rank)] if card else []
        acts += [act_of(4, card, rank, 0, other) for other in range(state.seats)] if card else []
        for start in starts:
            ends = [*taken, *[(start + n) % marbles.ring for n in range(-5, 14)]]
            ends += [96 + 4 * owner + slot for owner in range(state.seats) for slot in range(4)]
            kinds = (1, 2) if card else (1,)
            acts += [act_of(kind, card, rank, start, end) for kind in kinds for end in ends]
    spelt = {RULES.parse(state, seat, RULES.format(state, seat, act)) for act in acts}
    for act in spelt | legal:
        refusal = RULES.why_not(state, seat, act)
        assert (refusal is None) == (act in legal), RULES.format(state, seat, act)
        if refusal is not None:
            assert refusal.clause in RULES.clauses
            assert is_whole("dog", refusal), refusal


@given(
    text=st.text(max_size=8)
    | st.from_regex(r"(([2-9]|10|[AJQKX])(=[2-9AJQK])?:)?[0-6.KSF]{1,4}[>x][0-9.KSF]{1,4}")
)
def test_any_text_names_an_act_or_is_refused(text: str) -> None:
    game = table("K K S 12 | A 7\nK K 20 F1 | 5\nK K K K | 3\nK K K K |")
    before = game.position()
    try:
        game.why_not(text)
    except irrgarten.NotationError:
        with pytest.raises(irrgarten.NotationError) as refused:
            game.play(text)
        assert refused.value.clause is None
    assert game.position() == before


@pytest.mark.parametrize(
    "text",
    [
        "",
        "10",
        "10:",
        "10:12",
        "10:12>",
        "10:12>99",
        "10:12>64",
        "10:64>12",
        "10:012>22",
        "1:12>13",
        "B:12x40",
        "12x40",
        "give",
        "give Z",
        "card 11",
        "-",
        "draw 1",
        "2:draw 9",
        "A:7.K>7.S",
        "A:4.K>4.S",
        "A:K>S>1",
        "a:k>s",
    ],
)
def test_what_names_no_act(text: str) -> None:
    game = irrgarten.load(drawn("K K S 12 | A 7\nK K K K |\nK K K K |\nK K K K |"))
    with pytest.raises(irrgarten.NotationError):
        game.why_not(text)


def test_a_fresh_marble_may_be_named_by_its_field() -> None:
    game = table("K K K S | A\nK K K K |\nK K K K |\nK K K K |")
    assert game.why_not("A:0>1") is None
    game.play("A:0>1")
    assert game.record()["acts"][-1]["act"] == "A:S>1"


@pytest.mark.parametrize(("turn", "field"), [(0, 0), (3, 48)])
def test_so_may_the_start_that_it_comes_out_on(turn: int, field: int) -> None:
    game = table("\n".join(["K K K K | A 2"] * 4), turn=turn)
    game.play(f"A:K>{field}")
    assert game.record()["acts"][-1]["act"] == "A:K>S"


def test_a_joker_is_what_it_is_said_to_be() -> None:
    """DOG-66: only a seven that wins by a part of it is listed as the smaller card."""
    game = table("F2 F3 F4 62 | X\nK K K 40 |\nK K K 50 |")
    assert game.why_not("X=3:62>F1") is None
    assert game.why_not("X=7:62>F1") is None
    assert game.why_not("X=5:62>F1") == "DOG-41"


def test_a_record_says_by_which_rules_it_was_played() -> None:
    """Records that are kept say so, and are read by rules of that version only."""
    assert irrgarten.new("dog", seed=1).record()["version"] == "1"
