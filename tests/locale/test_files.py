"""The three languages say the same things, each in its own words."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentSerializer, ast

from koruna.locale import LANGUAGES
from tests.locale.fluent_files import OWNERS, entries, entries_by_file, facts_of, messages, read, sentences

OTHERS = ["cs", "sk"]
NEEDED_PLURALS = {"en": {"one"}, "cs": {"one", "few"}, "sk": {"one", "few"}}
FOREIGN_LETTERS = {"cs": "ľĺŕäôĽĹŔÄÔ", "sk": "ěřůĚŘŮ", "en": "ěřůľĺŕäô"}
FOREIGN_QUOTES = {"cs": "\"”'", "sk": "\"”'", "en": "\"„'"}
LENGTHS = re.compile(r"[\d\u2013]+\s(min|h)")  # the same in all languages
BREAKING_SPACE = re.compile(r"[\d}] (%|min\b|h\b)")  # would allow a line break before the unit
OWN_NAMES = ("language-", "bot-premysl")  # written in the letters of their own language everywhere


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("owner", OWNERS)
def test_files_have_no_junk(owner: str, language: str) -> None:
    assert messages(owner, language)
    assert [entry.content for entry in entries(owner, language) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("owner", OWNERS)
def test_no_name_is_used_twice(owner: str, language: str) -> None:
    names = [message.id.name for message in messages(owner, language)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("owner", OWNERS)
def test_languages_have_the_same_files_in_the_same_order(owner: str, language: str) -> None:
    """So that translations can be read side by side."""
    assert names_by_file(owner, language) == names_by_file(owner, "en")


def names_by_file(owner: str, language: str) -> dict[str, list[str]]:
    files = entries_by_file(owner, language).items()
    return {file: [entry.id.name for entry in body if isinstance(entry, ast.Message)] for file, body in files}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("owner", OWNERS)
def test_languages_have_the_same_names_and_facts(owner: str, language: str) -> None:
    ours, english = sentences(owner, language), sentences(owner, "en")
    assert sorted(ours) == sorted(english)
    assert {name for name in ours if facts_of(owner, language, name) != facts_of(owner, "en", name)} == set()


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("owner", OWNERS)
def test_no_english_is_left(owner: str, language: str) -> None:
    assert same_texts(owner, language, "en", longer_than=12) == []


@pytest.mark.parametrize("owner", OWNERS)
def test_slovak_is_not_copied_from_czech(owner: str) -> None:
    assert same_texts(owner, "sk", "cs", longer_than=30) == []


def same_texts(owner: str, language: str, other: str, longer_than: int) -> list[str]:
    texts = {name: LENGTHS.sub("", text(owner, language, name)) for name in sentences(owner, language)}
    return [
        name
        for name, said in texts.items()
        if len(said) > longer_than and said == LENGTHS.sub("", text(owner, other, name))
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("owner", OWNERS)
def test_letters_and_quotes_are_of_the_language(owner: str, language: str) -> None:
    foreign = set(FOREIGN_LETTERS[language] + FOREIGN_QUOTES[language])
    mixed = {name: foreign & set(text(owner, language, name)) for name in sentences(owner, language)}
    assert {name: letters for name, letters in mixed.items() if letters and not name.startswith(OWN_NAMES)} == {}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("owner", OWNERS)
def test_units_stay_on_the_line_of_their_numbers(owner: str, language: str) -> None:
    written = {message.id.name: FluentSerializer().serialize_entry(message) for message in messages(owner, language)}
    assert [name for name, lines in written.items() if BREAKING_SPACE.search(lines)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("owner", OWNERS)
def test_numbers_have_every_plural_of_the_language(owner: str, language: str) -> None:
    plurals = {name: read(owner, language, name).plurals for name in sentences(owner, language)}
    needed = NEEDED_PLURALS[language]
    assert [name for name, choices in plurals.items() if not all(needed <= names for names in choices)] == []


def text(owner: str, language: str, name: str) -> str:
    return read(owner, language, name).literal.strip()
