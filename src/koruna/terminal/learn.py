"""Lessons in the terminal: each step is printed before the move it asks for."""

from __future__ import annotations

from koruna.engine.errors import Trouble
from koruna.lessons.course import GENTLEST, LEARNER, Lesson, course, match_of
from koruna.lessons.progress import LessonProgress, is_read, message
from koruna.locale import words
from koruna.look.names import BOT
from koruna.terminal.arguments import find_game
from koruna.terminal.players import Player, sit_down
from koruna.terminal.record_file import RecordFile
from koruna.terminal.screen import Screen
from koruna.terminal.start import seed_or_random
from koruna.terminal.table import TerminalTable
from koruna.terminal.turn import Turn


class LessonTable(TerminalTable):
    progress: LessonProgress

    def __init__(self, lesson: Lesson, players: list[Player], language: str) -> None:
        super().__init__(match_of(lesson, seed_or_random("")), players, language, RecordFile("", False))
        self.progress = LessonProgress(lesson)

    def let_bot(self, seat: int) -> None:
        """The move of another seat: by the script, after its end by a bot."""
        text = self.progress.reply(seat, self.match)
        if text:
            self.match.play(text, seat)
        else:
            super().let_bot(seat)

    def say_steps(self) -> None:
        """Print the steps that are only read, then the one that asks for a move."""
        say, lesson = words(self.language, self.progress.lesson.game).say, self.progress.lesson
        while (step := self.progress.step()) is not None:
            self.screen.gap()
            text = say(message(lesson, step))
            self.news.append(text)
            self.screen.say(text, "cyan")
            if not is_read(step):
                return
            self.progress.read(self.progress.at, len(self.match.record.lines))


class LessonTurn(Turn):
    table: LessonTable

    def show(self) -> None:
        super().show()
        self.table.say_steps()

    def is_sure(self, move: str) -> bool:
        self.table.progress.check(move)
        return super().is_sure(move)

    def play(self, typed: str) -> None:
        super().play(typed)
        if self.done:
            lines = self.match.record.lines
            text = next(text for by, text in reversed(lines) if by == LEARNER)
            self.table.progress.played(text, len(lines))

    def undo(self, argument: str) -> None:
        super().undo(argument)
        self.table.progress.back(len(self.match.record.lines))


def learn(game_name: str, which: str, language: str) -> int:
    """Play a lesson, named by its number; without one, list them."""
    game = find_game(game_name)
    lessons, say = course(game.id), words(language, game.id).say
    if not which:
        screen = Screen()
        for each in lessons:
            screen.say(f"{each.number}. {say(message(each))}: {say(f'{message(each)}.about')}")
        return 0
    numbers = [str(each.number) for each in lessons]
    if which not in numbers:
        raise Trouble("terminal-no-such-lesson", {"text": which[:20], "known": ", ".join(numbers)})
    lesson = lessons[numbers.index(which)]
    players = sit_down(["", *[f"{BOT}{GENTLEST}"] * (lesson.seats - 1)], game, language)
    table = LessonTable(lesson, players, language)
    try:
        play(table)
    except EOFError:
        return 0
    except KeyboardInterrupt:
        return 130
    return 0


def play(table: LessonTable) -> None:
    table.holder = LEARNER
    while not table.match.over() and not table.progress.done:
        automatic = table.next_unasked()
        seat = table.next_seat()
        if automatic is not None:
            table.match.play(automatic[1], automatic[0])
        elif seat == LEARNER:
            LessonTurn(table, seat).take()
            skip_what_is_read(table)
        else:
            table.let_bot(seat)
    if table.match.over():
        table.show_end()
    last = table.progress.lesson.number == len(course(table.match.game.id))
    table.screen.gap()
    table.screen.say(table.narrator.words.say("terminal-course-done" if last else "terminal-lesson-done"), "bold")


def skip_what_is_read(table: LessonTable) -> None:
    """After the last move, print the remaining steps at once: there is no next turn to print them in."""
    steps = table.progress.lesson.steps[table.progress.at :]
    if not table.progress.done and all(is_read(step) for step in steps):
        table.say_steps()
