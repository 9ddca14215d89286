"""Every lesson of every game: played by its own moves, with every text, and everything it points at on the page."""

from __future__ import annotations

import pytest
from jinja2 import Environment

import koruna
from koruna.lessons.course import LEARNER, Lesson, NotTheMove, course
from koruna.lessons.pace import seconds
from koruna.lessons.progress import fits, message
from koruna.locale import LANGUAGES, fluent_files, words
from koruna.locale.messages import sources
from koruna.table.pages.lesson_part import explained
from koruna.table.pages.page_context import PageContext
from koruna.table.pages.page_parts import parts_of
from koruna.table.pages.rendering import templates

from .lesson_tables import is_on, legal, lesson_table, steps_of

MOST_WORDS = 40
MOST_MINUTES = 7
MOST_TRIED = 8  # other moves that a step allows
LESSONS = [lesson for game in koruna.all_games() for lesson in course(game.id)]
LENGTHS = {
    "kingdomino": 3,
    "eight_minute_empire": 3,
    "tiny_epic_kingdoms": 4,
    "wonderful_kingdom": 5,
    "suverenita": 6,
}

every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.name}")


def test_every_game_has_its_course() -> None:
    assert {game.id: len(course(game.id)) for game in koruna.all_games() if course(game.id)} == LENGTHS
    for game in LENGTHS:
        last = course(game)[-1].steps[-1]
        assert last.whole or last.moves == ("*",), f"in the last lesson of {game} nobody plays freely"


@every_lesson
def test_a_lesson_is_played_by_what_it_asks_for_and_points_at_what_is_there(lesson: Lesson) -> None:
    table = lesson_table(lesson)
    around = frame(templates)
    for step in steps_of(table):
        if step.at:
            context = PageContext(table, LEARNER, [LEARNER], "en")
            html = "".join(f'<div data-part="{name}">{part}</div>' for name, part in parts_of(context).items())
            assert is_on(html + around, step.at), f"{step.id} points at {step.at}, which is not there"
        for text in [text for text in legal(table) if fits(text, step.moves)][:MOST_TRIED]:
            table.move(text, LEARNER)  # whatever it allows, the script can go on
    assert table.lesson is not None
    assert not table.lesson.left
    assert table.lesson.done or lesson.steps[-1].whole


def frame(environment: Environment) -> str:
    """What stands on the page of every table."""
    assert environment.loader is not None
    return environment.loader.get_source(environment, "table.html")[0]


@every_lesson
def test_another_move_is_answered_with_the_reason(lesson: Lesson) -> None:
    table = lesson_table(lesson)
    for step in steps_of(table):
        wrong = [text for text in legal(table) if not fits(text, step.moves) and not fits(text, step.also)]
        if step.moves and wrong:
            with pytest.raises(NotTheMove) as refusal:
                table.move(wrong[0], LEARNER)
            for language in LANGUAGES:
                assert refusal.value.say(language) == words(language, lesson.game).must_say(refusal.value.message)


@pytest.mark.parametrize("language", LANGUAGES)
@every_lesson
def test_every_step_says_one_thing_in_every_language(lesson: Lesson, language: str) -> None:
    known = words(language, lesson.game)
    assert known.has(message(lesson))
    assert known.has(f"{message(lesson)}.about")
    for step in lesson.steps:
        name = message(lesson, step)
        assert 0 < len(known.must_say(name).split()) <= MOST_WORDS, name
        if known.has(f"{name}.not"):
            assert len(known.must_say(f"{name}.not").split()) <= MOST_WORDS, name


@every_lesson
def test_no_lesson_takes_long(lesson: Lesson) -> None:
    assert seconds(lesson) / 60 <= MOST_MINUTES


def test_no_text_is_left_over() -> None:
    """A text of a step that no lesson has any more would never be read."""
    for game in LENGTHS:
        known = {message(lesson, step) for lesson in course(game) for step in (None, *lesson.steps)}
        assert set(sources(fluent_files("en", game)["lessons.ftl"])) == known


def test_the_coach_explains_what_comes_up() -> None:
    table = lesson_table(LESSONS[[lesson.name for lesson in LESSONS].index("rows")])
    context = PageContext(table, LEARNER, [LEARNER], "en")
    (first,) = explained(context)
    assert first.what == "coach-prompt-first-claim"
    assert first.text.startswith("What you claim now you place in the first round.")
    for step in steps_of(table):
        if step.id == "place":
            assert [each.what for each in explained(context)] == ["coach-prompt-place"]
    assert explained(context._replace(seat=-1)) == ()


def test_a_step_without_a_text_of_its_own_is_explained_on_request(monkeypatch: pytest.MonkeyPatch) -> None:
    table = lesson_table(LESSONS[[lesson.name for lesson in LESSONS].index("rows")])
    monkeypatch.setattr(type(words("en", "kingdomino")), "has", lambda self, name: not name.startswith("coach-"))
    (asked,) = explained(PageContext(table, LEARNER, [LEARNER], "en"))
    assert asked.only_asked
    assert asked.text.startswith("Claim a free domino from the first row. You place it in the first round.")


@pytest.mark.parametrize(
    ("mode", "name", "word"), [("first_game", "starved-gold", "unpaid"), ("basic", "starved", "hungry")]
)
def test_an_event_is_explained_by_the_message_that_tells_it(mode: str, name: str, word: str) -> None:
    """In the first game of Suverenita the same event has other words."""
    told, _ = koruna.game("suverenita").tell_event("starved", {}, {"mode": mode}, ["A", "B"])
    assert told == f"event-{name}"
    assert word in words("en", "suverenita").must_say(f"coach-{told}")
