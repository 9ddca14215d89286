"""A table that is a lesson: how far its learner is after every line of its log."""

from __future__ import annotations

from koruna.engine.match import Match
from koruna.lessons.course import LEARNER, lesson
from koruna.lessons.progress import LessonProgress
from koruna.table.log_lines import Back, LessonBegins, LogLine, Move, Position, Retract, StepRead, Undo


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
        case Position(text) if text != now.lesson.position:
            now.left = True  # it goes on with newer rules, from a moment outside the script
    if match.over():
        now.game_over(made)
    if now.left:
        match.script = []
    return now
