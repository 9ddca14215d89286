"""The word of a move by its number, and numbers in the text of a move."""

from __future__ import annotations

import pytest

from koruna.engine.errors import NotAMove
from koruna.engine.notation import read_number, word_of

WORDS = {"place": 100, "claim": 0, "discard": 48}


@pytest.mark.parametrize(
    ("move", "word", "first"),
    [
        (0, "claim", 0),
        (47, "claim", 0),
        (48, "discard", 48),
        (99, "discard", 48),
        (100, "place", 100),
        (1000, "place", 100),
    ],
)
def test_the_word_of_a_move_is_the_one_whose_range_contains_it(move: int, word: str, first: int) -> None:
    assert word_of(WORDS, move) == (word, first)


def test_a_number_within_its_bounds_is_read() -> None:
    assert [read_number(word, 1, 14, f"bid {word}", "") for word in ("1", "07", "14")] == [1, 7, 14]


@pytest.mark.parametrize("word", ["", "0", "15", "007", "-3", "+3", "1 ", "x", "²", "٣"])
def test_anything_else_is_no_move(word: str) -> None:
    with pytest.raises(NotAMove):
        read_number(word, 1, 14, f"bid {word}", "")
