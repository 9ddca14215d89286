"""Messages in Czech, Slovak and English.

Messages that all games share are in `locale/<language>/*.ftl`; a game's own are in
`games/<id>/locale/<language>/*.ftl`, one per topic, and may refer to the shared ones. Both are Fluent files, because
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
    from fluent.runtime.resolver import Pattern

    from koruna.engine.reason import Reason
    from koruna.locale.messages import Messages

LANGUAGES = ("cs", "sk", "en")
# Fluent raises an error for arguments that are too long.
LONGEST_FACT = 1000
LARGEST_FACT = 10**15
MOST_REMEMBERED = 2000  # formatted messages of one game in one language, half a kilobyte each
AS_THEY_ARE = (int, str)  # types of facts that need no translation
HYPHEN = re.compile(r"(?<!\w)-(?=\d)")  # Fluent writes negative numbers with it
MINUS = "\N{MINUS SIGN}"
# Other names for the languages, by people and by Windows.
OTHER_NAMES = {"cz": "cs", "czech": "cs", "slovak": "sk", "english": "en"}


class Named(str):
    """A name in every language, for names that are not in Fluent files; a sentence uses the one of its language."""

    by_language: Mapping[str, str]
    code: str  # its code in moves, or ""

    def __new__(cls, by_language: Mapping[str, str], code: str = "") -> Named:
        made = super().__new__(cls, " / ".join(dict.fromkeys(by_language.values())))
        made.by_language = by_language
        made.code = code
        return made


class Words:
    """The messages of one language, for one game or without one."""

    def __init__(self, language: str, messages: Messages, codes: bool = False) -> None:
        self.language = language
        self.codes = codes  # whether names are followed by their code in moves
        self._messages = messages
        self._formatted: dict[str | tuple[Any, ...], str] = {}  # cache of recent messages
        self._before: dict[str | tuple[Any, ...], str] = {}  # and of the generation before
        self._with_parts: dict[tuple[Any, ...], tuple[str, ...]] = {}
        self._has: dict[str, bool] = {}

    def say(self, name: str, facts: Mapping[str, Any] | None = None) -> str:
        """Format a message; `name.part` is an attribute of it. A list among the facts becomes `3, 12, 40`.

        A missing message is replaced by a text with its name, and logged once.
        """
        try:
            return self.must_say(name, facts)
        except (KeyError, ValueError) as fault:
            return self._gap(name, fault)

    def refuse(self, reason: Reason) -> str:
        """Why something is not allowed: the text of its rule, or what a game says about this very case."""
        own = f"refused-{reason.rule}"
        return self.say(own if self.has(own) else f"rule-{reason.rule}", reason.facts)

    def must_say(self, name: str, facts: Mapping[str, Any] | None = None) -> str:
        """The same, but raises `KeyError` or `ValueError`, for callers with a better fallback."""
        key = (name, *facts, *self._values(facts)) if facts else name
        text = self._formatted.get(key)
        if text is None:  # cached: formatting is slower than drawing a board
            if (text := self._before.get(key)) is None:
                plain_facts = {fact: plain(value, self.language, self.codes) for fact, value in (facts or {}).items()}
                text = self._find(name, plain_facts)
            if len(self._formatted) >= MOST_REMEMBERED // 2:  # players' names are in the keys, so it would grow forever
                self._before, self._formatted = self._formatted, {}
            self._formatted[key] = text
        return text

    def must_say_parts(self, name: str, parts: tuple[str, ...], facts: Mapping[str, Any]) -> tuple[str, ...]:
        """A message and these attributes of it, "" for one that it does not have."""
        key = (name, parts, *facts, *self._values(facts))
        texts = self._with_parts.get(key)
        if texts is None:
            if len(self._with_parts) >= MOST_REMEMBERED:
                self._with_parts.clear()
            names = [f"{name}.{part}" for part in parts]
            said = [self.say(each, facts) if self.has(each) else "" for each in names]
            texts = self._with_parts[key] = (self.must_say(name, facts), *said)
        return texts

    def _values(self, facts: Mapping[str, Any]) -> list[Any]:
        """Facts as a hashable cache key."""
        return [
            value if type(value) in AS_THEY_ARE else plain(value, self.language, self.codes) for value in facts.values()
        ]

    def _find(self, name: str, facts: dict[str, Any]) -> str:
        pattern = self._pattern(name)
        if pattern is None:
            raise KeyError(f"{name} has no text in {self.language}")
        text, errors = self._messages.formatted(pattern, facts)
        if errors:
            raise ValueError(f"{name} in {self.language}: {errors[0]}")
        has_negative = any(type(fact) in (int, float) and fact < 0 for fact in facts.values())
        return HYPHEN.sub(MINUS, text) if has_negative else text

    def _gap(self, name: str, fault: Exception) -> str:
        from koruna.locale.fault_log import note  # lazily: hardly ever needed

        note(fault)
        pattern = self._pattern("sentence-missing")
        return f"({name})" if pattern is None else self._messages.formatted(pattern, {"name": name})[0]

    def has(self, name: str) -> bool:
        if name not in self._has:
            self._has[name] = self._pattern(name) is not None
        return self._has[name]

    def _pattern(self, name: str) -> Pattern | None:
        message_name, _, part = name.partition(".")
        message = self._messages.get(message_name)
        if message is None:
            return None
        return message.attributes.get(part) if part else message.value


def plain(value: Any, language: str, codes: bool = False) -> Any:
    """A fact as an argument for Fluent, which takes numbers and strings but no lists or very long strings."""
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
    """The messages of a language, or of English if there are none in it: the shared ones and those of one game.

    With `codes`, names are followed by their code in moves: "Willowby (o11)".
    """
    known = language if language in LANGUAGES else "en"
    return Words(known, messages_of(known, game), codes)


@cache
def messages_of(language: str, game: str) -> Messages:
    from koruna.locale.messages import Messages, sources  # lazily: `koruna --help` must be fast

    found = dict(shared_sources(language))
    for text in fluent_files(language, game).values() if game else ():
        found |= sources(text)
    return Messages(language, found)


@cache
def shared_sources(language: str) -> dict[str, str]:
    from koruna.locale.messages import sources

    return {name: source for text in fluent_files(language).values() for name, source in sources(text).items()}


def fluent_files(language: str, game: str = "") -> dict[str, str]:
    """The contents of the Fluent files of a game, or of the shared ones, by name and in the order of the names."""
    locale = files(f"koruna.games.{game}").joinpath("locale") if game else files("koruna.locale")
    found = [file for file in locale.joinpath(language).iterdir() if file.name.endswith(".ftl")]
    return {file.name: file.read_text("utf-8") for file in sorted(found, key=lambda file: file.name)}


def language_of(wish: str | None = None) -> str:
    """The language to use: the one asked for, else `KORUNA_LANG`, else the system's, else English."""
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
