"""How much chance there is in what nobody may guess, and what bots draw by."""

from __future__ import annotations

from collections import Counter

from irrgarten.kernel.rng import Rng
from irrgarten.tables.secrecy import bot_seed, hashed, new_chain, new_table, new_token, opens


def test_so_many_bytes_of_chance_are_asked_for() -> None:
    asked: list[int] = []

    def entropy(count: int) -> bytes:
        asked.append(count)
        return bytes(range(count))

    assert len(new_chain(entropy)) == 64
    assert len(new_token(entropy)) == 32
    assert new_table(entropy) == "0123456789abc"
    assert asked == [32, 24, 13]


def test_every_letter_of_a_table_comes_up_as_often_as_the_others() -> None:
    names = [new_table(bytes([number]).__mul__) for number in range(256)]
    letters = Counter(name[0] for name in names)
    assert set(letters.values()) == {8}
    assert not set(letters) & set("ilou")


def test_a_secret_opens_what_was_kept_of_it_and_nothing_else() -> None:
    assert opens("a", hashed("a"))
    assert not opens("b", hashed("a"))
    assert not opens(None, hashed("a"))
    assert not opens("a", None)
    assert not opens(None, None)


def test_every_bot_has_a_seed_of_its_own() -> None:
    seeds = {bot_seed(secret, seat) for secret in ("a" * 64, "b" * 64) for seat in range(6)}
    assert len(seeds) == 12
    assert bot_seed("a" * 64, 3) in seeds


def test_the_generator_can_be_set_going_with_it() -> None:
    """It fits the compiled players, and uses the room it has."""
    seeds = [bot_seed("c" * 64, seat) for seat in range(60)]
    assert max(seeds) < 1 << 62 < 3 * max(seeds)
    assert len({Rng(seed).below(1 << 61) for seed in seeds}) == 60
