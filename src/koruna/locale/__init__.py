"""Words in Czech, Slovak and English.

The words all games share are in `locale/<language>/*.ftl`; a game's own are in
`games/<id>/locale/<language>.ftl` and may lean on the shared ones. Both are Fluent files, because
Czech and Slovak need the cases, genders and plurals of what is put into a sentence.
"""

from __future__ import annotations

import locale as system
import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("cs", "sk", "en")


class Words:
    """The words of one language, as one game (or none) uses them."""

    def __init__(self, language: str, bundle: FluentBundle) -> None:
        self.language = language
        self._bundle = bundle

    def say(self, name: str, facts: Mapping[str, Any] | None = None) -> str:
        """A sentence by its name; `name.part` is an attribute of it."""
        message_name, _, part = name.partition(".")
        message = self._bundle.get_message(message_name)
        pattern = message.attributes[part] if part else message.value
        if pattern is None:
            raise KeyError(f"{name} has no text in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, dict(facts or {}))
        if errors:
            raise ValueError(f"{name} in {self.language}: {errors[0]}")
        return str(text)

    def has(self, name: str) -> bool:
        return self._bundle.has_message(name)


@cache
def words(language: str, game: str = "") -> Words:
    """The words of a language: those all games share and, on top of them, those of one game."""
    bundle = FluentBundle([language], use_isolating=False)
    sources = sorted(files("koruna.locale").joinpath(language).iterdir(), key=lambda source: source.name)
    if game:
        sources.append(files(f"koruna.games.{game}").joinpath("locale", f"{language}.ftl"))
    for source in sources:
        bundle.add_resource(FluentResource(source.read_text("utf-8")), allow_overrides=True)
    return Words(language, bundle)


def language_of(wish: str | None = None) -> str:
    """The language to speak: the one wished for, else `KORUNA_LANG`, else the system's, else English."""
    for name in (wish, os.environ.get("KORUNA_LANG"), *_system_languages()):
        code = (name or "")[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def _system_languages() -> list[str | None]:
    names = [os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    return [*names, system.getlocale()[0]]
