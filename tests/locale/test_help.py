"""The help of every game, in every language."""

from __future__ import annotations

import re

import pytest

from koruna.engine.game import Game
from koruna.engine.library import all_games, game
from koruna.engine.option import Option
from koruna.locale import LANGUAGES, words
from koruna.locale.help import HelpOption, explained, help_chapters, help_options, help_text, typed
from koruna.locale.opponents import opponents, simulation_bots

GAMES = all_games()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_the_help_has_everything(game: Game, language: str) -> None:
    text = help_text(game, language)
    own = words(language, game.id)
    assert text.startswith(f"# {own.say('name')}\n\n{own.say('about')}\n\n")
    assert ", ".join(str(n) for n in game.seats) in text
    for chapter in help_chapters(game, language):
        assert f"\n## {chapter.title}\n" in text
        assert chapter.rules
        for rule in chapter.rules:
            assert f"\n{rule.text}\n" in text
            assert rule.text == own.say(f"rule-{rule.name}")
    for option in help_options(game, language):
        assert f"- {option.name} (`{option.id}" in text
        assert option.about in text
    for bot in [*opponents(game, language), *simulation_bots(game, language)]:
        assert f"- {bot.ranked} (`{bot.id}`): {' '.join([bot.about, *bot.measured])}\n" in text


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_the_help_keeps_the_order_of_the_game(game: Game) -> None:
    assert [(c.id, [r.name for r in c.rules]) for c in help_chapters(game, "en")] == game.chapters
    assert [option.id for option in help_options(game, "en")] == [option.id for option in game.options]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_no_rule_is_explained_twice(game: Game) -> None:
    names = [name for _, rules in game.chapters for name in rules]
    assert sorted(names) == sorted(set(names))


def test_an_option_with_choices_shows_them() -> None:
    assert typed(HelpOption("map", "Map", "Where it is played.", ["europe", "islands"])) == "map = europe | islands"
    assert typed(HelpOption("harmony", "Harmony", "…", [])) == "harmony"
    assert typed(HelpOption("ages", "Ages", "…", [], order=True)) == "ages = 2-1"
    ties = HelpOption("ties", "Ties", "Who wins.", ["lot", "old"], ["by lot", "the oldest"])
    assert explained(ties) == "Who wins. (`lot`: by lot; `old`: the oldest)"


def test_a_game_without_options_has_no_heading_for_them() -> None:
    kingdomino = game("kingdomino")
    plain = type(kingdomino)(kingdomino.id, 1, [2], [], kingdomino.longest, 1)
    assert "## Options" not in help_text(plain, "en")
    plain.options = [Option("harmony")]
    assert "## Options\n\n- Harmony (`harmony`): " in help_text(plain, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_surprising_rules_are_explained(language: str) -> None:
    """K-F2, K-F6: what players would otherwise learn only when points are counted."""
    chapters = help_chapters(game("kingdomino"), language)
    rules = {rule.name: rule.text for chapter in chapters for rule in chapter.rules}
    assert "5×4" in rules["middle-kingdom"]  # noqa: RUF001
    assert "7×7" in rules["duel-and-wider"]  # noqa: RUF001


# Words that refer to the current position belong in refusals; a rule is general.
ABOUT_THE_POSITION = {
    "en": r"^(?:There (?:is|are) (?:no|not)|Now|It is|That is|This)\b|\bthis (?:player|treaty|unit)\b|: now "
    r"|\. There are not|\. It is another|\. Choose from|, and (?:there is none|you have none)|some, though",
    "cs": r"(?:^|[.:] )[Tt]eď\b|^Tady\b|\bTohle\b|\btohoto hráče\b|^To je málo|\buž (?:není|nestačí|nezb|jich nezb)"
    r"|ze seznamu|v této podobě|a ty tam|Musíš ale",
    "sk": r"(?:^|[.:] )[Tt]eraz\b|^Tu\b|\bToto sa\b|\btohto hráča\b|^To je málo|\buž (?:nie je|nestač|nezost|naň)"
    r"|zo zoznamu|v tejto podobe|a ty tam|Musíš však",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_no_refusal_is_listed_as_a_rule(game: Game, language: str) -> None:
    texts = [rule.text for chapter in help_chapters(game, language) for rule in chapter.rules]
    assert [text for text in texts if re.search(ABOUT_THE_POSITION[language], text)] == []
