"""Fields with a name of their own: what lies in the middle of a map is called something in every language.

All others are called by their ids, which moves are written with.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from koruna.locale import LANGUAGES, Named, words

NAMED: Final = ("hub", "centre")


def place_name(id: str) -> str:
    """A field as a fact of a sentence, which takes the name in its own language."""
    return names_of(id) if id in NAMED else id


@cache
def names_of(id: str) -> Named:
    return Named({language: words(language, "suverenita").say(f"place-{id}") for language in LANGUAGES})


def name_in(id: str, language: str) -> str:
    return names_of(id).by_language[language] if id in NAMED else id
