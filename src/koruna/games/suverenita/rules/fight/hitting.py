"""Losses (9.5): row by row from the front; the enemy chooses in front and middle, the owner in back; simultaneous."""

from __future__ import annotations

from mypy_extensions import i64

from koruna.engine.reason import Reason
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.battle import AMBUSH, OTHER, STARTER, Battle
from koruna.games.suverenita.rules.board.forces import BACK, force, is_rough, lives_of, row_of, the_battle, worth_of
from koruna.games.suverenita.rules.board.holding import take
from koruna.games.suverenita.rules.fight.proposing import best_losses, least_spill
from koruna.games.suverenita.rules.numbers import (
    ABOARD,
    ACCEPT,
    COUNT_BIT,
    HIT,
    ITEM,
    KEY,
    LOSE,
    OPEN,
    TRANSPORT,
    TYPES,
    field_of,
    kind_of,
    move,
    moved_item,
)
from koruna.games.suverenita.rules.phase import Phase
from koruna.games.suverenita.rules.state import Suverenita


def striker(battle: Battle) -> int:
    """The side whose swords are being used now."""
    return STARTER if battle.hits[STARTER] > 0 else OTHER


def row_to_hit(state: Suverenita, battle: Battle, side: int) -> list[int]:
    """The first row of a side that still has units, as items with their counts."""
    standing: list[int] = []
    for stack in force(state, battle, side):
        item = stack & ITEM
        for at in range(len(standing)):
            if standing[at] & ITEM == item:
                standing[at] += stack >> COUNT_BIT << 9
                break
        else:
            standing.append(item | stack >> COUNT_BIT << 9)
    for item in battle.doomed[side]:
        for at in range(len(standing)):
            if standing[at] & ITEM == item:
                standing[at] -= 1 << 9
    row = BACK
    for units in standing:
        if units >> 9:
            row = min(row, row_of(units & ITEM))
    return [units for units in standing if units >> 9 and row_of(units & ITEM) == row]


def cost(state: Suverenita, battle: Battle, side: int, item: int) -> int:
    """The swords needed to destroy the next unit of an item; a wounded one is first."""
    lives = lives_of(state, item, is_rough(state, battle, side))
    if battle.wounds[side] and battle.wounded[side] == item:
        return lives - battle.wounds[side]
    return lives


def falls_without_choice(state: Suverenita, battle: Battle, side: int, row: list[int]) -> bool:
    """Use swords of a side if there is no choice; False if somebody has to be asked."""
    target = 1 - side
    hits = battle.hits[side]
    total = -battle.wounds[target] if any(units & ITEM == battle.wounded[target] for units in row) else 0
    rough = is_rough(state, battle, target)
    for units in row:
        total += lives_of(state, units & ITEM, rough) * (units >> 9)
    if hits >= total:  # the whole row falls
        for units in row:
            for _ in range(units >> 9):
                doom(state, battle, side, units & ITEM)
        return True
    in_reach = [units & ITEM for units in row if cost(state, battle, target, units & ITEM) <= hits]
    if len(in_reach) == 1:
        doom(state, battle, side, in_reach[0])
    elif in_reach:
        return False
    elif not battle.of_charge:
        battle.hits[side] = 0  # damage that destroys nothing is lost
    elif len(row) == 1:
        doom(state, battle, side, row[0] & ITEM)
    else:
        return False
    return True


def doom(state: Suverenita, battle: Battle, side: int, item: int) -> None:
    """Use swords of a side to destroy a unit of the other; if they are too few they wound it (9.8)."""
    target = 1 - side
    price = cost(state, battle, target, item)
    if price > battle.hits[side]:
        if battle.wounded[target] != item:
            battle.wounds[target] = 0
        battle.wounded[target] = item
        battle.wounds[target] += battle.hits[side]
        battle.hits[side] = 0
        return
    battle.hits[side] -= price
    battle.doomed[target].append(item)
    if battle.wounded[target] == item:
        battle.wounds[target] = 0


# --- choices -----------------------------------------------------------------------------


def in_choice(state: Suverenita, battle: Battle) -> list[int]:
    """The items that may be hit next: those in reach or, if there are none, the whole row (a charge wounds)."""
    side = striker(battle)
    row = row_to_hit(state, battle, 1 - side)
    found = [units & ITEM for units in row if cost(state, battle, 1 - side, units & ITEM) <= battle.hits[side]]
    return found if found else [units & ITEM for units in row]


def proposal(state: Suverenita, battle: Battle) -> list[int]:
    """The best choice for the player who chooses: most value destroyed, or least value lost."""
    side = striker(battle)
    costs: list[int] = []
    worths: list[int] = []
    items: list[int] = []
    is_back = False
    rough = is_rough(state, battle, 1 - side)
    for units in row_to_hit(state, battle, 1 - side):
        item = units & ITEM
        is_back = row_of(item) == BACK
        for i in range(units >> 9):
            items.append(item)
            worths.append(worth_of(state, item))
            costs.append(cost(state, battle, 1 - side, item) if i == 0 else lives_of(state, item, rough))
    return best_losses(costs, worths, items, battle.hits[side], is_back)


class Hitting(Phase):
    def moves(self, state: Suverenita, kind: int, seat: int, number: int) -> list[int]:
        if kind == steps.SPILL:
            return spills(state, seat, number)
        battle = the_battle(state)
        if kind == steps.HIT:
            found = [move(HIT, item=item, count=1) for item in in_choice(state, battle)]
        else:
            found = [move(LOSE, battle.field, item=item, count=1) for item in in_choice(state, battle)]
        if len(proposal(state, battle)) > 1:
            found.insert(0, ACCEPT)
        return found

    def play(self, state: Suverenita, kind: int, seat: int, number: int, move: int) -> bool:
        if kind == steps.SPILL:
            if move == ACCEPT:
                for item in least_spill(state, seat, number):
                    remove(state, number, seat, item, 1)
            else:
                remove(state, number, seat, int(moved_item(move)), 1)
            return overload(state, seat, number) <= 0
        battle = the_battle(state)
        side = striker(battle)
        if move == ACCEPT:
            for item in proposal(state, battle):
                doom(state, battle, side, item)
        else:
            doom(state, battle, side, int(moved_item(move)))
        return True

    def why_not(self, state: Suverenita, kind: int, seat: int, number: int, move: int) -> Reason:
        wanted = HIT if kind == steps.HIT else LOSE
        if kind_of(move) != wanted:
            return Reason(f"{state.step_name()}-first")
        item = int(moved_item(move))
        if kind == steps.SPILL:
            is_there = int(field_of(move)) == number and item in aboard(state, seat, number)
            return Reason("one-at-a-time" if is_there else "no-such-units")
        battle = the_battle(state)
        if kind == steps.YIELD and int(field_of(move)) != battle.field:
            return Reason("no-such-units")
        target = 1 - striker(battle)
        standing = [stack & ITEM for stack in force(state, battle, target)]
        row = row_to_hit(state, battle, target)
        if item not in standing:
            return Reason("no-such-units")
        if row_of(item) > row_of(row[0]):
            return Reason("rows-in-order")
        if item in [units & ITEM for units in row]:
            facts: dict[str, int | str] = {
                "lives": cost(state, battle, target, item),
                "swords": battle.hits[1 - target],
            }
            return Reason("one-at-a-time" if item in in_choice(state, battle) else "not-enough-swords", facts)
        return Reason("no-such-units")

    def go_on(self, state: Suverenita, kind: int, number: int) -> None:
        """Take losses while there is no choice; then ask, or remove the fallen."""
        battle = the_battle(state)
        for side in (STARTER, OTHER):
            while battle.hits[side] > 0:
                row = row_to_hit(state, battle, 1 - side)
                if not row:
                    battle.hits[side] = 0
                elif not falls_without_choice(state, battle, side, row):
                    is_back = row_of(row[0]) == BACK
                    state.push(steps.LOSSES)
                    if is_back:
                        state.push(steps.YIELD, battle.sides[1 - side])
                    else:
                        state.push(steps.HIT, battle.sides[side])
                    return
        bury(state, battle)


# --- the fallen --------------------------------------------------------------------------


def bury(state: Suverenita, battle: Battle) -> None:
    """Remove the fallen of both sides at the same time (9.5)."""
    field = battle.field
    for side in (STARTER, OTHER):
        fallen = battle.doomed[side]
        if fallen:
            battle.bloodless = 0
            battle.killed[1 - side] += len(fallen)
            remove_all(state, field, battle.sides[side], fallen)
            battle.doomed[side] = []
    if battle.kind == AMBUSH:
        state.battle = None
        return
    state.push(steps.AFTERMATH)
    if state.setup.world.is_sea[field]:
        for side in (OTHER, STARTER):
            lighten(state, battle.sides[side], field)


def remove_all(state: Suverenita, field: int, seat: int, items: list[int]) -> None:
    items.sort()
    at = 0
    while at < len(items):
        item = items[at]
        count = items.count(item)
        remove(state, field, seat, item, count)
        at += count


def remove(state: Suverenita, field: int, seat: int, item: int, count: int) -> None:
    """Remove units of an item, first those with the fewest flags of this round."""
    if state.journal is not None:
        world = state.setup.world
        state.tell("units-lost", seat, {"field": world.ids[field], "type": TYPES[item & 7], "count": count})
    while count:
        for stack in state.armies[field]:
            units: i64 = stack
            if units & ITEM == item and units >> 9 & 15 == seat:
                gone = min(count, stack >> COUNT_BIT)
                take(state, field, stack & KEY, gone)
                count -= gone
                break
        else:
            raise AssertionError("units lost that are not there")


def lose_the_rest(state: Suverenita, battle: Battle, side: int) -> None:
    """9.5: units that cannot flee are lost."""
    items: list[int] = []
    for stack in force(state, battle, side):
        items += [stack & ITEM] * (stack >> COUNT_BIT)
    remove_all(state, battle.field, battle.sides[side], items)


# --- more load than ships, 9.9 -----------------------------------------------------------


def overload(state: Suverenita, seat: int, field: int) -> int:
    """By how much the load exceeds the capacity of the transports."""
    values = state.setup.values
    load = 0
    for stack in state.armies[field]:
        if stack >> 9 & 15 == seat:
            count = stack >> COUNT_BIT
            if stack >> 6 & 7 == ABOARD:
                load += values.size[stack & 7] * count
            elif stack & 7 == TRANSPORT and stack >> 6 & 7 == OPEN:
                load -= values.load * count
    return load


def lighten(state: Suverenita, seat: int, field: int) -> None:
    """Remove embarked units that the ships cannot carry after losses; if there is a choice the owner is asked."""
    while overload(state, seat, field) > 0:
        items = aboard(state, seat, field)
        if len(items) > 1 and has_transport(state, seat, field):
            state.push(steps.SPILL, seat, field)
            return
        remove(state, field, seat, items[0], 1)


def has_transport(state: Suverenita, seat: int, field: int) -> bool:
    return any(
        stack & 7 == TRANSPORT and stack >> 6 & 7 == OPEN and stack >> 9 & 15 == seat for stack in state.armies[field]
    )


def aboard(state: Suverenita, seat: int, field: int) -> list[int]:
    """The items of embarked units."""
    found: list[int] = []
    for stack in state.armies[field]:
        if stack >> 9 & 15 == seat and stack >> 6 & 7 == ABOARD and stack & ITEM not in found:
            found.append(stack & ITEM)
    return found


def spills(state: Suverenita, seat: int, field: int) -> list[int]:
    if overload(state, seat, field) <= 0:
        return []
    found = [move(LOSE, field, item=item, count=1) for item in aboard(state, seat, field)]
    if len(least_spill(state, seat, field)) > 1:
        found.insert(0, ACCEPT)
    return found
