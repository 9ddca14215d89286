"""A table that is a lesson or a puzzle: how far its learner is after every line of its log."""

from __future__ import annotations

import msgspec

from koruna.engine.match import Match
from koruna.lessons.course import LEARNER, lesson
from koruna.lessons.progress import LessonProgress
from koruna.review.puzzle import Puzzle, PuzzleProgress, Try
from koruna.table.log_lines import (
    Back,
    LessonBegins,
    LogLine,
    Move,
    PuzzleBegins,
    PuzzleTried,
    Retract,
    StartPosition,
    StepRead,
    Undo,
)


def lesson_after(line: LogLine, now: LessonProgress | None, game: str, match: Match) -> LessonProgress | None:
    """The learner's progress after a line that was applied to the match; None at a table that is not a lesson."""
    if isinstance(line, LessonBegins):
        found = lesson(game, line.name)  # None if this version of Koruna no longer has it
        match.script = [] if found is None else list(found.chance)
        return None if found is None else LessonProgress(found)
    if now is None:
        return None
    made = len(match.record.lines)
    match line:
        case Move(seat, text) if seat == LEARNER:
            now.played(text, made)
        case StepRead(step):
            now.read(step, made)
        case Undo() | Back() | Retract():
            now.back(made)
        case StartPosition(text) if text != now.lesson.position:
            now.left = True  # it goes on with newer rules, from a moment outside the script
    if match.over():
        now.game_over(made)
    if now.left:
        match.script = []
    return now


def puzzle_after(line: LogLine, now: PuzzleProgress | None, match: Match) -> PuzzleProgress | None:
    """The state of a puzzle after a line that was applied to the match; None at a table that is none."""
    if isinstance(line, PuzzleBegins):
        return PuzzleProgress(msgspec.json.decode(line.puzzle, type=Puzzle))
    if now is None:
        return None
    made = len(match.record.lines)
    match line:
        case PuzzleTried(found):
            now.tried(msgspec.json.decode(found, type=Try))
        case Move(seat, text) if seat == now.seat:
            now.played(text, made)
        case Undo() | Back() | Retract():
            now.back(made)
        case StartPosition() if now.is_begun:
            now.left = True  # it goes on with newer rules
        case StartPosition():
            now.is_begun = True
    return now
