"""Reading and writing files, and where games are kept; what goes wrong is told in a sentence."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from datetime import datetime
from pathlib import Path

import koruna
from koruna.engine.errors import BadRecord, Trouble
from koruna.engine.match import Match
from koruna.engine.record import read_record

LARGEST_RECORD = 4_000_000  # bytes; a hundred times more than any game needs
ENDING = ".koruna"


class BadFile(Trouble):
    """A file that cannot be read or written."""

    def __init__(self, path: str, error: OSError) -> None:
        kind = {
            FileNotFoundError: "terminal-file-missing",
            FileExistsError: "terminal-file-no-folder",
            IsADirectoryError: "terminal-file-is-folder",
            NotADirectoryError: "terminal-file-no-folder",
            PermissionError: "terminal-file-forbidden",
        }.get(type(error), "terminal-file-other")
        super().__init__(kind, {"file": path, "why": error.strerror or type(error).__name__})


class NoPlace(BadFile):
    """A file that cannot be written; what is missing then is its folder."""

    def __init__(self, path: str, error: OSError) -> None:
        super().__init__(path, error)
        if isinstance(error, FileNotFoundError):
            self.message = "terminal-file-no-place"


class InFile(Trouble):
    """A trouble with what a file says."""

    cause: Trouble

    def __init__(self, path: str, cause: Trouble) -> None:
        super().__init__("terminal-in-file", {"file": path, "why": cause.message})
        self.cause = cause

    def say(self, language: str) -> str:
        from koruna.locale import words

        return words(language).say(self.message, {**self.facts, "why": self.cause.say(language)})


# --- reading ------------------------------------------------------------------------------


def read_match(path: str) -> Match:
    """The game a file tells, every line of it checked."""
    try:
        record = read_record(read_text(path))
        try:
            game = koruna.game(record.game)
        except Trouble as unknown:
            raise BadRecord(2, "", cause=unknown) from unknown
        return Match(game, record)
    except BadRecord as trouble:
        raise InFile(path, trouble) from trouble


def read_text(path: str) -> str:
    try:
        with open(path, "rb") as file:
            found = file.read(LARGEST_RECORD + 1)
    except OSError as error:
        raise BadFile(path, error) from error
    if len(found) > LARGEST_RECORD:
        raise Trouble("terminal-file-too-long", {"file": path})
    try:
        text = found.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Trouble("terminal-file-not-text", {"file": path}) from error
    if "\0" in text:
        raise Trouble("terminal-file-not-text", {"file": path})
    return text


# --- writing ------------------------------------------------------------------------------


def write_text(path: str, text: str) -> None:
    """Write a file; `-` is the standard output."""
    if path == "-":
        print(text, end="" if text.endswith("\n") else "\n")
        return
    try:
        Path(path).write_text(text, "utf-8")
    except OSError as error:
        raise NoPlace(path, error) from error


def write_record(path: str, record: str) -> None:
    """Write a record, if need be over an older one but never over anything else; it is there whole or not at all."""
    target = os.path.realpath(path)
    if os.path.exists(target) and not os.path.isfile(target):
        return write_text(path, record)
    beside = f"{target}.{os.getpid()}.new"
    try:
        if os.path.exists(target) and not begins_as_record(target):
            raise Trouble("terminal-file-taken", {"file": path})
        Path(beside).write_text(record, "utf-8")
        os.replace(beside, target)
    except OSError as error:
        raise NoPlace(path, error) from error
    finally:
        with suppress(OSError):  # it is gone if all went well
            os.unlink(beside)


def begins_as_record(path: str) -> bool:
    with open(path, "rb") as file:
        return file.read(7) in (b"koruna ", b"")


def make_folder(path: str) -> None:
    try:
        Path(path).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile(path, error) from error


# --- where games are kept -----------------------------------------------------------------


def data_folder() -> Path:
    """The folder for the user's games, where the system wants such things."""
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "koruna"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "koruna"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "koruna"


def new_file(game: str) -> str:
    """A name for the record of a game that begins now."""
    began = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = data_folder() / f"{began}{ENDING}"
    number = 2
    while path.exists():
        path = data_folder() / f"{began}-{number}{ENDING}"
        number += 1
    return str(path)
