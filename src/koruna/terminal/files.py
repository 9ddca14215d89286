"""Reading and writing files, and where games are kept; errors become sentences."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path

from koruna.engine.content import Content, content_named
from koruna.engine.data_folder import ENDING, BadFile, data_folder, make_folder
from koruna.engine.errors import BadRecord, Trouble
from koruna.engine.match import Match
from koruna.engine.option import OPTION
from koruna.engine.record import read_record

LARGEST_RECORD = 4_000_000  # bytes; a hundred times what any game needs
RECORD = b"koruna "  # how a record begins


class NoPlace(BadFile):
    """A file that cannot be written; "not found" then means that its folder is missing."""

    def __init__(self, path: str, error: OSError) -> None:
        super().__init__(path, error)
        if isinstance(error, FileNotFoundError):
            self.message = "terminal-file-no-place"


class InFile(Trouble):
    """An error in the content of a file."""

    cause: Trouble

    def __init__(self, path: str, cause: Trouble) -> None:
        super().__init__("terminal-in-file", {"file": path, "why": cause.message})
        self.cause = cause

    def say(self, language: str) -> str:
        from koruna.locale import words

        return words(language).say(self.message, {**self.facts, "why": self.cause.say(language)})


# --- reading ------------------------------------------------------------------------------


def read_match(path: str, contents: Iterable[Content] = ()) -> Match:
    """Read a record and replay it, checking every line."""
    text = read_text(path)
    try:
        return Match.read(text, deal=False, content=content_named(contents, read_record(text).options.get(OPTION)))
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
    """Write a file, never over the record of a game; `-` is the standard output."""
    if path == "-":
        print_bytes(text.encode("utf-8") + (b"" if text.endswith("\n") else b"\n"))
    else:
        write_whole(path, text, lambda old: not old.startswith(RECORD), "terminal-file-is-record")


def write_record(path: str, record: str) -> None:
    """Write a record; overwrites an older record, but no other file."""
    write_whole(path, record, lambda old: old in (RECORD, b""), "terminal-file-taken")


def write_whole(path: str, text: str, may_replace: Callable[[bytes], bool], refusal: str) -> None:
    """Write a file atomically.

    An existing file is only replaced if `may_replace` says so for its first bytes; else `refusal` is the message.
    """
    try:
        target = os.path.realpath(path)
        if os.path.exists(target) and not os.path.isfile(target):  # a device or a pipe; a folder raises the right error
            Path(path).write_text(text, "utf-8")
            return
        if os.path.exists(target) and not may_replace(beginning(target)):
            raise Trouble(refusal, {"file": path})
        temporary = f"{target}.{os.getpid()}.new"
        try:
            Path(temporary).write_text(text, "utf-8")
            os.replace(temporary, target)
        finally:
            with suppress(OSError):  # already renamed on success
                os.unlink(temporary)
    except OSError as error:
        raise NoPlace(path, error) from error
    except ValueError as error:  # a character not allowed in file names
        raise Trouble("terminal-file-bad-name", {"file": path}) from error


def beginning(path: str) -> bytes:
    with open(path, "rb") as file:
        return file.read(len(RECORD))


def print_bytes(data: bytes) -> None:
    """Write bytes to the standard output, whatever its encoding."""
    if sys.stdout is None:
        raise Trouble("terminal-no-output", {"why": os.strerror(errno.EBADF)})
    sys.stdout.flush()
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


# --- where games are kept -----------------------------------------------------------------


def is_ours(path: str) -> bool:
    """Whether a file is one of the games we keep."""
    try:
        return Path(path).resolve().parent == data_folder().resolve()
    except (Trouble, OSError):
        return False  # no data folder, so nothing is in it


def new_file(game: str) -> str:
    """Create a new empty file for the record of a game; no two games get the same one."""
    folder = data_folder()
    make_folder(str(folder))
    began = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    for number in count(1):
        path = folder / (f"{began}{ENDING}" if number == 1 else f"{began}-{number}{ENDING}")
        try:
            path.touch(exist_ok=False)
            break
        except FileExistsError:
            continue
        except OSError as error:
            raise NoPlace(str(path), error) from error
    return str(path)
