"""Names that people cannot tell apart, though their letters have different codes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from unicodedata import normalize

from koruna.engine.player_names import UNSEEN

# Letters and digits of other alphabets, and of ours, that look like these. Only what looks the same in most fonts.
LOOKS_LIKE: Final = {
    "A": "\u0391\u0410",
    "B": "\u0392\u0412",
    "C": "\u03f9\u0421",
    "E": "\u0395\u0415",
    "H": "\u0397\u041d",
    "J": "\u037f\u0408",
    "K": "\u039a\u041a\u212a",
    "M": "\u039c\u041c",
    "N": "\u039d",
    "O": "0\u039f\u041e",
    "P": "\u03a1\u0420",
    "S": "\u0405",
    "T": "\u03a4\u0422",
    "X": "\u03a7\u0425",
    "Y": "\u03a5\u04ae",
    "Z": "\u0396",
    "a": "\u0251\u0430",
    "c": "\u03f2\u0441",
    "d": "\u0501",
    "e": "\u0435",
    "g": "\u0261",
    "h": "\u04bb",
    "i": "\u0131\u0456",
    "j": "\u03f3\u0458",
    "l": "1I|\u0399\u0406\u04c0\u04cf",
    "o": "\u03bf\u043e\u0585",
    "p": "\u03c1\u0440",
    "q": "\u051b",
    "s": "\u0455",
    "v": "\u03bd\u0475",
    "w": "\u051d",
    "x": "\u0445",
    "y": "\u0443",
}
LATIN: Final = str.maketrans({letter: latin for latin, letters in LOOKS_LIKE.items() for letter in letters})
INVISIBLE: Final = dict.fromkeys([*map(ord, UNSEEN), *range(0xE0100, 0xE01F0)])


def same_name(name: str, others: Sequence[str]) -> bool:
    """Whether somebody reads or hears this name as one of the others."""
    return any(seen(name) == seen(other) or heard(name) == heard(other) for other in others)


def heard(name: str) -> str:
    """Without differences in case, spaces and encoding."""
    return " ".join(normalize("NFKC", name.translate(INVISIBLE)).casefold().split())


def seen(name: str) -> str:
    """As `heard`, and without differences between letters that look alike."""
    return heard(normalize("NFKC", name.translate(INVISIBLE)).translate(LATIN))
