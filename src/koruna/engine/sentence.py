"""Sentences before they are put into a language."""

from __future__ import annotations

from typing import TypeAlias

# A message id in the game's Fluent files, and its arguments.
Sentence: TypeAlias = tuple[str, dict[str, int | str]]


def called_by_name(sentence: Sentence, names: list[str]) -> Sentence:
    """Add the name of the player to a sentence that refers to a seat."""
    name, facts = sentence
    return (name, {**facts, "player": names[int(facts["seat"])]}) if "seat" in facts else sentence
