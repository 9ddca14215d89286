"""Reads the tables of `data/`, each once, when the module that needs it is imported."""

from __future__ import annotations

import csv
from importlib.resources import files

GAME = "koruna.games.tiny_epic_kingdoms"


def rows(name: str) -> list[dict[str, str]]:
    """The lines of a table, each by the names of its columns."""
    text = files(GAME).joinpath("data").joinpath(name).read_text("utf-8")
    return list(csv.DictReader(text.splitlines()))


def pairs(text: str, between: str, joined: str) -> dict[str, str]:
    """Values by name out of `role=attacker by=quest` or `food:1+ore:2`."""
    found: dict[str, str] = {}
    for part in text.split(between):
        if part:
            name, _, value = part.partition(joined)
            found[name] = value
    return found


def params(text: str) -> dict[str, str]:
    return pairs(text, " ", "=")


def amounts(text: str) -> dict[str, int]:
    """`food:1+ore:2` as numbers by name."""
    return {name: int(value) for name, value in pairs(text, "+", ":").items()}
