"""Every clause is shown by a test, worded in every language, and on the page of the rules."""

from __future__ import annotations

import re
from pathlib import Path

from irrgarten.kernel.play import AnyRules
from irrgarten.texts import LANGUAGES, texts


def test_every_clause_has_a_test_that_names_it(rules: AnyRules, tree: Path) -> None:
    tests = (tree / "tests" / "games" / rules.name).glob("test_*.py")
    named = {
        clause
        for path in tests
        for clause in re.findall(r'@clause\("([A-Z]{3}-\d\d)"\)', path.read_text(encoding="utf-8"))
    }
    assert named == set(rules.clauses)


def test_every_clause_is_worded_in_every_language(rules: AnyRules) -> None:
    for language in LANGUAGES:
        wording = texts(language, rules.name)
        for clause in rules.clauses:
            assert wording.say(clause) != clause
            if language != "en":
                assert wording.say(clause) != texts("en", rules.name).say(clause)


def test_every_clause_stands_on_the_page_of_the_rules(rules: AnyRules, tree: Path) -> None:
    page = (tree / "docs" / "rules" / f"{rules.name}.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| \**([A-Z]{3}-\d\d)\b", page, re.MULTILINE) == list(rules.clauses)
