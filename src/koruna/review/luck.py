"""Luck, separated from decisions: chance outcomes compared with all that could have been drawn."""

from __future__ import annotations

from random import Random
from typing import Final

from koruna.engine.game import Game
from koruna.engine.guide import guide_of
from koruna.engine.state import CHANCE, State
from koruna.review.judging import standard_error, worlds_of
from koruna.review.result import Luck

LISTED: Final = 12  # single draws with at most this many outcomes are computed exactly; others are sampled


def weigh_luck(
    game: Game, before: State, after: State, first: int, drawn: list[str], round: int, level: str, seed: str
) -> Luck:
    """By how much the draws from one decision to the next changed each seat's chance of winning."""
    count = worlds_of(game, level)
    came = [chances_from(game, after, Random(f"{seed} {first} {number}")) for number in range(count)]
    odds = before.odds() if len(drawn) == 1 else []
    if 0 < len(odds) <= LISTED:
        expected = [0.0] * len(came[0])
        for outcome, share in odds:
            there = before.copy()
            there.play(outcome)
            found = mean([chances_from(game, there, Random(f"{seed} {first} {number}")) for number in range(count)])
            expected = [sum_so_far + share * chance for sum_so_far, chance in zip(expected, found, strict=True)]
        spread = [0.0] * count
    else:
        sampled = []
        for number in range(2 * count):
            rng = Random(f"{seed} {first} {number}")
            there = before.copy()
            while there.turn() == CHANCE:
                there.play(there.draw(rng))
            sampled.append(chances_from(game, there, Random(f"{seed} {first} {number}")))
        expected = mean(sampled)
        spread = [chances[0] for chances in sampled]
    gains = [there - here for there, here in zip(mean(came), expected, strict=True)]
    error = (standard_error([chances[0] for chances in came]) ** 2 + standard_error(spread) ** 2) ** 0.5
    return Luck(first, first + len(drawn) - 1, round, drawn, gains, error)


def chances_from(game: Game, state: State, rng: Random) -> list[float]:
    """Each seat's chance after playing on sensibly to a moment that can be evaluated."""
    there = state.copy()
    turn = there.turn()
    seat = there.waiting()[0] if turn >= 0 else 0
    guide_of(game, there, seat).settle(there, rng)
    return game.values(there)


def mean(rows: list[list[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
