"""The signs of a win, for the chances of winning (engine/chances.py)."""

from __future__ import annotations

from typing import Final

from koruna.engine.chances import Signs, read_weights
from koruna.games.tiny_epic_kingdoms.bot.standing import standing
from koruna.games.tiny_epic_kingdoms.bot.war_outlook import war_value
from koruna.games.tiny_epic_kingdoms.rules import scoring, steps, warring
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms
from koruna.games.tiny_epic_kingdoms.rules.values import FIGURES, TOP_CASTLE, TOP_MAGIC

WEIGHTS: Final = read_weights("tiny_epic_kingdoms")


def signs(state: TinyEpicKingdoms) -> Signs:
    """The prospects without looking ahead, which would take longer, and what they are made of."""
    seats = state.setup.seats
    at_war = state.kind() in (steps.DIAL, steps.DRAW_DIAL)
    rows: list[list[float]] = []
    for seat in range(seats):
        realm = state.realms[seat]
        stands = standing(state, seat)
        row = [stands, war_value(state, seat) - stands if at_war and is_side(state, seat) else 0.0]
        row.append(float(scoring.tally(state, seat).total()))
        row.append(float(sum(realm.stock)))
        row.append(float(realm.castle))
        row.append(float(realm.magic))
        row.append(float(realm.in_play()))
        row.append(1.0 if state.active == seat else 0.0)
        row.append(float((seat - state.starter) % seats) if state.starter >= 0 else 0.0)
        rows.append(row)
    return Signs(left(state), rows, WEIGHTS[str(seats)])


def is_side(state: TinyEpicKingdoms, seat: int) -> bool:
    war = warring.the_war(state)
    return seat in (war.attacker, war.defender)


def left(state: TinyEpicKingdoms) -> float:
    """The share of the game that is left: by the realm that is nearest to triggering the end."""
    if state.is_final:
        return 0.0
    furthest = 0.0
    for realm in state.realms:
        furthest = max(furthest, float(realm.in_play()) / FIGURES, float(realm.castle) / TOP_CASTLE)
        furthest = max(furthest, float(realm.magic) / TOP_MAGIC)
    return 1.0 - furthest
