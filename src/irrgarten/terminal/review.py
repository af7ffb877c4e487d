"""``irrgarten review RECORD``: what was chance, what was skill, and where the game turned."""

from __future__ import annotations

import argparse

from irrgarten import registry, texts
from irrgarten.kernel.play import Play
from irrgarten.search.levels import LEVELS, level_of
from irrgarten.search.review import (
    STRONGEST,
    Review,
    ReviewedAct,
    finished,
    judge_of,
    put_together,
    seconds_for,
)
from irrgarten.terminal import choices, files, output
from irrgarten.terminal.progress import Progress
from irrgarten.terminal.slow import warn_if_slow


def arguments(parser: argparse.ArgumentParser) -> None:
    files.add_file(parser, "RECORD")
    parser.add_argument(
        "--level",
        choices=[*LEVELS],
        default=STRONGEST,
        help="level of the judging bot; stronger levels take longer (default: %(default)s)",
    )
    choices.add_count(
        parser, "--playouts", "of each estimate (default: as many as take about half a minute)"
    )


def run(args: argparse.Namespace) -> int:
    record = Play.read_record(files.read(args.file))
    rules = registry.rules(record.game)
    finished(rules, record)
    warn_if_slow(record.game)
    judge = judge_of(rules, record, args.level)
    playouts = args.playouts or judge.playouts(seconds_for(level_of(args.level)))
    progress = Progress("review-progress", args.language, in_json=args.json)
    findings, steps = [], len(judge.steps)
    for finding in judge.findings(0, steps, playouts):
        findings.append(finding)
        progress(len(findings), steps)
    progress.end()
    review = put_together(rules, record, args.level, playouts, findings)
    if args.json:
        output.as_json(review)
    else:
        _print(review, texts.texts(args.language, "terminal"))
    return 0


def _print(review: Review, words: texts.Texts) -> None:
    for seat, share in enumerate(review.shares):
        about: dict[str, str | float] = {
            "seat": seat,
            "start": _percent(share.start),
            "luck": _signed(share.luck),
            "own": _signed(share.own),
            "others": _signed(share.others),
            "result": _percent(share.result),
            "margin": _percent(share.error),
        }
        print(words.say("review-share", about))
    for place in review.turning:
        print(words.say("review-turning", _turning(review.acts[place])))
    if not review.turning:
        print(words.say("review-no-turning"))
    margins = {"margin": _percent(review.error.chances), "lost": _percent(review.error.lost)}
    print(words.say("review-meaning", {"level": review.level, **margins}))


def _turning(act: ReviewedAct) -> dict[str, str | float]:
    return {
        "ply": act.ply + 1,
        "seat": act.seat or 0,
        "act": act.acts[0],
        "best": act.best or "",
        "lost": _percent(act.lost),
    }


def _percent(chance: int) -> str:
    return f"{chance / 100:.1f}"


def _signed(change: int) -> str:
    return f"{change / 100:+.1f}".replace("-", "−")
