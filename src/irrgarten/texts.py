"""Every text a person reads, worded by Project Fluent from the files in ``locales``."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from functools import cache

from irrgarten import resources
from irrgarten.kernel.clauses import Refusal
from irrgarten.kernel.errors import IllegalMove

LANGUAGES = ("en", "de", "fr", "it", "es", "nl")
FALLBACK = "en"


def negotiated(wanted: Iterable[str]) -> str:
    """The first of the wanted languages that there are texts in, else English.

    Takes tags as browsers and environments write them: ``de-CH``, ``fr_FR.UTF-8``.
    """
    for tag in wanted:
        language = tag.strip().lower().replace("_", "-").split(".")[0].split("-")[0]
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

    def __init__(self, language: str, *files: str) -> None:
        from fluent.runtime import FluentLocalization, FluentResourceLoader  # a bot says nothing

        self.language = negotiated([language])
        self._wording = FluentLocalization(
            list(dict.fromkeys([self.language, FALLBACK])),
            [f"{file}.ftl" for file in files],
            FluentResourceLoader(str(resources.locales() / "{locale}")),
        )

    def say(self, message: str, args: Mapping[str, str | int | float] | None = None) -> str:
        return self._wording.format_value(message, dict(args or {}))


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
