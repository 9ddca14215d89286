"""The terminal: its capabilities, output and input."""

from __future__ import annotations

import logging
import os
import sys
from shutil import get_terminal_size

from rich.console import Console

from koruna.locale import fault_log
from koruna.terminal import interrupts
from koruna.terminal.plain_letters import printable

CLEAR = "\x1b[2J\x1b[H"
LOW = 32  # lines; below that, two kingdoms and a turn's output fill the screen
NO_TRACEBACK = logging.NullHandler()  # contained errors show a placeholder instead
FORGET = "\x1b[3J"  # clears the scrollback, too


class Screen:
    live: bool  # a terminal, not a file or a pipe
    colour: bool

    def __init__(self) -> None:
        interrupts.raise_interrupts()  # from here on an interrupt can be reported
        if not os.environ.get("KORUNA_DEBUG"):
            fault_log.log.addHandler(NO_TRACEBACK)
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.live = sys.stdout is not None and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
        self.colour = self.live and self.console.color_system is not None and not os.environ.get("NO_COLOR")
        if sys.stdin is not None and sys.stdin.isatty():
            try_line_editing()

    def width(self) -> int:
        return self.console.width

    def height(self) -> int:
        return self.console.height

    def low(self) -> bool:
        """Whether the terminal has few lines."""
        return self.live and self.console.height < LOW

    def gap(self) -> None:
        """An empty line, unless the terminal is low."""
        if not self.low():
            self.say()

    def say(self, text: str = "", style: str = "", whole: bool = False) -> None:
        """Print a sentence, word-wrapped; `whole` does not wrap it, so that a path in it can be copied."""
        self.console.print(printable(text), style=style or None, soft_wrap=whole or not self.live)

    def draw(self, board: str, end: str = "\n") -> None:
        """Print a board, which has its own colours and line breaks."""
        print(board, end=end, flush=not end)

    def clear(self, forget: bool = False) -> None:
        """Clear the screen; `forget` also clears the scrollback."""
        if self.live:
            print(CLEAR + FORGET if forget else CLEAR, end="", flush=True)

    def ask(self, prompt: str) -> str:
        """Read a line, stripped. Raises EOFError at the end of the input."""
        if sys.stdin is None or sys.stdout is None:  # closed before we began
            raise EOFError
        return input(prompt).strip()

    def page(self, text: str) -> None:
        """Print a long text, through a pager on a terminal."""
        if self.live and text.count("\n") >= get_terminal_size().lines - 2:
            from pydoc import pager

            os.environ.setdefault("LESS", "-R")  # show bold headings
            pager(text)
        else:
            print(text)


def try_line_editing() -> None:
    """Line editing and history, if Python was built with readline."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
