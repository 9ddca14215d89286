"""Payments between players (16.2): gold, or goods at the buying price without a harbour, herds at the selling price.

Goods come from the payer's connected stores and fields, the fullest first, and go where the receiver has most room.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.games.suverenita.rules.board.connecting import network
from koruna.games.suverenita.rules.board.holding import forget_goods, herd_room
from koruna.games.suverenita.rules.numbers import (
    FIRST_HERD,
    FISH,
    GOODS,
    GRAIN,
    MEAT,
    NOBODY,
    herd,
    herd_kind,
    herd_owner,
)
from koruna.games.suverenita.rules.state import Suverenita

# Coins: gold, then the goods in their order.
COINS: Final = ["gold", *GOODS[:MEAT]]
COIN_COUNT: Final = 7
GOLD: Final = 0


def worth(state: Suverenita, coin: int, number: int) -> int:
    """The value of a payment in whole gold."""
    return number if coin == GOLD else price_of(state, coin - 1) * number


def price_of(state: Suverenita, good: int) -> int:
    values = state.setup.values
    if good == GRAIN:
        return values.grain_price
    if good == FISH:
        return values.fish_price
    if good >= MEAT:
        return 0
    return values.herd_sale_halves[good - FIRST_HERD] // 2


def pieces_worth(state: Suverenita, coin: int, least: int) -> int:
    """The fewest pieces of a good worth at least this much; 0 if it is worth nothing."""
    price = price_of(state, coin - 1)
    return -(-least // price) if price > 0 else 0


class Purse:
    """What a player can pay with, and has room for, by good."""

    gold: int
    stock: list[int]
    room: list[int]

    def __init__(self, gold: int) -> None:
        self.gold = gold
        self.stock = [0] * MEAT
        self.room = [0] * MEAT


def purse_of(state: Suverenita, seat: int, with_goods: bool) -> Purse:
    purse = Purse(state.gold[seat])
    if not with_goods or not state.setup.has_farms:
        return purse
    values = state.setup.values
    parts = network(state, seat)
    for field in range(len(parts)):
        if parts[field] <= 0:
            continue  # 13.2: only fields connected to a free settlement
        if state.lord[field] == seat:
            purse.stock[GRAIN] += state.grain[field]
            purse.stock[FISH] += state.fish[field]
            purse.room[GRAIN] += int(grain_room(state, field))
            purse.room[FISH] += values.store_fish[state.dockyard[field]] - state.fish[field]
        space = int(room_for_herds(state, field, seat))
        for kind in range(FIRST_HERD, MEAT):
            purse.room[kind] += space
        for animals in state.herds[field]:
            if herd_owner(animals) == seat:
                purse.stock[FIRST_HERD + int(herd_kind(animals))] += 1
    return purse


def can_pay(payer: Purse, receiver: Purse, coin: int, number: int) -> bool:
    if coin == GOLD:
        return payer.gold >= number
    return coin < COIN_COUNT and payer.stock[coin - 1] >= number and receiver.room[coin - 1] >= number


def pay(state: Suverenita, superior: int, inferior: int, coin: int, number: int) -> None:
    if coin == GOLD:
        state.gold[inferior] -= number
        state.gold[superior] += number
        return
    theirs = network(state, superior)
    own = network(state, inferior)  # before paying: a herd that goes may have connected other fields
    for _ in range(number):
        hand_over(state, superior, inferior, theirs, own, coin - 1)


def hand_over(state: Suverenita, superior: int, inferior: int, theirs: list[int], own: list[int], good: int) -> None:
    """Move one piece from the field where the payer has most to the one where the receiver has most room."""
    source = NOBODY
    target = NOBODY
    most: i64 = 0
    widest: i64 = 0
    for field in range(len(state.armies)):
        pieces = pieces_at(state, field, inferior, good) if own[field] > 0 else 0
        if pieces > most:
            source, most = field, pieces
        room = room_at(state, field, superior, good) if theirs[field] > 0 else 0
        if room > widest:
            target, widest = field, room
    if good == GRAIN:
        state.grain[source] -= 1
        state.grain[target] += 1
    elif good == FISH:
        state.fish[source] -= 1
        state.fish[target] += 1
    else:
        for animals in state.herds[source]:
            if herd_owner(animals) == inferior and herd_kind(animals) == good - FIRST_HERD:
                forget_goods(state, source)
                state.herds[source].remove(animals)
                break
        state.herds[target].append(herd(good - FIRST_HERD, superior))
        state.herds[target].sort()
        forget_goods(state, target)


def pieces_at(state: Suverenita, field: i64, seat: i64, good: i64) -> i64:
    """How much of a good a player has on a field."""
    if good < FIRST_HERD:
        if state.lord[field] != seat:
            return 0
        return state.grain[field] if good == GRAIN else state.fish[field]
    found: i64 = 0
    for animals in state.herds[field]:
        if herd_owner(animals) == seat and herd_kind(animals) == good - FIRST_HERD:
            found += 1
    return found


def room_at(state: Suverenita, field: i64, seat: i64, good: i64) -> i64:
    """How much more of a good a player can have on a field."""
    values = state.setup.values
    if good == GRAIN:
        return grain_room(state, field) if state.lord[field] == seat else 0
    if good == FISH:
        return values.store_fish[state.dockyard[field]] - state.fish[field] if state.lord[field] == seat else 0
    return room_for_herds(state, field, seat)


def grain_room(state: Suverenita, field: i64) -> i64:
    """13.1: how much more grain a settlement can store."""
    values = state.setup.values
    more: i64 = values.fort_grain if state.fort[field] else 0
    return max(0, values.store_grain[state.settlement[field]] + more - state.grain[field])


def room_for_herds(state: Suverenita, field: i64, seat: i64) -> i64:
    """3.8: how many more herds fit on a field that a player controls; none if grain is sown there."""
    world = state.setup.world
    if state.control[field] != seat or world.is_sea[field] or world.is_neutral[field] or state.crop[field]:
        return 0
    return herd_room(state, field)
