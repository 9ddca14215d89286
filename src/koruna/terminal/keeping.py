"""Keeping the record of a game while it is played."""

from __future__ import annotations

import shlex
from pathlib import Path

from koruna.engine.errors import Trouble
from koruna.engine.record import Record
from koruna.engine.state import CHANCE
from koruna.locale import words
from koruna.terminal.files import make_folder, write_record


class Kept:
    """A record and its file. It is written after every move, so that nothing can be lost."""

    path: str
    asked: bool  # whether somebody asked for it to be kept there
    trouble: Trouble | None  # why it could not be written

    def __init__(self, path: str, asked: bool) -> None:
        self.path = path
        self.asked = asked
        self.trouble = None

    def begin(self, record: Record) -> None:
        """A file somebody asked for must be there from the start, or the game does not begin."""
        if self.asked:
            write_record(self.path, record.text())

    def write(self, record: Record) -> None:
        """A game is not stopped because its file cannot be written; the end of it tells about that."""
        try:
            if not self.asked:
                make_folder(str(Path(self.path).parent))
            write_record(self.path, record.text())
            self.trouble = None
        except Trouble as trouble:
            self.trouble = trouble

    def tell(self, record: Record, over: bool, language: str) -> str:
        """Where the record is, or the record itself when it could not be written."""
        say = words(language).say
        if self.trouble is not None:
            return say("terminal-not-kept", {"why": self.trouble.say(language)}) + "\n\n" + record.text()
        if not self.asked and all(seat == CHANCE for seat, _ in record.lines):
            return say("terminal-nothing-to-keep")
        message = "terminal-kept-finished" if over else "terminal-kept-unfinished"
        return say(message, {"file": shlex.quote(self.path)})
