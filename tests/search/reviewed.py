"""Finished games to be reviewed; with acts at random among those of good players, if wanted.

``python -m tests.search.reviewed`` is the long form (``make reviews``): so many games of each game
are reviewed, their sums added up, and the acts made at random looked for among the worst. With
``--cost`` usual games are reviewed as people get them, and the processor's time is told.
"""

from __future__ import annotations

import argparse
import time
from random import Random

from msgspec import Struct

from irrgarten import registry
from irrgarten.game import read_options
from irrgarten.kernel.play import Play
from irrgarten.search.judging import Finding
from irrgarten.search.levels import Level, level_of
from irrgarten.search.player import Player
from irrgarten.search.review import Review, judge_of, put_together, seconds_for

#: Of reviews as people get them, and of others, whose adviser thinks less.
LEVEL, QUICK = "expert", "casual"


class Played(Struct, frozen=True):
    """``blunders`` are the plies on which an act was made at random."""

    play: Play
    blunders: frozenset[int]


def played(game: str, seed: str, playouts: int, blunders: float = 0.0, **wanted: object) -> Played:
    options = read_options(game, {"players": 4 if game == "dog" else 2, **wanted})
    return played_on(Play.begun(registry.rules(game), options, seed, {}), playouts, blunders)


def played_on(play: Play, playouts: int, blunders: float = 0.0) -> Played:
    """To its end, from where it stands."""
    rules, options = play.rules, play.rules.options(play.state)
    level = Level("good", playouts=playouts)
    sitting = [Player(rules, options, seat, level, seat) for seat in range(play.state.seats)]
    random, astray = Random(play.seed), set()
    happenings = play.answer()
    while not play.over:
        for happening in happenings:
            for seat, player in enumerate(sitting):
                player.observe(happening.perceived(seat))
        seat = play.turn[0]
        legal = play.legal(seat)
        if len(legal) > 3 and random.random() < blunders:
            act = random.choice(legal)
            astray.add(play.ply)
        else:
            act = sitting[seat].choose(rules.view(play.state, seat))
        happenings = [play.make(seat, act), *play.answer()]
    return Played(play, frozenset(astray))


def reviewed(play: Play, playouts: int, level: str = QUICK) -> tuple[Review, list[Finding]]:
    record = play.record()
    judge = judge_of(play.rules, record, level)
    findings = [*judge.findings(0, len(judge.steps), playouts)]
    return put_together(play.rules, record, level, playouts, findings), findings


class Found(Struct):
    """Of the acts made at random: how many are among as many worst ones, and would be by chance."""

    among: int = 0
    expected: float = 0.0
    blunders: int = 0

    def add(self, one: Played, review: Review, findings: list[Finding]) -> None:
        judged = [
            (act.lost, act.ply)
            for act, finding in zip(review.acts, findings, strict=True)
            if act.seat is not None and finding.chances is not None
        ]
        number = len(one.blunders)
        worst = {ply for _, ply in sorted(judged, reverse=True)[:number]}
        self.among += len(worst & one.blunders)
        self.expected += number * number / len(judged)
        self.blunders += number


def is_exact(play: Play, review: Review) -> bool:
    """Whether all that a review says adds up, to the last ten-thousandth."""
    seats = range(play.state.seats)
    result = [0 if play.ended else round(10_000 * play.state.value(seat)) for seat in seats]
    sums = list(review.start)
    for act in review.acts:
        for seat in seats:
            sums[seat] += act.luck[seat] + act.skill[seat]
        if sums != act.chances:
            return False
    shares = [one.start + one.luck + one.own + one.others for one in review.shares]
    return sums == result == shares == [one.result for one in review.shares]


def look_for_blunders(game: str, games: int, playouts: int) -> None:
    found, began = Found(), time.process_time()
    for number in range(games):
        one = played(game, f"long/{number}", 300, blunders=0.05)
        review, findings = reviewed(one.play, playouts)
        assert is_exact(one.play, review), (game, number)
        found.add(one, review, findings)
    print(
        f"{game}: {games} games reviewed, all sums exact; {found.among} of "
        f"{found.blunders} blunders among as many worst acts, by chance {found.expected:.1f} "
        f"({time.process_time() - began:.0f} s of one core)",
        flush=True,
    )
    assert found.among > 2 * found.expected or not found.blunders, game


#: Seconds of one core that the review of a usual game may cost, as people get it.
COST = 60.0


def tell_cost(game: str, games: int) -> None:
    spent, acts, playouts = list[float](), list[int](), list[int]()
    for number in range(games):
        play = played(game, f"cost/{number}", 300).play
        began = time.process_time()
        judge = judge_of(play.rules, play.record(), LEVEL)
        each = judge.playouts(seconds_for(level_of(LEVEL)))
        review, _ = reviewed(play, each, LEVEL)
        spent.append(time.process_time() - began)
        acts.append(len(review.acts))
        playouts.append(each)
    told = ", ".join(
        f"{seconds:.1f} s ({steps} steps, {each} playouts)"
        for seconds, steps, each in zip(spent, acts, playouts, strict=True)
    )
    print(f"{game}: {told} of one core", flush=True)
    assert max(spent) < COST, game


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--playouts", type=int, default=200)
    parser.add_argument("--only", nargs="*", choices=registry.names(), default=registry.names())
    parser.add_argument("--cost", action="store_true", help="what a review costs")
    args = parser.parse_args()
    for game in args.only:
        if args.cost:
            tell_cost(game, args.games)
        else:
            look_for_blunders(game, args.games, args.playouts)


if __name__ == "__main__":
    main()
