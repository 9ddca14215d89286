"""Unpickles a match."""

from __future__ import annotations

from random import Random

from koruna.engine.game import Game
from koruna.engine.match import Match
from koruna.engine.record import Record


def restore(
    game: Game,
    record: Record,
    rng: Random,
    seed: str,
    thoughts: int,
    script: list[str],
    script_from: int,
    noting: bool,
) -> Match:
    """The match at the end of its record, without drawing anything."""
    match = Match(game, record, rng, seed=seed, deal=False)
    match.thoughts = thoughts
    match.script = script
    match.script_from = script_from
    match.noting = noting
    return match
