"""How bots did over many games, with confidence intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, sqrt
from statistics import NormalDist, fmean, stdev

from msgspec import Struct

from koruna.lab.play import Played

# All intervals here are 95 % confidence intervals.
Z = NormalDist().inv_cdf(0.975)


class Standing(Struct, frozen=True):
    """How one bot did."""

    bot: str  # its name
    wins: float  # a shared win counts as a fraction, a game that nobody won as 0
    win_rate: float  # wins by game
    win_rate_low: float  # the lower end of its interval of 95 %
    win_rate_high: float  # the upper end
    points: float  # mean
    points_low: float | None  # the lower end of its interval of 95 %; None after a single game
    points_high: float | None  # the upper end
    place: float | None  # mean over the games that somebody won; None if there are none
    turns: int = 0  # decisions that a custom bot was asked for
    lost: int = 0  # those of them at which it failed, and `greedy` moved


class Measured(Struct, frozen=True):
    """One number of `Game.measures` over many games."""

    name: str  # as in `Game.measures`
    games: int  # those that have it
    mean: float  # over these games
    low: float | None  # the lower end of its interval of 95 %; None after a single game
    high: float | None  # the upper end


def standings(bots: list[str], games: list[Played]) -> list[Standing]:
    """How each bot did in all games, independent of the order of the games."""
    return [standing(name, who, games) for who, name in enumerate(bots)] if games else []


def won_by_nobody(games: list[Played]) -> int:
    """The number of games that all players lost."""
    return sum(1 for game in games if not any(game.utility))


def measured(games: list[Played]) -> list[Measured]:
    """The means of all measures, independent of the order of the games."""
    values: dict[str, list[float]] = {}
    for game in sorted(games, key=lambda game: game.number):
        for name, value in game.measures.items():
            values.setdefault(name, []).append(value)
    # Measures that only some games have, such as the wins of a faction, come last, sorted.
    names = [name for name in values if ":" not in name] + sorted(name for name in values if ":" in name)
    return [Measured(name, len(values[name]), *interval_of(name, values[name])) for name in names]


def interval_of(name: str, values: list[float]) -> tuple[float, float | None, float | None]:
    """The mean of a measure and its confidence interval. `kind:value` are shares of a win."""
    if ":" in name:
        return fmean(values), *wilson(fsum(values), len(values))
    return mean_with_interval(values)


def standing(name: str, who: int, games: list[Played]) -> Standing:
    wins = fsum(game.utility[who] for game in games)  # exact, so that it does not depend on the order of games
    win_rate_low, win_rate_high = wilson(wins, len(games))
    points, points_low, points_high = mean_with_interval([game.points[who] for game in games])
    places = [game.places[who] for game in games if any(game.utility)]  # if all lost, nobody has a place
    return Standing(
        bot=name,
        wins=wins,
        win_rate=wins / len(games),
        win_rate_low=win_rate_low,
        win_rate_high=win_rate_high,
        points=points,
        points_low=points_low,
        points_high=points_high,
        place=fmean(places) if places else None,
        turns=sum(game.turns[who] for game in games if game.turns),
        lost=sum(game.lost[who] for game in games if game.lost),
    )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The Wilson score interval of a proportion: stays within 0 and 1, and works for few games too."""
    share = wins / games
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return middle - half if wins else 0.0, middle + half if wins < games else 1.0  # the ends exactly, unrounded


def mean_with_interval(values: Sequence[float]) -> tuple[float, float | None, float | None]:
    """The mean and its confidence interval; a single value has none."""
    mean = fmean(values)
    if len(values) == 1:
        return mean, None, None
    half = Z * stdev(values) / sqrt(len(values))
    return mean, mean - half, mean + half
