"""Which tests come to which line, how long they take, and which of them judge a mutant."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from dataclasses import dataclass

#: The laws come to every line of their game: they are asked last, and only where they are quick.
SECONDS_OF_A_LAW = 1.0
#: Others use the processor while a test waits: it costs the less.
WAITING_COSTS = 3
#: And more than so much of it was the machine's doing, when it was learned, and not the test's.
LONGEST_WAIT = 1.5
#: What a test takes at least, whatever it does.
SECONDS_BESIDES = 0.05
#: What compares all that is told with what the client knows of it.
WIRE = "test_wire.py"
TOLD = ("view.py", "frames.py")
#: Whole games, and whether all that is seen is told apart: whatever they take, these are asked, as
#: hardly anything escapes them.
WHOLE = ("test_golden.py", "test_seen.py")
#: How many tests are asked first because of their names.
NAMED_ALIKE = 12

#: Tests by the line they come to, by module; and the seconds that they take.
Lines = dict[str, dict[int, list[str]]]
Seconds = dict[str, float]


@dataclass(frozen=True)
class Judges:
    """The tests to try a mutant on, and whether any of them is known to come to its line."""

    tests: list[str]
    reached: bool
    #: Whether its line runs in tests only, and not when something is loaded.
    quick: bool


class Covering:
    def __init__(
        self,
        lines: Lines,
        loading: dict[str, set[int]],
        seconds: Seconds,
        waits: Seconds,
        laws: list[str],
    ) -> None:
        self._lines = lines
        self._loading = loading
        self._laws = laws
        self.seconds = seconds | dict.fromkeys(laws, SECONDS_OF_A_LAW)
        self.waits = waits | dict.fromkeys(laws, SECONDS_OF_A_LAW)
        self._costs = {test: self._cost(test) for test in self.seconds}
        self._worth: dict[str, dict[str, float]] = {}
        self._words: dict[str, set[str]] = {}

    def judges(self, module: str, at: tuple[int, int], most: float, words: str) -> Judges:
        """So many tests that they take no more than ``most`` seconds together.

        First come those whose names have most in common with the ``words``, then those that do
        what few others do in this module, and are quick.
        ``at`` is the line and where its statement begins. Half of the time is left for the laws.
        What runs when a module is loaded is judged by all tests of its game, and by all that come
        to the module or its neighbours, and so is what no test comes to: another process may.
        """
        lines, loading = self._lines.get(module, {}), self._loading.get(module, set())
        reaching = next((lines[line] for line in at if line in lines), [])
        is_loaded = any(line in loading for line in at)
        found = reaching
        game = module.split("/")[1] if module.startswith("games/") else None
        if is_loaded or not reaching:
            found = self._coming_to(module)
            if game is not None:
                found += [test for test in self.seconds if game in test or WIRE in test]
        worth = self._worth_for(module)
        here = {*reaching} if is_loaded else set()  # as a table's functions do
        found = sorted(
            {*found, *reaching}, key=lambda test: (test not in here, -worth.get(test, 0), test)
        )
        told = [test for test in found if is_loaded and module.endswith(TOLD) and WIRE in test]
        brief = [test for test in found if self._costs[test] <= most / NAMED_ALIKE]
        named = list(dict.fromkeys([*told, *self._named_alike(brief, words)]))
        found = [*named, *(test for test in found if test not in named)]
        laws = [law for law in self._laws if law.endswith(f"[{game}]")]
        quickest = self._within(found, most / 2 if laws else most) or found[:1]
        whole = [test for name in WHOLE for test in found if name in test]
        quickest += [test for test in whole if test not in quickest]
        others = [test for test in found if test not in quickest]
        rest = self._within(others, most / 2 if laws else 0)
        return Judges(
            [*quickest, *laws, *rest],
            reached=bool(reaching) or is_loaded,
            quick=bool(reaching) and not is_loaded,
        )

    def _cost(self, test: str) -> float:
        waited = min(self.waits.get(test, 0), LONGEST_WAIT)
        return self.seconds[test] + waited / WAITING_COSTS

    def _coming_to(self, module: str) -> list[str]:
        """To anything in it or, where only loading does, to what lies beside it."""
        folder = module.rpartition("/")[0]
        beside = [one for one in self._lines if one.rpartition("/")[0] == folder]
        for modules in ([module], beside):
            if found := {
                test
                for one in modules
                for tests in self._lines.get(one, {}).values()
                for test in tests
            }:
                return list(found)
        return list(self.seconds)

    def _named_alike(self, tests: list[str], words: str) -> list[str]:
        """A word counts the more the fewer tests have it."""
        wanted = _words(words)
        shared = {test: wanted & self._words_of(test) for test in tests}
        often = Counter(word for found in shared.values() for word in found)
        alike = {
            test: sum(1 / often[word] for word in found) for test, found in shared.items() if found
        }
        return sorted(alike, key=lambda test: (-alike[test], test))[:NAMED_ALIKE]

    def _words_of(self, test: str) -> set[str]:
        if test not in self._words:
            self._words[test] = _words(test)
        return self._words[test]

    def _worth_for(self, module: str) -> dict[str, float]:
        """For each line that a test comes to its share in it, by the time that it takes."""
        if module not in self._worth:
            worth: dict[str, float] = defaultdict(float)
            for tests in self._lines.get(module, {}).values():
                for test in tests:
                    worth[test] += 1 / len(tests) / (SECONDS_BESIDES + self._costs[test])
            self._worth[module] = worth
        return self._worth[module]

    def _within(self, tests: list[str], most: float) -> list[str]:
        """As many as fit in; one that takes long does not keep out those after it."""
        found, left = [], most
        for test in tests:
            if self._costs[test] <= left:
                found.append(test)
                left -= self._costs[test]
        return found


def _words(text: str) -> set[str]:
    """In the singular, and without those that are in everything."""
    words = re.findall(r"[a-z]{3,}", text.lower())
    return {word.removesuffix("s") for word in words} - {"test", "the", "and", "not", "self"}
