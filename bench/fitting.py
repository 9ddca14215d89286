"""Fitting the weights of the signs of a win: the most likely ones, given who won.

A conditional logit, by Newton's method.
"""

from __future__ import annotations

from math import exp, log

from bench.watching import Moment

STEPS = 4  # weights of a sign are at none, a quarter, two quarters, ... of the game left
STEADY = 1e-4  # L2 penalty per moment
FIRM = 0.05  # L2 penalty in total, for rare signs
ENOUGH = 1e-7  # improvement per moment
MOST = 30  # rounds


def fit(moments: list[Moment]) -> list[list[float]]:
    """The weights, by sign."""
    signs = len(moments[0].signs.rows[0])
    size = signs * (STEPS + 1)
    penalties = [STEADY * variance * len(moments) + FIRM for variance in variances(moments, size)]
    weights = [0.0] * size
    cost, slope, curve = judge(moments, weights, penalties)
    for _ in range(MOST):
        way = solve(curve, slope)
        stride = 1.0
        while True:
            tried = [weight - stride * step for weight, step in zip(weights, way, strict=True)]
            found = judge(moments, tried, penalties)
            if found[0] <= cost or stride < 1e-3:
                break
            stride /= 2
        gain = cost - found[0]
        if gain <= 0:
            break
        weights, (cost, slope, curve) = tried, found
        if gain < ENOUGH * len(moments):
            break
    return [weights[at : at + STEPS + 1] for at in range(0, size, STEPS + 1)]


def places(left: float) -> list[tuple[int, float]]:
    """The two weights of a sign to interpolate between with this much of the game left, and their shares."""
    at = left * STEPS
    lower = min(int(at), STEPS - 1)
    return [(lower, 1.0 - at + lower), (lower + 1, at - lower)]


def rows_of(moment: Moment) -> list[list[float]]:
    """One row per outcome: a seat wins, or nobody."""
    rows = moment.signs.rows
    return [*rows, [0.0] * len(rows[0])] if moment.signs.nobody else rows


def variances(moments: list[Moment], size: int) -> list[float]:
    """The variance of every sign at every step, between the outcomes of a moment."""
    found = [0.0] * size
    for moment in moments:
        rows = rows_of(moment)
        for sign in range(len(rows[0])):
            numbers = [row[sign] for row in rows]
            mean = sum(numbers) / len(numbers)
            spread = sum((number - mean) ** 2 for number in numbers) / len(numbers)
            for place, part in places(moment.signs.left):
                found[sign * (STEPS + 1) + place] += part * part * spread
    return [variance / len(moments) for variance in found]


def judge(
    moments: list[Moment], weights: list[float], penalties: list[float]
) -> tuple[float, list[float], list[list[float]]]:
    """The cost of weights (log loss and penalties), with its first and second derivatives."""
    size = len(weights)
    cost = sum(penalty * weight * weight for penalty, weight in zip(penalties, weights, strict=True)) / 2
    slope = [penalty * weight for penalty, weight in zip(penalties, weights, strict=True)]
    curve = [[penalties[at] if at == other else 0.0 for other in range(size)] for at in range(size)]
    for moment in moments:
        rows, at = rows_of(moment), places(moment.signs.left)
        signs = range(len(rows[0]))
        now = [sum(part * weights[sign * (STEPS + 1) + place] for place, part in at) for sign in signs]
        sums = [sum(weight * number for weight, number in zip(now, row, strict=True)) for row in rows]
        most = max(sums)
        shares = [exp(each - most) for each in sums]
        total = sum(shares)
        chances = [share / total for share in shares]
        cost -= sum(won * log(max(chance, 1e-300)) for won, chance in zip(moment.shares, chances, strict=True))
        means = [sum(chance * row[sign] for chance, row in zip(chances, rows, strict=True)) for sign in signs]
        missed = [chance - won for chance, won in zip(chances, moment.shares, strict=True)]
        apart = [[row[sign] - means[sign] for sign in signs] for row in rows]
        for sign in signs:
            away = sum(miss * row[sign] for miss, row in zip(missed, rows, strict=True))
            for place, part in at:
                slope[sign * (STEPS + 1) + place] += part * away
            for other in signs:
                bend = sum(chance * row[sign] * row[other] for chance, row in zip(chances, apart, strict=True))
                for place, part in at:
                    line = curve[sign * (STEPS + 1) + place]
                    for beside, share in at:
                        line[other * (STEPS + 1) + beside] += part * share * bend
    return cost, slope, curve


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve linear equations by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        for row in range(at + 1, size):
            share = rows[row][at] / rows[at][at]
            if share:
                rows[row] = [value - share * above for value, above in zip(rows[row], rows[at], strict=True)]
    found = [0.0] * size
    for at in reversed(range(size)):
        known = sum(rows[at][other] * found[other] for other in range(at + 1, size))
        found[at] = (rows[at][size] - known) / rows[at][at]
    return found


def fit_series(moments: list[Moment]) -> tuple[float, float]:
    """The standard deviation of points in a game, and the share of it left at its end, by grid search."""
    weights = moments[0].signs.weights
    best = (float("inf"), 0.0, 0.0)
    for game in [1.15**step for step in range(25)]:
        for ending in (0.003, 0.01, 0.03, 0.1, 0.2, 0.4):
            weights.game, weights.ending = game, ending
            best = min(best, (log_loss(moments), game, ending))
    weights.game, weights.ending = best[1:]
    return best[1:]


def log_loss(moments: list[Moment]) -> float:
    """The mean negative log-likelihood of the winner; for a uniform guess, the logarithm of the number of outcomes."""
    return sum(surprise(moment) for moment in moments) / len(moments)


def surprise(moment: Moment) -> float:
    chances = moment.chances()
    if moment.signs.nobody:
        chances.append(1.0 - sum(chances))
    return -sum(won * log(max(chance, 1e-9)) for won, chance in zip(moment.shares, chances, strict=True) if won)
