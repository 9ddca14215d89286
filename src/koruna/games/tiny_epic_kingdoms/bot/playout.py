"""A sensible move found fast, for play-outs: by what the step is about, with a little luck, and without trying any."""

from __future__ import annotations

from random import Random
from typing import Final

from mypy_extensions import i64

from koruna.engine.bits import bit, count, lowest
from koruna.engine.chance import below
from koruna.games.tiny_epic_kingdoms.rules import moving, offering, steps, warring
from koruna.games.tiny_epic_kingdoms.rules.numbers import (
    BUILD_UP,
    COLLECT,
    DIALS,
    DONE,
    EXPANDS,
    GAINS,
    HALL,
    LEARN,
    MOVES,
    PASS,
    PLACES,
    SELECTS,
    STARTS,
    SWAPS,
    TRADES,
)
from koruna.games.tiny_epic_kingdoms.rules.paying import WEIGHT, can_pay
from koruna.games.tiny_epic_kingdoms.rules.realm import Realm
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms
from koruna.games.tiny_epic_kingdoms.rules.values import (
    ACTIONS,
    BUILD,
    CAP,
    CAPITAL,
    CASTLE_COST,
    EXPAND,
    FIGURES,
    FOOD,
    KINDS,
    MAGIC_COST,
    MANA,
    ORE,
    PATROL,
    QUEST,
    RESEARCH,
    RUINS,
    TOP_CASTLE,
    TOP_MAGIC,
    TRADE,
)

# What an action is worth to one who can do it.
USE: Final = [0.5, 0.6, 1.0, 1.2, 1.4, 0.5]
FOR_OTHERS: Final = 0.7  # how much it counts against an action that others can do it, too
LUCK: Final = 0.6  # between two actions
OFTEN: Final = 0.95  # how often what is useful is done
NEW_LAND: Final = 1.0  # entering a region where one has no figure
LAST_THERE: Final = 0.9  # leaving one with nobody left behind
CAPITAL_NOW: Final = [0.3, 1.6]  # entering a capital, before the last cycle and in it
RUINS_NOW: Final = [0.5, -2.0]
WORTH_A_MOVE: Final = 0.35  # less than this, and one stays


def likely(state: TinyEpicKingdoms, seat: int, rng: Random) -> int:
    kind = state.kind()
    if kind == steps.OFFER:
        return offered(state, seat, rng)
    if kind == steps.SELECT:
        return selected(state, seat, rng)
    if kind == steps.DIAL:
        return DIALS + number_to_show(state, seat, rng)
    if kind == steps.PATROL_ON:
        moves = state.moves(seat)
        return best_way(state, seat, moves, DONE, rng)
    if kind == steps.GAIN:
        return GAINS + most_wanted(state.realms[seat])
    moves = state.moves(seat)
    if kind == steps.REARRANGE:
        return DONE
    if kind == steps.FATE and rng.random() < 0.7:
        return moves[0]  # a retreat, if there is one
    if kind == steps.START:
        return place_to_start(state, moves, rng)
    return moves[below(len(moves), rng)]


# --- choosing an action --------------------------------------------------------------------


def selected(state: TinyEpicKingdoms, seat: int, rng: Random) -> int:
    """The action that is of most use to this player and of least to the others."""
    best, most = -1, -1e9
    every = state.realms[seat].powers.selects_any
    others = FOR_OTHERS / float(state.setup.seats - 1)
    for action in range(len(ACTIONS)):
        if state.shields >> action & 1 and not every:
            continue
        value = LUCK * rng.random() + use(state, seat, action)
        for rival in range(state.setup.seats):
            if rival != seat:
                value -= others * use(state, rival, action)
        if value > most:
            best, most = action, value
    return SELECTS + best


def use(state: TinyEpicKingdoms, seat: int, action: int) -> float:
    """What doing an action is worth to a player, nothing if it cannot be done."""
    realm = state.realms[seat]
    if action == BUILD:
        return USE[BUILD] + 0.3 * float(realm.castle) if offering.can_build(state, seat) else 0.0
    if action == RESEARCH:
        return USE[RESEARCH] if offering.can_learn(realm) else 0.0
    if action == EXPAND:
        return USE[EXPAND] if can_expand(realm) else 0.0
    if action == TRADE:
        return USE[TRADE] if realm.total() > 6 else 0.0
    if realm.pair:
        return USE[action]
    return 0.3 * USE[action]


def can_expand(realm: Realm) -> bool:
    return (
        realm.supply > 0
        and realm.has & ~realm.pair != 0
        and can_pay(realm, offering.expand_price(realm), FOOD, realm.powers.expand_with)
    )


# --- doing it ------------------------------------------------------------------------------


def offered(state: TinyEpicKingdoms, seat: int, rng: Random) -> int:
    realm = state.realms[seat]
    allowed = realm.powers.instead[state.chosen]
    nothing = PASS if seat == state.active else COLLECT
    if rng.random() > OFTEN:
        moves = offering.offers(state, seat)
        return moves[below(len(moves), rng)]
    if allowed >> BUILD & 1 and offering.can_build(state, seat):
        return BUILD_UP
    if allowed >> RESEARCH & 1 and offering.can_learn(realm):
        return LEARN
    if allowed >> EXPAND & 1 and can_expand(realm):
        places = offering.places_to_expand(state, seat)
        if places:
            return EXPANDS + place_to_expand(state, places, rng)
    if allowed >> TRADE & 1 and (nothing == PASS or realm.total() > 5):
        found = useful_trade(realm)
        if found:
            return found
    if allowed >> PATROL & 1 or allowed >> QUEST & 1:
        moves = []
        if allowed >> PATROL & 1:
            moving.list_patrols(state, seat, moves)
        if allowed >> QUEST & 1:
            moving.list_quests(state, seat, moves)
        return best_way(state, seat, moves, nothing, rng)
    return nothing


def place_to_expand(state: TinyEpicKingdoms, places: i64, rng: Random) -> int:
    """Anywhere but in ruins, if possible."""
    dry = places & ~state.map.of_terrain[RUINS]
    if dry:
        places = dry
    skipped = below(int(count(places)), rng)
    while skipped > 0:
        places &= places - 1
        skipped -= 1
    return int(lowest(places))


def useful_trade(realm: Realm) -> int:
    """A trade that pays for the next level or figure, out of a kind that can spare it; 0 if there is none."""
    for receive in (ORE, MANA, FOOD):
        missing = next_price(realm, receive) - realm.stock[receive]
        if missing <= 0 or missing + realm.stock[receive] > CAP:
            continue
        for give in range(len(KINDS)):
            if give != receive and realm.stock[give] - missing >= min(2, next_price(realm, give)):
                return TRADES + 1000 * receive + WEIGHT[give] * missing
    return 0


def next_price(realm: Realm, kind: int) -> int:
    """What the next step costs that is paid with this kind; 0 if there is none."""
    if kind == ORE:
        return CASTLE_COST[realm.castle + 1] if realm.castle < TOP_CASTLE else 0
    if kind == MANA:
        return MAGIC_COST[realm.magic + 1] if realm.magic < TOP_MAGIC else 0
    return offering.expand_price(realm) if realm.in_play() < FIGURES else 0


def most_wanted(realm: Realm) -> int:
    """The kind of which most is missing for the next step, with room for one more."""
    best, most = -1, -100
    for kind in (ORE, MANA, FOOD):
        missing = next_price(realm, kind) - realm.stock[kind]
        if realm.stock[kind] < CAP and missing > most:
            best, most = kind, missing
    return best


def best_way(state: TinyEpicKingdoms, seat: int, moves: list[int], nothing: int, rng: Random) -> int:
    """The Patrol or Quest that gains most land, or nothing."""
    realm = state.realms[seat]
    late = 1 if state.is_final else 0
    foreign = moving.foreign_regions(state, seat)
    best, most = nothing, WORTH_A_MOVE + 0.3 * rng.random()
    for move in moves:
        if not MOVES <= move < SWAPS:
            continue
        origin, target = (move - MOVES) // PLACES, (move - MOVES) % PLACES
        if origin == HALL or target == HALL:
            continue
        value = 0.4 * rng.random()
        if not realm.pair >> origin & 1:
            value -= LAST_THERE
        if not realm.has >> target & 1:
            terrain = state.map.terrain[target]
            if terrain == CAPITAL:
                value += CAPITAL_NOW[late]
            elif terrain == RUINS:
                value += RUINS_NOW[late]
            else:
                value += NEW_LAND
        if state.map.terrain[origin] == RUINS:
            value += 1.0
        if foreign >> target & 1:
            value += daring(state, seat, target)
        if value > most:
            best, most = move, value
    return best


def daring(state: TinyEpicKingdoms, seat: int, region: i64) -> float:
    """What a war there adds to entering: much where the others there are too weak to answer."""
    if state.neutrals & bit(region):
        return 1.2
    own = strength(state.realms[seat])
    theirs = 0
    for other in range(state.setup.seats):
        if other != seat and state.realms[other].has >> region & 1:
            theirs = strength(state.realms[other])
    return 0.5 if own > theirs + 1 else -1.5


def strength(realm: Realm) -> int:
    return realm.powers.values[MANA] * realm.stock[MANA] + realm.powers.values[ORE] * realm.stock[ORE]


# --- war, and the rest ---------------------------------------------------------------------


def number_to_show(state: TinyEpicKingdoms, seat: int, rng: Random) -> int:
    """Just enough to win for sure, if that is possible; or else a lot, or nothing."""
    war = warring.the_war(state)
    own, theirs = warring.limit(state, seat), warring.limit(state, war.opponent(seat))
    needed = theirs if seat == war.defender else theirs + 1
    if rng.random() < 0.3:
        return below(own + 1, rng)
    if own >= needed:
        return needed - below(min(3, needed), rng) if needed > 0 else 0
    return 0


def place_to_start(state: TinyEpicKingdoms, moves: list[int], rng: Random) -> int:
    """A region that yields something, at the border if possible."""
    best, most = moves[0], -1.0
    for move in moves:
        region = move - STARTS
        value = rng.random() + (0.5 if state.map.borders >> region & 1 else 0.0)
        if state.map.terrain[region] < len(KINDS):
            value += 2.0
        if value > most:
            best, most = move, value
    return best
