"""Names are shown to others: whatever is typed, something can be seen and nothing runs wild."""

from __future__ import annotations

import itertools
import unicodedata
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.running import OPEN, House, person

from irrgarten.server.names import JOINERS, LONGEST, MARKS, tidy
from irrgarten.tables.frames import Name

#: Default_Ignorable_Code_Point of Unicode 16, DerivedCoreProperties.txt.
IGNORABLE = (
    "00AD 034F 061C 115F-1160 17B4-17B5 180B-180F 200B-200F 202A-202E 2060-206F 3164 FE00-FE0F "
    "FEFF FFA0 FFF0-FFF8 1BCA0-1BCA3 1D173-1D17A E0000-E0FFF"
)
#: What has a shape by its category and shows none, and all that is a space.
BLANK_LOOKING = (
    "0009-000D 0020 0085 00A0 1680 2000-200A 2028-2029 202F 205F 2800 3000 FFFC "
    "13441-13442 16FE4 1D159"
)


def signs(ranges: str) -> list[str]:
    spans = (span.split("-") for span in ranges.split())
    return [
        chr(number) for span in spans for number in range(int(span[0], 16), int(span[-1], 16) + 1)
    ]


UNSEEN = signs(IGNORABLE) + signs(BLANK_LOOKING)
ALONE = [chr(number) for number in range(0x110000) if unicodedata.category(chr(number))[0] == "M"]


def test_a_sign_that_cannot_be_seen_is_no_name() -> None:
    for sign in UNSEEN + ALONE:
        assert tidy(sign) == "", f"U+{ord(sign):04X}"


@given(st.lists(st.sampled_from(UNSEEN + ALONE), max_size=LONGEST))
def test_nor_are_many_of_them(unseen: list[str]) -> None:
    assert tidy("".join(unseen)) == ""


@given(st.text(st.sampled_from([*UNSEEN, *ALONE[:200], *"aé字👩"]) | st.characters(), max_size=40))
def test_a_name_can_be_seen_and_stays_as_it_is(text: str) -> None:
    name = tidy(text)
    assert len(name) <= LONGEST
    assert tidy(name) == name
    if name:
        first = unicodedata.category(name[0])
        assert first[0] in "LNPS", "what one sees comes first"
        assert name[0] not in UNSEEN
    heaps = itertools.groupby(name, lambda sign: unicodedata.category(sign) in ("Mn", "Me"))
    assert all(len(list(heap)) <= MARKS for marks, heap in heaps if marks)
    assert not any(unicodedata.category(sign)[0] == "C" for sign in name if sign not in JOINERS)


@pytest.mark.parametrize(
    "name",
    [
        "Anna",
        "José María",
        "Nguyễn Thị Ánh",
        "О'Нил-Петрова",
        "محمد\N{ZERO WIDTH NON-JOINER}علی",
        "नरेन्द्र",
        "শ্রেয়া",
        "র\N{ZERO WIDTH JOINER}্যাব",
        "மீனாட்சி",
        "န်မြို့",
        "สมศรี",
        "נָעֳמִי",
        "葛\U000e0100城",
        "김민준",
        "👩\N{ZERO WIDTH JOINER}👩\N{ZERO WIDTH JOINER}👧",
        "❤\ufe0f Zoë 👍🏽",
    ],
)
def test_names_as_people_have_them(name: str) -> None:
    name = unicodedata.normalize("NFC", name)
    assert tidy(name) == name


def test_a_name_is_cut_to_what_is_taken_for_one() -> None:
    (taken,) = get_args(Name)[1:]
    assert tidy("n" * 99) == "n" * taken.max_length


def test_what_is_heaped_up_is_cut() -> None:
    heap = "\N{COMBINING GRAVE ACCENT BELOW}\N{COMBINING RING BELOW}" * 10
    assert tidy(f"Z{heap}oe") == f"Z{heap[:MARKS]}oe"
    assert tidy("Z" + heap[0] * 20) == "Z" + heap[0], "the same mark twice over is one"
    assert tidy("\N{RIGHT-TO-LEFT OVERRIDE}annA\N{ZERO WIDTH SPACE}") == "annA"


@pytest.mark.parametrize("name", ["\u3164", "\u2800 \u2800", "\u00ad", "\U000e0041", "\u0301"])
async def test_nobody_sits_down_unseen(house: House, name: str) -> None:
    wish = {
        "game": "magic_labyrinth",
        "options": {"players": 2},
        "seats": [{"holder": "person", "name": name}, OPEN],
    }
    answer = await house.http.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
    assert "seats[0].name" in answer.json()["message"]
    made = await house.make(person("Anna"), OPEN)
    path = f"/api/tables/{made['info']['table']}/seats/1"
    answer = await house.http.post(path, json={"name": name})
    assert answer.status_code == 400
    assert answer.json()["message"] == "name: a person has a name"
    assert (await house.info(made["info"]["table"]))["seats"][1]["holder"] == "open"
