"""What it is worth to be first, second and so on in the order of play, and so how much to bid for it."""

from __future__ import annotations

from typing import Final

from koruna.games.eight_minute_empire.bot.worth import WORTHS
from koruna.games.eight_minute_empire.rules.bidding import highest_bidders
from koruna.games.eight_minute_empire.rules.state import NONE, EightMinuteEmpire
from koruna.games.eight_minute_empire.rules.steps import START

# By the number of players, then from the starter on: points more than on average. Later players see what the others
# have done, and nobody answers the last: without bids, greedy bots win 38 and 62 % of games of two, 18, 28 and 54 % of
# three, 16, 19, 25 and 40 % of four.
PLACES: Final = {
    2: [-0.32, 0.32],
    3: [-0.38, -0.08, 0.46],
    4: [-0.3, -0.1, 0.08, 0.32],
    5: [-0.2, -0.1, -0.05, 0.05, 0.3],
}


def order_value(state: EightMinuteEmpire, seat: int) -> float:
    """What the order of play is worth to a seat, known or expected; it fades as cards are taken."""
    setup = state.setup
    if state.starter != NONE:
        left = 1.0 - float(state.taken) / float(setup.seats * setup.cards)
        return left * place_value(state, seat, state.starter)
    if state.is_bidding():
        return 0.0 if state.bids[seat] == NONE else bid_value(state, seat)
    if NONE in state.bids:
        return 0.0
    if state.kind() == START:
        return value_if_won(state, seat, state.turn())
    tied = highest_bidders(state)
    return sum([value_if_won(state, seat, winner) for winner in tied]) / float(len(tied))


def place_value(state: EightMinuteEmpire, seat: int, starter: int) -> float:
    return PLACES[state.setup.seats][(seat - starter) % state.setup.seats]


def value_if_won(state: EightMinuteEmpire, seat: int, winner: int) -> float:
    """What it is worth to a seat that this one wins the bid: it starts, or names who does as is best for itself."""
    if not state.setup.starter_choice:
        return place_value(state, seat, winner)
    places = PLACES[state.setup.seats]
    return place_value(state, seat, (winner - places.index(max(places))) % state.setup.seats)


def bid_value(state: EightMinuteEmpire, seat: int) -> float:
    """What a sealed bid brings, if the others bid nothing or anything up to what winning is worth to them."""
    setup, bid = state.setup, state.bids[seat]
    coin = WORTHS[setup.cards][setup.cards].coin
    rivals = [rival for rival in range(setup.seats) if rival != seat]
    won = value_if_won(state, seat, seat)
    lost = sum([value_if_won(state, seat, rival) for rival in rivals]) / float(len(rivals))
    most = int(max(0.0, won - lost) / coin)  # as much to each of them
    chance = 1.0
    for rival in rivals:
        chance *= chance_against(state, seat, rival, bid, most)
    return chance * (won - coin * float(bid)) + (1.0 - chance) * lost


def chance_against(state: EightMinuteEmpire, seat: int, rival: int, bid: int, most: int) -> float:
    """That a bid beats a rival's, if all up to the most are equally likely; a tie goes to the younger, or to lot."""
    if bid > most:
        return 1.0
    ages = state.setup.ages
    tie = 0.5 if state.setup.random_tie else 1.0 if ages.index(seat) < ages.index(rival) else 0.0
    return (float(bid) + tie) / float(most + 1)
