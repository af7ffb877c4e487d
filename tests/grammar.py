"""What no sentence of a language may have, whatever was put into it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from tests.terms import Term

_VOWEL = "aeiouàâäáéèêëíîïóôöúùûœæ"
#: Words of ours before which nothing is elided in French.
_ASPIRATED = "haut|hors|hasard|hêtre|huit|hibou|hauteur|onze|oui"

#: Not letters and numbers of a field, such as a1: "de A à Z" elides nothing.
_WORD = r"(?![a-z]\d)"

_EVERYWHERE = {
    "something is left to fill in": r"[{}$]",
    "two spaces, or one before a mark": r"  |[\u00a0 ][.,]",
    "two marks": r"(?<!\.)\.\.(?!\.)|[,;:!?]{2}|[,;:]\.|\.[,;:]|…\.",
    "an ASCII quotation mark": "[\"'`]",
}

_TIGHT = {"a space before a mark": "[\u00a0 ][:;?!]"}
#: A sign that stands apart stays on the line of its number.
_APART = {"a per cent sign that may stand alone": " %"}
_CLOSE = {"a space before a sign": "[\u00a0 ]%"}
_DOTS = {"a space before what is left out": "[\u00a0 ]…"}

_LANGUAGES = {
    "en": {
        **_TIGHT,
        **_CLOSE,
        **_DOTS,
        "“a” before a vowel": rf"\ba {_WORD}(?!one|uni|use|euro)[aeiou]\w",
        "“an” before a consonant": r"\ban (?!hour|hono|heir)[^\Waeiou8]",
    },
    "de": {
        **_TIGHT,
        **_APART,
        # Swiss readers do without ß, but not in the same text as those who have it.
        "“ss” for “ß”": r"schliess|\bgross|\bweiss|\bheiss|draussen|\bstoss|spiess|\bausser\b",
        "“Sie” for “du”": r"(?-i:(?<=[a-zäöüß,] )(?:Sie|Ihnen|Ihr|Ihre[nmrs]?)\b)",
    },
    "fr": {
        **_DOTS,
        "“vous” for “tu”": r"\b(?:vous|votre|vos)\b",
        "no elision": rf"(?<![\w’-])(?:de|que|le|la|je|ne|se|me|te|jusque|lorsque|puisque) {_WORD}"
        rf"(?!(?:{_ASPIRATED})\b)[{_VOWEL}h]\w",
        "“si il”": r"\bsi ils?\b",
        "“ce” before a vowel": rf"\bce (?:est|était)\b|\bce {_WORD}(?!a\b|à|en\b|qui)[{_VOWEL}]\w+",
        "no contraction": r"\b(?:de|à) les?\b (?!\w+er\b)",
        "a space where the line may break": r" [:;?!»%]|« ",
        "no space before a mark": r"\w[:;?!»](?:\s|$)|«\S",
    },
    "it": {
        **_TIGHT,
        **_CLOSE,
        **_DOTS,
        "no elision": rf"\b(?:la|una|dello|della|allo|alla|dallo|dalla|nello|nella|sullo|sulla|"
        rf"nessuna) {_WORD}(?!(?:in|appena)\b)[{_VOWEL}]\w",
        "“il” before a vowel": rf"\b(?:il|del|al|dal|nel|sul|quel|i|dei|ai|nei|sui) {_WORD}"
        rf"[{_VOWEL}]\w",
        "“il” for “lo”": r"\b(?:il|un|del|al|dal|nel|sul) (?:s[bcdfglmnpqrtvz]|z|gn|ps|x)\w",
        "no contraction": r"\b(?:di|a|da|in|su) (?:il|lo|la|i|gli|le)\b|\b(?:di|a|da|in|su) l’",
        "“a” before a, “e” before e": rf"\ba {_WORD}[aàá]\w|\be {_WORD}[eèé]\w",
    },
    "es": {
        **_TIGHT,
        **_APART,
        **_DOTS,
        "“vosotros” for “tú”": r"\b\w+(?:[áé]is|[^\Waeiou]ís)\b|\b(?:vosotr|vuestr)\w+|\belegid\b",
        "no contraction": r"\b(?:de|a) el\b",
        "“y” before i": r"\by (?:i|í|hi(?![ae]))",
        "“o” before o": r"\bo (?:o|ó|ho)",
    },
    "nl": {**_TIGHT, **_CLOSE, **_DOTS},
}

#: Articles, and what is inflected like them, that do not go with a gender.
_FOREIGN = {
    ("de", "m"): "das die eine einer keine deine seine ihre diese jede zur ins",
    ("de", "f"): "das den dem des ein einen einem eines kein keinen dein deinen deinem sein seinen "
    "ihr ihren diesen diesem jeden jedem jedes vom zum im am beim ins",
    ("de", "n"): "der den die eine einen einer keine keinen deine deinen seine seinen ihre ihren "
    "diese diesen dieser jede jeden jeder zur",
    ("fr", "m"): "la une cette ta sa ma aucune quelle",
    ("fr", "f"): "le un ce cet aucun du au quel",
    ("it", "m"): "la una della alla dalla nella sulla questa quella nessuna un’",
    ("it", "f"): "il lo uno del dello al dal nel sul questo quel nessun un",
    ("es", "m"): "la una esta esa ninguna",
    ("es", "f"): "el un del al este ese ningún",
    ("nl", "de"): "het dit dat",
    ("nl", "het"): "de deze die",
}
#: Of nouns whose plural is no other word.
_ALSO_PLURAL = {"die", "der", "den", "keine", "deine", "seine", "ihre", "diese", "dieser", "diesen"}
_ADJECTIVE = {"de": r"(?:(?!sein|dein|ihr|ander|ein)[a-zäöüß]+e[nmrs]? )?"}


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.IGNORECASE)


def faults(language: str, text: str) -> Iterator[str]:
    """What is wrong with a sentence, whatever it is about."""
    for rules in (_EVERYWHERE, _LANGUAGES[language]):
        for name, pattern in rules.items():
            if found := _compiled(pattern).search(text):
                yield f"{name}: {found[0]!r}"


@cache
def _misfit(term: Term) -> re.Pattern[str] | None:
    foreign = set(_FOREIGN.get((term.language, term.gender or ""), "").split())
    same = term.language == "de" and term.gender != "f" and re.search("e[lrn]$|chen$", term.word)
    if same:
        foreign -= _ALSO_PLURAL
    if not foreign:
        return None
    before = "|".join(word if word.endswith("’") else f"{word} " for word in sorted(foreign))
    between = _ADJECTIVE.get(term.language, "")
    noun = re.escape(term.word) if term.language == "de" else f"(?i:{re.escape(term.word)})"
    # After a comma it is a pronoun: the pawn that makes room.
    return re.compile(rf"(?<![\w’])(?<!, )(?i:{before}){between}{noun}(?![\w’-])")


def misfits(term: Term, text: str) -> Iterator[str]:
    """Articles of another gender than the word's, and words that the thing is not called by."""
    misfit = _misfit(term)
    if misfit and (found := misfit.search(text)):
        yield f"{term.word} is {term.gender}: {found[0]!r}"
    # In German a capital tells Gegenüber from gegenüber.
    flags = re.NOFLAG if term.language == "de" else re.IGNORECASE
    for word in term.never:
        if re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text, flags):
            yield f"{word!r} for {term.word!r}"
