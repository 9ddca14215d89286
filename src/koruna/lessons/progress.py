"""A learner's progress in a lesson: the current step, the move it asks for, and the scripted replies of others."""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase

from koruna.engine.match import Match
from koruna.lessons.course import Lesson, NotTheMove, Step


class LessonProgress:
    lesson: Lesson
    left: bool  # whether the learner has left the script; then there are no more steps
    reached: list[tuple[int, int, int]]  # lines of the record, the step reached then, and its moves made

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.left = False
        self.reached = []

    @property
    def at(self) -> int:
        """The number of the current step; past the last one when the lesson is done."""
        return self.reached[-1][1] if self.reached else 0

    @property
    def done(self) -> bool:
        return self.left or self.at >= len(self.lesson.steps)

    def step(self) -> Step | None:
        return None if self.done else self.lesson.steps[self.at]

    def asking(self) -> int | None:
        """The number of the step whose move is due; steps before it are only read."""
        if self.done:
            return None
        steps = self.lesson.steps
        due = next((at for at in range(self.at, len(steps)) if steps[at].moves or steps[at].whole), None)
        return due if due is not None and steps[due].moves else None

    def check(self, text: str) -> None:
        """Raise `NotTheMove` for a legal move of the learner that is not asked for."""
        due = self.asking()
        if due is None:
            return
        step = self.lesson.steps[due]
        if not fits(text, step.moves) and not fits(text, step.also):
            raise NotTheMove(f"{message(self.lesson, step)}.not", {}, self.lesson.game)

    def expected(self, state_moves: Sequence[str]) -> str:
        """The first of these legal moves that the step asks for, in the order of its patterns, or else the first that
        is accepted; "" if none is due."""
        due = self.asking()
        if due is None:
            return ""
        patterns = (*self.lesson.steps[due].moves, *self.lesson.steps[due].also)
        return next((text for pattern in patterns for text in state_moves if fnmatchcase(text, pattern)), "")

    # --- what happens -------------------------------------------------------------------------

    def read(self, step: int, lines: int) -> None:
        """A step that asks for no move was read."""
        if step == self.at and not self.done and is_read(self.lesson.steps[step]):
            self.reached.append((lines, step + 1, 0))

    def played(self, text: str, lines: int) -> None:
        """The learner has played a move; the record now has that many lines."""
        due = self.asking()
        if due is None:
            return
        step = self.lesson.steps[due]
        if fits(text, step.moves):
            made = self.reached[-1][2] + 1 if self.reached and self.at == due else 1
            self.reached.append((lines, due, made) if made < step.times else (lines, due + 1, 0))
        elif not fits(text, step.also):
            self.left = True

    def game_over(self, lines: int) -> None:
        """Nothing more can be played, so the lesson is complete."""
        if not self.done:
            self.reached.append((lines, len(self.lesson.steps), 0))

    def back(self, lines: int) -> None:
        """The record was cut to that many lines."""
        self.reached = [each for each in self.reached if each[0] <= lines]

    def reply(self, seat: int, match: Match) -> str:
        """What another seat plays now, or "" if the script has no move, or an illegal one."""
        if self.left:
            return ""
        moves, lines = self.lesson.others.get(str(seat), ()), match.record.lines
        made = sum(by == seat for by, _ in lines)
        text = moves[made] if made < len(moves) else ""
        return text if text and match.state.why_not(text, seat) is None else ""


def is_read(step: Step) -> bool:
    """Whether a step is only to be read."""
    return not step.moves and not step.whole


def fits(text: str, patterns: Sequence[str]) -> bool:
    return any(fnmatchcase(text, pattern) for pattern in patterns)


def message(lesson: Lesson, step: Step | None = None) -> str:
    """The name of the text of a lesson, or of one of its steps."""
    return f"lesson-{lesson.name}" if step is None else f"lesson-{lesson.name}-{step.id}"
