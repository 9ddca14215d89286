"""The signs of a win, for the chances of winning (engine/chances.py)."""

from __future__ import annotations

from typing import Final

from koruna.engine.chances import Signs, read_weights
from koruna.games.suverenita.bot.evaluation import evaluate
from koruna.games.suverenita.bot.planner_judging import means
from koruna.games.suverenita.rules.scoring import total_points
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.trade.taxing import taxes_of

WEIGHTS: Final = read_weights("suverenita")

SUBPHASES: Final = 10
# The seat counts with common weights, by the highest of each.
ALIKE: Final = [2, 3, 4, 7, 12]


def signs(state: Suverenita) -> Signs:
    """The value, what it is made of, and the forces in the field, which it does not count."""
    forces = means(state)
    rows: list[list[float]] = []
    for seat in range(state.setup.seats):
        if state.is_out[seat]:
            rows.append([0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0])
            continue
        row = [evaluate(state, seat), float(total_points(state, seat)), float(state.gold[seat]), forces[seat]]
        row.append(float(taxes_of(state, seat)))
        row.append(1.0 if state.announced[seat] else 0.0)
        row.append(0.0)
        rows.append(row)
    return Signs(left(state), rows, WEIGHTS[name_of(state.setup.seats)])


def name_of(seats: int) -> str:
    for most in ALIKE:
        if seats <= most:
            return f"up-to-{most}"
    raise AssertionError(f"no weights for {seats} seats")


def left(state: Suverenita) -> float:
    """Rounds and their subphases; a game may end sooner, by a victory."""
    rounds = float(state.round - 1) + float(min(SUBPHASES, state.subphase)) / SUBPHASES
    return 1.0 - max(0.0, rounds) / float(4 * state.setup.values.years)
