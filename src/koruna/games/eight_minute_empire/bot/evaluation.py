"""How good a state is for a player: the points to be expected at the end, own and those of the best rival.

An action in progress is carried out first, as well as its player can at a glance (campaign.py).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.games.eight_minute_empire.bot.bids import order_value
from koruna.games.eight_minute_empire.bot.campaign import Campaign, halves
from koruna.games.eight_minute_empire.bot.survey import Survey, ways_of
from koruna.games.eight_minute_empire.bot.worth import IDLE_COIN, WORTHS, next_step
from koruna.games.eight_minute_empire.rules import scoring
from koruna.games.eight_minute_empire.rules.cards import GOODS, JOKER
from koruna.games.eight_minute_empire.rules.numbers import STRIDE
from koruna.games.eight_minute_empire.rules.state import NONE, EightMinuteEmpire

RIVAL_OF_TWO: Final = 1.0  # weight of the best rival, subtracted
RIVALS: Final = 0.5  # the same with more players, where to hold back one helps the others too
NEAR: Final = 2  # marches from the start: what is held there is soon attacked
WORST: Final = -1000.0


def evaluate(state: EightMinuteEmpire, seat: int) -> float:
    return evaluate_in_series(state, seat, None)


def evaluate_in_series(state: EightMinuteEmpire, seat: int, before: list[int] | None) -> float:
    """In a series, the rival to hold back is the one who leads it; `before` are the points of its earlier games."""
    survey = after_action(state)
    held = survey.control()
    own, rival = 0.0, WORST
    for other in range(state.setup.seats):
        expected = outlook(state, survey, held, other)
        if before is not None:
            expected += float(before[other])
        if other == seat:
            own = expected
        elif expected > rival:
            rival = expected
    return own - rival_weight(state.setup.seats) * rival + order_value(state, seat)


def rival_weight(seats: int) -> float:
    return RIVAL_OF_TWO if seats == 2 else RIVALS


def before_others(state: EightMinuteEmpire, seat: int) -> EightMinuteEmpire:
    """Bids of the others are not made yet, so that the last bidder does not see a guess of them opened."""
    if not state.is_bidding() or state.bids.count(NONE) == state.setup.seats:
        return state
    before = state.copy()
    before.bids = [NONE] * state.setup.seats
    return before


def cards_left(state: EightMinuteEmpire, seat: int) -> int:
    return state.setup.cards - len(state.empires[seat].cards)


def after_action(state: EightMinuteEmpire) -> Survey:
    """The map once the action in progress is done; of two alternatives, the one that is better for its player."""
    survey = Survey(state)
    if state.action is None:
        return survey
    seat = state.turn()
    worth = WORTHS[state.setup.cards][cards_left(state, seat)]
    most = WORST
    best = survey
    choices = halves(state.action)
    for half in choices:
        tried = Survey(state)
        Campaign(tried, seat, state.empires[seat], worth).carry_out(half)
        if len(choices) == 1:
            return tried
        expected = outlook(state, tried, tried.control(), seat)
        if expected > most:
            most, best = expected, tried
    return best


def outlook(state: EightMinuteEmpire, survey: Survey, held: list[int], seat: int) -> float:
    """The points that a seat can expect; once the last card is taken, those it has."""
    left = cards_left(state, seat)
    empire = state.empires[seat]
    counts = scoring.goods_of(state, seat, held)
    if state.taken == state.setup.seats * state.setup.cards:
        points = held.count(seat) + scoring.goods_points(counts)
        for lead in survey.leads(seat, held):
            points += lead > 0
        return float(points) + IDLE_COIN * float(empire.coins)
    worth = WORTHS[state.setup.cards][left]
    value = goods_value(counts, left, worth.point, worth.on_the_way)
    for lead in survey.leads(seat, held):
        if lead > 0:
            value += worth.continent
    rival = survey.rivals_of(seat)
    steps = ways_of(survey.side, False).steps
    start = STRIDE * survey.side.start
    armies: i64 = 0
    strength: i64 = 0
    region: i64
    for region in range(1, survey.side.regions + 1):
        own: i64 = survey.strength[STRIDE * seat + region]
        if own > 0:
            armies += survey.armies[STRIDE * seat + region]
            strength += own
            value += worth.of_region(own, rival[region])
            if own > rival[region] and steps[start + region] > NEAR:
                value += worth.far
    value += worth.army * float(armies) + worth.city * float(strength - armies)
    return value + worth.of_purse(empire.coins, left)


def goods_value(counts: list[int], left: int, point: float, on_the_way: float) -> float:
    """The points for goods, and those of the next steps by how far they are."""
    jokers = scoring.place_jokers(counts)
    value = 0.0
    for good in range(len(GOODS)):
        count = counts[good] + jokers[good]
        points = scoring.worth(good, count)
        value += point * float(points)
        if left > 0 and count > 0:
            value += on_the_way * next_step(good, count, points, left)
    if left > 0 and sum(counts[:JOKER]) == 0:
        value += 0.5 * float(counts[JOKER])  # a joker will find a good to go with
    return value
