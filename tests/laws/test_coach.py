"""The coach of every game explains every step that somebody can have to decide, and every event but the plain ones.

An event is plain if `coach.ftl` (in English) lists it in its comment: the chronicle says all there is to know.
"""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

from koruna.engine.game import Game
from koruna.locale import LANGUAGES, words
from tests.laws.tables import every_game
from tests.locale.fluent_files import entries_by_file, messages

MOST_WORDS = 40
MOST_SENTENCES = 2
LEAST_EXPLAINED = 0.3  # of the events of a game
LISTED = "Told by the chronicle alone:"
OVER = "prompt-over"  # nobody decides any more


def named(game: Game, kind: str) -> set[str]:
    return {message.id.name for message in messages(game.id, "en") if message.id.name.startswith(kind)}


def plain_events(game: Game) -> list[str]:
    comments = [entry for entry in entries_by_file(game.id, "en")["coach.ftl"] if isinstance(entry, ast.Comment)]
    (listed,) = [str(entry.content) for entry in comments if str(entry.content).startswith(LISTED)]
    return [f"event-{name}" for name in listed.removeprefix(LISTED).split()]


@every_game
def test_every_step_to_decide_is_explained(game: Game) -> None:
    """A game can ask only what has a message, so all of these are all that it can ask."""
    asked = named(game, "prompt-") - {OVER}
    assert {name for name in asked if f"coach-{name}" not in named(game, "coach-")} == set()


@every_game
def test_every_event_is_explained_or_plain(game: Game) -> None:
    events, explained = named(game, "event-"), {name.removeprefix("coach-") for name in named(game, "coach-event-")}
    plain = plain_events(game)
    assert sorted([*plain, *explained]) == sorted(events), "each once: explained, or listed as plain"
    assert len(explained) >= LEAST_EXPLAINED * len(events)


@every_game
def test_the_coach_explains_only_what_there_is(game: Game) -> None:
    there = {f"coach-{name}" for kind in ("prompt-", "event-") for name in named(game, kind)}
    assert named(game, "coach-") - there == set()


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_an_explanation_is_short_and_the_same_for_everybody(game: Game, language: str) -> None:
    known = words(language, game.id)
    for name in named(game, "coach-"):
        text = known.must_say(name)  # it needs no facts
        assert 4 <= len(text.split()) <= MOST_WORDS, name
        assert len(re.findall(r"[.!?](?=\s|$)", text)) <= MOST_SENTENCES, name
