"""The signs of a win, for the chances of winning (engine/chances.py)."""

from __future__ import annotations

from typing import Final

from koruna.engine.chances import Signs, read_weights
from koruna.games.tiny_epic_kingdoms.bot.evaluation import nearest_to_end, prospects, war_value
from koruna.games.tiny_epic_kingdoms.rules import scoring, steps
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms

WEIGHTS: Final = read_weights("tiny_epic_kingdoms")


def signs(state: TinyEpicKingdoms) -> Signs:
    """The prospects without looking ahead, which would take longer, and what they are made of."""
    seats = state.setup.seats
    at_war = state.kind() in (steps.DIAL, steps.DRAW_DIAL)
    rows: list[list[float]] = []
    for seat in range(seats):
        realm = state.realms[seat]
        row = [prospects(state, seat), war_value(state, seat) if at_war else 0.0]
        row.append(float(scoring.tally(state, seat).total()))
        row.append(float(sum(realm.stock)))
        row.append(float(realm.castle))
        row.append(float(realm.magic))
        row.append(float(realm.in_play()))
        row.append(1.0 if state.active == seat else 0.0)
        row.append(float((seat - state.starter) % seats) if state.starter >= 0 else 0.0)
        rows.append(row)
    return Signs(left(state), rows, WEIGHTS[str(seats)])


def left(state: TinyEpicKingdoms) -> float:
    """The share of the game that is left."""
    return 1.0 - nearest_to_end(state)
