"""Which language is used."""

from __future__ import annotations

import locale as system

import pytest

from koruna.locale import Words, language_of
from koruna.locale.messages import Messages, sources

VARIABLES = ("KORUNA_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(system, "getlocale", lambda: (None, None))


def test_english_when_nobody_says() -> None:
    assert language_of() == "en"


def test_the_wish_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KORUNA_LANG", "cs")
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    assert language_of("sk") == "sk"


def test_then_koruna_lang(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KORUNA_LANG", "cs")
    monkeypatch.setenv("LC_ALL", "sk_SK.UTF-8")
    assert language_of() == "cs"
    assert language_of("de") == "cs"


def test_then_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system, "getlocale", lambda: ("cs_CZ", "UTF-8"))
    assert language_of() == "cs"
    monkeypatch.setenv("LANG", "sk_SK.UTF-8")
    assert language_of() == "sk"
    monkeypatch.setenv("LC_MESSAGES", "cs_CZ.UTF-8")
    assert language_of() == "cs"
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert language_of() == "en"


@pytest.mark.parametrize(
    ("name", "language"),
    [
        ("cs-CZ", "cs"),
        ("CS", "cs"),
        ("cz", "cs"),
        ("Czech_Czechia", "cs"),
        ("Slovak_Slovakia", "sk"),
        ("English_United States", "en"),
        ("skr_PK", "en"),
        ("csb_PL", "en"),
        ("de_AT.UTF-8", "en"),
        ("", "en"),
    ],
)
def test_languages_go_by_many_names(name: str, language: str) -> None:
    assert language_of(name) == language


def test_a_message_with_its_parts_is_what_they_are_one_by_one() -> None:
    text = "sell = Sell { $count } of { $goods }\n    .group = Sell { $goods }\n    .part = { $count }\n"
    say = Words("en", Messages("en", sources(text)))
    for count in (2, 3, 2):
        found = say.must_say_parts("sell", ("group", "part", "about"), {"count": count, "goods": ["fish", "grain"]})
        plain = tuple(part.replace("\u2068", "").replace("\u2069", "") for part in found)
        assert plain == (f"Sell {count} of fish, grain", "Sell fish, grain", str(count), "")
    with pytest.raises(KeyError):
        say.must_say_parts("buy", (), {})
