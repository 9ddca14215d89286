"""A message is parsed when it is needed, with all that it refers to."""

from __future__ import annotations

import pytest

from koruna.locale import LANGUAGES, fluent_files
from koruna.locale.messages import Messages, parsed, sources
from tests.locale.fluent_files import OWNERS, messages


def say(messages: Messages, name: str) -> str:
    message = messages.get(name)
    assert message is not None
    assert message.value is not None
    text, errors = messages.bundle.format_pattern(message.value)
    assert not errors
    return str(text)


def test_a_message_brings_what_it_refers_to() -> None:
    messages = Messages(
        "en", sources('a = { b } { -d(case: "one") }\nb = b { c.part }\nc = c\n    .part = part of c\n-d = d')
    )
    assert say(messages, "a") == "b part of c d"


def test_messages_that_refer_to_each_other_are_found() -> None:
    messages = Messages("en", sources("a = { $n ->\n    [one] a\n   *[other] { b }\n}\nb = { a }\n"))
    assert messages.get("b") is not None


def test_what_comes_later_replaces_what_came_before() -> None:
    messages = Messages("en", {**sources("a = shared { b }\nb = b"), **sources("b = own\n")})
    assert say(messages, "a") == "shared own"


def test_what_is_no_message_is_not_found() -> None:
    messages = Messages("en", sources("# comment\nbroken = { nothing\nright = right\n-term = term\n"))
    assert messages.get("broken") is None
    assert messages.get("nothing") is None
    assert messages.get("term") is None
    assert say(messages, "right") == "right"


def test_only_what_is_needed_is_parsed() -> None:
    parsed.cache_clear()
    messages = Messages("en", sources("a = { b }\nb = b\nc = c\n"))
    say(messages, "a")
    assert parsed.cache_info().currsize == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("owner", OWNERS)
def test_files_are_cut_where_messages_begin(owner: str, language: str) -> None:
    cut = [name for text in fluent_files(language, owner).values() for name in sources(text)]
    assert cut == [message.id.name for message in messages(owner, language)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_small_numbers_are_written_as_fluent_writes_them(language: str) -> None:
    some = "[one] { $n } one\n    [few] { $n } few\n   *[other] { $n } { NUMBER($n, minimumFractionDigits: 1) }"
    messages = Messages(language, sources(f"a =\n    {{ $n ->\n    {some}\n    }}\n"))
    message = messages.get("a")
    assert message is not None
    assert message.value is not None
    for number in (0, 1, 2, 5, 21, 999, 1000, -3):
        text, errors = messages.bundle.format_pattern(message.value, {"n": number})
        assert messages.formatted(message.value, {"n": number}) == (str(text), [])
        assert not errors
