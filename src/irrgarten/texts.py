"""Every text a person reads, worded by Project Fluent from the files in ``locales``."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files

from irrgarten import registry, resources
from irrgarten.kernel.clauses import Refusal
from irrgarten.kernel.errors import IllegalMove

LANGUAGES = ("en", "de", "fr", "it", "es", "nl")
#: German as it is written in Switzerland: derived from German, in no files of its own.
SWISS = "de-CH"
FALLBACK = "en"
#: What games without texts of their own for it say.
COMMON = "any_game"


def negotiated(wanted: Iterable[str]) -> str:
    """The first of the wanted languages that there are texts in, else English.

    Takes tags as browsers and environments write them: ``de-CH``, ``fr_FR.UTF-8``.
    """
    for tag in wanted:
        whole = tag.strip().lower().replace("_", "-").split(".")[0]
        if whole in ("de-ch", "de-li"):
            return SWISS
        language = whole.split("-")[0]
        if language in LANGUAGES:
            return language
    return FALLBACK


def of_environment(environ: Mapping[str, str] = os.environ) -> str:
    """The language of whoever runs the command, asked in the order of gettext."""
    named = (environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next((value for value in named if value), "")
    if locale.split(".")[0] in ("", "C", "POSIX"):
        return FALLBACK
    return negotiated([*environ.get("LANGUAGE", "").split(":"), locale])


class Texts:
    """The texts of one language from some files; what is missing there is said in English.

    Games name their refusals alike, so the texts of two games are never mixed.
    """

    def __init__(self, language: str, *names: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # a bot says nothing

        self.language = negotiated([language])
        self._bundles = []
        for locale in dict.fromkeys([self.language, FALLBACK]):
            bundle = FluentBundle([locale], use_isolating=False)
            for source in (source for name in names for source in sources(locale, name)):
                bundle.add_resource(FluentResource(source), allow_overrides=True)
            self._bundles.append(bundle)

    def say(self, message: str, args: Mapping[str, str | int | float] | None = None) -> str:
        for bundle in self._bundles:
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                if pattern:
                    return str(bundle.format_pattern(pattern, dict(args or {}))[0])
        return message


def swiss(german: str) -> str:
    """Return German text in Swiss spelling: ss for ß, «» for „“."""
    return german.translate({ord("ß"): "ss", ord("„"): "«", ord("“"): "»"})


def sources(language: str, file: str) -> list[str]:
    """Return the contents of a file of texts; of another package's game, after what all share."""
    if language == SWISS:
        return [swiss(text) for text in sources("de", file)]
    path = resources.locales() / language / f"{file}.ftl"
    if path.is_file():
        return [path.read_text(encoding="utf-8")]
    if file not in registry.names():
        return []
    return [*sources(language, COMMON), installed(language, file)]


def all_installed(game: str) -> dict[str, str]:
    """Return the texts of another package's game by language."""
    found = {language: installed(language, game) for language in LANGUAGES}
    return {language: said for language, said in found.items() if said}


def installed(language: str, game: str) -> str:
    """Return the texts that another package has for its game: ``locales/en.ftl`` beside its
    modules, or for English ``Rules.english``."""
    rules = registry.rules(game)
    module = import_module(type(rules).__module__)
    if module.__spec__ and module.__spec__.parent:
        path = files(module.__spec__.parent) / "locales" / f"{language}.ftl"
        if path.is_file():
            return path.read_text(encoding="utf-8")
    return rules.english if language == FALLBACK else ""


@cache
def texts(language: str, *files: str) -> Texts:
    return Texts(language, *files)


def refusal(game: str, why: Refusal, language: str = FALLBACK) -> str:
    """Why an act is not legal, as a sentence."""
    return texts(language, game).say(why.reason, why.about)


def illegal(game: str, error: IllegalMove, language: str = FALLBACK) -> str:
    """Why a move was not made, with the clause if one forbids it."""
    if error.refusal is None:
        return error.message
    return f"{refusal(game, error.refusal, language)} ({error.clause})"


def clause(game: str, number: str, language: str = FALLBACK) -> str:
    """What a clause of the rules says."""
    return texts(language, game).say(number)
