"""Moves as text: games that number their moves by word, in ranges, find the word by the number."""

from __future__ import annotations


def word_of(words: dict[str, int], move: int) -> tuple[str, int]:
    """The word whose range of numbers contains a move, and the first number of that range."""
    found, at = "", -1
    for word, first in words.items():
        if at < first <= move:
            found, at = word, first
    return found, at
