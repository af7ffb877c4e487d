"""Names as people type them, made safe to show to others."""

from __future__ import annotations

import unicodedata

LONGEST = 24

#: Marks heaped upon one letter; scripts that heap up most get by with these.
MARKS = 4

#: They make one sign of two (families of emoji, ligatures), or keep them apart (Persian, Hindi).
JOINERS = "\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}"

#: Letters, symbols and marks by their category that show nothing: fillers, blanks, placeholders.
BLANK = frozenset(
    "\N{COMBINING GRAPHEME JOINER}"
    "\N{HANGUL CHOSEONG FILLER}\N{HANGUL JUNGSEONG FILLER}"
    "\N{HANGUL FILLER}\N{HALFWIDTH HANGUL FILLER}"
    "\N{KHMER VOWEL INHERENT AQ}\N{KHMER VOWEL INHERENT AA}"
    "\N{BRAILLE PATTERN BLANK}"
    "\N{OBJECT REPLACEMENT CHARACTER}"
    "\U00013441\U00013442"  # Egyptian hieroglyphs: full blank, half blank
    "\U00016fe4"  # Khitan small script filler
    "\N{MUSICAL SYMBOL NULL NOTEHEAD}"
    "\u180b\u180c\u180d\u180f"  # Mongolian variation selectors
)


def tidy(name: str, longest: int = LONGEST) -> str:
    """The name without what cannot be seen or turns text around; empty if nothing is left.

    What only changes the sign before it needs one: a mark, a selector or a joiner alone goes.
    """
    tidied: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", name):
        category = unicodedata.category(sign)
        if sign in BLANK:
            continue
        if category.startswith("Z") or sign in "\t\n\r":
            tidied.append(" ")
        elif sign in JOINERS or category.startswith("M"):
            marks += category != "Mc"  # those stand beside the letter
            if marks <= MARKS and tidied and tidied[-1] not in (" ", sign):
                tidied.append(sign)
        elif not category.startswith("C"):
            tidied.append(sign)
            marks = 0
    return " ".join("".join(tidied).split())[:longest].strip(" " + JOINERS)
