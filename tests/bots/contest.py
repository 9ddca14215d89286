"""Games between bots, counted."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import koruna
from koruna.bots import bot
from koruna.engine.option import Value


def contest(game_id: str, names: list[str], games: int, options: Mapping[str, Value], seed: int) -> tuple[float, float]:
    """The results of the first bot: its share of wins (a shared win counts as a fraction), and its mean points."""
    game = koruna.game(game_id)
    wins = points = 0.0
    for number in range(games):
        bots = [bot(name, game, Random(f"{seed} {number} {seat}")) for seat, name in enumerate(names)]
        match = koruna.Match.new(game, len(names), options, rng=Random(f"{seed} {number}"), thinking=Random(number))
        while not match.over():
            seat = match.state.turn()
            match.let(bots[seat], seat)
        ranks = match.state.ranks()
        if ranks[0] == 1:
            wins += 1 / ranks.count(1)
        points += match.state.scores()[0]
    return wins / games, points / games
