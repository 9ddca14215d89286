"""A bot program: it reads questions from its standard input and writes one line of output for each.

It is started for the first question and kept running for later ones. The protocol is documented in docs/own-bots.md.
Concurrent questions to the same program get a process each.
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
MOST_LINES: Final = 64  # buffered; a program that writes more is killed
SECONDS_TO_START: Final = 20.0  # in addition to the time limit, for all first answers together
SECONDS_BETWEEN_LOOKS: Final = 0.1  # at the process, to see whether it has exited
SECONDS_TO_END: Final = 1.0  # for what it wrote before it exited to arrive

CRASHED: Final = "crashed"
LATE: Final = "late"
ILLEGAL: Final = "illegal"


class NoAnswer(Exception):
    """A program did not answer: it has `CRASHED`, it is `LATE`, or its output is not a valid answer (`ILLEGAL`)."""

    why: str
    details: str

    def __init__(self, why: str, details: str) -> None:
        super().__init__(why, details)
        self.why = why
        self.details = details


class Program:
    """A running program with its child processes: all are in one new session and are killed together."""

    process: Popen[str]
    answers: Queue[str]  # lines as they arrive, then "" at the end of the output
    is_new: bool  # whether it has not answered yet
    wrote_too_much: bool
    has_ended: bool  # whether we have killed it

    def __init__(self, command: list[str], niceness: int = 0) -> None:
        try:
            self.process = Popen(
                command, stdin=PIPE, stdout=PIPE, text=True, encoding="utf-8", errors="replace", start_new_session=True
            )
        except OSError as error:
            raise NoAnswer(CRASHED, str(error)) from error
        if niceness and sys.platform != "win32":
            with suppress(OSError):  # it has exited already
                os.setpriority(os.PRIO_PROCESS, self.process.pid, niceness)
        self.answers = Queue(MOST_LINES)
        self.is_new = True
        self.wrote_too_much = self.has_ended = False
        Thread(target=listen, args=(self, self.process.stdout), daemon=True).start()

    def ask(self, question: str, seconds: float, to_start: float = 0.0) -> str:
        """Its answer, a line with whitespace normalised; raises `NoAnswer`. `to_start` is added to the time limit."""
        with suppress(Empty):
            unasked = self.answers.get_nowait()
            raise self.gone() if unasked == "" else NoAnswer(ILLEGAL, f"nobody asked for {unasked[:80]!r}")
        # In a thread: writing blocks if the program does not read and the pipe is full.
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
        """Its next line of output; "" if it has exited, None after the timeout."""
        while True:
            ended = self.process.poll() is not None
            left = until - monotonic()
            if left <= 0.0 and not ended:
                return None
            try:
                return self.answers.get(timeout=SECONDS_TO_END if ended else min(left, SECONDS_BETWEEN_LOOKS))
            except Empty:
                if ended:  # a child process may still hold the output open
                    return ""

    def gone(self) -> NoAnswer:
        if self.wrote_too_much:
            return NoAnswer(ILLEGAL, "it wrote more than it was asked for")
        try:
            return NoAnswer(CRASHED, f"it ended with exit code {self.process.wait(SECONDS_TO_END)}")
        except TimeoutExpired:
            return NoAnswer(CRASHED, "it closed its output")

    def end(self) -> None:
        """Kill it with its child processes; only once, since its process id may be reused later."""
        if self.has_ended:
            return
        self.has_ended = True
        if sys.platform == "win32":
            self.process.kill()
        else:
            with suppress(ProcessLookupError, PermissionError):  # all have exited
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


def listen(program: Program, output: IO[str]) -> None:
    """Queue the lines it writes. If the queue is full the program is killed, so that it cannot fill the memory."""
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
    with suppress(Full):  # unread lines beyond one answer make the program fail anyway
        program.answers.put_nowait("")


def tell(input: IO[str], question: str) -> None:
    try:
        input.write(question)
        input.flush()
    except (OSError, ValueError):
        return  # it has exited; the reader of its output notices


STARTED: Final[list[Program]] = []  # running programs
IDLE: Final[dict[str, list[Program]]] = {}  # running and unused, by command
TO_START: Final[dict[str, float]] = {}  # what is left of `SECONDS_TO_START`, by command
LOCK: Final = Lock()  # guards these


def ask(command: list[str], question: str, seconds: float, niceness: int = 0) -> str:
    """The answer of an idle program, or of a new one; if it gives none, it is killed and `NoAnswer` raised."""
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
    """Kill all programs; pending questions fail with `CRASHED`."""
    with LOCK:
        started = STARTED.copy()
        IDLE.clear()
        TO_START.clear()
    for program in started:
        end(program)


atexit.register(end_all)
