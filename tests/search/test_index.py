from __future__ import annotations

from irrgarten.search.index import Index


def test_numbers_are_given_in_order_and_kept() -> None:
    index = Index(100)
    keys = [(i % 7, -i, i << 40) for i in range(100)]
    assert [index.find(*key) for key in keys] == list(range(100))
    assert [index.find(*key) for key in reversed(keys)] == list(reversed(range(100)))


def test_a_full_index_knows_its_keys_and_takes_no_more() -> None:
    index = Index(2)
    index.find(1, 2, 3)
    index.find(3, 2, 1)
    assert index.find(2, 2, 2) == -1
    assert index.find(3, 2, 1) == 1


def test_keys_keep_their_numbers_while_it_widens() -> None:
    index = Index(300)
    for new in range(300):
        assert [index.find(i, i, 0) for i in range(new + 1)] == list(range(new + 1))
    assert index.find(-1, 0, 0) == -1
