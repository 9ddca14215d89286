"""Reading single keys from a terminal, where the system can."""

from __future__ import annotations

import os
import select
import sys
from collections.abc import Iterator
from contextlib import contextmanager

ALONE = 0.05  # seconds after which Esc is the key itself, not the start of an escape sequence
ARROWS = {"A": "up", "B": "down", "C": "right", "D": "left", "Z": "back"}
NAMES = {"\r": "enter", "\n": "enter", " ": "enter", "\t": "tab", "\x1b": "escape", "\x7f": "escape"}
OWN_SCREEN, OLD_SCREEN = "\x1b[?1049h\x1b[?25l", "\x1b[?25h\x1b[?1049l"


def reads_keys() -> bool:
    """Whether input is a terminal whose keys can be read one by one."""
    try:
        import termios  # noqa: F401
    except ImportError:  # Windows
        return False
    return sys.stdin is not None and sys.stdin.isatty()


@contextmanager
def keys() -> Iterator[Iterator[str]]:
    """Yields keys as they are pressed, in raw mode on the alternate screen, restored afterwards. Ctrl-C works."""
    import termios
    import tty

    inside = sys.stdin.fileno()
    before = termios.tcgetattr(inside)
    try:
        tty.setcbreak(inside)
        print(OWN_SCREEN, end="", flush=True)
        yield pressed(inside)
    finally:
        termios.tcsetattr(inside, termios.TCSADRAIN, before)
        print(OLD_SCREEN, end="", flush=True)


def pressed(inside: int) -> Iterator[str]:
    """Names of keys, or their characters in lower case. Raises EOFError at the end of the input."""
    while True:
        character = character_from(inside)
        if character == "\x1b" and select.select([inside], [], [], ALONE)[0]:
            name = arrow(inside)
            if name:
                yield name
        else:
            yield NAMES.get(character, character.lower())


def arrow(inside: int) -> str:
    """The key of an escape sequence; "" if unknown."""
    if character_from(inside) not in "[O":
        return ""
    while not (last := character_from(inside)).isalpha() and last != "~":
        pass
    return ARROWS.get(last, "")


def character_from(inside: int) -> str:
    read = os.read(inside, 1)
    while read and read[-1] >= 0x80:  # a character of several bytes
        try:
            return read.decode()
        except UnicodeDecodeError:
            read += os.read(inside, 1)
            if len(read) > 4:
                return "?"
    if not read or read == b"\x04":
        raise EOFError
    return read.decode()
