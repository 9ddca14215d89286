"""Moves as text: what the notations of games share."""

from __future__ import annotations

from koruna.engine.errors import NotAMove


def word_of(words: dict[str, int], move: int) -> tuple[str, int]:
    """The word whose range of numbers contains a move, and the first number of that range."""
    found, at = "", -1
    for word, first in words.items():
        if at < first <= move:
            found, at = word, first
    return found, at


def read_number(word: str, least: int, most: int, text: str, game: str) -> int:
    """A number of one or two digits in a move, within bounds, so that no text means a move of another kind."""
    if not (word.isascii() and word.isdigit() and len(word) <= 2 and least <= int(word) <= most):
        raise NotAMove(text, game)
    return int(word)
