"""What is said is right in every language, whatever is put into it."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast
from tests import grammar, said, terms
from tests.said import COUNTED, FILES, LANGUAGES, NEVER_NONE

from irrgarten import registry

#: After a number these are no counted thing: "2 of 3".
_BETWEEN = frozenset("left of to and von bis und sur à et su di a e de y van tot en".split())


# -- sentences ------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_every_sentence_is_grammatical_and_keeps_to_the_terms(language: str, file: str) -> None:
    listed = terms.of(language, file)
    wrong = {
        f"{name}: {fault} in {text!r}"
        for name, text in said.everything(language, file)
        for fault in (
            *grammar.faults(language, text),
            *(misfit for term in listed for misfit in grammar.misfits(term, text)),
        )
    }
    assert sorted(wrong) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_is_in_use(language: str) -> None:
    for file in (None, *FILES):
        files = FILES if file is None else [file]
        all_said = "\n".join(text for one in files for _, text in said.everything(language, one))
        listed = [term for term in terms.terms() if (term.game, term.language) == (file, language)]
        unused = [
            term.word
            for term in listed
            if not re.search(rf"(?<!\w){re.escape(term.word)}", all_said, re.IGNORECASE)
        ]
        assert (file, unused) == (file, [])


def test_terms_are_told_in_six_languages_for_every_game() -> None:
    for game in (None, *registry.names()):
        assert {term.language for term in terms.terms() if term.game == game} == set(LANGUAGES)


# -- numbers --------------------------------------------------------------------------------------
def _patterns(
    pattern: ast.Pattern | None, chosen: frozenset[str] = frozenset()
) -> Iterator[tuple[ast.Pattern, frozenset[str]]]:
    """A pattern and those in its choices, each with what has been chosen by."""
    assert pattern is not None
    yield pattern, chosen
    for element in pattern.elements:
        inner = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(inner, ast.SelectExpression):
            by = _variable(inner.selector)
            for variant in inner.variants:
                yield from _patterns(variant.value, chosen | ({by} if by else set()))


def _variable(expression: object) -> str | None:
    return expression.id.name if isinstance(expression, ast.VariableReference) else None


def _selects(pattern: ast.Pattern | None) -> Iterator[tuple[str, ast.SelectExpression]]:
    for inner, _ in _patterns(pattern):
        for element in inner.elements:
            select = element.expression if isinstance(element, ast.Placeable) else None
            if isinstance(select, ast.SelectExpression) and (by := _variable(select.selector)):
                yield by, select


def _shows(pattern: ast.Pattern, variable: str) -> bool:
    return any(
        isinstance(element, ast.Placeable) and _variable(element.expression) == variable
        for element in pattern.elements
    )


def _counts(pattern: ast.Pattern, variable: str) -> str | None:
    """The word that a number stands before, if it does."""
    for element, after in itertools.pairwise(pattern.elements):
        number = isinstance(element, ast.Placeable) and _variable(element.expression)
        if number == variable and isinstance(after, ast.TextElement):
            word = re.match(r"[ \u00a0]([^\W\d]{2,})", after.value)
            if word and word[1] not in _BETWEEN:
                return word[1]
    return None


def uncounted(message: ast.Message) -> Iterator[str]:
    """Numbers that stand before a word without a choice between one and several."""
    for pattern, chosen in _patterns(message.value):
        yield from (
            f"${number} {word}" for number in COUNTED - chosen if (word := _counts(pattern, number))
        )


def _keyed(select: ast.SelectExpression) -> dict[str, ast.Pattern]:
    keys = [
        (v.key.name if isinstance(v.key, ast.Identifier) else v.key.value, v.value)
        for v in select.variants
    ]
    return dict(keys)


def lacking(message: ast.Message) -> Iterator[str]:
    """Choices by a number that do not tell one from several."""
    for by, select in _selects(message.value):
        keyed = _keyed(select)
        [several] = [variant.value for variant in select.variants if variant.default]
        if by in COUNTED and not {"one", "1"} & set(keyed) and _counts(several, by):
            yield f"${by} has no [one]"


def none_for_one(message: ast.Message) -> Iterator[str]:
    """French counts none as one: its [one] shows the number, or there is a [0] before it."""
    for by, select in _selects(message.value):
        keyed = _keyed(select)
        if by in COUNTED and "one" in keyed and "0" not in keyed and not _shows(keyed["one"], by):
            yield f"${by} is said to be one when it is none"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_whatever_is_counted_has_its_plural(language: str, file: str) -> None:
    wrong = [
        f"{name}: {fault}"
        for name, message in said.messages(language, file).items()
        for fault in (*uncounted(message), *lacking(message))
    ]
    assert wrong == []


@pytest.mark.parametrize("file", FILES)
def test_none_is_never_said_to_be_one_in_french(file: str) -> None:
    wrong = [
        f"{name}: {fault}"
        for name, message in said.messages("fr", file).items()
        if name not in NEVER_NONE
        for fault in none_for_one(message)
    ]
    assert wrong == []


# -- each rule finds what it is there for ---------------------------------------------------------
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Anna plays a ace."),
        ("en", "Place an tile."),
        ("en", "You hold no { $card }."),
        ("en", "No tile  fits."),
        ("en", "Your seven : 2."),
        ("en", "It is over.."),
        ("fr", "Le départ de Élodie."),
        ("fr", "Le départ de Hélène."),
        ("fr", "Il faut que il joue."),
        ("fr", "Joue le as."),
        ("fr", "Le côté de le plateau."),
        ("fr", "Si il joue."),
        ("fr", "Points : 2"),
        ("fr", "Points: 2"),
        ("it", "Gioca il asso."),
        ("it", "La fine di il turno."),
        ("it", "Il scambio."),
        ("it", "Tocca a Anna."),
        ("it", "Una abilità."),
        ("es", "El fin de el turno."),
        ("es", "Le toca a el rival."),
        ("es", "Entre h4 y i4."),
        ("es", "Uno o otro."),
        ("en", "Done: 42 %."),
        ("en", "Opening the table …"),
        ("de", "Fertig: 42 %."),
        ("de", "Du kannst das Fenster schliessen."),
        ("de", "Hier können Sie zuschauen."),
        ("fr", "Choisissez votre plateau."),
        ("fr", "La table s’ouvre …"),
        ("it", "Fatto: 42 %."),
        ("es", "Hecho: 42 %."),
        ("es", "Los muros que habéis construido."),
        ("es", "Entonces compartís la esquina."),
        ("nl", "Klaar: 42 %."),
    ],
)  # fmt: skip
def test_a_wrong_sentence_is_found(language: str, text: str) -> None:
    assert [*grammar.faults(language, text)]


@pytest.mark.parametrize(
    ("language", "file", "text"),
    [
        ("de", "dog", "Du hältst kein Dame."),
        ("de", "dog", "Im Ziel ist die frische Bube."),
        ("fr", "dog", "Tu poses une valet."),
        ("it", "labyria", "Posa una angolare."),
        ("es", "dog", "No tienes ningún dama."),
        ("nl", "labyrinthe", "Verschuif de blok."),
        ("en", "dog", "All marbles are home."),
        ("de", "dog", "Der Vorrat ist leer."),
        ("fr", "labyria", "Enlever un carré."),
        ("it", "dog", "La biglia fresca."),
        ("es", "terminal", "El puesto 2."),
        ("nl", "labyria", "Eén hindernis."),
        ("en", "dog", "A marble turns in forward."),
        ("de", "caminos", "Die aufrechte Fläche."),
        ("fr", "dog", "On ne saute personne."),
        ("it", "magic_labyrinth", "Lancia il dado."),
        ("es", "dog", "Devuelve la canica azul."),
        ("nl", "labyria", "Een labyrint van muren."),
    ],
)
def test_a_wrong_gender_or_word_is_found(language: str, file: str, text: str) -> None:
    listed = terms.of(language, file)
    assert [misfit for term in listed for misfit in grammar.misfits(term, text)]


def _message(text: str) -> ast.Message:
    entry = FluentParser().parse_entry(text)
    assert isinstance(entry, ast.Message)
    return entry


def test_a_missing_plural_is_found() -> None:
    assert [*uncounted(_message("a = You have { $points } points."))]
    assert [
        *lacking(_message("a = { $points ->\n    [0] none\n   *[other] { $points } points\n }"))
    ]
    assert [
        *none_for_one(_message("a = { $points ->\n    [one] un point\n   *[other] { $points }\n }"))
    ]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Anna uses a unit, and an ace."),
        ("fr", "De a1 à e5\u00a0: le hêtre, l’as."),
        ("it", "Tra la casella a1 e la e1, l’asso."),
        ("es", "El haya, y hielo."),
    ],
)
def test_a_right_sentence_is_let_through(language: str, text: str) -> None:
    assert [*grammar.faults(language, text)] == []
