"""A sensible move, chosen fast: how games are played out in a search."""

from __future__ import annotations

from random import Random
from typing import Final

from koruna.games.eight_minute_empire.bot.campaign import NOWHERE, Campaign
from koruna.games.eight_minute_empire.bot.survey import Survey, ways_of
from koruna.games.eight_minute_empire.bot.taking import take_value
from koruna.games.eight_minute_empire.bot.worth import WORTHS
from koruna.games.eight_minute_empire.rules.action import Action
from koruna.games.eight_minute_empire.rules.numbers import ADDS, BIDS, CITIES, DESTROYS, DONE, OWNERS, STRIDE, TAKES
from koruna.games.eight_minute_empire.rules.state import EightMinuteEmpire
from koruna.games.eight_minute_empire.rules.steps import ACT, BIDDING, TAKE

WHIM: Final = 0.6  # cards whose values differ by less may be taken one for the other
SLIP: Final = 0.05  # how often a step of an action is any one


def likely(state: EightMinuteEmpire, seat: int, rng: Random) -> int:
    """A move that a player could well make, chosen with some variety."""
    kind = state.kind()
    if kind == TAKE:
        return likely_card(state, seat, rng)
    if kind == BIDDING:
        return BIDS
    if kind != ACT or rng.random() < SLIP:
        moves = state.moves(seat)
        return moves[int(rng.random() * float(len(moves)))]
    action = state.action
    assert action is not None
    worth = WORTHS[state.setup.cards][state.setup.cards - len(state.empires[seat].cards)]
    return best_step(Campaign(Survey(state), seat, state.empires[seat], worth, in_haste=True), action)


def likely_card(state: EightMinuteEmpire, seat: int, rng: Random) -> int:
    best, most = 0, -100.0
    for move in state.moves(seat):
        value = take_value(state, seat, move - TAKES) + WHIM * rng.random()
        if value > most:
            most, best = value, move
    return best


def best_step(campaign: Campaign, action: Action) -> int:
    """The step of an action that gains most at once; of two alternatives, by what all of its steps would gain."""
    move, most = DONE, 0.0
    if action.destroy > 0:
        struck = campaign.best_blow()
        if struck != NOWHERE:
            most = campaign.harm(campaign.victim, struck)
            move = int(DESTROYS + (struck - 1) * OWNERS + campaign.victim)
    if action.add > 0 and campaign.supply > 0 and (move == DONE or action.either):
        home = campaign.best_home()
        gain = float(action.add) * (campaign.gain(home) + campaign.worth.army)
        if gain > most:
            most, move = gain, int(ADDS + home)
    if action.move > 0 and (move == DONE or action.either):
        ways = ways_of(campaign.side, action.by_sea)
        gain = float(action.move) * campaign.find_march(action.move, ways)
        if campaign.source != NOWHERE and gain > most:
            most, move = gain, ways.first[STRIDE * campaign.source + campaign.goal]
    if action.city > 0 and campaign.cities_left > 0 and (move == DONE or action.either):
        site = campaign.best_site()
        if site != NOWHERE and campaign.gain(site) + campaign.worth.city > most:
            move = int(CITIES + site)
    return move
