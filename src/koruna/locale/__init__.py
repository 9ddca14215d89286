"""Words in Czech, Slovak and English.

The words all games share are in `locale/<language>/*.ftl`; a game's own are in
`games/<id>/locale/<language>.ftl` and may lean on the shared ones. Both are Fluent files, because
Czech and Slovak need the cases, genders and plurals of what is put into a sentence.
"""

from __future__ import annotations

import locale as system
import os
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern
    from fluent.syntax.ast import Resource

LANGUAGES = ("cs", "sk", "en")
# Fluent refuses what is longer than a sentence can be.
LONGEST_FACT = 1000
LARGEST_FACT = 10**15
MOST_REMEMBERED = 20_000
HYPHEN = re.compile(r"(?<!\w)-(?=\d)")  # which Fluent writes before numbers below zero
MINUS = "\N{MINUS SIGN}"
# What people and Windows also call them.
OTHER_NAMES = {"cz": "cs", "czech": "cs", "slovak": "sk", "english": "en"}


class Named(str):
    """A name in every language, for facts that no words know; a sentence takes the one of its language."""

    by_language: Mapping[str, str]
    code: str  # how moves are written with it; "" where they are not

    def __new__(cls, by_language: Mapping[str, str], code: str = "") -> Named:
        made = super().__new__(cls, " / ".join(dict.fromkeys(by_language.values())))
        made.by_language = by_language
        made.code = code
        return made


class Words:
    """The words of one language, as one game (or none) uses them."""

    def __init__(self, language: str, bundle: FluentBundle, codes: bool = False) -> None:
        self.language = language
        self.codes = codes  # whether the code that moves are typed with stands beside a name
        self._bundle = bundle
        self._said: dict[str | tuple[Any, ...], str] = {}
        self._has: dict[str, bool] = {}

    def say(self, name: str, facts: Mapping[str, Any] | None = None) -> str:
        """A sentence by its name; `name.part` is an attribute of it. A list among the facts is told as 3, 12, 40.

        A sentence that is missing takes nothing else away: its place says which it is, and it is logged once.
        """
        try:
            return self.must_say(name, facts)
        except (KeyError, ValueError) as fault:
            return self._gap(name, fault)

    def must_say(self, name: str, facts: Mapping[str, Any] | None = None) -> str:
        """The same for who has something better to say where it is missing; it is an error then."""
        plain_facts = {fact: plain(value, self.language, self.codes) for fact, value in facts.items()} if facts else {}
        key = (name, *plain_facts.items()) if facts else name
        said = self._said.get(key)
        if said is None:  # finding a sentence takes longer than drawing a board
            if len(self._said) >= MOST_REMEMBERED:  # names of players come and go
                self._said.clear()
            said = self._said[key] = self._find(name, plain_facts)
        return said

    def _find(self, name: str, facts: dict[str, Any]) -> str:
        pattern = self._pattern(name)
        if pattern is None:
            raise KeyError(f"{name} has no text in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise ValueError(f"{name} in {self.language}: {errors[0]}")
        is_below = any(type(fact) is int and fact < 0 for fact in facts.values())
        return HYPHEN.sub(MINUS, str(text)) if is_below else str(text)

    def _gap(self, name: str, fault: Exception) -> str:
        from koruna.look.faults import note  # here, because hardly ever is anything missing

        note(fault)
        pattern = self._pattern("sentence-missing")
        return f"({name})" if pattern is None else str(self._bundle.format_pattern(pattern, {"name": name})[0])

    def has(self, name: str) -> bool:
        if name not in self._has:
            self._has[name] = self._pattern(name) is not None
        return self._has[name]

    def _pattern(self, name: str) -> Pattern | None:
        message_name, _, part = name.partition(".")
        if not self._bundle.has_message(message_name):
            return None
        message = self._bundle.get_message(message_name)
        return message.attributes.get(part) if part else message.value


def plain(value: Any, language: str, codes: bool = False) -> Any:
    """A fact as Fluent takes it, which knows numbers and texts but no lists, and no texts without end."""
    if type(value) is int and -LARGEST_FACT <= value <= LARGEST_FACT:
        return value
    if isinstance(value, list | tuple):
        text: Any = ", ".join(str(in_language(item, language, codes)) for item in value)
    else:
        text = in_language(value, language, codes)
    if isinstance(text, str) and len(text) > LONGEST_FACT:
        return text[:LONGEST_FACT] + "…"
    if isinstance(text, int) and abs(text) > LARGEST_FACT:
        return str(text)[:LONGEST_FACT]
    return text


def in_language(value: Any, language: str, codes: bool = False) -> Any:
    if not isinstance(value, Named):
        return value
    name = value.by_language[language]
    return f"{name} ({value.code})" if codes and value.code not in ("", name) else name


@cache
def words(language: str, game: str = "", codes: bool = False) -> Words:
    """The words of a language: those all games share and, on top of them, those of one game.

    With `codes`, names are told with what moves are typed with: "Willowby (o11)".
    """
    return Words(language, bundle_of(language, game), codes)


@cache
def bundle_of(language: str, game: str) -> FluentBundle:
    from fluent.runtime import FluentBundle  # here, because `koruna --help` needs none of it

    bundle = FluentBundle([language], use_isolating=False)
    for resource in shared_words(language):
        bundle.add_resource(resource, allow_overrides=True)
    if game:
        own = files(f"koruna.games.{game}").joinpath("locale", f"{language}.ftl")
        bundle.add_resource(parsed(own.read_text("utf-8")), allow_overrides=True)
    return bundle


@cache
def shared_words(language: str) -> list[Resource]:
    """Parsed once for all games: that is what takes the time."""
    sources = [source for source in files("koruna.locale").joinpath(language).iterdir() if source.name.endswith(".ftl")]
    return [parsed(source.read_text("utf-8")) for source in sorted(sources, key=lambda source: source.name)]


def parsed(text: str) -> Resource:
    from fluent.runtime import FluentResource

    return FluentResource(text)


def language_of(wish: str | None = None) -> str:
    """The language to speak: the one wished for, else `KORUNA_LANG`, else the system's, else English."""
    for name in (wish, os.environ.get("KORUNA_LANG"), system_language()):
        code = re.split("[-_.@ ]", name or "")[0].lower()
        code = OTHER_NAMES.get(code, code)
        if code in LANGUAGES:
            return code
    return "en"


def system_language() -> str | None:
    """The first of these variables that is set decides, as for every other program."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(variable):
            return os.environ[variable]
    return system.getlocale()[0]
