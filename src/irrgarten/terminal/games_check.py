"""``irrgarten games check NAME``: what a game has, and what could be added next."""

from __future__ import annotations

import argparse

from irrgarten import registry, resources, texts
from irrgarten.kernel.rules import Rules
from irrgarten.kernel.simple import SimpleRules
from irrgarten.terminal import output

#: Methods of the rules with a default, and what overriding one adds.
PARTS = {
    "narrate": "events of its own",
    "draw": "a text drawing of its own",
    "drawn": "a picture of its own",
    "heuristics": "heuristics for the search",
    "reasons": "reasons for hints",
    "threats": "threats, for people who cannot see the board",
    "conserved": "what is conserved, for the laws",
}


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="NAME")


def run(args: argparse.Namespace) -> int:
    missing = list(lacking(args.game))
    if args.json:
        output.as_json({"game": args.game, "missing": missing})
        return 0
    print(f"{args.game}: playable; {f'{len(missing)} parts' if missing else 'nothing'} to add")
    for part in missing:
        print(f"- {part}")
    return 0


def lacking(game: str) -> list[str]:
    """Return what could be added to a game, in the order of ``docs/adding-a-game.md``."""
    rules = registry.rules(game)
    found = [] if rules.clauses else ["clauses, and texts for them"]
    for name, part in PARTS.items():
        own = getattr(type(rules), name, None)
        if own is not None and own in (
            getattr(Rules, name, None),
            getattr(SimpleRules, name, None),
        ):
            found.append(part)
    hides = isinstance(rules, SimpleRules) and rules.state_type.hidden
    if hides and type(rules).belief is SimpleRules.belief:
        found.insert(0, "belief: something is hidden, and computer players cannot guess it")
    if isinstance(rules, SimpleRules):
        found.append("compiled types, for computer players that think faster")
    spoken = texts.LANGUAGES if game in registry.bundled() else texts.all_installed(game)
    silent = [language for language in texts.LANGUAGES if language not in spoken]
    if silent:
        found.append(f"texts in {', '.join(silent)}")
    if game not in registry.bundled():
        found.append("a client of its own")
    if not (resources.lessons() / game).is_dir():
        found.append("lessons")
    return found
