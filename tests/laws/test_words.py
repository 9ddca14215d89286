"""Everything a game says exists in Czech, Slovak and English."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from koruna.bots import bot_names
from koruna.engine.event import NOBODY, Event
from koruna.engine.forms import event_by_name
from koruna.engine.game import Game
from koruna.engine.match import Match
from koruna.locale import LANGUAGES, fluent_files, words
from tests.laws.tables import Table, every_game, every_table
from tests.laws.test_records import random_match

ENOUGH = 5  # events of the same kind in one game; there are many games

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
@every_game
def test_a_game_introduces_itself(game: Game, language: str) -> None:
    say = words(language, game.id).say
    for name in ("name", "tagline", "about"):
        assert say(name)
    for name in bot_names(game):
        assert say(f"bot-{name}")
        assert say(f"bot-{name}.about")
    assert 1 <= game.difficulty <= 5


@every_language
@every_game
def test_every_rule_of_the_help_has_its_text(game: Game, language: str) -> None:
    say = words(language, game.id).say
    rules = [rule for _, rules in game.chapters for rule in rules] + list(game.refusals)
    assert len(rules) == len(set(rules)), "each rule is in the help once"
    for chapter, _ in game.chapters:
        assert say(f"chapter-{chapter}")
    for rule in rules:
        assert say(f"rule-{rule}"), "without any facts: it states the rule for every case"
    for option in game.options:
        assert not option.why or option.why in rules


@every_language
@every_game
def test_every_value_of_an_option_has_its_words(game: Game, language: str) -> None:
    """For people; the value itself is used in commands and records."""
    say = words(language, game.id).say
    for option in game.options:
        names = [say(f"option-{option.id}-{value}") for value in option.choices]
        assert len(set(names)) == len(names)
        assert not set(names) & set(option.choices), "a value has a name in the language"


@every_game
def test_all_languages_say_the_same_things(game: Game) -> None:
    """The same messages, attributes and variables in the files of all three."""
    assert len({names_in(game, language) for language in LANGUAGES}) == 1


def names_in(game: Game, language: str) -> frozenset[tuple[str, str]]:
    """Every message and attribute of a game's files, with every variable in it or in messages it refers to."""
    variables: dict[str, set[str]] = {}
    others: dict[str, set[str]] = {}
    message = ""
    for line in "".join(fluent_files(language, game.id).values()).splitlines():
        if line.startswith("#"):
            continue
        if begun := re.match(r"([a-z][\w-]*) *=|    (\.[\w-]+) *=", line):
            message = begun[1] or message.partition(".")[0] + begun[2]
            variables[message], others[message] = {""}, set()
        if message:
            variables[message].update(re.findall(r"\$\w+", line))
            others[message].update(re.findall(r"\{ ([a-z][\w.-]*) \}", line))

    def all_in(name: str) -> set[str]:
        return variables[name].union(*[all_in(other) for other in others[name]])

    return frozenset({(name, variable) for name in variables for variable in all_in(name)})


@every_table
def test_every_event_has_its_sentence_when_it_happens(table: Table) -> None:
    """For every reader: those who know its secret and those who do not."""
    formatted: Counter[tuple[str, bool]] = Counter()
    people = ["Eva"] * table.seats
    for event in as_they_happen(table):
        for viewer in table.viewers():
            name, facts = event_by_name(table.game, event, event.seen_by(viewer), table.options, people)
            knows = viewer in event.knows
            formatted[name, knows] += 1
            if formatted[name, knows] <= ENOUGH:
                for language in LANGUAGES:
                    assert words(language, table.game.id).must_say(name, facts)


def as_they_happen(table: Table) -> Iterator[Event]:
    """The events of a random game, move by move, while much is still sealed; at the end all of them once more."""
    rng = table.rng("as they happen")
    match = Match.new(table.game, table.seats, table.options, rng=rng)
    seen = 0
    while not match.over():
        yield from match.events()[seen:]
        seen = len(match.events())
        seat = rng.choice(match.state.waiting())
        match.choose(rng.choice(match.state.moves(seat)), seat)
    yield from match.events()


@every_table
def test_events_are_plain_facts(table: Table) -> None:
    """Seats exist at the table, and a secret is never also public."""
    for event in random_match(table, "words").events():
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", event.kind)
        assert event.seat == NOBODY or 0 <= event.seat < table.seats
        assert not event.facts.keys() & event.secret.keys()
        assert bool(event.secret) == bool(event.knows)
        assert all(0 <= seat < table.seats for seat in event.knows)
