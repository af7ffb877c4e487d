"""The laws that every game keeps. No game has code of its own here."""

from __future__ import annotations

import os
import pickle

from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DataObject
from tests.acting import after as made
from tests.contract.walks import (
    actors,
    acts_of,
    bytes_of,
    encoded,
    positions,
    seats_and_watcher,
    starts,
    walk,
)

import irrgarten
from irrgarten.kernel import lots
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.journal import Journal
from irrgarten.kernel.play import AnyRules, Play, legal_acts
from irrgarten.kernel.preview import Preview, preview
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.state import CHANCE, CHANCE_SEAT, NOBODY

#: Uncompiled and checked play are slow, and their laws are the same.
CHECKED = "IRRGARTEN_BUILD" in os.environ
EXAMPLES = 40 if irrgarten.compiled and not CHECKED else 12
LONG_WALK = 4000 if irrgarten.compiled else 400
#: Of longer lists of acts only some are looked at closely.
MANY = 100

law = settings(max_examples=EXAMPLES)
PIECES = st.data()


@law
@given(data=PIECES)
def test_replay_gives_the_same_bytes(rules: AnyRules, data: DataObject) -> None:
    play = data.draw(starts(rules))
    random = data.draw(st.randoms(use_true_random=False))
    play.answer()
    for _ in range(data.draw(st.integers(0, 80))):
        if play.over:
            break
        seat = random.choice(play.turn)
        play.make(seat, random.choice(play.legal(seat)))
        play.answer()
    again = Play.replayed(rules, Play.read_record(encoded_record(play)))
    assert bytes_of(rules, again.state) == bytes_of(rules, play.state)
    assert again.record() == play.record()


def encoded_record(play: Play) -> object:
    import msgspec

    return msgspec.json.decode(msgspec.json.encode(play.record()))


@law
@given(data=PIECES)
def test_a_copy_is_independent(rules: AnyRules, data: DataObject) -> None:
    state = data.draw(positions(rules))
    before = bytes_of(rules, state)
    random = data.draw(st.randoms(use_true_random=False))
    elsewhere = pickle.loads(pickle.dumps(state))  # as it gets into another process
    for copy in (state.copy(), elsewhere):
        assert bytes_of(rules, copy) == before
        for _ in walk(copy, random.randrange, 20):
            pass
        assert bytes_of(rules, state) == before


@law
@given(data=PIECES)
def test_acts_print_and_parse(rules: AnyRules, data: DataObject) -> None:
    state = data.draw(positions(rules))
    for seat in actors(state):
        acts = [act for act, _ in acts_of(state, seat)]
        texts = [rules.format(state, seat, act) for act in acts]
        assert len(set(texts)) == len(texts) > 0
        assert [rules.parse(state, seat, text) for text in texts] == acts


@law
@given(data=PIECES)
def test_positions_load_as_they_were_dumped(rules: AnyRules, data: DataObject) -> None:
    state = data.draw(positions(rules))
    loaded = rules.load(rules.dump(state))
    assert bytes_of(rules, loaded) == bytes_of(rules, state)
    assert rules.options(loaded) == rules.options(state)
    assert loaded.to_act() == state.to_act()
    for seat in [*range(state.seats), CHANCE_SEAT]:
        assert acts_of(loaded, seat) == acts_of(state, seat)
        assert loaded.seen_by(seat) == state.seen_by(seat)


@settings(max_examples=6)
@given(data=PIECES)
def test_random_play_keeps_to_its_pieces_to_the_end(rules: AnyRules, data: DataObject) -> None:
    state = data.draw(starts(rules)).state
    rng = Rng(data.draw(st.integers(0, 2**32)))
    pieces = rules.conserved(state)
    sides = rules.sides(rules.options(state))
    assert sorted(seat for side in sides for seat in side) == list(range(state.seats))
    for move in walk(state, rng.below, LONG_WALK):
        assert rules.conserved(move.state) == pieces
    if state.to_act() == NOBODY:
        assert any(state.result(seat) > 0 for seat in range(state.seats))
        assert all(0 <= state.value(seat) <= 1 for seat in range(state.seats))
        results = [{state.result(seat) for seat in side} for side in sides]
        assert all(len(of_side) == 1 for of_side in results)
        assert sum(1.0 in of_side for of_side in results) <= 1


@law
@given(data=PIECES)
def test_only_those_who_act_have_legal_acts(rules: AnyRules, data: DataObject) -> None:
    state = data.draw(positions(rules))
    acting = actors(state)
    for seat in [*range(state.seats), CHANCE_SEAT]:
        assert bool(acts_of(state, seat)) == (seat in acting)


@law
@given(data=PIECES)
def test_chance_sums_to_one_and_draws_fit_it(rules: AnyRules, data: DataObject) -> None:
    state = data.draw(positions(rules))
    random = data.draw(st.randoms(use_true_random=False))
    for move in walk(state, random.randrange, 40):
        if move.seat == CHANCE_SEAT:
            break
    if state.to_act() != CHANCE:
        return
    acts = Acts()
    state.chances(acts)
    outcomes = acts.weighed()
    assert all(weight > 0 for _, weight in outcomes)
    assert acts.total == sum(weight for _, weight in outcomes)
    drawn = [acts.pick(lot) for lot in range(acts.total)]
    assert {act: drawn.count(act) for act in drawn} == dict(outcomes)
    seed = str(data.draw(st.integers(0, 10**6)))
    fair = lots.for_ply(seed, 0).below(acts.total)
    assert acts.pick(fair) in dict(outcomes)


@law
@given(data=PIECES)
def test_a_sample_looks_the_same_to_its_seat(rules: AnyRules, data: DataObject) -> None:
    state = data.draw(positions(rules))
    rng = Rng(data.draw(st.integers(0, 2**32)))
    for seat in seats_and_watcher(state):
        view = rules.view(state, seat)
        sample = rules.belief(view, None).sample(rng)
        assert rules.view(sample, seat) == view
        assert sample.seen_by(seat) == state.seen_by(seat)


@law
@given(data=PIECES)
def test_a_sample_that_fits_a_memory_is_a_whole_position(rules: AnyRules, data: DataObject) -> None:
    """Drawn from the view and from all that the seat has perceived since the beginning."""
    play = data.draw(starts(rules))
    random = data.draw(st.randoms(use_true_random=False))
    options, seats = rules.options(play.state), range(play.state.seats)
    memories = [rules.memory(options, seat, 1.0, Rng(seat)) for seat in seats]
    happened = play.answer()
    for _ in range(data.draw(st.integers(0, 60))):
        if play.over:
            break
        seat = random.choice(play.turn)
        happened += [play.make(seat, random.choice(play.legal(seat))), *play.answer()]
    rng = Rng(data.draw(st.integers(0, 2**32)))
    for seat, memory in zip(seats, memories, strict=True):
        for happening in happened:
            memory.observe(happening.perceived(seat))
        view = rules.view(play.state, seat)
        sample = rules.belief(view, memory).sample(rng)
        assert rules.view(sample, seat) == view
        assert bytes_of(rules, rules.load(rules.dump(sample))) == bytes_of(rules, sample)


@law
@given(data=PIECES)
def test_illegal_acts_get_a_clause_and_legal_ones_none(rules: AnyRules, data: DataObject) -> None:
    state = data.draw(positions(rules))
    random = data.draw(st.randoms(use_true_random=False))
    known = {move.act for move in walk(state.copy(), random.randrange, 60)}
    for seat in [*range(state.seats), CHANCE_SEAT]:
        legal = {act for act, _ in acts_of(state, seat)}
        for act in known | legal:
            refusal = rules.why_not(state, seat, act)
            if act in legal:
                assert refusal is None
            else:
                assert refusal is not None
                assert refusal.clause in rules.clauses


@law
@given(data=PIECES)
def test_a_preview_shows_what_comes_of_acts_and_nothing_hidden(
    rules: AnyRules, data: DataObject
) -> None:
    """Whatever is hidden, the same is foreseen; and whole steps are what the acts lead to."""
    state = data.draw(positions(rules))
    rng = Rng(data.draw(st.integers(0, 2**32)))
    for seat in actors(state):
        if seat == CHANCE_SEAT:
            continue
        other = rules.belief(rules.view(state, seat), None).sample(rng)
        acts = acts_of(state, seat)
        for act, _ in acts[:: 1 + len(acts) // MANY]:
            text = rules.format(state, seat, act)
            here, there = (preview(rules, now, seat, [text]) for now in (state, other))
            assert (here.stands, here.refusal) == (1, None), "a legal act can be planned"
            assert shown(rules, here, seat) == shown(rules, there, seat)
            for step in here.steps:
                if step.whole and here.sure:
                    after = made(state, seat, act)
                    assert encoded(rules.view(step.state, seat)) == encoded(rules.view(after, seat))
                    assert step.legal == legal_acts(rules, after, seat)


def shown(rules: AnyRules, tried: Preview, seat: int) -> list[tuple[bytes, bytes, list[str]]]:
    return [
        (encoded(rules.view(step.state, seat)), encoded(step.events), step.legal)
        for step in tried.steps
    ]


@law
@given(data=PIECES)
def test_events_and_views_are_of_the_types_the_game_declares(
    rules: AnyRules, data: DataObject
) -> None:
    import msgspec

    state = data.draw(positions(rules))
    random = data.draw(st.randoms(use_true_random=False))
    options = rules.options(state)
    for move in walk(state.copy(), random.randrange, 20):
        journal = Journal()
        after = made(move.state, move.seat, move.act, journal)
        all_of_them = seats_and_watcher(state)
        each = [rules.narrate(after, journal, seat) for seat in all_of_them]
        assert rules.narrations(after, journal, all_of_them) == each
        assert rules.views(after, all_of_them) == [rules.view(after, seat) for seat in all_of_them]
        for seat in all_of_them:
            for event in rules.narrate(after, journal, seat):
                assert msgspec.json.decode(encoded(event), type=rules.event_type) == event
                faded = rules.faded(options, event)
                assert faded is None or rules.faded(options, faded) == faded
            view = rules.view(after, seat)
            assert msgspec.json.decode(encoded(view), type=rules.view_type) == view
