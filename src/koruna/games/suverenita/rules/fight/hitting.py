"""Losses (9.5): row by row from the front; the enemy chooses in front and middle, the owner in back; simultaneous."""

from __future__ import annotations

from koruna.engine.reason import Reason
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.battle import AMBUSH, OTHER, STARTER, Battle
from koruna.games.suverenita.rules.board.forces import BACK, force, is_rough, lives_of, row_of, the_battle, worth_of
from koruna.games.suverenita.rules.fight.losing import remove_all
from koruna.games.suverenita.rules.fight.proposing import best_losses
from koruna.games.suverenita.rules.fight.spilling import lighten
from koruna.games.suverenita.rules.numbers import (
    ACCEPT,
    COUNT_BIT,
    HIT,
    ITEM,
    LOSE,
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
    """In front and middle the enemy chooses."""

    def moves(self, state: Suverenita, seat: int, number: int) -> list[int]:
        battle = the_battle(state)
        return with_proposal(state, battle, [move(HIT, item=item, count=1) for item in in_choice(state, battle)])

    def play(self, state: Suverenita, seat: int, number: int, move: int) -> bool:
        battle = the_battle(state)
        side = striker(battle)
        for item in proposal(state, battle) if move == ACCEPT else [int(moved_item(move))]:
            doom(state, battle, side, item)
        return True

    def why_not(self, state: Suverenita, seat: int, number: int, move: int) -> Reason:
        if kind_of(move) != HIT:
            return Reason("hit-first")
        return why_not_this(state, the_battle(state), int(moved_item(move)))


class Yielding(Hitting):
    """In back the owner chooses."""

    def moves(self, state: Suverenita, seat: int, number: int) -> list[int]:
        battle = the_battle(state)
        found = [move(LOSE, battle.field, item=item, count=1) for item in in_choice(state, battle)]
        return with_proposal(state, battle, found)

    def why_not(self, state: Suverenita, seat: int, number: int, move: int) -> Reason:
        battle = the_battle(state)
        if kind_of(move) != LOSE:
            return Reason("yield-first")
        if int(field_of(move)) != battle.field:
            return Reason("no-such-units")
        return why_not_this(state, battle, int(moved_item(move)))


def with_proposal(state: Suverenita, battle: Battle, found: list[int]) -> list[int]:
    return [ACCEPT, *found] if len(proposal(state, battle)) > 1 else found


def why_not_this(state: Suverenita, battle: Battle, item: int) -> Reason:
    """The rule that forbids to choose a unit of this item."""
    target = 1 - striker(battle)
    standing = [stack & ITEM for stack in force(state, battle, target)]
    row = row_to_hit(state, battle, target)
    if item not in standing:
        return Reason("no-such-units")
    if row_of(item) > row_of(row[0]):
        return Reason("rows-in-order")
    if item in [units & ITEM for units in row]:
        facts: dict[str, int | str] = {"lives": cost(state, battle, target, item), "swords": battle.hits[1 - target]}
        return Reason("one-at-a-time" if item in in_choice(state, battle) else "not-enough-swords", facts)
    return Reason("no-such-units")


# --- taking losses -----------------------------------------------------------------------


class TakingLosses(Phase):
    def go_on(self, state: Suverenita, number: int) -> None:
        """Take losses while there is no choice; then ask, or remove the fallen."""
        battle = the_battle(state)
        for side in (STARTER, OTHER):
            while battle.hits[side] > 0:
                row = row_to_hit(state, battle, 1 - side)
                if not row:
                    battle.hits[side] = 0
                elif not falls_without_choice(state, battle, side, row):
                    state.push(steps.LOSSES)
                    if row_of(row[0]) == BACK:
                        state.push(steps.YIELD, battle.sides[1 - side])
                    else:
                        state.push(steps.HIT, battle.sides[side])
                    return
        bury(state, battle)


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
