"""Safe terminal output: characters that the encoding lacks are replaced by similar ones; so are control characters."""

from __future__ import annotations

import codecs
import sys
import unicodedata

NAME = "koruna-plain"
# Each is one column wide, so that boards stay aligned.
ALIKE = {
    **dict(zip("┌┐└┘─│", "++++-|", strict=True)),
    **dict(zip("●◆▲■", "o&^#", strict=True)),
    **dict(zip("♜·✓✗×♛", "@.vxx!", strict=True)),  # noqa: RUF001
    **dict(zip("„“”‚‘’–—…", "\"\"\"'''--.", strict=True)),  # noqa: RUF001
    **dict(zip("\N{MINUS SIGN}→←↑↓", "-><^v", strict=True)),
    "\N{NO-BREAK SPACE}": " ",  # a thousands separator
}


def replace_unprintable() -> None:
    """Make stdout and stderr replace characters they cannot encode, and stdin those it cannot decode."""
    codecs.register_error(NAME, replaced)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, NAME), (sys.stderr, NAME)):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=errors)


def replaced(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(plain_letter, error.object[error.start : error.end])), error.end


def plain_letter(letter: str) -> str:
    """A similar ASCII character, the letter without its accent, or a question mark."""
    bare = unicodedata.normalize("NFD", letter)[0]
    return ALIKE.get(letter) or (bare if bare.isascii() else "?")


def printable(text: str) -> str:
    """A text without control characters: files from elsewhere must not inject escape sequences."""
    return "".join(c if c.isprintable() or c in "\n\N{NO-BREAK SPACE}" else "\N{REPLACEMENT CHARACTER}" for c in text)


def plain(word: str) -> str:
    """A word without capitals and accents."""
    letters = unicodedata.normalize("NFD", word.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
