"""What a seat may know, as numbers: everything but the bids of others until all are in."""

from __future__ import annotations

from koruna.engine.observation import Observation
from koruna.games.eight_minute_empire.rules import steps
from koruna.games.eight_minute_empire.rules.cards import IDS, KINDS, MOST_POINTS_AT, ROW
from koruna.games.eight_minute_empire.rules.empire import Empire
from koruna.games.eight_minute_empire.rules.setup import ARMIES, CITIES
from koruna.games.eight_minute_empire.rules.state import NONE, EightMinuteEmpire

CARDS = len(IDS)
MOST_COINS = 14.0
BIDS = "seat by seat: whether it has bid, how much as far as that is known"
ACTION = "the card (a 1 of all), armies to add, moves, cities, armies to destroy, whether by sea, whether one of two"
PLACES = "coins, armies in supply, cities in supply, goods by kind, armies by region, cities by region"


def observe(state: EightMinuteEmpire, seen: Observation, seat: int) -> None:
    setup = state.setup
    seats = setup.seats
    seen.field("step")
    seen.one_of(state.kind(), steps.ACT + 1)
    seen.field("cards taken")
    seen.number(state.taken, setup.cards * seats)
    seen.field("unseen cards")
    seen.members(state.unseen, CARDS)
    seen.field("row")
    for at in range(ROW):
        is_there = at < len(state.row) and at != state.gap
        seen.one_of(state.row[at] if is_there else -1, CARDS)
    if setup.goods_tokens:
        seen.field("tokens")
        for at in range(len(setup.side.triangles)):
            seen.one_of(state.tokens[at] if at < len(state.tokens) else -1, KINDS)
    seen.field("starter")
    seen.one_of(-1 if state.starter == NONE else (state.starter - seat) % seats, seats)
    seen.field("bids", BIDS)
    for at in range(seats):
        bid = state.bids[(seat + at) % seats]
        is_known = bid != NONE and (at == 0 or not state.is_bidding())
        seen.flag(bid != NONE)
        seen.number(float(bid) if is_known else 0.0, MOST_COINS)
    seen.field("action", ACTION)
    action = state.action
    if action is None:
        seen.nothing(CARDS + 6)
    else:
        seen.one_of(action.card, CARDS)
        for left in (action.add, action.move, action.city, action.destroy):
            seen.number(float(left), 6.0)
        seen.flag(action.by_sea)
        seen.flag(action.either)
    for at in range(seats):
        seen.field(f"empire {at}", f"{PLACES}, the cards (of all)")
        put_empire(state.empires[(seat + at) % seats], seen, setup.side.regions)
        seen.counts(state.empires[(seat + at) % seats].cards, CARDS, 1.0)
    if setup.neutral_armies:
        seen.field("neutral armies", PLACES)
        put_empire(state.neutral, seen, setup.side.regions)


def put_empire(empire: Empire, seen: Observation, regions: int) -> None:
    seen.number(float(empire.coins), MOST_COINS)
    seen.number(float(empire.supply), ARMIES)
    seen.number(float(empire.cities_left), CITIES)
    seen.numbers(empire.goods, MOST_POINTS_AT)
    for region in range(1, regions + 1):
        seen.number(float(empire.armies_in(region)), ARMIES)
    for region in range(1, regions + 1):
        seen.number(float(empire.cities_in(region)), CITIES)
