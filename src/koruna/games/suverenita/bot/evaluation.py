"""How good a state is for a seat: points, upcoming income and costs, and food for the winter."""

from __future__ import annotations

from typing import Final

from koruna.games.suverenita.rules.scoring import total_points
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.trade.forecast import coming_dues, coming_taxes
from koruna.games.suverenita.rules.trade.outlook import winter_of

WON: Final = 1000.0
OF_GOLD: Final = 0.4
OF_TAXES: Final = 0.3
OF_HUNGER: Final = 0.8


def evaluate(state: Suverenita, seat: int) -> float:
    if state.winner == seat:
        return WON
    if state.is_out[seat]:
        return -WON
    value = float(total_points(state, seat)) + OF_GOLD * float(state.gold[seat])
    if state.round:
        value += OF_TAXES * float(coming_taxes(state, seat) + coming_dues(state, seat))
        value -= OF_HUNGER * float(winter_of(state, seat).missing_after)
    if state.winner >= 0:
        value -= WON
    return value
