"""How good a state is for a player: the current points, and the potential of the map, the goods and the purse."""

from __future__ import annotations

from typing import Final

from koruna.games.eight_minute_empire.rules import scoring
from koruna.games.eight_minute_empire.rules.action import Action
from koruna.games.eight_minute_empire.rules.cards import GOODS, JOKER
from koruna.games.eight_minute_empire.rules.empire import Empire
from koruna.games.eight_minute_empire.rules.map import Side
from koruna.games.eight_minute_empire.rules.numbers import MARCHES
from koruna.games.eight_minute_empire.rules.state import NONE, EightMinuteEmpire

# Weights, all in points.
COIN: Final = 0.22  # a coin that can still buy something
SPENT_A_CARD: Final = 1.3  # the average price of a card; coins beyond that stay unspent
IDLE_COIN: Final = 0.02  # it may decide a tie
STARTING: Final = 0.3
GOOD_ON_THE_WAY: Final = 0.55  # share of the next step of a good, for progress towards it
RIVALS: Final = 0.5  # weight of the best rival, subtracted

# The value of a region by the lead over the strongest rival there, from three behind to three ahead.
LEADS: Final = [0.0, 0.05, 0.2, 0.45, 1.0, 1.12, 1.16]
FRONTIER: Final = 0.1  # a spare army beside a region that one does not control

# What is left of an action, for each army, move or city.
ADD_LEFT: Final = 0.34
MOVE_LEFT: Final = 0.3
SAIL_LEFT: Final = 0.38
CITY_LEFT: Final = 0.9
DESTROY_LEFT: Final = 0.6


def evaluate(state: EightMinuteEmpire, seat: int) -> float:
    return evaluate_in_series(state, seat, None)


def evaluate_in_series(state: EightMinuteEmpire, seat: int, before: list[int] | None) -> float:
    """In a series, the rival to hold back is the one who leads it; `before` are the points of its earlier games."""
    held = scoring.control(state)
    ruled = scoring.continents(state, held)
    left = cards_left(state, seat)
    value = float(ruled.count(seat)) + goods_value(scoring.goods_of(state, seat, held), left)
    value += map_value(state, seat, held) if left > 0 or state.action is not None else float(held.count(seat))
    value += purse_value(state.empires[seat].coins, left) + bid_value(state, seat)
    if state.action is not None and state.turn() == seat:
        value += action_value(state.action, state.empires[seat])
    if before is not None:
        value += float(before[seat])
    return value - RIVALS * best_rival(state, seat, held, ruled, before)


def before_others(state: EightMinuteEmpire, seat: int) -> EightMinuteEmpire:
    """Bids of the others are not made yet, so that the last bidder does not see a guess of them opened."""
    if not state.is_bidding() or state.bids.count(NONE) == state.setup.seats:
        return state
    before = state.copy()
    before.bids = [NONE] * state.setup.seats
    return before


def cards_left(state: EightMinuteEmpire, seat: int) -> int:
    return state.setup.cards - len(state.empires[seat].cards)


def best_rival(
    state: EightMinuteEmpire, seat: int, held: list[int], ruled: list[int], before: list[int] | None
) -> float:
    """The points of the rival who has the most."""
    best = 0
    for rival in range(state.setup.seats):
        if rival != seat:
            goods = scoring.goods_points(scoring.goods_of(state, rival, held))
            points = held.count(rival) + ruled.count(rival) + goods
            best = max(best, points if before is None else points + before[rival])
    return float(best)


def goods_value(counts: list[int], left: int) -> float:
    """The points for goods and, while there are cards to come, a share of the next step for progress towards it."""
    jokers = scoring.place_jokers(counts)
    value = 0.0
    for good in range(len(GOODS)):
        count = counts[good] + jokers[good]
        points = scoring.worth(good, count)
        value += float(points)
        if left > 0 and count > 0:
            value += GOOD_ON_THE_WAY * next_step(good, count, points, left)
    if left > 0 and sum(counts[:JOKER]) == 0:
        value += 0.5 * counts[JOKER]  # a joker will find a good to go with
    return value


def next_step(good: int, count: int, points: int, left: int) -> float:
    """The points of the next step of a good, discounted by its distance; 0 if it is out of reach."""
    missing = 1
    while scoring.worth(good, count + missing) == points:
        missing += 1
        if missing > left or missing > 3:
            return 0.0
    return float(scoring.worth(good, count + missing) - points) / float(1 + missing)


def map_value(state: EightMinuteEmpire, seat: int, held: list[int]) -> float:
    """Every region by how safely it is controlled, and spare armies next to regions that could be won."""
    side, own = state.setup.side, state.empires[seat]
    value = 0.0
    for region in range(1, side.regions + 1):
        strength = own.strength(region)
        if strength == 0:
            continue
        lead = strength - strongest_rival(state, seat, region)
        value += LEADS[max(-3, min(3, lead)) + 3]
        spare = min(own.armies_in(region), lead - 1 if lead > 0 else strength)
        if spare > 0:
            value += FRONTIER * float(min(spare, to_win(side, region, held, seat)))
    return value


def strongest_rival(state: EightMinuteEmpire, seat: int, region: int) -> int:
    most = state.neutral.armies_in(region)
    for rival in range(state.setup.seats):
        if rival != seat:
            most = max(most, state.empires[rival].strength(region))
    return most


def to_win(side: Side, region: int, held: list[int], seat: int) -> int:
    """How many neighbours over land the player does not control."""
    count = 0
    for move in range(side.first_move[region], side.end_of_land[region]):
        if held[side.arrives[move - MARCHES]] != seat:
            count += 1
    return count


def purse_value(coins: int, left: int) -> float:
    useful = min(float(coins), SPENT_A_CARD * float(left))
    return COIN * useful + IDLE_COIN * (float(coins) - useful)


def bid_value(state: EightMinuteEmpire, seat: int) -> float:
    """Starting is worth something; a sealed bid wins with a probability estimated from its size and the purses."""
    if state.starter != NONE:
        return STARTING if state.starter == seat else 0.0
    bid = state.bids[seat]
    if bid == NONE:
        return 0.0
    chance = 1.0
    for rival in range(state.setup.seats):
        if rival != seat:
            chance *= min(1.0, (float(bid) + 0.5) / float(state.empires[rival].coins + 1))
    return chance * (STARTING - COIN * float(bid))


def action_value(action: Action, empire: Empire) -> float:
    """What is left of the action in progress; of two alternatives, the better one."""
    add = ADD_LEFT * float(min(action.add, empire.supply))
    move = (SAIL_LEFT if action.by_sea else MOVE_LEFT) * float(action.move) if empire.is_on_map() else 0.0
    city = CITY_LEFT * float(min(action.city, empire.cities_left))
    destroy = DESTROY_LEFT * float(action.destroy)
    if action.either:
        return max(add, move, city, destroy)
    return add + move + city + destroy
