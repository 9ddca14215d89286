"""How good a state is for a player: the current points, and the potential of land, resources and levels."""

from __future__ import annotations

from typing import Final

from koruna.engine.agenda import OVER_NOW
from koruna.engine.bits import count
from koruna.games.tiny_epic_kingdoms.rules import scoring, steps, warring
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms
from koruna.games.tiny_epic_kingdoms.rules.values import (
    CAP,
    CAPITAL,
    CAPITAL_ALONE,
    FIGURES,
    FOOD,
    KINDS,
    MANA,
    ORE,
    RUINS,
    TOP_CASTLE,
    TOP_MAGIC,
)
from koruna.games.tiny_epic_kingdoms.rules.war import FLAG, UNSET, War

# Weights, all in points.
CASTLE: Final = [0.0, 1.1, 2.3, 3.7, 5.4, 7.6, 10.0]  # low levels also count as progress to the valuable ones
ABILITY: Final = 0.55  # a level of magic, beside its point
# By the number of regions that yield resources, early in the game: without any there is no progress.
INCOME: Final = [0.0, 2.2, 3.4, 4.1, 4.6, 5.0, 5.3, 5.5]
CAPITAL_TOO_SOON: Final = 0.6  # share of its points: they count at the end, and a capital yields nothing until then
OUT_OF_RUINS: Final = 0.8  # a figure in ruins may come out again in time
VARIETY: Final = 0.25  # for each kind that the player's regions yield
STORE: Final = 0.26  # the first resources of a kind
STORE_LESS: Final = 0.014  # and how much less each further one is worth
IDLE_STORE: Final = 0.01  # it may break a tie
NEAR_END: Final = 0.8  # how much of the potential is lost when somebody is about to trigger the end
RIVALS: Final = 0.35  # weight of the best rival, subtracted
LEAST_AT_STAKE: Final = 1.5  # a figure that may be lost in a war, wherever it is
RIVAL_DRIVEN_OFF: Final = 0.5
PAID: Final = 0.2  # a point of a war number
DEEPEST: Final = 2  # own decisions of lookahead

# Steps that complete an earlier move, which is evaluated by its best continuation.
LOOK_ON: Final = (
    steps.OFFER,
    steps.SHIELD,
    steps.FATE,
    steps.PAY,
    steps.PAY_WAR,
    steps.GAIN,
    steps.GIVE,
    steps.TAKE,
    steps.RANSOM,
    steps.RAISE,
    steps.LAIR,
    steps.WHICH,
)


def evaluate(state: TinyEpicKingdoms, seat: int) -> float:
    return outlook(state, seat, DEEPEST)


def outlook(state: TinyEpicKingdoms, seat: int, depth: int) -> float:
    """The value of a state; if the player decides again at once, that of the best continuation."""
    kind = state.kind()
    if kind in (steps.DIAL, steps.DRAW_DIAL):
        return prospects(state, seat) + war_value(state, seat)
    if depth == 0 or kind not in LOOK_ON or state.turn() != seat:
        return prospects(state, seat)
    best = -1e300
    for move in state.moves(seat):
        after = state.copy()
        after.play(move, seat)
        best = max(best, outlook(after, seat, depth - 1))
    return best


def prospects(state: TinyEpicKingdoms, seat: int) -> float:
    own = scoring.tally(state, seat).total()
    ahead = 0.0 if state.kind() == OVER_NOW else 1.0 - NEAR_END * progress(state)
    value = float(own) + ahead * promise(state, seat) + stores(state, seat, ahead)
    best_rival = -100.0
    for rival in range(state.setup.seats):
        if rival != seat:
            best_rival = max(best_rival, float(scoring.tally(state, rival).total()))
    return value - RIVALS * best_rival


def progress(state: TinyEpicKingdoms) -> float:
    """The progress of the game: 0 at its beginning, 1 when the end is triggered."""
    furthest = nearest_to_end(state)
    return furthest * furthest


def nearest_to_end(state: TinyEpicKingdoms) -> float:
    """How far the realm that is nearest to triggering the end has come, from 0 to 1."""
    if state.is_final:
        return 1.0
    furthest = 0.0
    for realm in state.realms:
        furthest = max(furthest, float(realm.in_play()) / FIGURES, float(realm.castle) / TOP_CASTLE)
        furthest = max(furthest, float(realm.magic) / TOP_MAGIC)
    return furthest


def promise(state: TinyEpicKingdoms, seat: int) -> float:
    """What land and levels will still bring, beyond their current points."""
    realm = state.realms[seat]
    value = CASTLE[realm.castle] - state.setup.castle_points[realm.castle] + ABILITY * float(realm.magic)
    yielding = int(count(realm.lying))
    for kind in range(len(KINDS)):
        regions = int(count(realm.has & state.map.of_terrain[kind]))
        yielding += regions
        if regions > 0:
            value += VARIETY
    value += INCOME[min(yielding, len(INCOME) - 1)]
    value -= CAPITAL_TOO_SOON * CAPITAL_ALONE * float(count(realm.has & state.map.of_terrain[CAPITAL]))
    lost = count(realm.has & state.map.of_terrain[RUINS]) + count(realm.pair & state.map.of_terrain[RUINS])
    return value + OUT_OF_RUINS * float(lost)


def stores(state: TinyEpicKingdoms, seat: int, ahead: float) -> float:
    """Resources are worth what they can still be turned into, with diminishing returns per kind."""
    stock = state.realms[seat].stock
    value = 0.0
    for kind in (FOOD, ORE, MANA):
        amount = float(stock[kind])
        value += ahead * (STORE * amount - STORE_LESS * amount * amount) + IDLE_STORE * amount
        if stock[kind] == CAP:
            value -= 0.1 * ahead  # further ones would be lost
    return value


# --- a war whose dice are not yet revealed ------------------------------------------------


def war_value(state: TinyEpicKingdoms, seat: int) -> float:
    """The value of a war to one of its sides: with the number set, or with the best one to set."""
    war = warring.the_war(state)
    if seat not in (war.attacker, war.defender):
        return 0.0
    stake = at_stake(state, war, seat)
    if war.dial(seat) != UNSET:
        return number_value(state, war, seat, war.dial(seat), stake)
    best = number_value(state, war, seat, FLAG, stake)
    for number in range(1, warring.limit(state, seat) + 1):
        best = max(best, number_value(state, war, seat, number, stake))
    return best


def at_stake(state: TinyEpicKingdoms, war: War, seat: int) -> float:
    """What a side would lose with its figures in the war region."""
    without = state.copy()
    realm = without.realms[seat]
    while realm.has >> war.region & 1:
        realm.leave(war.region)
        realm.supply += 1
    return max(LEAST_AT_STAKE, prospects(state, seat) - prospects(without, seat))


def number_value(state: TinyEpicKingdoms, war: War, seat: int, number: int, stake: float) -> float:
    """The other side is assumed to set any affordable number with equal probability, and the flag with a higher one."""
    other = war.opponent(seat)
    most = warring.limit(state, other)
    flags = 2.0  # as likely as two numbers
    beaten = 0.0  # how many settings of the other side are beaten
    peace = 0.0
    wins_equal = state.realms[seat].powers.wins_ties or (
        seat == war.defender and not state.realms[other].powers.wins_ties
    )
    if number == FLAG:
        peace = flags
        if state.setup.has_lost_kingdom:
            beaten, peace = (flags, 0.0) if seat == war.defender else (0.0, 0.0)
    else:
        below = min(most, number if wins_equal else number - 1)
        beaten = flags + float(below)
    ways = flags + float(most)
    won, peaceful = beaten / ways, peace / ways
    lost = 1.0 - won - peaceful
    cost = max(0.0, float(number - warring.terms(state, seat, False).flat))
    return RIVAL_DRIVEN_OFF * won - stake * lost - PAID * cost
