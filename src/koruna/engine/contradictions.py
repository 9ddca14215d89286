"""Refuses impossible positions, and finds the items that break the rules or contradict each other."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from koruna.engine.errors import BadPosition
from koruna.engine.state import CHANCE

IMPOSSIBLE: Final = "position-impossible"
BREAK: Final = "; "  # between faults
# More attempts would keep a server busy.
GROUP: Final = 24  # items tried one by one; if there are more, groups of this size are tried first
MOST: Final = 240  # items
MOST_SUSPECTS: Final = 2 * GROUP  # two groups, for a contradiction between two items

# What fails on pieces that do not fit each other.
FAULTS: Final = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)


def must_be_possible(make: Callable[[], Any], broken_invariants: Callable[[Any], list[str]]) -> Any:
    """The state that is made; refused if it breaks an invariant, or if somebody has to decide in it and cannot."""
    try:
        state = make()
        broken = broken_invariants(state)
        is_stuck = not broken and any(not state.moves(seat) for seat in state.waiting() or deciding(state))
        if not broken and state.turn() == CHANCE:
            state.draw(Random(0))
    except FAULTS as fault:
        raise impossible([str(fault) or type(fault).__name__]) from fault
    if broken:
        raise impossible(broken)
    if is_stuck:
        raise BadPosition("position-stuck", {})
    return state


def deciding(state: Any) -> list[int]:
    """The seat whose turn it is, if it is somebody's."""
    return [state.turn()] if state.turn() >= 0 else []


def must_be_told(tell: Callable[[], str]) -> str:
    """The position of a state that hides something; refused if it cannot be written."""
    try:
        return tell()
    except FAULTS as fault:
        raise impossible([str(fault) or type(fault).__name__]) from fault


def impossible(faults: list[str]) -> BadPosition:
    """A refusal that does not name the wrong items yet."""
    return BadPosition(IMPOSSIBLE, {"what": BREAK.join(faults), "items": "", "count": 0})


def name_items(refusal: BadPosition, lines: list[str], parts: list[str], set_up: Callable[[list[str]], object]) -> None:
    """Add to a refusal the items whose removal leaves fewer faults; if there are none, those whose removal changes the
    first fault.

    `parts` are the names of items that there are several of; `set_up` sets up a position with some of the items.
    """
    if refusal.message != IMPOSSIBLE or len(lines) > MOST:
        return
    before = faults_of(refusal)
    fewer: list[str] = []
    others: list[str] = []
    for at in suspects(before[0], lines, set_up):
        after = faults_without(lines, at, at + 1, set_up)
        if after is not None and before[0] not in after:
            others.append(name_of(lines[at], parts))
            if all(fault in before for fault in after):
                fewer.append(name_of(lines[at], parts))
    named = fewer or others
    refusal.facts["items"] = ", ".join(named)
    refusal.facts["count"] = len(named)


def suspects(fault: str, lines: list[str], set_up: Callable[[list[str]], object]) -> list[int]:
    """The indices of items to try: all, or if there are many, those in groups whose removal clears the fault."""
    if len(lines) <= GROUP:
        return list(range(len(lines)))
    found: list[int] = []
    for first in range(0, len(lines), GROUP):
        end = min(first + GROUP, len(lines))
        after = faults_without(lines, first, end, set_up)
        if after is not None and fault not in after:
            found += range(first, end)
    return found[:MOST_SUSPECTS]


def faults_without(lines: list[str], first: int, end: int, set_up: Callable[[list[str]], object]) -> list[str] | None:
    """The faults of a position without some of its items; None if what is left cannot be read."""
    try:
        set_up(lines[:first] + lines[end:])
    except BadPosition as refusal:
        return faults_of(refusal) if refusal.message == IMPOSSIBLE else None
    return []


def faults_of(refusal: BadPosition) -> list[str]:
    return str(refusal.facts["what"]).split(BREAK)


def name_of(line: str, parts: list[str]) -> str:
    """The item, and if there are several of them, of which player or place it is."""
    words = line.split(" ")
    return " ".join(words[:2] if words[0] in parts else words[:1])
