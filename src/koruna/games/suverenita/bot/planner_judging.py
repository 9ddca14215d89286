"""The planner's evaluation of a state for a seat: its points and resources against those of the others."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.games.suverenita.bot.planner_map import strength_of
from koruna.games.suverenita.rules.board.holding import is_encircled
from koruna.games.suverenita.rules.numbers import COUNT_BIT, SITE
from koruna.games.suverenita.rules.scoring import total_points
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.trade.taxing import taxes_of

WON: Final = 60.0  # total points for a victory, and subtracted for a defeat
OUT: Final = 20.0
# Weights, in total points.
OF_GOLD: Final = 0.4
OF_STRENGTH: Final = 0.6  # a man
OF_TAXES: Final = 0.3  # a gold of the next taxes
OF_CROP: Final = 0.15  # a grain that stands in a field
OF_GRAIN: Final = 0.2  # a grain in store, which feeds a man
OF_BUILDER: Final = 0.5  # each man who works on a site
CUT_OFF: Final = 1.0  # penalty for an encircled settlement that may fall
ANNOUNCED: Final = 6.0
OF_BEST: Final = 0.5  # weight of the best of the others; the rest is their mean


def judge(state: Suverenita, seat: int) -> float:
    if state.victory:
        is_won = state.winner == seat or (state.winner < 0 and state.ranks()[seat] == 1)
        return WON if is_won else -WON
    mine, best, total, others = 0.0, -OUT, 0.0, 0
    for other, value in enumerate(standings(state)):
        if other == seat:
            mine = value
            continue
        others += 1
        total += value
        best = max(best, value)
    return mine - OF_BEST * best - (1.0 - OF_BEST) * total / float(others)


def standings(state: Suverenita) -> list[float]:
    """By seat: its points and means, as if the game ended soon."""
    found = means(state)
    for seat in range(state.setup.seats):
        if state.is_out[seat]:
            found[seat] = -OUT
            continue
        found[seat] += float(total_points(state, seat)) + OF_TAXES * float(taxes_of(state, seat))
        found[seat] += OF_GOLD * float(state.gold[seat])
        if state.announced[seat]:
            found[seat] += ANNOUNCED
    return found


def means(state: Suverenita) -> list[float]:
    """By seat: the value of men, crops and building, less what is in danger."""
    found = [0.0] * state.setup.seats
    for field in range(len(state.armies)):
        for units in state.armies[field]:
            stack: i64 = units
            worth = OF_STRENGTH * strength_of(stack)
            if stack >> 6 & 7 == SITE:
                worth += OF_BUILDER
            found[stack >> 9 & 15] += worth * float(stack >> COUNT_BIT)
        if state.crop[field]:
            found[state.crop_owner[field]] += OF_CROP * float(state.crop[field])
        lord = state.lord[field]
        if lord >= 0:
            found[lord] += OF_GRAIN * float(state.grain[field])
            if is_encircled(state, field):
                found[lord] -= CUT_OFF
    return found
