"""Chance outcomes given as texts, by a record or by a script."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from koruna.engine.errors import Trouble
from koruna.engine.state import CHANCE, State

MOST_NAMED: Final = 12  # possible outcomes listed when a scripted one is refused


def script_of(chance: Sequence[str]) -> list[str]:
    """The texts of a script; refuses a plain string, which would be a list of letters."""
    if isinstance(chance, str):
        raise Trouble("script-is-text", {"text": chance[:80]})
    return list(chance)


def count_chance(lines: list[tuple[int, str]]) -> int:
    return sum([seat == CHANCE for seat, _ in lines])


def outcome_of(state: State, text: str) -> int | None:
    """The chance outcome that a text means, or None if it is impossible now."""
    try:
        outcome = state.read(text)
    except Trouble:
        return None
    return outcome if outcome in [possible for possible, _ in state.odds()] else None


def scripted(state: State, text: str) -> int:
    outcome = outcome_of(state, text)
    if outcome is None:
        possible = [state.write(other) for other, _ in state.odds()]
        more = ["…"] if len(possible) > MOST_NAMED else []
        raise Trouble("scripted-chance", {"text": text[:80], "possible": ", ".join(possible[:MOST_NAMED] + more)})
    return outcome
