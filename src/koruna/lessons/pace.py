"""How long a lesson takes: its clicks, and an estimate in minutes."""

from __future__ import annotations

from koruna.lessons.course import Lesson
from koruna.lessons.progress import message
from koruna.locale import words

WORDS_A_MINUTE = 130  # for a slow reader who also looks at the board
SECONDS_A_MOVE = 6.0  # finding the place, clicking, and watching what follows
SECONDS_A_REPLY = 1.5  # a move of another player


def clicks(lesson: Lesson) -> int:
    """One per step, plus those played without a script."""
    return sum(step.times for step in lesson.steps) + lesson.clicks


def seconds(lesson: Lesson, language: str = "en") -> float:
    say = words(language, lesson.game).say
    read = sum(len(say(message(lesson, step)).split()) for step in lesson.steps)
    moves = sum(step.times for step in lesson.steps if step.moves) + lesson.clicks
    replies = sum(map(len, lesson.others.values())) + lesson.clicks
    return 60 * read / WORDS_A_MINUTE + SECONDS_A_MOVE * moves + SECONDS_A_REPLY * replies


def minutes(lesson: Lesson) -> int:
    """Rounded up."""
    return max(1, -int(-seconds(lesson) // 60))
