"""Every message that the source uses exists."""

from __future__ import annotations

import ast

import pytest

from koruna.engine.game import Game
from koruna.engine.library import all_games
from koruna.locale import LANGUAGES
from tests.locale.fluent_files import GAMES, facts_of, sentences
from tests.locale.names_used import Use, all_uses, trouble_classes, uses_in


def names_for(owner: str, language: str) -> set[str]:
    return {*sentences("", language), *(sentences(owner, language) if owner else ())}


def is_there(owner: str, use: Use, language: str) -> bool:
    """Code outside of games may use shared messages, or messages that every game has."""
    if owner:
        return matches(use, names_for(owner, language))
    return matches(use, names_for("", language)) or all(matches(use, names_for(game, language)) for game in GAMES)


def matches(use: Use, names: set[str]) -> bool:
    return any(name.startswith(use.name) for name in names) if use.begins else use.name in names


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_has_words(language: str) -> None:
    assert [(use.where, use.name) for owner, use in all_uses() if not is_there(owner, use, language)] == []


def test_every_sentence_gets_the_facts_it_asks_for() -> None:
    short = []
    for owner, use in all_uses():
        for home in [owner] if owner else ["", *GAMES]:
            if use.facts is None or use.begins or use.name not in sentences(home, "en"):
                continue
            missing = facts_of(home, "en", use.name) - use.facts
            if missing:
                short.append((use.where, use.name, missing))
    assert short == []


def rules_in_help(game: Game) -> set[str]:
    chapters = {f"rule-{name}" for _, names in game.chapters for name in names}
    return chapters | {f"rule-{name}" for name in game.refusals}


@pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.id))
def test_every_refusal_has_its_place_in_the_help(game: Game) -> None:
    in_help = rules_in_help(game)
    refusals = {use.name for owner, use in all_uses() if owner == game.id and use.refuses}
    assert refusals - set(sentences("", "en")) <= in_help


@pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.id))
def test_every_rule_text_has_its_place_in_the_help(game: Game) -> None:
    in_help = rules_in_help(game)
    assert {name for name in sentences(game.id, "en") if name.startswith("rule-")} - in_help == set()


def test_the_source_is_really_read() -> None:
    """So that the tests above cannot pass for lack of input."""
    names = {(owner, use.name) for owner, use in all_uses()}
    assert {("", "record-cut"), ("", "unknown-bot"), ("", "not-a-move"), ("", "ending-wins-by")} <= names
    assert ("kingdomino", "rule-too-wide") in names
    assert ("kingdomino", "event-left-over") in names
    assert ("kingdomino", "option-harmony.about") in names
    assert ("kingdomino", "rule-duel-for-two") in names
    assert trouble_classes()["BadRecord"] == 1
    assert {"BadSetup", "NotAMove", "IllegalMove"} <= set(trouble_classes())


def test_all_ways_of_asking_are_understood() -> None:
    source = """
from koruna.engine import Event, Option, Reason
from typer import Option as Typed
raise BadRecord(3, "one", {"a": 1})
raise BadRecord(3, "", cause=trouble)
say.say("two" if x else "three", {"b": 1, "c": 2})
say.say("four-" + kind)
say.say(f"five-{kind}", facts)
Reason("six", {"d": 4})
Event("seven", seat, {"e": 5})
Option("eight", why="nine")
Typed("--ten")
error.say("en")
state.tell("eleven" if x else "twelve", seat, {})
tell(state, "thirteen", seat)
tell(kind, seat)
answer = "prompt-fourteen", {}
lead, rest = f"move-{word}", "not-a-sentence"
"""
    found = {use.name: use for use in uses_in(list(ast.walk(ast.parse(source))), {"Trouble": 0, "BadRecord": 1})}
    expected = "one two three four- five- rule-six event-seven option-eight option-eight.about rule-nine"
    expected += " event-eleven event-twelve event-thirteen prompt-fourteen"
    assert sorted(found) == sorted(expected.split())
    assert found["one"].facts == {"a"}
    assert found["three"].facts == {"b", "c"}
    assert found["four-"].begins
    assert found["five-"].begins
    assert found["rule-six"].facts == set()
    assert found["event-seven"].facts == {"e", "player"}
    assert [name for name, use in found.items() if use.refuses] == ["rule-six", "rule-nine"]
