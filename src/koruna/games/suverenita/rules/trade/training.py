"""Training bought in Trade (12.1); it is completed in subphase 7 of the next round (rising.py)."""

from __future__ import annotations

from mypy_extensions import i64

from koruna.games.suverenita.rules.board.holding import change, is_free
from koruna.games.suverenita.rules.numbers import (
    DOCK,
    IN_TRAINING,
    LEVELS,
    MERCENARY,
    TRAIN,
    TRANSPORT,
    TYPES,
    field_of,
    moved_count,
    moved_item,
)
from koruna.games.suverenita.rules.numbers import move as make
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.trade.market import Market, count_like, pick
from koruna.games.suverenita.rules.trade.upgrading import has_slot


def add(state: Suverenita, market: Market, field: i64, items: list[int], found: list[int]) -> None:
    if state.lord[field] != market.seat or not state.setup.has_levels:
        return
    found += [make(TRAIN, field, 0, item, 1) for item in items if why_not_train(state, market, field, item) == ""]


def why_not_train(state: Suverenita, market: Market, field: i64, item: i64) -> str:
    type = item & 7
    if not state.setup.has_levels:
        return "no-training"
    if type >= MERCENARY:
        return "hirelings-not-trained"
    if count_like(state, field, market.seat, item) == 0:
        return "no-such-units"
    cost = state.setup.values.training[item >> 3 & 7]
    if cost == 0:
        return "training-ceiling"
    if not is_free(state, field, market.seat) or (type >= TRANSPORT and item >> 6 != DOCK):
        return "train-where"
    if pick(state, field, market.seat, item) & IN_TRAINING:
        return "in-training"
    if type >= TRANSPORT:
        if state.refitted[field] >= state.setup.values.ship_slots[state.dockyard[field]]:
            return "ship-slots"
    elif not has_slot(state, field):
        return "upgrade-slots"
    return "" if market.gold >= cost else "not-enough-gold"


def why_not(state: Suverenita, market: Market, move: i64) -> str:
    reason = why_not_train(state, market, field_of(move), moved_item(move))
    return "one-at-a-time" if reason == "" and moved_count(move) != 1 else reason


def train(state: Suverenita, seat: i64, field: i64, item: i64) -> None:
    type = item & 7
    level = item >> 3 & 7
    cost = state.setup.values.training[level]
    state.gold[seat] -= cost
    if type >= TRANSPORT:
        state.refitted[field] += 1
    else:
        state.upgraded[field] += 1
    key = pick(state, field, seat, item)
    change(state, field, key, 1, key | IN_TRAINING)
    if state.journal is not None:
        ids = state.setup.world.ids
        state.tell(
            "training",
            int(seat),
            {"field": ids[field], "type": TYPES[type], "level": LEVELS[level], "gold": cost},
        )
