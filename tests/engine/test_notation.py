"""The word of a move by its number."""

from __future__ import annotations

import pytest

from koruna.engine.notation import word_of

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
