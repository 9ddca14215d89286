"""The best way to feed a larder (15.6): an exact optimum of the value for the owner.

Two tables are filled, and every pair of their entries is tried. One has for every amount of food the best mouths to
feed; the other for every number of slaughtered herds and their meat the best herds to keep. Leftovers count too: grain
as seed for the spring and beyond that as food, fish, and meat for its gold.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.games.suverenita.rules.farm.larder import KINDS, SETTLEMENT, Larder, Mouth, meat_of
from koruna.games.suverenita.rules.farm.sowing import harvest_of
from koruna.games.suverenita.rules.numbers import (
    FISH,
    GRAIN,
    MEAT,
    NOBODY,
    OPEN,
    TRANSPORT,
    level_of,
    place_of,
    type_of,
)
from koruna.games.suverenita.rules.state import Suverenita

# Values of things for the proposal; a gold is worth 10. These are judgements, not rules.
GOLD: Final = 10
FISH_WORTH: Final = 4
GRAIN_WORTH: Final = 12
SEED_WORTH: Final = 18
UNIT_WORTH: Final = 100  # in addition to its price, because replacing it takes time
LEVEL_WORTH: Final = 20
SETTLEMENT_WORTH: Final = [0, 600, 1100]
# In the last winter, when only points count.
FARM_POINT_WORTH: Final = 20
LAST_GOLD: Final = 1

# Kinds of food to pay with.
OF_FISH: Final = 0
OF_GRAIN: Final = 1  # beyond the seed
OF_MEAT: Final = 2
OF_SEED: Final = 3

KILL_BITS: Final = 8  # for the number of slaughtered herds of a kind
KILLED_BIT: Final = 12  # above the meat in the key of a table's entry


class Weights:
    """The values of things for a player this winter."""

    gold: int
    fish: int
    grain: int
    seed: int
    seeds: int  # the grain that can be sown in spring
    herd: list[int]
    young: list[int]
    kept: list[int]  # by kind: herds that other larders already keep
    first: int  # the food to be used up first, or NOBODY

    def __init__(self) -> None:
        self.gold, self.fish, self.grain, self.seed, self.seeds = GOLD, FISH_WORTH, GRAIN_WORTH, SEED_WORTH, 0
        self.herd = [0] * KINDS
        self.young = [0] * KINDS
        self.kept = [0] * KINDS
        self.first = NOBODY


class FeedingPlan:
    """What one larder does: which herds are slaughtered, who goes hungry, and what is paid."""

    worth: int
    kills: list[int]
    hungry: list[Mouth]  # for a settlement the level is how much of it goes hungry
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
    """The value of herds of a kind besides those kept elsewhere; a pair has a young, a single herd may have one."""
    before = weights.kept[kind]
    more = young_of(before + count) - young_of(before)
    return count * weights.herd[kind] + more * weights.young[kind] // 6


def young_of(count: int) -> int:
    """The expected number of young, in sixths (15.1)."""
    return count // 2 * 6 + count % 2 * 2


def worth_of_mouth(state: Suverenita, mouth: Mouth, level: int) -> int:
    if mouth.key == SETTLEMENT:
        return SETTLEMENT_WORTH[level]
    values = state.setup.values
    kind = type_of(mouth.key)
    if kind == TRANSPORT and place_of(mouth.key) == OPEN:
        return UNIT_WORTH * (1 + values.load)  # units aboard are lost with it
    return UNIT_WORTH + GOLD * (values.buy_light + values.upgrade[kind]) + LEVEL_WORTH * int(level_of(mouth.key))


# --- the plan ----------------------------------------------------------------------------


def best_plan(state: Suverenita, larder: Larder, weights: Weights) -> FeedingPlan:
    values = state.setup.values
    riders = [mouth for mouth in larder.mouths if mouth.grain]
    riders.sort(key=lambda mouth: -worth_of_mouth(state, mouth, 0))
    others = [mouth for mouth in larder.mouths if not mouth.grain]
    herds = HerdTable(state, larder, weights)
    order = cheapest_first(weights, larder, values.fish_per_food)
    fish_food = larder.fish // values.fish_per_food
    total_herds = sum(larder.herds)
    sure = larder.grain + fish_food + larder.meat - total_herds * values.herd_grain
    table = FoodTable(state, others, sure - sum(rider.grain + rider.food for rider in riders))
    best = FeedingPlan()
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
            worth = herds.worths[entry] + riders_worth + table.worth(amount)
            worth += int(pay(weights, larder, order, values.fish_per_food, amount + riders_food, left, meat, None))
            if worth > best.worth:
                best.worth = worth
                choice = (entry, fed, amount)
    entry, fed, amount = choice
    best.kills = herds.kills_of(entry)
    best.hungry = riders[fed:] + table.hungry(amount)
    meat = larder.meat + (entry & (1 << KILLED_BIT) - 1)
    kept = (total_herds - (entry >> KILLED_BIT)) * values.herd_grain + sum(rider.grain for rider in riders[:fed])
    needed = amount + sum(rider.food for rider in riders[:fed])
    pay(weights, larder, order, values.fish_per_food, needed, larder.grain - kept, meat, best)
    best.grain += kept
    return best


def cheapest_first(weights: Weights, larder: Larder, fish_per_food: int) -> list[int]:
    """The order in which food is eaten: first the chosen food, then the least valuable."""
    prices = [weights.fish * fish_per_food, weights.grain, weights.gold if larder.sells else 0, weights.seed]
    firsts = [FISH, GRAIN, MEAT, GRAIN]
    keys = [(-1 if weights.first == firsts[what] else prices[what], what) for what in range(4)]
    return [what for _, what in sorted(keys)]


def pay(
    weights: Weights,
    larder: Larder,
    order: list[int],
    fish_per_food: i64,
    needed: i64,
    grain: i64,
    meat: i64,
    plan: FeedingPlan | None,
) -> i64:
    """Pay for this much food; return the value of what is left. The plan, if given, records what is paid."""
    seeds = min(grain, weights.seeds)
    fish: i64 = larder.fish // fish_per_food
    surplus = grain - seeds
    left_meat = meat
    left_seeds = seeds
    left_fish = fish
    for what in order:
        if what == OF_FISH:
            eaten = min(needed, left_fish)
            left_fish -= eaten
        elif what == OF_GRAIN:
            eaten = min(needed, surplus)
            surplus -= eaten
        elif what == OF_MEAT:
            eaten = min(needed, left_meat)
            left_meat -= eaten
        else:
            eaten = min(needed, left_seeds)
            left_seeds -= eaten
        needed -= eaten
    spent_fish = (fish - left_fish) * fish_per_food
    if plan is not None:
        plan.fish = int(spent_fish)
        plan.grain = int(grain - surplus - left_seeds)
        plan.meat = int(meat - left_meat)
        plan.meat_left = int(left_meat)
    worth = (larder.fish - spent_fish) * weights.fish + surplus * weights.grain + left_seeds * weights.seed
    return worth + left_meat * weights.gold if larder.sells else worth


class FoodTable:
    """For every amount of food: the mouths that it feeds with the highest value."""

    mouths: list[Mouth]
    total: int  # the food they all need
    everything: int  # the value of them all
    worths: list[int]  # by food: its highest value; empty if there is enough for all anyway
    taken: list[list[int]]  # by mouth and food: the level it is fed up to, 1 for a unit
    foods: list[list[int]]  # by mouth and level

    def __init__(self, state: Suverenita, mouths: list[Mouth], sure: int) -> None:
        self.mouths = mouths
        self.total = sum(mouth.food for mouth in mouths)
        self.everything = sum(worth_of_mouth(state, mouth, mouth.level) for mouth in mouths)
        self.worths = []
        self.taken = []
        self.foods = []
        if sure >= self.total:
            return
        worths = [0] * (self.total + 1)
        for mouth in mouths:
            better = worths.copy()
            taken = [0] * (self.total + 1)
            foods = [0]
            for level in range(1, max(mouth.level, 1) + 1):
                food = self.food_at(state, mouth, level)
                worth = worth_of_mouth(state, mouth, level)
                foods.append(food)
                for amount in range(food, self.total + 1):
                    if worths[amount - food] + worth > better[amount]:
                        better[amount] = worths[amount - food] + worth
                        taken[amount] = level
            worths = better
            self.taken.append(taken)
            self.foods.append(foods)
        self.worths = worths

    def food_at(self, state: Suverenita, mouth: Mouth, level: int) -> int:
        """The food of a mouth up to a level; a settlement can be fed in part."""
        if mouth.key != SETTLEMENT or level == mouth.level:
            return mouth.food
        foods = state.setup.meal_of_settlement
        return mouth.food * foods[level] // max(1, foods[mouth.level])

    def worth(self, amount: int) -> int:
        return self.worths[amount] if self.worths else self.everything

    def used(self, food: int) -> int:
        """The least food with the same value as this amount."""
        amount = min(food, self.total)
        while self.worths and amount and self.worths[amount - 1] == self.worths[amount]:
            amount -= 1
        return amount

    def hungry(self, amount: int) -> list[Mouth]:
        """Who gets nothing, or not enough, of this much food."""
        found: list[Mouth] = []
        for at in range(len(self.taken) - 1, -1, -1):
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
    """For every number of slaughtered herds and their meat: the highest value of the herds kept."""

    worths: dict[int, int]  # the key packs the meat and, above it, the number of slaughtered herds
    kills: dict[int, int]  # by the same key: how many of each kind are slaughtered

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
