"""The signs of a win, for the chances of winning (engine/chances.py)."""

from __future__ import annotations

from typing import Final

from koruna.engine.chances import Signs, read_weights
from koruna.games.eight_minute_empire.bot.evaluation import evaluate
from koruna.games.eight_minute_empire.rules.setup import ARMIES, CITIES
from koruna.games.eight_minute_empire.rules.state import EightMinuteEmpire

WEIGHTS: Final = read_weights("eight_minute_empire")


def signs(state: EightMinuteEmpire) -> Signs:
    """A player with one card more than others has had more turns, which the value alone does not show."""
    setup, scores = state.setup, state.scores()
    turn = state.turn() if state.action is not None else -1
    rows: list[list[float]] = []
    for seat in range(setup.seats):
        empire = state.empires[seat]
        row = [evaluate(state, seat), float(scores[seat]), float(empire.coins), float(len(empire.cards))]
        row.append(1.0 if turn == seat else 0.0)
        row.append(float(ARMIES - empire.supply))
        row.append(float(CITIES - empire.cities_left))
        row.append(1.0 if state.starter == seat else 0.0)
        rows.append(row)
    name = "neutral" if setup.neutral_armies else str(setup.seats)
    return Signs(1.0 - float(state.taken) / float(setup.seats * setup.cards), rows, WEIGHTS[name])
