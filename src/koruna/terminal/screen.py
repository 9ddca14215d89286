"""The terminal: what it can do, writing to it and asking at it."""

from __future__ import annotations

import logging
import os
import sys
from shutil import get_terminal_size

from rich.console import Console

from koruna.look import faults
from koruna.terminal import interrupts
from koruna.terminal.plain_letters import printable

CLEAR = "\x1b[2J\x1b[H"
LOW = 32  # lines; with fewer, two kingdoms with all that belongs to a turn need every one
NO_TRACEBACK = logging.NullHandler()  # what could not be shown says so in its place
FORGET = "\x1b[3J"  # what has scrolled away, too


class Screen:
    live: bool  # a person sits in front of it, not a file or a pipe
    colour: bool

    def __init__(self) -> None:
        interrupts.hear()  # who has a screen has something to say about it
        if not os.environ.get("KORUNA_DEBUG"):
            faults.log.addHandler(NO_TRACEBACK)
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.live = sys.stdout is not None and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
        self.colour = self.live and self.console.color_system is not None and not os.environ.get("NO_COLOR")
        if sys.stdin is not None and sys.stdin.isatty():
            try_line_editing()

    def width(self) -> int:
        return self.console.width

    def low(self) -> bool:
        """Whether every line is needed."""
        return self.live and self.console.height < LOW

    def gap(self) -> None:
        """An empty line, where there is room for it."""
        if not self.low():
            self.say()

    def say(self, text: str = "", style: str = "", whole: bool = False) -> None:
        """A sentence, wrapped between words; `whole` leaves it in one piece, so that a path in it can be copied."""
        self.console.print(printable(text), style=style or None, soft_wrap=whole or not self.live)

    def draw(self, board: str) -> None:
        """A board, with its own colours and line ends."""
        print(board)

    def clear(self, forget: bool = False) -> None:
        """An empty screen; `forget` also hides what could be scrolled back to."""
        if self.live:
            print(CLEAR + FORGET if forget else CLEAR, end="", flush=True)

    def ask(self, prompt: str) -> str:
        """What the person types, without spaces around it. Raises EOFError when nothing more can come."""
        if sys.stdin is None or sys.stdout is None:  # closed before we began
            raise EOFError
        return input(prompt).strip()

    def page(self, text: str) -> None:
        """A long text, page by page when a person reads it."""
        if self.live and text.count("\n") >= get_terminal_size().lines - 2:
            from pydoc import pager

            os.environ.setdefault("LESS", "-R")  # bold headings as bold headings
            pager(text)
        else:
            print(text)


def try_line_editing() -> None:
    """Arrows and history while typing, where Python was built with them."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
