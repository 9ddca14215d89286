"""A bot program: it reads questions from its standard input and writes one line of output for each.

It is started for the first question and kept running for the next ones. The protocol is documented in docs/own-bots.md.
"""

from __future__ import annotations

import atexit
from queue import Empty, SimpleQueue
from subprocess import PIPE, Popen
from threading import Thread
from time import monotonic
from typing import IO, Final

LONGEST: Final = 10_000  # characters of an answer
SECONDS_TO_START: Final = 20.0  # extra time for its first answer

CRASHED: Final = "crashed"
LATE: Final = "late"
ILLEGAL: Final = "illegal"


class NoAnswer(Exception):
    """A program did not answer: it has `CRASHED`, or it is `LATE`."""

    why: str
    details: str

    def __init__(self, why: str, details: str) -> None:
        super().__init__(why, details)
        self.why = why
        self.details = details


class Program:
    """A running program."""

    process: Popen[str]
    answers: SimpleQueue[str]  # lines as they come, and "" at the end
    is_new: bool  # whether it has yet to answer for the first time

    def __init__(self, command: list[str]) -> None:
        try:
            self.process = Popen(command, stdin=PIPE, stdout=PIPE, text=True, encoding="utf-8", errors="replace")
        except OSError as error:
            raise NoAnswer(CRASHED, str(error)) from error
        self.answers = SimpleQueue()
        self.is_new = True
        Thread(target=listen, args=(self.process.stdout, self.answers), daemon=True).start()

    def ask(self, question: str, seconds: float) -> str:
        """Its answer, one stripped line; raises `NoAnswer`."""
        while not self.answers.empty():  # discard unsolicited output
            if self.answers.get() == "":
                raise self.gone()
        until = monotonic() + seconds + (SECONDS_TO_START if self.is_new else 0.0)
        # In a thread, since the pipe fills up if the program does not read.
        Thread(target=tell, args=(self.process.stdin, question), daemon=True).start()
        try:
            answer = self.answers.get(timeout=max(0.0, until - monotonic()))
        except Empty:
            raise NoAnswer(LATE, f"no answer in {seconds:g} s") from None
        if answer == "":
            raise self.gone()
        self.is_new = False
        return " ".join(answer.split())

    def gone(self) -> NoAnswer:
        return NoAnswer(CRASHED, f"it ended with exit code {self.process.wait()}")

    def end(self) -> None:
        self.process.kill()
        self.process.wait()


def listen(output: IO[str], answers: SimpleQueue[str]) -> None:
    line = output.readline(LONGEST)
    while line:
        answers.put(line)
        line = output.readline(LONGEST)
    answers.put("")


def tell(input: IO[str], question: str) -> None:
    try:
        input.write(question)
        input.flush()
    except (OSError, ValueError):
        return  # it has ended, which its output shows


RUNNING: Final[dict[str, Program]] = {}  # by command


def ask(command: list[str], question: str, seconds: float) -> str:
    """The answer of a program, started if it is not running; raises `NoAnswer` after terminating it."""
    key = "\0".join(command)
    if key not in RUNNING:
        RUNNING[key] = Program(command)
    try:
        return RUNNING[key].ask(question, seconds)
    except NoAnswer:
        RUNNING.pop(key).end()
        raise


def end_all() -> None:
    """End all programs that were started here."""
    while RUNNING:
        RUNNING.popitem()[1].end()


atexit.register(end_all)
