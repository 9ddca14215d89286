"""How many points a player will have at the end: those of now, and what land, stores and abilities will still bring.

What can be reached in the turns that are left: levels and figures are paid for one by one, out of the stores and of
what will be collected, as often as their action will be chosen.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.engine.agenda import kind_of, seat_of
from koruna.engine.bits import bit, count, lowest
from koruna.games.tiny_epic_kingdoms.bot.abilities import ABILITIES
from koruna.games.tiny_epic_kingdoms.rules import scoring, steps
from koruna.games.tiny_epic_kingdoms.rules.factions import POWERS
from koruna.games.tiny_epic_kingdoms.rules.gathering import yield_of
from koruna.games.tiny_epic_kingdoms.rules.realm import Realm
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms
from koruna.games.tiny_epic_kingdoms.rules.values import (
    ACTIONS,
    BUILD,
    CAPITAL,
    CAPITAL_ALONE,
    CASTLE_COST,
    EXPAND,
    EXPAND_COST,
    FIGURE_POINTS,
    FIGURES,
    FOOD,
    LAST_CYCLE,
    MAGIC_COST,
    MAGIC_POINTS,
    MANA,
    ORE,
    RESEARCH,
    RUINS,
    SHIELDS,
    TOP_CASTLE,
    TOP_MAGIC,
    TRADE,
)

# How long the game will last.
PACE: Final = 2.2  # resources that a player spends in a cycle on the way that ends the game
# What is done in it.
FORESEEN: Final = 9.0  # turns that are planned for; beyond them land only counts by its yield
COLLECTS: Final = 0.19  # a turn
CHOSEN: Final = 0.97  # of six actions five are chosen in a cycle
# Worth, all in points.
SURE: Final = 0.73  # of a point that is planned for
SPARE: Final = 0.1  # a resource for which there is no plan
FAR: Final = 0.17  # a resource collected in a turn beyond those foreseen
VARIETY: Final = 0.42  # for each kind that the player's regions yield
MIXED: Final = 0.18  # a resource of any kind, where it may complete what is missing
RESERVE: Final = 0.02  # a point of a war number that can be paid for
MOST_RESERVE: Final = 8.0
LAND: Final = 0.3  # the first region that yields anything; the more there are, the less a further one
ABILITY: Final = 0.25  # a level of magic, beside its point, in a game that is still long
POWER: Final = 0.5  # share of what its abilities are worth (abilities.py)
GROWTH: Final = 0.35  # a figure, beside its point: it will hold land
WALLS: Final = 0.7  # share of what low levels of the castle promise
LONG: Final = 10.0  # turns
BONUS_TO_COME: Final = [0.0, 0.0, 0.0, 0.25, 0.5, 0.0]  # by the level of magic: chance of the bonus of the last
CAPITAL_TOO_SOON: Final = 0.9  # share of its points: it yields nothing until the end
OUT_STANDING: Final = 5.0  # turns in which a figure that stands in ruins comes out in every second game
OUT_LYING: Final = 10.0
NEUTRAL: Final = 0.5  # a neutral figure that one could beat now

ANY_KIND: Final = 0.4  # of a resource of any kind, for the store of each
CASTLE: Final = [0.0, 1.1, 2.3, 3.7, 5.4, 7.6, 10.0]  # low levels count as progress to the valuable ones
ALONE: Final = 0.3  # of the resource that a single figure brings, for it will not be alone for long
DIMINISHING: Final = [0.0, 1.0, 1.6, 2.0, 2.3, 2.5, 2.6]  # by the number of regions that yield anything

CASTLE_LEFT: Final = [sum(CASTLE_COST[level + 1 :]) for level in range(TOP_CASTLE + 1)]
MAGIC_LEFT: Final = [sum(MAGIC_COST[level + 1 :]) for level in range(TOP_MAGIC + 1)]
FIGURES_LEFT: Final = [sum(EXPAND_COST[level + 1 :]) for level in range(FIGURES + 1)]


def replaced(faction: int, level: int, action: int) -> i64:
    """The other actions instead of which a faction may do this one."""
    found: i64 = 0
    for other in range(len(ACTIONS)):
        if other != action and POWERS[faction][level].instead[other] >> action & 1:
            found |= 1 << other
    return found


# By faction, level and action.
REPLACED: Final[list[list[list[i64]]]] = [
    [[replaced(faction, level, action) for action in range(len(ACTIONS))] for level in range(TOP_MAGIC + 1)]
    for faction in range(len(POWERS))
]


# --- time ----------------------------------------------------------------------------------


def turns_left(state: TinyEpicKingdoms) -> float:
    """How many actions will still be chosen; known exactly once the end is triggered."""
    shields: i64 = state.shields
    left = float(SHIELDS) - float(count(shields))
    if state.is_final:
        return left
    cycles = float(LAST_CYCLE - state.cycle)
    for realm in state.realms:
        stock = realm.stock
        castle, magic, figures = realm.castle, realm.magic, realm.in_play()
        cycles = min(cycles, cycles_to(TOP_CASTLE - castle, float(CASTLE_LEFT[castle] - stock[ORE])))
        cycles = min(cycles, cycles_to(TOP_MAGIC - magic, float(MAGIC_LEFT[magic] - stock[MANA])))
        cycles = min(cycles, cycles_to(FIGURES - figures, float(FIGURES_LEFT[figures] - stock[FOOD])))
    return left + float(SHIELDS) * cycles


def cycles_to(steps_left: i64, missing: float) -> float:
    """How many further cycles somebody needs to trigger the end, one step in each."""
    if steps_left <= 0:
        return 0.0
    return max(float(steps_left) - 0.5, missing / PACE)


class Prospect:
    """What the turns that are left offer to everybody."""

    turns: float
    foreseen: float
    long: float  # how long the game still is, from 0 to 1
    free: float  # how often an action without a shield will be chosen in this cycle
    later: float  # how often any will be in those after it, as far as they are foreseen
    shields: i64
    pending: i64  # the seats that have yet to act in this turn

    def __init__(self, state: TinyEpicKingdoms) -> None:
        self.turns = turns_left(state)
        self.foreseen = min(self.turns, FORESEEN)
        self.long = min(1.0, self.turns / LONG)
        self.shields = state.shields
        now = float(SHIELDS) - float(count(self.shields))
        self.free = now / (now + 1.0)
        self.later = CHOSEN * max(0.0, self.foreseen - now) / float(SHIELDS)
        self.pending = 0
        for step in state.agenda:
            if kind_of(step) == steps.OFFER:
                self.pending |= bit(seat_of(step))

    def times(self, action: i64) -> float:
        """How often an action will be chosen in the turns foreseen."""
        return self.later if self.shields >> action & 1 else self.later + self.free

    def chance(self, state: TinyEpicKingdoms, seat: int, action: int) -> float:
        """How often a player may do an action, abilities that replace others by it included."""
        realm = state.realms[seat]
        found = self.times(action)
        if realm.magic > 0:
            others = REPLACED[realm.faction][realm.magic][action]
            while others != 0:
                found += self.times(lowest(others))
                others &= others - 1
        if self.pending >> seat & 1 and realm.powers.instead[state.chosen] >> action & 1:
            found += 1.0
        return found


# --- points --------------------------------------------------------------------------------


def expected(state: TinyEpicKingdoms, seat: int, prospect: Prospect) -> float:
    """The points that a player will probably have at the end."""
    value = float(scoring.tally(state, seat).total())
    turns = prospect.turns
    realm = state.realms[seat]
    if turns == 0.0 and prospect.pending == 0:
        return value + 0.01 * float(realm.total())
    powers = realm.powers
    value += prospect.long * promised(state, int(realm.castle)) + SURE * planned(state, seat, prospect)
    length = prospect.long
    if realm.magic > 0:
        value += length * POWER * ABILITIES[realm.faction][realm.magic]
    value += length * (ABILITY * float(realm.magic) + GROWTH * float(realm.in_play()))
    if BONUS_TO_COME[realm.magic] > 0.0:
        score = POWERS[realm.faction][TOP_MAGIC].score
        if score is not None:
            value += BONUS_TO_COME[realm.magic] * float(scoring.bonus(state, seat, score))
    capitals = realm.has & state.map.of_terrain[CAPITAL]
    if capitals:
        value -= CAPITAL_TOO_SOON * length * CAPITAL_ALONE * float(count(capitals))
    ruins = state.map.of_terrain[RUINS]
    if realm.has & ruins:
        lying = float(count(realm.lying) + count(realm.lying_pair))
        standing = float(count(realm.has & ruins) + count(realm.pair & ruins)) - lying
        value += FIGURE_POINTS * (lying * turns / (turns + OUT_LYING) + standing * turns / (turns + OUT_STANDING))
    strength = float(powers.values[MANA] * realm.stock[MANA] + powers.values[ORE] * realm.stock[ORE])
    value += RESERVE * min(MOST_RESERVE, strength) * length
    if state.neutrals:
        needed = float(count(state.neutrals))
        value += NEUTRAL * min(1.0, strength / needed) * turns / (turns + 5.0)
    return value


def promised(state: TinyEpicKingdoms, level: int) -> float:
    """What a level of the castle is worth beside its points, early in the game."""
    return WALLS * max(0.0, CASTLE[level] - float(state.setup.castle_points[level]))


def planned(state: TinyEpicKingdoms, seat: int, prospect: Prospect) -> float:
    """Points that the stores and the yield of the turns foreseen can be turned into."""
    realm = state.realms[seat]
    powers = realm.powers
    stock = realm.stock
    collects = COLLECTS * prospect.foreseen
    of_food = float(yield_of(state, realm, FOOD))
    of_ore = float(yield_of(state, realm, ORE))
    of_mana = float(yield_of(state, realm, MANA))
    any_kind = float(count(realm.lying))
    if realm.in_play() == 1:
        any_kind += ALONE
    gain = VARIETY * float((of_food > 0) + (of_ore > 0) + (of_mana > 0)) * prospect.long
    if powers.collect_bonus.amount and (not powers.collect_by_water or realm.has & state.map.wet):
        any_kind += float(powers.collect_bonus.amount)
    beyond = prospect.turns - prospect.foreseen
    gain += FAR * COLLECTS * beyond * (of_food + of_ore + of_mana + any_kind)
    yielding = int(of_food + of_ore + of_mana + any_kind)
    gain += LAND * DIMINISHING[min(yielding, len(DIMINISHING) - 1)] * prospect.long
    of_any = ANY_KIND * any_kind
    food = float(stock[FOOD]) + collects * (of_food + of_any)
    ore = float(stock[ORE]) + collects * (of_ore + of_any)
    mana = float(stock[MANA]) + collects * (of_mana + of_any)
    plan = Plan(mana)
    plan.study(int(realm.magic), prospect.chance(state, seat, RESEARCH))
    mana = plan.store
    plan.store = ore + (mana if powers.build_with == MANA else 0.0)
    plan.build(state, realm, prospect.long, prospect.chance(state, seat, BUILD))
    if powers.build_with == MANA:
        mana = min(mana, plan.store)
        plan.store = max(0.0, plan.store - mana)
    spare = plan.store
    plan.store = food + (mana if powers.expand_with == MANA else 0.0)
    plan.expand(realm, prospect.chance(state, seat, EXPAND))
    if powers.expand_with == MANA:
        mana = min(mana, plan.store)
        plan.store = max(0.0, plan.store - mana)
    spare += plan.store + mana
    traded = min(1.0, prospect.chance(state, seat, TRADE)) * spare * 0.5
    idle = max(0.0, spare - plan.missing) * prospect.long
    return gain + plan.points + MIXED * min(traded, plan.missing) + SPARE * idle + 0.01 * spare


class Plan:
    """Steps paid for one by one out of a store; a last one that cannot be paid in full counts in part."""

    store: float
    points: float
    missing: float  # resources that further steps would cost

    def __init__(self, store: float) -> None:
        self.store = store
        self.points = 0.0
        self.missing = 0.0

    def step(self, price: float, points: float, times: float) -> float:
        """One more step, and how many there may still be after it."""
        if times <= 0.0:
            return 0.0
        share = min(1.0, times)
        if self.store < price:
            self.missing += share * price - self.store if share * price > self.store else 0.0
            share = min(share, self.store / price)
            self.points += share * share * points
            self.store = max(0.0, self.store - share * price)
            return 0.0
        self.store -= share * price
        self.points += share * points
        return times - 1.0

    def study(self, level: int, times: float) -> None:
        while level < TOP_MAGIC and times > 0.0:
            level += 1
            times = self.step(float(MAGIC_COST[level]), float(MAGIC_POINTS), times)

    def build(self, state: TinyEpicKingdoms, realm: Realm, long: float, times: float) -> None:
        points = state.setup.castle_points
        level = int(realm.castle)
        while level < TOP_CASTLE and times > 0.0:
            level += 1
            price = max(0.5, float(CASTLE_COST[level] - realm.powers.build_discount))
            gain = float(points[level] - points[level - 1])
            gain += long * (promised(state, level) - promised(state, level - 1))
            times = self.step(price, gain, times)

    def expand(self, realm: Realm, times: float) -> None:
        figures = int(realm.in_play())
        while figures < FIGURES and times > 0.0:
            figures += 1
            times = self.step(float(EXPAND_COST[figures]), float(FIGURE_POINTS), times)
