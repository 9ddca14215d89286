"""What the abilities of a faction are worth for the rest of a long game, in points, as far as no plan sees it.

Prices, yields and actions done instead of others are in the plans themselves (expectation.py).
"""

from __future__ import annotations

from typing import Final

from koruna.games.tiny_epic_kingdoms.rules.factions import POWERS
from koruna.games.tiny_epic_kingdoms.rules.powers import EITHER, NO_CAP, NO_KIND, Discount, Powers
from koruna.games.tiny_epic_kingdoms.rules.values import FOOD, MANA, PATROL, QUEST, WAR_VALUE


def worth(powers: Powers) -> float:
    return of_war(powers) + of_moves(powers) + of_household(powers)


def of_war(powers: Powers) -> float:
    value = 0.3 if powers.wins_ties else 0.0
    value += 0.5 * float(powers.values[FOOD] - WAR_VALUE[FOOD])
    value += 0.3 if powers.caps[MANA] < NO_CAP else 0.0
    for discount in powers.discounts:
        value += of_discount(discount)
    value += 0.3 if powers.raises else 0.0
    value += 0.1 * float(powers.betrayed) + 0.15 * float(powers.lost_take)
    value += 0.3 * float(powers.won.amount) + 0.1 * float(powers.tie.amount)
    value += 0.1 * float(powers.figure_lost.amount) + 0.2 * float(powers.other_lost.amount)
    value += 0.3 * float(powers.allied.amount) + 0.1 * float(powers.ally.amount)
    value += 0.2 if powers.guards else 0.0
    value += 0.4 if powers.attacks_pairs else 0.0
    return value + (0.3 if powers.forbids else 0.0) + (0.2 if powers.protects else 0.0)


def of_discount(discount: Discount) -> float:
    """Less for each condition."""
    value = 0.4 * float(discount.amount)
    if discount.roles != EITHER:
        value *= 0.6
    if discount.by_quest or discount.by_water or discount.terrains != 31 or discount.when_lost:
        value *= 0.6
    if discount.single_kind or discount.only != NO_KIND:
        value *= 0.8
    return value


def of_moves(powers: Powers) -> float:
    value = (0.3 if powers.patrol_anywhere else 0.0) + (0.2 if powers.patrol_water else 0.0)
    value += 0.6 * float(powers.patrols - 1)
    value += 0.5 * float(len(powers.move_gains))
    value += (0.3 if powers.swaps else 0.0) + (0.2 if powers.hall else 0.0)
    if powers.instead[QUEST] >> PATROL & 1:
        value += 0.4
    return value


def of_household(powers: Powers) -> float:
    value = 0.4 * float(max(powers.take)) + (0.4 if powers.selects_any else 0.0)
    value += 0.4 * float(powers.trade_bonus) + (0.3 if powers.trade_gives else 0.0)
    value += 0.4 if powers.expand_near else 0.0
    return value + 0.5 * float(powers.other_expands.amount) + 0.2 * float(powers.build_surcharge)


# By faction, then by level.
ABILITIES: Final = [[worth(powers) for powers in by_level] for by_level in POWERS]
