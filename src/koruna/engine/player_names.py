"""The names of players, as people type them."""

from __future__ import annotations

from typing import Final

LONGEST_NAME: Final = 60
# Printable, but nothing is seen of them: joiners, fillers and selectors of variants.
UNSEEN: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    "\ufe00\ufe01\ufe02\ufe03\ufe04\ufe05\ufe06\ufe07\ufe08\ufe09\ufe0a\ufe0b\ufe0c\ufe0d\ufe0e\ufe0f"
)


def clean_name(name: str) -> str:
    """A name that fits on its line: no control characters, at most LONGEST_NAME; "" if nothing of it can be seen."""
    found = " ".join("".join(c if c.isprintable() else " " for c in name).split())[:LONGEST_NAME].rstrip()
    return found if any(c not in UNSEEN and c != " " for c in found) else ""
