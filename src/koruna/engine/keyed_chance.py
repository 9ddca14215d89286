"""Chance keyed by a seed and by what is drawn, so that the same cards come back after an undo.

The n-th draw of a kind (from this deck, of these dice, of this lot) is the same however the game got there. So a player
who goes back and plays differently draws the same, and without the seed nobody can compute future draws.

Every possible outcome has a waiting time, exponentially distributed with its probability as the rate, and the earliest
one happens: this samples by these probabilities, and an outcome that is no longer possible leaves the order of the rest
unchanged.
"""

from __future__ import annotations

from hashlib import blake2b
from math import log
from typing import Final

from koruna.engine.state import CHANCE, State

STEPS: Final = 2.0**64


def kind_of(text: str) -> str:
    """The kind of a draw, from the text of an outcome: `king` for `king 2`, and "" for a card or a domino."""
    word, space, _ = text.partition(" ")
    return word if space else ""


def keyed_draw(state: State, seed: str, lines: list[tuple[int, str]]) -> int:
    """The chance outcome that follows these lines of a record."""
    chances = state.odds()
    kind = kind_of(state.write(chances[0][0]))
    drawn = sum([seat == CHANCE and kind_of(text) == kind for seat, text in lines])
    soonest, first = -1.0, -1
    for outcome, chance in chances:
        waits = waiting(f"{seed}\n{kind}\n{drawn}\n{state.write(outcome)}") / chance
        if soonest < 0.0 or waits < soonest:
            soonest, first = waits, outcome
    return first


def waiting(key: str) -> float:
    """A number with the standard exponential distribution, the same for the same key on every machine."""
    digest = blake2b(key.encode(), digest_size=8).digest()
    return -log((int.from_bytes(digest, "big") + 0.5) / STEPS)
