"""A bot program: it reads questions from its standard input and writes one line of output for each.

It is started for the first question and stays for the next ones. What it is told is documented in docs/own-bots.md.
Threads that ask the same program at the same time have one of it each.
"""

from __future__ import annotations

import atexit
import os
import signal
import sys
from contextlib import suppress
from queue import Empty, Full, Queue
from subprocess import PIPE, Popen, TimeoutExpired
from threading import Lock, Thread
from time import monotonic
from typing import IO, Final

LONGEST: Final = 10_000  # characters of an answer
MOST_LINES: Final = 64  # that wait to be read; one that writes more is ended
SECONDS_TO_START: Final = 20.0  # more for its first answers, in all
SECONDS_BETWEEN_LOOKS: Final = 0.1  # whether it is still there
SECONDS_TO_END: Final = 1.0  # that its last words may take

CRASHED: Final = "crashed"
LATE: Final = "late"
ILLEGAL: Final = "illegal"


class NoAnswer(Exception):
    """A program did not answer: it has `CRASHED`, it is `LATE`, or what it wrote is no answer (`ILLEGAL`)."""

    why: str
    details: str

    def __init__(self, why: str, details: str) -> None:
        super().__init__(why, details)
        self.why = why
        self.details = details


class Program:
    """A running program, and whatever it starts: all are in a session of their own and end together."""

    process: Popen[str]
    answers: Queue[str]  # lines as they come, and "" at the end
    is_new: bool  # whether it has not answered yet
    wrote_too_much: bool
    has_ended: bool  # as we wanted

    def __init__(self, command: list[str], niceness: int = 0) -> None:
        try:
            self.process = Popen(
                command, stdin=PIPE, stdout=PIPE, text=True, encoding="utf-8", errors="replace", start_new_session=True
            )
        except OSError as error:
            raise NoAnswer(CRASHED, str(error)) from error
        if niceness and sys.platform != "win32":
            with suppress(OSError):  # it has ended already
                os.setpriority(os.PRIO_PROCESS, self.process.pid, niceness)
        self.answers = Queue(MOST_LINES)
        self.is_new = True
        self.wrote_too_much = self.has_ended = False
        Thread(target=listen, args=(self, self.process.stdout), daemon=True).start()

    def ask(self, question: str, seconds: float, to_start: float = 0.0) -> str:
        """Its answer, a line without spaces around it; raises `NoAnswer`. It may take longer by `to_start`."""
        with suppress(Empty):
            unasked = self.answers.get_nowait()
            raise self.gone() if unasked == "" else NoAnswer(ILLEGAL, f"nobody asked for {unasked[:80]!r}")
        # In a thread, for a program that does not read fills the pipe.
        Thread(target=tell, args=(self.process.stdin, question), daemon=True).start()
        answer = self.next_line(monotonic() + seconds + to_start)
        if answer is None:
            raise NoAnswer(LATE, f"no answer in {seconds:g} s")
        if answer == "":
            raise self.gone()
        if len(answer) == LONGEST and not answer.endswith("\n"):
            raise NoAnswer(ILLEGAL, f"an answer of {LONGEST} characters or more")
        self.is_new = False
        return " ".join(answer.split())

    def next_line(self, until: float) -> str | None:
        """What it writes next, "" if it has ended, None if it writes nothing until then."""
        while True:
            ended = self.process.poll() is not None
            left = until - monotonic()
            if left <= 0.0 and not ended:
                return None
            try:
                return self.answers.get(timeout=SECONDS_TO_END if ended else min(left, SECONDS_BETWEEN_LOOKS))
            except Empty:
                if ended:  # though its output is open, for a process that it has started has it, too
                    return ""

    def gone(self) -> NoAnswer:
        if self.wrote_too_much:
            return NoAnswer(ILLEGAL, "it wrote more than it was asked for")
        try:
            return NoAnswer(CRASHED, f"it ended with exit code {self.process.wait(SECONDS_TO_END)}")
        except TimeoutExpired:
            return NoAnswer(CRASHED, "it closed its output")

    def end(self) -> None:
        """Kill it with all that it has started; once, for later its number may be that of another."""
        if self.has_ended:
            return
        self.has_ended = True
        if sys.platform == "win32":
            self.process.kill()
        else:
            with suppress(ProcessLookupError, PermissionError):  # all have ended
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


def listen(program: Program, output: IO[str]) -> None:
    """Put what it writes where it is read. One that writes and writes is ended before it fills the memory."""
    with suppress(OSError, ValueError):
        line = output.readline(LONGEST)
        while line and not program.wrote_too_much:
            try:
                program.answers.put_nowait(line)
                line = output.readline(LONGEST)
            except Full:
                program.wrote_too_much = True
                program.end()
    if program.wrote_too_much:
        with suppress(Empty):
            while True:
                program.answers.get_nowait()
    with suppress(Full):  # what waits is more than an answer, so it is ended anyway
        program.answers.put_nowait("")


def tell(input: IO[str], question: str) -> None:
    try:
        input.write(question)
        input.flush()
    except (OSError, ValueError):
        return  # it has ended, which its output shows


STARTED: Final[list[Program]] = []  # all that run
IDLE: Final[dict[str, list[Program]]] = {}  # those that nobody asks now, by command
TO_START: Final[dict[str, float]] = {}  # seconds that are left of `SECONDS_TO_START`, by command
LOCK: Final = Lock()  # for changing these


def ask(command: list[str], question: str, seconds: float, niceness: int = 0) -> str:
    """The answer of a program, which is started if none is idle; raises `NoAnswer`, and then it is ended."""
    key = "\0".join(command)
    program = idle_one(key)
    if program is None:
        program = Program(command, niceness)
        with LOCK:
            STARTED.append(program)
    is_new, began = program.is_new, monotonic()
    to_start = TO_START.get(key, SECONDS_TO_START) if is_new else 0.0
    answered = False
    try:
        answer = program.ask(question, seconds, to_start)
        answered = True
    finally:
        if is_new:
            longer = max(0.0, monotonic() - began - seconds)
            TO_START[key] = max(0.0, to_start - longer)
        if answered:
            with LOCK:
                IDLE.setdefault(key, []).append(program)
        else:
            end(program)
    return answer


def idle_one(key: str) -> Program | None:
    with LOCK:
        idle = IDLE.get(key)
        return idle.pop() if idle else None


def end(program: Program) -> None:
    with LOCK:
        if program in STARTED:
            STARTED.remove(program)
    program.end()


def end_all() -> None:
    """End all programs that were started here; whoever waits for one is told that it has crashed."""
    with LOCK:
        started = STARTED.copy()
        IDLE.clear()
        TO_START.clear()
    for program in started:
        end(program)


atexit.register(end_all)
