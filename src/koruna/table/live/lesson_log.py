"""A table that is a lesson: how far its learner is after every line of its log."""

from __future__ import annotations

from koruna.engine.match import Match
from koruna.lessons.course import LEARNER, lesson
from koruna.lessons.progress import Progress
from koruna.table.log_lines import Back, LessonBegins, LogLine, Move, Position, Retract, StepRead, Undo


def lesson_after(line: LogLine, now: Progress | None, game: str, match: Match) -> Progress | None:
    """How far the learner is after a line that was applied to the match; None at a table that is no lesson."""
    if isinstance(line, LessonBegins):
        found = lesson(game, line.name)  # None if this version of Koruna no longer has it
        match.script = [] if found is None else list(found.chance)
        return None if found is None else Progress(found)
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
