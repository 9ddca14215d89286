"""The opponents in words: names, manners and strength in every language."""

from __future__ import annotations

import pytest

from koruna.bots import LEVELS, bot_names
from koruna.bots import strength as measuring
from koruna.engine.library import all_games, game
from koruna.locale import LANGUAGES, words
from koruna.locale.opponents import Opponent, bots_called, opponents, simulation_bots

KINGDOMINO = game("kingdomino")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_five_come_first_and_the_weakest_of_them_at_the_top(language: str) -> None:
    for each in all_games():
        five, others = opponents(each, language), simulation_bots(each, language)
        assert [bot.id for bot in five] == list(LEVELS)
        assert [bot.strength for bot in five] == [1, 2, 3, 4, 5]
        assert {bot.strength for bot in others} == {0}
        assert [bot.id for bot in five[::-1] + others] == bot_names(each)
        names = [bot.name for bot in five + others]
        assert len(set(names)) == len(names)


def test_several_alike_are_told_apart_by_a_number_that_fits_on_their_seat() -> None:
    called = bots_called(words("sk", "kingdomino"), ["svatopluk", "", "greedy", "svatopluk", "libuse"])
    assert called == ["Svätopluk 1", "", "Chamtivec", "Svätopluk 2", "Libuša z Vyšehradu"]


def test_their_strength_is_told_in_words() -> None:
    ranked = {language: opponents(KINGDOMINO, language)[3].ranked for language in LANGUAGES}
    assert ranked == {
        "cs": "Svatopluk z Velehradu, síla 4 z 5",
        "sk": "Svätopluk z Velehradu, sila 4 z 5",
        "en": "Svatopluk of Moravia, strength 4 of 5",
    }
    assert [bot.ranked for bot in simulation_bots(KINGDOMINO, "en")] == ["Greedy", "Full Greedy", "Random"]


FIGURES = """
[premysl]
seconds = 0.004
[pribina]
wins = 71.4
games = 400
[libuse]
wins = 66
games = 1200
seconds = 1.26
"""


def test_only_what_was_measured_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def measured(language: str) -> list[list[str]]:
        found: list[Opponent] = opponents(KINGDOMINO, language)
        return [[sentence.replace("\N{NO-BREAK SPACE}", " ") for sentence in bot.measured] for bot in found]

    monkeypatch.setitem(measuring.READ, "kingdomino", {})
    assert measured("en") == [[], [], [], [], []]
    monkeypatch.setitem(measuring.READ, "kingdomino", measuring.read_strength(FIGURES))
    assert measured("en") == [
        ["Usually takes 0.004 s for a decision."],
        ["Measured against Přemysl the Ploughman: wins 71% of two-player games (400 games)."],
        [],
        [],
        [
            "Measured against Svatopluk of Moravia: wins 66% of two-player games (1,200 games).",
            "Usually takes 1.3 s for a decision.",
        ],
    ]
    assert measured("cs")[4] == [
        "V měření proti Svatoplukovi z Velehradu vyhrává 66 % her ve dvou (z 1 200 her).",
        "Na rozhodnutí si obvykle vezme 1,3 s.",
    ]
    assert measured("sk")[1] == ["V meraní proti Přemyslovi Oráčovi vyhráva 71 % hier vo dvoch (z 400 hier)."]
