"""What a bot draws by follows from the table's secret alone, and is its own."""

from __future__ import annotations

from irrgarten.kernel.rng import Rng
from irrgarten.server.secrecy import bot_seed


def test_every_bot_has_a_seed_of_its_own() -> None:
    seeds = {bot_seed(secret, seat) for secret in ("a" * 64, "b" * 64) for seat in range(6)}
    assert len(seeds) == 12
    assert bot_seed("a" * 64, 3) in seeds


def test_the_generator_can_be_set_going_with_it() -> None:
    """It fits the compiled players, and uses the room it has."""
    seeds = [bot_seed("c" * 64, seat) for seat in range(60)]
    assert max(seeds) < 1 << 62 < 3 * max(seeds)
    assert len({Rng(seed).below(1 << 61) for seed in seeds}) == 60
