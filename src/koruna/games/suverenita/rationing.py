"""The best way to feed a larder (15.6): found exactly, for what things are worth to their owner.

Two tables are filled and then every pair of their entries is tried. One says for every amount of food which mouths it
feeds best; the other for every number of slaughtered herds and the meat they give which herds are best kept. What is
left over counts too: grain as seed for the spring and beyond that as food, fish, and meat for its gold.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from koruna.games.suverenita.larder import KINDS, SETTLEMENT, Larder, Mouth, meat_of
from koruna.games.suverenita.numbers import FISH, GRAIN, MEAT, NOBODY, OPEN, TRANSPORT, level_of, place_of, type_of
from koruna.games.suverenita.sowing import harvest_of

if TYPE_CHECKING:
    from koruna.games.suverenita.rules import Suverenita

# What the proposal weighs, a gold being worth 10. These are judgements, not rules.
GOLD: Final = 10
FISH_WORTH: Final = 4
GRAIN_WORTH: Final = 12
SEED_WORTH: Final = 18
UNIT_WORTH: Final = 100  # besides its price: it takes time to have it again
LEVEL_WORTH: Final = 20
SETTLEMENT_WORTH: Final = [0, 600, 1100]
# In the last winter only points count.
FARM_POINT_WORTH: Final = 20
LAST_GOLD: Final = 1

KILL_BITS: Final = 8  # how many herds of a kind are slaughtered, packed by kind
KILLED_BIT: Final = 12  # above the meat in the key of a table's entry


class Weights:
    """What this player gains by each thing, this winter."""

    gold: int
    fish: int
    grain: int
    seed: int
    seeds: int  # how much grain can be sown in spring
    herd: list[int]
    young: list[int]
    kept: list[int]  # herds by kind that other larders keep already
    first: int  # the food to be used up first, or NOBODY

    def __init__(self) -> None:
        self.gold, self.fish, self.grain, self.seed, self.seeds = GOLD, FISH_WORTH, GRAIN_WORTH, SEED_WORTH, 0
        self.herd = [0] * KINDS
        self.young = [0] * KINDS
        self.kept = [0] * KINDS
        self.first = NOBODY


class Plan:
    """What one larder does: herds slaughtered by kind, who goes hungry, and what is paid."""

    worth: int
    kills: list[int]
    hungry: list[Mouth]  # a settlement's level says how much of it goes hungry
    grain: int
    fish: int
    meat: int  # eaten
    meat_left: int

    def __init__(self) -> None:
        self.worth = 0
        self.kills = [0] * KINDS
        self.hungry = []
        self.grain = self.fish = self.meat = self.meat_left = 0


def weigh(state: Suverenita, first: int) -> Weights:
    values = state.setup.values
    weights = Weights()
    weights.first = first
    is_last = state.year() >= values.years
    if is_last:
        weights.gold = LAST_GOLD
        weights.grain = weights.seed = FARM_POINT_WORTH * values.farm_grain
        weights.fish = FARM_POINT_WORTH // values.fish_per_farm_point
    for kind in range(KINDS):
        if is_last:
            weights.herd[kind] = FARM_POINT_WORTH * values.farm_herd[kind]
        else:
            weights.herd[kind] = GOLD * values.herd_price[kind]
            weights.young[kind] = weights.herd[kind] // 2
    return weights


def seeds_of(state: Suverenita, seat: int, larder: Larder) -> int:
    """How many fields of a larder could be sown in spring."""
    if not larder.is_connected:
        return 0
    return sum(
        1
        for field in larder.fields
        if state.control[field] == seat and not state.herds[field] and harvest_of(state, field)
    )


def worth_of_herds(weights: Weights, kind: int, count: int) -> int:
    """Of so many herds of a kind beside those kept elsewhere: two are sure of a young, a lone one may have it."""
    before = weights.kept[kind]
    more = young_of(before + count) - young_of(before)
    return count * weights.herd[kind] + more * weights.young[kind] // 6


def young_of(count: int) -> int:
    """Young to be expected, in sixths (15.1)."""
    return count // 2 * 6 + count % 2 * 2


def worth_of_mouth(state: Suverenita, mouth: Mouth, level: int) -> int:
    if mouth.key == SETTLEMENT:
        return SETTLEMENT_WORTH[level]
    values = state.setup.values
    kind = type_of(mouth.key)
    if kind == TRANSPORT and place_of(mouth.key) == OPEN:
        return UNIT_WORTH * (1 + values.load)  # whoever is aboard is lost with it
    return UNIT_WORTH + GOLD * (values.buy_light + values.upgrade[kind]) + LEVEL_WORTH * int(level_of(mouth.key))


# --- the plan ----------------------------------------------------------------------------


def best_plan(state: Suverenita, larder: Larder, weights: Weights) -> Plan:
    values = state.setup.values
    riders = [mouth for mouth in larder.mouths if mouth.grain]
    riders.sort(key=lambda mouth: -worth_of_mouth(state, mouth, 0))
    others = [mouth for mouth in larder.mouths if not mouth.grain]
    table = Table(state, others)
    herds = HerdTable(state, larder, weights)
    fish_food = larder.fish // values.fish_per_food
    total_herds = sum(larder.herds)
    best = Plan()
    best.worth = -1
    choice = (0, 0, 0)
    for entry in herds.worths:
        meat = larder.meat + (entry & (1 << KILLED_BIT) - 1)
        left = larder.grain - (total_herds - (entry >> KILLED_BIT)) * values.herd_grain
        riders_worth = 0
        riders_food = 0
        for fed in range(len(riders) + 1):
            if fed:
                rider = riders[fed - 1]
                left -= rider.grain
                riders_worth += worth_of_mouth(state, rider, 0)
                riders_food += rider.food
            food = left + fish_food + meat - riders_food
            if left < 0 or food < 0:
                break
            amount = table.used(food)
            worth = herds.worths[entry] + riders_worth + table.worths[amount]
            worth += pay(weights, larder, values.fish_per_food, amount + riders_food, left, meat, best, False)
            if worth > best.worth:
                best.worth = worth
                choice = (entry, fed, amount)
    entry, fed, amount = choice
    best.kills = herds.kills_of(entry)
    best.hungry = riders[fed:] + table.hungry(amount)
    meat = larder.meat + (entry & (1 << KILLED_BIT) - 1)
    kept = (total_herds - (entry >> KILLED_BIT)) * values.herd_grain + sum(rider.grain for rider in riders[:fed])
    needed = amount + sum(rider.food for rider in riders[:fed])
    pay(weights, larder, values.fish_per_food, needed, larder.grain - kept, meat, best, True)
    best.grain += kept
    return best


def pay(
    weights: Weights, larder: Larder, fish_per_food: int, needed: int, grain: int, meat: int, plan: Plan, is_real: bool
) -> int:
    """Pay for food with what is worth least, the food to be used up first before it; what is left is worth so much."""
    fish_food = larder.fish // fish_per_food
    seeds = min(grain, weights.seeds)
    meat_worth = weights.gold if larder.sells else 0
    prices = [
        (-1 if weights.first == FISH else weights.fish * fish_per_food, 0, fish_food),
        (-1 if weights.first == GRAIN else weights.grain, 1, grain - seeds),
        (-1 if weights.first == MEAT else meat_worth, 2, meat),
        (-1 if weights.first == GRAIN else weights.seed, 3, seeds),
    ]
    prices.sort()
    used = [0, 0, 0, 0]
    for _, what, there in prices:
        used[what] = min(needed, there)
        needed -= used[what]
    if is_real:
        plan.fish = used[0] * fish_per_food
        plan.grain = used[1] + used[3]
        plan.meat = used[2]
        plan.meat_left = meat - used[2]
    left = (larder.fish - used[0] * fish_per_food) * weights.fish + (meat - used[2]) * meat_worth
    return left + (grain - seeds - used[1]) * weights.grain + (seeds - used[3]) * weights.seed


class Table:
    """For every amount of food the mouths it feeds best, by their worth."""

    worths: list[int]  # by food: the most it can be worth
    taken: list[list[int]]  # by mouth and food: the level it is fed to, 1 for a unit
    foods: list[list[int]]  # by mouth and level
    mouths: list[Mouth]

    def __init__(self, state: Suverenita, mouths: list[Mouth]) -> None:
        self.mouths = mouths
        total = sum(mouth.food for mouth in mouths)
        worths = [0] * (total + 1)
        self.taken = []
        for mouth in mouths:
            better = worths.copy()
            taken = [0] * (total + 1)
            for level in range(1, max(mouth.level, 1) + 1):
                food = self.food_at(state, mouth, level)
                worth = worth_of_mouth(state, mouth, level)
                for amount in range(food, total + 1):
                    if worths[amount - food] + worth > better[amount]:
                        better[amount] = worths[amount - food] + worth
                        taken[amount] = level
            worths = better
            self.taken.append(taken)
        self.worths = worths
        self.foods = [[self.food_at(state, mouth, level) for level in range(3)] for mouth in mouths]

    def food_at(self, state: Suverenita, mouth: Mouth, level: int) -> int:
        """What a mouth eats up to a level; a settlement in part."""
        if mouth.key != SETTLEMENT or level == mouth.level:
            return mouth.food
        foods = state.setup.values.food_settlement
        return mouth.food * foods[level] // max(1, foods[mouth.level])

    def used(self, food: int) -> int:
        """The least food that does as much as this amount."""
        amount = min(food, len(self.worths) - 1)
        while amount and self.worths[amount - 1] == self.worths[amount]:
            amount -= 1
        return amount

    def hungry(self, amount: int) -> list[Mouth]:
        """Who gets nothing of so much food, or not enough."""
        found: list[Mouth] = []
        for at in range(len(self.mouths) - 1, -1, -1):
            mouth = self.mouths[at]
            level = self.taken[at][amount]
            if mouth.key != SETTLEMENT:
                if not level:
                    found.append(mouth)
            elif level < mouth.level:
                found.append(Mouth(mouth.field, SETTLEMENT, mouth.level - level, 0, 0))
            if level:
                amount -= self.foods[at][level]
        found.reverse()
        return found


class HerdTable:
    """For every number of slaughtered herds and the meat of them what the kept ones are worth at most."""

    worths: dict[int, int]  # by meat and, above it, the number of slaughtered herds
    kills: dict[int, int]  # how many of each kind that means

    def __init__(self, state: Suverenita, larder: Larder, weights: Weights) -> None:
        self.worths = {0: 0}
        self.kills = {0: 0}
        for kind in range(KINDS):
            there = larder.herds[kind]
            if not there:
                continue
            meat = meat_of(state, larder, kind)
            worths: dict[int, int] = {}
            kills: dict[int, int] = {}
            for entry in self.worths:
                for killed in range(there + 1):
                    key = entry + (killed << KILLED_BIT) + killed * meat
                    worth = self.worths[entry] + worth_of_herds(weights, kind, there - killed)
                    if worth > worths.get(key, -1):
                        worths[key] = worth
                        kills[key] = self.kills[entry] | killed << kind * KILL_BITS
            self.worths = worths
            self.kills = kills

    def kills_of(self, entry: int) -> list[int]:
        packed = self.kills[entry]
        return [packed >> kind * KILL_BITS & (1 << KILL_BITS) - 1 for kind in range(KINDS)]
