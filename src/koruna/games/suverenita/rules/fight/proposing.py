"""The best choice of losses: most value destroyed, or least value lost."""

from __future__ import annotations

from koruna.games.suverenita.rules.board.forces import worth_of
from koruna.games.suverenita.rules.numbers import ABOARD, COUNT_BIT, ITEM, OPEN, TRANSPORT
from koruna.games.suverenita.rules.state import Suverenita


class CostClass:
    """Units that cost the same number of swords, in the order in which they are chosen."""

    cost: int
    worths: list[int]
    items: list[int]

    def __init__(self, cost: int) -> None:
        self.cost = cost
        self.worths = []
        self.items = []


def sort_by_cost(costs: list[int], worths: list[int], items: list[int], cheap_first: bool) -> list[CostClass]:
    found: list[CostClass] = []
    for cost in sorted(set(costs), reverse=True):
        choice = CostClass(cost)
        units = sorted([(worths[i], items[i]) for i in range(len(costs)) if costs[i] == cost], reverse=not cheap_first)
        choice.worths = [worth for worth, _ in units]
        choice.items = [item for _, item in units]
        found.append(choice)
    return found


def best_losses(costs: list[int], worths: list[int], items: list[int], swords: int, is_owner: bool) -> list[int]:
    """Which units fall to these swords, chosen by their owner or by their enemy.

    Swords must be used as long as they can destroy a unit. The lists are by unit.
    """
    classes = sort_by_cost(costs, worths, items, is_owner)
    counts = [0] * len(classes)
    best: list[int] = []
    best_worth = -1
    while True:
        spent = sum([choice.cost * count for choice, count in zip(classes, counts, strict=True)])
        if spent <= swords and not reaches_more(classes, counts, swords - spent):
            worth = sum([sum(choice.worths[:count]) for choice, count in zip(classes, counts, strict=True)])
            if best_worth < 0 or (worth < best_worth if is_owner else worth > best_worth):
                best_worth = worth
                best = counts.copy()
        if not count_up(classes, counts, swords):
            break
    found: list[int] = []
    for choice, count in zip(classes, best, strict=True):
        found += choice.items[:count]
    return found


def reaches_more(classes: list[CostClass], counts: list[int], left: int) -> bool:
    """Whether the remaining swords could destroy one more unit."""
    return any(count < len(choice.items) and choice.cost <= left for choice, count in zip(classes, counts, strict=True))


def count_up(classes: list[CostClass], counts: list[int], swords: int) -> bool:
    """Advance to the next combination of counts; False after the last."""
    for at in range(len(counts)):
        most = min(len(classes[at].items), swords // classes[at].cost)
        if counts[at] < most:
            counts[at] += 1
            return True
        counts[at] = 0
    return False


def least_spill(state: Suverenita, seat: int, field: int) -> list[int]:
    """The least valuable embarked units whose loss leaves a load that the transports can carry (9.9)."""
    values = state.setup.values
    costs: list[int] = []
    worths: list[int] = []
    items: list[int] = []
    room = 0
    for stack in state.armies[field]:
        if stack >> 9 & 15 != seat:
            continue
        count = stack >> COUNT_BIT
        if stack >> 6 & 7 == ABOARD:
            for _ in range(count):
                costs.append(values.size[stack & 7])
                worths.append(worth_of(state, stack & ITEM))
                items.append(stack & ITEM)
        elif stack & 7 == TRANSPORT and stack >> 6 & 7 == OPEN:
            room += values.load * count
    kept = best_losses(costs, worths, items, room, False)  # keep as much value as there is room for
    for item in kept:
        items.remove(item)
    return items
