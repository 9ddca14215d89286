"""How far a learner is: by what is read, played, refused and taken back."""

from __future__ import annotations

import pytest

from koruna.engine.match import Match
from koruna.lessons.course import Lesson, NotTheMove, Step, match_of
from koruna.lessons.progress import LessonProgress

CHANCE = ("3", "11", "24", "41", "king 0", "king 1")
LESSON = Lesson(
    seats=2,
    steps=(Step("look"), Step("take", moves=("claim 24", "claim 41")), Step("any", moves=("claim *",)), Step("end")),
    chance=CHANCE,
    others={"1": ("claim 3", "claim 12")},
    game="kingdomino",
    name="rows",
)


def test_a_step_is_read_once_and_a_move_may_skip_what_is_only_read() -> None:
    progress = LessonProgress(LESSON)
    assert progress.step() == LESSON.steps[0]
    progress.read(0, 5)
    progress.read(0, 5)
    progress.read(1, 5)  # asks for a move
    assert progress.at == 1
    skipping = LessonProgress(LESSON)
    skipping.played("claim 41", 6)
    assert skipping.at == 2


def test_only_moves_that_are_asked_for_are_let_through() -> None:
    progress = LessonProgress(LESSON)
    progress.check("claim 24")
    with pytest.raises(NotTheMove) as refusal:
        progress.check("claim 3")
    assert refusal.value.message == "lesson-rows-take.not"
    assert refusal.value.game == "kingdomino"


def test_the_move_that_is_shown_is_the_first_that_is_asked_for() -> None:
    progress = LessonProgress(LESSON)
    assert progress.expected(["claim 3", "claim 41", "claim 24"]) == "claim 24"
    assert progress.expected(["claim 3", "claim 41"]) == "claim 41"
    assert progress.expected(["claim 3"]) == ""


def test_what_is_taken_back_is_asked_for_again() -> None:
    progress = LessonProgress(LESSON)
    progress.read(0, 5)
    progress.played("claim 24", 6)
    progress.back(5)
    assert progress.at == 1


def test_whoever_goes_another_way_is_left_alone() -> None:
    progress = LessonProgress(LESSON)
    progress.played("claim 3", 6)
    assert progress.done
    assert progress.left
    progress.check("claim 11")


def test_others_play_the_script_while_it_is_legal() -> None:
    progress, match = LessonProgress(LESSON), match_of(LESSON, "seed")
    match.play("claim 24", 0)
    assert progress.reply(1, match) == "claim 3"
    other = match_of(LESSON, "seed")
    other.play("claim 3", 0)
    assert progress.reply(1, other) == ""


def test_a_whole_game_is_done_when_it_is_over() -> None:
    progress = LessonProgress(
        Lesson(seats=2, steps=(Step("aim"), Step("play", whole=True)), game="kingdomino", name="game")
    )
    progress.check("claim 3")
    progress.played("claim 3", 1)
    assert progress.at == 0
    progress.read(0, 1)
    progress.read(1, 1)
    assert not progress.done
    progress.game_over(40)
    assert progress.done
    progress.back(39)
    assert not progress.done


def test_a_step_may_ask_for_several_moves() -> None:
    lesson = Lesson(seats=2, steps=(Step("add", moves=("add *",), times=2), Step("end")), game="x", name="y")
    progress = LessonProgress(lesson)
    progress.played("add 12", 1)
    assert progress.at == 0
    progress.played("add 12", 2)
    assert progress.at == 1
    progress.back(1)
    progress.played("add 12", 2)
    assert progress.at == 1


def test_moves_that_are_fine_do_not_complete_a_step() -> None:
    progress = LessonProgress(
        Lesson(seats=2, steps=(Step("end", moves=("done",), also=("move *",)),), game="x", name="y")
    )
    assert progress.expected(["move a", "done"]) == "done"
    assert progress.expected(["move a"]) == "move a"
    progress.check("move a")
    progress.played("move a", 1)
    assert progress.at == 0
    assert not progress.left


def test_a_lesson_may_begin_at_a_position() -> None:
    position = Match.new("kingdomino", 2, chance=CHANCE).state.position()
    match = match_of(Lesson(seats=2, steps=(), position=position, chance=("king 1",), game="kingdomino"), "seed")
    match.play("claim 24")
    assert match.turn() == 1
