"""The chapters of a game's help: headings with the names of their rules, from its `forms/chapters.py`."""

from __future__ import annotations

from importlib import import_module


def chapters_of(id: str) -> tuple[list[tuple[str, list[str]]], dict[str, str]]:
    """The rules under each heading, and the refusals: texts shown only when a move is refused, with their heading."""
    chapters: list[tuple[str, list[str]]] = []
    refusals: dict[str, str] = {}
    for heading, names in import_module(f"koruna.games.{id}.forms.chapters").CHAPTERS.items():
        rules: list[str] = []
        for name in names.split():
            if is_refusal(name):
                refusals[name[1:]] = heading
            else:
                rules.append(name)
        chapters.append((heading, rules))
    return chapters, refusals


def is_refusal(name: str) -> bool:
    """A name that begins with `!`: it answers a click ("You have no army there") but explains no rule."""
    return name.startswith("!")
