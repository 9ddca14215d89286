"""Saving the record of a game while it is played."""

from __future__ import annotations

import shlex

from koruna.engine.errors import Trouble
from koruna.engine.record import Record
from koruna.locale import words
from koruna.terminal.files import new_file, write_record


class RecordFile:
    """The file of a record. It is written after every move, so that nothing is lost."""

    path: str  # "" until there is something to save
    requested: bool  # whether the user named this file
    loaded: str  # the file the game was loaded from, or ""
    written: bool
    trouble: Trouble | None  # why it could not be written

    def __init__(self, path: str, requested: bool, loaded: str = "") -> None:
        self.path = path
        self.requested = requested
        self.loaded = loaded
        self.written = False
        self.trouble = None

    def begin(self, record: Record) -> None:
        """A file named by the user must be writable, or the game does not start."""
        if self.requested:
            write_record(self.path, record.text())
            self.written = True

    def write(self, record: Record) -> Trouble | None:
        """Write the record. The game goes on if that fails; the error is returned, and shown again at the end."""
        try:
            self.path = self.path or new_file(record.game)
            write_record(self.path, record.text())
            self.written = True
            self.trouble = None
        except Trouble as trouble:
            self.trouble = trouble
        return self.trouble

    def where(self, record: Record, over: bool, language: str) -> str:
        """A sentence with the path of the record, or the record itself if it could not be written."""
        say = words(language).say
        if self.trouble is not None:
            return say("terminal-not-kept", {"why": self.trouble.say(language)}) + "\n\n" + record.text()
        path = self.path if self.written else self.loaded
        if not path:
            return say("terminal-nothing-to-keep")
        message = "terminal-kept-finished" if over else "terminal-kept-unfinished"
        return say(message, {"file": shlex.quote(path)})
