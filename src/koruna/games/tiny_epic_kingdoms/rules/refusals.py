"""The rule that forbids a move: first whose turn it is, then what it is time for, then the move itself."""

from __future__ import annotations

from typing import Final

from koruna.engine.reason import Reason
from koruna.engine.state import OVER
from koruna.games.tiny_epic_kingdoms.rules import offering, refusing_fates, refusing_ways, warring
from koruna.games.tiny_epic_kingdoms.rules.numbers import DIALS, EXPANDS, HALL, MOVES, PLACES, STRIDE, TAKES, TRADES
from koruna.games.tiny_epic_kingdoms.rules.paying import can_pay
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms
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

# By step: the words of its moves, the rule that refuses other words, and the rule that refuses other illegal moves.
STEPS: Final = {
    "draft": (["faction"], "draft-now", "faction-taken"),
    "side": (["side"], "side-now", ""),
    "split": (["split"], "split-now", "six-resources"),
    "start": (["start"], "start-now", "start-at-home"),
    "lay": (["lay"], "lay-now", "lay-at-home"),
    "select": (["choose"], "choose-now", "under-shield"),
    "shield": (["shield"], "shield-now", "shield-on-free"),
    "patrol": (["patrol", "stand", "done"], "patrol-on", ""),
    "dial": (["war", "flag"], "dial-now", ""),
    "raise": (["raise", "decline"], "raise-now", "cannot-raise"),
    "pay-war": (["pay"], "pay-now", "pay-exactly"),
    "pay": (["pay"], "pay-now", "price-exactly"),
    "gain": (["gain"], "gain-now", "cap"),
    "give": (["pay"], "give-now", "give-exactly"),
    "take": (["take"], "take-now", "take-from-winner"),
    "lair": (["raze", "decline"], "lair-now", ""),
    "fate": (["retreat", "shelter", "lose", "haven"], "fate-now", ""),
    "ransom": (["pay", "lose"], "ransom-now", "ransom-price"),
    "reveal": (["reveal"], "reveal-now", "reveal-where"),
    "rearrange": (["rearrange", "done"], "rearrange-now", "rearrange-where"),
    "remove": (["remove", "decline"], "remove-now", "remove-whom"),
    "which": (["standing", "lying"], "which-now", ""),
}
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


def fits_word(word: str, move: int) -> bool:
    """Whether a move is what its word says: a Patrol stays on its territory, a Quest leaves it; they share numbers."""
    if word not in ("patrol", "quest"):
        return True
    origin, target = divmod(move - MOVES, PLACES)
    stays = HALL not in (origin, target) and origin // STRIDE == target // STRIDE
    return stays == (word == "patrol")


def why_not_move(state: TinyEpicKingdoms, word: str, move: int, seat: int) -> Reason | None:
    if state.turn() == OVER:
        return Reason("game-over")
    name = state.step_name()
    if seat not in state.waiting():
        war = state.war
        is_set = name == "dial" and war is not None and seat in (war.attacker, war.defender)
        return Reason("dial-stays" if is_set else "not-your-turn")
    if name == "offer":
        return why_not_offered(state, word, move, seat)
    words, wrong_time, otherwise = STEPS[name]
    if word not in words:
        return Reason(wrong_time)
    if name == "dial":
        return why_not_number(state, move - DIALS, seat)
    if name == "fate":
        return refusing_fates.why_not_fate(state, word, move, seat)
    if name == "patrol" and word != "done":
        return refusing_ways.why_not_way(state, word, move, seat)
    return None if move in state.moves(seat) else Reason(otherwise)


def why_not_number(state: TinyEpicKingdoms, number: int, seat: int) -> Reason | None:
    if number == 0:
        return None
    if warring.is_bound(state, seat):
        return Reason("only-flag")
    most = warring.limit(state, seat)
    return None if number <= most else Reason("number-too-high", {"most": most})


# --- the action of the turn ----------------------------------------------------------------


def why_not_offered(state: TinyEpicKingdoms, word: str, move: int, seat: int) -> Reason | None:
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
    return refusing_ways.why_not_way(state, word, move, seat)


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
