"""The steps in which a player acts once an action is chosen, and why an action is refused."""

from __future__ import annotations

from typing import Final

from koruna.engine.reason import Reason
from koruna.games.tiny_epic_kingdoms.rules import moving, offering, way_refusals
from koruna.games.tiny_epic_kingdoms.rules.numbers import DONE, EXPANDS, MOVES, PLACES, STANDS, TAKES, TRADES
from koruna.games.tiny_epic_kingdoms.rules.paying import can_pay
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms
from koruna.games.tiny_epic_kingdoms.rules.step import Step
from koruna.games.tiny_epic_kingdoms.rules.values import (
    ACTIONS,
    BUILD,
    CAP,
    EXPAND,
    FOOD,
    KINDS,
    MAGIC_COST,
    ORE,
    PATROL,
    QUEST,
    RESEARCH,
    TOP_CASTLE,
    TOP_MAGIC,
    TRADE,
)

ACTION_OF: Final = {
    "patrol": PATROL,
    "stand": PATROL,
    "quest": QUEST,
    "swap": QUEST,
    "build": BUILD,
    "research": RESEARCH,
    "expand": EXPAND,
    "trade": TRADE,
}


class Offer(Step):
    def moves(self, state: TinyEpicKingdoms, seat: int, number: int) -> list[int]:
        return offering.offers(state, seat)

    def play(self, state: TinyEpicKingdoms, seat: int, number: int, move: int) -> None:
        offering.take_offer(state, seat, move)

    def why_not(self, state: TinyEpicKingdoms, seat: int, word: str, move: int) -> Reason | None:
        powers = state.realms[seat].powers
        if word == "collect":
            return Reason("active-acts") if seat == state.active else None
        if word == "pass":
            return None if seat == state.active else Reason("act-or-collect")
        if word == "take":
            return why_not_take(state, move, seat) if powers.take[state.chosen] else Reason("no-robbing")
        if word not in ACTION_OF:
            return Reason("act-now")
        if not powers.instead[state.chosen] >> ACTION_OF[word] & 1:
            return Reason("not-chosen", {"action": ACTIONS[state.chosen]})
        if word == "build":
            return why_not_build(state, seat)
        if word == "research":
            return why_not_learn(state, seat)
        if word == "expand":
            return why_not_expand(state, move - EXPANDS, seat)
        if word == "trade":
            return why_not_trade(state, move - TRADES, seat)
        return way_refusals.why_not_way(state, word, move, seat)


class PatrolOn(Step):
    """A further Patrol of one who has the ability."""

    def moves(self, state: TinyEpicKingdoms, seat: int, number: int) -> list[int]:
        found: list[int] = [DONE]
        moving.list_patrols(state, seat, found)
        return found

    def play(self, state: TinyEpicKingdoms, seat: int, number: int, move: int) -> None:
        if move == DONE:
            return
        offering.go_on_patrolling(state, seat, move, number - 1)
        if move >= MOVES:
            moving.move(state, seat, (move - MOVES) // PLACES, (move - MOVES) % PLACES)
        else:
            moving.stand_up(state, seat, move - STANDS)

    def why_not(self, state: TinyEpicKingdoms, seat: int, word: str, move: int) -> Reason | None:
        if word not in self.words:
            return Reason(self.wrong_time)
        return None if word == "done" else way_refusals.why_not_way(state, word, move, seat)


def why_not_take(state: TinyEpicKingdoms, move: int, seat: int) -> Reason | None:
    victim, kind = divmod(move - TAKES, len(KINDS))
    if victim >= state.setup.seats or victim == seat:
        return Reason("take-from-other")
    return None if state.realms[victim].stock[kind] > 0 else Reason("nothing-to-take")


def why_not_build(state: TinyEpicKingdoms, seat: int) -> Reason | None:
    realm = state.realms[seat]
    if realm.castle == TOP_CASTLE:
        return Reason("castle-top")
    price = offering.build_price(state, seat)
    return None if can_pay(realm, price, ORE, realm.powers.build_with) else Reason("build-price", {"price": price})


def why_not_learn(state: TinyEpicKingdoms, seat: int) -> Reason | None:
    realm = state.realms[seat]
    if realm.magic == TOP_MAGIC:
        return Reason("magic-top")
    return None if offering.can_learn(realm) else Reason("research-price", {"price": MAGIC_COST[realm.magic + 1]})


def why_not_expand(state: TinyEpicKingdoms, region: int, seat: int) -> Reason | None:
    realm = state.realms[seat]
    if realm.supply == 0:
        return Reason("no-supply")
    price = offering.expand_price(realm)
    if not can_pay(realm, price, FOOD, realm.powers.expand_with):
        return Reason("expand-price", {"price": price})
    return None if offering.places_to_expand(state, seat) >> region & 1 else Reason("expand-where")


def why_not_trade(state: TinyEpicKingdoms, trade: int, seat: int) -> Reason | None:
    realm = state.realms[seat]
    receive, given = divmod(trade, 1000)
    amounts = [given // 100, given // 10 % 10, given % 10]
    if any(amounts[kind] > realm.stock[kind] for kind in range(len(KINDS))):
        return Reason("trade-what-you-have")
    if amounts[receive] > 0:
        return Reason("trade-for-another")
    if sum(amounts) + realm.stock[receive] > CAP:
        return Reason("trade-cap")
    several = sum(amount > 0 for amount in amounts) > 1
    allowed = receive == realm.powers.trade_receives and all(
        amounts[kind] == 0 or realm.powers.trade_gives >> kind & 1 for kind in range(len(KINDS))
    )
    return Reason("trade-one-kind") if several and not allowed else None
