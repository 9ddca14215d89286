"""What a war costs: what resources are worth, the discounts, the highest number one may set, and the ways to pay.

Every payment is the number 100 * food + 10 * ore + mana.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.games.tiny_epic_kingdoms.rules.map import Map
from koruna.games.tiny_epic_kingdoms.rules.powers import ATTACKER, NO_KIND
from koruna.games.tiny_epic_kingdoms.rules.realm import Realm
from koruna.games.tiny_epic_kingdoms.rules.tokens import STRONGHOLD_DISCOUNT
from koruna.games.tiny_epic_kingdoms.rules.values import FOOD, HIGHEST_NUMBER, MANA, ORE, QUEST

WEIGHT: Final = [100, 10, 1]  # of a kind in a payment


class Terms:
    """The terms on which a player pays for a war: the worth of each kind, and discounts by what is paid with."""

    food: i64
    ore: i64
    mana: i64
    flat: i64  # whatever one pays with
    single: i64  # for a payment of one kind, or of nothing (W6)
    only: i64  # for a payment of one certain kind alone, or of nothing
    only_kind: int

    def __init__(self, food: i64, ore: i64, mana: i64) -> None:
        self.food = food
        self.ore = ore
        self.mana = mana
        self.flat = 0
        self.single = 0
        self.only = 0
        self.only_kind = NO_KIND

    def worth(self, food: i64, ore: i64, mana: i64) -> i64:
        """The number that a payment covers, discounts included."""
        kinds = (1 if food else 0) + (1 if ore else 0) + (1 if mana else 0)
        worth = self.food * food + self.ore * ore + self.mana * mana + self.flat
        if kinds <= 1:
            worth += self.single
        if self.only and (kinds == 0 or (kinds == 1 and self.is_only(food, ore))):
            worth += self.only
        return worth

    def is_only(self, food: i64, ore: i64) -> bool:
        return self.only_kind == (FOOD if food else ORE if ore else MANA)


def terms_of(realm: Realm, opponent: Realm | None, map: Map, region: int, role: int, by: int, lost: bool) -> Terms:
    """`opponent` is None against a neutral figure; `lost` means that the war is already known to be lost (W2)."""
    values = realm.powers.values
    if opponent is None:
        terms = Terms(values[FOOD], values[ORE], values[MANA])
    else:
        caps = opponent.powers.caps
        terms = Terms(min(values[FOOD], caps[FOOD]), min(values[ORE], caps[ORE]), min(values[MANA], caps[MANA]))
    for discount in realm.powers.discounts:
        if not discount.roles & role or (discount.by_quest and by != QUEST):
            continue
        if not discount.terrains >> map.terrain[region] & 1 or (discount.by_water and not map.wet >> region & 1):
            continue
        if discount.when_lost and not lost:
            continue
        if discount.single_kind:
            terms.single += discount.amount
        elif discount.only != NO_KIND:
            terms.only += discount.amount
            terms.only_kind = discount.only
        else:
            terms.flat += discount.amount
    return terms


def attack_terms(realm: Realm, opponent: Realm | None, map: Map, region: int, by: int, from_stronghold: bool) -> Terms:
    """The terms of an attack before its result is known."""
    terms = terms_of(realm, opponent, map, region, ATTACKER, by, False)
    if from_stronghold:
        terms.flat += STRONGHOLD_DISCOUNT
    return terms


def highest(terms: Terms, stock: list[int]) -> int:
    """The highest number that some payment covers (W2): all one has, one kind alone, or nothing at all."""
    food: i64 = stock[FOOD]
    ore: i64 = stock[ORE]
    mana: i64 = stock[MANA]
    best = terms.worth(food, ore, mana)
    if terms.single or terms.only:
        best = max(best, terms.worth(food, 0, 0), terms.worth(0, ore, 0))
        best = max(best, terms.worth(0, 0, mana), terms.worth(0, 0, 0))
    return int(best if best < HIGHEST_NUMBER else HIGHEST_NUMBER)


def payments(terms: Terms, stock: list[int], number: i64) -> list[int]:
    """Every way to pay for a number without paying more than needed: no part of it would do (W5)."""
    if terms.worth(0, 0, 0) >= number:
        return [0]
    found: list[int] = []
    most_food: i64 = stock[FOOD] if terms.food else 0
    most_ore: i64 = stock[ORE]
    most_mana: i64 = stock[MANA]
    food: i64 = 0
    while food <= most_food:
        ore: i64 = 0
        while ore <= most_ore:
            mana: i64 = 0
            while mana <= most_mana and terms.worth(food, ore, mana) < number:
                mana += 1
            if mana <= most_mana and is_least(terms, food, ore, mana, number):
                found.append(int(100 * food + 10 * ore + mana))
            ore += 1
        food += 1
    return found


def is_least(terms: Terms, food: i64, ore: i64, mana: i64, number: i64) -> bool:
    """Whether no part of a payment would do: neither one unit less, nor without a whole kind."""
    if food and terms.worth(food - 1, ore, mana) >= number:
        return False
    if ore and terms.worth(food, ore - 1, mana) >= number:
        return False
    if mana and terms.worth(food, ore, mana - 1) >= number:
        return False
    kinds = (1 if food else 0) + (1 if ore else 0) + (1 if mana else 0)
    if kinds < 2 or not (terms.single or terms.only):
        return True
    if terms.worth(0, ore, mana) >= number and food:
        return False
    if terms.worth(food, 0, mana) >= number and ore:
        return False
    if terms.worth(food, ore, 0) >= number and mana:
        return False
    if kinds < 3:
        return True
    return max(terms.worth(food, 0, 0), terms.worth(0, ore, 0), terms.worth(0, 0, mana)) < number


def spend(realm: Realm, payment: int) -> None:
    realm.stock[FOOD] -= payment // 100
    realm.stock[ORE] -= payment // 10 % 10
    realm.stock[MANA] -= payment % 10


# --- prices in one kind, which another may replace -----------------------------------------


def can_pay(realm: Realm, price: int, kind: int, instead: int) -> bool:
    available = realm.stock[kind]
    if instead not in (NO_KIND, kind):
        available += realm.stock[instead]
    return price <= available


def ways_to_pay(realm: Realm, price: int, kind: int, instead: int) -> list[int]:
    if instead in (NO_KIND, kind):
        return [price * WEIGHT[kind]]
    least, most = max(0, price - realm.stock[kind]), min(price, realm.stock[instead])
    return [(price - other) * WEIGHT[kind] + other * WEIGHT[instead] for other in range(least, most + 1)]


def ways_to_give(realm: Realm, amount: int) -> list[int]:
    """Every way to give up this many resources of any kinds."""
    found: list[int] = []
    for food in range(min(amount, realm.stock[FOOD]) + 1):
        for ore in range(min(amount - food, realm.stock[ORE]) + 1):
            mana = amount - food - ore
            if mana <= realm.stock[MANA]:
                found.append(100 * food + 10 * ore + mana)
    return found
