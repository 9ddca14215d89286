"""Trade (13): buying, selling and building in any order, until everybody is done; then corsairs are put to sea."""

from __future__ import annotations

from koruna.engine.reason import Reason
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.farm import goods
from koruna.games.suverenita.rules.numbers import (
    BUILD,
    BUY,
    CLEAN,
    DONE,
    DOWNGRADE,
    GIVE_UP,
    JOIN,
    LAND,
    PURCHASE,
    RECRUIT_UNIT,
    SELL,
    SLAUGHTER,
    TRAIN,
    UPGRADE,
    field_of,
    kind_of,
    moved_count,
    moved_item,
    rest_of,
    target_of,
)
from koruna.games.suverenita.rules.phase import Phase, is_nothing
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.trade import building, downgrading, recruiting, training, upgrading
from koruna.games.suverenita.rules.trade.market import Market, items_of, market_of


def begin(state: Suverenita) -> None:
    """All slots are free again (13.1)."""
    fields = len(state.armies)
    seats = state.setup.seats
    state.bought = [0] * fields
    state.upgraded = [0] * fields
    state.refitted = [0] * fields
    state.halves = [0] * seats
    state.riders = [0] * seats
    state.begin_shared(steps.TRADE)


def pay_wages(state: Suverenita) -> None:
    recruiting.pay_wages(state)


class Trading(Phase):
    def moves(self, state: Suverenita, seat: int, number: int) -> list[int]:
        return deals(state, seat)

    def is_idle(self, state: Suverenita, seat: int, number: int) -> bool:
        return is_nothing(deals(state, seat, True))

    def play(self, state: Suverenita, seat: int, number: int, move: int) -> bool:
        if move == DONE:
            return True
        deal = kind_of(move)
        field = field_of(move)
        item = moved_item(move)
        count = moved_count(move)
        rest = rest_of(move)
        if deal == RECRUIT_UNIT:
            recruiting.recruit(state, seat, field)
        elif deal == BUY:
            recruiting.buy(state, seat, field, item)
        elif deal == UPGRADE:
            upgrading.upgrade(state, seat, field, item, rest)
        elif deal == DOWNGRADE:
            downgrading.downgrade(state, seat, field, item)
        elif deal == LAND:
            downgrading.land(state, seat, field, target_of(move), item)
        elif deal == TRAIN:
            training.train(state, seat, field, item)
        elif deal == BUILD:
            building.build(state, seat, field, rest, item, count)
        elif deal == JOIN:
            building.join(state, seat, field, item, count)
        elif deal == GIVE_UP:
            building.give_up(state, seat, field)
        elif deal == SELL:
            goods.sell(state, seat, field, rest, count)
        elif deal == PURCHASE:
            goods.purchase(state, seat, field, rest, count)
        elif deal == SLAUGHTER:
            goods.slaughter(state, seat, field, rest)
        else:
            goods.clean(state, seat, field)
        return False

    def why_not(self, state: Suverenita, seat: int, number: int, move: int) -> Reason:
        market = market_of(state, seat)
        rule = broken_rule(state, market, move)
        if rule == "not-enough-gold":
            return Reason(rule, {"price": price_of(state, move), "gold": state.gold[seat]})
        return Reason(rule)

    def finish(self, state: Suverenita) -> None:
        """Drop what does not last beyond Trade: half a gold (Q13), and a herd's second rider (Q15)."""
        seats = state.setup.seats
        state.halves = [0] * seats
        state.riders = [0] * seats


class PuttingToSea(Phase):
    """Where corsairs begin (13.3)."""

    def moves(self, state: Suverenita, seat: int, number: int) -> list[int]:
        return recruiting.places(state, seat)

    def play(self, state: Suverenita, seat: int, number: int, move: int) -> bool:
        return recruiting.place(state, seat, field_of(move), moved_item(move))

    def why_not(self, state: Suverenita, seat: int, number: int, move: int) -> Reason:
        return Reason(recruiting.why_not_place(state, seat, move))


def deals(state: Suverenita, seat: int, just_one: bool = False) -> list[int]:
    """All deals; with `just_one` only those of the first field that has any."""
    market = market_of(state, seat)
    found: list[int] = []
    for field in market.fields:
        if just_one and found:
            break
        recruiting.add(state, market, field, found)
        if state.armies[field]:
            items = items_of(state, field, seat)
            if items:
                upgrading.add(state, market, field, items, found)
                downgrading.add(state, market, field, items, found)
                training.add(state, market, field, items, found)
                building.add(state, market, field, items, found)
        goods.add(state, market, field, found)
    found.append(DONE)
    return found


# --- refusals ----------------------------------------------------------------------------


def broken_rule(state: Suverenita, market: Market, move: int) -> str:
    """The rule that forbids a deal, or ""."""
    deal = kind_of(move)
    if deal in (RECRUIT_UNIT, BUY):
        return recruiting.why_not(state, market, move)
    if deal == UPGRADE:
        return upgrading.why_not(state, market, move)
    if deal in (DOWNGRADE, LAND):
        return downgrading.why_not(state, market, move)
    if deal == TRAIN:
        return training.why_not(state, market, move)
    if deal in (BUILD, JOIN, GIVE_UP):
        return building.why_not(state, market, move)
    if deal in (SELL, PURCHASE, SLAUGHTER, CLEAN):
        return goods.why_not(state, market, move)
    return "trade-now"


def price_of(state: Suverenita, move: int) -> int:
    """The price of a deal; 0 if it brings gold or has been paid already."""
    values = state.setup.values
    deal = kind_of(move)
    if deal == RECRUIT_UNIT:
        return values.recruit
    if deal == BUY:
        return int(recruiting.price(state, moved_item(move)))
    if deal == UPGRADE:
        return values.upgrade[rest_of(move)]
    if deal == TRAIN:
        return values.training[moved_item(move) >> 3 & 7]
    if deal == BUILD:
        return values.build_gold[rest_of(move)]
    if deal == PURCHASE:
        return int(goods.price(state, rest_of(move)) * moved_count(move))
    return values.cleaning if deal == CLEAN else 0
