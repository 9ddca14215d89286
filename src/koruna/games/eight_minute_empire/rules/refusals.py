"""The rule that forbids a move: first whose turn it is, then what it is time for, then the move itself."""

from __future__ import annotations

from koruna.engine.reason import Reason
from koruna.engine.state import OVER
from koruna.games.eight_minute_empire.rules.cards import PRICES
from koruna.games.eight_minute_empire.rules.numbers import NEUTRAL
from koruna.games.eight_minute_empire.rules.state import EightMinuteEmpire


def why_not_move(state: EightMinuteEmpire, word: str, first: int, second: int, seat: int) -> Reason | None:
    """`word` is what is done, `first` and `second` are the numbers in it; see notation.py."""
    if state.turn() == OVER:
        return Reason("game-over")
    if seat not in state.waiting():
        bidden = state.is_bidding() and 0 <= seat < state.setup.seats
        return Reason("bid-stays" if bidden else "not-your-turn")
    step = state.step()
    if step == "bid":
        return why_not_bid(state, word, first, seat)
    if step == "take":
        return why_not_take(state, word, first, seat)
    if step == "start":
        if word != "start":
            return Reason("start-now")
        return None if first < state.setup.seats else Reason("no-such-player", {"seats": state.setup.seats})
    if step == "neutral":
        return why_not_there(state, first) if word == "neutral" else Reason("neutral-now")
    return why_not_act(state, word, first, second, seat)


def why_not_bid(state: EightMinuteEmpire, word: str, coins: int, seat: int) -> Reason | None:
    if word != "bid":
        return Reason("bid-now")
    return None if coins <= state.empires[seat].coins else Reason("within-purse", {"coins": state.empires[seat].coins})


def why_not_take(state: EightMinuteEmpire, word: str, place: int, seat: int) -> Reason | None:
    if word != "take":
        return Reason("bid-once" if word == "bid" else "take-first")
    price, coins = PRICES[place - 1], state.empires[seat].coins
    return None if price <= coins else Reason("cannot-pay", {"price": price, "coins": coins})


def why_not_act(state: EightMinuteEmpire, word: str, first: int, second: int, seat: int) -> Reason | None:
    action = state.action
    assert action is not None
    if word == "done":
        return None
    if word == "bid":
        return Reason("bid-once")
    if word not in ("add", "move", "city", "destroy"):
        return Reason("one-card")
    allowed = action.move if word == "move" else action.left(word)
    if allowed == 0:
        return Reason("not-on-card")
    reason = why_not_there(state, first)
    if reason is not None:
        return reason
    if word == "add":
        return why_not_add(state, first, seat)
    if word == "city":
        return why_not_city(state, first, seat)
    if word == "destroy":
        return why_not_destroy(state, first, second)
    return why_not_march(state, first, second, seat)


def why_not_there(state: EightMinuteEmpire, region: int) -> Reason | None:
    regions = state.setup.side.regions
    return None if region <= regions else Reason("no-such-region", {"regions": regions})


def why_not_add(state: EightMinuteEmpire, region: int, seat: int) -> Reason | None:
    if state.empires[seat].supply == 0:
        return Reason("no-supply")
    if region != state.setup.side.start and state.empires[seat].cities_in(region) == 0:
        return Reason("no-home", {"start": state.setup.side.start})
    return None


def why_not_city(state: EightMinuteEmpire, region: int, seat: int) -> Reason | None:
    if state.empires[seat].cities_left == 0:
        return Reason("three-cities")
    return None if state.empires[seat].armies_in(region) else Reason("city-needs-army")


def why_not_destroy(state: EightMinuteEmpire, region: int, owner: int) -> Reason | None:
    if owner != NEUTRAL and owner >= state.setup.seats:
        return Reason("no-such-player", {"seats": state.setup.seats})
    empire = state.neutral if owner == NEUTRAL else state.empires[owner]
    return None if empire.armies_in(region) else Reason("nothing-to-destroy")


def why_not_march(state: EightMinuteEmpire, departs: int, arrives: int, seat: int) -> Reason | None:
    action, side = state.action, state.setup.side
    assert action is not None
    reason = why_not_there(state, arrives)
    if reason is not None:
        return reason
    if state.empires[seat].armies_in(departs) == 0:
        return Reason("no-army-there")
    march = side.march(departs, arrives)
    if march < 0:
        return Reason("not-adjacent")
    return Reason("over-land-only") if side.crosses[march] and not action.by_sea else None
