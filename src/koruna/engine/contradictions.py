"""Which items of a position break the rules or do not fit each other, when no game can come to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from koruna.engine.errors import BadPosition

IMPOSSIBLE: Final = "position-impossible"
BREAK: Final = "; "  # between faults
MOST_TRIED: Final = 24  # items; more would keep a server busy


def impossible(faults: list[str]) -> BadPosition:
    """A refusal that does not know yet which items are wrong."""
    return BadPosition(IMPOSSIBLE, {"what": BREAK.join(faults), "items": "", "count": 0})


def name_items(refusal: BadPosition, lines: list[str], parts: list[str], set_up: Callable[[list[str]], object]) -> None:
    """Add to a refusal the items without which there would be fewer faults; if there are none, those without which the
    first fault would be another.

    `parts` are the names of items that there are several of; `set_up` sets up a position with some of the items.
    """
    if refusal.message != IMPOSSIBLE or len(lines) > MOST_TRIED:
        return
    before = faults_of(refusal)
    fewer: list[str] = []
    others: list[str] = []
    for at, line in enumerate(lines):
        after = before
        try:
            set_up(lines[:at] + lines[at + 1 :])
            after = []
        except BadPosition as other:
            if other.message == IMPOSSIBLE:
                after = faults_of(other)
        if before[0] not in after:
            others.append(name_of(line, parts))
            if all(fault in before for fault in after):
                fewer.append(name_of(line, parts))
    named = fewer or others
    refusal.facts["items"] = ", ".join(named)
    refusal.facts["count"] = len(named)


def faults_of(refusal: BadPosition) -> list[str]:
    return str(refusal.facts["what"]).split(BREAK)


def name_of(line: str, parts: list[str]) -> str:
    """The item, and if there are several of them, of which player or place it is."""
    words = line.split(" ")
    return " ".join(words[:2] if words[0] in parts else words[:1])
